"""The phones of one table: who holds which seat, what they ask for, what each is shown.

All of it happens in `step`, in the thread of the table. A phone is a device of a seat, like a
mouse: its moves go through `Session.submit`, and it is told no more than its seat may know.
"""

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import lru_cache
from gettext import NullTranslations
from typing import Any, Final, Protocol

from game.ai.advice import Hint, HintThinking
from game.app.session import AnySession
from game.app.table_laying import SUBSTITUTE
from game.core.languages import translations_of
from game.core.moves import Move
from game.core.plain import Json
from game.core.seats import Seat
from game.core.words import spoken_in
from game.kits.kit import AnyKit
from game.kits.set_up import ANY_PHONE, Chair
from game.phones.door import Door
from game.phones.requests import answer_to
from game.phones.sheets import sheet_of
from game.phones.switchboard import PhoneCall, Reply, Switchboard

HINT_STEPS: Final = 6
"""Steps of about a millisecond that a hint gets at a time."""
SHEETS_A_STEP: Final = 2
"""Pages that are made at a time: a town with many tiles takes a millisecond."""
PATIENT: Final = 9.0
"""Seconds after which those who wait for a phone that sleeps may do something about it."""
MOMENT: Final = 3.0
"""Seconds without a stream after which a phone sleeps: between two of them it only blinks."""


class Wake(Enum):
    """How it is with the phone of a seat."""

    AWAITED = "awaited"
    AWAKE = "awake"
    ASLEEP = "asleep"


class PhoneTable(Protocol):
    """The table at which phones play."""

    @property
    def is_showing(self) -> bool:
        """People should look up: phones must not run ahead of what is shown."""

    @property
    def can_go_on(self) -> bool:
        """What is shown stands until somebody says that it was seen."""

    def go_on(self) -> None:
        """Somebody has seen it."""

    @property
    def shows_aims(self) -> bool:
        """Everybody sees there where the people with phones would play."""

    def has_moved(self) -> None:
        """A phone has made a move; it is on its way to the disk."""


@dataclass(slots=True)
class Phone:
    """One that has come in."""

    key: str
    seat: Seat | None = None
    hint: Hint[Any] | None = None
    hinted: int = -1
    """At which of its decisions it was asked for."""
    thinking: HintThinking[Any] | None = None
    aim: Move | None = None
    """A move that somebody looks at, and may make next."""
    aimed: int = -1
    """At which of its decisions."""
    gone_since: float = 0.0
    language: str = ""
    """Nothing: that of the table."""


class PhoneHub:
    """From the invitation until the table is left, over any number of games."""

    def __init__(
        self, door: Door, board: Switchboard, kit: AnyKit, chairs: Sequence[Chair]
    ) -> None:
        self.door, self.board = door, board
        self.kit = kit
        self.phones: dict[str, Phone] = {}
        self.session: AnySession | None = None
        self.table: PhoneTable | None = None
        self._chairs = tuple(chairs)
        self._now = 0.0
        self._waiting: deque[PhoneCall] = deque()
        self.afterwards: list[Callable[[], None]] = []
        """What the table is told once a phone is answered: it speaks a language of its own."""
        self._due: dict[str, None] = {}
        self._asked = set[str]()
        """Phones that have done something: they see first what came of it."""
        self._shown: dict[str, dict[str, Json]] = {}
        self._last: object = None
        self.looks = 0
        """Counts what people look at."""
        self.changes = 0
        """Counts whatever a picture of the seats may show."""
        for seat, chair in enumerate(chairs):
            if chair.phone not in ("", ANY_PHONE):
                # It held this seat before the program was ended; its token is still in its cookie.
                door.know(chair.phone)
                self.phones[chair.phone] = Phone(chair.phone, seat, gone_since=-MOMENT)

    # The seats

    @property
    def chairs(self) -> tuple[Chair, ...]:
        """Who sits where."""
        return self._chairs if self.session is None else self.session.chairs

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats that phones are for."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.phone)

    def holder(self, seat: Seat) -> Phone | None:
        """The phone that holds a seat."""
        return next((phone for phone in self.phones.values() if phone.seat == seat), None)

    def wake_of(self, seat: Seat) -> Wake:
        """Whether somebody looks at the phone of this seat."""
        phone = self.holder(seat)
        if phone is None:
            return Wake.AWAITED
        is_awake = self._now - phone.gone_since < MOMENT
        return Wake.AWAKE if is_awake else Wake.ASLEEP

    def is_missed(self, seat: Seat) -> bool:
        """The table waits for somebody whose phone has slept for long, or never came."""
        session, phone = self.session, self.holder(seat)
        if session is None or not self.chairs[seat].phone or seat not in session.waiting_for():
            return False
        asleep = phone is None or self._now - phone.gone_since >= PATIENT
        return asleep and self.chairs[seat].is_person

    def set_chairs(self, kit: AnyKit, chairs: Sequence[Chair]) -> None:
        """Another table is set up; whoever holds a seat that is still for phones keeps it."""
        names = {phone.seat: self.chairs[phone.seat] for phone in self.phones.values()
                 if phone.seat is not None and phone.seat < len(self.chairs)}  # fmt: skip
        self.kit, self.session, self.table = kit, None, None
        self._chairs = tuple(
            names[seat] if chair.phone and seat in names else chair
            for seat, chair in enumerate(chairs)
        )
        for phone in self.phones.values():
            if phone.seat is not None and phone.seat not in self.seats:
                phone.seat = None
        self._forget_game()

    def begin(self, session: AnySession, table: PhoneTable) -> None:
        """A game begins, or goes on; nobody new is let in unless somebody invites again."""
        if self.session is not session:
            self._forget_game()
        self.session, self.table = session, table
        self.changed()

    def end(self) -> None:
        """The game is over and put away; its people stay."""
        self._chairs, self.session, self.table = self.chairs, None, None
        self.changed()

    def may_sit(self, seat: Seat) -> bool:
        """A seat for phones that none has yet, or that of a bot, which gives it up gladly."""
        chair, taken = self.chairs[seat], self.holder(seat) is not None
        is_over = self.session is not None and self.session.outcome is not None
        return not taken and not chair.is_here and not is_over

    def seat(self, seat: Seat, chair: Chair) -> None:
        """Somebody else sits there from now on."""
        if self.session is None:
            self._chairs = (*self._chairs[:seat], chair, *self._chairs[seat + 1 :])
        else:
            self.session.reseat(seat, chair)
        self.changed()

    def free(self, seat: Seat) -> None:
        """The phone of this seat is not waited for any more; somebody may come in its place."""
        phone = self.holder(seat)
        if phone is not None:
            self._dismiss(phone)
        self.door.open()
        self.changed()

    def let_bot_sit_in(self, seat: Seat) -> None:
        """A bot plays for somebody whose phone sleeps, until they come back."""
        assert self.session is not None
        chair = self.chairs[seat]
        self.session.reseat(seat, replace(chair, character=SUBSTITUTE, level=None))
        self.changed()

    def _forget_game(self) -> None:
        self._shown.clear()
        for phone in self.phones.values():
            phone.hint, phone.thinking, phone.hinted = None, None, -1
        self.changed()

    def changed(self) -> None:
        """Everybody is told anew."""
        self.changes += 1
        self._last = None

    def _dismiss(self, phone: Phone) -> None:
        self.door.forget(phone.key)
        self.board.drop(phone.key)
        self._shown.pop(phone.key, None)
        del self.phones[phone.key]

    # A step of the table

    @property
    def at_work(self) -> bool:
        """Something is asked for, thought about or still to be told."""
        thinks = any(phone.thinking for phone in self.phones.values())
        return bool(self._due or self._waiting) or thinks

    def step(self, now: float) -> None:
        """Reply the calls, think about hints, and tell the phones what has changed."""
        self._now = now
        self._meet()
        self._waiting.extend(self.board.take_calls())
        for call in [self._waiting.popleft() for _each in range(len(self._waiting))]:
            answer = self._answer(call)
            if answer is None:
                self._waiting.append(call)  # a move before it is still on its way to the disk
            else:
                call.answer(answer)
                self._asked.add(call.phone)
        for phone in self.phones.values():
            self._think(phone)
        self._tell()

    def _answer(self, call: PhoneCall) -> Reply | None:
        phone = self.phones.get(call.phone)
        with spoken_in(_catalogue("" if phone is None else phone.language)):
            answer = answer_to(self, call)
        for tell in self.afterwards:
            tell()
        self.afterwards.clear()
        return answer

    def _meet(self) -> None:
        """See who is awake; a phone that has come in by now gets its first page."""
        for key in self.board.listeners():
            if key not in self.phones and self.door.knows(key):
                self.phones[key] = Phone(key)
                self._due[key] = None
        for phone in self.phones.values():
            language = self.board.language_of(phone.key)
            if language != phone.language:
                phone.language = language
                self._shown.pop(phone.key, None)
                self._due[phone.key] = None
            before = self._now - phone.gone_since < MOMENT
            if self.board.is_awake(phone.key):
                phone.gone_since = self._now
            if before != (self._now - phone.gone_since < MOMENT):
                self.changed()

    def _think(self, phone: Phone) -> None:
        if phone.thinking is None:
            return
        if phone.seat is None or phone.hinted != self.decision(phone.seat):
            phone.thinking = None
            return
        for _step in range(HINT_STEPS):
            if phone.thinking.step():
                phone.hint, phone.thinking = phone.thinking.hint, None
                self._due[phone.key] = None
                return

    def _tell(self) -> None:
        """Pages for those who see something else now, a few at a time."""
        now = self._signature()
        if now != self._last:
            self._last = now
            self._due.update(dict.fromkeys(self.phones))
        for key in sorted(self._due, key=lambda key: key not in self._asked)[:SHEETS_A_STEP]:
            del self._due[key]
            self._asked.discard(key)
            if key in self.phones:
                phone = self.phones[key]
                with spoken_in(_catalogue(phone.language)):
                    self.board.put_sheet(key, sheet_of(self, phone, self._shown))

    def _signature(self) -> object:
        session, table = self.session, self.table
        if session is None or table is None:
            return self.changes, self._chairs
        return (
            self.changes,
            session.chairs,
            session.event_count,
            len(session.match.log.entries),
            table.is_showing,
            table.can_go_on,
        )

    @property
    def aims(self) -> dict[Seat, Move]:
        """What people look at on their phones before they choose."""
        session, found = self.session, dict[Seat, Move]()
        for phone in self.phones.values():
            seat, move = phone.seat, phone.aim
            if session is None or seat is None or move is None:
                continue
            if phone.aimed == self.decision(seat) and session.refusal(seat, move) is None:
                found[seat] = move
        return found

    def decision(self, seat: Seat) -> int:
        """Which decision of a seat is due."""
        return -1 if self.session is None else self.session.decision(seat)


@lru_cache(maxsize=16)
def _catalogue(language: str) -> NullTranslations | None:
    return translations_of(language) if language else None
