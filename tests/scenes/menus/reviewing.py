"""A finished game that is looked through, and a decision of it that is tried again."""

from workshop.review_states import MadeUp, made_up_review

from game.app.saving.saves import SavedGame
from game.kits.five211.kit import FIVE211
from game.review.reviewing import assessor_for
from scenes.engine.theme import Comfort
from scenes.host import Host
from scenes.screens.review.review_scene import ReviewScene
from scenes.screens.review.review_work import ReviewWork
from scenes.screens.trial.trial_scene import TrialScene
from tests.app.matches import CHAIRS, played
from tests.driver import Driver
from tests.scenes.menus.evening import StubTable, new_host
from tests.set_ups import set_up_of

STILL = Comfort(reduced_motion=True)


def owners_host() -> Host:
    """Of whoever has played the game that is reviewed."""
    host = new_host()
    host.change(host.settings.remembering(set_up_of(CHAIRS[:3])))
    return host


class Slow(MadeUp):
    """Takes its time over every decision."""

    waits = 0

    def step(self) -> bool:
        self.waits += 1
        return self.waits % 60 == 0


def reviewing(
    size: tuple[int, int] = (1280, 720), comfort: Comfort = STILL, read: int = 1 << 20
) -> tuple[Driver, ReviewScene]:
    """A finished game of three, of which so many decisions are read."""
    scene = review_of(new_host(), read)
    return Driver(scene, size, comfort), scene


def review_of(host: Host, read: int = 1 << 20) -> ReviewScene:
    """The page by itself."""
    saved = SavedGame(played(3, seats=3), CHAIRS[:3], "2026-01-02")
    work = ReviewWork(host, saved, 0, Slow(assessor_for(FIVE211, saved.match)))
    if read < work.total:
        work.read(read)
    else:
        work.review = made_up_review(saved, assessor_for(FIVE211, saved.match))
    return ReviewScene(host, saved, StubTable, work=work)


def trying(decided: int | None = None) -> tuple[Driver, ReviewScene, TrialScene]:
    """The table of a costly choice, with the page about it left behind."""
    player, scene = reviewing()
    scene.choose(scene.chosen if decided is None else decided)
    player.click("Try again")
    player.run(0.5)
    table = player.app.top
    assert isinstance(table, TrialScene)
    return player, scene, table
