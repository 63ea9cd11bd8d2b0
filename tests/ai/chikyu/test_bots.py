"""Bots of Chikyu: legal, repeatable, blind to what is hidden, and never plainly wrong."""

from collections.abc import Iterator
from typing import Final

import pytest

from game.ai.bot import Thinking, decide
from game.ai.characters import CHARACTERS
from game.ai.chikyu.family import BOTS, STYLES
from game.ai.chikyu.levels import Dominance
from game.ai.chikyu.one_card_rule import rule_for
from game.ai.chikyu.search.situation import situation_of
from game.ai.ladder import Level
from game.core.rng import Rng
from game.rules.chikyu.moves import ChikyuMove, PlayCard
from game.rules.chikyu.options import ChikyuOptions, Deck, Piles
from game.rules.chikyu.rules import Chikyu
from game.rules.chikyu.view import ChikyuView
from tests.ai.chikyu.tables import OPTIONS, decisions, view_after
from tests.profiles import NIGHTLY

MOST_STEPS: Final = 700
"""At a millisecond each, a decision stays well within a second."""
LEVELS: Final = [level.value for level in Level]


def views_at(options: ChikyuOptions, places: tuple[int, ...], seed: int = 1) -> list[ChikyuView]:
    return [view_after(place, options, seed) for place in places]


@pytest.mark.parametrize("name", ["random", "greedy", *LEVELS])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_every_level_plays_legally_under_every_option(name: str, options: ChikyuOptions) -> None:
    places: tuple[int, ...] = (0, 11, 21)
    if name == Level.MASTER.value:
        # It takes its time: a first, a middle and a late card, each at a third of the tables.
        places = (places[OPTIONS.index(options) % 3],)
    for view in views_at(options, places):
        assert decide(BOTS.bot(name).think(view, Rng(1, "legal"))) in view.legal


@pytest.mark.parametrize("name", ["greedy", "child", "guest"])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_whole_games_are_played_legally_from_every_seat(name: str, options: ChikyuOptions) -> None:
    bot, rng, seats = BOTS.bot(name), Rng(2, "game"), set()
    for _match, view in decisions(options, seed=3):
        assert decide(bot.think(view, rng)) in view.legal
        seats.add(view.viewer)
    assert len(seats) == options.seats


@pytest.mark.parametrize("name", LEVELS)
def test_same_view_and_generator_give_the_same_card(name: str) -> None:
    for view in views_at(ChikyuOptions(4), (2, 18)):
        chosen = [decide(BOTS.bot(name).think(view, Rng(9, "same"))) for _ in range(3)]
        assert len(set(chosen)) == 1


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("name", LEVELS)
def test_worlds_that_differ_only_in_hidden_cards_give_the_same_card(name: str, seats: int) -> None:
    rules, bot = Chikyu(), BOTS.bot(name)
    view = view_after(9, ChikyuOptions(seats))
    assert isinstance(view.viewer, int)
    expected = decide(bot.think(view, Rng(5, "secret")))
    for seed in range(3):
        world = rules.sample_world(view, Rng(seed, "hidden"))
        assert decide(bot.think(rules.view(world, view.viewer), Rng(5, "secret"))) is expected


@pytest.mark.parametrize("name", LEVELS)
def test_closed_piles_do_not_change_what_a_bot_remembers(name: str) -> None:
    bot = BOTS.bot(name)
    opened = view_after(20, ChikyuOptions(3))
    closed = view_after(20, ChikyuOptions(3, piles=Piles.CLOSED))
    assert closed.holds != opened.holds
    choices = [decide(bot.think(view, Rng(1, "closed"))) for view in (opened, closed)]
    assert choices[0] is choices[1]


def steps_of(thinking: Thinking[ChikyuMove]) -> int:
    steps = 1
    while not thinking.step():
        steps += 1
        assert steps <= MOST_STEPS
    return steps


@pytest.mark.parametrize("deck", list(Deck))
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_decision_of_the_master_takes_more_steps_than_its_budget(seats: int, deck: Deck) -> None:
    for view in views_at(ChikyuOptions(seats, expansion=True, deck=deck), (0, 12)):
        assert len(view.legal) > 1
        assert steps_of(BOTS.bot("master").think(view, Rng(3, "steps"))) > 10


def test_thinking_may_be_interrupted_without_changing_the_card() -> None:
    view = view_after(3, ChikyuOptions(4))
    first, second = [BOTS.bot("expert").think(view, Rng(4, "a")) for _ in range(2)]
    for _ in range(5):
        first.step()
    assert decide(second) is decide(first)


def test_every_character_can_be_seated_and_likes_something_of_its_own() -> None:
    for character in CHARACTERS:
        for level in LEVELS:
            name = f"{level}:{character.key}"
            assert BOTS.bot(name).name == name
    assert set(STYLES) == {character.key for character in CHARACTERS}
    assert len(set(STYLES.values())) == len(CHARACTERS)


SAMPLED: Final = 5_000 if NIGHTLY else 24
"""Decisions of each of the two levels."""
FRESH_WORLDS: Final = 120


def sampled_decisions(number: int) -> Iterator[ChikyuView]:
    """Decisions with a choice, from many games under all options."""
    found = seed = 0
    while True:
        for place, (_match, view) in enumerate(decisions(OPTIONS[seed % len(OPTIONS)], 100 + seed)):
            # Neighbouring decisions are alike, and the first of a game are the slowest.
            if len(view.legal) > 1 and place % 13 == seed % 13:
                yield view
                found += 1
                if found == number:
                    return
        seed += 1


@pytest.mark.parametrize("name", ["expert", "master"])
def test_no_card_is_played_that_is_worse_than_another_in_every_world(name: str) -> None:
    bot = BOTS.bot(name)
    for number, view in enumerate(sampled_decisions(SAMPLED)):
        move = decide(bot.think(view, Rng(number, "dominated")))
        assert isinstance(move, PlayCard)
        situation = situation_of(view)
        rule = rule_for(situation.table)
        judge = Dominance(situation, rule, Rng(number, "judge").random)
        legal = [each.card.index for each in view.legal if isinstance(each, PlayCard)]
        assert judge.better(move.card.index, legal, FRESH_WORLDS) == [], view
