"""Look back: the choice of a finished game that cost most, and what decided the game."""

from __future__ import annotations

from functools import partial

from game.app.looking_back.playing_on import Branch
from game.app.looking_back.replays import round_ends
from game.app.looking_back.review_words import MOMENT_NAMES, ReviewTeller
from game.app.looking_back.why_better import WhyBetter
from game.app.saving.saves import SavedGame
from game.core.seats import Seat
from game.kits.set_up import people_at
from game.review.accounts import account_of
from game.review.decisions import Decision, Mark
from game.review.form import form_of
from game.review.three_moments import Moment, MomentKind, moments_of
from scenes.art.icons import Icon
from scenes.background import BackgroundJob
from scenes.engine.drawing.painter import Painter
from scenes.engine.i18n import _
from scenes.engine.input.inputs import Input, Press, PressPhase
from scenes.engine.scene import Feedback, Stage
from scenes.games.registry import TABLES
from scenes.host import Host
from scenes.menu.frame import Frame
from scenes.menu.more_sheet import MORE, MoreEntry, more_button
from scenes.screens.demo import MakeTable
from scenes.screens.replay.eyes import Standpoint
from scenes.screens.replay.replay_scene import ReplayScene
from scenes.screens.review.mistake_trial import open_trial
from scenes.screens.review.own_trainer import OwnTrainer
from scenes.screens.review.review_more import DecisionsSheet, NumbersSheet
from scenes.screens.review.review_parts import PageActions, ReviewPage, ReviewParts
from scenes.screens.review.review_work import ReviewWork
from scenes.ui.cloth import lay_cloth
from scenes.ui.dialog import Answer, Dialog
from scenes.ui.element import Element
from scenes.ui.ui_scene import UiScene


class WhyWork:
    """One decision at a time; what was found out once is remembered."""

    def __init__(self, host: Host, saved: SavedGame, *, with_numbers: bool) -> None:
        self._host = host
        self._saved = saved
        self._with_numbers = with_numbers
        self._known: dict[int, str] = {}
        self._entries = -1
        self._work: WhyBetter | None = None
        self._chore: BackgroundJob | None = None

    @property
    def is_working(self) -> bool:
        """Somebody thinks about it now."""
        return self._chore is not None

    def words(self, decision: Decision | None, teller: ReviewTeller) -> str:
        """Why another choice was better, or nothing while that is found out."""
        if decision is None or not decision.mark.is_costly:
            return ""
        if decision.entries not in self._known and decision.entries != self._entries:
            self.stop()
            view, self._entries = teller.view(decision), decision.entries
            self._work = WhyBetter(self._saved, view, decision, with_numbers=self._with_numbers)
            self._chore = self._host.think_beside_frames(self._work.step)
        return self._known.get(decision.entries, "")

    def update(self) -> bool:
        """Let it go on; true when there is something to show."""
        if self._chore is None or self._work is None:
            return False
        self._chore.turn()
        if not self._chore.is_over:
            return False
        self._known[self._entries] = self._work.sentence
        self._chore = None
        return True

    def stop(self) -> None:
        """Somebody looks at something else."""
        self._entries = -1
        if self._chore is not None:
            self._chore.stop()
            self._chore = None


LETTERS = {"w": "Watch from here", "t": "Try again", "m": MORE}


class ReviewScene(UiScene):
    """Opens with the person's costliest choice; whatever is done here, the game stays as it is."""

    first_focus = "curve"
    is_way_back = True

    def __init__(
        self,
        host: Host,
        saved: SavedGame,
        make_table: MakeTable,
        work: ReviewWork | None = None,
        seat: Seat | None = None,
    ) -> None:
        """For the person on a seat, or the first one.

        `work` is somebody's who has begun already, and has stopped.
        """
        super().__init__()
        self._host = host
        self._saved = saved
        self._make_table = make_table
        people = people_at(saved.chairs)
        self.seat: Seat = (people[0] if people else 0) if seat is None else seat
        self._is_new = work is None
        self.work = work or ReviewWork(host, saved, self.seat)
        self.chosen = 0
        self._has_chosen = False
        """Somebody looks at a decision already, while others are read."""
        self._shown = -1
        self._rounds = round_ends(saved.match)
        self._why = WhyWork(host, saved, with_numbers=self.work.with_numbers)
        self._tellers: dict[Seat, ReviewTeller] = {}

    def enter(self, stage: Stage) -> None:
        if self._is_new:
            self.work.go_on()
        self._note_mistakes()
        self._choose_worst()
        super().enter(stage)

    def leave(self) -> None:
        self.work.stop()
        self._why.stop()

    @property
    def at_work(self) -> bool:
        return self.work.is_working or self._why.is_working

    def update(self, dt: float) -> None:
        super().update(dt)
        if self._why.update():
            self.rebuild()
        was_working = self.work.is_working
        self.work.update()
        if was_working and not self.work.is_working:
            self._note_mistakes()
            if not self._has_chosen:
                self._choose_worst()
            self.rebuild()
        elif self.work.is_working and self.work.done != self._shown:
            self.rebuild()

    def draw_ground(self, painter: Painter) -> None:
        lay_cloth(painter)

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """Those of the seat that is looked at, as far as they are read."""
        return self.work.of_seat(self.seat)

    @property
    def decision(self) -> Decision | None:
        """The chosen one."""
        own = self.decisions
        return own[self.chosen] if self.chosen < len(own) else None

    def build(self) -> Element:
        self._shown = self.work.done
        parts = ReviewParts(self._page(), self._actions())
        more = more_button(self.stage, self._more)
        return Frame(parts.top(more), parts.body(), gap=14)

    def _page(self) -> ReviewPage:
        review, seat = self.work.review, self.seat
        own = self.decisions
        return ReviewPage(
            saved=self._saved,
            seat=seat,
            kit=TABLES[self._saved.match.rules.key],
            teller=self._teller(),
            decisions=own,
            total=self.work.count_of(seat),
            rounds=tuple(self._round_of(each) for each in own),
            chosen=self.chosen,
            progress=None if review is not None else (self.work.done, self.work.total),
            is_working=self.work.is_working,
            account=None if review is None else account_of(review, seat),
            remembered=self._teller().remembered(),
            why="" if review is None else self._why.words(self.decision, self._teller()),
        )

    def _teller(self) -> ReviewTeller:
        """One for each seat: a page that grows must not replay the match every time."""
        if self.seat not in self._tellers:
            numbers = self.work.with_numbers
            self._tellers[self.seat] = ReviewTeller(self._saved, self.seat, with_numbers=numbers)
        return self._tellers[self.seat]

    def _actions(self) -> PageActions:
        return PageActions(
            back=self.back,
            choose=self.choose,
            watch=self.watch,
            try_again=self.try_again,
            stop=self._stop,
            go_on=self._go_on,
        )

    def _round_of(self, decision: Decision) -> int:
        return 1 + sum(end <= decision.entries for end in self._rounds)

    def _choose_worst(self) -> None:
        own = self.decisions
        costs = [each.loss if each.mark.is_costly else 0 for each in own]
        if not any(costs):
            costs = [each.margin if each.mark is Mark.FIND else 0 for each in own]
        self.chosen = costs.index(max(costs)) if costs else 0

    def _note_mistakes(self) -> None:
        if self.work.review is not None:
            OwnTrainer(self._host).note(self._saved, self.work.review)

    # What is done

    def _more(self) -> list[MoreEntry]:
        """What is there depends on how much is read."""
        entries = [
            MoreEntry("All decisions", _("All decisions"), Icon.LOG, self._list),
            *(self._moment_entry(each) for each in self._moments()),
            MoreEntry("Play on from here", _("Play on from here"), Icon.CARDS, self.play_on),
            MoreEntry("Next seat", _("Another seat"), Icon.EYE, self._next_seat),
        ]
        if self.work.review is not None:
            entries.append(MoreEntry("Numbers", _("The numbers"), Icon.DICE, self._numbers))
        return entries

    def _moments(self) -> list[Moment]:
        review = self.work.review
        found = () if review is None else moments_of(review, self.seat)
        return [each for each in found if each.kind is not MomentKind.COSTLIEST]

    def _moment_entry(self, moment: Moment) -> MoreEntry:
        name = MOMENT_NAMES[moment.kind]
        if moment.kind is MomentKind.FIND:
            number = self.decisions.index(moment.decision)
            return MoreEntry(name, _(name), Icon.STAR, partial(self.choose, number))

        def tell() -> None:
            words = self._teller().moment(moment)
            show = Answer("Show", partial(self.watch, moment.decision), text=_("Show"))
            back = Answer("Back", primary=True, text=_("Back"))
            self.stage.push(Dialog(_(name), words, show, back))

        return MoreEntry(name, _(name), Icon.DICE, tell)

    def _list(self) -> None:
        sheet = DecisionsSheet(self._teller(), self.decisions, self.chosen, self.choose)
        self.stage.push(sheet)

    def _numbers(self) -> None:
        review, kit = self.work.review, TABLES[self._saved.match.rules.key]
        assert review is not None, "the entry is there with its numbers"
        account = form = None
        if self.work.with_numbers:
            account = account_of(review, self.seat)
            form = form_of(self.decisions, self.work.usual_losses)
        sheet = NumbersSheet(self._host, self._saved, kit, account, form, self.decision)
        self.stage.push(sheet)

    def choose(self, number: int) -> None:
        """Look at one of the decisions."""
        if 0 <= number < len(self.decisions):
            self.chosen, self._has_chosen = number, True
            self.rebuild()
        else:
            self.stage.feedback(Feedback.REFUSE)

    def watch(self, decision: Decision | None = None) -> None:
        """The real table at that moment."""
        at = decision or self.decision
        spot = Standpoint(0 if at is None else at.entries, self.seat)
        self.stage.push(ReplayScene(self._host, self._saved, self._make_table, spot))

    def play_on(self, decision: Decision | None = None) -> None:
        """As a match of its own from there, with the hidden cards as they were."""
        at = decision or self.decision
        if at is None:
            self.stage.feedback(Feedback.REFUSE)
            return
        session = self._host.play_on(self._saved, Branch(at.entries, self.seat, anew=False))
        self.stage.push(self._make_table(session))

    def try_again(self) -> None:
        """The same decision with the same view, once more."""
        at = self.decision
        if at is None or not at.mark.is_costly:
            self.stage.feedback(Feedback.REFUSE)
            return
        self.stage.push(
            open_trial(
                self._host, self.stage, self._make_table, self._saved, at, lambda _found: None,
                why=self._why.words(at, self._teller()),
            )
        )  # fmt: skip

    def _stop(self) -> None:
        self.work.stop()
        self.rebuild()

    def _go_on(self) -> None:
        self.work.go_on()
        self.rebuild()

    def _next_seat(self) -> None:
        self.seat = (self.seat + 1) % len(self._saved.chairs)
        self._choose_worst()
        self.rebuild()

    def handle(self, event: Input) -> None:
        if isinstance(event, Press) and event.phase is PressPhase.DOWN and self._answers(event):
            return
        super().handle(event)

    def _answers(self, press: Press) -> bool:
        """The letters of this page; true if it was one."""
        name = LETTERS.get(press.letter.lower(), "")
        if not name or name not in self.ui.targets():
            return False
        button = self.ui.find(name)
        if button.enabled:
            button.press()
        else:
            self.stage.feedback(Feedback.REFUSE)
        return True
