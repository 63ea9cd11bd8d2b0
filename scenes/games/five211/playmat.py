"""The playmat of 5211: seats with four slots, the tally in the middle, a hand to choose from."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import replace
from functools import partial

from pygame import Rect

from game.ai.five211.search.odds import OddsThinking
from game.core.events import Event
from game.core.seats import PUBLIC, Seat, Viewer
from game.core.sentences import card_count_words, points_words
from game.core.words import N_
from game.rules.five211.cards import COLOURS
from game.rules.five211.events import RoundScored
from game.rules.five211.moves import Five211Move
from game.rules.five211.records import Phase
from game.rules.five211.view import Five211View
from scenes.anim.timeline import Call, Cue, Wait, sequence
from scenes.anim.timings import SCORING_BEAT
from scenes.engine.drawing.boards import Ground, Region
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.prefetch_painter import Rehearsal
from scenes.engine.i18n import _
from scenes.engine.theme import Theme
from scenes.games.five211 import table_words
from scenes.games.five211.card_art import TableCard, draw_card
from scenes.games.five211.choosing import CardChooser
from scenes.games.five211.cues.choreographer import cue_for
from scenes.games.five211.cues.cue_context import CueContext
from scenes.games.five211.cues.scoring_cues import score_round
from scenes.games.five211.display import Display
from scenes.games.five211.evening import evening_step
from scenes.games.five211.moods import mood_of
from scenes.games.five211.own_session import Five211Session
from scenes.games.five211.panels import seat_panels
from scenes.games.five211.panels.seat_boxes import SeatBox
from scenes.games.five211.panels.table_regions import moving_cards, table_regions
from scenes.games.five211.rehearsal import rehearse_hand, rehearse_table
from scenes.games.five211.table_layout import TableLayout, make_layout
from scenes.games.five211.tally_parts.odds_line import draw_odds, odds_height
from scenes.games.five211.tally_parts.points import draw_points
from scenes.games.five211.tally_parts.spotlight import draw_spotlight
from scenes.table.playmat import AnyPlaymat, Desk, MatWords, OwnWish, Playmat, SpeechPlace
from scenes.table.seats.faces import SeatFace
from scenes.table.seats.seat_head import SeatWatch
from scenes.table.words.signs import Sign

STEPS = 6


class LiveOdds:
    """Shown on the tally when they stand, and gone as soon as they are out of date."""

    def __init__(self, session: Five211Session) -> None:
        self._session = session
        self._known: Hashable = None
        self._thinking: OddsThinking | None = None
        self._stand = False

    def update(self, display: Display, view: Five211View | None, *, calm: bool) -> bool:
        """Let a slice be thought; true when the tally has to show something else."""
        before = (display.shows_odds, display.odds)
        self._follow(view)
        if self._thinking is not None and not self._stand and calm:
            for _step in range(STEPS):
                self._stand = self._stand or self._thinking.step()
        display.shows_odds = view is not None
        ready = self._stand and not display.replays
        display.odds = self._thinking.chances if self._thinking and ready else None
        return before != (display.shows_odds, display.odds)

    def _follow(self, view: Five211View | None) -> None:
        """Begin anew when the viewer knows something else; others' locks tell nothing."""
        known: Hashable = None
        if view is not None and view.viewer != PUBLIC and view.phase is Phase.CHOOSE:
            known = (view.viewer, view.deck, view.round, view.turn, view.hand, view.choice)
        if known == self._known:
            return
        self._known, self._stand, self._thinking = known, False, None
        if known is not None and view is not None:
            rng = self._session.chance_for("odds", view.viewer)
            self._thinking = OddsThinking(view, rng)


# A house that is half full excites nobody yet, one card below the limit everybody.
CALM_UNTIL, FULL = 0.4, 0.9
LAST_ROUND = 0.25


def tension(fullest: float, kododo: float, *, is_last: bool) -> float:
    """From 0 to 1; `fullest` and `kododo` are parts of the limit and of the exact number."""
    # The ring counts only while it can still be hit: one too many, and it is out of the game.
    ring = kododo if kododo <= 1.0 else 0.0
    height = (max(fullest, ring) - CALM_UNTIL) / (FULL - CALM_UNTIL)
    return min(1.0, max(0.0, height) + LAST_ROUND * is_last)


SORTED_HAND = OwnWish(
    "sorts_hand",
    "sort my hand",
    N_("Sort my hand"),
    N_("Cards of a kind lie side by side; else they lie as they came."),
    usual=True,
)
PUNCH = 4
"""How far the table jumps under many points, in units."""


class Five211Mat(Playmat[Five211Move, Five211View]):
    """What of it is the game's own."""

    chooser: CardChooser

    def __init__(self, session: Five211Session, desk: Desk, theme: Theme, near: Seat) -> None:
        self._session = session
        self._desk = desk
        self._odds = LiveOdds(session)
        self._around = SeatWatch(session, partial(seat_panels.Surroundings.of, session))
        self._theme = theme
        self.display = self._bare(near)
        self.chooser = CardChooser(desk, self.display)

    def _bare(self, near: Seat) -> Display:
        options = self._session.options
        here, metrics = self._session.here, self._theme.metrics
        layout = make_layout(metrics, options.seats, near, here, all_far=self._session.is_far)
        return Display(
            layout,
            options.numbers,
            options.closed_scores,
            reads_along=self._desk.reads_along(),
            sorts_hand=SORTED_HAND.holds(self._desk.settings),
        )

    @property
    def places(self) -> TableLayout:
        return self.display.layout

    @property
    def why_room(self) -> Rect:
        layout = self.display.layout
        others = [box.area for box in layout.boxes if box.area.bottom <= layout.tally.area.top]
        return others[0].unionall(others[1:])

    @property
    def words(self) -> MatWords:
        return MatWords(
            again=_("What happened? The last round again"),
            what_if=_("What if: other cards in the last round"),
        )

    @property
    def signs(self) -> Sequence[Sign]:
        names = [chair.name for chair in self._session.chairs]
        return tuple(table_signs(self.display, names))

    def lay_out(self, theme: Theme, near: Seat) -> None:
        self._theme = theme
        self.display = self._bare(near)
        self.chooser.look_at(self.display)

    def begin(self, viewer: Viewer) -> None:
        self.display.begin(viewer)

    def rebuild(self, view: Five211View) -> None:
        self.display.rebuild(view)
        if view.records:
            result = table_words.result_line(view.records[-1], self._context.names)
            self.display.last_result = result

    def differences(self, view: Five211View) -> list[str]:
        return self.display.differences(view)

    def cue_for(self, event: Event) -> Cue:
        return cue_for(event, self._context)

    @property
    def _context(self) -> CueContext:
        session, desk = self._session, self._desk
        names = [chair.name for chair in session.chairs]
        # Who watches a game once more wants to see all of it.
        people = range(len(names)) if session.is_watched else session.people
        return CueContext(
            display=self.display, names=names, people=people,
            avatars=[chair.avatar for chair in session.chairs], rehearse=desk.stage.rehearse,
            motion=self._theme.motion, sound=desk.sound, caption=desk.caption,
        )  # fmt: skip

    def holds_after(self, event: Event) -> bool:
        return isinstance(event, RoundScored)

    def can_replay(self, view: Five211View) -> bool:
        return bool(view.records)

    def replay(self, view: Five211View) -> Cue:
        """Show again how the last round was decided."""
        record, display = view.records[-1], self.display
        # Whoever asks wants to see the whole of it.
        context = replace(self._context, people=range(len(record.rows)))
        # Beats are built from the cards they find, so these must lie there first.
        display.replays = True
        display.slots = {
            (seat, index): TableCard.at(display.layout.boxes[seat].slots[index], card)
            for seat, row in enumerate(record.rows)
            for index, card in enumerate(row)
        }
        display.show_tally(record.rows)
        for figures, gained in zip(display.seats, record.gained, strict=True):
            if figures.points is not None:
                figures.points -= gained
        scoring = score_round(context, record)
        result, why = table_words.result_line(record, context.names), table_words.reason(record)
        context.caption.announce(_("Once more: round {round}").format(round=record.round + 1))
        said = Call(lambda: context.caption.announce(result, why))
        return sequence(Wait(SCORING_BEAT), scoring, said)

    def assist(self, view: Five211View | None, *, calm: bool) -> bool:
        """The odds of the round on the tally."""
        return self._odds.update(self.display, view, calm=calm)

    @property
    def faces(self) -> list[SeatFace]:
        chairs = self._session.chairs
        return [
            SeatFace(
                box.seat, box.portrait, chairs[box.seat].avatar,
                mood_of(self.display, box.seat), box.area,
            )
            for box in self.display.layout.boxes
        ]  # fmt: skip

    def speech_place(self, seat: Seat) -> SpeechPlace:
        layout = self.display.layout
        return seat_panels.speech_place(layout.boxes[seat], layout.metrics.unit)

    def rehearse(self, painter: Rehearsal) -> None:
        rehearse_table(painter, self.display)

    def rehearse_rest(self, painter: Rehearsal) -> None:
        rehearse_hand(painter, self.display)

    @property
    def tension(self) -> float:
        display = self.display
        return tension(
            max(column.count for column in display.columns) / display.numbers.limit,
            display.kododo / display.numbers.kododo_target,
            is_last=display.round == display.numbers.rounds - 1,
        )

    @property
    def surroundings(self) -> seat_panels.Surroundings:
        """Who sits where may change: a bot takes over a seat and gives it back."""
        return self._around.now

    @property
    def ground(self) -> Ground:
        display, around, evening = self.display, self.surroundings, evening_step(self.display)
        version = display.layout, around, display.shows_odds
        draw = partial(seat_panels.draw_ground, display=display, around=around, evening=evening)
        return Ground(version, draw, evening)

    def regions(self) -> list[Region]:
        return table_regions(self.display, self.surroundings)

    def draw_moving(self, painter: Painter) -> None:
        draw_odds(painter, self.display)
        heights = self.display.layout.card_heights
        for card in moving_cards(self.display):
            draw_card(painter, card, heights)

    def draw_flying(self, painter: Painter) -> None:
        heights = self.display.layout.card_heights
        for card in self.display.flying:
            draw_card(painter, card, heights)
        self.chooser.hand.draw_carried(painter)
        draw_spotlight(painter, self.display)
        draw_points(painter, self.display)
        jump_by = round(self.display.punch * painter.theme.metrics.px(PUNCH))
        if jump_by:
            painter.shift(jump_by)


def landmarks(mat: AnyPlaymat) -> dict[str, Rect]:
    """The tally with its houses, the piles, the near player's cards and points."""
    assert isinstance(mat, Five211Mat)
    layout = mat.places
    columns, own = layout.tally.columns, layout.boxes[layout.own]
    wide = columns.width / len(COLOURS)
    houses = {
        f"house {colour.name.lower()}": Rect(
            round(columns.left + wide * colour), columns.top, round(wide), columns.height
        )
        for colour in COLOURS
    }
    laid = [own.slots[slot].rect for seat, slot in sorted(mat.display.slots) if seat == layout.own]
    return {
        **houses,
        **{f"own card {number}": area for number, area in enumerate(laid, start=1)},
        **{f"cards of seat {box.seat + 1}": box.row for box in layout.boxes},
        "own cards": laid[0].unionall(laid[1:]) if laid else own.row,
        "own points": own.score,
        "tally": columns,
        "ring": layout.tally.ring.union(layout.tally.ring_words),
        "pile": layout.pile.rect,
        "discard": layout.discard.rect,
        "turns": layout.round_info,
        "hand": layout.hand,
    }


def table_signs(display: Display, names: Sequence[str]) -> Iterator[Sign]:
    """From the large to the small: the last one under the pointer is meant."""
    layout, numbers = display.layout, display.numbers
    tally = layout.tally
    yield Sign(
        "tally",
        tally.columns,
        _(
            "A house for each colour, a storey for each card. With {limit} cards a colour is bust. "
            "Of the others the highest that stands alone scores."
        ).format(limit=numbers.limit),
    )
    yield Sign(
        "ring",
        tally.ring.union(tally.ring_words),
        _("Kododo cards on the table. If there are exactly {target}, only they score.").format(
            target=numbers.kododo_target
        ),
    )
    if display.shows_odds:
        yield Sign(
            "odds", _odds_area(display), _("How likely each is to score, from what you may know.")
        )
    yield Sign("pile", layout.pile.rect, _("Cards that are still to be drawn."))
    yield Sign("discard", layout.discard.rect, _("Cards that are out of the game."))
    yield Sign(
        "turns",
        layout.round_info,
        _("A round has three turns: two cards, then one, then one. The bright one is now."),
    )
    for box in layout.boxes:
        yield from _seat_signs(display, box, names[box.seat])


def _odds_area(display: Display) -> Rect:
    columns, high = display.layout.tally.columns, odds_height(display)
    top = columns.bottom - display.layout.tally.label_height - high
    return Rect(columns.left, top, columns.width, high)


def _seat_signs(display: Display, box: SeatBox, name: str) -> Iterator[Sign]:
    figures, half = display.seats[box.seat], box.score.width // 2
    number = box.seat + 1
    points, cards = _("Points so far."), _("Cards scored so far: they decide between equal points.")
    if figures.points is None:
        points = cards = _("Hidden until the end: score piles are closed at this table.")
    left = Rect(box.score.left, box.score.top, half, box.score.height)
    told = "", ""
    if figures.points is not None:
        telling = _("{name}: {words}.").format
        counted = points_words(round(figures.points)), card_count_words(figures.scored or 0)
        told = telling(name=name, words=counted[0]), telling(name=name, words=counted[1])
    yield Sign(f"points of seat {number}", left, points, told[0])
    yield Sign(f"scored cards of seat {number}", left.move(half, 0), cards, told[1])
    if figures.locked:
        yield Sign(
            f"lock of seat {number}",
            box.portrait,
            _("Has chosen: the cards lie face down."),
            _("{name} has chosen.").format(name=name),
        )
