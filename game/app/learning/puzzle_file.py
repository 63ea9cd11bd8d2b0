"""The puzzles that come with a game: one readable line each, in a file that is read when needed."""

from functools import lru_cache
from pathlib import Path
from typing import Final

from game.ai.ladder import Level
from game.app.storage.files import FileProblem, read_bytes
from game.app.storage.json_records import BadRecord, parse_record
from game.core.log import MAX_SEED
from game.core.options import OptionValue
from game.core.plain import Json
from game.core.words import N_, _
from game.kits.kit import AnyKit
from game.kits.puzzle import Puzzle
from game.kits.registry import kit_by_key
from game.review.decisions import WHOLE

FOLDER: Final = Path(__file__).resolve().parents[3] / "assets" / "puzzles"
KIND: Final = "puzzles"
FORMAT: Final = 1
_LARGEST: Final = 1 << 22
_MOST: Final = 2_000
_MOST_ENTRIES: Final = 2_000
_MOST_CHOICES: Final = 200
_DAMAGED: Final = N_("{file} was damaged or changed by another program.")


def bundled_file(game: str) -> Path:
    """Where the puzzles of a game are."""
    return FOLDER / f"{game}.json"


@lru_cache(maxsize=16)
def read_puzzles(path: Path, game: str) -> tuple[tuple[Puzzle, ...], str]:
    """The puzzles of a file, and a sentence where something is wrong with it."""
    try:
        record = parse_record(read_bytes(path, _LARGEST))
        return _puzzles(record, kit_by_key(game)), ""
    except BadRecord as problem:
        return (), problem.about(path.name)
    except FileProblem:
        # Where the program lies is nobody's business: the file is ours, and its name is enough.
        return (), _("{file} is missing or cannot be read.").format(file=path.name)


def _puzzles(record: dict[str, Json], kit: AnyKit) -> tuple[Puzzle, ...]:
    if record.get("kododo") != KIND or record.get("game") != kit.key:
        raise BadRecord(_("{file} does not hold puzzles of this game."))
    if record.get("format") != FORMAT or record.get("rules") != kit.rules.version:
        raise BadRecord(_("{file} was made for another version of Kododo."))
    themes = {theme.key for theme in kit.puzzle_themes}
    try:
        found = tuple(_puzzle(each, kit.key) for each in _some(record["puzzles"], _MOST))
    except (ValueError, TypeError, KeyError, AttributeError):
        raise BadRecord(_(_DAMAGED)) from None
    is_sound = all(each.theme in themes and _is_sound(each, kit) for each in found)
    if not is_sound or len({each.key for each in found}) != len(found):
        raise BadRecord(_(_DAMAGED))
    return found


def _puzzle(values: dict[str, Json], game: str) -> Puzzle:
    return Puzzle(
        game,
        _text(values["theme"]),
        Level(values["level"]),
        {_text(name): _answer(value) for name, value in values["options"].items()},
        _number(values["seed"], MAX_SEED),
        tuple(map(_text, _some(values["entries"], _MOST_ENTRIES))),
        _number(values["seat"], 16),
        tuple(map(_choice, _some(values["choices"], _MOST_CHOICES))),
        _number(values["error"], WHOLE),
        _number(values["worlds"], MAX_SEED),
        _text(values["because"]),
        {_text(name): _number(value, MAX_SEED) for name, value in values["facts"].items()},
    )


def _is_sound(puzzle: Puzzle, kit: AnyKit) -> bool:
    """As far as it can be told without laying it: that waits until somebody wants to solve it."""
    chances = [chance for _move, chance in puzzle.choices]
    seats = puzzle.options.get("seats")
    return (
        len(chances) > 1
        and chances == sorted(chances, reverse=True)
        and isinstance(seats, int)
        and puzzle.seat < seats
        and seats in kit.seat_counts
    )


def _choice(value: Json) -> tuple[str, int]:
    chance, _blank, move = _text(value).partition(" ")
    if not chance.isdecimal() or not chance.isascii():
        raise ValueError("not a chance")
    return move, _number(int(chance), WHOLE + 1)


def _answer(value: Json) -> OptionValue:
    if isinstance(value, int | str):
        return value
    raise ValueError("not an answer")


def _text(value: Json) -> str:
    if not isinstance(value, str):
        raise ValueError("not a text")  # noqa: TRY004 - readers know one kind of refusal
    return value


def _number(value: Json, bound: int) -> int:
    if type(value) is not int or not 0 <= value < bound:
        raise ValueError("not a number in range")
    return value


def _some(values: Json, most: int) -> list[Json]:
    if not isinstance(values, list) or len(values) > most:
        raise ValueError("not a list of ours")
    return values
