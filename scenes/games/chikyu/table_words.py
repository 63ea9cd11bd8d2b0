"""What is said at the table of Chikyu while tricks are played."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.seats import Seat
from game.core.sentences import join_words
from game.kits.chikyu.phrases import card_words, kind_name
from game.rules.chikyu.cards import Card, Kind
from game.rules.chikyu.hands import Hand
from game.rules.chikyu.records import Led, Trick
from scenes.engine.i18n import _, ngettext
from scenes.games.chikyu.display import Display
from scenes.games.chikyu.seat_names import Who
from scenes.games.kit import KeyWords


def key_words() -> KeyWords:
    """What keys and pointer do with cards."""
    return KeyWords(
        choose=_("Choose a card; a second press plays it"),
        play=_("Choose the card in focus; again, play it"),
        take_back=_("Put the chosen card back"),
        pointing=_(
            "Mouse and touch: press a card to choose it, press it again or drop it on the Earth to "
            "play it. A press anywhere skips an animation."
        ),
        letters=(
            (("T", "B", "S", "I", "F", "D", "L"), _("with Shift: the next card of that kind")),
        ),
        digits=("1-9", "0"),
        buttons=((("LB", "RB"), _("On a card: the next kind")),),
    )


def playing(names: Sequence[str]) -> str:
    """Whom the table waits for."""
    return _("{name} is playing.").format(name=join_words(names)) if names else ""


def turn_begins(display: Display, who: Who, turn: Hand) -> str:
    """What the person who looks is to do, or who does it."""
    chooser = display.chooser
    assert chooser is not None
    if not display.awaits_own_card:
        return _others_turn(display, who, turn, chooser)
    if display.led is Led.PICKED and not display.trick:
        if who.you is None:
            return _others_turn(display, who, turn, chooser)
        words = _("Butterfingy slipped: you pick what {dependency} leads.")
        return words.format(dependency=who.names[turn])
    if not display.lies_open(turn):
        if who.you is not None:
            return own_turn(display)
        asked = who.names[chooser]
    elif who.you is not None:
        asked = _("For {dependency}").format(dependency=who.names[turn])
    else:
        asked = _("{name}, for {dependency}").format(
            name=who.names[chooser], dependency=who.names[turn]
        )
    return _("{name}: {task}.").format(name=asked, task=_task(display, turn))


def _others_turn(display: Display, who: Who, turn: Hand, chooser: Seat) -> str:
    name, hand = who.names[chooser], who.names[turn]
    if display.led is Led.PICKED and not display.trick:
        words = _("Butterfingy slipped: {name} picks what {dependency} leads.")
    elif display.lies_open(turn):
        words = _("{name} plays for {dependency}.")
    elif not display.trick:
        words = _("{name} leads.")
    elif display.lead is None:
        words = _("{name} decides which kind is followed.")
    else:
        words = _("{name} is playing.")
    return words.format(name=name, dependency=hand)


def own_turn(display: Display) -> str:
    """What may be played from the near hand."""
    faces = [card.face for card in display.hand if card.face is not None]
    return what_to_play(display, faces)


def what_to_play(display: Display, cards: Sequence[Card]) -> str:
    """To lead, to set the kind, to follow, or anything."""
    if not display.trick:
        sits_out = display.sits_out
        return _("You lead: any card.") if sits_out is None else _("You lead instead: any card.")
    if display.lead is None:
        return _("You decide which kind is followed.")
    return follow(display.lead, cards)


def follow(lead: Kind, cards: Sequence[Card]) -> str:
    """What must be followed with these cards."""
    kinds = {card.kind for card in cards}
    kind = kind_name(lead)
    if lead not in kinds:
        return _("No {kind}: anything goes.").format(kind=kind)
    if Kind.TURNABLINDIE in kinds and lead is not Kind.TURNABLINDIE:
        return _("Follow {kind}, or play a Turnablindie.").format(kind=kind)
    return _("Follow {kind}.").format(kind=kind)


def _task(display: Display, turn: Hand) -> str:
    """The same after a name and a colon, so that no second colon follows."""
    if not display.trick:
        return _("lead any card")
    if display.lead is None:
        return _("decide which kind is followed")
    kinds = {card.face.kind for card in display.cards_of(turn) or () if card.face is not None}
    if display.lead not in kinds:
        words = _("no {kind}, so anything goes")
    elif Kind.TURNABLINDIE in kinds and display.lead is not Kind.TURNABLINDIE:
        words = _("follow {kind}, or play a Turnablindie")
    else:
        words = _("follow {kind}")
    return words.format(kind=kind_name(display.lead))


def taken(who: Who, trick: Trick, display: Display) -> str:
    """Who has the trick now."""
    winner, card = trick.winner, card_words(trick.winning_card)
    if display.lies_open(winner):
        return _("{dependency} takes it for {name} with {card}.").format(
            dependency=who.names[winner], name=who.names[display.owner(winner)], card=card
        )
    if who.is_you(winner):
        return _("You take the trick with {card}.").format(card=card)
    return _("{name} takes the trick with {card}.").format(name=who.names[winner], card=card)


def effect(who: Who, hand: Hand, kind: Kind, leader: Hand | None, display: Display) -> str:
    """What the winning card does to the next trick."""
    name = who.names[hand]
    if leader is None:
        return _("{kind}: too late to matter.").format(kind=kind_name(kind))
    if kind is Kind.BUTTERFINGY:
        if display.lies_open(hand):
            return ""  # who picks is said when the turn begins
        own = who.is_you(hand)
        return _("You lead blind.") if own else _("{name} leads blind.").format(name=name)
    if kind is Kind.SLUGGOS:
        return _sits_out(who, hand, leader)
    if who.is_you(hand):
        return _("Your lead sets no kind: the next one decides.")
    return _("{name} leads without a kind: the next one decides.").format(name=name)


def _sits_out(who: Who, hand: Hand, leader: Hand) -> str:
    if who.is_you(hand):
        return _("You sit out; {next} leads.").format(next=who.names[leader])
    if who.is_you(leader):
        return _("{name} sits out; you lead.").format(name=who.names[hand])
    return _("{name} sits out; {next} leads.").format(name=who.names[hand], next=who.names[leader])


def looks_away(who: Who, hand: Hand) -> str:
    """A Turnablindie that does not follow."""
    if who.is_you(hand):
        return _("You look away.")
    return _("{name} looks away.").format(name=who.names[hand])


def over_limit(who: Who, seat: Hand, kind: Kind, count: int) -> str:
    """Too many of a kind."""
    words = (
        _("You have {count} {kind}: over the limit.")
        if who.is_you(seat)
        else _("{name} has {count} {kind}: over the limit.")
    )
    return words.format(name=who.names[seat], count=count, kind=kind_name(kind))


def round_over(who: Who, last: Sequence[Hand], dropped: int) -> str:
    """Why the round ends, and what becomes of the cards that are left."""
    if len(last) == len(who.names):
        return _("All cards are played.")
    played = ngettext(
        "{names} played the last card.", "{names} played their last cards.", len(last)
    ).format(names=join_words(who.names[hand] for hand in last))
    if not dropped:
        return played
    left = ngettext("{count} card is dropped.", "{count} cards are dropped.", dropped)
    return f"{played} {left.format(count=dropped)}"
