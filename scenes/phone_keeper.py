"""Phones at this table: served from the invitation until the table is left, asked at every step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Final

import pygame

from game.core.late import late

with late:
    from game.phones import service as phone_service

if TYPE_CHECKING:
    from pygame import Surface

    from game.app.session import AnySession
    from game.kits.kit import AnyKit
    from game.kits.set_up import Chair
    from game.phones.hub import PhoneHub, PhoneTable
    from game.phones.service import PhoneService
    from game.phones.switchboard import RawPicture

PICTURES_A_STEP: Final = 1
"""Cards are drawn for phones while frames go on."""


class PhoneKeeper:
    """One for the whole program. Nothing is served before somebody invites."""

    def __init__(self) -> None:
        self._service: PhoneService | None = None
        self._playing: tuple[AnySession, PhoneTable] | None = None
        self._wake = 0
        self.address = ""
        """Where phones are served; the likeliest address of this machine where nobody says."""
        self.draw: Callable[[str], Surface | None] = lambda _name: None
        """A picture for the pages, by its name, on the paper of a card."""

    @property
    def service(self) -> PhoneService | None:
        """What serves the phones, once they are invited."""
        return self._service

    @property
    def hub(self) -> PhoneHub | None:
        """Who has come, and where they sit."""
        return None if self._service is None else self._service.hub

    def invite(self, kit: AnyKit, chairs: Sequence[Chair]) -> PhoneService:
        """Open the door for phones, at a table that is set up so; NoPhones says why not."""
        if self._service is None:
            self._wake = self._wake or pygame.event.custom_type()
            self._service = phone_service.PhoneService(
                kit, chairs, monotonic, self._rouse, self.address
            )
        else:
            self._service.hub.set_chairs(kit, chairs)
            self._service.door.open()
        return self._service

    def begin(self, session: AnySession, table: PhoneTable) -> None:
        """A game begins, or goes on, at a table that has seats for phones."""
        self._playing = session, table
        if self._service is not None:
            self._service.hub.begin(session, table)

    def invite_again(self, kit: AnyKit) -> PhoneService:
        """In the middle of a game: somebody comes late, or a game that was left goes on."""
        assert self._playing is not None
        session, table = self._playing
        if self._service is None:
            self.invite(kit, session.chairs).hub.begin(session, table)
        assert self._service is not None
        self._service.door.open()
        return self._service

    def close(self) -> None:
        """The table is left: nothing is served any more."""
        self._playing = None
        if self._service is not None:
            self._service.close()
            self._service = None

    def step(self) -> None:
        """Let phones be heard, told and given pictures."""
        service = self._service
        if service is None:
            return
        service.step()
        left = service.board.draw_for(self._drawn, PICTURES_A_STEP)
        if left or service.hub.at_work:
            self._rouse()

    def _drawn(self, name: str) -> RawPicture | None:
        surface = self.draw(name)
        if surface is None:
            return None
        return (*surface.get_size(), pygame.image.tobytes(surface, "RGB"))

    def _rouse(self) -> None:
        """A screen at rest takes its next step now: somebody waits for it."""
        with suppress(pygame.error):  # the window is closing
            if not pygame.event.peek(self._wake):
                pygame.event.post(pygame.event.Event(self._wake))
