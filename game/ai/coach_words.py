"""Why a play is the best one, in one plain sentence with places for its values."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol

from game.ai.five211.situation import Situation
from game.ai.five211.tables import KODODO, NOBODY, VALUES, scored
from game.ai.words import N_
from game.rules.five211.cards import Card, Colour
from game.rules.five211.moves import PlayCards

_CLEAR: Final = 0.08
"""A change of chances that a player can feel."""

_ABOUT: Final = 0.01
"""Two plays whose chances to win differ by less are about as good."""


@dataclass(frozen=True, slots=True)
class Reason:
    """A sentence to translate, and its values: colours and numbers, also to be put in words."""

    template: str
    values: Mapping[str, Colour | int] = field(default_factory=dict)


class Judged(Protocol):
    """A play with its chances, best first in the ranking."""

    @property
    def play(self) -> PlayCards: ...
    @property
    def chances(self) -> tuple[float, ...]: ...
    @property
    def points_for(self) -> float: ...
    @property
    def win_chance(self) -> float: ...


ONLY_PLAY: Final = N_("It is the only play you have.")
LIZARDS: Final = N_(
    "The lizards come close to exactly {target}: in {percent} % of cases only they score."
)
FEED: Final = N_("{colour} scores in {percent} % of cases, and this adds {points} to it.")
LIFT: Final = N_("It lifts {colour}, where you lead: {percent} % instead of {before} %.")
BREAK: Final = N_("It holds {colour} back, where others lead: {percent} % instead of {before} %.")
SPOIL: Final = N_("There is little to win for you here, and like this nobody may score.")
SAVE: Final = N_("There is little to win here: a low card now saves the high ones.")
TOGETHER: Final = N_("Two cards of {colour} at once: it scores in {percent} % of cases.")
APART: Final = N_("It begins two colours, {first} and {second}, and leaves both ways open.")
CLOSE: Final = N_("It is close: another play would be about as good.")
STEADY: Final = N_("It leaves you the best chances in what may still come.")


def reason_for(situation: Situation, ranking: Sequence[Judged]) -> Reason:
    """The plainest thing that is true of the best play and sets it apart from the others."""
    if len(ranking) < 2:
        return Reason(ONLY_PLAY)
    best = ranking[0]
    usual = [
        sum(judged.chances[outcome] for judged in ranking) / len(ranking) for outcome in range(7)
    ]
    cards = best.play.cards
    for reason in (
        _lizards(situation, best, usual),
        _lift_or_break(situation, best, usual),
        _opening(best, cards),
        _feed(best, cards),
    ):
        if reason is not None:
            return reason
    if best.chances[NOBODY] > usual[NOBODY] + _CLEAR:
        return Reason(SPOIL)
    if best.points_for < 1.5 and _is_low(situation, cards):
        return Reason(SAVE)
    is_close = best.win_chance - ranking[1].win_chance < _ABOUT
    return Reason(CLOSE if is_close else STEADY)


def _lizards(situation: Situation, best: Judged, usual: Sequence[float]) -> Reason | None:
    chance = best.chances[KODODO]
    if chance < 0.2 or chance < usual[KODODO] + _CLEAR:
        return None
    return Reason(LIZARDS, {"target": situation.seats + 2, "percent": _percent(chance)})


def _lift_or_break(situation: Situation, best: Judged, usual: Sequence[float]) -> Reason | None:
    """The colour whose chance moves most, where somebody has something at stake."""
    lead = _leads(situation)
    moved = [best.chances[colour] - usual[colour] for colour in range(5)]
    colour = max(range(5), key=lambda c: moved[c] * lead[c])
    if abs(moved[colour]) < _CLEAR or moved[colour] * lead[colour] <= 0:
        return None
    values = {
        "colour": Colour(colour),
        "percent": _percent(best.chances[colour]),
        "before": _percent(usual[colour]),
    }
    return Reason(LIFT if moved[colour] > 0 else BREAK, values)


def _opening(best: Judged, cards: Sequence[Card]) -> Reason | None:
    if len(cards) == 1:
        return None
    first, second = (card.colour for card in cards)
    if first is second:
        return Reason(TOGETHER, {"colour": first, "percent": _percent(best.chances[first])})
    return Reason(APART, {"first": first, "second": second})


def _feed(best: Judged, cards: Sequence[Card]) -> Reason | None:
    suit = max((card.suit for card in cards), key=best.chances.__getitem__)
    points = sum(card.value for card in cards if card.suit == suit)
    if best.chances[suit] < 0.25 or points < 2:
        return None
    percent = _percent(best.chances[suit])
    return Reason(FEED, {"colour": Colour(suit), "percent": percent, "points": points})


def _leads(situation: Situation) -> list[int]:
    """For each colour the own points on the table over those of the best other row."""
    worths = situation.worths
    return [
        scored(worths[situation.me], suit) - max(scored(worths[o], suit) for o in situation.others)
        for suit in range(5)
    ]


def _is_low(situation: Situation, cards: Sequence[Card]) -> bool:
    played = max(card.value for card in cards)
    return played < max(VALUES[card] for card in situation.hand)


def _percent(chance: float) -> int:
    return round(100 * chance)
