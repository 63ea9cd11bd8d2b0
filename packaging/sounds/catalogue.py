"""Every sound by its file name: how it is made and how loud it belongs."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from functools import partial

import cards
import interface
import music
import phrases
from space import Clip


class Group(Enum):
    """What a sound is for. The value is its loudness in dB, see `mastering.loudness`."""

    HINTED = -36.0
    TOUCH = -28.0
    CARD = -25.5
    TABLE = -22.5
    MOMENT = -19.5
    PHRASE = -17.5
    MUSIC = -23.0


@dataclass(frozen=True, slots=True)
class Recipe:
    group: Group
    render: Callable[[], Clip]
    loops: bool = False


def variants(
    stem: str, group: Group, render: Callable[[int], Clip], count: int
) -> dict[str, Recipe]:
    return {f"{stem}_{n + 1}": Recipe(group, partial(render, n)) for n in range(count)}


CATALOGUE: dict[str, Recipe] = {
    **variants("card_slide", Group.CARD, cards.card_slide, 3),
    **variants("card_flip", Group.CARD, cards.card_flip, 2),
    **variants("deal", Group.TOUCH, cards.deal, 3),
    **variants("tally_tick", Group.TABLE, cards.tally_tick, 8),
    "riffle": Recipe(Group.CARD, cards.riffle),
    "lock": Recipe(Group.CARD, cards.lock),
    "unlock": Recipe(Group.CARD, cards.unlock),
    "bust": Recipe(Group.MOMENT, cards.bust),
    "tie_fall": Recipe(Group.MOMENT, cards.tie_fall),
    "kododo_scurry": Recipe(Group.TABLE, cards.kododo_scurry),
    "nobody": Recipe(Group.TABLE, cards.nobody),
    "score": Recipe(Group.CARD, cards.score),
    "curtain": Recipe(Group.CARD, cards.curtain),
    "win": Recipe(Group.PHRASE, phrases.win),
    "lose": Recipe(Group.PHRASE, phrases.lose),
    "draw": Recipe(Group.PHRASE, phrases.draw),
    "round_start": Recipe(Group.MOMENT, phrases.round_start),
    "button": Recipe(Group.TOUCH, interface.button),
    "focus": Recipe(Group.HINTED, interface.focus),
    "back": Recipe(Group.TOUCH, interface.back),
    "toggle": Recipe(Group.TOUCH, interface.toggle),
    "error": Recipe(Group.TOUCH, interface.error),
    "hint": Recipe(Group.TOUCH, interface.hint),
    "music": Recipe(Group.MUSIC, music.ambient, loops=True),
}
