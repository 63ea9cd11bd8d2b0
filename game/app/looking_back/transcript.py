"""A match told in plain sentences, in the words of its game."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.app.hints import HintMark, tell_asking, tell_hints
from game.app.looking_back.replays import AnyReplay
from game.app.seat_changes import SeatChange, tell_changes
from game.core.events import Event, Locking, MatchEnded, TurnStarted
from game.core.match import AnyMatch
from game.core.options import Options
from game.core.outcome import Outcome, Standing
from game.core.seats import Viewer
from game.core.sentences import join_words
from game.core.words import _
from game.kits.kit import AnyKit
from game.kits.registry import kit_by_key
from game.kits.teller import Cast


def tell_notes(
    hints: Sequence[HintMark], changes: Sequence[SeatChange], names: Sequence[str]
) -> dict[int, list[str]]:
    """All notes as sentences, by the length that the log had then."""
    notes: dict[int, list[str]] = {}
    for mark in hints:
        notes.setdefault(mark.moves, []).append(tell_asking(mark, names))
    for change, sentence in zip(changes, tell_changes(changes, names), strict=True):
        notes.setdefault(change.moves, []).append(sentence)
    return notes


@dataclass(frozen=True, slots=True)
class ToldSentence:
    """A sentence; `heads` is whether a turn begins with it."""

    text: str
    heads: bool = False
    event: Event | None = None
    """What it tells of, if that is part of the game."""
    number: int = 0
    """Which of the sentences about it this is."""


class Narrator:
    """Tells what happens at one table."""

    def __init__(self, kit: AnyKit, names: Sequence[str], options: Options) -> None:
        self._teller = kit.teller
        self._cast = Cast(tuple(names), options)

    @classmethod
    def of(cls, match: AnyMatch, names: Sequence[str]) -> "Narrator":
        """Who tells a match of whichever game."""
        return cls(kit_by_key(match.rules.key), names, match.options)

    def tell(self, event: Event) -> list[str]:
        """The sentences of an event; it must already be redacted for whoever reads them."""
        if isinstance(event, MatchEnded):
            return self.tell_outcome(event.outcome)
        return self._teller.tell(event, self._cast)

    def tell_outcome(self, outcome: Outcome) -> list[str]:
        """Why the match is over, who won, and the final order."""
        names = self._cast.names
        winners = [names[seat] for seat in outcome.winners]
        shared = _("{names} share the victory.") if len(winners) > 1 else _("{names} wins.")
        places = [self._tell_place(standing) for standing in outcome.standings]
        over = self._teller.why_over(outcome, self._cast.options)
        return [over, shared.format(names=join_words(winners)), *places]

    def _tell_place(self, standing: Standing) -> str:
        tie_break = self._teller.tie_break(standing)
        sentence = (
            _("{rank}. {name}: {points}, {cards}.") if tie_break else _("{rank}. {name}: {points}.")
        )
        return sentence.format(
            rank=standing.rank,
            name=self._cast.names[standing.seat],
            points=self._teller.score(standing.points, self._cast.options),
            cards=tie_break,
        )

    def tell_replay(
        self,
        replay: AnyReplay,
        viewer: Viewer | None,
        hints: Sequence[HintMark] = (),
        changes: Sequence[SeatChange] = (),
    ) -> Iterator[ToldSentence]:
        """The rest of a match as a viewer saw it, or with every secret for None."""
        notes = tell_notes(hints, changes, self._cast.names)
        while replay.position < replay.length:
            for event in replay.step() if viewer is None else replay.step_for(viewer):
                # Who locked first says nothing about the match: the cards are told at the reveal.
                if not isinstance(event, Locking):
                    heads = isinstance(event, TurnStarted)
                    for number, text in enumerate(self.tell(event)):
                        yield ToldSentence(text, heads, event, number)
            yield from map(ToldSentence, notes.get(replay.position, ()))

    def count_hints(self, hints: Sequence[HintMark]) -> list[str]:
        """How many hints everybody asked for."""
        return tell_hints(hints, self._cast.names)
