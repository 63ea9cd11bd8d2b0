"""Faces by name: chairs and characters keep a word, the art wants a portrait."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.art.portraits.medallions import Animal, PersonBadge, Portrait, avatar
from scenes.art.portraits.mood import Mood
from scenes.engine.drawing.sprites import Sprite, sprite
from scenes.engine.theme import Theme

PEOPLE = tuple(person.value for person in PersonBadge)
"""The faces that a person may choose from."""

_BY_NAME: dict[str, Portrait] = {kind.value: kind for kind in (*Animal, *PersonBadge)}


def kind_of_face(name: str) -> Portrait:
    """The face of that name; an unknown one, as in a save of a later version, gets the first."""
    return _BY_NAME.get(name, PersonBadge.SUN_HAT)


_LINES = {
    PersonBadge.SUN_HAT.value: "#8FE0DA",
    PersonBadge.CURLS.value: "#D3B6FF",
    PersonBadge.BRAIDS.value: "#B7E59A",
    PersonBadge.GLASSES.value: "#F3DCA6",
    PersonBadge.SAILOR.value: "#FFBFA6",
}
"""The disc behind each face, lighter: for lines, rings and names on dark glass, 6.5 to 1 there."""


def line_colours(names: Sequence[str]) -> list[str]:
    """A colour for each of several faces at one screen; a face that comes twice gets a free one."""
    given: list[str] = []
    for name in names:
        own = _LINES.get(name, "")
        free = [colour for colour in _LINES.values() if colour not in given]
        given.append(own if own and own not in given else (free or list(_LINES.values()))[0])
    return given


def portrait(name: str, diameter: int, theme: Theme, mood: Mood = Mood.CALM) -> Sprite:
    """The face of that name as a picture."""
    return sprite(avatar, kind_of_face(name), diameter, theme.palette, mood)
