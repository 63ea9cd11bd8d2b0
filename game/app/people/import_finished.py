"""Finished games come into the register: each once, for everybody who played it at this screen.

It looks at the files of finished games, so that nothing is missed where a program came to a sudden
end, and nothing has to be counted at the very moment when a game is over.
"""

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Final

from game.app.daily import result_of_day
from game.app.people.day_result import DayResult
from game.app.people.deeds import deeds_in
from game.app.people.people_file import PeopleFile, PeopleFound, no_room_words
from game.app.people.person import PERSON, Person, PlayedGame, Register
from game.app.saving.archive import finished_games, seal_digits
from game.app.saving.saves import BadSave, SavedGame, read_save
from game.app.seals import DIGITS
from game.core.outcome import Standing
from game.core.seats import Seat
from game.kits.set_up import Chair, people_at

BATCH: Final = 25
"""Games that are read before what they tell is kept."""


@dataclass(frozen=True, slots=True)
class Part:
    """What somebody did in one game."""

    name: str
    face: str
    game: PlayedGame
    day: DayResult | None = None
    """Where it was the deal of a day."""


def take_in(
    file: PeopleFile, folder: Path, goes_on: Callable[[], bool] = lambda: True
) -> PeopleFound:
    """Everybody, after all finished games of a folder that were not yet counted; or FileProblem.

    The oldest first: people are listed in the order in which they first played.
    """
    found = file.read()
    if found.note:
        found = file.change(lambda register: register)  # what is damaged is set aside at once
    known = {seal[:DIGITS] for seal in found.register.seen}
    unknown = [path for path in reversed(finished_games(folder)) if seal_digits(path) not in known]
    note = found.note
    for start in range(0, len(unknown), BATCH):
        if not goes_on():
            break
        games = [saved for path in unknown[start : start + BATCH] if (saved := _read(path))]
        if games:
            found = file.change(partial(counted, games))
            note = note or found.note or _left_out_words(games, found.register)
    return PeopleFound(found.register, note)


def counted(games: Sequence[SavedGame], register: Register) -> Register:
    """The register after these games; those that were seen before change nothing."""
    seen = set(register.seen)
    for saved in games:
        seal = saved.match.log.header.seal
        if seal in seen:
            continue
        for part in parts_of(saved):
            person = register.called(part.name)
            if person is None and register.is_full:
                continue
            person = person or _newcomer(part)
            person = person.having_played([part.game])
            if part.day is not None and _is_first_try(part.name, part.day, register):
                person = person.having_played_day(part.day)
            register = register.with_person(person)
    return register.having_seen(saved.match.log.header.seal for saved in games)


def parts_of(saved: SavedGame) -> list[Part]:
    """Of everybody who held a seat from the first card to the last."""
    outcome = saved.match.outcome
    if outcome is None:
        return []
    held, day = held_seats(saved), result_of_day(saved)
    return [
        Part(chair.name, chair.avatar, _played(saved, standing, len(outcome.winners)), day)
        for standing in outcome.standings
        for chair in [saved.chairs[standing.seat]]
        if standing.seat in held
    ]


def held_seats(saved: SavedGame) -> tuple[Seat, ...]:
    """The seats that somebody held from the first card to the last."""
    changed = {change.seat for change in saved.changes}
    return tuple(seat for seat in people_at(saved.chairs) if seat not in changed)


def own_seats(saved: SavedGame, register: Register) -> tuple[Seat, ...]:
    """Those that people at this screen held; none in a game from elsewhere, which is nobody's."""
    seal = saved.match.log.header.seal
    is_somebodys = any(game.seal == seal for each in register.people for game in each.games)
    return held_seats(saved) if is_somebodys or seal not in register.seen else ()


def _played(saved: SavedGame, standing: Standing, winners: int) -> PlayedGame:
    header, seat = saved.match.log.header, standing.seat
    game = PlayedGame(
        header.seal,
        header.game,
        saved.saved_at,
        _rivals(saved.chairs, seat),
        standing.rank,
        standing.points,
        winners,
        sum(mark.seat == seat for mark in saved.hints),
        header.origin is not None,
        seat=seat,
    )
    return replace(game, deeds=deeds_in(saved, seat, game))


def _rivals(chairs: Sequence[Chair], seat: Seat) -> tuple[str, ...]:
    others = (*chairs[seat + 1 :], *chairs[:seat])
    return tuple(PERSON if chair.is_person else chair.level or "" for chair in others)


def _is_first_try(name: str, result: DayResult, register: Register) -> bool:
    """Whoever begins a deal again knows its cards, even if the first try was never finished."""
    first = register.first_try(name, result.game, result.day)
    return first is None or first.seal == result.seal


def _left_out_words(games: Sequence[SavedGame], register: Register) -> str:
    """A sentence where somebody who played found no room; else nothing."""
    if not register.is_full:
        return ""
    names = (part.name for saved in games for part in parts_of(saved))
    return no_room_words() if any(register.called(name) is None for name in names) else ""


def _newcomer(part: Part) -> Person:
    """The key follows from the first game, so that two programs find the same one."""
    words = f"{part.game.seal}/{part.name}"
    return Person(hashlib.sha256(words.encode()).hexdigest()[:16], part.name, part.face)


def _read(path: Path) -> SavedGame | None:
    """None where there is nothing to count, now or ever."""
    try:
        return read_save(path)
    except BadSave:
        return None
