"""Seats of people with phones: what a phone may do while the table shows something, and its sign.

The sign is one shape with three states and always a word: a check on paper, dots on glass, a z on
dark.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

from pygame import Rect

from game.app.session import AnySession
from game.core.seats import Seat
from game.kits.registry import kit_by_key
from game.phones.hub import Wake
from scenes.art.icons import Icon
from scenes.engine.drawing.boards import Region
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.text import Align
from scenes.engine.i18n import _
from scenes.engine.theme import Style
from scenes.host import Host
from scenes.table.seats.faces import SeatFace
from scenes.table.show import AnyShow
from scenes.ui.button import Button
from scenes.ui.element import Look

HIGH, PAD, GLYPH = 30, 8, 24
OUTSIDE = 6
CORNER = 13
_SIGNS = {
    "locked": Icon.PHONE_CHECK,
    "chooses": Icon.PHONE_DOTS,
    "asleep": Icon.PHONE_SLEEP,
    "here": Icon.PHONE,
}


class PhoneScreen(Protocol):
    """The play screen, as far as phones depend on it."""

    show: AnyShow

    @property
    def is_on_top(self) -> bool:
        """No other page lies over the table."""

    def go_on(self) -> None:
        """Come to the end of what is shown now."""

    def refresh(self) -> None:
        """Controls and caption for the present moment."""

    def resume(self) -> None:
        """Somebody else may sit at the table now."""


class SeatOffer:
    """What can be done about a phone that sleeps while everybody waits for it."""

    def __init__(
        self, face: SeatFace, name: str, sit_in: Callable[[], None], invite: Callable[[], None]
    ) -> None:
        self._words = _("{name}: the phone sleeps").format(name=name)
        self._panel = face.area if face.panel is None else face.panel
        number = face.seat + 1
        self.buttons = (
            Button(f"Bot for seat {number}", sit_in, text=_("Let a bot sit in")),
            Button(f"New code for seat {number}", invite, text=_("New code")),
        )
        self._area = self._title = Rect(0, 0, 0, 0)

    def place(self, look: Look) -> None:
        """In the lower right of the panel, where the slots of the seat are."""
        panel, pad, window = self._panel, look.px(PAD), look.metrics.window
        sizes = [each.natural(look, window.width) for each in self.buttons]
        wide = max(size[0] for size in sizes)
        line = look.type(Style.SMALL).line_height + pad
        high = sum(size[1] for size in sizes) + (len(sizes) + 1) * pad
        has_title = high + line <= panel.height - 2 * pad
        area = Rect(0, 0, wide + 2 * pad, high + line * has_title)
        area.bottomright = panel.right - pad, panel.bottom - pad
        self._area = area.clamp(window)
        top = self._area.top + pad + line * has_title
        self._title = Rect(self._area.left, self._area.top + pad, area.width, line * has_title)
        for button, (_width, tall) in zip(self.buttons, sizes, strict=True):
            button.place(look, Rect(self._area.left + pad, top, wide, tall))
            top += tall + pad

    @property
    def region(self) -> Region:
        """It rests on the board."""
        looks = tuple(button.looks for button in self.buttons)
        return Region(self._area.inflate(16, 16), (self._words, looks), self._draw)

    def _draw(self, painter: Painter) -> None:
        palette = painter.theme.palette
        painter.box(self._area, palette.panel_deep, radius=painter.theme.metrics.px(2 * CORNER))
        if self._title.height:
            painter.text(self._words, Style.SMALL, self._title.center, width=self._title.width)
        for button in self.buttons:
            button.draw(painter)


class PhoneSeats:
    """Implements `PhoneTable` for the table on the screen."""

    def __init__(
        self, host: Host, session: AnySession, scene: PhoneScreen, invite: Callable[[], None]
    ) -> None:
        self._host = host
        self._invite = invite
        self._missed: tuple[Seat, ...] = ()
        self._session = session
        self._scene = scene
        self._seen = -1
        self.shows_aims = True
        host.phones.begin(session, self)

    @property
    def are_missed(self) -> bool:
        """A game goes on whose phones have not been invited since."""
        hub, chairs = self._host.phones.hub, self._session.chairs
        phones = [seat for seat, chair in enumerate(chairs) if chair.phone and chair.is_person]
        return any(hub is None or hub.holder(seat) is None for seat in phones)

    @property
    def is_showing(self) -> bool:
        """Also while another page lies over the table, and nobody could see what a move does."""
        show = self._scene.show
        if show.has_ended:
            return False
        return not self._scene.is_on_top or (show.busy and not show.is_minor)

    @property
    def can_go_on(self) -> bool:
        return self._scene.is_on_top and self._scene.show.is_holding

    def go_on(self) -> None:
        self._scene.go_on()

    def has_moved(self) -> None:
        self._scene.refresh()

    def update(self) -> bool:
        """True when what the signs say has changed."""
        hub = self._host.phones.hub
        if hub is None:
            return False
        missed = () if self.is_showing else tuple(filter(hub.is_missed, hub.seats))
        if missed != self._missed:
            self._missed = missed
            self._scene.refresh()
        seen, self._seen = self._seen, hub.changes
        return seen != self._seen

    def offers(self, faces: Sequence[SeatFace]) -> list[SeatOffer]:
        """At the seats for which everybody waits."""
        chairs = self._session.chairs
        return [
            SeatOffer(
                face,
                chairs[face.seat].name,
                partial(self._let_bot_sit_in, face.seat),
                partial(self._give_new_code, face.seat),
            )
            for face in faces
            if face.seat in self._missed
        ]

    def _let_bot_sit_in(self, seat: Seat) -> None:
        assert self._host.phones.hub is not None
        self._host.phones.hub.let_bot_sit_in(seat)
        self._scene.resume()

    def _give_new_code(self, seat: Seat) -> None:
        assert self._host.phones.hub is not None
        self._host.phones.hub.free(seat)
        self._invite()

    def draw(self, painter: Painter, faces: Sequence[SeatFace]) -> None:
        """A sign at every face whose owner has a phone."""
        for face in faces:
            # A hand may lie at a seat of its own, without anybody who holds it.
            chair = dict(enumerate(self._session.chairs)).get(face.seat)
            if chair is not None and chair.phone and chair.is_person:
                self._draw_sign(painter, face)

    def _draw_sign(self, painter: Painter, face: SeatFace) -> None:
        state, words = self._state(face.seat)
        metrics, palette = painter.theme.metrics, painter.theme.palette
        type_ = painter.type(Style.BODY)
        glyph, pad = max(metrics.px(GLYPH), round(type_.px)), metrics.px(PAD)
        said = painter.typesetter.width(words, type_) + pad if words else 0
        width = said + glyph + 2 * pad
        high = max(metrics.px(HIGH), type_.line_height)
        # Across the upper left corner of the panel, above every word in it.
        corner = face.panel.topleft if face.panel is not None else face.area.topleft
        area = Rect(0, 0, width, high)
        area.midleft = (corner[0] - metrics.px(OUTSIDE), corner[1] - high // 8)
        area.clamp_ip(metrics.window)
        paper, ink = (palette.panel_raised, palette.text)
        if state == "locked":
            paper, ink = palette.paper, palette.ink
        elif state == "asleep":
            paper, ink = palette.panel_deep, palette.text_soft
        painter.box(area, paper, radius=metrics.px(CORNER))
        painter.icon(_SIGNS[state], (area.left + pad + glyph / 2, area.centery), glyph, ink)
        if not words:
            return
        left = area.left + 3 * pad // 2 + glyph
        painter.text(words, type_, (left, area.centery), colour=ink, align=Align.LEFT,
                     width=area.right - pad - left)  # fmt: skip

    def _state(self, seat: Seat) -> tuple[str, str]:
        hub, waiting = self._host.phones.hub, self._session.waiting_for()
        wake = Wake.AWAITED if hub is None else hub.wake_of(seat)
        if wake is not Wake.AWAKE:
            return "asleep", _("asleep") if wake is Wake.ASLEEP else _("no phone yet")
        if self.is_showing:
            return "here", ""
        if seat in waiting:
            return "chooses", _("chooses")
        kit = kit_by_key(self._session.rules.key)
        is_locked = kit.terminal.take_back(self._session.view(seat)) is not None
        return ("locked", _("locked in")) if is_locked else ("here", "")
