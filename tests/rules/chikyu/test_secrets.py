"""What a view remembers, what closed piles hide, and worlds that respect who could not follow."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from game.core.rng import Rng
from game.core.seats import PUBLIC
from game.rules.chikyu.cards import Kind
from game.rules.chikyu.events import CardPlayed, LimitPassed, RoundPlayed
from game.rules.chikyu.worlds import _deal_carefully
from tests.rules.chikyu.table import CHIKYU, Table, values_with
from tests.strategies import option_sets, play_out, start_match, walks


def test_who_could_not_follow_is_remembered_until_the_next_deal() -> None:
    table = Table("I3 D1 S1", "I4 D2 S2", "D5 S3 F2", seats=3)
    table.play("I3", "I4", "D5")
    view: Any = CHIKYU.view(table.state, 0)
    assert view.lacks == (frozenset(), frozenset(), frozenset({Kind.INTENTON}))


def test_who_looks_away_has_shown_nothing() -> None:
    table = Table("I3 D1 S1", "I4 D2 S2", "T5 S3 F2", seats=3)
    table.play("I3", "I4", "T5")
    view: Any = CHIKYU.view(table.state, 0)
    assert view.lacks == (frozenset(),) * 3


def test_a_blind_or_colourless_lead_shows_nothing() -> None:
    table = Table("B3 D4 I1", "B1 D2 I2", "B2 B4 I3", seats=3, expansion="on")
    table.play("B3", "B1", "B2")
    table.lead_blind("D4")
    assert CHIKYU.view(table.state, 1).lacks == (frozenset(),) * 3
    table = Table("L3 D4 I1", "L1 F2 I2", "L2 F3 I3", seats=3, expansion="on")
    table.play("L3", "L1", "L2", "D4", "F2")
    assert CHIKYU.view(table.state, 1).lacks == (frozenset(),) * 3


@given(walk=walks(CHIKYU), seed=st.integers(0, 1 << 30))
def test_no_sampled_hand_holds_what_it_has_shown_to_lack(walk: Any, seed: int) -> None:
    match = walk.play()
    for viewer in (PUBLIC, *range(match.options.seats)):
        view = match.view(viewer)
        world: Any = CHIKYU.view(CHIKYU.sample_world(view, Rng(seed, "w")), viewer)
        snapshot = CHIKYU.snapshot(CHIKYU.sample_world(view, Rng(seed, "w")))
        for codes, lacked in zip(snapshot["hands"], world.lacks, strict=True):
            assert not {code[0] for code in codes.split()} & {kind.letter for kind in lacked}


def test_the_careful_deal_finds_the_only_way_there_is() -> None:
    # Three cards in a row that only fit when each is passed on.
    bits = [1, 2, 4, 8]
    dealt = _deal_carefully(bits, [1, 1, 1], [0b0111, 0b0011, 0b0001])
    assert dealt == [0b100, 0b010, 0b001]


@given(data=st.data())
def test_closed_piles_hide_holds_and_limits_of_others_alone(data: st.DataObject) -> None:
    values = {**data.draw(option_sets(CHIKYU.option_spec)), "piles": "closed"}
    seed = data.draw(st.integers(0, 1000))
    match = start_match(CHIKYU, values, seed)
    rng = Rng(seed, "closed")
    for _ in range(data.draw(st.integers(0, 60))):
        if not match.to_act():
            break
        seat = min(match.to_act())
        events = match.play(seat, rng.choice(match.legal_moves(seat)))
        for viewer in (PUBLIC, *range(match.options.seats)):
            for event in events:
                seen = match.redact(event, viewer)
                if isinstance(event, LimitPassed):
                    assert (seen is None) == (event.seat != viewer)
                else:
                    assert seen is not None
    view: Any = match.view(0)
    if match.outcome is None:
        assert view.holds[0] is not None
        assert view.piles[0] is not None
        assert not any(view.holds[1:])
        assert not any(view.piles[1:])
        assert sum(view.pile_counts) == len(view.tricks)
        assert sum(view.holds[0]) == sum(len(trick.cards) for trick in view.piles[0])
    play_out(match, seed)
    assert None not in match.view(PUBLIC).holds, "scored piles lie open"


def test_with_open_piles_everybody_is_told_of_a_limit() -> None:
    limit = LimitPassed(1, Kind.FAUL, 5)
    for viewer in (PUBLIC, 0, 1):
        assert CHIKYU.redact(limit, viewer, CHIKYU.make_options(values_with())) is limit


def test_where_a_card_was_in_a_hidden_hand_is_told_to_its_owner_alone() -> None:
    match = start_match(CHIKYU, values_with(seats=3), 4)
    (seat,) = match.to_act()
    events = match.play(seat, match.legal_moves(seat)[-1])
    (card,) = [event for event in events if isinstance(event, CardPlayed)]
    for viewer in (PUBLIC, 0, 1, 2):
        seen: Any = match.redact(card, viewer)
        assert (seen.way.source.index is not None) == (viewer == seat)
        assert seen.way.face is card.card


def test_dropped_cards_are_seen_by_their_owner_alone() -> None:
    table = Table("I3 D1 B1", "I4", "D5 S2 S3", seats=3)
    (over,) = [e for e in table.play("I3", "I4", "D5") if isinstance(e, RoundPlayed)]
    seen: Any = CHIKYU.redact(over, 0, table.options)
    assert [way.face and way.face.code for way in seen.ways] == ["B1", "D1", None, None]
