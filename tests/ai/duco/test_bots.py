"""Every bot plays every mode by the rules, and the same again with the same chance."""

from collections import Counter
from itertools import product

import pytest

from game.ai.bot import Paced, decide
from game.ai.duco.family import CARE, SECONDS, STYLES
from game.ai.duco.players import DucoFigures
from game.ai.duco.sampled_greedy import best_reply
from game.ai.duco.search.effort import Effort
from game.ai.duco.search.lays import ScoredLay
from game.ai.duco.search.line_search import Ahead
from game.ai.ladder import Level
from game.arena.tournament import play_match
from game.core.options import OptionValue
from game.core.rng import Rng
from game.kits.duco.kit import DUCO
from game.rules.duco.moves import Grow, Lay
from game.rules.duco.town.cells import key_of
from tests.ai.duco.tables import mid_game, mid_view
from tests.rules.duco.test_rectangle import before_rectangle

Answers = dict[str, OptionValue]

MODES: list[Answers] = [
    {},
    {"seats": 1},
    {"tiles": "three", "seats": 3},
    {"tiles": "lineup", "diagonal": "on"},
    {"rotation": "on", "seats": 2},
    {"disorder": "on", "seats": 2},
    {"mode": "chaos", "seats": 2},
    {"mode": "chaos", "seats": 2, "rotation": "on", "tiles": "three"},
    {"mode": "corner cluster", "seats": 3},
    {"mode": "stress", "seats": 3, "tiles": "three", "disorder": "on"},
    {"mode": "conquest", "seats": 3},
]


@pytest.mark.parametrize("answers", MODES, ids=str)
@pytest.mark.parametrize("name", ["toddler", "child", "guest:troupial", "regular:donkey", "greedy"])
def test_a_bot_plays_a_legal_move_and_the_same_again(name: str, answers: Answers) -> None:
    bot = DUCO.bots.bot(name)
    view = mid_view(6, **answers)
    move = decide(bot.think(view, Rng(3, "bot")))
    assert move in view.legal
    assert decide(bot.think(view, Rng(3, "bot"))) == move


@pytest.mark.parametrize("answers", MODES, ids=str)
def test_the_master_plays_a_legal_move_and_the_same_again(answers: Answers) -> None:
    bot = DUCO.bots.bot("master:pelican")
    view = mid_view(12, **answers)
    move = decide(bot.think(view, Rng(3, "bot")))
    assert move in view.legal
    assert decide(bot.think(view, Rng(3, "bot"))) == move


def test_bots_say_where_the_town_grows() -> None:
    table = before_rectangle(4, 5, (3, 6))
    table.play(0, "lay 9n 3,6")
    view = table.rules.view(table.state, 0)
    for name in ("toddler", "child", "master"):
        assert isinstance(decide(DUCO.bots.bot(name).think(view, Rng(1, "grow"))), Grow)


def test_the_greedy_bot_lays_for_the_most_points_there_are() -> None:
    for seed in range(5):
        match = mid_game(10, seed, seats=3)
        seat = min(match.to_act())
        move = decide(DUCO.bots.bot("greedy").think(match.view(seat), Rng(1, "greedy")))
        rules = DUCO.rules
        gains = {}
        for each in match.legal_moves(seat):
            twin = rules.clone(match._state)
            rules.apply(twin, seat, each)
            gains[each] = rules.points(twin)[seat]
        assert gains[move] == max(gains.values())


def test_each_level_looks_more_often_than_the_one_below_and_is_quicker() -> None:
    levels = list(Level)
    shares = [CARE[level] for level in levels[1:-1]]
    assert shares == sorted(set(shares))
    assert 0.9 < shares[-1] < 1, "its eyes are nearly those of the yardstick"
    seconds = [SECONDS[level] for level in levels]
    assert seconds == sorted(set(seconds), reverse=True)


@pytest.mark.parametrize("level", list(Level))
def test_bots_take_their_time_where_time_counts(level: Level) -> None:
    bot = DUCO.bots.bot(level.value)
    assert isinstance(bot, Paced)
    paces = [bot.pace(Rng(seed, "pace")) for seed in range(200)]
    assert sum(paces) / len(paces) == pytest.approx(1000 * SECONDS[level], rel=0.1)
    assert 1_000 < min(paces) < max(paces) < 12_000


def test_a_search_stays_within_its_budget_and_its_steps_are_small() -> None:
    view = mid_view(2, seats=5)
    search = Ahead(view, Rng(1, "budget"), Effort(tiles=2_000, doubt=50.0))
    steps = sum(1 for _ in search.decide())
    # A step is at most one play-out beyond its measure, and the batch is played to its end.
    assert 2_000 / 160 < steps - len(view.laid) - 6 < 2_000 / 80 + 12 * 8 * 2


@pytest.mark.parametrize(
    ("better", "worse", "answers"),
    [
        ("child", "toddler", {"mode": "conquest"}),
        ("child", "toddler", {"mode": "corner cluster"}),
        ("guest", "child", {}),
        ("regular", "guest", {}),
        ("expert", "regular", {}),
        ("expert", "guest", {"mode": "chaos"}),
        ("expert", "child", {"mode": "corner cluster"}),
        ("expert", "child", {"mode": "conquest"}),
        ("expert", "child", {"mode": "stress"}),
    ],
)
def test_the_level_above_beats_the_level_below(better: str, worse: str, answers: Answers) -> None:
    games = 24 if not answers else 12
    won = 0.0
    for game, seat in product(range(games // 2), (0, 1)):
        names = [worse, worse]
        names[seat] = better
        bots = [DUCO.bots.bot(name) for name in names]
        options = DUCO.options_with({"seats": 2, **answers})
        outcome = play_match(DUCO, bots, options, game, f"ladder/{seat}").outcome
        won += (seat in outcome.winners) / len(outcome.winners)
    assert won > 0.6 * games


@pytest.mark.parametrize("name", ["guest", "master"])
def test_a_decision_stands_however_often_it_is_asked_for(name: str) -> None:
    thinking = DUCO.bots.bot(name).think(mid_view(4, seats=2, clock="10 seconds"), Rng(5, "bot"))
    move = decide(thinking)
    assert thinking.step()
    assert thinking.move == move


TRAITS = {
    "flamingo": ("tiles_touched", 1),
    "iguana": ("lizards", 1),
    "pelican": ("doubles", 1),
    "parakeet": ("growing", 1),
    "turtle": ("distance", -1),
    "donkey": ("own_touched", 1),
}


@pytest.mark.parametrize("key", TRAITS)
def test_a_character_shows_its_trait_beside_the_owl(key: str) -> None:
    name, sign = TRAITS[key]
    figures, options = DucoFigures(), DUCO.options_with({"seats": 2})
    own: Counter[str] = Counter()
    owls: Counter[str] = Counter()
    for game, seat in product(range(8), (0, 1)):
        names = ["regular:owl", "regular:owl"]
        names[seat] = f"regular:{key}"
        view = play_match(DUCO, [DUCO.bots.bot(n) for n in names], options, game, f"{seat}").view
        own.update(figures.of_seat(view, seat))
        owls.update(figures.of_seat(view, 1 - seat))
    mine, theirs = figures.rates(own)[name], figures.rates(owls)[name]
    assert sign * (mine - theirs) > 0.04 * theirs
    assert set(STYLES) == {"owl", "troupial", *TRAITS}


def test_the_troupial_leaves_less_than_the_owl_where_both_could_lay() -> None:
    left = Counter[str]()
    for seed in range(30):
        view = mid_view(8, seed, seats=3)
        for key in ("owl", "troupial"):
            move = decide(DUCO.bots.bot(f"expert:{key}").think(view, Rng(seed, "nest")))
            assert isinstance(move, Lay)
            left[key] += best_reply(view, view.board(), ScoredLay(move.face, key_of(move.cell), 0))
    assert left["troupial"] < left["owl"]
