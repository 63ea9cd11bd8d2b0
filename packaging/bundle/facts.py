"""What every package says about the program, written once."""

import os
import re
import subprocess
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

from game.core.languages import SOURCE_LANGUAGE, available, translations_of
from game.core.sentences import join_words, labelled
from game.core.words import N_, _, spoken_in

if TYPE_CHECKING:
    from game.kits.kit import AnyKit

T = TypeVar("T")

ROOT: Final = Path(__file__).resolve().parents[2]
NAME: Final = "kododo"
TITLE: Final = "Kododo"
APP_ID: Final = "io.github.kododo.kododo"
"""The name among all programs of a desktop; also of the menu entry and its icon."""
AUTHORS: Final = "Kododo contributors"
CONTACT: Final = "Kododo contributors <kododo@users.noreply.github.com>"
HOMEPAGE: Final = os.environ.get("KODODO_HOMEPAGE", "")
"""Where the project is published; the release workflow knows it. A build that is not told links to
nothing: AppStream shows pictures from the network only, and an invented address would be a lie."""
SCREENSHOTS: Final = {
    "table.png": N_("A round of cards among friends"),
    "duco.png": N_("A town that grows tile by tile"),
    "chikyu.png": N_("Tricks on the Earth, boats in the harbour wall"),
    "reveal.png": N_("All cards are turned over at once"),
    "results.png": N_("The evening has a winner"),
    "title.png": N_("The waterfront at dusk"),
}
"""Of packaging/pictures, with their captions; the first one is shown first."""
CATEGORIES: Final = ("Game", "CardGame")


def games() -> "tuple[AnyKit, ...]":
    """Every game of the program."""
    from game.kits.registry import KITS

    return tuple(KITS.values())


def summary() -> str:
    """What the program is, in a line."""
    return _("Card table for {games}").format(games=join_words(kit.title for kit in games()))


def description() -> tuple[str, ...]:
    """What every game is about, how it is played here, and whose they are."""
    about = " ".join(f"{labelled(kit.title, _(kit.motto))}." for kit in games())
    whose = " ".join(map(_whose, games()))
    fan = _("This is a fan edition, not connected with authors or publishers.")
    return (
        about,
        _(
            "One to five people and bots sit around one screen. Mouse, touch, keyboard and gamepad "
            "each reach everything, and every game can be played in a terminal as well."
        ),
        f"{whose} {fan}",
    )


def _whose(kit: "AnyKit") -> str:
    words = _("The rules of {game} are reconstructed; its author is not known.")
    if kit.credit:
        words = _("{game} is a game by {author}.")
    return words.format(game=kit.title, author=kit.credit)


def keywords() -> tuple[str, ...]:
    """By which the program is looked for."""
    return (*(kit.title for kit in games()), *_("cards, card game, party, bots").split(", "))


def in_other_languages(tell: Callable[[], T]) -> dict[str, T]:
    """What `tell` says in every language but English."""
    told = {}
    for language in available():
        if language != SOURCE_LANGUAGE:
            with spoken_in(translations_of(language)):
                told[language] = tell()
    return told


def version(root: Path = ROOT) -> str:
    """The version, from the one place where it is written."""
    source = (root / "game" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([^"]+)"', source, re.MULTILINE)
    assert found is not None, "game/__init__.py names no version"
    return found[1]


def picture_address(name: str) -> str:
    """Where a picture of this version can be fetched, as code hosts publish the files of a tag."""
    return f"{HOMEPAGE}/raw/v{version()}/packaging/pictures/{name}"


def newest_section(root: Path = ROOT) -> tuple[str, str]:
    """The head of the change log's newest section, and what stands below it."""
    change_log = (root / "packaging" / "CHANGELOG.md").read_text(encoding="utf-8")
    head, _, body = re.split(r"^## ", change_log, flags=re.MULTILINE)[1].partition("\n")
    return head, body.strip()


def changes(root: Path = ROOT) -> tuple[str, ...]:
    """What is new in this version, one sentence or two per change."""
    _, newest = newest_section(root)
    items = re.findall(r"^- (.+(?:\n {2,}.+)*)", newest, re.MULTILINE)
    return tuple(" ".join(item.split()).replace("`", "") for item in items)


def build_time(root: Path = ROOT) -> int:
    """The second that all files of a build bear: SOURCE_DATE_EPOCH, else that of the commit."""
    if told := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(told)
    command = ["git", "-C", str(root), "log", "-1", "--format=%ct"]
    try:
        answer = subprocess.run(command, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        # An unpacked source archive has no history, but its files keep their times.
        return int((root / "game" / "__init__.py").stat().st_mtime)
    return int(answer.stdout)


def build_date(root: Path = ROOT) -> datetime:
    return datetime.fromtimestamp(build_time(root), UTC)
