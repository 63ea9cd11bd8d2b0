"""From set-up over the invitation to the results, with phones that are real but for their glass."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from threading import Thread
from time import monotonic, sleep
from typing import Any

import pytest

from game.app.settings import TableSpeed
from game.core.rng import Rng
from game.kits.registry import KITS
from game.kits.set_up import ANY_PHONE, Chair, SetUp
from game.phones import service as phone_service
from game.phones.hub import PATIENT
from game.phones.service import LOOPBACK
from scenes.engine.input.inputs import Action
from scenes.engine.window import Placement, open_window
from scenes.host import Host
from scenes.program import make_app
from scenes.screens.phones import invite_scene
from scenes.screens.phones.invite_scene import InviteScene
from scenes.screens.results.results_scene import ResultsScene
from scenes.screens.title import TitleScene
from scenes.table.table_scene import TableScene
from tests.driver import Player
from tests.phones.playing import HttpPhone, lines_of
from tests.scenes.menus.evening import new_host

pytestmark = pytest.mark.usefixtures("display")
OWL = Chair("Shoco", "owl", "owl", "toddler")
HERE = Chair("Maria", "sun hat")


class Evening:
    """A program with an open window, and phones that talk to it from threads of their own."""

    def __init__(self, host: Host, game: str, *chairs: Chair) -> None:
        host.change(replace(host.settings, speed=TableSpeed.INSTANT))
        host.change(replace(host.settings.remembering(SetUp(game, chairs)), game=game))
        self.host = host
        window = open_window("Kododo", Placement((1280, 720)), unseen=True)
        self.player = Player(make_app(window, host), patience=0.2)
        self.phones: list[HttpPhone] = []
        self.player.run(0.5)

    def until(self, happened: Callable[[], object], seconds: float = 15.0) -> None:
        end = monotonic() + seconds
        while not happened():
            stack = [type(scene).__name__ for scene in self.player.app.scenes]
            assert monotonic() < end, f"it never happened: {stack}"
            self.player.step()
            sleep(0.0005)

    def asked(self, what: Callable[[], Any]) -> Any:
        answers: list[Any] = []
        thread = Thread(target=lambda: answers.append(what()))
        thread.start()
        self.until(lambda: not thread.is_alive())
        return answers[0]

    def sits_down(self, seat: int, name: str) -> HttpPhone:
        service = self.host.phones.service
        assert service is not None
        phone = HttpPhone(service.place, name)
        phone.come_in(service.link)
        self.until(lambda: phone.sheet.get("stage") == "join")
        sit = partial(phone.do, "sit", seat=seat, name=name, face="curls")
        assert self.asked(sit)[0] == 200
        self.phones.append(phone)
        return phone

    def plays_on(self, until: Callable[[], object]) -> None:
        """Phones do what their pages ask for, people at the screen go on."""
        rng = Rng(4, "phones")

        def step() -> object:
            for phone in self.phones:
                sheet = phone.sheet
                if sheet.get("stage") == "choose" and sheet["at"] != phone.played:
                    line, at = rng.choice(lines_of(sheet)), sheet["at"]
                    if self.asked(partial(phone.do, "play", line=line, at=at))[0] == 200:
                        phone.played = at
            return until()

        self.until(step, 90.0)


@pytest.fixture
def at_home(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Evening]]:
    for module in (phone_service, invite_scene):
        monkeypatch.setattr(module, "own_addresses", lambda: (LOOPBACK,))
    evenings: list[Evening] = []

    def begin(game: str, *chairs: Chair) -> Evening:
        evenings.append(Evening(new_host(), game, *chairs))
        return evenings[-1]

    yield begin
    for evening in evenings:
        evening.host.close()


def phones(count: int) -> list[Chair]:
    return [Chair(f"Seat {seat + 1}", "sailor", phone=ANY_PHONE) for seat in range(count)]


def is_served(evening: Evening) -> bool:
    return evening.host.phones.service is not None


def invited(evening: Evening) -> InviteScene:
    evening.player.click("New game")
    evening.player.press(Action.CONFIRM)  # the game that was played last
    evening.until(lambda: evening.player.sees("Play"))
    evening.player.click("Play")
    evening.until(lambda: isinstance(evening.player.scene, InviteScene))
    assert isinstance(evening.player.scene, InviteScene)
    return evening.player.scene


@pytest.mark.parametrize("game", KITS)
def test_phones_play_a_whole_game_and_another_one_without_coming_in_again(
    at_home: Callable[..., Evening], game: str
) -> None:
    evening = at_home(game, *phones(2), OWL)
    invited(evening)
    for seat, name in enumerate(("Ana", "Ben")):
        evening.sits_down(seat, name)
    evening.player.click("Begin")
    evening.until(lambda: isinstance(evening.player.scene, TableScene))
    evening.plays_on(lambda: isinstance(evening.player.scene, ResultsScene))
    evening.until(lambda: all(phone.sheet["stage"] == "over" for phone in evening.phones))
    evening.player.run(4.0)  # what was earned is celebrated first
    evening.player.click("Play again")
    evening.until(lambda: isinstance(evening.player.scene, TableScene))
    evening.until(lambda: any(phone.sheet["stage"] == "choose" for phone in evening.phones))


def test_a_seat_that_no_phone_has_taken_is_played_by_a_bot(at_home: Callable[..., Evening]) -> None:
    evening = at_home("five211", *phones(2), OWL)
    invited(evening)
    evening.sits_down(1, "Ben")
    evening.player.click("Begin")
    evening.until(lambda: isinstance(evening.player.scene, TableScene))
    hub = evening.host.phones.hub
    assert hub is not None
    assert [chair.is_person for chair in hub.chairs] == [False, True, False]
    assert hub.chairs[1].name == "Ben"


def test_who_sits_at_the_screen_beside_phones_opens_their_hand_by_holding(
    at_home: Callable[..., Evening],
) -> None:
    evening = at_home("five211", *phones(1), HERE, OWL)
    invited(evening)
    evening.sits_down(0, "Ana")
    evening.player.click("Begin")
    evening.until(lambda: isinstance(evening.player.scene, TableScene))
    table = evening.player.scene
    assert isinstance(table, TableScene)
    evening.until(lambda: table._sharing.gate.is_called)
    mat: Any = table.mat
    assert all(card.face is None for card in mat.display.hand)
    evening.player.lift(1.0)
    assert all(card.face is not None for card in mat.display.hand)


def test_nobody_with_a_phone_is_taken_for_who_plays_at_this_screen(
    at_home: Callable[..., Evening],
) -> None:
    evening = at_home("five211", *phones(2), OWL)
    assert not evening.host.player.name.startswith("Seat")


def test_nothing_is_served_before_an_invitation_nor_after_the_table_is_left(
    at_home: Callable[..., Evening],
) -> None:
    evening = at_home("five211", *phones(2), OWL)
    assert not is_served(evening)
    invited(evening)
    assert is_served(evening)
    evening.player.click("Back")
    assert not is_served(evening)


def test_phones_wait_while_another_page_lies_over_the_table(
    at_home: Callable[..., Evening],
) -> None:
    evening = at_home("five211", *phones(2), OWL)
    invited(evening)
    phone = evening.sits_down(0, "Ana")
    evening.sits_down(1, "Ben")
    evening.player.click("Begin")
    evening.until(lambda: phone.sheet.get("stage") == "choose")
    evening.player.press("p")
    evening.until(lambda: phone.sheet["stage"] == "look")
    line, at = phone.sheet["moves"][0]["line"], phone.sheet["at"]
    status, answer = evening.asked(partial(phone.do, "play", line=line, at=at))
    assert (status, answer["no"]) == (409, "Look up: the table is not done yet.")


def test_a_game_that_was_left_invites_its_phones_again(at_home: Callable[..., Evening]) -> None:
    evening = at_home("five211", *phones(2), OWL)
    invited(evening)
    for seat, name in enumerate(("Ana", "Ben")):
        evening.sits_down(seat, name)
    evening.player.click("Begin")
    evening.until(lambda: evening.phones[0].sheet.get("stage") == "choose")
    evening.player.press("p")
    evening.player.click("Leave")
    evening.until(lambda: isinstance(evening.player.scene, TitleScene))
    assert not is_served(evening)
    evening.until(lambda: evening.player.sees("Continue"))
    evening.player.click("Continue")
    evening.until(lambda: isinstance(evening.player.scene, InviteScene))
    service = evening.host.phones.service
    assert service is not None
    for phone in evening.phones:
        phone.place = service.place
        phone.wakes()
    evening.player.click("Begin")
    evening.until(lambda: all(phone.sheet.get("stage") == "choose" for phone in evening.phones))
    assert [phone.sheet["you"] for phone in evening.phones] == [0, 1]


def asleep_at_the_table(evening: Evening) -> tuple[HttpPhone, HttpPhone]:
    """The phone of the first seat sleeps for so long that something is offered."""
    invited(evening)
    ana, ben = evening.sits_down(0, "Ana"), evening.sits_down(1, "Ben")
    evening.player.click("Begin")
    evening.until(lambda: ana.sheet.get("stage") == "choose")
    hub: Any = evening.host.phones.hub
    assert not evening.player.sees("Bot for seat 1")
    sleeper = hub.holder(0)
    hub.board.is_awake = lambda key: key != sleeper.key
    sleeper.gone_since -= PATIENT
    evening.until(lambda: evening.player.sees("Bot for seat 1"))
    return ana, ben


def test_bot_sits_in_at_the_seat_of_a_phone_that_sleeps(at_home: Callable[..., Evening]) -> None:
    evening = at_home("five211", *phones(2), OWL)
    asleep_at_the_table(evening)
    evening.player.click("Bot for seat 1")
    hub: Any = evening.host.phones.hub
    assert [chair.is_person for chair in hub.chairs] == [False, True, False]
    assert not evening.player.sees("Bot for seat 1")


def test_another_phone_is_invited_to_the_seat_of_one_that_sleeps(
    at_home: Callable[..., Evening],
) -> None:
    evening = at_home("five211", *phones(2), OWL)
    asleep_at_the_table(evening)
    evening.player.click("New code for seat 1")
    evening.until(lambda: isinstance(evening.player.scene, InviteScene))
    hub: Any = evening.host.phones.hub
    assert hub.holder(0) is None
    assert hub.may_sit(0)
    assert not hub.may_sit(1)


def test_place_that_a_phone_looks_at_is_shown_in_the_town(at_home: Callable[..., Evening]) -> None:
    evening = at_home("duco", *phones(2), OWL)
    invited(evening)
    phones_here = [evening.sits_down(seat, name) for seat, name in enumerate(("Ana", "Ben"))]
    evening.player.click("Begin")
    chooses = partial(_chooser, phones_here)
    evening.until(chooses)
    phone = chooses()
    assert phone is not None
    line, at = lines_of(phone.sheet)[0], phone.sheet["at"]
    assert evening.asked(partial(phone.do, "look", line=line, at=at))[0] == 200
    evening.player.run(0.2)
    mat: Any = evening.player.scene.mat  # type: ignore[attr-defined]
    assert list(mat.display.aims) == [phone.sheet["you"]]
    assert evening.asked(partial(phone.do, "play", line=line, at=at))[0] == 200
    evening.player.run(0.2)
    assert not mat.display.aims


def _chooser(phones_here: list[HttpPhone]) -> HttpPhone | None:
    return next((each for each in phones_here if each.sheet.get("stage") == "choose"), None)


@pytest.mark.parametrize("game", KITS)
def test_phone_and_a_bot_sit_at_a_table_for_two(at_home: Callable[..., Evening], game: str) -> None:
    evening = at_home(game, *phones(1), OWL)
    invited(evening)
    phone = evening.sits_down(0, "Ana")
    evening.player.click("Begin")
    evening.until(lambda: phone.sheet.get("stage") == "choose")
    assert isinstance(evening.player.scene, TableScene)
