"""What if: for each other card that the player had on a turn, how the round would have ended."""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.what_if import WhatIf
from game.core.seats import Seat
from game.rules.five211.options import CARDS_PER_TURN
from scenes.art.icons import Icon
from scenes.coach.coach_words import end_words, gains_words
from scenes.coach.parts import Beside, SmallCards
from scenes.i18n import _
from scenes.menu.frame import Ends, Frame, Sheet, heading
from scenes.menu.segments import Segments
from scenes.painter import Painter
from scenes.theme import Style
from scenes.ui.element import Element
from scenes.ui.labels import Label, Paragraph, Picture
from scenes.ui.layout import Column, Panel, Row
from scenes.ui.ui_scene import UiScene

CARD = 62
CHECK = 26
CORNER = 16


class WhatIfScene(UiScene):
    """Opens with the last turn, where one card decided; nobody else plays differently."""

    overlay = True
    first_focus = "turn"

    def __init__(
        self,
        turns: Sequence[Sequence[WhatIf]],
        seat: Seat,
        names: Sequence[str],
        *,
        private: bool,
    ) -> None:
        """`private`: people share the screen, so nobody else may find these cards open."""
        super().__init__()
        self.turns = turns
        self.turn = len(turns) - 1
        self._seat = seat
        self._names = names
        self._private = private

    def build(self) -> Element:
        choice = Segments(
            "turn", range(len(self.turns)), self.turn, self._change, show=lambda turn: str(turn + 1)
        )
        label = Label(_("Turn"), Style.SUBHEADING)
        explained = Paragraph(
            _("Nobody else plays differently. Points of the round:"),
            Style.SMALL,
            colour=lambda palette: palette.text_soft,
        )
        rows = [self._row(end) for end in self.turns[self.turn]]
        body = Column(explained, *rows, gap=8)
        return Sheet(Frame(heading(_("What if?"), self.back, label, choice), body), widest=860)

    def blur(self) -> None:
        if self._private:
            self.back()

    def _row(self, end: WhatIf) -> Element:
        words = end_words(end)
        if end.was_played:
            words = _("Played: {result}").format(result=words)
        told = Column(
            Paragraph(words, Style.STRONG),
            Paragraph(
                gains_words(end.gained, self._names),
                Style.SMALL,
                colour=lambda palette: palette.text_soft,
            ),
            gap=2,
        )
        gained = end.gained[self._seat]
        own = Label(f"+{gained}" if gained else "0", Style.NUMBER)
        mark: list[Element] = [_check()] if end.was_played else []
        cards = SmallCards(end.play.cards, CARD, CARDS_PER_TURN[self.turn])
        return _Plaque(Beside(cards, Ends(told, Row(*mark, own))), chosen=end.was_played)

    def _change(self, turn: int) -> None:
        self.turn = turn
        self.rebuild()


class _Plaque(Panel):
    """Raised glass; what really happened has an edge."""

    def __init__(self, part: Element, *, chosen: bool) -> None:
        super().__init__(part, padding=12)
        self.chosen = chosen

    def draw(self, painter: Painter) -> None:
        palette, px = painter.theme.palette, painter.theme.metrics.px
        painter.box(
            self.rect,
            palette.panel_raised,
            radius=px(CORNER),
            alpha=255 if self.chosen else palette.panel_alpha,
            edge=palette.paper if self.chosen else None,
        )
        for part in self.parts:
            part.draw(painter)


def _check() -> Element:
    return Picture(
        (CHECK, CHECK),
        lambda painter, area: painter.icon(Icon.CHECK, area.center, area.height),
    )
