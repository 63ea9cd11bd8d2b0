"""What a lay is worth to a seat, wherever tiles may lie, is what the rules make of it."""

import pytest

from game.ai.duco.sampled_greedy import look, some
from game.ai.duco.search.corners import best_shift, rearrangement, sets_in, shifts
from game.ai.duco.search.lays import Worth, spots, turnings
from game.ai.duco.search.most_sets import most_sets
from game.core.options import OptionValue
from game.core.rng import Rng
from game.rules.duco.rules import Duco
from game.rules.duco.scoring import count_town, points_at
from game.rules.duco.town.board import Laid
from game.rules.duco.town.cells import cell_of
from game.rules.duco.town.clusters import TILE_COUNT, turned_apart
from game.rules.duco.town.tiles import TILES
from tests.ai.duco.tables import mid_game, mid_view

Answers = dict[str, OptionValue]


@pytest.mark.parametrize(
    "answers",
    [{}, {"disorder": "on"}, {"mode": "chaos"}, {"tiles": "three"}, {"tiles": "lineup"}],
    ids=str,
)
def test_every_lay_and_no_other_is_looked_at(answers: Answers) -> None:
    view = mid_view(9, **answers)
    choices = [each for seen in look(view, view.board(), Rng(1, "look")) for each in seen]
    assert {each.move for each in choices} == set(view.legal)
    for each in choices[::7]:
        diagonal = view.options.diagonal
        assert each.worth == points_at(view.board(), each.face, each.key, diagonal=diagonal)


@pytest.mark.parametrize(
    "answers",
    [
        {"mode": "stress", "counting": "owner"},
        {"mode": "conquest"},
        {"mode": "conquest", "disorder": "on"},
    ],
    ids=str,
)
def test_the_worth_of_an_owned_tile_is_what_it_adds_to_the_count(answers: Answers) -> None:
    view = mid_view(13, seats=3, **answers)
    board, seat = view.board(), view.viewer
    before = count_town(board, view.options)
    own, fair = Worth(view.options, board, seat), Worth(view.options, board, seat, 1.0)
    for face, key in spots(view, board)[::9]:
        after = board.clone()
        after.lay(Laid(face, cell_of(key), seat))
        then = count_town(after, view.options)
        gains = [new.points - old.points for new, old in zip(then, before, strict=True)]
        assert own(face, key) == gains[seat]
        others = (sum(gains) - gains[seat]) / 2
        assert fair(face, key) == pytest.approx(gains[seat] - others)


@pytest.mark.parametrize("answers", [{}, {"mode": "chaos"}, {"disorder": "on"}], ids=str)
def test_a_turn_adds_what_the_rules_then_count(answers: Answers) -> None:
    view = mid_view(8, rotation="on", diagonal="on", **answers)
    board = view.board()
    for face, key in spots(view, board)[::40]:
        now = points_at(board, face, key, diagonal=True)
        for turned, added in turnings(board, face, key, diagonal=True):
            after = board.clone()
            index = after.index_of(turned.tile)
            assert index is not None
            after.replace(index, turned)
            assert points_at(after, face, key, diagonal=True) == now + added


def test_the_best_lay_in_rotation_is_that_of_all_moves() -> None:
    match = mid_game(2, rotation="on", seats=2)
    view = match.view(min(match.to_act()))
    choices = [each for seen in look(view, view.board(), Rng(1, "look")) for each in seen]
    best = max(each.worth for each in choices)
    rules, state = Duco(), match._state
    gains = []
    for move in view.legal[::3]:
        twin = rules.clone(state)
        rules.apply(twin, view.viewer, move)
        gains.append(rules.points(twin)[view.viewer] - view.points[view.viewer])
    assert best >= max(gains)
    for each in sorted(choices, key=lambda each: -each.worth)[:5]:
        twin = rules.clone(state)
        rules.apply(twin, view.viewer, each.move)
        assert rules.points(twin)[view.viewer] - view.points[view.viewer] == each.worth


def test_a_share_is_that_large_and_by_chance() -> None:
    items = list(range(200))
    looked = some(items, 0.17, Rng(1, "some"))
    assert len(looked) == 34
    assert looked == sorted(set(looked))
    assert looked != some(items, 0.17, Rng(2, "some"))
    assert some(items[:3], 0.01, Rng(1, "some"))
    assert some(items, 1.0, Rng(1, "some")) == items


def test_shifts_are_all_3116_rearrangements_with_the_sets_that_the_rules_count() -> None:
    match = mid_game(4, mode="corner cluster")
    view = match.view(min(match.to_act()))
    faces = [laid.face.index for laid in view.laid]
    every = [shift for group in shifts(faces) for shift in group]
    assert {rearrangement(shift) for shift in every} == set(view.legal)
    rules = Duco()
    for shift in every[::61]:
        twin = rules.clone(match._state)
        rules.apply(twin, view.viewer, rearrangement(shift))
        gained = rules.points(twin)[view.viewer] - view.points[view.viewer]
        assert gained == shift.sets
    assert best_shift(faces).sets == max(shift.sets for shift in every)
    assert sets_in(faces) == []


@pytest.mark.parametrize("apart", [True, False], ids=["no set ready", "sets may be ready"])
def test_the_most_sets_are_those_of_the_best_rearrangement(apart: bool) -> None:
    rng, tiles = Rng(7, "squares"), list(TILES)
    seen = set()
    for _ in range(12):
        rng.shuffle(tiles)
        lying = [rng.choice(tile.faces) for tile in tiles[:TILE_COUNT]]
        if apart:
            lying = turned_apart(lying, range(TILE_COUNT))
        faces = [face.index for face in lying]
        assert most_sets(faces) == best_shift(faces).sets
        seen.add(best_shift(faces).sets)
    assert len(seen) > 1
