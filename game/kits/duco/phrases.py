"""Tiles and places of DuCo in words, as they stand inside a sentence.

A place is a letter and a number, counted from the tile in the middle of the first layout, M13;
where tiles shift by fields, how many to the right and down is added: "M13+1+2".
"""

import re
from typing import Final

from game.core.places import Cell
from game.core.sentences import join_words
from game.core.words import _, ngettext, pgettext
from game.rules.duco.town.cells import SIDE
from game.rules.duco.town.houses import House, HouseColour, HouseSign
from game.rules.duco.town.tiles import Face, Tile

_LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_MIDDLE: Final = 12
"""The letter, and the number less one, of the first tile in the middle."""
_PLACE: Final = re.compile(r"([A-Z]{1,2})(-?[0-9]{1,2})(?:\+([0-2])\+([0-2]))?", re.ASCII)
_FIRST_ROW: Final = 1


def colour_words(colour: HouseColour) -> str:
    """The colour's name: "green"."""
    # Written out, because the tools that collect words for translators look for such calls.
    return {
        HouseColour.ORANGE: pgettext("house colour", "orange"),
        HouseColour.BLUE: pgettext("house colour", "blue"),
        HouseColour.GREEN: pgettext("house colour", "green"),
        HouseColour.YELLOW: pgettext("house colour", "yellow"),
        HouseColour.VIOLET: pgettext("house colour", "violet"),
        HouseColour.RAINBOW: pgettext("house colour", "rainbow"),
    }[colour]


def sign_words(sign: HouseSign) -> str:
    """The sign's name: "moon"."""
    return {
        HouseSign.SUN: pgettext("house sign", "sun"),
        HouseSign.MOON: pgettext("house sign", "moon"),
        HouseSign.STAR: pgettext("house sign", "star"),
        HouseSign.SAIL: pgettext("house sign", "sail"),
        HouseSign.WINDOW: pgettext("house sign", "window"),
        HouseSign.LIZARD: pgettext("house sign", "lizard"),
    }[sign]


def house_words(house: House) -> str:
    """A house or square: "blue moon", "double green sail", "violet square"."""
    if house.sign is None:
        return _("{colour} square").format(colour=colour_words(house.colour))
    pattern = _("double {colour} {sign}") if house.factor == 2 else _("{colour} {sign}")
    return pattern.format(colour=colour_words(house.colour), sign=sign_words(house.sign))


def tile_name(tile: Tile) -> str:
    """A tile by its number, counted from 1."""
    return _("tile {number}").format(number=tile.number + 1)


def face_words(face: Face) -> str:
    """The houses of a lying tile in three rows, the square in their midst."""
    rows = [face.houses[start : start + 3] for start in (0, 3, 6)]
    top, middle, bottom = (join_words(map(house_words, row)) for row in rows)
    sentence = _("top {top}; middle {middle}; bottom {bottom}")
    return sentence.format(top=top, middle=middle, bottom=bottom)


def turned_words(quarters: int) -> str:
    """How far a tile is turned from the way it is seen."""
    return (
        _("as it is"),
        _("turned once"),
        _("turned twice"),
        _("turned three times"),
    )[quarters]


def place_words(cell: Cell) -> str:
    """A place as people say it: by letter and number, and how far from there it lies."""
    right, down = cell[0] % SIDE, cell[1] % SIDE
    return _aside(right, down).format(place=place_code((cell[0] - right, cell[1] - down)))


def _aside(right: int, down: int) -> str:
    """So many houses from a place in line."""
    return {
        (0, 0): "{place}",
        (1, 0): _("one house right of {place}"),
        (2, 0): _("two houses right of {place}"),
        (0, 1): _("one house below {place}"),
        (0, 2): _("two houses below {place}"),
        (1, 1): _("one house right and one below {place}"),
        (1, 2): _("one house right and two below {place}"),
        (2, 1): _("two houses right and one below {place}"),
        (2, 2): _("two houses right and two below {place}"),
    }[right, down]


def place_code(cell: Cell) -> str:
    """A place as it is typed: between others by fields to the right and down, as M13+2+0."""
    column, right = divmod(cell[0], SIDE)
    row, down = divmod(cell[1], SIDE)
    name = f"{column_name(column)}{row_name(row)}"
    return f"{name}+{right}+{down}" if right or down else name


def column_name(column: int) -> str:
    """The letter of a column of tiles, counted from the middle of the first layout."""
    return _column_letters(column + _MIDDLE)


def row_name(row: int) -> str:
    """The number of a row of tiles, counted in the same way."""
    return str(row + _MIDDLE + _FIRST_ROW)


def places_words(cells: list[Cell]) -> str:
    """Several places in a row."""
    return join_words(map(place_words, cells))


def read_place(text: str) -> Cell | None:
    """The place that somebody types, or None for anything else."""
    found = _PLACE.fullmatch(text.upper())
    if found is None:
        return None
    column = _column_number(found[1]) - _MIDDLE
    row = int(found[2]) - _MIDDLE - _FIRST_ROW
    return column * SIDE + int(found[3] or 0), row * SIDE + int(found[4] or 0)


def sets_words(sets: int) -> str:
    """So many sets."""
    return ngettext("{count} set", "{count} sets", sets).format(count=sets)


def tiles_words(tiles: int) -> str:
    """So many tiles."""
    return ngettext("{count} tile", "{count} tiles", tiles).format(count=tiles)


def lamps_words(lamps: int) -> str:
    """So many lamps."""
    return ngettext("{count} lamp", "{count} lamps", lamps).format(count=lamps)


def _column_letters(number: int) -> str:
    """A to Z; beyond them ZA, ZB, ... to the right and AZ, AY, ... to the left."""
    if 0 <= number < len(_LETTERS):
        return _LETTERS[number]
    beyond = number - len(_LETTERS)
    return f"Z{_LETTERS[beyond]}" if beyond >= 0 else f"A{_LETTERS[number]}"


def _column_number(letters: str) -> int:
    last = _LETTERS.index(letters[-1])
    if len(letters) == 1:
        return last
    return last + len(_LETTERS) if letters[0] == "Z" else last - len(_LETTERS)
