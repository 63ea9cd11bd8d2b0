"""The run of the lizards: off their walls, once round the table, under the cry of the round."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from scenes.anim.easing import in_out_sine, linear, out_back, out_cubic
from scenes.anim.timeline import NOTHING, Call, Cue, Tween, Wait, delay, parallel, sequence, stagger
from scenes.anim.tween import lerp
from scenes.engine.audio import Sound
from scenes.engine.drawing.painter import Painter
from scenes.games.five211 import pace
from scenes.games.five211.art.kododo_ring import WORD
from scenes.games.five211.card_art import TableCard
from scenes.games.five211.cues.scoring_beat import ScoringBeat
from scenes.games.five211.display import Display, RunningLizard
from scenes.games.five211.tally_parts.kododo_lap import STEPS, Lap
from scenes.games.five211.tally_parts.spotlight import draw_lizard
from scenes.table.cards.card_sprite import Spot

ON_WALL, WALL_ANGLE = 0.66, -12.0
"""A lizard on its card: its height of the card's, and its lean."""
WALL_AT = (0.024, 0.18)
"""Its middle from that of the card, in heights of the card."""
RUNNER, FOLLOWER = 208, 132
"""Lizards of the cards and of the ring, in units."""
BEHIND = 0.072
"""How much of the lap those of the ring run behind."""
TRACKS, TRACK_APART = 6, 0.0125


def run_lap(
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


def end_run(display: Display, followers: Sequence[RunningLizard]) -> None:
    """Those of the ring are gone into it."""
    display.lizards[:] = [lizard for lizard in display.lizards if lizard not in followers]
    for lizard in display.lizards:
        lizard.tracks, lizard.glow = [], 0.0


def cry(show: ScoringBeat) -> Cue:
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


def waves(show: ScoringBeat, count: int) -> Cue:
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


def rehearse_run(painter: Painter, display: Display) -> None:
    """Every stance of the lap in both sizes."""
    lap, px = Lap(display.layout.metrics.stage), display.layout.metrics.px
    for step in range(STEPS):
        stance = lap.stance((step + 0.5) / STEPS)
        for units in (RUNNER, FOLLOWER):
            lizard = RunningLizard(0, 0, px(units), stance.angle, stance.frame, glow=1.0)
            lizard.load = "+1" if units == RUNNER else ""
            draw_lizard(painter, lizard)


def climber(card: TableCard | Spot) -> RunningLizard:
    across, down = (share * card.height for share in WALL_AT)
    x, y = card.x + across, card.y + down
    return RunningLizard(x, y, card.height * ON_WALL, WALL_ANGLE, 1)


def follower(display: Display) -> RunningLizard:
    ring, px = display.layout.tally.ring, display.layout.metrics.px
    return RunningLizard(ring.centerx, ring.centery, px(FOLLOWER), alpha=0.0)
