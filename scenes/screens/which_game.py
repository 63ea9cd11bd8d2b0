"""Which game: the page between the title and set-up, where there is more than one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from pygame import Rect

from game.app.session import AnySession
from scenes.art.icons import Icon
from scenes.engine.drawing.painter import Painter
from scenes.engine.i18n import _
from scenes.engine.scene import Scene
from scenes.engine.theme import Style, Theme
from scenes.games.kit import TableKit
from scenes.games.registry import TABLES
from scenes.host import Host
from scenes.menu.frame import Frame, heading
from scenes.screens.demo import MakeTable
from scenes.screens.setup.setup_scene import SetUpScene
from scenes.ui.button import Button, ButtonKind
from scenes.ui.cloth import lay_cloth
from scenes.ui.element import Element, Look, Size
from scenes.ui.labels import Gap, Paragraph, Picture
from scenes.ui.layout import Column, Grid, Panel, Row
from scenes.ui.ui_scene import UiScene
from scenes.ui.widget import Widget

COVER = (560, 210)
"""Units of the picture of a game."""
PADDING, CORNER = 20, 24


SIGN = 22


def _draw_person(painter: Painter, area: Rect) -> None:
    painter.icon(Icon.PERSON, area.center, area.height, painter.theme.palette.text_soft)


class GamePanel(Widget):
    """A game with its picture; all of it can be pressed, not only what looks like a button.

    `words` are those of its bar.
    """

    def __init__(self, kit: TableKit, words: str, on_press: Callable[[], None]) -> None:
        super().__init__(f"play {kit.key}")
        self._on_press = on_press
        counts = kit.game.seat_counts
        seats = f"{min(counts)}-{max(counts)}"
        self._words = (
            Paragraph(_(kit.game.title), Style.HEADING),
            Paragraph(_(kit.game.motto), Style.PROSE),
            Paragraph(seats, Style.SMALL, colour=lambda palette: palette.text_soft),
        )
        self._bar = Button(f"bar {kit.key}", on_press, ButtonKind.PRIMARY, text=words)
        # One light for both: they are one thing to press.
        self._bar.glow = self.glow
        cover = Picture(COVER, kit.cover)
        title, motto, players = self._words
        sign = Picture((SIGN, SIGN), _draw_person)
        table = Row(sign, players, gap=6)
        self._panel = Panel(Column(cover, title, motto, table, self._bar, gap=12), padding=PADDING)

    @property
    def parts(self) -> Sequence[Element]:
        return self._words

    @property
    def spoken(self) -> str:
        title, motto, seats = (each.text for each in self._words)
        told = _("{title}: {motto}, {seats} at a table.")
        return told.format(title=title, motto=motto, seats=seats)

    def press(self) -> None:
        self._on_press()

    def corner(self, theme: Theme) -> int:
        return theme.metrics.px(CORNER)

    def natural(self, look: Look, width: int) -> Size:
        return self._panel.natural(look, width)

    def place(self, look: Look, rect: Rect) -> None:
        super().place(look, rect)
        self._panel.place(look, rect)

    def draw_body(self, painter: Painter) -> None:
        self._bar.hovered, self._bar.pressed = self.hovered, self.pressed
        self._panel.draw(painter)
        if self.glow.value > 0:
            palette, px = painter.theme.palette, painter.theme.metrics.px
            with painter.faded(self.glow.value):
                painter.box(
                    self.rect, palette.paper, radius=px(CORNER), alpha=0,
                    edge=palette.paper, edge_width=px(2),
                )  # fmt: skip


class GameChoiceScene(UiScene):
    """The game that was played last has the focus, so that one key goes on with it."""

    def __init__(self, host: Host, make_table: MakeTable) -> None:
        super().__init__()
        self._host = host
        self._make_table = make_table
        self._is_chosen = False
        self.first_focus = f"play {host.kit.key}"

    def build(self) -> Element:
        kits = self.games()
        games = Grid(*map(self._game, kits), columns=len(kits), narrowest=260)
        return Frame(
            heading(_("Which game?"), self.back), Column(Gap(), games, Gap(), weights={0: 2, 2: 3})
        )

    def games(self) -> Sequence[TableKit]:
        """Those that can be chosen."""
        return tuple(TABLES.values())

    def draw_ground(self, painter: Painter) -> None:
        lay_cloth(painter)

    def _game(self, kit: TableKit) -> Element:
        words = self.words().format(game=_(kit.game.title))
        return GamePanel(kit, words, partial(self.open_game, kit))

    def words(self) -> str:
        """What is done with a game."""
        return _("Play")

    def open_game(self, kit: TableKit) -> None:
        """It was chosen."""
        self.stage.push(SetUpScene(self._host, self._lay, kit=kit.game))

    def _lay(self, session: AnySession) -> Scene:
        self._is_chosen = True
        return self._make_table(session)

    def resume(self) -> None:
        """Whoever comes back from a table wants to go on to the title."""
        super().resume()
        if self._is_chosen:
            self.stage.pop()
