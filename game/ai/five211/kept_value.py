"""What points and kept cards are worth later in a game; `train/fit_value.py` found it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.ai.five211.packed_table import SUITS, VALUES


@dataclass(frozen=True, slots=True)
class KeptValue:
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


SPREADS: Final = {2: 3.01, 3: 2.30, 4: 2.24, 5: 2.13}
"""How far a round carries the scores apart, by seats."""

KEPT_VALUES: Final = {
    2: KeptValue((0.0, -0.03, 0.0, 0.36, 0.77, 1.10, 1.55), 0.37, 1.20),
    3: KeptValue((0.0, 0.03, 0.0, 0.17, 0.35, 0.79, 0.69), 0.19, 0.58),
    4: KeptValue((0.0, -0.03, 0.0, 0.27, 0.54, 0.64, 0.92), 0.12, 0.44),
    5: KeptValue((0.0, -0.01, 0.0, 0.19, 0.43, 0.67, 0.93), 0.14, 0.41),
}
"""What is kept, by seats; each card is compared with a two."""

NOTHING: Final = KeptValue((0.0,) * 7, 0.0, 0.0)
"""Cards that are never played again, or that nobody thinks of."""
