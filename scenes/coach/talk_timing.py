"""Table talk: what a character says about what everybody has seen, when, and for how long."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from game.ai.characters import AnyGame, character_by_key
from game.app.session import AnySession
from game.core.events import Event, RoundEnded, TurnStarted
from game.core.rng import Rng
from game.core.seats import Seat
from game.kits.kit import Talk
from game.kits.set_up import Chair
from scenes.anim.timings import TALK, TALK_FADE

_TALKATIVE: Final = 0.6
"""The share of moments about which somebody has something to say."""


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


@dataclass(frozen=True, slots=True)
class Remark:
    """Who says what; the line is to be translated where it is shown."""

    seat: Seat
    line: str


def greeting(chairs: Sequence[Chair], seed: int) -> Remark | None:
    """One character welcomes the others at the first deal."""
    rng = Rng(seed, "talk")
    spoken = []
    for seat, chair in enumerate(chairs):
        character = character_by_key(chair.character or "")
        if character is not None:
            spoken.append((seat, character.talk[AnyGame.GREETING]))
    return _one_of(spoken, rng)


def remark_on(event: Event, talk: Talk, chairs: Sequence[Chair], seed: int) -> Remark | None:
    """What somebody says about an event, if anything; all of them saw the same."""
    moment = talk.moment(event)
    if moment is None:
        return None
    rng = Rng(seed, f"talk/{moment.name}")
    if rng.random() >= _TALKATIVE:
        return None
    spoken = []
    occasions = dict.fromkeys(range(len(chairs)), moment.others) | dict(moment.speakers)
    for seat, occasion in occasions.items():
        character = character_by_key(chairs[seat].character or "")
        if character is not None and occasion is not None:
            own = talk.lines.get(character.key, {})
            spoken.append((seat, own.get(occasion) or character.talk.get(occasion, ())))
    return _one_of([(seat, lines) for seat, lines in spoken if lines], rng)


def _one_of(spoken: Sequence[tuple[Seat, tuple[str, ...]]], rng: Rng) -> Remark | None:
    if not spoken:
        return None
    seat, lines = rng.choice(spoken)
    return Remark(seat, rng.choice(lines))
