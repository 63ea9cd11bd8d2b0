"""The coach beside the table: thinks in small slices about what the person who looks may know."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Generic

from game.ai.advice import Hint, HintThinking
from game.app.session import Session
from game.core.rules import M, V
from game.core.seats import PUBLIC, Seat, Viewer
from game.core.sentences import with_names
from scenes.coach.hint_scene import HintScene
from scenes.coach.pages import CoachedGame, CoachPages, HintPage
from scenes.coach.what_if_scene import WhatIfScene
from scenes.engine.i18n import _
from scenes.engine.scene import Stage

FIRST_STEPS = 6
"""Steps a frame while somebody waits for the first answer: it comes within a fifth of a second."""
STEPS = 5
STEPS_AT_ONCE = 60
TOLD = 2
"""So many level moves are named at the table; more are counted, and the page shows them."""


class TableCoach(Generic[M, V]):
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
        self._answers = 0
        self._warming = self._warm_up()
        self._seat: Seat = 0
        self._view: V | None = None
        self._taken: M | None = None

    @property
    def is_allowed(self) -> bool:
        """Purists leave the coach at home, and not every game has one."""
        has_coach = self._pages is not None and self._game.coach is not None
        return has_coach and self._session.house_rules.hints

    @property
    def is_thinking(self) -> bool:
        """A hint is on its way, or is still being refined."""
        return self._thinking is not None

    @property
    def hint(self) -> Hint[M] | None:
        """The answer as it stands; another one when it has been refined."""
        return self._hint

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
        best, *others = [teller.move(each.move, self._view) for each in self._hint.ranking[:TOLD]]
        reason = teller.phrase(self._hint.reason)
        if self._hint.level == TOLD:
            sentence = _("Hint: {move}; level with it: {other}")
            return sentence.format(move=best, other=others[0]), reason
        if self._hint.level > TOLD:
            sentence = _("Hint: {move}, one of {count} that are level")
            return sentence.format(move=best, count=self._hint.level), reason
        return _("Hint: {move}").format(move=best), reason

    def ask(self, seat: Seat) -> bool:
        """Begin to think about a hint for a seat that may choose; false where none are given.

        It is marked in the record of the game. Asked again, it shows why.
        """
        coach, pages = self._game.coach, self._pages
        if coach is None or pages is None or not self.is_allowed:
            return False
        if self._hint is not None:
            page = pages.hint_page(self._hint, self._session.view(self._seat))
            self._stage.push(HintScene(page, self._take, self, private=self._is_shared))
        elif self._thinking is None:
            self._seat = seat
            rng = self._session.ask_hint(seat)
            view = self._view = self._session.view(seat)
            self._thinking, self._answers = coach.begin(view, rng), 0
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
        self._think_on()

    def _think_on(self) -> None:
        """A few steps, as many as a frame has room for; an answer ends them."""
        thinking = self._thinking
        if thinking is None:
            next(self._warming, None)
            return
        instant = self._stage.theme.motion.is_instant
        usual = FIRST_STEPS if self._hint is None else STEPS
        for _step in range(STEPS_AT_ONCE if instant else usual):
            is_done = thinking.step()
            if is_done:
                self._thinking = None
            if thinking.answers > self._answers:
                self._answers = thinking.answers
                self._hint = self._with_names(thinking.hint)
                return

    def _warm_up(self) -> Iterator[None]:
        """A little a frame before anybody asks: the first answer is then a matter of moments."""
        coach = self._game.coach
        if coach is not None and self.is_allowed:
            yield from coach.warm_up(len(self._session.chairs))

    def _with_names(self, hint: Hint[M]) -> Hint[M]:
        names = [chair.name for chair in self._session.chairs]
        return replace(hint, reason=with_names(hint.reason, names))

    def refined_page(self) -> HintPage[M] | None:
        """Think on while the page is looked at; a new page when there is a better answer."""
        before, pages = self._hint, self._pages
        self._think_on()
        if self._hint is before or self._hint is None or pages is None:
            return None
        return pages.hint_page(self._hint, self._session.view(self._seat))

    @property
    def _is_shared(self) -> bool:
        return len(self._session.people) > 1

    def _take(self, move: M) -> None:
        self._taken = move
