"""A scene made of widgets: say what it is built of, the rest is done here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pygame import Rect

from game.core.late import late
from scenes.engine.access.spoken import Act, Node
from scenes.engine.drawing.painter import Painter
from scenes.engine.input.devices import is_back
from scenes.engine.input.inputs import Action, Device, Input, Press
from scenes.engine.scene import BareScene, Stage
from scenes.ui.controls.textfield import TextField
from scenes.ui.element import Element
from scenes.ui.ui import Ui

with late:
    from scenes.ui import spoken_tree
    from scenes.ui.controls import letter_picker


class UiScene(BareScene):
    """Override `build`, and `draw_ground` for what lies behind the widgets.

    `build` is called on entering and whenever the window or the comfort changes; call `rebuild`
    when what is shown must change. Focus and scroll positions stay, by name.
    """

    first_focus = ""

    def __init__(self) -> None:
        super().__init__()
        self.looks = 0
        """Rises whenever the widgets may look different."""
        self._ui: Ui | None = None

    @property
    def ui(self) -> Ui:
        assert self._ui is not None, "the scene has not been entered"
        return self._ui

    def build(self) -> Element:
        """The widgets, made from the present state of things."""
        raise NotImplementedError

    def area(self) -> Rect:
        """Where the widgets go."""
        return self.stage.theme.metrics.safe

    def draw_ground(self, painter: Painter) -> None:
        """What lies behind the widgets; an overlay has the scene below."""
        if not self.overlay:
            painter.fill(painter.theme.palette.table_rim)

    def back(self) -> None:
        """Esc, gamepad B or the second mouse button."""
        self.stage.pop()

    def rebuild(self) -> None:
        self.ui.show(self.build(), self.area(), self.first_focus)
        self.looks += 1
        self.dirty = True

    @property
    def wants_text(self) -> bool:
        return self._ui is not None and self._ui.wants_text

    def enter(self, stage: Stage) -> None:
        self._ui = Ui(stage)
        super().enter(stage)

    def pause(self) -> None:
        self.ui.hide_tip()
        self.dirty = True

    def resume(self) -> None:
        super().resume()
        self.ui.forget_pointer()

    def resize(self) -> None:
        super().resize()
        self.rebuild()

    def handle(self, event: Input) -> None:
        if self._picks_letters(event):
            return
        if not self.ui.handle(event) and is_back(event):
            self.back()

    def _picks_letters(self, event: Input) -> bool:
        """A gamepad has no letters: they are chosen on a page of their own."""
        field = self.ui.focused
        match event:
            case Press(device=Device.GAMEPAD) if isinstance(field, TextField):
                wanted = event.is_down(Action.CONFIRM, Action.PLAY)
                if wanted:
                    self.stage.push(letter_picker.LetterPicker(field))
                return wanted
        return False

    def update(self, dt: float) -> None:
        self.ui.update(dt)
        if self.ui.dirty:
            self.ui.dirty = False
            self.looks += 1
            self.dirty = True

    def draw(self, painter: Painter) -> None:
        self.draw_ground(painter)
        self.ui.draw(painter)

    def spoken(self) -> Sequence[Node]:
        """Its widgets and words; then what is drawn behind them."""
        ui = spoken_tree.SpokenUi(self.stage)
        told = ui.nodes(self.ui.root)
        behind = spoken_tree.without(ui.heard(self.draw_ground), told)
        return (*told, *behind)

    @property
    def spoken_focus(self) -> Node | None:
        focused = self.ui.focused
        return None if focused is None else spoken_tree.SpokenUi(self.stage).node(focused)

    def act(self, key: str, act: Act, text: str = "") -> bool:
        used = spoken_tree.act_on(self.ui, key, act, text)
        self.dirty |= used
        return used

    def targets(self) -> Mapping[str, Rect]:
        return self.ui.targets()
