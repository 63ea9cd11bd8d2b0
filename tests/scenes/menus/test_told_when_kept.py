"""On a slow disk: what was learned, found or made new is told when it is kept, not before."""

import pytest

from game.app.learning.learned import has_learned
from game.app.learning.puzzle_table import puzzles_of
from game.app.people.people_file import own_people_file
from game.app.settings import read_settings
from game.app.storage import paths
from scenes.engine.audio import Audio
from scenes.engine.input.inputs import Action
from scenes.games.registry import TABLES
from scenes.host import Host
from scenes.screens.lessons.learn_scene import LearnScene
from scenes.screens.lessons.lesson_doors import open_lesson
from scenes.screens.lessons.lesson_way import StepMood
from scenes.screens.profile.profile_scene import PeopleScene, ProfileScene
from scenes.screens.puzzles.puzzle_doors import PuzzleDoors
from scenes.screens.trial.trial_scene import TrialScene
from scenes.table.pending_save import LONG, LONGEST
from tests.driver import Driver, words_of
from tests.scenes.lessons.newcomer import Newcomer
from tests.scenes.menus.evening import LaterErrands, StubTable

pytestmark = pytest.mark.usefixtures("display")
KIT = next(iter(TABLES.values()))
SAVING = "Saving…"


@pytest.fixture
def disk() -> LaterErrands:
    return LaterErrands()


@pytest.fixture
def host(disk: LaterErrands) -> Host:
    """At a disk that answers only when it is told to."""
    host = Host(Audio(), lambda: "2026-01-01T20:15:00+01:00", disk)
    host.people.look()
    disk.answer()
    return host


def names_on_disk() -> list[str]:
    return [person.name for person in own_people_file(lambda _s: None).read().register.people]


def taught(host: Host) -> Newcomer:
    """Somebody who has done all that the first lesson asks for."""
    player = Driver(LearnScene(host, StubTable))
    player.app.unseen = True
    player.patience = 0.05
    player.app.push(open_lesson(player.app, host, StubTable, KIT, 0))
    player.run(0.1)
    newcomer = Newcomer(player)
    scene = newcomer.scene
    while scene.awaited is None:
        newcomer.wait()
        newcomer.take_step()
        player.run_until(lambda: scene.mood is StepMood.SPEAKS or scene.awaited is not None)
    return newcomer


def test_lesson_is_over_when_it_is_kept(host: Host, disk: LaterErrands) -> None:
    newcomer = taught(host)
    scene, player = newcomer.scene, newcomer.player
    player.run(LONG + 0.2)
    assert "On" not in scene.targets()
    assert scene.kind_word == SAVING
    player.press(Action.PLAY, Action.CONFIRM, Action.HINT)
    assert "On" not in scene.targets()
    disk.answer()
    settings, _notes = read_settings(paths.settings_file())
    assert has_learned(settings, KIT.game, scene.course.lesson)
    player.run(0.1)
    assert "On" in scene.targets()


def test_nobody_waits_for_ever_at_the_end_of_a_lesson(host: Host) -> None:
    newcomer = taught(host)
    newcomer.player.run(LONGEST + 0.5)
    assert newcomer.scene.mood is StepMood.ENDS


def test_puzzle_is_solved_when_it_is_kept(host: Host, disk: LaterErrands) -> None:
    puzzles = puzzles_of(KIT.key)
    player = Driver(LearnScene(host, StubTable))
    player.app.unseen = True
    table = PuzzleDoors(host, player.app, StubTable, puzzles).open(puzzles[0])
    assert isinstance(table, TrialScene)
    player.app.push(table)
    player.run(0.5)
    assert table.table.mat.chooser.put_forward(table.trial.decision.choices[0].move)
    table.table.refresh()
    player.press(Action.PLAY)
    player.run(LONG + 0.2)
    assert "On" not in table.targets()
    assert table.said == SAVING
    player.press(Action.PLAY, Action.CONFIRM, Action.HINT)
    assert "On" not in table.targets()
    disk.answer()
    assert names_on_disk() == [host.player.name]
    player.run_until(lambda: "On" in table.targets())
    assert not table.said


def test_somebody_new_plays_when_they_are_kept(host: Host, disk: LaterErrands) -> None:
    player = Driver(ProfileScene(host))
    player.app.push(PeopleScene(host))
    player.run(0.3)
    scene = player.scene
    assert isinstance(scene, PeopleScene)
    scene._add("Cai")
    player.run(LONG + 0.2)
    assert player.scene is scene
    assert host.player.name != "Cai"
    assert "New person" not in scene.targets()
    disk.answer()
    assert names_on_disk() == ["Cai"]
    player.run(0.5)
    assert host.player.name == "Cai"
    assert isinstance(player.scene, ProfileScene)


def test_somebody_who_cannot_be_kept_does_not_sit_down(host: Host, disk: LaterErrands) -> None:
    paths.people_file().mkdir(parents=True)
    player = Driver(PeopleScene(host))
    scene = player.scene
    assert isinstance(scene, PeopleScene)
    scene._add("Cai")
    disk.answer()
    player.run(0.2)
    assert host.player.name != "Cai"
    assert "The profiles cannot be kept." in host.take_notes()
    assert "New person" in scene.targets()
    assert "Cai" not in " ".join(words_of(scene))


def test_other_name_is_seated_when_it_is_kept(host: Host, disk: LaterErrands) -> None:
    player = Driver(ProfileScene(host))
    disk.answer()
    scene = player.scene
    assert isinstance(scene, ProfileScene)
    scene.take_name("Zoë")
    player.run(0.2)
    assert host.set_up.chairs[0].name != "Zoë"
    disk.answer()
    assert names_on_disk() == ["Zoë"]
    player.run(0.2)
    assert host.set_up.chairs[0].name == "Zoë"
