"""When a character at the table says something, and for how long its words stand there."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.app.session import AnySession
from game.app.talk import Remark, greeting, remark_on
from game.core.events import Event, RoundEnded, TurnStarted
from game.core.seats import Seat
from game.kits.kit import Talk
from game.kits.set_up import Chair
from scenes.anim.timings import TALK, TALK_FADE


@dataclass(frozen=True, slots=True)
class Speech:
    """What a character says now; the line is still to be translated."""

    seat: Seat
    line: str
    alpha: float = 1.0


class TableTalk:
    """At most one bubble at a time, about a round that everybody has seen end."""

    def __init__(self, session: AnySession, talk: Talk) -> None:
        self._session = session
        self._talk = talk
        self._greets = talk.greets and session.event_count > 0 and not session.has_begun
        self._next: Remark | None = None
        self._remark: Remark | None = None
        self._said_now = False
        self._turns = 0
        self._age = 0.0
        self.speech: Speech | None = None

    def hear(self, event: Event) -> None:
        """Something has been shown; what there is to say about it waits for the cleared table."""
        seed, chairs = self._session.header.seed, self._speakers
        self._next = remark_on(event, self._talk, chairs, seed) or self._next
        match event:
            case RoundEnded():
                self._say(self._next)
                self._next, self._turns = None, 0
            case TurnStarted(seats):
                self._turns += len(seats) > 1
                if self._greets:
                    self._greets = False
                    self._say(greeting(chairs, seed))

    def update(self, dt: float, *, on: bool) -> bool:
        """Let time pass; true when the picture has changed."""
        if self._said_now and on:
            self._age = 0.0
        else:
            self._age += dt
        self._said_now = False
        if not on or self._is_over:
            self._remark = None
        before, self.speech = self.speech, self._speech()
        return before != self.speech

    def _say(self, remark: Remark | None) -> None:
        if remark is not None:
            self._remark, self._said_now, self._age = remark, True, 0.0

    @property
    def _speakers(self) -> list[Chair]:
        """The chairs as they talk: in a person's name and with their face no bot says a word."""
        silent = self._session.stand_ins
        return [
            replace(chair, character=None) if seat in silent else chair
            for seat, chair in enumerate(self._session.chairs)
        ]

    @property
    def _is_over(self) -> bool:
        """Time is up, or everybody has something else to think about: the next choice of all."""
        return self._age >= TALK or self._turns > 1

    def _speech(self) -> Speech | None:
        if self._remark is None:
            return None
        alpha = min(1.0, self._age / TALK_FADE, (TALK - self._age) / TALK_FADE)
        return Speech(self._remark.seat, self._remark.line, round(max(0.0, alpha), 2))
