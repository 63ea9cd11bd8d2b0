"""Which of the five puzzles of 5211 a decision is: what a play changes about a round's end."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from game.ai.five211.beliefs.determinization import Imagining
from game.ai.five211.beliefs.opponent_catalogue import PRIOR
from game.ai.five211.policy.one_ply_policy import own_model
from game.ai.five211.policy.taste import Taste
from game.ai.five211.search.packed_table import (
    KODODO,
    KODODO_SHIFT,
    OUTCOMES,
    counts_of,
    verdicts_for,
)
from game.ai.five211.search.rollout import Rollout
from game.ai.five211.search.round_value import Judge
from game.ai.five211.search.situation import situation_of
from game.core.options import OptionValue
from game.core.rng import Rng
from game.core.seats import Seat
from game.kits.five211.kit import BUST_THEM, GO_FOR_KODODO, HOLD_BACK, LAST_ROUND, STAND_ALONE
from game.rules.five211.cards import COLOURS, Card, Colour
from game.rules.five211.moves import Five211Move, PlayCards
from game.rules.five211.options import NUMBERS, Five211Options
from game.rules.five211.scoring import judge_round, tally
from game.rules.five211.view import Five211View
from workshop.puzzle_mining import Sorted, Sorter

WORLDS: Final = 1_000
"""In which the numbers of a sentence are counted."""
CLEAR: Final = 20
"""Per cent by which something must come oftener, or more seldom, to be the reason."""
_THEME_OF: Final = {
    "breaks": STAND_ALONE,
    "ties": STAND_ALONE,
    "grows": STAND_ALONE,
    "busts": BUST_THEM,
    "pushes": BUST_THEM,
    "held": HOLD_BACK,
    "spared": HOLD_BACK,
    "enough": HOLD_BACK,
    "kept": HOLD_BACK,
    "meet": GO_FOR_KODODO,
    "spoil": GO_FOR_KODODO,
}
"""By what the answer does; what only scores more is a puzzle in the last round alone."""
_RANKS: Final = {"held": 3, "tied": 2, "spared": 1, "bust": 1, "meet": 1, "spoil": 1}
"""What names a theme tells more than what only counts, and what is rare comes first."""


@dataclass(frozen=True, slots=True)
class FoundReason:
    """A sentence that is true, and how clearly."""

    because: str
    gap: int
    facts: Mapping[str, int]


class Five211Sorting(Sorter[Five211Options, Five211View, Five211Move]):
    """Sorts by the first two choices, met with the same imagined worlds."""

    tables: tuple[Mapping[str, OptionValue], ...] = tuple(
        {"seats": seats} for seats in (4, 3, 5, 2)
    )

    def sort(self, view: Five211View, choices: Sequence[Five211Move], rng: Rng) -> Sorted | None:
        told = self.reasons(view, choices, rng)
        clear = [each for each in told if each.gap >= CLEAR]
        if not clear:
            return None
        found = max(clear, key=lambda each: (_RANKS.get(each.because, 0), each.gap))
        shown = _shown(
            _Table(view, [move for move in choices if isinstance(move, PlayCards)]), found
        )
        theme = _THEME_OF.get(shown.because)
        is_last = view.pile_size == 0 and view.round + 1 == view.numbers.rounds
        if is_last and theme is not HOLD_BACK:
            theme = LAST_ROUND
        return None if theme is None else Sorted(theme, shown.because, shown.facts)

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


def _shown(at: _Table, found: FoundReason) -> FoundReason:
    """What the answer does on the board, where the numbers say that it is right."""
    rival = {"rival": found.facts["rival"]} if "rival" in found.facts else {}
    if found.because in ("meet", "spoil"):
        has_kododo = any(card.is_kododo for card in at.best.cards)
        kept = {"meet": "enough", "spoil": "kept"}[found.because]
        target = {"target": at.view.numbers.kododo_target}
        because = found.because if has_kododo else kept
        return FoundReason(because, found.gap, {**target, **rival})
    told = {"colour": found.facts["colour"], **rival}
    colour = max((card.colour for card in at.best.cards), key=lambda each: _count(at.best, each))
    limit, before = at.view.numbers.limit, at.counts[colour]
    after = before + _count(at.best, colour)
    points, seat = at.rival(_is(colour))
    own = at.own(colour) + sum(card.value for card in at.best.cards if card.colour is colour)
    theirs = {"colour": int(colour), "rival": -seat}
    if points >= own and before < limit <= after:
        return FoundReason("busts", found.gap, theirs)
    if found.because == "held" or (found.because == "spared" and before >= limit):
        return FoundReason(found.because, found.gap, told)
    if points >= own and before < limit:
        return FoundReason("pushes", found.gap, theirs)
    return _alone(at, colour, found)


def _alone(at: _Table, colour: Colour, found: FoundReason) -> FoundReason:
    """The own colour is what the answer is about."""
    after = list(at.counts)
    after[colour] += _count(at.best, colour)
    if found.because in ("scores", "stopped") and found.facts["colour"] != colour:
        return found
    alike = [each for each in COLOURS if each is not colour and after[each] == after[colour]]
    for each in alike:
        points, seat = at.rival(_is(each))
        if points > at.own(each):
            told = {"colour": int(colour), "second": int(each), "rival": -seat}
            return FoundReason("ties", found.gap, told)
    limit = at.view.numbers.limit
    tied = any(at.counts[each] == at.counts[colour] for each in COLOURS if each is not colour)
    tallest = after[colour] == max(count for count in after if count < limit)
    because = "breaks" if tied and tallest and not alike else "grows"
    return FoundReason(because, found.gap, {"colour": int(colour)})


@dataclass(slots=True)
class RoundEnds:
    """In how many worlds each thing happened after one play."""

    scored: list[int] = field(default_factory=lambda: [0] * OUTCOMES)
    """By what scored: the colours, the kododo, nobody."""
    bust: list[int] = field(default_factory=lambda: [0] * len(COLOURS))
    tied: list[int] = field(default_factory=lambda: [0] * len(COLOURS))
    """By colour: it fell together with others."""


def round_ends(
    view: Five211View, plays: Sequence[PlayCards], worlds: int, rng: Rng
) -> list[RoundEnds]:
    """What comes of some plays, all in the same worlds."""
    imagining = Imagining(view, PRIOR, rng.random, learns=True)
    for _ in imagining.prepare():
        pass
    maker, at = imagining.maker(), situation_of(view)
    rollout = Rollout(at, Judge(at), own_model(at), Taste())
    numbers, verdicts = NUMBERS[at.seats], verdicts_for(at.seats)
    cards = [tuple([card.index for card in play.cards]) for play in plays]
    ends = [RoundEnds() for _ in plays]
    for _ in range(worlds):
        world = maker.make()
        for play, end in zip(cards, ends, strict=True):
            key = rollout.finish(world, play)[0]
            end.scored[verdicts[key]] += 1
            kododo = key >> KODODO_SHIFT
            found = judge_round(counts_of(key), kododo, numbers.kododo_target, numbers.limit)
            for colour in found.busts:
                end.bust[colour] += 1
            for colours in found.ties:
                for colour in colours:
                    end.tied[colour] += 1
    return ends


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


SORTER: Final = Five211Sorting()
