"""The commands of the makers, beside those of the players; `packaging/run.py` starts them."""

import sys
from typing import Final

from game.cli.commands import Command
from scenes.__main__ import WINDOW_COMMANDS, run

MAKERS: Final[tuple[Command, ...]] = (
    Command("gallery", "workshop.gallery.gallery_command:main", "write pictures of every screen"),
    Command("record", "workshop.record:main", "write the frames of a game between bots"),
    Command("bench frames", "workshop.bench_frames:main", "measure what a frame costs here"),
)

if __name__ == "__main__":
    sys.exit(run(sys.argv[1:], (*WINDOW_COMMANDS, *MAKERS)))
