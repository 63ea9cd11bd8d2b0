"""Run by test_compiled.py with either copy of the game: prints what bots and coach choose.

`choices.py GAME STRIDE`: each level decides in its turn, blind choice between two of them.
"""

import sys
from collections.abc import Iterator
from itertools import cycle

from game.ai import race
from game.ai.advice import think_through
from game.ai.bot import RandomBot, decide
from game.ai.ladder import Level
from game.core.errors import KododoError
from game.core.match import Match
from game.core.options import Options
from game.core.rng import Rng
from game.kits.kit import AnyKit
from game.kits.registry import kit_by_key


def tables(kit: AnyKit) -> Iterator[Options]:
    """A table for every answer to every question of the game, where the rules allow it."""
    counts = cycle(kit.seat_counts)
    for field in kit.rules.option_spec.fields:
        for value in field.values:
            try:
                yield kit.options_with({"seats": next(counts), field.name: value})
            except KododoError:
                continue


def chosen(kit: AnyKit, options: Options, seed: int, stride: int) -> Iterator[str]:
    """What every stride-th decision of a game came to."""
    levels = cycle(reversed(Level))
    match = Match.start(kit.rules, options, seed)
    match.deal()
    number = 0
    while match.outcome is None:
        seat = min(match.to_act())
        view, rng = match.view(seat), Rng(seed, f"choices/{number}")
        name = next(levels).value if number % stride == seed % stride else RandomBot.name
        move = decide(kit.bots.bot(name).think(view, rng))
        if name != RandomBot.name:
            yield f"{options} {number} {name}: {move}"
        if name == Level.MASTER.value and kit.coach is not None:
            hint = think_through(kit.coach.begin(view, rng))
            best = hint.ranking[0]
            yield f"hint: {best.move} {best.win_chance:.9f} {best.points_for:.9f} {hint.reason}"
        match.play(seat, move)
        number += 1


def main(game: str, stride: int) -> None:
    kit = kit_by_key(game)
    sys.stdout.write("Python\n" if race.__file__.endswith(".py") else "compiled\n")
    sys.stdout.write(f"{kit.bots.names()}\n")
    for seed, options in enumerate(tables(kit)):
        sys.stdout.writelines(f"{line}\n" for line in chosen(kit, options, seed, stride))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
