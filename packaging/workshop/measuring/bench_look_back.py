"""What looking back costs: the page with a thousand games, scrolling it, opening a replay."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from statistics import median
from time import process_time

from game.app.saving.archive import archive
from game.app.saving.catalogue import Catalogue
from game.app.saving.saves import SavedGame, save_text
from game.app.storage import paths
from game.kits.kit import AnyKit
from game.kits.registry import KITS
from scenes.engine.input.inputs import Scroll
from scenes.engine.scene import Transition
from scenes.games.registry import TABLES
from scenes.screens.games_page.games_scene import GamesScene
from scenes.screens.replay.replay_scene import ReplayScene
from scenes.screens.title import TitleScene
from workshop.exhibits import ON_THE_WAY
from workshop.gallery.studio import FRAME, Studio
from workshop.look_back_states import finished_game

GAMES = 1_000
SCROLLED = 240
"""Frames in which the wheel turns."""
JUMPS = 40
SIZE = (1920, 1080)
WHEN = "2026-01-01T10:40:00+00:00"
MILLISECONDS = 1e3

Measured = tuple[str, float, str, float | None]
"""Name, value, unit, and the goal if there is one."""


def look_back_figures(game: str) -> Iterator[Measured]:
    """Everything is processor time of this process; the disk is asked while everybody waits."""
    _fill_shelf(game)
    yield from _page()
    yield from _replay(game)


def _fill_shelf(game: str) -> None:
    """Copies of one game, and an index that knows them all."""
    shutil.rmtree(paths.finished_folder(), ignore_errors=True)
    kit = KITS[game]
    saved = finished_game(kit, min(kit.seat_counts), 1, WHEN)
    path = archive(save_text(saved), paths.finished_folder())
    assert path is not None, "a finished game can be archived"
    places = (paths.finished_folder(), paths.labels_folder(), paths.catalogue_file())
    Catalogue(*places).look()
    record = json.loads(paths.catalogue_file().read_text(encoding="utf-8"))
    text, known = path.read_bytes(), record["games"][path.name]
    for number in range(2, GAMES + 1):
        copy = path.with_name(f"20260101-104000-{number:04}-{number:08x}.json")
        copy.write_bytes(text)
        stamp = copy.stat()
        record["games"][copy.name] = {**known, "stamp": [stamp.st_size, stamp.st_mtime_ns]}
    paths.catalogue_file().write_text(json.dumps(record), encoding="utf-8")


def _page() -> Iterator[Measured]:
    studio = Studio(SIZE)
    set_up = studio.host.set_up
    rehearse = TABLES[set_up.game].rehearse
    studio.app.rehearse(lambda painter: rehearse(painter, set_up), later=True)
    studio.show(TitleScene(studio.host, studio.make_table), ON_THE_WAY)
    start = process_time()
    studio.app.push(GamesScene(studio.host, studio.make_table), Transition.CUT)
    while not studio.app.step(FRAME):
        pass
    first = (process_time() - start) * MILLISECONDS
    yield f"page of {GAMES} games: first picture", first, "ms", 100.0
    middle = (SIZE[0] // 2, SIZE[1] // 2)
    times = []
    for _frame in range(SCROLLED):
        start = process_time()
        studio.scene.handle(Scroll(2.0, middle))
        studio.app.step(FRAME)
        times.append((process_time() - start) * MILLISECONDS)
    yield f"page of {GAMES} games: scrolling, median", median(times), "ms", 8.0
    yield f"page of {GAMES} games: scrolling, longest", max(times), "ms", 16.0
    studio.close()


def _longest_game(kit: AnyKit) -> SavedGame:
    """At a full table, with the one answer that makes the game longest."""
    spec, seats = kit.rules.option_spec, max(kit.seat_counts)
    usual = {**spec.defaults(), "seats": seats}
    answers = [
        {field.name: value}
        for field in spec.fields
        for value in spec.choices(field.name, usual)
        if field.name != "seats"
    ]
    games = (finished_game(kit, seats, 1, WHEN, each) for each in answers)
    return max(games, key=lambda saved: len(saved.match.log.entries))


def _replay(game: str) -> Iterator[Measured]:
    saved = _longest_game(KITS[game])
    studio = Studio(SIZE)
    start = process_time()
    scene = ReplayScene(studio.host, saved, studio.make_table)
    opened = (process_time() - start) * MILLISECONDS
    moves = len(scene.watched.marks) - 1
    yield f"replay of {moves} moves: opened", opened, "ms", 100.0
    studio.show(scene)
    times = []
    for number in range(JUMPS):
        start = process_time()
        scene.go_to(1 + number * 7919 % moves)
        studio.app.step(FRAME)
        times.append((process_time() - start) * MILLISECONDS)
    yield f"replay of {moves} moves: a jump, median", median(times), "ms", 33.0
    studio.close()
