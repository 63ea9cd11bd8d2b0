"""Cards into hands and out of them: dealing, drawing, locking a choice, taking it back."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.events import CardMove
from game.core.seats import Seat
from game.rules.five211.cards import Card
from scenes.anim import timings
from scenes.anim.easing import in_out_sine
from scenes.anim.timeline import Call, Cue, Tween, parallel, sequence, stagger
from scenes.anim.tween import lerp
from scenes.engine.audio import Sound
from scenes.games.five211 import pace
from scenes.games.five211.card_art import TableCard
from scenes.games.five211.cues.cue_context import CueContext, known
from scenes.games.five211.display import Display
from scenes.table.cards.card_sprite import Spot
from scenes.table.cards.motion import flip, fly, fly_open


def evening_falls(context: CueContext, seconds: float) -> Cue:
    """To the hour of the round that begins; a light that changes is no motion.

    Nobody waits for it: it takes as long as the dealing.
    """
    display = context.display
    start, end = display.evening, display.hour

    def fall(share: float) -> None:
        display.evening = end if share >= 1 else lerp(start, end, share)

    if start == end or seconds <= 0:
        return Call(lambda: fall(1.0))
    return Tween(fall, seconds, in_out_sine)


def draw_cards(context: CueContext, moves: Sequence[CardMove]) -> Cue:
    """From the pile into the hands, one after the other; the near hand makes room first."""
    display = context.display
    drawn = [
        TableCard.at(display.layout.pile, _face(move), turned=0.0)
        for move in moves
        if move.target.seat == display.layout.hand_of
    ]
    places = _places(display, [*display.hand, *drawn])
    coming = iter(drawn)
    whole_deal = len(moves) > 2 * len(display.seats)
    gap = timings.DEAL_GAP if whole_deal else pace.REFILL_GAP
    draws = [
        _draw_own(context, card := next(coming), places[id(card)])
        if move.target.seat == display.layout.hand_of
        else _draw_other(context, move)
        for move in moves
    ]
    seconds = context.motion.moving(pace.LOCK_IN)
    room = shift(context, display.hand, [places[id(card)] for card in display.hand], seconds)
    dealing = parallel(room, stagger(context.ripple(gap), draws))
    return sequence(
        parallel(dealing, evening_falls(context, dealing.seconds)), Call(display.place_hand)
    )


def commit(context: CueContext, seat: Seat, moves: Sequence[CardMove]) -> Cue:
    """Chosen cards slide face down into the slots."""
    display = context.display
    spots = [display.layout.boxes[seat].slots[known(move.target.index)] for move in moves]
    cards = _leaving_hand(context, seat, moves)

    def leave() -> None:
        for card, move in zip(cards, moves, strict=True):
            if card in display.hand:
                display.hand.remove(card)
            card.glow = 0.0
            display.slots[seat, known(move.target.index)] = card
        display.seats[seat].in_hand -= len(moves)
        context.sound(Sound.CARD_SLIDE)

    def lock() -> None:
        display.seats[seat].locked = True
        context.sound(Sound.LOCK)

    seconds = context.motion.moving(pace.LOCK_IN)
    flights = [
        parallel(fly(card, spot, seconds, context.motion), flip(card, seconds, to=0.0))
        for card, spot in zip(cards, spots, strict=True)
    ]
    staying = [card for card in display.fan if card not in cards]
    closing = shift(context, staying, display.layout.hand_spots(len(staying)), seconds)
    return sequence(Call(leave), parallel(*flights, closing), Call(lock))


def take_back(context: CueContext, seat: Seat, moves: Sequence[CardMove]) -> Cue:
    """Locked cards return to the places in the hand that they left."""
    display, own = context.display, seat == context.display.layout.hand_of
    cards = [display.slots[seat, known(move.source.index)] for move in moves]
    # Lowest place first, so that each card finds the place it left.
    back = sorted(zip(moves, cards, strict=True), key=lambda pair: _place(pair[0]))

    def unlock() -> None:
        display.seats[seat].locked = False
        for move, card in back:
            del display.slots[seat, known(move.source.index)]
            display.flying.append(card)
        context.sound(Sound.UNLOCK)

    def arrive() -> None:
        display.seats[seat].in_hand += len(moves)
        for move, card in back:
            display.flying.remove(card)
            if own:
                card.turned = 1.0
                display.hand.insert(_place(move), card)
        display.place_hand()

    seconds = context.motion.moving(pace.LOCK_IN)
    whole = list(display.hand)
    for move, card in back if own else ():
        whole.insert(_place(move), card)
    places = _places(display, whole)
    flights = [
        fly_open(card, places[id(card)], seconds, context.motion)
        if own
        else fly(card, context.hidden_hand(seat), seconds, context.motion, vanish=True)
        for _move, card in back
    ]
    room = shift(context, display.hand, [places[id(card)] for card in display.hand], seconds)
    return sequence(Call(unlock), parallel(room, *flights), Call(arrive))


def _places(display: Display, hand: Sequence[TableCard]) -> dict[int, Spot]:
    """Where each card of a hand will lie in its fan."""
    spots = display.layout.hand_spots(len(hand))
    return {id(card): spot for card, spot in zip(display.fanned(hand), spots, strict=True)}


def shift(
    context: CueContext, cards: Sequence[TableCard], spots: Sequence[Spot], seconds: float
) -> Cue:
    """Cards that stay in the hand move to make room or to close a gap."""
    if context.motion.reduced:
        return Call(lambda: _put(cards, spots))
    moves = [
        fly(card, spot, seconds, context.motion, arc=0.0)
        for card, spot in zip(cards, spots, strict=False)
    ]
    return parallel(*moves)


def _put(cards: Sequence[TableCard], spots: Sequence[Spot]) -> None:
    for card, spot in zip(cards, spots, strict=False):
        card.place(spot)


def _draw_own(context: CueContext, card: TableCard, target: Spot) -> Cue:
    display = context.display

    def land() -> None:
        display.flying.remove(card)
        display.seats[display.layout.hand_of].in_hand += 1
        card.turned = 1.0 if card.face is not None else 0.0
        display.hand.append(card)

    seconds = context.motion.moving(timings.DEAL_FLIGHT)
    return sequence(
        Call(lambda: _take_top(context, card)),
        fly_open(card, target, seconds, context.motion),
        Call(land),
    )


def _draw_other(context: CueContext, move: CardMove) -> Cue:
    display, seat = context.display, move.target.seat
    assert seat is not None
    card = TableCard.at(display.layout.pile, None, turned=0.0)

    def land() -> None:
        display.flying.remove(card)
        display.seats[seat].in_hand += 1

    seconds = context.motion.moving(timings.DEAL_FLIGHT)
    flight = fly(card, context.hidden_hand(seat), seconds, context.motion, vanish=True)
    return sequence(Call(lambda: _take_top(context, card)), flight, Call(land))


def _take_top(context: CueContext, card: TableCard) -> None:
    context.display.pile -= 1
    context.display.flying.append(card)
    context.sound(Sound.DEAL)


def _leaving_hand(context: CueContext, seat: Seat, moves: Sequence[CardMove]) -> list[TableCard]:
    display = context.display
    if seat == display.layout.hand_of and display.hand:
        # A hidden hand has no known places: its first cards will do.
        places = [n if m.source.index is None else m.source.index for n, m in enumerate(moves)]
        return [display.hand[place] for place in places]
    start = context.hidden_hand(seat)
    return [TableCard.at(start, _face(move), turned=0.0) for move in moves]


def _face(move: CardMove) -> Card | None:
    assert move.face is None or isinstance(move.face, Card)
    return move.face


def _place(move: CardMove) -> int:
    """The hand place of a card that comes back; unknown places count as the first."""
    return move.target.index or 0
