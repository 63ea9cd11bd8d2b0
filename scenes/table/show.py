"""The play on the table: takes events from the session and has them shown on the mat in order.

The picture may lag behind the match and never leads it. Whenever nothing is left to play, the
mat must equal the view; debug builds check it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeAlias

from game.app.session import Session
from game.core.events import Event, TurnStarted
from game.core.rules import M, V
from game.core.seats import Viewer
from scenes.anim.timeline import Timeline
from scenes.anim.timings import DOUBLE_CLICK, Motion, Speed
from scenes.engine.input.devices import is_back
from scenes.engine.input.inputs import Input
from scenes.table.choosing.gestures import is_touch_of_anything
from scenes.table.playmat import Playmat
from scenes.table.words.captions import Caption


@dataclass(frozen=True, slots=True)
class Reading:
    """What the people at the table want to read in peace."""

    waits: Callable[[], bool] = lambda: True
    """A picture to be read stays until somebody goes on, or for as long as its words need."""
    explains: Callable[[], bool] = lambda: False
    """What was just shown is explained: that is to be read as well."""


USUAL_READING: Final = Reading()

LONGEST_GUARD: Final = 3.0
"""Seconds for which a picture is kept from whoever hammers."""


class Show(Generic[M, V]):
    """What is still to be shown on the mat, and for whose eyes."""

    def __init__(
        self,
        session: Session[Any, Any, M, V],
        mat: Playmat[M, V],
        caption: Caption,
        viewer: Viewer,
        motion: Motion,
        on_shown: Callable[[Event], None] = lambda _event: None,
        reading: Reading = USUAL_READING,
    ) -> None:
        """A match from its first shuffle on, or as it stands if there is more to see.

        `on_shown` is told of every event once it was shown, or jumped over.
        """
        self._session = session
        self._mat = mat
        self._caption = caption
        self._on_shown = on_shown
        self._waits = reading.waits
        self._explains = reading.explains
        self._timeline = Timeline(motion.factor)
        self._queue: deque[Event] = deque()
        self._cursor = session.event_count
        self._playing: Event | None = None
        self._holds = self._only_explains = False
        self._is_unread = self._was_minor = self._cuts_in = False
        self._held = self._touched = 0.0
        self._has_ended = False
        self._in_turn = False
        self._hurries = False
        self._come_back: Callable[[], None] | None = None
        self.view = session.view(viewer)
        if session.has_begun or not session.event_count:
            mat.rebuild(self.view)
        else:
            self._cursor = 0
            mat.begin(viewer)

    @property
    def busy(self) -> bool:
        """Something is moving or waits to be shown."""
        moving = not self._timeline.idle or bool(self._queue) or self._has_news
        return moving or self.is_holding

    @property
    def playing(self) -> Event | None:
        """What is being shown."""
        return self._playing

    @property
    def is_replaying(self) -> bool:
        """What is over lies on the table once more."""
        return self._come_back is not None

    @property
    def is_holding(self) -> bool:
        """A picture to be read, such as the last one of a replay, stays until somebody goes on."""
        return (self.is_replaying or self._holds) and self._timeline.idle

    def goes_on_with(self, event: Input) -> bool:
        """At a picture that waits: back leaves a replay, but is else for the menu, and it waits."""
        touched = self.is_holding and is_touch_of_anything(event)
        return touched and (self.is_replaying or not is_back(event))

    @property
    def is_last_hold(self) -> bool:
        """A picture stays to be read, and none of those that are still to come will."""
        coming = [*self._queue, *self._session.events(self.view.viewer, self._cursor)]
        return self.is_holding and not any(map(self._mat.holds_after, coming))

    def ignores_touch(self) -> bool:
        """A picture has hardly come: a press now was meant for what came before it.

        So are those that follow on its heels: whoever hammers would miss the picture. Who still
        does after a while wants to go on.
        """
        guarded = self._holds or self._cuts_in
        fresh = guarded and self._held - self._touched < DOUBLE_CLICK
        if fresh and self._held < LONGEST_GUARD:
            self._touched = self._held
            return True
        return False

    @property
    def has_ended(self) -> bool:
        """The last picture of the match was read: the table stays as it is until it is left."""
        return self._has_ended

    @property
    def is_minor(self) -> bool:
        """Nothing that moves disturbs: a person may go on choosing meanwhile."""
        news = self._session.events(self.view.viewer, self._cursor) if self._has_news else []
        waiting = all(map(self._mat.is_minor, (*self._queue, *news)))
        calm = self._timeline.idle and not self.is_holding
        playing = self._playing is not None and self._mat.is_minor(self._playing)
        return waiting and (calm or playing)

    def stand(self, viewer: Viewer, motion: Motion, *, tells: bool = False) -> None:
        """Show the table at rest for these eyes; what was to be read is laid out once more.

        It is there at once, unless somebody wants to see again how it came about: `tells`.
        """
        self._timeline.clear()
        self._come_back, self._holds, self._hurries = None, False, False
        self._timeline.speed = motion.factor
        self._fetch()
        missed = (*self._shown_now(), *self._queue)
        unread = self._is_unread or any(map(self._holds_after, missed))
        for event in missed:
            self._on_shown(event)
        explains = (unread or bool(missed)) and self._explains()
        unread = unread or explains
        self._queue.clear()
        self.view = self._session.view(viewer)
        self._mat.rebuild(self.view)
        self._is_unread = unread and self._mat.can_replay(self.view)
        if self._is_unread:
            self._play_again()
            if not tells:
                self._timeline.skip()
        elif explains:
            # Nothing to lay out once more, and still something to be read.
            self._holds = self._is_unread = self._only_explains = True
            self._held = self._touched = 0.0

    def update(self, dt: float) -> bool:
        """Let time pass; true when the picture has changed."""
        changed = self._caption.stand(dt) | self._timeline.update(dt)
        if self._cuts_in:
            self._held += dt
        if self._is_unread and self.is_holding:
            self._held += dt
            if not self._waits_for_somebody and self._caption.is_read:
                self.skip()
        while self._timeline.idle and not self.is_holding and self._next():
            changed = True
            if self._hurries:
                self._timeline.skip()
                self._caption.release()
            else:
                self._timeline.update(0.0)
        if self._timeline.speed == Speed.INSTANT.value:
            self._caption.release()
        if changed and not self.busy:
            self.check()
        return changed

    def skip(self, *, onward: bool = True) -> None:
        """Come to the end of this turn or trick, or of the hold, at once; nothing is left out.

        The mat says what ends it. Where all choose together that is the end of everything there is
        to show. Where seats act one after the other, what they still do before that end is jumped
        over as it comes, unless a person is asked for it or nobody wants to go `onward`.
        """
        if self._holds:
            self._go_on()
            return
        told = self._timeline.idle
        self._timeline.skip()
        if self._is_unread and self.is_replaying and not told:
            return  # the picture that was to be read is there again: let it be read
        if self._is_unread and self._session.outcome is not None:
            # Laid out once more, the last picture of all is still the last one.
            self._come_back = None
            self._go_on()
            return
        if self._come_back is not None:
            self._come_back()
        self._hurries = True
        while self._hurries and self._next():
            self._timeline.skip()
        self._caption.release()
        # Where all choose together, somebody's choice is no part of what was skipped.
        self._hurries &= onward and self._in_turn
        if not self.busy:
            self.check()

    def forget(self) -> None:
        """What is still to be shown never happened: the table is laid anew at another moment."""
        self._timeline.clear()
        self._queue.clear()
        self._cursor = self._session.event_count
        self._come_back = self._playing = None
        self._holds = self._is_unread = self._hurries = self._has_ended = False

    def check(self) -> None:
        """The settling check: the picture equals the truth."""
        wrong = self._mat.differences(self.view)
        assert not wrong, "; ".join(wrong)

    def replay(self, motion: Motion) -> None:
        """Show once more what happened last; the table comes back as it is on `skip`.

        A picture that was to be read stays to be read when it has come about once more.
        """
        if self._is_unread:
            self.stand(self.view.viewer, motion, tells=True)
        else:
            self._play_again()

    def _play_again(self) -> None:
        view, said = self.view, self._caption.text

        def come_back() -> None:
            self._come_back, self._is_unread = None, False
            self._mat.rebuild(view)
            self._caption.ask(said)

        self._timeline.play(self._mat.replay(view))
        self._come_back = come_back
        self._playing = None

    @property
    def _has_news(self) -> bool:
        return self._cursor < self._session.event_count

    def _fetch(self) -> None:
        """Take what has happened since the last time."""
        self._queue.extend(self._session.events(self.view.viewer, self._cursor))
        self._cursor = self._session.event_count

    def _next(self) -> bool:
        """Put the next event on the timeline; false when there is none."""
        for event in self._shown_now():
            self._on_shown(event)
            stays, explains = self._holds_after(event), self._explains()
            self._holds = self._is_unread = stays or explains
            self._only_explains = explains and not stays
            self._held = self._touched = 0.0
            self._cuts_in = False
        if self._holds or self._has_ended:
            self._hurries = False
            return False
        if not self._queue and self._has_news:
            self._fetch()
            self.view = self._session.view(self.view.viewer)
        if not self._queue:
            return False
        self._playing = event = self._queue.popleft()
        self._begin_guard(event)
        self._timeline.play(self._mat.cue_for(event))
        if isinstance(event, TurnStarted):
            self._in_turn = len(event.seats) == 1
            asked = self._in_turn and event.seats[0] in self._session.people
            self._hurries &= not asked
        self._hurries &= not self._mat.ends_skip(event)
        return True

    def _begin_guard(self, event: Event) -> None:
        """The end may come in the middle of what people do: they need a moment to see it."""
        is_minor = self._mat.is_minor(event)
        over = self._session.outcome is not None
        self._cuts_in, self._was_minor = over and self._was_minor and not is_minor, is_minor
        if self._cuts_in:
            self._held = self._touched = 0.0

    @property
    def _waits_for_somebody(self) -> bool:
        """What is only explained goes away by itself once it was read."""
        return bool(self._session.here) and self._waits() and not self._only_explains

    def _holds_after(self, event: Event) -> bool:
        """Let the picture be read, unless bots play among themselves and nothing is to be seen."""
        watched = bool(self._session.people) or self._timeline.speed != Speed.INSTANT.value
        return watched and self._mat.holds_after(event)

    def _go_on(self) -> None:
        """It was read. After the last picture of all nothing is swept away: the results come."""
        self._holds = self._is_unread = False
        coming = [*self._queue, *self._session.events(self.view.viewer, self._cursor)]
        over = self._session.outcome is not None
        self._has_ended = over and not any(map(self._mat.holds_after, coming))

    def _shown_now(self) -> tuple[Event, ...]:
        """What was playing until now."""
        shown, self._playing = self._playing, None
        return () if shown is None else (shown,)


AnyShow: TypeAlias = Show[Any, Any]
