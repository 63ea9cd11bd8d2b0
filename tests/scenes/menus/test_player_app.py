from pathlib import Path

import pytest

from game.app.saving.saves import read_save
from game.app.storage import paths
from scenes.engine.input.inputs import Action, Press
from scenes.engine.scene import BareScene, Transition
from scenes.engine.window import Placement, open_window
from scenes.host import Host
from scenes.player_app import FAILURES_BORNE, PlayerApp
from scenes.program import make_app
from scenes.screens.crash import CrashScene, write_report
from scenes.screens.demo import DemoScene
from scenes.screens.title import TitleScene
from tests.driver import FRAME, SETTLED
from tests.scenes.menus.evening import laid, new_host
from tests.ui.house import House

pytestmark = pytest.mark.usefixtures("display")


class Mistake(RuntimeError):
    pass


class BrokenScene(BareScene):
    def update(self, dt: float) -> None:  # noqa: ARG002 - it never gets that far
        raise Mistake("two and two are five")


class BrokenEnd(BrokenScene):
    def leave(self) -> None:
        raise Mistake("and it cannot even leave")


def opened(host: Host) -> PlayerApp:
    app = make_app(open_window("Kododo", Placement((960, 540)), unseen=True), host)
    assert isinstance(app, PlayerApp)
    steps(app, 8)
    return app


def steps(app: PlayerApp, count: int) -> None:
    for _ in range(count):
        app.step(FRAME)


@pytest.mark.parametrize("broken", [BrokenScene, BrokenEnd])
def test_error_in_a_scene_leads_to_a_calm_screen(broken: type[BareScene]) -> None:
    app = opened(new_host())
    app.push(broken(), Transition.CUT)
    steps(app, 4)
    assert app.running
    assert isinstance(app.top, CrashScene)


def test_calm_screen_leads_back_to_the_title() -> None:
    app = opened(new_host())
    app.push(BrokenScene(), Transition.CUT)
    steps(app, 4)
    assert isinstance(app.top, CrashScene)
    app.top.back()
    steps(app, 4)
    assert isinstance(app.top, TitleScene)


def test_way_out_never_leads_into_the_same_crash(monkeypatch: pytest.MonkeyPatch) -> None:
    host = new_host()
    laid(host)

    def fail(_own: list[Path]) -> None:
        raise Mistake("what waits cannot be shown")

    monkeypatch.setattr(host.matches, "_find", fail)
    app = opened(host)
    crash = app.top
    assert isinstance(crash, CrashScene)
    crash.back()
    steps(app, 4)
    assert isinstance(app.top, TitleScene)
    assert app.top.ui.find("New game").name == "New game"


def test_report_holds_the_error_and_the_match() -> None:
    host = new_host()
    app = opened(host)
    seed = laid(host).match.log.header.seed
    app.push(BrokenScene(), Transition.CUT)
    steps(app, 4)
    crash = app.top
    assert isinstance(crash, CrashScene)
    assert crash.saved
    assert crash.report is not None
    text = crash.report.read_text()
    assert "Mistake: two and two are five" in text
    match = read_save(text.partition("The match:\n")[2]).match
    assert match.log.header.seed == seed


def test_nothing_is_called_saved_that_is_not() -> None:
    app = opened(new_host())
    app.push(BrokenScene(), Transition.CUT)
    steps(app, 4)
    assert isinstance(app.top, CrashScene)
    assert not any("saved" in sentence for sentence in app.top.sentences)


def test_report_that_cannot_be_written_is_not_promised() -> None:
    (paths.data_folder() / "reports").write_text("in the way")
    assert write_report(Mistake(), "now") is None
    assert "No report" in CrashScene(None, lambda: None, bool).sentences[-1]


def test_app_that_fails_again_and_again_ends() -> None:
    host = new_host()
    app = opened(host)
    app.on_crash = lambda _error: BrokenScene()
    app.push(BrokenScene(), Transition.CUT)
    with pytest.raises(Mistake):
        steps(app, 3 * FAILURES_BORNE)
    assert not app.running


def test_news_of_the_host_are_told_once_over_whatever_is_shown() -> None:
    host = new_host()
    app = opened(host)
    app.push(BareScene(), Transition.CUT)
    steps(app, 2)
    host.notes += ["The disk is full.", "The sea is calm."]
    steps(app, 30)
    assert app.toast.text == "The disk is full."
    assert app.toast.is_shown
    assert host.notes == []


def test_news_that_come_while_others_are_read_wait_for_their_turn() -> None:
    host = new_host()
    app = opened(host)
    for note in ("The disk is full.", "The sea is calm."):
        host.notes.append(note)
        steps(app, 2)
    assert app.toast.text == "The disk is full."
    steps(app, 240)
    assert app.toast.text == "The sea is calm."


def test_news_cover_nothing_that_can_be_pressed_and_close_on_a_click() -> None:
    house = House()
    house.sit_down()
    house.await_choice()
    assert isinstance(house.app, PlayerApp)
    house.app.unseen = False
    house.host.notes.append("The disk is full.")
    house.run(SETTLED)
    bar = house.app.toast.rect
    assert bar.height
    assert bar.collidelist(list(house.scene.targets().values())) == -1
    house.click_at(bar.center)
    assert not house.app.toast.is_shown
    house.close()


def test_demo_from_the_command_line_plays_until_it_is_touched() -> None:
    window = open_window("Kododo", Placement((960, 540)), unseen=True)
    app = make_app(window, new_host(), demo=True)
    for _ in range(120):
        app.step(FRAME)
    demo = app.top
    assert isinstance(demo, DemoScene)
    demo.handle(Press(Action.CONFIRM))
    app.step(FRAME)
    app.step(FRAME)
    assert isinstance(app.top, TitleScene)
