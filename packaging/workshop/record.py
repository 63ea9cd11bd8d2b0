"""`run.py record`: the frames of a game between bots, and film strips of its great moments."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import pygame
from pygame import Surface

from game.cli.parsing import Parser, whole_number
from game.kits.registry import KITS, USUAL_GAME
from scenes.screens.results.results_scene import ResultsScene
from workshop.exhibits import exhibits_of
from workshop.gallery.contact_sheet import contact_sheet
from workshop.gallery.gallery_command import read_size
from workshop.gallery.studio import Studio, unseen

STRIP_SIZE = (640, 360)
STRIP_STEP = 3
"""Every so many frames of sixty a second one picture of a strip."""
LONGEST_STRIP = 40
COLUMNS = 5


@dataclass(slots=True)
class Strip:
    """The pictures of one moment; it ends when the moment is over for the first time."""

    name: str
    pictures: list[Surface] = field(default_factory=list)
    is_over: bool = False

    def add(self, picture: Surface) -> None:
        """One more frame, unless there are enough."""
        if len(self.pictures) < LONGEST_STRIP:
            self.pictures.append(pygame.transform.smoothscale(picture, STRIP_SIZE))


def main(arguments: Sequence[str]) -> int:
    """Record and say where everything is."""
    parser = Parser(
        "run.py record",
        "Write the frames of a game between bots, and strips of dealing, revealing and scoring.",
        "  run.py record film\n  run.py record film --seats 5 --fps 10 --size 1920x1080\n",
    )
    parser.add_argument("folder", type=Path, help="where the pictures go")
    parser.add_argument("--fps", type=whole_number(1, 60), default=15, help="frames a second")
    parser.add_argument(
        "--seconds", type=whole_number(1, 600), default=40, help="of the game, from the shuffle on"
    )
    parser.add_argument("--size", type=read_size, default=(1280, 720), metavar="WxH")
    parser.add_argument("--game", choices=tuple(KITS), default=USUAL_GAME)
    parser.add_argument("--seats", type=whole_number(2, 5), default=4)
    parser.add_argument("--seed", type=whole_number(0, 2**31), default=0)
    options = parser.parse_args(list(arguments))
    with unseen():
        studio = Studio(options.size, exhibits_of(options.game).film(options.seats))
        studio.show(studio.make_table(studio.deal(options.seed)), 0.0)
        record(studio, options.folder, options.fps, options.seconds)
        studio.close()
    return 0


def record(studio: Studio, folder: Path, fps: int, seconds: int) -> None:
    """So many frames a second as numbered pictures, and the strips beside them."""
    frames = folder / "frames"
    frames.mkdir(parents=True, exist_ok=True)
    strips: dict[str, Strip] = {}
    every, written = max(1, round(60 / fps)), 0
    for number in range(seconds * 60):
        studio.app.step(1 / 60)
        if isinstance(studio.scene, ResultsScene):
            break
        picture = studio.app.window.surface
        if number % every == 0:
            pygame.image.save(picture, frames / f"{written:05}.png")
            written += 1
        if number % STRIP_STEP == 0:
            _follow(strips, studio, picture)
    for strip in strips.values():
        named = {f"{i * STRIP_STEP / 60:.2f} s": each for i, each in enumerate(strip.pictures)}
        pygame.image.save(contact_sheet(named, COLUMNS), folder / f"strip-{strip.name}.png")
    _say(f"{written} frames in {frames}, and strips: {', '.join(strips)}")


def _follow(strips: dict[str, Strip], studio: Studio, picture: Surface) -> None:
    """Add the frame to the strip of the present moment, and close all others."""
    now = exhibits_of(studio.host.set_up.game).strip(studio.table)
    for strip in strips.values():
        strip.is_over |= strip.name != now
    if now is not None:
        strip = strips.setdefault(now, Strip(now))
        if not strip.is_over:
            strip.add(picture)


def _say(sentence: str) -> None:
    sys.stdout.write(f"{sentence}\n")
