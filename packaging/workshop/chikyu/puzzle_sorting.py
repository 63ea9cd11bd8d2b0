"""Which of the five puzzles of Chikyu a decision is: what is certain about a card."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from game.ai.chikyu.coaching.card_facts import CardFacts, facts_of
from game.ai.chikyu.coaching.coach_reasons import effects_matter
from game.ai.chikyu.search.packed_hold import colours_in
from game.ai.chikyu.search.situation import Situation, situation_of
from game.core.options import OptionValue
from game.core.rng import Rng
from game.kits.chikyu.kit import OTHER_HALF, POISON, TWO_HANDS, UNDER_THE_LINE, WORTH_A_SLIP
from game.rules.chikyu.cards import Kind
from game.rules.chikyu.moves import ChikyuMove, PlayCard
from game.rules.chikyu.options import ChikyuOptions
from game.rules.chikyu.view import ChikyuView
from workshop.puzzle_mining import Sorted, Sorter

_THEME_OF: Final = {
    "over": UNDER_THE_LINE,
    "rids": UNDER_THE_LINE,
    "colours": OTHER_HALF,
    "some colours": OTHER_HALF,
    "worth": WORTH_A_SLIP,
    "sure": WORTH_A_SLIP,
    "avoids": WORTH_A_SLIP,
    "pushes": POISON,
    "feeds": TWO_HANDS,
    "takes": TWO_HANDS,
    "hand": TWO_HANDS,
}
FEW_COLOURS: Final = 3
"""With fewer nobody plays for the points of colours."""
_EFFECTS: Final = frozenset((Kind.BUTTERFINGY, Kind.SLUGGOS, Kind.LEIZY))


@dataclass(frozen=True, slots=True)
class _Cards:
    """A decision with what is certain about each card, the best first."""

    view: ChikyuView
    at: Situation
    best: CardFacts
    others: tuple[CardFacts, ...]


class ChikyuSorting(Sorter[ChikyuOptions, ChikyuView, ChikyuMove]):
    """A sentence tells what is true of the best card, and not of the next or the one it names."""

    tables: tuple[Mapping[str, OptionValue], ...] = (
        {"seats": 3},
        {"seats": 2},
        {"seats": 4},
        {"seats": 2, "expansion": "on"},
        {"seats": 5},
        {"seats": 3, "expansion": "on"},
        {"seats": 2},
        {"seats": 4, "expansion": "on"},
    )

    def sort(
        self,
        view: ChikyuView,
        choices: Sequence[ChikyuMove],
        rng: Rng,  # noqa: ARG002 - only what is certain is told
    ) -> Sorted | None:
        at = situation_of(view)
        # Of a card that is picked for somebody else nothing is certain but the card.
        if at.at.owners[at.at.turn] != at.me:
            return None
        cards = [move.card for move in choices if isinstance(move, PlayCard)]
        best, *others = [facts_of(at, card) for card in cards]
        found = next(_reasons(_Cards(view, at, best, tuple(others))), None)
        return None if found is None else Sorted(_THEME_OF[found[0]], *found)


def _reasons(cards: _Cards) -> Iterator[tuple[str, dict[str, int]]]:
    """What is true of the best card, the rarest first."""
    yield from _for_two(cards)
    yield from _poison(cards)
    yield from _slips(cards)
    yield from _limits(cards)
    yield from _colours(cards)


def _for_two(cards: _Cards) -> Iterator[tuple[str, dict[str, int]]]:
    view, best, second = cards.view, cards.best, cards.others[0]
    if view.options.seats != 2:
        return
    if best.feeds > max(0, second.feeds):
        yield "feeds", {"points": best.feeds}
    is_other_hand = view.turn is not None and view.turn >= view.options.seats
    if not is_other_hand or not best.takes or second.takes:
        return
    if not best.is_last:
        yield "hand", {"number": _next_pile(view)}
    elif best.adds > 0:
        yield "takes", {"points": best.adds}


def _poison(cards: _Cards) -> Iterator[tuple[str, dict[str, int]]]:
    if cards.best.pushes is None or cards.others[0].pushes is not None:
        return
    kind, count = cards.best.pushes
    at = cards.at.at
    limit = cards.view.options.limit
    yield (
        "pushes",
        {"rival": at.owners[at.best_hand], "kind": int(kind), "count": count, "limit": limit},
    )


def _slips(cards: _Cards) -> Iterator[tuple[str, dict[str, int]]]:
    view, best = cards.view, cards.best
    if not effects_matter(view):
        return
    kind = best.card.kind
    if best.takes and kind in _EFFECTS:
        if not best.is_last and not cards.others[0].takes:
            yield "sure", {"number": _next_pile(view), "kind": int(kind)}
        elif best.is_last and best.adds > 0 and not cards.others[0].wins:
            yield "worth", {"points": best.adds, "kind": int(kind)}
        return
    second = cards.others[0]
    if second.takes and second.card.kind in _EFFECTS and not best.wins:
        trick = view.trick_number + 2
        yield "avoids", {"kind": int(second.card.kind), "number": trick, "against": 1}


def _limits(cards: _Cards) -> Iterator[tuple[str, dict[str, int]]]:
    best, limit = cards.best, cards.view.options.limit
    if not best.takes and not (best.wins and best.over):
        for place, other in enumerate(cards.others, start=1):
            if other.over is not None and (other.takes or (other.wins and not best.wins)):
                kind, count = other.over
                facts = {"kind": int(kind), "count": count, "limit": limit}
                yield "over", {**facts, "against": place}
                return
    second = cards.others[0]
    if best.burden and best.is_lost and not (second.burden and second.is_lost):
        kind = best.card.kind
        yield "rids", {"kind": int(kind), "count": best.burden, "limit": limit}


def _colours(cards: _Cards) -> Iterator[tuple[str, dict[str, int]]]:
    best, second, at = cards.best, cards.others[0], cards.at
    if best.takes and best.new_colours and not second.takes:
        count = colours_in(at.at.holds[at.me]) + best.new_colours
        if count < FEW_COLOURS:
            return
        because = "colours" if best.is_last else "some colours"
        yield because, {"count": count, "all": cards.view.options.colours}


def _next_pile(view: ChikyuView) -> int:
    """The number of the pile that the viewer would take now."""
    return view.pile_counts[view.viewer] + 1


SORTER: Final = ChikyuSorting()
