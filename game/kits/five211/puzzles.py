"""The puzzles of 5211: five themes, told apart by what a play changes about a round's end."""

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from game.ai.five211.search.packed_table import KODODO
from game.ai.five211.search.round_ends import RoundEnds, round_ends
from game.core.options import OptionValue
from game.core.rng import Rng
from game.core.seats import Seat
from game.core.sentences import Phrase, Somebody
from game.core.words import N_
from game.kits.puzzle import PuzzleTheme, Puzzling, Sorted
from game.rules.five211.cards import COLOURS, Card, Colour
from game.rules.five211.moves import Five211Move, PlayCards
from game.rules.five211.options import Five211Options
from game.rules.five211.scoring import tally
from game.rules.five211.view import Five211View

WORLDS: Final = 1_000
"""In which the numbers of a sentence are counted."""
CLEAR: Final = 20
"""Per cent by which something must come oftener, or more seldom, to be the reason."""

HOLD_BACK: Final = "hold back"
TIE_THEM: Final = "tie them"
BUST_THEM: Final = "bust them"
LAST_ROUND: Final = "last round"
GO_FOR_KODODO: Final = "kododo"

THEMES: Final = (
    PuzzleTheme(
        HOLD_BACK, N_("Hold back"), N_("A card that stays in your hand can decide a round.")
    ),
    PuzzleTheme(TIE_THEM, N_("Tie them"), N_("Colours of the same height fall together.")),
    PuzzleTheme(BUST_THEM, N_("Bust them"), N_("Give a rival's colour more than it can bear.")),
    PuzzleTheme(LAST_ROUND, N_("Last round"), N_("Nothing comes after it: only winning counts.")),
    PuzzleTheme(
        GO_FOR_KODODO, N_("Kododo!"), N_("Where exactly enough kododo meet, only they score.")
    ),
)

HELD: Final = N_(
    "{colour} stands at {count}, and {limit} are too many: it scores in {best} % of deals, with "
    "{other} in {next} %."
)
SPARED: Final = N_(
    "{colour}, where {rival} has {points}, scores in {best} % of deals if you keep yours, with "
    "{other} in {next} %."
)
TIED: Final = N_(
    "{colour}, where {rival} has {points}, falls in a tie in {best} % of deals, with {other} in "
    "{next} %."
)
BUST: Final = N_(
    "{colour}, where {rival} has {points}, goes bust in {best} % of deals, with {other} in "
    "{next} %."
)
MEET: Final = N_(
    "Exactly {target} kododo meet in {best} % of deals, with {other} in {next} %, and you "
    "then have {points} of them."
)
SPOIL: Final = N_(
    "Exactly {target} kododo, of which {rival} has {points}, meet in {best} % of deals, with "
    "{other} in {next} %."
)
SCORES: Final = N_(
    "{colour}, where you then have {points}, scores in {best} % of deals, with {other} in {next} %."
)
STOPPED: Final = N_(
    "{colour}, where {rival} has {points}, scores in {best} % of deals, with {other} in {next} %."
)

SENTENCES: Final = {
    "held": HELD,
    "spared": SPARED,
    "tied": TIED,
    "bust": BUST,
    "meet": MEET,
    "spoil": SPOIL,
    "scores": SCORES,
    "stopped": STOPPED,
}
_OF_SENTENCES: Final = {
    "held": HOLD_BACK,
    "spared": HOLD_BACK,
    "tied": TIE_THEM,
    "bust": BUST_THEM,
    "meet": GO_FOR_KODODO,
    "spoil": GO_FOR_KODODO,
}
"""The themes before the last round; what only scores more is none of them."""
_RANKS: Final = {"held": 3, "tied": 2, "spared": 1, "bust": 1, "meet": 1, "spoil": 1}
"""What names a theme tells more than what only counts, and what is rare comes first."""


@dataclass(frozen=True, slots=True)
class FoundReason:
    """A sentence that is true, and how clearly."""

    because: str
    gap: int
    facts: Mapping[str, int]


class Five211Puzzling(Puzzling[Five211Options, Five211View, Five211Move]):
    """Sorts by the first two choices, met with the same imagined worlds."""

    themes = THEMES
    tables: tuple[Mapping[str, OptionValue], ...] = tuple(
        {"seats": seats} for seats in (4, 3, 5, 2)
    )

    def sort(self, view: Five211View, choices: Sequence[Five211Move], rng: Rng) -> Sorted | None:
        told = self.reasons(view, choices, rng)
        clear = [each for each in told if each.gap >= CLEAR]
        if not clear:
            return None
        found = max(clear, key=lambda each: (_RANKS.get(each.because, 0), each.gap))
        is_last = view.pile_size == 0 and view.round + 1 == view.numbers.rounds
        theme = LAST_ROUND if is_last else _OF_SENTENCES.get(found.because)
        return None if theme is None else Sorted(theme, found.because, found.facts)

    def reasons(
        self, view: Five211View, choices: Sequence[Five211Move], rng: Rng
    ) -> list[FoundReason]:
        """All that may be said for the best choice, clearly or not."""
        plays = [move for move in choices if isinstance(move, PlayCards)]
        at = _Table(view, plays)
        tempting = at.tempting()
        met = [plays[0], plays[1], *(plays[place] for place in tempting)]
        best, other, *tempted = round_ends(view, met, WORLDS, rng)
        told = [*_reasons(at, best, other)]
        for place, ends in zip(tempting, tempted, strict=True):
            told += _held(at, place, best, ends)
        return told

    def reason(
        self, because: str, facts: Mapping[str, int], choices: Sequence[Five211Move]
    ) -> Phrase:
        values: dict[str, Hashable] = {**facts, "other": choices[facts.get("against", 1)]}
        if "colour" in facts:
            values["colour"] = COLOURS[facts["colour"]]
        if "rival" in facts:
            values["rival"] = Somebody(facts["rival"])
        return Phrase(SENTENCES[because], values)


class _Table:
    """What lies there, and who has what at stake."""

    def __init__(self, view: Five211View, plays: Sequence[PlayCards]) -> None:
        assert view.viewer >= 0, "a seat decides"
        self.view = view
        self.plays = plays
        self.best = plays[0]
        self.counts = tally(view.rows)[0]

    def tempting(self) -> list[int]:
        """The first play with a card of each colour of which the best play has none."""
        kept = [colour for colour in COLOURS if not _count(self.best, colour)]
        firsts = [[n for n, play in enumerate(self.plays) if _count(play, c)] for c in kept]
        return sorted({places[0] for places in firsts if places})

    def own(self, colour: Colour) -> int:
        """What the seat that decides has open of a colour."""
        return self.points(self.view.viewer, _is(colour))

    def points(self, seat: Seat, counts: Callable[[Card], bool]) -> int:
        """What a seat has open of some cards."""
        return sum(card.value for card in self.view.rows[seat] if counts(card))

    def rival(self, counts: Callable[[Card], bool]) -> tuple[int, Seat]:
        """The most that another seat has open of some cards, and who has it."""
        me, seats = self.view.viewer, range(self.view.options.seats)
        return max((self.points(seat, counts), -seat) for seat in seats if seat != me)


def _reasons(at: _Table, best: RoundEnds, other: RoundEnds) -> Iterator[FoundReason]:
    """All that sets the best play apart from the next one."""
    for colour in COLOURS:
        yield from _of_colour(at, colour, best, other)
    after, instead = _percent(best.scored[KODODO]), _percent(other.scored[KODODO])
    shares = {"best": after, "next": instead, "target": at.view.numbers.kododo_target}
    own = at.points(at.view.viewer, _is_kododo) + sum(card.is_kododo for card in at.best.cards)
    if own:
        yield FoundReason("meet", after - instead, {**shares, "points": own})
    points, seat = at.rival(_is_kododo)
    if points > own:
        yield FoundReason("spoil", instead - after, {**shares, "points": points, "rival": -seat})


def _of_colour(
    at: _Table, colour: Colour, best: RoundEnds, other: RoundEnds
) -> Iterator[FoundReason]:
    own = at.own(colour)
    points, seat = at.rival(_is(colour))
    theirs = {"points": points, "rival": -seat}
    scored = _shares(colour, best.scored, other.scored)
    gain = scored["best"] - scored["next"]
    if points > own and gain < 0:
        bust = _shares(colour, best.bust, other.bust)
        if _count(at.best, colour):
            yield FoundReason("bust", bust["best"] - bust["next"], {**bust, **theirs})
        tied = _shares(colour, best.tied, other.tied)
        yield FoundReason("tied", tied["best"] - tied["next"], {**tied, **theirs})
        yield FoundReason("stopped", -gain, {**scored, **theirs})
    with_play = own + sum(card.value for card in at.best.cards if card.colour is colour)
    if with_play > points:
        yield FoundReason("scores", gain, {**scored, "points": with_play})


def _held(at: _Table, place: int, best: RoundEnds, tempted: RoundEnds) -> Iterator[FoundReason]:
    """A card of a colour stays in the hand: it would be too many, or help somebody else."""
    kept = {card.colour for card in at.plays[place].cards if not _count(at.best, card.colour)}
    for colour in sorted(kept):
        own, (points, seat) = at.own(colour), at.rival(_is(colour))
        bust = _shares(colour, best.bust, tempted.bust)
        scored = _shares(colour, best.scored, tempted.scored)
        against = {"against": place}
        gain = scored["best"] - scored["next"]
        if own > points:
            height = {"count": at.counts[colour], "limit": at.view.numbers.limit}
            gap = min(bust["next"] - bust["best"], gain)
            yield FoundReason("held", gap, {**scored, **height, **against})
        elif place == 1 and points > own + sum(card.value for card in at.plays[1].cards):
            yield FoundReason(
                "spared", -gain, {**scored, "points": points, "rival": -seat, **against}
            )


def _shares(colour: Colour, best: Sequence[int], other: Sequence[int]) -> dict[str, int]:
    return {"colour": int(colour), "best": _percent(best[colour]), "next": _percent(other[colour])}


def _is(colour: Colour) -> Callable[[Card], bool]:
    return lambda card: card.colour is colour


def _count(play: PlayCards, colour: Colour) -> int:
    return sum(card.colour is colour for card in play.cards)


def _is_kododo(card: Card) -> bool:
    return card.is_kododo


def _percent(worlds: int) -> int:
    return round(100 * worlds / WORLDS)


PUZZLING: Final = Five211Puzzling()
