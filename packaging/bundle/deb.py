"""The Debian package, written without Debian's tools, so that it comes out the same anywhere."""

import hashlib
import platform
import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from textwrap import wrap
from typing import Final

from bundle import desktop, facts, licences
from bundle.tree import RUNNABLE, Item, folders_of, items_of, tar, text_item, xz

ARCHITECTURES: Final = {"x86_64": "amd64", "aarch64": "arm64", "armv7l": "armhf", "i686": "i386"}
HOME: Final = f"usr/lib/{facts.NAME}"
COMMAND: Final = f"usr/games/{facts.NAME}"
# SDL opens these when it runs, so that no tool finds them in the libraries.
NEEDS: Final = (
    *("libx11-6", "libxext6", "libxcursor1", "libxi6", "libxrandr2", "libxss1", "libxfixes3"),
    "libxkbcommon0",
)
WANTS: Final = (
    *("libgl1", "libasound2t64 | libasound2", "libpulse0"),
    *("libwayland-client0", "libdecor-0-0"),
)
LISTED_APART: Final = frozenset({"GPL-3.0", "LGPL-2.1"})
"""Long texts that every Debian system holds."""


def architecture() -> str:
    return ARCHITECTURES.get(platform.machine(), platform.machine())


def file_name() -> str:
    return f"{facts.NAME}_{facts.version()}_{architecture()}.deb"


def build(folder: Path, shared: Iterable[Item]) -> bytes:
    """The package of a folder build and of what goes below /usr/share."""
    items = list(contents(folder, shared))
    seconds = facts.build_time()
    parts = {
        "debian-binary": b"2.0\n",
        "control.tar.xz": xz(tar(control_items(folder, items), seconds, "./")),
        "data.tar.xz": xz(tar(items, seconds, "./")),
    }
    return archive(parts, seconds)


def contents(folder: Path, shared: Iterable[Item]) -> Iterator[Item]:
    """Everything that is unpacked below the root of the system."""
    documents = f"usr/share/doc/{facts.NAME}"
    for item in items_of(folder, runnable=[facts.NAME]):
        # Debian wants the licences in one place and in its own words.
        if item.path != licences.NOTICE:
            yield item.below(HOME)
    yield Item(COMMAND, link=f"../lib/{facts.NAME}/{facts.NAME}")
    for item in shared:
        yield item.below("usr/share")
    yield text_item(f"{documents}/copyright", copyright_file(licences.files_below(folder)))
    yield Item(f"{documents}/changelog.gz", desktop.zipped(change_log()))
    overrides = (desktop.TEMPLATES / "lintian-overrides").read_bytes()
    yield Item(f"usr/share/lintian/overrides/{facts.NAME}", overrides)


def control_items(folder: Path, items: Sequence[Item]) -> Iterator[Item]:
    """What dpkg reads before it unpacks."""
    yield text_item("control", control(folder, items))
    sums = (f"{hashlib.md5(item.read()).hexdigest()}  {item.path}\n" for item in _files(items))  # noqa: S324 - dpkg's format
    yield text_item("md5sums", "".join(sums))
    yield Item("postrm", (desktop.TEMPLATES / "postrm").read_bytes(), RUNNABLE)


def control(folder: Path, items: Sequence[Item]) -> str:
    fields = {
        "Package": facts.NAME,
        "Version": facts.version(),
        "Architecture": architecture(),
        "Maintainer": facts.CONTACT,
        "Installed-Size": str(installed_size(items)),
        "Depends": ", ".join((f"libc6 (>= {needed_glibc(folder)})", *NEEDS)),
        "Recommends": ", ".join(WANTS),
        "Suggests": "speech-dispatcher | espeak-ng",  # for reading aloud
        "Section": "games",
        "Priority": "optional",
        "Homepage": facts.HOMEPAGE,
        "Description": description(),
    }
    return "".join(f"{name}: {text}\n" for name, text in fields.items() if text)


def description() -> str:
    """A short line, then indented paragraphs that a lone dot parts."""
    paragraphs = ["\n".join(f" {line}" for line in wrap(text, 78)) for text in facts.description()]
    line = facts.summary()
    return line[0].lower() + line[1:] + "\n" + "\n .\n".join(paragraphs)


def installed_size(items: Sequence[Item]) -> int:
    """In kilobytes, each file and folder rounded up, as dpkg counts."""
    files = sum(-(-len(item.read()) // 1024) for item in _files(items))
    return files + len(folders_of(items)) + sum(1 for item in items if item.link)


def needed_glibc(folder: Path) -> str:
    """The newest version of the C library that any file of the build asks for."""
    asked = {(2, 17)}
    for item in _files(items_of(folder)):
        data = item.read()
        if data.startswith(b"\x7fELF"):
            found = re.findall(rb"GLIBC_(\d+)\.(\d+)", data)
            asked.update((int(major), int(minor)) for major, minor in found)
    return "{}.{}".format(*max(asked))


def change_log() -> str:
    """Debian's form of what is new."""
    lines = [
        "\n".join(wrap(change, 76, initial_indent="  * ", subsequent_indent="    "))
        for change in facts.changes()
    ]
    head = f"{facts.NAME} ({facts.version()}) unstable; urgency=medium"
    tail = f" -- {facts.CONTACT}  {facts.build_date():%a, %d %b %Y %H:%M:%S +0000}"
    return "\n\n".join([head, "\n".join(lines), tail]) + "\n"


def copyright_file(paths: Sequence[str]) -> str:
    """Debian's list of who made what, in its machine-readable form."""
    head = (
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n"
        f"Upstream-Name: {facts.TITLE}\n"
        f"Upstream-Contact: {facts.CONTACT}\n"
    )
    inside = ", ".join(
        f"{each.name} ({each.licence}, {each.holder})" for each in licences.INSIDE_THE_PROGRAM
    )
    stanzas = [
        "Files: " + "\n ".join(f"{HOME}/{path}" for path in files) + "\n"
        f"Copyright: {component.holder}\nLicense: {component.licence}\n"
        for component, files in licences.by_component(paths).items()
    ]
    note = f"Comment: The executable {HOME}/{facts.NAME} also holds {inside}.\n"
    return "\n".join([head + note, *stanzas, *_licence_stanzas(licences.present(paths))])


def _licence_stanzas(components: Iterable[licences.Component]) -> Iterator[str]:
    for licence in sorted({component.licence for component in components}):
        parts = licences.Component("", licence, "", "").texts
        texts = [_pointer(name) if name in LISTED_APART else licences.text(name) for name in parts]
        lines = "\n\n".join(text.strip("\n") for text in texts).splitlines()
        yield f"License: {licence}\n" + "".join(f" {line.rstrip() or '.'}\n" for line in lines)


def _pointer(name: str) -> str:
    path = f"/usr/share/common-licenses/{name.removesuffix('.0')}"
    return f"On Debian systems the whole text is in {path}."


def _files(items: Iterable[Item]) -> Iterator[Item]:
    return (item for item in items if not item.link)


def archive(parts: dict[str, bytes], seconds: int) -> bytes:
    """The oldest of archive formats, in which a Debian package comes."""
    members = [
        f"{name:<16}{seconds:<12}{0:<6}{0:<6}{'100644':<8}{len(data):<10}`\n".encode()
        + data
        + b"\n" * (len(data) % 2)
        for name, data in parts.items()
    ]
    return b"!<arch>\n" + b"".join(members)
