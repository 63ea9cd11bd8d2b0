"""The scoring of a round in its beats: kododo, bust, ties, winner, points; each with a caption."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import accumulate

from game.core.seats import Seat
from game.kits.five211.wanted_bust import WantedBust
from game.rules.five211.records import RoundRecord
from game.rules.five211.scoring import Verdict
from scenes.anim import timings
from scenes.anim.easing import linear, out_cubic, there_and_back
from scenes.anim.timeline import Call, Cue, Tween, Wait, parallel, sequence
from scenes.anim.tween import arc_point
from scenes.engine.audio import Sound
from scenes.games.five211 import pace, table_words
from scenes.games.five211.card_art import TableCard
from scenes.games.five211.cues.cue_context import CueContext
from scenes.games.five211.cues.house_cues import all_dim, bust, roofs_down, tie, wanted_bust, winner
from scenes.games.five211.cues.kododo_cues import count_kododo, kododo_moment
from scenes.games.five211.cues.scoring_beat import ScoringBeat
from scenes.games.five211.display import MANY_POINTS, Pop, Spark
from scenes.games.five211.moods import show_moods
from scenes.games.five211.tally_parts.points import draw_pops, draw_sum
from scenes.table.words.captions import announced_area

POP, OWN_POP = 19, 28
"""Em sizes in units: on another player's card, and on one of the near player's."""
SUM, SUM_GROWS, SUM_FULL = 36, 24, 15
"""The sum in units: at least, how much it may grow, and the points at which it has."""
BESIDE_SEAT, BELOW_TOP, SUM_BELOW_WORDS = 50, 70, 34
"""Where the sum stands: right of the near seat's panel and below its upper edge, in units."""
LEAN = 5.0
HOP = 0.25


def count_points(show: ScoringBeat) -> Cue:
    """Card by card, at all seats together."""
    rows = [show.scoring_cards(seat) for seat in range(len(show.record.rows))]
    steps: list[Cue] = []
    for number in range(max(map(len, rows), default=0)):
        # Seats with fewer cards are done sooner.
        due = [(seat, row[number]) for seat, row in enumerate(rows) if number < len(row)]
        steps.append(_count(show, due, number))
    _rehearse_sums(show, rows[show.display.layout.own])
    if max(show.record.gained) >= MANY_POINTS:
        steps.append(_punch(show))
    return sequence(*steps, _swell_sum(show))


def _count(show: ScoringBeat, due: Sequence[tuple[Seat, TableCard]], number: int) -> Cue:
    pops = [(seat, _pop_on(show, seat, card, number)) for seat, card in due]
    show.context.rehearse(partial(draw_pops, pops=[pop for _, pop in pops]))

    def appear() -> None:
        for (seat, pop), (_, card) in zip(pops, due, strict=True):
            show.display.pops.append(pop)
            show.display.seats[seat].gain += _value(card)
        show.context.sound.score(number)

    def swell(share: float) -> None:
        for _, pop in pops:
            pop.scale = 1 + HOP * there_and_back(share)

    own = [pop for seat, pop in pops if seat == show.display.layout.own]
    flows = [_flow(show, pop) for pop in own]
    hop = show.moving(swell, pace.POINT_POP)
    # What has landed just before swells the sum while the next number pops.
    return sequence(Call(appear), parallel(hop, _swell_sum(show), *flows))


def _swell_sum(show: ScoringBeat) -> Cue:
    display = show.display

    def swell(share: float) -> None:
        if display.sum is not None:
            display.sum.scale = 1 + HOP * there_and_back(share)

    return show.moving(swell, pace.POINT_POP)


def _value(card: TableCard) -> int:
    assert card.face is not None
    return card.face.value


def _pop_on(show: ScoringBeat, seat: Seat, card: TableCard, number: int) -> Pop:
    assert card.face is not None
    px, near = show.display.layout.metrics.px, seat == show.display.layout.own
    size = px(OWN_POP if near else POP)
    colour = None if show.record.result.verdict is Verdict.KODODO else card.face.colour
    x, y = card.x + card.height * 0.2, card.y - card.height * 0.5
    return Pop(f"+{card.face.value}", x, y, size, colour, LEAN if number % 2 == 0 else -LEAN)


def _flow(show: ScoringBeat, pop: Pop) -> Cue:
    """A spark hops from the number to the sum, which grows as it lands."""
    display, worth = show.display, int(pop.text)
    place, spark = sum_place(show), Spark(pop.x, pop.y)

    def hop(share: float) -> None:
        height = display.layout.metrics.px(40)
        spark.x, spark.y = arc_point((pop.x, pop.y), place, share, height)

    def land() -> None:
        before = 0 if display.sum is None else int(display.sum.text)
        display.sum = _sum(show, before + worth, pop)
        if spark in display.sparks:
            display.sparks.remove(spark)

    if show.motion.reduced:
        return Call(land)
    return sequence(
        Call(lambda: display.sparks.append(spark)),
        Tween(hop, pace.SPARK_HOP, linear),
        Call(land),
    )


def sum_place(show: ScoringBeat) -> tuple[float, float]:
    """Beside the near seat, and below the words that say why."""
    layout = show.display.layout
    panel, px = layout.boxes[layout.own].area, layout.metrics.px
    top = announced_area(layout.metrics, layout.caption).bottom + px(SUM_BELOW_WORDS)
    return panel.right + px(BESIDE_SEAT), max(panel.top + px(BELOW_TOP), top)


def _sum(show: ScoringBeat, total: int, last: Pop) -> Pop:
    size = SUM + SUM_GROWS * min(1.0, total / SUM_FULL)
    px = show.display.layout.metrics.px(size)
    rays = show.wanted is not None
    return Pop(str(total), *sum_place(show), px, last.colour, LEAN, rays=rays)


def _rehearse_sums(show: ScoringBeat, row: Sequence[TableCard]) -> None:
    """Every number that the near player's sum passes through."""
    for number, total in enumerate(accumulate(map(_value, row))):
        last = _pop_on(show, show.display.layout.own, row[number], number)
        show.context.rehearse(partial(draw_sum, total=_sum(show, total, last)))


def _punch(show: ScoringBeat) -> Cue:
    """So many points shake the table once."""
    if show.motion.reduced:
        return Wait(0)

    def jump(share: float) -> None:
        show.display.punch = there_and_back(share)

    def thud() -> None:
        show.context.sound(Sound.PUNCH)

    def rest() -> None:
        show.display.punch = 0.0

    return sequence(Call(thud), Tween(jump, pace.PUNCH, linear), Call(rest))


def score_round(context: CueContext, record: RoundRecord) -> Cue:
    """All beats that this round has, in the order of the rules."""
    show = ScoringBeat(context, record)

    def remember() -> None:
        context.display.last_result = table_words.result_line(record, context.names)

    return sequence(*_beats(show), Call(remember))


def _beats(show: ScoringBeat) -> list[Cue]:
    result = show.record.result
    faces = Call(lambda: show_moods(show.display, show.record))
    if result.verdict is Verdict.KODODO:
        return [kododo_moment(show, warmly=show.is_ours)]
    ties = [tie(show, group) for group in result.ties]
    if (wanted := show.wanted) is not None:
        return _wanted_beats(show, wanted, ties)
    beats = [count_kododo(show)]
    if result.busts:
        beats.append(bust(show))
    beats += [roofs_down(show), *ties]
    if result.verdict is Verdict.NOBODY:
        return [*beats, faces, _nobody(show)]
    return [*beats, winner(show), faces, count_points(show)]


def _wanted_beats(show: ScoringBeat, wanted: WantedBust, ties: list[Cue]) -> list[Cue]:
    """Nobody counts lizards while a house is coming down that somebody has brought down."""
    faces = Call(lambda: show_moods(show.display, show.record))
    falls, said = wanted_bust(show, wanted)
    falls = sequence(falls, roofs_down(show))
    if ties:
        return [parallel(falls, said), *ties, winner(show), faces, count_points(show)]
    scored = sequence(falls, winner(show, says=False), faces, count_points(show))
    return [parallel(scored, sequence(said, show.say_why()))]


def _nobody(show: ScoringBeat) -> Cue:
    cards = list(show.display.slots.values())

    def sink(share: float) -> None:
        for card in cards:
            card.grey = max(card.grey, out_cubic(share))

    sentence = table_words.nobody(show.record.result)
    fall = show.fading(sink, timings.NOBODY_SCORES)
    return sequence(show.say(sentence, sound=Sound.NOBODY), parallel(fall, all_dim(show)))
