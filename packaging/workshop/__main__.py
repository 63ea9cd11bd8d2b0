"""The commands of the makers, beside those of the players; `packaging/run.py` starts them."""

import sys
from typing import Final

from game.cli.commands import Command
from scenes.__main__ import WINDOW_COMMANDS, run

MAKERS: Final[tuple[Command, ...]] = (
    Command("gallery", "workshop.gallery.gallery_command:main", "write pictures of every screen"),
    Command("record", "workshop.record:main", "write the frames of a game between bots"),
    Command("bench", "workshop.measuring.bench:main", "measure the speed of the rules here"),
    Command("bench frames", "workshop.measuring.bench_frames:main", "measure what a frame costs"),
    Command("bench ai", "workshop.measuring.bench_ai:main", "measure how well the bots play"),
    Command("bench hints", "workshop.measuring.bench_hints:main", "measure how true hints are"),
    Command("bench phones", "workshop.measuring.bench_phones:main", "measure phones at a table"),
    Command("bench review", "workshop.measuring.bench_review:main", "do chances come true?"),
    Command("bench words", "workshop.measuring.words_heard:main", "count what is heard in words"),
    Command("puzzles mine", "workshop.puzzle_makers:mine", "find puzzles in games among bots"),
    Command("puzzles sort", "workshop.puzzle_makers:sort", "sort puzzles by their answers"),
    Command("puzzles check", "workshop.puzzle_makers:check", "check puzzles in fresh worlds"),
)

if __name__ == "__main__":
    sys.exit(run(sys.argv[1:], (*WINDOW_COMMANDS, *MAKERS)))
