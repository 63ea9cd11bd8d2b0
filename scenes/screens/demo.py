"""The demo: bots play in a loop until somebody touches anything."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol, runtime_checkable

from pygame import Rect

from game.app.session import AnySession
from scenes.engine.access.spoken import Node, Role, texts
from scenes.engine.drawing.painter import Painter
from scenes.engine.i18n import _
from scenes.engine.input.inputs import Input, Point, PressPhase
from scenes.engine.passed_stage import PassedStage
from scenes.engine.scene import BareScene, Scene, Stage, Transition
from scenes.engine.theme import Style
from scenes.host import Host

MakeTable = Callable[[AnySession], Scene]
RIBBON = (204, 92)
RIBBON_FROM_EDGE = (20, 58)


@runtime_checkable
class Watchable(Protocol):
    """A scene that can do without its buttons."""

    def only_watch(self) -> None: ...


class DemoStage(PassedStage):
    """The stage as the table of a demo sees it: wherever the table wants to go, a new deal comes.

    A demo must never reach the results, which would forget a saved game.
    """

    def __init__(self, stage: Stage, on_end: Callable[[], None]) -> None:
        super().__init__(stage)
        self._on_end = on_end

    def push(self, scene: Scene, transition: Transition = Transition.FADE) -> None:  # noqa: ARG002
        self._on_end()

    def pop(self, transition: Transition = Transition.FADE) -> None:  # noqa: ARG002
        self._on_end()

    def replace(self, scene: Scene, transition: Transition = Transition.FADE) -> None:  # noqa: ARG002
        self._on_end()

    def restart(self, scene: Scene, transition: Transition = Transition.FADE) -> None:  # noqa: ARG002
        self._on_end()


class DemoScene(BareScene):
    """Shows the table of a bots-only session and deals again when it is over."""

    def __init__(self, host: Host, make_table: MakeTable) -> None:
        super().__init__()
        self._host = host
        self._make_table = make_table
        self._table: Scene | None = None
        self._over = False

    def enter(self, stage: Stage) -> None:
        super().enter(stage)
        self._deal()

    def leave(self) -> None:
        if self._table is not None:
            self._table.leave()

    @property
    def at_work(self) -> bool:
        return True

    def resize(self) -> None:
        super().resize()
        if self._table is not None:
            self._table.resize()

    def handle(self, event: Input) -> None:
        """Anything but the mere leaving of the window brings the player back."""
        if not (isinstance(event, Point) and event.phase is PressPhase.LEAVE):
            self.stage.pop()

    def update(self, dt: float) -> None:
        if self._over:
            self._over = False
            self._deal()
        assert self._table is not None
        self._table.update(dt)
        self.dirty |= self._table.dirty

    def draw(self, painter: Painter) -> None:
        assert self._table is not None
        self._table.dirty = False
        self._table.draw(painter)
        _draw_ribbon(painter)

    def targets(self) -> Mapping[str, Rect]:
        return {}

    def spoken(self) -> Sequence[Node]:
        ribbon = _("Demo"), _("Press any key")
        table = () if self._table is None else self._table.spoken()
        return (*texts(ribbon, "demo", Role.STATUS), *table)

    def _deal(self) -> None:
        self.leave()
        self._table = self._make_table(self._host.demo_session())
        if isinstance(self._table, Watchable):
            self._table.only_watch()
        self._table.enter(DemoStage(self.stage, self._end))
        self.dirty = True

    def _end(self) -> None:
        """Only noted: the table that asked for it is still in the middle of its update."""
        self._over = True


def _draw_ribbon(painter: Painter) -> None:
    """Where the buttons of a player would be: nobody should look for a hand to play."""
    metrics, palette = painter.theme.metrics, painter.theme.palette
    stage, px = metrics.stage, metrics.px
    aside, above = RIBBON_FROM_EDGE
    area = Rect(0, 0, *(px(side) for side in RIBBON))
    area.bottomright = (stage.right - px(aside), stage.bottom - px(above))
    painter.box(area, palette.accent, radius=px(18))
    lines = ((_("Demo"), Style.STRONG, 0.31), (_("Press any key"), Style.BODY, 0.69))
    for text, style, down in lines:
        middle = (area.centerx, area.top + round(area.height * down))
        painter.text(text, style, middle, colour=palette.accent_ink, width=area.width - px(28))
