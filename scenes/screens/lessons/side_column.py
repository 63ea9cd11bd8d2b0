"""The column beside a table on the stage: who it is about, words on paper, the guide, a way out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pygame import Rect

from scenes.engine.drawing.painter import Painter
from scenes.engine.input.inputs import Input
from scenes.engine.scene import Stage
from scenes.screens.lessons.guide import GUIDE, Guide
from scenes.screens.lessons.lesson_column import ColumnPlan, ColumnWords, LaidColumn
from scenes.screens.lessons.lesson_controls import LessonControls, PlaceButton
from scenes.screens.lessons.lesson_paper import PlateButton, SkipButton
from scenes.screens.lessons.lesson_picture import draw_column, draw_tip
from scenes.screens.lessons.lesson_stage import guide_column
from scenes.screens.lessons.lit_house import LitHouse
from scenes.ui.element import Look
from scenes.ui.ui import Ui


class SideColumn:
    """Everything in it has its place as soon as it exists."""

    def __init__(self, stage: Stage, over: str, title: str) -> None:
        self.ui = Ui(stage)
        self.guide = Guide()
        self.house: LitHouse | None = None
        """What was earned just now; the guide climbs it."""
        self.stage = stage
        self._over = over
        self._title = title
        self._plan = self._make_plan()
        self._laid: LaidColumn | None = None

    def fit(self) -> None:
        """The window or its letters have another size."""
        self._plan = self._make_plan()

    def _make_plan(self) -> ColumnPlan:
        look = Look(self.stage.theme, self.stage.typesetter)
        self.area = guide_column(look.metrics)
        return ColumnPlan(self.area, self._over, self._title, look)

    @property
    def paper(self) -> Rect:
        """Where the words are."""
        return self.laid.paper.area

    @property
    def laid(self) -> LaidColumn:
        assert self._laid is not None, "something was said"
        return self._laid

    @property
    def guide_area(self) -> Rect | None:
        """Below the paper; None where large words leave no room."""
        room = self.laid.guide
        if room is None:
            return None
        if self.house is not None:
            room = self.house.beside(room)
        side = min(self.stage.theme.metrics.px(GUIDE), room.width, room.height)
        area = Rect(0, 0, side, side)
        area.center = room.center
        return area

    def show(
        self,
        words: ColumnWords,
        buttons: Sequence[PlateButton],
        skip: SkipButton,
        places: Sequence[PlaceButton] = (),
    ) -> None:
        """These words, and what can be pressed."""
        self._laid = self._plan.laid(words, buttons, skip)
        placed = [(each.part, each.area) for each in self._laid.parts]
        self.ui.show(LessonControls(placed, places), self.stage.theme.metrics.window)

    def handle(self, event: Input) -> bool:
        return self.ui.handle(event)

    def update(self, dt: float) -> bool:
        """Let time pass; true if it looks different."""
        self.ui.update(dt)
        changed = self.ui.dirty
        self.ui.dirty = False
        if self.house is not None:
            changed |= self.house.update(dt)
        return changed | self.guide.update(dt, reduced=self.stage.theme.motion.reduced)

    def draw(self, painter: Painter, target: Rect | None) -> None:
        """The guide looks at what is spoken of."""
        draw_column(painter, self.area)
        if self.house is not None and self.laid.guide is not None:
            self.house.draw(painter, self.laid.guide)
            target = self.house.area(self.laid.guide)
        if (area := self.guide_area) is not None:
            self.guide.draw(painter, area, target)
            draw_tip(painter, self.paper, area)
        self.ui.draw(painter)

    def targets(self) -> Mapping[str, Rect]:
        return self.ui.targets()
