"""The profile page: who plays, what is counted, the street, and what lit houses bring."""

from dataclasses import replace

import pytest

from game.app.people.achievements_list import standings_of
from game.app.people.people_file import own_people_file
from game.app.people.person import Person, Register
from game.app.storage.paths import exports_folder, finished_folder, people_file
from scenes.engine.input.inputs import Action
from scenes.engine.scene import Scene
from scenes.engine.theme import Comfort
from scenes.host import Host
from scenes.screens.games_page.game_naming import NamingScene
from scenes.screens.profile.achievement_street import StreetHouse, house_name
from scenes.screens.profile.numbers_scene import NumbersScene
from scenes.screens.profile.profile_scene import PeopleScene, ProfileScene
from scenes.screens.profile.rewards import RewardsScene
from scenes.screens.title import TitleScene
from scenes.ui.dialog import Dialog
from tests.app.people.games_of_people import finished, won_game
from tests.driver import Driver, words_of
from tests.scenes.menus.evening import StubTable, new_host

pytestmark = pytest.mark.usefixtures("display")

DEEDS = {"finished": 100, "won": 3, "won five211": 1, "last": 5, "close": 1}


def known(*people: Person) -> Host:
    """A host with these people; the first one plays."""
    own_people_file(lambda _seconds: None).change(lambda _nobody: Register(people))
    host = new_host()
    host.seat_player(people[0], host.player.name)
    return host


def ana(**deeds: int) -> Person:
    games = tuple(won_game(number, rank=1 + number % 3) for number in range(12))
    return Person("1", "Ana", "sun hat", (replace(games[0], deeds=deeds), *games[1:]))


def at_profile(host: Host, size: tuple[int, int] = (1280, 720), scale: float = 1.0) -> Driver:
    return Driver(ProfileScene(host), size, Comfort(scale, reduced_motion=True))


def told(scene: Scene) -> str:
    return "\n".join(words_of(scene))


def names(host: Host) -> list[str]:
    host.people.look()
    return [person.name for person in host.people.people]


def test_title_leads_to_the_profile_of_who_plays_by_every_device() -> None:
    for enter in (Driver.click, Driver.touch):
        player = Driver(TitleScene(known(ana()), StubTable), (1280, 720))
        enter(player, "Profile")
        player.run(1)
        assert isinstance(player.scene, ProfileScene)
        assert "Ana" in told(player.scene)
        player.pad(Action.BACK)
        player.run(1)
        assert isinstance(player.scene, TitleScene)


def test_finished_games_are_counted_for_whoever_sat_there() -> None:
    finished(finished_folder(), 3)
    host = new_host()
    host.people.look()
    person = host.people.called("Ana")
    assert person is not None
    host.seat_player(person, host.player.name)
    player = at_profile(host)
    player.click("More")
    player.click("Numbers")
    words = told(player.scene)
    assert "1 game, " in words
    assert "10 games with bots tell a level: 0 so far" in words


def test_page_of_one_game_tells_its_level_with_the_interval() -> None:
    player = at_profile(known(ana()))
    player.click("More")
    player.click("Numbers")
    scene = player.scene
    assert isinstance(scene, NumbersScene)
    assert "plays like a" in told(scene)
    scene.show_game("five211")
    player.run(0.5)
    assert "12 games, 4 won" in told(scene)


def test_every_house_of_the_street_tells_how_far_one_is() -> None:
    person = ana(**DEEDS)
    player = at_profile(known(person))
    for number, standing in enumerate(standings_of(person)):
        scene = player.scene
        assert isinstance(scene, ProfileScene)
        scene.ui.focus_on(house_name(number))
        scene.ui.find(house_name(number)).press()
        player.run(0.1)
        words = told(scene)
        assert standing.achievement.name in words
        goal = standing.achievement.goal
        expected = "Done" if standing.is_earned else f"of {goal}" if goal > 1 else ""
        assert expected in words


def test_arrows_walk_along_the_street() -> None:
    player = at_profile(known(ana(**DEEDS)))
    scene = player.scene
    assert isinstance(scene, ProfileScene)
    scene.ui.focus_on(house_name(5))
    player.press(Action.RIGHT)
    player.run(0.1)
    assert scene.ui.focused is not None
    assert scene.ui.focused.name == house_name(6)
    assert "Empty quay" in told(scene)


def test_back_is_chosen_once_enough_houses_are_lit() -> None:
    host = known(ana(**DEEDS))
    player = at_profile(host)
    player.click("More")
    player.click("Rewards")
    scene = player.scene
    assert isinstance(scene, RewardsScene)
    assert not scene.ui.find("back gold gables").enabled
    scene.ui.find("back roofs").press()
    player.run(0.2)
    assert host.settings.card_back == "roofs"
    assert host.comfort.card_back == "roofs"
    scene.ui.find("sail 0").press()
    assert host.settings.sail == 0


def test_new_name_is_kept_and_sits_at_the_next_table() -> None:
    host = new_host()
    player = at_profile(host)
    before = host.player
    assert not before.key
    scene = player.scene
    assert isinstance(scene, ProfileScene)
    player.click("More")
    player.click("Rename")
    player.run(0.5)
    assert isinstance(player.scene, NamingScene)
    player.type("Zoë")
    player.press(Action.PLAY)
    player.run(0.5)
    assert names(host) == ["Zoë"]
    assert host.set_up.chairs[0].name == "Zoë"
    assert host.player.name == "Zoë"


def test_name_that_somebody_has_is_refused_with_a_sentence() -> None:
    host = known(ana(), Person("2", "Ben", "cap"))
    scene = at_profile(host).scene
    assert isinstance(scene, ProfileScene)
    scene.take_name("ben")
    assert "has this name" in host.take_notes()
    assert names(host) == ["Ana", "Ben"]


def test_others_sit_down_and_somebody_new_is_added() -> None:
    host = known(ana(), Person("2", "Ben", "cap"))
    player = at_profile(host)
    scene = player.scene
    assert isinstance(scene, ProfileScene)
    player.click("More")
    player.click("People")
    player.run(0.5)
    player.click("person 2")
    player.run(0.5)
    assert host.player.name == "Ben"
    assert isinstance(player.scene, ProfileScene)
    player.click("More")
    player.click("People")
    player.run(0.5)
    assert isinstance(player.scene, PeopleScene)
    player.click("New person")
    player.run(0.5)
    player.type("Cai")
    player.press(Action.PLAY)
    player.run(0.5)
    assert host.player.name == "Cai"
    assert names(host) == ["Ana", "Ben", "Cai"]


def test_export_writes_a_file_and_delete_asks_with_the_name() -> None:
    host = known(ana(), Person("2", "Ben", "cap"))
    player = at_profile(host)
    scene = player.scene
    assert isinstance(scene, ProfileScene)
    player.click("More")
    player.click("Export")
    assert [path.suffix for path in exports_folder().iterdir()] == [".json"]
    player.click("More")
    player.click("Delete")
    player.run(0.5)
    assert isinstance(player.scene, Dialog)
    assert "Ana" in told(player.scene)
    player.click("Delete it")
    player.run(0.5)
    assert names(host) == ["Ben"]


def test_damaged_profiles_are_told_of() -> None:
    host = known(ana())
    people_file().write_text("{")
    at_profile(host)
    assert "could not be read" in host.take_notes()


def test_somebody_who_sat_down_since_is_who_plays() -> None:
    host = known(ana(), Person("2", "Ben", "cap"))
    host.people.look()
    assert host.player.name == "Ana"
    table = host.set_up
    chairs = (replace(table.chairs[0], name="Ben"), *table.chairs[1:])
    host.change(host.settings.remembering(replace(table, chairs=chairs)))
    assert host.player.key == "2"


def test_every_house_with_some_of_its_windows_lit_says_how_many_are_missing() -> None:
    person = ana(**DEEDS)
    player = at_profile(known(person))
    scene = player.scene
    assert isinstance(scene, ProfileScene)
    begun = [
        number
        for number, each in enumerate(standings_of(person))
        if each.reached and not each.is_earned
    ]
    assert begun
    for number in begun:
        house = scene.ui.find(house_name(number))
        assert isinstance(house, StreetHouse)
        assert house.chip
