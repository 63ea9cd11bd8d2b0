"""What the page of looking back is made of, from frozen facts and what its buttons do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.app.looking_back.review_words import ReviewTeller
from game.app.saving.saves import SavedGame
from game.core.seats import Seat
from game.core.sentences import begin
from game.review.accounts import Account, fair_share
from game.review.decisions import Decision, Mark
from scenes.art import svg
from scenes.art.icons import Icon
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import sprite
from scenes.engine.drawing.text import Align
from scenes.engine.i18n import _
from scenes.engine.theme import Style
from scenes.games.kit import TableKit
from scenes.menu.face_choice import FaceLabel
from scenes.menu.frame import PlatePanel
from scenes.screens.review.chance_curve import ChanceCurve, Curve
from scenes.screens.review.mark_signs import LOSS, LUCK, OTHERS, mark_sprite
from scenes.ui.button import Button, ButtonKind
from scenes.ui.element import Element, Look, Size
from scenes.ui.labels import Gap, Label, Paragraph, Picture, Shown
from scenes.ui.layout import Across, Box, Column, Flow, Panel, Row, Split

ROW, BAR = 46, 28
NAMES = 0.3
CORNER = 8
HATCH = 13


class AccountBars(Shown):
    """Luck, rivals and one's own choices, as they changed the chance to win."""

    def __init__(self, account: Account, who: str) -> None:
        super().__init__()
        self.rows: Sequence[tuple[str, int, str]] = (
            (_("Luck"), account.luck, LUCK),
            (_("Rivals"), account.others, OTHERS),
            (who, account.choices, "#FFFDF6"),
        )
        self._most = max(1, *(abs(change) for _name, change, _hue in self.rows))

    @property
    def text(self) -> str:
        """What is read here."""
        return " ".join((*(name for name, _change, _hue in self.rows), _("lost"), _("won")))

    def natural(self, look: Look, width: int) -> Size:
        row = max(look.px(ROW), look.type(Style.BODY).line_height)
        return width, row * len(self.rows) + look.type(Style.SMALL).line_height

    def draw(self, painter: Painter) -> None:
        palette, px = painter.theme.palette, painter.theme.metrics.px
        words = painter.type(Style.SMALL).line_height
        row = (self.rect.height - words) // len(self.rows)
        names = round(self.rect.width * NAMES)
        plot = Rect(self.rect.left + names, self.rect.top, self.rect.width - names, 0)
        plot.height = self.rect.height
        zero = plot.centerx
        painter.box(Rect(zero - 1, plot.top, px(2), plot.height), palette.text_soft, alpha=150)
        for number, (name, change, hue) in enumerate(self.rows):
            y = self.rect.top + row * number + row // 2
            style = Style.STRONG if change < 0 else Style.BODY
            left = (self.rect.left, y)
            painter.text(name, style, left, align=Align.LEFT, width=names - px(8))
            self._draw_bar(painter, zero, y, change, hue)
        foot = self.rect.bottom - words / 2
        for word, x, align in (
            (_("lost"), zero - px(12), Align.RIGHT),
            (_("won"), zero + px(12), Align.LEFT),
        ):
            painter.text(word, Style.SMALL, (x, foot), align=align, colour=palette.text_soft)

    def _draw_bar(self, painter: Painter, zero: int, y: int, change: int, hue: str) -> None:
        px = painter.theme.metrics.px
        room = (self.rect.right - zero) - px(4)
        long = max(px(4), round(room * abs(change) / self._most)) if change else 0
        if not long:
            return
        bar = Rect(zero, 0, long, px(BAR))
        bar.centery = y
        if change > 0:
            painter.box(bar, hue, radius=px(CORNER))
            return
        bar.right = zero
        painter.sprite_at(sprite(hatched_bar, bar.size, px(CORNER), LOSS), bar.topleft)


def hatched_bar(size: tuple[int, int], corner: int, hue: str) -> Surface:
    """A loss: seen without colour, too."""
    width, height = size
    step = max(4, round(HATCH * height / BAR))
    lines = "".join(f"M{x},{height} l{height},-{height} " for x in range(-height, width, step))
    edge = height * 0.1
    inside = (
        f'<clipPath id="bar"><rect x="{edge / 2}" y="{edge / 2}" width="{max(1, width - edge)}" '
        f'height="{height - edge}" rx="{corner}"/></clipPath>'
    )
    strokes = f'<g clip-path="url(#bar)">{svg.stroke(lines, hue, height * 0.14)}</g>'
    rim = svg.rect(
        edge / 2, edge / 2, max(1, width - edge), height - edge, "none", rx=corner,
        stroke=hue, stroke_width=edge,
    )  # fmt: skip
    return svg.rasterise(svg.document(width, height, strokes, rim, defs=inside), size)


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


PADDING = 20
FACE = 52
MOVE, WIDE_MOVE = 168, 216
"""Units that a move is high beside the table of its moment, and where it tells all by itself."""
SIGN = 34
GLOW = 7


@dataclass(frozen=True, slots=True)
class PageActions:
    """What can be done on the page."""

    back: Callable[[], None]
    choose: Callable[[int], None]
    watch: Callable[[], None]
    try_again: Callable[[], None]
    stop: Callable[[], None]
    go_on: Callable[[], None]


@dataclass(frozen=True, slots=True)
class ReviewPage:
    """All that is shown."""

    saved: SavedGame
    seat: Seat
    kit: TableKit
    teller: ReviewTeller
    decisions: tuple[Decision, ...]
    total: int
    rounds: tuple[int, ...]
    chosen: int
    progress: tuple[int, int] | None
    """Decisions read, and all of them; None once the review stands."""
    is_working: bool
    account: Account | None
    remembered: str
    """What this seat may tell of the game, or nothing."""
    why: str
    """Why another choice was better; empty while nobody knows."""

    @property
    def decision(self) -> Decision | None:
        """The chosen one."""
        return self.decisions[self.chosen] if self.chosen < len(self.decisions) else None

    @property
    def is_clean(self) -> bool:
        """No choice cost anything worth another try."""
        return not any(each.mark.is_costly for each in self.decisions)


class _Marked(Box):
    """A move with the sign of what it was in its corner, or in the light of the better one."""

    def __init__(self, part: Element, mark: Mark | None) -> None:
        super().__init__((part,))
        self._mark = mark

    def natural(self, look: Look, width: int) -> Size:
        around = 2 * look.px(GLOW)
        wide, high = self._parts[0].natural(look, max(1, width - around))
        return wide + around, high + around

    def place(self, look: Look, rect: Rect) -> None:
        self.rect = rect.copy()
        around = 2 * look.px(GLOW)
        self._parts[0].place(look, rect.inflate(-around, -around))

    def draw(self, painter: Painter) -> None:
        px, palette = painter.theme.metrics.px, painter.theme.palette
        if self._mark is None:
            painter.box(self.rect, palette.accent, radius=px(16), alpha=90)
            lit = self.rect.inflate(-px(GLOW), -px(GLOW))
            painter.box(lit, palette.accent, radius=px(14))
        super().draw(painter)
        if self._mark is not None:
            corner = self.rect.right - px(GLOW), self.rect.top + px(GLOW)
            painter.sprite(mark_sprite(self._mark, px(SIGN)), corner, resting=True)


class ReviewParts:
    """Builds top and body of the page; there is nothing at its foot."""

    def __init__(self, page: ReviewPage, actions: PageActions) -> None:
        self._page = page
        self._do = actions

    def top(self, more: Button) -> Element:
        """The way back, who is looked at, and the few buttons."""
        chair = self._page.saved.chairs[self._page.seat]
        back = Button("Back", self._do.back, text="", icon=Icon.LEFT).labelled(_("Back"))
        watch = Button("Watch from here", self._do.watch, text=_("Watch"), icon=Icon.PLAY)
        return Row(
            back, FaceLabel(chair.avatar, FACE), Paragraph(_("Look back"), Style.HEADING), Gap(),
            watch.enabled_if(self._page.decision is not None), more,
            gap=16, weights={3: 1},
        )  # fmt: skip

    def body(self) -> Element:
        """The choice that is spoken of above; the curve and what decided the game below."""
        lower = Split(self._curve(), self._decided(), shares=(65, 35), narrowest=300, gap=16)
        return Column(PlatePanel(self._lead(), padding=PADDING), lower, gap=16, weights={1: 1})

    # The choice

    def _lead(self) -> Element:
        page, decision = self._page, self._page.decision
        if decision is None:
            reading = page.progress is not None
            words = _("Reading your game…") if reading else _("There was nothing to decide.")
            return Paragraph(words, Style.SUBHEADING)
        told = Column(*self._words(decision), gap=14)
        pictures = self._pictures(decision)
        return told if pictures is None else Split(
            pictures, told, shares=(69, 31), narrowest=250, gap=26
        )  # fmt: skip

    def _words(self, decision: Decision) -> list[Element]:
        """First what to do, then why."""
        page = self._page
        if not decision.mark.is_costly:
            return self._praise(decision)
        do = Paragraph(page.teller.advice(decision, 0), Style.SUBHEADING)
        why = Paragraph(begin(page.why) if page.why else "", Style.SPOKEN).at_least(3)
        again = Button("Try again", self._do.try_again, ButtonKind.PRIMARY, text=_("Try again"))
        return [do, why, Flow(again.enabled_if(page.progress is None))]

    def _praise(self, decision: Decision) -> list[Element]:
        page = self._page
        found = decision.mark is Mark.FIND
        told = _("You found the best choice.") if found else _("Nothing was clearly better.")
        if not page.is_clean or page.progress is not None:
            return [Paragraph(told, Style.SUBHEADING)]
        return [
            Paragraph(_("Nothing to mend."), Style.SUBHEADING),
            Paragraph(told, Style.SPOKEN),
        ]

    def _pictures(self, decision: Decision) -> Element | None:
        page, draw = self._page, self._page.kit.move_picture
        if draw is None:
            return None
        view, table = page.teller.view(decision), page.kit.position
        high = WIDE_MOVE if table is None else MOVE
        mark = decision.mark
        played = draw(decision.choices[decision.played].move, view, high)
        moves = [_captioned(_Marked(played, mark), _("you played"))]
        if mark.is_costly:
            best = draw(decision.choices[0].move, view, high)
            moves += [_arrow(), _captioned(_Marked(best, None), _("better"))]
        if table is None:
            return Row(Gap(), *moves, Gap(), gap=24, weights={0: 1, len(moves) + 1: 1})
        pair = Row(*moves, gap=12)
        return Row(
            Panel(table(view, page.saved.chairs), padding=12), Gap(), pair, gap=8, weights={1: 1}
        )

    def _progress(self, done: int, total: int) -> Element:
        bar = ProgressBar(done / max(1, total))
        if self._page.is_working:
            words = Label(_("Reading your game…"), Style.STRONG)
            button = Button("Stop", self._do.stop, text=_("Stop"), icon=Icon.PAUSE)
            return Column(words, bar, Flow(button), gap=12)
        half = Label(_("Half read. Go on?"), Style.STRONG)
        button = Button(
            "Go on", self._do.go_on, ButtonKind.PRIMARY, text=_("Go on"), icon=Icon.PLAY
        )
        return Column(half, bar, Flow(button), gap=12)

    # The game

    def _curve(self) -> Element:
        page, account = self._page, self._page.account
        curve = Curve(
            page.decisions,
            page.total,
            fair_share(len(page.saved.chairs)),
            None if account is None else account.result,
            page.rounds,
        )
        own = page.saved.chairs[page.seat].is_person
        words = _("Your chance to win") if own else _("The chance to win")
        drawn = ChanceCurve(curve, page.chosen, self._do.choose)
        return _panel(words, drawn)

    def _decided(self) -> Element:
        page, account = self._page, self._page.account
        if account is None:
            assert page.progress is not None, "a review that stands has an account"
            return PlatePanel(self._progress(*page.progress), padding=PADDING)
        chair = page.saved.chairs[page.seat]
        who = _("You") if chair.is_person else chair.name
        bars = AccountBars(account, who)
        told = [Paragraph(page.remembered, Style.BODY)] if page.remembered else []
        return _panel(_("What decided it"), Column(bars, *told, gap=10, weights={0: 1}))


def _panel(title: str, part: Element) -> Element:
    name = Paragraph(title, Style.STRONG)
    return PlatePanel(Column(name, part, gap=10, weights={1: 1}), padding=PADDING)


def _captioned(picture: Element, words: str) -> Element:
    caption = Label(words, Style.BODY, align=Align.CENTRE)
    return Column(picture, caption, gap=8, across=Across.MIDDLE)


def _arrow() -> Element:
    def draw(painter: Painter, area: Rect) -> None:
        painter.icon(Icon.RIGHT, area.center, area.height, painter.theme.palette.text_soft)

    return Picture((26, 26), draw)
