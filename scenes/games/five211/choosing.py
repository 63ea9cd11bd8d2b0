"""How a person chooses cards in 5211: presses them, or asks for them by digits and arrows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import ceil, pi, sin

from pygame import Rect

from game.kits.five211.phrases import card_words
from game.rules.five211.cards import Card
from game.rules.five211.moves import Five211Move, PlayCards
from game.rules.five211.options import CARDS_PER_TURN
from game.rules.five211.view import Five211View
from scenes.anim.easing import linear
from scenes.anim.tween import Glide
from scenes.engine.audio import Sound
from scenes.engine.drawing.boards import Region
from scenes.engine.drawing.painter import Painter
from scenes.engine.i18n import ngettext
from scenes.engine.input.inputs import Action, Input, Point, Press
from scenes.engine.theme import Theme
from scenes.games.five211 import table_words
from scenes.games.five211.card_art import CARD_ART, TableCard
from scenes.games.five211.display import Display
from scenes.games.five211.pace import REMIND
from scenes.table.cards.carried_card import CarriedCard
from scenes.table.cards.hand import CardsInHand, Hand, HandCard
from scenes.table.choosing.drag import Carried, Drop
from scenes.table.playmat import Chooser, Desk
from scenes.ui.widget import Widget

FORWARD, BACK = 0.3, 0.08
"""A card that is dropped so far above its place in the fan, of its height, is meant to be chosen;
one that was chosen stays so until it is dropped lower than that."""
REMINDS = 3
"""Pulses of what is missing."""
AROUND_SLOTS = 14
"""A drop beside the places of the near player is meant for them."""


class CardChooser(Chooser[Five211Move, Five211View]):
    """With the near hand. Nothing is chosen that is not in it."""

    def __init__(self, desk: Desk, display: Display) -> None:
        self._desk = desk
        self._display = display
        self.hand = Hand(CardsInHand(CARD_ART, _card_name, self._press, card_words))
        self._reminder = Glide()

    def look_at(self, display: Display) -> None:
        """The table was laid anew; what somebody else has chosen is forgotten."""
        if display.layout.own != self._display.layout.own:
            self.hand.selection.forget()
        self._display = display

    @property
    def parts(self) -> Sequence[Widget]:
        return self.hand.cards

    @property
    def _needed(self) -> int:
        """How many cards this turn asks for."""
        return CARDS_PER_TURN[self._display.turn]

    @property
    def _is_complete(self) -> bool:
        return self._desk.may_choose() and len(self.hand.selection.cards) == self._needed

    def follow(self) -> bool:
        return self.hand.follow(self._display.fan, self._display.layout)

    def grab(self, point: Point) -> Carried | None:
        card = self.hand.card_at(point.position) if self._desk.may_choose() else None
        return None if card is None else CarriedCard(card, point.position, self._dropped)

    def handle(self, event: Input, focused: Widget | None) -> bool:
        if not isinstance(event, Press) or not event.is_down(event.action):
            return False
        cards = self.hand.cards
        match event.action:
            case Action.DIGIT if 0 < event.digit <= len(cards):
                self._press(cards[event.digit - 1].card)
            case Action.RIGHT if self._is_complete and cards and focused is cards[-1]:
                self._desk.focus_on_play()
            case Action.UP | Action.DOWN if (card := self.hand.card_of(focused)) is not None:
                # Up brings a card forward, down puts it back; from there they lead on.
                chosen = card.card in self.hand.selection.cards
                if chosen == (event.action is Action.UP) or not self._desk.may_choose():
                    return False
                self._press(card.card)
            case _:
                return False
        return True

    def chosen(self, view: Five211View) -> Five211Move | None:
        cards = Counter(card.face for card in self.hand.selection.cards)
        plays = (move for move in view.legal if isinstance(move, PlayCards))
        return next((play for play in plays if Counter(play.cards) == cards), None)

    def put_forward(self, move: Five211Move) -> bool:
        chosen = self._cards_of(move)
        if chosen:
            self.hand.selection.cards = chosen
        return bool(chosen)

    def point_out(self, move: Five211Move | None) -> None:
        self.hand.advised = self._cards_of(move)

    def _cards_of(self, move: Five211Move | None) -> list[TableCard]:
        """Those of the hand that a move plays; of equal ones the first."""
        found: list[TableCard] = []
        for face in move.cards if isinstance(move, PlayCards) else ():
            free = (card for card in self._display.hand if card not in found)
            found += [card for card in free if card.face is face][:1]
        return found

    def let_go(self, *, covered: bool) -> None:
        chosen = self.hand.selection.cards
        self.hand.selection.forget()
        if not covered:
            for card in chosen:
                self.hand.settle(card)
            _bring_forward(self._display.hand, chosen)

    def remind(self) -> None:
        self._reminder.jump(1.0)
        self._reminder.to(0.0, REMIND, linear)

    def prompt(self, view: Five211View) -> str:
        needed, chosen = view.cards_needed, len(self.hand.selection.cards)
        if chosen < needed:
            more = table_words.choose_more if chosen else table_words.choose
            return more(needed - chosen)
        return ngettext("Ready: play it!", "Ready: play them!", needed)

    def update(self, dt: float, theme: Theme) -> bool:
        self.hand.make_room(theme)
        changed = self._reminder.update(dt)
        self._display.reminder = reminder_light(self._reminder.value, reduced=theme.motion.reduced)
        self._display.missing = self._needed - len(self.hand.selection.cards)
        return changed

    def regions(self) -> list[Region]:
        still = tuple(card.looks for card in self.hand.cards) if self.hand.is_at_rest else None
        return [Region(self._area, still, self._draw_still)]

    def draw(self, painter: Painter) -> None:
        if not self.hand.is_at_rest:
            self._draw_cards(painter)

    @property
    def _area(self) -> Rect:
        """Room for raised cards and for what shines around them."""
        return self._display.layout.hands

    def _draw_still(self, painter: Painter) -> None:
        if self.hand.is_at_rest:
            self._draw_cards(painter)

    def _draw_cards(self, painter: Painter) -> None:
        for card in self.hand.lying:
            card.draw(painter)

    def _dropped(self, card: HandCard[Card], drop: Drop) -> None:
        """Forward or on a slot it is chosen, back it is not; a throw that completes plays."""
        if card not in self.hand.cards or not self._desk.may_choose():
            return
        chosen = self.hand.selection.cards
        was_chosen = card.card in chosen
        completes = was_chosen or len(chosen) < self._needed
        if self._is_forward(card, drop) != was_chosen:
            self._press(card.card)
        if completes and drop.is_thrown_up and self._is_complete:
            self._desk.play()

    def _is_forward(self, card: HandCard[Card], drop: Drop) -> bool:
        layout, around = self._display.layout, self._display.layout.metrics.px(2 * AROUND_SLOTS)
        slots = layout.boxes[layout.own].row.inflate(around, around)
        high = (card.card.y - card.raised().y) / card.card.height
        far = BACK if card.card in self.hand.selection.cards else FORWARD
        return drop.is_thrown_up or bool(slots.collidepoint(drop.position)) or high > far

    def _press(self, card: TableCard) -> None:
        if card not in self._display.hand or not self._desk.may_choose():
            self._desk.refuse("")
            return
        self.hand.selection.toggle(card, self._needed)
        self._desk.sound(Sound.CARD_SLIDE)
        self._desk.changed()


def reminder_light(left: float, *, reduced: bool) -> float:
    """How bright what is missing shines, 0..1, while so much of the reminder is left."""
    return ceil(left) if reduced else abs(sin(REMINDS * pi * left))


def _card_name(card: Card) -> str:
    return f"card {card.colour.name.lower()} {card.value}"


def _bring_forward(hand: list[TableCard], chosen: Sequence[TableCard]) -> None:
    """Of equal cards the match takes the first, so let the chosen ones be first."""
    for card in chosen:
        here = hand.index(card)
        for place in range(here):
            if hand[place].face is card.face and hand[place] not in chosen:
                hand[place], hand[here] = hand[here], hand[place]
                break
