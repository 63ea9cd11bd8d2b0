"""Finds matches by how one of their rounds ends, and plays them up to that moment.

Everybody plays by chance from the seed, so the rules alone decide what is found: the bots may
learn without changing a picture.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache

from game.app.table_laying import SealedDeal, lay_table
from game.core.rng import Rng
from game.core.seats import PUBLIC
from game.kits.set_up import SetUp
from game.rules.five211.moves import PlayCards
from game.rules.five211.scoring import RoundResult, Verdict, tally
from scenes.games.five211.own_session import Five211Session, own_session

SEEDS = 2_000


class Ending(Enum):
    """How a round can end; each has its own beat in the scoring."""

    KODODO = "kododo"
    BUST = "bust"
    TIE = "tie"
    WINNER = "winner"
    NOBODY = "nobody"

    def fits(self, result: RoundResult) -> bool:
        """Whether the round shows this ending and as little else as possible."""
        scores = result.verdict is Verdict.COLOUR
        match self:
            case Ending.KODODO:
                return result.verdict is Verdict.KODODO
            case Ending.BUST:
                return scores and bool(result.busts) and not result.ties
            case Ending.TIE:
                return scores and bool(result.ties) and not result.busts
            case Ending.WINNER:
                return scores and not result.ties and not result.busts
            case Ending.NOBODY:
                return result.verdict is Verdict.NOBODY


@dataclass(frozen=True, slots=True)
class Found:
    """A match, and how many moves lead up to the wanted moment."""

    seed: int
    moves: int


class Script:
    """Moves by chance for everybody; the first seat decides last."""

    def __init__(self, session: Five211Session, seed: int) -> None:
        self.session = session
        self._rng = Rng(seed, "gallery")

    def move(self) -> None:
        """One seat locks cards."""
        seat = max(self.session.waiting_for())
        legal = self.session.view(seat).legal
        plays = [move for move in legal if isinstance(move, PlayCards)]
        self.session.submit(seat, self._rng.choice(plays))

    def moves(self, count: int) -> None:
        """So many locks."""
        for _move in range(count):
            self.move()

    def finish(self) -> None:
        """To the end of the match."""
        while self.session.outcome is None:
            self.move()


@lru_cache(maxsize=64)
def find_round(set_up: SetUp, ending: Ending, earliest: int = 1) -> Found:
    """A round with that ending, before its last lock; neither an early one nor the last."""

    def reached(session: Five211Session) -> bool:
        if session.outcome is not None:
            return False
        records = session.view(PUBLIC).records
        return len(records) > earliest and ending.fits(records[-1].result)

    found = _search(set_up, reached)
    return Found(found.seed, found.moves - 1)


@lru_cache(maxsize=16)
def find_harvest(set_up: SetUp, points: int = 10) -> Found:
    """A round that brings the first seat many points, before its last lock."""

    def reached(session: Five211Session) -> bool:
        records = session.view(PUBLIC).records
        return session.outcome is None and bool(records) and records[-1].gained[0] >= points

    found = _search(set_up, reached)
    return Found(found.seed, found.moves - 1)


@lru_cache(maxsize=16)
def find_count(set_up: SetUp, beyond: int) -> Found:
    """A turn after which a colour has so many cards more than fit under its roof, or fewer."""

    def reached(session: Five211Session) -> bool:
        view = session.view(PUBLIC)
        counts, _kododo = tally(view.rows)
        return session.outcome is None and max(counts) == view.numbers.limit - 1 + beyond

    return _search(set_up, reached)


@lru_cache(maxsize=8)
def find_shared_victory(set_up: SetUp) -> Found:
    """A whole match that nobody wins alone."""

    def reached(session: Five211Session) -> bool:
        return session.outcome is not None and len(session.outcome.winners) > 1

    return _search(set_up, reached)


def _search(set_up: SetUp, reached: Callable[[Five211Session], bool]) -> Found:
    for seed in range(SEEDS):
        session = own_session(lay_table(set_up, SealedDeal(seed, "")))
        script, moves = Script(session, seed), 0
        while session.outcome is None:
            script.move()
            moves += 1
            if reached(session):
                return Found(seed, moves)
    raise LookupError(f"no such match among {SEEDS}")
