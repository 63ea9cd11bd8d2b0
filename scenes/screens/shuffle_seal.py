"""The sealed shuffle: what shows that nobody touched the cards after the deal was fixed."""

from __future__ import annotations

from collections.abc import Callable

from game.app.saving.archive import finished_game
from game.app.seals import grouped, origin_words, short_seal, verify_words
from game.app.storage.paths import finished_folder
from game.core.log import LogHeader
from scenes.engine.i18n import _
from scenes.engine.theme import Style
from scenes.menu.desktop import copy_text
from scenes.menu.frame import Frame, Sheet, heading
from scenes.ui.button import Button
from scenes.ui.element import Element
from scenes.ui.labels import Paragraph
from scenes.ui.layout import Column, Flow
from scenes.ui.ui_scene import UiScene


class SealScene(UiScene):
    """Shows the seal while the match goes on: who notes it down can check everything later."""

    overlay = True

    def __init__(self, header: LogHeader, copy: Callable[[str], bool] = copy_text) -> None:
        super().__init__()
        self._seal = header.seal
        self._origin = header.origin
        self._copy = copy
        self._copied = False

    def build(self) -> Element:
        words = (
            _("All cards of this game were shuffled before the first was dealt, and sealed."),
            _("Note the seal if you like. After the game it shows that no card was touched."),
        )
        if self._origin is not None:
            words = (
                origin_words(self._origin),
                _("So this seal promises no more than that nothing is changed from here on."),
            )
        copy = Button("Copy seal", self._copy_seal, text=_("Copied") if self._copied else _("Copy"))
        body = Column(
            *(Paragraph(sentence) for sentence in words),
            _fact(_("Seal"), short_seal(self._seal)),
            Flow(copy),
            gap=14,
        )
        return Sheet(Frame(heading(_("Sealed shuffle"), self.back), body), widest=700)

    def _copy_seal(self) -> None:
        self._copied = self._copy(short_seal(self._seal))
        self.rebuild()


class ProofScene(UiScene):
    """Shows seed, salt and seal of a finished match, and the command that checks them."""

    overlay = True

    def __init__(self, header: LogHeader, copy: Callable[[str], bool] = copy_text) -> None:
        super().__init__()
        self._header = header
        self._copy = copy
        self._copied = False
        self._file = finished_game(header.seal, finished_folder())

    def build(self) -> Element:
        seal = self._header.seal
        words = (
            _("The seal {seal} stood in the log before the first card was played.").format(
                seal=short_seal(seal)
            ),
            _("Seed and salt give this very seal, and the seed gives every card of every deal."),
        )
        if self._header.origin is not None:
            words = (
                origin_words(self._header.origin),
                _("The file holds every move and deal since, and the command computes them again."),
            )
        body = Column(
            *(Paragraph(sentence) for sentence in words),
            *(_fact(name, value) for name, value in self._facts()),
            Flow(Button("Copy proof", self._copy_all, text=self._copy_words)),
            gap=14,
        )
        return Sheet(Frame(heading(_("Sealed shuffle"), self.back), body), widest=860)

    def _facts(self) -> list[tuple[str, str]]:
        header = self._header
        facts = [
            (_("Seed"), str(header.seed)),
            (_("Salt"), header.salt),
            (_("Seal"), grouped(header.seal)),
        ]
        if self._file is None:
            return [*facts, (_("Game"), _("It could not be saved, so no command can check it."))]
        return [
            *facts,
            (_("Game"), str(self._file)),
            (_("Check it in a terminal"), verify_words(self._file, short_seal(header.seal))),
        ]

    @property
    def _copy_words(self) -> str:
        if self._copied:
            return _("Copied")
        return _("Copy") if self._file is None else _("Copy the command")

    def _copy_all(self) -> None:
        header = self._header
        text = f"{header.seed} {header.salt} {header.seal}"
        if self._file is not None:
            text = verify_words(self._file, header.seal)
        self._copied = self._copy(text)
        self.rebuild()


def _fact(name: str, value: str) -> Element:
    return Column(
        Paragraph(name, Style.CAPTION, colour=lambda palette: palette.text_soft),
        Paragraph(value, Style.STRONG),
        gap=2,
    )
