"""The program: title and table in an open window, what they share, and what is loaded later."""

from __future__ import annotations

import os
from datetime import datetime
from functools import partial
from importlib import import_module
from time import time
from typing import TYPE_CHECKING

from game.app import paths
from game.app.files import sweep
from scenes.autosave import Autosaver
from scenes.engine import i18n
from scenes.engine.app import App
from scenes.engine.audio import Audio, Sound
from scenes.engine.scene import Feedback, Scene
from scenes.engine.window import GameWindow, is_handheld, screen_size
from scenes.engine.window_place import with_place
from scenes.host import Host
from scenes.player_app import PlayerApp
from scenes.screens.title import TitleScene

if TYPE_CHECKING:
    from game.app.session import AnySession

LATER = (
    "game.app.table_laying",
    "scenes.screens.setup.setup_scene",
    "scenes.screens.options_scene",
    "scenes.table.table_scene",
    "scenes.games.registry",
    "scenes.screens.table_navigation",
    "scenes.screens.demo",
    "scenes.screens.crash",
    "scenes.engine.crash_report",
)
"""Loaded one after the other while the player looks at the title, whose first frame cannot wait."""
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


def run(window: GameWindow, *, demo: bool = False) -> None:
    """Play until the window is closed, and close everything again."""
    host = Host(Audio(), now, Autosaver())
    host.fit_text(screen_size(), handheld=is_handheld(os.environ))
    i18n.install(host.settings.language or i18n.SOURCE_LANGUAGE)
    try:
        make_app(window, host, demo=demo).run()
        host.change(with_place(host.settings, window.placement))
    finally:
        host.close()
        window.close()


def make_app(window: GameWindow, host: Host, *, demo: bool = False) -> App:
    """The app with the title on its stack, and a demo above it if one was asked for."""
    audio = host.audio
    app = PlayerApp(
        window,
        host.comfort,
        audio,
        news=host.take_notes,
        on_feedback=lambda what: audio.play(SOUNDS[what]),
        after_first_frame=(
            audio.start,
            *(partial(_load, name) for name in LATER),
            sweep_homes,
            partial(set_icon, window),
            *audio.read_ahead(),
            lambda: warm_table(app, host),
        ),
    )

    def make_table(session: AnySession) -> Scene:
        from scenes.games.registry import TABLES  # noqa: PLC0415 - see LATER
        from scenes.screens.table_navigation import table_navigation  # noqa: PLC0415
        from scenes.table.table_scene import TableScene  # noqa: PLC0415

        kit = TABLES[session.rules.key]
        return TableScene(host, session, table_navigation(app, host, leave)(make_table), kit)

    title = TitleScene(host, make_table)

    def leave(*, plain: bool = False) -> None:
        nonlocal title
        title = TitleScene(host, make_table, plain=plain)
        app.restart(title)

    def crash(error: Exception) -> Scene:
        from scenes.engine.crash_report import write_report  # noqa: PLC0415
        from scenes.screens.crash import CrashScene  # noqa: PLC0415

        # A title that fell before it stood would fall again over what it found.
        way_out = partial(leave, plain=title.age < STANDS)
        return CrashScene(write_report(error, now()), way_out, host.matches.is_table_saved)

    app.on_crash = crash
    app.push(title)
    if demo:
        from scenes.screens.demo import DemoScene  # noqa: PLC0415

        app.push(DemoScene(host, make_table))
    return app


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
    for folder in (paths.config_folder(), paths.saves_folder(), paths.finished_folder()):
        sweep(folder, before=time() - LONGEST_WRITE)


def set_icon(window: GameWindow) -> None:
    from scenes.art.app_icon import app_icon  # noqa: PLC0415 - see LATER

    window.set_icon(app_icon(ICON_SIZE))
