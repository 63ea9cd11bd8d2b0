"""A table where seats act one after the other: what the shared half does for any game."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any

import pygame
import pytest

from game.ai.bot import RandomBot
from game.app.session import AnySession, Session
from game.core.errors import IllegalMove
from game.core.events import Event, RoundEnded
from game.core.match import AnyMatch, Match
from game.core.places import Zone
from game.core.seats import PUBLIC
from game.kits.kit import AnyKit
from game.kits.set_up import Chair
from scenes.anim.timings import LAST_LOOK
from scenes.autosave import DiskJobs
from scenes.engine.audio import Audio
from scenes.engine.input.inputs import Action
from scenes.engine.scene import BareScene, Scene
from scenes.games.kit import plain_table
from scenes.host import Host
from scenes.table.card_table import CardTable
from scenes.table.choosing.navigation import Navigation
from scenes.table.sharing.viewpoint import Openness
from scenes.table.table_scene import AnyTableScene, TableScene
from tests.driver import Driver
from tests.pebbles.hurried import HURRIED, TURN_TIME, HurriedOptions

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
        page("pause"), page("log"), page("rules"), page("keys"), page("seal"),
        page("phones"), page("results"),
        lambda _painter: None,
    )  # fmt: skip


class HeldTable(CardTable):
    """The end of a round stays until somebody has read it."""

    def holds_after(self, event: Event) -> bool:
        return isinstance(event, RoundEnded)


class Table(Driver):
    """A game of Pebbles and somebody who plays it."""

    def __init__(
        self,
        *chairs: Chair,
        seed: int = 4,
        clock: bool = False,
        open_hands: bool = False,
        mat: type[CardTable] = CardTable,
        kit: AnyKit = HURRIED,
    ) -> None:
        options = kit.options_with({"seats": len(chairs), **({"clock": "on"} if clock else {})})
        match: AnyMatch = Match.start(kit.rules, options, seed, "salt")
        self.session: AnySession = Session(match, chairs, lambda _chair: RandomBot())
        host = Host(Audio(), lambda: "2026-11-17T12:00:00+00:00", DiskJobs())
        parts = replace(plain_table(kit), playmat=partial(mat, kit))
        if open_hands:
            parts = replace(parts, openness=lambda _view: Openness.ALL)
        self.table: AnyTableScene = TableScene(host, self.session, navigation(), parts)
        super().__init__(self.table)

    @property
    def mat(self) -> CardTable:
        mat = self.table.mat
        assert isinstance(mat, CardTable)
        return mat

    @property
    def laid(self) -> int:
        """How many cards are seen on the table."""
        groups = self.mat.table.groups.items()
        return sum(len(cards) for group, cards in groups if group.zone is Zone.TABLE)

    @property
    def focused(self) -> str:
        focused = self.table._ui.focused
        return "" if focused is None else focused.name

    @property
    def hand(self) -> list[Hashable]:
        return [card.face for card in self.mat.hand]

    @property
    def said(self) -> str:
        return self.table.caption.text

    @property
    def page(self) -> str:
        return self.scene.name if isinstance(self.scene, Page) else "table"

    @property
    def may_choose(self) -> bool:
        return self.page == "table" and self.table.may_choose

    def await_choice(self) -> None:
        self.run_until(lambda: self.may_choose)

    def card(self, *, follows: bool = True) -> str:
        """A card of the hand that may be played now, or one that may not."""
        view = self.table.show.view
        legal = [move.card for move in view.legal]
        hand: list[str] = view.known.hands[view.viewer]
        return next(card for card in hand if (card in legal) is follows)

    def choose(self, *, follows: bool = True) -> None:
        self.click(f"card {self.card(follows=follows)}")

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
    before = table.laid
    seen = []
    while table.table.show.busy:
        table.table.show.skip()
        seen.append((table.laid - before, table.mat.table.turn[0]))
    assert seen == [(1, 1), (2, 2), (3, 0)]


def test_a_key_skips_one_turn_each_time(open_table: OpenTable) -> None:
    table = rest_before_two_bots(open_table)
    before = table.laid
    table.patience = 0.0
    table.press(Action.SKIP)
    assert table.laid - before == 1
    table.press(Action.SKIP)
    assert table.laid - before == 2


def test_a_change_of_the_window_comes_to_rest_over_all_turns(open_table: OpenTable) -> None:
    table = rest_before_two_bots(open_table)
    table.resize((960, 540))
    assert not table.table.show.busy
    assert table.mat.differences(table.session.view(0)) == []


def test_bots_are_never_more_than_one_turn_ahead_of_the_picture(open_table: OpenTable) -> None:
    table = open_table(*ALONE)
    table.await_choice()
    table.choose()
    table.table._play()
    while not table.may_choose:
        table.step()
        played, shown = len(table.session.view(PUBLIC).known.laid), table.laid
        assert played - shown <= 1, "what a bot answers to must have been seen"


def test_a_refused_card_says_why_until_another_is_chosen(open_table: OpenTable) -> None:
    table = open_table(*ALONE, seed=choice_seed())
    table.lay()
    table.await_choice()
    before = len(table.session.match.log.entries)
    table.choose(follows=False)
    assert table.said.startswith("You must follow ")
    table.run(1.0)
    assert table.said.startswith("You must follow "), "it can be read at leisure"
    table.press(Action.PLAY)
    assert len(table.session.match.log.entries) == before, "nothing was played"
    table.choose()
    assert table.said == "Ready: play it!"


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
    """A deal in which the person's second hand has cards that follow and some that do not."""
    for seed in range(99):
        match = Match.start(HURRIED.rules, HurriedOptions(3), seed, "salt")
        session = Session(match, ALONE, lambda _chair: RandomBot())
        session.submit(0, session.view(0).legal[0])
        while session.waiting_for() != {0}:
            assert session.think()
        view = session.view(0)
        if 0 < len(view.legal) < len(view.known.hands[0]):
            return seed
    raise AssertionError("no such deal")


def test_a_game_of_moves_made_on_demand_is_played_to_its_results(open_table: OpenTable) -> None:
    table = open_table(*ALONE)
    while table.page != "results":
        if table.may_choose:
            table.choose()
            table.press(Action.PLAY)
        table.step()
    assert table.session.outcome is not None


def test_a_picture_to_be_read_stays_until_somebody_goes_on(open_table: OpenTable) -> None:
    table = open_table(*ALONE, mat=HeldTable)
    while not table.table.show.is_holding:
        if table.may_choose:
            table.lay()
        table.step()
    laid = table.laid
    table.run(5.0)
    assert table.table.show.is_holding
    assert table.laid == laid, "the next round has not been dealt"
    table.click("Go on")
    table.run_until(lambda: table.laid < laid)


def test_bots_among_themselves_hold_up_nobody(open_table: OpenTable) -> None:
    table = open_table(OWL, IGUANA, mat=HeldTable)
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
    assert lookers == [actor for actor, _ in table.session.match.log.entries if actor >= 0]
    assert set(lookers) == {0, 1}


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
    laid = table.laid
    while table.laid == laid:
        assert table.session.time_left == left == TURN_TIME
        table.step()


def test_a_person_who_sleeps_loses_the_turn(open_table: OpenTable) -> None:
    table = open_table(*ALONE, clock=True)
    table.await_choice()
    hand = table.hand
    table.run_until(lambda: 0 not in table.session.waiting_for(), TURN_TIME / 1000 + 1)
    table.await_choice()
    assert table.hand == hand


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
