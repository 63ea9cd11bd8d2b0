"""After an unexpected error: the report that is written down, and the calm screen."""

from __future__ import annotations

import platform
import sys
import traceback
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pygame

import game
from game.app.saving.running import running_games
from game.app.storage import paths
from game.app.storage.files import FileProblem, read_bytes, write_text
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.text import Align
from scenes.engine.i18n import _
from scenes.engine.theme import Style
from scenes.ui.button import Button, ButtonKind
from scenes.ui.cloth import lay_cloth
from scenes.ui.element import Element
from scenes.ui.labels import Paragraph
from scenes.ui.layout import Centred, Column, Flow, Panel
from scenes.ui.ui_scene import UiScene


class CrashScene(UiScene):
    """Says what is safe and where the report is. Nothing on it depends on what went wrong."""

    first_focus = "Continue"

    def __init__(
        self, report: Path | None, on_continue: Callable[[], None], is_saved: Callable[[], bool]
    ) -> None:
        super().__init__()
        self.report = report
        self.saved = is_saved()
        self._is_saved = is_saved
        self._on_continue = on_continue

    def build(self) -> Element:
        return Centred(
            Panel(
                Column(
                    Paragraph(_("Something went wrong"), Style.HEADING, align=Align.CENTRE),
                    *(Paragraph(line, Style.BODY, align=Align.CENTRE) for line in self.sentences),
                    Flow(
                        Button(
                            "Continue",
                            self._on_continue,
                            ButtonKind.PRIMARY,
                            text=_("Home"),
                        ),
                        Button("Quit", self.stage.quit, text=_("Quit")),
                        centred=True,
                        gap=16,
                    ),
                    gap=18,
                ),
                padding=40,
                solid=True,
            ),
            widest=680,
        )

    @property
    def sentences(self) -> list[str]:
        lines = [_("Your game is saved.")] if self.saved else []
        if self.report is None:
            return [*lines, _("No report could be written.")]
        where = _("A report is here: {path}")
        return [*lines, where.format(path=self.report)]

    def back(self) -> None:
        self._on_continue()

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.saved != self._is_saved():
            # The last save may still have been under way.
            self.saved = not self.saved
            self.rebuild()

    def draw_ground(self, painter: Painter) -> None:
        lay_cloth(painter)


def report_text(error: BaseException, when: str) -> str:
    """Everything that is needed to find the mistake; the saved match replays it."""
    library = f"pygame-ce {pygame.version.ver}, SDL {pygame.get_sdl_version()}"
    sections = (
        f"Kododo {game.__version__}, {when}",
        f"Python {sys.version}\n{library}\n{platform.platform()}, video {_video()}",
        "".join(traceback.format_exception(error)),
        f"The match:\n{_match_text()}",
    )
    return "\n\n".join(sections) + "\n"


def write_report(error: BaseException, when: str) -> Path | None:
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
