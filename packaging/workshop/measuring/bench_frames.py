"""`run.py bench frames`: what a frame costs at the busiest moments, at rest, and at the start.

Everything is processor time of this process: other programs must not change the figures.
"""

from __future__ import annotations

import gc
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from time import perf_counter, process_time

import pygame

from game.app.settings import Settings, TableSpeed
from game.cli.parsing import Parser, whole_number
from game.kits.registry import KITS
from scenes.engine.app import FOCUSED_RATE, App
from scenes.engine.drawing.sprites import SpriteStore
from scenes.screens.results.results_scene import ResultsScene
from scenes.screens.title import TitleScene
from workshop.exhibits import Moment, exhibits_of
from workshop.gallery.studio import FRAME, Studio, unseen
from workshop.gallery.tracing import Trace, tracing_into
from workshop.measuring import bench_look_back, bench_start
from workshop.measuring.bench import machine

FULL_HD, UHD = (1920, 1080), (3840, 2160)
TINY = (320, 180)
IDLE_SECONDS = 4.0
UNTIL_REST = 1.5
MILLISECONDS = 1e3
MEGABYTE = 1 << 20


@dataclass(frozen=True, slots=True)
class Figure:
    """One measurement; `most` is the goal."""

    name: str
    value: float
    unit: str
    most: float | None = None

    def line(self) -> str:
        """The figure as a line of a table."""
        goal = "" if self.most is None else f"at most {self.most:g}"
        missed = self.most is not None and self.value > self.most
        return f"{self.name:60}{self.value:9.2f} {self.unit:4} {goal}{'  MISSED' * missed}".rstrip()


def main(arguments: Sequence[str]) -> int:
    """Measure and print."""
    parser = Parser(
        "run.py bench frames",
        "Measure the window without a screen, in processor time of this process.",
        "  run.py bench frames\n  run.py bench frames --part busy --json\n",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON record instead")
    parser.add_argument("--game", action="append", choices=tuple(KITS), default=[],
                        help="measure only this game; can be repeated")  # fmt: skip
    parser.add_argument("--games", type=whole_number(2, 1000), default=40,
                        help="games to play for the growth of memory")  # fmt: skip
    parser.add_argument("--part", action="append", choices=possible_parts(), default=[],
                        help="measure only this; can be repeated")  # fmt: skip
    options = parser.parse_args(list(arguments))
    figures = []
    with unseen():
        for figure in _measured(options.part or possible_parts(), options.game, options.games):
            figures.append(figure)
            if not options.json:
                _say(figure.line())
    if options.json:
        values = {figure.name: round(figure.value, 3) for figure in figures}
        _say(json.dumps({"machine": machine(), "figures": values}, indent=1))
    return 0


def _measured(parts: Sequence[str], chosen: Sequence[str], games: int) -> Iterator[Figure]:
    """Part by part, each for all games that are meant, by name if there are several."""
    kits = chosen or tuple(KITS)
    for part in parts:
        for game in kits[:1] if part in OF_NO_GAME else kits:
            of_one = part in OF_NO_GAME or len(kits) == 1
            for figure in PARTS[part](game, games):
                yield figure if of_one else replace(figure, name=f"{game}: {figure.name}")


def memory(game: str, _games: int) -> Iterator[Figure]:
    """The busiest moments in one window, in a process in which nothing else was left behind."""
    if bench_start.is_possible():
        with get_context("spawn").Pool(1) as apart:
            now, most = apart.apply(memory_of, (game,))
            # It is asked to end: a signal to do so would only be an event of its window.
            apart.close()
            apart.join()
    else:
        now, most = memory_of(game)
    yield Figure("memory, 1920x1080", now / MEGABYTE, "MB", 250.0)
    yield Figure("memory at its peak, 1920x1080", most / MEGABYTE, "MB", 250.0)


def memory_of(game: str) -> tuple[int, int]:
    """Bytes at the end of the busiest moments, and at most."""
    with unseen():
        studio = Studio(FULL_HD, exhibits_of(game).busy_table())
        for moment in exhibits_of(game).moments():
            for _counts in moment.frames(studio):
                studio.app.step(FRAME)
        found = resident(), most_resident()
        studio.close()
    return found


def table(game: str, _games: int) -> Iterator[Figure]:
    """From Play to a table that can be seen, in a window that has drawn nothing of it before."""
    for size in ((1280, 720), FULL_HD):
        studio = Studio(size, exhibits_of(game).busy_table())
        session = studio.deal(0)
        begun = process_time()
        studio.show(studio.make_table(session), FRAME)
        cost = (process_time() - begun) * MILLISECONDS
        yield Figure(f"Play to the first table, {size[0]}x{size[1]}", cost, "ms", 500.0)
        studio.close()


def busy(game: str, _games: int) -> Iterator[Figure]:
    """The busiest moments at two sizes, each beside its floor."""
    for size, middle, tail, worst in ((FULL_HD, 3.0, 8.0, 16.0), (UHD, 13.0, 16.0, 16.7)):
        for moment in exhibits_of(game).moments():
            name = f"{moment.name}, {size[0]}x{size[1]}"
            times = frame_times(game, moment, size)
            floor, sprites = floor_times(game, moment, size)
            yield Figure(f"{name}: median", median(times), "ms", middle)
            yield Figure(f"{name}: 99th percentile", percentile(times, 0.99), "ms", tail)
            yield Figure(f"{name}: longest", max(times), "ms", worst)
            yield Figure(f"{name}: floor of {sprites} blits", median(floor), "ms")
            yield Figure(f"{name}: against the floor", median(times) / median(floor), "x", 2.0)


def frame_times(game: str, moment: Moment, size: tuple[int, int]) -> list[float]:
    """Milliseconds of every drawn frame, in a window that was just opened."""
    studio = Studio(size, exhibits_of(game).busy_table())
    times = []
    for counts in moment.frames(studio):
        start = process_time()
        drew = studio.app.step(FRAME)
        if counts and drew:
            times.append((process_time() - start) * MILLISECONDS)
    studio.close()
    return times


def floor_times(game: str, moment: Moment, size: tuple[int, int]) -> tuple[list[float], int]:
    """The same frames as bare blits of ready pictures, and how many blits the fullest has."""
    studio = Studio(size, exhibits_of(game).busy_table())
    traces: list[Trace] = []
    studio.app.painter_kind = tracing_into(traces)
    times, most = [], 0
    for counts in moment.frames(studio):
        traces[:] = [Trace()]
        drew = studio.app.step(FRAME)
        if not (counts and drew):
            continue
        most = max(most, traces[0].sprites)
        start = process_time()
        traces[0].replay(studio.app.window.surface)
        times.append((process_time() - start) * MILLISECONDS)
    traces.clear()
    studio.close()
    return times, most


def idle(game: str, _games: int) -> Iterator[Figure]:
    """The share of one processor that a waiting screen takes, beside a loop that does nothing."""
    pygame.display.init()
    bare = _load(lambda _dt: pygame.event.get(), lambda: FOCUSED_RATE)
    yield Figure("bare loop that reads events", bare, "%")
    still = Settings(reduced_motion=True)
    for settings, words, most in ((still, "still", 1.0), (Settings(), "alive", 6.0)):
        studio = Studio(FULL_HD, settings)
        studio.show(TitleScene(studio.host, studio.make_table), 3.0)
        yield Figure(f"idle title, {words}", _load_of(studio.app), "%", most)
        studio.close()
    # Long enough for all pictures that are built in idle frames.
    studio = Studio(FULL_HD, exhibits_of(game).busy_table())
    exhibits_of(game).rest(studio, 8.0)
    table = _load_of(studio.app)
    yield Figure("idle table", table, "%", 1.0)
    yield Figure("idle table against the bare loop", table / bare, "x", 1.5)
    studio.close()


def growth(game: str, games: int) -> Iterator[Figure]:
    """Whole matches between bots at once, one after the other, in the same window.

    What counts is the second half: by then all caches are full. The one of the pictures gets
    the budget of a tiny window, so that a few games will do.
    """
    settings = exhibits_of(game).busy_table()
    five = settings.set_ups[settings.game]
    bots = settings.remembering(replace(five, chairs=five.chairs[1:]))
    instant = replace(bots, speed=TableSpeed.INSTANT)
    studio = Studio((1280, 720), instant, SpriteStore(TINY))
    half, before = games // 2, 0
    for seed in range(games):
        if seed == half:
            gc.collect()
            before = resident()
        studio.show(studio.make_table(studio.deal(seed)), FRAME)
        studio.run_until(lambda: isinstance(studio.scene, ResultsScene))
    gc.collect()
    grown = (resident() - before) / MEGABYTE
    yield Figure(f"memory grown over the last {games - half} games", grown, "MB", 4.0)
    studio.close()


def start(_game: str, _games: int) -> Iterator[Figure]:
    """From nothing to the first frame."""
    for name, value, unit, most in bench_start.start_up_figures():
        yield Figure(name, value, unit, most)


def look_back(game: str, _games: int) -> Iterator[Figure]:
    """Many finished games, and one of them again."""
    for name, value, unit, most in bench_look_back.look_back_figures(game):
        yield Figure(name, value, unit, most)


PARTS = {
    "memory": memory,
    "table": table,
    "busy": busy,
    "idle": idle,
    "start": start,
    "growth": growth,
    "look-back": look_back,
}


OF_NO_GAME = {"start"}


def possible_parts() -> tuple[str, ...]:
    return tuple(part for part in PARTS if part != "start" or bench_start.is_possible())


def resident() -> int:
    """Bytes of memory that this process holds now; 0 where the system does not tell."""
    return _status("VmRSS")


def most_resident() -> int:
    """The most that it has ever held."""
    return _status("VmHWM")


def _status(field: str) -> int:
    try:
        lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    except OSError:
        return 0
    return next(int(line.split()[1]) for line in lines if line.startswith(field)) << 10


def _load_of(app: App) -> float:
    """As `App.run` does it, at the rate that the app asks for."""
    return _load(app.pass_time, lambda: app.rate)


def _load(step: Callable[[float], object], rate: Callable[[], int]) -> float:
    clock = pygame.time.Clock()
    begun = perf_counter()
    while perf_counter() - begun < UNTIL_REST:
        step(clock.tick(rate()) / 1000)
    begun, used = perf_counter(), process_time()
    while perf_counter() - begun < IDLE_SECONDS:
        step(clock.tick(rate()) / 1000)
    return 100 * (process_time() - used) / (perf_counter() - begun)


def percentile(times: Sequence[float], share: float) -> float:
    """The time that so large a share of them does not exceed."""
    return sorted(times)[min(len(times) - 1, int(len(times) * share))]


def _say(sentence: str) -> None:
    sys.stdout.write(f"{sentence}\n")
    sys.stdout.flush()
