"""Faces by name: chairs and characters keep a word, the art wants a portrait."""

from __future__ import annotations

from scenes.art.medallions import Animal, Person, Portrait, avatar
from scenes.art.mood import Mood
from scenes.engine.sprites import Sprite, sprite
from scenes.engine.theme import Theme

PEOPLE = tuple(person.value for person in Person)
"""The faces that a person may choose from."""

_BY_NAME: dict[str, Portrait] = {kind.value: kind for kind in (*Animal, *Person)}


def kind_of_face(name: str) -> Portrait:
    """The face of that name; an unknown one, as in a save of a later version, gets the first."""
    return _BY_NAME.get(name, Person.SUN_HAT)


def portrait(name: str, diameter: int, theme: Theme, mood: Mood = Mood.CALM) -> Sprite:
    """The face of that name as a picture."""
    return sprite(avatar, kind_of_face(name), diameter, theme.palette, mood)
