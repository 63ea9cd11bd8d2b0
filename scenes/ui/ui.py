"""The widgets of one screen: who has the focus, what is hovered, pressed, dragged and scrolled."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import inf

from pygame import Rect

from scenes.anim.timings import TOOLTIP_DELAY
from scenes.engine.drawing.painter import Painter
from scenes.engine.input.inputs import (
    Action,
    Device,
    Input,
    Point,
    PointerButton,
    Press,
    PressPhase,
    Scroll,
    Text,
)
from scenes.engine.scene import Feedback, Stage
from scenes.ui import focus
from scenes.ui.controls.textfield import TextField, system_clipboard
from scenes.ui.element import Element, Look
from scenes.ui.focus import Tree
from scenes.ui.scroll import ScrollView
from scenes.ui.tooltip import draw_tooltip
from scenes.ui.widget import Widget

TOUCH_SLOP = 10
SLIP = 0.6


class Ui:
    """Widgets in a scroll view as large as their place. Shown again, it keeps focus by name."""

    def __init__(self, stage: Stage, clipboard: Callable[[], str] = system_clipboard) -> None:
        self.dirty = True
        self._stage = stage
        self._theme = stage.theme
        self._clipboard = clipboard
        self._root: ScrollView | None = None
        self._tree = Tree()
        self._focus = ""
        self._hovered: Widget | None = None
        self._pointer: tuple[int, int] | None = None
        self._captured = ""
        self._grip: tuple[ScrollView, int, int] | None = None
        self._used = ""
        self._used_ago = inf
        self._used_at: tuple[int, int] | None = None
        self._still = 0.0

    def show(self, root: Element, area: Rect, focus_on: str = "") -> None:
        """Lay out and show; `focus_on` names what has the focus the first time."""
        offsets = {view.name: view.offset for view in self._tree.views}
        before = self._pressed_place()
        self._root = ScrollView("all", root)
        self._tree = Tree(self._root)
        for view in self._tree.views:
            view.offset = offsets.get(view.name, 0)
            if self._grip is not None and self._grip[0].name == view.name:
                # A finger that scrolls goes on with what it has hold of.
                self._grip = (view, *self._grip[1:])
        self._root.place(Look(self._stage.theme, self._stage.typesetter), area)
        held = before is not None and self._keep_under_pointer(before)
        # The pointer need not move for another widget to lie under it.
        self._hovered = self._tree.at(self._pointer) if self._pointer is not None else None
        wanted = self._tree.named(self._focus) or self._tree.named(focus_on)
        self._set_focus(wanted or next(iter(self._tree.usable), None), quiet=True)
        for each in self._tree.widgets:
            each.hovered = each is self._hovered
            each.shows_focus = each.focused and not self._stage.device.points
            if each.is_lit:
                each.glow.jump(1.0)
        if wanted is not None and wanted.name == self._used and not held:
            # What was pressed may have made the layout another one; it must not run away.
            self._reveal(wanted)
        self.dirty = True

    def _pressed_place(self) -> Rect | None:
        """Where that is which made the letters larger, say, as long as the pointer rests on it."""
        used, theme = self._tree.named(self._used), self._stage.theme
        changed, self._theme = theme != self._theme, theme
        rests = self._pointer is not None and self._pointer == self._used_at
        return used.rect.copy() if used is not None and rests and changed else None

    def _keep_under_pointer(self, before: Rect) -> bool:
        """It can be pressed again without looking for it; true if that is so."""
        widget, pointer = self._tree.named(self._used), self._pointer
        views = [] if widget is None else self._tree.views_around(widget)
        if widget is None or pointer is None or not views:
            return False
        views[-1].hold(before.centery - widget.rect.centery)
        if not widget.rect.left <= pointer[0] < widget.rect.right:
            side = widget.rect.height
            left = pointer[0] - side // 2
            widget.rect.union_ip(Rect(left, widget.rect.top, side, side))
        return bool(widget.rect.collidepoint(pointer))

    @property
    def root(self) -> Element | None:
        """All that is shown."""
        return self._root

    @property
    def focused(self) -> Widget | None:
        return self._tree.named(self._focus)

    @property
    def wants_text(self) -> bool:
        return self.focused is not None and self.focused.types

    def find(self, name: str) -> Widget:
        """The widget of that meaning; KeyError if there is none."""
        for widget in self._tree.widgets:
            if widget.name == name:
                return widget
        raise KeyError(name)

    def targets(self) -> Mapping[str, Rect]:
        """The widgets that can be used, by name; those scrolled away are not among them."""
        return {
            each.name: each.rect
            for each in self._tree.usable
            if self._tree.is_in_view(each, each.rect.center)
        }

    def focus_on(self, name: str, *, quiet: bool = False) -> None:
        """Wherever it is: what has the focus is scrolled into view."""
        widget = self.find(name)
        self._set_focus(widget, quiet=quiet)
        self._reveal(widget)

    def focus_first(self) -> None:
        """What is read first has the focus, whatever had it before."""
        self._set_focus(next(iter(self._tree.usable), None), quiet=True)

    def forget_pointer(self) -> None:
        """Nobody knows where it is until it moves again."""
        self._pointer = None
        self._hover(None)

    def hide_tip(self) -> None:
        """Something else comes in front of it."""
        self._still = -inf
        self.dirty = True

    def release(self) -> None:
        """Whatever was pressed is not meant; somebody else follows the pointer now."""
        self._let_go()
        self._grip = None
        self.forget_pointer()

    def handle(self, event: Input) -> bool:
        """True if the input was used here."""
        match event:
            case Point():
                return self._point(event)
            case Press() if event.phase is PressPhase.DOWN:
                return self._press(event)
            case Scroll():
                return self._scroll(event)
            case Text():
                field = self.focused
                return isinstance(field, TextField) and self._changed(
                    field.insert(event.characters)
                )
        return False

    def update(self, dt: float) -> None:
        theme = self._stage.theme
        self._used_ago += dt
        rings = not self._stage.device.points
        for widget in self._tree.widgets:
            ring = rings and widget.focused
            if widget.shows_focus != ring:
                widget.shows_focus = ring
                self.dirty = True
            self.dirty |= widget.update(dt, theme)
        before = self._still
        self._still += dt
        if before < TOOLTIP_DELAY <= self._still and self._tipped() is not None:
            self.dirty = True

    def draw(self, painter: Painter) -> None:
        if self._root is None:
            return
        self._root.draw(painter)
        tipped = self._tipped()
        if tipped is not None and self._still >= TOOLTIP_DELAY:
            draw_tooltip(painter, tipped)

    def _tipped(self) -> Widget | None:
        """Whose tooltip is due: what the pointer is on, or for the other devices the focus."""
        widget = self._hovered if self._stage.device.points else self.focused
        return widget if widget is not None and widget.tip else None

    def _set_focus(self, widget: Widget | None, *, quiet: bool = False) -> None:
        changed = widget is not None and widget.name != self._focus
        self._focus = widget.name if widget is not None else ""
        for each in self._tree.widgets:
            each.focused = each is widget
        if changed:
            self._stir()
            if not quiet:
                self._stage.feedback(Feedback.FOCUS)

    def _hover(self, widget: Widget | None) -> None:
        if widget is self._hovered:
            return
        self._hovered = widget
        for each in self._tree.widgets:
            each.hovered = each is widget
        self._stir()
        if widget is not None and widget.enabled and not (widget.types or self.wants_text):
            self._set_focus(widget)

    def _stir(self) -> None:
        self._still = 0.0
        self.dirty = True

    def _point(self, point: Point) -> bool:
        if (
            point.phase in (PressPhase.DOWN, PressPhase.UP)
            and point.button is not PointerButton.FIRST
        ):
            return False
        match point.phase:
            case PressPhase.DOWN:
                return self._point_down(point)
            case PressPhase.MOVE:
                return self._point_move(point)
            case PressPhase.UP:
                return self._point_up(point)
            case PressPhase.LEAVE:
                self.forget_pointer()
        return False

    def _point_down(self, point: Point) -> bool:
        widget = self._tree.at(point.position)
        if self._has_slipped_in(widget, point.position):
            return True
        self._hover(widget)
        view = self._tree.view_at(point.position)
        if view is not None and point.device is Device.TOUCH:
            self._grip = (view, point.position[1], view.offset)
        if widget is None or not widget.enabled:
            return False
        if isinstance(widget, TextField) and not widget.focused:
            # The first click is meant for the whole text, the next one for a place in it.
            self._set_focus(widget)
            widget.select_all()
            return True
        self._set_focus(widget)
        self._captured = widget.name
        widget.pressed = True
        self._stir()
        if widget.drags:
            self._changed(widget.drag(point.position))
        return True

    def _has_slipped_in(self, widget: Widget | None, position: tuple[int, int]) -> bool:
        """A click meant for what lay here a moment ago, before using it moved everything."""
        other = widget is not None and widget.name != self._used
        return other and self._used_ago < SLIP and position == self._pointer == self._used_at

    def _point_move(self, point: Point) -> bool:
        held = self._tree.named(self._captured)
        if self._grip is not None and (held is None or not held.drags):
            view, start, offset = self._grip
            slop = self._stage.theme.metrics.px(TOUCH_SLOP)
            if abs(point.position[1] - start) > slop and view.overflow:
                self._let_go()
                self.dirty |= view.scroll_to(offset + start - point.position[1])
                return True
        if held is not None and held.drags:
            return self._changed(held.drag(point.position))
        if point.device is Device.MOUSE:
            self._pointer = point.position
            self._hover(self._tree.at(point.position))
        return self._hovered is not None

    def _point_up(self, point: Point) -> bool:
        held = self._tree.named(self._captured)
        self._let_go()
        self._grip = None
        if held is None:
            return False
        if held.rect.collidepoint(point.position) and not held.types:
            self.use(held)
        return True

    def _let_go(self) -> None:
        self._captured = ""
        for each in self._tree.widgets:
            each.pressed = False
        self._stir()

    def use(self, widget: Widget) -> None:
        """It is pressed, by whatever means."""
        self._stage.feedback(Feedback.PRESS)
        # Who has pressed it knows what it does: no tip until something else is pointed at.
        self._still = -inf
        self.dirty = True
        self._used, self._used_ago, self._used_at = widget.name, 0.0, self._pointer
        widget.press()

    def _press(self, press: Press) -> bool:
        current = self.focused
        if isinstance(current, TextField) and self._type(current, press):
            return True
        meant = None if press.repeated else current
        match press.action:
            case Action.CONFIRM | Action.PLAY if meant is not None and meant.enabled:
                self.use(meant)
            case Action.NEXT_FOCUS | Action.PREVIOUS_FOCUS:
                step = 1 if press.action is Action.NEXT_FOCUS else -1
                return self._move_focus(focus.following(self._tree.reachable, current, step))
            case Action.LEFT | Action.RIGHT | Action.UP | Action.DOWN:
                return self._go(press.action)
            case Action.PAGE_UP | Action.PAGE_DOWN | Action.HOME | Action.END:
                return self._page(press.action)
            case _:
                return False
        return True

    def _type(self, field: TextField, press: Press) -> bool:
        if press.action is Action.PASTE:
            return self._changed(field.insert(self._clipboard()))
        return self._changed(field.edit(press))

    def _go(self, direction: Action) -> bool:
        """Change the value; else to the next widget that way; else scroll; else go round."""
        current = self.focused
        level = direction in (Action.LEFT, Action.RIGHT)
        if level and current is not None and current.nudge(direction):
            return self._changed(True)
        start = current.rect if current is not None else Rect(0, 0, 0, 0)
        order = [each for each in self._tree.usable if not each.aside]
        others = [each for each in order if each is not current]
        if not level and current is not None and (current.steps or current.types):
            # What stands beside it is reached like this, for left and right change its value.
            target = focus.in_sight(order, current, direction)
        else:
            target = focus.towards(others, start, direction)
        if target is None:
            lines = {Action.UP: -2.0, Action.DOWN: 2.0}.get(direction, 0.0)
            if any(view.scroll_lines(lines) for view in reversed(self._tree.views)):
                self.dirty = True
                return True
            target = focus.around(others, start, direction)
        return self._move_focus(target)

    def _move_focus(self, target: Widget | None) -> bool:
        if target is None:
            return False
        self.forget_pointer()
        self._set_focus(target)
        if isinstance(target, TextField):
            target.select_all()
        self._reveal(target)
        return True

    def _reveal(self, widget: Widget) -> None:
        for view in reversed(self._tree.views_around(widget)):
            view.reveal(widget.rect)
        self.dirty = True

    def _page(self, action: Action) -> bool:
        for view in reversed(self._tree.views):
            wanted = {
                Action.PAGE_UP: view.offset - view.rect.height,
                Action.PAGE_DOWN: view.offset + view.rect.height,
                Action.HOME: 0,
                Action.END: view.overflow,
            }[action]
            if view.scroll_to(wanted):
                self.dirty = True
                return True
        return False

    def _scroll(self, scroll: Scroll) -> bool:
        view = self._tree.view_at(scroll.position)
        if view is None or not view.scroll_lines(scroll.lines):
            return False
        self._hover(self._tree.at(scroll.position))
        self.dirty = True
        return True

    def _changed(self, used: bool) -> bool:  # noqa: FBT001 - passes an answer on
        if used:
            self._stir()
            self._stage.feedback(Feedback.CHANGE)
        return used
