"""Cues of a trick that is over: the pile, the hold that grows, and what the winning card does."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.chikyu.cards import Card, Kind
from game.rules.chikyu.events import EffectWon, LimitPassed, RoundPlayed, TrickTaken
from game.rules.chikyu.hands import Hand
from game.rules.chikyu.records import Led
from scenes.anim.easing import in_cubic, in_out_cubic, in_out_sine, linear, out_back
from scenes.anim.timeline import NOTHING, Call, Cue, Tween, Wait, parallel, sequence, stagger
from scenes.art.portraits.mood import Mood
from scenes.engine.audio import Sound
from scenes.games.chikyu import table_words
from scenes.games.chikyu.card_art import TableCard
from scenes.games.chikyu.cues import timings as pace
from scenes.games.chikyu.cues.cue_context import CueContext
from scenes.games.chikyu.display import SeatFigures, holds_pink
from scenes.games.chikyu.panels.round_panel import draw_last
from scenes.games.chikyu.rehearsal import rehearse_pile
from scenes.table.cards.card_sprite import Spot
from scenes.table.cards.motion import fly

PILE_HEIGHT = 30
SINKS = 40
"""How far a card that is dropped sinks, in units."""


def take_trick(context: CueContext, event: TrickTaken) -> Cue:
    """A breath, then the cards close into a pile that flies to the seat; its hold grows."""
    display, trick = context.display, event.trick
    cards = list(display.trick.values())
    figures = display.seats[event.seat]
    target = _pile_spot(context, event.seat)
    seconds = context.motion.moving(pace.SWEEP)
    context.rehearse(lambda painter: rehearse_pile(painter, display.layout.scoring, trick.cards))
    context.rehearse(lambda painter: draw_last(painter, display, context.who, trick))

    def rejoice() -> None:
        display.turn = display.chooser = None
        figures.mood = Mood.DELIGHTED
        context.caption.announce(table_words.taken(context.who, trick, display))

    def lift() -> None:
        display.trick, display.away = {}, set()
        display.lead = display.set_by = display.winner = None
        display.order, display.led, display.sits_out = (), Led.FREELY, None
        display.effect = None
        # From now on it is the last one, also while its cards are still on their way.
        display.tricks.append(trick)
        display.flying += cards
        context.sound(Sound.CARD_FLIP)

    def arrive() -> None:
        display.flying = [card for card in display.flying if card not in cards]
        figures.piles.append(None if figures.hold is None else holds_pink(trick.cards))

    sweeps = [
        fly(card, target, seconds, context.motion, ease=in_out_cubic, vanish=True) for card in cards
    ]
    return sequence(
        context.read_first(),
        Call(rejoice),
        Wait(pace.BREATH),
        Call(lift),
        parallel(*sweeps),
        Call(arrive),
        _grow(context, figures, trick.cards),
        Call(lambda: _calm(figures)),
    )


def _calm(figures: SeatFigures) -> None:
    figures.mood = Mood.CALM


def _pile_spot(context: CueContext, seat: Hand) -> Spot:
    box, px = context.display.layout.boxes[seat], context.display.layout.metrics.px
    place = box.piles or box.score or box.portrait
    return Spot(place.left + px(PILE_HEIGHT / 2), place.centery, px(PILE_HEIGHT))


def _grow(context: CueContext, figures: SeatFigures, cards: Sequence[Card]) -> Cue:
    """A storey a card."""
    hold = figures.hold
    if hold is None:
        return NOTHING
    steps = []
    counts = list(hold)
    for number, card in enumerate(cards):
        start = counts[card.kind]
        counts[card.kind] = start + 1
        steps.append(_storey(context, hold, card.kind, start, (number, len(cards))))
    return stagger(context.ripple(pace.STOREY), steps)


def _storey(
    context: CueContext, hold: list[float], kind: Kind, start: float, heard: tuple[int, int]
) -> Cue:
    def grow(share: float) -> None:
        hold[kind] = start + share

    def sound() -> None:
        hold[kind] = start + 1
        context.sound.tally(*heard)

    return sequence(Tween(grow, context.motion.moving(2 * pace.STOREY), linear), Call(sound))


def pass_limit(context: CueContext, event: LimitPassed) -> Cue:
    """The column pushes through its line, which shakes; OVER drops in."""
    figures = context.display.seats[event.seat]

    def begin() -> None:
        figures.shaken, figures.over_drop = event.kind, 0.0
        figures.mood = Mood.SULKING
        context.sound(Sound.BUST)

    def shake(share: float) -> None:
        figures.shake, figures.over_drop = 1 - min(1.0, share), share

    def settle() -> None:
        figures.shaken, figures.shake, figures.over_drop = None, 0.0, 1.0
        figures.mood = Mood.CALM

    words = table_words.over_limit(context.who, event.seat, event.kind, event.count)
    return sequence(
        context.read_first(),
        Call(begin),
        parallel(
            Tween(shake, context.motion.moving(pace.LIMIT), out_back),
            context.tell(words, pace.EFFECT),
        ),
        Call(settle),
    )


def win_effect(context: CueContext, event: EffectWon) -> Cue:
    """The winning card's sign over the winner, and what comes of it."""
    display, hand = context.display, event.hand
    words = table_words.effect(context.who, hand, event.kind, event.leader, display)
    said = context.tell(words, pace.EFFECT)

    def begin() -> None:
        display.effect = hand

    if event.kind is not Kind.SLUGGOS or event.leader is None:
        return sequence(context.read_first(), Call(begin), said)

    def crawl(share: float) -> None:
        display.snail, display.veil = share, share

    def asleep() -> None:
        display.sits_out, display.veil = hand, 0.0

    def rest() -> None:
        display.snail, display.veil = None, 1.0

    crawling = Tween(crawl, context.motion.moving(pace.SNAIL), in_out_sine)
    return sequence(
        context.read_first(), Call(begin), Call(asleep), parallel(crawling, said), Call(rest)
    )


def end_round(context: CueContext, event: RoundPlayed) -> Cue:
    """Cards left in hands sink and fade, with one sentence."""
    display = context.display
    left = [card for hand in (display.holder, *display.opened)
            for card in display.cards_of(hand) or ()]  # fmt: skip
    dropped = sum(event.dropped)
    words = table_words.round_over(context.who, event.last, dropped)

    def clear() -> None:
        display.hand, display.opened = [], {hand: [] for hand in display.opened}
        display.hand_sizes = [0] * len(display.hand_sizes)
        display.order, display.led, display.sits_out = (), Led.FREELY, None
        display.effect = None
        display.open_piles()
        display.flying = [card for card in display.flying if card not in left]

    heard: Cue = Call(lambda: context.sound(Sound.NOBODY)) if left else NOTHING
    sinking = [_sink(context, card) for card in left]
    return sequence(
        context.read_first(),
        heard,
        parallel(context.tell(words, pace.LEFT_OVER), *sinking),
        Call(clear),
    )


def _sink(context: CueContext, card: TableCard) -> Cue:
    start, way = card.y, context.display.layout.metrics.px(SINKS)

    def sink(share: float) -> None:
        card.y = start + (0 if context.motion.reduced else way * share)
        card.alpha = 1 - share

    return Tween(sink, context.motion.moving(pace.LEFT_OVER), in_cubic)
