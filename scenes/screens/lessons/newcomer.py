"""New here? Asked once, at the first start: lessons, a game with explanations, or neither."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pygame import Rect

from game.ai.ladder import Level
from game.app.settings import Settings, When
from game.kits.set_up import SetUp
from scenes.art.lizard import CLIMBING, lizard_sprite
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import sprite
from scenes.engine.i18n import _
from scenes.engine.theme import Style
from scenes.games.kit import TableKit
from scenes.games.registry import TABLES
from scenes.host import Host
from scenes.screens.demo import MakeTable
from scenes.screens.lessons.lesson_doors import open_lesson
from scenes.screens.which_game import GameChoiceScene
from scenes.ui.button import Button, ButtonKind
from scenes.ui.controls.toggle import Toggle
from scenes.ui.element import Element
from scenes.ui.field import Field
from scenes.ui.labels import Paragraph, Picture
from scenes.ui.layout import Centred, Column, Panel, Row
from scenes.ui.ui_scene import UiScene

LIZARD = (110, 92)


class NewcomerScene(UiScene):
    """Over the title. Whatever is answered, it can be had later: Learn, Options."""

    overlay = True
    first_focus = "Show me"

    def __init__(self, host: Host, make_table: MakeTable) -> None:
        super().__init__()
        self._host = host
        self._make_table = make_table
        self._aloud_at = False

    def build(self) -> Element:
        words = Paragraph(_("New here?"), Style.HEADING)
        return Centred(
            Panel(
                Column(
                    Row(Picture(LIZARD, _draw_lizard), words, gap=18, weights={1: 1.0}),
                    Button(
                        "Show me", self._show, ButtonKind.PRIMARY, text=_("Show me: two minutes")
                    ),
                    Button("Explain", self._explain, text=_("Explain as we play")),
                    Button("I know", self._know, text=_("I know these games")),
                    Field(_("Read aloud (V)"), self._aloud()),
                    gap=14,
                ),
                padding=30,
                solid=True,
            ),
            widest=440,
        )

    def _aloud(self) -> Toggle:
        """Whoever does not see this has somebody beside them, or has read of the key."""

        def change(on: bool) -> None:  # noqa: FBT001 - a toggle's value
            self._host.change(replace(self._host.settings, reads_aloud=on))

        self._aloud_at = self._host.settings.reads_aloud
        return Toggle("read aloud", self._aloud_at, change)

    def update(self, dt: float) -> None:
        """The key works here, too."""
        super().update(dt)
        if self._aloud_at != self._host.settings.reads_aloud:
            self.rebuild()

    def _show(self) -> None:
        self._host.change(among_children(self._host.settings))
        kits = taught_games()
        if len(kits) > 1:
            self.stage.replace(TaughtGamesScene(self._host, self._make_table))
        else:
            self.stage.replace(open_lesson(self.stage, self._host, self._make_table, kits[0], 0))

    def _explain(self) -> None:
        self._host.change(replace(among_children(self._host.settings), explains=True))
        self.stage.replace(GameChoiceScene(self._host, self._make_table))

    def _know(self) -> None:
        never = When.NEVER
        known = replace(self._host.settings, explains=False, round_wait=never, reads_along=never)
        self._host.change(known)
        self.stage.pop()


class TaughtGamesScene(GameChoiceScene):
    """Which game to be shown, where there are several."""

    def words(self) -> str:
        return _("Show me {game}")

    def games(self) -> Sequence[TableKit]:
        return taught_games()

    def open_game(self, kit: TableKit) -> None:
        self.stage.replace(open_lesson(self.stage, self._host, self._make_table, kit, 0))


def taught_games() -> Sequence[TableKit]:
    """Those that have lessons."""
    return tuple(kit for kit in TABLES.values() if kit.game.lessons)


def among_children(settings: Settings) -> Settings:
    """Settings of somebody new: at every table that was not laid yet, children sit."""
    laid = {
        key: _children(kit.game.usual) for key, kit in TABLES.items() if key not in settings.set_ups
    }
    return replace(settings, set_ups={**laid, **settings.set_ups})


def _children(usual: SetUp) -> SetUp:
    chairs = tuple(
        chair if chair.is_person else replace(chair, level=Level.CHILD.value)
        for chair in usual.chairs
    )
    return replace(usual, chairs=chairs)


def _draw_lizard(painter: Painter, area: Rect) -> None:
    painter.sprite(sprite(lizard_sprite, CLIMBING, area.width), area.center, angle=60, resting=True)
