"""What the chosen card would do, in one line over the hand."""

from __future__ import annotations

from game.kits.chikyu.phrases import card_words, kind_name
from game.rules.chikyu.cards import Card, Kind
from game.rules.chikyu.prospect import Prospect, higher_out, prospect
from game.rules.chikyu.records import Led
from game.rules.chikyu.view import ChikyuView
from scenes.engine.i18n import _, ngettext
from scenes.games.chikyu.seat_names import Who


def would(view: ChikyuView, who: Who, card: Card, *, in_full: bool) -> str:
    """For a card that may be played now; in full also who can still beat it."""
    seen = prospect(view, card)
    own = view.turn is not None and view.turn < view.options.seats
    sentences = [_first(view, who, card, seen), _then(view, who, seen) if own else ""]
    if in_full and seen.wins and not seen.last:
        sentences.append(_still_out(higher_out(view, card)))
    return " ".join(each for each in sentences if each)


def _still_out(count: int) -> str:
    if not count:
        return _("Nobody else can beat it.")
    return ngettext("{count} higher one is out.", "{count} higher ones are out.", count).format(
        count=count
    )


def _first(view: ChikyuView, who: Who, card: Card, seen: Prospect) -> str:
    if not view.trick:
        words = _("{card} leads.")
        if view.led is Led.COLOURLESS:
            words = _("{card} sets no kind: the next card does.")
    elif not seen.follows:
        words = _("{card} cannot win: it does not follow.")
    elif seen.wins:
        words = _("{card} takes the trick.") if seen.last else _("{card} wins so far.")
    elif seen.last:
        words = _("{card} stays under: {name} takes the trick.")
    else:
        words = _("{card} stays under: {name} keeps the trick for now.")
    name = "" if view.winner is None else who.names[view.winner]
    return words.format(card=card_words(card), name=name)


def _then(view: ChikyuView, who: Who, seen: Prospect) -> str:
    """What a win would bring; only what is certain is told."""
    if not (seen.wins and seen.last):
        return ""
    if seen.over is not None:
        kind, count = seen.over
        return _("{count} {kind}: over the limit.").format(count=count, kind=kind_name(kind))
    own, words = who.you is not None, ""
    match seen.effect:
        case Kind.BUTTERFINGY if own:
            words = _("Your next lead is drawn blind.")
        case Kind.BUTTERFINGY:
            words = _("{name} leads blind next.")
        case Kind.SLUGGOS if own:
            words = _("You sit out the next trick.")
        case Kind.SLUGGOS:
            words = _("{name} sits out the next trick.")
        case Kind.LEIZY if own:
            words = _("Your next lead sets no kind.")
        case Kind.LEIZY:
            words = _("{name} leads next, without a kind.")
    assert view.turn is not None
    return words.format(name=who.names[view.turn])
