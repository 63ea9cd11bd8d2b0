"""The finished games at a glance: when, which game, who, with what result.

A result has to be played out, so the facts of a file are noted in an index and asked for again
only when its size or time is another one. The index is no more than that: gone or damaged, it is
made anew.
"""

import json
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

from game.app.saving.archive import finished_games
from game.app.saving.game_labels import BLANK, GameLabel, labelled, read_label
from game.app.saving.saves import BadSave, read_save
from game.app.seating import chair_values, chairs_from, short_text
from game.app.storage.files import FileProblem, read_bytes, write_text
from game.app.storage.json_records import BadRecord, parse_record
from game.core.plain import Json
from game.core.seats import Seat
from game.core.words import _
from game.kits.set_up import Chair, people_at

FORMAT: Final = 1
KIND: Final = "catalogue"
BATCH: Final = 25
"""Games that are found out before whoever waits is told of them."""
_LARGEST_INDEX: Final = 1 << 24
_MOST_SEATS: Final = 16


@dataclass(frozen=True, slots=True)
class Result:
    """Where a seat ended."""

    seat: Seat
    rank: int
    points: int


@dataclass(frozen=True, slots=True)
class GameFacts:
    """What a finished game is known by; the results stand best first."""

    seal: str
    game: str
    saved_at: str
    chairs: tuple[Chair, ...]
    results: tuple[Result, ...]

    @property
    def own_result(self) -> Result:
        """Of the person at this screen, or of the winner where there are several or none."""
        people = people_at(self.chairs)
        if len(people) != 1:
            return self.results[0]
        return next(each for each in self.results if each.seat == people[0])


@dataclass(frozen=True, slots=True)
class CataloguedGame:
    """A file among the finished games; without facts it is not read yet, or it has a problem."""

    path: Path
    facts: GameFacts | None = None
    label: GameLabel = BLANK
    problem: str = ""


Stamp: TypeAlias = tuple[int, int]
"""Size and time of a file: as long as they are the same, so is what it says."""

Notes: TypeAlias = dict[str, tuple[Stamp, GameFacts]]


class Catalogue:
    """All finished games of a folder, the one that was finished last first."""

    def __init__(self, folder: Path, labels: Path, index: Path) -> None:
        self._folder = folder
        self._labels = labels
        self._index = index

    def look(
        self,
        tell: Callable[[Sequence[CataloguedGame]], None] = lambda _games: None,
        goes_on: Callable[[], bool] = lambda: True,
    ) -> list[CataloguedGame]:
        """Every game; `tell` hears of them at once as far as they are known, then as they are read.

        Another program may have changed the folder, so that each look begins with the files. Once
        nobody wants it to go on, the games that are still unread stay so.
        """
        is_labelled = labelled(self._labels)
        notes = _read_index(self._index)
        stamps = {path: stamp for path in finished_games(self._folder) if (stamp := _stamp(path))}
        games = [self._known(path, stamp, notes, is_labelled) for path, stamp in stamps.items()]
        unread = [number for number, game in enumerate(games) if game.facts is None]
        tell(tuple(games))
        for count, number in enumerate(unread, start=1):
            if not goes_on():
                break
            games[number] = self._found_out(games[number].path)
            if count % BATCH == 0 or count == len(unread):
                tell(tuple(games))
        fresh = {
            game.path.name: (stamps[game.path], game.facts)
            for game in games
            if game.facts is not None
        }
        if fresh != notes:
            # Without it the next look takes longer, and that is all.
            with suppress(FileProblem):
                _write_index(self._index, fresh)
        return games

    def _known(
        self, path: Path, stamp: Stamp, notes: Notes, is_labelled: Callable[[str], bool]
    ) -> CataloguedGame:
        noted = notes.get(path.name)
        if noted is None or noted[0] != stamp:
            return CataloguedGame(path)
        facts = noted[1]
        if not is_labelled(facts.seal):
            return CataloguedGame(path, facts)
        return CataloguedGame(path, facts, read_label(facts.seal, self._labels))

    def _found_out(self, path: Path) -> CataloguedGame:
        try:
            facts = facts_of(path)
        except BadSave as problem:
            return CataloguedGame(path, problem=problem.about(path.name))
        return CataloguedGame(path, facts, read_label(facts.seal, self._labels))


def facts_of(source: Path | bytes) -> GameFacts:
    """The facts of a finished game, read and played out from its file; or BadSave."""
    saved = read_save(source)
    outcome = saved.match.outcome
    if outcome is None:
        raise BadSave(_("{file} holds a game that is not over yet."))
    header = saved.match.log.header
    results = tuple(Result(each.seat, each.rank, each.points) for each in outcome.standings)
    return GameFacts(header.seal, header.game, saved.saved_at, saved.chairs, results)


def _stamp(path: Path) -> Stamp | None:
    """None where the file has gone in the meantime."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_size, found.st_mtime_ns


def _read_index(path: Path) -> Notes:
    try:
        record = parse_record(read_bytes(path, _LARGEST_INDEX))
        if record.get("kododo") != KIND or record.get("format") != FORMAT:
            return {}
        return {name: _note(values) for name, values in record["games"].items()}
    except (BadRecord, FileProblem, ValueError, TypeError, KeyError, AttributeError):
        return {}


def _write_index(path: Path, notes: Notes) -> None:
    games = {name: _values(stamp, facts) for name, (stamp, facts) in notes.items()}
    record = {"kododo": KIND, "format": FORMAT, "games": games}
    write_text(path, json.dumps(record, ensure_ascii=False, separators=(",", ":")) + "\n")


def _values(stamp: Stamp, facts: GameFacts) -> Json:
    return {
        "stamp": list(stamp),
        "seal": facts.seal,
        "game": facts.game,
        "saved_at": facts.saved_at,
        "chairs": [chair_values(chair) for chair in facts.chairs],
        "results": [[each.seat, each.rank, each.points] for each in facts.results],
    }


def _note(values: dict[str, Json]) -> tuple[Stamp, GameFacts]:
    """What is noted of one file, or one of the errors that `_read_index` expects."""
    size, time = _numbers(values["stamp"])
    chairs = chairs_from(values["chairs"], 1, _MOST_SEATS)
    results = tuple(Result(*_numbers(each)) for each in values["results"])
    if sorted(each.seat for each in results) != list(range(len(chairs))):
        raise ValueError("not everybody has a result")
    words = (values["seal"], values["game"])
    if not all(isinstance(word, str) and word.isascii() for word in words):
        raise ValueError("not a seal and a game")
    return (size, time), GameFacts(*words, short_text(values["saved_at"]), chairs, results)


def _numbers(values: Iterable[Json]) -> list[int]:
    numbers = list(values)
    if any(type(number) is not int for number in numbers):
        raise ValueError("not numbers")
    return numbers
