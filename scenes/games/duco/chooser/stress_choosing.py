"""How several people at one screen play Stress: all at once, each in a corner of the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from functools import partial

from pygame import Rect

from game.core.places import Cell
from game.core.seats import Seat
from game.kits.set_up import Chair
from game.rules.duco.moves import DucoMove
from game.rules.duco.town.cells import SIDE
from game.rules.duco.view import DucoView
from scenes.engine.drawing.boards import Region
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.text import Align
from scenes.engine.i18n import _
from scenes.engine.input.inputs import Action, Input, Point, Press, Scroll
from scenes.engine.theme import Style, Theme
from scenes.games.duco import table_words
from scenes.games.duco.art.house_fields import shades_of
from scenes.games.duco.chooser.device_choice import DeviceScene, draw_device_help
from scenes.games.duco.chooser.ghost import Ghost, draw_ghost
from scenes.games.duco.chooser.stress_devices import Devices, meaning
from scenes.games.duco.chooser.stress_hand import StressHand
from scenes.games.duco.chooser.table_parts import TownWidget, TurnButton, draw_own_tiles
from scenes.games.duco.chooser.tile_choice import TileChoice
from scenes.games.duco.display import Display
from scenes.games.duco.own_session import DucoSession
from scenes.games.duco.town import tile_art
from scenes.games.duco.town.town_picture import draw_focus, draw_turn_mark, town_area
from scenes.table.choosing.controls import ROOM_AROUND
from scenes.table.choosing.drag import Carried
from scenes.table.playmat import Chooser, Desk
from scenes.ui.button import Button
from scenes.ui.portraits import portrait
from scenes.ui.widget import Widget

FLAG, FLAG_FACE = 24, 22
WHEEL_STEP = 3.0
"""Lines of a wheel for one quarter turn."""
RIM = 3


class StressChooser(Chooser[DucoMove, DucoView]):
    """A hand for everybody, and input for whoever it belongs to."""

    def __init__(
        self, desk: Desk, session: DucoSession, display: Display, devices: Devices
    ) -> None:
        self._desk = desk
        self._session = session
        self._devices = devices
        self._town = TownWidget(lambda: None)
        self._wheel = 0.0
        self.hands: tuple[StressHand, ...] = ()
        self.look_at(display)

    def look_at(self, display: Display) -> None:
        """The table was laid anew."""
        self.display = display
        self._town.rect = display.layout.board.copy()
        people = self._session.here
        self._devices.follow(people, self._desk.stage.pads)
        if tuple(hand.seat for hand in self.hands) != people:
            self.hands = tuple(
                StressHand(
                    self._desk, self._session, self._devices, TileChoice(display, seat), self
                )
                for seat in people
            )
        for hand in self.hands:
            hand.choice.display = display
            hand.choice.clear()
            hand.pointing.let_go()
            hand.ghost = None
        self._chips = [self._chip(hand) for hand in self.hands]
        self._turns = [button for hand in self.hands if hand.points for button in self._turn(hand)]

    def _chip(self, hand: StressHand) -> Button:
        """Says with what somebody plays, and leads to the page on which that is chosen."""
        controls = self._devices.of(hand.seat)
        name = self._session.chairs[hand.seat].name
        chip = Button(f"Device of {name}", self._ask, text="")
        chip.icon = None if controls is None else controls.sign
        chip.tip = _("no device is left") if controls is None else controls.words
        box = self.display.layout.boxes[hand.seat]
        chip.rect = box.portrait if box.chip is None else box.chip
        return chip

    def _turn(self, hand: StressHand) -> list[TurnButton]:
        """Who points has no key for it at hand."""
        left = TurnButton(
            "Turn left", partial(hand.hand.turn, -1), _("Turn it left"), right=False, keyed=False
        )
        right = TurnButton(
            "Turn right", partial(hand.hand.turn, 1), _("Turn it right"), right=True, keyed=False
        )
        places = self.display.layout.boxes[hand.seat].turns
        if places is None:
            return []
        left.rect, right.rect = places
        return [left, right]

    def _ask(self) -> None:
        self._devices.is_asked = True
        self._desk.stage.push(DeviceScene(self._session, self._devices, self.display.colours))

    # -- Cloth

    @property
    def buttons(self) -> Sequence[Widget]:
        """What stands in the way of the town: nothing does."""
        return ()

    def pan(self, dx: float, dy: float) -> None:
        """The whole town is always seen: the others look at it, too."""

    # -- Chooser

    @property
    def parts(self) -> Sequence[Widget]:
        return (self._town, *self._turns, *self._chips)

    def follow(self) -> bool:
        for hand in self.hands:
            hand.follow()
        return False

    @property
    def _pointing(self) -> StressHand | None:
        return next((hand for hand in self.hands if hand.points), None)

    def grab(self, point: Point) -> Carried | None:
        hand = self._pointing
        return None if hand is None else hand.pointing.grab(point)

    def handle(self, event: Input, focused: Widget | None) -> bool:  # noqa: ARG002 - no focus leads
        match event:
            case Press():
                return self._press(event)
            case Point():
                hand = self._pointing
                return hand is not None and hand.pointing.handle(event)
            case Scroll():
                return self._scroll(event)
        return False

    def _press(self, press: Press) -> bool:
        """A key that nobody plays with is the table's, unless it could be mistaken for a move."""
        used = any(hand.press(press) for hand in self.hands)
        return used or (meaning(press) is not None and press.action is not Action.BACK)

    def _scroll(self, scroll: Scroll) -> bool:
        hand = self._pointing
        if hand is None or not town_area(self.display).collidepoint(scroll.position):
            return False
        self._wheel += scroll.lines
        while abs(self._wheel) >= WHEEL_STEP:
            step = 1 if self._wheel > 0 else -1
            self._wheel -= step * WHEEL_STEP
            hand.hand.turn(step)
        return True

    def chosen(self, view: DucoView) -> DucoMove | None:  # noqa: ARG002 - everybody lays at once
        return None

    def put_forward(self, move: DucoMove) -> bool:
        """A hint: the near person's hand goes there, and lays nothing."""
        hand = next((each for each in self.hands if each.seat == self.display.layout.own), None)
        done = hand is not None and hand.hand.put_forward(move)
        if hand is not None:
            hand.choice.down = None
        return done

    def prompt(self, view: DucoView) -> str:
        if view.growth is not None:
            return table_words.decides(self._session.chairs[view.seat].name)
        return table_words.lay(self.display)

    def update(self, dt: float, theme: Theme) -> bool:
        people, pads = self._session.here, self._desk.stage.pads
        if not self._devices.is_asked or self._devices.follow(people, pads):
            self._ask()
        pointing = self._pointing
        self.display.pointed = None if pointing is None else pointing.pointing.in_town
        changed = [hand.update(dt, theme) for hand in self.hands]
        return any(changed)

    # -- the picture

    def regions(self) -> list[Region]:
        buttons = [
            Region(button.rect.inflate(16, 16), button.looks, button.draw)
            for button in (*self._turns, *self._chips)
        ]
        return [*(self._hand_region(hand) for hand in self.hands), *buttons]

    def _hand_region(self, hand: StressHand) -> Region:
        layout, choice, seat = self.display.layout, hand.choice, hand.seat
        box, room = layout.boxes[seat], layout.metrics.px(ROOM_AROUND)
        area = Rect(box.area.left, box.tiles.top - room, box.area.width, 0)
        area.height = box.area.bottom - area.top
        controls = self._devices.of(seat)
        version: Hashable = (
            tuple(choice.seen_tiles), choice.which, hand.may_act, round(hand.hand.spin, 2),
            controls, self.display.own_piles[seat],
        )  # fmt: skip

        def draw(painter: Painter) -> None:
            draw_own_tiles(painter, hand.hand)
            if layout.options.hand_size == 1 and box.beside is not None:
                draw_device_help(painter, controls, box.beside)

        return Region(area, version, draw)

    def draw(self, painter: Painter) -> None:
        display = self.display
        if display.gliding:
            return
        with painter.clip(town_area(display)):
            if display.preview is not None:
                draw_turn_mark(painter, display, display.preview)
            for hand in self.hands:
                self._draw_hand(painter, hand)
            for hand in self.hands:
                hand.hand.refused.draw(painter, display.town)

    def _draw_hand(self, painter: Painter, hand: StressHand) -> None:
        display, colour = self.display, self.display.owner_colour(hand.seat)
        if colour is None:
            return
        base = shades_of(colour, painter.theme.palette).base
        if hand.lying_focus is not None:
            draw_focus(painter, display, hand.lying_focus, base)
        if hand.ghost is not None:
            draw_ghost_of(painter, display, hand.ghost, self._session.chairs[hand.seat], base)

    def draw_held(self, painter: Painter) -> None:
        """The tile in the air, above everything."""
        hand = self._pointing
        if hand is not None:
            hand.pointing.draw(painter)


def draw_aims(painter: Painter, display: Display, chairs: Sequence[Chair]) -> None:
    """Where people with phones would lay, each in their colour; flags lie above all of it."""
    if display.gliding or display.over:
        return
    palette, told = painter.theme.palette, Counter[Cell]()
    colours: dict[Seat, str] = {}
    with painter.clip(town_area(display)):
        for seat, ghost in display.aims.items():
            colour, person = display.owner_colour(seat), display.people.get(seat)
            colours[seat] = palette.accent if person is None else person.colour
            if colour is not None:
                colours[seat] = shades_of(colour, palette).base
            _draw_held(painter, display, ghost, colours[seat])
        for seat, ghost in display.aims.items():
            at, told[ghost.cell] = told[ghost.cell], told[ghost.cell] + 1
            _draw_flag(painter, display, ghost, chairs[seat], colours[seat], at)


def draw_ghost_of(
    painter: Painter, display: Display, ghost: Ghost, chair: Chair, colour: str
) -> None:
    """In the colour of its seat, with a flag that says whose it is."""
    _draw_held(painter, display, ghost, colour)
    _draw_flag(painter, display, ghost, chair, colour)


def _draw_held(painter: Painter, display: Display, ghost: Ghost, colour: str) -> None:
    side, told = round(display.town.side), not display.layout.options.counts_at_end
    draw_ghost(painter, ghost, display.town, told=told, light=colour)
    rim = tile_art.rim_sprite(side, colour, painter.theme.metrics.px(RIM))
    painter.sprite(rim, display.town.centre(ghost.cell))


def _draw_flag(
    painter: Painter, display: Display, ghost: Ghost, chair: Chair, colour: str, at: int = 0
) -> None:
    """`at`: of so many others the flags are at this place already."""
    px, palette, town = painter.theme.metrics.px, painter.theme.palette, display.town
    type_ = painter.type(Style.CAPTION)
    wide = painter.typesetter.width(chair.name, type_)
    high = max(px(FLAG), type_.line_height)
    flag = Rect(0, 0, wide + high + px(16), high)
    x, y = town.centre(ghost.cell)
    flag.midbottom = round(x), round(y - town.side / 2 - px(4) - at * high)
    if _is_better_below(display, ghost, flag):
        flag.midtop = round(x), round(y + town.side / 2 + px(4) + at * high)
    painter.box(flag, palette.panel_deep, radius=flag.height // 2, edge=colour, edge_width=px(2))
    face = portrait(chair.avatar, px(FLAG_FACE), painter.theme)
    painter.sprite(face, (flag.left + flag.height / 2, flag.centery))
    place = (flag.left + flag.height + px(4), flag.centery)
    painter.text(chair.name, type_, place, align=Align.LEFT)


def _is_better_below(display: Display, ghost: Ghost, flag: Rect) -> bool:
    """No tile lies there, or the board ends above."""
    taken = {laid.cell for laid in display.laid}
    column, row = ghost.cell
    covers = (column, row - SIDE) in taken and (column, row + SIDE) not in taken
    return covers or flag.top < town_area(display).top
