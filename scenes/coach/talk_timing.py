"""When a character at the table says something, and for how long its words stand there."""

from __future__ import annotations

from dataclasses import replace

from game.app.chairs import Chair
from game.app.tables import Five211Session
from game.app.talk import Remark, greeting, remark_on
from game.core.seats import PUBLIC
from game.kits.five211.kit import FIVE211
from game.rules.five211.events import RoundScored
from scenes.anim.timings import TALK, TALK_FADE
from scenes.table.display import Display, Speech
from scenes.table.show import Show


class TableTalk:
    """At most one bubble at a time, about a round that everybody has seen end."""

    def __init__(self, session: Five211Session) -> None:
        self._session = session
        self._remark: Remark | None = None
        self._age = 0.0
        self._place: tuple[int, int] | None = None
        view = session.view(PUBLIC)
        self._greets = session.event_count > 0 and not view.records and not any(view.rows)

    def update(self, dt: float, show: Show, *, on: bool) -> bool:
        """Let time pass; true when the picture has changed."""
        display = show.display
        said = self._occasion(display)
        if said is not None and on:
            self._remark, self._age = said, 0.0
        else:
            self._age += dt
        if self._remark is not None and (not on or self._is_over(display)):
            self._remark = None
        before, display.speech = display.speech, self._speech()
        return before != display.speech

    def _occasion(self, display: Display) -> Remark | None:
        """What is said now, because a match has begun or a round has ended on the table."""
        seed, chairs = self._session.match.log.header.seed, self._speakers
        place, self._place = self._place, (display.deck, display.round)
        if self._greets and display.choosing:
            self._greets = False
            return greeting(chairs, seed)
        if place is None or place == self._place:
            return None
        records = self._session.view(PUBLIC).records
        ended = next((each for each in records if (each.deck, each.round) == place), None)
        return None if ended is None else remark_on(RoundScored(ended), FIVE211.talk, chairs, seed)

    @property
    def _speakers(self) -> list[Chair]:
        """The chairs as they talk: in a person's name and with their face no bot says a word."""
        silent = self._session.stand_ins
        return [
            replace(chair, character=None) if seat in silent else chair
            for seat, chair in enumerate(self._session.chairs)
        ]

    def _is_over(self, display: Display) -> bool:
        """Time is up, or everybody has something else to think about."""
        return self._age >= TALK or display.turn > 0

    def _speech(self) -> Speech | None:
        if self._remark is None:
            return None
        alpha = min(1.0, self._age / TALK_FADE, (TALK - self._age) / TALK_FADE)
        return Speech(self._remark.seat, self._remark.line, round(max(0.0, alpha), 2))
