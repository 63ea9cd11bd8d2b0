"""The page of finished games, by mouse, keys, gamepad and finger, with few games and with many."""

import json
from pathlib import Path

import pygame
import pytest

from game.app.saving import catalogue as catalogues
from game.app.saving.archive import archive, finished_games
from game.app.saving.catalogue import Catalogue, facts_of
from game.app.saving.exchange import import_game
from game.app.saving.game_labels import GameLabel, read_label
from game.app.storage import paths
from scenes.engine.audio import Audio
from scenes.engine.input.inputs import Action
from scenes.engine.scene import BareScene
from scenes.engine.theme import Comfort
from scenes.host import Host
from scenes.menu.more_sheet import MoreSheet
from scenes.player_app import PlayerApp
from scenes.program import make_app
from scenes.screens.games_page.game_naming import NamingScene
from scenes.screens.games_page.game_rows import GameRow
from scenes.screens.games_page.game_words import result_words, when_words
from scenes.screens.games_page.games_scene import GamesScene
from scenes.ui.dialog import Dialog
from scenes.ui.ui_scene import UiScene
from tests.app.matches import played, text_of
from tests.driver import FRAME, SETTLED, Driver, unseen_window, words_of
from tests.scenes.menus.evening import LaterErrands, StubTable, new_host

pytestmark = pytest.mark.usefixtures("display")
STILL = Comfort(reduced_motion=True)


def add(*seeds: int) -> list[Path]:
    """Games, the newest last."""
    added = [archive(text_of(played(seed, seats=3)), paths.finished_folder()) for seed in seeds]
    return [path for path in added if path is not None]


def at_page(
    size: tuple[int, int] = (1280, 720), comfort: Comfort = STILL, host: Host | None = None
) -> Driver:
    return Driver(GamesScene(host or new_host(), StubTable, lambda _folder: True), size, comfort)


def chosen(player: Driver) -> Path:
    scene = player.scene
    assert isinstance(scene, UiScene)
    rows = [scene.ui.find(name) for name in player.scene.targets() if name.startswith("game ")]
    return next(row.game.path for row in rows if isinstance(row, GameRow) and row.chosen)


def label_of(path: Path) -> GameLabel:
    return read_label(facts_of(path).seal, paths.labels_folder())


def test_without_games_the_page_says_what_will_be_here() -> None:
    player = at_page()
    assert "Finished games will be here." in words_of(player.scene)
    player.press(Action.PAGE_DOWN, Action.DELETE, "n")
    assert isinstance(player.scene, GamesScene)


def test_game_that_was_finished_last_comes_first_and_is_chosen() -> None:
    paths_added = add(3, 4)
    player = at_page()
    assert chosen(player) == paths_added[1]
    player.click("game 2")
    assert chosen(player) == paths_added[0]


def test_game_is_named_by_typing_and_the_name_is_kept() -> None:
    (path,) = add(3)
    player = at_page()
    player.click("More")
    player.click("Rename")
    assert isinstance(player.scene, NamingScene)
    player.type("Six lizards")
    player.press(Action.PLAY)
    assert isinstance(player.scene, GamesScene)
    assert label_of(path) == GameLabel("Six lizards")
    player.press("n")
    player.type("Seven")
    player.press(Action.BACK)
    assert label_of(path).name == "Six lizards"


def test_game_is_kept_and_let_go_of_by_a_key() -> None:
    (path,) = add(3)
    player = at_page()
    player.press("k")
    assert label_of(path).kept
    player.press("k")
    assert not label_of(path).kept


def test_deleting_asks_first_and_the_next_game_is_chosen() -> None:
    first, second, third = add(3, 4, 5)
    player = at_page()
    player.click("game 2")
    player.press(Action.DELETE)
    assert isinstance(player.scene, Dialog)
    player.press(Action.BACK)
    assert second.exists()
    player.press(Action.DELETE)
    player.click("Delete it")
    assert finished_games(paths.finished_folder()) == [third, first]
    assert chosen(player) == first


def test_key_that_comes_in_the_frame_of_a_deletion_finds_an_empty_page() -> None:
    add(3)
    player = at_page()
    player.press(Action.DELETE)
    with player.in_one_frame():
        player.touch("Delete it")
        player.press(Action.HOME)
    player.run(0.2)
    assert isinstance(player.scene, GamesScene)
    assert finished_games(paths.finished_folder()) == []


def test_exported_game_lies_where_the_page_says_and_the_folder_can_be_shown() -> None:
    shown: list[Path] = []

    def show(folder: Path) -> bool:
        shown.append(folder)
        return True

    (path,) = add(3)
    player = Driver(GamesScene(new_host(), StubTable, show), comfort=STILL)
    player.press("x")
    (copy,) = paths.exports_folder().iterdir()
    assert copy.read_bytes() == path.read_bytes()
    assert any(copy.name in words for words in words_of(player.scene))
    player.click("Show folder")
    assert shown == [paths.exports_folder()]


def test_folder_that_nobody_can_show_is_named() -> None:
    add(3)
    player = Driver(GamesScene(new_host(), StubTable, lambda _folder: False), comfort=STILL)
    player.press("x")
    player.click("Show folder")
    assert any(str(paths.exports_folder()) in words for words in words_of(player.scene))


def test_kept_games_can_be_shown_alone() -> None:
    first, _second = add(3, 4)
    player = at_page()
    player.click("game 2")
    player.press("k")
    scene = player.scene
    assert isinstance(scene, GamesScene)
    scene.ui.focus_on("filter")
    player.press(*[Action.RIGHT] * 8)
    assert chosen(player) == first
    assert not player.sees("game 2")


def test_file_that_is_no_game_has_a_sentence_and_can_only_be_deleted() -> None:
    add(3)
    letter = paths.finished_folder() / "letter.json"
    letter.write_text("Dear Ana")
    player = at_page()
    player.click("game 2")
    player.press("k", "x")
    assert letter.read_text() == "Dear Ana"
    player.click("More")
    assert not player.sees("Rename")
    assert not player.sees("Export")
    player.click("Delete")
    player.click("Delete it")
    assert not letter.exists()


def test_everything_can_be_done_by_gamepad() -> None:
    first, _second = add(3, 4)
    player = at_page()
    player.pad(Action.DOWN)
    assert chosen(player) == first
    player.pad(Action.DOWN)
    scene = player.scene
    assert isinstance(scene, GamesScene)
    for _step in range(4):
        if scene.ui.focused is scene.ui.find("More"):
            break
        player.pad(Action.RIGHT)
    player.pad(Action.CONFIRM)
    player.run(0.5)
    sheet = player.scene
    assert isinstance(sheet, MoreSheet)
    while sheet.ui.focused is not sheet.ui.find("Keep"):
        player.pad(Action.DOWN)
    player.pad(Action.CONFIRM)
    assert label_of(first).kept


def test_finger_scrolls_a_long_list_and_goes_on_where_rows_are_made_anew() -> None:
    many(120)
    player = at_page()
    top, bottom = (600, 150), (600, 500)
    for _stroke in range(12):
        player.touch_and_carry(bottom, top)
    seen = [int(name.split()[1]) for name in player.scene.targets() if name.startswith("game ")]
    assert min(seen) > 50, "twelve strokes of six rows each"


def many(count: int) -> None:
    """As many games as wished, by the index alone: nothing of them is ever opened here."""
    (path,) = add(3)
    places = (paths.finished_folder(), paths.labels_folder(), paths.catalogue_file())
    Catalogue(*places).look()
    record = json.loads(paths.catalogue_file().read_text())
    text, note = path.read_bytes(), record["games"][path.name]
    for number in range(2, count + 1):
        other = path.with_name(f"20260102-030405-{number:04}-{number:08x}.json")
        other.write_bytes(text)
        stamp = other.stat()
        record["games"][other.name] = {**note, "stamp": [stamp.st_size, stamp.st_mtime_ns]}
    paths.catalogue_file().write_text(json.dumps(record))


def test_of_a_thousand_games_only_those_in_sight_are_made_and_all_can_be_reached(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    many(1_000)
    made: list[int] = []
    original = GameRow.__init__

    def count(self: GameRow, number: int, *rest: object, **more: object) -> None:
        made.append(number)
        original(self, number, *rest, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(GameRow, "__init__", count)
    player = at_page()
    assert len(set(made)) < 60
    player.press(Action.END)
    assert player.sees("game 1000")
    assert chosen(player) == finished_games(paths.finished_folder())[-1]
    player.press(Action.PAGE_UP, Action.UP)
    assert player.sees("game 991")
    player.press(Action.HOME)
    assert player.sees("game 1")
    assert len(set(made)) < 200


def test_page_stands_before_the_disk_has_answered_and_fills_when_it_does() -> None:
    add(3, 4)
    disk = LaterErrands()
    host = Host(Audio(), lambda: "2026-01-01T20:15:00+01:00", disk)
    player = at_page(host=host)
    assert "Reading…" in words_of(player.scene)
    assert player.scene.at_work
    disk.answer()
    player.run(SETTLED)
    assert player.sees("game 2")
    assert not player.scene.at_work


def test_page_that_is_left_keeps_nobody_waiting_for_what_is_unread(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    add(3, 4)
    disk = LaterErrands()
    player = at_page(host=Host(Audio(), str, disk))
    player.app.push(BareScene())
    player.run(SETTLED)
    monkeypatch.setattr(catalogues, "facts_of", _never)
    disk.answer()


def _never(_source: object) -> None:
    raise AssertionError("nobody looks any more")


@pytest.mark.parametrize("size", [(960, 540), (960, 720), (2520, 1080)])
def test_page_fits_every_window_at_double_text_size(size: tuple[int, int]) -> None:
    add(3, 4, 5, 6)
    player = at_page(size, Comfort(text_scale=2.0, reduced_motion=True))
    window = player.app.window.surface.get_rect()
    assert all(window.contains(player.find(name)) for name in ("Back", "Watch", "More", "game 1"))
    player.click("More")
    for name in ("Back", "Rename", "Keep", "Export", "Delete"):
        assert window.contains(player.find(name))


def test_file_that_is_dropped_on_the_window_is_added_wherever_one_is(tmp_path: Path) -> None:
    source = tmp_path / "from Ben.json"
    source.write_text(text_of(played(8)), encoding="utf-8")
    host = new_host()
    app = make_app(unseen_window(), host)
    assert isinstance(app, PlayerApp)
    app.push(GamesScene(host, StubTable))
    for dropped in (source, tmp_path / "nothing.json"):
        pygame.event.post(pygame.event.Event(pygame.DROPFILE, {"file": str(dropped)}))
    for _ in range(round(SETTLED / FRAME)):
        app.step(FRAME)
    (path,) = finished_games(paths.finished_folder())
    assert path.read_bytes() == source.read_bytes()
    assert app.toast.text == "from Ben.json is added to your games."
    top = app.top
    assert isinstance(top, GamesScene)
    assert "game 1" in top.targets()


def test_file_that_is_dropped_and_is_no_game_is_named_and_left_alone(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ana")
    host = new_host()
    host.shelf.bring_in(letter)
    assert host.take_notes() == "letter.txt is not a saved game."
    host.shelf.bring_in(tmp_path)
    assert host.take_notes() == f"{tmp_path} is a folder, not a file."
    assert letter.read_text() == "Dear Ana"


def test_time_is_told_as_people_tell_it() -> None:
    now = "2026-03-02T20:15:00+01:00"
    assert when_words("2026-03-02T08:05:00+01:00", now) == "08:05"
    assert when_words("2026-03-01T23:59:00+01:00", now) == "yesterday"
    assert when_words("2026-01-14T10:00:00+01:00", now) == "14 Jan"
    assert when_words("2025-11-14T10:00:00+01:00", now) == "14 Nov"
    assert when_words("2025-03-14T10:00:00+01:00", now) == "14 Mar 2025"
    assert when_words("some evening", now) == "some evening"


def test_result_is_told_for_whoever_sat_here(tmp_path: Path) -> None:
    source = tmp_path / "game.json"
    source.write_text(text_of(played(3, seats=3)), encoding="utf-8")
    facts = facts_of(
        import_game(source, tmp_path / "finished", tmp_path / "labels", lambda _seal: None)
    )
    best = facts.results[0]
    won = f"{facts.chairs[best.seat].name} won, {best.points}"
    assert result_words(facts) == won, "two people sat there: the winner is told"


def test_a_day_stands_once_beside_the_first_of_its_games() -> None:
    add(3, 4, 5)
    player = at_page()
    scene = player.scene
    assert isinstance(scene, UiScene)
    rows = [scene.ui.find(f"game {number}") for number in (1, 2, 3)]
    told = [
        row._when(row.game.facts) for row in rows if isinstance(row, GameRow) and row.game.facts
    ]
    assert told[0]
    assert told[1:] == ["", ""]
