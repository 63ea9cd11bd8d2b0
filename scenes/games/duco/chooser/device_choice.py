"""Who plays with what, asked before several play at once; and how whoever has no buttons plays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from pygame import Rect

from game.ai.ladder import Level
from game.app.table_laying import stand_in_for
from game.core.seats import Seat
from game.rules.duco.town.houses import House, HouseColour
from scenes.art.icons import Icon, key_cap
from scenes.art.pad_caps import pad_cap
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import sprite
from scenes.engine.drawing.text import Align
from scenes.engine.i18n import _, ngettext
from scenes.engine.scene import Feedback
from scenes.engine.theme import Style
from scenes.games.duco.art.table_signs import turn_sign
from scenes.games.duco.chooser.stress_devices import Controls, DeviceKind, Devices, all_controls
from scenes.games.duco.own_session import DucoSession
from scenes.games.duco.town import tile_art
from scenes.menu.frame import Ends, Frame, Sheet, heading
from scenes.ui.button import Button, ButtonKind
from scenes.ui.controls.choice import Choice
from scenes.ui.element import Element
from scenes.ui.labels import Gap, Paragraph, Picture
from scenes.ui.layout import Column, Row
from scenes.ui.portraits import portrait
from scenes.ui.ui_scene import UiScene

FACE, HELP = 56, (96, 92)
CAP, STEP = 19, 22
"""A cap, and from one to the next, in units."""
BIG_CAP = 24
WIDE = 76
"""All of them side by side."""
ARROWS = (Icon.UP, Icon.LEFT, Icon.DOWN, Icon.RIGHT)
WASD = ("W", "A", "S", "D")
AT = ((0, -0.5), (-1, 0.5), (0, 0.5), (1, 0.5))
"""Up, left, down, right: in steps from the middle."""
MOVE_AT, TURN_AT, LAY_AT = 0.2, 0.56, 0.86
"""The middles of the three lines, of the height."""


class DeviceScene(UiScene):
    """A line for everybody; the table waits below."""

    overlay = True
    first_focus = "Start"

    def __init__(
        self, session: DucoSession, devices: Devices, colours: Sequence[HouseColour]
    ) -> None:
        super().__init__()
        self._session = session
        self._devices = devices
        self._colours = colours
        self._pads = 0

    def build(self) -> Element:
        self._pads = self.stage.pads
        people = self._session.here
        self._devices.follow(people, self._pads)
        rows = [self._row(seat) for seat in people]
        lacking = [seat for seat in people if self._devices.of(seat) is None]
        start = Button("Start", self.back, ButtonKind.PRIMARY, text=_("Start")).enabled_if(
            not lacking
        )
        if lacking:
            start.tipped(_("Everybody needs something to play with."))
        note = Paragraph(self._note, Style.SMALL, colour=lambda palette: palette.text_soft)
        body = Column(*rows, note, gap=14)
        return Sheet(
            Frame(heading(_("Who plays with what?"), self.back), body, Row(Gap(), start)),
            widest=720,
        )

    @property
    def _note(self) -> str:
        """A gamepad must be there to be chosen."""
        if not self._pads:
            return _("No gamepad is connected. Connect one and press a button on it to choose it.")
        words = ngettext(
            "{count} gamepad is connected. Press a button on another one to choose it.",
            "{count} gamepads are connected. Press a button on another one to choose it.",
            self._pads,
        )
        return words.format(count=self._pads)

    def _row(self, seat: Seat) -> Element:
        chair, own = self._session.chairs[seat], self._devices.of(seat)

        def draw_face(painter: Painter, area: Rect) -> None:
            size = min(area.size)
            painter.sprite(portrait(chair.avatar, size, painter.theme), area.center)
            if self._colours:
                house = House(self._colours[seat], None)
                sign = tile_art.house_sprite(house, round(size * 0.42), painter.theme)
                painter.sprite(sign, (area.left + size * 0.14, area.bottom - size * 0.12))

        def draw_help(painter: Painter, area: Rect) -> None:
            draw_device_help(painter, own, area)

        name = Row(Picture((FACE, FACE), draw_face), Paragraph(chair.name, Style.STRONG), gap=14)
        if own is None:
            words = _("No device is left: connect a gamepad, or")
            bot = Button(f"bot {seat}", partial(self._sit_in, seat), text=_("let a bot play"))
            lack = Paragraph(words, colour=lambda palette: palette.coral)
            return Ends(name, Row(lack, bot, gap=18, weights={0: 1}), share=0.7)
        choice: Choice[Controls] = Choice(
            f"device {seat}", all_controls(self._pads), own, partial(self._give, seat),
            show=lambda controls: controls.words,
        )  # fmt: skip
        return Ends(name, Row(Picture(HELP, draw_help), choice, gap=18), share=0.7)

    def _give(self, seat: Seat, controls: Controls) -> None:
        self._devices.give(seat, controls)
        self.rebuild()

    def _sit_in(self, seat: Seat) -> None:
        """A person without anything to play with would never lay a tile."""
        chair = self._session.chairs[seat]
        self._session.reseat(seat, stand_in_for(chair, Level.GUEST))
        self.rebuild()

    def back(self) -> None:
        """Not before everybody can play."""
        if all(self._devices.of(seat) is not None for seat in self._session.here):
            super().back()
        else:
            self.stage.feedback(Feedback.REFUSE)

    def update(self, dt: float) -> None:
        if self.stage.pads != self._pads:
            self.rebuild()
        super().update(dt)


def draw_device_help(painter: Painter, controls: Controls | None, area: Rect) -> None:
    """Three lines: move, turn, lay. Who points has buttons instead."""
    if controls is None:
        words, soft = _("no device is left: connect a gamepad"), painter.theme.palette.coral
        painter.paragraph(words, Style.SMALL, area, colour=soft, align=Align.CENTRE)
        return
    if controls.kind is DeviceKind.MOUSE:
        return
    # A narrow corner has smaller caps.
    px = partial(_scaled, min(painter.theme.metrics.unit, area.width / WIDE))
    x, top = area.centerx, area.top
    move = (x, top + area.height * MOVE_AT)
    if controls.kind is DeviceKind.PAD:
        painter.sprite(sprite(pad_cap, "LS", px(BIG_CAP * 1.4), painter.theme.palette), move)
    else:
        _draw_ways(painter, move, px, letters=controls.kind is DeviceKind.LEFT_KEYS)
    turn, lay = {
        DeviceKind.LEFT_KEYS: (("Q", "E"), "Space"),
        DeviceKind.RIGHT_KEYS: (("U", "O"), "Enter"),
        DeviceKind.PAD: (("LB", "RB"), "A"),
    }[controls.kind]
    cap = pad_cap if controls.kind is DeviceKind.PAD else key_cap
    y = top + area.height * TURN_AT
    for side, label in zip((-1, 1), turn, strict=True):
        place = (x + side * px(STEP * 1.15), y)
        painter.sprite(sprite(cap, label, px(CAP), painter.theme.palette), place)
    sign = sprite(turn_sign, px(14), painter.theme.palette.text, True)
    painter.sprite(sign, (x, y))
    high = px(BIG_CAP if controls.kind is DeviceKind.PAD else CAP)
    painter.sprite(sprite(cap, lay, high, painter.theme.palette), (x, top + area.height * LAY_AT))


def _scaled(unit: float, length: float) -> int:
    return max(1, round(length * unit))


def _draw_ways(
    painter: Painter, centre: tuple[float, float], px: Callable[[float], int], *, letters: bool
) -> None:
    palette = painter.theme.palette
    for (across, down), letter, arrow in zip(AT, WASD, ARROWS, strict=True):
        place = (centre[0] + across * px(STEP), centre[1] + down * px(STEP))
        label = letter if letters else " "
        painter.sprite(sprite(key_cap, label, px(CAP), palette), place)
        if not letters:
            painter.icon(arrow, (place[0], place[1] - px(1)), px(CAP // 2))
