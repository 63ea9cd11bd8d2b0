"""Looking back, whichever games there are: the page of finished games in its states."""

from __future__ import annotations

import shutil
from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import partial
from types import MappingProxyType

from game.app.saving.archive import archive
from game.app.saving.game_labels import GameLabel, write_label
from game.app.saving.saves import SavedGame, save_text
from game.app.settings import Settings
from game.app.storage import paths
from game.app.table_laying import SealedDeal, lay_table, saved_game
from game.core.options import OptionValue
from game.core.rng import Rng
from game.kits.kit import AnyKit
from game.kits.registry import KITS
from game.kits.set_up import SetUp
from scenes.engine.input.inputs import Action, Press
from scenes.screens.games_page.games_scene import GamesScene
from scenes.screens.replay.replay_scene import ReplayScene
from scenes.ui.ui_scene import UiScene
from workshop.gallery.gallery_state import BOTS, PERSON, State
from workshop.gallery.studio import SETTLED, Studio

EVENINGS = ("2026-01-01T10:40", "2025-12-31T21:05", "2025-12-14T20:15", "2025-11-30T19:30")
SEATS = 4
NAMES = {1: "The six kododo", 4: "Rain, and nobody scored"}


def look_back_states() -> Iterable[State]:
    """All of them."""
    yield State("games", _games)
    yield State("games-text-200", _games, Settings(text_scale=200))
    yield State("games-high-contrast", _games, Settings(high_contrast=True))
    yield State("games-none", _no_games)
    yield State("games-rename", partial(_games, then="Rename"))
    yield State("games-delete", partial(_games, then="Delete"))
    yield State("games-export", partial(_games, then="Export"))
    for kit in KITS.values():
        for name, settings in (
            ("", Settings()),
            ("-text-200", Settings(text_scale=200)),
            ("-high-contrast", Settings(high_contrast=True)),
        ):
            yield State(f"replay-{kit.key}{name}", partial(_replay, kit=kit), settings)
        yield State(f"replay-{kit.key}-all-open", partial(_replay, kit=kit, looks=SEATS))
        yield State(f"replay-{kit.key}-other-eyes", partial(_replay, kit=kit, looks=2))
        yield State(f"replay-{kit.key}-end", partial(_replay, kit=kit, share=1.0))
        yield State(f"replay-{kit.key}-play-on", partial(_replay, kit=kit, asks=True))
    large = Settings(text_scale=200)
    yield State("replay-keys", _keys)
    yield State("replay-keys-text-200", _keys, large)
    kit = next(iter(KITS.values()))
    yield State("replay-play-on-text-200", partial(_replay, kit=kit, asks=True), large)


def _replay(
    studio: Studio, kit: AnyKit, looks: int = 0, share: float = 0.45, *, asks: bool = False
) -> None:
    saved = finished_game(kit, SEATS, 3, EVENINGS[0])
    scene = ReplayScene(studio.host, saved, studio.make_table)
    studio.show(scene, 0.1)
    scene.go_to(round(share * (len(scene.watched.marks) - 1)))
    for _look in range(looks):
        scene.look_through_others()
    studio.run(SETTLED)
    if asks:
        scene.ask_to_play_on()
        studio.run(SETTLED)


def _keys(studio: Studio) -> None:
    _replay(studio, next(iter(KITS.values())))
    studio.scene.handle(Press(Action.HELP))
    studio.run(SETTLED)


def finished_game(
    kit: AnyKit,
    seats: int,
    seed: int,
    when: str,
    answers: Mapping[str, OptionValue] = MappingProxyType({}),
) -> SavedGame:
    """A match that was played to its end by blind moves, as it is saved; `answers` are options."""
    chairs = (PERSON, *BOTS)[:seats]
    people = tuple(replace(chair, character=None, level=None) for chair in chairs)
    set_up = SetUp(kit.key, people, dict(answers))
    session = lay_table(set_up, SealedDeal(seed, kit.title))
    rng = Rng(seed, "look back")
    while waiting := session.waiting_for():
        seat = min(waiting)
        session.submit(seat, rng.choice(session.view(seat).legal))
    return replace(saved_game(session, when), chairs=chairs)


def _no_games(studio: Studio) -> None:
    for folder in (paths.finished_folder(), paths.labels_folder()):
        shutil.rmtree(folder, ignore_errors=True)
    studio.show(GamesScene(studio.host, studio.make_table))


def _games(studio: Studio, then: str = "") -> None:
    shutil.rmtree(paths.finished_folder(), ignore_errors=True)
    kits = list(KITS.values())
    for number in reversed(range(9)):
        kit, when = kits[number % len(kits)], EVENINGS[min(number // 2, len(EVENINGS) - 1)]
        saved = finished_game(kit, 2 + number % 3, number, f"{when}:00+00:00")
        archive(save_text(saved), paths.finished_folder())
        label = GameLabel(NAMES.get(number, ""), kept=number in (1, 5))
        write_label(saved.match.log.header.seal, label, paths.labels_folder())
    (paths.finished_folder() / "letter.json").write_text("Dear Maria", encoding="utf-8")
    scene = GamesScene(studio.host, studio.make_table)
    studio.show(scene)
    for name in ("More", then) if then else ():
        sheet = studio.scene
        assert isinstance(sheet, UiScene)
        sheet.ui.find(name).press()
        studio.run(SETTLED)
