"""The tastes of `appraiser.py`: one number after the other is moved while it wins more games.

Run `python -m workshop.five211.train.fit_taste 4` for four seats; about six minutes on one core.
What the search found at each step, and the test on fresh deals, is in `curves.txt`.
"""

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from game.ai.five211.beliefs.kept_hands import win_share
from game.ai.five211.beliefs.opponent_catalogue import Greedy
from game.ai.five211.policy.one_ply_policy import Appraiser, OnePlyWeights

SEED: Final = 100
TEST_SEED: Final = 999
GAMES: Final = 4000
PASSES: Final = 3
MARGIN: Final = 0.002
"""A gain below this is taken for luck."""

START: Final = OnePlyWeights(leans=(0.1, 0.1), support=(0.02, 0.04))


@dataclass(frozen=True, slots=True)
class Knob:
    """One number of a taste, and how far it moves at first."""

    name: str
    place: int | None
    step: float
    by_factor: bool = False


KNOBS: Final = (
    Knob("leans", 0, 0.15),
    Knob("leans", 1, 0.15),
    Knob("opening", 0, 0.06),
    Knob("opening", 1, 0.06),
    Knob("opening", 2, 0.08),
    Knob("support", 0, 0.03),
    Knob("support", 1, 0.06),
    Knob("rivals", None, 2.0, by_factor=True),
    Knob("keep", None, 2.0, by_factor=True),
    Knob("keep_kododo", None, 0.2),
)


def turned(taste: OnePlyWeights, knob: Knob, turns: float) -> OnePlyWeights:
    """The taste with one number moved."""
    old = getattr(taste, knob.name)
    value = old if knob.place is None else old[knob.place]
    value = value * knob.step**turns if knob.by_factor else value + knob.step * turns
    if knob.place is None:
        return replace(taste, **{knob.name: value})
    line = (*old[: knob.place], value, *old[knob.place + 1 :])
    return replace(taste, **{knob.name: line})  # type: ignore[arg-type]  # KNOBS names tuples


def score(taste: OnePlyWeights, seats: int, seed: int) -> float:
    """Victories among greedy players and among untrained appraisers, added."""
    hero = Appraiser(seats, taste)
    among: Sequence[Callable[[], Greedy | Appraiser]] = (
        lambda: Greedy(seats),
        lambda: Appraiser(seats, START),
    )
    return sum(win_share(hero, [make()] * (seats - 1), GAMES, seed) for make in among)


def climb(seats: int) -> OnePlyWeights:
    """Move every number as long as it helps; the steps shrink from pass to pass."""
    best = START
    for number in range(PASSES):
        seed = SEED + number
        high = score(best, seats, seed)
        for knob in KNOBS:
            for turns in (1 / (number + 1), -1 / (number + 1)):
                while (found := score(trial := turned(best, knob, turns), seats, seed)) > (
                    high + MARGIN
                ):
                    best, high = trial, found
                    sys.stdout.write(f"{seats} seats, pass {number}: {high:.3f} {best}\n")
    return best


def main() -> None:
    """Train for the seats that the command line names, and test on fresh deals."""
    seats = int(sys.argv[1])
    best = climb(seats)
    before, after = score(START, seats, TEST_SEED), score(best, seats, TEST_SEED)
    sys.stdout.write(f"{seats} seats, fresh deals: {before:.3f} before, {after:.3f} after\n")


if __name__ == "__main__":
    main()
