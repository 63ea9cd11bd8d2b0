"""Several people at one screen: the table stands still, and only the hand changes its owner."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

import pytest
from workshop.chikyu.tables import known
from workshop.gallery.studio import Studio, unseen

from game.app.settings import When
from game.core.seats import PUBLIC
from game.kits.set_up import SetUp
from game.rules.chikyu.options import ChikyuOptions
from scenes.engine.input.inputs import Action, Press, PressPhase
from scenes.engine.theme import Comfort, Theme
from scenes.games.chikyu.chooser.chosen_words import would
from scenes.games.chikyu.seat_names import Who
from scenes.games.chikyu.table_layout import make_layout
from scenes.table.sharing.gate_picture import plate_area
from tests.driver import FRAME
from tests.scenes.games.chikyu.people import SharedHarbour
from tests.ui.house import ANA, BEN, CAROLINA, SHOCO

MIXED = (ANA, SHOCO, BEN)


@pytest.fixture
def pair() -> Iterator[SharedHarbour]:
    opened = SharedHarbour((ANA, BEN))
    yield opened
    opened.close()


@pytest.fixture
def mixed() -> Iterator[SharedHarbour]:
    opened = SharedHarbour(MIXED, seed=4)
    yield opened
    opened.close()


def test_a_hand_lies_face_down_until_its_owner_holds_it(mixed: SharedHarbour) -> None:
    assert mixed.await_person()
    assert mixed.is_called
    mixed.hold_hand(0.3)
    assert mixed.picture.viewer == PUBLIC, "let go too early"
    mixed.hold_hand()
    assert mixed.picture.viewer == mixed.asked
    assert all(card.face is not None for card in mixed.picture.hand)


def test_a_pad_opens_a_hand_as_well(mixed: SharedHarbour) -> None:
    assert mixed.await_person()
    mixed.hold_pad()
    assert mixed.picture.viewer == mixed.asked


def test_hands_of_other_people_lie_covered_beside_the_near_one(mixed: SharedHarbour) -> None:
    for _ in range(3):
        assert mixed.await_person()
        layout = mixed.picture.layout
        ((other, area),) = layout.others
        assert {other, mixed.picture.holder} == {0, 2}
        assert area.colliderect(layout.hand) == 0
        mixed.play_one()


def test_a_change_of_person_costs_one_hold_and_half_a_second(mixed: SharedHarbour) -> None:
    mixed.play_one()
    assert mixed.await_person()
    sent, frames = mixed.inputs_sent, 0

    def count() -> None:
        nonlocal frames
        frames += not mixed.may_choose

    mixed.watchers.append(count)
    mixed.hold_up()
    assert mixed.may_choose
    assert mixed.inputs_sent - sent == 2, "down and up"
    assert frames * FRAME < 0.5


def test_nobody_is_called_you(mixed: SharedHarbour) -> None:
    assert mixed.await_person()
    mixed.open_hand()
    name = MIXED[mixed.asked].name
    assert mixed.caption.startswith(f"{name}: ")
    locked = [card for card in mixed.picture.hand if mixed.chooser.hands.locks.is_locked(card)]
    for card in locked[:1]:
        mixed.chooser._press(card)
        assert mixed.caption.startswith(f"{name}: "), "a refusal names them as well"


def test_a_window_that_loses_the_focus_covers_the_hand(mixed: SharedHarbour) -> None:
    assert mixed.await_person()
    mixed.open_hand()
    mixed.table.blur()
    assert all(card.face is None for card in mixed.picture.hand)


def test_nobody_uncovers_a_hand_to_play_an_open_one(pair: SharedHarbour) -> None:
    for _ in range(6):
        pair.until_open()
        assert not pair.is_called
        assert pair.picture.viewer == PUBLIC
        before, card = pair.moves_made, pair.playable[0]
        pair.choose(card)
        assert pair.chooser.is_chosen(card)
        pair.press(Action.PLAY)
        assert pair.moves_made > before
        assert pair.picture.viewer == PUBLIC


def test_who_picks_from_an_open_hand_is_named_and_no_colon_follows_another(
    pair: SharedHarbour,
) -> None:
    for _ in range(6):
        pair.until_open()
        assert pair.caption.startswith((f"{ANA.name}, for ", f"{BEN.name}, for ", "Butterfingy"))
        assert pair.caption.count(":") == 1
        pair.play_one()


@pytest.mark.parametrize("held", ["hold_hand", "hold_up"])
def test_who_picks_from_an_open_hand_may_look_at_the_own_one(
    pair: SharedHarbour, held: str
) -> None:
    pair.until_open()
    getattr(pair, held)()
    assert pair.picture.viewer == pair.asked
    assert not pair.chooser.hands.chosen, "holding them has chosen nothing"
    pair.run(0.4)
    assert {each.dim for each in pair.picture.hand} == {1.0}, "but it is not to be chosen from"


def test_a_short_press_of_the_key_that_lifts_cards_chooses_an_open_one(pair: SharedHarbour) -> None:
    pair.until_open()
    pair.hold_up(0.1)
    assert pair.picture.viewer == PUBLIC
    assert pair.chooser.hands.chosen


def test_a_hand_that_is_open_stays_so_until_another_person_is_asked(pair: SharedHarbour) -> None:
    stayed = closed = 0
    for _ in range(24):
        pair.until_open()
        if min(pair.picture.hand_sizes) < 2:
            pair.play_one()
            continue
        picker = pair.asked
        pair.hold_hand()
        pair.choose(pair.playable[0])
        pair.press(Action.PLAY)
        assert pair.await_person()
        if pair.asked == picker and not pair.is_called:
            assert pair.picture.viewer == picker
            stayed += 1
        else:
            assert pair.picture.viewer == PUBLIC
            closed += 1
        if stayed and closed:
            return
    raise AssertionError((stayed, closed))


def test_no_hand_stays_open_into_the_next_round(pair: SharedHarbour) -> None:
    while pair.picture.round < 2:
        assert pair.await_person()
        if pair.table._viewpoint.chooses_openly:
            pair.hold_hand()
        pair.play_one()


def test_over_a_covered_hand_nothing_is_told_that_only_its_owner_knows(
    pair: SharedHarbour,
) -> None:
    pair.host.change(replace(pair.host.settings, counts_ahead=True, reads_along=When.ALWAYS))
    session, who, told = pair.table._session, Who.at(pair.chikyu._session), 0
    for _ in range(8):
        pair.until_open()
        card = pair.playable[0]
        pair.choose(card)
        public, own = (
            would(session.view(viewer), who, card, in_full=True) for viewer in (PUBLIC, pair.asked)
        )
        assert pair.caption == public
        told += public != own
        pair.press(Action.PLAY)
    assert told, "their owners knew more"


RUNS: dict[str, Callable[[SharedHarbour], None]] = {
    "Enter": lambda pair: pair.press(Action.PLAY),
    "Space": lambda pair: pair.press("space"),
    "a digit": lambda pair: pair.press("1"),
    "the pad": lambda pair: pair.pad(Action.PLAY),
    "a click on Play": lambda pair: pair.click_at(pair.picture.layout.play.center),
    "a click on a card": lambda pair: pair.click_at(pair.picture.layout.hand.center),
}


@pytest.mark.parametrize("run", RUNS)
@pytest.mark.parametrize("apart", [0.05, 0.15, 0.3])
def test_a_run_from_play_neither_uncovers_nor_plays_anything(
    pair: SharedHarbour, run: str, apart: float
) -> None:
    followed = set()
    for _ in range(5):
        pair.patience = 0.05
        pair.play_one()
        made, looked = pair.moves_made, len(pair.looked)
        pair.patience = apart
        for _press in range(20):
            RUNS[run](pair)
            assert pair.picture.viewer == PUBLIC
        assert pair.moves_made == made, "a card was played for somebody else"
        assert len(pair.looked) == looked
        followed.add(pair.is_called)
    assert followed == {True, False}, "both covered and open hands were next"


def test_covered_and_opened_hands_are_mended_as_if_all_were_drawn_anew(
    mended: list[Sequence[int]],
) -> None:
    step, asked = 1 / 12, 0
    with unseen():
        studio = Studio((960, 540), known(SetUp("chikyu", (ANA, BEN, CAROLINA))))
        studio.show(studio.make_table(studio.deal(1)), step)
        for _step in range(300):
            studio.app.step(step)
            if asked < 5 and studio.table._sharing.gate.is_called:
                asked += 1
                studio.scene.handle(Press(Action.UP))
                for _frame in range(8):
                    studio.app.step(step)
                studio.scene.handle(Press(Action.UP, PressPhase.UP))
                move = studio.table._session.view(studio.table._viewpoint.own).legal[0]
                studio.table.mat.chooser.put_forward(move)
                for phase in (PressPhase.DOWN, PressPhase.UP):
                    studio.scene.handle(Press(Action.PLAY, phase))
        studio.close()
    assert asked == 5
    assert len({tuple(changed) for changed in mended}) > 10


@pytest.mark.parametrize("text", [1.0, 1.3, 2.0])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768), (2560, 1080)])
@pytest.mark.parametrize("people", [2, 3, 4, 5])
def test_seats_stay_and_the_call_covers_none_whoever_is_called(
    people: int, size: tuple[int, int], text: float
) -> None:
    metrics = Theme.for_window(size, Comfort(text_scale=text)).metrics
    boxes = set()
    for near in range(people):
        others = range(near), range(near + 1, people)
        layout = make_layout(metrics, ChikyuOptions(people), 0, others)
        boxes.add(tuple(tuple(box.area) for box in layout.boxes))
        table = [box.area for box in layout.boxes] + [spot.rect for spot in layout.trick]
        table += [layout.lead_plate, layout.best_plate, layout.tools]
        hands = [area for _seat, area in layout.others]
        assert plate_area(layout).collidelist(table) < 0
        assert layout.hand.collidelist([*table, *hands]) < 0
        assert all(area.collidelist(table) < 0 for area in hands)
    assert len(boxes) == 1
