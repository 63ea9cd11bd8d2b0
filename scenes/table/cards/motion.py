"""How one card moves: it flies on a shallow arc, turns over, lifts, and lands."""

from __future__ import annotations

from scenes.anim.easing import Ease, in_out_sine, linear, out_cubic, there_and_back
from scenes.anim.timeline import NOTHING, Call, Cue, Tween, parallel, sequence
from scenes.anim.timings import Motion
from scenes.anim.tween import arc_point, lerp
from scenes.table.cards.card_sprite import CardSprite, F, Spot

ARC = 0.06
SPIN = 7.0
FLIGHT_LIFT = 1.0
VANISH_FROM = 0.72


def fly(
    card: CardSprite[F],
    target: Spot,
    seconds: float,
    motion: Motion,
    *,
    arc: float = ARC,
    ease: Ease = out_cubic,
    vanish: bool = False,
) -> Cue:
    """To the target on an arc with a little spin; `vanish` fades it out as it arrives."""
    if motion.reduced:
        return _fade_over(card, target, seconds, vanish=vanish)
    start: list[tuple[float, float, float, float]] = []

    def travel(share: float) -> None:
        if not start:
            start.append((card.x, card.y, card.height, card.angle))
        x, y, height, angle = start[0]
        way = abs(target.x - x) + abs(target.y - y)
        card.x, card.y = arc_point((x, y), (target.x, target.y), share, way * arc)
        card.height = lerp(height, target.height, share)
        turn = SPIN * there_and_back(share) if arc else 0.0
        card.angle = lerp(angle, target.angle, share) + turn
        card.moving = True
        card.lift = FLIGHT_LIFT * there_and_back(share) if arc else card.lift
        if vanish:
            card.alpha = 1 - max(0.0, share - VANISH_FROM) / (1 - VANISH_FROM)

    def land() -> None:
        card.place(target)
        card.alpha = 0.0 if vanish else 1.0

    return sequence(Tween(travel, seconds, ease), Call(land))


def fly_open(card: CardSprite[F], target: Spot, seconds: float, motion: Motion) -> Cue:
    """A flight that shows the face on the way, if the viewer may know it."""
    turning = flip(card, seconds) if card.face is not None else NOTHING
    return parallel(fly(card, target, seconds, motion), turning)


def flip(card: CardSprite[F], seconds: float, *, to: float = 1.0, hop: bool = False) -> Cue:
    """Turn over: squash to the edge and open again; `hop` lifts the card meanwhile."""
    start: list[float] = []

    def turn(share: float) -> None:
        if not start:
            start.append(card.turned)
        card.turned = lerp(start[0], to, share)
        if hop:
            card.lift = there_and_back(share)

    def done() -> None:
        card.turned = to
        if hop:
            card.lift = 0.0

    return sequence(Tween(turn, seconds, in_out_sine), Call(done))


def _fade_over(card: CardSprite[F], target: Spot, seconds: float, *, vanish: bool) -> Cue:
    """Reduced motion: gone here, there again."""

    def fade_in(share: float) -> None:
        card.alpha = share

    def jump() -> None:
        card.place(target)
        card.alpha = 0.0

    def fade_out(share: float) -> None:
        card.alpha = 1 - share

    out = Tween(fade_out, seconds / 2, linear)
    if vanish:
        return sequence(out, Call(jump))
    return sequence(out, Call(jump), Tween(fade_in, seconds / 2, linear))
