"""What a toddler sees in its cards of 5211, and what it does not see."""

from dataclasses import replace

from game.ai.bot import decide
from game.ai.five211.family import FAVOURITES
from game.ai.five211.policy.one_ply import toddlers_score
from game.ai.five211.search.situation import Situation, key_of, situation_of, worth_of
from game.core.rng import Rng
from game.rules.five211.cards import Colour
from game.rules.five211.moves import PlayCards
from game.rules.five211.options import Five211Options
from tests.ai.five211.meetings import bot_named
from tests.ai.five211.tables import cards, table_after


def seen(row: str = "", others: str = "") -> Situation:
    """A second turn with these cards in the own row and in another one."""
    view = table_after(0, Five211Options(3)).view(0)
    worths = (worth_of(cards(row)), worth_of(cards(others)), 0)
    return replace(situation_of(view), key=key_of(cards(f"{row} {others}")), worths=worths)


def score(situation: Situation, codes: str) -> float:
    return toddlers_score(Colour.BLUE)(situation, [card.index for card in cards(codes)])


def test_a_toddler_prefers_its_colour_then_big_numbers_then_a_colourful_row() -> None:
    assert score(seen(), "b3") > score(seen(), "v4") > score(seen(), "v3")
    assert score(seen(row="v2"), "y3") > score(seen(row="v2"), "v3")
    assert score(seen(), "y3 v3") > score(seen(), "y3 y3")


def test_a_toddler_forgets_the_limit() -> None:
    bust = seen(others="b1 b2 b2 b2 b3 b3")
    assert score(bust, "b3") == score(seen(), "b3")


def test_toddlers_play_their_favourite_colour_more_often_than_they_are_dealt_it() -> None:
    for key, favourite in FAVOURITES.items():
        bot, held, played = bot_named(f"toddler:{key}"), 0, 0
        for seed in range(40):
            view = table_after(0, Five211Options(4), seed).view(0)
            move = decide(bot.think(view, Rng(seed, key)))
            assert isinstance(move, PlayCards)
            held += sum(card.colour is favourite for card in view.hand)
            played += sum(card.colour is favourite for card in move.cards)
        assert played / 2 > 1.2 * held / 5
