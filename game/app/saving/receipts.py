"""What became of a save: nobody waits for a slow disk, and no move is called kept that is not."""

from typing import Final, Protocol


class Receipt(Protocol):
    """The answer to a save that was asked for."""

    @property
    def is_settled(self) -> bool:
        """It is on the disk, or it is known that it will not get there."""


class _AtOnce:
    is_settled: Final = True


AT_ONCE: Final = _AtOnce()
"""Whoever keeps nothing, or keeps it while everybody waits, is done at once."""
