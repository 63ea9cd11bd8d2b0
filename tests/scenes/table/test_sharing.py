"""Several people at one screen: nobody ever sees, hears or guesses what another person holds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import astuple, fields, replace

import pygame
import pytest

from game.app.table_laying import Deal
from game.core.seats import PUBLIC
from game.kits.set_up import Chair, SetUp
from scenes.anim.timings import DOUBLE_CLICK
from scenes.engine.inputs import Action
from scenes.games.five211.display import Column, Display, SeatFigures
from scenes.table.card_sprite import CardSprite
from scenes.ui.portraits import PEOPLE
from tests.driver import FRAME, key_for
from tests.set_ups import set_up_of
from tests.ui.house import ANA, BEN, CAROLINA, DEAL, SHOCO, House

TABLES = [(ANA, BEN), (ANA, BEN, CAROLINA), (ANA, SHOCO, BEN, SHOCO)]
LOCK_TO_CALL = 90


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
    house.look()


def lock(house: House, *places: int) -> None:
    for place in places[: house.needed]:
        house.press(str(place))
    house.press(Action.PLAY)


def play_whole_game(house: House) -> None:
    while not house.is_at_results:
        if house.may_choose:
            lock(house, 1, 2)
        elif house.is_called:
            house.lift()
        house.step()


@pytest.mark.parametrize("chairs", TABLES, ids=len)
def test_a_whole_game_shows_nobody_a_card_of_another(
    house: House, chairs: tuple[Chair, ...]
) -> None:
    house.sit_down(set_up_of(chairs))
    session = house.session
    play_whole_game(house)
    assert session.outcome is not None


def test_one_person_is_never_called(house: House) -> None:
    house.watchers.append(lambda: forbid_call(house))
    house.sit_down()
    house.post(pygame.WINDOWFOCUSLOST)
    house.post(pygame.WINDOWFOCUSGAINED)
    while house.await_choice():
        lock(house, 1, 2)


def forbid_call(house: House) -> None:
    assert not house.is_called


# What opens a hand, and what does not


def covered(house: House) -> bool:
    """All hands lie face down."""
    table = house.table
    faces = [card.face for card in house.display.hand]
    return table._viewpoint.viewer == PUBLIC and not any(faces)


INTERVALS = (0.05, 0.15, 0.3, 0.4, 1.0)
RUNS: dict[str, Callable[[House], None]] = {
    "Enter": lambda house: house.press(Action.PLAY),
    "Space": lambda house: house.press(Action.CONFIRM),
    "skip": lambda house: house.press(Action.SKIP),
    "digit": lambda house: house.press("1"),
    "short up": lambda house: house.press(Action.UP),
    "hint": lambda house: house.press(Action.HINT),
    "pad": lambda house: house.pad(Action.CONFIRM),
    "pad play": lambda house: house.pad(Action.PLAY),
    "click on the hand": lambda house: house.click_at(house.display.layout.hand.center),
    "click where Play was": lambda house: house.click_at(house.display.layout.play.center),
    "wheel": lambda house: house.scroll(1),
}


@pytest.mark.parametrize("run", RUNS)
@pytest.mark.parametrize("interval", INTERVALS)
def test_no_run_of_presses_opens_the_next_hand(house: House, run: str, interval: float) -> None:
    house.sit_down(set_up_of((ANA, BEN, SHOCO)))
    show_hand(house)
    house.patience = interval
    lock(house, 1, 2)
    before = len(house.session.match.log.entries)
    for _again in range(20):
        RUNS[run](house)
        assert covered(house)
    assert len(house.session.match.log.entries) == before, "nobody plays for somebody else"


@pytest.mark.parametrize("people", [3, 4, 5])
@pytest.mark.parametrize("run", ["Enter", "pad", "click on the hand"])
def test_no_run_of_presses_opens_a_hand_at_a_larger_table(
    house: House, run: str, people: int
) -> None:
    chairs = [Chair(f"Person {number}", face) for number, face in enumerate(PEOPLE)]
    house.sit_down(set_up_of(tuple(chairs[:people])))
    house.patience = 0.1
    for _person in range(people):
        show_hand(house)
        lock(house, 1, 2)
        for _again in range(10):
            RUNS[run](house)
            assert covered(house)


@pytest.mark.parametrize("run", ["Enter", "Space", "click where Play was", "pad"])
def test_no_run_of_presses_goes_through_the_end_of_a_round_into_a_hand(
    house: House, run: str
) -> None:
    house.sit_down(set_up_of((ANA, BEN)))
    house.patience = 0.1
    rounds = len(house.session.view(PUBLIC).records)
    while len(house.session.view(PUBLIC).records) == rounds:
        show_hand(house)
        lock(house, 1, 2)
    for _again in range(150):
        RUNS[run](house)
        assert covered(house)
    assert house.is_called, "the table is quiet, and somebody is called"


@pytest.mark.parametrize(("seconds", "opens"), [(0.37, False), (0.43, True)])
def test_a_hand_opens_when_it_is_held_long_enough(
    house: House, seconds: float, opens: bool
) -> None:
    house.sit_down(set_up_of((ANA, BEN)))
    house.run_until(lambda: house.is_called)
    house.lift(seconds)
    assert covered(house) is not opens
    house.run(1.0)
    assert covered(house) is not opens, "a hold that ended is not remembered"


def test_whoever_holds_on_after_their_hand_has_opened_chooses_nothing(house: House) -> None:
    house.sit_down(set_up_of((ANA, BEN)))
    house.run_until(lambda: house.is_called)
    house.lift(2.0)
    assert not covered(house)
    assert house.hand.selection.cards == []
    house.press(Action.UP)
    assert len(house.hand.selection.cards) == 1, "the next press means a card again"


def test_a_hand_opens_under_the_mouse_and_not_when_it_slides_off(house: House) -> None:
    house.sit_down(set_up_of((ANA, BEN)))
    house.run_until(lambda: house.is_called)
    hand = house.display.layout.hand
    house.carry(hand.center, (hand.centerx, hand.top - 80))
    house.run(1.0)
    house.drop(hand.center)
    assert covered(house)
    house.hold_at(hand.center)
    assert not covered(house)


def test_other_hands_do_not_open_for_a_hold(house: House) -> None:
    house.sit_down(set_up_of((ANA, BEN)))
    house.run_until(lambda: house.is_called)
    ((seat, area),) = house.display.layout.others
    house.hold_at(area.center, 1.0)
    assert seat == 1
    assert covered(house)


def test_nobody_is_called_while_a_key_is_down(house: House) -> None:
    house.sit_down(set_up_of((ANA, BEN)))
    show_hand(house)
    house.press("1", "2")
    enter, _none = key_for(Action.PLAY)
    house.hold(enter)
    house.run(3.0)
    assert not house.is_called
    house.release(enter)
    house.run_until(lambda: house.is_called, at_most=1.0)


def test_a_hold_that_began_before_the_call_opens_nothing(house: House) -> None:
    house.sit_down(set_up_of((ANA, BEN)))
    show_hand(house)
    house.press("1", "2")
    house.hold(*key_for(Action.PLAY))
    house.hold(*key_for(Action.UP))
    house.release(key_for(Action.PLAY)[0])
    house.run(3.0)
    assert covered(house)


def test_at_the_gate_nothing_lies_where_one_plays(house: House) -> None:
    house.sit_down(set_up_of((ANA, BEN)))
    house.run_until(lambda: house.is_called)
    play = house.display.layout.play
    assert not [name for name, area in house.scene.targets().items() if area.colliderect(play)]


def test_the_call_names_who_is_next_and_tells_whoever_goes_on(house: House) -> None:
    house.sit_down(set_up_of((ANA, BEN)))
    house.run_until(lambda: house.is_called)
    assert house.table._sharing.call.words == "Ana, your cards"
    house.lift()
    house.press(Action.PAUSE, Action.BACK)
    house.run_until(lambda: house.is_called)
    assert house.table._sharing.call.words == "Ana, you go on"


def test_two_presses_open_a_hand_for_whoever_cannot_hold(house: House) -> None:
    house.host.change(replace(house.host.settings, opens_by_presses=True))
    house.sit_down(set_up_of((ANA, BEN)))
    house.run_until(lambda: house.is_called)
    for _hasty in range(2):
        house.press(Action.UP)
    assert covered(house), "the second half of a double press is no second one"
    house.run(0.7)
    house.press(Action.PLAY)
    assert covered(house)
    house.press(Action.UP)
    assert not covered(house)


def test_a_careful_house_covers_a_hand_that_nobody_uses(house: House) -> None:
    house.host.change(replace(house.host.settings, careful_hands=True))
    house.sit_down(set_up_of((ANA, BEN)))
    show_hand(house)
    house.run(19.0)
    assert not covered(house)
    house.run(2.0)
    assert covered(house)


@pytest.mark.parametrize("page", [Action.PAUSE, Action.LOG, Action.RULES, Action.HELP])
def test_a_page_covers_an_open_hand_and_its_choice_stays(house: House, page: Action) -> None:
    house.sit_down(set_up_of((ANA, BEN)))
    show_hand(house)
    house.press("2")
    chosen = [card.face for card in house.hand.selection.cards]
    house.press(page)
    assert covered(house)
    house.press(Action.BACK)
    show_hand(house)
    assert [card.face for card in house.hand.selection.cards] == chosen


def test_holding_the_own_face_covers_the_hand(house: House) -> None:
    house.sit_down(set_up_of((ANA, BEN)))
    show_hand(house)
    house.hold_at(house.display.layout.boxes[0].portrait.center)
    assert covered(house)


@pytest.mark.parametrize("chairs", [(ANA, BEN), (ANA, BEN, CAROLINA), (ANA, SHOCO, BEN)], ids=len)
def test_nobody_changes_place_when_another_person_is_called(
    house: House, chairs: tuple[Chair, ...]
) -> None:
    house.sit_down(set_up_of(chairs))
    house.run_until(lambda: house.is_called)
    boxes = house.display.layout.boxes
    house.watchers.append(lambda: forbid_move(house, boxes))
    for _turn in range(5):
        show_hand(house)
        lock(house, 1, 2)


def forbid_move(house: House, boxes: object) -> None:
    assert house.display.layout.boxes == boxes


def test_a_hand_is_covered_in_the_frame_of_its_lock(house: House) -> None:
    house.sit_down(set_up_of((ANA, BEN)))
    show_hand(house)
    assert all(card.face is not None for card in house.display.hand)
    house.press("1", "2")
    house.hold(pygame.K_RETURN)
    assert all(card.face is None for card in house.display.hand)


def test_losing_the_focus_covers_the_hand_at_once(house: House) -> None:
    house.sit_down(set_up_of((ANA, BEN)))
    show_hand(house)
    house.post(pygame.WINDOWFOCUSLOST)
    assert all(card.face is None for card in house.display.hand)
    house.post(pygame.WINDOWFOCUSGAINED)
    show_hand(house)
    assert house.table._viewpoint.viewer == 0, "it is still the same person's turn"


def test_a_hold_and_a_loss_of_focus_in_one_frame_end_covered(house: House) -> None:
    house.sit_down(set_up_of((ANA, BEN)))
    house.run_until(lambda: house.is_called)
    house.hold(*key_for(Action.UP))
    house.run(0.38)
    house.post(pygame.WINDOWFOCUSLOST)
    house.run(1.0)
    assert covered(house)


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


def test_a_table_is_laid_anew_for_those_who_still_sit_there(house: House) -> None:
    house.sit_down(set_up_of((ANA, BEN, CAROLINA)))
    house.run_until(lambda: house.is_called)
    house.press(Action.BACK)
    house.session.reseat(0, SHOCO)
    house.resize((960, 540))
    house.press(Action.BACK)
    show_hand(house)
    assert house.table._viewpoint.own == 1


def test_the_log_on_a_shared_screen_holds_no_draw_of_anybody(house: House) -> None:
    house.sit_down(set_up_of((ANA, BEN)))
    show_hand(house)
    house.press(Action.LOG)
    lines = [line.text for line in house.scene._lines]  # type: ignore[attr-defined]
    assert lines
    assert not [line for line in lines if "draws" in line]


def test_the_menu_over_a_call_leads_back_to_it(house: House) -> None:
    house.sit_down(set_up_of((ANA, BEN)))
    house.run_until(lambda: house.is_called)
    house.press(Action.BACK)
    assert house.names[-1] == "PauseScene"
    house.press(Action.BACK)
    house.run_until(lambda: house.is_called)


@pytest.mark.parametrize("chosen", range(6))
def test_a_shared_game_that_is_continued_asks_whom_it_would_have_asked(chosen: int) -> None:
    house = House()
    house.sit_down(set_up_of((ANA, BEN, CAROLINA)))
    for _ in range(chosen):
        show_hand(house)
        lock(house, 1, 2)
        house.run(DOUBLE_CLICK)
    house.run_until(lambda: house.is_called)
    asked = house.table._viewpoint.own
    house.close()
    again = House()
    again.click("Continue")
    again.run_until(lambda: again.is_called)
    assert again.table._viewpoint.own == asked
    again.close()


def test_a_shared_game_that_is_continued_starts_covered() -> None:
    house = House()
    house.sit_down(set_up_of((ANA, BEN)))
    show_hand(house)
    lock(house, 1, 2)
    house.close()
    again = House()
    again.watchers.append(lambda: assert_no_secret(again))
    again.click("Continue")
    again.run(1.0)
    assert again.is_called
    assert again.table._viewpoint.own == 1, "Ana has locked, so Ben is called"
    again.close()


def test_somebody_who_has_locked_can_choose_again_before_the_last_lock(house: House) -> None:
    house.sit_down(set_up_of((ANA, BEN, CAROLINA)))
    show_hand(house)
    before = house.session.view(0).hand
    lock(house, 1, 2)
    house.run_until(lambda: house.is_called)
    house.hold_at(house.display.layout.boxes[0].portrait.center)
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
    house.run(LOCK_TO_CALL * FRAME)
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


def test_a_lock_looks_and_sounds_the_same_whatever_was_chosen() -> None:
    set_up = set_up_of((ANA, BEN, CAROLINA))
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
