"""Any set of answers that goes together plays to its end, is counted right, kept and hidden."""

import pytest

from game.core.log import MatchLog
from game.core.match import AnyMatch, Match
from game.core.options import OptionValue
from game.core.rng import Rng
from game.core.seats import PUBLIC
from game.kits.duco.kit import DUCO as KIT
from game.rules.duco.events import TileScored
from tests.profiles import NIGHTLY
from tests.rules.duco.oracle import last_tile_points, town_points
from tests.rules.duco.table import DUCO, told
from tests.strategies import start_match

SPEC = DUCO.option_spec
SETS = 4_000 if NIGHTLY else 160


def random_set(rng: Rng) -> dict[str, OptionValue]:
    """Answers by chance that go together: few clash with most others, so chance finds some."""
    while True:
        values = {field.name: rng.choice(field.values) for field in SPEC.fields}
        for field in SPEC.fields:
            if rng.below(3) and field.name not in ("seats", "mode"):
                values[field.name] = field.default
        if values["reading"] == "second" and SPEC.problem(values) is None:
            return values


def follow(match: AnyMatch, rng: Rng) -> None:
    """Play by chance to the end; what every tile scores is counted a second time."""
    squares = match.options.squares or not match.options.covering
    while match.to_act():
        left = match.time_left
        if left is not None and rng.below(6) == 0:
            match.pass_time(1 + rng.below(left))
            continue
        seat = rng.choice(sorted(match.to_act()))
        before = len(match.view(PUBLIC).laid)
        events = match.play(seat, rng.choice(match.legal_moves(seat)))
        for scored in told(events, TileScored):
            snapshot = DUCO.snapshot(match._state)
            snapshot["laid"] = snapshot["laid"][: before + 1]
            assert scored.points == last_tile_points(snapshot, squares=squares)


@pytest.mark.parametrize("part", range(4))
def test_every_set_plays_to_its_end_and_is_counted_and_kept(part: int) -> None:
    for number in range(part, SETS, 4):
        rng = Rng(number, "set")
        values = random_set(rng)
        match = start_match(DUCO, values, number)
        follow(match, rng)
        view, options = match.view(PUBLIC), match.options
        assert view.outcome is not None, values
        snapshot = DUCO.snapshot(match._state)
        if options.counts_at_end:
            squares = options.squares or not options.covering
            assert snapshot["points"] == town_points(
                snapshot, options.group_bonus, squares=squares
            ), values
        if not (options.at_once or options.tile_seconds or options.rearranges):
            laid = [turn.seat for turn in view.turns]
            assert len({laid.count(seat) for seat in range(options.seats)}) == 1, values
        again = Match.replay(DUCO, MatchLog.from_json(match.log.to_json(DUCO), DUCO))
        assert again.digest() == match.digest(), values


def test_a_world_that_is_imagined_looks_the_same_to_whoever_imagines_it() -> None:
    for number in range(SETS // 4):
        rng = Rng(number, "world")
        match = start_match(DUCO, random_set(rng), number)
        for _ in range(rng.below(12)):
            if match.to_act():
                seat = rng.choice(sorted(match.to_act()))
                match.play(seat, rng.choice(match.legal_moves(seat)))
        for viewer in range(match.options.seats):
            view = match.view(viewer)
            assert DUCO.view(DUCO.sample_world(view, rng), viewer) == view


@pytest.mark.parametrize("level", ["guest", "expert", "master"])
def test_bots_play_every_set(level: str) -> None:
    for number in range(SETS // 20):
        rng = Rng(number, f"bots {level}")
        values = random_set(rng)
        match = start_match(DUCO, values, number)
        bot = KIT.bots.bot(level)
        for turn in range(5):
            if not match.to_act():
                break
            seat = rng.choice(sorted(match.to_act()))
            thinking = bot.think(match.view(seat), Rng(turn, "bot"))
            steps = 0
            while not thinking.step() and steps < 20:
                steps += 1
            assert DUCO.is_legal(match._state, seat, thinking.move), values
            match.play(seat, thinking.move)


def test_any_answer_can_be_given_and_the_others_give_way() -> None:
    for number in range(SETS // 4):
        rng = Rng(number, "give way")
        values = random_set(rng)
        for field in SPEC.fields:
            answer = rng.choice(field.values)
            fitted = SPEC.fitted({**values, field.name: answer}, keep=(field.name,))
            assert SPEC.problem(fitted) is None
            assert fitted[field.name] == answer
