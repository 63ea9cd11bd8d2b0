"""The program: title and table in an open window, what they share, and what is loaded later."""

from __future__ import annotations

import os
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from functools import partial
from time import time
from typing import TYPE_CHECKING

from pygame import BLEND_PREMULTIPLIED, Surface

from game.app.storage import paths
from game.app.storage.files import sweep
from game.core.errors import BadLog
from game.core.late import late
from scenes.autosave import Autosaver
from scenes.engine.access.announcer import Announcer
from scenes.engine.access.one_switch import OneSwitch
from scenes.engine.access.screen_reader import ScreenReader
from scenes.engine.app import App
from scenes.engine.audio import Audio, Sound
from scenes.engine.drawing.sprites import sprite
from scenes.engine.i18n import _
from scenes.engine.scene import Feedback, Scene
from scenes.engine.window import GameWindow, is_handheld, screen_size, with_place
from scenes.host import Host
from scenes.player_app import PlayerApp
from scenes.save_slots import Safety
from scenes.screens.title import TitleScene
from scenes.ui.portraits import portrait

with late:
    from scenes.art import app_icon
    from scenes.art.harbour import waterfront
    from scenes.games import registry
    from scenes.screens import crash, goodbye, table_navigation
    from scenes.screens import demo as demo_module
    from scenes.screens.replay import replay_scene
    from scenes.table import table_scene

if TYPE_CHECKING:
    from game.app.saving.saves import SavedGame
    from game.app.session import AnySession
    from scenes.screens.demo import MakeTable

AT_THE_DOOR = 0.3
"""Seconds in which most disks are done: nobody needs to be told that they are waited for."""
ICON_SIZE = 128
PHONE_FACE = 160
STREET_SIZE = (800, 450)
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


def run(
    window: GameWindow,
    language: str,
    reader: ScreenReader,
    *,
    demo: bool = False,
    watched: SavedGame | None = None,
) -> None:
    """Play until the window is closed, and close everything again."""
    host = Host(Audio(), now, Autosaver())
    host.language = language
    host.fit_text(screen_size(), handheld=is_handheld(os.environ))
    app: PlayerApp | None = None
    try:
        host.greets_newcomer = host.is_first_start and not demo and watched is None
        app = make_app(window, host, demo=demo, watched=watched)
        app.listen_to(reader)
        app.run()
    finally:
        if app is not None:
            app.say_no_more()
        host.close()
        window.close()


def make_app(
    window: GameWindow, host: Host, *, demo: bool = False, watched: SavedGame | None = None
) -> PlayerApp:
    """The app with the title on its stack, and above it what was asked for: a demo, or a game."""
    app = _empty_app(window, host)

    def make_table(session: AnySession) -> Scene:
        kit = registry.TABLES[session.rules.key]
        return table_scene.TableScene(
            host, session, table_navigation.table_navigation(app, host, leave)(make_table), kit
        )

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

    def after_crash(error: Exception) -> Scene:
        # A title that fell before it stood would fall again over what it found.
        way_out = partial(begin_again, plain=title.age < STANDS)
        return crash.CrashScene(
            crash.write_report(error, now()), way_out, host.matches.is_table_saved
        )

    def say_goodbye() -> Scene | None:
        host.change(with_place(host.settings, window.placement))
        safe = host.make_safe(AT_THE_DOOR) is Safety.SAVED
        return None if safe else goodbye.GoodbyeScene(host, app.end)

    _let_speak(app, host)
    app.before_step = host.phones.step
    host.phones.draw = partial(phone_picture, app, host)
    app.lasting_news = lambda: host.unsaved_words
    app.on_quit = say_goodbye
    app.on_crash = after_crash
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
            late.load_one,
            sweep_homes,
            partial(set_icon, window),
            *audio.read_ahead(),
            lambda: warm_table(app, host),
        ),
    )
    return app


def _first_scene(host: Host, make_table: MakeTable, watched: SavedGame | None) -> Scene:
    """What stands over the title at the start: a game that is watched again, or the demo."""
    if watched is None:
        return demo_module.DemoScene(host, make_table)
    return replay_scene.ReplayScene(host, watched, make_table)


def _let_speak(app: PlayerApp, host: Host) -> None:
    """For whoever does not see the window."""
    app.announcer = Announcer(
        lambda: host.settings, lambda: host.language, partial(tell_muteness, host)
    )
    app.switch = OneSwitch(lambda: host.settings)
    host.audio.on_play = partial(_write_sound, app, host)
    app.on_read_aloud = partial(read_aloud, host)
    app.on_mute_reader = lambda problem: crash.write_report(problem, now())


def _write_sound(app: PlayerApp, host: Host, sound: Sound) -> None:
    if host.settings.sound_captions:
        app.sounds.hear(sound)


def read_aloud(host: Host) -> None:
    """Begin, or end; either is said, and seen by whoever helps."""
    host.change(replace(host.settings, reads_aloud=not host.settings.reads_aloud))
    if host.settings.reads_aloud:
        host.notes.append(
            _("Everything is read aloud: V ends it, Tab leads on, Ctrl and arrows read.")
        )


def tell_muteness(host: Host) -> None:
    """Whoever sees it, or helps, reads what is missing."""
    host.change(replace(host.settings, reads_aloud=False))
    host.notes.append(
        _("Nothing here can speak. Install espeak-ng or Speech Dispatcher, and press V again.")
    )


def warm_table(app: App, host: Host) -> None:
    """The cards of the table that was laid last are drawn while somebody reads the title."""
    rehearse = registry.TABLES[host.kit.key].rehearse
    app.rehearse(lambda painter: rehearse(painter, host.set_up), later=True)


def phone_picture(app: App, host: Host, name: str) -> Surface | None:
    """A face or a card for a phone, drawn as large as its sharp screen shows it."""
    hub, theme = host.phones.hub, app.theme
    folder, _slash, key = name.partition("/")
    drawn = None
    if name == "street":
        drawn = sprite(waterfront.postcard, STREET_SIZE)
    elif folder == "faces":
        drawn = portrait(key.replace("-", " "), PHONE_FACE, theme)
    elif hub is not None and folder == hub.kit.key:
        with suppress(BadLog):  # a phone may ask for anything
            drawn = registry.TABLES[folder].phone_picture(key, theme)
    if drawn is None:
        return None
    art = drawn.build(*drawn.arguments)
    paper = Surface(art.get_size())
    paper.fill(theme.palette.paper)
    paper.blit(art, (0, 0), special_flags=BLEND_PREMULTIPLIED)
    return paper


def now() -> str:
    """The time of day, for saves and reports; only the entry point reads the clock."""
    return datetime.now().astimezone().isoformat(timespec="seconds")


def sweep_homes() -> None:
    """Take away what earlier programs left half written when they were killed."""
    saves = (paths.saves_folder(), paths.finished_folder(), paths.labels_folder())
    for folder in {paths.config_folder(), paths.data_folder(), *saves}:
        sweep(folder, before=time() - LONGEST_WRITE)


def set_icon(window: GameWindow) -> None:
    window.set_icon(app_icon.app_icon(ICON_SIZE))
