"""5211 for a person at a terminal: pure functions of that person's view."""

from collections import Counter
from collections.abc import Hashable, Iterable, Sequence

from game.core.events import CardsRevealed, Event
from game.core.quoting import quoted, shortened
from game.core.seats import Seat
from game.core.sentences import card_count_words, join_words, labelled
from game.core.words import _, ngettext, pgettext
from game.kits.five211.phrases import card_words, cards_words, colour_words
from game.kits.five211.tell import tell_round, turn_words
from game.kits.teller import Cast, Terminal
from game.rules.five211.cards import Card
from game.rules.five211.moves import TAKE_BACK, Five211Move, PlayCards, play_of
from game.rules.five211.options import Five211Options
from game.rules.five211.view import Five211View


class Five211Terminal(Terminal[Five211Options, Five211View, Five211Move]):
    """Cards have numbers, and a choice is typed as some of them."""

    def how_to_move(self, view: Five211View) -> str:  # noqa: ARG002 - alike at every table
        return _("Type your cards, such as green 4, or their numbers, such as 1 3.")

    def situation(self, view: Five211View, names: Sequence[str]) -> list[str]:
        table = [*_rows(view, names), *_counts(view), *_points(view, names)]
        return [_where(view), *table, *_hand(view)]

    def news(self, view: Five211View, names: Sequence[str]) -> list[str]:
        standing = _points(view, names) if view.turn == 0 else []
        return [_where(view), *_counts(view), *standing, *_hand(view)]

    def brief(
        self,
        view: Five211View,
        names: Sequence[str],  # noqa: ARG002 - nobody is named
    ) -> list[str]:
        cards = ", ".join(_grouped(view.hand))
        return [*_tally(view), _("You hold {cards}.").format(cards=cards)]

    def told_briefly(
        self, event: Event, cast: Cast[Five211Options], listener: Seat | None
    ) -> list[str] | None:
        if not isinstance(event, CardsRevealed):
            return super().told_briefly(event, cast, listener)
        rows = [
            labelled(name, f"{', '.join(_grouped(shown))}.")
            for seat, (name, shown) in enumerate(zip(cast.names, event.faces, strict=True))
            if shown and seat != listener
        ]
        return [" ".join(rows)]

    def points(self, view: Five211View, names: Sequence[str]) -> list[str]:
        return [_where(view), *_counts(view), *_points(view, names)]

    def hand(self, view: Five211View, names: Sequence[str]) -> list[str]:  # noqa: ARG002
        return _hand(view)

    def last(self, view: Five211View, names: Sequence[str]) -> str:
        """The round before this one."""
        if not view.records:
            return ""
        record = view.records[-1]
        rows = [
            labelled(name, f"{', '.join(_grouped(row))}.")
            for name, row in zip(names, record.rows, strict=True)
        ]
        return " ".join([*rows, *tell_round(record, names, view.numbers)])

    def question(self, view: Five211View) -> str:
        needed = view.cards_needed
        sentence = ngettext("Choose {count} card:", "Choose {count} cards:", needed)
        return sentence.format(count=needed)

    def read(
        self,
        view: Five211View,
        answer: str,
        names: Sequence[str],  # noqa: ARG002 - nobody is named
    ) -> Five211Move | str:
        return _chosen(view, answer)

    def typed(self, view: Five211View, move: Five211Move) -> str:
        assert isinstance(move, PlayCards), "only cards have numbers"
        return " ".join(str(view.hand.index(card) + 1) for card in move.cards)

    def take_back(self, view: Five211View) -> Five211Move | None:
        return TAKE_BACK if TAKE_BACK in view.legal else None


def _rows(view: Five211View, names: Sequence[str]) -> list[str]:
    if not any(view.rows):
        return []
    return [
        labelled(name, f"{cards_words(row)}.") for name, row in zip(names, view.rows, strict=True)
    ]


def _counts(view: Five211View) -> list[str]:
    cards = [card for row in view.rows for card in row]
    if not cards:
        return []
    tally = Counter(card.colour for card in cards)
    colours = [f"{tally[colour]} {colour_words(colour)}" for colour in sorted(tally)]
    kododo = sum(card.is_kododo for card in cards)
    sentence = _("On the table: {colours}; {kododo} of them kododo.")
    return [sentence.format(colours=join_words(colours), kododo=kododo)]


def _tally(view: Five211View) -> list[str]:
    """The colours that lie there, in few words."""
    cards = [card for row in view.rows for card in row]
    tally = Counter(card.colour for card in cards)
    colours = [f"{tally[colour]} {colour_words(colour)}" for colour in sorted(tally)]
    kododo = sum(card.is_kododo for card in cards)
    if kododo:
        colours.append(_("{count} kododo").format(count=kododo))
    return [_("In all {colours}.").format(colours=", ".join(colours))] if cards else []


def _grouped(cards: Iterable[Hashable]) -> list[str]:
    """Cards in few words: "green 3", "two violet 4"."""
    counts = Counter(card for card in cards if isinstance(card, Card))
    return [_times(count).format(card=card_words(card)) for card, count in counts.items()]


def _times(count: int) -> str:
    """A sentence for so many alike; of a card there are at most six."""
    several = (
        pgettext("of one card", "two {card}"), pgettext("of one card", "three {card}"),
        pgettext("of one card", "four {card}"), pgettext("of one card", "five {card}"),
        pgettext("of one card", "six {card}"),
    )  # fmt: skip
    return "{card}" if count == 1 else several[count - 2]


def _points(view: Five211View, names: Sequence[str]) -> list[str]:
    known = [
        f"{name} {total}"
        for name, total in zip(names, view.points, strict=True)
        if total is not None
    ]
    return [_("Points: {list}.").format(list=", ".join(known))] if view.records else []


def _hand(view: Five211View) -> list[str]:
    lines = [labelled(number, card_words(card)) for number, card in enumerate(view.hand, start=1)]
    return [_("Your cards:"), *lines]


def _chosen(view: Five211View, answer: str) -> PlayCards | str:
    words = answer.replace(",", " ").split()
    if not words:
        return _("Type card numbers, or: help")
    named = _named(view, answer)
    if named is not None:
        words = named
    if not any(word.isdecimal() for word in words):
        sentence = _("{answer} is not a command here. Type card numbers, or: help")
        return sentence.format(answer=quoted(answer))
    valid = {str(number): number - 1 for number in range(1, len(view.hand) + 1)}
    if len(words) == 1 and set(words[0]) <= set(valid):
        words = list(words[0])  # "13" is quicker to type than "1 3"
    for word in words:
        if word not in valid:
            sentence = _("There is no card {number}: count from 1 to {count}.")
            return sentence.format(number=shortened(word, 20), count=len(view.hand))
    if len(words) != view.cards_needed:
        sentence = ngettext(
            "That was {given} card; this turn takes {needed}.",
            "Those were {given} cards; this turn takes {needed}.",
            len(words),
        )
        return sentence.format(given=len(words), needed=view.cards_needed)
    if len(set(words)) != len(words):
        return _("Choose different cards.")
    return play_of(view.hand[valid[word]] for word in words)


def _named(view: Five211View, answer: str) -> list[str] | None:
    """Cards by their names, "green 4, blue kododo", as their numbers; None if it is not that."""
    left, numbers = " ".join(answer.replace(",", " ").casefold().split()), list[str]()
    free = dict(enumerate(view.hand, start=1))
    while left:
        said = [
            (words, [number for number, held in free.items() if held == card][:count])
            for card in dict.fromkeys(free.values())
            for count in range(1, list(free.values()).count(card) + 1)
            if _begins(left, words := _times(count).format(card=card_words(card)))
        ]
        if not said:
            return None
        words, meant = said[0]
        left = left[len(words) :].strip()
        numbers += map(str, meant)
        free = {number: card for number, card in free.items() if number not in meant}
    return numbers


def _begins(text: str, words: str) -> bool:
    return f"{text} ".startswith(f"{words.casefold()} ")


def _where(view: Five211View) -> str:
    numbers = view.numbers
    where = turn_words(view.deck, view.round, view.turn, view.options)
    rule = _("Limit {limit}, kododo target {target}.").format(
        limit=numbers.limit, target=numbers.kododo_target
    )
    pile = _("In the pile: {cards}.").format(cards=card_count_words(view.pile_size))
    return f"{where}. {rule} {pile}"
