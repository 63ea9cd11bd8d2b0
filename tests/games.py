"""Every game of the registry and the smallest one there is, for claims that hold whichever it is.

A case with a kit that is not registered has it at the table: `conftest` lays it there.
"""

import pytest

from game.app.saving.saves import SavedGame
from game.core.match import Match, SomeMatch
from game.core.rng import Rng
from game.kits.kit import AnyKit
from game.kits.registry import KITS
from game.kits.set_up import Chair
from tests.pebbles.game import PEBBLES

KITS_AND_PEBBLES: tuple[AnyKit, ...] = (*KITS.values(), PEBBLES)
EVERY_GAME = tuple(kit.key for kit in KITS_AND_PEBBLES)
EVERY_KIT = pytest.mark.parametrize("kit", KITS_AND_PEBBLES, ids=lambda kit: kit.key)
NAMES = ("Ana", "Ben", "Cem", "Dua", "Eli", "Flo")
TO_THE_END = 1 << 20


def begun(kit: AnyKit, seats: int | None = None, moves: int = TO_THE_END) -> SomeMatch:
    """A match with the usual seats or so many, after so many blind moves or at its end."""
    options = kit.options_with({} if seats is None else {"seats": seats})
    match: SomeMatch = Match.start(kit.rules, options, 5, "salt")
    match.deal()
    rng = Rng(match.options.seats, "games")
    while moves and (waiting := match.to_act()):
        seat = min(waiting)
        match.play(seat, rng.choice(match.legal_moves(seat)))
        moves -= 1
    return match


def saved(match: SomeMatch) -> SavedGame:
    """The match with people on all chairs."""
    chairs = tuple(Chair(name, "sun hat") for name in NAMES[: match.options.seats])
    return SavedGame(match, chairs, "2026-01-02T03:04:05+00:00")
