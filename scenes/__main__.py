"""The entry point: commands of the window are imported when asked for, all others need none."""

import os
import sys
from collections.abc import Sequence
from typing import Final

from game.app.start_command import command_words
from game.cli.commands import Command, find_command
from game.cli.streams import exit_code_of, mend_streams
from game.core.sentences import join_words
from game.core.words import N_, _
from scenes.engine import sdl_start

# A row appears here together with the module that answers it.
WINDOW_COMMANDS: Final[tuple[Command, ...]] = (
    Command("play", "scenes.launch:main", N_("play in a window"), needs_display=True),
    Command("demo", "scenes.launch:demo", N_("watch bots play in a window"), needs_display=True),
    Command(
        "watch",
        "scenes.launch:watch",
        N_("watch a finished game again in a window"),
        needs_display=True,
    ),
)

NO_DISPLAY: Final = N_(
    "There is no display for the window{why}; play in the terminal with: {command}"
)
NO_LIBRARY: Final = N_(
    "The window needs {libraries}, which cannot be loaded here (Debian and Ubuntu: "
    "sudo apt install {packages}); play in the terminal with: {command}"
)


def main() -> None:
    """Run the command of this process and leave with its exit code."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str], window_commands: Sequence[Command] = WINDOW_COMMANDS) -> int:
    """Run a command; without one, the window opens, or the game in the terminal where none is."""
    mend_streams()
    return exit_code_of(lambda: _run(arguments, window_commands))


def _run(given: Sequence[str], window_commands: Sequence[Command]) -> int:
    arguments = given
    if any(each.startswith("--language") for each in given):
        from game.cli.language import without_language  # no window waits for its parser

        arguments = without_language(given)
    if not arguments and not has_display():
        return _no_display()
    if not arguments:
        arguments = [window_commands[0].words if window_commands else "text"]
    found = find_command(window_commands, arguments)
    if found is None:
        from game.cli.main import main as run_headless  # no window waits for its parser

        return run_headless(arguments, window_commands)
    command, rest = found
    asks_for_help = not {"-h", "--help"}.isdisjoint(rest)
    if command.needs_display and not has_display() and not asks_for_help:
        return _no_display()
    return _open_window(command, rest)


def has_display() -> bool:
    """Whether a window can be expected to open; a chosen SDL driver counts as one."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"))


def _open_window(command: Command, arguments: Sequence[str]) -> int:
    sdl_start.prepare()  # before anything imports pygame, which reads them once
    answer = command.load()
    import pygame

    from scenes.engine.window import NoDisplay

    try:
        return answer(arguments)
    except NoDisplay:
        return _no_display()
    except pygame.error as problem:
        return _no_display(f" ({problem})")


def _no_display(why: str = "") -> int:
    """Say why there is no window: a screen may be there, and a library for it missing."""
    from game.cli.language import speak
    from scenes.engine.sdl_start import missing_libraries

    speak()
    command = command_words("text")
    sentence = _(NO_DISPLAY).format(why=why, command=command)
    if missing := missing_libraries(os.environ) if sys.platform == "linux" else {}:
        libraries, packages = join_words(missing), " ".join(missing.values())
        sentence = _(NO_LIBRARY).format(libraries=libraries, packages=packages, command=command)
    print(sentence, file=sys.stderr)
    return 1


if __name__ == "__main__":
    main()
