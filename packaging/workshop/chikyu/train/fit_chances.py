"""How often a card takes the trick: the table `CHANCES` of `rule_numbers.py`, from counted games.

Run `python -m workshop.chikyu.train.fit_chances 4` for four players; half a minute on one core.
"""

import sys
from collections import Counter
from collections.abc import Callable
from typing import Final

from game.ai.chikyu.one_card_rule import OneCardRule, Rand
from game.ai.chikyu.search.packed_hold import HIGHER, KIND_OF
from game.ai.chikyu.search.packed_round import PackedRound
from game.ai.chikyu.search.standing import MatchStanding
from game.ai.chikyu.search.table_numbers import table_numbers
from game.core.rng import Rng
from game.rules.chikyu.options import ChikyuOptions
from workshop.chikyu.train.quick_game import play_game

SEED: Final = 7
GAMES: Final = 6_000
WHIM: Final = 0.3
MOST_HIGHER: Final = 8


class Counted:
    """A player by the rule who remembers which of its cards took their trick."""

    def __init__(self, rule: OneCardRule, deck: int) -> None:
        self._rule = rule
        self._deck = deck
        self._open: list[tuple[int, int, int]] = []
        self._holds: list[int] = []
        self.plays: Counter[tuple[int, int]] = Counter()
        self.takes: Counter[tuple[int, int]] = Counter()

    def __call__(self, at: PackedRound, _standing: MatchStanding, rand: Rand) -> int:
        if at.holds != self._holds:
            self._close(at)
        card = self._rule.choose(at, rand, WHIM)
        if at.lead_kind < 0 or (KIND_OF[card] == at.lead_kind and card > at.best):
            unseen = self._deck & ~(at.played | at.hands[at.turn])
            higher = min((unseen & HIGHER[card]).bit_count(), MOST_HIGHER)
            self._open.append((at.owners[at.turn], at.left - 1, higher))
        return card

    def _close(self, at: PackedRound) -> None:
        """A trick is over, perhaps with its round: whose cards of it took it?"""
        for owner, left, higher in self._open:
            if at.winner >= 0:
                self.plays[left, higher] += 1
                self.takes[left, higher] += owner == at.owners[at.winner]
        self._open.clear()
        self._holds = at.holds[:]


def chances(players: int) -> list[list[float]]:
    """By hands still to play, then by cards out that would beat it."""
    table = table_numbers(ChikyuOptions(players))
    counted = Counted(OneCardRule(table), table.deck)
    for number in range(GAMES):
        play_game(table, [counted] * players, Rng(SEED, f"chances/{players}/{number}").random)
    lines = [[1.0] * (MOST_HIGHER + 1)]
    for left in range(1, table.options.hands):
        line: list[float] = []
        for higher in range(MOST_HIGHER + 1):
            plays = counted.plays[left, higher]
            # A few imagined plays keep what was hardly ever seen between its neighbours.
            guess = line[-1] * 0.8 if line else 1.0
            line.append((counted.takes[left, higher] + 5 * guess) / (plays + 5))
        lines.append(line)
    return lines


def main() -> None:
    """Print the table for the players that the command line names."""
    players = int(sys.argv[1])
    write: Callable[[str], object] = sys.stdout.write
    write(f"    {players}: (\n")
    for line in chances(players):
        write(f"        ({', '.join(f'{each:.2f}' for each in line)}),\n")
    write("    ),\n")


if __name__ == "__main__":
    main()
