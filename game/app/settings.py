"""What a player keeps from one evening to the next. A broken field falls back alone."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from enum import Enum
from pathlib import Path
from typing import Final, TypeVar

from game.app.seating import chair_values, chairs_from, house_rules_from, short_text
from game.app.storage.files import FileMissing, FileProblem, backup_of, read_bytes, write_text
from game.app.storage.json_records import BadRecord, parse_record
from game.app.storage.shared_record import RecordForm, SharedRecord
from game.core.late import late
from game.core.plain import Json
from game.core.words import _
from game.kits.set_up import Chair, HouseRules, SetUp

with late:
    pass

KIND: Final = "settings"
LARGEST_SIDE: Final = 32_768
MOST_CHAIRS: Final = 12
"""More than any game has; who can sit down is for the game to say."""

MOST_TEXTS: Final = 1_000
"""A list that is longer was not written by us."""

E = TypeVar("E", bound=Enum)

_BROKEN: Final = (ValueError, TypeError, KeyError)
"""What readers raise where a file does not hold what we write."""


class TableSpeed(Enum):
    """How fast the table moves."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    INSTANT = "instant"


class When(Enum):
    """When something is wanted that helps whoever does not know the game yet."""

    FIRST_GAME = "first game"
    ALWAYS = "always"
    NEVER = "never"

    def applies(self, *, first: bool) -> bool:
        """Whether it is wanted in a game that is the first of its kind, or is not."""
        return self is When.ALWAYS or (first and self is When.FIRST_GAME)


class ClockPace(Enum):
    """How fast a clock runs for a person on their turn: a comfort, and no rule."""

    USUAL = "usual"
    SLOW = "slow"
    STILL = "still"

    @property
    def share(self) -> float:
        """How much of the time that passes counts."""
        return {ClockPace.USUAL: 1.0, ClockPace.SLOW: 0.5, ClockPace.STILL: 0.0}[self]


@dataclass(frozen=True, slots=True)
class WindowRect:
    """Where the window stood."""

    x: int
    y: int
    width: int
    height: int


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that is kept; volumes and the text size are in percent."""

    volume_master: int = 90
    volume_effects: int = 100
    volume_music: int = 80
    speed: TableSpeed = TableSpeed.NORMAL
    reduced_motion: bool = False
    text_scale: int = 100
    high_contrast: bool = False
    large_letters: bool = False
    fullscreen: bool = False
    window: WindowRect | None = None
    language: str = ""
    reads_aloud: bool = False
    """Our own voice says what has the focus, and what happens."""
    reads_briefly: bool = False
    """It leaves out what can be guessed."""
    reading_pace: int = 100
    """How fast, in percent of the usual."""
    sound_captions: bool = False
    """Sounds that mean something stand there in words as well."""
    one_switch: bool = False
    """The focus wanders by itself, and one key presses."""
    switch_pace: int = 1_500
    """Milliseconds for which it stays at each thing."""
    show_odds: bool = False
    table_talk: bool = True
    round_wait: When = When.FIRST_GAME
    """A scored table stays until somebody goes on, instead of for as long as reading takes."""
    reads_along: When = When.FIRST_GAME
    """The table says in words what it would come to as it stands."""
    explains: bool = True
    """What is new to somebody is explained when it first happens."""
    explained: tuple[str, ...] = ()
    """What was; also in games we do not know."""
    keys: Mapping[str, str] = field(default_factory=dict)
    """Keys that the player has chosen, by what they ask for."""
    pad_buttons: Mapping[str, str] = field(default_factory=dict)
    """Buttons of the gamepad that the player has chosen."""
    counts_ahead: bool = True
    """What a choice would bring is counted before it is made; purists do without."""
    clock_pace: ClockPace = ClockPace.USUAL
    """For people who need longer than a clock gives them."""
    learned: tuple[str, ...] = ()
    """The lessons that were finished; also of games we do not know."""
    careful_hands: bool = False
    """People at one screen hide hands behind a cloth; an open one is covered after a while."""
    hold_length: int = 400
    """Milliseconds for which a covered hand is held until it opens."""
    opens_by_presses: bool = False
    """A covered hand opens by two presses instead: whoever cannot hold needs no hold."""
    person: str = ""
    """The key of who plays at this screen; empty until somebody was chosen."""
    card_back: str = ""
    """What the backs of cards look like; empty is the usual one."""
    sail: int = 2
    """The colour of the boat's sail on the title, by the number of the house."""
    game: str = ""
    """The game that was set up last; empty before the first one."""
    wishes: Mapping[str, bool] = field(default_factory=dict)
    """What single games have a use for, as far as it was chosen; also in games we do not know."""
    set_ups: Mapping[str, SetUp] = field(default_factory=dict)
    """How the table of each game was laid last, by its key; also of games we do not know."""

    def remembering(self, set_up: SetUp) -> "Settings":
        """The settings after a table was laid so."""
        return replace(self, game=set_up.game, set_ups={**self.set_ups, set_up.game: set_up})


def settings_text(settings: Settings) -> str:
    """The settings as text for a file."""
    record = {"kododo": KIND} | {
        each.name: getattr(settings, each.name) for each in fields(settings)
    }
    return json.dumps(record, ensure_ascii=False, indent=1, default=_plain) + "\n"


def write_settings(path: Path, settings: Settings) -> None:
    """Write the settings in one step, or FileProblem."""
    write_text(path, settings_text(settings))


def update_settings(
    path: Path, before: Settings, after: Settings, wait: Callable[[float], object]
) -> None:
    """Write what has changed, or FileProblem; all else stays as other programs have left it."""
    form = RecordForm(lambda record: settings_from(record)[0], settings_text, Settings())
    # Whoever has taken the file away wants the usual settings, not those of its backup.
    is_there = path.exists()
    SharedRecord(path, wait, form).change(
        lambda there: _changed(there if is_there else Settings(), before, after)
    )


def _changed(there: Settings, before: Settings, after: Settings) -> Settings:
    names = (each.name for each in fields(Settings))
    changed = (name for name in names if getattr(before, name) != getattr(after, name))
    values: dict[str, Json] = {
        name: _carried_over(getattr(there, name), getattr(before, name), getattr(after, name))
        for name in changed
    }
    return replace(there, **values)


def _carried_over(there: Json, before: Json, after: Json) -> Json:
    """Of lists and tables only what was added or taken away; anything else as a whole."""
    if isinstance(after, tuple):
        stay = tuple(each for each in there if each in after or each not in before)
        return (*stay, *(each for each in after if each not in {*before, *there}))
    if isinstance(after, Mapping):
        kept = {name: there[name] for name in there if name in after or name not in before}
        return kept | {name: value for name, value in after.items() if before.get(name) != value}
    return after


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
        except _BROKEN:
            notes.append(_note(name))
    # Once they stood among the others.
    former = {name: value for name, value in record.items() if type(value) is bool}
    own = {name: value for name, value in former.items() if name not in _READERS}
    values["wishes"] = own | values.get("wishes", {})
    values["set_ups"], broken = _read_set_ups(record)
    return Settings(**values), [*notes, *map(_note, broken)]


def _note(name: str) -> str:
    sentence = _("The setting {name} could not be read, so the usual one is used.")
    return sentence.format(name=name)


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
    assert isinstance(value, SetUp | HouseRules | WindowRect)
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


def _truths(value: Json) -> dict[str, bool]:
    if not isinstance(value, dict):
        raise TypeError(value)
    return {short_text(name): _truth(each) for name, each in value.items()}


def _texts(value: Json) -> tuple[str, ...]:
    if type(value) is not list or len(value) > MOST_TEXTS:
        raise TypeError(value)
    return tuple(map(short_text, value))


def _names(value: Json) -> dict[str, str]:
    if not isinstance(value, dict):
        raise TypeError(value)
    return {short_text(each): short_text(name) for each, name in value.items()}


def _window(value: Json) -> WindowRect | None:
    if value is None:
        return None
    place, side = _whole(-LARGEST_SIDE, LARGEST_SIDE), _whole(1, LARGEST_SIDE)
    return WindowRect(
        place(value["x"]), place(value["y"]), side(value["width"]), side(value["height"])
    )


def _read_set_ups(record: dict[str, Json]) -> tuple[dict[str, SetUp], list[str]]:
    """The table of each game, and what could not be read: one of them does not cost the others."""
    found: dict[str, SetUp] = {}
    broken = []
    remembered = record.get("set_ups", {})
    for game, value in remembered.items() if isinstance(remembered, dict) else [("", remembered)]:
        try:
            found[short_text(game)] = _set_up(game, value)
        except _BROKEN:
            broken.append("set_ups")
    return found, broken


def _set_up(game: str, record: Json) -> SetUp:
    options = record["options"]
    if not isinstance(options, dict) or {type(each) for each in options.values()} - {int, str}:
        raise TypeError(options)
    house_rules = house_rules_from(record["house_rules"])
    return SetUp(game, chairs_from(record["chairs"], 1, MOST_CHAIRS), options, house_rules)


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
    "reads_aloud": _truth,
    "reads_briefly": _truth,
    "reading_pace": _whole(50, 300),
    "sound_captions": _truth,
    "one_switch": _truth,
    "switch_pace": _whole(500, 5_000),
    "show_odds": _truth,
    "table_talk": _truth,
    "round_wait": _one_of(When),
    "reads_along": _one_of(When),
    "explains": _truth,
    "explained": _texts,
    "keys": _names,
    "pad_buttons": _names,
    "counts_ahead": _truth,
    "clock_pace": _one_of(ClockPace),
    "learned": _texts,
    "careful_hands": _truth,
    "hold_length": _whole(200, 3_000),
    "opens_by_presses": _truth,
    "person": short_text,
    "card_back": short_text,
    "sail": _whole(0, 4),
    "game": short_text,
    "wishes": _truths,
}
