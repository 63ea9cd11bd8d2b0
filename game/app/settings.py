"""What a player keeps from one evening to the next. A broken field falls back alone."""

import json
from collections.abc import Callable
from dataclasses import dataclass, field, fields
from enum import Enum
from pathlib import Path
from typing import Final, TypeVar

from game.app.chairs import Chair
from game.app.files import FileMissing, FileProblem, Keeper, backup_of, read_bytes
from game.app.records import BadRecord, parse_record
from game.app.seating import chair_values, chairs_from, short_text
from game.core.plain import Json
from game.core.words import _
from game.rules.five211.options import NUMBERS, Variant

KIND: Final = "settings"
LARGEST_SIDE: Final = 32_768

E = TypeVar("E", bound=Enum)


class TableSpeed(Enum):
    """How fast the table moves."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    INSTANT = "instant"


@dataclass(frozen=True, slots=True)
class WindowRect:
    """Where the window stood."""

    x: int
    y: int
    width: int
    height: int


@dataclass(frozen=True, slots=True)
class SetUp:
    """The table as it was last laid: who sat where, and the options by name."""

    chairs: tuple[Chair, ...] = (
        Chair("Player 1", "sun hat"),
        Chair("Shoco", "owl", "owl", "guest"),
        Chair("Chogogo", "flamingo", "flamingo", "guest"),
        Chair("Yuana", "iguana", "iguana", "guest"),
    )
    variant: str = "standard"
    closed_scores: bool = False
    hints: bool = True
    quick_handover: bool = False
    """People at one screen pick in turn without a curtain between them."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that is kept; volumes and the text size are in percent."""

    volume_master: int = 80
    volume_effects: int = 100
    volume_music: int = 60
    speed: TableSpeed = TableSpeed.NORMAL
    reduced_motion: bool = False
    text_scale: int = 100
    high_contrast: bool = False
    large_letters: bool = False
    fullscreen: bool = False
    window: WindowRect | None = None
    language: str = ""
    show_odds: bool = False
    table_talk: bool = True
    set_up: SetUp = field(default_factory=SetUp)


def settings_text(settings: Settings) -> str:
    """The settings as text for a file."""
    record = {"kododo": KIND} | {
        each.name: getattr(settings, each.name) for each in fields(settings)
    }
    return json.dumps(record, ensure_ascii=False, indent=1, default=_plain) + "\n"


def keep_settings(keeper: Keeper, path: Path, settings: Settings) -> bool:
    """Write the settings in one step; the game goes on when it cannot."""
    return keeper.keep(path, settings_text(settings))


def read_settings(path: Path) -> tuple[Settings, list[str]]:
    """The settings of a file, and a note for each thing that had to fall back."""
    try:
        return settings_from(parse_record(read_bytes(path)))
    except FileMissing:
        return Settings(), []
    except (FileProblem, BadRecord) as problem:
        settings, note = _earlier_settings(path)
        return settings, [note.format(problem=problem)]


def settings_from(record: dict[str, Json]) -> tuple[Settings, list[str]]:
    """The settings of plain values; a missing field is the usual one, a broken one gets a note."""
    values: dict[str, Json] = {}
    notes = []
    for name, read in _READERS.items():
        if name not in record:
            continue
        try:
            values[name] = read(record[name])
        except (ValueError, TypeError, KeyError):
            note = _("The setting {name} could not be read, so the usual one is used.")
            notes.append(note.format(name=name))
    return Settings(**values), notes


def _earlier_settings(path: Path) -> tuple[Settings, str]:
    """What stands in for settings that cannot be read, and the note about it."""
    try:
        settings, _notes = settings_from(parse_record(read_bytes(backup_of(path))))
    except (FileProblem, BadRecord):
        note = _("The settings could not be read, so the usual ones are used. {problem}")
        return Settings(), note
    return settings, _("The settings could not be read, so earlier ones are used. {problem}")


def _plain(value: object) -> Json:
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, Chair):
        return chair_values(value)
    assert isinstance(value, SetUp | WindowRect)
    return {each.name: getattr(value, each.name) for each in fields(value)}


def _whole(low: int, high: int) -> Callable[[Json], int]:
    def read(value: Json) -> int:
        if type(value) is not int or not low <= value <= high:
            raise ValueError(value)
        return value

    return read


def _one_of(kind: type[E]) -> Callable[[Json], E]:
    def read(value: Json) -> E:
        return kind(value)

    return read


def _truth(value: Json) -> bool:
    if type(value) is not bool:
        raise TypeError(value)
    return value


def _window(value: Json) -> WindowRect | None:
    if value is None:
        return None
    place, side = _whole(-LARGEST_SIDE, LARGEST_SIDE), _whole(1, LARGEST_SIDE)
    return WindowRect(
        place(value["x"]), place(value["y"]), side(value["width"]), side(value["height"])
    )


def _set_up(value: Json) -> SetUp:
    return SetUp(
        chairs_from(value["chairs"], min(NUMBERS), max(NUMBERS)),
        Variant(value["variant"]).value,
        _truth(value["closed_scores"]),
        _truth(value["hints"]),
        # Settings of the first version do not have it.
        _truth(value.get("quick_handover", False)),
    )


_PERCENT: Final = _whole(0, 100)

_READERS: Final[dict[str, Callable[[Json], Json]]] = {
    "volume_master": _PERCENT,
    "volume_effects": _PERCENT,
    "volume_music": _PERCENT,
    "speed": _one_of(TableSpeed),
    "reduced_motion": _truth,
    "text_scale": _whole(100, 200),
    "high_contrast": _truth,
    "large_letters": _truth,
    "fullscreen": _truth,
    "window": _window,
    "language": short_text,
    "show_odds": _truth,
    "table_talk": _truth,
    "set_up": _set_up,
}
