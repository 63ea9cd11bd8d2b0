"""Phones made of Python's own HTTP client, and a table without a window at which they play."""

import json
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from functools import partial
from http.client import HTTPConnection, HTTPException
from threading import Thread
from time import monotonic, sleep
from typing import Any

from game.app.session import AnySession
from game.app.table_laying import SealedDeal, lay_table
from game.core.options import OptionValue
from game.core.rng import Rng
from game.kits.kit import AnyKit
from game.kits.set_up import ANY_PHONE, Chair, SetUp
from game.phones.service import LOOPBACK, PhoneService

Record = dict[str, Any]


class BareTable:
    """A table that shows nothing: what happened can be seen at once."""

    is_showing = can_go_on = shows_aims = False

    def __init__(self) -> None:
        self.moves = 0

    def go_on(self) -> None:
        self.can_go_on = self.is_showing = False

    def has_moved(self) -> None:
        self.moves += 1


class HttpPhone:
    """One phone: it remembers every body that it was ever sent."""

    def __init__(self, place: str, name: str = "Ana") -> None:
        self.place = place
        self.name = name
        self.cookie = ""
        self.language = ""
        self.bodies: list[str] = []
        self.sheet: Record = {}
        self.numbers: list[int] = []
        self.is_on = True
        self.played = -1
        self.refusals: list[str] = []

    def ask(
        self, method: str, path: str, body: object = None, headers: Record | None = None
    ) -> tuple[int, bytes, Record]:
        connection = HTTPConnection(self.place, timeout=20)
        usual = {"Origin": f"http://{self.place}", "X-Kododo": "1", **self._self}
        text = None if body is None else json.dumps(body)
        connection.request(method, path, text, {**usual, **(headers or {})})
        response = connection.getresponse()
        data = response.read()
        found = response.getheader("Set-Cookie")
        if found:
            self.cookie = found.partition(";")[0]
        self.bodies.append(data.decode("utf-8", "replace"))
        connection.close()
        return response.status, data, dict(response.getheaders())

    @property
    def _self(self) -> dict[str, str]:
        return {"Cookie": self.cookie, "Accept-Language": self.language}

    def do(self, what: str, **more: object) -> tuple[int, Record]:
        status, data, _headers = self.ask("POST", "/do", {"do": what, **more})
        return status, json.loads(data)

    def come_in(self, link: str) -> None:
        self.ask("GET", link.partition(self.place)[2])
        Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        connection = HTTPConnection(self.place, timeout=20)
        with closing(connection), suppress(OSError, HTTPException, ValueError):
            connection.request("GET", "/events", headers=self._self)
            with connection.getresponse() as stream:
                for line in stream if stream.status == 200 else ():
                    if not self.is_on:
                        return
                    self._take(line.decode())

    def _take(self, text: str) -> None:
        if text.startswith("id:"):
            self.numbers.append(int(text[3:]))
        if text.startswith("data: "):
            self.bodies.append(text)
            self.sheet = json.loads(text[6:])

    def sleeps(self) -> None:
        """The page is hidden: the connection ends with the next line."""
        self.is_on = False

    def wakes(self) -> None:
        self.is_on = True
        Thread(target=self._listen, daemon=True).start()

    def choose(self, rng: Rng) -> bool:
        """Make a move that the page offers, if it is asked for one."""
        sheet = self.sheet
        if sheet.get("stage") != "choose" or sheet["at"] == self.played:
            return False
        status, record = self.do("play", line=rng.choice(lines_of(sheet)), at=sheet["at"])
        if status == 200:
            self.played = sheet["at"]
        else:
            self.refusals.append(record["no"])
            sleep(0.05)
        return status == 200


def lines_of(sheet: Record) -> Sequence[str]:
    """Every move that a page can send: the listed ones, or those of its town."""
    moves = [each["line"] for each in sheet["moves"]]
    table = sheet["table"]
    for tile in table.get("hand", []) if "places" in table else []:
        moves += [f"lay {way['key']} {x},{y}" for way in tile for x, y in table["places"][:40]]
    return moves


def is_at(phone: HttpPhone, stage: str) -> bool:
    return phone.sheet.get("stage") == stage


@contextmanager
def served(kit: AnyKit, chairs: Sequence[Chair]) -> Iterator[PhoneService]:
    service = PhoneService(kit, chairs, monotonic, address=LOOPBACK)
    try:
        yield service
    finally:
        service.close()


def phone_chairs(count: int) -> list[Chair]:
    return [Chair(f"Seat {seat}", "sailor", phone=ANY_PHONE) for seat in range(count)]


def until(service: PhoneService, happened: Callable[[], object], seconds: float = 20.0) -> None:
    """Let the table run until something has happened."""
    end = monotonic() + seconds
    while not happened():
        assert monotonic() < end, "it never happened"
        service.step()
        sleep(0.002)


def asked(service: PhoneService, what: Callable[[], Any]) -> Any:
    """The answer of a phone to which the table has to say something."""
    answers: list[Any] = []
    thread = Thread(target=lambda: answers.append(what()))
    thread.start()
    until(service, lambda: not thread.is_alive())
    return answers[0]


def sat_down(service: PhoneService, count: int, languages: Sequence[str] = ()) -> list[HttpPhone]:
    """So many phones that have scanned the code and sit."""
    phones = []
    for seat in range(count):
        phone = HttpPhone(service.place, f"Phone {seat}")
        phone.language = languages[seat] if languages else ""
        phone.come_in(service.link)
        until(service, partial(is_at, phone, "join"))
        sit = partial(phone.do, "sit", seat=seat, name=phone.name, face="braids")
        assert asked(service, sit)[0] == 200
        phones.append(phone)
    return phones


def dealt(
    service: PhoneService, kit: AnyKit, options: dict[str, OptionValue] | None = None, seed: int = 7
) -> AnySession:
    """A game for whoever sits there."""
    set_up = SetUp(kit.key, service.hub.chairs, options or {})
    session = lay_table(set_up, SealedDeal.again(seed))
    service.hub.begin(session, BareTable())
    return session


def played_out(
    service: PhoneService, session: AnySession, phones: Sequence[HttpPhone], *, most: float = 120.0
) -> None:
    """All phones play at once, each in a thread of its own, until the game is over."""

    def plays(phone: HttpPhone) -> None:
        rng = Rng(5, phone.name)
        while session.outcome is None:
            if not phone.choose(rng):
                sleep(0.002)

    threads = [Thread(target=plays, args=(phone,), daemon=True) for phone in phones]
    for thread in threads:
        thread.start()
    end = monotonic() + most
    while session.outcome is None:
        assert monotonic() < end, f"stuck: {[phone.sheet for phone in phones]}"
        service.step()
        session.think()
        if not session.waiting_for() & set(session.people):
            session.pass_time(100)
        sleep(0.0005)
    until(service, lambda: not any(thread.is_alive() for thread in threads))
    until(service, lambda: all(phone.sheet.get("stage") == "over" for phone in phones))


def cards_in(body: str, names: Sequence[str]) -> set[str]:
    """Which cards a body names, by the keys of pictures."""
    return {name for name in names if re.search(rf'"{re.escape(name)}"', body)}
