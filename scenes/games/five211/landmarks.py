"""What a lesson can point at on the table of 5211, by name."""

from __future__ import annotations

from pygame import Rect

from game.rules.five211.cards import COLOURS
from scenes.games.five211.playmat import Five211Mat
from scenes.table.playmat import AnyPlaymat, Landmarks


def landmarks(mat: AnyPlaymat) -> Landmarks:
    """The tally with its houses, the piles, the near player's cards and points."""
    assert isinstance(mat, Five211Mat)
    layout = mat.places
    columns, own = layout.tally.columns, layout.boxes[layout.own]
    wide = columns.width / len(COLOURS)
    houses = {
        f"house {colour.name.lower()}": Rect(
            round(columns.left + wide * colour), columns.top, round(wide), columns.height
        )
        for colour in COLOURS
    }
    laid = [own.slots[slot].rect for seat, slot in sorted(mat.display.slots) if seat == layout.own]
    places = {
        **houses,
        **{f"own card {number}": area for number, area in enumerate(laid, start=1)},
        **{f"cards of seat {box.seat + 1}": box.row for box in layout.boxes},
        "own cards": laid[0].unionall(laid[1:]) if laid else own.row,
        "own points": own.score,
        "tally": columns,
        "ring": layout.tally.ring.union(layout.tally.ring_words),
        "pile": layout.pile.rect,
        "discard": layout.discard.rect,
        "turns": layout.round_info,
        "hand": layout.hand,
    }
    return Landmarks(places, needed=("pile", "ring", "tally"), told="turns")
