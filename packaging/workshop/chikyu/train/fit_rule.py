"""The tastes of `rule_numbers.py`: one number after the other is moved while it wins more games.

Run `python -m workshop.chikyu.train.fit_rule 4` for four players; about ten minutes on one core.
"""

import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from game.ai.chikyu.one_card_rule import OneCardRule, Rand, any_card
from game.ai.chikyu.rule_numbers import RuleWeights
from game.ai.chikyu.search.packed_round import PackedRound
from game.ai.chikyu.search.standing import MatchStanding
from game.ai.chikyu.search.table_numbers import DeckNumbers, table_numbers
from game.core.rng import Rng
from game.rules.chikyu.options import ChikyuOptions
from workshop.chikyu.train.quick_game import QuickPlayer, win_share

SEED: Final = 100
TEST_SEED: Final = 999
GAMES: Final = 2_400
PASSES: Final = 2
MARGIN: Final = 0.004
"""A gain below this is taken for luck."""

START: Final = RuleWeights()


@dataclass(frozen=True, slots=True)
class RuleKnob:
    """One number of a taste, and how far it moves at first."""

    name: str
    place: int | None
    step: float


KNOBS: Final = (
    RuleKnob("keep", None, 0.4),
    RuleKnob("spite", None, 0.4),
    RuleKnob("own_side", None, 0.4),
    RuleKnob("more", None, 0.3),
    RuleKnob("fears", 0, 1.0),
    RuleKnob("fears", 1, 1.5),
    RuleKnob("fears", 2, 1.0),
    RuleKnob("fears", 3, 1.0),
    RuleKnob("distant", None, 0.25),
    RuleKnob("gift", None, 1.5),
    RuleKnob("nearly", 0, 0.8),
    RuleKnob("nearly", 1, 0.6),
    RuleKnob("effects", 1, 0.8),
    RuleKnob("effects", 2, 0.8),
)


def turned(taste: RuleWeights, knob: RuleKnob, turns: float) -> RuleWeights:
    """The taste with one number moved."""
    move = knob.step * turns
    if knob.place is None:
        return replace(taste, **{knob.name: getattr(taste, knob.name) + move})
    line: Sequence[float] = getattr(taste, knob.name)
    moved = (*line[: knob.place], line[knob.place] + move, *line[knob.place + 1 :])
    return replace(taste, **{knob.name: moved})  # type: ignore[arg-type]  # KNOBS names tuples


def player_by(rule: OneCardRule) -> QuickPlayer:
    """Somebody who plays by the rule."""

    def choose(at: PackedRound, _standing: MatchStanding, rand: Rand) -> int:
        return rule.choose(at, rand)

    return choose


def blind(at: PackedRound, _standing: MatchStanding, rand: Rand) -> int:
    """Any card."""
    return any_card(at.legal(), rand)


def score(taste: RuleWeights, table: DeckNumbers, seed: int) -> float:
    """Victories among blind players and among those of the first taste, added."""
    seats = table.options.seats
    hero = player_by(OneCardRule(table, taste))
    total = 0.0
    for others in (blind, player_by(OneCardRule(table, START))):
        # A deal is played from every seat.
        rands = [Rng(seed, f"fit/{game // seats}").random for game in range(GAMES)]
        total += win_share(table, hero, others, GAMES, rands)
    return total


def climb(table: DeckNumbers) -> RuleWeights:
    """Move every number as long as it helps; the steps shrink from pass to pass."""
    best = START
    for number in range(PASSES):
        seed = SEED + number
        high = score(best, table, seed)
        for knob in KNOBS:
            for turns in (1 / (number + 1), -1 / (number + 1)):
                while (found := score(trial := turned(best, knob, turns), table, seed)) > (
                    high + MARGIN
                ):
                    best, high = trial, found
                    sys.stdout.write(f"pass {number}: {high:.3f} {best}\n")
                    sys.stdout.flush()
    return best


def main() -> None:
    """Fit for the players that the command line names, and test on fresh deals."""
    table = table_numbers(ChikyuOptions(int(sys.argv[1])))
    best = climb(table)
    before, after = score(START, table, TEST_SEED), score(best, table, TEST_SEED)
    sys.stdout.write(f"fresh deals: {before:.3f} before, {after:.3f} after\n")


if __name__ == "__main__":
    main()
