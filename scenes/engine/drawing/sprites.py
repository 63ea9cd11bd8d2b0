"""Pictures by recipe: built once at their exact pixel size, with turned, scaled and faded copies.

A `Sprite` names a builder and its arguments. The store calls the builder when the picture is first
needed and forgets the least recently used ones when its byte budget is full.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from threading import Thread
from typing import Generic, NamedTuple, ParamSpec, TypeAlias, TypeVar

import pygame
from pygame import Surface

KEPT_AFTER_CLEARING = 0.9

K = TypeVar("K")


@dataclass(slots=True)
class _Kept:
    surface: Surface
    used: int

    @property
    def bytes(self) -> int:
        return self.surface.get_width() * self.surface.get_height() * 4


class Shelf(Generic[K]):
    """A cache of surfaces. `used_bytes` is at most `budget`, or one surface that exceeds it."""

    def __init__(self, budget: int) -> None:
        self.budget = budget
        self.used_bytes = 0
        self._kept: dict[K, _Kept] = {}
        self._uses = 0

    def __contains__(self, key: K) -> bool:
        return key in self._kept

    def get(self, key: K) -> Surface | None:
        """The surface, if it is still there."""
        kept = self._kept.get(key)
        if kept is None:
            return None
        self._uses += 1
        kept.used = self._uses
        return kept.surface

    def put(self, key: K, surface: Surface) -> None:
        """Keep a surface that was not there."""
        self._uses += 1
        kept = self._kept[key] = _Kept(surface, self._uses)
        self.used_bytes += kept.bytes
        if self.used_bytes > self.budget:
            self._clear_oldest()

    def drop(self, key: K) -> None:
        """Forget a surface that is there."""
        self.used_bytes -= self._kept.pop(key).bytes

    def _clear_oldest(self) -> None:
        """Drop a tenth at once: sorting on every new surface would cost more than it saves."""
        aim = self.budget * KEPT_AFTER_CLEARING
        by_age = sorted(self._kept.items(), key=lambda item: item[1].used)
        for key, kept in by_age[:-1]:
            if self.used_bytes <= aim:
                break
            del self._kept[key]
            self.used_bytes -= kept.bytes


MEGABYTE = 1 << 20
SPRITE_MASKS = (0xFF0000, 0xFF00, 0xFF, 0xFF000000)
LARGE_WINDOW = 1440
SCALE_STEPS = 32
TURN_STEP = 2
"""Degrees. At every size: what turns to a multiple of it rests on the last picture of its way."""
RIM = 2
PIXELS_AT_ONCE = 120_000
"""What can be built in a frame in which nothing else happens, with time to spare."""

LARGE_PICTURE = 3_000_000
"""Pixels from which one picture takes longer than a frame."""

P = ParamSpec("P")


class Sprite(NamedTuple):
    """A picture not yet drawn. Equal sprites share one surface.

    A tuple, because hundreds are compared in each frame and tuples compare fastest.
    """

    build: Callable[..., Surface]
    arguments: tuple[Hashable, ...]


def sprite(build: Callable[P, Surface], *args: P.args, **kwargs: P.kwargs) -> Sprite:
    """`sprite(card_face, colour, value, height)`: arguments are checked against the builder."""
    assert not kwargs, "a sprite is keyed by its positional arguments"
    return Sprite(build, args)


def derived(change: Callable[[Surface], Surface], base: Sprite) -> Sprite:
    """A picture made from another one of the store, which is quicker than from its beginnings."""
    return Sprite(change, (base,))


class Pose(NamedTuple):
    """How a sprite is shown, in the steps that the cache can hold."""

    angle: float = 0.0
    scale: float = 1.0
    squash: float = 1.0
    alpha: float = 1.0

    @property
    def is_plain(self) -> bool:
        return self.angle == 0 and self.scale == 1 and self.squash == 1

    @property
    def is_turned_only(self) -> bool:
        return self.scale == 1 and self.squash == 1

    def opaque(self) -> Pose:
        return Pose(self.angle, self.scale, self.squash)


UPRIGHT = Pose()
_Key: TypeAlias = tuple[Sprite, Pose]


class Budgets(NamedTuple):
    """Bytes worth keeping for a window, 108 MB at 1080p.

    Apart, so that what is seen for a moment of a flight pushes out nothing that is slow to make:
    scaling and fading a picture takes a tenth of turning it, and that a tenth of drawing it.
    """

    drawn: int
    turned: int
    passing: int

    @classmethod
    def of(cls, size: tuple[int, int]) -> Budgets:
        window = 4 * size[0] * size[1]
        # A large one has large pictures for the screen after this one, and what rests on its boards
        # was drawn long ago: neither must get lost.
        drawn = 6 if size[1] > LARGE_WINDOW else 3
        return cls(
            16 * MEGABYTE + drawn * window,
            16 * MEGABYTE + 4 * window,
            5 * MEGABYTE + 2 * window,
        )


def check_format(surface: Surface) -> Surface:
    """Unconverted art would be blitted some 40 times slower, so it fails here instead."""
    assert surface.get_masks() == SPRITE_MASKS, f"not converted: {surface.get_masks()}"
    return surface


class _Aside(Thread):
    """One large picture on its way beside the frames: the rasteriser leaves them their turn."""

    def __init__(self, wanted: Sprite) -> None:
        super().__init__(daemon=True)
        self.wanted = wanted
        self.picture: Surface | None = None

    def run(self) -> None:
        self.picture = self.wanted.build(*self.wanted.arguments)


def _is_large(wanted: Sprite) -> bool:
    """Whether it takes longer than a frame and is made from plain values, one of them its size."""
    if any(isinstance(each, Sprite) for each in wanted.arguments):
        return False
    sizes = [each for each in wanted.arguments if isinstance(each, tuple) and len(each) == 2]
    return any(
        isinstance(wide, int) and isinstance(high, int) and wide * high >= LARGE_PICTURE
        for wide, high in sizes
    )


class SpriteStore:
    """The pictures of one window. `generation` rises whenever everything was forgotten."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.generation = 0
        self.builds = 0
        self._due: dict[_Key, None] = {}
        """Needed sooner than all that is wanted: what comes next on the screen."""
        self._wanted: dict[_Key, None] = {}
        self._aside: _Aside | None = None
        self._adapt(size)

    @property
    def used_bytes(self) -> int:
        return sum(shelf.used_bytes for shelf in self._shelves)

    @property
    def budget(self) -> int:
        return sum(shelf.budget for shelf in self._shelves)

    def resize(self, size: tuple[int, int]) -> None:
        """Forget all pictures: a window of another size needs other ones."""
        self._due.clear()
        self._wanted.clear()
        self.generation += 1
        self._adapt(size)

    def pose(
        self, angle: float, scale: float, squash: float, alpha: float, *, resting: bool
    ) -> Pose:
        """Round to cacheable steps; a resting sprite keeps its true angle and scale."""
        alpha = round(alpha * 16) / 16
        if resting:
            return Pose(round(angle, 1) % 360, round(scale, 3), round(squash, 3), alpha)
        angle = round(angle / TURN_STEP) * TURN_STEP % 360
        scale, squash = round(scale * SCALE_STEPS), round(squash * SCALE_STEPS)
        return Pose(angle, scale / SCALE_STEPS, squash / SCALE_STEPS, alpha)

    def get(self, wanted: Sprite, pose: Pose = UPRIGHT) -> Surface:
        """The surface of a sprite in a pose; premultiplied, to be blitted as it is."""
        key = (wanted, pose)
        shelf = self._shelf(pose)
        surface = shelf.get(key)
        if surface is None and self._take_aside(wanted):
            surface = shelf.get(key)
        if surface is None:
            surface = check_format(self._make(wanted, pose))
            shelf.put(key, surface)
        return surface

    def build_aside(self, wanted: Sprite) -> bool:
        """Build it, a large one beside the frames; true once it is there."""
        if not _is_large(wanted) or self._shelf(UPRIGHT).get((wanted, UPRIGHT)) is not None:
            self.get(wanted)
            return True
        if self._aside is None:
            self._aside = _Aside(wanted)
            self._aside.start()
        elif not self._aside.is_alive():
            self._take_aside(self._aside.wanted)
        return self._shelf(UPRIGHT).get((wanted, UPRIGHT)) is not None

    def _take_aside(self, wanted: Sprite) -> bool:
        """The picture that is on its way, if it is this one: whoever needs it now waits for it."""
        job = self._aside
        if job is None or job.wanted != wanted:
            return False
        job.join()
        self._aside = None
        if job.picture is None:
            return False
        self.builds += 1
        self._shelf(UPRIGHT).put((wanted, UPRIGHT), check_format(job.picture))
        return True

    def take(self, wanted: Sprite) -> Surface:
        """The surface of a sprite for a caller who keeps it: the store forgets it."""
        surface = self.get(wanted)
        self._shelf(UPRIGHT).drop((wanted, UPRIGHT))
        return surface

    def _shelf(self, pose: Pose) -> Shelf[_Key]:
        drawn, turned, passing = self._shelves
        if pose is UPRIGHT:
            return drawn
        if pose.alpha < 1 or not pose.is_turned_only:
            return passing
        return turned if pose.angle else drawn

    def want(self, pictures: Iterable[tuple[Sprite, Pose]], *, later: bool = False) -> None:
        """Have pictures built in idle frames, sooner or `later` than all others asked for."""
        if later:
            self._wanted.update(dict.fromkeys(pictures))
        else:
            self._due = {**dict.fromkeys(pictures), **self._due}

    @property
    def is_wanted(self) -> bool:
        """Whether pictures are still waited for."""
        return bool(self._due or self._wanted)

    def build_some_wanted(self, pixels: int = PIXELS_AT_ONCE) -> int:
        """Build the next pictures asked for, about so many pixels; answers how many."""
        built = 0
        while pixels > 0 and (waiting := self._due or self._wanted):
            size = self._build_next(waiting)
            pixels -= size
            built += bool(size)
        return built

    def build_next_due(self) -> None:
        """Build one of the pictures that are needed soon, if there is any."""
        while self._due and not self._build_next(self._due):
            pass

    def _build_next(self, waiting: dict[_Key, None]) -> int:
        """Its pixels; 0 if it is there already."""
        wanted = next(iter(waiting))
        del waiting[wanted]
        aside = wanted[1] == UPRIGHT and _is_large(wanted[0])
        if aside and not self.build_aside(wanted[0]):
            waiting[wanted] = None
            return PIXELS_AT_ONCE
        # One that is there counts as used: what is asked for again is not forgotten first.
        if self._shelf(wanted[1]).get(wanted) is not None:
            return 0
        width, height = self.get(*wanted).get_size()
        return width * height

    def _adapt(self, size: tuple[int, int]) -> None:
        self._shelves: tuple[Shelf[_Key], ...] = tuple(map(Shelf, Budgets.of(size)))

    def _make(self, wanted: Sprite, pose: Pose) -> Surface:
        if pose.alpha < 1:
            return faded(self.get(wanted, pose.opaque()), pose.alpha)
        if pose.is_plain:
            self.builds += 1
            return wanted.build(*map(self._argument, wanted.arguments))
        if pose.angle and pose.is_turned_only:
            return pygame.transform.rotozoom(_bordered(self.get(wanted)), pose.angle, 1.0)
        # A turn costs twenty times a change of size, so one turned picture serves all sizes of a
        # flight. A squashed one leans a little by it, which nobody sees in motion.
        return resized(self.get(wanted, Pose(pose.angle)), pose)

    def _argument(self, argument: Hashable) -> object:
        return self.get(argument) if isinstance(argument, Sprite) else argument


def faded(surface: Surface, alpha: float) -> Surface:
    """A paler copy; `set_alpha` has no effect on premultiplied blits."""
    copy = surface.copy()
    level = round(255 * alpha)
    copy.fill((level, level, level, level), special_flags=pygame.BLEND_RGBA_MULT)
    return copy


def resized(surface: Surface, pose: Pose) -> Surface:
    """Scaled, and squashed sideways as in a card flip."""
    width, height = surface.get_size()
    size = max(1, round(width * pose.scale * pose.squash)), max(1, round(height * pose.scale))
    return pygame.transform.smoothscale(surface, size) if size != (width, height) else surface


def trimmed(surface: Surface) -> Surface:
    """Without its empty rim, as much on either side, so that its middle stays its middle."""
    ink, (width, height) = surface.get_bounding_rect(), surface.get_size()
    across, down = min(ink.left, width - ink.right), min(ink.top, height - ink.bottom)
    return surface.subsurface(surface.get_rect().inflate(-2 * across, -2 * down)).copy()


def _bordered(surface: Surface) -> Surface:
    """With a transparent rim, because a turn smooths only edges that lie inside the picture."""
    width, height = surface.get_size()
    plate = Surface((width + 2 * RIM, height + 2 * RIM), pygame.SRCALPHA)
    plate.blit(surface, (RIM, RIM), special_flags=pygame.BLEND_PREMULTIPLIED)
    return plate
