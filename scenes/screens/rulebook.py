"""The rules of a game on one page, with the numbers of this table, and examples on the next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from enum import Enum, auto

from pygame import Rect

from game.app.settings import Settings
from game.core.options import Options
from scenes.coach.coach_parts import Beside
from scenes.coach.first_times import FirstTimeCard, card_of, kept_name
from scenes.engine.drawing.painter import Painter
from scenes.engine.i18n import _
from scenes.engine.input.inputs import Action, Input, Press
from scenes.engine.theme import Style
from scenes.games.kit import TableKit
from scenes.host import Host
from scenes.menu.frame import Ends, Frame, Sheet, heading
from scenes.menu.segments import Segments
from scenes.ui.button import Button
from scenes.ui.controls.toggle import Toggle
from scenes.ui.element import Element
from scenes.ui.field import Field
from scenes.ui.labels import Label, Paragraph, Picture
from scenes.ui.layout import Column, Flow, Grid, Row
from scenes.ui.ui_scene import UiScene

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


CHOICES_SHARE = 0.68
"""Of the width: pages and games stand beside the heading as long as it has room for its words."""


class Leaf(Enum):
    """The pages of the rules."""

    RULES = auto()
    WORKED = auto()
    EXPLAINED = auto()
    """What is told at the table when it first happens."""


class RulesScene(UiScene):
    """Over the title or the table; the key that opened it closes it.

    At the title one may leaf through the rules of all `games`. The `host` keeps what was explained.
    """

    overlay = True

    def __init__(
        self,
        kit: TableKit,
        options: Options,
        games: Sequence[TableKit] = (),
        host: Host | None = None,
    ) -> None:
        super().__init__()
        self._host = host
        self._kit = kit
        self._options = options
        self._games = {each.game.title: each for each in games}
        self.leaf = Leaf.RULES

    def build(self) -> Element:
        words = _("Rules of {game}").format(game=_(self._kit.game.title))
        title, game = heading(words, self.back), self._kit.game
        choices = self._choices()
        head: list[Element] = [
            Ends(title, Row(*choices), share=CHOICES_SHARE) if choices else title
        ]
        if game.credit and self.leaf is Leaf.RULES:
            by = _("{game} is a game by {author}.").format(game=_(game.title), author=game.credit)
            head.append(Label(by, Style.SMALL, colour=lambda palette: palette.text_soft))
        return Sheet(Frame(Column(*head, gap=0), self._page(), gap=8), widest=1232)

    def handle(self, event: Input) -> None:
        if isinstance(event, Press) and event.is_down(Action.RULES):
            self.back()
            return
        super().handle(event)

    def _choices(self) -> list[Element]:
        """The pages, and the other games."""
        choices: list[Element] = []
        if len(self._leaves) > 1:
            choices.append(Segments("page", self._leaves, self.leaf, self._open, show=_leaf_words))
        if len(self._games) > 1:
            title = self._kit.game.title
            choices.append(Segments("game", tuple(self._games), title, self._turn_to))
        return choices

    @property
    def _leaves(self) -> tuple[Leaf, ...]:
        """Those that this game has."""
        has = {
            Leaf.RULES: True,
            Leaf.WORKED: len(self._kit.rules_pages) > 1,
            Leaf.EXPLAINED: self._host is not None and bool(self._kit.first_times),
        }
        return tuple(leaf for leaf in Leaf if has[leaf])

    def _page(self) -> Element:
        kit, host, leaf = self._kit, self._host, self.leaf
        if leaf is Leaf.EXPLAINED and host is not None:
            return explained_page(kit, self._options, host.settings, self._keep)
        return kit.rules_pages[leaf is Leaf.WORKED](self._options)

    def _open(self, leaf: Leaf) -> None:
        self.leaf = leaf
        self.rebuild()

    def _keep(self, settings: Settings) -> None:
        assert self._host is not None
        self._host.change(settings)
        self.rebuild()

    def _turn_to(self, title: str) -> None:
        self._kit = self._games[title]
        if self.leaf not in self._leaves:
            self.leaf = Leaf.RULES
        self._options = self._kit.game.options_with(self._kit.game.usual.option_values)
        self.rebuild()


def _leaf_words(leaf: Leaf) -> str:
    return {
        Leaf.RULES: _("Rules"),
        Leaf.WORKED: _("Example"),
        Leaf.EXPLAINED: _("First times"),
    }[leaf]
