"""One running match: the only door through which a state changes."""

import hashlib
import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Generic, TypeAlias

from game.core.errors import BadLog, IllegalMove
from game.core.events import Emit, Event
from game.core.log import LogHeader, MatchLog, Origin
from game.core.moves import DealAnew, Move, PassTime
from game.core.options import Options
from game.core.outcome import Outcome
from game.core.rng import Rng
from game.core.rules import M, O, Rules, S, V
from game.core.seats import CHANCE, CLOCK, Actor, Seat, Viewer
from game.core.view import View
from game.core.words import _


class Match(Generic[O, S, M, V]):
    """Checks, logs and applies moves, settles chance, and hands out events and views."""

    def __init__(self, rules: Rules[O, S, M, V], header: LogHeader) -> None:
        self.rules = rules
        self.log = MatchLog(header)
        self.options = rules.make_options(header.options)
        self._state = rules.new_match(self.options)
        self._shuffles = 0
        self._salt = ""  # of the last deal that was made anew

    @classmethod
    def start(
        cls, rules: Rules[O, S, M, V], options: O, seed: int, salt: str = ""
    ) -> "Match[O, S, M, V]":
        """A new match, sealed by its header and not yet dealt: call `deal` for the first cards."""
        values = rules.option_values(options)
        return cls(rules, LogHeader(rules.key, rules.version, values, seed, salt))

    @classmethod
    def replay(cls, rules: Rules[O, S, M, V], log: MatchLog) -> "Match[O, S, M, V]":
        """The match that a log tells, move by move, or BadLog where it cannot have happened."""
        match = cls(rules, log.header)
        for number, (actor, move) in enumerate(log.entries, start=1):
            try:
                match.redo(actor, move)
            except IllegalMove as error:
                raise BadLog(f"Move {number} of the log is not possible: {error}") from error
        return match

    def branch(self, entries: int, salt: str) -> "Match[O, S, M, V]":
        """A match of its own, under a seal of its own, that begins with so much of this one."""
        origin = Origin(self.log.header.seal, entries)
        twin = type(self)(self.rules, replace(self.log.header, salt=salt, origin=origin))
        for actor, move in self.log.entries[:entries]:
            twin.redo(actor, move)
        return twin

    def deal_anew(self, seat: Seat, salt: str) -> None:
        """Deal all that a seat cannot know anew, where a match begins that is played on."""
        self._deal_anew(DealAnew(seat, salt))

    def copy(self) -> "Match[O, S, M, V]":
        """A match of its own that stands where this one does; what is played there stays there."""
        twin = type(self)(self.rules, self.log.header)
        twin.log.entries.extend(self.log.entries)
        twin._state = self.rules.clone(self._state)  # noqa: SLF001 - of its own kind
        twin._shuffles = self._shuffles  # noqa: SLF001
        twin._salt = self._salt  # noqa: SLF001
        return twin

    def deal(self, emit: Emit | None = None) -> None:
        """Settle the chance that is due before anybody can choose."""
        while (move := self._due_shuffle()) is not None:
            self._enter(CHANCE, move, emit)

    def play(self, seat: Seat, move: M) -> list[Event]:
        """Play a legal move and all chance that follows; the events still hold every secret."""
        self._check(seat, move)
        events: list[Event] = []
        emit = events.append
        self._enter(seat, move, emit)
        if not self.rules.to_act(self._state):
            self.deal(emit)
        return events

    def pass_time(self, milliseconds: int) -> list[Event]:
        """Let the running clock run on, and all chance that follows; as a move of its own party."""
        events: list[Event] = []
        self._run_clock(PassTime(milliseconds), events.append)
        self.deal(events.append)
        return events

    def redo(self, actor: Actor, move: Move, emit: Emit | None = None) -> None:
        """Play one entry of a log; a shuffle must be the one that the seed gives here."""
        if isinstance(move, PassTime):
            if actor != CLOCK:
                raise IllegalMove(_("Only the clock lets time pass."))
            self._run_clock(move, emit)
            return
        if isinstance(move, DealAnew):
            if actor != CHANCE:
                raise IllegalMove(_("Only chance deals."))
            self._deal_anew(move)
            return
        own: M = move  # type: ignore[assignment]  # decoded by these very rules
        if actor == CHANCE:
            if own != self._due_shuffle():
                raise IllegalMove(_("This is not the deal that the seed gives."))
        else:
            self._check(actor, own)
        self._enter(actor, own, emit)

    def to_act(self) -> frozenset[Seat]:
        """The seats the table waits for."""
        return self.rules.to_act(self._state)

    def legal_moves(self, seat: Seat) -> Sequence[M]:
        """Every move open to a seat."""
        return self.rules.legal_moves(self._state, seat)

    def refusal(self, seat: Seat, move: M) -> str | None:
        """Why a seat may not make this move, in a sentence, or None where it may."""
        if not 0 <= seat < self.options.seats:
            return _("There is no such seat at this table.")
        if self.rules.is_legal(self._state, seat, move):
            return None
        if self.outcome is not None:
            return _("The game is over.")
        if seat not in self.to_act() and not self.legal_moves(seat):
            return _("It is not your turn.")
        return self.rules.refusal(self._state, seat, move)

    @property
    def points(self) -> Sequence[int]:
        """What every seat has by now."""
        return self.rules.points(self._state)

    @property
    def time_left(self) -> int | None:
        """Milliseconds until the clock acts, or None while no clock runs."""
        return self.rules.time_left(self._state)

    def view(self, viewer: Viewer) -> V:
        """All that the viewer may know."""
        return self.rules.view(self._state, viewer)

    def redact(self, event: Event, viewer: Viewer) -> Event | None:
        """The event as the viewer may see it, or None where it may not."""
        return self.rules.redact(event, viewer, self.options)

    @property
    def outcome(self) -> Outcome | None:
        """The final standings, or None while the match goes on."""
        return self.rules.outcome(self._state)

    def digest(self) -> str:
        """A fingerprint of the whole state: equal matches, equal digests."""
        text = json.dumps(self.rules.snapshot(self._state), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()

    def _check(self, seat: Seat, move: M) -> None:
        # Every move passes here: a sentence is looked for only where one is needed.
        if not (0 <= seat < self.options.seats and self.rules.is_legal(self._state, seat, move)):
            raise IllegalMove(self.refusal(seat, move))

    def _due_shuffle(self) -> M | None:
        if self.to_act():
            return None
        # Every shuffle has a stream of its own, so a resumed match needs no generator state.
        stream = f"shuffle/{self._shuffles}"
        if self._salt:
            stream = f"anew/{self._salt}/{self._shuffles}"
        return self.rules.chance(self._state, Rng(self.log.header.seed, stream))

    def _deal_anew(self, move: DealAnew) -> None:
        """What follows is as unknown as what is hidden now, so later shuffles are others, too."""
        origin = self.log.header.origin
        if origin is None or len(self.log.entries) > origin.entries or not self.to_act():
            raise IllegalMove(_("Cards are dealt anew only where a match is played on."))
        self.log.entries.append((CHANCE, move))
        self._salt = move.salt
        rng = Rng(self.log.header.seed, f"anew/{move.salt}")
        self._state = self.rules.sample_world(self.view(move.seat), rng)

    def _run_clock(self, move: PassTime, emit: Emit | None) -> None:
        left = self.rules.time_left(self._state)
        if left is None or not 0 < move.milliseconds <= left:
            raise IllegalMove(_("No clock runs for so long now."))
        self.log.entries.append((CLOCK, move))
        self.rules.pass_time(self._state, move.milliseconds, emit)

    def _enter(self, actor: Actor, move: M, emit: Emit | None) -> None:
        self.log.entries.append((actor, move))
        self._shuffles += actor == CHANCE
        self.rules.apply(self._state, actor, move, emit)


AnyMatch: TypeAlias = Match[Any, Any, Any, Any]
"""What takes a match of whichever game."""

SomeMatch: TypeAlias = Match[Options, object, Move, View[Move]]
"""What gives a match of some game. Only that game's kit says that it is one of its own."""
