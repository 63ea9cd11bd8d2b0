"""What can be chosen from and pressed at the table of DuCo: town, own tiles, and a few buttons."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Self

from pygame import Rect

from game.core.sentences import begin
from game.kits.duco.phrases import face_words
from game.rules.duco.town.tiles import Face
from scenes.art.icons import key_cap
from scenes.engine.access.spoken import Act, Node, Role
from scenes.engine.drawing.boards import Patchwork, Region
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import sprite
from scenes.engine.i18n import _
from scenes.engine.input.inputs import Device
from scenes.games.duco.art.table_signs import turn_sign
from scenes.games.duco.chooser.ghost import QUARTER, draw_person_light
from scenes.games.duco.chooser.tile_hand import TileHand
from scenes.games.duco.chooser.told_town import InsideTown, TownToLayIn
from scenes.games.duco.display import Display
from scenes.games.duco.panels.seat_boxes import TileSpot
from scenes.games.duco.town import tile_art
from scenes.games.duco.town.view_control import ViewControl, place_buttons
from scenes.table.choosing.controls import ROOM_AROUND
from scenes.table.playmat import Desk
from scenes.table.sharing.person_line import PersonLine
from scenes.ui.button import Button
from scenes.ui.element import Look, Size
from scenes.ui.widget import Widget

if TYPE_CHECKING:
    from scenes.games.duco.chooser.choosing import TileChooser


SIGN = 0.5
BUTTON_ROOM, KEY_ROOM = 8, 20
"""For the focus ring of a button, and for the sign of its key, in units."""
KEY_CAP, BELOW = 17, 10
LARGE_BUTTON = 40
"""A smaller one has no room for the sign of its key."""
FOCUS_RIM, FOCUS_GAP = 3, 4


class TownWidget(Widget):
    """The whole board as one thing to press: its places are many, and the ghost shows which."""

    def __init__(self, confirm: Callable[[], None]) -> None:
        super().__init__("town")
        self.role = Role.GRID
        self._confirm = confirm

    def natural(self, look: Look, width: int) -> Size:  # noqa: ARG002 - the layout has decided
        return self.rect.size

    inside: InsideTown | None = None

    @property
    def spoken(self) -> str:
        return _("Town")

    @property
    def spoken_value(self) -> str:
        return "" if self.inside is None else self.inside.aimed

    @property
    def inner(self) -> tuple[Node, ...]:
        return () if self.inside is None else self.inside.nodes()

    def act_inside(self, key: str, act: Act) -> bool:
        return self.inside is not None and self.inside.act(key, act)

    def press(self) -> None:
        self._confirm()

    def draw(self, painter: Painter) -> None:
        """The mat draws it, and the ghost is its focus."""


class TilePart(Widget):
    """One of several tiles to choose from."""

    def __init__(
        self, place: int, choose: Callable[[int], None], tiles: Callable[[], Sequence[Face]]
    ) -> None:
        super().__init__(f"tile {place + 1}")
        self._tiles = tiles
        self._place = place
        self._choose = choose

    def natural(self, look: Look, width: int) -> Size:  # noqa: ARG002 - the layout has decided
        return self.rect.size

    @property
    def spoken(self) -> str:
        tiles = self._tiles()
        return begin(face_words(tiles[self._place])) if self._place < len(tiles) else ""

    def press(self) -> None:
        self._choose(self._place)

    def draw(self, painter: Painter) -> None:
        """Drawn with the hand; the focus ring goes around it there."""


class TurnButton(Button):
    """Turns the own tile by a quarter."""

    def __init__(
        self, name: str, act: Callable[[], None], tip: str, *, right: bool, keyed: bool = True
    ) -> None:
        super().__init__(name, act, text="")
        self.tip = tip
        self._right = right
        self._keyed = keyed

    def draw_body(self, painter: Painter) -> None:
        super().draw_body(painter)
        size = round(self.rect.height * SIGN)
        sign = sprite(turn_sign, size, painter.theme.palette.text, self._right)
        painter.sprite(sign, (self.rect.centerx, self.rect.centery - self.rect.height * 0.035))
        px = painter.theme.metrics.px
        if self._keyed and self.rect.height > px(LARGE_BUTTON):
            cap = "E" if self._right else "Q"
            if painter.device is Device.GAMEPAD:
                cap = "RB" if self._right else "LB"
            if painter.device is not Device.TOUCH:
                below = (self.rect.centerx, self.rect.bottom + px(BELOW))
                painter.sprite(sprite(key_cap, cap, px(KEY_CAP), painter.theme.palette), below)


@dataclass(frozen=True, slots=True)
class _HandVersion(Patchwork):
    """A tile that lies another way changes nothing beside it."""

    whole: Hashable
    faces: tuple[Face, ...]
    spots: tuple[Rect, ...]

    def changed_since(self, before: Self) -> list[Rect]:
        if (self.whole, self.spots) != (before.whole, before.spots):
            return []
        tiles = zip(self.faces, before.faces, self.spots, strict=False)
        return [spot for now, then, spot in tiles if now != then]


class TownParts:
    """The widgets, kept in step with the display."""

    def __init__(self, chooser: TileChooser, desk: Desk) -> None:
        self._chooser = chooser
        self.town = TownWidget(chooser.confirm)
        self.town.inside = TownToLayIn(chooser)
        self.view = ViewControl(desk.changed)
        self._turns = (
            TurnButton("Turn left", partial(chooser.hand.turn, -1), _("Turn it left"), right=False),
            TurnButton("Turn right", partial(chooser.hand.turn, 1), _("Turn it right"), right=True),
        )
        self._tiles: list[TilePart] = []
        self._may_turn = True

    def look_at(self, display: Display) -> None:
        """The table was laid anew."""
        self._display = display
        self.view.look_at(display)
        layout = display.layout
        self.town.rect = layout.board.copy()
        place_buttons(self._turns, layout.turns)
        place_buttons(self.view.buttons, layout.views)

    @property
    def buttons(self) -> Sequence[Button]:
        """All that look like buttons."""
        return (*self._turns, *self.view.buttons) if self._may_turn else self.view.buttons

    @property
    def widgets(self) -> Sequence[Widget]:
        """The town has the focus when a choice begins."""
        return (self.town, *self._tiles, *self.buttons)

    def follow(self) -> bool:
        """True when there are other tiles to choose from than before."""
        spots = self._chooser.choice.hand_spots
        wanted = len(spots) if len(spots) > 1 else 0
        # Of equal panels only that of who has to choose shows how a tile is turned.
        layout, turn_of = self._display.layout, self._display.turn_of
        may_turn = not layout.all_far and (not layout.is_shared or turn_of == layout.own)
        changed = wanted != len(self._tiles) or may_turn != self._may_turn
        self._may_turn = may_turn
        if wanted != len(self._tiles):
            self._tiles = [
                TilePart(place, self._chooser.hand.choose_seen, self._seen_tiles)
                for place in range(wanted)
            ]
        for part, spot in zip(self._tiles, spots, strict=False):
            part.rect = spot.rect
        has_tile = self._chooser.choice.face is not None
        for button in self._turns:
            button.enabled = has_tile
        return changed

    def _seen_tiles(self) -> Sequence[Face]:
        return self._chooser.choice.seen_tiles

    def regions(self, spin: float) -> list[Region]:
        """The buttons at rest, and the near hand."""
        return [self._hand_region(spin), *(self._button_region(button) for button in self.buttons)]

    def _hand_region(self, spin: float) -> Region:
        chooser, layout = self._chooser, self._display.layout
        box = layout.boxes[layout.own]
        room = 2 * layout.metrics.px(ROOM_AROUND)
        area = box.tiles.inflate(room, room) if layout.line is None else layout.line
        focus = next((part.name for part in self._tiles if part.shows_focus), None)
        faces = tuple(chooser.choice.seen_tiles)
        whole = chooser.choice.which, chooser.may_act, round(spin, 2), focus, layout.own
        spots = tuple(spot.rect for spot in chooser.choice.hand_spots)
        version = _HandVersion(whole, faces, spots)

        def draw(painter: Painter) -> None:
            draw_own_tiles(painter, chooser.hand, focus)

        return Region(area, version, draw)

    def _button_region(self, button: Button) -> Region:
        keyed = isinstance(button, TurnButton)
        room = 2 * self._display.layout.metrics.px(KEY_ROOM if keyed else BUTTON_ROOM)
        return Region(button.rect.inflate(room, room), button.looks, button.draw)


def draw_own_tiles(painter: Painter, hand: TileHand, focus: str | None = None) -> None:
    """Each at its place; the chosen one shines while it is its owner's turn."""
    person = hand.display.person
    for place, (face, spot) in enumerate(
        zip(hand.choice.seen_tiles, hand.choice.hand_spots, strict=False)
    ):
        is_chosen = hand.choice.is_chosen(place)
        _draw_light(painter, spot, person, lit=is_chosen and hand.may_act)
        if is_chosen and hand.spin:
            tile_art.draw_turning(painter, face, (spot.x, spot.y), spot.side, -hand.spin * QUARTER)
        else:
            painter.sprite_at(
                tile_art.face_sprite(face, spot.side, painter.theme), spot.rect.topleft
            )
        if focus == f"tile {place + 1}":
            px, colour = painter.theme.metrics.px, painter.theme.focus_colour
            rim = tile_art.rim_sprite(spot.side, colour, px(FOCUS_RIM), px(FOCUS_GAP))
            painter.sprite(rim, (spot.x, spot.y))


def _draw_light(painter: Painter, spot: TileSpot, person: PersonLine | None, *, lit: bool) -> None:
    if lit and person is not None:
        draw_person_light(painter, (spot.x, spot.y), spot.side, person)
    elif lit:
        glow = tile_art.glow_sprite(spot.side, painter.theme.palette.accent)
        painter.sprite(glow, (spot.x, spot.y))
    else:
        tile_art.draw_shadow(painter, (spot.x, spot.y), spot.side)
