"""Pages and pictures for phones, from memory, over plain HTTP on one address of this machine.

Its threads know the door and the switchboard and no match.
"""

import socket
import sys
from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import suppress
from http.server import ThreadingHTTPServer
from socketserver import TCPServer
from threading import Lock, Thread
from typing import Any, Final

from game.phones.door import Door
from game.phones.handler import PhoneRequest
from game.phones.switchboard import Switchboard

A_SECOND: Final = 20
"""Requests of one address that are served in the long run."""
AT_ONCE: Final = 80
"""Requests that may come in one breath: a page asks for all its pictures together."""
CONNECTIONS: Final = 16
"""Of one address; a phone needs seven."""
ALL_CONNECTIONS: Final = 96
LOOKS: Final = 1.0
"""Seconds after which the server looks for those who dawdle."""
HEAD_SECONDS: Final = 10.0
"""For a whole request; whoever is slower is cut off."""

File = tuple[str, bytes]
"""A type and what is served."""


class PhoneServer(ThreadingHTTPServer):
    """Bound to one address; `serve` begins, `stop` ends it."""

    daemon_threads = True
    block_on_close = False
    request_queue_size = 64
    allow_reuse_address = sys.platform != "win32"  # there it would share the port with anybody

    def __init__(
        self,
        address: tuple[str, int],
        door: Door,
        board: Switchboard,
        files: Callable[[], Mapping[str, File]],
        now: Callable[[], float],
    ) -> None:
        super().__init__(address, PhoneRequest)
        self.door, self.board, self.files, self.now = door, board, files, now
        self.place = f"{address[0]}:{self.server_address[1]}"
        """The address that is shown; whoever names another one is not served."""
        self.refused = Counter[str]()
        """How often each reason was told, for whoever wonders."""
        self._lock = Lock()
        self._open: dict[socket.socket, tuple[str, float]] = {}
        self._streams: set[socket.socket] = set()
        self._budget: dict[str, tuple[float, float]] = {}
        self._thread = Thread(target=self.serve_forever, args=(LOOKS,), daemon=True)

    def server_bind(self) -> None:
        """Without asking anybody for the name of this machine, which can take long."""
        TCPServer.server_bind(self)
        self.server_name, self.server_port = self.socket.getsockname()[:2]

    def serve(self) -> None:
        """Serve from now on."""
        self._thread.start()

    def stop(self) -> None:
        """Serve nobody any more."""
        self.board.close()
        ending = Thread(target=self.shutdown)
        ending.start()
        with suppress(OSError):  # whoever knocks now is heard at once
            socket.create_connection(self.socket.getsockname(), timeout=1).close()
        ending.join()
        self.server_close()
        with self._lock:
            left = list(self._open)
        for each in left:
            _cut(each)

    def process_request(self, request: Any, client_address: Any) -> None:  # noqa: ANN401 - of socketserver
        who = client_address[0]
        with self._lock:
            of_it = sum(each == who for each, _since in self._open.values())
            is_full = of_it >= CONNECTIONS or len(self._open) >= ALL_CONNECTIONS
            if not is_full:
                self._open[request] = (who, self.now())
        if is_full:
            self.refused["connections"] += 1
            _say_full(request)
            self.shutdown_request(request)
        else:
            super().process_request(request, client_address)

    def shutdown_request(self, request: Any) -> None:  # noqa: ANN401 - of socketserver
        with self._lock:
            self._open.pop(request, None)
            self._streams.discard(request)
        super().shutdown_request(request)

    def service_actions(self) -> None:
        """Now and then: whoever dawdles is cut off."""
        now = self.now()
        with self._lock:
            slow = [
                each
                for each, (_who, since) in self._open.items()
                if now - since > HEAD_SECONDS and each not in self._streams
            ]
            self._budget = {
                who: (left, when) for who, (left, when) in self._budget.items() if now - when < 60
            }
        for each in slow:
            self.refused["slow"] += 1
            _cut(each)

    def handle_error(self, _request: Any, _client_address: Any) -> None:  # noqa: ANN401 - of socketserver
        """A connection that broke off is nobody's concern; a mistake of ours is counted."""
        self.refused["gone" if isinstance(sys.exception(), OSError) else "error"] += 1

    def streams_on(self, request: socket.socket) -> None:
        """This connection takes pages for as long as it likes."""
        with self._lock:
            self._streams.add(request)

    def may_ask(self, who: str) -> bool:
        """Whether an address has not asked for too much lately."""
        with self._lock:
            now = self.now()
            left, when = self._budget.get(who, (float(AT_ONCE), now))
            left = min(float(AT_ONCE), left + (now - when) * A_SECOND)
            self._budget[who] = (max(0.0, left - 1), now)
            return left >= 1


def _cut(connection: socket.socket) -> None:
    with suppress(OSError):  # it may have gone by itself
        connection.shutdown(socket.SHUT_RDWR)


def _say_full(request: socket.socket) -> None:
    body = b'{"no": "Too many connections from this phone."}'
    head = f"HTTP/1.0 503 Busy\r\nContent-Type: application/json\r\nContent-Length: {len(body)}"
    with suppress(OSError):  # whoever floods need not hear it
        request.settimeout(0.2)
        request.sendall(head.encode() + b"\r\nConnection: close\r\n\r\n" + body)
