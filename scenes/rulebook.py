"""Rules."""

from __future__ import annotations

from game.rules.five211.options import Five211Options
from scenes.i18n import _
from scenes.menu.frame import Frame, Sheet, heading
from scenes.ui.element import Element
from scenes.ui.labels import Paragraph
from scenes.ui.ui_scene import UiScene


class RulesScene(UiScene):
    """Rules."""

    overlay = True

    def __init__(self, options: Five211Options) -> None:
        super().__init__()
        self._options = options

    def build(self) -> Element:
        return Sheet(Frame(heading(_("Rules"), self.back), Paragraph("…")))
