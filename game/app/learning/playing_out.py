"""What comes of a try: it is played on, with hidden cards in which it shows what it is worth."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.ai.bot import decide
from game.core.events import Event, MatchEnded, RoundEnded, ScoreChanged
from game.core.match import AnyMatch
from game.core.moves import Move
from game.core.rng import Rng
from game.core.seats import Seat
from game.kits.kit import AnyKit

DEALS: Final = 16
"""So many ways to deal what nobody knows are looked at for one that shows it."""
LONGEST: Final = 24
"""Moves after which nobody looks on."""
COUNTED: Final[tuple[type[Event], ...]] = (RoundEnded, MatchEnded, ScoreChanged)
"""After these it is seen what a choice was about."""
QUICK: Final = "greedy"
"""The bot that every game has."""


@dataclass(frozen=True, slots=True)
class TryCourse:
    """A match after a try, and what happened on the way there."""

    match: AnyMatch
    events: tuple[Event, ...]

    def gain(self, seat: Seat) -> int:
        """How far a seat is ahead of the best of the others."""
        points = list(self.match.points)
        own = points.pop(seat)
        return own - max(points, default=0)


def play_out(
    kit: AnyKit, match: AnyMatch, seat: Seat, move: Move, best: Sequence[Move]
) -> TryCourse:
    """The course of a try; `best` are the right choice and the next one, as far as they differ.

    A right one is shown where it does better than the next, a wrong one where it does worse than
    the right one, and the more so the better.
    """
    other = next(each for each in best if each != move)
    sign = 1 if move == best[0] else -1
    courses: list[tuple[int, int, TryCourse]] = []
    for number in range(DEALS):
        place = match.copy()
        if number:
            place = match.branch(len(match.log.entries), str(number))
            place.deal_anew(seat, str(number))
        course = _course(kit, place, seat, move, number)
        instead = _course(kit, place, seat, other, number)
        telling = sign * (course.gain(seat) - instead.gain(seat))
        courses.append((telling, -number, course))
    return max(courses, key=lambda each: each[:2])[2]


def _course(kit: AnyKit, place: AnyMatch, seat: Seat, move: Move, number: int) -> TryCourse:
    """Until something is counted or taken, or the turn of the seat comes again."""
    match, bot = place.copy(), kit.bots.bot(QUICK)
    ends = COUNTED if kit.puzzling is None else (*COUNTED, *kit.puzzling.ends)
    events = match.play(seat, move)
    for step in range(LONGEST):
        waiting = match.to_act()
        if any(isinstance(event, ends) for event in events) or not waiting or waiting == {seat}:
            break
        # Where all choose at once the round goes on for everybody.
        acting = min(waiting)
        thought = bot.think(match.view(acting), Rng(number, f"playing out/{step}"))
        events += match.play(acting, decide(thought))
    return TryCourse(match, tuple(events))
