"""What the table shows now. Animation changes it; at rest it must equal the view."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum, auto

from game.ai.five211.search.forecast import Chances
from game.core.seats import PUBLIC, Seat, Viewer
from game.kits.five211.phrases import read_tally
from game.rules.five211.cards import COLOURS, Card, Colour
from game.rules.five211.options import TableNumbers
from game.rules.five211.records import Phase
from game.rules.five211.scoring import Verdict, judge_round, tally
from game.rules.five211.view import Five211View
from scenes.art.portraits.mood import Mood
from scenes.games.five211.card_art import TableCard
from scenes.games.five211.table_layout import TableLayout

MANY_POINTS = 10
"""From so many on a sum is something to shout about."""


class ColourMark(Enum):
    """What is known of a colour while the round goes on, or was decided at its end."""

    NONE = auto()
    LEADS = auto()
    TIED = auto()
    FULL = auto()
    """One card more, and it is bust."""
    BUST = auto()
    SCORES = auto()
    OUT = auto()


@dataclass(slots=True)
class TallyColumn:
    """The house of a colour; `count` is a height and may be between two numbers."""

    count: float = 0.0
    mark: ColourMark = ColourMark.NONE
    drop: float = 0.0
    """How far its newest storey still hangs in the air, 0..1."""
    roof: float = 0.0
    """From where it waits at the eaves, 0, down on to the storeys, 1."""
    shake: float = 0.0
    fall: float = 0.0
    """From the first crack, 0, to the stump, 1."""
    bow: float = 0.0
    """Degrees to the right."""
    dim: float = 0.0
    """Out: from its full colour, 0, to a quarter of it, 1."""
    shine: float = 0.0
    """It scores: how far its windows are lit from the door up, 0..1."""


@dataclass(slots=True)
class SeatFigures:
    """What a seat's panel says. None: hidden while score piles are closed."""

    points: float | None = 0.0
    scored: int | None = 0
    in_hand: int = 0
    locked: bool = False
    bump: float = 0.0
    """A short swelling when something arrives, 0..1."""
    mood: Mood = Mood.CALM
    """What the round has done to whoever sits there, until the table is cleared."""
    gain: int = 0
    """Points that this round brings, from their announcement until they are counted."""


@dataclass(slots=True, eq=False)
class RunningLizard:
    """A lizard off its wall: on its way over the table, or at rest after it."""

    x: float
    y: float
    height: float
    angle: float = 0.0
    frame: int = 0
    alpha: float = 1.0
    glow: float = 0.0
    load: str = ""
    """The points that it carries before it."""
    tracks: list[tuple[float, float, float]] = field(default_factory=list)
    """Its last footprints and how it was turned there, the oldest first."""


@dataclass(slots=True)
class Spotlight:
    """Less light on the table, and what stands in it while a round is decided."""

    veil: float = 0.0
    tint: str = "#FFFFFF"
    """What the light of the table is multiplied with under the whole veil."""
    cards: list[TableCard] = field(default_factory=list)
    bare: list[TableCard] = field(default_factory=list)
    """Those whose lizards have left the wall."""
    ring: float = 0.0
    """The diameter of the ring over the table, in units; 0: it is where it always is."""
    pulse: float = 0.0
    """Of its last free notch, 0..1."""
    house: Colour | None = None
    """The house that is full: its whole street grows over the edge of its panel."""
    grown: float = 1.0
    """How far the street has grown, 0..1."""
    tremble: float = 0.0
    beam: float = 0.0
    """How far light has run from the last card to that house, 0..1."""
    waves: list[float] = field(default_factory=list)
    """How far each ring of light has run to the edges, 0..1."""
    letters: list[float] = field(default_factory=list)
    """How large each letter of the cry is, 0..1."""


@dataclass(slots=True, eq=False)
class Pop:
    """Points that have sprung off a card, or their sum."""

    text: str
    x: float
    y: float
    px: int
    colour: Colour | None
    """Of the card; None for a kododo."""
    angle: float = 0.0
    scale: float = 1.0
    alpha: float = 1.0
    rays: bool = False
    hoped: bool = False
    """Not yet won: what somebody would score if nothing else happened."""


@dataclass(slots=True, eq=False)
class Spark:
    """A grain of light on its way from a card to the sum."""

    x: float
    y: float
    alpha: float = 1.0


@dataclass(slots=True)
class Display:
    """Sprites by place, and the figures around them, for one viewer."""

    layout: TableLayout
    numbers: TableNumbers
    closed_scores: bool = False
    viewer: Viewer = PUBLIC
    slots: dict[tuple[Seat, int], TableCard] = field(default_factory=dict)
    hand: list[TableCard] = field(default_factory=list)
    """In the order of the match, which tells cards by their places; `fan` is how they lie."""
    flying: list[TableCard] = field(default_factory=list)
    lizards: list[RunningLizard] = field(default_factory=list)
    spotlight: Spotlight = field(default_factory=Spotlight)
    culprit: tuple[Colour, str] | None = None
    """Whose face stands on the rubble of a colour, until the table is swept."""
    pops: list[Pop] = field(default_factory=list)
    sum: Pop | None = None
    """What the near player's cards bring together."""
    sparks: list[Spark] = field(default_factory=list)
    punch: float = 0.0
    """How far the whole table has jumped, 0..1, under many points."""
    seats: list[SeatFigures] = field(default_factory=list)
    columns: list[TallyColumn] = field(default_factory=lambda: [TallyColumn() for _ in COLOURS])
    kododo: float = 0.0
    kododo_light: float = 0.0
    ring_opens: bool = False
    """Exactly enough kododo: they leave the ring."""
    pulse: float = 0.0
    """Of the red line and of the last free notch, 0..1, while one card more would decide."""
    tremble: float = 0.0
    """Of a roof with no room left below it, -1..1."""
    evening: float = 0.0
    """The light of the table: dusk, 0, to night, 1."""
    pile: int = 0
    discard: int = 0
    riffle: float = 0.0
    deck: int = 0
    round: int = 0
    turn: int = 0
    choosing: bool = False
    """Seats may choose: the places to fill are marked."""
    missing: int = 0
    """How many of them the near player has not chosen cards for."""
    reminder: float = 0.0
    """How bright those shine, 0..1, when somebody wants to play too soon."""
    replays: bool = False
    """A round that is over lies on the table once more."""
    last_result: str = ""
    reads_along: bool = False
    sorts_hand: bool = False
    shows_odds: bool = False
    odds: Chances | None = None
    """The chance of each outcome, once they are worked out."""

    @property
    def reading(self) -> str:
        """The tally in words, for whoever is new to the game; only while there is time to read."""
        if not self.reads_along or not self.choosing or self.replays:
            return ""
        counts = [round(column.count) for column in self.columns]
        return read_tally(counts, round(self.kododo), self.numbers)

    @property
    def fan(self) -> list[TableCard]:
        """The near hand from left to right."""
        return self.fanned(self.hand)

    def fanned(self, cards: Sequence[TableCard]) -> list[TableCard]:
        """Cards as a hand would hold them: by colour and value, if its owner likes that."""
        faces = {id(card): card.face for card in cards}
        order = {key: face.index for key, face in faces.items() if face is not None}
        sorts = self.sorts_hand and len(order) == len(cards)
        return sorted(cards, key=lambda card: order[id(card)]) if sorts else list(cards)

    def begin(self, viewer: Viewer) -> None:
        """The table before the first shuffle: nothing is dealt, nobody has points."""
        self.viewer = viewer
        self.seats = [SeatFigures() for _ in self.layout.boxes]
        if self.closed_scores:
            for seat, figures in enumerate(self.seats):
                if seat != viewer:
                    figures.points = figures.scored = None

    def rebuild(self, view: Five211View) -> None:
        """Jump to rest: show exactly what the view says, with nothing on its way."""
        self.viewer = view.viewer
        self.replays = False
        self.flying.clear()
        self.clear_points()
        self.pile = view.pile_size
        self.discard = discard_size(view)
        self.riffle = 0.0
        self.choosing = view.phase is Phase.CHOOSE
        self.deck, self.round, self.turn = view.deck, view.round, view.turn
        self.seats = [
            SeatFigures(points, scored, size, locked)
            for points, scored, size, locked in zip(
                view.points, view.scored, view.hand_sizes, view.locked, strict=True
            )
        ]
        self.evening = self.hour
        self._rebuild_cards(view)
        self.show_tally(view.rows)

    def _rebuild_cards(self, view: Five211View) -> None:
        layout = self.layout
        self.slots = {
            (seat, index): TableCard.at(layout.boxes[seat].slots[index], card)
            for seat, row in enumerate(view.rows)
            for index, card in enumerate(row)
        }
        for seat, locked in enumerate(view.locked):
            first = len(view.rows[seat])
            chosen = view.choice.cards if view.choice and seat == view.viewer else ()
            for step in range(view.cards_needed if locked else 0):
                face = chosen[step] if chosen else None
                spot = layout.boxes[seat].slots[first + step]
                self.slots[seat, first + step] = TableCard.at(spot, face, turned=0.0)
        faces: Sequence[Card | None] = view.hand
        if view.viewer != layout.hand_of:
            faces = (None,) * (0 if layout.all_far else view.hand_sizes[layout.own])
        spots = layout.hand_spots(len(faces))
        self.hand = [TableCard.at(spot, face) for spot, face in zip(spots, faces, strict=True)]
        self.place_hand()

    def place_hand(self) -> None:
        """Every card of the hand to its place in the fan, at once."""
        for card, spot in zip(self.fan, self.layout.hand_spots(len(self.hand)), strict=True):
            card.place(spot)

    @property
    def hour(self) -> float:
        """How far the evening has come: dusk in the first round, night in the last of a deck.

        It stays night over the further decks of a long game.
        """
        rounds = self.numbers.rounds
        return min(1.0, (self.deck * rounds + self.round) / max(1, rounds - 1))

    def clear_points(self) -> None:
        """Nothing is counted any more."""
        self.pops.clear()
        self.sparks.clear()
        self.lizards.clear()
        self.spotlight = Spotlight()
        self.sum = self.culprit = None
        self.punch = 0.0

    def show_tally(self, rows: Sequence[Sequence[Card]]) -> None:
        """Columns, marks and ring for open cards, at once."""
        counts, kododo = tally(rows)
        self.columns = [TallyColumn(count) for count in counts]
        self.kododo = kododo
        self.kododo_light = self.pulse = self.tremble = 0.0
        self.ring_opens = False
        self.mark_columns()

    @property
    def is_tense(self) -> bool:
        """A house stands as high as it may: the next card of its colour breaks it."""
        full = self.numbers.limit - 1
        return any(round(column.count) == full and not column.roof for column in self.columns)

    def mark_columns(self) -> None:
        mark_columns(self.columns, self.numbers)

    def differences(self, view: Five211View) -> list[str]:
        """Where the picture and the truth disagree; empty at rest, or something is broken."""
        truth = Display(self.layout, self.numbers, self.closed_scores)
        truth.rebuild(view)
        pairs = {
            "cards in slots": (_faces(self.slots), _faces(truth.slots)),
            "own hand": (
                [card.face for card in self.hand],
                [card.face for card in truth.hand],
            ),
            "cards on their way": (len(self.flying) + len(self.lizards), 0),
            "points being counted": (len(self.pops) + len(self.sparks), 0),
            "figures of the seats": (_figures(self.seats), _figures(truth.seats)),
            "tally": (
                [(column.count, column.mark) for column in self.columns],
                [(column.count, column.mark) for column in truth.columns],
            ),
            "kododo": (self.kododo, truth.kododo),
            "light": (self.evening, truth.evening),
            "pile": (self.pile, truth.pile),
            "discard": (self.discard, truth.discard),
            "place in the game": (
                (self.deck, self.round, self.turn),
                (truth.deck, truth.round, truth.turn),
            ),
        }
        return [f"{what}: {a} is not {b}" for what, (a, b) in pairs.items() if a != b]


def mark_columns(columns: Sequence[TallyColumn], numbers: TableNumbers) -> None:
    """Say which colours lead, tie or are bust, as if the round ended now."""
    counts = tuple(round(column.count) for column in columns)
    result = judge_round(counts, 0, numbers.kododo_target, numbers.limit)
    for colour, column in zip(COLOURS, columns, strict=True):
        column.mark = ColourMark.NONE
        if colour in result.busts:
            column.mark = ColourMark.BUST
        elif result.ties and colour in result.ties[0]:
            column.mark = ColourMark.TIED
        elif counts[colour] == numbers.limit - 1:
            column.mark = ColourMark.FULL
        elif result.verdict is Verdict.COLOUR and colour is result.colour:
            # A colour below a tie would score, but it does not lead.
            column.mark = ColourMark.NONE if result.ties else ColourMark.LEADS


def discard_size(view: Five211View) -> int:
    """Cards of this deck that were played and not scored; the unseen last ones come on top."""
    played = [record for record in view.records if record.deck == view.deck]
    unscored = sum(sum(len(row) for row in record.rows) - sum(record.scored) for record in played)
    deck_is_over = len(played) == view.numbers.rounds
    return unscored + (view.options.seats if deck_is_over else 0)


def _faces(slots: dict[tuple[Seat, int], TableCard]) -> dict[tuple[Seat, int], object]:
    return {place: (card.face, card.is_face_up) for place, card in slots.items()}


def _figures(seats: Sequence[SeatFigures]) -> list[tuple[object, ...]]:
    return [(seat.points, seat.scored, seat.in_hand, seat.locked) for seat in seats]
