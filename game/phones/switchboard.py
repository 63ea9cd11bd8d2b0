"""What the threads of the server share with the thread of the table; they share nothing else.

Phones ask through calls, which the table answers when it gets to them; the table leaves a page for
each phone, always the whole of it, and a phone takes the newest one when it is ready for it.
"""

import struct
import zlib
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from threading import Condition, Event
from typing import Final, TypeAlias

from game.core.plain import Json

MOST_CALLS: Final = 64
"""More than people at five phones press while the table takes a breath."""
PATIENCE: Final = 3.0
"""Seconds that a call waits for its answer: the table may be building a scene."""


RawPicture: TypeAlias = tuple[int, int, bytes]
"""Width, height, and three bytes a pixel."""


@dataclass(frozen=True, slots=True)
class Reply:
    """What a phone hears: a status as of HTTP, and a record."""

    status: int
    record: dict[str, Json]


def no(status: int, sentence: str) -> Reply:
    """A refusal, which always says why."""
    return Reply(status, {"no": sentence})


YES: Final = Reply(200, {})


@dataclass(eq=False, slots=True)
class PhoneCall:
    """Something that a phone wants."""

    phone: str
    what: dict[str, Json]
    given: Reply | None = None
    _done: Event = field(default_factory=Event)

    def answer(self, answer: Reply) -> None:
        """Say what has become of it."""
        self.given = answer
        self._done.set()

    def wait(self, seconds: float) -> Reply | None:
        """The answer, or None when the table did not get to it."""
        self._done.wait(seconds)
        return self.given


@dataclass(frozen=True, slots=True)
class PhoneSheet:
    """The newest page of a phone; pages are numbered, so that nobody reads one twice."""

    number: int
    body: bytes


def png(width: int, height: int, pixels: bytes) -> bytes:
    """The picture as a file that every phone knows."""
    row = 3 * width
    lines = b"".join(b"\0" + pixels[row * y : row * (y + 1)] for y in range(height))
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    chunks = ((b"IHDR", head), (b"IDAT", zlib.compress(lines, 6)), (b"IEND", b""))
    packed = (
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in chunks
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(packed)


class Switchboard:
    """Every method may be called by any thread."""

    def __init__(self, wake: Callable[[], object] = bool) -> None:
        self._changed = Condition()
        self._wake = wake
        """Told of each call: a table that rests looks sooner."""
        self._calls: deque[PhoneCall] = deque()
        self._sheets: dict[str, PhoneSheet] = {}
        self._listening: dict[str, int] = {}
        self._languages: dict[str, str] = {}
        self._pictures: dict[str, RawPicture] = {}
        self._wanted: dict[str, None] = {}
        self.draws = False
        """There are pictures; without a window there are none, and pages need not ask."""
        self.is_open = True

    # What phones do

    def call(self, phone: str, what: dict[str, Json]) -> PhoneCall | None:
        """Ask the table for something; None when too many wait already."""
        with self._changed:
            if len(self._calls) >= MOST_CALLS or not self.is_open:
                return None
            call = PhoneCall(phone, what)
            self._calls.append(call)
        self._wake()
        return call

    def next_sheet(self, phone: str, after: int, seconds: float) -> PhoneSheet | None:
        """A page that is newer than this number, or None when there was none in time."""
        with self._changed:
            self._changed.wait_for(
                lambda: not self.is_open or self._is_newer(phone, after), seconds
            )
            return self._sheets[phone] if self._is_newer(phone, after) else None

    def _is_newer(self, phone: str, after: int) -> bool:
        sheet = self._sheets.get(phone)
        return sheet is not None and sheet.number > after

    @contextmanager
    def listening(self, phone: str, language: str) -> Iterator[None]:
        """As long as a phone takes pages it is awake; it wants them in this language."""
        self._languages[phone] = language
        self._count(phone, 1)
        try:
            yield
        finally:
            self._count(phone, -1)

    def _count(self, phone: str, more: int) -> None:
        with self._changed:
            self._listening[phone] = self._listening.get(phone, 0) + more
        self._wake()

    def picture(self, name: str, seconds: float) -> bytes | None:
        """A picture as PNG; one that is not drawn yet is asked for. None where there are none.

        It is packed here, in the thread of whoever asks: the table has frames to draw.
        """
        with self._changed:
            if name not in self._pictures and self.draws:
                self._wanted[name] = None
                self._wake()
                self._changed.wait_for(
                    lambda: name in self._pictures or name not in self._wanted, seconds
                )
            raw = self._pictures.get(name)
        return None if raw is None else png(*raw)

    # What the table does

    def take_calls(self) -> list[PhoneCall]:
        """All that was asked since."""
        with self._changed:
            calls = list(self._calls)
            self._calls.clear()
            return calls

    def put_sheet(self, phone: str, body: bytes) -> None:
        """A new page for a phone; the one before is forgotten, read or not."""
        with self._changed:
            known = self._sheets.get(phone)
            self._sheets[phone] = PhoneSheet(1 if known is None else known.number + 1, body)
            self._changed.notify_all()

    def drop(self, phone: str) -> None:
        """A phone is not known any more."""
        with self._changed:
            self._sheets.pop(phone, None)

    def language_of(self, phone: str) -> str:
        """Which it speaks; nothing: that of the table."""
        return self._languages.get(phone, "")

    def listeners(self) -> tuple[str, ...]:
        """All phones that take pages at present."""
        with self._changed:
            return tuple(phone for phone, count in self._listening.items() if count > 0)

    def is_awake(self, phone: str) -> bool:
        """Whether it takes pages at present."""
        with self._changed:
            return self._listening.get(phone, 0) > 0

    def draw_for(self, draw: Callable[[str], RawPicture | None], most: int) -> int:
        """Draw so many of the pictures that somebody waits for; how many are left."""
        with self._changed:
            self.draws = True
            names = list(self._wanted)[:most]
        drawn = {name: draw(name) for name in names}
        with self._changed:
            for name, picture in drawn.items():
                self._wanted.pop(name, None)
                if picture is not None:
                    self._pictures[name] = picture
            self._changed.notify_all()
            return len(self._wanted)

    def forget_pictures(self) -> None:
        """Another game: its cards look otherwise."""
        with self._changed:
            self._pictures.clear()
            self._wanted.clear()
            self._changed.notify_all()

    def open_again(self) -> None:
        """Another server serves from now on."""
        with self._changed:
            self.is_open = True

    def close(self) -> None:
        """Nobody is served any more; whoever waits is told at once."""
        with self._changed:
            self.is_open = False
            for call in self._calls:
                call.answer(no(410, "This table is closed."))
            self._calls.clear()
            self._wanted.clear()
            self._changed.notify_all()
