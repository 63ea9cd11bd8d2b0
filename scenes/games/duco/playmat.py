"""The playmat of DuCo: the town in the middle, seats at the left, count and tools at the right."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import partial

from pygame import Rect

from game.app.looking_back.replays import Chronicle
from game.core.events import Event, MatchEnded, TurnStarted
from game.core.places import Cell
from game.core.seats import PUBLIC, Seat, Viewer
from game.core.words import N_
from game.kits.duco.achievements import record_name
from game.rules.duco.events import SetsScored, TileScored, TownCounted
from game.rules.duco.moves import DucoMove, Lay
from game.rules.duco.options import LayManner
from game.rules.duco.scoring import lamps_at
from game.rules.duco.town.board import Laid
from game.rules.duco.view import DucoView
from scenes.anim.timeline import NOTHING, Call, Cue, Wait, sequence
from scenes.anim.timings import SCORING_BEAT
from scenes.art.portraits.mood import Mood
from scenes.engine.audio import Sound
from scenes.engine.drawing.boards import Ground, Region
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.prefetch_painter import Rehearsal
from scenes.engine.i18n import _
from scenes.engine.theme import Theme
from scenes.games.duco import table_words
from scenes.games.duco.chooser.choosing import TileChooser
from scenes.games.duco.chooser.cluster_choosing import ClusterChooser
from scenes.games.duco.chooser.ghost import Ghost
from scenes.games.duco.chooser.stress_choosing import StressChooser, draw_aims
from scenes.games.duco.chooser.stress_devices import Devices
from scenes.games.duco.chooser.tile_choice import TileChoice, best_points
from scenes.games.duco.cues.choreographer import cue_for, end
from scenes.games.duco.cues.cue_context import CueContext
from scenes.games.duco.cues.laying_cues import score
from scenes.games.duco.display import Display
from scenes.games.duco.own_session import DucoSession
from scenes.games.duco.panels import seat_panels
from scenes.games.duco.panels.clock_picture import clock_hand, ticks
from scenes.games.duco.panels.count_panel import count_region
from scenes.games.duco.panels.marks_panel import marks_region, standing_region
from scenes.games.duco.panels.par_sheet import par_region
from scenes.games.duco.panels.pile_panel import pile_region
from scenes.games.duco.panels.race_panel import race_region
from scenes.games.duco.panels.ribbon import ribbon_region
from scenes.games.duco.rehearsal import rehearse_rest, rehearse_table
from scenes.games.duco.table_layout import TableLayout, corner_layout, make_layout
from scenes.games.duco.table_words import table_marks
from scenes.games.duco.town.flying_picture import draw_flying_tiles, draw_number, draw_rim_light
from scenes.games.duco.town.night_picture import draw_night
from scenes.games.duco.town.quay_passed import draw_passing
from scenes.games.duco.town.town_picture import (
    draw_counted,
    draw_crossings,
    draw_edges,
    draw_gliding,
    draw_lamps,
    draw_near,
    draw_touched,
    draw_turning_tile,
    town_region,
)
from scenes.table.playmat import Desk, MatWords, OwnWish, Playmat, SpeechPlace
from scenes.table.seats.faces import SeatFace
from scenes.table.seats.seat_head import SeatWatch
from scenes.table.sharing.person_line import person_lines
from scenes.table.words.signs import Sign

SHOWN_PLACES = OwnWish(
    "shows_places",
    "show places",
    N_("Show places"),
    N_("Every place is marked where something may be laid."),
    after="count before laying",
    usual=True,
)


LIT = 60.0
"""Seconds after which all lamps of a tile burn that is only held."""


class DucoMat(Playmat[DucoMove, DucoView]):
    """What of it is DuCo's own."""

    def __init__(self, session: DucoSession, desk: Desk, theme: Theme, near: Seat) -> None:
        self._session = session
        self._desk = desk
        self._theme = theme
        self._chronicle = Chronicle(session)
        self._help_for: Hashable = None
        self._help: Mapping[Cell, int] = {}
        self._around = SeatWatch(session, partial(seat_panels.Surroundings.of, session))
        self._seen_aims: tuple[int, ...] = ()
        self.display = self._bare(near)
        self._devices = Devices()
        self.chooser: TileChooser | ClusterChooser | StressChooser = self._make_chooser()

    def _make_chooser(self) -> TileChooser | ClusterChooser | StressChooser:
        desk, session, display = self._desk, self._session, self.display
        if self.places.corners:
            return StressChooser(desk, session, display, self._devices)
        return (ClusterChooser if self._is_cluster else TileChooser)(desk, session, display)

    def _bare(self, near: Seat) -> Display:
        metrics, options = self._theme.metrics, self._session.options
        people = self._session.here
        if options.at_once and len(people) > 1:
            return Display(corner_layout(metrics, options, near, people))
        layout = make_layout(metrics, options, near, people, all_far=self._session.is_far)
        display = Display(layout, person_lines(self._session))
        if options.seats == 1 and self._desk.is_attended:
            fewest = self._desk.host.people.fewest
            display.best = fewest(self._session, record_name(options))
        return display

    @property
    def places(self) -> TableLayout:
        return self.display.layout

    @property
    def words(self) -> MatWords:
        return MatWords(
            play="" if self.places.corners else _("Done") if self._is_cluster else _("Lay"),
            again=_("What happened? The last turn again"),
            what_if=_("What if: other places for the last tile"),
        )

    @property
    def _is_cluster(self) -> bool:
        return self.places.options.rearranges

    @property
    def _is_race(self) -> bool:
        """Points are counted on the way, and everybody walks along the quay."""
        options = self.places.options
        return options.goal is not None and not self._is_cluster

    @property
    def signs(self) -> list[Sign]:
        return table_marks(self.display, [chair.name for chair in self._session.chairs])

    def lay_out(self, theme: Theme, near: Seat) -> None:
        self._theme = theme
        self.display, self._seen_aims = self._bare(near), ()
        # People may have come or gone.
        if bool(self.places.corners) == isinstance(self.chooser, StressChooser):
            self.chooser.look_at(self.display)
        else:
            self.chooser = self._make_chooser()

    def begin(self, viewer: Viewer) -> None:
        self.display.begin(viewer)
        self.display.colours = self._session.view(viewer).colours

    def _make_room(self) -> None:
        """A town that has become large gets what the row of the last moves and the columns took."""
        display, session = self.display, self._session
        if not display.layout.needs_room(display.town_bounds):
            return
        own, metrics = display.layout.own, self._theme.metrics
        display.layout = make_layout(
            metrics, session.options, own, session.here, folded=True, all_far=session.is_far
        )
        display.town_area = None
        self.chooser.look_at(display)

    def rebuild(self, view: DucoView) -> None:
        self.display.rebuild(view)
        self._make_room()
        last = next((turn for turn in reversed(self.display.turns) if turn.face is not None), None)
        if last is not None and self._is_race:
            name = self._context.names[last.seat]
            self.display.news = table_words.points_laid(name, last.gained)
            self.display.light_last(last)

        if self._is_cluster:
            for event in self._sets_made():
                self.display.sets[event.seat] += [colour for _crossing, colour in event.sets]

    def _sets_made(self) -> list[SetsScored]:
        """The colours of sets are told when they are made."""
        told = self._chronicle.told(PUBLIC)
        return [event for event in told if isinstance(event, SetsScored)]

    def differences(self, view: DucoView) -> list[str]:
        return self.display.differences(view)

    def cue_for(self, event: Event) -> Cue:
        if isinstance(event, TurnStarted):
            self._make_room()
        return cue_for(event, self._context)

    @property
    def _context(self) -> CueContext:
        names = tuple(chair.name for chair in self._session.chairs)
        desk = self._desk
        session = self._session
        here = range(len(names)) if session.is_watched else session.people
        self.display.avatars = tuple(chair.avatar for chair in session.chairs)
        return CueContext(
            display=self.display, names=names, here=here, rehearse=desk.stage.rehearse,
            motion=self._theme.motion, sound=desk.sound, caption=desk.caption,
        )  # fmt: skip

    def is_minor(self, event: Event) -> bool:
        """Where all lay at once, nobody waits for what others do, until all is counted."""
        return self._session.options.at_once and not isinstance(event, TownCounted | MatchEnded)

    def ends_skip(self, event: Event) -> bool:
        return super().ends_skip(event) or isinstance(event, TownCounted)

    def holds_after(self, event: Event) -> bool:
        """The finished town; before that the ribbon keeps everything in sight."""
        return isinstance(event, MatchEnded)

    def can_replay(self, view: DucoView) -> bool:
        return self._session.outcome is not None or _shows_last_tile(view)

    def replay(self, view: DucoView) -> Cue:
        """Take the last tile up once more, and let it light its lamps again."""
        if not _shows_last_tile(view):
            assert self._session.outcome is not None
            return end(self._context, self._session.outcome)
        turn, context, display = view.turns[-1], self._context, self.display
        lay = turn.lay
        assert lay is not None
        place = next(i for i, laid in enumerate(view.laid) if laid.cell == lay.cell)
        laid, display.laid = display.laid[place], display.laid[:place]
        # What it lit goes out with it: those houses are not in the town for now.
        display.lamps, display.lit_cell = [], None
        display.turns.pop()
        display.seats[turn.seat].points -= turn.gained
        context.caption.announce(table_words.once_more(context.names[turn.seat]))

        def put() -> None:
            display.laid.append(Laid(laid.face, laid.cell, laid.seat))

        board = display.board.clone()
        lamps = lamps_at(board, lay.face, lay.cell, diagonal=view.options.diagonal)
        event = TileScored(turn.seat, lay.cell, lamps, turn.gained)
        outcome = self._session.outcome
        # The last picture of all comes after the last tile, however often one looks at it.
        after = NOTHING if outcome is None else end(context, outcome)
        return sequence(Wait(SCORING_BEAT), Call(put), score(context, event), after)

    def waiting_for(self, names: Sequence[str]) -> str:
        return table_words.laying(names)

    def assist(self, view: DucoView | None, *, calm: bool) -> bool:
        """The clock, and what each place can bring."""
        display = self.display
        before = clock_hand(display), display.help
        display.time_left = self._session.time_left
        if ticks(before[0], display):
            self._desk.sound(Sound.CLOCK_TICK)
        wanted = view is not None and calm and isinstance(self.chooser, TileChooser)
        if not wanted or not self._desk.may_choose():
            display.help = {}
        elif isinstance(self.chooser, TileChooser):
            display.help = self._helped(self.chooser.choice)
        return (clock_hand(display), display.help) != before or self._aims_moved()

    def _aims_moved(self) -> bool:
        """What is held on phones is seen in the town; true when somebody holds it elsewhere."""
        hub, session = self._desk.host.phones.hub, self._session
        if hub is None or hub.session is not session:
            return False
        seen, self._seen_aims = self._seen_aims, (hub.changes, hub.looks, session.event_count)
        if seen == self._seen_aims:
            return False
        board, diagonal = self.display.board, session.options.diagonal
        self.display.aims = {
            seat: Ghost(
                lay.face, lay.cell, lamps_at(board, lay.face, lay.cell, diagonal=diagonal),
                shown=LIT,
            )
            for seat, lay in hub.aims.items()
            if isinstance(lay, Lay)
        }  # fmt: skip
        return True

    def _helped(self, choice: TileChoice) -> Mapping[Cell, int]:
        """Worked out once for a tile and a town."""
        stamp = (choice.face, choice.turned, tuple(self.display.laid))
        if self._help_for != stamp:
            self._help_for, self._help = stamp, best_points(choice)
        return self._help

    @property
    def faces(self) -> list[SeatFace]:
        chairs = self._session.chairs
        return [
            SeatFace(
                box.seat, box.portrait, chairs[box.seat].avatar, self._mood(box.seat), box.area
            )
            for box in self.display.layout.boxes
        ]

    def _mood(self, seat: Seat) -> Mood:
        mood = self.display.seats[seat].mood
        if mood is Mood.CALM and self.display.turn_of == seat:
            return Mood.THINKING
        return mood

    def speech_place(self, seat: Seat) -> SpeechPlace:
        layout = self.display.layout
        return seat_panels.speech_place(layout.boxes[seat], layout.metrics.unit)

    def rehearse(self, painter: Rehearsal) -> None:
        rehearse_table(painter, self.display)

    def rehearse_rest(self, painter: Rehearsal) -> None:
        rehearse_rest(painter, self.display)

    @property
    def why_room(self) -> Rect:
        """Over the others: town, count and the own tile are what it is about."""
        return self.places.aside

    @property
    def tension(self) -> float:
        goal = self._session.options.goal
        best = max(figures.points for figures in self.display.seats)
        return 0.5 if goal is None else min(1.0, best / goal)

    @property
    def surroundings(self) -> seat_panels.Surroundings:
        """Who sits where may change: a bot takes over a seat and gives it back."""
        return self._around.now

    @property
    def ground(self) -> Ground:
        return Ground((self.display.layout, self.surroundings), self._draw_ground)

    def _draw_ground(self, painter: Painter) -> None:
        seat_panels.draw_ground(painter, self.display, self.surroundings)

    def regions(self) -> list[Region]:
        display, around = self.display, self.surroundings
        slots = self._slots()
        sheet = display.layout.par_sheet
        counted = display.over and display.layout.options.seats > 1
        return [
            town_region(display, slots, around.avatars),
            *([] if sheet is None else [par_region(display, sheet)]),
            *seat_panels.seat_regions(display, around),
            race_region(display, around) if self._is_race else marks_region(display, around),
            standing_region(display, around.avatars) if counted else count_region(display),
            *([] if display.layout.corners else [pile_region(display)]),
            *([ribbon_region(display, around)] if display.layout.ribbon.width else []),
        ]

    def _slots(self) -> tuple[Cell, ...]:
        """The places to be seen; where tiles lie shifted they are too many for that."""
        display, options = self.display, self.display.layout.options
        if display.growth is not None:
            return display.growth.choice
        shifted = options.laying is not LayManner.IN_LINE
        if display.over or shifted or self._is_cluster or not display.laid:
            return ()
        if self._desk.is_attended and SHOWN_PLACES.holds(self._desk.settings):
            return display.places
        return () if display.ghost is None else (display.ghost.cell,)

    def draw_moving(self, painter: Painter) -> None:
        draw_gliding(painter, self.display)
        draw_aims(painter, self.display, self._session.chairs)
        draw_turning_tile(painter, self.display)
        draw_crossings(painter, self.display)
        draw_rim_light(painter, self.display)
        if not self.display.gliding:
            draw_touched(painter, self.display)
        draw_near(painter, self.display)
        draw_lamps(painter, self.display)
        draw_edges(painter, self.display)
        draw_counted(painter, self.display)

    def draw_flying(self, painter: Painter) -> None:
        draw_flying_tiles(painter, self.display)
        draw_number(painter, self.display)
        draw_passing(painter, self.display)
        draw_night(painter, self.display)
        self.chooser.draw_held(painter)


def _shows_last_tile(view: DucoView) -> bool:
    """Whether the last turn was a tile that was counted as it was laid."""
    turn = view.turns[-1] if view.turns else None
    return turn is not None and turn.lay is not None and not view.options.counts_at_end
