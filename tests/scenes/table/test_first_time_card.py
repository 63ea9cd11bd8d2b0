"""Words that explain something leave free what they explain."""

import pytest
from pygame import Rect

from scenes.table.first_time_card import clear_of

CARD = Rect(300, 400, 600, 120)


@pytest.mark.parametrize("top", [150, 260, 330, 410, 500])
def test_a_card_lies_clear_of_the_news_inside_the_window(top: int) -> None:
    news = Rect(500, top, 60, 60)
    area = clear_of(CARD, news, 8)
    assert not area.colliderect(news)
    assert area.top >= 0
    assert area.size == CARD.size


def test_a_card_that_covers_no_news_stays() -> None:
    assert clear_of(CARD, Rect(500, 200, 60, 60), 8) == CARD
    assert clear_of(CARD, Rect(100, 420, 60, 60), 8) == CARD
