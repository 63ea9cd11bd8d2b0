"""The kododo beats: a ring that closes, and exactly enough of them carry the round off.

The breath before belongs to the reveal, the rest to the scoring. A person's round is a feast: the
last card is lifted, and the cry is heard. Among bots the lizards only run.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

from game.core.seats import Seat
from game.rules.five211.cards import Card
from scenes.anim.easing import Ease, in_out_sine, linear, out_back, out_cubic, there_and_back
from scenes.anim.timeline import (
    NOTHING,
    Call,
    Cue,
    Tween,
    Wait,
    delay,
    parallel,
    sequence,
    stagger,
)
from scenes.anim.tween import lerp
from scenes.engine.audio import Sound
from scenes.engine.drawing.painter import Painter
from scenes.games.five211 import pace, table_words
from scenes.games.five211.art.kododo_ring import WORD
from scenes.games.five211.card_art import TableCard
from scenes.games.five211.cues.cue_context import CueContext
from scenes.games.five211.cues.house_cues import houses_out
from scenes.games.five211.cues.kododo_home import bring_home, rehearse_points
from scenes.games.five211.cues.kododo_run import (
    WALL_ANGLE,
    climber,
    cry,
    end_run,
    follower,
    rehearse_run,
    run_lap,
    waves,
)
from scenes.games.five211.cues.last_card import (
    dim_light,
    lay_back,
    lift_out,
    light_returns,
    open_up,
)
from scenes.games.five211.cues.scoring_beat import ScoringBeat
from scenes.games.five211.display import Display, RunningLizard, Spotlight
from scenes.games.five211.moods import show_moods
from scenes.games.five211.tally_parts.kododo_lap import towards
from scenes.games.five211.tally_parts.spotlight import (
    RING_DRAWN,
    draw_cry,
    draw_spotlight,
)
from scenes.table.cards.card_sprite import Spot

VEIL = "#46527A"
RING_WAITS = 196
"""The ring while its last notch is free, in units."""
LOOKS = 0.55
"""How far a lizard turns its head to the ring."""
WAVES = 3


@dataclass(frozen=True, slots=True)
class Closing:
    """A card that closes the ring, and whose it is."""

    seat: Seat
    card: TableCard
    face: Card


def count_kododo(show: ScoringBeat) -> Cue:
    """The first beat, when they are not exactly enough; only the ring and its words move."""
    display = show.display

    def pulse(share: float) -> None:
        display.kododo_light = there_and_back(share)

    def rest() -> None:
        display.kododo_light = 0.0

    caption = table_words.kododo_counted(show.record.result, display.numbers)
    return sequence(
        show.say(caption),
        parallel(show.moving(pulse, pace.NOT_EXACT), show.reading(caption)),
        Call(rest),
    )


def ring_breath(context: CueContext, closing: Sequence[Closing]) -> Cue:
    """Less light but for the kododo, the ring and the cards that are still to turn."""
    display = context.display
    target = display.numbers.kododo_target
    names = [context.names[each.seat] for each in closing]
    caption = table_words.last_to_turn(names)
    context.foresee(caption)
    context.foresee(table_words.ring_closed(names, target, warmly=True))
    context.rehearse(partial(rehearse_run, display=display))
    context.rehearse(partial(draw_cry, letters=[1.0] * len(WORD), notches=target))
    context.rehearse(partial(_rehearse_lit, display=display, closing=closing))
    cards = [each.card for each in closing]

    def begin() -> None:
        context.caption.announce(caption)
        context.sound(Sound.SUSPENSE)
        _light(display, _open_kododo(display))

    def count() -> None:
        for each in closing:
            display.columns[each.face.colour].count += 1
            display.kododo += 1

    def show_faces() -> None:
        for each in closing:
            each.card.face = each.face

    # Nobody waits for the end of the sentence here: the next one comes when this was read.
    seconds = pace.CARD_TO_EDGE
    return sequence(
        Call(begin),
        parallel(
            dim_light(context, VEIL),
            _grow_ring(context, RING_WAITS, pace.CARD_LIFT),
            sequence(Wait(pace.VEIL), _look_up(context)),
            _pulse_notch(context, seconds),
            lift_out(context, cards, seconds),
        ),
        Call(show_faces),
        open_up(context, cards),
        Call(count),
        # The tally is drawn anew here; what comes next has a frame of its own.
        Wait(pace.FACE_UP / 2),
    )


@dataclass(frozen=True, slots=True)
class _Cast:
    """The kododo cards of a round with everything that belongs to each, in the order of seats."""

    cards: list[TableCard]
    owners: list[Seat]
    homes: list[Spot]
    runners: list[RunningLizard]
    followers: list[RunningLizard]

    @classmethod
    def of(cls, display: Display) -> _Cast:
        """Lizards that have turned their heads already are those that run."""
        slots = sorted(display.slots.items(), key=lambda item: item[0])
        ours = [(place, card) for place, card in slots if card.face and card.face.is_kododo]
        homes = [display.layout.boxes[seat].slots[index] for (seat, index), _card in ours]
        known = dict(zip(map(id, display.spotlight.bare), display.lizards, strict=False))
        runners = [
            known.get(id(card)) or replace(climber(home), alpha=0.0)
            for (_place, card), home in zip(ours, homes, strict=True)
        ]
        owners = [seat for (seat, _index), _card in ours]
        followers = [follower(display) for _card in ours]
        return cls([card for _place, card in ours], owners, homes, runners, followers)


def kododo_moment(show: ScoringBeat, *, warmly: bool) -> Cue:
    """The ring springs open, and each lizard runs its lap and brings a point home."""
    display, context = show.display, show.context
    cast = _Cast.of(display)
    closers = [context.names[seat] for seat in _closers(show)]
    caption = table_words.ring_closed(closers, len(cast.cards), warmly=warmly)
    context.foresee(caption)
    rehearse_points(show, cast.owners)

    def begin() -> None:
        context.sound(Sound.RING_CLOSED)
        display.ring_opens = True
        display.spotlight.cards[:] = cast.cards
        display.lizards[:] = [*cast.followers, *cast.runners]

    lap = parallel(
        run_lap(show, cast.runners, cast.followers),
        cry(show) if warmly else NOTHING,
        _grow_ring(context, 0.0, pace.RING_OPENS),
    )
    coming = list(zip(cast.runners, cast.owners, cast.homes, strict=True))
    shown = sequence(
        parallel(_open_ring(show, cast, warmly=warmly), delay(_before_lap(context), lap)),
        Call(partial(end_run, display, cast.followers)),
        Call(lambda: show_moods(display, show.record)),
        parallel(light_returns(context), bring_home(show, coming, warmly=warmly)),
    )
    return sequence(
        NOTHING if display.spotlight.veil else dim_light(context, VEIL),
        Call(begin),
        parallel(shown, sequence(context.read_first(), show.say(caption), show.reading(caption))),
        show.say_why(),
    )


def _before_lap(context: CueContext) -> float:
    return 0.0 if context.motion.reduced else pace.BEFORE_LAP


def _open_ring(show: ScoringBeat, cast: _Cast, *, warmly: bool) -> Cue:
    """Its light reaches houses and cards one after the other, and walls are left."""
    spot, ripple = show.display.spotlight, show.context.ripple
    others = [card for card in show.display.slots.values() if card not in cast.cards]

    def leave_walls() -> None:
        spot.bare[:] = cast.cards
        for runner in cast.runners:
            runner.alpha = 1.0

    places = list(zip(cast.cards, cast.homes, strict=True))
    return parallel(
        _grow_ring(show.context, RING_DRAWN, pace.RING_OPENS, out_back),
        waves(show, WAVES if warmly else 1),
        delay(ripple(pace.RING_OPENS), houses_out(show)),
        delay(ripple(0.5 * pace.RING_OPENS), show.put_out(others)),
        sequence(lay_back(show.context, places), Call(leave_walls)),
    )


def _open_kododo(display: Display) -> list[TableCard]:
    return [card for card in display.slots.values() if card.is_face_up and card.face
            and card.face.is_kododo]  # fmt: skip


def _closers(show: ScoringBeat) -> list[Seat]:
    """Whose card was the last one: of the last turn, people before others."""
    turned = [seat for seat, row in enumerate(show.record.rows) if row[-1].is_kododo]
    return closing_seats(turned, show.context.people)


def closing_seats(turned: Sequence[Seat], people: Sequence[Seat]) -> list[Seat]:
    """Of those who turn a kododo at once: all people, or else the last."""
    return [seat for seat in turned if seat in people] or list(turned[-1:])


def _light(display: Display, cards: Sequence[TableCard]) -> None:
    """These stand in the light, and their lizards are free to move."""
    spot = display.spotlight
    spot.cards[:0] = cards
    spot.bare.extend(cards)
    display.lizards.extend(map(climber, cards))


def _grow_ring(context: CueContext, units: float, seconds: float, ease: Ease = out_cubic) -> Cue:
    """Over the table; to nothing: back to its place."""
    display = context.display
    least = display.layout.tally.ring.width / display.layout.metrics.unit
    start: list[float] = []

    def grow(share: float) -> None:
        if not start:
            start.append(display.spotlight.ring or least)
        display.spotlight.ring = lerp(start[0], units or least, share)

    def rest() -> None:
        display.spotlight.ring = units

    if context.motion.reduced:
        return Call(rest)
    return sequence(Tween(grow, seconds, ease), Call(rest))


def _pulse_notch(context: CueContext, seconds: float) -> Cue:
    spot = context.display.spotlight

    def beat(share: float) -> None:
        spot.pulse = there_and_back(share * 2 % 1.0)

    def rest() -> None:
        spot.pulse = 0.0

    if context.motion.reduced:
        return NOTHING
    return sequence(Tween(beat, seconds, linear), Call(rest))


def _look_up(context: CueContext) -> Cue:
    """One head after the other turns to the ring."""
    display = context.display
    ring = display.layout.tally.ring.center

    def look(number: int, share: float) -> None:
        if number < len(display.lizards):
            lizard = display.lizards[number]
            goal = towards((lizard.x, lizard.y), ring) * LOOKS
            lizard.angle = lerp(WALL_ANGLE, round(goal / 10) * 10, share)

    if context.motion.reduced:
        return NOTHING
    turns = [
        Tween(partial(look, number), pace.LOOK_UP, in_out_sine)
        for number in range(display.numbers.kododo_target)
    ]
    return stagger(pace.LOOK_APART, turns)


def _rehearse_lit(painter: Painter, display: Display, closing: Sequence[Closing]) -> None:
    """The table in its last light: ring, bare walls, the card that comes."""
    target, walls = display.numbers.kododo_target, _open_kododo(display)
    lit = replace(display, spotlight=Spotlight(1.0, VEIL, [*walls], [*walls], RING_WAITS))
    for each in closing:
        for height in (round(each.card.height), display.layout.hand_height):
            large = replace(each.card, face=each.face, turned=1.0, height=height, moving=True)
            lit.spotlight.cards += [large, replace(large, moving=False)]
            lit.spotlight.bare += lit.spotlight.cards[-1:]
    out = [card for card in display.slots.values() if card.face is not None and card not in walls]
    lit.spotlight.cards += [replace(card, grey=1.0, moving=False) for card in out]
    lit.lizards = [*map(climber, lit.spotlight.bare)]
    for count in (target - len(closing), target):
        lit.kododo = count
        draw_spotlight(painter, lit)
