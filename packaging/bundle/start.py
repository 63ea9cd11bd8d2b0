"""The first lines of the built program."""

import os
import sys

from bundle.processes import take_part
from scenes.__main__ import run


def leave_libraries_to_others() -> None:
    """Programs that we start must find the libraries of the system, not those of the bundle."""
    before = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
    if before is not None:
        os.environ["LD_LIBRARY_PATH"] = before
    else:
        os.environ.pop("LD_LIBRARY_PATH", None)


if __name__ == "__main__":
    # Workers must not look for these lines on the disk.
    del __file__
    if sys.platform == "linux":
        leave_libraries_to_others()
    take_part()
    sys.exit(run(sys.argv[1:]))
