"""What points and kept cards are worth later in a game; `game.ai.train.fit_value` found it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.ai.five211.tables import SUITS, VALUES


@dataclass(frozen=True, slots=True)
class Keeping:
    """The worth of kept cards by face value, and of two or three cards in one colour, in points."""

    faces: tuple[float, ...]
    two: float
    three: float

    def worth(self, hand: Sequence[int]) -> float:
        """The worth of a kept hand."""
        total = 0.0
        faces = self.faces
        counts = [0, 0, 0, 0, 0]
        for card in hand:
            total += faces[VALUES[card]]
            counts[SUITS[card]] += 1
        for count in counts:
            if count > 1:
                total += self.two if count == 2 else self.three
        return total


SPREADS: Final = {2: 2.90, 3: 2.45, 4: 2.24, 5: 2.04}
"""How far a round carries the scores apart, by seats."""

KEEPINGS: Final = {
    2: Keeping((0.0, -0.01, 0.0, 0.37, 0.72, 0.96, 1.53), 0.45, 0.98),
    3: Keeping((0.0, -0.05, 0.0, 0.22, 0.53, 0.67, 0.81), 0.30, 0.85),
    4: Keeping((0.0, -0.07, 0.0, 0.21, 0.38, 0.67, 1.01), 0.16, 0.49),
    5: Keeping((0.0, -0.04, 0.0, 0.22, 0.32, 0.66, 0.80), 0.11, 0.26),
}
"""What is kept, by seats; each card is compared with a two."""

NOTHING: Final = Keeping((0.0,) * 7, 0.0, 0.0)
"""Cards that are never played again, or that nobody thinks of."""
