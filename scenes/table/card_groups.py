"""Where the cards of a match lie as far as one viewer knows, told by its events alone.

Cards that lie together are a group: a hand, a pile, what a seat has laid, a cell of the table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from typing import NamedTuple, Self, TypeAlias

from game.app.looking_back.replays import Chronicle
from game.core.events import (
    CardMove,
    CardsMoved,
    CardsRevealed,
    Event,
    Locking,
    ScoreChanged,
    Shuffled,
    TurnStarted,
)
from game.core.moves import DealAnew, Move
from game.core.places import Cell, Place, Zone
from game.core.seats import PUBLIC, Seat, Viewer
from game.core.view import View
from game.core.zones import ZonesView, shape_of
from scenes.table.cards.card_sprite import CardSprite

TableCard: TypeAlias = CardSprite[Hashable]


class Group(NamedTuple):
    """Cards that lie together; `Place` without the position among them."""

    zone: Zone
    seat: Seat | None = None
    part: int = 0
    cell: Cell | None = None

    @classmethod
    def of(cls, place: Place) -> Group:
        """Where this place is."""
        return cls(place.zone, place.seat, place.part, place.cell)


PILE_GROUP, DISCARD_GROUP = Group(Zone.PILE), Group(Zone.DISCARD)
UNSEEN = frozenset({Zone.BOX})
"""What lies there is no part of the table."""


class Moved(NamedTuple):
    """A card that changes its group, and what is seen of it there."""

    card: TableCard
    target: Group
    face: Hashable | None


class CardGroups:
    """Everything that events tell of a table: cards, points and whose turn it is."""

    def __init__(self, seats: int) -> None:
        self.groups: dict[Group, list[TableCard]] = {}
        self.points: list[int | None] = [0] * seats
        self.turn: tuple[Seat, ...] = ()

    def copy(self) -> Self:
        """The same cards, which can be moved without moving these."""
        twin = type(self)(len(self.points))
        twin.groups = {group: list(cards) for group, cards in self.groups.items()}
        twin.points, twin.turn = list(self.points), self.turn
        return twin

    def at(self, group: Group) -> list[TableCard]:
        """The cards of a group, the lowest first."""
        return self.groups.get(group, [])

    def hand(self, seat: Seat) -> list[TableCard]:
        """Of all hands of a seat."""
        held = (cards for group, cards in self.groups.items() if _is_hand(group, seat))
        return [card for cards in held for card in cards]

    @property
    def faces(self) -> dict[Group, list[Hashable | None]]:
        """What is seen where."""
        return {group: [card.face for card in cards] for group, cards in self.groups.items()}

    def apply(self, event: Event) -> None:
        """Let it have happened."""
        match event:
            case CardsMoved(moves) | Locking(moves=moves):
                for moved in self.move(moves):
                    moved.card.face = moved.face
            case CardsRevealed(faces):
                for card, face in self.turned_over(faces):
                    card.face = face
            case Shuffled(count):
                self.shuffle(count)
            case ScoreChanged(seat, points):
                self.points[seat] = points
            case TurnStarted(seats):
                self.turn = seats

    def move(self, moves: Sequence[CardMove]) -> list[Moved]:
        """Bring cards to their groups; their faces are still to be changed."""
        moved = []
        for source, target, face in moves:
            card, group = self._take(source, face), Group.of(target)
            moved.append(Moved(card, group, face))
            if target.zone not in UNSEEN:
                cards = self.groups.setdefault(group, [])
                cards.insert(len(cards) if target.index is None else target.index, card)
        return moved

    def _take(self, place: Place, face: Hashable | None) -> TableCard:
        """The card that is meant: the same face, or its position, or the uppermost."""
        cards = self.groups.get(Group.of(place), [])
        if not cards:
            return CardSprite(None, 0.0, 0.0, 0.0, turned=0.0)
        alike = [at for at, card in enumerate(cards) if face is not None and card.face == face]
        last = len(cards) - 1
        found = alike[0] if alike else last if place.index is None else min(place.index, last)
        card = cards.pop(found)
        if not cards:
            del self.groups[Group.of(place)]
        return card

    def shuffle(self, count: int) -> None:
        """The pile has so many cards; if these are all there are, nothing lies elsewhere."""
        rest = {group: cards for group, cards in self.groups.items() if group not in _STOCK}
        elsewhere = sum(map(len, rest.values()))
        stock = sum(len(self.at(group)) for group in _STOCK)
        # Who collects the cards of a round need not tell it card by card.
        self.groups = {} if count > stock and elsewhere else rest
        if count:
            cards = [CardSprite[Hashable](None, 0.0, 0.0, 0.0, turned=0.0) for _ in range(count)]
            self.groups[PILE_GROUP] = cards

    def turned_over(
        self, faces: Sequence[Sequence[Hashable]]
    ) -> Iterator[tuple[TableCard, Hashable]]:
        """The covered cards before each seat, with what they show."""
        for seat, own in enumerate(faces):
            covered = [
                card
                for group, cards in self.groups.items()
                if group.seat == seat and group.zone is not Zone.HAND
                for card in cards
                if card.face is None
            ]
            yield from zip(covered, own, strict=False)

    def untold(self, view: View[Move]) -> list[Place]:
        """Where other cards lie than events told, as far as a game of zones can say so."""
        return [
            place
            for place, cards in lying(view)
            if Counter(cards) != Counter(
                card.face for group, own in self.groups.items() for card in own
                if (group.zone, group.seat) == (place.zone, place.seat)
            )
        ]  # fmt: skip

    def forget_hand(self, seat: Seat) -> None:
        """It was dealt anew, and nothing was told of that."""
        for card in self.hand(seat):
            card.face = None


_STOCK = (PILE_GROUP, DISCARD_GROUP)


def _is_hand(group: Group, seat: Seat) -> bool:
    return group.zone is Zone.HAND and group.seat == seat


def lying(view: View[Move]) -> Iterator[tuple[Place, Sequence[Hashable | None]]]:
    """The cards of every zone, in a game of zones."""
    if isinstance(view, ZonesView):
        for name, facts in shape_of(view.known).zones.items():
            cards = getattr(view.known, name)
            if facts.each_seat:
                yield from ((Place(facts.place, seat), own) for seat, own in enumerate(cards))
            else:
                yield Place(facts.place), cards


def table_for(chronicle: Chronicle, seats: int, viewer: Viewer) -> CardGroups:
    """The table as it lies for these eyes at present."""
    table = CardGroups(seats)
    for event in chronicle.told(viewer):
        if not isinstance(event, DealAnew):
            table.apply(event)
        elif viewer not in (event.seat, PUBLIC):
            table.forget_hand(viewer)
    return table
