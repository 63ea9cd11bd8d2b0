"""What if: for each other move that the player had on a turn, how things would have ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic

from game.ai.advice import Alternative
from game.app.looking_back.replays import own_views
from game.app.session import Session
from game.core.rules import M, V
from game.core.seats import Seat
from game.core.sentences import with_names
from scenes.art.icons import Icon
from scenes.coach.coach_parts import Beside, gains_words
from scenes.coach.pages import CoachedGame, CoachPages, PrivateScene
from scenes.engine.drawing.painter import Painter
from scenes.engine.i18n import _, pgettext
from scenes.engine.theme import Style
from scenes.menu.frame import Ends, Frame, Sheet, heading
from scenes.menu.segments import Segments
from scenes.ui.controls.choice import Choice
from scenes.ui.element import Element
from scenes.ui.labels import Label, Paragraph, Picture
from scenes.ui.layout import Column, Flow, Panel, Row

CHECK = 26
CORNER = 16


class WhatIfScene(PrivateScene, Generic[M, V]):
    """Opens with the last turn of the last chapter, where one move decided."""

    first_focus = "turn"

    def __init__(
        self,
        session: Session[Any, Any, M, V],
        seat: Seat,
        game: CoachedGame[M, V],
        pages: CoachPages[M, V],
        *,
        private: bool = False,
    ) -> None:
        super().__init__(private=private)
        assert game.look_back is not None, "only a game that can look back has this page"
        self._session = session
        self._seat = seat
        self._pages = pages
        self._teller = game.teller
        self._look_back = game.look_back
        self._chapters = game.look_back.chapters(session.view(seat))
        self.chapter = len(self._chapters) - 1
        self.turns = self._hindsight()
        self.turn = len(self.turns) - 1
        if len(self.turns) < 2:
            self.first_focus = "round"

    def build(self) -> Element:
        top = Column(heading(_("What if?"), self.back), self._choices(), gap=10)
        explained = Paragraph(
            self._pages.look_back_words(is_last_turn=self.turn == len(self.turns) - 1),
            Style.SMALL,
            colour=lambda palette: palette.text_soft,
        )
        rows = [self._row(end) for end in self.turns[self.turn]] if self.turns else [_nothing()]
        return Sheet(Frame(top, Column(explained, *rows, gap=8)), widest=860)

    def _choices(self) -> Element:
        rounds = Choice(
            "round",
            range(len(self._chapters)),
            self.chapter,
            self._change_chapter,
            show=self._chapter_words,
        )
        if len(self.turns) < 2:
            return Flow(rounds)
        turns = Segments(
            "turn",
            range(len(self.turns)),
            self.turn,
            self._change_turn,
            show=lambda turn: str(turn + 1),
        )
        return Flow(
            rounds, Label(pgettext("a part of a round", "Turn"), Style.SUBHEADING), turns, gap=16
        )

    def _chapter_words(self, index: int) -> str:
        return self._teller.phrase(self._chapters[index])

    def _row(self, end: Alternative[M]) -> Element:
        names = [chair.name for chair in self._session.chairs]
        words = self._teller.phrase(with_names(end.ending, names))
        if end.was_played:
            words = _("Played: {result}").format(result=words)
        meaning = [] if end.meaning is None else [self._teller.phrase(end.meaning)]
        gained = end.gained[self._seat]
        # Where nobody else gets anything, the number at the end of the row says it all.
        shared = not gained or sum(map(bool, end.gained)) > 1
        told = Column(
            Paragraph(words, Style.STRONG),
            *(Paragraph(sentence, Style.CAPTION) for sentence in meaning),
            *([self._gains(end)] if shared else []),
            gap=2,
        )
        own = Label(f"+{gained}" if gained else "0", Style.NUMBER)
        mark: list[Element] = [_check()] if end.was_played else []
        move = self._picture(end.move, self.turn)
        return _Plaque(Beside(move, Ends(told, Row(*mark, own))), chosen=end.was_played)

    def _gains(self, end: Alternative[M]) -> Element:
        return Paragraph(
            gains_words(end.gained, [chair.name for chair in self._session.chairs]),
            Style.SMALL,
            colour=lambda palette: palette.text_soft,
        )

    def _change_chapter(self, index: int) -> None:
        self.chapter = index
        self.turns = self._hindsight()
        self.rebuild()

    def _hindsight(self) -> Sequence[Sequence[Alternative[M]]]:
        views = own_views(self._session.match, self._seat)
        self._picture = self._pages.alternatives(views, self.chapter)
        return self._look_back.turns(views, self.chapter)

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


def _nothing() -> Element:
    return Paragraph(_("The time ran out: nothing was chosen."), Style.STRONG)


def _check() -> Element:
    return Picture(
        (CHECK, CHECK),
        lambda painter, area: painter.icon(Icon.CHECK, area.center, area.height),
    )
