"""The page of the rules with all that is explained when it first happens, and the switch for it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from pygame import Rect

from game.app.settings import Settings
from game.core.options import Options
from scenes.coach.coach_parts import Beside
from scenes.coach.first_times import FirstTimeCard, card_of, kept_name
from scenes.engine.i18n import _
from scenes.engine.painter import Painter
from scenes.engine.theme import Style
from scenes.games.kit import TableKit
from scenes.ui.button import Button
from scenes.ui.element import Element
from scenes.ui.field import Field
from scenes.ui.labels import Paragraph, Picture
from scenes.ui.layout import Column, Flow, Grid
from scenes.ui.toggle import Toggle

SIGN = 40


def explained_page(
    kit: TableKit, options: Options, settings: Settings, keep: Callable[[Settings], None]
) -> Element:
    """Every card, told already or not; `keep` gets the settings that somebody wants instead."""
    names = [kept_name(kit.key, each) for each in kit.first_times]
    told = [name for name in names if name in settings.explained]

    def switch(on: bool) -> None:  # noqa: FBT001 - a toggle's value
        keep(replace(settings, explains=on))

    def forget() -> None:
        others = tuple(name for name in settings.explained if name not in names)
        keep(replace(settings, explained=others, explains=True))

    again = Button("Explain all again", forget, text=_("Explain all again"))
    cards = (_card(card_of(each, options)) for each in kit.first_times)
    return Column(
        Field(
            _("Explain these when they first happen at the table"),
            Toggle("explain", settings.explains, switch),
        ),
        Grid(*cards, columns=2, gap=28, narrowest=400),
        Flow(
            again.enabled_if(bool(told)),
            Paragraph(
                _("Told so far: {count} of {all}").format(count=len(told), all=len(names)),
                Style.SMALL,
                colour=lambda palette: palette.text_soft,
            ),
        ),
        gap=20,
    )


def _card(card: FirstTimeCard) -> Element:
    def paint(painter: Painter, area: Rect) -> None:
        painter.icon(card.sign, area.center, area.height, painter.theme.palette.paper)

    words = Column(Paragraph(card.title, Style.STRONG), Paragraph(card.words, Style.PROSE), gap=4)
    return Beside(Picture((SIGN, SIGN), paint), words)
