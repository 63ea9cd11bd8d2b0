"""Puzzles: a place in a game that was played, where one choice is clearly better than all others.

They are mined from games among bots, never invented. A puzzle keeps how to come there, from the
seed move by move, and what each choice was found to be worth.
"""

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol, TypeVar

from game.ai.ladder import Level
from game.core.errors import BadLog, IllegalMove
from game.core.events import Event
from game.core.match import AnyMatch, Match
from game.core.moves import Move
from game.core.options import OptionValue
from game.core.rules import AnyRules
from game.core.seats import Seat
from game.core.sentences import Phrase

M_contra = TypeVar("M_contra", bound=Move, contravariant=True)

THEMES: Final = 5
"""Of every game that has puzzles: a house each."""
_KEY_DIGITS: Final = 6


@dataclass(frozen=True, slots=True)
class PuzzleTheme:
    """What several puzzles have in common; title and idea are translated where they are shown."""

    key: str
    """Kept in files; it never changes."""
    title: str
    idea: str
    """In one sentence."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A place in a game, who decides there, and what the choices are worth, the best first."""

    game: str
    theme: str
    level: Level
    """The lowest from which on all find the best choice."""
    options: Mapping[str, OptionValue] = field(hash=False)
    """The answers that are not the usual ones, and how many seats there are."""
    seed: int
    entries: tuple[str, ...]
    """What was played before, as "seat move"; what chance did follows from the seed."""
    seat: Seat
    choices: tuple[tuple[str, int], ...]
    """Moves, and the chance to win after each in hundredths of a point."""
    error: int
    """Of the difference between the first two, in the same measure."""
    worlds: int
    """In so many imagined deals it was checked; 0 where all that may follow was looked at."""
    because: str
    """Which sentence of the game tells why."""
    facts: Mapping[str, int] = field(hash=False)
    """The numbers in that sentence."""

    @property
    def key(self) -> str:
        """Kept with what somebody has solved: it follows from the place, whatever is said of it."""
        place = [self.game, dict(self.options), self.seed, self.entries, self.seat]
        words = json.dumps(place, sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(words.encode()).hexdigest()[:_KEY_DIGITS]

    @property
    def margin(self) -> int:
        """How far the best choice is ahead of the next."""
        return self.choices[0][1] - self.choices[1][1]

    def match(self, rules: AnyRules) -> AnyMatch:
        """The game as it stands there; BadLog where the rules do not lead there."""
        values = rules.option_spec.check(rules.option_spec.as_kept(self.options))
        match: AnyMatch = Match.start(rules, rules.make_options(values), self.seed)
        match.deal()
        try:
            for line in self.entries:
                seat, _blank, move = line.partition(" ")
                match.play(int(seat), rules.decode_move(move))
        except (IllegalMove, ValueError) as error:
            raise BadLog(f"This puzzle cannot be laid: {error}") from error
        if self.seat not in match.to_act():
            raise BadLog("This puzzle asks somebody who has nothing to decide.")
        return match


class Puzzling(Protocol[M_contra]):
    """What a game supplies for its puzzles."""

    @property
    def themes(self) -> tuple[PuzzleTheme, ...]:
        """Five of them, in the order in which they are shown."""

    @property
    def ends(self) -> tuple[type[Event], ...]:
        """What a choice may be about, beside points: after these a try was shown."""
        return ()

    def reason(self, because: str, facts: Mapping[str, int], choices: Sequence[M_contra]) -> Phrase:
        """One true sentence with these numbers; KeyError where there is none such."""
