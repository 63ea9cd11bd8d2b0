"""5211 for a person at a terminal: pure functions of that person's view."""

from collections import Counter
from collections.abc import Sequence

from game.core.quoting import quoted, shortened
from game.core.sentences import card_count_words, join_words, labelled
from game.core.words import _, ngettext
from game.kits.five211.phrases import card_words, cards_words, colour_words
from game.kits.five211.tell import turn_words
from game.kits.teller import Terminal
from game.rules.five211.moves import TAKE_BACK, Five211Move, PlayCards, play_of
from game.rules.five211.options import Five211Options
from game.rules.five211.view import Five211View


class Five211Terminal(Terminal[Five211Options, Five211View, Five211Move]):
    """Cards have numbers, and a choice is typed as some of them."""

    def how_to_move(self, view: Five211View) -> str:  # noqa: ARG002 - alike at every table
        return _("Type the numbers of your cards, such as 1 3, and press Enter.")

    def situation(self, view: Five211View, names: Sequence[str]) -> list[str]:
        table = [*_rows(view, names), *_counts(view), *_points(view, names)]
        return [_where(view), *table, *_hand(view)]

    def news(self, view: Five211View, names: Sequence[str]) -> list[str]:
        standing = _points(view, names) if view.turn == 0 else []
        return [_where(view), *_counts(view), *standing, *_hand(view)]

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


def _where(view: Five211View) -> str:
    numbers = view.numbers
    where = turn_words(view.deck, view.round, view.turn, view.options)
    rule = _("Limit {limit}, kododo target {target}.").format(
        limit=numbers.limit, target=numbers.kododo_target
    )
    pile = _("In the pile: {cards}.").format(cards=card_count_words(view.pile_size))
    return f"{where}. {rule} {pile}"
