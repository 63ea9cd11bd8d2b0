"""The seal of a shuffle for people: short enough to note, long enough to compare."""

from pathlib import Path
from typing import Final

from game.app.start_command import command_words
from game.core.log import Origin
from game.core.words import _

DIGITS: Final = 8
GROUP: Final = 4


def short_seal(seal: str) -> str:
    """The first digits in two groups: "5f0c 12ab"."""
    return grouped(seal[:DIGITS])


def grouped(seal: str) -> str:
    """The digits in groups that an eye can follow."""
    return " ".join(seal[start : start + GROUP] for start in range(0, len(seal), GROUP))


def seal_words(seal: str) -> str:
    """What stands at the head of a log, before anything else happens."""
    return _("Seal of the shuffle: {seal}").format(seal=short_seal(seal))


def origin_words(origin: Origin) -> str:
    """What the seal of a match that was played on from another one cannot promise."""
    words = _("Played on from the game with the seal {seal}: its cards were known before.")
    return words.format(seal=short_seal(origin.seal))


def is_noted(noted: str, seal: str) -> bool:
    """Whether somebody's note fits: the whole seal, or at least its first digits."""
    digits = "".join(noted.split()).lower()
    return len(digits) >= DIGITS and seal.startswith(digits)


def verify_words(path: Path, seal: str) -> str:
    """The command that checks a finished game against its seal."""
    return command_words("verify", str(path), "--seal", seal)
