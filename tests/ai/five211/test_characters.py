import re
from collections.abc import Callable
from statistics import mean, stdev
from typing import Final

import pytest

from game.ai.bot import decide
from game.ai.characters import CHARACTERS, character_by_key
from game.ai.five211.beliefs.opponent_catalogue import BLIND
from game.ai.five211.family import STYLES
from game.ai.five211.policy.taste import Taste, delight, liking
from game.ai.five211.search.best_response import SearchBot, SearchEffort
from game.ai.five211.search.packed_table import (
    CARDS_MASK,
    KEYS,
    KODODO,
    KODODO_SHIFT,
    SHIFTS,
    SUITS,
    VALUES,
    WORTHS,
    counts_of,
    verdicts_for,
)
from game.ai.five211.search.situation import Situation, situation_of
from game.core.rng import Rng
from game.kits.five211.talk_lines import TALK
from game.rules.five211.moves import PlayCards
from game.rules.five211.options import Five211Options
from tests.ai.five211.tables import Table, cards, table_after

SITUATION = situation_of(table_after(1, Five211Options(4)).view(0))


def test_there_are_at_least_six_characters_with_names_of_their_own() -> None:
    assert len(CHARACTERS) >= 6
    assert len({character.name for character in CHARACTERS}) == len(CHARACTERS)
    assert all(character_by_key(character.key) is character for character in CHARACTERS)


def test_talk_names_no_colour_and_no_number() -> None:
    telling = re.compile(r"\d|yellow|green|orange|blue|violet", re.IGNORECASE)
    talks = [*(each.talk for each in CHARACTERS), *TALK.lines.values()]
    lines = [line for talk in talks for lines in talk.values() for line in lines]
    assert not [line for line in lines if telling.search(line)]


def test_no_two_characters_like_the_same() -> None:
    assert set(STYLES) == {character.key for character in CHARACTERS}
    assert len(set(STYLES.values())) == len(CHARACTERS)


def test_a_calm_player_likes_all_plays_alike() -> None:
    assert {liking(Taste(), SITUATION, [card]) for card in SITUATION.hand} == {0.0}


def test_a_miser_dislikes_to_part_with_high_cards() -> None:
    six, two = (card.index for card in cards("y6 y2"))
    miser = Taste(thrift=0.5)
    assert liking(miser, SITUATION, [six]) < liking(miser, SITUATION, [two])


def test_a_saboteur_delights_in_every_colour_over_the_limit() -> None:
    bust = KEYS[1] * 7 + KEYS[7] * 8
    assert delight(Taste(bust=1.0), bust, 0, 0, limit=7) == 2.0
    assert delight(Taste(bust=1.0), KEYS[1] * 6, 0, 0, limit=7) == 0.0


def test_a_lizard_keeper_delights_in_a_kododo_round_and_most_in_one_of_its_own() -> None:
    keeper = Taste(kododo=2.0)
    assert delight(keeper, 0, KODODO, 0, limit=7) == 2.0
    assert delight(keeper, 0, KODODO, WORTHS[0] * 3, limit=7) == 8.0
    assert delight(keeper, 0, 0, WORTHS[0] * 3, limit=7) == 0.0


def test_a_gambler_would_rather_score_nothing_than_little_and_a_careful_one_the_reverse() -> None:
    great, small = WORTHS[5] + WORTHS[4], WORTHS[1]
    for daring in (1.0, -1.0):
        liked = [delight(Taste(daring=daring), 0, 0, row, limit=7) for row in (great, 0, small)]
        assert liked == [daring, 0, -daring]


def test_a_miser_is_glad_of_high_cards_that_score_and_not_of_low_ones() -> None:
    six, two = WORTHS[5], WORTHS[1]
    assert delight(Taste(thrift=1.0), 0, 0, six, limit=7) > 0
    assert delight(Taste(thrift=1.0), 0, 0, two, limit=7) == 0


Trait = Callable[[Situation, int], float]
"""How much of a trait there is in playing a card."""

HURRIED: Final = SearchEffort(150, batch=4, doubt=1.0, learns=False, keeps=False, priors=BLIND)
DECISIONS: Final = 240


def _company(situation: Situation, card: int) -> float:
    return counts_of(situation.key)[SUITS[card]]


def _over_the_limit(situation: Situation, card: int) -> float:
    return _company(situation, card) >= verdicts_for(situation.seats).limit - 2


def _lizards_kept_for_later(situation: Situation, card: int) -> float:
    hopeless = situation.key >> KODODO_SHIFT < verdicts_for(situation.seats).target - 3
    return -float(hopeless and VALUES[card] == 1)


def _high_cards_where_they_score(situation: Situation, card: int) -> float:
    leads = _company(situation, card) == max(counts_of(situation.key))
    return VALUES[card] - 2 if leads else 2 - VALUES[card]


def _cards_of_one_colour(situation: Situation, card: int) -> float:
    return situation.worths[situation.me] >> SHIFTS[SUITS[card]] & CARDS_MASK


def _many_colours(situation: Situation, card: int) -> float:
    return -_cards_of_one_colour(situation, card)


def _choice(style: Taste, table: Table) -> int:
    move = decide(SearchBot("hurried", HURRIED, style).think(table.view(0), Rng(1, "choice")))
    assert isinstance(move, PlayCards)
    return move.cards[0].index


@pytest.fixture(scope="module")
def last_turns() -> list[tuple[Table, int]]:
    """Tables before the last turn of a round, and what a calm player does there."""
    tables = [table_after(2, Five211Options(4), seed) for seed in range(DECISIONS)]
    return [(table, _choice(Taste(), table)) for table in tables]


@pytest.mark.parametrize(
    ("key", "trait"),
    [
        ("flamingo", _company),
        ("troupial", _over_the_limit),
        ("iguana", _lizards_kept_for_later),
        ("pelican", _high_cards_where_they_score),
        ("parakeet", _cards_of_one_colour),
        ("turtle", _many_colours),
        ("donkey", _cards_of_one_colour),
    ],
)
def test_a_character_shows_its_trait_far_beyond_chance(
    key: str, trait: Trait, last_turns: list[tuple[Table, int]]
) -> None:
    more = []
    for table, calm in last_turns:
        situation = situation_of(table.view(0))
        more.append(trait(situation, _choice(STYLES[key], table)) - trait(situation, calm))
    assert mean(more) > 3 * stdev(more) / len(more) ** 0.5
