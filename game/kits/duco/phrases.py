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
_PLACE: Final = re.compile(
    r"((?:A{0,3}|Z{0,3})[A-Z])(-?[0-9]{1,2})(?:\+([0-2])\+([0-2]))?", re.ASCII
)
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
        return _square_words(house.colour)
    words = _plain_words(house.colour, house.sign)
    return _("double {house}").format(house=words) if house.factor == 2 else words


def _square_words(colour: HouseColour) -> str:
    return {
        HouseColour.ORANGE: pgettext("square", "orange square"),
        HouseColour.BLUE: pgettext("square", "blue square"),
        HouseColour.GREEN: pgettext("square", "green square"),
        HouseColour.YELLOW: pgettext("square", "yellow square"),
        HouseColour.VIOLET: pgettext("square", "violet square"),
        HouseColour.RAINBOW: pgettext("square", "rainbow square"),
    }[colour]


def _plain_words(colour: HouseColour, sign: HouseSign) -> str:
    """Every house has words of its own: in most languages colours follow the sign."""
    return {
        (HouseColour.ORANGE, HouseSign.SUN): pgettext("house", "orange sun"),
        (HouseColour.ORANGE, HouseSign.MOON): pgettext("house", "orange moon"),
        (HouseColour.ORANGE, HouseSign.STAR): pgettext("house", "orange star"),
        (HouseColour.ORANGE, HouseSign.SAIL): pgettext("house", "orange sail"),
        (HouseColour.ORANGE, HouseSign.WINDOW): pgettext("house", "orange window"),
        (HouseColour.ORANGE, HouseSign.LIZARD): pgettext("house", "orange lizard"),
        (HouseColour.BLUE, HouseSign.SUN): pgettext("house", "blue sun"),
        (HouseColour.BLUE, HouseSign.MOON): pgettext("house", "blue moon"),
        (HouseColour.BLUE, HouseSign.STAR): pgettext("house", "blue star"),
        (HouseColour.BLUE, HouseSign.SAIL): pgettext("house", "blue sail"),
        (HouseColour.BLUE, HouseSign.WINDOW): pgettext("house", "blue window"),
        (HouseColour.BLUE, HouseSign.LIZARD): pgettext("house", "blue lizard"),
        (HouseColour.GREEN, HouseSign.SUN): pgettext("house", "green sun"),
        (HouseColour.GREEN, HouseSign.MOON): pgettext("house", "green moon"),
        (HouseColour.GREEN, HouseSign.STAR): pgettext("house", "green star"),
        (HouseColour.GREEN, HouseSign.SAIL): pgettext("house", "green sail"),
        (HouseColour.GREEN, HouseSign.WINDOW): pgettext("house", "green window"),
        (HouseColour.GREEN, HouseSign.LIZARD): pgettext("house", "green lizard"),
        (HouseColour.YELLOW, HouseSign.SUN): pgettext("house", "yellow sun"),
        (HouseColour.YELLOW, HouseSign.MOON): pgettext("house", "yellow moon"),
        (HouseColour.YELLOW, HouseSign.STAR): pgettext("house", "yellow star"),
        (HouseColour.YELLOW, HouseSign.SAIL): pgettext("house", "yellow sail"),
        (HouseColour.YELLOW, HouseSign.WINDOW): pgettext("house", "yellow window"),
        (HouseColour.YELLOW, HouseSign.LIZARD): pgettext("house", "yellow lizard"),
        (HouseColour.VIOLET, HouseSign.SUN): pgettext("house", "violet sun"),
        (HouseColour.VIOLET, HouseSign.MOON): pgettext("house", "violet moon"),
        (HouseColour.VIOLET, HouseSign.STAR): pgettext("house", "violet star"),
        (HouseColour.VIOLET, HouseSign.SAIL): pgettext("house", "violet sail"),
        (HouseColour.VIOLET, HouseSign.WINDOW): pgettext("house", "violet window"),
        (HouseColour.VIOLET, HouseSign.LIZARD): pgettext("house", "violet lizard"),
        (HouseColour.RAINBOW, HouseSign.SUN): pgettext("house", "rainbow sun"),
        (HouseColour.RAINBOW, HouseSign.MOON): pgettext("house", "rainbow moon"),
        (HouseColour.RAINBOW, HouseSign.STAR): pgettext("house", "rainbow star"),
        (HouseColour.RAINBOW, HouseSign.SAIL): pgettext("house", "rainbow sail"),
        (HouseColour.RAINBOW, HouseSign.WINDOW): pgettext("house", "rainbow window"),
        (HouseColour.RAINBOW, HouseSign.LIZARD): pgettext("house", "rainbow lizard"),
    }[colour, sign]


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
    """A to Z; beyond them ZA, ZB, ... ZZA to the right and AZ, AY, ... AAZ to the left."""
    rounds, letter = divmod(number, len(_LETTERS))
    return ("Z" if rounds > 0 else "A") * abs(rounds) + _LETTERS[letter]


def _column_number(letters: str) -> int:
    rounds = len(letters) - 1
    beyond = rounds if letters[0] == "Z" else -rounds
    return _LETTERS.index(letters[-1]) + beyond * len(_LETTERS)
