"""The people as plain values for a file, and back; nothing in a file is trusted."""

import json
import re
from datetime import date
from typing import Final

from game.app.people.day_result import BegunDay, DayResult
from game.app.people.person import (
    MOST_BEGUN,
    MOST_PEOPLE,
    Person,
    PlayedGame,
    Register,
    SolvedPuzzle,
)
from game.app.saving.saves import checksum
from game.app.seating import short_text
from game.app.storage.json_records import BadRecord
from game.app.storage.shared_record import NewerRecord
from game.core.plain import Json
from game.core.words import N_, _
from game.kits.teller import HOUSES

KIND: Final = "people"
FORMAT: Final = 1
_MOST_GAMES: Final = 100_000
_MOST_RIVALS: Final = 15
_MOST_GAINS: Final = 1_000
_LARGEST: Final = 1_000_000
_SEAL: Final = re.compile(r"[0-9a-f]{64}")
_DAMAGED: Final = N_("{file} was damaged or changed by another program.")


def people_text(register: Register) -> str:
    """Everybody as text for a file."""
    record: dict[str, Json] = {
        "kododo": KIND,
        "format": FORMAT,
        "people": [person_values(each) for each in register.people],
        "seen": list(register.seen),
        "begun": [_begun_values(each) for each in register.begun],
    }
    record["checksum"] = checksum(record)
    return json.dumps(record, ensure_ascii=False, separators=(",", ":")) + "\n"


def people_from(record: dict[str, Json]) -> Register:
    """Everybody of a record, or BadRecord."""
    if record.get("kododo") != KIND:
        raise BadRecord(_("{file} does not hold the people of Kododo."))
    version = record.get("format")
    if type(version) is int and version > FORMAT:
        raise NewerRecord(_("{file} was written by a newer version of Kododo."))
    if version != FORMAT or record.get("checksum") != checksum(record):
        raise BadRecord(_(_DAMAGED))
    try:
        people = tuple(map(_person, _some(record["people"], MOST_PEOPLE)))
        seen = tuple(map(_seal, _some(record["seen"], _MOST_GAMES)))
        begun = tuple(map(_begun, _some(record.get("begun", []), MOST_BEGUN)))
    except (ValueError, TypeError, KeyError, AttributeError):
        raise BadRecord(_(_DAMAGED)) from None
    if len({each.key for each in people}) != len(people):
        raise BadRecord(_(_DAMAGED))
    return Register(people, seen, begun)


def person_values(person: Person) -> dict[str, Json]:
    """One person with all that is remembered."""
    values: dict[str, Json] = {
        "key": person.key,
        "name": person.name,
        "face": person.face,
        "games": [_game_values(each) for each in person.games],
        "days": [_day_values(each) for each in person.days],
    }
    if person.solved:
        values["solved"] = {name: _solved_values(each) for name, each in person.solved.items()}
    if person.deeds:
        values["deeds"] = dict(person.deeds)
    if person.told:
        values["told"] = dict(person.told)
    return values


def _person(values: dict[str, Json]) -> Person:
    return Person(
        short_text(values["key"]),
        short_text(values["name"]),
        short_text(values["face"]),
        tuple(map(_game, _some(values["games"], _MOST_GAMES))),
        tuple(map(_day, _some(values["days"], _MOST_GAMES))),
        _all_solved(values.get("solved", {})),
        _counted(values.get("deeds", {})),
        _counted(values.get("told", {})),
    )


def _counted(values: dict[str, Json]) -> dict[str, int]:
    return {short_text(key): _number(count) for key, count in values.items()}


def _solved_values(solved: SolvedPuzzle) -> Json:
    return [solved.tries, solved.times, solved.last.isoformat()]


def _all_solved(values: dict[str, Json]) -> dict[str, SolvedPuzzle]:
    if len(values) > _MOST_GAMES:
        raise ValueError("more puzzles than there ever were")
    return {short_text(name): _solved(each) for name, each in values.items()}


def _solved(values: Json) -> SolvedPuzzle:
    tries, times, last = values
    return SolvedPuzzle(_number(tries, 1), _number(times, 1), date.fromisoformat(last))


def _game_values(game: PlayedGame) -> dict[str, Json]:
    """What is usual is left out: there are many of them."""
    values: dict[str, Json] = {
        "seal": game.seal,
        "game": game.game,
        "at": game.saved_at,
        "rivals": list(game.rivals),
        "result": [game.rank, game.points, game.winners],
    }
    if game.hints:
        values["hints"] = game.hints
    if game.is_branch:
        values["branch"] = True
    if game.deeds:
        values["deeds"] = dict(game.deeds)
    if game.loss is not None:
        values["loss"] = game.loss
    if game.seat is not None:
        values["seat"] = game.seat
    return values


def _game(values: dict[str, Json]) -> PlayedGame:
    rank, points, winners = values["result"]
    return PlayedGame(
        _seal(values["seal"]),
        short_text(values["game"]),
        short_text(values["at"]),
        tuple(map(short_text, _some(values["rivals"], _MOST_RIVALS))),
        _number(rank, 1),
        _number(points, -_LARGEST),
        _number(winners, 1),
        _number(values.get("hints", 0)),
        values.get("branch", False) is True,
        _counted(values.get("deeds", {})),
        _number(values["loss"]) if "loss" in values else None,
        _number(values["seat"]) if "seat" in values else None,
    )


def _day_values(result: DayResult) -> dict[str, Json]:
    return {
        "day": result.day.isoformat(),
        "game": result.game,
        "seal": result.seal,
        "result": [result.rank, result.points, result.seats],
        "gains": list(result.gains),
        "check": result.check,
        "on time": result.is_on_time,
        "houses": list(result.houses),
    }


def _day(values: dict[str, Json]) -> DayResult:
    rank, points, seats = values["result"]
    return DayResult(
        date.fromisoformat(values["day"]),
        short_text(values["game"]),
        _seal(values["seal"]),
        _number(rank, 1),
        _number(seats, 1),
        _number(points, -_LARGEST),
        tuple(_number(gain, -_LARGEST) for gain in _some(values["gains"], _MOST_GAINS)),
        short_text(values["check"]),
        values["on time"] is True,
        tuple(each is True for each in _some(values.get("houses", []), HOUSES)),
    )


def _begun_values(begun: BegunDay) -> dict[str, Json]:
    day = begun.day.isoformat()
    return {"name": begun.name, "game": begun.game, "day": day, "seal": begun.seal}


def _begun(values: dict[str, Json]) -> BegunDay:
    return BegunDay(
        short_text(values["name"]),
        short_text(values["game"]),
        date.fromisoformat(values["day"]),
        _seal(values["seal"]),
    )


def _some(values: Json, most: int) -> list[Json]:
    if not isinstance(values, list) or len(values) > most:
        raise ValueError("not a list of ours")
    return values


def _number(value: Json, least: int = 0) -> int:
    if type(value) is not int or not least <= value <= _LARGEST:
        raise ValueError("not a number of ours")
    return value


def _seal(value: Json) -> str:
    if not isinstance(value, str) or not _SEAL.fullmatch(value):
        raise ValueError("not a seal")
    return value
