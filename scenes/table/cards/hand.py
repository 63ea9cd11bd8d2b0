"""The near player's hand: cards that rise under the pointer and are selected by a press."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, replace
from math import ceil, cos, radians, sin
from typing import Generic, NamedTuple, Protocol, Self

from pygame import Rect

from game.core.sentences import begin
from scenes.anim.easing import out_back, out_cubic, out_quad
from scenes.anim.timings import GO_HOME, HOVER, SELECT
from scenes.anim.tween import Glide
from scenes.art.card_shape import ASPECT, card_margin
from scenes.engine.access.spoken import Role
from scenes.engine.drawing.boards import Patchwork
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import RIM
from scenes.engine.i18n import _
from scenes.engine.theme import Theme
from scenes.table.cards.card_sprite import FOCUS_AROUND, CardArt, CardSprite, F, Spot, draw_card
from scenes.ui.element import Look, Size
from scenes.ui.widget import Widget

HOVER_RISE = 18
ROOM = 10
SELECTED_RISE = 0.16
"""How far a chosen card stands above the fan, of its height."""
HINTED_RISE = 0.4
"""Of that, while a hint stands above the hand: nothing may reach under its words."""


CARRIED_LIFT = 0.8
"""Of the height of a flight: its shadow falls far below it."""


class HandLayout(Protocol):
    """Where a table has room for the near hand."""

    def hand_spots(self, count: int) -> Sequence[Spot]:
        """The places of so many cards, from left to right."""


@dataclass(frozen=True, slots=True)
class CardsInHand(Generic[F]):
    """What the cards of a game are in a hand: how they look, what they are called, what to do."""

    art: CardArt[F]
    name_of: Callable[[F], str]
    """The meaning of a card in plain English, "card yellow 5"."""
    press: Callable[[CardSprite[F]], None]
    words_of: Callable[[F], str]
    """The same in the player's language, as it is told."""


class Selection(Generic[F]):
    """The cards chosen for this turn, oldest first."""

    def __init__(self) -> None:
        self.cards: list[CardSprite[F]] = []
        self._covered: list[F] = []
        """What was chosen when the hand was covered: it is still so when its owner looks again."""

    def forget(self) -> None:
        """Nothing is chosen, and nothing was."""
        self.cards, self._covered = [], []

    def toggle(self, card: CardSprite[F], needed: int) -> bool:
        """Select or unselect; one more than needed replaces the oldest. True when selected."""
        if card in self.cards:
            self.cards.remove(card)
            return False
        self.cards.append(card)
        del self.cards[:-needed]
        return True

    def move(self, old: Sequence[CardSprite[F]], new: Sequence[CardSprite[F]]) -> None:
        """Forget cards that have left the hand; the same hand laid anew keeps its choice."""
        before, faces = Counter(card.face for card in old), Counter(card.face for card in new)
        if None in faces and None not in before:
            self._covered = [card.face for card in self.cards if card.face is not None]
        elif None in before and None not in faces:
            self._uncover(new)
            return
        if before != faces or None in faces or set(old) == set(new):
            self.cards = [card for card in self.cards if card in new]
            return
        self.cards = [
            _alike(new, card.face)[_alike(old, card.face).index(card)] for card in self.cards
        ]

    def _uncover(self, cards: Sequence[CardSprite[F]]) -> None:
        """Those that were chosen, if all of them are there; else it is another hand."""
        chosen, self._covered = self._covered, []
        self.cards = []
        for face in chosen:
            free = [card for card in _alike(cards, face) if card not in self.cards]
            self.cards += free[:1]
        if len(self.cards) < len(chosen):
            self.cards = []


def _alike(cards: Sequence[CardSprite[F]], face: F | None) -> list[CardSprite[F]]:
    return [card for card in cards if card.face == face]


class CardLooks(NamedTuple):
    """What is seen of a card in a hand, and where."""

    place: tuple[float, float, float]
    """Its middle, and how far it is turned."""
    state: Hashable


def card_reach(place: tuple[float, float, float], height: float) -> Rect:
    """All of a card with its middle there, so far turned; one that is raised is turned less."""
    x, y, angle = place
    margin = 2 * card_margin(round(height))
    wide, high = height * ASPECT + margin, height + margin
    across, down = abs(cos(radians(angle))), abs(sin(radians(angle)))
    area = Rect(0, 0, 0, 0)
    area.width = ceil((wide * across + high * down) * FOCUS_AROUND) + 2 * RIM
    area.height = ceil((wide * down + high * across) * FOCUS_AROUND) + 2 * RIM
    area.center = round(x), round(y)
    return area


@dataclass(frozen=True, slots=True)
class HandVersion(Patchwork):
    """A card that comes to a hand at rest, or leaves it, changes nothing of those beside it."""

    cards: tuple[tuple[CardLooks, Hashable], ...]
    """How they look, and what lies on them."""
    height: float

    def changed_since(self, before: Self) -> list[Rect]:
        changed = set(self.cards) ^ set(before.cards)
        seen = ((looks.place, each.height) for each in (before, self)
                for looks, above in each.cards if (looks, above) in changed)  # fmt: skip
        return [card_reach(place, height) for place, height in seen]


class HandCard(Widget, Generic[F]):
    """One card of the hand. It draws the card raised; the card itself stays at its place."""

    def __init__(self, card: CardSprite[F], held: CardsInHand[F]) -> None:
        super().__init__("card")
        self.role = Role.CARD
        self.card = card
        self.selected = False
        self.advised = False
        self.is_below_strip = False
        """A hint stands above the hand, or somebody thinks there."""
        self.rise = Glide()
        self.room = Glide()
        self.carried_to: tuple[float, float] | None = None
        """Where the pointer has carried it; the hand may be laid anew meanwhile."""
        self._away = (Glide(), Glide())
        self._held = held

    @property
    def is_near(self) -> bool:
        """Under the pointer, or where the keyboard is."""
        return self.hovered or self.shows_focus

    def natural(self, look: Look, width: int) -> Size:  # noqa: ARG002 - placed by the fan
        return self.rect.size

    def press(self) -> None:
        self._held.press(self.card)

    @property
    def spoken(self) -> str:
        face = self.card.face
        return _("Covered card") if face is None else begin(self._held.words_of(face))

    @property
    def spoken_value(self) -> str:
        if self.advised:
            return _("advised")
        return _("not now") if self.card.dim else ""

    @property
    def is_on(self) -> bool | None:
        return self.selected

    def update(self, dt: float, theme: Theme) -> bool:
        rise: float = theme.metrics.px(HOVER_RISE) if self.is_near else 0
        if self.is_below_strip:
            rise = self.card.height * SELECTED_RISE * HINTED_RISE if self.selected else rise / 3
        elif self.selected:
            # It stands high already: much higher, and it would reach under the caption.
            rise = rise / 3 + self.card.height * SELECTED_RISE
        if rise != self.rise.target:
            ease, seconds = (out_back, SELECT) if self.selected else (out_quad, HOVER)
            self.rise.to(rise, theme.motion.hovering(seconds), ease)
        for away in self._away:
            if away.target:
                away.to(0.0, theme.motion.hovering(GO_HOME), out_cubic)
        changed = super().update(dt, theme)
        for glide in (self.rise, self.room, *self._away):
            changed |= glide.is_moving and glide.update(dt)
        return changed

    def let_go(self) -> None:
        """From where it was carried it goes home."""
        if self.carried_to is not None:
            (x, y), self.carried_to = self.carried_to, None
            self._away[0].jump(x - self.card.x - self.room.value)
            self._away[1].jump(y - self.card.y + self.rise.value)

    def settle(self) -> None:
        """Let the card itself be where it is seen, so that a flight starts from there."""
        card, seen = self.card, self.raised()
        card.x, card.y, card.angle = seen.x, seen.y, seen.angle
        self.carried_to = None
        for glide in (self.rise, self.room, *self._away):
            glide.jump(0.0)

    def draw(self, painter: Painter) -> None:
        """The focus is a ring that turns with the card."""
        draw_card(painter, self.raised(), (round(self.card.height),), self._held.art)

    @property
    def is_at_rest(self) -> bool:
        """It keeps still, whether raised or not."""
        return not (self._moves or self.card.moving) and self.card.is_at_rest

    @property
    def _moves(self) -> bool:
        glides = (self.rise, self.room, *self._away)
        return self.carried_to is not None or any(glide.is_moving for glide in glides)

    @property
    def looks(self) -> CardLooks:
        """Everything that its picture depends on while it rests."""
        card = self.card
        place = (card.x + self.room.value, card.y - self.rise.value, card.angle)
        state = (card.face, card.turned, card.dim, self.selected, self.advised, self.shows_focus)
        return CardLooks(place, state)

    @property
    def reach(self) -> Rect:
        """Nothing of its picture lies outside while it rests, glow and shadow included."""
        card = self.card
        place = (card.x + self.room.value, card.y - self.rise.value, card.angle)
        return card_reach(place, card.height)

    def raised(self) -> CardSprite[F]:
        """The card as it is seen: higher, and upright the higher it stands."""
        card, carried = self.card, self.carried_to is not None
        x, y = self.carried_to or (
            card.x + self.room.value + self._away[0].value,
            card.y - self.rise.value + self._away[1].value,
        )
        upright = min(1.0, (card.y - y) / max(1.0, card.height * SELECTED_RISE))
        return replace(
            card,
            x=x,
            y=y,
            angle=0.0 if carried else card.angle * (1 - max(0.0, upright)),
            lift=CARRIED_LIFT if carried else card.lift,
            glow=1.0 if self.selected or self.advised else card.glow,
            focus=self.shows_focus,
            moving=card.moving or self._moves,
        )


class Hand(Generic[F]):
    """The widgets of all cards in the hand, kept in step with the display."""

    def __init__(self, held: CardsInHand[F]) -> None:
        self.cards: list[HandCard[F]] = []
        self.selection: Selection[F] = Selection()
        self.advised: Sequence[CardSprite[F]] = ()
        """Those that a hint points out; whether they are chosen is up to the person."""
        self._held = held
        self._named: list[F | None] = []

    def card_of(self, widget: object) -> HandCard[F] | None:
        """The card that a widget is, if it is one of the hand."""
        return next((card for card in self.cards if card is widget), None)

    def card_at(self, position: tuple[int, int]) -> HandCard[F] | None:
        """The card that a pointer is on."""
        return next((card for card in self.cards if card.rect.collidepoint(position)), None)

    def follow(self, hand: Sequence[CardSprite[F]], layout: HandLayout) -> bool:
        """Adopt the display's cards; true when the hand has changed."""
        before = [widget.card for widget in self.cards]
        changed = before != list(hand)
        if changed:
            known = {id(widget.card): widget for widget in self.cards}
            self.cards = [known.get(id(card)) or HandCard(card, self._held) for card in hand]
            self.selection.move(before, hand)
        faces = [card.face for card in hand]
        if changed or faces != self._named:
            self._named = faces
            self._name()
        for widget in self.cards:
            widget.selected = widget.card in self.selection.cards
            widget.advised = widget.card in self.advised
        if changed:
            self.place(layout)
        return changed

    def _name(self) -> None:
        """By meaning; equal cards are told apart by a number."""
        counts: Counter[str] = Counter()
        for number, widget in enumerate(self.cards, start=1):
            face = widget.card.face
            name = f"card {number}" if face is None else self._held.name_of(face)
            counts[name] += 1
            widget.name = f"{name} ({counts[name]})" if counts[name] > 1 else name

    def place(self, layout: HandLayout) -> None:
        """Where each card can be pressed: what is not covered by its right neighbour."""
        spots = layout.hand_spots(len(self.cards))
        for index, (widget, spot) in enumerate(zip(self.cards, spots, strict=True)):
            box, rise = spot.rect, round(spot.height * SELECTED_RISE)
            right = spots[index + 1].rect.left if index + 1 < len(spots) else box.right
            widget.rect = Rect(box.left, box.top - rise, right - box.left, box.height + rise)

    def make_room(self, theme: Theme) -> None:
        """Neighbours of a raised card step aside."""
        near = next((i for i, w in enumerate(self.cards) if w.is_near), None)
        step, seconds = theme.metrics.px(ROOM), theme.motion.hovering(HOVER)
        for index, widget in enumerate(self.cards):
            aside = 0 if near in (None, index) else step * (1 if index > (near or 0) else -1)
            widget.room.to(aside, seconds)

    def settle(self, card: CardSprite[F]) -> None:
        """Let the card itself be where it is seen, so that a flight starts from there."""
        for widget in self.cards:
            if widget.card is card:
                widget.settle()

    @property
    def is_at_rest(self) -> bool:
        """None of its cards is on its way."""
        return all(card.is_at_rest for card in self.cards)

    @property
    def lying(self) -> list[HandCard[F]]:
        """Those that nobody carries."""
        return [card for card in self.cards if card.carried_to is None]

    def draw_carried(self, painter: Painter) -> None:
        """What follows the pointer, above everything."""
        for card in self.cards:
            if card.carried_to is not None:
                card.draw(painter)
