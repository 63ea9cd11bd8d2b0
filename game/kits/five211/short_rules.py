"""The rules of 5211 in short, with the numbers of the table that is being played."""

from typing import Final

from game.core.words import N_, _
from game.rules.five211.options import TARGET_POINTS, Five211Options, Variant

_RULES: Final = (
    N_(
        "There are 100 cards in five colours. Each colour has five kododo, worth 1 point each, "
        "six 2s, five 3s, two 4s, one 5 and one 6."
    ),
    N_(
        "A round has three turns. Everybody chooses in secret: two cards on the first turn, one on "
        "the second, one on the third. All show them at once, and hands are refilled to five."
    ),
    N_(
        "After the third turn, if exactly {target} kododo lie on the table, each player scores "
        "their own kododo, and nothing else counts."
    ),
    N_(
        "Otherwise every colour with {limit} or more cards is bust. Of the rest the colour with "
        "the most cards scores. Colours that tie for the most all fall out, and the next is "
        "looked at."
    ),
    N_("Each player gets the value of their own cards of the scoring colour."),
    N_("There are {rounds} rounds in a deck. In the last one hands are not refilled."),
    N_("Most points win; then more scored cards; else the victory is shared."),
)

_LONG: Final = N_(
    "In the long game decks follow each other until somebody has {points} points. "
    "The first deck is always played to its end."
)


def rules_lines(options: Five211Options) -> list[str]:
    """A paragraph a line."""
    numbers = options.numbers
    rules = _RULES if options.variant is Variant.STANDARD else (*_RULES, _LONG)
    return [
        _(rule).format(
            target=numbers.kododo_target,
            limit=numbers.limit,
            rounds=numbers.rounds,
            points=TARGET_POINTS,
        )
        for rule in rules
    ]
