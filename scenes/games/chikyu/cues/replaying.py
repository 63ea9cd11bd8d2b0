"""Shows once more what happened last: the trick, or the count of the round before it.

At the end of the match that is the last count, and who has won.
"""

from __future__ import annotations

from game.rules.chikyu.records import RoundRecord, Trick
from game.rules.chikyu.score_telling import scoring_events
from game.rules.chikyu.view import ChikyuView
from scenes.anim.timeline import Call, Cue, Wait, sequence
from scenes.engine.i18n import _
from scenes.games.chikyu import table_words
from scenes.games.chikyu.card_art import TableCard
from scenes.games.chikyu.cues import timings as pace
from scenes.games.chikyu.cues.cue_context import CueContext
from scenes.games.chikyu.cues.scoring_cues import scoring_cue
from scenes.games.chikyu.cues.voyage_cues import once_round
from scenes.games.chikyu.display import looks_away
from scenes.games.chikyu.scoring.scoring_state import ScoringProgress
from scenes.table.cards.motion import fly


def replay(context: CueContext, view: ChikyuView) -> Cue:
    """From the records; `rebuild` brings the present back."""
    if view.outcome is not None:
        counted = _replay_count(context, view.records[-1])
        return sequence(counted, once_round(context, view.outcome, view.options.end_points))
    if view.tricks:
        return _replay_trick(context, view.tricks[-1])
    return _replay_count(context, view.records[-1])


def _replay_trick(context: CueContext, trick: Trick) -> Cue:
    """The cards are laid again, one after the other, and stay until somebody goes on."""
    display = context.display
    display.replays = True
    display.trick, display.away = {}, set()
    display.order, display.led, display.sits_out = trick.hands, trick.led, trick.sits_out
    display.turn = display.chooser = display.lead = display.set_by = display.winner = None
    context.caption.announce(_("Once more: the last trick"))
    setter = trick.hands[1 if trick.led.value == "colourless" else 0]
    steps: list[Cue] = [Wait(pace.BREATH)]
    for hand, card in zip(trick.hands, trick.cards, strict=True):
        sprite = TableCard.at(display.hidden_hand(hand), card)
        flight = fly(
            sprite, display.layout.trick[hand], context.motion.moving(pace.PLAY), context.motion
        )

        def leave(sprite: TableCard = sprite) -> None:
            display.flying.append(sprite)

        def land(hand: int = hand, sprite: TableCard = sprite) -> None:
            display.flying.remove(sprite)
            display.trick[hand] = sprite
            face = sprite.face
            assert face is not None
            if hand == setter:
                display.lead, display.set_by = trick.lead, hand
            elif display.lead is not None and looks_away(face, display.lead):
                display.away.add(hand)
            display.winner = _best(context, trick)

        steps += [Call(leave), flight, Call(land), Wait(pace.CROWN)]
    said = table_words.taken(context.who, trick, display)
    return sequence(*steps, Call(lambda: context.caption.announce(said)))


def _best(context: CueContext, trick: Trick) -> int | None:
    """Whose card leads so far; the last one is known from the trick itself."""
    display = context.display
    if len(display.trick) == len(trick.hands):
        return trick.winner
    following = {
        hand: card.face.rank
        for hand, card in display.trick.items()
        if card.face is not None and card.face.kind is display.lead
    }
    return max(following, key=following.__getitem__) if following else None


def _replay_count(context: CueContext, record: RoundRecord) -> Cue:
    """The whole count as it was told the first time; the sheet stays until somebody goes on."""
    display = context.display
    display.replays = True
    display.scoring = ScoringProgress.begun(record)
    display.place_boats([score.before for score in record.scores], record.orders[0])
    context.caption.announce(
        _("Once more: the count of round {round}").format(round=record.round + 1)
    )
    told = [scoring_cue(event, context) for event in scoring_events(record, display.options)]
    return sequence(Wait(pace.BREATH), *told)
