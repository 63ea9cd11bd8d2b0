"""Who comes uninvited, or says what no page of ours says, gets a status and a sentence."""

import json
import socket
from collections.abc import Iterator
from http.client import HTTPConnection
from time import monotonic, sleep
from typing import Any

import pytest

from game.kits.registry import KITS
from game.kits.set_up import Chair
from game.phones.door import MOST_WRONG, VALID, WRONG_A_MINUTE, Door
from game.phones.server import AT_ONCE, CONNECTIONS
from game.phones.service import LOOPBACK, NoPhones, PhoneService, own_addresses
from tests.phones.playing import HttpPhone, asked, dealt, phone_chairs, sat_down, served, until

HERE = Chair("Maria", "sun hat")


@pytest.fixture
def service() -> Iterator[PhoneService]:
    with served(KITS["five211"], [*phone_chairs(2), HERE]) as service:
        yield service


def told(data: bytes) -> str:
    sentence: str = json.loads(data)["no"]
    assert sentence.endswith("."), sentence
    return sentence


def test_nobody_is_served_who_has_not_come_in(service: PhoneService) -> None:
    stranger = HttpPhone(service.place)
    for path in ("/events", "/art/five211/y1.png"):
        status, data, _headers = stranger.ask("GET", path)
        assert (status, told(data)) == (401, "This phone is not at the table.")
    assert stranger.do("sit", seat=0, name="Eve", face="curls")[0] == 401
    assert stranger.ask("GET", "/me")[0] == 200


def test_an_invitation_opens_once(service: PhoneService) -> None:
    path = service.link.partition(service.place)[2]
    first, second = HttpPhone(service.place), HttpPhone(service.place)
    for phone, page in ((first, "/"), (second, "/?used")):
        status, _data, headers = phone.ask("GET", path)
        assert (status, headers["Location"]) == (303, page)
    assert first.cookie
    assert not second.cookie
    assert path not in service.link


def test_cookie_is_out_of_reach_of_scripts_and_of_other_sites(service: PhoneService) -> None:
    _status, _data, headers = HttpPhone(service.place).ask(
        "GET", service.link.partition(service.place)[2]
    )
    assert "HttpOnly" in headers["Set-Cookie"]
    assert "SameSite=Strict" in headers["Set-Cookie"]


def test_invitation_and_word_grow_old() -> None:
    now = 0.0
    door = Door(lambda: now)
    door.open()
    invitation, word = door.invitation, door.word
    now = VALID + 1
    assert door.enter_by(invitation) is None
    assert door.enter_with(word, "a") is None
    door.open()
    assert door.enter_with(door.word.lower(), "a") is not None


def test_word_cannot_be_found_by_trying() -> None:
    door = Door(monotonic)
    door.open()
    word = door.word
    for _try in range(WRONG_A_MINUTE):
        assert door.enter_with("XXXX", "a") is None
    assert door.enter_with(word, "a") is None, "this address has to wait"
    for number in range(MOST_WRONG):
        door.enter_with("XXXX", f"b{number}")
    assert door.word != word
    for number in range(3 * MOST_WRONG):
        door.enter_with("XXXX", f"c{number}")
    assert len(door.word) > 4, "nobody comes in by a word any more"


def test_word_lets_in_who_cannot_scan(service: PhoneService) -> None:
    phone = HttpPhone(service.place)
    assert phone.ask("POST", "/word", {"word": "NOPE"})[0] == 403
    assert phone.ask("POST", "/word", {"word": service.door.word})[0] == 200
    assert phone.cookie


@pytest.mark.parametrize("host", ["kododo.example", "localhost", "127.0.0.1", ""])
def test_table_answers_to_its_own_address_alone(service: PhoneService, host: str) -> None:
    status, data, _headers = HttpPhone(service.place).ask("GET", "/", headers={"Host": host})
    assert (status, told(data)) == (421, "This table is served at its own address only.")


@pytest.mark.parametrize(
    "headers",
    [{"Origin": "http://kododo.example"}, {"Origin": "null"}, {"X-Kododo": "2"}],
    ids=str,
)
def test_no_page_of_another_site_can_ask_for_anything(
    service: PhoneService, headers: dict[str, str]
) -> None:
    (phone,) = sat_down(service, 1)
    status, data, _headers = phone.ask("POST", "/do", {"do": "leave"}, headers)
    assert (status, told(data)) == (403, "Only the page of this table may do that.")


@pytest.mark.parametrize(
    ("body", "length", "status"),
    [
        (b"{", None, 400),
        (b"[]", None, 400),
        (b"\xff\xfe", None, 400),
        (b"[" * 2000, None, 400),
        (b"x" * 3000, None, 413),
        (b"", "", 411),
        (b"", "-5", 411),
        (b"", "9" * 40, 411),
    ],
)
def test_messages_of_another_form_are_refused(
    service: PhoneService, body: bytes, length: str | None, status: int
) -> None:
    (phone,) = sat_down(service, 1)
    connection = HTTPConnection(service.place, timeout=10)
    connection.putrequest("POST", "/do")
    for name, value in (("Cookie", phone.cookie), ("X-Kododo", "1")):
        connection.putheader(name, value)
    connection.putheader("Origin", f"http://{service.place}")
    connection.putheader("Content-Length", str(len(body)) if length is None else length)
    connection.endheaders(body)
    response = connection.getresponse()
    assert response.status == status
    told(response.read())


LIES: list[dict[str, Any]] = [
    {"do": "sit", "seat": 2, "name": "Eve", "face": "curls"},
    {"do": "sit", "seat": 99, "name": "Eve", "face": "curls"},
    {"do": "sit", "seat": True, "name": "Eve", "face": "curls"},
    {"do": "sit", "seat": 1, "name": "\x00", "face": "curls"},
    {"do": "sit", "seat": 1, "name": "Eve", "face": "../../etc"},
    {"do": "play", "line": "play y1 y1", "at": 0},
    {"do": "play", "line": "deal 0 y1", "at": 0},
    {"do": "play", "line": {"no": "text"}, "at": 0},
    {"do": "play", "line": "\u2028" * 100, "at": 0},
    {"do": "play", "at": 5},
    {"do": "play", "at": "0"},
    {"do": "back", "at": 0},
    {"do": "look", "line": "play", "at": 0},
    {"do": ["play"]},
    {"do": "quit"},
    {},
]


@pytest.mark.parametrize("lie", LIES, ids=str)
def test_a_phone_that_lies_is_told_no_and_changes_nothing(
    service: PhoneService, lie: dict[str, Any]
) -> None:
    phone, _other = sat_down(service, 2)
    session = dealt(service, KITS["five211"])
    before = len(session.match.log.entries), session.chairs
    status, data, _headers = asked(service, lambda: phone.ask("POST", "/do", lie))
    assert status in (400, 409)
    told(data)
    assert (len(session.match.log.entries), session.chairs) == before


def test_an_answer_that_is_repeated_or_late_does_no_harm(service: PhoneService) -> None:
    phone, _other = sat_down(service, 2)
    session = dealt(service, KITS["five211"])
    until(service, lambda: phone.sheet.get("stage") == "choose")
    line = phone.sheet["moves"][0]["line"]
    statuses = [asked(service, lambda: phone.do("play", line=line, at=0))[0] for _again in range(3)]
    assert statuses == [200, 409, 409]
    assert sum(actor == 0 for actor, _move in session.match.log.entries) == 1


def test_a_head_that_does_not_end_is_cut_off(service: PhoneService) -> None:
    status, data, _headers = HttpPhone(service.place).ask("GET", "/", headers={"X": "y" * 9000})
    assert (status, told(data)) == (431, "That request is too long.")


@pytest.mark.parametrize(
    "start", [b"", b"GET", b"GET / HTTP/1.1\r\nHost: a\r\n", b"\x16\x03\x01\x02"]
)
def test_half_a_request_holds_nobody_up(service: PhoneService, start: bytes) -> None:
    name, _colon, port = service.place.partition(":")
    half = socket.create_connection((name, int(port)))
    half.sendall(start)
    assert HttpPhone(service.place).ask("GET", "/")[0] == 200
    half.close()


def test_a_flood_is_told_to_wait_and_others_are_served_again(service: PhoneService) -> None:
    phone = HttpPhone(service.place)
    statuses = [phone.ask("GET", "/me")[0] for _each in range(AT_ONCE + 40)]
    assert set(statuses) == {200, 429}
    sleep(0.2)
    assert phone.ask("GET", "/me")[0] == 200


def test_connections_that_say_nothing_are_few(service: PhoneService) -> None:
    name, _colon, port = service.place.partition(":")
    idle = [socket.create_connection((name, int(port))) for _each in range(CONNECTIONS)]
    until(service, lambda: len(service._server._open) == CONNECTIONS)
    status, data, _headers = HttpPhone(service.place).ask("GET", "/")
    assert (status, told(data)) == (503, "Too many connections from this phone.")
    for each in idle:
        each.close()
    until(service, lambda: HttpPhone(service.place).ask("GET", "/me")[0] == 200)


def test_every_answer_forbids_what_a_page_does_not_need(service: PhoneService) -> None:
    phone = HttpPhone(service.place)
    for path in ("/", "/phone.js", "/me", "/nowhere", "/../game/cli/main.py", "/fonts/../x"):
        status, _data, headers = phone.ask("GET", path)
        assert status in (200, 404)
        assert "default-src 'none'" in headers["Content-Security-Policy"]
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Cache-Control"] == "no-store"


def test_no_method_but_two_is_known(service: PhoneService) -> None:
    for method in ("PUT", "DELETE", "TRACE", "CONNECT", "HEAD"):
        status, _data, _headers = HttpPhone(service.place).ask(method, "/do", {})
        assert status == 501


def test_leaving_the_table_closes_its_door(service: PhoneService) -> None:
    (phone,) = sat_down(service, 1)
    service.close()
    with pytest.raises(ConnectionError):
        phone.ask("GET", "/me")


def test_address_that_is_not_ours_is_told_in_a_sentence() -> None:
    with pytest.raises(NoPhones, match="cannot be served at"):
        PhoneService(KITS["five211"], phone_chairs(2), monotonic, address="192.0.2.1")


def test_there_is_always_an_address_to_show() -> None:
    assert own_addresses()
    assert LOOPBACK not in own_addresses() or own_addresses() == (LOOPBACK,)
