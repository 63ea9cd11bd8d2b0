"""The scoring of a round a second time: slow, obvious, and straight from the rules page."""

from collections.abc import Sequence

from tests.rules.five211.table import COLOURS


def scored_cards(rows: Sequence[Sequence[str]]) -> list[list[str]]:
    """Which of everybody's four cards go to the score piles."""
    players = len(rows)
    table = [card for row in rows for card in row]
    if sum(card.endswith("1") for card in table) == players + 2:
        return [[card for card in row if card.endswith("1")] for row in rows]
    winner = scoring_colour(colour_counts(table), limit=players + 3)
    return [[card for card in row if card[0] == winner] for row in rows]


def colour_counts(table: Sequence[str]) -> dict[str, int]:
    """The colours on the table; one without a card is not on it."""
    colours = {card[0] for card in table}
    return {c: sum(card[0] == c for card in table) for c in COLOURS if c in colours}


def scoring_colour(counts: dict[str, int], limit: int) -> str | None:
    """The colour that is alone at the top, once busts and ties have been dropped."""
    left = {colour: count for colour, count in counts.items() if count < limit}
    while left:
        highest = max(left.values())
        leaders = [colour for colour in left if left[colour] == highest]
        if len(leaders) == 1:
            return leaders[0]
        left = {colour: count for colour, count in left.items() if count != highest}
    return None


def points_of(scored: Sequence[Sequence[str]]) -> list[int]:
    """Face values, added up; a kododo is worth one."""
    return [sum(int(card[1]) for card in pile) for pile in scored]
