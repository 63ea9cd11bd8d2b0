"""`kododo play`: opens the window and the title, and closes everything again."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

from scenes import environment

environment.prepare()

from game.app.settings import Settings, WindowRect  # noqa: E402 - SDL reads its settings first
from scenes import i18n  # noqa: E402
from scenes.app import App  # noqa: E402
from scenes.audio import Audio, Sound  # noqa: E402
from scenes.guard import GuardedApp  # noqa: E402
from scenes.host import Host  # noqa: E402
from scenes.opening import OpeningScene  # noqa: E402
from scenes.scene import Feedback, Scene, Transition  # noqa: E402
from scenes.window import GameWindow, Placement, open_window  # noqa: E402

if TYPE_CHECKING:
    from game.app.tables import Five211Session

TITLE = "Kododo"
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


def main(arguments: Sequence[str]) -> int:
    """Play until the window is closed."""
    parser = argparse.ArgumentParser("kododo play", description="Play 5211 in a window.")
    parser.add_argument("--demo", action="store_true", help="watch bots play")
    options = parser.parse_args(list(arguments))
    host = Host(Audio(), now)
    i18n.install(host.settings.language or i18n.SOURCE_LANGUAGE)
    window = open_window(TITLE, remembered_place(host.settings))
    try:
        app = make_app(window, host, demo=options.demo, opening=not options.demo)
        app.run()
        host.change(with_place(host.settings, window.placement))
    finally:
        host.close()
        window.close()
    return 0


def demo(arguments: Sequence[str]) -> int:
    """`kododo demo`: bots play until somebody touches anything."""
    return main(["--demo", *arguments])


def make_app(window: GameWindow, host: Host, *, demo: bool = False, opening: bool = False) -> App:
    """The app with the title on its stack, or with an opening that leads there at once."""
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
        from scenes.title import TitleScene  # noqa: PLC0415

        return TitleScene(host, make_table)

    def leave() -> None:
        app.restart(make_title())

    def trouble(error: Exception) -> Scene:
        from scenes.report import write_report  # noqa: PLC0415
        from scenes.trouble import TroubleScene  # noqa: PLC0415

        saved = host.settle() and host.saved_game() is not None
        return TroubleScene(write_report(error, now()), leave, saved=saved)

    app.on_trouble = trouble
    app.push(OpeningScene(make_title) if opening else make_title(), Transition.CUT)
    if demo:
        from scenes.demo import DemoScene  # noqa: PLC0415

        app.push(DemoScene(host, make_table), Transition.CUT)
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


def remembered_place(settings: Settings) -> Placement | None:
    rect = settings.window
    if rect is None:
        return None
    return Placement((rect.width, rect.height), (rect.x, rect.y), settings.fullscreen)


def with_place(settings: Settings, placement: Placement) -> Settings:
    """The settings that open the window where it is now."""
    x, y = placement.position or (0, 0)
    rect = WindowRect(x, y, *placement.size)
    return replace(settings, window=rect, fullscreen=placement.fullscreen)
