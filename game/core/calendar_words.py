"""Dates and places as a player reads them."""

from datetime import date
from typing import Final

from game.core.words import N_, _

_MONTHS: Final = (
    N_("January"), N_("February"), N_("March"), N_("April"), N_("May"), N_("June"), N_("July"),
    N_("August"), N_("September"), N_("October"), N_("November"), N_("December"),
)  # fmt: skip
_PLACES: Final = (N_("1st"), N_("2nd"), N_("3rd"), N_("4th"), N_("5th"))


def day_words(day: date) -> str:
    """A day of the year: "19 November"."""
    return _("{day} {month}").format(day=day.day, month=_(_MONTHS[day.month - 1]))


def place_words(rank: int) -> str:
    """A rank: "1st"."""
    return _(_PLACES[rank - 1]) if rank <= len(_PLACES) else f"{rank}."
