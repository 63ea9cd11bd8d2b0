"""The coach beside the table: thinks in small slices about what the person who looks may know."""

from __future__ import annotations

from game.ai.advice import Hint
from game.ai.five211.coach import Five211Hint
from game.app.tables import Five211Session
from game.core.seats import PUBLIC, Seat
from game.rules.five211.moves import PlayCards
from game.rules.five211.view import Five211View
from scenes.anim.timings import Speed
from scenes.coach.hint_scene import HintScene, hint_pictures
from scenes.coach.odds import LiveOdds
from scenes.coach.talk_timing import TableTalk
from scenes.coach.what_if_scene import WhatIfScene
from scenes.engine.scene import Stage
from scenes.host import Host
from scenes.table.card_sprite import CardSprite
from scenes.table.controls import TableControls
from scenes.table.hand import Hand
from scenes.table.show import Show

STEPS = 5
STEPS_AT_ONCE = 60


class Coach:
    """Answers when asked, and keeps the odds and the talk of the table up to date."""

    def __init__(self, host: Host, session: Five211Session, stage: Stage) -> None:
        self._host = host
        self._session = session
        self._stage = stage
        self._thinking: Five211Hint | None = None
        self._seat: Seat = 0
        self._advised: PlayCards | None = None
        self._odds = LiveOdds(session)
        self._talk = TableTalk(session)

    @property
    def is_allowed(self) -> bool:
        """Purists leave the coach at home."""
        return self._session.customs.hints

    @property
    def is_thinking(self) -> bool:
        """A hint is on its way."""
        return self._thinking is not None

    def offer(self, controls: TableControls, view: Five211View, *, may_choose: bool) -> None:
        """What the coach can do at this moment for the person who looks."""
        controls.hint.enabled = may_choose
        controls.what_if.enabled = _can_look_back(view)
        if not self.is_allowed:
            controls.without_hint()

    def ask(self, seat: Seat) -> bool:
        """Begin to think about a hint for a seat that may choose; false where none are given.

        It is marked in the record of the game.
        """
        if self.is_allowed and self._thinking is None:
            self._seat = seat
            rng = self._session.ask_hint(seat)
            view = self._session.view(seat)
            self._thinking = Five211Hint(view, rng)
            self._stage.warm(hint_pictures(view.hand, self._stage.theme))
        return self.is_allowed

    def forget(self) -> None:
        """The table has changed hands or moved on: no hint is due any more."""
        self._thinking = None

    def put_forward(self, hand: Hand) -> bool:
        """Select the cards that the person took from the hint, once; true when there are any."""
        advised, self._advised = self._advised, None
        chosen: list[CardSprite] = []
        for face in advised.cards if advised is not None else ():
            free = (each.card for each in hand.cards if each.card not in chosen)
            chosen += [card for card in free if card.face is face][:1]
        if chosen:
            hand.selection.cards = chosen
        return bool(chosen)

    def look_back(self, view: Five211View) -> None:
        """What other cards would have brought in the last round to the person who looks."""
        if _can_look_back(view):
            scene = WhatIfScene(self._session, view.viewer, private=self._is_shared)
            self._stage.push(scene)

    @property
    def _is_shared(self) -> bool:
        return len(self._session.people) > 1

    def update(self, dt: float, show: Show) -> bool:
        """Let time pass; true when the picture has changed."""
        self._think_on(show)
        settings = self._host.settings
        changed = self._odds.update(show, on=settings.show_odds and self.is_allowed)
        return self._talk.update(dt, show, on=settings.table_talk) or changed

    def _think_on(self, show: Show) -> None:
        if self._thinking is None:
            return
        if self._seat != show.view.viewer or self._seat not in self._session.waiting_for():
            self.forget()
            return
        instant = self._stage.theme.motion.speed is Speed.INSTANT
        for _step in range(STEPS_AT_ONCE if instant else STEPS):
            if self._thinking.step():
                self._answer(self._thinking.hint)
                return

    def _answer(self, hint: Hint[PlayCards]) -> None:
        self.forget()
        self._stage.push(HintScene(hint, self._advise, private=self._is_shared))

    def _advise(self, play: PlayCards) -> None:
        self._advised = play


def _can_look_back(view: Five211View) -> bool:
    return view.viewer != PUBLIC and bool(view.records)
