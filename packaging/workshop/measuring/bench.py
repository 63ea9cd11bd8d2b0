"""`run.py bench`: how fast the rules, matches and saves are here, beside a plain loop."""

import gc
import json
import platform
import tracemalloc
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import count
from pathlib import Path
from time import process_time
from typing import Final

from game.app.saving.saves import SavedGame, read_save, save_text
from game.cli.game_choice import add_game_options, chosen_kit
from game.cli.parsing import Parser, whole_number
from game.cli.simulate import cores
from game.core.match import Match, SomeMatch
from game.core.rng import Rng
from game.core.seats import CHANCE
from game.kits.kit import AnyKit
from game.kits.set_up import Chair
from workshop.measuring.yardsticks import GameWork, yardsticks_of

COMMAND: Final = "run.py bench"
REPEATS: Final = 25
"""Many short runs, of which the quickest counts: on a shared machine a long one is never quiet."""


@dataclass(frozen=True, slots=True)
class Figure:
    """One measurement and what was hoped for."""

    key: str
    name: str
    value: float
    unit: str
    goal: str

    def line(self, width: int) -> str:
        """The figure as a line of a table."""
        shown = f"{self.value:,.0f}" if self.value >= 100 else f"{self.value:.3g}"
        return f"{self.name:{width}}  {shown:>8} {self.unit:8}  {self.goal}".rstrip()


def main(arguments: Sequence[str]) -> int:
    """Measure and print."""
    kit = chosen_kit(arguments, COMMAND)
    parser = Parser(
        COMMAND,
        "Measure the rules on this machine, in processor time of one core; the best of some runs.",
        "  run.py bench\n  run.py bench --json > bench.json\n",
    )
    parser.add_argument("--games", type=whole_number(1, 100_000), default=60, help="games in a run")
    parser.add_argument("--json", action="store_true", help="print one JSON record instead")
    add_game_options(parser, kit)
    options = parser.parse_args(arguments)
    figures = measure(kit, options.games)
    if options.json:
        values = {figure.key: figure.value for figure in figures}
        print(json.dumps({"machine": machine(), "figures": values}, indent=1))
    else:
        width = max(len(figure.name) for figure in figures)
        print("; ".join(f"{name} {text}" for name, text in machine().items()))
        print("\n".join(figure.line(width) for figure in figures))
    return 0


def measure(kit: AnyKit, games: int) -> list[Figure]:
    """All figures of the rules, matches and saves."""
    rates, goals = _rates(kit, games), yardsticks_of(kit.key)
    rules, match = rates["rules_games"], rates["match_games"]
    figures = [
        Figure("rules_games", "through the rules", rules, "games/s", _least(goals.rules_games)),
        Figure("match_games", "through a match", match, "games/s", _least(goals.match_games)),
    ]
    if (plain := rates.get("plain_games")) is not None:
        name = "  against the plain loop"
        figures.insert(0, Figure("plain_games", "plain loop", plain, "games/s", ""))
        figures.insert(2, Figure("rules_ratio", name, rules / plain, "times", ""))
        figures.append(Figure("match_ratio", name, match / plain, "times", ""))
    memory = _memory(kit) / 1024
    return [
        *figures,
        *_costs(kit),
        Figure("match_kb", "memory of a running match", memory, "KB", "under 1,024"),
    ]


def _middle(kit: AnyKit) -> int:
    """Moves after which a game is more than half played."""
    entries = play_by_match(kit, 1).log.entries
    return sum(actor != CHANCE for actor, _move in entries) * 7 // 12


def _costs(kit: AnyKit) -> list[Figure]:
    save, goals = finished_save(kit, 1), yardsticks_of(kit.key)
    half = play_by_match(kit, 1, _middle(kit))
    seat = max(half.to_act())
    view, rng = half.view(seat), Rng(1, "bench")
    load = _cost(lambda: read_save(save), 20) * 1e3
    look = _cost(lambda: half.view(seat), 2_000) * 1e6
    world = _cost(lambda: kit.rules.sample_world(view, rng), 2_000) * 1e6
    return [
        Figure("load_ms", "load and verify a save", load, "ms", "under 5"),
        Figure("view_us", "view in mid-game", look, "us", _most(goals.view_us)),
        Figure("world_us", "sampled world", world, "us", _most(goals.world_us)),
        *(_own_work(work_of) for work_of in goals.works),
    ]


def _own_work(own: GameWork) -> Figure:
    return Figure(own.key, own.name, _cost(own.make(), 200) * 1e3, "ms", _most(own.most_ms))


def _least(number: float) -> str:
    return f"at least {number:,g}"


def _most(number: float) -> str:
    return f"under {number:,g}"


def machine() -> dict[str, str]:
    """What the figures were measured on."""
    return {
        "processor": _processor(),
        "cores": str(cores()),
        "system": f"{platform.system()} {platform.machine()}",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
    }


def _rates(kit: AnyKit, games: int) -> dict[str, float]:
    """Games a second by key of the figure, taken in turn so that all share the noise."""
    works: dict[str, Callable[[int], object]] = {
        "rules_games": partial(play_by_rules, kit),
        "match_games": partial(play_by_match, kit),
    }
    if (plain := yardsticks_of(kit.key).plain_game) is not None:
        works["plain_games"] = plain
    best = dict.fromkeys(works, float("inf"))
    for _ in range(REPEATS):
        for key, play in works.items():
            seeds = count()
            best[key] = min(best[key], _seconds(lambda: play(next(seeds)), games))  # noqa: B023
    return {key: games / seconds for key, seconds in best.items()}


def _cost(work_once: Callable[[], object], times: int) -> float:
    """Seconds that one piece of work takes."""
    return min(_seconds(work_once, times) for _ in range(REPEATS)) / times


def _seconds(work_once: Callable[[], object], times: int) -> float:
    # Processor time, not the clock on the wall: other programs must not change the figures.
    # Garbage is collected outside, as timeit does it: when it comes up is chance.
    gc.collect()
    gc.disable()
    try:
        start = process_time()
        for _ in range(times):
            work_once()
        return process_time() - start
    finally:
        gc.enable()


def _memory(kit: AnyKit) -> int:
    """Bytes that a match in its middle holds on to."""
    middle = _middle(kit)
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    match = play_by_match(kit, 2, middle)
    gc.collect()
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert match.outcome is None
    return after - before


def _processor() -> str:
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or "unknown"


def play_by_rules(kit: AnyKit, seed: int) -> object:
    """A whole game of random choices straight through the rules, without log and events."""
    rng, rules = Rng(seed, "bench"), kit.rules
    draw, legal_moves, apply, to_act = rng.random, rules.legal_moves, rules.apply, rules.to_act
    state = rules.new_match(kit.options_with({}))
    while True:
        waiting = to_act(state)
        for seat in waiting:
            moves = legal_moves(state, seat)
            apply(state, seat, moves[int(draw() * len(moves))])
        if not waiting:
            deal = rules.chance(state, rng)
            if deal is None:
                return state
            apply(state, CHANCE, deal)


def play_by_match(kit: AnyKit, seed: int, moves: int = 1 << 20) -> SomeMatch:
    """The same through a match, checked and logged and with events; at most so many moves."""
    rng = Rng(seed, "bench")
    match = Match.start(kit.rules, kit.options_with({}), seed, "bench")
    match.deal()
    while moves and (waiting := match.to_act()):
        seat = min(waiting)
        match.play(seat, rng.choice(match.legal_moves(seat)))
        moves -= 1
    return match


def finished_save(kit: AnyKit, seed: int) -> bytes:
    """A whole match as the content of a save."""
    match = play_by_match(kit, seed)
    chairs = tuple(Chair(f"Player {seat}", "person") for seat in range(match.options.seats))
    return save_text(SavedGame(match, chairs, "")).encode()
