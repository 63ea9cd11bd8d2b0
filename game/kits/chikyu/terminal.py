"""Chikyu for a person at a terminal: everything in words that read well aloud."""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from game.core.quoting import quoted, shortened
from game.core.sentences import card_count_words, either_words, join_words, labelled
from game.core.words import _
from game.kits.chikyu.phrases import (
    card_words,
    cards_words,
    counts_words,
    hand_name,
    piles_words,
)
from game.kits.chikyu.tell import trick_words
from game.kits.teller import Terminal
from game.rules.chikyu.cards import KINDS, RANKS, Card, Kind, card
from game.rules.chikyu.hands import Hand, in_charge, is_dependency
from game.rules.chikyu.moves import ChikyuMove, PlayCard, play_of
from game.rules.chikyu.options import ChikyuOptions
from game.rules.chikyu.records import Led
from game.rules.chikyu.scoring import kinds_over
from game.rules.chikyu.view import ChikyuView

_NUMBER: Final = re.compile(r"[0-9]+", re.ASCII)
_CARD: Final = re.compile(r"([a-z/]+) ?([0-9]+)", re.ASCII)


class ChikyuTerminal(Terminal[ChikyuOptions, ChikyuView, ChikyuMove]):
    """Cards have numbers; a letter and a rank name a card as well."""

    def how_to_move(self, view: ChikyuView) -> str:
        return _(
            "Type the number of a card, or its letter and rank such as B5, and press Enter.\n"
            "The letters: {letters}; F is {faul}. A letter alone plays the only card of its kind."
        ).format(
            letters=join_words(kind.letter for kind in view.options.kinds), faul=Kind.FAUL.title
        )

    def situation(self, view: ChikyuView, names: Sequence[str]) -> list[str]:
        return [
            *_where(view),
            *_numbers(view),
            *_points(view, names),
            *_taken(view, names),
            *_others(view, names),
            *_trick(view, names),
            *_choice(view, names),
        ]

    def news(self, view: ChikyuView, names: Sequence[str]) -> list[str]:
        begins = not view.tricks and not view.trick
        standing = [*_numbers(view), *_points(view, names), *_others(view, names)] if begins else []
        # With two players somebody chooses twice in a trick; the piles are the same then.
        is_own = view.turn == view.viewer
        taken = _taken(view, names) if is_own else ()
        return [*_where(view), *standing, *taken, *_trick(view, names), *_choice(view, names)]

    def brief(self, view: ChikyuView, names: Sequence[str]) -> list[str]:
        choice = list(_choice(view, names, briefly=True))
        return [*_takes(view, names), *choice]

    def points(self, view: ChikyuView, names: Sequence[str]) -> list[str]:
        standing = [*_numbers(view), *_points(view, names)]
        return [*_where(view), *standing, *_taken(view, names), *_others(view, names)]

    def hand(self, view: ChikyuView, names: Sequence[str]) -> list[str]:
        return list(_choice(view, names))

    def last(self, view: ChikyuView, names: Sequence[str]) -> str:
        return _last(view, names)

    def question(self, view: ChikyuView) -> str:
        if view.turn is not None and is_dependency(view.turn, view.options.seats):
            if view.led is Led.PICKED and not view.trick:
                return _("Pick its lead:")
            return _("Play one of these cards:")
        return _("Play a card:") if view.trick else _("Lead a card:")

    def read(
        self,
        view: ChikyuView,
        answer: str,
        names: Sequence[str],  # noqa: ARG002 - nobody is named
    ) -> ChikyuMove | str:
        word = answer.strip().lower()
        return _chosen(view, word, answer)

    def typed(self, view: ChikyuView, move: ChikyuMove) -> str:
        assert isinstance(move, PlayCard), "nobody types what chance does"
        assert view.turn is not None
        return str((view.hands[view.turn] or ()).index(move.card) + 1)


def _where(view: ChikyuView) -> Iterator[str]:
    yield trick_words(view.round, view.trick_number) + "."


def _numbers(view: ChikyuView) -> Iterator[str]:
    sentence = _("More than {limit} of a kind are too many. The game ends at {points} points.")
    yield sentence.format(limit=view.options.limit, points=view.options.end_points)


def _points(view: ChikyuView, names: Sequence[str]) -> Iterator[str]:
    if view.records:
        known = [f"{name} {points}" for name, points in zip(names, view.points, strict=True)]
        yield _("Points: {list}.").format(list=_(", ").join(known))


def _taken(view: ChikyuView, names: Sequence[str]) -> Iterator[str]:
    """Everybody's piles, and what is too much in them."""
    if not view.tricks:
        return
    for seat, name in enumerate(names):
        hold, piles = view.holds[seat], piles_words(view.pile_counts[seat])
        if not hold or not view.pile_counts[seat]:
            yield _("{name} has {piles}.").format(name=name, piles=piles)
            continue
        sentence = _("{name} has {piles} with {cards}.")
        yield sentence.format(name=name, piles=piles, cards=counts_words(hold))
        over = kinds_over(hold, view.options.limit)
        if over:
            kinds = join_words(kind.title for kind in sorted(over))
            yield _("{name} has too many {kinds}.").format(name=name, kinds=kinds)


def _others(view: ChikyuView, names: Sequence[str]) -> Iterator[str]:
    """What is known of the hands that the viewer does not choose from now."""
    seats = view.options.seats
    for hand, cards in enumerate(view.hands):
        if hand in (view.viewer, view.turn):
            continue
        name = hand_name(hand, names)
        lacked = either_words(kind.title for kind in sorted(view.lacks[hand]))
        if is_dependency(hand, seats):
            sentence = _("{name} plays for {owner} and holds {cards}.")
            owner, words = names[in_charge(hand, seats)], cards_words(cards or ())
            yield sentence.format(name=name, owner=owner, cards=words)
        elif lacked:
            sentence = _("{name} holds {cards}, and no {kinds}.")
            count = card_count_words(view.hand_sizes[hand])
            yield sentence.format(name=name, cards=count, kinds=lacked)
        else:
            count = card_count_words(view.hand_sizes[hand])
            yield _("{name} holds {cards}.").format(name=name, cards=count)


def _trick(view: ChikyuView, names: Sequence[str]) -> Iterator[str]:
    """The cards so far, who takes them, and what is to be followed."""
    if view.sits_out is not None:
        yield _("{name} sits out.").format(name=hand_name(view.sits_out, names))
    if not view.trick:
        return
    played = _played(zip(view.order, view.trick, strict=False), names)
    yield _("On the table: {cards}.").format(cards=played)
    if view.lead is None or view.winner is None:
        yield _("No kind is set: this card decides.")
        return
    yield from _takes(view, names)


def _takes(view: ChikyuView, names: Sequence[str]) -> Iterator[str]:
    """Who takes the trick as it stands, and what is to be followed."""
    if view.trick and view.lead is not None and view.winner is not None:
        sentence = _("{name} takes it so far. To follow: {kind}.")
        yield sentence.format(name=hand_name(view.winner, names), kind=view.lead.title)


def _choice(view: ChikyuView, names: Sequence[str], *, briefly: bool = False) -> Iterator[str]:
    """The cards to choose from, numbered; then the own hand, if it is another one."""
    if view.turn is None or view.chooser != view.viewer:
        return
    hand, seats = view.turn, view.options.seats
    name = hand_name(hand, names)
    if not is_dependency(hand, seats):
        yield _("Your cards:")
    elif in_charge(hand, seats) == view.viewer:
        yield _("You choose for {name}:").format(name=name)
    else:
        sentence = _("{kind} slipped: you pick what {name} leads:")
        yield sentence.format(kind=Kind.BUTTERFINGY.title, name=name)
    legal = set(view.legal)
    for number, each in enumerate(view.hands[hand] or (), start=1):
        words = card_words(each)
        if play_of(each) in legal:
            yield labelled(number, words)
        elif not briefly:
            yield _("{number}: {card}, not now").format(number=number, card=words)
    own = view.hands[view.viewer]
    if own is not None and hand != view.viewer:
        yield _("You yourself hold {cards}.").format(cards=cards_words(own))


def _last(view: ChikyuView, names: Sequence[str]) -> str:
    trick = view.last_trick
    if trick is None:
        return _("No trick of this round is over yet.")
    sentence = _("The last trick: {cards}. {name} took it with {card}.")
    return sentence.format(
        cards=_played(zip(trick.hands, trick.cards, strict=True), names),
        name=hand_name(trick.winner, names),
        card=card_words(trick.winning_card),
    )


def _played(cards: Iterable[tuple[Hand, Card]], names: Sequence[str]) -> str:
    """Cards of a trick, and whose they are."""
    return join_words(
        _("{card} from {name}").format(card=card_words(each), name=hand_name(hand, names))
        for hand, each in cards
    )


def _chosen(view: ChikyuView, word: str, answer: str) -> ChikyuMove | str:
    assert view.turn is not None
    hand: Hand = view.turn
    cards = view.hands[hand] or ()
    if not word:
        return _("Type the number of a card, or: help")
    if _NUMBER.fullmatch(word):
        if word not in map(str, range(1, len(cards) + 1)):
            sentence = _("There is no card {number}: count from 1 to {count}.")
            return sentence.format(number=shortened(word, 20), count=len(cards))
        return play_of(cards[int(word) - 1])
    kinds = _kinds_named(word)
    if kinds:
        return _only_card(view, kinds[0])
    named = _card_named(word)
    if named is None:
        sentence = _("{answer} is not a command here. Type the number of a card, or: help")
        return sentence.format(answer=quoted(answer))
    return play_of(named)


def _only_card(view: ChikyuView, kind: Kind) -> ChikyuMove | str:
    """The card of a kind that may be played, if there is no doubt about it."""
    plays = [move for move in view.legal if isinstance(move, PlayCard) and move.card.kind is kind]
    if len(plays) == 1:
        return plays[0]
    if not plays:
        return _("There is no {kind} to play.").format(kind=kind.title)
    ranks = either_words(str(move.card.rank) for move in plays)
    return _("Which {kind}: {ranks}?").format(kind=kind.title, ranks=ranks)


def _kinds_named(name: str) -> list[Kind]:
    """The kind that a letter, or its name, means."""
    return [kind for kind in KINDS if name in (kind.letter.lower(), kind.title.lower())]


def _card_named(word: str) -> Card | None:
    """The card that is meant by a letter, or a name, and a rank."""
    found = _CARD.fullmatch(word)
    if found is None:
        return None
    kinds, rank = _kinds_named(found[1]), found[2]
    if not kinds or rank not in map(str, range(1, RANKS + 1)):
        return None
    return card(kinds[0], int(rank))
