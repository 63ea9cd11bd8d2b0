"""Options."""

from __future__ import annotations

from scenes.host import Host
from scenes.i18n import _
from scenes.menu.frame import Frame, Sheet, heading
from scenes.ui.element import Element
from scenes.ui.labels import Paragraph
from scenes.ui.ui_scene import UiScene


class OptionsScene(UiScene):
    """Options."""

    overlay = True

    def __init__(self, host: Host) -> None:
        super().__init__()
        self._host = host

    def build(self) -> Element:
        return Sheet(Frame(heading(_("Options"), self.back), Paragraph("…")))
