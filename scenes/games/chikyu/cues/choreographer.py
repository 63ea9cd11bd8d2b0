"""Turns events into cues that move the display. The only reader of events on this side.

A cue is built when everything before it has been played, so it may look at the display as it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.core.events import (
    CardMove,
    CardsMoved,
    Event,
    FirstSeatNamed,
    MatchEnded,
    ScoreChanged,
    Shuffled,
    TurnStarted,
)
from game.core.places import Zone
from game.core.sentences import first_seat_words
from game.rules.chikyu.cards import Card
from game.rules.chikyu.events import (
    CardPlayed,
    EffectWon,
    LeadSet,
    LimitPassed,
    RoundPlayed,
    ScoringOpened,
    TrickOpened,
    TrickTaken,
)
from game.rules.chikyu.hands import Hand
from scenes.anim.easing import in_out_sine
from scenes.anim.timeline import NOTHING, Call, Cue, Tween, sequence, stagger
from scenes.anim.timings import DEAL_FLIGHT, SHUFFLE
from scenes.engine.audio import Sound
from scenes.games.chikyu.card_art import TableCard
from scenes.games.chikyu.cues import timings as pace
from scenes.games.chikyu.cues.cue_context import CueContext
from scenes.games.chikyu.cues.playing_cues import open_trick, play, set_lead, start_turn
from scenes.games.chikyu.cues.scoring_cues import change_score, open_scoring, scoring_cue
from scenes.games.chikyu.cues.taking_cues import end_round, pass_limit, take_trick, win_effect
from scenes.games.chikyu.cues.voyage_cues import once_round
from scenes.games.chikyu.panels.plates import draw_first_plates
from scenes.table.cards.card_sprite import Spot
from scenes.table.cards.motion import fly, fly_open


def shuffle(context: CueContext) -> Cue:
    """The table is cleared for another round."""
    display = context.display
    context.rehearse(partial(draw_first_plates, display=display, who=context.who))

    def clear() -> None:
        points, markers, viewer = [s.points for s in display.seats], display.markers, display.viewer
        first_round = not display.tricks and display.scoring is None
        display.scoring = None
        display.begin(viewer)
        for figures, has in zip(display.seats, points, strict=True):
            figures.points = has
        display.place_boats(points, markers)
        display.tricks, display.order, display.trick = [], (), {}
        display.lacks = [frozenset()] * len(display.lacks)
        display.turn = display.chooser = display.sits_out = None
        display.hand = []
        if not first_round:
            display.round += 1
        context.caption.clear()
        context.sound(Sound.RIFFLE)

    def turn(share: float) -> None:
        display.turning = share % 1.0

    seconds = 0.0 if context.motion.reduced else SHUFFLE
    return sequence(Call(clear), Tween(turn, seconds, in_out_sine), Call(lambda: turn(0.0)))


def deal(context: CueContext, moves: Sequence[CardMove]) -> Cue:
    """From the Earth to every hand in turn; the near one lies sorted as it grows."""
    display = context.display
    start = _pile(context)
    cards = [TableCard.at(start, _face(move), turned=0.0) for move in moves]
    hands = [hand_of(context, move) for move in moves]
    places: dict[int, Spot] = {}
    for hand in {display.holder, *display.opened}:
        own = [card for card, goes_to in zip(cards, hands, strict=True) if goes_to == hand]
        spots = display.spots_of(hand, len(own))
        places |= {
            id(card): spot for card, spot in zip(sorted(own, key=_order), spots, strict=True)
        }
    gap = min(pace.DEAL_GAP, pace.WHOLE_DEAL / max(1, len(moves)))
    flights = [
        _deal_one(context, card, hand, places.get(id(card)))
        for card, hand in zip(cards, hands, strict=True)
    ]

    def sort() -> None:
        for hand in (display.holder, *display.opened):
            lying = display.cards_of(hand)
            assert lying is not None
            lying.sort(key=_order)
        display.place_hands()

    return sequence(stagger(context.ripple(gap), flights), Call(sort))


def _deal_one(context: CueContext, card: TableCard, hand: Hand, place: Spot | None) -> Cue:
    display = context.display
    seconds = context.motion.moving(DEAL_FLIGHT)

    def take() -> None:
        display.flying.append(card)
        context.sound(Sound.DEAL)

    def land() -> None:
        display.flying.remove(card)
        display.hand_sizes[hand] += 1
        lying = display.cards_of(hand)
        if lying is not None:
            card.turned = 1.0
            lying.append(card)

    if place is None:
        flight = fly(card, display.hidden_hand(hand), seconds, context.motion, vanish=True)
    else:
        flight = fly_open(card, place, seconds, context.motion)
    return sequence(Call(take), flight, Call(land))


def _pile(context: CueContext) -> Spot:
    layout = context.display.layout
    return Spot(round(layout.earth.x), round(layout.earth.y), layout.trick[0].height)


def hand_of(context: CueContext, move: CardMove) -> Hand:
    """Which hand a card goes to or comes from."""
    place = move.target if move.target.seat is not None else move.source
    assert place.seat is not None
    return place.seat + place.part * context.display.options.seats


def _face(move: CardMove) -> Card | None:
    assert move.face is None or isinstance(move.face, Card)
    return move.face


def _order(card: TableCard) -> int:
    """As a hand is sorted: by kind, then by rank."""
    return -1 if card.face is None else card.face.index


def cue_for(event: Event, context: CueContext) -> Cue:
    """How to show an event from the display's present state; an unknown one takes no time."""
    cue: Cue = NOTHING
    match event:
        case CardPlayed():
            cue = play(context, event)
        case LeadSet(hand, kind):
            cue = set_lead(context, hand, kind)
        case TurnStarted(seats, (_round, _trick, played)):
            cue = start_turn(context, seats, played)
        case TrickTaken():
            cue = take_trick(context, event)
        case TrickOpened():
            cue = open_trick(context, event)
        case EffectWon():
            cue = win_effect(context, event)
        case LimitPassed():
            cue = pass_limit(context, event)
        case _:
            cue = _between_rounds(event, context)
    return cue


def _between_rounds(event: Event, context: CueContext) -> Cue:
    cue: Cue = NOTHING
    match event:
        case Shuffled():
            cue = shuffle(context)
        case CardsMoved(moves) if moves and moves[0].target.zone is Zone.HAND:
            cue = deal(context, moves)
        case FirstSeatNamed(seat, by_lot):
            words = first_seat_words(context.who.names[seat], by_lot=by_lot)
            cue = context.tell(words, context.motion.reading(words))
        case RoundPlayed():
            cue = end_round(context, event)
        case ScoringOpened(record):
            cue = open_scoring(context, record)
        case ScoreChanged(seat, points):
            cue = change_score(context, seat, points)
        case MatchEnded(outcome):
            cue = once_round(context, outcome, context.display.options.end_points)
        case _:
            cue = scoring_cue(event, context)
    return cue
