"""The tally in words: what would score as the table stands."""

import pytest

from game.kits.five211.phrases import read_tally
from game.rules.five211.options import NUMBERS


@pytest.mark.parametrize(
    ("counts", "kododo", "read"),
    [
        ((0, 0, 0, 0, 0), 0, ""),
        ((1, 0, 0, 0, 0), 0, "As it stands, yellow scores."),
        ((3, 3, 0, 0, 2), 0, "Yellow and green tie. As it stands, violet scores."),
        ((7, 1, 0, 0, 2), 5, "Yellow is bust. As it stands, violet scores."),
        ((7, 8, 1, 0, 1), 0, ("Yellow and green are bust. Orange and violet tie. "
                             "As it stands, nobody scores.")),
        ((7, 2, 2, 1, 1), 0, ("Yellow is bust. Green and orange tie. Blue and violet tie. "
                             "As it stands, nobody scores.")),
        ((7, 2, 2, 1, 1), 6, "Exactly 6 kododo. As it stands, only they score."),
    ],
)  # fmt: skip
def test_the_table_of_four_is_read_as_the_rules_judge_it(
    counts: tuple[int, ...], kododo: int, read: str
) -> None:
    assert read_tally(counts, kododo, NUMBERS[4]) == read
