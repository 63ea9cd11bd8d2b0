"""Stacked deals for lessons: from the cards of each hand to the deal, and from cards to moves."""

from collections.abc import Sequence

from game.core.prepared import PreparedMatch
from game.rules.chikyu.options import ChikyuOptions
from game.rules.chikyu.rules import Chikyu


def stack_hands(first: int, hands: Sequence[str]) -> str:
    """The deal that gives these cards to the hands, in a deck of which nothing is left over."""
    rows = [hand.split() for hand in hands]
    order = [row[place] for place in range(len(rows[0])) for row in rows]
    return f"deal {first} {' '.join(order)}"


def tricks_before(deal: str, cards: str, seats: int) -> tuple[str, ...]:
    """These cards, each as a move of the seat whose turn it is."""
    rules = Chikyu()
    match = PreparedMatch.lay(rules, ChikyuOptions(seats), (rules.decode_move(deal),))
    match.deal()
    lines = []
    for card in cards.split():
        (seat,) = match.to_act()
        line = f"play {card}"
        match.play(seat, rules.decode_move(line))
        lines.append(f"{seat} {line}")
    return tuple(lines)
