"""What a person at the terminal may see, as lines: pure functions of that person's view."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from game.ai.coach import Hint
from game.app.phrases import card_words, cards_words, colour_words, join_words
from game.app.reasons import reason_words
from game.app.scoring_words import count_words, points_words
from game.app.transcript import turn_words
from game.core.quoting import quoted, shortened
from game.core.words import N_, _, ngettext
from game.rules.five211.cards import Card
from game.rules.five211.view import Five211View

COMMANDS: Final = N_("""\
Type the numbers of your cards, such as 1 3, and press Enter.
table: say again what lies on the table and what you hold
back: where the screen is passed on, take the choice back that was just locked
hint: what a coach would play, and why; the record shows who asked
log: everything that has happened
rules: the rules, with the numbers of this table
save NAME: keep a copy of the game in a file
quit: leave; the game is kept and goes on with: kododo text --resume
help: this list""")


def situation(view: Five211View, names: Sequence[str]) -> list[str]:
    """All there is to know: where the match is, the table, the points, the own hand."""
    return [_where(view), *rows(view, names), *counts(view), *points(view, names), *hand(view)]


def news(view: Five211View, names: Sequence[str]) -> list[str]:
    """What a person needs who has just heard what was played."""
    standing = points(view, names) if view.turn == 0 else []
    return [_where(view), *counts(view), *standing, *hand(view)]


def rows(view: Five211View, names: Sequence[str]) -> list[str]:
    """Everybody's open cards of this round."""
    if not any(view.rows):
        return []
    return [f"{name}: {cards_words(row)}." for name, row in zip(names, view.rows, strict=True)]


def counts(view: Five211View) -> list[str]:
    """How many cards of each colour lie open."""
    cards = [card for row in view.rows for card in row]
    if not cards:
        return []
    tally = Counter(card.colour for card in cards)
    colours = [f"{tally[colour]} {colour_words(colour)}" for colour in sorted(tally)]
    kododo = sum(card.is_kododo for card in cards)
    sentence = _("On the table: {colours}; {kododo} of them kododo.")
    return [sentence.format(colours=join_words(colours), kododo=kododo)]


def points(view: Five211View, names: Sequence[str]) -> list[str]:
    """Everybody's points, as far as the piles are open."""
    known = [
        f"{name} {total}"
        for name, total in zip(names, view.points, strict=True)
        if total is not None
    ]
    return [_("Points: {list}.").format(list=", ".join(known))] if view.records else []


def hand(view: Five211View) -> list[str]:
    """The own cards with the numbers that choose them."""
    lines = [f"{number}: {card_words(card)}" for number, card in enumerate(view.hand, start=1)]
    return [_("Your cards:"), *lines]


def question(view: Five211View) -> str:
    """What the person is asked."""
    needed = view.cards_needed
    return ngettext("Choose {count} card:", "Choose {count} cards:", needed).format(count=needed)


def chosen_cards(view: Five211View, answer: str) -> list[Card] | str:
    """The cards that an answer names, or the sentence about what is wrong with it."""
    words = answer.replace(",", " ").split()
    if len(words) == 1 and words[0].isdecimal():
        words = list(words[0])  # "13" is quicker to type than "1 3"
    if not any(word.isdecimal() for word in words):
        sentence = _("{answer} is not a command here. Type card numbers, or: help")
        return sentence.format(answer=quoted(answer))
    valid = {str(number): number - 1 for number in range(1, len(view.hand) + 1)}
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
    return [view.hand[valid[word]] for word in words]


def advice(hint: Hint) -> list[str]:
    """What a coach would play, and why."""
    best = cards_words(hint.ranking[0].play.cards)
    return [_("The coach would play {cards}.").format(cards=best), reason_words(hint.reason)]


def farewell(view: Five211View, names: Sequence[str]) -> str:
    """Where the match stands when somebody leaves."""
    where = turn_words(view.deck, view.round, view.turn, view.options)
    best = max((total or 0 for total in view.points), default=0)
    leaders = [
        name for name, total in zip(names, view.points, strict=True) if total == best and best
    ]
    if not leaders:
        return f"{where}."
    return _("{where}. In front: {names} with {points}.").format(
        where=where, names=join_words(leaders), points=points_words(best)
    )


def _where(view: Five211View) -> str:
    numbers = view.numbers
    where = turn_words(view.deck, view.round, view.turn, view.options)
    rule = _("Limit {limit}, kododo target {target}.").format(
        limit=numbers.limit, target=numbers.kododo_target
    )
    pile = _("In the pile: {cards}.").format(cards=count_words(view.pile_size))
    return f"{where}. {rule} {pile}"
