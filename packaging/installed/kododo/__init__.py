"""The installed program: everything of ours lies below this one name, beside nobody else's.

Our modules say `from game ...`, and there is more than one `game` in the world. So the folder that
holds ours goes in front of all others before the first of them is imported.
"""

import sys
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).resolve().parent
HOME: Final = HERE if (HERE / "game").is_dir() else HERE.parents[2]
"""An installed wheel keeps them beside this file, a checkout that is run by uv at its root."""


def main() -> None:
    """Run the command of this process; processes that it spawns are handed the same order."""
    sys.path.insert(0, str(HOME))
    from scenes.__main__ import main as start

    start()
