"""The playmat of Chikyu: the Earth in the middle, seats round it, a hand to choose from."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pygame import Rect

from game.ai.chikyu.coaching.card_facts import taking_chance
from game.core.events import Event, MatchEnded, RoundEnded
from game.core.seats import PUBLIC, Seat, Viewer
from game.rules.chikyu.events import ScoringOpened, TrickOpened
from game.rules.chikyu.moves import ChikyuMove
from game.rules.chikyu.records import Phase
from game.rules.chikyu.view import ChikyuView
from scenes.anim.timeline import Cue
from scenes.art.portraits.mood import Mood
from scenes.engine.drawing.boards import Ground, Region
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.prefetch_painter import Rehearsal
from scenes.engine.i18n import _
from scenes.engine.theme import Theme
from scenes.games.chikyu import table_words
from scenes.games.chikyu.card_art import TableCard, draw_card
from scenes.games.chikyu.chooser.choosing import CardChooser
from scenes.games.chikyu.cues import replaying
from scenes.games.chikyu.cues.choreographer import cue_for
from scenes.games.chikyu.cues.cue_context import CueContext
from scenes.games.chikyu.display import Display
from scenes.games.chikyu.own_session import ChikyuSession
from scenes.games.chikyu.panels import seat_panels
from scenes.games.chikyu.panels.hold_picture import hold_column
from scenes.games.chikyu.panels.plates import plate_regions
from scenes.games.chikyu.panels.round_panel import round_regions
from scenes.games.chikyu.panels.seat_boxes import SeatBox
from scenes.games.chikyu.panels.trick_picture import draw_moving, earth_region
from scenes.games.chikyu.panels.voyage_picture import draw_voyage
from scenes.games.chikyu.rehearsal import rehearse_rest, rehearse_table
from scenes.games.chikyu.scoring import count_words
from scenes.games.chikyu.scoring.scoring_picture import draw_rising, scoring_regions
from scenes.games.chikyu.scoring.scoring_state import ScoringProgress
from scenes.games.chikyu.seat_names import Who
from scenes.games.chikyu.table_layout import make_layout
from scenes.games.chikyu.table_marks import table_marks
from scenes.table.cards.card_sprite import Spot
from scenes.table.playmat import (
    AnyPlaymat,
    Desk,
    MatWords,
    Places,
    Playmat,
    SpeechPlace,
)
from scenes.table.seats.faces import SeatFace
from scenes.table.sharing.gate_picture import draw_seal
from scenes.table.words.signs import Sign
from scenes.ui.cloth import lay_cloth

LEAST_WHY = 120
BUNDLED = 3
"""Cards of a bundle: how many there are stands at the seat."""
FANNED, TILT = 0.05, 4.0
"""From card to card, of their height, and in degrees."""
ROOM = 0.16
"""Around a bundle, of its height: its outer cards are turned, and the ring is wider."""


def covered_regions(display: Display, who: Who) -> list[Region]:
    """A part of the board for each."""
    return [_region(display, who, seat, area) for seat, area in display.layout.others]


def _region(display: Display, who: Who, seat: Seat, area: Rect) -> Region:
    count, room = min(BUNDLED, display.hand_sizes[seat]), round(area.height * ROOM)
    draw = partial(_draw, display=display, who=who, seat=seat, area=area)
    return Region(area.inflate(room, room), count, draw)


def _draw(painter: Painter, display: Display, who: Who, seat: Seat, area: Rect) -> None:
    count = min(BUNDLED, display.hand_sizes[seat])
    for index in range(count):
        away = index - (count - 1) / 2
        x = round(area.centerx + away * FANNED * area.height)
        spot = Spot(x, area.centery, area.height, -away * TILT)
        draw_card(painter, TableCard.at(spot, None), display.layout.card_heights)
    if count:
        draw_seal(painter, who.chairs[seat], area)


class ChikyuMat(Playmat[ChikyuMove, ChikyuView]):
    """What of it is Chikyu's own."""

    chooser: CardChooser

    def __init__(self, session: ChikyuSession, desk: Desk, theme: Theme, near: Seat) -> None:
        self._session = session
        self._desk = desk
        self._theme = theme
        self._changes = session.changes
        self._who = Who.at(session)
        self.display = self._bare(near)
        self.chooser = CardChooser(desk, session, self.display)

    def _bare(self, near: Seat) -> Display:
        """At a screen for several people everybody keeps their place, whose hand lies below."""
        options, people = self._session.options, self._session.here
        shared = len(people) > 1
        before = [seat for seat in people if shared and seat < near]
        after = [seat for seat in people if shared and seat > near]
        home = people[0] if shared else near
        far = self._session.is_far
        layout = make_layout(self._theme.metrics, options, home, (before, after), all_far=far)
        return Display(layout, options, PUBLIC if far else near, frozenset(people))

    @property
    def places(self) -> Places:
        layout = self.display.layout
        return layout if self.display.scoring is None else layout.scoring

    @property
    def who(self) -> Who:
        """Who sits where may change: a bot takes over a seat and gives it back."""
        session = self._session
        if self._who.chairs is not session.chairs or self._changes is not session.changes:
            self._changes = session.changes
            self._who = Who.at(session)
        return self._who

    @property
    def words(self) -> MatWords:
        display = self.display
        play = _("Play")
        if display.awaits_own_card and display.turn in display.opened:
            play = _("Play it") if display.trick else _("Lead it")
        return MatWords(
            play=play,
            what_if=_("What if: other cards in the last trick"),
            go_on=self._goes_on_to,
        )

    @property
    def _goes_on_to(self) -> str:
        """The next round, once all of this one is counted and another one follows."""
        display, scoring = self.display, self.display.scoring
        is_over = self._session.outcome is not None
        if scoring is None or not scoring.is_told or display.replays or is_over:
            return _("Go on")
        return count_words.next_round(scoring.record.round + 2)

    @property
    def signs(self) -> Sequence[Sign]:
        return table_marks(self.display, self.who)

    def lay_out(self, theme: Theme, near: Seat) -> None:
        self._theme = theme
        self.display = self._bare(near)
        self.chooser.look_at(self.display)

    def begin(self, viewer: Viewer) -> None:
        self.display.begin(viewer)
        # Who leads first is drawn with the cards, and the boats wait in that order.
        markers = self._session.view(viewer).markers
        self.display.place_boats([0] * len(markers), markers)

    def rebuild(self, view: ChikyuView) -> None:
        self.display.rebuild(view)
        if view.phase is Phase.OVER and view.records:
            winner = view.outcome.winners[0] if view.outcome is not None else 0
            self.display.scoring = ScoringProgress.whole(view.records[-1], winner)

    def differences(self, view: ChikyuView) -> list[str]:
        return self.display.differences(view)

    def cue_for(self, event: Event) -> Cue:
        return cue_for(event, self._context)

    @property
    def _context(self) -> CueContext:
        desk = self._desk
        session = self._session
        here = range(session.options.seats) if session.is_watched else session.people
        return CueContext(
            display=self.display, who=self.who, rehearse=desk.stage.rehearse, here=here,
            motion=self._theme.motion, sound=desk.sound, caption=desk.caption,
        )  # fmt: skip

    def ends_skip(self, event: Event) -> bool:
        """The next trick, or the count."""
        return isinstance(event, TrickOpened | ScoringOpened)

    def holds_after(self, event: Event) -> bool:
        """The sheet stays; after the last round until the winner was seen."""
        match event:
            case MatchEnded():
                return True
            case RoundEnded((number,)):
                records = self._session.view(self.display.viewer).records
                return self._session.outcome is None or number + 1 < len(records)
        return False

    def can_replay(self, view: ChikyuView) -> bool:
        return bool(view.tricks or view.records)

    def replay(self, view: ChikyuView) -> Cue:
        """The last trick once more, or the count of the last round."""
        return replaying.replay(self._context, view)

    def waiting_for(self, names: Sequence[str]) -> str:
        return table_words.playing(names)

    def assist(self, view: ChikyuView | None, *, calm: bool) -> bool:
        """The chance on the crown, and in full help what everybody has shown to lack."""
        display = self.display
        before = display.odds, display.shows_lacks
        display.shows_lacks = self._desk.reads_along()
        if calm:
            display.odds = None if view is None else taking_chance(view)
        elif view is None or not display.trick:
            display.odds = None
        return before != (display.odds, display.shows_lacks)

    @property
    def faces(self) -> list[SeatFace]:
        """While the sheet is up it has its own small ones."""
        if self.display.scoring is not None:
            return []
        who = self.who
        return [
            SeatFace(box.hand, box.portrait, who.avatars[box.hand], self._mood(box.hand), box.area)
            for box in self.display.layout.boxes
        ]

    def _mood(self, hand: int) -> Mood:
        display = self.display
        mood = display.seats[hand].mood if hand < len(display.seats) else Mood.CALM
        return Mood.THINKING if mood is Mood.CALM and display.turn == hand else mood

    def speech_place(self, seat: Seat) -> SpeechPlace:
        layout = self.display.layout
        if self.display.scoring is not None:
            return layout.scoring.speech
        return seat_panels.speech_place(layout.boxes[seat], layout.metrics.unit)

    def rehearse(self, painter: Rehearsal) -> None:
        rehearse_table(painter, self.display)

    def rehearse_rest(self, painter: Rehearsal) -> None:
        rehearse_rest(painter, self.display)

    @property
    def why_room(self) -> Rect:
        """Above the trick: the cards that lie there are what is decided about."""
        layout = self.display.layout
        top, left = layout.round_info.top, layout.round_info.left
        highest = min(round(spot.y - spot.height / 2) for spot in layout.trick)
        high = max(highest - top, layout.metrics.px(LEAST_WHY))
        return Rect(left, top // 2, layout.metrics.width - 2 * left, high)

    @property
    def tension(self) -> float:
        display = self.display
        best = max((boat.points for boat in display.boats), default=0.0)
        return min(1.0, best / display.options.end_points)

    @property
    def ground(self) -> Ground:
        display = self.display
        if display.scoring is not None:
            return Ground((display.layout, "scoring"), lay_cloth)
        return Ground((display.layout, self.who), self._draw_ground)

    def _draw_ground(self, painter: Painter) -> None:
        seat_panels.draw_ground(painter, self.display, self.who)

    def regions(self) -> list[Region]:
        display, who = self.display, self.who
        if display.scoring is not None:
            return scoring_regions(display, who)
        return [
            earth_region(display, who),
            *seat_panels.seat_regions(display, who),
            *plate_regions(display, who),
            *covered_regions(display, who),
            *round_regions(display, who),
        ]

    def draw_moving(self, painter: Painter) -> None:
        if self.display.scoring is None:
            draw_moving(painter, self.display)
        draw_rising(painter, self.display, self.who)

    def draw_flying(self, painter: Painter) -> None:
        heights = self.display.layout.card_heights
        for card in self.display.flying:
            draw_card(painter, card, heights)
        draw_voyage(painter, self.display, self.who)
        if self.display.scoring is None:
            self.chooser.hands.draw_carried(painter)
            self.chooser.long_look.draw(painter, self.display)


def landmarks(mat: AnyPlaymat) -> dict[str, Rect]:
    """The Earth with the trick, the last trick, the near player's hold, piles and points."""
    assert isinstance(mat, ChikyuMat)
    layout = mat.display.layout
    own = layout.boxes[layout.home]
    return {
        **_own_places(mat, own),
        **{f"cards of seat {box.hand + 1}": box.area for box in layout.boxes},
        "earth": layout.earth.wall,
        "led": layout.lead_plate,
        "best": layout.best_plate,
        "last trick": layout.last_trick,
        "turns": layout.round_info,
        "hand": layout.hand,
    }


def _own_places(mat: ChikyuMat, own: SeatBox) -> dict[str, Rect]:
    places = {"own piles": own.piles, "own points": own.score, "own hold": own.hold}
    found = {name: area for name, area in places.items() if area is not None}
    if own.hold is not None:
        kinds = mat.display.options.kinds
        for kind in kinds:
            found[f"{kind.letter} of own hold"] = hold_column(own.hold, kinds, kind)
    return found
