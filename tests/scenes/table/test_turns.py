"""A table where seats act one after the other: what the shared half does for any game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pygame
import pytest

from game.ai.random_bot import RandomBot
from game.app.session import Session
from game.core.errors import IllegalMove
from game.core.match import Match
from game.core.seats import PUBLIC
from game.kits.set_up import Chair
from scenes.anim.timings import LAST_LOOK
from scenes.autosave import DiskJobs
from scenes.engine.audio import Audio
from scenes.engine.input.inputs import Action
from scenes.engine.scene import BareScene, Scene
from scenes.host import Host
from scenes.table.choosing.navigation import Navigation
from scenes.table.table_scene import TableScene
from tests.driver import Driver
from tests.pebbles.mat import PebblesMat, PebblesParts, PebblesSession
from tests.pebbles.rules import PEBBLES, PebblesView
from tests.pebbles.table import TURN_TIME, PebblesMove, PebblesOptions, playable

ANA, BEN = Chair("Ana", "sun hat"), Chair("Ben", "sailor")
OWL, IGUANA = Chair("Shoco", "owl", "owl", "guest"), Chair("Yuana", "iguana", "iguana", "guest")
ALONE = (ANA, OWL, IGUANA)


class Page(BareScene):
    """Some screen over the table, known by its name."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name


def navigation() -> Navigation:
    def page(name: str) -> Callable[..., Scene]:
        return lambda *_about: Page(name)

    return Navigation(
        page("pause"), page("log"), page("rules"), page("keys"), page("seal"), page("results"),
        lambda _theme: (),
    )  # fmt: skip


class Table(Driver):
    """A game of Pebbles and somebody who plays it."""

    def __init__(
        self,
        *chairs: Chair,
        seed: int = 4,
        clock: bool = False,
        open_hands: bool = False,
    ) -> None:
        match = Match.start(PEBBLES, PebblesOptions(len(chairs), clock=clock), seed, "salt")
        self.session: PebblesSession = Session(match, chairs, lambda _chair: RandomBot())
        host = Host(Audio(), lambda: "2026-11-17T12:00:00+00:00", DiskJobs())
        self.table: TableScene[PebblesMove, PebblesView] = TableScene(
            host, self.session, navigation(), PebblesParts(open_hands=open_hands)
        )
        super().__init__(self.table)

    @property
    def mat(self) -> PebblesMat:
        mat = self.table.mat
        assert isinstance(mat, PebblesMat)
        return mat

    @property
    def said(self) -> str:
        return self.table.caption.text

    @property
    def page(self) -> str:
        return self.scene.name if isinstance(self.scene, Page) else "table"

    @property
    def may_choose(self) -> bool:
        return self.page == "table" and self.table._may_choose

    def await_choice(self) -> None:
        self.run_until(lambda: self.may_choose)

    def choose(self, *, follows: bool = True) -> None:
        """Press a card of the hand that may be played now, or one that may not."""
        view = self.table._show.view
        legal = playable(view.options, view.hand, view.laid)
        card = next(card for card in view.hand if (card in legal) is follows)
        self.click(f"card {card}")

    def lay(self) -> None:
        self.await_choice()
        self.choose()
        self.press(Action.PLAY)


@pytest.fixture
def open_table() -> Iterator[Callable[..., Table]]:
    opened: list[Table] = []

    def make(*chairs: Chair, **more: Any) -> Table:
        opened.append(Table(*chairs, **more))
        return opened[-1]

    yield make
    for table in opened:
        table.close()


OpenTable = Callable[..., Table]


def rest_before_two_bots(open_table: OpenTable) -> Table:
    """The person has laid, and both bots have answered before any of it was shown."""
    table = open_table(*ALONE)
    table.await_choice()
    table.choose()
    table.table._play()
    while table.session.waiting_for() != {0}:
        assert table.session.think()
    return table


def test_a_skip_ends_with_the_turn_and_the_next_one_is_still_to_be_seen(
    open_table: OpenTable,
) -> None:
    table = rest_before_two_bots(open_table)
    before = len(table.mat.laid)
    seen = []
    while table.table._show.busy:
        table.table._show.skip()
        seen.append((len(table.mat.laid) - before, table.mat.turn_of))
    assert seen == [(1, 1), (2, 2), (3, 0)]


def test_a_key_skips_one_turn_each_time(open_table: OpenTable) -> None:
    table = rest_before_two_bots(open_table)
    before = len(table.mat.laid)
    table.patience = 0.0
    table.press(Action.SKIP)
    assert len(table.mat.laid) - before == 1
    table.press(Action.SKIP)
    assert len(table.mat.laid) - before == 2


def test_a_change_of_the_window_comes_to_rest_over_all_turns(open_table: OpenTable) -> None:
    table = rest_before_two_bots(open_table)
    table.resize((960, 540))
    assert not table.table._show.busy
    assert table.mat.differences(table.session.view(0)) == []


def test_bots_are_never_more_than_one_turn_ahead_of_the_picture(open_table: OpenTable) -> None:
    table = open_table(*ALONE)
    table.await_choice()
    table.choose()
    table.table._play()
    while not table.may_choose:
        table.step()
        played, shown = len(table.session.view(PUBLIC).laid), len(table.mat.laid)
        assert played - shown <= 1, "what a bot answers to must have been seen"


def test_a_refused_card_says_why_until_another_is_chosen(open_table: OpenTable) -> None:
    table = open_table(*ALONE, seed=choice_seed())
    table.await_choice()
    before = len(table.session.match.log.entries)
    table.choose(follows=False)
    assert table.said.startswith("You must follow ")
    table.run(1.0)
    assert table.said.startswith("You must follow "), "it can be read at leisure"
    table.press(Action.PLAY)
    assert len(table.session.match.log.entries) == before, "nothing was played"
    table.choose()
    assert table.said == "Lay it"


def test_a_move_that_the_match_refuses_after_all_is_told_and_nothing_is_lost(
    open_table: OpenTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = open_table(*ALONE)
    table.await_choice()
    table.choose()

    def too_late(_session: object, _seat: int, _move: object) -> None:
        raise IllegalMove("Somebody was quicker.")

    with monkeypatch.context() as patch:
        patch.setattr(Session, "submit", too_late)
        table.press(Action.PLAY)
    assert table.said == "Somebody was quicker."
    before = len(table.session.match.log.entries)
    table.press(Action.PLAY)
    assert len(table.session.match.log.entries) > before, "the choice still stands"


def choice_seed() -> int:
    """A deal in which the person holds cards that follow and some that do not."""
    for seed in range(99):
        match = Match.start(PEBBLES, PebblesOptions(3), seed, "salt")
        match.deal()
        while 0 not in match.to_act():
            [seat] = match.to_act()
            match.play(seat, match.legal_moves(seat)[0])
        view = match.view(0)
        if 0 < len(playable(view.options, view.hand, view.laid)) < len(view.hand):
            return seed
    raise AssertionError("no such deal")


def test_the_mat_gets_the_wheel_before_anything_scrolls(open_table: OpenTable) -> None:
    table = open_table(*ALONE)
    table.await_choice()
    table.scroll(1)
    assert table.mat.chooser.step == 1


def test_a_game_of_moves_made_on_demand_is_played_to_its_results(open_table: OpenTable) -> None:
    table = open_table(*ALONE)
    while table.page != "results":
        if table.may_choose:
            table.choose()
            table.press(Action.PLAY)
        table.step()
    assert table.session.outcome is not None


def test_a_picture_to_be_read_stays_until_somebody_goes_on(open_table: OpenTable) -> None:
    table = open_table(*ALONE)
    table.mat.is_held = True
    while not table.table._show.is_holding:
        if table.may_choose:
            table.lay()
        table.step()
    laid = len(table.mat.laid)
    table.run(5.0)
    assert table.table._show.is_holding
    assert len(table.mat.laid) == laid, "the next round has not been dealt"
    table.click("Go on")
    table.run_until(lambda: len(table.mat.laid) < laid)


def test_bots_among_themselves_hold_up_nobody(open_table: OpenTable) -> None:
    table = open_table(OWL, IGUANA)
    table.mat.is_held = True
    table.run_until(lambda: table.page == "results", 600)


def test_people_with_secrets_are_called_before_every_turn(open_table: OpenTable) -> None:
    table = open_table(ANA, BEN)
    for _turn in range(4):
        table.run_until(lambda: table.table._sharing.gate.is_called)
        assert table.table._viewpoint.viewer == PUBLIC
        table.lift()
        table.lay()


def test_people_without_secrets_look_one_after_the_other_and_meet_none(
    open_table: OpenTable,
) -> None:
    table = open_table(ANA, BEN, open_hands=True)
    lookers = []
    while table.page != "results":
        assert table.page == "table"
        if table.may_choose:
            lookers.append(table.table._viewpoint.viewer)
            table.choose()
            table.press(Action.PLAY)
        table.step()
    assert lookers == [1, 0, 1, 0, 1, 0, 1, 0, 1, 0]


def test_losing_the_focus_covers_nothing_where_nothing_is_secret(open_table: OpenTable) -> None:
    table = open_table(ANA, BEN, open_hands=True)
    table.await_choice()
    table.post(pygame.WINDOWFOCUSLOST)
    assert table.may_choose


def test_the_clock_stands_while_something_is_shown(open_table: OpenTable) -> None:
    table = open_table(*ALONE, clock=True)
    table.await_choice()
    table.choose()
    table.table._play()
    table.step()
    left = table.session.time_left
    while table.mat.laid[-1].seat != 0:
        assert table.session.time_left == left == TURN_TIME
        table.step()


def test_a_person_who_sleeps_loses_the_turn(open_table: OpenTable) -> None:
    table = open_table(*ALONE, clock=True)
    table.await_choice()
    hand = table.mat.hand[:]
    table.run_until(lambda: 0 not in table.session.waiting_for(), TURN_TIME / 1000 + 1)
    table.await_choice()
    assert table.mat.hand == hand


def test_no_clock_runs_behind_a_window_that_nobody_looks_at(open_table: OpenTable) -> None:
    table = open_table(*ALONE, clock=True)
    table.await_choice()
    table.post(pygame.WINDOWFOCUSLOST)
    table.run(1.0)
    assert table.page == "pause"
    left = table.session.time_left
    table.post(pygame.WINDOWFOCUSLOST)
    table.run(LAST_LOOK)
    assert table.session.time_left == left
    assert [type(scene) for scene in table.app.scenes] == [TableScene, Page], "one menu is enough"
