"""Turns events into cues that move the display. The only reader of events on this side.

A cue is built when everything before it has been played, so it may look at the display as it is.
"""

from __future__ import annotations

from game.core.events import CardsMoved, Event, MatchEnded, ScoreChanged, Shuffled, TurnStarted
from game.core.places import Zone
from game.rules.chikyu.events import (
    CardPlayed,
    EffectWon,
    LeadSet,
    LimitPassed,
    RoundPlayed,
    ScoringOpened,
    TrickOpened,
    TrickTaken,
)
from scenes.anim.timeline import Cue
from scenes.games.chikyu.cue_context import NOTHING, CueContext
from scenes.games.chikyu.dealing_cues import deal, shuffle
from scenes.games.chikyu.playing_cues import open_trick, play, set_lead, start_turn
from scenes.games.chikyu.scoring_cues import change_score, end_match, open_scoring, scoring_cue
from scenes.games.chikyu.taking_cues import end_round, pass_limit, take_trick, win_effect


def cue_for(event: Event, context: CueContext) -> Cue:
    """How to show an event from the display's present state; an unknown one takes no time."""
    cue: Cue = NOTHING
    match event:
        case CardPlayed():
            cue = play(context, event)
        case LeadSet(hand, kind):
            cue = set_lead(context, hand, kind)
        case TurnStarted(seats, (_round, _trick, played)):
            cue = start_turn(context, seats, played)
        case TrickTaken():
            cue = take_trick(context, event)
        case TrickOpened():
            cue = open_trick(context, event)
        case EffectWon():
            cue = win_effect(context, event)
        case LimitPassed():
            cue = pass_limit(context, event)
        case _:
            cue = _between_rounds(event, context)
    return cue


def _between_rounds(event: Event, context: CueContext) -> Cue:
    cue: Cue = NOTHING
    match event:
        case Shuffled():
            cue = shuffle(context)
        case CardsMoved(moves) if moves and moves[0].target.zone is Zone.HAND:
            cue = deal(context, moves)
        case RoundPlayed():
            cue = end_round(context, event)
        case ScoringOpened(record):
            cue = open_scoring(context, record)
        case ScoreChanged(seat, points):
            cue = change_score(context, seat, points)
        case MatchEnded(outcome):
            cue = end_match(context, outcome, context.display.options.end_points)
        case _:
            cue = scoring_cue(event, context)
    return cue
