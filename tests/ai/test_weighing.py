"""Everybody's chances add up to a whole, whatever one seat's chance is said to be."""

import pytest

from game.ai.paired_samples import with_own


@pytest.mark.parametrize("chances", [(1.0, 0.0, 0.0), (0.5, 0.3, 0.2), (0.0, 1.0), (1.0, 0.0)])
@pytest.mark.parametrize("own", [0.0, 0.8, 1.0])
def test_chances_with_another_one_for_a_seat_add_up(chances: tuple[float, ...], own: float) -> None:
    changed = with_own(chances, 0, own)
    assert changed[0] == own
    assert sum(changed) == pytest.approx(1.0)


def test_others_share_the_rest_as_they_did_and_evenly_where_they_had_none() -> None:
    assert with_own((0.5, 0.3, 0.2), 0, 0.0) == pytest.approx((0.0, 0.6, 0.4))
    assert with_own((1.0, 0.0, 0.0), 0, 0.8) == pytest.approx((0.8, 0.1, 0.1))


def test_who_plays_alone_shares_with_nobody() -> None:
    assert with_own((1.0,), 0, 0.4) == (0.4,)
