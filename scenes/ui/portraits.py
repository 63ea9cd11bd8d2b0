"""Faces by name: chairs and characters keep a word, the art wants a portrait."""

from __future__ import annotations

from scenes.art.medallions import Animal, Person, avatar
from scenes.art.mood import Mood
from scenes.engine.sprites import Sprite, sprite
from scenes.engine.theme import Theme

PEOPLE = tuple(person.value for person in Person)
"""The faces that a person may choose from."""

_BY_NAME = {kind.value: kind for kind in (*Animal, *Person)}


def portrait(name: str, diameter: int, theme: Theme, mood: Mood = Mood.CALM) -> Sprite:
    """The face of that name; an unknown one, as in a save of a later version, gets the first."""
    return sprite(avatar, _BY_NAME.get(name, Person.SUN_HAT), diameter, theme.palette, mood)
