"""Lets processes that multiprocessing starts be the built program again.

PyInstaller has a hook for this, but it loads multiprocessing whenever the program starts; here
only those processes do, and everything else starts sooner.
"""

import sys

HELPERS = ("from multiprocessing.resource_tracker", "from multiprocessing.forkserver")


def take_part() -> None:
    """Do the work of a helper or worker and end, if this process was started as one."""
    if sys.argv[1:2] == ["--multiprocessing-fork"]:
        from multiprocessing import spawn

        spawn.freeze_support()
    if "-c" in sys.argv[:-1]:
        line = sys.argv[sys.argv.index("-c") + 1]
        if line.startswith(HELPERS):
            exec(line)  # noqa: S102 - a line that multiprocessing wrote for its own helper
            sys.exit()
