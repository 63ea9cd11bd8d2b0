"""What the cards kept after a round are worth in points, as measured over the rounds that follow.

The numbers come from `game.ai.train.fit_keeping`: the lead that a seat gains in the next three
rounds, by the four cards it keeps, each compared with a two.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.ai.five211.tables import SUITS, VALUES


@dataclass(frozen=True, slots=True)
class Keeping:
    """The worth of kept cards by face value, and of two or three cards in one colour."""

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


_FITTED: Final = {
    2: Keeping((0.0, 0.15, 0.0, 0.39, 0.77, 1.12, 1.37), 0.37, 2.7),
    3: Keeping((0.0, -0.05, 0.0, 0.23, 0.41, 0.49, 0.55), 0.17, 0.5),
    4: Keeping((0.0, -0.03, 0.0, 0.25, 0.33, 0.75, 0.97), 0.0, 0.0),
    5: Keeping((0.0, -0.06, 0.0, 0.20, 0.46, 0.65, 0.83), 0.0, 0.0),
}


def keeping_for(seats: int, rounds_left: int) -> Keeping:
    """What to keep with so many rounds of the deck to come: less and less, at last nothing."""
    scale = (0.0, 0.5, 0.8)[rounds_left] if rounds_left < 3 else 1.0
    full = _FITTED[seats]
    faces = tuple([face * scale for face in full.faces])
    return Keeping(faces, full.two * scale, full.three * scale)
