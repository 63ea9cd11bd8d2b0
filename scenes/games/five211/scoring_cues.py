"""The scoring of a round in its beats: kododo, bust, ties, winner, points; each with a caption."""

from __future__ import annotations

from game.rules.five211.records import RoundRecord
from game.rules.five211.scoring import Verdict
from scenes.anim import timings
from scenes.anim.easing import out_cubic
from scenes.anim.timeline import Call, Cue, parallel, sequence
from scenes.engine.audio import Sound
from scenes.games.five211 import table_words
from scenes.games.five211.cue_context import CueContext
from scenes.games.five211.house_cues import all_dim, bust, roofs_down, tie, winner
from scenes.games.five211.kododo_cues import count_kododo, kododo_steal
from scenes.games.five211.moods import show_moods
from scenes.games.five211.point_cues import count_points
from scenes.games.five211.scoring_beat import Scoring


def score_round(context: CueContext, record: RoundRecord) -> Cue:
    """All beats that this round has, in the order of the rules."""
    show = Scoring(context, record)

    def remember() -> None:
        context.display.last_result = table_words.result_line(record, context.names)

    return sequence(*_beats(show), Call(remember))


def _beats(show: Scoring) -> list[Cue]:
    result = show.record.result
    faces = Call(lambda: show_moods(show.display, show.record))
    if result.verdict is Verdict.KODODO:
        return [kododo_steal(show), faces, count_points(show)]
    beats = [count_kododo(show)]
    if result.busts:
        beats.append(bust(show))
    beats.append(roofs_down(show))
    beats += [tie(show, group) for group in result.ties]
    if result.verdict is Verdict.NOBODY:
        return [*beats, faces, _nobody(show)]
    return [*beats, winner(show), faces, count_points(show)]


def _nobody(show: Scoring) -> Cue:
    cards = list(show.display.slots.values())

    def sink(share: float) -> None:
        for card in cards:
            card.grey = max(card.grey, out_cubic(share))

    sentence = table_words.nobody(show.record.result)
    fall = show.fading(sink, timings.NOBODY_SCORES)
    return sequence(show.say(sentence, sound=Sound.NOBODY), parallel(fall, all_dim(show)))
