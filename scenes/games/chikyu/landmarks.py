"""What a lesson can point at on the table of Chikyu, by name."""

from __future__ import annotations

from pygame import Rect

from scenes.games.chikyu.panels.hold_picture import hold_column
from scenes.games.chikyu.panels.seat_boxes import SeatBox
from scenes.games.chikyu.playmat import ChikyuMat
from scenes.table.playmat import AnyPlaymat, Landmarks


def landmarks(mat: AnyPlaymat) -> Landmarks:
    """The Earth with the trick, the last trick, the near player's hold, piles and points."""
    assert isinstance(mat, ChikyuMat)
    layout = mat.display.layout
    own = layout.boxes[layout.home]
    places = {
        **_own_places(mat, own),
        **{f"cards of seat {box.hand + 1}": box.area for box in layout.boxes},
        "earth": layout.earth.wall,
        "led": layout.lead_plate,
        "best": layout.best_plate,
        "last trick": layout.last_trick,
        "turns": layout.round_info,
        "hand": layout.hand,
    }
    return Landmarks(places, needed=("earth", "led", "best"), told="turns")


def _own_places(mat: ChikyuMat, own: SeatBox) -> dict[str, Rect]:
    places = {"own piles": own.piles, "own points": own.score, "own hold": own.hold}
    found = {name: area for name, area in places.items() if area is not None}
    if own.hold is not None:
        kinds = mat.display.options.kinds
        for kind in kinds:
            found[f"{kind.letter} of own hold"] = hold_column(own.hold, kinds, kind)
    return found
