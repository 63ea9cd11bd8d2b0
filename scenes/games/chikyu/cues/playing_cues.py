"""Cues of a trick: a card flies to its side of the Earth, sets the kind, takes the crown."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.core.seats import Seat
from game.rules.chikyu.cards import Kind
from game.rules.chikyu.events import CardPlayed, TrickOpened
from game.rules.chikyu.hands import Hand
from game.rules.chikyu.records import Led
from scenes.anim.easing import in_out_sine, out_back, out_cubic, out_quad
from scenes.anim.timeline import NOTHING, Call, Cue, Tween, Wait, parallel, sequence
from scenes.anim.tween import lerp_point
from scenes.engine.audio import Sound
from scenes.engine.drawing.painter import Painter
from scenes.games.chikyu import table_words
from scenes.games.chikyu.card_art import TableCard, draw_card
from scenes.games.chikyu.cues import timings as pace
from scenes.games.chikyu.cues.cue_context import CueContext
from scenes.games.chikyu.display import Ripple
from scenes.table.cards.card_sprite import Spot
from scenes.table.cards.motion import flip, fly

RIPPLE_GROWS = 1.5
"""How wide a ring of water gets, of the height of the card."""


def open_trick(context: CueContext, event: TrickOpened) -> Cue:
    """The Earth is clear; who sits out is known."""
    display = context.display

    def start() -> None:
        display.order, display.led, display.sits_out = event.hands, event.led, event.sits_out
        display.trick, display.away = {}, set()
        display.lead = display.set_by = display.winner = display.effect = None
        display.turn = display.chooser = None

    return Call(start)


def start_turn(context: CueContext, seats: Sequence[Seat], played: int) -> Cue:
    """Whose card is next, and who chooses it."""
    display, (chooser,) = context.display, seats

    def start() -> None:
        display.turn, display.chooser = display.order[played], chooser
        context.caption.ask_when_read(table_words.turn_begins(display, context.who, display.turn))

    return Call(start)


def play(context: CueContext, event: CardPlayed) -> Cue:
    """From the hand on an arc to its side of the Earth, with a ring of water where it lands."""
    display, hand = context.display, event.hand
    card, staying = _leaving(context, event)
    target = display.layout.trick[hand]
    slow = event.leads and display.led is Led.COLOURLESS
    seconds = context.motion.moving(pace.SLOW_LEAD if slow else pace.PLAY)

    def leave() -> None:
        lying = display.cards_of(hand)
        if lying is not None:
            lying[:] = staying
        display.hand_sizes[hand] -= 1
        card.glow, card.face = 0.0, event.card
        display.flying.append(card)
        display.turn = display.chooser = None
        context.sound(Sound.CARD_SLIDE)

    def land() -> None:
        display.flying.remove(card)
        card.turned = 1.0
        display.trick[hand] = card
        lead = display.lead
        if lead is not None and event.card.kind is not lead and not event.looks_away:
            display.lacks[hand] |= {lead}
        context.sound(Sound.DRIP)

    homes = display.spots_of(hand, len(staying))
    # All of them come to rest in one frame, each turned a little otherwise than before.
    context.rehearse(
        partial(_draw_at, cards=staying, homes=homes, heights=display.layout.card_heights)
    )
    closing = shift(context, staying, homes, seconds)
    flight = fly(card, target, seconds, context.motion)
    if event.blind:
        flight = parallel(flight, flip(card, context.motion.moving(pace.BLIND_FLIP)))
        before: Cue = _riffle(context, hand, [card, *staying])
    else:
        before = NOTHING
    turning = flip(card, seconds) if card.turned < 1 and not event.blind else NOTHING
    return sequence(
        before,
        Call(leave),
        parallel(flight, turning, closing),
        Call(land),
        parallel(_splash(context, target), _judged(context, event, before.seconds + seconds)),
    )


def _draw_at(
    painter: Painter, cards: Sequence[TableCard], homes: Sequence[Spot], heights: Sequence[int]
) -> None:
    for card, home in zip(cards, homes, strict=True):
        draw_card(painter, TableCard.at(home, card.face), heights)


def _leaving(context: CueContext, event: CardPlayed) -> tuple[TableCard, list[TableCard]]:
    """The sprite that goes, and those of its hand that stay."""
    display, lying = context.display, context.display.cards_of(event.hand)
    if not lying:
        start = display.hidden_hand(event.hand)
        return TableCard.at(start, event.card, turned=0.0 if event.blind else 1.0), []
    card = next((card for card in lying if card.face is event.card), lying[len(lying) // 2])
    if card.face is None:
        card.face, card.turned = event.card, 0.0
    return card, [other for other in lying if other is not card]


def _riffle(context: CueContext, hand: Hand, cards: Sequence[TableCard]) -> Cue:
    """The hand closes and is shuffled; nobody has a choice."""
    display = context.display
    lying = display.cards_of(hand)
    said = Call(lambda: context.sound(Sound.RIFFLE))
    if not lying or len(cards) < 2 or context.motion.reduced:
        return sequence(said, Wait(context.motion.moving(pace.RIFFLE)))
    spots = display.spots_of(hand, len(lying))
    middle = spots[len(spots) // 2]
    half = pace.RIFFLE / 2
    closing = [
        parallel(fly(card, middle, half, context.motion, arc=0.0), flip(card, half, to=0.0))
        for card in cards
    ]
    others = [card for card in lying if card is not cards[0]]
    homes = display.spots_of(hand, len(others))
    opening = [
        parallel(fly(card, home, half, context.motion, arc=0.0), flip(card, half))
        for card, home in zip(others, homes, strict=True)
        if card.face is not None
    ]
    return sequence(said, parallel(*closing), parallel(*opening))


def _splash(context: CueContext, spot: Spot) -> Cue:
    if context.motion.reduced:
        return NOTHING
    display, ripple = context.display, Ripple(spot.x, spot.y, spot.height * RIPPLE_GROWS)

    def spread(share: float) -> None:
        ripple.share = share

    return sequence(
        Call(lambda: display.ripples.append(ripple)),
        Tween(spread, pace.RIPPLE, out_quad),
        Call(lambda: display.ripples.remove(ripple)),
    )


def _judged(context: CueContext, event: CardPlayed, after: float) -> Cue:
    """What the card is in this trick: the best so far, or one that looks away."""
    display, hand = context.display, event.hand
    if event.looks_away:
        said = table_words.looks_away(context.who, hand)

        def away() -> None:
            display.away.add(hand)
            context.sound(Sound.WINK)

        told = context.tell(said, context.motion.moving(pace.LOOK_AWAY))
        return sequence(Call(away), context.read_first(after), told)
    if event.leads and display.led is Led.COLOURLESS:
        return Call(lambda: context.sound(Sound.YAWN))
    return crown(context, hand) if event.wins else NOTHING


def crown(context: CueContext, hand: Hand) -> Cue:
    """Crown and rim slide from the old best card to the new."""
    display, old = context.display, context.display.winner

    def settle() -> None:
        display.crown, display.winner = None, hand
        best = sum(card.face is not None for card in display.trick.values())
        context.sound.tally(best, len(display.order))

    if old is None or context.motion.reduced:
        return Call(settle)
    start, end = display.layout.trick[old], display.layout.trick[hand]

    def slide(share: float) -> None:
        display.crown = lerp_point((start.x, start.y), (end.x, end.y), share)

    return sequence(Tween(slide, pace.CROWN, in_out_sine), Call(settle))


def set_lead(context: CueContext, hand: Hand, kind: Kind) -> Cue:
    """The sign grows out of the card into the plate."""
    display = context.display

    def settle() -> None:
        display.lead, display.set_by = kind, hand
        if display.winner is None:
            # After a lead without a kind the second card sets it, and may be beaten by the first.
            display.winner = display.order[0]
        context.sound.tally(1, len(display.order))

    def swell(share: float) -> None:
        display.plate_swell = share

    seconds = context.motion.moving(pace.PLATE)
    growing = sequence(Call(settle), Tween(swell, seconds, out_back))
    if context.motion.reduced:
        return growing
    return sequence(_jump(context, hand, kind), growing)


def _jump(context: CueContext, hand: Hand, kind: Kind) -> Cue:
    """The sign leaves the card for the plate; slowly where the second card has set the kind."""
    display = context.display
    spot, plate = display.layout.trick[hand], display.layout.lead_plate
    late = display.led is Led.COLOURLESS

    def fly_on(share: float) -> None:
        x, y = lerp_point((spot.x, spot.y), plate.center, share)
        display.sign_flies = (kind, x, y)

    def arrive() -> None:
        display.sign_flies = None

    seconds = pace.COLOUR_JUMP if late else pace.PLATE
    return sequence(Tween(fly_on, seconds, out_cubic), Call(arrive))


def shift(
    context: CueContext, cards: Sequence[TableCard], spots: Sequence[Spot], seconds: float
) -> Cue:
    """Cards that stay in a hand close the gap."""
    if context.motion.reduced:

        def put() -> None:
            for card, spot in zip(cards, spots, strict=True):
                card.place(spot)

        return Call(put)
    return parallel(
        *(
            fly(card, spot, seconds, context.motion, arc=0.0, ease=out_cubic)
            for card, spot in zip(cards, spots, strict=True)
        )
    )
