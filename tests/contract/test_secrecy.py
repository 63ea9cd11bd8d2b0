"""No seat learns what it may not know: not from a view, not from an event, not from any object."""

import random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from game.ai.bot import Decided
from game.app.session import Session
from game.core.log import LogHeader, MatchLog
from game.core.match import AnyMatch, Match
from game.core.rng import Rng
from game.core.rules import AnyRules
from game.core.seats import PUBLIC, Seat, Viewer
from game.kits.set_up import Chair
from tests.contract.adapters import adapter_of
from tests.contract.object_graph import mutable_parts, portrait, reachable
from tests.contract.past import assert_has_a_past
from tests.contract.test_contract import each_game, state_of
from tests.pebbles.game import Beach, Pebbles
from tests.strategies import SALT, Walk, advance, play_out, seats_of, start_match, viewers_of, walks

SECRET_SEED = 3_141_592_653_589


def secret_holders(match: AnyMatch) -> tuple[type, ...]:
    """Types that hold the whole truth or lead to it."""
    deal = match.log.entries[0][1]
    return (type(state_of(match)), type(deal), Match, MatchLog, LogHeader, Session)


def imagine(match: AnyMatch, viewer: Viewer, seed: int) -> Any:
    """A world that the viewer should not be able to tell from the real one."""
    return match.rules.sample_world(match.view(viewer), Rng(seed, "imagine"))


@each_game
@given(data=st.data())
def test_a_sampled_world_gives_its_viewer_the_same_view(
    rules: AnyRules, data: st.DataObject
) -> None:
    walk: Walk = data.draw(walks(rules))
    match, constants = walk.play(), adapter_of(rules).constants
    for viewer in viewers_of(match):
        view = match.view(viewer)
        seen_there = rules.view(imagine(match, viewer, walk.seed), viewer)
        assert seen_there == view
        # Equality may leave fields out. The portrait holds every object in reach.
        assert portrait(seen_there, constants) == portrait(view, constants)


@each_game
@given(data=st.data())
def test_a_sampled_world_has_all_the_cards_and_can_be_played_to_its_end(
    rules: AnyRules, data: st.DataObject
) -> None:
    walk: Walk = data.draw(walks(rules))
    match = walk.play()
    for viewer in viewers_of(match):
        world = imagine(match, viewer, walk.seed)
        snapshot = rules.snapshot(world)
        adapter = adapter_of(rules)
        assert adapter.cards(snapshot, rules.view(world, PUBLIC)) == adapter.deck(snapshot)
        assert rules.to_act(world) == match.to_act()
        _play_to_the_end(rules, world, Rng(walk.seed, "world"))


@each_game
@given(data=st.data())
def test_a_sampled_world_can_have_led_to_all_that_its_viewer_has_seen(
    rules: AnyRules, data: st.DataObject
) -> None:
    walk: Walk = data.draw(walks(rules))
    match = walk.play()
    # Worlds are imagined to decide something; when all is over nobody asks where a card went.
    if match.outcome is None:
        for viewer in viewers_of(match):
            assert_has_a_past(match, viewer, imagine(match, viewer, walk.seed))


def test_a_sampler_that_forgets_who_could_not_follow_is_caught() -> None:
    caught = 0
    for seed in range(20):
        match = start_match(_ForgetfulPebbles(), Pebbles.option_spec.defaults(), seed)
        while len(match.view(PUBLIC).known.laid) < 7:
            seat = min(match.to_act())
            match.play(seat, match.legal_moves(seat)[0])
        try:
            assert_has_a_past(match, 0, imagine(match, 0, seed))
        except AssertionError:
            caught += 1
    assert caught


@each_game
@given(data=st.data())
def test_sampling_reads_the_view_alone_and_repeats_with_its_generator(
    rules: AnyRules, data: st.DataObject
) -> None:
    walk: Walk = data.draw(walks(rules))
    match = walk.play()
    for viewer in viewers_of(match):
        first, again = imagine(match, viewer, 5), imagine(match, viewer, 5)
        assert rules.snapshot(first) == rules.snapshot(again)
        assert not mutable_parts(first, adapter_of(rules).constants).keys() & (
            mutable_parts(state_of(match), adapter_of(rules).constants).keys()
        )


@each_game
def test_sampled_worlds_differ_in_what_is_hidden(rules: AnyRules) -> None:
    match = start_match(rules, rules.option_spec.defaults(), 11)
    worlds = [rules.snapshot(imagine(match, 0, seed)) for seed in range(10)]
    assert all(world != rules.snapshot(state_of(match)) for world in worlds)
    assert len({str(world) for world in worlds}) == len(worlds)


@each_game
@given(data=st.data())
def test_other_seats_choices_look_alike_until_the_view_itself_differs(
    rules: AnyRules, data: st.DataObject
) -> None:
    walk: Walk = data.draw(walks(rules))
    match = walk.play()
    adapter = adapter_of(rules)
    for viewer in viewers_of(match):
        for seat in sorted(match.to_act()):
            ours, theirs = rules.clone(state_of(match)), imagine(match, viewer, walk.seed)
            legal = rules.legal_moves(ours, seat)
            # By its number: of thousands of moves that are worked out when asked for, one is.
            mine = legal[data.draw(st.integers(0, len(legal) - 1))]
            other = mine if seat == viewer else rules.legal_moves(theirs, seat)[-1]
            events = _told(rules, ours, seat, mine, viewer)
            events_there = _told(rules, theirs, seat, other, viewer)
            same_view = rules.view(ours, viewer) == rules.view(theirs, viewer)
            pictures = [portrait(told, adapter.constants) for told in (events, events_there)]
            assert (pictures[0] == pictures[1]) == same_view
            if match.to_act() != {seat} and not adapter.open_choices:
                assert same_view


@each_game
@given(data=st.data())
def test_nothing_in_reach_of_a_view_is_a_secret_holder_or_can_be_changed(
    rules: AnyRules, data: st.DataObject
) -> None:
    match = data.draw(walks(rules)).play()
    for viewer in viewers_of(match):
        _assert_harmless(match, match.view(viewer))


@each_game
@given(data=st.data())
def test_nothing_in_reach_of_a_redacted_event_is_a_secret_holder_or_can_be_changed(
    rules: AnyRules, data: st.DataObject
) -> None:
    walk: Walk = data.draw(walks(rules, lead_in=60))
    match = walk.start()
    for seat, move in walk.moves(match):
        events = advance(match, seat, move)
        for viewer in viewers_of(match):
            _assert_harmless(match, tuple(match.redact(event, viewer) for event in events))


@each_game
@given(data=st.data())
def test_nothing_in_reach_of_a_bots_arguments_is_a_secret(
    rules: AnyRules, data: st.DataObject
) -> None:
    values = data.draw(walks(rules)).options
    match: AnyMatch = Match.start(rules, rules.make_options(values), SECRET_SEED, SALT)
    spies = [_Spy() for _ in seats_of(match)]
    chairs = [Chair(str(seat), "lizard", "spy") for seat in seats_of(match)]
    session: Session[Any, Any, Any, Any] = Session(match, chairs, lambda c: spies[int(c.name)])
    for _ in range(40):
        session.think()
    for seat, spy in enumerate(spies):
        assert spy.told or session.outcome is not None
        for view, rng in spy.told:
            assert view.viewer == seat
            _assert_harmless(match, view)
            assert SECRET_SEED not in list(reachable(view, constants=adapter_of(rules).constants))
            _assert_only_chance(rng)


@each_game
def test_no_secret_hides_behind_a_constant(rules: AnyRules) -> None:
    match = start_match(rules, rules.option_spec.defaults(), SECRET_SEED)
    play_out(match, 7)
    for viewer in viewers_of(match):
        for thing in reachable(match.view(viewer)):
            assert not isinstance(thing, secret_holders(match))
            assert thing not in (SALT, SECRET_SEED)


def _assert_harmless(match: AnyMatch, told: object) -> None:
    constants = adapter_of(match.rules).constants
    holders = secret_holders(match)
    for thing in reachable(told, constants=constants):
        assert not isinstance(thing, holders)
        assert thing != SALT
    assert not mutable_parts(told, constants)


def _assert_only_chance(rng: Rng) -> None:
    """A generator holds its own stream and no way back to the seed of the deal."""
    for thing in reachable(rng):
        known = isinstance(thing, Rng | random.Random | float | None) or callable(thing)
        assert known or thing in ({"gauss_next": None}, "gauss_next")


class _ForgetfulPebbles(Pebbles):
    """Deals the unseen cards by their number alone."""

    def fits(self, world: Beach) -> bool:
        return len(world.hands) > 0


class _Spy:
    """Remembers all that it is given, and plays its first legal move."""

    name = "spy"

    def __init__(self) -> None:
        self.told: list[tuple[Any, Rng]] = []

    def think(self, view: Any, rng: Rng) -> Decided[Any]:
        self.told.append((view, rng))
        return Decided(view.legal[0])


def _told(rules: AnyRules, state: Any, seat: Seat, move: Any, viewer: Viewer) -> list[object]:
    events: list[Any] = []
    rules.apply(state, seat, move, events.append)
    options = rules.view(state, viewer).options
    return [rules.redact(event, viewer, options) for event in events]


def _play_to_the_end(rules: AnyRules, world: Any, rng: Rng) -> None:
    moves = 0
    while rules.outcome(world) is None:
        seat = min(rules.to_act(world), default=PUBLIC)
        due = rules.chance(world, rng)
        move = due if seat == PUBLIC else rng.choice(rules.legal_moves(world, seat))
        rules.apply(world, seat, move)
        moves += 1
        assert moves < 5_000, "this world does not end"
