"""The coach beside the table: thinks in small slices about what the person who looks may know.

It thinks first and speaks once: what it has said stands until the decision was made. Why the best
move is the best stands on the page of the hint.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Generic

from game.ai.advice import Contender, Hint, HintThinking
from game.app.session import Session
from game.core.rules import M, V
from game.core.seats import PUBLIC, Seat, Viewer
from game.core.sentences import Phrase, begin, with_names
from scenes.art.icons import Icon
from scenes.coach.pages import CoachedGame, CoachPages, HintPage, PrivateScene
from scenes.coach.what_if_scene import WhatIfScene
from scenes.coach.why_panel import Compared, WhyPanel
from scenes.engine.i18n import _
from scenes.engine.input.inputs import Action, Input, Press
from scenes.engine.scene import Feedback, Stage
from scenes.menu.frame import Ends, Frame, Sheet, heading
from scenes.ui.button import Button, ButtonKind
from scenes.ui.element import Element
from scenes.ui.layout import Column

STEPS = 12
"""A frame, while somebody waits: a whole thought takes a second or so."""
STEPS_AT_ONCE = 60
PATIENCE = 2.0
"""Seconds after which what was found by then is told."""
WIDEST = 1120


class TableCoach(Generic[M, V]):
    """Answers when asked. What it advises is lit; playing it is up to the person."""

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
        self._thought = 0.0
        self._hint: Hint[M] | None = None
        self._warming = self._warm_up()
        self._seat: Seat = 0
        self._view: V | None = None
        self._taken: M | None = None
        self.is_unfolded = False
        """The choices that the hint is compared with lie open."""

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
    def hint(self) -> Hint[M] | None:
        """The answer, once there is one; it does not change any more."""
        return self._hint

    @property
    def advised(self) -> M | None:
        """The best move of this decision, once somebody has asked for it."""
        return None if self._hint is None else self._hint.ranking[0].move

    @property
    def words(self) -> tuple[str, str]:
        """What to do, and why in a sentence; nothing before somebody has asked."""
        if self.is_thinking:
            return _("Let me think."), ""
        if self._hint is None:
            return "", ""
        teller = self._game.teller
        move = teller.advice(self._hint.ranking[0].move, self._view)
        return move, teller.phrase(self._hint.reason)

    def ask(self, seat: Seat) -> bool:
        """Begin to think about a hint for a seat that may choose; false where none are given.

        It is marked in the record of the game. Asked again, it says the same, and shows why.
        """
        coach, pages = self._game.coach, self._pages
        if coach is None or pages is None or not self.is_allowed:
            return False
        if self._hint is not None:
            self.is_unfolded = not self.is_unfolded
        elif self._thinking is None:
            self._seat, self._thought = seat, 0.0
            rng = self._session.ask_hint(seat)
            view = self._view = self._session.view(seat)
            self._thinking = coach.begin(view, rng)
            self._stage.rehearse(partial(pages.rehearse_hint, view=view), later=True)
        return True

    def panels(self, take: Callable[[M], None]) -> Sequence[WhyPanel]:
        """What the hint is compared with, to be taken by a press; nothing while it is folded."""
        hint, pages, view = self._hint, self._pages, self._view
        if hint is None or pages is None or view is None or not self.is_unfolded:
            return ()
        most = max(
            1.0,
            *(each.advice.points_for for each in hint.choices),
            *(each.advice.points_against for each in hint.choices),
        )
        return [
            WhyPanel(
                f"choice {number}",
                partial(pages.choice_picture, choice.advice.move, view),
                self._compared(choice, most, hint, view),
                partial(take, choice.advice.move),
                is_best=number == 1,
            )
            for number, choice in enumerate(hint.choices, start=1)
        ]

    def _compared(self, choice: Contender[M], most: float, hint: Hint[M], view: V) -> Compared:
        teller, chairs = self._game.teller, self._session.chairs
        clause = teller.phrase(self._named(choice.clause))
        if hint.is_as_good(choice):
            clause = _("As good. {clause}").format(clause=clause)
        others = [chair for seat, chair in enumerate(chairs) if seat != self._seat]
        return Compared(
            begin(teller.brief(choice.advice.move, view)),
            clause,
            max(0.0, choice.advice.points_for / most),
            max(0.0, choice.advice.points_against / most),
            chairs[self._seat],
            others,
        )

    def show_more(self) -> None:
        """All moves with their figures."""
        if self._hint is not None and self._pages is not None:
            page = self._pages.hint_page(self._hint, self._session.view(self._seat))
            self._stage.push(HintScene(page, self._take, private=self._is_shared))

    def forget(self) -> None:
        """The decision was made, or somebody else looks."""
        self._thinking = self._hint = None
        self.is_unfolded = False

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

    def update(self, dt: float, viewer: Viewer) -> None:
        """Think on, as long as the person who asked still looks and has to choose."""
        if self._seat != viewer or self._seat not in self._session.waiting_for():
            self.forget()
        thinking = self._thinking
        if thinking is None:
            next(self._warming, None)
            return
        self._thought += dt
        instant = self._stage.theme.motion.is_instant
        for _step in range(STEPS_AT_ONCE if instant else STEPS):
            if thinking.step() or (self._thought >= PATIENCE and thinking.answers):
                self._speak(thinking.hint)
                return

    def _speak(self, hint: Hint[M]) -> None:
        self._thinking = None
        self._hint = replace(hint, reason=self._named(hint.reason))

    def _warm_up(self) -> Iterator[None]:
        """A little a frame before anybody asks: the answer then takes less."""
        coach = self._game.coach
        if coach is not None and self.is_allowed:
            yield from coach.warm_up(len(self._session.chairs))

    def _named(self, phrase: Phrase) -> Phrase:
        return with_names(phrase, [chair.name for chair in self._session.chairs])

    @property
    def _is_shared(self) -> bool:
        return len(self._session.here) > 1

    def _take(self, move: M) -> None:
        self._taken = move


class HintScene(PrivateScene, Generic[M]):
    """Takes nothing out of the player's hands: the chosen move is put forward, not played."""

    first_focus = "Take this"

    def __init__(
        self,
        page: HintPage[M],
        take: Callable[[M], None],
        *,
        private: bool,
    ) -> None:
        super().__init__(private=private)
        self.page = page
        self.chosen = page.moves[0]
        self._take_move = take
        self._chosen_row = ""

    def build(self) -> Element:
        rows = []
        for number, move in enumerate(self.page.moves, start=1):
            name, chosen = f"choice {number}", move == self.chosen
            rows.append(self.page.row(name, move, partial(self._choose, move), chosen=chosen))
            if chosen:
                self._chosen_row = name
        take = Button(
            "Take this", self._take, ButtonKind.PRIMARY, text=_("Take this"), icon=Icon.CARDS
        )
        offer = Ends(self.page.offer(self.chosen), take)
        top = Column(heading(_("Hint"), self.back), offer, gap=12)
        return Sheet(Frame(top, Column(self.page.legend(), *rows, gap=8)), widest=WIDEST)

    def handle(self, event: Input) -> None:
        """The key that opened the hint closes it; a key on the chosen row takes that."""
        if isinstance(event, Press) and event.is_down(Action.HINT):
            self.back()
        elif isinstance(event, Press) and self._takes(event):
            self.stage.feedback(Feedback.PRESS)
            self._take()
        else:
            super().handle(event)

    def _takes(self, press: Press) -> bool:
        row = self.ui.focused
        confirms = press.is_down(Action.PLAY, Action.CONFIRM) and not press.repeated
        return confirms and row is not None and row.name == self._chosen_row

    def _choose(self, move: M) -> None:
        """A second click does not take it: the player may have chosen something already."""
        self.chosen = move
        self.rebuild()

    def _take(self) -> None:
        self._take_move(self.chosen)
        self.back()
