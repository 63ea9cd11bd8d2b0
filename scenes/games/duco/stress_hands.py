"""Several people at one screen in Stress: everybody has a device, a cursor and a colour.

The near person plays as always, but for the devices of the others. Nobody waits for anybody.
"""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from game.core.seats import Seat
from scenes.engine.audio import Sound
from scenes.engine.inputs import Action, Device, Input, Phase, Press
from scenes.engine.painter import Painter
from scenes.engine.text import Align
from scenes.engine.theme import Style
from scenes.games.duco import aiming
from scenes.games.duco.art.house_fields import shades_of
from scenes.games.duco.display import Display
from scenes.games.duco.ghost import Ghost, draw_ghost
from scenes.games.duco.own_session import DucoSession
from scenes.games.duco.stress_devices import FIRST_PAD, KEYS
from scenes.games.duco.tile_choice import Choice
from scenes.games.duco.town_grid import TownGrid
from scenes.table.playmat import Desk
from scenes.ui.portraits import portrait

FLAG, FLAG_FACE = 24, 22

_MOVES = (Action.LEFT, Action.RIGHT, Action.UP, Action.DOWN)


@dataclass(slots=True)
class StressHand:
    """One of the others: what they have chosen so far, and with what."""

    choice: Choice
    place: int
    """Among the people at the screen."""

    def owns(self, press: Press) -> bool:
        """Whether a key or button is theirs."""
        if press.device is Device.GAMEPAD:
            return press.pad == self.place - FIRST_PAD
        return self.place == KEYS and press.device is Device.KEYBOARD


class StressHands:
    """Everybody at the screen but the near person."""

    def __init__(self, session: DucoSession, desk: Desk) -> None:
        self._session = session
        self._desk = desk
        self._hands: list[StressHand] = []

    def look_at(self, display: Display) -> None:
        """The table was laid anew; whoever is near now needs no second hand."""
        people = self._session.people
        at_once = display.layout.options.at_once
        self._hands = [
            StressHand(Choice(display, seat), place)
            for place, seat in enumerate(people)
            if at_once and place and seat != display.layout.own
        ]

    def handle(self, event: Input) -> bool:
        """True if it was one of theirs: nobody else may have it."""
        if not isinstance(event, Press) or event.phase is not Phase.DOWN:
            return False
        hand = next((hand for hand in self._hands if hand.owns(event)), None)
        return hand is not None and self._act(hand, event)

    def _act(self, hand: StressHand, press: Press) -> bool:
        choice = hand.choice
        match press.action:
            case action if action in _MOVES:
                start = self._cursor(hand)
                ahead = None
                if start is not None:
                    ahead = aiming.towards(choice.places, start, press.action)
                choice.cursor = ahead or choice.cursor
                self._desk.sound(Sound.FOCUS)
            case Action.LETTER if press.letter.lower() in ("q", "e"):
                choice.turn(-1 if press.letter.lower() == "q" else 1)
            case Action.PREVIOUS_FOCUS | Action.NEXT_FOCUS:
                choice.turn(1 if press.action is Action.NEXT_FOCUS else -1)
            case Action.DIGIT if 0 < press.digit <= len(choice.tiles):
                choice.which = press.digit - 1
            case Action.CONFIRM | Action.PLAY:
                self._lay(hand)
            case _:
                return False
        self._desk.changed()
        return True

    def _lay(self, hand: StressHand) -> None:
        cell = self._cursor(hand)
        move = hand.choice.move_at(cell)
        if move is None or cell is None:
            self._desk.refuse("")
            return
        hand.choice.display.left_from[hand.choice.seat] = cell
        self._desk.play_as(hand.choice.seat, move)
        hand.choice.which = 0

    def _cursor(self, hand: StressHand) -> tuple[int, int] | None:
        """Where a hand is; the place may have been taken meanwhile."""
        choice = hand.choice
        if choice.cursor not in choice.places:
            choice.cursor = aiming.first_place(choice.places, choice.cursor) or choice.cursor
        return choice.cursor if choice.cursor in choice.places else None

    def ghosts(self) -> list[tuple[Seat, Ghost]]:
        """What each of them holds over which place."""
        held = []
        for hand in self._hands:
            cell, face = self._cursor(hand), hand.choice.face
            if cell is not None and face is not None and not hand.choice.display.over:
                ghost = Ghost(face, cell, hand.choice.lamps(cell))
                ghost.shown = 1.0
                held.append((hand.choice.seat, ghost))
        return held

    def draw(self, painter: Painter, display: Display) -> None:
        """Each in the colour of its seat, with a flag that says whose it is."""
        for seat, ghost in self.ghosts():
            colour = display.owner_colour(seat)
            if colour is None:
                continue
            base = shades_of(colour, painter.theme.palette).base
            draw_ghost(painter, ghost, display.town, told=False, light=base)
            self._draw_flag(painter, display.town, seat, ghost, base)

    def _draw_flag(
        self, painter: Painter, town: TownGrid, seat: Seat, ghost: Ghost, base: str
    ) -> None:
        px, palette = painter.theme.metrics.px, painter.theme.palette
        chair = self._session.chairs[seat]
        wide = painter.typesetter.width(chair.name, painter.type(Style.CAPTION))
        flag = Rect(0, 0, wide + px(FLAG + 16), px(FLAG))
        x, y = town.centre(ghost.cell)
        flag.midbottom = round(x), round(y - town.side / 2 - px(4))
        painter.box(flag, palette.panel_deep, radius=flag.height // 2, edge=base, edge_width=px(2))
        face = portrait(chair.avatar, px(FLAG_FACE), painter.theme)
        painter.sprite(face, (flag.left + flag.height / 2, flag.centery))
        place = (flag.left + flag.height + px(4), flag.centery)
        painter.text(chair.name, Style.CAPTION, place, align=Align.LEFT)
