"""How fast the match goes on while people watch: bots, clock, last looks and results."""

from __future__ import annotations

from collections.abc import Callable

from game.app.session import AnySession
from scenes.anim import timings
from scenes.anim.timings import Motion
from scenes.table.choosing.navigation import Navigator
from scenes.table.sharing.screen_sharing import AnyScreenSharing
from scenes.table.sharing.viewpoint import Viewpoint
from scenes.table.show import AnyShow
from scenes.table.words.captions import Caption

MILLISECONDS = 1_000


class TableClock:
    """Tells the session how much time has passed; what that means is for the rules to say."""

    def __init__(self, session: AnySession, pace: Callable[[], float] = lambda: 1.0) -> None:
        """`pace` is how much of the time counts for a person who is alone on the move."""
        self._session = session
        self._pace = pace
        self._untold = 0.0

    @property
    def is_wound(self) -> bool:
        """Somebody plays against it now, or takes the time that a person would."""
        return self._session.is_hurried

    def run(self, dt: float) -> None:
        """Let `dt` seconds pass. A session counts whole milliseconds, so the rest is kept."""
        self._untold += dt * MILLISECONDS * (self._pace() if self._awaits_a_person else 1.0)
        whole = int(self._untold)
        self._untold -= whole
        self._session.pass_time(whole)

    @property
    def _awaits_a_person(self) -> bool:
        """And nobody else: where all act at once, a comfort of one would be felt by the others."""
        waiting = self._session.waiting_for()
        return len(waiting) == 1 and waiting.issubset(self._session.people)


STEPS_AT_REST = 6
STEPS_IN_MOTION = 1
STEPS_AT_ONCE = 60


class Pacing:
    """When the table rests it sees what the match needs next."""

    def __init__(
        self,
        session: AnySession,
        show: AnyShow,
        viewpoint: Viewpoint,
        sharing: AnyScreenSharing,
        navigator: Navigator,
        caption: Caption,
        clock_pace: Callable[[], float] = lambda: 1.0,
    ) -> None:
        self._session = session
        self._show = show
        self._viewpoint = viewpoint
        self._sharing = sharing
        self._navigator = navigator
        self._caption = caption
        self._clock = TableClock(session, clock_pace)
        self._rest = 0.0
        self._leaving = self._prepared = False

    @property
    def at_work(self) -> bool:
        """Bots are thinking, a clock runs, or a move is being kept."""
        session = self._session
        bots = session.waiting_for() - set(session.people)
        return bool(bots) or session.is_keeping or self._clock.is_wound

    @property
    def is_lingering(self) -> bool:
        """Everybody takes a last look before the results come."""
        return self._session.outcome is not None

    def end_last_look(self) -> None:
        """They have seen enough."""
        self._rest = timings.LAST_LOOK

    def proceed(self, dt: float, motion: Motion, *, thinking: bool) -> None:
        """Let time pass; `thinking` if the coach needs a share of this frame."""
        moving = self._show.busy or self._session.is_keeping
        self._prepare_results()
        if self._show.has_ended and not self._session.is_keeping:
            self._open_results()
            return
        if self._session.outcome is None:
            steps = steps_a_frame(busy=moving or thinking, instant=motion.is_instant)
            self._session.think_on(steps, may_move=may_move(self._session, self._show))
        is_read = not self._viewpoint.must_change or not self._caption.left_to_read
        if self._clock.is_wound and is_read and (not moving or self._show.is_minor):
            self._clock.run(dt)
        if moving or self._show.busy:
            # What a bot has just done is to be seen, and be it the end of the match.
            self._rest = 0.0
            return
        self._rest += dt
        looked = motion.is_instant or self._rest >= timings.LAST_LOOK
        if self._session.outcome is not None:
            if looked:
                self._open_results()
        elif self._viewpoint.must_change and is_read:
            # The table says whom it turns to in the same moment.
            self._sharing.call_next()

    def _prepare_results(self) -> None:
        """Their first picture is built while the last round is still shown."""
        if self._session.outcome is not None and not self._prepared:
            self._prepared = True
            self._navigator.prepare_results()

    def _open_results(self) -> None:
        if not self._leaving:
            self._leaving = True
            self._navigator.results()


def steps_a_frame(*, busy: bool, instant: bool) -> int:
    """Steps of about a millisecond: fewer while something moves, so that no frame waits for them.

    At instant speed nothing is watched, so nothing is spared.
    """
    if instant:
        return STEPS_AT_ONCE
    return STEPS_IN_MOTION if busy else STEPS_AT_REST


def may_move(session: AnySession, show: AnyShow) -> bool:
    """Whether bots that have decided may play.

    Among themselves they wait until all was seen: otherwise they would end a game that the picture
    has hardly begun, and whoever took a seat back would find decisions made that were never shown.
    So does a bot whose turn it is alone, since people want to see what it answers to.
    """
    waiting, people = session.waiting_for(), session.people
    if waiting.issubset(people):
        return True  # none of them is awaited, so that nothing has to be found out
    together = bool(people) and len(waiting) > 1
    return together or not show.busy or show.is_minor
