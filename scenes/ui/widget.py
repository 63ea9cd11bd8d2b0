"""What all widgets share: a name, a place, and the states hovered, focused, pressed, disabled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from pygame import Rect

from scenes.anim.timings import HOVER
from scenes.anim.tween import Glide
from scenes.engine.access.spoken import Act, Node, Role
from scenes.engine.drawing.painter import Painter
from scenes.engine.input.inputs import Action
from scenes.engine.theme import Theme
from scenes.ui.element import Element, Look, Size

DISABLED_ALPHA = 0.7


class Widget:
    """Something with a meaning that the player can use. The `Ui` sets its states.

    `name` is the meaning in plain English, unique on its screen ("New game", "seat 2 level");
    what is shown may be a translation of it.
    """

    drags = False
    types = False
    stretches = False
    """Whether it is the better the wider it is."""
    aside = False
    """Whether arrows pass it by: it lies in their way and is seldom wanted."""
    steps = False
    """Whether up and down lead on in sight order: left and right change its value, or that of
    others in the form in which it stands."""
    keeps_reading = False
    """Whether it belongs to a picture that stays until it was read: pressed, it lets that stay."""
    tells = False
    """Whether it can only be read: the focus comes to it, last of all, and a press passes it by."""

    role = Role.BUTTON

    def __init__(self, name: str) -> None:
        self.name = name
        self.label = ""
        """What it is called where nothing on it says so."""
        self.enabled = True
        self.tip = ""
        self.tip_beside = False
        self.tip_key: Action | None = None
        self.rect = Rect(0, 0, 0, 0)
        self.hovered = False
        self.focused = False
        self.pressed = False
        self.shows_focus = False
        self.glow = Glide(0.0)

    def tipped(self, tip: str, *, beside: bool = False, key: Action | None = None) -> Self:
        """With a note that shows when the player lingers; `beside` keeps a column in sight.

        It shows the key that does the same.
        """
        self.tip = tip
        self.tip_beside = beside
        self.tip_key = key
        return self

    def enabled_if(self, condition: bool) -> Self:  # noqa: FBT001 - reads as a sentence
        self.enabled = condition
        return self

    def labelled(self, label: str) -> Self:
        """Called so by whoever cannot see it."""
        self.label = label
        return self

    @property
    def spoken(self) -> str:
        """What it is called; nothing: what is drawn on it, or else its tip."""
        return self.label

    @property
    def spoken_value(self) -> str:
        """What it holds now, in words."""
        return ""

    @property
    def inner(self) -> Sequence[Node]:
        """What can be chosen inside of it that is no widget, such as the places of a grid."""
        return ()

    def act_inside(self, key: str, act: Act) -> bool:  # noqa: ARG002 - there is nothing inside
        """Do something with one of those; false if it is none of them."""
        return False

    @property
    def is_on(self) -> bool | None:
        """Chosen or switched on; None: it is nothing that can be."""
        return None

    @property
    def is_lit(self) -> bool:
        """Under the pointer, or where the keys are; a pointer that has left takes its light."""
        return self.enabled and (self.hovered or self.shows_focus)

    @property
    def parts(self) -> Sequence[Element]:
        return ()

    def natural(self, look: Look, width: int) -> Size:
        raise NotImplementedError

    def place(self, look: Look, rect: Rect) -> None:  # noqa: ARG002 - others place their text
        self.rect = rect.copy()

    def draw(self, painter: Painter) -> None:
        """The body, paler when disabled, with the focus ring around it."""
        with painter.faded(1.0 if self.enabled else DISABLED_ALPHA):
            self.draw_body(painter)
        if self.shows_focus:
            painter.focus_ring(self.rect, radius=self.corner(painter.theme))

    def draw_body(self, painter: Painter) -> None:
        raise NotImplementedError

    def corner(self, theme: Theme) -> int:  # noqa: ARG002 - a square widget asks the theme
        """The corner radius that the focus ring follows."""
        return self.rect.height // 2

    def press(self) -> None:
        """Clicked, touched or confirmed."""

    def nudge(self, direction: Action) -> bool:  # noqa: ARG002 - most widgets let the focus move
        """Left or right while focused; true if the widget used it."""
        return False

    def drag(self, position: tuple[int, int]) -> bool:  # noqa: ARG002 - only some can be dragged
        """The pointer went down on it or moved while down; true if the value changed."""
        return False

    def update(self, dt: float, theme: Theme) -> bool:
        """Let time pass; true while the picture changes."""
        glow, light = self.glow, 1.0 if self.is_lit else 0.0
        if light != glow.target:
            glow.to(light, theme.motion.hovering(HOVER))
        return glow.is_moving and glow.update(dt)
