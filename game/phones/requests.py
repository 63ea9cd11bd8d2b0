"""What a phone asks for and what it hears: all is checked here, and refused in a sentence."""

from __future__ import annotations

from collections import deque
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from game.app.looking_back.replays import Replay
from game.app.looking_back.transcript import Narrator
from game.app.session import AnySession
from game.core.errors import BadLog, IllegalMove
from game.core.moves import Move
from game.core.plain import Json
from game.core.seats import PUBLIC, Seat
from game.core.words import _
from game.kits.set_up import FACES, Chair
from game.phones.switchboard import YES, PhoneCall, Reply, no

if TYPE_CHECKING:
    from game.phones.hub import Phone, PhoneHub, PhoneTable

LONGEST_NAME: Final = 16
LOG_LINES: Final = 60
WRONG, STRANGER, LATE = 400, 401, 409


class Refused(Exception):
    """A status and the reason."""

    def __init__(self, status: int, sentence: str) -> None:
        super().__init__(sentence)
        self.answer = no(status, sentence)


def answer_to(hub: PhoneHub, call: PhoneCall) -> Reply | None:
    """What has become of a call; None while a move before it is still on its way to the disk."""
    phone = hub.phones.get(call.phone)
    if phone is None:
        return no(STRANGER, _("This phone is not at the table."))
    try:
        return _answer(hub, phone, call.what)
    except Refused as refused:
        return refused.answer


def _answer(hub: PhoneHub, phone: Phone, what: dict[str, Json]) -> Reply | None:
    match what.get("do"):
        case "sit":
            _sit(hub, phone, what)
        case "leave":
            _leave(hub, phone)
        case "log":
            return Reply(200, {"lines": _told(hub, phone)})
        case "rules" if hub.session is not None:
            return Reply(200, {"lines": hub.kit.teller.rules(hub.session.options)})
        case _:
            return _at_the_table(hub, phone, what)
    return YES


def _told(hub: PhoneHub, phone: Phone) -> list[Json]:
    """What has happened, as this seat may know it, the last first."""
    session = hub.session
    if session is None:
        return []
    names = [chair.name for chair in session.chairs]
    replay = Replay(session.rules, session.match.log)
    seat = PUBLIC if phone.seat is None else phone.seat
    told = Narrator.of(session.match, names).tell_replay(replay, seat, (), session.changes)
    return [each.text for each in deque(told, LOG_LINES)][::-1]


def _sit(hub: PhoneHub, phone: Phone, what: dict[str, Json]) -> None:
    seat, name, face = what.get("seat"), what.get("name"), what.get("face")
    if type(seat) is not int or not 0 <= seat < len(hub.chairs) or face not in FACES:
        raise Refused(WRONG, _("There is no such seat at this table."))
    if not isinstance(name, str) or not name.strip() or not name.isprintable():
        raise Refused(WRONG, _("Please give a name."))
    if phone.seat is not None or not hub.may_sit(seat):
        raise Refused(LATE, _("This seat is taken."))
    phone.seat = seat
    hub.seat(seat, Chair(_free_name(hub, name.strip()[:LONGEST_NAME], seat), face, phone=phone.key))


def _free_name(hub: PhoneHub, name: str, seat: Seat) -> str:
    """Nobody has the name of another."""
    taken = {chair.name.casefold() for at, chair in enumerate(hub.chairs) if at != seat}
    free, number = name, 2
    while free.casefold() in taken:
        free, number = f"{name[: LONGEST_NAME - 2]} {number}", number + 1
    return free


def _leave(hub: PhoneHub, phone: Phone) -> None:
    seat, session = phone.seat, hub.session
    if seat is not None and session is not None and session.outcome is None:
        hub.let_bot_sit_in(seat)
    phone.seat = None
    hub.changed()


def _at_the_table(hub: PhoneHub, phone: Phone, what: dict[str, Json]) -> Reply | None:
    """What only somebody with a seat may ask for, while a game is on."""
    session, table, seat = hub.session, hub.table, phone.seat
    if session is None or table is None or seat is None:
        raise Refused(LATE, _("No game is on for this phone."))
    match what.get("do"):
        case "on":
            if table.can_go_on:
                hub.afterwards.append(table.go_on)
        case "return":
            if not hub.chairs[seat].is_person:
                chair = replace(hub.chairs[seat], character=None, level=None, phone=phone.key)
                hub.seat(seat, chair)
        case "play" | "back" | "look" | "hint" as wish:
            if session.is_keeping:
                return None
            _check_moment(hub, seat, table, what)
            if wish == "hint":
                _hint(hub, phone, seat, session)
            else:
                return _move(hub, phone, seat, session, what)
        case _:
            raise Refused(WRONG, _("That is nothing that a phone can do."))
    return YES


def _check_moment(hub: PhoneHub, seat: Seat, table: PhoneTable, what: dict[str, Json]) -> None:
    """It is meant for the decision that is due: repeated and late answers do no harm."""
    assert hub.session is not None
    if not hub.chairs[seat].is_person:
        raise Refused(LATE, _("A bot plays for you at present."))
    is_asked = seat in hub.session.waiting_for() or what["do"] == "back"
    if what.get("at") != hub.decision(seat) or not is_asked:
        raise Refused(LATE, _("That moment is over."))
    if table.is_showing:
        raise Refused(LATE, _("Look up: the table is not done yet."))


def _move(
    hub: PhoneHub, phone: Phone, seat: Seat, session: AnySession, what: dict[str, Json]
) -> Reply:
    view = session.view(seat)
    move: Move | None = hub.kit.terminal.take_back(view)
    if what["do"] != "back":
        try:
            move = session.rules.decode_move(str(what.get("line")))
        except BadLog as problem:
            raise Refused(WRONG, str(problem)) from problem
    if move is None:
        raise Refused(LATE, _("It is too late for that."))
    refusal = session.refusal(seat, move)
    if what["do"] == "look":
        phone.aim, phone.aimed = (move if refusal is None else None), hub.decision(seat)
        hub.looks += 1
    if refusal is not None:
        raise Refused(LATE, refusal)
    if what["do"] == "look":
        return Reply(200, {"words": hub.kit.phone.worth(view, move)})
    try:
        session.submit(seat, move)
    except IllegalMove as problem:  # the time was up
        raise Refused(LATE, str(problem)) from problem
    phone.hint, phone.thinking = None, None
    assert hub.table is not None
    hub.afterwards.append(hub.table.has_moved)
    return YES


def _hint(hub: PhoneHub, phone: Phone, seat: Seat, session: AnySession) -> None:
    coach, decision = hub.kit.coach, hub.decision(seat)
    if coach is None or not session.house_rules.hints:
        raise Refused(LATE, _("No hints at this table"))
    if phone.hinted != decision or (phone.hint is None and phone.thinking is None):
        rng = session.ask_hint(seat)
        phone.hint, phone.hinted = None, decision
        phone.thinking = coach.begin(session.view(seat), rng)
        hub.changed()
