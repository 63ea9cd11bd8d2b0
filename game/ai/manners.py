"""How a bot plays, in figures: what tells the characters of one level apart."""

from dataclasses import dataclass, fields
from itertools import accumulate
from typing import Final

from game.rules.five211.options import CARDS_PER_TURN, NUMBERS
from game.rules.five211.records import RoundRecord
from game.rules.five211.scoring import Verdict

_LATER_CARDS: Final = tuple(accumulate(CARDS_PER_TURN))[:-1]
"""The places of a row that are filled when cards lie on the table."""


@dataclass(slots=True)
class Manners:
    """Sums over all rounds of a bot; `figures` makes them comparable."""

    rounds: int = 0
    scoring_rounds: int = 0
    """Rounds that brought it points."""
    points: int = 0
    scored: int = 0
    kododo_points: int = 0
    busts: int = 0
    """Colours that would have stayed below the limit without its cards."""
    company: int = 0
    """Cards of the same colour on the table, for each card it played on turns two and three."""
    alike: int = 0
    """Cards of the colour that it played most in a round."""

    def count(self, record: RoundRecord, seat: int) -> None:
        """Add what a seat did in a round."""
        result, gained = record.result, record.gained[seat]
        colours = [[card.colour for card in row] for row in record.rows]
        own = colours[seat]
        self.rounds += 1
        self.scoring_rounds += gained > 0
        self.points += gained
        self.scored += record.scored[seat]
        if result.verdict is Verdict.KODODO:
            self.kododo_points += gained
        limit = NUMBERS[len(colours)].limit
        for bust in result.busts:
            others = sum(row.count(bust) for row in colours) - own.count(bust)
            self.busts += others < limit
        for place in _LATER_CARDS:
            self.company += sum(row[:place].count(own[place]) for row in colours)
        self.alike += max(own.count(colour) for colour in own)

    def add(self, other: "Manners") -> None:
        """Add what was counted elsewhere."""
        for each in fields(self):
            setattr(self, each.name, getattr(self, each.name) + getattr(other, each.name))

    def figures(self) -> dict[str, float]:
        """The figures by name: a round if the name says nothing else."""
        rounds = max(self.rounds, 1)
        return {
            "scoring_rounds": self.scoring_rounds / rounds,
            "points_per_scoring_round": self.points / max(self.scoring_rounds, 1),
            "points_per_scored_card": self.points / max(self.scored, 1),
            "busts_caused": self.busts / rounds,
            "kododo_points": self.kododo_points / rounds,
            "company_per_card": self.company / (rounds * len(_LATER_CARDS)),
            "cards_of_one_colour": self.alike / rounds,
        }
