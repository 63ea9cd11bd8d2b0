"""`kododo play`: opens the window and shows its name, before most of the program is loaded."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame
from pygame import Surface

from game.app.settings import read_settings
from game.app.storage import paths
from game.core.languages import language_for
from game.core.late import late
from game.core.words import _
from scenes.art.lettering import Typeface, lettering, stamp
from scenes.engine import i18n
from scenes.engine.access.screen_reader import OWNS_WINDOW, ScreenReader
from scenes.engine.window import open_window, remembered_place

with late:
    from game.app.saving import saves
    from game.cli import named_save, parsing
    from scenes import program

if TYPE_CHECKING:
    from game.app.saving.saves import SavedGame

NAME = "Kododo"
SKY, INK = "#1A3563", "#EAF7F5"
HEIGHT = 96 / 720
"""Of the letters, as on the title."""


def draw_opening(surface: Surface) -> None:
    """It imports next to nothing, so that a window is never empty."""
    surface.fill(SKY)
    width, height = surface.get_size()
    size = HEIGHT * min(height, width * 9 / 16)
    stamp(surface, lettering(NAME, Typeface.DISPLAY, size, INK), (width / 2, height / 2))


def main(arguments: Sequence[str]) -> int:
    """Play until the window is closed."""
    return _open(demo=bool(arguments) and _asks_for_demo(arguments))


def watch(arguments: Sequence[str]) -> int:
    """`kododo watch [FILE]`: a finished game again, on its own table."""
    return _open(_finished_game(arguments))


def _open(watched: SavedGame | None = None, *, demo: bool = False) -> int:
    settings, _notes = read_settings(paths.settings_file())
    language = language_for(settings.language, _window_languages())
    i18n.install(language)
    # Where a reader must know the window before it is shown, it is opened hidden.
    window = open_window(NAME, remembered_place(settings), hidden=OWNS_WINDOW)
    reader = ScreenReader(NAME, window.handle if OWNS_WINDOW else None)
    if OWNS_WINDOW:
        reader.start()
        window.show()
    draw_opening(window.surface)
    window.flip()
    program.run(window, language, reader, demo=demo, watched=watched)
    return 0


def _window_languages() -> list[str]:
    """What the desktop speaks, by SDL: on macOS and Windows no variable says it."""
    if os.environ.get("LANG"):
        return []
    return [each["language"] for each in pygame.system.get_pref_locales()]


def demo(arguments: Sequence[str]) -> int:
    """`kododo demo`: bots play until somebody touches anything."""
    return main(["--demo", *arguments])


def _asks_for_demo(arguments: Sequence[str]) -> bool:
    from argparse import ArgumentParser  # noqa: PLC0415 - hardly anybody gives any

    parser = ArgumentParser("kododo play", description="Play in a window.")
    parser.add_argument("--demo", action="store_true", help="watch bots play")
    return bool(parser.parse_args(list(arguments)).demo)


def _finished_game(arguments: Sequence[str]) -> SavedGame:
    """The game to watch; what is wrong with a file is said before a window opens."""
    parser = parsing.Parser("kododo watch", "Watch a finished game again, in a window.")
    named_save.add_game(parser)
    path = named_save.chosen_game(parser.parse_args(arguments).file)
    with named_save.named(path):
        saved = saves.read_save(path)
    if saved.match.outcome is None:
        raise named_save.NotOver(_("The match is not over: its hands stay hidden until it is."))
    return saved
