"""Impatient players, restless windows: whatever comes at whatever frame, the table settles right.

The settling check runs inside the table whenever it comes to rest, so getting through is the test.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame
import pytest

from game.app.settings import TableSpeed
from game.core.rng import Rng
from game.core.seats import PUBLIC
from scenes.anim.timings import Speed
from scenes.engine.input.inputs import Action
from scenes.engine.theme import Comfort
from tests.driver import FRAME
from tests.set_ups import set_up_of
from tests.ui.house import ANA, BEN, MASTER, SHOCO, YUANA, House

SIZES = [
    (960, 540), (960, 720), (1024, 768), (1260, 540), (1280, 720), (1600, 900), (1920, 1080),
    (1920, 1440), (2520, 1080), (2560, 1440),
]  # fmt: skip
FRAMES_PER_STORM = 1500

Gust = Callable[[House, Rng], None]


@pytest.fixture
def house() -> Iterator[House]:
    opened = House(speed=TableSpeed.NORMAL, patience=0.0)
    yield opened
    opened.close()


def choose_when_asked(house: House) -> None:
    if house.may_choose:
        house.press(*"21"[: house.needed], Action.PLAY)


def storm(house: House, gust: Gust, every: int = 1) -> None:
    """Play on for a while, with a gust of something every few frames."""
    rng = Rng(5211, "storm")
    for frame in range(FRAMES_PER_STORM):
        if house.table_or_none is None:
            break
        choose_when_asked(house)
        if frame % every == 0:
            gust(house, rng)
        house.step()
    if house.table_or_none is not None:
        show = house.stage_show
        while show.busy and not show.has_ended:
            show.skip()
        assert show.has_ended or house.display.differences(house.session.view(0)) == []


def test_enter_at_every_frame(house: House) -> None:
    house.sit_down()
    session = house.session
    while not house.is_at_results:
        choose_when_asked(house)
        house.hold(pygame.K_RETURN)
        house.release(pygame.K_RETURN)
        assert house.names[-1] in ("TableScene", "ResultsScene"), "Enter opens nothing"
    assert session.outcome is not None


def test_a_click_on_the_cloth_at_every_frame(house: House) -> None:
    house.sit_down()
    session = house.session
    while not house.is_at_results:
        choose_when_asked(house)
        house.click_at((640, 330))
    assert session.outcome is not None


def test_a_skip_at_one_frame_of_each_moment_changes_nothing() -> None:
    """Skipped in its first, its second, its third frame, ...: the deal always ends the same."""
    seen = set()
    for moment in range(0, 80, 7):
        house = House(speed=TableSpeed.NORMAL, patience=0.0)
        house.sit_down()
        house.run(moment * FRAME)
        house.hold(pygame.K_s)
        house.run(2 * FRAME)
        seen.add((house.session.match.digest(), tuple(house.hand_names()), house.display.pile))
        house.close()
    assert len(seen) == 1


def test_the_window_is_resized_in_the_middle_of_everything(house: House) -> None:
    house.sit_down()

    def resize(house: House, rng: Rng) -> None:
        house.app.window.resize(rng.choice(SIZES))

    storm(house, resize, every=5)


def test_every_size_and_aspect_keeps_the_targets_inside_the_window(house: House) -> None:
    house.sit_down(set_up_of((ANA, SHOCO, YUANA, SHOCO, YUANA)))
    house.await_choice()
    house.press("1", "2")
    for size in SIZES:
        house.resize(size)
        house.run(2 * FRAME)
        window = house.app.theme.metrics.window
        outside = [n for n, rect in house.scene.targets().items() if not window.contains(rect)]
        assert outside == [], size
        assert "Play" in house.scene.targets(), size
        glow = house.app.theme.metrics.px(24)
        layout = house.display.layout
        fan = [spot.rect.inflate(glow, glow) for spot in layout.hand_spots(5)]
        own = layout.boxes[layout.own].area
        assert own.right <= fan[0].left, size
        assert fan[-1].right <= layout.play.left, size


def test_the_speed_changes_in_the_middle_of_everything(house: House) -> None:
    house.sit_down()

    def change(house: House, rng: Rng) -> None:
        comfort = Comfort(
            text_scale=rng.choice([1.0, 1.25, 2.0]),
            high_contrast=rng.below(2) == 1,
            reduced_motion=rng.below(2) == 1,
            speed=rng.choice(list(Speed)),
        )
        house.app.set_comfort(comfort)

    storm(house, change, every=7)


def test_the_menu_opens_and_closes_in_the_middle_of_everything(house: House) -> None:
    house.sit_down()

    def look(house: House, rng: Rng) -> None:
        house.press(rng.choice([Action.PAUSE, Action.LOG, Action.RULES, Action.HELP]))
        house.press(Action.BACK)

    storm(house, look, every=11)


def test_the_window_is_hidden_and_shown_in_the_middle_of_everything(house: House) -> None:
    house.sit_down(set_up_of((ANA, SHOCO)))
    kinds = [
        pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED, pygame.WINDOWMINIMIZED,
        pygame.WINDOWRESTORED, pygame.WINDOWEXPOSED, pygame.WINDOWLEAVE,
    ]  # fmt: skip

    def disturb(house: House, rng: Rng) -> None:
        house.post(rng.choice(kinds))

    storm(house, disturb)


def test_fullscreen_comes_and_goes_in_the_middle_of_everything(house: House) -> None:
    house.sit_down()

    def toggle(house: House, rng: Rng) -> None:
        house.press(Action.FULLSCREEN)

    storm(house, toggle, every=13)


def test_what_happened_can_be_asked_at_every_moment(house: House) -> None:
    house.sit_down()

    def ask(house: House, rng: Rng) -> None:
        if house.stage_show.is_holding:
            house.press(Action.SKIP)
        house.table._what_happened()

    storm(house, ask, every=17)


def test_what_happened_ends_with_the_table_as_it_was(house: House) -> None:
    house.sit_down()
    while not house.session.view(0).records:
        choose_when_asked(house)
        house.step()
    house.await_choice()
    house.press("3")
    hand, caption = house.hand_names(), house.caption
    house.click("What happened?")
    house.run(1.0)
    assert len(house.display.slots) == 12, "the last round is on the table, not this one"
    house.run_until(lambda: house.stage_show.is_holding)
    house.press(Action.SKIP)
    assert house.hand_names() == hand
    assert house.caption == caption
    assert [card.selected for card in house.hand.cards].index(True) == 2


def hold_a_replay(house: House) -> None:
    """The replay of the first round has come to its end."""
    house.sit_down()
    while not house.session.view(0).records:
        choose_when_asked(house)
        house.step()
    house.await_choice()
    house.click("What happened?")
    house.run_until(lambda: house.stage_show.is_holding)


def test_what_happened_can_be_skipped(house: House) -> None:
    hold_a_replay(house)
    house.press(Action.SKIP)
    house.click("What happened?")
    house.press(Action.PLAY)
    assert house.may_choose


def test_the_end_of_a_replay_stays_until_somebody_goes_on(house: House) -> None:
    hold_a_replay(house)
    house.run(20.0)
    assert len(house.display.slots) == 12
    assert house.caption == house.display.last_result
    house.click("Go on")
    assert house.may_choose
    assert len(house.display.slots) < 12


@pytest.mark.parametrize("key", [Action.PLAY, Action.CONFIRM, Action.SKIP, Action.BACK])
def test_a_key_that_goes_on_does_nothing_else(house: House, key: Action) -> None:
    hold_a_replay(house)
    house.press("1", "2")
    house.click("What happened?")
    house.run_until(lambda: house.stage_show.is_holding)
    house.press(key)
    assert house.may_choose
    assert house.names[-1] == "TableScene"


def test_a_card_pressed_at_the_end_of_a_replay_is_chosen(house: House) -> None:
    hold_a_replay(house)
    house.click(house.hand_names()[0])
    assert house.may_choose
    assert len(house.hand.selection.cards) == 1


@pytest.mark.usefixtures("strong_bots")
def test_choices_are_taken_back_again_and_again_before_the_last_lock() -> None:
    house = House(patience=0.0)
    house.sit_down(set_up_of((ANA, MASTER)))
    rng = Rng(1, "whims")
    taken_back = 0
    for _frame in range(FRAMES_PER_STORM):
        if house.is_at_results:
            break
        choose_when_asked(house)
        if house.session.view(0).locked[0] and rng.below(3):
            house.press(Action.ERASE)
            taken_back += 1
        house.step()
    house.close()
    assert taken_back > 10


def test_a_restless_curtain_never_loses_a_lock() -> None:
    house = House(patience=0.0)
    house.sit_down(set_up_of((ANA, BEN, SHOCO)))
    rng = Rng(2, "storm")
    for _frame in range(FRAMES_PER_STORM):
        if house.is_at_results:
            break
        if rng.below(9) == 0:
            house.app.window.resize(rng.choice(SIZES))
        if rng.below(9) == 0:
            house.post(pygame.WINDOWFOCUSLOST)
        if house.sees("Change Ana") and rng.below(3) == 0:
            house.click("Change Ana")
        elif house.is_called:
            house.lift()
        choose_when_asked(house)
        house.step()
    rounds = len(house.session.view(PUBLIC).records) if house.table_or_none else 99
    house.close()
    assert rounds > 0
