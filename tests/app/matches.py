"""Matches in any state of play for the tests of files and words."""

from typing import Any

from game.app.saving.saves import SavedGame, save_text
from game.app.session import AT_ONCE, SaveJob
from game.app.table_laying import Save
from game.core.match import AnyMatch, Match
from game.core.rng import Rng
from game.kits.set_up import Chair
from game.rules.five211.options import Five211Options
from game.rules.five211.rules import Five211

CHAIRS = (
    Chair("Ana", "person"),
    Chair("Béla \N{LIZARD}", "person"),
    Chair("Shoco", "owl", "owl", "guest"),
    Chair("Chogogo", "flamingo", "flamingo", "expert"),
    Chair("Ejiro", "person"),
)


def played(seed: int, moves: int = 1 << 20, **options: Any) -> AnyMatch:
    """A match after so many random moves, to its end unless told otherwise."""
    rng = Rng(seed, "test")
    match: AnyMatch = Match.start(Five211(), Five211Options(**options), seed, f"salt {seed}")
    match.deal()
    while moves and (waiting := sorted(match.to_act())):
        seat = rng.choice(waiting)
        match.play(seat, rng.choice(match.legal_moves(seat)))
        moves -= 1
    return match


def keep_in(texts: list[str]) -> Save:
    """Keeps every save as a text in the list."""

    def take(game: SavedGame) -> SaveJob:
        texts.append(save_text(game))
        return AT_ONCE

    return take


def text_of(match: AnyMatch) -> str:
    """The match as the text of a save."""
    return save_text(SavedGame(match, CHAIRS[: match.options.seats], "2026-01-02T03:04:05+00:00"))
