"""What is told about keys and about what happens first is so at this table."""

from game.rules.chikyu.options import ChikyuOptions
from scenes.games.chikyu.kit import CHIKYU
from scenes.games.chikyu.pages.first_times import FIRST_TIMES


def test_keys_page_says_that_a_second_press_plays() -> None:
    words = CHIKYU.key_words()
    assert words.choose == "Choose a card; a second press plays it"
    assert "back" in words.take_back


def test_open_hands_are_spoken_of_only_where_there_are_some() -> None:
    butterfingy = next(each for each in FIRST_TIMES if each.key == "butterfingy")
    for seats in (2, 3, 4, 5):
        assert ("open hand" in butterfingy.words(ChikyuOptions(seats=seats))) is (seats == 2)
