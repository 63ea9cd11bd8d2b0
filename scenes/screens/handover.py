"""The curtain between people at one screen: covers everything, names who comes next."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import Rect

from game.app.session import AnySession
from game.core.seats import Seat
from scenes.art.icons import Icon
from scenes.engine.i18n import _
from scenes.engine.inputs import Action, Input, Press
from scenes.engine.painter import Painter
from scenes.engine.text import Align
from scenes.engine.theme import Style, Theme
from scenes.games.kit import PublicSign
from scenes.table.navigation import Curtain
from scenes.ui.button import Button, Kind
from scenes.ui.cloth import lay_cloth
from scenes.ui.element import Element
from scenes.ui.labels import Gap, Paragraph, Picture
from scenes.ui.layout import Across, Centred, Column, Flow, Panel
from scenes.ui.portraits import portrait
from scenes.ui.ui_scene import UiScene

PORTRAIT = 120
BELOW_SIGN = 14


class HandoverScene(UiScene):
    """Of the match only what all may know is on it, so nothing can leak from it."""

    first_focus = "Show my cards"

    def __init__(
        self,
        session: AnySession,
        seat: Seat,
        curtain: Curtain,
        public_sign: Callable[[AnySession, Theme], PublicSign | None],
    ) -> None:
        super().__init__()
        self._session = session
        self._seat = seat
        self._curtain = curtain
        self._make_sign = public_sign
        self._sign: PublicSign | None = None

    def area(self) -> Rect:
        """Below the sign."""
        area = super().area()
        if self._sign is not None:
            top = self._sign.area.bottom + self.stage.theme.metrics.px(BELOW_SIGN)
            area = Rect(area.left, top, area.width, area.bottom - top)
        return area

    def rebuild(self) -> None:
        self._sign = self._make_sign(self._session, self.stage.theme)
        super().rebuild()

    def build(self) -> Element:
        name = self._session.chairs[self._seat].name
        show = Button(
            "Show my cards", self._show, Kind.PRIMARY, text=_("Show my cards"), icon=Icon.EYE
        )
        return Centred(
            Panel(
                Column(
                    Picture((PORTRAIT, PORTRAIT), self._draw_portrait),
                    Paragraph(
                        _("{name}, it is your turn").format(name=name),
                        Style.HEADING,
                        align=Align.CENTRE,
                    ),
                    Paragraph(
                        _("Take the screen. Nobody else looks."), Style.BODY, align=Align.CENTRE
                    ),
                    Gap(4),
                    show,
                    Flow(*self._second_thoughts(), centred=True),
                    gap=14,
                    across=Across.MIDDLE,
                ),
                padding=28,
                solid=True,
            ),
            widest=640,
        )

    def back(self) -> None:
        """The menu lies over the covered table, so that leaving from there leaves the table."""
        self.stage.pop()
        self._curtain.pause()

    def handle(self, event: Input) -> None:
        if isinstance(event, Press) and event.is_down(Action.PAUSE):
            self.back()
            return
        super().handle(event)

    def draw_ground(self, painter: Painter) -> None:
        lay_cloth(painter)
        if self._sign is not None:
            self._sign.draw(painter)

    def _draw_portrait(self, painter: Painter, area: Rect) -> None:
        size = min(area.size)
        picture = portrait(self._session.chairs[self._seat].avatar, size, painter.theme)
        painter.sprite(picture, area.center, resting=True)

    def _second_thoughts(self) -> list[Button]:
        """People who have locked may still change their mind."""
        return [
            Button(
                f"Change {self._session.chairs[seat].name}",
                partial(self._reconsider, seat),
                text=_("{name} chooses again").format(name=self._session.chairs[seat].name),
                icon=Icon.UNDO,
            )
            for seat in self._session.people
            if self._curtain.may_take_back(seat)
        ]

    def _show(self) -> None:
        self._curtain.uncover()
        self.stage.pop()

    def _reconsider(self, seat: Seat) -> None:
        self._curtain.take_back(seat)
        self.stage.pop()
