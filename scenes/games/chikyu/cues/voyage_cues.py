"""Once round the world: the boats sail the last round again, day breaks, and the hold comes up."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.core.outcome import Outcome
from game.rules.chikyu.cards import Kind
from scenes.anim.easing import in_out_sine, linear, out_back
from scenes.anim.timeline import NOTHING, Call, Cue, Tween, Wait, parallel, sequence
from scenes.engine.audio import Sound
from scenes.games.chikyu.cues.cue_context import CueContext
from scenes.games.chikyu.panels.voyage import Surfacing, Voyage
from scenes.games.chikyu.panels.voyage_picture import light_comes, rehearse_voyage
from scenes.games.chikyu.scoring import count_words

SINKS, SAILS, POPS = 0.400, 1.400, 0.300
LAMP = 0.090
DAWNS, FADES = 1.200, 0.300
COMES_UP = 0.420
SPEAKS = 0.600
WAVES, WAVE = 3, 0.300
CONFETTI = 2.500
LEANS = (1, -1)


def once_round(context: CueContext, outcome: Outcome, goal: int) -> Cue:
    """All beats of the end; a bot's victory is short, and nobody waves."""
    display, who = context.display, context.who
    scoring = display.scoring
    assert scoring is not None, "a match ends with its count"
    scores = scoring.record.scores
    winner = outcome.winners[0]
    warmly = any(seat in context.here for seat in outcome.winners)
    after = [figures.points for figures in display.seats]
    tied, reached = after.count(max(after)) > 1, max(after) >= goal
    leader = max(range(len(after)), key=after.__getitem__)
    title, why = count_words.end(
        who, leader, outcome.winners, reached=reached, tied=tied, warmly=warmly
    )
    before = [score.before for score in scores]
    voyage = Voyage(tuple(outcome.winners), warmly, title, before, after)
    kinds = enumerate(scores[winner].hold[: len(display.options.kinds)])
    voyage.hold = [Surfacing(Kind(kind), count) for kind, count in kinds if count]
    context.rehearse(partial(rehearse_voyage, display=display, voyage=voyage, who=who))

    def begin() -> None:
        display.over, display.turn, display.chooser = True, None, None
        scoring.seen = winner
        display.voyage = voyage
        context.caption.announce(count_words.last_way())

    sail = parallel(
        _moving(context, partial(setattr, voyage, "sailed"), SAILS),
        Wait(context.motion.reading(count_words.last_way())),
    )
    return sequence(
        context.read_first(),
        Call(begin),
        _fading(context, partial(setattr, voyage, "night"), SINKS),
        sail if warmly else _moving(context, partial(setattr, voyage, "sailed"), SAILS / 2),
        _pass_flag(context, voyage, goal, why),
        _dawn(context, voyage),
        _speak(context, voyage, why),
    )


def _pass_flag(context: CueContext, voyage: Voyage, goal: int, why: str) -> Cue:
    """The lamps of the wall light behind the boat."""
    display = context.display

    def arrive() -> None:
        context.caption.announce(why)
        context.sound(Sound.SHIP_BELL)

    def light(share: float) -> None:
        voyage.lamps = display.lamps = round(share * (goal // 5 + 1))

    seconds = 0.0 if context.motion.reduced else LAMP * (goal // 5)
    return sequence(
        Call(arrive),
        parallel(
            Tween(light, seconds, linear),
            _moving(context, partial(setattr, voyage, "passed"), POPS, out_back),
        ),
        Call(partial(light, 1.0)),
    )


def _dawn(context: CueContext, voyage: Voyage) -> Cue:
    """Where it becomes light, creature after creature comes up."""

    def splash() -> None:
        context.sound(Sound.DRIP)

    ups = [
        sequence(
            Wait(DAWNS * light_comes(number)),
            Call(splash),
            _moving(context, partial(setattr, each, "out"), COMES_UP, out_back),
        )
        for number, each in enumerate(voyage.hold)
    ]
    voyage.fades = context.motion.reduced
    if voyage.fades:
        ups = [Call(partial(setattr, each, "out", 1.0)) for each in voyage.hold]
    seconds = FADES if voyage.fades else DAWNS
    return parallel(Tween(partial(setattr, voyage, "dawn"), seconds, linear), *ups)


def _speak(context: CueContext, voyage: Voyage, why: str) -> Cue:
    def say() -> None:
        context.caption.announce(why)
        context.sound(Sound.WIN if voyage.warmly else Sound.DRAW)

    come = _moving(context, partial(setattr, voyage, "spoken"), SPEAKS, out_back)
    if not voyage.warmly or context.motion.reduced:
        return sequence(Call(say), come)
    fallen = [0.0]

    def fall(share: float) -> None:
        voyage.confetti.update((share - fallen[0]) * (CONFETTI + 1.0))
        fallen[0] = share

    confetti = sequence(Call(voyage.confetti.throw), Tween(fall, CONFETTI, linear))
    return sequence(Call(say), come, parallel(_wave(voyage), confetti))


def _wave(voyage: Voyage) -> Cue:
    """Two and two, three times, and upright again."""
    leans = [lean for _time in range(WAVES) for lean in LEANS]
    steps = [cue for lean in leans for cue in (_lean(voyage, lean), Wait(WAVE))]
    return sequence(*steps, _lean(voyage, 0))


def _lean(voyage: Voyage, lean: int) -> Cue:
    return Call(lambda: setattr(voyage, "lean", lean))


def _fading(context: CueContext, apply: Callable[[float], None], seconds: float) -> Cue:
    return Tween(apply, context.motion.moving(seconds), linear)


def _moving(
    context: CueContext,
    apply: Callable[[float], None],
    seconds: float,
    ease: Callable[[float], float] = in_out_sine,
) -> Cue:
    if context.motion.reduced:
        return Call(partial(apply, 1.0))
    return Tween(apply, seconds, ease) if seconds else NOTHING
