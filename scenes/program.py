"""The program: title and table in an open window, what they share, and what is loaded later."""

from __future__ import annotations

import os
from datetime import datetime
from functools import partial
from importlib import import_module
from time import time
from typing import TYPE_CHECKING

from game.app.storage import paths
from game.app.storage.files import sweep
from scenes.autosave import Autosaver
from scenes.engine import i18n
from scenes.engine.app import App
from scenes.engine.audio import Audio, Sound
from scenes.engine.scene import Feedback, Scene
from scenes.engine.window import GameWindow, is_handheld, screen_size, with_place
from scenes.host import Host
from scenes.match_keeper import Safety
from scenes.player_app import PlayerApp
from scenes.screens.title import TitleScene

if TYPE_CHECKING:
    from game.app.saving.saves import SavedGame
    from game.app.session import AnySession
    from scenes.screens.demo import MakeTable

LATER = (
    "game.app.table_laying",
    "scenes.screens.setup.setup_scene",
    "scenes.screens.options_scene",
    "scenes.screens.games_page.games_scene",
    "scenes.screens.profile.profile_scene",
    "scenes.screens.day.day_scene",
    "scenes.table.table_scene",
    "scenes.games.registry",
    "scenes.screens.table_navigation",
    "scenes.screens.lessons.learn_scene",
    "scenes.screens.puzzles.puzzles_scene",
    "scenes.screens.demo",
    "scenes.screens.crash",
    "scenes.engine.crash_report",
)
"""Loaded one after the other while the player looks at the title, whose first frame cannot wait."""
AT_THE_DOOR = 0.3
"""Seconds in which most disks are done: nobody needs to be told that they are waited for."""
ICON_SIZE = 128
STANDS = 1.0
"""Seconds after which the title has shown that nothing on it is broken."""
LONGEST_WRITE = 600.0
"""Seconds after which nobody can still be writing a file that was begun then."""
SOUNDS = {
    Feedback.FOCUS: Sound.FOCUS,
    Feedback.PRESS: Sound.BUTTON,
    Feedback.CHANGE: Sound.TOGGLE,
    Feedback.REFUSE: Sound.ERROR,
}


def run(window: GameWindow, *, demo: bool = False, watched: SavedGame | None = None) -> None:
    """Play until the window is closed, and close everything again."""
    host = Host(Audio(), now, Autosaver())
    host.fit_text(screen_size(), handheld=is_handheld(os.environ))
    i18n.install(host.settings.language or i18n.SOURCE_LANGUAGE)
    try:
        host.greets_newcomer = host.is_first_start and not demo and watched is None
        make_app(window, host, demo=demo, watched=watched).run()
    finally:
        host.close()
        window.close()


def make_app(
    window: GameWindow, host: Host, *, demo: bool = False, watched: SavedGame | None = None
) -> PlayerApp:
    """The app with the title on its stack, and above it what was asked for: a demo, or a game."""
    app = _empty_app(window, host)

    def make_table(session: AnySession) -> Scene:
        from scenes.games.registry import TABLES  # noqa: PLC0415 - see LATER
        from scenes.screens.table_navigation import table_navigation  # noqa: PLC0415
        from scenes.table.table_scene import TableScene  # noqa: PLC0415

        kit = TABLES[session.rules.key]
        return TableScene(host, session, table_navigation(app, host, leave)(make_table), kit)

    title = TitleScene(host, make_table)

    def begin_again(*, plain: bool = False) -> None:
        nonlocal title
        title = TitleScene(host, make_table, plain=plain)
        app.restart(title)

    def leave() -> None:
        below = next((scene for scene in reversed(app.scenes) if scene.is_way_back), None)
        if below is None:
            begin_again()
        else:
            app.go_back_to(below)

    def crash(error: Exception) -> Scene:
        from scenes.engine.crash_report import write_report  # noqa: PLC0415
        from scenes.screens.crash import CrashScene  # noqa: PLC0415

        # A title that fell before it stood would fall again over what it found.
        way_out = partial(begin_again, plain=title.age < STANDS)
        return CrashScene(write_report(error, now()), way_out, host.matches.is_table_saved)

    def say_goodbye() -> Scene | None:
        from scenes.screens.goodbye import GoodbyeScene  # noqa: PLC0415 - hardly ever needed

        host.change(with_place(host.settings, window.placement))
        safe = host.make_safe(AT_THE_DOOR) is Safety.SAVED
        return None if safe else GoodbyeScene(host, app.end)

    app.lasting_news = lambda: host.unsaved_words
    app.on_quit = say_goodbye
    app.on_crash = crash
    app.push(title)
    if demo or watched is not None:
        app.push(_first_scene(host, make_table, watched))
    return app


def _empty_app(window: GameWindow, host: Host) -> PlayerApp:
    """Nothing is on its stack yet."""
    audio = host.audio
    app = PlayerApp(
        window,
        host.comfort,
        audio,
        news=host.take_notes,
        on_feedback=lambda what: audio.play(SOUNDS[what]),
        on_drop=host.shelf.bring_in,
        after_first_frame=(
            audio.start,
            *(partial(_load, name) for name in LATER),
            sweep_homes,
            partial(set_icon, window),
            *audio.read_ahead(),
            lambda: warm_table(app, host),
        ),
    )
    return app


def _first_scene(host: Host, make_table: MakeTable, watched: SavedGame | None) -> Scene:
    """What stands over the title at the start: a game that is watched again, or the demo."""
    from scenes.screens.demo import DemoScene  # noqa: PLC0415 - see LATER
    from scenes.screens.replay.replay_scene import ReplayScene  # noqa: PLC0415

    if watched is None:
        return DemoScene(host, make_table)
    return ReplayScene(host, watched, make_table)


def _load(module: str) -> None:
    import_module(module)


def warm_table(app: App, host: Host) -> None:
    """The cards of the table that was laid last are drawn while somebody reads the title."""
    from scenes.games.registry import TABLES  # noqa: PLC0415 - see LATER

    app.warm(TABLES[host.kit.key].pictures(app.theme, host.set_up))


def now() -> str:
    """The time of day, for saves and reports; only the entry point reads the clock."""
    return datetime.now().astimezone().isoformat(timespec="seconds")


def sweep_homes() -> None:
    """Take away what earlier programs left half written when they were killed."""
    saves = (paths.saves_folder(), paths.finished_folder(), paths.labels_folder())
    for folder in {paths.config_folder(), paths.data_folder(), *saves}:
        sweep(folder, before=time() - LONGEST_WRITE)


def set_icon(window: GameWindow) -> None:
    from scenes.art.app_icon import app_icon  # noqa: PLC0415 - see LATER

    window.set_icon(app_icon(ICON_SIZE))
