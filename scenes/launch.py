"""`kododo play`: opens the window and shows its name, before most of the program is loaded."""

from __future__ import annotations

from collections.abc import Sequence

from game.app import paths
from game.app.settings import read_settings
from scenes.engine.window import open_window
from scenes.engine.window_place import remembered_place
from scenes.screens.splash import NAME, draw_opening


def main(arguments: Sequence[str]) -> int:
    """Play until the window is closed."""
    is_demo = bool(arguments) and _asks_for_demo(arguments)
    settings, _notes = read_settings(paths.settings_file())
    window = open_window(NAME, remembered_place(settings))
    draw_opening(window.surface)
    window.flip()
    from scenes import program  # noqa: PLC0415 - takes as long as everything until here

    program.run(window, demo=is_demo)
    return 0


def demo(arguments: Sequence[str]) -> int:
    """`kododo demo`: bots play until somebody touches anything."""
    return main(["--demo", *arguments])


def _asks_for_demo(arguments: Sequence[str]) -> bool:
    from argparse import ArgumentParser  # noqa: PLC0415 - hardly anybody gives any

    parser = ArgumentParser("kododo play", description="Play in a window.")
    parser.add_argument("--demo", action="store_true", help="watch bots play")
    return bool(parser.parse_args(list(arguments)).demo)
