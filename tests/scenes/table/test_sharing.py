"""Several people at one screen: nobody ever sees, hears or guesses what another person holds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import astuple, fields

import pygame
import pytest

from game.app.table_laying import Deal
from game.core.seats import PUBLIC
from game.kits.set_up import Chair, SetUp
from scenes.anim.timings import DOUBLE_CLICK, LAST_LOOK
from scenes.engine.inputs import Action
from scenes.games.five211.display import Column, Display, SeatFigures
from scenes.table.card_sprite import CardSprite
from tests.driver import FRAME
from tests.set_ups import set_up_of
from tests.ui.house import ANA, BEN, CAROLINA, DEAL, SHOCO, House

TABLES = [(ANA, BEN), (ANA, BEN, CAROLINA), (ANA, SHOCO, BEN, SHOCO)]
LOCK_TO_CURTAIN = 90


@pytest.fixture
def house() -> Iterator[House]:
    opened = House()
    opened.watchers.append(lambda: assert_no_secret(opened))
    yield opened
    opened.close()


def assert_no_secret(house: House) -> None:
    """Nothing on the table knows more than the eyes that look at it may."""
    table = house.table_or_none
    if table is None:
        return
    viewer, session, display = table._viewpoint.viewer, house.session, house.display
    if viewer == PUBLIC:
        assert [card.face for card in display.hand] == [None] * len(display.hand)
        assert not [name for name in house.scene.targets() if is_card_name(name)]
    public = session.view(PUBLIC)
    rows = [public.rows, *(record.rows for record in public.records[-1:])]
    mine = session.view(viewer).choice if viewer != PUBLIC else None
    for (seat, index), card in display.slots.items():
        if card.face is not None and not (mine and seat == viewer and card.face in mine.cards):
            assert any(card.face in row[seat][index : index + 1] for row in rows)
    open_cards = {id(card) for row in rows for cards in row for card in cards}
    for card in display.flying:
        assert viewer != PUBLIC or card.face is None or id(card.face) in open_cards


def is_card_name(name: str) -> bool:
    """ "card yellow 5" tells what it is, "card 3" only where."""
    return name.startswith("card ") and not name.split()[1].isdigit()


def show_hand(house: House) -> None:
    house.run_until(lambda: house.sees("Show my cards") and not house.stage_show.busy)
    house.click("Show my cards")
    house.run_until(lambda: house.may_choose)


def lock(house: House, *places: int) -> None:
    for place in places[: house.needed]:
        house.press(str(place))
    house.press(Action.PLAY)


def play_whole_game(house: House) -> None:
    while not house.is_at_results:
        if house.may_choose:
            lock(house, 1, 2)
        elif house.sees("Show my cards"):
            house.press(Action.CONFIRM if house.names[-1] == "HandoverScene" else Action.PLAY)
        house.step()


@pytest.mark.parametrize("chairs", TABLES, ids=len)
@pytest.mark.parametrize("quick", [False, True])
def test_a_whole_game_shows_nobody_a_card_of_another(
    house: House, chairs: tuple[Chair, ...], quick: bool
) -> None:
    house.sit_down(set_up_of(chairs, quick_handover=quick))
    session = house.session
    play_whole_game(house)
    assert session.outcome is not None


def test_the_curtain_hangs_before_every_choice_of_a_careful_table(house: House) -> None:
    house.sit_down(set_up_of((ANA, BEN)))
    for _choice in range(5):
        house.run_until(lambda: house.names[-1] == "HandoverScene")
        show_hand(house)
        lock(house, 1, 2)


def test_a_quick_table_never_has_a_curtain(house: House) -> None:
    house.sit_down(set_up_of((ANA, BEN), quick_handover=True))
    house.watchers.append(lambda: forbid(house, "HandoverScene"))
    play_whole_game(house)


def test_one_person_never_meets_a_curtain(house: House) -> None:
    house.watchers.append(lambda: forbid(house, "HandoverScene"))
    house.sit_down()
    house.post(pygame.WINDOWFOCUSLOST)
    house.post(pygame.WINDOWFOCUSGAINED)
    while house.await_choice():
        lock(house, 1, 2)


def forbid(house: House, name: str) -> None:
    assert name not in house.names


def test_a_hand_is_covered_in_the_frame_of_its_lock(house: House) -> None:
    house.sit_down(set_up_of((ANA, BEN)))
    show_hand(house)
    assert all(card.face is not None for card in house.display.hand)
    house.press("1", "2")
    house.hold(pygame.K_RETURN)
    assert all(card.face is None for card in house.display.hand)


@pytest.mark.parametrize("quick", [False, True])
def test_losing_the_focus_covers_the_hand_at_once(house: House, quick: bool) -> None:
    house.sit_down(set_up_of((ANA, BEN), quick_handover=quick))
    show_hand(house)
    house.post(pygame.WINDOWFOCUSLOST)
    assert all(card.face is None for card in house.display.hand)
    house.post(pygame.WINDOWFOCUSGAINED)
    show_hand(house)
    assert house.table._viewpoint.viewer == 0, "it is still the same person's turn"


@pytest.mark.parametrize("quick", [False, True])
def test_a_press_and_a_loss_of_focus_in_one_frame_end_covered(house: House, quick: bool) -> None:
    """A slow frame may hold both, in the order in which they came."""
    house.sit_down(set_up_of((ANA, BEN), quick_handover=quick))
    house.run_until(lambda: house.sees("Show my cards") and not house.stage_show.busy)
    where = house.find("Show my cards").center
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, pos=where, button=1, touch=False))
    house.post(pygame.WINDOWFOCUSLOST)
    house.run(3 * FRAME)
    assert house.table._viewpoint.viewer == PUBLIC


def test_a_minimised_window_leaves_no_open_hand_in_its_last_picture(house: House) -> None:
    """Task bars show the last picture of a window as a thumbnail."""
    house.sit_down(set_up_of((ANA, BEN)))
    show_hand(house)
    house.app.unseen = False
    house.run(0.5)
    open_hand = hand_pixels(house)
    for kind in (pygame.WINDOWMINIMIZED, pygame.WINDOWFOCUSLOST):
        pygame.event.post(pygame.event.Event(kind))
    house.run(3 * FRAME)
    assert hand_pixels(house) != open_hand


def hand_pixels(house: House) -> bytes:
    area = house.display.layout.hand
    return pygame.image.tobytes(house.app.window.surface.subsurface(area), "RGB")


def test_the_log_on_a_shared_screen_holds_no_draw_of_anybody(house: House) -> None:
    house.sit_down(set_up_of((ANA, BEN)))
    show_hand(house)
    house.press(Action.LOG)
    lines = [line.text for line in house.scene._lines]  # type: ignore[attr-defined]
    assert lines
    assert not [line for line in lines if "draws" in line]


def test_leaving_from_the_curtain_leaves_the_table(house: House) -> None:
    house.sit_down(set_up_of((ANA, BEN)))
    house.run_until(lambda: house.names[-1] == "HandoverScene")
    house.press(Action.PAUSE)
    house.click("Leave")
    house.run(0.3)
    assert house.names == ["TitleScene"]


def test_the_menu_over_the_curtain_leads_back_to_it(house: House) -> None:
    house.sit_down(set_up_of((ANA, BEN)))
    house.run_until(lambda: house.names[-1] == "HandoverScene")
    house.press(Action.BACK)
    assert house.names[-1] == "PauseScene"
    house.press(Action.BACK)
    house.run_until(lambda: house.names[-1] == "HandoverScene")


@pytest.mark.parametrize("chosen", range(6))
def test_a_shared_game_that_is_continued_asks_whom_it_would_have_asked(chosen: int) -> None:
    house = House()
    house.sit_down(set_up_of((ANA, BEN, CAROLINA), quick_handover=True))
    for _ in range(chosen):
        show_hand(house)
        lock(house, 1, 2)
        house.run(DOUBLE_CLICK)
    house.run_until(lambda: house.sees("Show my cards") and not house.stage_show.busy)
    asked = house.table._viewpoint.own
    house.close()
    again = House()
    again.click("Continue")
    again.run_until(lambda: again.sees("Show my cards") and not again.stage_show.busy)
    assert again.table._viewpoint.own == asked
    again.close()


@pytest.mark.parametrize("quick", [False, True])
def test_a_shared_game_that_is_continued_starts_covered(quick: bool) -> None:
    house = House()
    house.sit_down(set_up_of((ANA, BEN), quick_handover=quick))
    show_hand(house)
    lock(house, 1, 2)
    house.close()
    again = House()
    again.watchers.append(lambda: assert_no_secret(again))
    again.click("Continue")
    again.run(1.0)
    assert again.sees("Show my cards")
    assert again.table._viewpoint.own == 1, "Ana has locked, so Ben is called"
    again.close()


def test_somebody_who_has_locked_can_choose_again_before_the_last_lock(house: House) -> None:
    house.sit_down(set_up_of((ANA, BEN, CAROLINA)))
    show_hand(house)
    before = house.session.view(0).hand
    lock(house, 1, 2)
    house.run_until(lambda: house.sees("Change Ana"))
    house.click("Change Ana")
    assert house.session.view(0).hand == before
    show_hand(house)
    assert house.table._viewpoint.viewer == 0
    lock(house, 3, 4)
    for seat in (1, 2):
        show_hand(house)
        assert house.table._viewpoint.viewer == seat
        lock(house, 1, 2)
    house.run_until(lambda: house.session.view(PUBLIC).turn == 1)


def after_lock(set_up: SetUp, deal: Deal, *places: int) -> list[object]:
    """All that can be seen and heard from Ana's lock to Ben's call, frame by frame."""
    house = House()
    house.sit_down(set_up, deal)
    show_hand(house)
    for place in places:
        house.press(str(place))
    house.audio.heard.clear()
    seen: list[object] = []
    house.watchers.append(lambda: seen.append(picture(house)))
    house.press(Action.PLAY)
    house.run(LOCK_TO_CURTAIN * FRAME)
    house.close()
    return [*seen, *house.audio.heard]


def picture(house: House) -> object:
    """What the table shows in this frame, whatever a display may come to hold, and its targets."""
    shown = {each.name: plain(getattr(house.display, each.name)) for each in fields(Display)}
    return house.names, sorted(house.scene.targets()), shown, house.caption, house.speech


def plain(value: object) -> object:
    """The parts of a value, so that equal pictures compare as equal."""
    if isinstance(value, dict):
        return {key: plain(part) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [plain(part) for part in value]
    return astuple(value) if isinstance(value, CardSprite | SeatFigures | Column) else repr(value)


@pytest.mark.parametrize("quick", [False, True])
def test_a_lock_looks_and_sounds_the_same_whatever_was_chosen(quick: bool) -> None:
    set_up = set_up_of((ANA, BEN, CAROLINA), quick_handover=quick)
    first = after_lock(set_up, DEAL, 1, 2)
    assert first == after_lock(set_up, DEAL, 3, 5)
    assert first == after_lock(set_up, DEAL, 5, 4)


def test_a_lock_looks_and_sounds_the_same_for_every_deal() -> None:
    set_up = set_up_of((ANA, BEN))
    deals = [Deal(seed, "salt") for seed in (1, 2, 3)]
    first, *others = [after_lock(set_up, deal, 2, 4) for deal in deals]
    assert all(other == first for other in others)


def test_the_window_title_never_changes(house: House) -> None:
    title: Callable[[], str] = lambda: house.app.window._window.title  # noqa: E731
    before = title()
    house.sit_down(set_up_of((ANA, BEN)))
    show_hand(house)
    house.click(house.hand_names()[0])
    assert title() == before


def lock_all(house: House) -> None:
    for _person in range(len(house.session.people)):
        show_hand(house)
        house.await_choice()
        house.press(*"12"[: house.needed], Action.PLAY)


def test_the_curtain_waits_until_everybody_has_seen_the_cards(house: House) -> None:
    house.sit_down(set_up_of((ANA, BEN)))
    lock_all(house)
    house.run_until(lambda: house.display.turn == 1 and not house.stage_show.busy)
    house.run(LAST_LOOK / 2)
    assert house.names[-1] == "TableScene"
    assert house.caption == "Ben is next"
    house.run(LAST_LOOK)
    assert house.names[-1] == "HandoverScene"


def test_a_click_lets_the_curtain_fall_sooner(house: House) -> None:
    house.sit_down(set_up_of((ANA, BEN)))
    lock_all(house)
    house.run_until(lambda: house.display.turn == 1 and not house.stage_show.busy)
    house.run(LAST_LOOK / 4)
    house.click_at((640, 300))
    assert house.names[-1] == "HandoverScene"


def test_between_two_people_who_choose_the_curtain_falls_at_once(house: House) -> None:
    house.sit_down(set_up_of((ANA, BEN)))
    lock_all(house)
    show_hand(house)
    house.await_choice()
    house.press("1", Action.PLAY)
    house.run(0.5)
    assert house.names[-1] == "HandoverScene"


def curtain_sign(house: House) -> bytes:
    """The upper part of the curtain, where the tally is."""
    house.app.unseen = False
    house.run_until(lambda: house.names[-1] == "HandoverScene")
    house.run(0.5)
    width, height = house.app.window.size
    upper = house.app.window.surface.subsurface((0, 0, width, height * 3 // 10))
    house.app.unseen = True
    return pygame.image.tobytes(upper, "RGB")


def test_the_curtain_shows_the_open_tally_and_nothing_of_a_locked_choice(house: House) -> None:
    house.sit_down(set_up_of((ANA, BEN)))
    before = curtain_sign(house)
    show_hand(house)
    lock(house, 1, 2)
    assert curtain_sign(house) == before, "Ana has locked, and nobody may know what"
    show_hand(house)
    lock(house, 1, 2)
    house.run_until(lambda: house.session.view(PUBLIC).turn == 1)
    assert curtain_sign(house) != before, "cards lie open now"


def test_the_usual_table_covers_hands_and_has_no_curtain() -> None:
    assert SetUp("five211", (ANA, BEN)).house_rules.quick_handover


def test_the_seats_turn_before_everybodys_eyes_when_another_person_comes_near(
    house: House,
) -> None:
    house.sit_down(set_up_of((ANA, BEN), quick_handover=True))
    show_hand(house)
    before = {face.seat: face.area for face in house.mat.faces}
    lock(house, 1, 2)
    house.run_until(lambda: house.table._faces.is_turning)
    after = {face.seat: face.area for face in house.mat.faces}
    assert after != before
    house.run_until(lambda: not house.table._faces.is_turning, at_most=1.0)


def test_a_press_on_a_covered_card_ends_the_turn_and_shows_the_hand(house: House) -> None:
    house.sit_down(set_up_of((ANA, BEN), quick_handover=True))
    show_hand(house)
    lock(house, 1, 2)
    house.run_until(lambda: house.table._faces.is_turning)
    house.run(DOUBLE_CLICK)
    house.press("1")
    assert not house.table._faces.is_turning
    assert house.table._viewpoint.viewer == 1


def test_under_reduced_motion_the_seats_are_there_at_once() -> None:
    house = House(reduced=True)
    house.sit_down(set_up_of((ANA, BEN), quick_handover=True))
    house.watchers.append(lambda: forbid_turn(house))
    show_hand(house)
    lock(house, 1, 2)
    house.run(DOUBLE_CLICK)
    show_hand(house)
    assert house.table._viewpoint.viewer == 1
    house.close()


def forbid_turn(house: House) -> None:
    table = house.table_or_none
    assert table is None or not table._faces.is_turning
