#!/bin/sh
# Installs $title for one user, without administrator rights:
#   ./install.sh              into ~/.local
#   ./install.sh FOLDER       into another folder with bin, lib and share
# An update replaces the program only; settings and saves are elsewhere and stay.
set -eu

here=$$(CDPATH= cd -- "$$(dirname -- "$$0")" && pwd)
prefix=$${1:-$${HOME:?is not set}/.local}
mkdir -p -- "$$prefix/bin" "$$prefix/lib" "$$prefix/share"
prefix=$$(CDPATH= cd -- "$$prefix" && pwd)
home=$$prefix/lib/$name

# The new program is complete before it takes the place of the old one.
rm -rf -- "$$home.new" "$$home.old"
cp -R -- "$$here/program" "$$home.new"
cp -- "$$here/uninstall.sh" "$$home.new/uninstall.sh"
if [ -e "$$home" ]; then
    mv -- "$$home" "$$home.old"
fi
mv -- "$$home.new" "$$home"
rm -rf -- "$$home.old"
ln -sf -- "../lib/$name/$name" "$$prefix/bin/$name"
cp -R -- "$$here/share/." "$$prefix/share/"

# The menu wants the whole path: the folder of commands need not be on its search path. It is
# quoted twice, once for the Exec key and once for the format of the file, then once for sed.
quoted=$$(printf '%s' "$$home/$name" | sed -e 's/[\\"`$$]/\\&/g' -e 's/%/%%/g' -e 's/\\/\\\\/g')
escaped=$$(printf '%s' "$$quoted" | sed -e 's/[\\&|]/\\&/g')
entry=$$prefix/share/applications/$app_id.desktop
sed -e "s|^Exec=.*|Exec=\"$$escaped\"|" -- "$$here/share/applications/$app_id.desktop" > "$$entry.new"
mv -- "$$entry.new" "$$entry"

echo "$title $version is installed. Start it from the menu, or with: $$prefix/bin/$name"
echo "To remove it: $$home/uninstall.sh"
