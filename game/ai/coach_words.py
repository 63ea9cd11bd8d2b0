"""Why a play is the best one, in one plain sentence with places for its values."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol

from game.ai.five211.situation import Situation
from game.ai.five211.tables import KODODO, NOBODY, VALUES, counts_of, scored
from game.core.words import N_
from game.rules.five211.cards import COLOURS, Colour
from game.rules.five211.moves import PlayCards
from game.rules.five211.options import NUMBERS

_CLEAR: Final = 0.08  # a change of chances that a player can feel
_ABOUT: Final = 0.01  # chances to win that are about the same
_HOPE: Final = 0.2  # a chance of a kododo round that a player may count on
_NEAR: Final = 2  # cards below the limit from which a colour may well go bust

ONLY_PLAY: Final = N_("It is the only play you have.")
EXACT: Final = N_("Exactly {target} kododo may meet: in {percent} % of cases only they score.")
FEED: Final = N_("{colour} scores in {percent} % of cases, and this adds {points} to it.")
HELP: Final = N_("It helps {colour}, where you lead, to score: in {percent} % of cases.")
BUST: Final = N_("It makes {colour}, where others lead, go bust with {limit} cards.")
PUSH: Final = N_("It pushes {colour}, where others lead, towards going bust at {limit} cards.")
SPARE: Final = N_("It gives nothing to {colour}, where others lead.")
HOLD: Final = N_("It works against {colour}, where others lead.")
SPOIL: Final = N_("There is little to win for you here, and like this nobody may score.")
SAVE: Final = N_("There is little to win here: a low card now saves the high ones.")
TOGETHER: Final = N_("Two cards of {colour} at once: it scores in {percent} % of cases.")
APART: Final = N_("It begins two colours, {first} and {second}, and leaves both ways open.")
CLOSE: Final = N_("It is close: another play would be about as good.")
STEADY: Final = N_("It leaves you the best chances in what may still come.")


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


def reason_for(situation: Situation, ranking: Sequence[Judged]) -> Reason:
    """The plainest thing that is true of the best play and sets it apart from the others."""
    if len(ranking) < 2:
        return Reason(ONLY_PLAY)
    best = ranking[0]
    # Plays that differ in points alone have the same chances: the next kind of play tells more.
    rival = next((each for each in ranking if _kind(each) != _kind(best)), ranking[1])
    moved = [mine - theirs for mine, theirs in zip(best.chances, rival.chances, strict=True)]
    if _hopes_for_kododo(best, moved[KODODO]):
        target, percent = NUMBERS[situation.seats].kododo_target, _percent(best.chances[KODODO])
        return Reason(EXACT, {"target": target, "percent": percent})
    stake = _help_or_harm(situation, best, rival, moved)
    plain = None if stake is None or stake.template in (SPARE, HOLD) else stake
    if reason := plain or _opening(best) or _feed(best) or stake:
        return reason
    if moved[NOBODY] > _CLEAR:
        return Reason(SPOIL)
    highest = max(VALUES[card] for card in situation.hand)
    if best.points_for < 1.5 and all(card.value < highest for card in best.play.cards):
        return Reason(SAVE)
    return Reason(CLOSE if best.win_chance - ranking[1].win_chance < _ABOUT else STEADY)


def _hopes_for_kododo(best: Judged, moved: float) -> bool:
    """A kododo round is worth waiting for, and this play makes it likelier or goes for it."""
    chance = best.chances[KODODO]
    goes = chance == max(best.chances) and any(card.is_kododo for card in best.play.cards)
    return chance >= _HOPE and (goes or moved >= _CLEAR)


def _help_or_harm(at: Situation, best: Judged, rival: Judged, moved: list[float]) -> Reason | None:
    """The colour whose chance moves most, where somebody has something at stake."""
    rows = [[scored(worth, colour) for worth in at.worths] for colour in COLOURS]
    lead = [row[at.me] - max(row[other] for other in at.others) for row in rows]
    # A card of another colour may help as well, but nobody could tell how.
    played = {card.colour for card in best.play.cards}
    plain = [colour for colour in COLOURS if moved[colour] < 0 or colour in played]
    colour = max(plain, key=lambda c: moved[c] * lead[c])
    if abs(moved[colour]) < _CLEAR or moved[colour] * lead[colour] <= 0:
        return None
    if moved[colour] > 0:
        return Reason(HELP, {"colour": colour, "percent": _percent(best.chances[colour])})
    mine, theirs = ([c.colour for c in j.play.cards].count(colour) for j in (best, rival))
    limit = NUMBERS[at.seats].limit
    room = limit - counts_of(at.key)[colour] - mine
    if mine > theirs and room <= _NEAR:
        return Reason(BUST if room <= 0 else PUSH, {"colour": colour, "limit": limit})
    return Reason(SPARE if mine == 0 and theirs else HOLD, {"colour": colour})


def _opening(best: Judged) -> Reason | None:
    colours = [card.colour for card in best.play.cards]
    if len(colours) == 1:
        return None
    first, second = colours
    if first is second:
        return Reason(TOGETHER, {"colour": first, "percent": _percent(best.chances[first])})
    return Reason(APART, {"first": first, "second": second})


def _feed(best: Judged) -> Reason | None:
    colour = max((card.colour for card in best.play.cards), key=best.chances.__getitem__)
    points = sum(card.value for card in best.play.cards if card.colour is colour)
    percent = _percent(best.chances[colour])
    if percent < 25 or points < 2:
        return None
    return Reason(FEED, {"colour": colour, "percent": percent, "points": points})


def _kind(judged: Judged) -> list[tuple[int, bool]]:
    return sorted((card.suit, card.is_kododo) for card in judged.play.cards)


def _percent(chance: float) -> int:
    return round(100 * chance)
