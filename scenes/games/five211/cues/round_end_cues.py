"""The end of a round: scored cards go to their owners, all others to the discard."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.events import CardMove
from game.core.outcome import Outcome
from game.core.places import Zone
from game.core.seats import Seat
from scenes.anim import timings
from scenes.anim.easing import in_out_cubic, out_cubic
from scenes.anim.timeline import Call, Cue, Tween, animate, parallel, sequence, stagger
from scenes.anim.tween import lerp_point
from scenes.art.portraits.mood import Mood
from scenes.engine.audio import Sound
from scenes.games.five211 import pace
from scenes.games.five211.card_art import TableCard
from scenes.games.five211.cues.cue_context import CueContext, known
from scenes.games.five211.display import ColourMark, Display, TallyColumn
from scenes.table.cards.card_sprite import Spot
from scenes.table.cards.motion import fly


def clear_table(context: CueContext, moves: Sequence[CardMove]) -> Cue:
    """First the scored cards, then the sweep."""
    scored = [move for move in moves if move.target.zone is Zone.SCORE]
    rest = [move for move in moves if move.target.zone is Zone.DISCARD]
    gap = context.ripple(timings.SCORE_RIPPLE)
    to_owners = stagger(gap, [_score(context, move) for move in scored])
    sweep = parallel(*[_discard(context, move) for move in rest])
    return sequence(parallel(to_owners, points_home(context)), sweep)


def calm_down(context: CueContext) -> None:
    """Joy and sulking last until the table is swept."""
    for figures in context.display.seats:
        figures.mood = Mood.CALM


def points_home(context: CueContext) -> Cue:
    """The numbers go with their cards, and the sum runs into the near player's points."""
    display = context.display
    total, score = display.sum, display.layout.boxes[display.layout.own].score
    start = None if total is None else (total.x, total.y)

    def go(share: float) -> None:
        for pop in display.pops:
            pop.alpha = 1 - share
        if total is not None and start is not None:
            total.x, total.y = lerp_point(start, score.center, share)
            total.scale, total.alpha = 1 - 0.6 * share, min(1.0, 3 * (1 - share))

    seconds = context.motion.moving(pace.SCORING_FLIGHT)
    end = Call(lambda: calm_down(context))
    return sequence(Tween(go, seconds, out_cubic), Call(display.clear_points), end)


def change_score(context: CueContext, seat: Seat, points: int, cards: int) -> Cue:
    """Points tick up."""
    figures = context.display.seats[seat]
    before = figures.points

    def settle() -> None:
        figures.points, figures.scored = points, cards
        figures.bump, figures.gain = 0.0, 0

    if before is None:
        return Call(settle)

    def show(value: float) -> None:
        figures.points = value
        figures.bump = 1 - (value - before) / max(1, points - before)

    seconds = min(pace.POINTS_TICK * (points - before), timings.SCORING_BEAT)
    return sequence(animate(show, before, points, seconds, out_cubic), Call(settle))


def open_scores(context: CueContext, outcome: Outcome) -> Cue:
    """Closed score piles are opened at the end; open ones show the same already."""

    def open_all() -> None:
        for standing in outcome.standings:
            figures = context.display.seats[standing.seat]
            figures.points, figures.scored = standing.points, standing.tie_break

    return Call(open_all)


def end_round(context: CueContext) -> Cue:
    """The columns sink, and the round marker moves on."""
    display = context.display
    heights = [column.count for column in display.columns]
    kododo = display.kododo

    def sink(share: float) -> None:
        for column, height in zip(display.columns, heights, strict=True):
            column.count = height * (1 - share)
            # What is left of a house that went bust is cleared away at once.
            column.fall, column.mark = 0.0, ColourMark.NONE
            column.roof, column.dim, column.shine = 1 - share, column.dim * (1 - share), 0.0
        display.kododo = kododo * (1 - share)

    def clear() -> None:
        display.columns = [TallyColumn() for _ in display.columns]
        display.kododo = 0
        display.kododo_light = 0.0
        display.ring_opens = False
        display.round += 1
        display.turn = 0
        for seat in display.seats:
            seat.bump = 0.0

    seconds = context.motion.moving(pace.TALLY_GROW)
    # What was said of this round is not true of the next one.
    return sequence(Call(context.caption.clear), Tween(sink, seconds, out_cubic), Call(clear))


def _score(context: CueContext, move: CardMove) -> Cue:
    display, seat = context.display, _seat(move)
    card = display.slots[seat, known(move.source.index)]
    score = display.layout.boxes[seat].score
    target = Spot(score.centerx, score.centery, max(8, score.height))

    def land() -> None:
        display.flying.remove(card)
        display.seats[seat].bump = 1.0
        context.sound(Sound.CARD_SLIDE)

    seconds = context.motion.moving(pace.SCORING_FLIGHT)
    flight = fly(card, target, seconds, context.motion, vanish=True)
    return sequence(Call(lambda: _lift_out(display, card)), flight, Call(land))


def _discard(context: CueContext, move: CardMove) -> Cue:
    display, seat = context.display, _seat(move)
    card = _leaving(context, seat, move)

    def take() -> None:
        if move.source.zone is Zone.HAND:
            display.seats[seat].in_hand -= 1
        _lift_out(display, card)

    def land() -> None:
        display.flying.remove(card)
        display.discard += 1

    seconds = context.motion.moving(pace.ROUND_END)
    target = display.layout.discard
    # A sweep stays on the table; twenty cards that turn at once would be too much work, too.
    flight = fly(card, target, seconds, context.motion, arc=0, ease=in_out_cubic, vanish=True)
    return sequence(Call(take), flight, Call(land))


def _leaving(context: CueContext, seat: Seat, move: CardMove) -> TableCard:
    display = context.display
    if move.source.zone is Zone.SLOT:
        return display.slots[seat, known(move.source.index)]
    if seat == display.layout.hand_of and display.hand:
        return display.hand[0]
    return TableCard.at(context.hidden_hand(seat), None, turned=0.0)


def _lift_out(display: Display, card: TableCard) -> None:
    display.slots = {place: held for place, held in display.slots.items() if held is not card}
    if card in display.hand:
        display.hand.remove(card)
    display.flying.append(card)


def _seat(move: CardMove) -> Seat:
    assert move.source.seat is not None, "cards leave from somebody's place"
    return move.source.seat
