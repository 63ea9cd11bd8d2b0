import pytest

from game.ai.five211.coaching.assessor import CALIBRATED, Five211Assessor
from game.ai.five211.search.calibration import HINTED, REVIEWED, Modesty, modest_chance
from game.rules.five211.options import NUMBERS, Five211Options, Variant


@pytest.mark.parametrize("modesty", [HINTED, REVIEWED], ids=["hinted", "reviewed"])
@pytest.mark.parametrize("seats", NUMBERS)
def test_modesty_keeps_the_order_of_chances_and_what_is_sure(seats: int, modesty: Modesty) -> None:
    told = [modest_chance(chance / 50, seats, modesty) for chance in range(51)]
    assert told == sorted(told)
    assert (told[0], told[-1]) == (0.0, 1.0)


@pytest.mark.parametrize("modesty", [HINTED, REVIEWED], ids=["hinted", "reviewed"])
@pytest.mark.parametrize("seats", NUMBERS)
def test_even_chances_are_told_with_modesty(seats: int, modesty: Modesty) -> None:
    assert 0.38 < modest_chance(0.5, seats, modesty) < 0.5


def test_a_review_tells_numbers_only_where_they_were_shown_to_come_true() -> None:
    told = {
        (seats, variant)
        for seats in NUMBERS
        for variant in Variant
        if Five211Assessor().is_calibrated(Five211Options(seats, variant))
    }
    assert told == {(seats, Variant.STANDARD) for seats in CALIBRATED}
