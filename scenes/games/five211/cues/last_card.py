"""The card that decides a round: it leaves its slot, and turns while everybody watches."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from scenes.anim.easing import in_out_sine, linear, out_cubic
from scenes.anim.timeline import Call, Cue, Tween, Wait, parallel, sequence
from scenes.anim.tween import lerp
from scenes.art.card_shape import ASPECT
from scenes.games.five211 import pace
from scenes.games.five211.card_art import TableCard
from scenes.games.five211.cues.cue_context import CueContext
from scenes.table.cards.card_sprite import Spot

LARGE = 218
"""The height of a card that everybody looks at, in units."""
ASIDE, UP, DOWN = 22, 66, 46
"""How far it moves out of its slot, in units: aside, and towards the middle of the table."""
EDGE = 0.5
"""Turned so far, only the edge of a card is seen."""


def dim_light(context: CueContext, tint: str, seconds: float = pace.VEIL) -> Cue:
    """The table loses its light."""
    spot = context.display.spotlight

    def fall(share: float) -> None:
        spot.tint, spot.veil = tint, share

    return Tween(fall, context.motion.moving(seconds), linear)


def light_returns(context: CueContext) -> Cue:
    """From however dark it is."""
    spot = context.display.spotlight

    def rise(share: float) -> None:
        spot.veil = 1 - share

    return Tween(rise, context.motion.moving(pace.LIGHT_BACK), linear)


def lift_out(context: CueContext, cards: Sequence[TableCard], seconds: float) -> Cue:
    """Out of their slots, twice as large, and round to the edge; reduced, they stay and wait."""
    lit = Call(lambda: context.display.spotlight.cards.extend(cards))
    if context.motion.reduced:
        return sequence(lit, Wait(seconds))
    return sequence(lit, parallel(*(_lift(context, card, seconds) for card in cards)))


def _lift(context: CueContext, card: TableCard, seconds: float) -> Cue:
    start = Spot(card.x, card.y, round(card.height), card.angle)
    goal = _before_all(context, start)

    def grow(share: float) -> None:
        card.moving = True
        card.x, card.y = lerp(start.x, goal.x, share), lerp(start.y, goal.y, share)
        card.height, card.lift = lerp(start.height, goal.height, share), share

    def turn(share: float) -> None:
        card.turned = EDGE * 0.98 * share

    return parallel(Tween(grow, pace.CARD_LIFT, out_cubic), Tween(turn, seconds, in_out_sine))


def _before_all(context: CueContext, spot: Spot) -> Spot:
    """Towards the middle of the table, inside the window."""
    metrics = context.display.layout.metrics
    px, stage = metrics.px, metrics.stage
    height = px(LARGE)
    card = Rect(0, 0, round(height * ASPECT), height)
    down = DOWN if spot.y < stage.centery else -UP
    card.center = round(spot.x + px(ASIDE)), round(spot.y + px(down))
    card = card.clamp(stage.inflate(-2 * px(ASIDE // 2), -2 * px(ASIDE // 2)))
    return Spot(card.centerx, card.centery, height, 0.0)


def open_up(context: CueContext, cards: Sequence[TableCard]) -> Cue:
    """The other half of the turn."""

    def turn(share: float) -> None:
        for card in cards:
            card.turned = lerp(EDGE, 1.0, share)

    seconds = context.motion.moving(pace.FACE_UP)
    return sequence(Tween(turn, seconds, linear), Call(lambda: turn(1.0)))


def lay_back(context: CueContext, places: Sequence[tuple[TableCard, Spot]]) -> Cue:
    """Into their slots again."""

    def land() -> None:
        for card, spot in places:
            card.place(spot)

    if context.motion.reduced:
        return Call(land)
    flown: list[tuple[float, float, float]] = []

    def shrink(share: float) -> None:
        flown[:] = flown or [(card.x, card.y, card.height) for card, _spot in places]
        for (card, spot), (x, y, height) in zip(places, flown, strict=True):
            card.x, card.y = lerp(x, spot.x, share), lerp(y, spot.y, share)
            card.height, card.lift = lerp(height, spot.height, share), 1 - share

    return sequence(Tween(shrink, pace.CARD_LIFT, out_cubic), Call(land))
