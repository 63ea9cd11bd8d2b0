from dataclasses import replace

import pytest

from game.ai.bot import Thinking, decide
from game.ai.characters import CHARACTERS
from game.ai.five211.world_maker import World, WorldMaker
from game.ai.ladder import Level, UnknownBot
from game.core.rng import Rng
from game.rules.five211.moves import TAKE_BACK, Five211Move
from game.rules.five211.options import Five211Options, Variant
from game.rules.five211.rules import Five211
from tests.ai.five211.meetings import bot_named
from tests.ai.five211.tables import table_after

MOST_STEPS = 700
"""At a millisecond each, a decision stays well within a second."""

MOST_WORLDS_A_STEP = 30
"""A small world takes about a thirtieth of a millisecond."""

OPTIONS = [
    Five211Options(seats, variant, closed)
    for seats in (2, 3, 4, 5)
    for variant in Variant
    for closed in (False, True)
]


def steps_of(thinking: Thinking[Five211Move]) -> int:
    steps = 1
    while not thinking.step():
        steps += 1
        assert steps <= MOST_STEPS
    return steps


@pytest.mark.parametrize("level", list(Level))
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_every_level_plays_legally_under_every_option(
    level: Level, options: Five211Options
) -> None:
    bot = bot_named(level.value)
    places = [0, 4, 3 * options.numbers.rounds - 1]
    if level is Level.MASTER:
        # It takes its time: a first, a middle and a last turn, each at a third of the tables.
        places = [places[OPTIONS.index(options) % 3]]
    for turns in places:
        match = table_after(turns, options)
        view = match.view(1)
        assert decide(bot.think(view, Rng(1, "legal"))) in view.legal


@pytest.mark.parametrize("level", list(Level))
def test_the_long_game_is_played_beyond_its_first_deck(level: Level) -> None:
    options = Five211Options(3, Variant.LONG)
    match = table_after(3 * options.numbers.rounds + 4, options)
    view = match.view(2)
    assert view.deck == 1
    assert decide(bot_named(level.value).think(view, Rng(1, "long"))) in view.legal


@pytest.mark.parametrize("name", ["random", "greedy", *(level.value for level in Level)])
def test_a_seat_that_has_locked_can_only_take_back(name: str) -> None:
    match = table_after(1, Five211Options(3))
    match.play(0, match.legal_moves(0)[0])
    assert decide(bot_named(name).think(match.view(0), Rng(1, "locked"))) is TAKE_BACK


@pytest.mark.parametrize("level", list(Level))
def test_same_view_and_generator_give_the_same_choice(level: Level) -> None:
    bot = bot_named(level.value)
    for turns in (3, 4, 5):
        view = table_after(turns, Five211Options(4)).view(0)
        choices = {decide(bot.think(view, Rng(9, "same"))) for _ in range(3)}
        assert len(choices) == 1


@pytest.mark.parametrize("level", list(Level))
def test_worlds_that_differ_only_in_hidden_cards_give_the_same_choice(level: Level) -> None:
    rules = Five211()
    bot = bot_named(level.value)
    view = table_after(4, Five211Options(4)).view(2)
    expected = decide(bot.think(view, Rng(5, "secret")))
    for seed in range(4):
        world = rules.sample_world(view, Rng(seed, "hidden"))
        assert decide(bot.think(rules.view(world, 2), Rng(5, "secret"))) is expected


@pytest.mark.parametrize("level", [Level.REGULAR, Level.EXPERT, Level.MASTER])
def test_choices_do_not_depend_on_who_has_locked_already(level: Level) -> None:
    bot = bot_named(level.value)
    match = table_after(4, Five211Options(4))
    before = decide(bot.think(match.view(3), Rng(2, "timing")))
    match.play(0, match.legal_moves(0)[0])
    assert decide(bot.think(match.view(3), Rng(2, "timing"))) is before


def test_closed_score_piles_do_not_change_what_a_bot_has_counted() -> None:
    view = table_after(10, Five211Options(3)).view(0)
    closed = replace(
        view,
        options=replace(view.options, closed_scores=True),
        points=(view.points[0], None, None),
        scored=(view.scored[0], None, None),
    )
    bot = bot_named("master")
    assert decide(bot.think(closed, Rng(1, "c"))) is decide(bot.think(view, Rng(1, "c")))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_decision_of_the_master_takes_more_steps_than_its_budget(seats: int) -> None:
    options = Five211Options(seats)
    for turns in (0, 4, 3 * options.numbers.rounds - 1):
        view = table_after(turns, options).view(0)
        assert steps_of(bot_named("master").think(view, Rng(3, "steps"))) > 10


@pytest.mark.parametrize("turns", [0, 4, 5])
def test_no_step_imagines_more_than_a_frame_can_spare(
    turns: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    worlds: list[int] = [0]
    make = WorldMaker.make

    def counted(maker: WorldMaker) -> World:
        worlds[-1] += 1
        return make(maker)

    monkeypatch.setattr(WorldMaker, "make", counted)
    view = table_after(turns, Five211Options(2)).view(0)
    thinking = bot_named("master").think(view, Rng(3, "slices"))
    while not thinking.step():
        worlds.append(0)
    assert sum(worlds) > 30
    assert max(worlds) <= MOST_WORLDS_A_STEP


def test_thinking_may_be_interrupted_without_changing_the_choice() -> None:
    view = table_after(3, Five211Options(4)).view(0)
    bot = bot_named("expert")
    first, second = bot.think(view, Rng(4, "a")), bot.think(view, Rng(4, "a"))
    for _ in range(20):
        first.step()
    assert decide(second) is decide(first)


def test_every_character_can_be_seated_at_every_level() -> None:
    for character in CHARACTERS:
        for level in Level:
            bot = bot_named(f"{level.value}:{character.key}")
            assert bot.name == f"{level.value}:{character.key}"


@pytest.mark.parametrize("name", ["wizard", "child:dragon", "wizard:owl", "", ":", "owl"])
def test_unknown_names_are_refused_with_those_there_are(name: str) -> None:
    known = r"one of: random, greedy, search, toddler, child"
    with pytest.raises(UnknownBot, match=known):
        bot_named(name)
