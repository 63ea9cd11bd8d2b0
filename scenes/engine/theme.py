"""What the player sees things with: sizes from the window, text styles, colours, comfort.

A `Theme` is immutable; the app makes a new one when the window or the options change.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from pygame import Rect

from scenes.anim.timings import Motion, Speed
from scenes.art.lettering import Typeface
from scenes.art.palette import Palette, palette_with
from scenes.engine.i18n import SOURCE_LANGUAGE
from scenes.engine.input.bindings import USUAL, Bindings

DESIGN_SIZE = (1280, 720)
WIDEST = 21 / 9
NARROWEST = 4 / 3
SMALLEST_TEXT = 11


class Style(Enum):
    """How a text is set: face, em size in units, line height in ems."""

    TITLE = (Typeface.DISPLAY, 96, 1.1)
    HEADING = (Typeface.DISPLAY, 40, 1.2)
    SUBHEADING = (Typeface.BUTTON, 26, 1.25)
    BUTTON = (Typeface.BUTTON, 24, 1.3)
    CONTROL = (Typeface.BUTTON, 19, 1.3)
    MENU = (Typeface.BUTTON, 28, 1.3)
    ANNOUNCEMENT = (Typeface.BUTTON, 25, 1.3)
    SPOKEN = (Typeface.BODY, 24, 1.3)
    BODY = (Typeface.BODY, 18, 1.4)
    PROSE = (Typeface.BODY, 16, 1.36)
    STRONG = (Typeface.STRONG, 18, 1.4)
    SMALL = (Typeface.BODY, 14, 1.4)
    CAPTION = (Typeface.STRONG, 15, 1.35)
    NUMBER = (Typeface.DISPLAY, 26, 1.2)
    SCORE = (Typeface.DISPLAY, 54, 1.15)

    def __init__(self, face: Typeface, size: int, leading: float) -> None:
        self.face = face
        self.size = size
        self.leading = leading

    @property
    def text_share(self) -> float:
        """How much of the text scale a style takes: large type need not double to be read."""
        return 1.0 if self.size <= 20 else 0.6 if self.size <= 30 else 0.25


@dataclass(frozen=True, slots=True)
class Comfort:
    """The options of the player that change how things look and move."""

    text_scale: float = 1.0
    high_contrast: bool = False
    reduced_motion: bool = False
    speed: Speed = Speed.NORMAL
    large_letters: bool = False
    bindings: Bindings = USUAL
    """The keys that hints show."""
    card_back: str = ""
    language: str = SOURCE_LANGUAGE
    motion: Motion = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        # Asked for by everything that moves, in every step.
        object.__setattr__(self, "motion", Motion(self.speed, reduced=self.reduced_motion))


@dataclass(frozen=True, slots=True)
class Metrics:
    """All sizes of one window. A unit is a pixel of the 1280x720 design, scaled to fit."""

    width: int = DESIGN_SIZE[0]
    height: int = DESIGN_SIZE[1]
    text_scale: float = 1.0
    unit: float = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        # Every length of every frame is reckoned with it.
        unit = min(self.height / DESIGN_SIZE[1], self.width / DESIGN_SIZE[0])
        object.__setattr__(self, "unit", unit)

    @property
    def size(self) -> tuple[int, int]:
        return self.width, self.height

    @property
    def window(self) -> Rect:
        return Rect(0, 0, self.width, self.height)

    @property
    def margin(self) -> int:
        return self.px(24)

    @property
    def stage(self) -> Rect:
        """The part of the window to lay out in: all of it between 4:3 and 21:9, else the middle."""
        width = min(self.width, round(self.height * WIDEST))
        height = min(self.height, round(self.width / NARROWEST))
        return Rect((self.width - width) // 2, (self.height - height) // 2, width, height)

    @property
    def safe(self) -> Rect:
        """The stage inside its margins."""
        return self.stage.inflate(-2 * self.margin, -2 * self.margin)

    def px(self, units: float) -> int:
        """Whole pixels for a length in units; a visible length never becomes nothing."""
        return max(1, round(units * self.unit)) if units > 0 else round(units * self.unit)

    def control_px(self, units: float) -> int:
        """Pixels for a part of a control, which grows with the text beside it, but less."""
        return self.px(units * self.text_scale**0.5)

    def in_controls(self, px: float) -> float:
        """The units of a part of a control that shall be so many pixels large."""
        return px / (self.unit * float(self.text_scale**0.5))

    def text_px(self, style: Style) -> int:
        """The em size of a style in pixels, the player's text scale included."""
        scale = 1 + (self.text_scale - 1) * style.text_share
        return max(SMALLEST_TEXT, round(style.size * scale * self.unit))


@dataclass(frozen=True, slots=True)
class Theme:
    """Sizes, colours and comfort for one window; equal themes draw equal pictures."""

    metrics: Metrics = field(default_factory=Metrics)
    comfort: Comfort = field(default_factory=Comfort)

    @classmethod
    def for_window(cls, size: tuple[int, int], comfort: Comfort) -> Theme:
        return cls(Metrics(*size, text_scale=comfort.text_scale), comfort)

    @property
    def palette(self) -> Palette:
        """Colours by meaning: accent = do this next, coral = limit and danger, mint = kododo."""
        comfort = self.comfort
        return palette_with(comfort.card_back, high_contrast=comfort.high_contrast)

    @property
    def focus_colour(self) -> str:
        """The ring around what the keyboard or gamepad is on: never one of the signal colours."""
        return self.palette.paper

    @property
    def motion(self) -> Motion:
        return self.comfort.motion
