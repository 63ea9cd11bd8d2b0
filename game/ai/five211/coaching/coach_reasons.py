"""Why a play is the best one, in one plain sentence with places for its values."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from game.ai.advice import Advice, Proof
from game.ai.five211.search.packed_table import KODODO, NOBODY, VALUES, counts_of, scored
from game.ai.five211.search.situation import Situation
from game.core.sentences import Phrase, Somebody
from game.core.words import N_
from game.rules.five211.cards import COLOURS, Colour
from game.rules.five211.moves import PlayCards
from game.rules.five211.options import NUMBERS

_CLEAR: Final = 0.08  # a change of chances that a player can feel
_ABOUT: Final = 0.01  # chances to win that are about the same
_CLOSE_PLAYS: Final = 3  # that many leading plays make a choice a matter of taste
_HOPE: Final = 0.2  # a chance that a player may count on
_LITTLE: Final = 1.5  # points a round below which there is little to win
_LOW: Final = 2  # a card of so few points is low, beside any higher one
_MORE: Final = 0.3  # points a round that are more than chance in the worlds looked at
_LIKELY: Final = {1: 0.25, 2: 0.4}  # by cards played: of two, a colour is half the story
_PUSHED: Final = 0.5  # a colour that scores in more cases than that is not pushed anywhere
_SURE: Final = 0.01  # a chance to win, or to lose, with which nobody reckons any more
_NEAR: Final = 2  # cards below the limit from which a colour may well go bust

ONLY_PLAY: Final = N_("It is all that you can play.")
DECIDED: Final = N_("The game is decided: play what you like.")
EXACT: Final = N_("Exactly {target} kododo may meet, and then only they score.")
EXACT_BEHIND: Final = N_("Exactly {target} kododo may meet, though more lie with {rival}.")
FEED: Final = N_("{colour} may well score, and this adds {points} for you.")
FEED_BEHIND: Final = N_("{colour} may well score: {points} more for you, behind {rival}.")
FEED_EVEN: Final = N_("{colour} may well score, and this catches up with {rival}.")
HELP: Final = N_("You lead in {colour}, and this helps it to score.")
BUST: Final = N_("It makes {colour}, led by {rival}, go bust.")
PUSH: Final = N_("It pushes {colour}, led by {rival}, towards bust.")
SPARE: Final = N_("It gives nothing to {colour}, led by {rival}.")
HOLD: Final = N_("It keeps {colour} down, which is led by {rival}.")
SPOIL: Final = N_("There is little for you to win here, and perhaps nobody scores.")
SAVE: Final = N_("There is little to win here: a low card saves the high ones.")
SAVE_TWO: Final = N_("There is little to win here: two low cards save the high ones.")
TOGETHER: Final = N_("Two cards at once give {colour} a good start.")
APART: Final = N_("It begins {first} and {second}, and leaves both ways open.")
MOST: Final = N_("No other play brings you as many points.")
LEAST: Final = N_("After no other play does your best rival get so little.")
STEADY: Final = N_("It leaves you the best chances later.")
OWN: Final = N_("You have {colour} already, and it grows.")
EMPTY: Final = N_("Nobody has shown {colour} yet.")
CLOSE: Final = N_("No other play is clearly better.")


Judged: TypeAlias = Advice[PlayCards]


@dataclass(frozen=True, slots=True)
class _Claim:
    """Something that is true of the best play, and whether it is as true of another."""

    reason: Phrase
    holds: Callable[[Judged], bool]

    def sets_apart(self, others: Sequence[Judged]) -> bool:
        """What most plays have in common is no reason for one of them."""
        return 2 * sum(map(self.holds, others)) <= len(others)


def reason_for(situation: Situation, ranking: Sequence[Judged], proof: Proof) -> Phrase:
    """The plainest thing that is true of the best play and sets it apart from the others."""
    if len(ranking) < 2:
        return Phrase(ONLY_PLAY)
    if _is_decided(ranking):
        return Phrase(DECIDED)
    best = ranking[0]
    # Plays that differ in points alone have the same chances: other kinds of play tell more.
    kinds = {kind_of(each): each for each in reversed(ranking) if kind_of(each) != kind_of(best)}
    others = sorted(kinds.values(), key=ranking.index)
    rival = others[0] if others else ranking[1]
    if _hopes_for_kododo(best, best.chances[KODODO] - rival.chances[KODODO]):
        return _hope_for_kododo(situation, best)
    for claim in _claims(situation, ranking, rival, proof):
        if claim.sets_apart(others):
            return claim.reason
    return Phrase(STEADY) if proof.best else _plain(situation, best)


def _plain(at: Situation, best: Judged) -> Phrase:
    """What is true of a play that nothing else speaks for."""
    colour = max((card.colour for card in best.move.cards), key=best.chances.__getitem__)
    if counts_of(at.key)[colour] == 0:
        return Phrase(EMPTY, {"colour": colour})
    if scored(at.worths[at.me], colour) and _room_after(at, best, colour) > 0:
        return Phrase(OWN, {"colour": colour})
    return Phrase(CLOSE)


def _claims(
    at: Situation, ranking: Sequence[Judged], rival: Judged, proof: Proof
) -> Iterator[_Claim]:
    """All that can be said for the best play, the plainest first."""
    best = ranking[0]
    stake = _help_or_harm(at, best, rival)
    is_vague = stake is not None and stake.reason.template in (SPARE, HOLD)
    if stake is not None and not is_vague:
        yield stake
    # How an opening looks is no reason to prefer it to others that are about as good.
    opening = None if _are_close(ranking[:_CLOSE_PLAYS]) else _opening(best)
    if opening is not None and opening.reason.template == TOGETHER:
        yield opening
    yield from _feed(at, best)
    yield from _superlatives(ranking, proof)
    if stake is not None and is_vague:
        yield stake
    if opening is not None and opening.reason.template == APART:
        yield opening
    if all(each.points_for < _LITTLE for each in ranking):
        yield from _little_to_win(at, best, rival)


def _is_decided(ranking: Sequence[Judged]) -> bool:
    """Whatever is played, the game is lost or won."""
    chances = [each.win_chance for each in ranking]
    return max(chances) < _SURE or min(chances) > 1 - _SURE


def _are_close(leading: Sequence[Judged]) -> bool:
    return leading[0].win_chance - leading[-1].win_chance < _ABOUT


def _hopes_for_kododo(best: Judged, moved: float) -> bool:
    """A kododo round is worth waiting for, and this play makes it likelier or goes for it."""
    chance = best.chances[KODODO]
    goes = chance == max(best.chances) and any(card.is_kododo for card in best.move.cards)
    return chance >= _HOPE and (goes or moved >= _CLEAR)


def _hope_for_kododo(at: Situation, best: Judged) -> Phrase:
    values: dict[str, Hashable] = {"target": NUMBERS[at.seats].kododo_target}
    kododo = sum(card.is_kododo for card in best.move.cards)
    lead, rivals = leaders_of(at, KODODO)
    if lead <= scored(at.worths[at.me], KODODO) + kododo:
        return Phrase(EXACT, values)
    return Phrase(EXACT_BEHIND, {**values, "rival": rivals})


def leaders_of(at: Situation, outcome: int) -> tuple[int, tuple[Somebody, ...]]:
    """The most points that others have on the table for an end of the round, and who has them."""
    points = {other: scored(at.worths[other], outcome) for other in at.others}
    lead = max(points.values())
    return lead, tuple([Somebody(other) for other in at.others if points[other] == lead])


def _help_or_harm(at: Situation, best: Judged, rival: Judged) -> _Claim | None:
    """The colour whose chance moves most, where somebody has something at stake."""
    moved = [mine - theirs for mine, theirs in zip(best.chances, rival.chances, strict=True)]
    rows = [[scored(worth, colour) for worth in at.worths] for colour in COLOURS]
    lead = [row[at.me] - max(row[other] for other in at.others) for row in rows]
    # A card of another colour may help as well, but nobody could tell how.
    played = {card.colour for card in best.move.cards}
    plain = [colour for colour in COLOURS if moved[colour] < 0 or colour in played]
    colour = max(plain, key=lambda c: moved[c] * lead[c])
    if abs(moved[colour]) < _CLEAR or moved[colour] * lead[colour] <= 0:
        return None
    if moved[colour] > 0:
        return _help(best, colour)
    return _harm(at, best, rival, colour, lead[colour])


def _help(best: Judged, colour: Colour) -> _Claim | None:
    chance = best.chances[colour]
    if chance < _HOPE:
        return None
    helps = Phrase(HELP, {"colour": colour})
    return _Claim(helps, lambda other: other.chances[colour] > chance - _CLEAR)


def _harm(at: Situation, best: Judged, rival: Judged, colour: Colour, lead: int) -> _Claim | None:
    """`lead` is the own one in the colour, so far behind."""
    chance = best.chances[colour]
    mine, theirs = _count(best, colour), _count(rival, colour)
    room = _room_after(at, best, colour)
    led = {"colour": colour, "rival": leaders_of(at, colour)[1]}
    if mine > theirs and room <= _NEAR:
        would_lead = lead + _points(best, colour) >= 0
        if room > 0 and (would_lead or chance > _PUSHED):
            return None
        harms = Phrase(BUST if room <= 0 else PUSH, led)
        return _Claim(harms, lambda other: _count(other, colour) >= mine)
    if mine == 0 and theirs:
        return _Claim(Phrase(SPARE, led), lambda other: not _count(other, colour))
    return _Claim(Phrase(HOLD, led), lambda other: other.chances[colour] < chance + _CLEAR)


def _opening(best: Judged) -> _Claim | None:
    colours = [card.colour for card in best.move.cards]
    if len(colours) == 1:
        return None
    first, second = colours
    if first is second:
        reason = Phrase(TOGETHER, {"colour": first})
        return _Claim(reason, lambda other: _count(other, first) == len(colours))
    reason = Phrase(APART, {"first": first, "second": second})
    return _Claim(reason, lambda other: bool(_count(other, first) and _count(other, second)))


def _feed(at: Situation, best: Judged) -> Iterator[_Claim]:
    colour = max((card.colour for card in best.move.cards), key=best.chances.__getitem__)
    points = _points(best, colour)
    if best.chances[colour] >= _LIKELY[len(best.move.cards)] and points >= 2:
        own = scored(at.worths[at.me], colour) + points
        lead, rivals = leaders_of(at, colour)
        template = FEED_BEHIND if lead > own else FEED_EVEN if lead == own else FEED
        told: dict[str, Hashable] = {"colour": colour}
        if template != FEED_EVEN:
            told["points"] = points
        if template != FEED:
            told["rival"] = rivals
        yield _Claim(Phrase(template, told), lambda other: _points(other, colour) >= points)


def _superlatives(ranking: Sequence[Judged], proof: Proof) -> Iterator[_Claim]:
    """What no other play can claim."""
    best, others = ranking[0], ranking[1:]
    if proof.most and best.points_for > max(other.points_for for other in others) + _MORE:
        yield _Claim(Phrase(MOST), lambda _other: False)
    if proof.least and best.points_against < min(other.points_against for other in others) - _MORE:
        yield _Claim(Phrase(LEAST), lambda _other: False)


def _little_to_win(at: Situation, best: Judged, rival: Judged) -> Iterator[_Claim]:
    spoiled = best.chances[NOBODY] - _CLEAR
    if best.chances[NOBODY] >= _HOPE and rival.chances[NOBODY] < spoiled:
        yield _Claim(Phrase(SPOIL), lambda other: other.chances[NOBODY] > spoiled)
    highest = max(VALUES[card] for card in at.hand)
    # The next deck of a long game is dealt afresh: a card is kept for rounds of this one only.
    can_save = at.rounds_left > 0 and highest > _LOW

    def is_low(judged: Judged) -> bool:
        return all(card.value <= max(_LOW, highest - 2) for card in judged.move.cards)

    if can_save and is_low(best):
        yield _Claim(Phrase(SAVE if len(best.move.cards) == 1 else SAVE_TWO), is_low)


def _count(judged: Judged, colour: Colour) -> int:
    return sum(card.colour is colour for card in judged.move.cards)


def _points(judged: Judged, colour: Colour) -> int:
    return sum(card.value for card in judged.move.cards if card.colour is colour)


def kind_of(judged: Judged) -> tuple[tuple[int, bool], ...]:
    """What a play is apart from the points of its cards."""
    return tuple(sorted((card.suit, card.is_kododo) for card in judged.move.cards))


def _room_after(at: Situation, judged: Judged, colour: Colour) -> int:
    """Cards of a colour until it is bust."""
    return NUMBERS[at.seats].limit - counts_of(at.key)[colour] - _count(judged, colour)
