"""Several people at one screen: the face and the line that say who of them is meant."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.app.session import AnySession
from game.core.seats import Seat
from scenes.ui.portraits import line_colours


class PersonLine(NamedTuple):
    """One of several people; names alone are read too late."""

    name: str
    face: str
    colour: str
    """Of lines, light and names, never of a card, a tile or a button."""


def person_lines(session: AnySession) -> Mapping[Seat, PersonLine]:
    """By seat; nothing where nobody could be taken for another."""
    people = session.people
    if len(people) < 2:
        return {}
    chairs = [session.chairs[seat] for seat in people]
    colours = line_colours([chair.avatar for chair in chairs])
    return {
        seat: PersonLine(chair.name, chair.avatar, colour)
        for seat, chair, colour in zip(people, chairs, colours, strict=True)
    }
