"""What the page of a review is made of, from frozen facts and what its buttons do."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from game.ai.ladder import Level
from game.app.looking_back.opened_beliefs import believers_at
from game.app.looking_back.review_words import MARK_NAMES, ReviewTeller, asking, form_lines, verdict
from game.app.saving.saves import SavedGame
from game.core.seats import Seat
from game.review.accounts import Account, fair_share
from game.review.decisions import Decision, Mark
from game.review.form import form_of
from game.review.three_moments import Moment, MomentKind
from scenes.art.icons import Icon
from scenes.engine.drawing.painter import Painter
from scenes.engine.i18n import _
from scenes.engine.theme import Style
from scenes.games.kit import TableKit
from scenes.menu.frame import Ends, PlatePanel, heading
from scenes.screens.review.account_bars import AccountBars
from scenes.screens.review.chance_curve import ChanceCurve, Curve
from scenes.screens.review.moment_cards import empty_card, moment_card, sign_picture
from scenes.ui.button import Button, ButtonKind
from scenes.ui.element import Element, Look, Size
from scenes.ui.labels import Label, Paragraph, Shown
from scenes.ui.layout import Column, Flow, Grid, Row, Split

HEIGHT = 14


class ProgressBar(Shown):
    """Fills from the left."""

    def __init__(self, share: float) -> None:
        super().__init__()
        self.share = share

    def natural(self, look: Look, width: int) -> Size:
        return width, look.control_px(HEIGHT)

    def draw(self, painter: Painter) -> None:
        palette, radius = painter.theme.palette, self.rect.height // 2
        painter.box(self.rect, palette.panel_deep, radius=radius, edge=palette.edge, edge_width=1)
        filled = self.rect.copy()
        filled.width = max(self.rect.height, round(self.rect.width * self.share))
        painter.box(filled, palette.edge, radius=radius)


PADDING = 14
LEGEND_SIGN = 18


@dataclass(frozen=True, slots=True)
class PageActions:
    """What can be done on the page."""

    back: Callable[[], None]
    choose: Callable[[int], None]
    watch: Callable[[Decision | None], None]
    play_on: Callable[[Decision | None], None]
    try_again: Callable[[], None]
    stop: Callable[[], None]
    go_on: Callable[[], None]
    next_seat: Callable[[], None]


@dataclass(frozen=True, slots=True)
class ReviewPage:
    """All that is shown."""

    saved: SavedGame
    seat: Seat
    kit: TableKit
    teller: ReviewTeller
    with_numbers: bool
    decisions: tuple[Decision, ...]
    total: int
    rounds: tuple[int, ...]
    chosen: int
    progress: tuple[int, int] | None
    """Decisions read, and all of them; None once the review stands."""
    is_working: bool
    account: Account | None
    moments: tuple[Moment, ...]
    usual_losses: Mapping[Level, float]
    belief: tuple[str, ...]
    """What a bot expected at the chosen decision."""

    @property
    def decision(self) -> Decision | None:
        """The chosen one."""
        return self.decisions[self.chosen] if self.chosen < len(self.decisions) else None


class ReviewParts:
    """Builds top, body and foot of the page."""

    def __init__(self, page: ReviewPage, actions: PageActions) -> None:
        self._page = page
        self._do = actions

    def top(self) -> Element:
        """The way back, who is looked at, and how they played."""
        name = self._page.saved.chairs[self._page.seat].name
        title = heading(_("Review · {name}").format(name=name), self._do.back)
        return Ends(title, self._form(), share=0.62)

    def _form(self) -> Element:
        page = self._page
        another = Button("Next seat", self._do.next_seat, text="", icon=Icon.EYE).tipped(
            _("Through other eyes")
        )
        form = None
        if page.with_numbers and page.progress is None:
            form = form_of(page.decisions, page.usual_losses)
        if form is None:
            return another
        words = [Label(text, Style.CAPTION) for text in form_lines(form)]
        return Row(PlatePanel(Column(*words, gap=0), padding=8), another, gap=12)

    def body(self) -> Element:
        """Curve and bars above, the three moments below."""
        upper = Split(self._curve(), self._bars(), shares=(0.64, 0.36), narrowest=330, gap=12)
        if self._page.progress is not None:
            return Column(upper, gap=12)
        return Column(upper, Grid(*self._moments(), columns=3, narrowest=300, gap=12), gap=12)

    def _curve(self) -> Element:
        page = self._page
        account = page.account
        curve = Curve(
            page.decisions,
            page.total,
            fair_share(len(page.saved.chairs)),
            None if account is None else account.result,
            page.rounds,
            page.with_numbers,
        )
        title = Label(_("Chance to win"), Style.STRONG)
        drawn = ChanceCurve(curve, page.chosen, self._do.choose)
        return PlatePanel(
            Column(
                Ends(title, self._legend(), share=0.75),
                drawn,
                self._words(),
                gap=8,
                weights={1: 1},
            ),
            padding=PADDING,
        )

    def _legend(self) -> Element:
        """How many decisions have each mark."""
        marks = [each.mark for each in self._page.decisions]
        entries = []
        for mark in Mark:
            if count := marks.count(mark):
                words = _("{mark} {count}").format(mark=_(MARK_NAMES[mark]), count=count)
                sign = sign_picture(mark, LEGEND_SIGN)
                entries.append(Row(sign, Label(words, Style.SMALL), gap=4))
        return Flow(*entries, gap=14)

    def _words(self) -> Element:
        """What the chosen decision was."""
        page, decision = self._page, self._page.decision
        if decision is None:
            return Paragraph(_("Reading…"), Style.PROSE)
        words = [page.teller.where(decision), page.teller.choice(decision), *asking(decision)]
        told = Row(
            sign_picture(decision.mark, LEGEND_SIGN),
            Paragraph(" · ".join(words), Style.PROSE),
            gap=8,
            weights={1: 1},
        )
        if not believers_at(page.saved, page.seat):
            return told
        # Two lines from the start: the curve above must not jump when the words come.
        believed = " ".join(page.belief)
        soft = Paragraph(believed, Style.SMALL, colour=lambda palette: palette.text_soft)
        return Column(told, soft.at_least(2), gap=4)

    def _bars(self) -> Element:
        page, account = self._page, self._page.account
        if page.progress is not None:
            return PlatePanel(self._progress(*page.progress), padding=PADDING)
        assert account is not None, "a review that stands has an account"
        title = Label(_("Luck and choices"), Style.STRONG)
        bars = AccountBars(account, len(page.saved.chairs), with_numbers=page.with_numbers)
        if not page.with_numbers:
            why = _("Numbers are shown where they were measured to come true.")
            soft = Paragraph(why, Style.SMALL, colour=lambda palette: palette.text_soft)
            return PlatePanel(Column(title, bars, soft, gap=6), padding=PADDING)
        scale = Label(_("points of 100"), Style.SMALL, colour=lambda palette: palette.text_soft)
        result = Ends(
            Label(_("Result; a win is 100"), Style.CAPTION),
            Label(str(account.in_points[-1]), Style.NUMBER),
        )
        told = Paragraph(verdict(account), Style.PROSE)
        return PlatePanel(Column(Ends(title, scale), bars, result, told, gap=6), padding=PADDING)

    def _progress(self, done: int, total: int) -> Element:
        words = _("Reading: {done} of {count}, all seats").format(done=done, count=total)
        bar = ProgressBar(done / max(1, total))
        if self._page.is_working:
            button = Button("Stop", self._do.stop, text=_("Stop"), icon=Icon.PAUSE)
            return Column(Label(words, Style.STRONG), bar, Flow(button), gap=12)
        half = Label(_("Half read. Go on?"), Style.STRONG)
        button = Button(
            "Go on", self._do.go_on, ButtonKind.PRIMARY, text=_("Go on"), icon=Icon.PLAY
        )
        return Column(half, bar, Flow(button), gap=12)

    def _moments(self) -> list[Element]:
        found = {moment.kind: moment for moment in self._page.moments}
        missing = {
            MomentKind.COSTLIEST: _("Nothing to try again: no choice cost much."),
            MomentKind.FIND: _("There was no turn at which you found the only right choice."),
            MomentKind.LUCKIEST: _("Luck never came your way."),
        }
        return [
            self._moment(found[kind]) if kind in found else empty_card(missing[kind])
            for kind in MomentKind
        ]

    def _moment(self, moment: Moment) -> Element:
        page, decision = self._page, moment.decision
        show = Button(
            f"Show {moment.kind.value}",
            partial(self._do.watch, decision),
            text=_("Show"),
            icon=Icon.EYE,
        )
        pictures = self._pictures(moment)
        told = "" if len(pictures) > 1 else page.teller.moment(moment)
        return moment_card(
            moment,
            page.teller.where(decision),
            told,
            pictures,
            show,
            with_numbers=page.with_numbers,
        )

    def _pictures(self, moment: Moment) -> Sequence[tuple[Element, str]]:
        draw, decision = self._page.kit.move_picture, moment.decision
        if draw is None or moment.kind is MomentKind.LUCKIEST:
            return ()
        played = draw(decision.choices[decision.played].move), _("played")
        if moment.kind is MomentKind.FIND:
            return (played,)
        return (played, (draw(decision.choices[0].move), _("best")))

    def foot(self) -> Element:
        """What can be done at the chosen decision."""
        page = self._page
        known = page.decision is not None
        number = _("Decision {number} of {count}").format(
            number=page.chosen + 1, count=max(page.total, 1)
        )
        steps = Row(
            self._step("Decision before", -1, Icon.LEFT),
            self._step("Decision after", 1, Icon.RIGHT),
            Label(number, Style.SMALL),
            gap=8,
        )
        watch = Button(
            "Watch from here", partial(self._do.watch, None), text=_("Watch"), icon=Icon.PLAY
        ).tipped(_("The table at this decision"))
        play_on = Button(
            "Play on from here", partial(self._do.play_on, None), text=_("Play on from here"),
            icon=Icon.CARDS,
        ).tipped(_("Against bots, with the hidden cards as they were"))  # fmt: skip
        costly = page.decision is not None and page.decision.mark.is_costly
        again = Button(
            "Try again", self._do.try_again, ButtonKind.PRIMARY, text=_("Try again")
        ).tipped(_("The same decision once more, at the table"))
        more = [again] if costly and page.progress is None else []
        # Steps stay where they are, whatever can be done: they are pressed again and again.
        return Flow(
            steps,
            *more,
            watch.enabled_if(known),
            play_on.enabled_if(known and page.progress is None),
            gap=12,
        )

    def _step(self, name: str, by: int, icon: Icon) -> Button:
        number = self._page.chosen + by
        can = 0 <= number < len(self._page.decisions)
        return Button(name, partial(self._do.choose, number), text="", icon=icon).enabled_if(can)
