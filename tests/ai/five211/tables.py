"""Tables at which bots are asked: matches in progress and hand-made rounds."""

from typing import TypeAlias

from game.core.match import Match
from game.core.rng import Rng
from game.rules.five211.cards import Card, card_from_code
from game.rules.five211.moves import Five211Move
from game.rules.five211.options import NUMBERS, Five211Options
from game.rules.five211.records import RoundRecord
from game.rules.five211.rules import Five211
from game.rules.five211.scoring import judge_round, scoring_cards, tally
from game.rules.five211.state import State
from game.rules.five211.view import Five211View

Table: TypeAlias = Match[Five211Options, State, Five211Move, Five211View]


def table_after(turns: int, options: Five211Options, seed: int = 1) -> Table:
    """A match in which everybody has chosen blindly for so many turns."""
    match = Match.start(Five211(), options, seed)
    match.deal()
    rng = Rng(seed, "table")
    for _ in range(turns):
        for seat in sorted(match.to_act()):
            match.play(seat, rng.choice(match.legal_moves(seat)))
    return match


def cards(codes: str) -> tuple[Card, ...]:
    """Cards from their codes: cards("y1 g3")."""
    return tuple(card_from_code(code) for code in codes.split())


def finished_round(*rows: str) -> RoundRecord:
    """A round in which these cards were played."""
    table = tuple(cards(row) for row in rows)
    counts, kododo = tally(table)
    numbers = NUMBERS[len(rows)]
    result = judge_round(counts, kododo, numbers.kododo_target, numbers.limit)
    piles = [scoring_cards(result, row) for row in table]
    gained = tuple(sum(card.value for card in pile) for pile in piles)
    return RoundRecord(0, 0, table, result, gained, tuple(len(pile) for pile in piles))
