"""The page of a phone as one record: who is at the table, what its seat may know and do."""

import json
from typing import TYPE_CHECKING, Any

from game.core.plain import Json
from game.core.seats import Seat
from game.core.sentences import with_names
from game.core.words import _
from game.kits.kit import AnyKit
from game.kits.phone_page import PhoneMove

if TYPE_CHECKING:
    from game.phones.hub import Phone, PhoneHub

WAITS, CHOOSES, LOCKED = "waits", "chooses", "locked"


def sheet_of(hub: "PhoneHub", phone: "Phone", shown: dict[str, dict[str, Json]]) -> bytes:
    """What a phone is shown now; `shown` is what each was shown of the game last."""
    record: dict[str, Json] = {
        "game": hub.kit.key,
        "title": _(hub.kit.title),
        "own": hub.kit.phone.own,
        "you": phone.seat,
        "stage": _stage(hub, phone),
        "seats": [_seat(hub, seat) for seat in range(len(hub.chairs))],
        "on": hub.table is not None and hub.table.can_go_on,
    }
    if hub.session is not None and hub.table is not None:
        if not hub.table.is_showing or phone.key not in shown:
            shown[phone.key] = _of_the_game(hub, phone)
        # While the table shows what happened, a phone keeps the picture of before.
        record |= shown[phone.key]
    return json.dumps(record, separators=(",", ":")).encode()


def _stage(hub: "PhoneHub", phone: "Phone") -> str:
    """What the phone is there for at this moment."""
    session, table, seat = hub.session, hub.table, phone.seat
    stage = "others"
    if seat is None:
        can_sit = any(hub.may_sit(each) for each in range(len(hub.chairs)))
        stage = "join" if can_sit else "watch"
    elif session is None or table is None:
        stage = "wait"
    elif not hub.chairs[seat].is_person:
        stage = "away"
    elif table.is_showing:
        stage = "look"
    elif session.outcome is not None:
        stage = "over"
    elif seat in session.waiting_for():
        stage = "choose"
    elif hub.kit.terminal.take_back(session.view(seat)) is not None:
        stage = "locked"
    return stage


def _seat(hub: "PhoneHub", seat: Seat) -> dict[str, Json]:
    chair = hub.chairs[seat]
    wake = hub.wake_of(seat).value if chair.phone and chair.is_person else ""
    return {
        "name": chair.name,
        "face": chair.avatar,
        "bot": not chair.is_person,
        "here": chair.is_here,
        "wake": wake,
        "free": hub.may_sit(seat),
        "does": _does(hub, seat),
    }


def _does(hub: "PhoneHub", seat: Seat) -> str:
    session = hub.session
    if session is None or session.outcome is not None or hub.table is None or hub.table.is_showing:
        return ""
    waiting = session.waiting_for()
    if seat in waiting:
        return CHOOSES
    return LOCKED if len(waiting) and len(session.chairs) > 1 and _all_choose(hub) else WAITS


def _all_choose(hub: "PhoneHub") -> bool:
    """Everybody chooses at once here: who does not, has."""
    assert hub.session is not None
    kit, session = hub.kit, hub.session
    return any(
        kit.terminal.take_back(session.view(seat)) is not None
        for seat in range(len(session.chairs))
        if seat not in session.waiting_for()
    )


def _of_the_game(hub: "PhoneHub", phone: "Phone") -> dict[str, Json]:
    """What the seat may know, and the moves that it has."""
    session, page = hub.session, hub.kit.phone
    assert session is not None
    seat = -1 if phone.seat is None else phone.seat
    view = session.view(seat)
    names = [chair.name for chair in session.chairs]
    chooses = phone.seat in session.waiting_for() and hub.chairs[seat].is_person
    record: dict[str, Json] = {
        "at": hub.decision(seat) if seat >= 0 else -1,
        "where": page.standing(view, names),
        "points": [page.points(view, each) for each in range(len(names))],
        "goal": page.goal(view),
        "left": session.time_left,
        "table": page.table(view, names),
        "prompt": page.prompt(view) if chooses else _whose_turn(session.waiting_for(), names),
        "moves": [_move(hub.kit, each) for each in page.moves(view)] if chooses else [],
        "hints": hub.kit.coach is not None and session.house_rules.hints,
    }
    locked = page.locked(view) if chooses else None
    if locked is not None:
        record["why"] = session.refusal(seat, locked)
    if chooses and phone.hinted == hub.decision(seat):
        record["hint"] = _hint(hub, phone, view, names)
    if session.outcome is not None:
        record["winners"] = list(session.outcome.winners)
        record["ranks"] = {each.seat: each.rank for each in session.outcome.standings}
    return record


def _whose_turn(waiting: frozenset[Seat], names: list[str]) -> str:
    if len(waiting) == 1:
        return _("{name} chooses.").format(name=names[min(waiting)])
    return _("The others still choose.") if waiting else ""


def _move(kit: AnyKit, each: PhoneMove[Any]) -> dict[str, Json]:
    line = kit.rules.encode_move(each.move)
    return {"line": line, "words": each.words, "cards": list(each.cards)}


def _hint(hub: "PhoneHub", phone: "Phone", view: Any, names: list[str]) -> dict[str, Json]:  # noqa: ANN401 - of any game
    """The best move, and why; nothing yet while somebody thinks about it."""

    if phone.hint is None:
        return {"thinks": True}
    best, teller = phone.hint.ranking[0].move, hub.kit.teller
    reason = teller.phrase(with_names(phone.hint.reason, names))
    cards = next((list(each.cards) for each in hub.kit.phone.moves(view) if each.move == best), [])
    return {
        "line": hub.kit.rules.encode_move(best),
        "words": f"{teller.advice(best, view)} {reason}",
        "cards": cards,
    }
