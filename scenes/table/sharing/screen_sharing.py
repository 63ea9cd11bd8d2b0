"""Several people at one screen: whose hand is called, who looks, who may choose again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Generic, TypeAlias

from pygame import Rect

from game.app.session import Session
from game.app.settings import Settings
from game.core.rules import M, V
from game.core.seats import PUBLIC, Seat
from scenes.engine.audio import Sound
from scenes.engine.drawing.painter import Painter
from scenes.engine.i18n import _
from scenes.engine.input.inputs import Action, Input, Point, Press, PressPhase
from scenes.table.playmat import Playmat
from scenes.table.sharing.gate import Gate, GateManner, Grasp
from scenes.table.sharing.gate_picture import GateCall, draw_gate, draw_how, draw_lit_line
from scenes.table.sharing.person_line import person_lines
from scenes.table.sharing.viewpoint import Viewpoint
from scenes.table.table_sound import TableSound

LULL = 0.4
"""Seconds without a press: longer than between two of a run, shorter than a look at the table."""
MOVES = (Action.PLAY, Action.CONFIRM)


class Lull:
    """Needed at a change of person, unless nothing was pressed for a moment before it."""

    def __init__(self) -> None:
        self._since = LULL
        """Seconds from the last press."""
        self._is_needed = False

    @property
    def is_on(self) -> bool:
        """It is not over yet."""
        return self._is_needed and self._since < LULL

    def begin(self) -> None:
        """Somebody else is next."""
        self._is_needed = True

    def update(self, dt: float) -> bool:
        """Let time pass; true when it is over just now."""
        was_on, self._since = self.is_on, self._since + dt
        self._is_needed = self.is_on
        return was_on and not self.is_on

    def takes(self, event: Input, exits: Sequence[Rect]) -> bool:
        """A press that may still be meant for the turn before; what leads elsewhere never is.

        To be told of everything: a run may begin long before somebody else is next.
        """
        if isinstance(event, Press):
            moves = event.is_down(*MOVES)
        elif isinstance(event, Point) and event.phase is PressPhase.DOWN:
            moves = not any(area.collidepoint(event.position) for area in exits)
        else:
            moves = False
        taken = moves and self.is_on
        self._since = 0.0 if moves else self._since
        return taken


class ScreenSharing(Generic[M, V]):
    """Changes the viewpoint; `stand` lays the table anew for it, so that no place tells secrets."""

    def __init__(
        self,
        session: Session[Any, Any, M, V],
        mat: Playmat[M, V],
        viewpoint: Viewpoint,
        sound: TableSound,
        stand: Callable[[], None],
        take_back: Callable[[V], M | None],
    ) -> None:
        self._session = session
        self._mat = mat
        self.viewpoint = viewpoint
        self._sound = sound
        self._stand = stand
        self._take_back = take_back
        self._people = session.here
        self.gate = Gate()
        self.lull = Lull()
        self.looked_last: Seat | None = None
        """Whose hand was open last."""

    def uncover(self) -> None:
        """The near person looks, and nobody else."""
        self._sound(Sound.CURTAIN)
        self.looked_last = self.viewpoint.own
        self.viewpoint.uncover()
        self._stand()

    def sift(self, event: Input) -> tuple[bool, Input]:
        """Whether nobody else is to hear of it: it is for the gate, or for a turn that is over.

        And what the others hear otherwise.
        """
        is_late = self.lull.takes(event, self.gate.exits)
        gated, event = self.gate.sift(event)
        return gated or is_late, event

    def follow(self, dt: float, settings: Settings, exits: Sequence[Rect], *, rests: bool) -> bool:
        """Call the next person at a table that rests; true when the picture has changed.

        What can be pressed nevertheless are the `exits`.
        """
        gate, viewpoint = self.gate, self.viewpoint
        gate.manner = GateManner(
            settings.hold_length / 1000, settings.opens_by_presses, settings.careful_hands
        )
        if gate.covers_unused:
            self.cover()
        called = rests and viewpoint.await_owner and (gate.is_called or gate.is_quiet)
        gate.grasps = self._grasps(called=called)
        gate.exits = exits
        if called != gate.is_called:
            gate.is_called = called
            self._stand()
        if self.lull.update(dt):
            self._stand()
        return gate.update(dt)

    def draw(self, painter: Painter) -> None:
        """The call, over everything; the place of who is called, or looks, has their line."""
        if not self.viewpoint.is_shared:
            return
        call, near = self.call, self.viewpoint.own
        if self.gate.is_called or self.viewpoint.viewer == near:
            panels = (face.panel for face in self._mat.faces if face.seat == near)
            for panel in filter(None, panels):
                draw_lit_line(painter, panel, call.colour)
        if self.viewpoint.chooses_openly:
            draw_how(painter, self.gate, self._mat.places.choice)
        draw_gate(painter, self.gate, call, self._mat.places)

    def _grasps(self, *, called: bool) -> list[Grasp]:
        """What can be held now: the covered hand of who is near, and what may be chosen again.

        Whoever looks covers their hand again by holding their own face.
        """
        viewpoint, near = self.viewpoint, self.viewpoint.own
        if not viewpoint.is_shared:
            return []
        faces = {face.seat: face.panel or face.area for face in self._mat.faces}
        if viewpoint.viewer == near:
            return [Grasp(near, faces[near], self.cover)] if near in faces else []
        # Who chooses among open cards walks there by the same key, and two such steps open nothing.
        by_key = called or not self.gate.manner.by_two_presses
        hand = Grasp(near, self._mat.places.choice, self.uncover, by_key)
        again = [
            Grasp(seat, faces[seat], partial(self.reconsider, seat))
            for seat in self._session.here
            if called and seat in faces and self.may_reconsider(seat)
        ]
        return [hand, *again] if called or viewpoint.chooses_openly else []

    @property
    def call(self) -> GateCall:
        """Who is called, in which words and which colour."""
        session, near = self._session, self.viewpoint.own
        chair, again = session.chairs[near], near == self.looked_last
        words = _("{name}, you go on") if again else _("{name}, your cards")
        lines = person_lines(session)
        colour = lines.get(near, next(iter(lines.values()))).colour
        return GateCall(words.format(name=chair.name), chair.avatar, colour)

    def hide(self) -> None:
        """Nobody looks now."""
        self.viewpoint.viewer = PUBLIC
        self._stand()

    def cover(self) -> None:
        """An open hand that only one of several may see is covered at once."""
        if self.viewpoint.is_shared and self.viewpoint.viewer != PUBLIC:
            self.viewpoint.cover(self.viewpoint.own)
            self._stand()

    def call_next(self) -> None:
        """Another person comes near."""
        self.viewpoint.cover()
        if not self.viewpoint.await_owner:
            # No gate is between them.
            self.lull.begin()
        self._stand()

    def count_people(self) -> None:
        """Where a bot has taken over a seat, or somebody has come back, people are called anew."""
        if self._people != self._session.here:
            self._people = self._session.here
            self.viewpoint.cover()

    def second_thought(self, seat: Seat) -> M | None:
        """Asked of the match itself: the others may have locked since the last picture."""
        return self._take_back(self._session.view(seat))

    def may_reconsider(self, seat: Seat) -> bool:
        """What the seat has played can still be taken back."""
        return seat != PUBLIC and self.second_thought(seat) is not None

    def reconsider(self, seat: Seat) -> None:
        """What the seat has played is taken back, and it is called again."""
        move = self.second_thought(seat)
        if move is not None:
            self._session.submit(seat, move)
        self.viewpoint.cover(seat)
        self._stand()


AnyScreenSharing: TypeAlias = ScreenSharing[Any, Any]
