#!/bin/sh
# Removes $title and leaves settings and saves; with --purge these go, too.
set -eu

home=$$(CDPATH= cd -- "$$(dirname -- "$$0")" && pwd)
prefix=$$(dirname -- "$$(dirname -- "$$home")")
if [ ! -x "$$home/$name" ] || [ "$$home" != "$$prefix/lib/$name" ]; then
    echo "This script removes an installed $title, and here is none." >&2
    exit 1
fi

rm -f -- "$$prefix/share/applications/$app_id.desktop" \
    "$$prefix/share/metainfo/$app_id.metainfo.xml" \
    "$$prefix/share/man/man6/$name.6.gz" \
    "$$prefix/bin/$name"
for icon in "$$prefix"/share/icons/hicolor/*/apps/"$app_id".*; do
    rm -f -- "$$icon"
done
if [ "$${1:-}" = --purge ]; then
    rm -rf -- "$${XDG_CONFIG_HOME:-$$HOME/.config}/$name" \
        "$${XDG_DATA_HOME:-$$HOME/.local/share}/$name"
fi
rm -rf -- "$$home"
echo "$title is removed."
