"""DuCo for the window."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pygame import Rect

from game.core.places import Cell
from game.kits.duco import kit as duco
from game.rules.duco.town.cells import SIDE
from scenes.games.duco.chooser.choosing import LAY_AT_ONCE
from scenes.games.duco.coach.coach_pages import COACH_PAGES, move_cut, played_out
from scenes.games.duco.pages.answer_pictures import SET_UP_PICTURES, draw_cover
from scenes.games.duco.pages.first_times import FIRST_TIMES
from scenes.games.duco.pages.log_signs import log_signs
from scenes.games.duco.pages.results_parts import course_part
from scenes.games.duco.pages.rules_page import rules_page
from scenes.games.duco.playmat import SHOWN_PLACES, DucoMat
from scenes.games.duco.rehearsal import rehearse_expected
from scenes.games.duco.table_words import key_words
from scenes.games.duco.town.tile_art import phone_picture
from scenes.games.duco.town.town_grid import TownGrid
from scenes.games.kit import TableKit, Wish
from scenes.table.playmat import AnyPlaymat
from scenes.table.sharing.viewpoint import Openness


def landmarks(mat: AnyPlaymat) -> dict[str, Rect]:
    """The town and every place in it and around it, the own tile, the quay, the others."""
    assert isinstance(mat, DucoMat)
    layout, display = mat.places, mat.display
    town, laid = display.town, [tile.cell for tile in display.board.laid]
    around = {*laid, *(cell for tile in laid for cell in _beside(tile))}
    return {
        **{f"place {x},{y}": town.box((x, y)) for x, y in around},
        **{f"street {x},{y}": _with_neighbours(town, (x, y), laid) for x, y in around},
        **{f"cards of seat {box.seat + 1}": box.area for box in layout.boxes},
        "own tile": layout.choice,
        "town": town.extent(display.board.bounds).clip(layout.board),
        "race": layout.race,
        "news": layout.news,
    }


def _with_neighbours(town: TownGrid, cell: Cell, laid: Sequence[Cell]) -> Rect:
    """A place with the tiles that it touches: what would be compared there is seen."""
    return town.box(cell).unionall([town.box(each) for each in _beside(cell) if each in laid])


def _beside(cell: Cell) -> list[Cell]:
    x, y = cell
    return [(x + SIDE, y), (x - SIDE, y), (x, y + SIDE), (x, y - SIDE)]


DUCO: Final = TableKit(
    game=duco.DUCO,
    playmat=DucoMat,
    coach=COACH_PAGES,
    rehearse=rehearse_expected,
    rules_pages=(rules_page,),
    first_times=FIRST_TIMES,
    landmarks=landmarks,
    log_signs=log_signs,
    set_up_pictures=SET_UP_PICTURES,
    course_part=course_part,
    move_picture=move_cut,
    phone_picture=phone_picture,
    played_out=played_out,
    cover=draw_cover,
    key_words=key_words,
    heeds=frozenset((Wish.COUNT_AHEAD, Wish.CLOCK_PACE)),
    wishes=(SHOWN_PLACES, LAY_AT_ONCE),
    openness=lambda _view: Openness.ALL,
)
