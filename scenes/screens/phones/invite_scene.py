"""The invitation: a code to scan from the sofa, the address in large letters, a house a seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from pygame import Rect, Surface

from game.core.seats import Seat
from game.kits.kit import AnyKit
from game.kits.set_up import ANY_PHONE, Chair
from game.phones.hub import Wake
from game.phones.service import LOOPBACK, NoPhones, PhoneService, own_addresses
from scenes.art import svg
from scenes.art.harbour.waterfront import Light
from scenes.art.icons import Icon
from scenes.art.lizard import CLIMBING, lizard_sprite
from scenes.art.palette import PALETTE, Palette
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import sprite
from scenes.engine.drawing.text import Align
from scenes.engine.i18n import _
from scenes.engine.scene import Scene, Stage
from scenes.engine.theme import Style
from scenes.host import Host
from scenes.menu.frame import PlatePanel
from scenes.menu.quayside import Quayside
from scenes.screens.modes.qr_picture import modules_of
from scenes.screens.phones.seat_house import SeatHouse, SeatNews
from scenes.ui.button import Button, ButtonKind
from scenes.ui.dialog import Answer, Dialog
from scenes.ui.element import Element, Look
from scenes.ui.labels import Label, Paragraph, Shown
from scenes.ui.layout import Box, Column, Row
from scenes.ui.ui_scene import UiScene

FLOOR = 604
"""Units from the top down to where the houses stand, of 720."""
STREET = FLOOR / 520
HOUSE = 448
"""The width of the house with the code."""
MOST = 0.36
"""Of the window's width."""
MARGIN, GAP = 14, 14
QUIET = 4
"""Fields of paper around the code."""
NOBODY_CAME = 30.0
"""Seconds after which it helps to say what may be wrong."""
GABLE = 0.19
LIZARD = 0.14
STEPS = (
    (0, 0), (0, 0.34), (0.12, 0.34), (0.12, 0.58),
    (0.24, 0.58), (0.24, 0.80), (0.37, 0.80), (0.37, 0.96),
)  # fmt: skip
"""Of the gable's left half: across and up, as shares of the width and of its height."""
CAPS = ((0, 0.34, 0.12), (0.12, 0.58, 0.12), (0.24, 0.80, 0.13))


def code_house(size: tuple[int, int], palette: Palette = PALETTE) -> Surface:
    """A white house with a stepped gable, which leaves its wall to a code."""
    width, height = 448.0, 448.0 * size[1] / size[0]
    stone, shoulder, inner = "#CDBB92", height * GABLE, width - 8
    left = [(4 + inner * across, shoulder * (1 - up)) for across, up in STEPS]
    points = [*left, *((width - x, y) for x, y in reversed(left))]
    line = " L".join(f"{x:.1f},{y:.1f}" for x, y in [(4, height), *points, (width - 4, height)])
    caps = ""
    for at, up, wide in CAPS:
        y, start, long = shoulder * (1 - up), inner * at - 2, inner * wide + 6
        caps += f"M{start:.1f},{y:.1f} h{long:.1f} M{width - start:.1f},{y:.1f} h{-long:.1f} "
    top = f"M{width * 0.37:.1f},{shoulder * 0.04 + 3:.1f} H{width * 0.63:.1f}"
    return svg.rasterise(
        svg.document(
            width,
            height,
            svg.path(f"M{line} Z", palette.paper, stroke=stone, stroke_width=4),
            svg.stroke(caps + top, stone, 8),
            svg.rect(4, height - 10, width - 8, 10, stone),
        ),
        size,
    )


class CodeHouse(Shown):
    """What a camera reads, on the wall of a house."""

    def __init__(self, link: str) -> None:
        super().__init__()
        self.link = link

    def natural(self, look: Look, width: int) -> tuple[int, int]:
        return min(width, look.metrics.px(HOUSE)), look.metrics.px(FLOOR - 28)

    def draw(self, painter: Painter) -> None:
        rect, palette = self.rect, painter.theme.palette
        painter.sprite_at(sprite(code_house, rect.size, palette), rect.topleft)
        gable = (rect.centerx, rect.top + round(rect.height * GABLE * 0.62))
        painter.sprite(sprite(lizard_sprite, CLIMBING, round(rect.height * LIZARD)), gable)
        rows = modules_of(self.link)
        words = painter.type(Style.BUTTON)
        plate = round(words.line_height * 1.6)
        wall = Rect(rect.left, rect.top + round(rect.height * GABLE), rect.width, 0)
        wall.height = rect.bottom - plate - painter.theme.metrics.px(34) - wall.top
        field = max(1, min(wall.size) // (len(rows) + QUIET))
        side = field * len(rows)
        left, top = wall.centerx - side // 2, wall.centery - side // 2
        for y, row in enumerate(rows):
            for x, ink in enumerate(row):
                if ink:
                    painter.box(Rect(left + x * field, top + y * field, field, field), "#000000")
        sign = Rect(0, 0, round(rect.width * 0.56), plate)
        sign.midbottom = (rect.centerx, rect.bottom - painter.theme.metrics.px(20))
        painter.box(sign, palette.accent, radius=sign.height // 2)
        glyph = sign.height * 3 // 5
        painter.icon(
            Icon.PHONE, (sign.left + sign.height * 2 // 3, sign.centery), glyph, palette.accent_ink
        )
        painter.text(_("Scan me"), Style.BUTTON, (sign.centerx + glyph // 2, sign.centery),
                     colour=palette.accent_ink, width=sign.width - 2 * glyph)  # fmt: skip


class WordTiles(Shown):
    """The word of the table, a letter a tile, to be read from three metres."""

    def __init__(self, word: str) -> None:
        super().__init__()
        self.word = word

    def natural(self, look: Look, width: int) -> tuple[int, int]:
        high = round(look.type(Style.SCORE).line_height * 1.1)
        return min(width, round(len(self.word) * high * 0.84)), high

    def draw(self, painter: Painter) -> None:
        palette, rect = painter.theme.palette, self.rect
        step = rect.width / max(1, len(self.word))
        for at, letter in enumerate(self.word):
            tile = Rect(round(rect.left + at * step), rect.top, round(step * 0.92), rect.height)
            painter.box(tile, palette.paper, radius=tile.width // 5)
            painter.text(letter, Style.HEADING, tile.center, colour=palette.ink)


class InviteLayout(Box):
    """The house with the code at the left; words above and houses below; buttons on the water."""

    def __init__(
        self, code: Element, words: Element, houses: Sequence[Element], bar: Element
    ) -> None:
        super().__init__((code, words, *houses, bar))
        self._code, self._words, self._houses, self._bar = code, words, houses, bar

    def natural(self, look: Look, width: int) -> tuple[int, int]:  # noqa: ARG002 - fits any window
        return width, 1

    def place(self, look: Look, rect: Rect) -> None:
        self.rect = rect.copy()
        px, window = look.metrics.px, look.metrics.window
        floor = round(window.height * FLOOR / 720)
        gap = px(GAP)
        wide, high = self._code.natural(look, round(window.width * MOST))
        self._code.place(look, Rect(rect.left, floor - high, wide, high))
        right = Rect(rect.left + wide + gap, rect.top, rect.right - rect.left - wide - gap, 0)
        _wide, tall = self._words.natural(look, right.width)
        self._words.place(look, Rect(right.left, rect.top, right.width, tall))
        room = floor - rect.top - tall - gap // 2
        each = (right.width - gap * (len(self._houses) - 1)) // max(1, len(self._houses))
        for at, house in enumerate(self._houses):
            width, height = house.natural(look, each)
            height = min(height, room)
            left = right.left + at * (each + gap) + (each - width) // 2
            house.place(look, Rect(left, floor - height, width, height))
        _wide, low = self._bar.natural(look, rect.width)
        below = window.bottom - floor
        top = min(floor + (below - low) // 2 + px(6), rect.bottom - low)
        self._bar.place(look, Rect(rect.left, top, rect.width, low))


class InviteScene(UiScene):
    """Stands until somebody begins. Over a running game it leads back to the table."""

    first_focus = "Begin"

    def __init__(
        self,
        host: Host,
        service: PhoneService,
        begin: Callable[[tuple[Chair, ...]], None] | None = None,
    ) -> None:
        super().__init__()
        self._host = host
        self._service = service
        self._begin = begin
        """None: a game is on."""
        self._seen: object = None
        self._waited = 0.0
        self._quayside = Quayside(Light.DUSK, share=STREET, built_up=False, open_water=False)

    def area(self) -> Rect:
        metrics = self.stage.theme.metrics
        return metrics.window.inflate(-2 * metrics.px(MARGIN), -2 * metrics.px(MARGIN))

    def enter(self, stage: Stage) -> None:
        self._quayside.settle(stage.theme)
        super().enter(stage)

    def resize(self) -> None:
        self._quayside.settle(self.stage.theme)
        super().resize()

    def draw_ground(self, painter: Painter) -> None:
        self._quayside.draw(painter)

    @property
    def pace(self) -> float:
        return min(self._quayside.pace, 0.25)

    def update(self, dt: float) -> None:
        super().update(dt)
        self.dirty |= self._quayside.update(dt)
        self._waited += dt
        seen = self._signature
        if seen != self._seen:
            self._seen = seen
            self.rebuild()

    @property
    def _signature(self) -> object:
        hub, door = self._service.hub, self._service.door
        helps = self._waited >= NOBODY_CAME and not hub.phones
        return hub.changes, door.invitation, door.word, door.is_open, helps, len(hub.phones)

    def build(self) -> Element:
        news = [self._news(seat) for seat in range(len(self._service.hub.chairs))]
        houses = [SeatHouse(seat, each, self._press(seat, each)) for seat, each in enumerate(news)]
        return InviteLayout(CodeHouse(self._service.link), self._words(), houses, self._bar(news))

    def _news(self, seat: Seat) -> SeatNews:
        hub = self._service.hub
        chair = hub.chairs[seat]
        return SeatNews(chair, hub.wake_of(seat) if chair.phone and chair.is_person else None)

    def _words(self) -> Element:
        service = self._service
        soft = partial(Paragraph, style=Style.BODY, colour=lambda palette: palette.text_soft)
        address = Column(Label(_("Or type this address"), Style.SUBHEADING),
                         Label(service.place, Style.SCORE), gap=0)  # fmt: skip
        word = Column(Label(_("Table word"), Style.SUBHEADING), WordTiles(service.door.word), gap=6)
        notes = Row(soft(self._note()), *self._other(), gap=12, weights={0: 1})
        return PlatePanel(
            Column(Row(address, word, gap=24, weights={0: 1}), notes, gap=8), padding=18
        )

    def _note(self) -> str:
        if not self._service.door.is_open:
            return _("This code is too old. Ask for a new one.")
        if self._service.address == LOOPBACK:
            return _("This computer is in no network: no phone can reach it.")
        if self._waited >= NOBODY_CAME and not self._service.hub.phones:
            return _(
                "No phone has come yet. Is it in the same Wi-Fi, not the guests'? "
                "Does a firewall ask?"
            )
        return _("Phones must be in the same Wi-Fi. What they send is not encrypted.")

    def _other(self) -> list[Element]:
        if not self._service.door.is_open:
            return [Button("New code", self._renew, text=_("New code"))]
        if len(own_addresses()) > 1:
            return [Button("Other address", self._move, text=_("Other address"))]
        return []

    def _renew(self) -> None:
        self._service.door.open()
        self.rebuild()

    def _move(self) -> None:
        """The next address of this machine: one of several networks is that of the phones."""
        known = own_addresses()
        here = known.index(self._service.address) if self._service.address in known else -1
        self._service.move_to(known[(here + 1) % len(known)])
        self._waited = 0.0

    def _bar(self, news: Sequence[SeatNews]) -> Element:
        phones = [each for each in news if each.wake is not None]
        here = sum(each.wake is Wake.AWAKE for each in phones)
        count = _("{count} of {all} phones are here").format(count=here, all=len(phones))
        free = [seat + 1 for seat, each in enumerate(news) if each.is_free]
        words = _("Back to the table") if self._begin is None else _("Begin")
        if free and self._begin is not None:
            words = _("Begin: a bot for seat {number}").format(number=free[0])
            if len(free) > 1:
                words = _("Begin: bots for {count} seats").format(count=len(free))
        kind = ButtonKind.PLAIN if free and self._begin is not None else ButtonKind.PRIMARY
        begin = Button("Begin", self._go, kind, text=words)
        middle = PlatePanel(Paragraph(count, Style.STRONG, align=Align.CENTRE), padding=10)
        if self._begin is None:
            return Row(middle, begin, gap=16, weights={0: 1})
        return Row(Button("Back", self.back, text=_("Back")), middle, begin, gap=16, weights={1: 1})

    def _press(self, seat: Seat, news: SeatNews) -> Callable[[], None] | None:
        if news.wake in (None, Wake.AWAITED):
            return None
        return partial(self._ask_to_free, seat, news.chair)

    def _ask_to_free(self, seat: Seat, chair: Chair) -> None:
        self.stage.push(
            Dialog(
                _("The seat of {name}").format(name=chair.name),
                _("Another phone can sit here. The one that held the seat has to come in again."),
                Answer("Free it", partial(self._free, seat), text=_("Free the seat")),
                Answer("Stay", primary=True, text=_("Stay")),
            )
        )

    def _free(self, seat: Seat) -> None:
        self._service.hub.free(seat)

    def _go(self) -> None:
        self._service.door.close()
        if self._begin is None:
            self.stage.pop()
        else:
            self._begin(self._service.hub.chairs)

    def back(self) -> None:
        if self._begin is None:
            self._go()
            return
        self._host.phones.close()
        super().back()


def invite(
    stage: Stage,
    host: Host,
    kit: AnyKit,
    chairs: Sequence[Chair],
    begin: Callable[[tuple[Chair, ...]], None],
) -> None:
    """Invite phones to a table that is set up, or say why that cannot be."""
    # Which phones held these seats another day does not matter.
    free = [replace(each, phone=each.phone and ANY_PHONE) for each in chairs]
    try:
        stage.push(InviteScene(host, host.phones.invite(kit, free), begin))
    except NoPhones as problem:
        stage.push(_no_phones(problem))


def late_invitation(host: Host, kit: AnyKit) -> Scene:
    """Over the table of a game that is on."""
    try:
        return InviteScene(host, host.phones.invite_again(kit))
    except NoPhones as problem:
        return _no_phones(problem)


def _no_phones(problem: NoPhones) -> Dialog:
    good = Answer("Good", primary=True, text=_("Good"))
    return Dialog(_("No phones"), str(problem), good)
