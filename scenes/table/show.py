"""The play on the table: takes events from the session and plays them on the display in order.

The picture may lag behind the match and never leads it. Whenever nothing is left to play, the
display must equal the view; debug builds check it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from game.app.tables import Five211Session
from game.core.events import Event, Locking
from game.core.seats import PUBLIC, Viewer
from game.rules.five211.records import RoundRecord
from game.rules.five211.view import Five211View
from scenes.anim.timeline import Call, Timeline, Wait, sequence
from scenes.anim.timings import SCORING_BEAT, Motion
from scenes.engine.i18n import _
from scenes.table import scoring_cues
from scenes.table.card_sprite import CardSprite
from scenes.table.choreographer import cue_for
from scenes.table.cue_context import CueContext
from scenes.table.display import Display
from scenes.table.table_layout import TableLayout
from scenes.table.table_sound import TableSound
from scenes.table.table_words import result_line


class Show:
    """What is on the table now, what is still to be shown, and for whose eyes."""

    def __init__(
        self, session: Five211Session, layout: TableLayout, motion: Motion, sound: TableSound
    ) -> None:
        self._session = session
        self._sound = sound
        self._timeline = Timeline(motion.factor)
        self._queue: deque[Event] = deque()
        self._cursor = 0
        self._playing_minor = False
        self._come_back: Callable[[], None] | None = None
        self._motion = motion
        self.view: Five211View = session.view(layout.own)
        self.display = self._bare(layout)

    def _bare(self, layout: TableLayout) -> Display:
        return Display(layout, self.view.numbers, self.view.options.closed_scores)

    @property
    def busy(self) -> bool:
        """Something is moving or waits to be shown."""
        moving = not self._timeline.idle or bool(self._queue) or self._has_news
        return moving or self.is_holding

    @property
    def is_replaying(self) -> bool:
        """A round that is over lies on the table once more."""
        return self._come_back is not None

    @property
    def is_holding(self) -> bool:
        """The last picture of a replay stays until somebody goes on."""
        return self.is_replaying and self._timeline.idle

    @property
    def is_minor(self) -> bool:
        """All that moves are locks: a person may go on choosing meanwhile."""
        news = self._session.events(self.view.viewer, self._cursor) if self._has_news else []
        minor = all(isinstance(event, Locking) for event in (*self._queue, *news))
        calm = self._timeline.idle and not self.is_holding
        return minor and (calm or self._playing_minor)

    def stand(self, layout: TableLayout, viewer: Viewer, motion: Motion) -> None:
        """Show the table at rest for these eyes, in this window."""
        self._timeline.clear()
        self._come_back = None
        self._timeline.speed = motion.factor
        self._motion = motion
        self._queue.clear()
        self._cursor = self._session.event_count
        self.view = self._session.view(viewer)
        self.display = self._bare(layout)
        self.display.rebuild(self.view)
        if self.view.records:
            self.display.last_result = result_line(self.view.records[-1], self._context.names)

    def begin(self, viewer: Viewer) -> None:
        """Show a match from its first shuffle on, or as it stands if there is more to see."""
        match = self._session.view(PUBLIC)
        if match.records or any(match.rows) or any(match.locked) or not self._session.event_count:
            self.stand(self.display.layout, viewer, self._motion)
            return
        self._cursor = 0
        self.display.begin(viewer)
        self.view = self._session.view(viewer)

    def update(self, dt: float) -> bool:
        """Let time pass; true when the picture has changed."""
        changed = self._timeline.update(dt)
        while self._timeline.idle and not self.is_holding and self._next():
            changed = True
            self._timeline.update(0.0)
        if changed and not self.busy:
            self.check()
        return changed

    def skip(self) -> None:
        """Come to rest at once; nothing is left out."""
        self._timeline.skip()
        if self._come_back is not None:
            self._come_back()
        while self._next():
            self._timeline.skip()
        self.check()

    def check(self) -> None:
        """The settling check: the picture equals the truth."""
        wrong = self.display.differences(self.view)
        assert not wrong, "; ".join(wrong)

    def replay(self, record: RoundRecord) -> None:
        """Show again how a round was decided; the table comes back as it is on `skip`."""
        display, view = self.display, self.view
        caption = display.caption

        def come_back() -> None:
            self._come_back = None
            display.rebuild(view)
            display.ask(caption)

        # Beats are built from the cards they find, so these must lie there first.
        display.slots = {
            (seat, index): CardSprite.at(display.layout.boxes[seat].slots[index], card)
            for seat, row in enumerate(record.rows)
            for index, card in enumerate(row)
        }
        display.show_tally(record.rows)
        for figures, gained in zip(display.seats, record.gained, strict=True):
            if figures.points is not None:
                figures.points -= gained
        scoring = scoring_cues.score_round(self._context, record)
        result = result_line(record, self._context.names)
        display.announce(_("Once more: round {round}").format(round=record.round + 1))
        self._timeline.play(
            sequence(Wait(SCORING_BEAT), scoring, Call(lambda: display.announce(result)))
        )
        self._come_back = come_back
        self._playing_minor = False

    @property
    def _context(self) -> CueContext:
        names = [chair.name for chair in self._session.chairs]
        return CueContext(self.display, names, self._motion, self._sound)

    @property
    def _has_news(self) -> bool:
        return self._cursor < self._session.event_count

    def _next(self) -> bool:
        """Put the next event on the timeline; false when there is none."""
        if not self._queue and self._has_news:
            self._queue.extend(self._session.events(self.view.viewer, self._cursor))
            self._cursor = self._session.event_count
            self.view = self._session.view(self.view.viewer)
        if not self._queue:
            return False
        event = self._queue.popleft()
        self._playing_minor = isinstance(event, Locking)
        self._timeline.play(cue_for(event, self._context))
        return True
