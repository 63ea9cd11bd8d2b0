"""What the table of Chikyu shows now. Cues change it; at rest it must equal the view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from game.core.seats import PUBLIC, Seat, Viewer
from game.rules.chikyu.cards import Card, Kind
from game.rules.chikyu.hands import Hand, in_charge, is_dependency
from game.rules.chikyu.options import ChikyuOptions
from game.rules.chikyu.records import Led, Phase, Trick
from game.rules.chikyu.view import ChikyuView
from scenes.art.portraits.mood import Mood
from scenes.games.chikyu.card_art import TableCard
from scenes.games.chikyu.panels.voyage import Voyage
from scenes.games.chikyu.scoring.scoring_state import ScoringProgress
from scenes.games.chikyu.table_layout import TableLayout
from scenes.table.cards.card_sprite import CardSprite, Spot


@dataclass(slots=True)
class SeatFigures:
    """What a panel says of a seat."""

    points: int = 0
    piles: list[bool | None] = field(default_factory=list)
    """Every pile, and whether it holds pink; None while that is closed."""
    hold: list[float] | None = None
    """Cards by kind, one perhaps on its way; None while it is closed."""
    shaken: Kind | None = None
    """The kind whose line is being pushed through."""
    shake: float = 0.0
    over_drop: float = 1.0
    """How far the sign OVER has dropped in, 0 to 1."""
    mood: Mood = Mood.CALM


@dataclass(slots=True)
class Boat:
    """Where a marker is: so many points along the wall, and how far out it lies."""

    points: float = 0.0
    berth: float = 0.0


@dataclass(slots=True)
class Ripple:
    """A ring of water where a card has landed."""

    x: float
    y: float
    size: float
    share: float = 0.0


@dataclass(slots=True)
class Display:
    """The picture as data: what rests by its place, what moves by its pixels."""

    layout: TableLayout
    options: ChikyuOptions
    holder: Hand
    """Whose hand lies below, to be chosen from or covered."""
    people: frozenset[Seat] = frozenset()
    """Who sits at the screen."""
    viewer: Viewer = PUBLIC
    hand: list[TableCard] = field(default_factory=list)
    opened: dict[Hand, list[TableCard]] = field(default_factory=dict)
    """The cards of the dependencies."""
    hand_sizes: list[int] = field(default_factory=list)
    trick: dict[Hand, TableCard] = field(default_factory=dict)
    order: tuple[Hand, ...] = ()
    led: Led = Led.FREELY
    sits_out: Hand | None = None
    turn: Hand | None = None
    chooser: Seat | None = None
    lead: Kind | None = None
    set_by: Hand | None = None
    """Whose card says what is followed."""
    winner: Hand | None = None
    away: set[Hand] = field(default_factory=set)
    """Whose Turnablindie looks away in this trick."""
    tricks: list[Trick] = field(default_factory=list)
    round: int = 0
    seats: list[SeatFigures] = field(default_factory=list)
    boats: list[Boat] = field(default_factory=list)
    markers: tuple[Seat, ...] = ()
    scoring: ScoringProgress | None = None
    over: bool = False
    flying: list[TableCard] = field(default_factory=list)
    ripples: list[Ripple] = field(default_factory=list)
    crown: tuple[float, float] | None = None
    """The crown on its way from the old best card to the new."""
    veil: float = 1.0
    """How far the veil is drawn over whoever sits out, 0 to 1."""
    snail: float | None = None
    """The snail that draws it, on its way over the panel."""
    plate_swell: float = 1.0
    """The sign on the plate that says what is followed, as it grows into it."""
    turning: float = 0.0
    """The Earth while cards are dealt: once round is 1."""
    effect: Hand | None = None
    """Who has just won with a card that changes the next trick."""
    odds: float | None = None
    """The chance of the best card to take the trick, where the player wants to know."""
    lacks: list[frozenset[Kind]] = field(default_factory=list)
    """By hand, the kinds that it has shown not to hold."""
    shows_lacks: bool = False
    sign_flies: tuple[Kind, float, float] | None = None
    """The sign of the kind that was set, on its way from the card to the plate."""
    replays: bool = False
    """A trick that is over lies on the table once more."""
    lamps: int = 0
    """Of the wall, lit one by one at the end."""
    voyage: Voyage | None = None
    """The match is over: once round the world."""

    def begin(self, viewer: Viewer) -> None:
        """Before the first shuffle: nobody has anything."""
        self.viewer = viewer
        options = self.options
        self.seats = [self._bare_seat(seat) for seat in range(options.seats)]
        self.boats = [Boat(0.0, float(berth)) for berth in range(options.seats)]
        self.hand_sizes = [0] * options.hands
        self.opened = {hand: [] for hand in range(options.hands) if self.lies_open(hand)}
        self.markers = tuple(range(options.seats))
        self.lacks = [frozenset()] * options.hands

    def _bare_seat(self, seat: Seat) -> SeatFigures:
        hidden = self.options.closed and seat != self.viewer
        return SeatFigures(hold=None if hidden else [0.0] * len(self.options.kinds))

    def lies_open(self, hand: Hand) -> bool:
        """Whether a hand is a dependency's."""
        return is_dependency(hand, self.options.seats)

    def owner(self, hand: Hand) -> Seat:
        """Who is in charge of a hand."""
        return in_charge(hand, self.options.seats)

    def rebuild(self, view: ChikyuView) -> None:
        """Jump to rest: show exactly what the view says, with nothing on its way."""
        self.begin(view.viewer)
        self.hand_sizes, self.lacks = list(view.hand_sizes), list(view.lacks)
        self.order, self.led, self.sits_out = view.order, view.led, view.sits_out
        self.turn, self.chooser = view.turn, view.chooser
        self.lead, self.winner = view.lead, view.winner
        self.tricks, self.round = list(view.tricks), view.round
        self.over = view.phase is Phase.OVER
        self.scoring = None
        self.clear_motion()
        self._rebuild_seats(view)
        self.place_boats(view.points, view.markers)
        self._rebuild_cards(view)

    def clear_motion(self) -> None:
        """Nothing is on its way."""
        self.flying, self.ripples, self.crown, self.snail = [], [], None, None
        self.sign_flies = None
        self.veil = self.plate_swell = 1.0
        self.turning, self.effect, self.replays, self.lamps = 0.0, None, False, 0
        self.voyage = None

    def _rebuild_seats(self, view: ChikyuView) -> None:
        for seat, figures in enumerate(self.seats):
            piles, hold = view.piles[seat], view.holds[seat]
            figures.points = view.points[seat]
            figures.hold = (
                None if hold is None else list(map(float, hold[: len(self.options.kinds)]))
            )
            figures.piles = (
                [None] * view.pile_counts[seat]
                if piles is None
                else [holds_pink(pile.cards) for pile in piles]
            )

    def open_piles(self) -> None:
        """The round is over: what was closed is counted before everybody's eyes."""
        kinds = self.options.kinds
        for seat, figures in enumerate(self.seats):
            own = [trick for trick in self.tricks if self.owner(trick.winner) == seat]
            taken = Counter(card.kind for trick in own for card in trick.cards)
            figures.piles = [holds_pink(trick.cards) for trick in own]
            figures.hold = [float(taken[kind]) for kind in kinds]

    def place_boats(self, points: Sequence[int], markers: tuple[Seat, ...]) -> None:
        """Every boat at its bollard; who came later lies farther out."""
        self.markers = markers
        lying: Counter[int] = Counter()
        for seat in markers:
            self.boats[seat] = Boat(float(points[seat]), float(lying[points[seat]]))
            lying[points[seat]] += 1

    def _rebuild_cards(self, view: ChikyuView) -> None:
        layout = self.layout
        self.trick, self.away, self.set_by = {}, set(), None
        for hand, card in zip(view.order, view.trick, strict=False):
            self.trick[hand] = TableCard.at(layout.trick[hand], card)
        if view.lead is not None:
            first = 1 if view.led is Led.COLOURLESS else 0
            self.set_by = view.order[first]
            later = zip(view.order[first + 1 :], view.trick[first + 1 :], strict=False)
            self.away = {hand for hand, card in later if looks_away(card, view.lead)}
        faces: Sequence[Card | None] | None = ()
        if self.holder != PUBLIC:
            faces = view.hands[self.holder]
        if faces is None:
            faces = (None,) * view.hand_sizes[self.holder]
        self.hand = [TableCard.at(spot, face) for spot, face in zip(
            layout.hand_spots(len(faces)), faces, strict=True)]  # fmt: skip
        for hand in self.opened:
            cards = view.hands[hand] or ()
            spots = layout.boxes[hand].open_spots(len(cards))
            self.opened[hand] = [
                TableCard.at(spot, card) for spot, card in zip(spots, cards, strict=True)
            ]

    def cards_of(self, hand: Hand) -> list[TableCard] | None:
        """The sprites of a hand that lies on the table; None for the unseen hand of another."""
        if hand in self.opened:
            return self.opened[hand]
        return self.hand if hand == self.holder else None

    def spots_of(self, hand: Hand, count: int) -> list[Spot]:
        """Where so many cards of a hand lie."""
        if hand in self.opened:
            return self.layout.boxes[hand].open_spots(count)
        return self.layout.hand_spots(count)

    def place_hands(self) -> None:
        """Every card that lies on the table to its place, at once."""
        for hand in (self.holder, *self.opened):
            cards = self.cards_of(hand) or []
            for card, spot in zip(cards, self.spots_of(hand, len(cards)), strict=True):
                card.place(spot)

    def hidden_hand(self, hand: Hand) -> Spot:
        """Where the unseen hand of another is: behind the face, or in its bundle."""
        for seat, area in self.layout.others:
            if seat == hand:
                return Spot(area.centerx, area.centery, area.height)
        box = self.layout.boxes[hand]
        return Spot(box.portrait.centerx, box.portrait.centery, round(box.portrait.height * 1.5))

    @property
    def is_covered(self) -> bool:
        """Several people sit here, and nobody looks."""
        return self.viewer == PUBLIC and len(self.people) > 1

    @property
    def last_trick(self) -> Trick | None:
        """The one that everybody may still look at."""
        return self.tricks[-1] if self.tricks else None

    @property
    def awaits_own_card(self) -> bool:
        """The person who looks chooses the next card, or somebody from a hand open to all."""
        if self.over or self.chooser is None:
            return False
        openly = self.viewer == PUBLIC and self.turn in self.opened and self.chooser in self.people
        return openly or (self.viewer != PUBLIC and self.chooser == self.viewer)

    def differences(self, view: ChikyuView) -> list[str]:
        """Where the picture and the truth disagree."""
        truth = Display(self.layout, self.options, self.holder)
        truth.rebuild(view)
        pairs = {
            name: (_plain(getattr(self, name)), _plain(getattr(truth, name)))
            for name in (
                "hand", "opened", "hand_sizes", "lacks", "trick", "order", "led", "sits_out",
                "turn", "chooser", "lead", "set_by", "winner", "away", "tricks", "round", "seats",
                "boats", "markers", "over", "flying", "crown", "snail", "effect", "replays",
            )
        }  # fmt: skip
        return [f"{what}: {a} is not {b}" for what, (a, b) in pairs.items() if a != b]


def holds_pink(cards: Sequence[Card]) -> bool:
    """Whether a pile is worth three."""
    return any(card.kind is Kind.INTENTON for card in cards)


def looks_away(card: Card, lead: Kind) -> bool:
    """A Turnablindie where something else is to be followed."""
    return card.kind is Kind.TURNABLINDIE and lead is not Kind.TURNABLINDIE


def _plain(value: object) -> object:
    """What can be compared: cards by their faces, figures by what they say."""
    match value:
        case CardSprite():
            return value.face, value.is_face_up
        case SeatFigures():
            return value.points, value.piles, value.hold
        case Boat():
            return value.points, value.berth
        case list() | tuple():
            return [_plain(each) for each in value]
        case dict():
            return {key: _plain(each) for key, each in value.items()}
    return value
