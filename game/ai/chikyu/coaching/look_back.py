"""After a trick of Chikyu: who would have taken it with another card, and what that would count.

Everybody else plays as they did. Where another kind had been led, they play by the one-card rule
if they must; that is told when the round is over, and everybody's cards are known. Then the round
is played on as well, and told is what it would have brought.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from game.ai.advice import Alternative
from game.ai.chikyu.one_card_rule import rule_for
from game.ai.chikyu.search.packed_round import OWNERS, PackedRound
from game.ai.chikyu.search.situation import Situation, situation_of
from game.core.sentences import Phrase, Somebody
from game.core.words import N_
from game.rules.chikyu.cards import CARDS
from game.rules.chikyu.moves import PLAYS, ChikyuMove, PlayCard
from game.rules.chikyu.records import Led, RoundRecord, Trick
from game.rules.chikyu.view import ChikyuView

TRICK: Final = N_("Round {round}, trick {trick}")
YOURS: Final = N_("You take the trick with {card}")
OPEN: Final = N_("Your open hand takes the trick with {card}")
OTHERS: Final = N_("{name} takes the trick with {card}")
OTHERS_OPEN: Final = N_("The open hand of {name} takes the trick with {card}")
BRINGS: Final = N_("Played on as it was, the round brings you {points} instead of {real}")
_DROPPED: Final = 1 << len(CARDS)
"""A card that was left over: nobody has seen which."""


class _Chapter(NamedTuple):
    """A finished trick in which the seat chose a card."""

    round: int
    number: int
    trick: Trick
    later: tuple[Trick, ...]
    """The tricks of the round that followed it, as far as they were played."""
    record: RoundRecord | None
    """The round is over: all cards that were played are known."""


class ChikyuLookBack:
    """A chapter is a trick; a turn of it is judged by who would have taken it."""

    def chapters(self, view: ChikyuView) -> list[Phrase]:
        return [
            Phrase(TRICK, {"round": each.round + 1, "trick": each.number + 1})
            for each in _chapters(view)
        ]

    def turns(
        self, views: Sequence[ChikyuView], chapter: int
    ) -> list[list[Alternative[ChikyuMove]]]:
        told = _chapters(views[-1])[chapter]
        deciding = {
            len(view.trick): view
            for view in views
            if view.legal and (view.round, view.trick_number) == (told.round, told.number)
        }
        return [_alternatives(told, deciding[place]) for place in sorted(deciding)]


def _chapters(view: ChikyuView) -> list[_Chapter]:
    rounds: list[tuple[int, tuple[Trick, ...], RoundRecord | None]]
    rounds = [(record.round, record.tricks, record) for record in view.records]
    if len(view.records) == view.round:
        rounds.append((view.round, view.tricks, None))
    return [
        _Chapter(played, number, trick, tricks[number + 1 :], record)
        for played, tricks, record in rounds
        for number, trick in enumerate(tricks)
        if view.viewer in choosers(trick, view.options.seats)
    ]


def choosers(trick: Trick, seats: int) -> list[int]:
    """The seats that chose the cards of a trick; a blind lead was nobody's choice."""
    found = [OWNERS[seats][hand] for hand in trick.hands]
    if trick.led is Led.BLIND:
        return found[1:]
    if trick.led is Led.PICKED:
        found[0] = 1 - found[0]
    return found


def _alternatives(told: _Chapter, view: ChikyuView) -> list[Alternative[ChikyuMove]]:
    situation = situation_of(view)
    place = len(view.trick)
    played = told.trick.cards[place]
    found = []
    for move in view.legal:
        assert isinstance(move, PlayCard)
        # While a round goes on, nobody knows how others would have answered another kind.
        is_sure = view.lead is not None or move.card.kind is played.kind
        if is_sure or told.record is not None:
            end = _trick_with(told, situation, place, move.card.index)
            was_played = move.card is played
            meaning = None if was_played else _round_with(told, situation, end)
            found.append(_told(situation, end, move, meaning, was_played=was_played))
    found.sort(key=lambda each: (_lead(each, situation.me), each.was_played), reverse=True)
    return found


def _trick_with(told: _Chapter, situation: Situation, place: int, card: int) -> PackedRound:
    """The trick to its end, with this card at its place."""
    at = situation.at.clone()
    rest = told.trick.cards[place + 1 :]
    for trick in (told.trick, *told.later):
        for hand, each in zip(trick.hands, trick.cards, strict=True):
            at.hands[hand] |= each.bit & ~at.played
    at.play(card)
    rule = rule_for(situation.table)
    for each in rest:
        legal = at.legal()
        at.play(each.index if legal & each.bit else rule.best(at, legal))
    return at


def _round_with(told: _Chapter, situation: Situation, end: PackedRound) -> Phrase | None:
    """What a round that is over would have brought, if it was another number of points."""
    if told.record is None:
        return None
    at, rule, me = end.clone(), rule_for(situation.table), situation.me
    later = [_later_cards(told, hand) for hand in range(len(at.hands))]
    for hand, left in enumerate(told.record.dropped):
        at.hands[hand] |= _DROPPED if left else 0
    while not at.is_over:
        legal = at.legal() & ~_DROPPED
        if not legal:
            return None  # only a card that nobody has seen could be played
        cards = later[at.turn]
        card = next((each for each in cards if legal >> each & 1), None)
        at.play(rule.best(at, legal) if card is None else card)
    points, _arrivals = situation.standing.after(at.holds)
    before, real = situation.standing.points[me], told.record.scores[me].after
    if points[me] == real:
        return None
    return Phrase(BRINGS, {"points": points[me] - before, "real": real - before})


def _later_cards(told: _Chapter, hand: int) -> list[int]:
    """What a hand played from this trick on, in its order."""
    return [
        card.index
        for trick in (told.trick, *told.later)
        for player, card in zip(trick.hands, trick.cards, strict=True)
        if player == hand
    ]


def _told(
    situation: Situation,
    end: PackedRound,
    move: PlayCard,
    meaning: Phrase | None,
    *,
    was_played: bool,
) -> Alternative[ChikyuMove]:
    me, taker = situation.me, end.taker
    owner = end.owners[taker]
    own, others = (YOURS, OTHERS) if taker < end.players else (OPEN, OTHERS_OPEN)
    template = own if owner == me else others
    gained = [0] * end.players
    before, after = [
        situation.table.count(holds[owner]) for holds in (situation.at.holds, end.holds)
    ]
    gained[owner] = after.first + after.second - before.first - before.second
    ending = Phrase(template, {"card": CARDS[end.best], "name": Somebody(owner)})
    return Alternative(PLAYS[move.card.index], ending, tuple(gained), was_played, meaning)


def _lead(each: Alternative[ChikyuMove], seat: int) -> float:
    """What the seat gains more than the others do on average."""
    own = each.gained[seat]
    return own - (sum(each.gained) - own) / (len(each.gained) - 1)
