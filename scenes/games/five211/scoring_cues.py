"""The scoring of a round in four beats: kododo, bust, ties, winner; each with its caption."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import sin, tau

from game.rules.five211.cards import COLOURS, Colour
from game.rules.five211.records import RoundRecord
from game.rules.five211.scoring import Verdict, scoring_cards
from scenes.anim import timings
from scenes.anim.easing import in_cubic, linear, out_back, out_cubic, there_and_back
from scenes.anim.timeline import Call, Cue, Tween, Wait, parallel, sequence
from scenes.anim.timings import Motion
from scenes.engine.audio import Sound
from scenes.games.five211 import table_words
from scenes.games.five211.card_art import TableCard
from scenes.games.five211.cue_context import CueContext
from scenes.games.five211.display import Column, Display, Mark, Scurry

LAST_BEAT = 1.4
"""Who scores is what everybody wants to read."""
SHAKES = 4
SCURRY_SIZE = 0.9
"""Of the height of the card that a lizard runs over."""
SCURRY_ANGLE = 70


@dataclass(frozen=True, slots=True)
class _Scoring:
    context: CueContext
    record: RoundRecord

    @property
    def display(self) -> Display:
        return self.context.display

    @property
    def motion(self) -> Motion:
        return self.context.motion

    @property
    def beat(self) -> float:
        """As long as its sentence needs, or less where many of them follow each other."""
        result = self.record.result
        others = bool(result.busts) + len(result.ties)
        beats = 1 + (0 if result.verdict is Verdict.KODODO else others) + LAST_BEAT
        shared = timings.SCORING_BEATS / beats
        return max(timings.SHORTEST_BEAT, min(timings.SCORING_BEAT, shared))

    def say(self, sentence: str, sound: Sound | None = None) -> Cue:
        def act() -> None:
            self.context.caption.announce(sentence)
            if sound is not None:
                self.context.sound(sound)

        return Call(act)

    def cards_of(self, colours: Iterable[Colour]) -> list[TableCard]:
        wanted = set(colours)
        return [
            card
            for card in self.display.slots.values()
            if card.face is not None and card.face.colour in wanted
        ]

    def column(self, colour: Colour) -> Column:
        return self.display.columns[colour]

    def moving(self, apply: Callable[[float], None]) -> Cue:
        """A movement within a beat, or its last moment where motion is reduced."""
        if self.motion.reduced:
            return Tween(lambda share: apply(1.0 if share == 1 else 0.0), timings.REDUCED_FADE)
        return Tween(apply, self.beat * 0.75, linear)

    def announce_gains(self) -> None:
        """What everybody gets, beside their points."""
        for figures, gained in zip(self.display.seats, self.record.gained, strict=True):
            figures.gain = gained


def score_round(context: CueContext, record: RoundRecord) -> Cue:
    """All beats that this round has, in the order of the rules."""
    show = _Scoring(context, record)
    result = record.result

    def remember() -> None:
        context.display.last_result = table_words.result_line(record, context.names)

    beats: list[Cue] = [_kododo(show)]
    if result.verdict is not Verdict.KODODO:
        if result.busts:
            beats.append(_bust(show))
        beats += [_tie(show, group) for group in result.ties]
        beats.append(_nobody(show) if result.verdict is Verdict.NOBODY else _winner(show))
    return sequence(*beats, Call(remember))


def _kododo(show: _Scoring) -> Cue:
    display, result = show.display, show.record.result
    caption = table_words.kododo_counted(result, display.numbers)

    def pulse(share: float) -> None:
        display.kododo_light = there_and_back(share)

    def rest() -> None:
        display.kododo_light = 0.0

    if result.verdict is not Verdict.KODODO:
        beat = Tween(pulse, show.beat, linear)
        return sequence(show.say(caption), beat, Call(rest))

    def pale(share: float) -> None:
        """Colours do not matter now."""
        for column in display.columns:
            column.mark = Mark.OUT
            column.alpha = 1 - 0.6 * share

    exact = [card for card in display.slots.values() if card.face and card.face.is_kododo]
    others = [card for card in display.slots.values() if card not in exact]
    return sequence(
        show.say(caption, Sound.KODODO_SCURRY),
        parallel(
            Tween(pulse, show.beat * 2, linear),
            *[_scurry(show, card, number) for number, card in enumerate(exact)],
            show.moving(pale),
            _grey(show, others),
            _light(show, exact),
        ),
        show.say(table_words.scored(show.record, show.context.names)),
        Call(show.announce_gains),
        Wait(show.beat),
        Call(rest),
    )


def _bust(show: _Scoring) -> Cue:
    busts = show.record.result.busts
    caption = table_words.busted([(colour, round(show.column(colour).count)) for colour in busts])

    def crack(share: float) -> None:
        for colour in busts:
            column = show.column(colour)
            column.shake = sin(share * tau * SHAKES) * (1 - share)
            column.drop = in_cubic(max(0.0, share - 0.4) / 0.6)
            column.alpha = 1 - column.drop * 0.75

    def mark() -> None:
        for colour in busts:
            show.column(colour).mark = Mark.BUST

    return sequence(
        Call(mark),
        show.say(caption, Sound.BUST),
        parallel(show.moving(crack), _grey(show, show.cards_of(busts)), Wait(show.beat)),
    )


def _tie(show: _Scoring, group: Sequence[Colour]) -> Cue:
    def bow(share: float) -> None:
        for colour in group:
            column = show.column(colour)
            column.drop = out_cubic(share) * 0.5
            column.alpha = 1 - 0.7 * share

    def mark() -> None:
        for colour in group:
            show.column(colour).mark = Mark.TIED

    return sequence(
        Call(mark),
        show.say(table_words.tied(group), Sound.TIE_FALL),
        parallel(show.moving(bow), _grey(show, show.cards_of(group)), Wait(show.beat)),
    )


def _winner(show: _Scoring) -> Cue:
    display, record = show.display, show.record
    colour = record.result.colour
    assert colour is not None
    column = show.column(colour)

    def shine(share: float) -> None:
        column.light = share
        for other in display.columns:
            if other is not column:
                other.alpha = min(other.alpha, 1 - 0.6 * share)

    def mark() -> None:
        for other in display.columns:
            if other.mark in (Mark.LEADS, Mark.NONE):
                other.mark = Mark.OUT
        column.mark = Mark.SCORES

    losers = [c for c in COLOURS if c is not colour]
    return sequence(
        Call(mark),
        show.say(table_words.scored(record, show.context.names)),
        Call(show.announce_gains),
        parallel(
            show.moving(shine),
            _light(show, _scoring(show)),
            _grey(show, show.cards_of(losers)),
            Wait(show.beat * LAST_BEAT),
        ),
    )


def _nobody(show: _Scoring) -> Cue:
    cards = list(show.display.slots.values())

    def sink(share: float) -> None:
        for card in cards:
            card.grey = max(card.grey, share)

    sentence = table_words.nobody(show.record.result)
    fall = Tween(sink, timings.NOBODY_SCORES, out_cubic)
    return sequence(show.say(sentence, Sound.NOBODY), fall)


def _scoring(show: _Scoring) -> list[TableCard]:
    cards = []
    for (seat, _), card in show.display.slots.items():
        if card.face in scoring_cards(show.record.result, show.record.rows[seat]):
            cards.append(card)
    return cards


def _grey(show: _Scoring, cards: Sequence[TableCard]) -> Cue:
    def fade(share: float) -> None:
        for card in cards:
            card.grey = max(card.grey, share)

    return show.moving(fade)


def _light(show: _Scoring, cards: Sequence[TableCard]) -> Cue:
    def raise_up(share: float) -> None:
        for card in cards:
            card.glow = share
            card.lift = 0.0 if show.motion.reduced else out_back(share)

    return show.moving(raise_up)


def _scurry(show: _Scoring, card: TableCard, number: int) -> Cue:
    """A lizard runs over its card and away."""
    if show.motion.reduced:
        return parallel()
    display = show.display
    side = 1 if number % 2 else -1
    lizard = Scurry(
        card.x - side * card.height, card.y + card.height * 0.5, card.height * SCURRY_SIZE
    )

    def run(share: float) -> None:
        lizard.x = card.x + side * card.height * (2.6 * share - 1)
        lizard.y = card.y + card.height * (0.45 - 0.9 * share) + sin(share * tau * 2) * 6
        lizard.angle = -side * SCURRY_ANGLE
        lizard.stride = share * 6
        lizard.alpha = min(1.0, share * 6, (1 - share) * 5)

    return sequence(
        Call(lambda: display.scurries.append(lizard)),
        Tween(run, show.beat * 2, linear),
        Call(lambda: display.scurries.remove(lizard)),
    )
