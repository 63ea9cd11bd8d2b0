"""Every kind of card picture of 5211 by name, for the sheet on which all art is looked through."""

from __future__ import annotations

from functools import partial

from scenes.art.card_shape import dimmed_card
from scenes.art.palette import HIGH_CONTRAST, PALETTE
from scenes.games.five211.art.card_faces import card_back, card_face
from scenes.games.kit import Entries

HEIGHTS = (216, 90)
"""A large face and a small one, which is drawn with fewer details."""


def card_entries() -> Entries:
    """At both heights."""
    for height in HEIGHTS:
        yield from _entries(height)


def _entries(height: int) -> Entries:
    for colour in range(5):
        for value in range(1, 7):
            name = f"card {PALETTE.house(colour).letter}{value} at {height}"
            yield name, partial(card_face, colour, value, height)
    plain = partial(card_face, 2, 1, height)
    yield f"card dimmed at {height}", lambda: dimmed_card(plain())
    yield f"card in large letters at {height}", partial(plain, large_letters=True)
    yield f"card in high contrast at {height}", partial(plain, palette=HIGH_CONTRAST)
    yield f"card back at {height}", partial(card_back, height)
