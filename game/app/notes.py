"""What is noted beside the moves: who asked for a hint, and which seats changed hands."""

from collections.abc import Sequence

from game.app.hints import HintMark, tell_asking
from game.app.seat_changes import SeatChange, tell_changes


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
