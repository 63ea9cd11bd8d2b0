"""Every kind of picture of Chikyu by name, for the sheet on which all art is looked through."""

from __future__ import annotations

from functools import partial

from game.rules.chikyu.cards import KINDS, RANKS, Kind
from game.rules.chikyu.options import ChikyuOptions
from scenes.art.palette import HIGH_CONTRAST, PALETTE
from scenes.art.portraits.medallions import Animal, PersonBadge
from scenes.games.chikyu.art.card_faces import card_back, card_face
from scenes.games.chikyu.art.card_marks import dashed_rim, lock_disc, pile
from scenes.games.chikyu.art.globe import globe
from scenes.games.chikyu.art.harbour_wall import (
    goal_flag,
    harbour_wall,
    hull,
    lamp_light,
    pennant,
)
from scenes.games.chikyu.art.kind_signs import habit_sign, half_sign, kind_sign
from scenes.games.chikyu.art.storeys import limit_line, storey
from scenes.games.chikyu.art.table_picture import table_picture
from scenes.games.chikyu.pages.answer_pictures import answer_drawing
from scenes.games.chikyu.panels.earth_picture import sailed_way
from workshop.exhibits import Entries

HEIGHTS = (178, 84)
"""A large face and a small one, which is drawn with fewer details."""


def reef_entries() -> Entries:
    """Cards, signs, the Earth and its harbour, the hold, and the pictures of set-up."""
    for height in HEIGHTS:
        yield from _cards(height)
    for kind in KINDS:
        name = kind.letter
        yield f"sign {name}", partial(kind_sign, kind, 40)
        yield f"habit {name}", partial(habit_sign, kind, 40, PALETTE.text)
        yield f"storey {name}", partial(storey, kind, (40, 14))
        yield f"tall storey {name}", partial(storey, kind, (10, 20))
    for right in (False, True):
        yield f"half sign {right}", partial(half_sign, Kind.FAUL, 40, right)
    yield from _harbour()
    for name, answer in (
        ("expansion", "off"), ("expansion", "on"), ("piles", "closed"), ("deck", "10 of 54"),
    ):  # fmt: skip
        yield f"{name} {answer}", partial(answer_drawing, name, answer, (180, 104))
    faces = PersonBadge.SUN_HAT, Animal.OWL, Animal.FLAMINGO, Animal.IGUANA, Animal.PARAKEET
    for seats in (2, 3, 4, 5):
        options = ChikyuOptions(seats, expansion=seats == 5)
        yield f"table of {seats}", partial(table_picture, options, faces[:seats], (400, 225))


def _cards(height: int) -> Entries:
    for kind in KINDS:
        for rank in range(1, RANKS + 1):
            yield f"card {kind.letter}{rank} at {height}", partial(card_face, kind, rank, height)
    plain = partial(card_face, Kind.FAUL, 6, height)
    yield f"card in large letters at {height}", partial(plain, large_letters=True)
    yield f"card in high contrast at {height}", partial(plain, palette=HIGH_CONTRAST)
    yield f"card back at {height}", partial(card_back, height)
    yield f"dashed rim at {height}", partial(dashed_rim, height)
    for pink in (False, True):
        yield f"pile {pink} at {height}", partial(pile, height // 2, pink)


def _harbour() -> Entries:
    yield "globe", partial(globe, 276)
    yield "globe turned", partial(globe, 276, 120.0)
    for goal in (30, 35):
        yield f"wall of {goal}", partial(harbour_wall, 354, 138.0, goal)
    yield "lamp light", partial(lamp_light, 62)
    yield "hull", partial(hull, 40)
    yield "pennant", partial(pennant, 24)
    yield "goal flag", partial(goal_flag, 24, PALETTE.ink)
    yield "lock", partial(lock_disc, 24)
    yield "way", partial(sailed_way, 276, 0.8, 0.4, 0.9, PALETTE.accent_light, True)
    yield "limit line", partial(limit_line, (44, 3), PALETTE.coral)
    yield "limit line down", partial(limit_line, (3, 30), PALETTE.coral)
