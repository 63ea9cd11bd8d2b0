"""Games that come from elsewhere and go elsewhere: import and export, byte for byte."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

from game.app.saving.archive import finished_game, name_for
from game.app.saving.catalogue import GameFacts
from game.app.saving.game_labels import GameLabel, read_label, write_label
from game.app.saving.saves import BadSave, read_save
from game.app.storage.files import read_bytes, write_text
from game.core.errors import KododoError
from game.core.words import _
from game.kits.registry import KITS

_UNSAFE: Final = re.compile(r"[^\w .,()+-]+")
"""In a file's name, on some system or other."""
_LONGEST_NAME: Final = 60


class HereAlready(KododoError):
    """The game was not imported because it is among the others; nothing is wrong."""


def import_game(
    source: Path, folder: Path, labels: Path, pass_over: Callable[[str], object]
) -> Path:
    """Where the finished game of a file is kept from now on; BadSave or FileProblem if it is not.

    Somebody went to the trouble of bringing it, so it is never let go to make room. HereAlready
    where it is known. It was played elsewhere: `pass_over` hears of its seal before it is there,
    so that nobody at this screen gets its points.
    """
    data = read_bytes(source)
    saved = read_save(data)
    if saved.match.outcome is None:
        raise BadSave(_("{file} holds a game that is not over yet."))
    seal = saved.match.log.header.seal
    if finished_game(seal, folder) is not None:
        raise HereAlready(_("This game is among your games already."))
    path = folder / name_for(saved, folder)
    pass_over(seal)
    # The label first: were this the end, there would be a label too many and no game too few.
    write_label(seal, GameLabel(read_label(seal, labels).name, kept=True), labels)
    write_text(path, data.decode())
    return path


def export_game(source: Path, facts: GameFacts, name: str, folder: Path) -> Path:
    """A copy of the game in a folder, under a name for people; nothing there is replaced."""
    data = read_bytes(source).decode()
    stem = export_name(facts, name)
    number = 1
    target = folder / f"{stem}.json"
    while target.exists() and read_bytes(target).decode(errors="replace") != data:
        number += 1
        target = folder / f"{stem} ({number}).json"
    if not target.exists():
        write_text(target, data)
    return target


def export_name(facts: GameFacts, name: str) -> str:
    """By the player's name for it, or by game and day."""
    kit = KITS.get(facts.game)
    title = facts.game if kit is None else kit.title
    wanted = name or f"Kododo {title} {facts.saved_at[:10]}"
    return file_stem(wanted)


def file_stem(words: str) -> str:
    """Words as a file can be called on every system."""
    return _UNSAFE.sub("", words).strip(" .")[:_LONGEST_NAME].strip(" .") or "Kododo"
