"""Characters of Chikyu play alike in strength, and each in its own way."""

from collections.abc import Callable
from statistics import mean, stdev
from typing import Final

import pytest

from game.ai.bot import decide
from game.ai.chikyu.family import STYLES
from game.ai.chikyu.levels import RuleBot, WorldsBot
from game.ai.chikyu.one_card_rule import rule_for
from game.ai.chikyu.search.packed_hold import colours_in, count_of, pile_of
from game.ai.chikyu.search.situation import situation_of
from game.ai.chikyu.taste import PLAIN, Taste, likings
from game.core.rng import Rng
from game.rules.chikyu.cards import BITES, Card, Kind
from game.rules.chikyu.moves import PlayCard
from game.rules.chikyu.options import ChikyuOptions
from game.rules.chikyu.view import ChikyuView
from tests.ai.chikyu.tables import decisions, view_after

Trait = Callable[[ChikyuView, Card], float]
"""How much of a trait there is in playing a card."""

DECISIONS: Final = {"guest": 700, "regular": 240}
"""A guest decides at once; a regular takes ten milliseconds."""


def takes(view: ChikyuView, card: Card) -> float:
    """The chance to take the trick, as the rule sees it."""
    situation = situation_of(view)
    ((_card, chance),) = rule_for(situation.table).takings(situation.at, card.bit)
    return chance


def _pink(view: ChikyuView, card: Card) -> float:
    taking = takes(view, card)
    pile = any(each.kind is Kind.INTENTON for each in (*view.trick, card))
    return taking * pile - (1 - taking) * (card.kind is Kind.INTENTON)


def _burdens(view: ChikyuView, card: Card) -> float:
    if view.winner is None or view.winner % view.options.seats == view.viewer:
        return 0.0
    hold = view.holds[view.winner % view.options.seats]
    assert hold is not None
    near = hold[card.kind] >= view.options.limit - 1
    return (1 - takes(view, card)) * (near and card.kind in BITES)


def _colours(view: ChikyuView, card: Card) -> float:
    at = situation_of(view).at
    own = at.holds[at.chooser]
    pile = pile_of(at.trick + (1 << 4 * card.kind))
    taking = takes(view, card)
    is_new = count_of(own, card.kind) == 0
    return taking * (colours_in(own + pile) - colours_in(own)) - (1 - taking) * is_new


def _good_cards_that_take(view: ChikyuView, card: Card) -> float:
    taking = takes(view, card)
    return taking - (1 - taking) * card.rank / view.options.top_rank


def _rank(_view: ChikyuView, card: Card) -> float:
    return card.rank


def _looks_away(view: ChikyuView, card: Card) -> float:
    return bool(view.trick) and card.kind is Kind.TURNABLINDIE is not view.lead


def _longest(view: ChikyuView, card: Card) -> float:
    assert view.turn is not None
    hand = view.hands[view.turn]
    assert hand is not None
    return 0.0 if view.trick else sum(each.kind is card.kind for each in hand)


@pytest.fixture(scope="module")
def views() -> list[ChikyuView]:
    """Decisions with a choice, of games for three and four."""
    found = []
    for seed in range(60):
        for place, (_match, view) in enumerate(decisions(ChikyuOptions(3 + seed % 2), seed)):
            if len(view.legal) > 1 and place % 5 == seed % 5:
                found.append(view)
    return found


def _chosen(style: Taste, view: ChikyuView, level: str) -> Card:
    bot = RuleBot("quick", style=style) if level == "guest" else WorldsBot("quick", 8, style)
    move = decide(bot.think(view, Rng(1, "choice")))
    assert isinstance(move, PlayCard)
    return move.card


@pytest.mark.parametrize("level", list(DECISIONS))
@pytest.mark.parametrize(
    ("key", "trait"),
    [
        ("flamingo", _pink),
        ("troupial", _burdens),
        ("iguana", _colours),
        ("pelican", _good_cards_that_take),
        ("parakeet", _rank),
        ("turtle", _looks_away),
        ("donkey", _longest),
    ],
)
def test_a_character_shows_its_trait_far_beyond_chance(
    key: str, trait: Trait, level: str, views: list[ChikyuView]
) -> None:
    more = [
        trait(view, _chosen(STYLES[key], view, level)) - trait(view, _chosen(PLAIN, view, level))
        for view in views[: DECISIONS[level]]
    ]
    assert mean(more) > 3 * stdev(more) / len(more) ** 0.5


def test_a_calm_player_likes_all_cards_alike() -> None:
    view = view_after(6, ChikyuOptions(4))
    situation = situation_of(view)
    liked = likings(PLAIN, situation, rule_for(situation.table), situation.at.legal())
    assert set(liked.values()) == {0.0}
