"""A match told in plain sentences. An event that a viewer may see becomes what they may read."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from game.app.hints import HintMark, tell_hints
from game.app.notes import tell_notes
from game.app.phrases import cards_words, join_words
from game.app.replays import Replay
from game.app.scoring_words import count_words, points_words, tell_round
from game.app.seat_changes import SeatChange
from game.core.events import (
    CardMove,
    CardsCommitted,
    CardsMoved,
    CardsRevealed,
    CardsTakenBack,
    Event,
    Locking,
    MatchEnded,
    ScoreChanged,
    Shuffled,
    TurnStarted,
)
from game.core.outcome import EndReason, Outcome
from game.core.places import Zone
from game.core.seats import Seat, Viewer
from game.core.words import _
from game.rules.five211.cards import Card
from game.rules.five211.events import RoundScored
from game.rules.five211.options import TARGET_POINTS, Five211Options, Variant


@dataclass(frozen=True, slots=True)
class Cast:
    """Who the sentences are about, and at which table."""

    names: tuple[str, ...]
    options: Five211Options


def tell(event: Event, cast: Cast) -> list[str]:
    """The sentences of an event; it must already be redacted for whoever reads them."""
    teller = _TELLERS.get(type(event))
    return [] if teller is None else list(teller(event, cast))


def tell_all(events: Sequence[Event], cast: Cast) -> list[str]:
    """The sentences of several events in order."""
    return [line for event in events for line in tell(event, cast)]


def tell_replay(
    replay: Replay,
    cast: Cast,
    viewer: Viewer | None,
    hints: Sequence[HintMark] = (),
    changes: Sequence[SeatChange] = (),
) -> Iterator[str]:
    """The rest of a match as a viewer saw it, or with every secret for None."""
    notes = tell_notes(hints, changes, cast.names)
    while replay.position < replay.length:
        for event in replay.step() if viewer is None else replay.step_for(viewer):
            # Who locked first says nothing about the match: the cards are told at the reveal.
            if not isinstance(event, Locking):
                yield from tell(event, cast)
        yield from notes.get(replay.position, ())
    yield from tell_hints(hints, cast.names)


def turn_words(deck: int, round_: int, turn: int, options: Five211Options) -> str:
    """Where the match is: "Round 2 of 6, turn 1", with the deck in front in a long game."""
    pattern = _("Round {round} of {rounds}, turn {turn}")
    if options.variant is Variant.LONG:
        pattern = _("Deck {deck}, round {round} of {rounds}, turn {turn}")
    return pattern.format(
        deck=deck + 1, round=round_ + 1, rounds=options.numbers.rounds, turn=turn + 1
    )


def tell_outcome(outcome: Outcome, names: Sequence[str]) -> list[str]:
    """Why the match is over, who won, and the final order."""
    over = _("The last card is played.")
    if outcome.reason is EndReason.TARGET_REACHED:
        over = _("{points} points are reached.").format(points=TARGET_POINTS)
    winners = [names[seat] for seat in outcome.winners]
    shared = _("{names} share the victory.") if len(winners) > 1 else _("{names} wins.")
    places = [
        _("{rank}. {name}: {points}, {cards}.").format(
            rank=standing.rank,
            name=names[standing.seat],
            points=points_words(standing.points),
            cards=count_words(standing.tie_break),
        )
        for standing in outcome.standings
    ]
    return [over, shared.format(names=join_words(winners)), *places]


def _shuffled(_event: Shuffled, cast: Cast) -> Iterator[str]:
    yield _("The cards are shuffled and dealt.")
    if removed := cast.options.numbers.removed:
        yield _("{cards} are removed unseen.").format(cards=count_words(removed))


def _moved(event: CardsMoved, cast: Cast) -> Iterator[str]:
    for seat, name in enumerate(cast.names):
        drawn = _known(move for move in event.moves if _goes_to(move, seat))
        if drawn:
            yield _("{name} draws {cards}.").format(name=name, cards=cards_words(drawn))


def _goes_to(move: CardMove, seat: Seat) -> bool:
    return move.target.zone is Zone.HAND and move.target.seat == seat


def _committed(event: CardsCommitted, cast: Cast) -> Iterator[str]:
    name, cards = cast.names[event.seat], _known(event.moves)
    if cards:
        yield _("{name} locks {cards}.").format(name=name, cards=cards_words(cards))
    else:
        yield _("{name} has locked in.").format(name=name)


def _taken_back(event: CardsTakenBack, cast: Cast) -> Iterator[str]:
    yield _("{name} takes the choice back.").format(name=cast.names[event.seat])


def _revealed(event: CardsRevealed, cast: Cast) -> Iterator[str]:
    for name, faces in zip(cast.names, event.faces, strict=True):
        cards = [face for face in faces if isinstance(face, Card)]
        yield _("{name} plays {cards}.").format(name=name, cards=cards_words(cards))


def _turn_started(event: TurnStarted, cast: Cast) -> Iterator[str]:
    deck, round_, turn = event.count
    yield turn_words(deck, round_, turn, cast.options) + "."


def _round_scored(event: RoundScored, cast: Cast) -> Iterator[str]:
    yield from tell_round(event.record, cast.names, cast.options.numbers)


def _score_changed(event: ScoreChanged, cast: Cast) -> Iterator[str]:
    sentence = _("{name} now has {points}.")
    yield sentence.format(name=cast.names[event.seat], points=points_words(event.points))


def _match_ended(event: MatchEnded, cast: Cast) -> Iterator[str]:
    yield from tell_outcome(event.outcome, cast.names)


def _known(moves: Iterable[CardMove]) -> list[Card]:
    return [move.face for move in moves if isinstance(move.face, Card)]


_TELLERS: Final[dict[type[Event], Callable[..., Iterator[str]]]] = {
    Shuffled: _shuffled,
    CardsMoved: _moved,
    CardsCommitted: _committed,
    CardsTakenBack: _taken_back,
    CardsRevealed: _revealed,
    TurnStarted: _turn_started,
    RoundScored: _round_scored,
    ScoreChanged: _score_changed,
    MatchEnded: _match_ended,
}
