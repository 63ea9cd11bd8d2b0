"""Pebbles at the table: the least that a playmat can be, for tests of what all tables share.

Seats act one after the other, cards lie on cells, moves are made on demand, a clock may run.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from pygame import Rect

from game.app.session import Session
from game.core.events import CardMove, CardsMoved, Event, RoundEnded, ScoreChanged, TurnStarted
from game.core.places import Zone
from game.core.seats import Seat, Viewer
from game.core.sentences import Phrase
from game.kits.kit import Talk
from scenes.anim.timeline import Call, Cue, Wait, parallel, sequence
from scenes.coach.first_times import FirstTime
from scenes.engine.drawing.boards import Ground, Region
from scenes.engine.drawing.painter import Painter
from scenes.engine.input.inputs import Action, Input, Point, Press, Scroll
from scenes.engine.theme import Metrics, Theme
from scenes.table.choosing.drag import Carried, Drop, Position
from scenes.table.playmat import Desk, MatWords, SpeechPlace, Turned, begins_a_turn
from scenes.table.seats.faces import SeatFace
from scenes.table.words.signs import Sign
from scenes.ui.element import Look, Size
from scenes.ui.widget import Widget
from tests.pebbles.rules import PebblesView
from tests.pebbles.table import Card, Laid, Lay, PebblesMove, PebblesOptions, free_cells

LAYING = 1.0
CARD_SIZE = 60
HALF_WAY = 360

PebblesSession = Session[PebblesOptions, Any, PebblesMove, PebblesView]


@dataclass(frozen=True, slots=True)
class PebblesPlaces:
    metrics: Metrics

    @property
    def caption(self) -> Rect:
        return Rect(300, 400, 600, 40)

    @property
    def choice(self) -> Rect:
        return Rect(300, 500, 400, 100)

    @property
    def play(self) -> Rect:
        return Rect(1000, 600, 160, 60)

    @property
    def tools(self) -> Rect:
        return Rect(1000, 440, 160, 110)

    @property
    def seal(self) -> Rect:
        return Rect(40, 400, 100, 30)


class Pebble(Widget):
    """One card of the hand."""

    def __init__(self, card: Card, chooser: PebblesChooser) -> None:
        super().__init__(f"card {card}")
        self.card = card
        self._chooser = chooser

    def natural(self, look: Look, width: int) -> Size:  # noqa: ARG002 - placed by the chooser
        return CARD_SIZE, CARD_SIZE

    def press(self) -> None:
        self._chooser.choose(self.card)

    def draw_body(self, painter: Painter) -> None:
        painter.box(self.rect, painter.theme.palette.paper)


class CarriedPebble:
    """Remembers where it was carried; a drop on the upper half of the table chooses it."""

    def __init__(self, chooser: PebblesChooser, card: Card) -> None:
        self._chooser = chooser
        self._card = card
        self.way: list[Position] = []
        self.dropped: Drop | None = None
        self.is_back = False

    def carry(self, position: Position) -> None:
        self.way.append(position)

    def drop(self, drop: Drop) -> None:
        self.dropped = drop
        if drop.position[1] < HALF_WAY:
            self._chooser.choose(self._card)

    def put_back(self) -> None:
        self.is_back = True


class PebblesChooser:
    """A card by press or digit, a cell by the wheel."""

    def __init__(self, mat: PebblesMat, desk: Desk) -> None:
        self._mat = mat
        self._desk = desk
        self._cards: list[Pebble] = []
        self.card: Card | None = None
        self.step = 0
        self.reminders = 0
        self.carried: CarriedPebble | None = None

    @property
    def parts(self) -> Sequence[Widget]:
        return self._cards

    def follow(self) -> bool:
        before = [pebble.card for pebble in self._cards]
        changed = before != self._mat.hand
        if changed:
            self._cards = [Pebble(card, self) for card in self._mat.hand]
            self.card = self.card if self.card in self._mat.hand else None
        left, top = self._mat.places.choice.topleft
        for index, pebble in enumerate(self._cards):
            pebble.rect = Rect(left + index * 2 * CARD_SIZE, top, CARD_SIZE, CARD_SIZE)
        return changed

    def grab(self, point: Point) -> Carried | None:
        for pebble in self._cards:
            if pebble.rect.collidepoint(point.position) and self._desk.may_choose():
                self.carried = CarriedPebble(self, pebble.card)
                return self.carried
        return None

    def handle(self, event: Input, focused: Widget | None) -> bool:  # noqa: ARG002 - no need of it
        if isinstance(event, Scroll):
            self.step += 1
            return True
        if isinstance(event, Press) and event.is_down(Action.DIGIT):
            self.choose(self._mat.hand[event.digit - 1])
            return True
        return False

    def choose(self, card: Card) -> None:
        if not self._desk.may_choose():
            return
        reason = self._mat.session.refusal(self._mat.viewer, self._wanted(card))
        if reason is not None:
            self._desk.refuse(reason)
            return
        self.card = card
        self._desk.changed()

    def _wanted(self, card: Card) -> Lay:
        cells = free_cells(self._mat.laid)
        return Lay(card, cells[self.step % len(cells)])

    def chosen(self, view: PebblesView) -> PebblesMove | None:
        wanted = self._wanted(self.card) if self.card is not None else None
        return next((move for move in view.legal if move == wanted), None)

    def put_forward(self, move: PebblesMove) -> bool:
        self.card = move.card if isinstance(move, Lay) else None
        return self.card is not None

    def point_out(self, move: PebblesMove | None) -> None:
        pass

    def let_go(self, *, covered: bool) -> None:  # noqa: ARG002 - nothing is where it is seen
        self.card = None

    def remind(self) -> None:
        self.reminders += 1

    def prompt(self, view: PebblesView) -> str:
        return "Lay it" if self.chosen(view) else "Choose a card"

    def update(self, dt: float, theme: Theme) -> bool:  # noqa: ARG002 - nothing glides
        return False

    def regions(self) -> list[Region]:
        return []

    def draw(self, painter: Painter) -> None:
        for card in self._cards:
            card.draw(painter)


class PebblesMat:
    """Implements `Playmat`."""

    def __init__(self, session: PebblesSession, desk: Desk, theme: Theme, near: Seat) -> None:
        self.session = session
        self.places = PebblesPlaces(theme.metrics)
        self.near = near
        self.viewer: Viewer = near
        self.laid: list[Laid] = []
        self.hand: list[Card] = []
        self.points = [0] * len(session.chairs)
        self.turn_of: Seat | None = None
        self.is_held = False
        self.chooser = PebblesChooser(self, desk)

    @property
    def words(self) -> MatWords:
        return MatWords("Lay", "Again", "What if", "The hint is chosen", "Go on")

    @property
    def signs(self) -> list[Sign]:
        return [Sign("board", Rect(200, 100, 300, 100), "Where pebbles lie.")]

    def lay_out(self, theme: Theme, near: Seat) -> None:
        self.places, self.near = PebblesPlaces(theme.metrics), near

    def begin(self, viewer: Viewer) -> None:
        self.viewer = viewer

    def rebuild(self, view: PebblesView) -> None:
        self.viewer, self.turn_of = view.viewer, view.to_act
        self.laid, self.hand, self.points = list(view.laid), list(view.hand), list(view.points)

    def differences(self, view: PebblesView) -> list[str]:
        shown = (self.laid, self.hand, self.points)
        truth = ([*view.laid], [*view.hand], [*view.points])
        return [] if shown == truth else [f"{shown} is not {truth}"]

    def cue_for(self, event: Event) -> Cue:
        match event:
            case CardsMoved(moves) if moves[0].target.zone is Zone.TABLE:
                return sequence(Wait(LAYING), Call(lambda: self._lay(moves[0])))
            case CardsMoved(moves) if moves[0].target.zone is Zone.HAND:
                return Call(lambda: self._deal(moves))
            case CardsMoved():
                return Call(self.hand.clear)
            case ScoreChanged(seat, points):
                return Call(lambda: self.points.__setitem__(seat, points))
            case TurnStarted((seat,)):
                return Call(lambda: setattr(self, "turn_of", seat))
        return parallel()

    def _lay(self, move: CardMove) -> None:
        assert move.target.cell is not None
        assert isinstance(move.face, str)
        assert move.source.seat is not None
        self.laid.append(Laid(move.target.cell, move.face, move.source.seat))
        if move.source.seat == self.viewer:
            self.hand.remove(move.face)

    def _deal(self, moves: Sequence[CardMove]) -> None:
        self.laid = []
        own = [move.face for move in moves if move.target.seat == self.viewer]
        self.hand = [face for face in own if isinstance(face, str)]

    def is_minor(self, event: Event) -> bool:  # noqa: ARG002 - nothing happens in secret
        return False

    def ends_skip(self, event: Event) -> bool:
        return begins_a_turn(event)

    def holds_after(self, event: Event) -> bool:
        return self.is_held and isinstance(event, RoundEnded)

    def can_replay(self, view: PebblesView) -> bool:  # noqa: ARG002 - it keeps no records
        return False

    def replay(self, view: PebblesView) -> Cue:
        raise NotImplementedError

    def second_thought(self, view: PebblesView) -> PebblesMove | None:  # noqa: ARG002 - final
        return None

    def waiting_for(self, names: Sequence[str]) -> str:
        return f"{names[0]} is laying" if names else ""

    def assist(self, view: PebblesView | None, *, calm: bool) -> bool:  # noqa: ARG002 - no help
        return False

    def speech_place(self, seat: Seat) -> SpeechPlace:
        face = Rect(20, 20 + 90 * seat, 60, 60)
        return SpeechPlace(face, face.move(70, 0).inflate(200, 0), 40)

    @property
    def faces(self) -> list[SeatFace]:
        """A stone has no face."""
        return []

    def pictures(self) -> list[Turned]:
        return []

    def pictures_at_rest(self) -> list[Turned]:
        return []

    tension = 0.0
    aside = None

    @property
    def ground(self) -> Ground:
        return Ground(self.places, self._draw_ground)

    def _draw_ground(self, painter: Painter) -> None:
        painter.box(self.places.metrics.window, painter.theme.palette.panel_deep)

    def regions(self) -> list[Region]:
        return []

    def draw_moving(self, painter: Painter) -> None:
        pass

    def draw_flying(self, painter: Painter) -> None:
        pass


class PlainTeller:
    def phrase(self, phrase: Phrase) -> str:
        return phrase.template

    def move(self, move: PebblesMove, view: PebblesView | None = None) -> str:  # noqa: ARG002 - as of any game
        return str(move)


class PebblesGame:
    """Nobody knows it well enough to coach it."""

    coach = None
    look_back = None
    teller = PlainTeller()
    talk = Talk(lambda _event: None)


@dataclass(frozen=True, slots=True)
class PebblesParts:
    """Implements `TableParts`."""

    open_hands: bool = False
    chosen_openly: Callable[[object], bool] = lambda _view: False
    leaves_hands: Callable[[object], bool] = lambda _view: False
    coach: None = None
    first_times: tuple[FirstTime, ...] = ()

    @property
    def game(self) -> PebblesGame:
        return PebblesGame()

    @property
    def playmat(self) -> type[PebblesMat]:
        return PebblesMat
