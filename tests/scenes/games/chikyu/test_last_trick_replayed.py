"""The end of a match that is watched again at once, without a hold to read the last picture."""

import pytest

from game.core.match import Match, SomeMatch
from game.core.options import OptionValue
from game.core.rng import Rng
from game.kits.chikyu.kit import CHIKYU
from game.kits.kit import AnyKit
from game.rules.chikyu.cards import Kind
from game.rules.chikyu.records import Led
from scenes.anim.timings import Speed
from scenes.engine.theme import Comfort
from scenes.screens.replay.replay_scene import ReplayScene
from tests.driver import Driver
from tests.games import saved
from tests.scenes.menus.evening import StubTable, new_host

pytestmark = pytest.mark.usefixtures("display")


def _played(seed: int, **answers: OptionValue) -> SomeMatch:
    kit: AnyKit = CHIKYU
    options = kit.options_with({"seats": 3, **answers})
    match: SomeMatch = Match.start(kit.rules, options, seed, "salt")
    match.deal()
    rng = Rng(seed, "blind")
    while waiting := match.to_act():
        seat = min(waiting)
        match.play(seat, rng.choice(match.legal_moves(seat)))
    return match


def _last_trick_is(match: SomeMatch, led: Led, lead: Kind) -> bool:
    last = CHIKYU.own(match).view(0).tricks[-1]
    return last.led is led and last.lead is lead


@pytest.mark.parametrize("led", [Led.FREELY, Led.BLIND])
@pytest.mark.parametrize("lead", [Kind.BUTTERFINGY, Kind.SLUGGOS])
def test_nothing_of_the_last_trick_stays_when_a_match_is_over(led: Led, lead: Kind) -> None:
    match = next(m for m in map(_played, range(2000)) if _last_trick_is(m, led, lead))
    _watch_the_end(match)


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("expansion", ["on", "off"])
def test_closed_piles_lie_open_once_they_are_counted(seats: int, expansion: str) -> None:
    _watch_the_end(_played(5, seats=seats, expansion=expansion, piles="closed"))


def _watch_the_end(match: SomeMatch) -> None:
    scene = ReplayScene(new_host(), saved(match), StubTable)
    Driver(scene, comfort=Comfort(speed=Speed.INSTANT))
    scene.go_to(len(scene.watched.marks) - 1)
    assert scene.mat.differences(scene.session.view(scene.near)) == []
