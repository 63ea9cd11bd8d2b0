"""How a sampled world of 5211 can have come about: a deal, and choices, that lead to it."""

from collections.abc import Iterator, Sequence

from game.core.plain import Json
from game.core.seats import Seat, Viewer

CARDS_PER_TURN = (2, 1, 1)
HAND_SIZE = 5


def five211_past(world: Json, lines: Sequence[str], viewer: Viewer) -> list[str]:
    """The log with the last deal, and the locks of others, as they must have been in the world."""
    start = max(i for i, line in enumerate(lines) if line.startswith("chance"))
    seats = len(world["hands"])
    turns = list(_turns(lines[start + 1 :], seats))
    real = lines[start].split()[2:]
    drawn = [
        _really_drawn(real, seat, world, turns)
        if seat == viewer
        # Played cards came first: then each was there in time, and the rest is the hand of now.
        else _played(turns, seat) + world["hands"][seat].split()
        for seat in range(seats)
    ]
    choices = [(choice or "").split() for choice in world["choices"]]
    told = [f"chance deal {' '.join(_dealt(world, drawn, turns))}"]
    for turn, (entries, chosen) in enumerate(turns):
        for seat, line in entries:
            hidden = line.startswith("play") and seat != viewer
            last = turn == len(turns) - 1
            known = chosen.get(seat) or choices[seat] or world["hands"][seat].split()
            cards = known[: CARDS_PER_TURN[turn % 3]] if last else chosen[seat]
            told.append(f"{seat} play {' '.join(sorted(cards))}" if hidden else f"{seat} {line}")
    return [*lines[:start], *told]


Turn = tuple[list[tuple[Seat, str]], dict[Seat, list[str]]]


def _turns(lines: Sequence[str], seats: int) -> Iterator[Turn]:
    """Each turn's entries, and what everybody had chosen when it was revealed; the last is open."""
    entries: list[tuple[Seat, str]] = []
    chosen: dict[Seat, list[str]] = {}
    for line in lines:
        who, _, move = line.partition(" ")
        entries.append((int(who), move))
        chosen[int(who)] = move.split()[1:]
        if move == "take back":
            del chosen[int(who)]
        if len(chosen) == seats:
            yield entries, chosen
            entries, chosen = [], {}
    yield entries, {}


def _played(turns: Sequence[Turn], seat: Seat) -> list[str]:
    return [card for _, chosen in turns for card in chosen.get(seat, ())]


def _really_drawn(real: Sequence[str], seat: Seat, world: Json, turns: Sequence[Turn]) -> list[str]:
    order = _draws(world, len(turns) - 1)
    return [real[place] for place, who in order if who == seat]


def _dealt(world: Json, drawn: Sequence[Sequence[str]], turns: Sequence[Turn]) -> list[str]:
    """The shuffled deck that gives everybody these cards in this order."""
    ways = [iter(cards) for cards in drawn]
    given = [next(ways[seat]) for _, seat in _draws(world, len(turns) - 1)]
    return [*world["removed"].split(), *given, *world["pile"].split()]


def _draws(world: Json, turns: int) -> Iterator[tuple[int, Seat]]:
    """Which place of the deck went to whom, in order, after so many revealed turns."""
    seats = len(world["hands"])
    first = len(world["removed"].split())
    dealt = 100 - first - len(world["pile"].split())
    place = first
    for _ in range(HAND_SIZE):
        for seat in range(seats):
            yield place, seat
            place += 1
    for turn in range(turns):
        if place == first + dealt:
            return
        for seat in range(seats):
            for _ in range(CARDS_PER_TURN[turn % 3]):
                yield place, seat
                place += 1
