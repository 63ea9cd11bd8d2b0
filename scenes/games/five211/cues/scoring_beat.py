"""What every beat of a round's scoring is made with."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from game.kits.five211.wanted_bust import WantedBust, one_too_many, wanted_bust
from game.rules.five211.cards import Colour
from game.rules.five211.records import RoundRecord
from game.rules.five211.scoring import scoring_cards
from scenes.anim.easing import Ease, linear, out_back
from scenes.anim.timeline import Call, Cue, Tween, Wait
from scenes.anim.timings import Motion
from scenes.engine.audio import Sound
from scenes.games.five211 import pace, table_words
from scenes.games.five211.card_art import TableCard
from scenes.games.five211.cues.cue_context import CueContext
from scenes.games.five211.display import Display, TallyColumn

RAISED = 0.5
"""How high a card rises that scores: never so high that it covers a face or points."""


@dataclass(frozen=True, slots=True)
class ScoringBeat:
    """One round, and the table that it is shown on."""

    context: CueContext
    record: RoundRecord

    @property
    def display(self) -> Display:
        return self.context.display

    @property
    def motion(self) -> Motion:
        return self.context.motion

    @property
    def is_ours(self) -> bool:
        """Somebody at this screen scores, or turned one of the last cards that did it."""
        people, result = self.context.people, self.record.result
        did = (scoring_cards(result, row[-1:]) for row in (self.record.rows[s] for s in people))
        return any(self.record.gained[seat] for seat in people) or any(did)

    @property
    def wanted(self) -> WantedBust | None:
        """The bust of this round that somebody here wanted."""
        record, numbers = self.record, self.display.numbers
        return wanted_bust(record.rows, self.context.people, numbers)

    def say(self, sentence: str, sound: Sound | None = None) -> Cue:
        """A caption with its sound."""
        self.context.foresee(sentence)

        def act() -> None:
            self.context.caption.announce(sentence)
            if sound is not None:
                self.context.sound(sound)

        return Call(act)

    def reading(self, sentence: str) -> Cue:
        """Stand still for as long as the caption needs; a beat lasts at least so long."""
        return Wait(self.motion.reading(sentence))

    def say_why(self) -> Cue:
        """The last caption: the scored table is read by it for as long as it holds."""
        why = table_words.reason(self.record)
        names = self.context.names
        whose = table_words.whose_points(self.record, self.display.numbers, names)
        if (bust := self.wanted) is not None:
            why = one_too_many(names[bust.seat], bust.face)
            whose = table_words.scored(self.record, names)
        self.context.foresee(why, whose)
        return Call(lambda: self.context.caption.announce(why, whose))

    def cards_of(self, colours: Iterable[Colour]) -> list[TableCard]:
        """All of these colours on the table."""
        wanted = set(colours)
        return [
            card
            for card in self.display.slots.values()
            if card.face is not None and card.face.colour in wanted
        ]

    def scoring_cards(self, seat: int) -> list[TableCard]:
        """Those of a seat that bring points, in the order in which they lie."""
        wanted = scoring_cards(self.record.result, self.record.rows[seat])
        slots = sorted(self.display.slots.items(), key=lambda item: item[0])
        return [card for (owner, _), card in slots if owner == seat and card.face in wanted]

    def column(self, colour: Colour) -> TallyColumn:
        """The house of a colour."""
        return self.display.columns[colour]

    def moving(self, apply: Callable[[float], None], seconds: float, ease: Ease = linear) -> Cue:
        """Something that moves; where motion is reduced, its last moment."""
        if self.motion.reduced:
            return Call(lambda: apply(ease(1.0)))
        return Tween(apply, seconds, ease)

    def fading(self, apply: Callable[[float], None], seconds: float) -> Cue:
        """Something that changes its colour or light; where motion is reduced, in a short fade."""
        return Tween(apply, self.motion.moving(seconds), linear)

    def put_out(self, cards: Sequence[TableCard]) -> Cue:
        """Cards that do not count any more sink."""

        def sink(share: float) -> None:
            for card in cards:
                card.grey = max(card.grey, share)

        return self.fading(sink, pace.OUT)

    def raise_up(self, cards: Sequence[TableCard]) -> Cue:
        """Cards that score rise, with a rim of light."""

        def rise(share: float) -> None:
            for card in cards:
                card.light = min(1.0, share)
                card.lift = 0.0 if self.motion.reduced else RAISED * out_back(min(1.0, share))

        return self.fading(rise, pace.LIGHT_TABLE)
