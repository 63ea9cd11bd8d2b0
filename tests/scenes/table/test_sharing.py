"""Several people at one screen: nobody ever sees, hears or guesses what another person holds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import astuple, fields

import pygame
import pytest

from game.app.table_laying import SealedDeal
from game.core.seats import PUBLIC
from game.kits.set_up import Chair, SetUp
from scenes.anim.timings import DOUBLE_CLICK
from scenes.engine.input.inputs import Action
from scenes.games.five211.display import Display, SeatFigures, TallyColumn
from scenes.table.cards.card_sprite import CardSprite
from tests.driver import FRAME, key_for
from tests.scenes.table.shared_table import (
    assert_no_secret,
    covered,
    lock,
    play_whole_game,
    show_hand,
    watched_house,
)
from tests.set_ups import set_up_of
from tests.ui.house import ANA, BEN, CAROLINA, DEAL, SHOCO, House

TABLES = [(ANA, BEN), (ANA, BEN, CAROLINA), (ANA, SHOCO, BEN, SHOCO)]
LOCK_TO_CALL = 90


@pytest.fixture
def house() -> Iterator[House]:
    with watched_house() as opened:
        yield opened


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


def after_lock(set_up: SetUp, deal: SealedDeal, *places: int) -> list[object]:
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
    return (
        astuple(value) if isinstance(value, CardSprite | SeatFigures | TallyColumn) else repr(value)
    )


def test_a_lock_looks_and_sounds_the_same_whatever_was_chosen() -> None:
    set_up = set_up_of((ANA, BEN, CAROLINA))
    first = after_lock(set_up, DEAL, 1, 2)
    assert first == after_lock(set_up, DEAL, 3, 5)
    assert first == after_lock(set_up, DEAL, 5, 4)


def test_a_lock_looks_and_sounds_the_same_for_every_deal() -> None:
    set_up = set_up_of((ANA, BEN))
    deals = [SealedDeal(seed, "salt") for seed in (1, 2, 3)]
    first, *others = [after_lock(set_up, deal, 2, 4) for deal in deals]
    assert all(other == first for other in others)


def test_the_window_title_never_changes(house: House) -> None:
    title: Callable[[], str] = lambda: house.app.window._window.title  # noqa: E731
    before = title()
    house.sit_down(set_up_of((ANA, BEN)))
    show_hand(house)
    house.click(house.hand_names()[0])
    assert title() == before
