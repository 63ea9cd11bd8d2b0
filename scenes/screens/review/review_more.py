"""Behind More of looking back: every decision, and the numbers with their ranges."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.app.looking_back.opened_beliefs import OpenedBelief, open_belief
from game.app.looking_back.review_words import (
    MARK_NAMES,
    ReviewTeller,
    asking,
    form_lines,
    signed,
    verdict,
)
from game.app.saving.saves import SavedGame
from game.core.seats import PUBLIC
from game.core.sentences import labelled
from game.review.accounts import Account
from game.review.decisions import Decision
from game.review.form import Form
from scenes.background import BackgroundJob
from scenes.engine.i18n import _
from scenes.engine.scene import Transition
from scenes.engine.theme import Style
from scenes.games.kit import TableKit
from scenes.host import Host
from scenes.menu.frame import Ends, Frame, Sheet, heading
from scenes.screens.results.points_chart import PointsChart
from scenes.ui.button import Button, ButtonKind
from scenes.ui.element import Element
from scenes.ui.labels import Label, Paragraph
from scenes.ui.layout import Column
from scenes.ui.ui_scene import UiScene


class DecisionsSheet(UiScene):
    """Every decision as a row; a press looks at it."""

    overlay = True

    def __init__(
        self,
        teller: ReviewTeller,
        decisions: Sequence[Decision],
        chosen: int,
        choose: Callable[[int], None],
    ) -> None:
        super().__init__()
        self._teller = teller
        self._decisions = tuple(decisions)
        self._chosen = chosen
        self._choose = choose
        self.first_focus = f"decision {chosen + 1}"

    def build(self) -> Element:
        rows = (self._row(number, each) for number, each in enumerate(self._decisions))
        return Sheet(Frame(heading(_("All decisions"), self.back), Column(*rows, gap=6)))

    def _row(self, number: int, decision: Decision) -> Button:
        where = self._teller.where(decision)
        mark = _(MARK_NAMES[decision.mark])
        told = " ".join([self._teller.choice(decision), *asking(decision)])
        return Button(
            f"decision {number + 1}", partial(self._take, number), ButtonKind.ROW,
            text=labelled(where, mark), detail=told, selected=number == self._chosen,
        )  # fmt: skip

    def _take(self, number: int) -> None:
        self.stage.pop(Transition.FADE)
        self._choose(number)


class NumbersSheet(UiScene):
    """The account in points, how one played, what a bot expected, and the course of the game."""

    overlay = True
    first_focus = "Back"

    def __init__(
        self,
        host: Host,
        saved: SavedGame,
        kit: TableKit,
        account: Account | None,
        form: Form | None,
        decision: Decision | None,
    ) -> None:
        super().__init__()
        self._saved = saved
        self._kit = kit
        self._account = account
        self._form = form
        self._belief: OpenedBelief | None = None
        self._chore: BackgroundJob | None = None
        self._expected = ""
        if decision is not None and (belief := open_belief(saved, decision)) is not None:
            self._belief = belief
            self._chore = host.think_beside_frames(belief.expecting.step)

    @property
    def at_work(self) -> bool:
        return self._chore is not None

    def leave(self) -> None:
        if self._chore is not None:
            self._chore.stop()

    def update(self, dt: float) -> None:
        super().update(dt)
        if self._chore is None or self._belief is None:
            return
        self._chore.turn()
        if self._chore.is_over:
            if self._chore.is_done:
                self._expected = " ".join(self._belief.words())
            self._chore = None
            self.rebuild()

    def build(self) -> Element:
        words = [*self._accounts(), *(() if self._form is None else form_lines(self._form))]
        if self._expected:
            words.append(self._expected)
        lines = (Paragraph(each, Style.PROSE) for each in words)
        body = Column(*self._figures(), *lines, self._course(), gap=8)
        return Sheet(Frame(heading(_("The numbers"), self.back), body), widest=860)

    def _figures(self) -> list[Element]:
        if self._account is None:
            why = _("Numbers are shown where they were measured to come true.")
            return [Paragraph(why, Style.PROSE)]
        start, others, luck, choices, result = self._account.in_points
        rows = (
            (_("Fair share"), str(start)),
            (_("Luck"), signed(luck)),
            (_("Rivals"), signed(others)),
            (_("Your choices"), signed(choices)),
            (_("Result; a win is 100"), str(result)),
        )
        return [Ends(Label(name), Label(value, Style.NUMBER)) for name, value in rows]

    def _accounts(self) -> list[str]:
        return [] if self._account is None else [verdict(self._account)]

    def _course(self) -> Element:
        """How the points grew: the game's own picture, or the chart of all games."""
        view, chairs = self._saved.match.view(PUBLIC), self._saved.chairs
        part = self._kit.course_part(view, chairs)
        if part is not None:
            return part
        outcome = self._saved.match.outcome
        assert outcome is not None, "only a finished game is looked back at"
        best_first = [standing.seat for standing in outcome.standings]
        course = self._kit.game.results.course(view)
        return PointsChart(course, chairs, best_first)
