"""What if: for each other card that the player had on a turn, how the round would have ended."""

from __future__ import annotations

from game.ai.advice import Alternative
from game.ai.five211.look_back import Five211LookBack
from game.app.hindsight import own_views
from game.app.tables import Five211Session
from game.core.seats import PUBLIC, Seat
from game.kits.five211.kit import FIVE211
from game.rules.five211.moves import PlayCards
from game.rules.five211.options import CARDS_PER_TURN
from scenes.art.icons import Icon
from scenes.coach.coach_figures import gains_words, what_if_words
from scenes.coach.coach_parts import Beside, SmallCards
from scenes.coach.private_page import PrivateScene
from scenes.engine.i18n import _
from scenes.engine.painter import Painter
from scenes.engine.theme import Style
from scenes.menu.frame import Ends, Frame, Sheet, heading
from scenes.menu.segments import Segments
from scenes.ui.choice import Choice
from scenes.ui.element import Element
from scenes.ui.labels import Label, Paragraph, Picture
from scenes.ui.layout import Column, Flow, Panel, Row

CARD = 54
CHECK = 26
CORNER = 16


class WhatIfScene(PrivateScene):
    """Opens with the last turn of the last round, where one card decided."""

    first_focus = "turn"

    def __init__(self, session: Five211Session, seat: Seat, *, private: bool = False) -> None:
        super().__init__(private=private)
        self._session = session
        self._seat = seat
        self._look_back = Five211LookBack()
        self._rounds = self._look_back.chapters(session.view(PUBLIC))
        self.round = len(self._rounds) - 1
        self.turn = len(CARDS_PER_TURN) - 1
        self.turns = self._hindsight()

    def build(self) -> Element:
        top = Column(heading(_("What if?"), self.back), self._choices(), gap=10)
        explained = Paragraph(
            what_if_words(is_last_turn=self.turn == len(self.turns) - 1),
            Style.SMALL,
            colour=lambda palette: palette.text_soft,
        )
        rows = [self._row(end) for end in self.turns[self.turn]]
        return Sheet(Frame(top, Column(explained, *rows, gap=8)), widest=860)

    def _choices(self) -> Element:
        rounds = Choice(
            "round",
            range(len(self._rounds)),
            self.round,
            self._change_round,
            show=self._round_words,
        )
        turns = Segments(
            "turn",
            range(len(self.turns)),
            self.turn,
            self._change_turn,
            show=lambda turn: str(turn + 1),
        )
        return Flow(rounds, Label(_("Turn"), Style.SUBHEADING), turns, gap=16)

    def _round_words(self, index: int) -> str:
        return FIVE211.teller.phrase(self._rounds[index])

    def _row(self, end: Alternative[PlayCards]) -> Element:
        words = FIVE211.teller.phrase(end.ending)
        if end.was_played:
            words = _("Played: {result}").format(result=words)
        told = Column(
            Paragraph(words, Style.STRONG),
            Paragraph(
                gains_words(end.gained, [chair.name for chair in self._session.chairs]),
                Style.SMALL,
                colour=lambda palette: palette.text_soft,
            ),
            gap=2,
        )
        gained = end.gained[self._seat]
        own = Label(f"+{gained}" if gained else "0", Style.NUMBER)
        mark: list[Element] = [_check()] if end.was_played else []
        cards = SmallCards(end.move.cards, CARD, CARDS_PER_TURN[self.turn])
        return _Plaque(Beside(cards, Ends(told, Row(*mark, own))), chosen=end.was_played)

    def _change_round(self, index: int) -> None:
        self.round = index
        self.turns = self._hindsight()
        self.rebuild()

    def _hindsight(self) -> tuple[list[Alternative[PlayCards]], ...]:
        views = own_views(self._session.match, self._seat)
        return self._look_back.turns(views, self.round)

    def _change_turn(self, turn: int) -> None:
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
