"""Everything that is shipped has an owner and a licence whose words we ship, too."""

from pathlib import Path

import pytest
from bundle import licences
from bundle.licences import COMPONENTS, INSIDE_THE_PROGRAM, UnknownContents

ROOT = Path(__file__).resolve().parents[2]
ALL = (*COMPONENTS, *INSIDE_THE_PROGRAM)
OWNERS = {
    "kododo": "Kododo",
    "Kododo.exe": "Kododo",
    "kododo-text.exe": "Kododo",
    "LICENCES.txt": "Kododo",
    "lib/assets/sounds/win.ogg": "Kododo",
    "lib/game/ai/race.cpython-311-x86_64-linux-gnu.so": "Kododo",
    "lib/kododo_search__mypyc.cp313-win_amd64.pyd": "Kododo",
    "lib/assets/fonts/Baloo2-Bold.ttf": "Baloo 2",
    "lib/assets/fonts/Nunito-OFL.txt": "Nunito",
    "lib/base_library.zip": "Python",
    "lib/libpython3.11.so.1.0": "Python",
    "lib/python313.dll": "Python",
    "lib/_socket.pyd": "Python",
    "lib/python3.11/lib-dynload/math.cpython-311-x86_64-linux-gnu.so": "Python",
    "lib/pygame/draw.cpython-311-x86_64-linux-gnu.so": "pygame-ce",
    "lib/pygame/_sdl2/video.cp313-win_amd64.pyd": "pygame-ce",
    "lib/pygame_ce.libs/libSDL2-2-50d19f93.0.so.0.3200.10": "SDL, with image, mixer and ttf",
    "lib/libSDL2_mixer-2-6719e6f6.0.so.0.800.2": "SDL, with image, mixer and ttf",
    "lib/SDL2_ttf.dll": "SDL, with image, mixer and ttf",
    "lib/libFLAC-e7027ec5.so.14.0.0": "FLAC",
    "lib/pygame/SDL2.dll": "SDL, with image, mixer and ttf",
    "lib/pygame/.dylibs/libSDL2-2.0.0.dylib": "SDL, with image, mixer and ttf",
    "lib/pygame/.dylibs/libz.1.3.1.zlib-ng.dylib": "zlib",
    "lib/pygame/freetype.dll": "FreeType",
    "lib/pygame/libjpeg-62.dll": "libjpeg-turbo",
    "lib/pygame/portmidi.dll": "PortMidi",
    "lib/VCRUNTIME140_1.dll": "Microsoft C run-time library",
    "lib/libffi-8.dll": "libffi",
    "lib/python3.11/lib-dynload/zlib.cpython-311-x86_64-linux-gnu.so": "Python",
    "lib/libogg-0.dll": "Ogg, Vorbis and Opus",
    "lib/libopusfile-0.dll": "Ogg, Vorbis and Opus",
    "lib/libvorbisenc.2.dylib": "Ogg, Vorbis and Opus",
    "lib/libpng16-16.dll": "libpng",
    "lib/libz.so.1": "zlib",
    "lib/zlib1.dll": "zlib",
    "lib/libstdc++.so.6": "GCC run-time libraries",
    "lib/libgcc_s.so.1": "GCC run-time libraries",
    "lib/pygame_ce.libs/libxmp-35a4066c.so.4.7.2": "libxmp",
}


@pytest.mark.parametrize(("path", "owner"), OWNERS.items())
def test_file_belongs_to_one_component(path: str, owner: str) -> None:
    assert [component.name for component in licences.by_component([path])] == [owner]


@pytest.mark.parametrize(
    "path", ["lib/libnobodyknows.so.1", "lib/numpy/core.so", "lib/pygame/freesansbold.ttf"]
)
def test_file_that_nobody_named_is_refused(path: str) -> None:
    with pytest.raises(UnknownContents, match=path):
        licences.by_component(["kododo", path])


def test_every_asset_has_an_owner() -> None:
    assets = [f"lib/assets/{path}" for path in licences.files_below(ROOT / "assets")]
    assert assets
    assert sum(map(len, licences.by_component(assets).values())) == len(assets)


@pytest.mark.parametrize(
    "component", [*COMPONENTS, *INSIDE_THE_PROGRAM], ids=lambda each: each.name
)
def test_words_of_every_licence_are_at_hand(component: licences.Component) -> None:
    assert all(len(licences.text(name)) > 200 for name in component.texts)


def test_no_licence_lies_about_unused() -> None:
    used = {name for each in ALL for name in each.texts}
    kept = {path.stem for path in licences.TEXTS.glob("*.txt")}
    assert kept == used - set(licences.OWN_TEXTS)


def test_notice_names_what_is_there_and_nothing_else() -> None:
    notice = licences.notice(["kododo", "lib/libz.so.1"])
    assert "zlib: Zlib, Jean-loup Gailly, Mark Adler" in notice
    assert "The origin of this software must not be misrepresented" in notice
    assert "FluidSynth" not in notice


def test_bundled_packages_are_those_of_the_lock() -> None:
    lock = (ROOT / "packaging" / "requirements.txt").read_text(encoding="utf-8")
    packages = {line.partition("==")[0] for line in lock.splitlines() if "==" in line}
    named = {component.name for component in ALL}
    assert packages <= named
