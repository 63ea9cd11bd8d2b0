"""The gate between people at one screen: a hand opens for whoever holds it, and by nothing else.

What means play, go on or hurry comes in runs; none of it may uncover a hand. So a person is called
only at a quiet table with nothing pressed, and opens their cards by a deliberate act that no other
moment uses: holding them, or holding the key that lifts them. Whoever cannot hold presses twice.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field

from pygame import Rect

from game.core.seats import Seat
from scenes.engine.input.devices import is_back
from scenes.engine.input.inputs import Action, Input, Point, PointerButton, Press, PressPhase
from scenes.table.choosing.gestures import OPENS, STEERS

SHOW_STANDS = 4.0
"""Seconds for which the second press of two is awaited."""
SHOW_IS_DEAF = 0.6
"""Seconds in which the second of two presses would be half of a double one."""
UNUSED = 20.0
"""Seconds after which a careful house covers an open hand."""
SWELL = 0.4
SWELLS_AGAIN = 1.0
"""Seconds that the call swells when something else is pressed, at most so often."""


@dataclass(frozen=True, slots=True)
class Grasp:
    """Something of a seat that is held: its hand, to look at it, or its face, to think again."""

    seat: Seat
    area: Rect
    open: Callable[[], None] = field(compare=False)
    by_key: bool = False
    """The key that lifts cards holds it, too."""


@dataclass(frozen=True, slots=True)
class GateManner:
    """How this house opens hands."""

    seconds: float = 0.4
    """For how long they are held."""
    by_two_presses: bool = False
    is_careful: bool = False
    """A cloth hides covered hands, and one that nobody uses is covered."""


class Gate:
    """Asked at every input and step of a table; `grasps` are what can be held now.

    While it `is_called` nothing else at the table is heard but what leads away from it.
    """

    def __init__(self) -> None:
        self.manner = GateManner()
        self.is_called = False
        self.grasps: Sequence[Grasp] = ()
        self.exits: Sequence[Rect] = ()
        """What can be pressed even now: it leads to other scenes."""
        self._down: set[Hashable] = set()
        self._held: Grasp | None = None
        self._holder: Hashable = None
        self._spent: Hashable = None
        """What opened a hand, until it is let go of."""
        self._step: Press | None = None
        self._since = 0.0
        self._shown: Grasp | None = None
        self._swelling = SWELLS_AGAIN
        self._unused = 0.0

    @property
    def covers_unused(self) -> bool:
        """Whoever looked has gone away."""
        return self.manner.is_careful and self._unused >= UNUSED

    @property
    def is_quiet(self) -> bool:
        """No key, button or finger is down: whatever comes next begins after the call."""
        return not self._down

    @property
    def share(self) -> float:
        """How far what is held has opened, 0 to 1."""
        return min(1.0, self._since / self.manner.seconds) if self._held is not None else 0.0

    @property
    def held(self) -> Grasp | None:
        """What is being held."""
        return self._held

    @property
    def shown(self) -> Grasp | None:
        """What the second of two presses would open."""
        return self._shown

    @property
    def swell(self) -> float:
        """How far the call swells, 0 to 1, because something else was pressed."""
        return max(0.0, 1 - self._swelling / SWELL)

    def close(self) -> None:
        """Nothing is held any more."""
        self._held = self._shown = self._step = None
        self._since = 0.0

    def forget_keys(self) -> None:
        """Another scene had the keys: what was let go of there was never told here."""
        self._down.clear()
        self._spent = None
        self.close()

    def update(self, dt: float) -> bool:
        """Let time pass; true when the picture has changed."""
        was_swelling, self._swelling = self.swell, self._swelling + dt
        self._unused += dt
        if self._held is None and self._shown is None:
            return was_swelling > 0
        if (self._held or self._shown) not in self.grasps:
            self.close()
            return True
        self._since += dt
        if self._held is not None and self._since >= self.manner.seconds:
            self._open(self._held)
        elif self._shown is not None and self._since >= SHOW_STANDS:
            self.close()
        return True

    def sift(self, event: Input) -> tuple[bool, Input]:
        """As `handle`, and what they hear: where nobody is called, the key that lifts cards is a
        step like any other once it is let go of too early."""
        step = self._step
        gated = self.handle(event)
        if step is None or self._step is not None:
            return gated, event
        return False, step

    def handle(self, event: Input) -> bool:
        """True if nobody else is to hear of it."""
        if not isinstance(event, Point | Press):
            return self.is_called
        self._follow_keys(event)
        self._unused = 0.0
        if self._spent is not None and _key(event) == self._spent:
            # Whoever holds on once the hand is open means nothing by it.
            is_fresh = event.phase is PressPhase.DOWN and not (
                isinstance(event, Press) and event.repeated
            )
            if is_fresh or event.phase in (PressPhase.UP, PressPhase.LEAVE):
                self._spent = None
            if not is_fresh:
                return True
        if self._is_let_go(event):
            self.close()
            return True
        grasp = self._grasped(event)
        if grasp is not None:
            self._take(grasp, event)
            return True
        if isinstance(event, Press) and self._held is not None and self._holder == _key(event):
            return True  # a key that is held repeats itself
        return self.is_called and self._is_ignored(event)

    def _follow_keys(self, event: Point | Press) -> None:
        if event.phase is PressPhase.DOWN:
            self._down.add(_key(event))
        elif event.phase is PressPhase.UP:
            self._down.discard(_key(event))
        elif event.phase is PressPhase.LEAVE:
            self._down = {key for key in self._down if not isinstance(key, PointerButton)}

    def _is_let_go(self, event: Point | Press) -> bool:
        """The end of a hold: let go, or slid off it."""
        if self._held is None or isinstance(event, Point) != isinstance(
            self._holder, PointerButton
        ):
            return False
        if isinstance(event, Point):
            inside = self._held.area.collidepoint(event.position)
            return event.phase in (PressPhase.UP, PressPhase.LEAVE) or not inside
        return event.phase is PressPhase.UP and _key(event) == self._holder

    def _grasped(self, event: Point | Press) -> Grasp | None:
        """What a fresh press takes hold of."""
        if self._held is not None or event.phase is not PressPhase.DOWN:
            return None
        if isinstance(event, Press):
            lifts = event.action is Action.UP and not event.repeated
            return next((each for each in self.grasps if each.by_key and lifts), None)
        if not event.clicks:
            return None
        return next((each for each in self.grasps if each.area.collidepoint(event.position)), None)

    def _take(self, grasp: Grasp, event: Point | Press) -> None:
        if isinstance(event, Press) and not self.is_called:
            self._step = event
        if not self.manner.by_two_presses:
            self._held, self._holder, self._since = grasp, _key(event), 0.0
        elif self._shown != grasp:
            self._shown, self._since = grasp, 0.0
        elif self._since >= SHOW_IS_DEAF:
            self._open(grasp)

    def _open(self, grasp: Grasp) -> None:
        self._spent = self._holder if self._held is not None else None
        self.close()
        self.is_called = False
        grasp.open()

    def _is_ignored(self, event: Point | Press) -> bool:
        """Whatever does not lead away from the table; a press that means something is answered."""
        if isinstance(event, Press):
            leads = event.action in (*OPENS, *STEERS, Action.BACK)
            if not leads and event.phase is PressPhase.DOWN and not event.repeated:
                self._call_again()
            return not leads
        leads = is_back(event) or any(area.collidepoint(event.position) for area in self.exits)
        ignored = event.phase is PressPhase.DOWN and not leads
        if ignored:
            self._call_again()
        return ignored

    def _call_again(self) -> None:
        if self._swelling >= SWELLS_AGAIN:
            self._swelling = 0.0


def _key(event: Point | Press) -> Hashable:
    if isinstance(event, Point):
        return event.button
    return event.device, event.action, event.digit, event.letter, event.pad
