"""The first lines of the built program."""

import sys

from scenes.__main__ import run

if __name__ == "__main__":
    if sys.argv[1:]:
        from bundle import processes

        processes.take_part()
    sys.exit(run(sys.argv[1:]))
