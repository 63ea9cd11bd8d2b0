"""A match of 5211 as text: every move, every event, and what each seat knew after it.

Written by hand from fields, never by repr: the text must not depend on a version of Python.
"""

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from game.core.events import (
    CardMove,
    CardsCommitted,
    CardsMoved,
    CardsRevealed,
    CardsTakenBack,
    Event,
    MatchEnded,
    RoundEnded,
    ScoreChanged,
    Shuffled,
    TurnStarted,
)
from game.core.match import AnyMatch
from game.core.outcome import Outcome
from game.core.places import Place
from game.core.rng import Rng
from game.core.seats import PUBLIC
from game.rules.five211.events import RoundScored
from tests.strategies import seats_of, viewers_of


def transcript(match: AnyMatch, seed: int) -> Iterator[str]:
    """Play a dealt match to its end, with a change of mind here and there, and tell it all."""
    rng = Rng(seed, "golden")
    yield f"seal {match.log.header.seal}"
    yield from _wrapped(match.rules.encode_move(match.log.entries[0][1]))
    yield from _views(match)
    while match.to_act():
        seat, move = _next_move(match, rng)
        entries = len(match.log.entries)
        events = match.play(seat, move)
        yield f"{seat} {match.rules.encode_move(move)}"
        for event in events:
            yield f"  {event_text(event)}"
        for _, deal in match.log.entries[entries + 1 :]:
            yield from _wrapped(match.rules.encode_move(deal))
        yield f"  told {_told(match, events)}"
        if any(isinstance(event, TurnStarted | MatchEnded) for event in events):
            yield from _views(match)
    yield f"digest {match.digest()}"


def event_text(event: Event) -> str:
    """One event on one line; a face that is not told is a question mark."""
    match event:
        case Shuffled(count):
            text = f"shuffled {count}"
        case CardsMoved(moves):
            text = f"moved {_moves(moves)}"
        case CardsCommitted(seat, moves):
            text = f"committed by {seat}: {_moves(moves)}"
        case CardsTakenBack(seat, moves):
            text = f"taken back by {seat}: {_moves(moves)}"
        case CardsRevealed(faces):
            text = f"revealed {_rows(faces)}"
        case TurnStarted(_, (deck, round_, turn)):
            text = f"turn started: deck {deck} round {round_} turn {turn}"
        case ScoreChanged(seat, points, cards):
            text = f"score of {seat}: {points} points, {cards} cards"
        case RoundEnded((deck, round_)):
            text = f"round ended: deck {deck} round {round_}"
        case MatchEnded(outcome):
            text = f"match ended: {_outcome(outcome)}"
        case RoundScored(record):
            text = f"scored {_record(record)}"
        case _:
            raise AssertionError(f"no words for {event}")
    return text


def view_text(view: Any) -> str:
    """What a viewer knows, in one line."""
    who = "public" if view.viewer == PUBLIC else f"seat {view.viewer}"
    choice = f" ({_cards(view.choice.cards)} locked)" if view.choice else ""
    parts = [
        f"{who} {view.phase.value} {view.deck}.{view.round}.{view.turn}",
        f"hand {_cards(view.hand)}{choice}",
        f"holding {_numbers(view.hand_sizes)}",
        f"locked {_numbers(map(int, view.locked))}",
        f"rows {_rows(view.rows)}",
        f"pile {view.pile_size}",
        f"points {_numbers(view.points)}",
        f"scored {_numbers(view.scored)}",
        f"{len(view.records)} rounds",
        f"{len(view.legal)} moves",
    ]
    return "; ".join(parts)


def _next_move(match: AnyMatch, rng: Rng) -> tuple[int, Any]:
    locked = [s for s in seats_of(match) if s not in match.to_act() and match.legal_moves(s)]
    if locked and rng.below(8) == 0:
        seat = rng.choice(locked)
    else:
        seat = rng.choice(sorted(match.to_act()))
    return seat, rng.choice(match.legal_moves(seat))


def _views(match: AnyMatch) -> Iterator[str]:
    for viewer in viewers_of(match):
        yield f"  | {view_text(match.view(viewer))}"


def _told(match: AnyMatch, events: Sequence[Event]) -> str:
    """A short fingerprint of each viewer's events and view, the public's first."""
    marks = []
    for viewer in viewers_of(match):
        redacted = [match.redact(event, viewer) for event in events]
        lines = [event_text(event) for event in redacted if event is not None]
        text = "\n".join([*lines, view_text(match.view(viewer))])
        marks.append(hashlib.sha256(text.encode()).hexdigest()[:8])
    return " ".join(marks)


def _wrapped(line: str, per_line: int = 25) -> Iterator[str]:
    verb, *codes = line.split()
    for start in range(0, len(codes), per_line):
        yield f"{verb} {' '.join(codes[start : start + per_line])}"


def _place(place: Place) -> str:
    seat = "" if place.seat is None else f"{place.seat}"
    index = "" if place.index is None else f".{place.index}"
    return f"{place.zone.value}{seat}{index}"


def _moves(moves: Iterable[CardMove]) -> str:
    return ", ".join(f"{_face(m.face)} {_place(m.source)}>{_place(m.target)}" for m in moves)


def _face(face: object) -> str:
    return "?" if face is None else str(face)


def _cards(cards: Iterable[object]) -> str:
    return " ".join(map(str, cards)) or "-"


def _rows(rows: Iterable[Iterable[object]]) -> str:
    return " / ".join(map(_cards, rows))


def _numbers(numbers: Iterable[int | None]) -> str:
    return " ".join("?" if number is None else str(number) for number in numbers)


def _record(record: Any) -> str:
    result = record.result
    fallen = [f"bust {colour.name.lower()}" for colour in result.busts]
    fallen += ["tie " + " ".join(c.name.lower() for c in tie) for tie in result.ties]
    colour = "" if result.colour is None else f" {result.colour.name.lower()}"
    verdict = ", ".join([*fallen, f"{result.verdict.value}{colour}"])
    gains = f"points {_numbers(record.gained)}, cards {_numbers(record.scored)}"
    return f"{_rows(record.rows)}: {result.kododo} kododo, {verdict}: {gains}"


def _outcome(outcome: Outcome) -> str:
    places = [f"{s.rank}. seat {s.seat} ({s.points}, {s.tie_break})" for s in outcome.standings]
    return f"{outcome.reason.value}: {', '.join(places)}"
