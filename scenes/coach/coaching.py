"""The coach beside the table: thinks in small slices about what the person who looks may know."""

from __future__ import annotations

from typing import Any, Generic

from game.ai.advice import Hint, HintThinking
from game.app.session import Session
from game.core.rules import M, V
from game.core.seats import PUBLIC, Seat, Viewer
from scenes.coach.hint_scene import HintScene
from scenes.coach.pages import CoachedGame, CoachPages
from scenes.coach.what_if_scene import WhatIfScene
from scenes.engine.i18n import _
from scenes.engine.scene import Stage

STEPS = 5
STEPS_AT_ONCE = 60


class Coach(Generic[M, V]):
    """Answers when asked. What it advises is a move to choose; playing it is up to the person."""

    def __init__(
        self,
        session: Session[Any, Any, M, V],
        game: CoachedGame[M, V],
        pages: CoachPages[M, V] | None,
        stage: Stage,
    ) -> None:
        self._session = session
        self._game = game
        self._pages = pages
        self._stage = stage
        self._thinking: HintThinking[M] | None = None
        self._hint: Hint[M] | None = None
        self._seat: Seat = 0
        self._taken: M | None = None

    @property
    def is_allowed(self) -> bool:
        """Purists leave the coach at home, and not every game has one."""
        has_coach = self._pages is not None and self._game.coach is not None
        return has_coach and self._session.house_rules.hints

    @property
    def is_thinking(self) -> bool:
        """A hint is on its way."""
        return self._thinking is not None

    @property
    def advised(self) -> M | None:
        """The best move of this decision, once somebody has asked for it."""
        return None if self._hint is None else self._hint.ranking[0].move

    @property
    def words(self) -> tuple[str, str]:
        """What is advised, and why in a sentence; nothing before somebody has asked."""
        if self._hint is None:
            return "", ""
        teller = self._game.teller
        move = teller.move(self._hint.ranking[0].move)
        return _("Hint: {move}").format(move=move), teller.phrase(self._hint.reason)

    def ask(self, seat: Seat) -> bool:
        """Begin to think about a hint for a seat that may choose; false where none are given.

        It is marked in the record of the game. Asked again, it shows why.
        """
        coach, pages = self._game.coach, self._pages
        if coach is None or pages is None or not self.is_allowed:
            return False
        if self._hint is not None:
            page = pages.hint_page(self._hint, self._session.view(self._seat))
            self._stage.push(HintScene(page, self._take, private=self._is_shared))
        elif self._thinking is None:
            self._seat = seat
            rng = self._session.ask_hint(seat)
            view = self._session.view(seat)
            self._thinking = coach.begin(view, rng)
            self._stage.warm(pages.hint_pictures(view, self._stage.theme))
        return True

    def forget(self) -> None:
        """The decision was made, or somebody else looks."""
        self._thinking = self._hint = None

    def take_advice(self) -> M | None:
        """The move that the person took from the hint's page, once."""
        taken, self._taken = self._taken, None
        return taken

    @property
    def looks_back(self) -> bool:
        """The game can tell what other moves would have brought."""
        return self._pages is not None and self._game.look_back is not None

    def can_look_back(self, view: V) -> bool:
        """Whether the person who looks has something to look back at by now."""
        look_back = self._game.look_back if self.looks_back else None
        return look_back is not None and view.viewer != PUBLIC and bool(look_back.chapters(view))

    def look_back(self, view: V) -> None:
        """What other moves would have brought to the person who looks."""
        if self._pages is not None and self.can_look_back(view):
            page = WhatIfScene(
                self._session, view.viewer, self._game, self._pages, private=self._is_shared
            )
            self._stage.push(page)

    def update(self, viewer: Viewer) -> None:
        """Think on, as long as the person who asked still looks and has to choose."""
        if self._seat != viewer or self._seat not in self._session.waiting_for():
            self.forget()
        thinking = self._thinking
        if thinking is None:
            return
        instant = self._stage.theme.motion.is_instant
        for _step in range(STEPS_AT_ONCE if instant else STEPS):
            if thinking.step():
                self._thinking, self._hint = None, thinking.hint
                return

    @property
    def _is_shared(self) -> bool:
        return len(self._session.people) > 1

    def _take(self, move: M) -> None:
        self._taken = move
