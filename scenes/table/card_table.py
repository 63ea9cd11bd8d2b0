"""The usual table of any game with cards: it needs nothing of a game but its kit.

What lies there follows from the events alone, and every card that is moved flies; numbers or the
teller's words stand on paper cards. A game with more to show overrides what differs.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, TypeAlias

from pygame import Rect

from game.app.looking_back.replays import Chronicle
from game.app.session import AnySession
from game.core.events import (
    CardMove,
    CardsMoved,
    CardsRevealed,
    Event,
    Locking,
    MatchEnded,
    Shuffled,
    TurnStarted,
)
from game.core.moves import Move
from game.core.places import Cell, Zone
from game.core.seats import Seat, Viewer
from game.core.sentences import begin
from game.core.view import View
from game.kits.kit import AnyKit
from game.kits.teller import Cast
from scenes.anim import timings
from scenes.anim.timeline import Call, Cue, Wait, parallel, sequence, stagger
from scenes.art.paper_cards import paper_back, paper_face
from scenes.art.portraits.mood import Mood
from scenes.engine.audio import Sound
from scenes.engine.drawing.boards import Ground, Region
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.prefetch_painter import Rehearsal
from scenes.engine.drawing.sprites import Sprite, sprite
from scenes.engine.drawing.text import Align
from scenes.engine.theme import Theme
from scenes.table.card_choosing import MoveChooser
from scenes.table.card_groups import (
    PILE_GROUP,
    UNSEEN,
    CardGroups,
    Group,
    Moved,
    TableCard,
    table_for,
)
from scenes.table.card_layout import CardLayout, SeatPlace, card_layout
from scenes.table.card_panels import draw_count, draw_points, draw_seal_words, draw_turn
from scenes.table.cards.card_sprite import CardArt, CardSprite, Spot, draw_card
from scenes.table.cards.hand import CardsInHand
from scenes.table.cards.motion import flip, fly
from scenes.table.playmat import Desk, Playmat, SpeechPlace
from scenes.table.seats.faces import SeatFace
from scenes.table.seats.seat_head import draw_stand_in, names_type
from scenes.ui.cloth import lay_cloth

LONGEST_DEAL = 2.0
"""Seconds for all cards of one event: many follow each other more quickly."""
FLIGHT = 0.320
BESIDE_SPEECH = 8
NAME_SHARE = 0.9

Resting: TypeAlias = Sequence[tuple[Group, list[TableCard], Spot]]


class PaperArt:
    """Implements `CardArt`: what is called by these words is drawn with them."""

    def __init__(self, words: Callable[[Hashable], str]) -> None:
        self._words = words

    def face(self, face: Hashable, height: int, theme: Theme) -> Sprite:
        return sprite(paper_face, self._words(face), height, theme.palette)

    def back(self, height: int, theme: Theme) -> Sprite:
        return sprite(paper_back, height, theme.palette)


class CardTable(Playmat[Any, Any]):
    """Seats along the top, what lies in the middle, the near hand below."""

    chooser: MoveChooser

    def __init__(
        self, kit: AnyKit, session: AnySession, desk: Desk, theme: Theme, near: Seat
    ) -> None:
        self._kit = kit
        self._session = session
        self._desk = desk
        self._theme = theme
        self._chronicle = Chronicle(session)
        self._layout = card_layout(theme.metrics, len(session.chairs), near)
        self.viewer: Viewer = near
        self.table = CardGroups(len(session.chairs))
        self._flying: list[TableCard] = []
        self.cards = CardsInHand(self.card_art(), self._card_name, _nothing, self.card_words)
        self.chooser = MoveChooser(desk, session, self)

    def card_art(self) -> CardArt[Hashable]:
        """How its cards look."""
        return PaperArt(self.card_words)

    def card_words(self, face: Hashable) -> str:
        """What stands on a card: what its teller calls it, or the card itself."""
        return self._kit.teller.card(face)

    def _card_name(self, face: Hashable) -> str:
        return f"card {face}"

    def move_words(self, move: Move, view: View[Move]) -> str:
        """A move on a button."""
        return begin(self._kit.teller.move(move, view))

    @property
    def places(self) -> CardLayout:
        return self._layout

    @property
    def hand(self) -> Sequence[TableCard]:
        """What lies below."""
        return self.table.hand(self._layout.near)

    @property
    def cells(self) -> Mapping[Cell, Spot]:
        """Those on which cards lie, and all beside them."""
        taken = [group.cell for group in self.table.groups if group.cell is not None]
        return self._layout.grid(taken)

    # -- what lies there

    def lay_out(self, theme: Theme, near: Seat) -> None:
        self._theme = theme
        self._layout = card_layout(theme.metrics, len(self._session.chairs), near)
        self.begin(self.viewer)

    def begin(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self._put(CardGroups(len(self._session.chairs)))

    def rebuild(self, view: View[Move]) -> None:
        self.viewer = view.viewer
        table = self._told(view.viewer)
        table.points = list(view.points)
        self._put(table)

    def _told(self, viewer: Viewer) -> CardGroups:
        return table_for(self._chronicle, len(self._session.chairs), viewer)

    def _put(self, table: CardGroups) -> None:
        """Everything rests at its place."""
        self.table, self._flying = table, []
        spots = self._layout.spots(table)
        for cards in table.groups.values():
            for card in cards:
                card.place(spots[id(card)])
                card.turned = 0.0 if card.face is None else 1.0

    def differences(self, view: View[Move]) -> list[str]:
        truth = self._told(view.viewer)
        pairs = (
            (self.table.faces, truth.faces),
            (self.table.points, list(view.points)),
            (self.table.turn, truth.turn),
        )
        wrong = [f"{shown} is not {true}" for shown, true in pairs if shown != true]
        return wrong or [f"{place} is not told" for place in self.table.untold(view)]

    # -- what happens there

    def cue_for(self, event: Event) -> Cue:
        match event:
            case CardsMoved(moves) | Locking(moves=moves):
                cue = self._fly(moves)
            case CardsRevealed(faces):
                cue = self._turn_over(faces)
            case Shuffled():
                riffle = Call(lambda: self._desk.sound(Sound.RIFFLE))
                cue = sequence(
                    riffle,
                    Call(lambda: self._jump(event)),
                    Wait(self._theme.motion.moving(timings.SHUFFLE)),
                )
            case _:
                cue = Call(lambda: self._jump(event))
        return sequence(Call(lambda: self._tell(event)), cue)

    def _jump(self, event: Event) -> None:
        self.table.apply(event)
        self._put(self.table)

    def _tell(self, event: Event) -> None:
        """In the teller's words; whose turn it is stands in the prompt."""
        if isinstance(event, TurnStarted | MatchEnded | Shuffled):
            return
        cast = Cast(tuple(chair.name for chair in self._session.chairs), self._session.options)
        told = self._kit.teller.tell(event, cast)
        if told:
            self._desk.caption.announce(*told[:2])

    def _fly(self, moves: Sequence[CardMove]) -> Cue:
        """All to their places, one after the other; what stays makes room meanwhile."""
        before, after = self.table, self.table.copy()
        moved = after.move(moves)
        spots, coming = self._layout.spots(after), {id(each.card) for each in moved}
        staying = [card for cards in after.groups.values() for card in cards
                   if id(card) not in coming]  # fmt: skip
        seconds = self._theme.motion.moving(FLIGHT)
        shifts = [
            fly(card, spots[id(card)], seconds, self._theme.motion, arc=0.0)
            for card in staying
            if not card.is_on(spots[id(card)])
        ]
        gap = min(timings.DEAL_GAP, LONGEST_DEAL / len(moved)) if moved else 0.0
        flights = [self._flight(each, spots.get(id(each.card)), seconds) for each in moved]

        def leave() -> None:
            for move, each in zip(moves, moved, strict=True):
                if each.card.height == 0.0:
                    each.card.place(self._layout.entry(Group.of(move.source)))
            groups = {
                group: [card for card in cards if id(card) not in coming]
                for group, cards in after.groups.items()
            }
            self.table = after.copy()
            self.table.groups = {group: cards for group, cards in groups.items() if cards}
            self.table.points, self.table.turn = before.points, before.turn
            self._flying = [each.card for each in moved]

        def arrive() -> None:
            self._put(after)

        ripple = 0.0 if self._theme.motion.reduced else gap
        return sequence(Call(leave), parallel(*shifts, stagger(ripple, flights)), Call(arrive))

    def _flight(self, moved: Moved, spot: Spot | None, seconds: float) -> Cue:
        card, is_gone = moved.card, spot is None or moved.target.zone in UNSEEN
        target = self._layout.entry(moved.target) if spot is None else spot

        def start() -> None:
            if moved.face is not None:
                card.face = moved.face
            self._desk.sound(Sound.DEAL)

        def land() -> None:
            card.face = moved.face

        turned = 0.0 if moved.face is None else 1.0
        flight = fly(card, target, seconds, self._theme.motion, vanish=is_gone)
        return sequence(Call(start), parallel(flight, flip(card, seconds, to=turned)), Call(land))

    def _turn_over(self, faces: Sequence[Sequence[Hashable]]) -> Cue:
        turning = list(self.table.turned_over(faces))

        def show() -> None:
            for card, face in turning:
                card.face = face
            self._desk.sound(Sound.CARD_FLIP)

        seconds = self._theme.motion.moving(FLIGHT)
        flips = [flip(card, seconds, hop=True) for card, _face in turning]
        return sequence(Call(show), parallel(*flips))

    # -- who sits there

    @property
    def faces(self) -> list[SeatFace]:
        chairs = self._session.chairs
        return [
            SeatFace(
                place.seat, place.portrait, chairs[place.seat].avatar,
                Mood.THINKING if place.seat in self.table.turn else Mood.CALM, place.area,
            )
            for place in self._layout.seats
        ]  # fmt: skip

    def speech_place(self, seat: Seat) -> SpeechPlace:
        place, beside = self._layout.seats[seat], self._layout.metrics.px(BESIDE_SPEECH)
        left, top = place.portrait.right + beside, place.area.top + beside
        room = Rect(left, top, place.area.right - beside - left, place.area.height - 2 * beside)
        return SpeechPlace(place.portrait, room, place.name.height)

    def rehearse(self, painter: Rehearsal) -> None:
        for height in sorted({self._layout.hand_height, self._layout.pile.height}):
            painter.sprite(self.cards.art.back(height, self._theme), (0, 0))

    def rehearse_rest(self, painter: Rehearsal) -> None:
        for card in self.hand:
            if card.face is not None:
                face = self.cards.art.face(card.face, self._layout.hand_height, self._theme)
                painter.sprite(face, (0, 0))

    # -- what is drawn

    @property
    def ground(self) -> Ground:
        version = self._layout, tuple(chair.name for chair in self._session.chairs)
        return Ground(version, self._draw_ground)

    def _draw_ground(self, painter: Painter) -> None:
        lay_cloth(painter)
        places, chairs = self._layout.seats, self._session.chairs
        names = [(chairs[place.seat].name, place.name.width) for place in places]
        type_ = names_type(painter, names, round(places[0].name.height * NAME_SHARE))
        for place in places:
            painter.panel(place.area)
            short = painter.typesetter.shorten(chairs[place.seat].name, type_, place.name.width)
            painter.text(short, type_, place.name.midleft, align=Align.LEFT)

    def regions(self) -> list[Region]:
        spots = self._layout.spots(self.table)
        seats = [self._seat_region(place, spots) for place in self._layout.seats]
        return [*seats, self._middle_region(spots)]

    def _resting(self, area: Rect, spots: Mapping[int, Spot]) -> Resting:
        """The groups that lie in an area and keep still, with the place of their uppermost card."""
        found, near = [], self._layout.near
        for group, cards in self.table.groups.items():
            if group.zone is Zone.HAND and group.seat == near:
                continue
            for seen in [cards] if self._layout.is_stack(group) else [[card] for card in cards]:
                spot = spots[id(seen[-1])]
                if seen[-1].is_on(spot) and area.collidepoint(spot.x, spot.y):
                    found.append((group, seen, spot))
        return found

    def _seat_region(self, place: SeatPlace, spots: Mapping[int, Spot]) -> Region:
        resting = self._resting(place.area, spots)
        points, stand_in = self.table.points[place.seat], place.seat in self._session.stand_ins
        is_asked = place.seat in self.table.turn and self._session.outcome is None
        version = (points, stand_in, is_asked, *_looks(resting))

        def draw(painter: Painter) -> None:
            if is_asked:
                draw_turn(painter, place.area)
            if stand_in:
                draw_stand_in(painter, place.portrait)
            draw_points(painter, place.points, points)
            self._draw_groups(painter, resting)

        return Region(place.area, version, draw)

    def _middle_region(self, spots: Mapping[int, Spot]) -> Region:
        layout = self._layout
        area = layout.middle.unionall([layout.pile.rect, layout.discard.rect, layout.seal])
        around = layout.metrics.px(20)
        area = area.inflate(around, around)
        resting, pile = self._resting(area, spots), len(self.table.at(PILE_GROUP))

        def draw(painter: Painter) -> None:
            self._draw_groups(painter, resting)
            draw_seal_words(painter, layout.seal, pile)

        return Region(area, (pile, *_looks(resting)), draw)

    def _draw_groups(self, painter: Painter, resting: Resting) -> None:
        for group, cards, spot in resting:
            draw_card(painter, cards[-1], (spot.height,), self.cards.art)
            if self._layout.is_stack(group) and group != PILE_GROUP:
                draw_count(painter, spot, len(cards))

    def draw_moving(self, painter: Painter) -> None:
        spots, hand = self._layout.spots(self.table), {id(card) for card in self.hand}
        for cards in self.table.groups.values():
            for card in cards:
                if not card.is_on(spots[id(card)]) and id(card) not in hand:
                    self._draw(painter, card)

    def draw_flying(self, painter: Painter) -> None:
        for card in self._flying:
            if card.height:
                self._draw(painter, card)
        self.chooser.hand.draw_carried(painter)

    def _draw(self, painter: Painter, card: CardSprite[Hashable]) -> None:
        heights = sorted({self._layout.pile.height, self._layout.hand_height})
        draw_card(painter, card, heights, self.cards.art)


def _nothing(_card: TableCard) -> None:
    """Its chooser has its own answer."""


def _looks(resting: Resting) -> list[tuple[Hashable, ...]]:
    return [(len(cards), cards[-1].face, cards[-1].turned, spot) for _, cards, spot in resting]
