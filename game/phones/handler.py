"""One request of a phone: checked by form, answered with a status and, refused, with a sentence."""

from __future__ import annotations

import json
import select
from http.cookies import CookieError, SimpleCookie
from http.server import BaseHTTPRequestHandler
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import parse_qs

from game.core.languages import language_among, translations_of
from game.core.plain import Json
from game.core.words import N_, spoken
from game.phones.door import phone_of
from game.phones.sheets import page_words
from game.phones.switchboard import PATIENCE, Reply, no

if TYPE_CHECKING:
    from io import BufferedReader

    from game.phones.server import PhoneServer

MOST_HEAD: Final = 8_192
MOST_BODY: Final = 2_048
MOST_LINE: Final = 2_048
HEARTBEAT: Final = 10.0
STREAM_LOOKS: Final = 2.0
"""Seconds after which a stream looks whether its phone has gone."""
MOST_LANGUAGES: Final = 8
COOKIE: Final = "kododo"
HEADER: Final = "X-Kododo"
"""No page of another site can send it."""

_SAFE: Final = (
    ("Cache-Control", "no-store"),
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
    ("X-Frame-Options", "DENY"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    (
        "Content-Security-Policy",
        (
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
            "font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; "
            "frame-ancestors 'none'"
        ),
    ),
)


def _wanted(header: str) -> list[str]:
    """Languages as a browser tells them, the dearest first."""
    each = [part.strip().partition(";q=") for part in header.split(",")[:MOST_LANGUAGES]]
    return [tag for tag, _q, share in sorted(each, key=lambda one: one[2] or "1", reverse=True)]


class _TooMuch(Exception):
    """A request that is longer than any of ours."""


class _Limited:
    """Reads a head that has an end."""

    def __init__(self, stream: BufferedReader) -> None:
        self._stream = stream
        self._left = MOST_HEAD

    def readline(self, most: int = MOST_LINE) -> bytes:
        line = self._stream.readline(min(most, self._left + 1))
        self._left -= len(line)
        if self._left < 0:
            raise _TooMuch
        return line

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - whatever a stream has
        return getattr(self._stream, name)


class PhoneRequest(BaseHTTPRequestHandler):
    """One request: the connection ends with it, so that nothing of it is left over."""

    server: PhoneServer
    timeout = 5.0
    server_version = "Kododo"
    sys_version = ""
    protocol_version = "HTTP/1.0"

    def setup(self) -> None:
        super().setup()
        self.rfile: Any = _Limited(self.rfile)

    def handle(self) -> None:
        try:
            super().handle()
        except _TooMuch:
            self.requestline, self.request_version, self.command = "", "HTTP/1.0", ""
            self._refuse(431, "That request is too long.")
        except (OSError, ValueError):
            self.server.refused["broken"] += 1

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - as http.server has it
        """Nothing is written down about who asked for what."""

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """What http.server finds wrong is told as everything else is."""
        self._refuse(code, message or explain or "That is no request of ours.")

    def do_GET(self) -> None:
        if not self._may_ask():
            return
        path = self.path.partition("?")[0]
        if path.startswith("/j/"):
            self._come_in(path[3:])
        elif path == "/words.json":
            self._send_record(Reply(200, page_words(self._language)))
        elif path == "/me":
            self._tell_me()
        elif path == "/events":
            self._stream()
        elif path.startswith("/art/"):
            self._picture(path[5:])
        else:
            found = self.server.files().get(path)
            if found is None:
                self._refuse(404, "There is no such page.")
            else:
                self._send(200, *found, keep=path.startswith("/fonts/"))

    def do_POST(self) -> None:
        if not self._may_ask() or not self._is_own_page():
            return
        record = self._body()
        if record is None:
            return
        if self.path == "/word":
            word = record.get("word")
            token = self.server.door.enter_with(
                word if isinstance(word, str) else "", self.client_address[0]
            )
            self._welcome(token, N_("That is not the word of this table."), "")
        elif self.path == "/do":
            self._do(record)
        else:
            self._refuse(404, "There is no such page.")

    # Who asks

    def _may_ask(self) -> bool:
        if not self.server.may_ask(self.client_address[0]):
            self._refuse(429, N_("Too many requests; wait a moment."))
        elif self.headers.get("Host") != self.server.place:
            # A name that leads here could be made to lead here by somebody else's page.
            self._refuse(421, "This table is served at its own address only.")
        else:
            return True
        return False

    def _is_own_page(self) -> bool:
        own = self.headers.get("Origin") == f"http://{self.server.place}"
        if not own or self.headers.get(HEADER) != "1":
            self._refuse(403, "Only the page of this table may do that.")
            return False
        return True

    @property
    def _phone(self) -> str | None:
        """By what the phone that asks is known, if it has come in."""
        try:
            morsel = SimpleCookie(self.headers.get("Cookie", "")).get(COOKIE)
        except CookieError:
            return None
        phone = None if morsel is None else phone_of(morsel.value)
        return phone if phone is not None and self.server.door.knows(phone) else None

    @property
    def _language(self) -> str:
        """The first one of the phone that we speak; nothing: that of the table."""
        headers = getattr(self, "headers", None)
        if headers is None:  # the request broke off before it said anything
            return ""
        asked = parse_qs(self.path.partition("?")[2]).get("language", [""])[0]
        return language_among([asked, *_wanted(headers.get("Accept-Language", ""))])

    # What it gets

    def _come_in(self, invitation: str) -> None:
        if self._phone is not None:  # it was here before; the invitation is for somebody else
            self._redirect("")
            return
        token = self.server.door.enter_by(invitation)
        # The page says what to do instead, in the words of the table.
        self._redirect("" if token is None else token, "/" if token else "/?used")

    def _redirect(self, token: str, to: str = "/") -> None:
        self._begin(303, "text/plain", 0, token)
        self.send_header("Location", to)
        self.end_headers()

    def _welcome(self, token: str | None, sentence: str, body: str) -> None:
        if token is None:
            self._refuse(403, sentence)
            return
        data = json.dumps({"yes": body}).encode()
        self._begin(200, "application/json", len(data), token)
        self.end_headers()
        self.wfile.write(data)

    def _tell_me(self) -> None:
        is_in, may = self._phone is not None, self.server.door.is_open
        self._send_record(Reply(200, {"in": is_in, "open": may}))

    def _do(self, record: dict[str, Json]) -> None:
        phone = self._phone
        if phone is None:
            self._refuse(401, N_("This phone is not at the table."))
            return
        call = self.server.board.call(phone, record)
        given = None if call is None else call.wait(PATIENCE)
        self._send_record(given or no(503, "The table is busy; try again."))

    def _picture(self, name: str) -> None:
        if self._phone is None:
            self._refuse(401, N_("This phone is not at the table."))
            return
        picture = self.server.board.picture(name.removesuffix(".png"), PATIENCE)
        if picture is None:
            self._refuse(404, "There is no such picture.")
        else:
            self._send(200, "image/png", picture, keep=True)

    def _stream(self) -> None:
        """Pages as they come, until the phone has gone."""
        phone, board = self._phone, self.server.board
        if phone is None:
            self._refuse(401, N_("This phone is not at the table."))
            return
        self.server.streams_on(self.connection)
        self._begin(200, "text/event-stream", None, "")
        self.end_headers()
        number, quiet = 0, 0.0
        with board.listening(phone, self._language):
            while board.is_open and self.server.door.knows(phone) and not self._has_gone():
                sheet = board.next_sheet(phone, number, STREAM_LOOKS)
                if sheet is not None:
                    number, quiet = sheet.number, 0.0
                    self.wfile.write(b"id: %d\ndata: %s\n\n" % (number, sheet.body))
                    continue
                quiet += STREAM_LOOKS
                if quiet >= HEARTBEAT:
                    quiet = 0.0
                    self.wfile.write(b": still here\n\n")

    def _has_gone(self) -> bool:
        readable, _writable, _failed = select.select([self.connection], [], [], 0)
        return bool(readable) and not self.connection.recv(1024)

    # How it is sent

    def _body(self) -> dict[str, Json] | None:
        """A record of the right size, or None when it was refused."""
        length = self.headers.get("Content-Length", "")
        if not length.isdecimal() or len(length) > 6:
            self._refuse(411, "Say how long the message is.")
        elif int(length) > MOST_BODY:
            self._refuse(413, "That message is too long.")
        else:
            data = self.rfile.read(int(length))
            try:
                record = json.loads(data)
            except (ValueError, RecursionError):
                record = None
            if isinstance(record, dict):
                return record
            self._refuse(400, "That is no message of ours.")
        return None

    def _refuse(self, status: int, sentence: str) -> None:
        self.server.refused[str(status)] += 1
        catalogue = translations_of(self._language) if self._language else spoken()
        self._send_record(no(status, catalogue.gettext(sentence)))

    def _send_record(self, answer: Reply) -> None:
        data = json.dumps(answer.record).encode()
        self._send(answer.status, "application/json", data)

    def _send(self, status: int, kind: str, data: bytes, *, keep: bool = False) -> None:
        self._begin(status, kind, len(data), "", keep=keep)
        self.end_headers()
        self.wfile.write(data)

    def _begin(
        self, status: int, kind: str, length: int | None, token: str, *, keep: bool = False
    ) -> None:
        self.send_response(status)
        self.send_header("Content-Type", kind)
        if length is not None:
            self.send_header("Content-Length", str(length))
        for name, value in _SAFE:
            # A card looks the same for as long as the table is laid.
            known = keep and name == "Cache-Control"
            self.send_header(name, "private, max-age=3600" if known else value)
        if token:
            cookie = f"{COOKIE}={token}; HttpOnly; SameSite=Strict; Path=/; Max-Age=86400"
            self.send_header("Set-Cookie", cookie)
