"""Phones at this table, from the moment somebody invites them until the table is left."""

import socket
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from game.core.errors import KododoError
from game.core.words import _
from game.kits.kit import AnyKit
from game.kits.set_up import Chair
from game.phones.door import Door
from game.phones.hub import PhoneHub
from game.phones.server import File, PhoneServer
from game.phones.switchboard import Switchboard

ASSETS: Final = Path(__file__).resolve().parents[2] / "assets"
PORTS: Final = (8140, 8141, 8142, 0)
"""Tried in turn: the first is short to type, and a phone that was here before looks there."""
LOOPBACK: Final = "127.0.0.1"

_TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".ttf": "font/ttf",
}
_ELSEWHERE: Final = ("192.0.2.1", "192.168.255.1", "10.255.255.1", "172.31.255.1")
"""Addresses of no machine in particular: nothing is sent there, only the way is asked for."""


class NoPhones(KododoError):
    """No phone can be invited; the sentence says why."""


def own_addresses() -> tuple[str, ...]:
    """By which addresses phones may reach this machine, the likeliest first."""
    found: dict[str, None] = {}
    for target in _ELSEWHERE:
        asking = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        with closing(asking), suppress(OSError):
            asking.connect((target, 9))
            found[asking.getsockname()[0]] = None
    return tuple(each for each in found if not each.startswith(("127.", "0."))) or (LOOPBACK,)


class PhoneService:
    """The server with its door, and the hub that is its only way to the table."""

    def __init__(
        self,
        kit: AnyKit,
        chairs: Sequence[Chair],
        now: Callable[[], float],
        wake: Callable[[], object] = bool,
        address: str = "",
    ) -> None:
        self._now = now
        self._wake = wake
        self.address = address or own_addresses()[0]
        self.door = Door(now)
        self.board = Switchboard(wake)
        self.hub = PhoneHub(self.door, self.board, kit, chairs)
        self._files: dict[tuple[str, bool], dict[str, File]] = {}
        self._server = self._bound()
        self._server.serve()
        self.door.open()

    @property
    def place(self) -> str:
        """What somebody types who cannot scan."""
        return self._server.place

    @property
    def link(self) -> str:
        """What a camera reads: it opens once, for one phone."""
        return f"http://{self.place}/j/{self.door.invitation}"

    @property
    def refused(self) -> Mapping[str, int]:
        """How often what was refused."""
        return self._server.refused

    def step(self) -> None:
        """Let the phones be heard and told."""
        self.hub.step(self._now())

    def move_to(self, address: str) -> None:
        """Serve at another address of this machine; phones that have come stay known."""
        self._server.stop()
        self.address = address
        self.board.open_again()
        self._server = self._bound()
        self._server.serve()
        self.door.open()
        self.hub.changed()

    def close(self) -> None:
        """Nothing is served any more."""
        self.door.close()
        self._server.stop()

    def _bound(self) -> PhoneServer:
        problem: OSError | None = None
        for port in PORTS:
            try:
                return PhoneServer(
                    (self.address, port), self.door, self.board, self.files, self._now
                )
            except OSError as error:
                problem = error
        sentence = _("Phones cannot be served at {address}: {reason}.")
        reason = problem.strerror if problem is not None and problem.strerror else "?"
        raise NoPhones(sentence.format(address=self.address, reason=reason)) from problem

    def files(self) -> Mapping[str, File]:
        """Everything that a page is made of, by its path; read once for each game."""
        kit = self.hub.kit
        key = (kit.key, kit.phone.own)
        if key not in self._files:
            self._files[key] = self._read(kit.key if kit.phone.own else "plain")
        return self._files[key]

    def _read(self, game: str) -> dict[str, File]:
        pages, fonts = ASSETS / "phones", ASSETS / "fonts"
        paths = {
            "/": pages / "page.html",
            "/phone.css": pages / "phone.css",
            "/phone.js": pages / "phone.js",
            "/game.css": pages / game / "game.css",
            "/game.js": pages / game / "game.js",
            **{f"/fonts/{path.name}": path for path in fonts.glob("*.ttf")},
        }
        return {name: (_TYPES[path.suffix], path.read_bytes()) for name, path in paths.items()}
