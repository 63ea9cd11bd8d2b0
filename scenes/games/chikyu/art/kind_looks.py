"""The colours of the seven kinds, in the order of the rules.

Five are the colours of the houses; pink, red and slate were chosen by measurement to stay apart
from them and from each other for every kind of colour sight.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, SupportsIndex

from scenes.art.palette import GREEN, ORANGE, VIOLET, YELLOW, HouseShades


@dataclass(frozen=True, slots=True)
class KindLook:
    """The shades of a kind; `dark` carries white signs."""

    letter: str
    base: str
    dark: str
    light: str
    sky: str
    ink: str
    second: str = ""
    """The other half of the card that is two colours."""
    second_dark: str = ""


def _of_house(letter: str, house: HouseShades) -> KindLook:
    return KindLook(letter, house.base, house.dark, house.light, house.sky, house.ink)


TURNABLINDIE: Final = _of_house("T", GREEN)
BUTTERFINGY: Final = _of_house("B", YELLOW)
SLUGGOS: Final = _of_house("S", VIOLET)
INTENTON: Final = KindLook("I", "#FF9CC8", "#A3336C", "#FFC9E0", "#FFEAF3", "#5A1238")
INADVEN_FAUL: Final = KindLook(
    "F", "#B3202E", "#7C1420", "#F0B9BD", "#FBE6E6", "#3F0A10", "#58A6F2", "#1C5CA3"
)
DILLINDALLIN: Final = _of_house("D", ORANGE)
LEIZY: Final = KindLook("L", "#7F8C99", "#414D58", "#CBD4DC", "#ECF0F3", "#232C34")

KIND_LOOKS: Final = (
    TURNABLINDIE, BUTTERFINGY, SLUGGOS, INTENTON, INADVEN_FAUL, DILLINDALLIN, LEIZY,
)  # fmt: skip


def look_of(kind: SupportsIndex) -> KindLook:
    """The shades of a kind by its place in the rules."""
    return KIND_LOOKS[kind]
