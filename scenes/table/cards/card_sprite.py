"""A card on the table as it is shown now, where it rests, and how it is drawn by its game."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from pygame import Rect

from scenes.art.card_shape import ASPECT, card_glow, card_shadow, dimmed_card, sunk_card
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import SCALE_STEPS, Sprite, derived, sprite, trimmed
from scenes.engine.theme import Theme

SHADOW_STEPS = 8
"""Of its size and of a flip, while a card flies."""
LIFT_STEPS = 4
LIGHT_GROWS = 0.04
GREY_STEPS = 8
FOCUS_AROUND = 1.04
STRETCH_IN_FLIGHT = 1.1
"""Nobody sees so little of it, and the next larger picture may still have to be drawn."""
LARGE_SHADOW = 2
SHADOW_HEIGHT = 144
"""So soft that one small picture does for cards of every size."""

F = TypeVar("F", bound=Hashable)
F_contra = TypeVar("F_contra", bound=Hashable, contravariant=True)


class CardArt(Protocol[F_contra]):
    """The pictures of a game's cards, at a height in pixels."""

    def face(self, face: F_contra, height: int, theme: Theme) -> Sprite:
        """What is seen of a card that lies open."""

    def back(self, height: int, theme: Theme) -> Sprite:
        """What all cards look like from behind."""


@dataclass(slots=True, eq=False)
class CardSprite(Generic[F]):
    """One visible card. `turned` goes from 0, the back, to 1, the face."""

    face: F | None
    x: float
    y: float
    height: float
    angle: float = 0.0
    turned: float = 1.0
    lift: float = 0.0
    alpha: float = 1.0
    grey: float = 0.0
    """Out of play, as far as it has sunk."""
    dim: float = 0.0
    """It may not be played now: grey, but where and as large as it is."""
    glow: float = 0.0
    light: float = 0.0
    """It scores: a rim of paper white, because the accent is for what to do next."""
    focus: bool = False
    moving: bool = False
    """On its way: its angle and size may be shown in steps."""

    @classmethod
    def at(cls, spot: Spot, face: F | None, *, turned: float = 1.0) -> CardSprite[F]:
        """A card at rest."""
        return cls(face, spot.x, spot.y, spot.height, spot.angle, turned)

    def place(self, spot: Spot) -> None:
        """Be at rest there, at once."""
        self.x, self.y, self.height, self.angle = spot.x, spot.y, spot.height, spot.angle
        self.lift = self.light = 0.0
        self.alpha = 1.0
        self.moving = False

    @property
    def is_at_rest(self) -> bool:
        """Nothing about it is on the way to something else."""
        return (
            self.lift == 0
            and self.turned in (0, 1)
            and self.alpha == 1
            and self.grey in (0, 1)
            and self.dim in (0, 1)
            and self.glow == self.light == 0
        )

    def is_on(self, spot: Spot) -> bool:
        """Whether it lies exactly there."""
        return (
            self.x == spot.x
            and self.y == spot.y
            and self.height == spot.height
            and self.angle == spot.angle
        )

    @property
    def is_face_up(self) -> bool:
        """Whether the face is what can be seen."""
        return self.face is not None and self.turned >= 0.5


def shadow_sprite(lift: float) -> Sprite:
    """The shadow of a card so high above the table, as if it were `SHADOW_HEIGHT` pixels tall."""
    step = round(min(1.0, lift) * LIFT_STEPS) / LIFT_STEPS
    return derived(trimmed, sprite(card_shadow, SHADOW_HEIGHT, step))


def shadow_scale(height: float, *, moving: bool = False) -> float:
    """Soft as it is, a shadow in flight keeps its picture for some frames.

    A large one rests on it, too: a step is less than its blur, and to scale another takes long.
    """
    coarse = moving or height >= LARGE_SHADOW * SHADOW_HEIGHT
    steps = SHADOW_STEPS if coarse else SCALE_STEPS
    return round(steps * height / SHADOW_HEIGHT) / steps


def _shadow_squash(squash: float) -> float:
    return max(1, round(squash * SHADOW_STEPS)) / SHADOW_STEPS


def draw_card(
    painter: Painter, card: CardSprite[F], heights: Sequence[int], art: CardArt[F]
) -> None:
    """Shadow, glow and card; `heights` are the sizes that are drawn exactly."""
    # The smallest exact size that is large enough: nothing that keeps still is ever scaled up.
    needed = card.height / STRETCH_IN_FLIGHT if card.moving else card.height
    base = next((height for height in heights if height >= needed - 0.5), heights[-1])
    scale = card.height / base * (1 + LIGHT_GROWS * card.light)
    squash = abs(2 * card.turned - 1)
    pose = (card.x, card.y - card.lift * card.height * 0.06)
    resting = card.lift == card.light == 0 and squash == 1 and not card.moving
    theme = painter.theme
    painter.sprite(
        shadow_sprite(card.lift), (card.x, card.y), angle=card.angle,
        scale=shadow_scale(card.height, moving=card.moving), squash=_shadow_squash(squash),
        alpha=card.alpha * (1 - card.grey), resting=resting,
    )  # fmt: skip
    for glow, alpha, spread in _glows(card, base, theme):
        painter.sprite(
            glow, pose, angle=card.angle, scale=scale * spread, squash=squash,
            alpha=card.alpha * alpha, resting=resting,
        )  # fmt: skip
    for picture, alpha in _pictures(card, base, theme, art):
        painter.sprite(
            picture, pose, angle=card.angle, scale=scale, squash=squash,
            alpha=card.alpha * alpha, resting=resting,
        )  # fmt: skip


def _glows(card: CardSprite[F], base: int, theme: Theme) -> list[tuple[Sprite, float, float]]:
    """The focus lies around the glow of a chosen card, so that both can be told at once."""
    glows = []
    if card.focus:
        spread = FOCUS_AROUND if card.glow > 0 else 1.0
        glows.append((sprite(card_glow, base, theme.focus_colour), 1.0, spread))
    if card.glow > 0:
        alpha = round(card.glow * GREY_STEPS) / GREY_STEPS
        glows.append((sprite(card_glow, base, theme.palette.accent_light), alpha, 1.0))
    if card.light > 0:
        alpha = round(card.light * GREY_STEPS) / GREY_STEPS
        glows.append((sprite(card_glow, base, theme.palette.paper), alpha, 1.0))
    return glows


def _pictures(
    card: CardSprite[F], base: int, theme: Theme, art: CardArt[F]
) -> list[tuple[Sprite, float]]:
    if card.face is None or card.turned < 0.5:
        return [(art.back(base, theme), 1.0)]
    face = art.face(card.face, base, theme)
    if card.dim > 0:
        dimmed = (derived(dimmed_card, face), round(card.dim * GREY_STEPS) / GREY_STEPS)
        return [dimmed] if card.dim >= 1 else [(face, 1.0), dimmed]
    if card.grey <= 0:
        return [(face, 1.0)]
    sunk = (derived(sunk_card, face), round(card.grey * GREY_STEPS) / GREY_STEPS)
    # The face goes as the sunk one comes: two of different size would both be seen.
    return [sunk] if card.grey >= 1 else [(face, 1.0 - card.grey), sunk]


@dataclass(frozen=True, slots=True)
class Spot:
    """A card's centre, its height in pixels, its tilt, and its width as a share of its height."""

    x: float
    y: float
    height: int
    angle: float = 0.0
    aspect: float = ASPECT

    @property
    def rect(self) -> Rect:
        """The upright box of the card."""
        width = round(self.height * self.aspect)
        return Rect(round(self.x - width / 2), round(self.y - self.height / 2), width, self.height)
