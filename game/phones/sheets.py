"""The page of a phone as one record: who is at the table, what its seat may know and do.

And the words that stand on every page, in the language of the phone.
"""

import json
from typing import TYPE_CHECKING, Any, Final

from game.core.languages import available, own_name, translations_of
from game.core.plain import Json
from game.core.seats import Seat
from game.core.sentences import with_names
from game.core.words import N_, _, spoken
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
        "art": hub.board.draws,
        "aims": hub.table is not None and hub.table.shows_aims,
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
        "where": _(hub.kit.title) if session.outcome else page.standing(view, names),
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


_WORDS: Final = {
    "title": N_("Kododo on your phone"),
    "word": N_("Table word"),
    "word_why": N_("Four letters, on the big screen"),
    "enter": N_("Come in"),
    "closed": N_("Nobody is let in at present. Ask for the code on the big screen."),
    "come": N_("Type the word that stands on the big screen."),
    "used": N_("That code was used, or is too old. Scan the one on the big screen."),
    "name": N_("Your name"),
    "face": N_("Your face"),
    "braids": N_("braids"),
    "curls": N_("curls"),
    "glasses": N_("glasses"),
    "sun hat": N_("sun hat"),
    "sailor": N_("sailor"),
    "seat": N_("Your seat"),
    "sit": N_("Sit down"),
    "free": N_("Free seat"),
    "for_you": N_("for you"),
    "is_here": N_("is here"),
    "at_screen": N_("at the screen"),
    "bot": N_("bot"),
    "take_over": N_("take over"),
    "plain": N_("Your phone talks to this table only, over your own Wi-Fi, not encrypted."),
    "wait": N_("You sit at the table."),
    "wait_why": N_("The game begins on the big screen."),
    "look": N_("Look up!"),
    "look_why": N_("The big screen shows it."),
    "locked_why": N_("The table turns over when all are ready."),
    "back": N_("Take back"),
    "go_on": N_("Go on"),
    "play": N_("Play"),
    "lock": N_("Play {count} of {needed}"),
    "lay": N_("Lay"),
    "lay_for": N_("Lay: {worth}"),
    "swap": N_("Change it"),
    "swap_for": N_("Change it: {worth}"),
    "pad": N_("Move it with keys"),
    "pick_place": N_("Tap a place."),
    "pick_swap": N_("Tap two neighbours to swap them, one twice to turn it."),
    "whole": N_("The whole town"),
    "turn_left": N_("Turn left"),
    "turn_right": N_("Turn right"),
    "up": N_("Up"),
    "down": N_("Down"),
    "left": N_("Left"),
    "right": N_("Right"),
    "town": N_("The town"),
    "hint": N_("Hint"),
    "thinks": N_("Thinking…"),
    "hand": N_("Your hand"),
    "locked": N_("locked"),
    "chooses": N_("chooses"),
    "asleep": N_("asleep"),
    "awaited": N_("no phone yet"),
    "yours": N_("your own: only you see them"),
    "bust": N_("Bust at {count}"),
    "exactly": N_("of exactly {count}"),
    "tally": N_("On the table"),
    "taken": N_("What you have taken"),
    "too_many": N_("{count} are too many"),
    "trick": N_("The trick"),
    "wins": N_("takes it so far"),
    "your_card": N_("your card"),
    "seconds": N_("{count} seconds"),
    "last_round": N_("The last round"),
    "left_over": N_("{count} left"),
    "away": N_("A bot plays for you."),
    "return": N_("Play again myself"),
    "over": N_("The game is over."),
    "won": N_("You win!"),
    "place": N_("Place {rank}"),
    "again": N_("Another game begins on the big screen."),
    "watch": N_("You look on."),
    "menu": N_("More"),
    "close": N_("Close"),
    "rules": N_("Rules"),
    "log": N_("What happened"),
    "bigger": N_("Larger text"),
    "left_hand": N_("For the left hand"),
    "contrast": N_("High contrast"),
    "peek": N_("Hide my hand until I hold it"),
    "peek_how": N_("Hold to look"),
    "buzz": N_("Buzz when it is my turn"),
    "leave": N_("Leave the table"),
    "speaks": N_("Language"),
    "lost": N_("The table does not answer. Is this phone in the same Wi-Fi?"),
    "points": N_("{points} points"),
    "chosen": N_("chosen"),
    "not_now": N_("not now"),
    "you": N_("you"),
}


def page_words(language: str) -> dict[str, Json]:
    """By the names that the pages know."""
    catalogue = translations_of(language) if language else spoken()
    return {
        **{name: catalogue.gettext(words) for name, words in _WORDS.items()},
        "language": language,
        "languages": [[each, own_name(each)] for each in available()],
    }
