"""Lets processes that multiprocessing starts be the built program again.

PyInstaller has a hook for this, but it loads multiprocessing whenever the program starts; here
only commands do, and the window opens sooner.
"""

import sys
from multiprocessing import process, spawn

HELPERS = ("from multiprocessing.resource_tracker", "from multiprocessing.forkserver")


def take_part() -> None:
    """Do the work of a helper or worker and end, if this process was started as one."""
    # A worker must not look for the first lines of the program on the disk.
    process.ORIGINAL_DIR = None  # type: ignore[attr-defined]
    spawn.freeze_support()
    if "-c" in sys.argv[:-1]:
        line = sys.argv[sys.argv.index("-c") + 1]
        if line.startswith(HELPERS):
            exec(line)  # noqa: S102 - a line that multiprocessing wrote for its own helper
            sys.exit()
