"""Which game: the page between the title and set-up, where there is more than one."""

from __future__ import annotations

from functools import partial

from game.app.session import AnySession
from scenes.engine.i18n import _
from scenes.engine.painter import Painter
from scenes.engine.scene import Scene
from scenes.engine.theme import Style
from scenes.games.kit import TableKit
from scenes.games.registry import TABLES
from scenes.host import Host
from scenes.menu.frame import Frame, heading
from scenes.screens.demo import MakeTable
from scenes.screens.setup.setup_scene import SetUpScene
from scenes.ui.button import Button, Kind
from scenes.ui.cloth import lay_cloth
from scenes.ui.element import Element
from scenes.ui.labels import Gap, Paragraph, Picture
from scenes.ui.layout import Column, Grid, Panel
from scenes.ui.ui_scene import UiScene

COVER = (560, 210)
"""Units of the picture of a game."""


class GameChoiceScene(UiScene):
    """The game that was played last has the focus, so that one key goes on with it."""

    def __init__(self, host: Host, make_table: MakeTable) -> None:
        super().__init__()
        self._host = host
        self._make_table = make_table
        self._is_chosen = False
        self.first_focus = f"play {host.kit.key}"

    def build(self) -> Element:
        games = Grid(*map(self._game, TABLES.values()), columns=len(TABLES), narrowest=260)
        return Frame(
            heading(_("Which game?"), self.back), Column(Gap(), games, Gap(), weights={0: 2, 2: 3})
        )

    def draw_ground(self, painter: Painter) -> None:
        lay_cloth(painter)

    def _game(self, kit: TableKit) -> Element:
        counts = kit.game.seat_counts
        seats = _("{fewest} to {most} players").format(fewest=min(counts), most=max(counts))
        return Panel(
            Column(
                *([Picture(COVER, kit.cover)] if kit.cover else []),
                Paragraph(_(kit.game.title), Style.HEADING),
                Paragraph(_(kit.game.motto), Style.PROSE),
                Paragraph(seats, Style.SMALL, colour=lambda palette: palette.text_soft),
                Button(
                    f"play {kit.key}",
                    partial(self._set_up, kit),
                    Kind.PRIMARY,
                    text=_("Play {game}").format(game=_(kit.game.title)),
                ),
                gap=12,
            ),
            padding=20,
        )

    def _set_up(self, kit: TableKit) -> None:
        self.stage.push(SetUpScene(self._host, self._lay, kit=kit.game))

    def _lay(self, session: AnySession) -> Scene:
        self._is_chosen = True
        return self._make_table(session)

    def resume(self) -> None:
        """Whoever comes back from a table wants to go on to the title."""
        super().resume()
        if self._is_chosen:
            self.stage.pop()
