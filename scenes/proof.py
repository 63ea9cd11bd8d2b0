"""The sealed shuffle: what shows that nobody touched the cards after the deal was fixed."""

from __future__ import annotations

from collections.abc import Callable

from game.core.log import LogHeader
from scenes.i18n import _
from scenes.menu.clipboard import copy_text
from scenes.menu.frame import Frame, Sheet, heading
from scenes.theme import Style
from scenes.ui.button import Button
from scenes.ui.element import Element
from scenes.ui.labels import Paragraph
from scenes.ui.layout import Column, Flow
from scenes.ui.ui_scene import UiScene


class ProofScene(UiScene):
    """Shows seed, salt and fingerprint of a finished match."""

    overlay = True

    def __init__(self, header: LogHeader, copy: Callable[[str], bool] = copy_text) -> None:
        super().__init__()
        self._header = header
        self._copy = copy
        self._copied = False

    def build(self) -> Element:
        words = (
            _("The shuffle was fixed before the first card, and sealed with a fingerprint."),
            _(
                "Seed and salt give that same fingerprint, and no others do. "
                "So nothing was changed during the game."
            ),
        )
        facts = (
            (_("Seed"), str(self._header.seed)),
            (_("Salt"), self._header.salt),
            (_("Fingerprint"), self._header.seal),
        )
        body = Column(
            *(Paragraph(sentence) for sentence in words),
            *(_fact(name, value) for name, value in facts),
            Flow(Button("Copy proof", self._copy_all, text=self._copy_words)),
            gap=14,
        )
        return Sheet(Frame(heading(_("Sealed shuffle"), self.back), body), widest=720)

    @property
    def _copy_words(self) -> str:
        return _("Copied") if self._copied else _("Copy")

    def _copy_all(self) -> None:
        header = self._header
        self._copied = self._copy(f"{header.seed} {header.salt} {header.seal}")
        self.rebuild()


def _fact(name: str, value: str) -> Element:
    return Column(
        Paragraph(name, Style.CAPTION, colour=lambda palette: palette.text_soft),
        Paragraph(value, Style.STRONG),
        gap=2,
    )
