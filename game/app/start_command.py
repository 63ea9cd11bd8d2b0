"""How this program was started, so that every command it names can be typed as it stands."""

import os
from typing import Final

STARTED_AS: Final = "KODODO_STARTED_AS"
"""Set by whoever starts us in another way than by our own name."""


def command_words(*arguments: str) -> str:
    """A command line for the player's own terminal."""
    words = (f'"{word}"' if " " in word else word for word in arguments)
    return " ".join((os.environ.get(STARTED_AS) or "kododo", *words))
