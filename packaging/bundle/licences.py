"""What is inside a build, by whom, and under which licence; a file that nobody named is refused."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bundle.facts import AUTHORS, ROOT

TEXTS: Final = ROOT / "packaging" / "licences"
NOTICE: Final = "LICENCES.txt"
OWN_TEXTS: Final = {"OFL-1.1": ROOT / "assets" / "fonts" / "Nunito-OFL.txt"}


@dataclass(frozen=True, slots=True)
class Component:
    """One work by other people, or our own; `files` matches paths inside the folder build."""

    name: str
    licence: str
    """By its SPDX name; the texts of its parts lie in packaging/licences."""
    holder: str
    files: str

    def owns(self, path: str) -> bool:
        return re.fullmatch(self.files, path, re.IGNORECASE) is not None

    @property
    def texts(self) -> tuple[str, ...]:
        """The names of the licence texts that the licence is made of."""
        parts = re.split(r" AND | WITH ", self.licence)
        return tuple(part.removesuffix("-or-later").removesuffix("-only") for part in parts)


class UnknownContents(Exception):
    """Files that are about to be shipped and that no component owns."""


def library(names: str) -> str:
    """Match a shared library by its name, in the ways that the three systems write it."""
    number, digest = r"([.-]\d[\w.-]*)?", r"(-[0-9a-f]{8})?"
    return rf"(.*/)?(lib)?({names}){number}{digest}{number}\.(so|dll|dylib)[\w.]*"


COMPONENTS: Final = (
    Component("Baloo 2", "OFL-1.1", "The Baloo 2 Project Authors", r"lib/assets/fonts/Baloo2-.*"),
    Component("Nunito", "OFL-1.1", "The Nunito Project Authors", r"lib/assets/fonts/Nunito-.*"),
    Component("Kododo", "MIT", AUTHORS, rf"kododo\S*|lib/(assets/|game/|kododo_).*|{NOTICE}"),
    Component(
        "AccessKit", "MIT AND BSD-3-Clause", "The AccessKit contributors, The Chromium Authors",
        r"lib/accesskit/.*",
    ),
    Component(
        "Python", "PSF-2.0", "Python Software Foundation",
        r"lib/(base_library\.zip|python3\.\d+/.*|libpython3.*|python3\d*\.dll|Python)|lib/_.*\.pyd"
        r"|lib/(select|pyexpat|unicodedata)\.pyd|lib/Python\.framework/.*",
    ),
    Component("SDL, with image, mixer and ttf", "Zlib", "Sam Lantinga", library(r"SDL2(_\w+)?")),
    Component("Brotli", "MIT", "The Brotli Authors", library("brotli(common|dec)")),
    Component("FLAC", "BSD-3-Clause", "Josh Coalson, Xiph.Org Foundation", library("FLAC")),
    Component("FluidSynth", "LGPL-2.1-or-later", "Peter Hanappe and others", library("fluidsynth")),
    Component("FreeType", "FTL", "The FreeType Project", library("freetype")),
    Component(
        "GCC run-time libraries", "GPL-3.0-or-later WITH GCC-exception-3.1",
        "Free Software Foundation", library("gcc_s|gcc_s_seh|stdc\\+\\+|winpthread"),
    ),
    Component("HarfBuzz", "HarfBuzz", "Behdad Esfahbod and others", library("harfbuzz")),
    Component("libffi", "MIT", "Anthony Green, Red Hat and others", library("ffi")),
    Component(
        "libjpeg-turbo", "IJG AND BSD-3-Clause AND Zlib",
        "Thomas G. Lane, Guido Vollbeding, the libjpeg-turbo Project", library("(turbo)?jpeg"),
    ),
    Component("libpng", "libpng-2.0", "The PNG Reference Library Authors", library("png16|png")),
    Component("libsndfile", "LGPL-2.1-or-later", "Erik de Castro Lopo", library("sndfile")),
    Component("LibTIFF", "libtiff", "Sam Leffler, Silicon Graphics", library("tiff")),
    Component("libwebp", "BSD-3-Clause", "Google", library("webp|webpdemux|sharpyuv")),
    Component("libxmp", "MIT", "Claudio Matsuoka, Hipolito Carraro Jr", library("xmp")),
    Component("mpg123", "LGPL-2.1", "The mpg123 project", library("mpg123")),
    Component(
        "Ogg, Vorbis and Opus", "BSD-3-Clause", "Xiph.Org Foundation",
        library("ogg|vorbis|vorbisenc|vorbisfile|opus|opusfile"),
    ),
    Component("PortMidi", "MIT", "Roger B. Dannenberg and others", library("portmidi")),
    Component(
        "Microsoft C run-time library", "MSVC-runtime", "Microsoft Corporation",
        r"lib/(vcruntime|msvcp|ucrtbase|api-ms-win-)[\w.-]*\.dll",
    ),
    Component("WavPack", "BSD-3-Clause", "David Bryant, Conifer Software", library("wavpack")),
    Component("zlib", "Zlib", "Jean-loup Gailly, Mark Adler", library("z|zlib1|zlib")),
    # After the libraries, which lie in its folder on some systems.
    Component("pygame-ce", "LGPL-2.1", "The pygame community", r"lib/pygame/.*(?<!\.ttf)"),
)  # fmt: skip

INSIDE_THE_PROGRAM: Final = (
    Component("platformdirs", "MIT", "The platformdirs developers", ""),
    Component("pytweening", "BSD-3-Clause", "Al Sweigart", ""),
    Component("segno", "BSD-3-Clause", "Lars Heuer", ""),
    Component("PyInstaller's starter", "PyInstaller", "PyInstaller Development Team", ""),
)
"""Works that are not files of their own: they are part of the executable."""


def by_component(paths: Iterable[str]) -> Mapping[Component, list[str]]:
    """Give every file to its component, or raise UnknownContents with the rest."""
    shares: dict[Component, list[str]] = {component: [] for component in COMPONENTS}
    unknown = []
    for path in sorted(paths):
        owner = next((each for each in COMPONENTS if each.owns(path)), None)
        if owner is None:
            unknown.append(path)
        else:
            shares[owner].append(path)
    if unknown:
        raise UnknownContents(", ".join(unknown))
    return {component: files for component, files in shares.items() if files}


def text(name: str) -> str:
    """The words of a licence."""
    path = OWN_TEXTS.get(name, TEXTS / f"{name}.txt")
    words = path.read_text(encoding="utf-8-sig")
    return words[words.index("This Font Software") :] if name in OWN_TEXTS else words


def present(paths: Iterable[str]) -> tuple[Component, ...]:
    """Everything that a build with these files holds."""
    return (*by_component(paths), *INSIDE_THE_PROGRAM)


def notice(paths: Iterable[str]) -> str:
    """The list for people: every work, its licence, and then the words of each licence once."""
    components = sorted(present(paths), key=lambda each: each.name.lower())
    names = sorted({name for component in components for name in component.texts})
    listed = [f"{each.name}: {each.licence}, {each.holder}" for each in components]
    texts = [f"{'=' * 78}\n{name}\n{'=' * 78}\n\n{text(name)}" for name in names]
    head = "Kododo is made of these works. The words of their licences follow the list.\n"
    return "\n".join([head, *listed, "", *texts])


def files_below(folder: Path) -> list[str]:
    """Every file and link below a folder, with slashes and in order."""
    found = (path for path in folder.rglob("*") if path.is_symlink() or path.is_file())
    return sorted(path.relative_to(folder).as_posix() for path in found)
