"""One running match at this screen: who sits where, what they choose, what each may see of it."""

from bisect import bisect_left
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, Protocol, TypeAlias, TypeVar

from game.ai.bot import Bot, Paced, Thinking
from game.app.hints import HintMark
from game.app.seat_changes import SeatChange, chairs_at_start, stand_ins, with_change
from game.core.events import Event
from game.core.log import LogHeader
from game.core.match import Match
from game.core.moves import Move
from game.core.options import Options
from game.core.outcome import Outcome
from game.core.rng import Rng
from game.core.rules import M, O, Rules, S, V
from game.core.seats import Seat, Viewer
from game.core.view import View
from game.kits.set_up import USUAL_HOUSE_RULES, Chair, HouseRules, here_at, people_at

M_contra = TypeVar("M_contra", contravariant=True)

TICK: Final = 1_000
"""Milliseconds: little enough to lose with the power, and enough for a log to stay short."""


class SaveJob(Protocol):
    """A save that was asked for: nobody waits for a slow disk, nor is told that all is well."""

    @property
    def is_settled(self) -> bool:
        """It is on the disk, or it is known that it will not get there."""


class _AtOnce:
    is_settled: Final = True


AT_ONCE: Final = _AtOnce()
"""Whoever saves nothing, or saves while everybody waits, is done at once."""


@dataclass(frozen=True, slots=True)
class _PendingMove(Generic[M]):
    """A move that will be played as soon as it is saved."""

    seat: Seat
    move: M
    save: SaveJob


class Referee(Protocol[M_contra]):
    """Who hears of a person's move before it counts: in a lesson, or where moves are only tried."""

    @property
    def bots_wait(self) -> bool:
        """Nobody but the person moves."""

    def judge(self, move: M_contra) -> bool:
        """Whether a legal move is played, or was only a try; IllegalMove says why neither."""


class Session(Generic[O, S, M, V]):
    """Gives people and bots the same door to a match, and everybody their own view of it."""

    def __init__(
        self,
        match: Match[O, S, M, V],
        chairs: Sequence[Chair],
        make_bot: Callable[[Chair], Bot[V, M]],
        save: Callable[[Match[O, S, M, V]], SaveJob] = lambda _match: AT_ONCE,
        hints: Sequence[HintMark] = (),
        house_rules: HouseRules = USUAL_HOUSE_RULES,
        changes: Sequence[SeatChange] = (),
    ) -> None:
        self._match = match
        self._make_bot = make_bot
        self._save = save
        self.referee: Referee[M] | None = None
        self.is_watched = False
        self._pending_move: _PendingMove[M] | None = None
        self._events: list[Event] = []
        self._thoughts: dict[Seat, Thinking[M]] = {}
        self._views: dict[Viewer, V] = {}  # of this moment
        self._pending = 0  # milliseconds that went by and are not yet in the log
        self._pauses: dict[Seat, int] = {}  # milliseconds until a bot that takes its time may move
        self.chairs = tuple(chairs)
        self.hints = tuple(hints)
        """Who asked for a hint, and when."""
        self.house_rules = house_rules
        self.changes = tuple(changes)
        """Which seats went to a bot or to a person, and when."""
        self._bots = {seat: make_bot(chair) for seat, chair in enumerate(chairs) if chair.character}
        if not match.log.entries:
            match.deal(self._events.append)

    @property
    def people(self) -> tuple[Seat, ...]:
        """Where somebody decides, here or on a phone; nobody does while it is watched."""
        return () if self.is_watched else people_at(self.chairs)

    @property
    def here(self) -> tuple[Seat, ...]:
        """Those of them who sit at this screen."""
        return () if self.is_watched else here_at(self.chairs)

    @property
    def is_far(self) -> bool:
        """All people of this match have their cards on phones."""
        people = () if self.is_watched else people_at(self.chairs)
        return bool(people) and not here_at(self.chairs)

    @property
    def first_chairs(self) -> tuple[Chair, ...]:
        """Who sat where when the match began."""
        return chairs_at_start(self.chairs, self.changes)

    @property
    def stand_ins(self) -> frozenset[Seat]:
        """The seats at which a bot sits in for a person."""
        return stand_ins(self.changes)

    @property
    def outcome(self) -> Outcome | None:
        """The final standings, or None while the match goes on."""
        return self._match.outcome

    @property
    def match(self) -> Match[O, S, M, V]:
        """The match itself, for saving; nobody plays past `submit`."""
        return self._match

    @property
    def rules(self) -> Rules[O, S, M, V]:
        """The game that is played."""
        return self._match.rules

    @property
    def header(self) -> LogHeader:
        """What was fixed before the first shuffle."""
        return self._match.log.header

    @property
    def options(self) -> O:
        """What was chosen before the match."""
        return self._match.options

    @property
    def event_count(self) -> int:
        """How many events there have been: the next `since`."""
        return len(self._events)

    @property
    def has_begun(self) -> bool:
        """Somebody has moved; before that there is only the deal."""
        return any(actor >= 0 for actor, _ in self._match.log.entries)

    def view(self, viewer: Viewer) -> V:
        """All that the viewer may know; made once between two moves."""
        known = self._views.get(viewer)
        if known is None:
            known = self._views[viewer] = self._match.view(viewer)
        return known

    def events(self, viewer: Viewer, since: int) -> list[Event]:
        """What happened since then, as the viewer may see it."""
        redacted = (self._match.redact(event, viewer) for event in self._events[since:])
        return [event for event in redacted if event is not None]

    def waiting_for(self) -> frozenset[Seat]:
        """The seats that still choose."""
        return self._match.to_act()

    @property
    def is_keeping(self) -> bool:
        """A person's move is on its way to the disk; until it is there it does not count."""
        return self._pending_move is not None

    def submit(self, seat: Seat, move: M) -> None:
        """A person's move; IllegalMove says what is wrong with it.

        It is kept before it counts, so that nothing which was seen is ever lost; see `advance`.
        """
        referee = self.referee
        if referee and self.refusal(seat, move) is None and not referee.judge(move):
            return
        self.advance(anyway=True)
        self._log_time()
        ahead = self._match.copy()
        ahead.play(seat, move)
        self._pending_move = _PendingMove(seat, move, self._save(ahead))
        self.advance()

    def advance(self, *, anyway: bool = False) -> bool:
        """Let the move count that is kept by now, or in any case; false if there is none."""
        pending = self._pending_move
        if pending is None or not (anyway or pending.save.is_settled):
            return False
        self._pending_move = None
        self._enter(self._match.play(pending.seat, pending.move))
        return True

    def stand_at(self, match: Match[O, S, M, V], events: Sequence[Event]) -> None:
        """Show another moment of a match that is watched, or what comes of a try.

        With what had been told by then.
        """
        assert self.is_watched or self.referee is not None
        self._match, self._events = match, list(events)
        self._views.clear()

    def refusal(self, seat: Seat, move: M) -> str | None:
        """Why a seat may not make this move, in a sentence, or None where it may."""
        return self._match.refusal(seat, move)

    @property
    def time_left(self) -> int | None:
        """Milliseconds until the clock acts, or None while no clock runs."""
        left = self._match.time_left
        return None if left is None else left - self._pending

    @property
    def is_hurried(self) -> bool:
        """Time counts: a clock runs, or bots take theirs where all act at once."""
        return self._match.time_left is not None or bool(self._pauses)

    def pass_time(self, milliseconds: int) -> None:
        """Time went by at the table; whoever owns the clock says so, and a pause says nothing.

        While a move is being kept the clock stands: the move was made in time.
        """
        if self.is_keeping:
            return
        for seat in self._pauses:
            self._pauses[seat] -= milliseconds
        left = self._match.time_left
        if left is None:
            return
        self._pending = min(self._pending + milliseconds, left)
        if self._pending == left:
            self._thoughts.clear()  # they were about what the clock now ends
            self._pauses.clear()
            self._log_time()
        elif self._pending >= TICK:
            self._log_time()

    def think(self, *, may_move: bool = True) -> bool:
        """Let the next bot think one step, and move unless it may not; False when none has to."""
        if self.referee is not None and self.referee.bots_wait:
            return False
        waiting = sorted(self.waiting_for() & self._bots.keys(), key=self._turn_to_think)
        for seat in waiting:
            thought = self._thoughts.get(seat) or self._begin(seat)
            if not thought.step():
                return True
            if may_move and not self.is_keeping and self._pauses.get(seat, 0) <= 0:
                del self._thoughts[seat]
                self._pauses.pop(seat, None)
                # Somebody may have been quicker where all play at once: then it thinks again.
                if self.refusal(seat, thought.move) is None:
                    self._log_time()
                    # It would choose the same again, so that nobody waits for the disk.
                    self._enter(self._match.play(seat, thought.move))
                    self._save(self._match)
                return True
        return False

    def think_on(self, steps: int, *, may_move: bool = True) -> None:
        """Let the bots think so many steps, but no further than to the next move."""
        before = self.event_count
        for _ in range(steps):
            if not self.think(may_move=may_move) or self.event_count != before:
                return

    def reseat(self, seat: Seat, chair: Chair) -> None:
        """Hand a seat to a bot, or back to a person, in the middle of a match."""
        self.advance(anyway=True)
        before = self.chairs[seat]
        if chair.is_person != before.is_person:
            now = len(self._match.log.entries)
            change = SeatChange(seat, now, not chair.is_person, before)
            self.changes = with_change(self.changes, change)
        self.chairs = (*self.chairs[:seat], chair, *self.chairs[seat + 1 :])
        self._thoughts.pop(seat, None)
        self._bots.pop(seat, None)
        if not chair.is_person:
            self._bots[seat] = self._make_bot(chair)
        self._save(self._match)

    def ask_hint(self, seat: Seat) -> Rng:
        """Mark in the record that a seat asked about its decision; the chance to think with."""
        self.advance(anyway=True)
        own = self._own_moves(seat)
        asked = {bisect_left(own, mark.moves) for mark in self.hints if mark.seat == seat}
        if len(own) not in asked:
            self.hints = (*self.hints, HintMark(seat, len(self._match.log.entries)))
            self._save(self._match)
        return self.chance_for("hint", seat)

    def chance_for(self, purpose: str, seat: Seat) -> Rng:
        """The chance to think about a seat's decision with; it tells nothing of the deal."""
        # Counting only this seat's own moves keeps a bot's choice free of others' timing.
        return Rng(self._match.log.header.seed, f"{purpose}/{seat}/{self.decision(seat)}")

    def decision(self, seat: Seat) -> int:
        """How many decisions of a seat are behind it: the number of the one before it."""
        return len(self._own_moves(seat))

    def _own_moves(self, seat: Seat) -> list[int]:
        """Where in the log the moves of a seat are."""
        return [place for place, (actor, _) in enumerate(self._match.log.entries) if actor == seat]

    def _log_time(self) -> None:
        if self._pending:
            passed, self._pending = self._pending, 0
            self._enter(self._match.pass_time(passed))
            self._save(self._match)

    def _enter(self, events: Sequence[Event]) -> None:
        self._events += events
        self._views.clear()

    def _turn_to_think(self, seat: Seat) -> tuple[int, int, Seat]:
        """Who is ready first; else who has moved less, where all act at once."""
        return self._pauses.get(seat, 0), self.decision(seat), seat

    def _begin(self, seat: Seat) -> Thinking[M]:
        rng, bot = self.chance_for("bot", seat), self._bots[seat]
        thought = bot.think(self.view(seat), rng)
        hurried = self._match.time_left is not None or len(self.waiting_for()) > 1
        if hurried and isinstance(bot, Paced) and seat not in self._pauses:
            self._pauses[seat] = bot.pace(self.chance_for("pace", seat))
        self._thoughts[seat] = thought
        return thought


AnySession: TypeAlias = Session[Any, Any, Any, Any]
"""What takes a session of whichever game."""

SomeSession: TypeAlias = Session[Options, object, Move, View[Move]]
"""What gives a session of some game; whoever wants it by its own types has to narrow it."""
