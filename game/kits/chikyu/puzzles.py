"""The puzzles of Chikyu: five themes, told apart by what is certain about a card."""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from game.ai.chikyu.coaching.card_facts import CardFacts, facts_of
from game.ai.chikyu.coaching.coach_reasons import effects_matter
from game.ai.chikyu.search.packed_hold import colours_in
from game.ai.chikyu.search.situation import Situation, situation_of
from game.core.options import OptionValue
from game.core.rng import Rng
from game.core.sentences import Phrase, Somebody
from game.core.words import N_
from game.kits.puzzle import PuzzleTheme, Puzzling, Sorted
from game.rules.chikyu.cards import KINDS, Kind
from game.rules.chikyu.events import TrickTaken
from game.rules.chikyu.moves import ChikyuMove, PlayCard
from game.rules.chikyu.options import ChikyuOptions
from game.rules.chikyu.view import ChikyuView

UNDER_THE_LINE: Final = "under the line"
OTHER_HALF: Final = "the other half"
WORTH_A_SLIP: Final = "worth a slip"
POISON: Final = "poison"
TWO_HANDS: Final = "two hands"

THEMES: Final = (
    PuzzleTheme(
        UNDER_THE_LINE, N_("Under the line"), N_("Of most creatures too many cost you dearly.")
    ),
    PuzzleTheme(OTHER_HALF, N_("The other half"), N_("A new colour is worth a pile.")),
    PuzzleTheme(
        WORTH_A_SLIP,
        N_("Worth a slip"),
        N_("Octopus, snail and manatee win a pile, and the next trick suffers."),
    ),
    PuzzleTheme(POISON, N_("Poison"), N_("Give whoever takes the pile too many of a kind.")),
    PuzzleTheme(TWO_HANDS, N_("Two hands"), N_("With two players your hands work together.")),
)

SENTENCES: Final = {
    "over": N_("With {other} you would have too many {kind}."),
    "rids": N_("You have enough {kind}: this one goes to somebody else."),
    "colours": N_("It takes the pile for sure, and brings a new colour."),
    "some colours": N_("Nothing still out beats it, and the pile brings a new colour."),
    "worth": N_("It takes a pile that brings you {points}: worth the price of {kind}."),
    "sure": N_("Nothing still out beats it: the pile is worth the price of {kind}."),
    "avoids": N_("With {other} you would win, and {kind} would cost you the next trick."),
    "pushes": N_("With it {rival} has too many {kind}."),
    "feeds": N_("Your other hand takes the trick, and this brings you {points}."),
    "takes": N_("Your other hand takes the pile, and this brings you {points}."),
    "hand": N_("Nothing still out beats it: your other hand takes the pile."),
}
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


class ChikyuPuzzling(Puzzling[ChikyuOptions, ChikyuView, ChikyuMove]):
    """A sentence tells what is true of the best card, and not of the next or the one it names."""

    themes = THEMES
    ends = (TrickTaken,)
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

    def reason(
        self, because: str, facts: Mapping[str, int], choices: Sequence[ChikyuMove]
    ) -> Phrase:
        other = choices[facts.get("against", 1)]
        assert isinstance(other, PlayCard)
        values: dict[str, Hashable] = {**facts, "other": other.card}
        if "kind" in facts:
            values["kind"] = KINDS[facts["kind"]]
        if "rival" in facts:
            values["rival"] = Somebody(facts["rival"])
        return Phrase(SENTENCES[because], values)


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


PUZZLING: Final = ChikyuPuzzling()
