"""Menu entry, metainfo and man page agree with each other and with the program."""

import configparser
import gzip
import os
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from bundle import desktop, facts, icons

import game
from game.cli.main import HEADLESS
from game.kits.registry import KITS
from scenes.__main__ import WINDOW_COMMANDS
from scenes.engine import sdl_start

COMMANDS = (*WINDOW_COMMANDS, *HEADLESS)


def entry(text: str) -> configparser.SectionProxy:
    parser = configparser.RawConfigParser()
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read_string(text)
    return parser["Desktop Entry"]


def metainfo() -> ET.Element:
    return ET.fromstring(desktop.metainfo())  # noqa: S314 - our own text


def test_menu_entry_names_the_window_as_the_program_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SDL_VIDEO_X11_WMCLASS", raising=False)
    sdl_start.prepare()
    assert entry(desktop.entry())["StartupWMClass"] == os.environ["SDL_VIDEO_X11_WMCLASS"]


def test_menu_entry_starts_the_command_and_shows_the_icon() -> None:
    found = entry(desktop.entry())
    assert found["Exec"] == facts.NAME
    assert found["Icon"] == facts.APP_ID
    assert found["Categories"] == "Game;CardGame;"


@pytest.mark.parametrize(
    ("path", "quoted"),
    [
        ("/opt/kododo", '"/opt/kododo"'),
        ("/opt/Größe 2/kododo", '"/opt/Größe 2/kododo"'),
        ("/opt/100%/kododo", '"/opt/100%%/kododo"'),
        ("/opt/$a/kododo", r'"/opt/\\$a/kododo"'),
    ],
)
def test_path_in_a_menu_entry_is_quoted(path: str, quoted: str) -> None:
    assert entry(desktop.entry(path))["Exec"] == quoted


def test_metainfo_tells_the_version_and_its_news() -> None:
    release = metainfo().find("releases/release")
    assert release is not None
    assert release.get("version") == game.__version__
    assert [item.text for item in release.iter("li")] == list(facts.changes())


def test_metainfo_leads_to_the_menu_entry() -> None:
    found = metainfo()
    assert found.findtext("id") == facts.APP_ID
    assert found.findtext("launchable") == f"{facts.APP_ID}.desktop"
    assert found.findtext("provides/binary") == facts.NAME


def test_build_that_knows_no_homepage_links_to_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(facts, "HOMEPAGE", "")
    assert metainfo().find("screenshots") is None
    assert metainfo().find("url") is None


def test_published_build_shows_pictures_of_its_own_version(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(facts, "HOMEPAGE", "https://example.org/kododo")
    found = metainfo()
    assert found.findtext("url") == "https://example.org/kododo"
    images = [image.text or "" for image in found.iterfind("screenshots/screenshot/image")]
    published = f"https://example.org/kododo/raw/v{game.__version__}/"
    assert len(images) == len(facts.SCREENSHOTS)
    for image in images:
        assert (facts.ROOT / image.removeprefix(published)).is_file()


def test_man_page_lists_every_command() -> None:
    page = desktop.man_page(COMMANDS)
    assert all(f".B kododo {command.words}\n" in page for command in COMMANDS)
    assert game.__version__ in page


def test_man_page_has_no_line_that_troff_would_take_for_a_request() -> None:
    known = (".TH", ".SH", ".B", ".BR", ".RI", ".I", ".TP", ".PP")
    requests = [line for line in desktop.man_page(COMMANDS).splitlines() if line[:1] in (".", "'")]
    assert [line for line in requests if line.split()[0] not in known] == []


def test_every_file_that_a_desktop_reads_is_installed(tmp_path: Path) -> None:
    paths = {item.path for item in desktop.shared(tmp_path, COMMANDS)}
    assert f"applications/{facts.APP_ID}.desktop" in paths
    assert f"metainfo/{facts.APP_ID}.metainfo.xml" in paths
    assert f"icons/hicolor/scalable/apps/{facts.APP_ID}.svg" in paths
    for size in icons.SIZES:
        assert f"icons/hicolor/{size}x{size}/apps/{facts.APP_ID}.png" in paths


def test_compressed_texts_come_out_the_same_each_time() -> None:
    assert desktop.zipped("words") == desktop.zipped("words")
    assert gzip.decompress(desktop.zipped("words")) == b"words"
    assert desktop.zipped("words")[4:8] == bytes(4), "no time in the head"


def test_packages_tell_of_every_game() -> None:
    told = (facts.summary(), facts.description()[0], " ".join(facts.keywords()))
    for kit in KITS.values():
        assert all(kit.title in words for words in told)
        assert not kit.credit or kit.credit in facts.description()[-1]
