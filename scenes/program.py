"""The program: title and table in an open window, what they share, and what is loaded later."""

from __future__ import annotations

from datetime import datetime
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

from scenes import i18n
from scenes.app import App
from scenes.audio import Audio, Sound
from scenes.guard import GuardedApp
from scenes.host import Host
from scenes.places import with_place
from scenes.scene import Feedback, Scene
from scenes.title import TitleScene
from scenes.window import GameWindow

if TYPE_CHECKING:
    from game.app.tables import Five211Session

LATER = ("game.app.tables", "scenes.setup", "scenes.options", "scenes.table.table_scene",
         "scenes.doors", "scenes.demo", "scenes.trouble", "scenes.report")  # fmt: skip
"""Loaded one after the other while the player looks at the title, whose first frame cannot wait."""
ICON_SIZE = 128
SOUNDS = {
    Feedback.FOCUS: Sound.FOCUS,
    Feedback.PRESS: Sound.BUTTON,
    Feedback.CHANGE: Sound.TOGGLE,
    Feedback.REFUSE: Sound.ERROR,
}


def run(window: GameWindow, *, demo: bool = False) -> None:
    """Play until the window is closed, and close everything again."""
    host = Host(Audio(), now)
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
    app = GuardedApp(
        window,
        host.comfort,
        audio,
        news=host.take_notes,
        on_feedback=lambda what: audio.play(SOUNDS[what]),
        after_first_frame=(
            audio.start,
            partial(audio.music, on=True),
            *(partial(_load, name) for name in LATER),
            partial(set_icon, window),
            lambda: warm_table(app, host),
        ),
    )

    def make_table(session: Five211Session) -> Scene:
        from scenes.doors import open_doors  # noqa: PLC0415 - see LATER
        from scenes.table.table_scene import TableScene  # noqa: PLC0415

        return TableScene(host, session, open_doors(app, host, leave)(make_table))

    def make_title() -> Scene:
        return TitleScene(host, make_table)

    def leave() -> None:
        app.restart(make_title())

    def trouble(error: Exception) -> Scene:
        from scenes.report import write_report  # noqa: PLC0415
        from scenes.trouble import TroubleScene  # noqa: PLC0415

        saved = host.settle() and host.saved_game() is not None
        return TroubleScene(write_report(error, now()), leave, saved=saved)

    app.on_trouble = trouble
    app.push(make_title())
    if demo:
        from scenes.demo import DemoScene  # noqa: PLC0415

        app.push(DemoScene(host, make_table))
    return app


def _load(module: str) -> None:
    import_module(module)


def warm_table(app: App, host: Host) -> None:
    """The cards of the table that was laid last are drawn while somebody reads the title."""
    from scenes.table.warming import expected_pictures  # noqa: PLC0415 - see LATER

    app.warm(expected_pictures(app.theme, len(host.settings.set_up.chairs)))


def now() -> str:
    """The time of day, for saves and reports; only the entry point reads the clock."""
    return datetime.now().astimezone().isoformat(timespec="seconds")


def set_icon(window: GameWindow) -> None:
    from scenes.art.app_icon import app_icon  # noqa: PLC0415 - see LATER

    window.set_icon(app_icon(ICON_SIZE))
