"""Every sound by its file name: how it is made and how loud it belongs."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from functools import partial

import cards
import interface
import music
import phrases
import quay
import reef
import rewards
import table_phrases
from space import Clip


class Group(Enum):
    """What a sound is for. The value is its loudness in the file, in LUFS: the loudest 400 ms.

    At the sliders' first positions effects lose 1.8 dB and music 5.7 dB, so that what is heard
    lies between -20 and -14, and music at -27. A sound that comes in runs is heard many times
    within those 400 ms; it is as quiet alone as makes its run fit. A click fills a quarter of them
    at most: as loud as the rest by this measure, its one stroke would be sharper than any tune.
    """

    FOCUS_RUN = -25.5
    DEAL_RUN = -25.0
    CLICK = -21.2
    TOUCH = -17.6
    CARD = -17.0
    TABLE = -15.6
    MOMENT = -14.2
    PHRASE = -13.2
    MUSIC = -21.3
    MUSIC_BED = -23.6
    MUSIC_CALM = -23.9
    MUSIC_LIVELY = -22.9
    MUSIC_TENSE = -23.4

    @property
    def is_music(self) -> bool:
        """Music is measured as a whole, and stands in the background."""
        return self.name.startswith("MUSIC")


@dataclass(frozen=True, slots=True)
class Recipe:
    group: Group
    render: Callable[[], Clip]


def variants(
    stem: str, group: Group, render: Callable[[int], Clip], count: int
) -> dict[str, Recipe]:
    return {f"{stem}_{n + 1}": Recipe(group, partial(render, n)) for n in range(count)}


CATALOGUE: dict[str, Recipe] = {
    **variants("card_slide", Group.CARD, cards.card_slide, 3),
    **variants("card_flip", Group.CARD, cards.card_flip, 2),
    **variants("deal", Group.DEAL_RUN, cards.deal, 3),
    **variants("tally_tick", Group.TABLE, cards.tally_tick, 8),
    "riffle": Recipe(Group.CARD, cards.riffle),
    "lock": Recipe(Group.CARD, cards.lock),
    "unlock": Recipe(Group.CARD, cards.unlock),
    "bust": Recipe(Group.MOMENT, cards.bust),
    "tie_fall": Recipe(Group.MOMENT, cards.tie_fall),
    "kododo_scurry": Recipe(Group.TABLE, cards.kododo_scurry),
    "ring_closed": Recipe(Group.MOMENT, cards.ring_closed),
    "nobody": Recipe(Group.TABLE, cards.nobody),
    **variants("score", Group.MOMENT, cards.score, 8),
    "suspense": Recipe(Group.TABLE, cards.suspense),
    "roofs": Recipe(Group.TABLE, cards.roofs),
    "punch": Recipe(Group.MOMENT, cards.punch),
    "curtain": Recipe(Group.CARD, cards.curtain),
    **variants("quarter_turn", Group.CARD, quay.quarter_turn, 2),
    "rectangle": Recipe(Group.MOMENT, quay.rectangle),
    "night": Recipe(Group.TABLE, quay.night),
    "clock_tick": Recipe(Group.CARD, quay.clock_tick),
    **variants("drip", Group.CARD, reef.drip, 3),
    "wink": Recipe(Group.CARD, reef.wink),
    "ship_bell": Recipe(Group.MOMENT, reef.ship_bell),
    "yawn": Recipe(Group.TABLE, reef.yawn),
    "win": Recipe(Group.PHRASE, phrases.win),
    "lose": Recipe(Group.PHRASE, phrases.lose),
    "draw": Recipe(Group.PHRASE, phrases.draw),
    "round_start": Recipe(Group.TABLE, phrases.round_start),
    "window_lit": Recipe(Group.MOMENT, rewards.window_lit),
    "house_lit": Recipe(Group.MOMENT, rewards.house_lit),
    "course_done": Recipe(Group.PHRASE, rewards.course_done),
    "button": Recipe(Group.CLICK, interface.button),
    "focus": Recipe(Group.FOCUS_RUN, interface.focus),
    "back": Recipe(Group.TOUCH, interface.back),
    "toggle": Recipe(Group.CLICK, interface.toggle),
    "error": Recipe(Group.CLICK, interface.error),
    "hint": Recipe(Group.TOUCH, interface.hint),
    "music_title": Recipe(Group.MUSIC, music.title),
    "music_results": Recipe(Group.MUSIC, music.results),
    "music_bed": Recipe(Group.MUSIC_BED, music.bed),
    **variants("music_calm", Group.MUSIC_CALM, table_phrases.calm, 8),
    **variants("music_lively", Group.MUSIC_LIVELY, table_phrases.lively, 8),
    **variants("music_tense", Group.MUSIC_TENSE, table_phrases.tense, 8),
}
