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
from scenes.games.five211.art.wordmark import WORD
from scenes.games.five211.card_art import TableCard
from scenes.games.five211.cues.cue_context import CueContext
from scenes.games.five211.cues.house_cues import houses_out
from scenes.games.five211.cues.kododo_home import bring_home, rehearse_points
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
from scenes.games.five211.tally_parts.kododo_lap import STEPS, Lap, towards
from scenes.games.five211.tally_parts.spotlight import (
    RING_DRAWN,
    draw_cry,
    draw_lizard,
    draw_spotlight,
)
from scenes.table.cards.spot import Spot

VEIL = "#46527A"
RING_WAITS = 196
"""The ring while its last notch is free, in units."""
ON_WALL, WALL_ANGLE, LOOKS = 0.66, -12.0, 0.55
"""A lizard on its card: its height of the card's, its lean, and how far it turns to look."""
WALL_AT = (0.024, 0.18)
"""Its middle from that of the card, in heights of the card."""
RUNNER, FOLLOWER = 208, 132
"""Lizards of the cards and of the ring, in units."""
BEHIND = 0.072
"""How much of the lap those of the ring run behind."""
TRACKS, TRACK_APART = 6, 0.0125
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
    context.rehearse(partial(_rehearse_run, display=display))
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

    seconds = max(context.motion.reading(caption), pace.CARD_TO_EDGE)
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


def kododo_moment(show: ScoringBeat, *, warmly: bool) -> Cue:
    """The ring springs open, and each lizard runs its lap and brings a point home."""
    display, context = show.display, show.context
    slots = sorted(display.slots.items(), key=lambda item: item[0])
    ours = [(place, card) for place, card in slots if card.face and card.face.is_kododo]
    cards, owners = [card for _place, card in ours], [seat for (seat, _index), _card in ours]
    homes = [display.layout.boxes[seat].slots[index] for (seat, index), _card in ours]
    others = [card for _place, card in slots if card not in cards]
    known = dict(zip(map(id, display.spotlight.bare), display.lizards, strict=False))
    runners = [
        known.get(id(card)) or replace(_climber(home), alpha=0.0)
        for card, home in zip(cards, homes, strict=True)
    ]
    followers = [_follower(display) for _card in cards]
    closers = [context.names[seat] for seat in _closers(show)]
    caption = table_words.ring_closed(closers, len(cards), warmly=warmly)
    context.foresee(caption)
    rehearse_points(show, owners)

    def begin() -> None:
        context.caption.announce(caption)
        context.sound(Sound.RING_CLOSED)
        display.ring_opens = True
        display.spotlight.cards[:] = cards
        display.lizards[:] = [*followers, *runners]

    def leave_walls() -> None:
        display.spotlight.bare[:] = cards
        for runner in runners:
            runner.alpha = 1.0

    waves = _waves(show, WAVES if warmly else 1)
    opening = parallel(
        _grow_ring(context, RING_DRAWN, pace.RING_OPENS, out_back),
        waves,
        # The light reaches houses and cards one after the other.
        delay(show.context.ripple(pace.RING_OPENS), houses_out(show)),
        delay(show.context.ripple(2 * pace.RING_OPENS), show.put_out(others)),
        sequence(lay_back(context, list(zip(cards, homes, strict=True))), Call(leave_walls)),
    )
    lap = parallel(
        _run_lap(show, runners, followers),
        _cry(show) if warmly else NOTHING,
        _grow_ring(context, 0.0, pace.RING_OPENS),
    )
    faces = Call(lambda: show_moods(display, show.record))
    return sequence(
        NOTHING if display.spotlight.veil else dim_light(context, VEIL),
        Call(begin),
        parallel(sequence(opening, lap), show.reading(caption)),
        Call(partial(_end_run, display, followers)),
        show.say_why(),
        faces,
        parallel(
            light_returns(context),
            bring_home(show, list(zip(runners, owners, homes, strict=True)), warmly=warmly),
        ),
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
    display.lizards.extend(map(_climber, cards))


def _climber(card: TableCard | Spot) -> RunningLizard:
    across, down = (share * card.height for share in WALL_AT)
    x, y = card.x + across, card.y + down
    return RunningLizard(x, y, card.height * ON_WALL, WALL_ANGLE, 1)


def _follower(display: Display) -> RunningLizard:
    ring, px = display.layout.tally.ring, display.layout.metrics.px
    return RunningLizard(ring.centerx, ring.centery, px(FOLLOWER), alpha=0.0)


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


def _waves(show: ScoringBeat, count: int) -> Cue:
    spot = show.display.spotlight

    def run(number: int, share: float) -> None:
        if number < len(spot.waves):
            spot.waves[number] = share

    if show.motion.reduced:
        return NOTHING
    runs = [Tween(partial(run, number), pace.WAVE, out_cubic) for number in range(count)]
    return sequence(
        Call(lambda: spot.waves.extend([0.0] * count)),
        stagger(pace.WAVES_APART, runs),
        Call(spot.waves.clear),
    )


def _cry(show: ScoringBeat) -> Cue:
    """Letter by letter; it stands a moment and is gone."""
    spot = show.display.spotlight

    def grow(number: int, share: float) -> None:
        if number < len(spot.letters):
            spot.letters[number] = share

    def shrink(number: int, share: float) -> None:
        grow(number, 1 - share)

    if show.motion.reduced:
        stand = Call(lambda: spot.letters.extend([1.0] * len(WORD)))
        return sequence(stand, Wait(pace.CRY), Call(spot.letters.clear))
    pops = [Tween(partial(grow, n), pace.LETTER, out_back) for n in range(len(WORD))]
    grown = stagger(pace.LETTERS_APART, pops)
    return sequence(
        Call(lambda: spot.letters.extend([0.0] * len(WORD))),
        grown,
        Wait(max(0.0, pace.LEAP + pace.LAP - pace.LETTER - grown.seconds)),
        parallel(*(Tween(partial(shrink, n), pace.LETTER / 2, linear) for n in range(len(WORD)))),
        Call(spot.letters.clear),
    )  # fmt: skip


def _run_lap(
    show: ScoringBeat, runners: Sequence[RunningLizard], followers: Sequence[RunningLizard]
) -> Cue:
    """Once round the table, evenly apart; those of the ring light the way behind them."""
    if show.motion.reduced:
        return NOTHING
    lap, px = Lap(show.display.layout.metrics.stage), show.display.layout.metrics.px
    starts = lap.starts([(lizard.x, lizard.y) for lizard in runners])
    sound = Call(lambda: show.context.sound(Sound.KODODO_SCURRY))
    runs: list[Cue] = []
    for runner, follower, start in zip(runners, followers, starts, strict=True):
        runs.append(_lap(lap, runner, start, px(RUNNER)))
        runs.append(_lap(lap, follower, start - BEHIND, px(FOLLOWER)))

    def load() -> None:
        for runner in runners:
            runner.load = "+1"

    return sequence(sound, parallel(delay(pace.LEAP, Call(load)), *runs))


def _lap(lap: Lap, lizard: RunningLizard, begin: float, height: int) -> Cue:
    """Off its wall to where it joins the lap, and round to the same place."""
    goal, stance = lap.point(begin), lap.stance(begin)
    start: list[tuple[float, float]] = []

    def leap(share: float) -> None:
        if not start:
            start.append((lizard.x, lizard.y))
        x, y = start[0]
        lizard.x, lizard.y = lerp(x, goal[0], share), lerp(y, goal[1], share)
        # Large at once: every size between would be a picture of its own.
        if share > 0.3:
            lizard.height, lizard.angle, lizard.frame = height, stance.angle, stance.frame
        lizard.glow, lizard.alpha = share, 1.0

    def run(share: float) -> None:
        now = begin + share
        lizard.x, lizard.y = lap.point(now)
        along = lap.stance(now)
        lizard.angle, lizard.frame = along.angle, along.frame
        past = [now - TRACK_APART * (TRACKS - number) for number in range(TRACKS)]
        lizard.tracks = [(*lap.point(each), lap.stance(each).angle) for each in past
                         if each > begin]  # fmt: skip

    return sequence(Tween(leap, pace.LEAP, out_cubic), Tween(run, pace.LAP, in_out_sine))


def _end_run(display: Display, followers: Sequence[RunningLizard]) -> None:
    """Those of the ring are gone into it."""
    display.lizards[:] = [lizard for lizard in display.lizards if lizard not in followers]
    for lizard in display.lizards:
        lizard.tracks, lizard.glow = [], 0.0


def _rehearse_run(painter: Painter, display: Display) -> None:
    """Every stance of the lap in both sizes."""
    lap, px = Lap(display.layout.metrics.stage), display.layout.metrics.px
    for step in range(STEPS):
        stance = lap.stance((step + 0.5) / STEPS)
        for units in (RUNNER, FOLLOWER):
            lizard = RunningLizard(0, 0, px(units), stance.angle, stance.frame, glow=1.0)
            lizard.load = "+1" if units == RUNNER else ""
            draw_lizard(painter, lizard)


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
    lit.lizards = [*map(_climber, lit.spotlight.bare)]
    for count in (target - len(closing), target):
        lit.kododo = count
        draw_spotlight(painter, lit)
