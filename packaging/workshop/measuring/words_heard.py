"""`run.py bench words`: how many words somebody hears in the terminal before each choice."""

import io
import sys
from collections.abc import Sequence
from statistics import median
from typing import Final

from game.app.saving.saves import SavedGame
from game.app.table_laying import SealedDeal, new_game
from game.cli.parsing import Parser, whole_number
from game.cli.terminal.console import Console
from game.cli.terminal.text_game import TextGame
from game.core.rng import Rng
from game.kits.kit import AnyKit
from game.kits.registry import KITS

COMMAND: Final = "run.py bench words"
GOALS: Final = {"five211": 40, "chikyu": 60, "duco": 90}
"""Words before a choice in the median, at most."""
WHEN: Final = "2026-11-19T12:00:00+00:00"


class Nowhere:
    """A match that nobody keeps."""

    how_to_resume = ()

    def write(self, text: str, *, is_over: bool) -> None:
        """It is only listened to."""


class Listening(Console):
    """Somebody who plays by chance, and counts what is said before each choice."""

    def __init__(self, seed: int, first: Sequence[str] = ()) -> None:
        super().__init__(io.StringIO(), io.StringIO())
        self.game: TextGame | None = None
        self.counts: list[int] = []
        self.told: list[list[str]] = [[]]
        self._rng = Rng(seed, "listening")
        self._first = list(first)

    def say(self, *lines: str) -> None:
        self.told[-1] += lines

    def ask(self, question: str) -> str:
        self.told[-1].append(question)
        self.counts.append(sum(len(line.split()) for line in self.told[-1]))
        self.told.append([])
        assert self.game is not None
        return self._first.pop(0) if self._first else self.game.typed_by(self._rng)

    def clear(self) -> None:
        """Nothing stays."""


def listen(kit: AnyKit, seed: int, first: Sequence[str] = ()) -> Listening:
    """A whole game at its usual table."""
    console = Listening(seed, first)
    saved: SavedGame = new_game(kit.usual, SealedDeal.again(seed), WHEN)
    console.game = TextGame(console, saved, Nowhere(), lambda: WHEN)
    console.game.run()
    return console


def main(arguments: Sequence[str]) -> int:
    """Count, and say whether the goals are met."""
    parser = Parser(COMMAND, "Count the words that are heard before each choice in the terminal.")
    parser.add_argument("--games", type=whole_number(1, 1_000), default=5, help="of each kind")
    parser.add_argument("--print", action="store_true", help="say all of the first one")
    options = parser.parse_args(list(arguments))
    met = True
    for kit in KITS.values():
        heard = [listen(kit, seed) for seed in range(options.games)]
        if options.print:
            print("\n".join("\n".join(lines) + "\n" for lines in heard[0].told))
        counts = [count for each in heard for count in each.counts]
        goal = GOALS.get(kit.key)
        met &= goal is None or median(counts) <= goal
        print(f"{kit.key}: median {median(counts):.0f} words, at most {max(counts)}, goal {goal}")
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
