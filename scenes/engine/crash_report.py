"""What is written down when something goes wrong: the error, the versions, the match."""

from __future__ import annotations

import platform
import sys
import traceback
from contextlib import suppress
from pathlib import Path

import pygame

import game
from game.app.saving.running import running_games
from game.app.storage import paths
from game.app.storage.files import FileProblem, read_bytes, write_text


def report_text(error: Exception, when: str) -> str:
    """Everything that is needed to find the mistake; the saved match replays it."""
    library = f"pygame-ce {pygame.version.ver}, SDL {pygame.get_sdl_version()}"
    sections = (
        f"Kododo {game.__version__}, {when}",
        f"Python {sys.version}\n{library}\n{platform.platform()}, video {_video()}",
        "".join(traceback.format_exception(error)),
        f"The match:\n{_match_text()}",
    )
    return "\n\n".join(sections) + "\n"


def write_report(error: Exception, when: str) -> Path | None:
    """Where the report is, or None if it cannot be written."""
    stamp = "".join(letter if letter.isalnum() else "-" for letter in when)
    path = paths.data_folder() / "reports" / f"report-{stamp}.txt"
    try:
        write_text(path, report_text(error, when))
    except FileProblem:
        return None
    return path


def _match_text() -> str:
    for path in running_games():
        with suppress(FileProblem):
            return read_bytes(path).decode(errors="replace")
    return "none"


def _video() -> str:
    return pygame.display.get_driver() if pygame.display.get_init() else "none"
