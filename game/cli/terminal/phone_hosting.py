"""Phones at a game in the terminal: where they come in, and who sits there when it begins."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from io import StringIO
from time import monotonic
from typing import Final

import segno

from game.app.saving.saves import SavedGame
from game.app.table_laying import SUBSTITUTE
from game.cli.terminal.console import Console
from game.core.words import _
from game.kits.registry import kit_by_key
from game.kits.set_up import ANY_PHONE, Chair
from game.phones.service import PhoneService

QUIET: Final = 2
"""Fields of paper around a code, so that a camera finds it."""


def with_phones(chairs: Sequence[Chair], phones: int) -> tuple[Chair, ...]:
    """The last so many of the people play on phones."""
    people = [seat for seat, chair in enumerate(chairs) if chair.is_person]
    held = people[len(people) - phones :]
    return tuple(
        replace(chair, phone=ANY_PHONE if seat in held else "") for seat, chair in enumerate(chairs)
    )


@contextmanager
def invited(console: Console, game: SavedGame) -> Iterator[tuple[SavedGame, PhoneService | None]]:
    """The game with whoever has come; nothing is served where no seat is for a phone."""
    if not any(chair.phone and chair.is_person for chair in game.chairs):
        yield game, None
        return
    service = PhoneService(kit_by_key(game.match.rules.key), game.chairs, monotonic)
    try:
        console.say(*_invitation(service))
        console.meanwhile = service.step
        console.ask(_("Press Enter when all are there:"))
        yield replace(game, chairs=_seated(service, game)), service
    finally:
        console.meanwhile = None
        service.close()


def _invitation(service: PhoneService) -> Iterator[str]:
    yield _("Phones come in here, one after the other: {place}").format(place=service.place)
    yield _("Table word: {word}").format(word=service.door.word)
    yield _("They must be in the same Wi-Fi; what they send is not encrypted.")
    if sys.stdout.isatty():
        picture = StringIO()
        link = f"http://{service.place}/"  # the word lets in as many as there are seats
        segno.make_qr(link).terminal(out=picture, compact=True, border=QUIET)
        yield from picture.getvalue().splitlines()


def _seated(service: PhoneService, game: SavedGame) -> tuple[Chair, ...]:
    """Before the first card a bot takes the place of a phone that has not come."""
    service.step()
    if game.match.log.entries:
        return service.hub.chairs
    return tuple(
        replace(chair, character=SUBSTITUTE, level="guest", phone="")
        if chair.phone and service.hub.holder(seat) is None
        else chair
        for seat, chair in enumerate(service.hub.chairs)
    )
