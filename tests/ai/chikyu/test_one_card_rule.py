"""The one-card rule is worth measuring against, and fears what it should."""

import pytest
from workshop.chikyu.train.fit_rule import blind, player_by
from workshop.chikyu.train.quick_game import win_share

from game.ai.chikyu.one_card_rule import Hopes, rule_for
from game.ai.chikyu.rule_numbers import RuleWeights
from game.ai.chikyu.search.packed_hold import IN_HOLD, PILE, PINK_PILE
from game.ai.chikyu.search.packed_round import PackedRound
from game.ai.chikyu.search.table_numbers import table_numbers
from game.core.rng import Rng
from game.rules.chikyu.cards import Kind, card
from game.rules.chikyu.options import ChikyuOptions
from game.rules.chikyu.records import Led
from tests.profiles import by_night

GAMES = 600


@pytest.mark.parametrize(("seats", "needed"), [(2, 0.65), (3, 0.5), (4, 0.4), (5, 0.35)])
@pytest.mark.parametrize("expansion", by_night([False, True]))
def test_it_wins_far_more_than_its_share_among_blind_players(
    seats: int, needed: float, *, expansion: bool
) -> None:
    table = table_numbers(ChikyuOptions(seats, expansion))
    rands = [Rng(8, f"share/{game // seats}").random for game in range(GAMES)]
    # 600 games may be .04 off: the long measurement is in the README.
    assert win_share(table, player_by(rule_for(table)), blind, GAMES, rands) > needed


def held(kind: Kind, count: int) -> int:
    """A hold of so many of a kind, each in a pile of its own."""
    pile = PILE + PINK_PILE if kind is Kind.INTENTON else PILE
    return count * (IN_HOLD[card(kind, 1).index] + pile)


@pytest.mark.parametrize("kind", [Kind.TURNABLINDIE, Kind.INTENTON, Kind.FAUL, Kind.DILLINDALLIN])
def test_one_more_of_a_kind_at_its_limit_brings_less_than_no_pile(kind: Kind) -> None:
    table = table_numbers(ChikyuOptions(4))
    hopes = Hopes(table.counting, RuleWeights())
    limit = table.options.limit
    assert hopes[held(kind, limit + 1)] < hopes[held(kind, limit)] + 2
    assert hopes[held(kind, limit)] < hopes[held(Kind.SLUGGOS, limit)] + limit


def test_with_the_last_cards_there_is_nothing_left_to_fear() -> None:
    table = table_numbers(ChikyuOptions(4))
    early, late = [Hopes(table.counting, RuleWeights(), is_late=each) for each in (False, True)]
    at_the_limit = held(Kind.DILLINDALLIN, table.options.limit)
    assert early[at_the_limit] < late[at_the_limit]
    assert late[at_the_limit] == table.count(at_the_limit).first


def test_under_a_lead_without_a_kind_a_lower_card_of_its_kind_takes_nothing() -> None:
    seven, six, other = (
        card(Kind.DILLINDALLIN, 7),
        card(Kind.DILLINDALLIN, 6),
        card(Kind.SLUGGOS, 2),
    )
    at = PackedRound([seven.bit, six.bit | other.bit, 0, 0], 4, 0)
    at.led = Led.COLOURLESS
    at.play(seven.index)
    rule = rule_for(table_numbers(ChikyuOptions(4, expansion=True)))
    chances = dict(rule.takings(at, at.legal()))
    assert chances[six.index] == 0
    assert chances[other.index] > 0
