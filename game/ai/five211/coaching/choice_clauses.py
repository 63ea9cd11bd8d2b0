"""The few plays that a hint of 5211 is compared with, and what each does in a few words."""

from collections.abc import Sequence
from typing import Final

from game.ai.advice import MOST_CHOICES, Contender
from game.ai.five211.coaching.coach_reasons import Judged, kind_of, leaders_of
from game.ai.five211.search.packed_table import counts_of, scored
from game.ai.five211.search.situation import Situation
from game.core.sentences import Phrase
from game.core.words import N_
from game.rules.five211.moves import PlayCards
from game.rules.five211.options import NUMBERS

TWO_ALIKE: Final = N_("Two of {colour} at once.")
TWO_WAYS: Final = N_("Two ways stay open.")
BUSTS: Final = N_("{colour} goes bust.")
FILLS: Final = N_("{colour} is full then.")
KODODO: Final = N_("One kododo more.")
EMPTY: Final = N_("Nobody has {colour} yet.")
BEHIND: Final = N_("{rival} has more {colour}.")
YOURS: Final = N_("Your {colour} grows.")
GROWS: Final = N_("{colour} grows.")


def choices_of(at: Situation, ranking: Sequence[Judged]) -> tuple[Contender[PlayCards], ...]:
    """The best play, and the next ones of other kinds: others differ in a few points alone."""
    kinds: dict[object, Judged] = {}
    for judged in ranking:
        kinds.setdefault(kind_of(judged), judged)
    return tuple(Contender(each, _clause(at, each)) for each in list(kinds.values())[:MOST_CHOICES])


def _clause(at: Situation, judged: Judged) -> Phrase:
    cards = judged.move.cards
    colour = cards[0].colour
    if any(card.colour is not colour for card in cards):
        return Phrase(TWO_WAYS)
    told = {"colour": colour}
    before = counts_of(at.key)[colour]
    room = NUMBERS[at.seats].limit - before - len(cards)
    if room <= 1:
        return Phrase(BUSTS if room <= 0 else FILLS, told)
    if len(cards) > 1:
        return Phrase(TWO_ALIKE, told)
    if cards[0].is_kododo or before == 0:
        return Phrase(KODODO) if cards[0].is_kododo else Phrase(EMPTY, told)
    mine = scored(at.worths[at.me], colour) + cards[0].value
    lead, rivals = leaders_of(at, colour)
    if lead > mine:
        return Phrase(BEHIND, {**told, "rival": rivals[:1]})
    return Phrase(YOURS if scored(at.worths[at.me], colour) else GROWS, told)
