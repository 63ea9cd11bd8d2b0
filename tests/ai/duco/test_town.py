"""The quick town knows what the rules count, at every place and for every tile."""

from itertools import islice

import pytest

from game.ai.duco.search.candidates import Replies, candidates
from game.ai.duco.search.conquering import Realm
from game.ai.duco.search.playout import PlayOut, imagined_stacks, outlook_of
from game.ai.duco.search.town import WHIMS, Town
from game.core.rng import Rng
from game.rules.duco.scoring import count_town, points_at
from game.rules.duco.town.board import Laid
from game.rules.duco.town.cells import cell_of
from game.rules.duco.town.tiles import TILES
from tests.ai.duco.tables import mid_view

BEGINNINGS = ((1, 3), (2, 15), (3, 30))
TOWNS = [(seed, moves, diagonal) for seed, moves in BEGINNINGS for diagonal in (0, 1)]


@pytest.mark.parametrize(("seed", "moves", "diagonal"), TOWNS)
def test_the_best_place_of_every_tile_is_that_of_a_full_search(
    seed: int, moves: int, diagonal: int
) -> None:
    view = mid_view(moves, seed, diagonal="on" if diagonal else "off")
    board, town = view.board(), Town(view.laid, diagonal=bool(diagonal))
    assert set(town.places()) == board.open
    for tile in TILES[::3]:
        worths = {
            (key, face.index): points_at(board, face, key, diagonal=bool(diagonal))
            for key in board.open
            for face in tile.faces
        }
        most, key, face = town.best(tile.number)
        assert most == max(worths.values()) == worths[key, face]
        found = candidates(town, [tile.number])
        assert {(each.key, each.face): each.gain for each in found} == worths


@pytest.mark.parametrize(("seed", "moves", "diagonal"), TOWNS)
def test_replies_are_those_of_the_town_after_the_lay(seed: int, moves: int, diagonal: int) -> None:
    view = mid_view(moves, seed, diagonal="on" if diagonal else "off")
    town = Town(view.laid, diagonal=bool(diagonal))
    replies = Replies(town)
    hands = [(3, 40), (17,), (60, 61, 62)]
    for lay in candidates(town, [view.hands[view.viewer][0].tile.number])[::5]:
        after = town.clone()
        after.lay(lay.key, lay.face)
        best = [max(after.best(tile)[0] for tile in hand) for hand in hands]
        assert replies.after(lay, hands) == best


def test_a_whim_takes_any_of_the_best_lays_and_no_other() -> None:
    town = Town(mid_view(15).laid)
    taken = {}
    for tile in range(20):
        every = candidates(town, [tile])
        most = max(each.gain for each in every)
        best = {(each.key, each.face) for each in every if each.gain == most}
        found = [town.best(tile, whim) for whim in range(1, WHIMS, 40)]
        taken[tile] = {(key, face) for _, key, face in found}
        assert {gain for gain, _, _ in found} == {most}
        assert taken[tile] <= best
        assert {key for key, _ in taken[tile]} == {key for key, _ in best}
    assert any(len(each) > 1 for each in taken.values()), "nothing was equal"


def test_in_as_many_stacks_as_there_are_tiles_each_comes_once_at_every_place() -> None:
    tiles = (3, 1, 4, 15, 9, 2, 6)
    stacks = imagined_stacks(tiles, Rng(1, "stacks"))
    first = list(islice(stacks, len(tiles)))
    for drawn in zip(*first, strict=True):
        assert sorted(drawn) == sorted(tiles)
    assert sorted(next(stacks)) == sorted(tiles)
    assert next(imagined_stacks((), Rng(1, "stacks"))) == []


def test_a_clone_of_a_town_goes_its_own_way() -> None:
    view = mid_view(10)
    town, before = Town(view.laid), Town(view.laid)
    most, key, face = town.best(5)
    assert most >= 0
    town.clone().lay(key, face)
    assert (town.single, town.many, town.taken) == (before.single, before.many, before.taken)


@pytest.mark.parametrize(
    "answers", [{"seats": 2}, {"seats": 4}, {"tiles": "three"}, {"tiles": "lineup"}, {"seats": 1}]
)
def test_a_play_out_ends_with_its_round_when_somebody_has_enough(answers: dict[str, int]) -> None:
    view = mid_view(5, **answers)
    at, town = outlook_of(view), Town(view.laid)
    stack = list(at.unseen)
    for seed in range(5):
        Rng(seed, "stack").shuffle(stack)
        lay = max(candidates(town, at.own_tiles()), key=lambda each: each.gain)
        game = PlayOut(at, town, lay, stack)
        assert max(game.points) >= at.goal
        assert all(now >= before for now, before in zip(game.points, at.points, strict=True))
        assert game.points[at.me] >= at.points[at.me] + lay.gain
        shares = [game.share(seat) for seat in range(at.seats)]
        assert sum(shares) == pytest.approx(1.0)
        assert 0 < game.turns <= 15


@pytest.mark.parametrize("answers", [{"seats": 2}, {"seats": 5}, {"tiles": "lineup"}])
def test_a_play_out_of_a_few_rounds_ends_where_all_had_as_many_turns(
    answers: dict[str, int],
) -> None:
    view = mid_view(0, **answers)
    at, town = outlook_of(view), Town(view.laid)
    lay = max(candidates(town, at.own_tiles()), key=lambda each: each.gain)
    one, two = [PlayOut(at, town, lay, at.unseen, rounds) for rounds in (1, 2)]
    tiles = 2 if at.line else 1
    assert at.me == at.first
    assert (one.tried, two.tried) == (tiles * (at.seats - 1), tiles * (2 * at.seats - 1))
    assert one.to_come > two.to_come > 0
    shares = [one.share(seat) for seat in range(at.seats)]
    assert sum(shares) == pytest.approx(1.0)
    assert max(shares) < 1, "nobody has won yet"
    assert shares.index(max(shares)) == one.points.index(max(one.points))


def test_a_play_out_of_many_rounds_is_the_whole_game() -> None:
    view = mid_view(5, seats=3)
    at, town = outlook_of(view), Town(view.laid)
    lay = candidates(town, at.own_tiles())[0]
    whole, many = [PlayOut(at, town, lay, at.unseen, rounds) for rounds in (0, 40)]
    assert (whole.points, whole.to_come, whole.tried) == (many.points, 0.0, many.tried)


def test_with_the_goal_at_hand_only_those_still_to_lay_reply() -> None:
    view = mid_view(8, seats=4)
    at = outlook_of(view)
    enough = at.goal - at.points[at.me]
    assert len(at.still_to_reply(0)) == 3
    assert at.still_to_reply(enough) == [
        (at.me + step) % 4 for step in range(1, (at.first - at.me - 1) % 4 + 1)
    ]


def test_a_realm_counts_as_the_rules_do_and_finds_the_best_lay() -> None:
    for seed in range(4):
        view = mid_view(12 + seed, seed, mode="conquest", seats=3)
        realm, board = Realm(view.laid, 3, 3), view.board()
        counts = count_town(board, view.options)
        assert realm.points() == [count.points for count in counts]
        tile = view.hands[view.viewer][0].tile
        gains = {}
        for key in board.open:
            for face in tile.faces:
                after = board.clone()
                after.lay(Laid(face, cell_of(key), view.viewer))
                then = count_town(after, view.options)
                gains[key, face.index] = then[view.viewer].points - counts[view.viewer].points
        most, key, index = realm.best(tile.number, view.viewer, 1, 1)
        assert most == max(gains.values()) == gains[key, index]
