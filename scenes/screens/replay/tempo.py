"""How fast a match is watched again."""

from __future__ import annotations

from enum import Enum


class Tempo(Enum):
    """How fast time passes at the table; the value multiplies it."""

    HALF = 0.5
    NORMAL = 1.0
    DOUBLE = 2.0
    FOURFOLD = 4.0

    @property
    def sign(self) -> str:
        """As it stands on the button, in any language."""
        return f"{self.value:g}\N{MULTIPLICATION SIGN}"

    def following(self) -> Tempo:
        """The next one, round at the end."""
        tempos = list(Tempo)
        return tempos[(tempos.index(self) + 1) % len(tempos)]

    def faster(self) -> Tempo:
        """The next one, if there is one."""
        return self if self is Tempo.FOURFOLD else self.following()

    def slower(self) -> Tempo:
        """The one before, if there is one."""
        tempos = list(Tempo)
        return tempos[max(0, tempos.index(self) - 1)]
