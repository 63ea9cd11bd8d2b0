"""The scoring show of Chikyu, phase by phase, and the sheet at rest."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

from game.rules.chikyu.cards import Kind
from game.rules.chikyu.records import RoundRecord
from game.rules.chikyu.view import ChikyuView
from scenes.games.chikyu.panels.voyage import Voyage
from scenes.games.chikyu.scoring.scoring_state import ScoringProgress
from workshop.chikyu.tables import (
    PERSON_SEAT,
    display_of,
    known,
    open_table,
    script_before,
    script_of,
    table_for,
)
from workshop.chikyu.voyages import Script
from workshop.gallery.gallery_state import State
from workshop.gallery.studio import FRAME, SETTLED, Studio

Wanted = Callable[[RoundRecord], bool]
Seen = Callable[[ScoringProgress], bool]
LAST_DEAL = 1
"""A match that the person wins."""
A_WHILE = 24
"""Frames from a moment to its picture."""


def scoring_states() -> Iterator[State]:
    """All of them."""
    four, leizy = table_for(4), table_for(5, expansion="on")
    yield State("chikyu-scoring-rises", partial(_show, wanted=_any, seen=_begins), known(four))
    yield State("chikyu-scoring-piles", partial(_show, wanted=_any, seen=_piles), known(four))
    yield State("chikyu-scoring-colours", partial(_show, wanted=_any, seen=_colours), known(four))
    for kind, name, seen in (
        (Kind.INTENTON, "pink", _piles),
        (Kind.DILLINDALLIN, "halved", _halved),
        (Kind.TURNABLINDIE, "phase-2", _phase(2)),
        (Kind.FAUL, "phase-3", _gifts),
    ):
        show = partial(_show, wanted=_over(kind), seen=seen)
        yield State(f"chikyu-scoring-{name}", show, known(four))
    show = partial(_show, wanted=_over(Kind.LEIZY), seen=_cut)
    yield State("chikyu-scoring-leizy", show, known(leizy))
    for seats in (2, 3, 4, 5):
        for name, answers in (("", {}), ("-expansion", {"expansion": "on"})):
            table = known(table_for(seats, **answers))
            yield State(f"chikyu-sheet-{seats}{name}", partial(_rest, wanted=_busy), table)
    large = replace(known(leizy), text_scale=200)
    yield State("chikyu-sheet-text-200", partial(_rest, wanted=_busy), large)
    strong = replace(known(leizy), high_contrast=True)
    yield State("chikyu-sheet-high-contrast", partial(_rest, wanted=_busy), strong)


def ending_states() -> Iterator[State]:
    """Once round the world: on the way, at dawn, and in the morning."""
    four = known(table_for(4))
    for name, is_seen in (("sails", _sails), ("dawn", _dawns), ("morning", _speaks)):
        yield State(f"chikyu-end-{name}", partial(_sail, is_seen=is_seen), four)
    large = replace(four, text_scale=200)
    yield State("chikyu-end-text-200", partial(_sail, is_seen=_speaks), large)


def _sail(studio: Studio, is_seen: Callable[[Voyage], bool]) -> None:
    """The last card of a match falls, and all is told."""
    ahead, script = script_of(studio, LAST_DEAL), script_of(studio, LAST_DEAL)
    cards = 0
    while not ahead.is_over:
        ahead.move()
        cards += 1
    script.moves(cards - 1)
    open_table(studio, script)
    script.finish()

    def seen() -> bool:
        voyage = display_of(studio).voyage
        return voyage is not None and is_seen(voyage)

    studio.run_until(seen, 120.0)


def _sails(voyage: Voyage) -> bool:
    return voyage.sailed > 0.5


def _dawns(voyage: Voyage) -> bool:
    return voyage.dawn > 0.6


def _speaks(voyage: Voyage) -> bool:
    return voyage.spoken >= 1


def last_card(studio: Studio, wanted: Wanted) -> Script:
    """A match before the card that ends a round which is scored as wanted, not the last one."""

    def is_scored(before: ChikyuView, after: ChikyuView) -> bool:
        return len(after.records) > len(before.records) and wanted(after.records[-1])

    return script_before(studio, is_scored)


# What a round may hold


def _any(_record: RoundRecord) -> bool:
    return True


def _over(kind: Kind) -> Wanted:
    if kind is Kind.FAUL:
        return lambda record: any(score.receivers for score in record.scores)
    return lambda record: any(kind in score.over for score in record.scores)


def _busy(record: RoundRecord) -> bool:
    """Somebody has too many, and the person has some piles."""
    return any(score.over for score in record.scores) and bool(record.scores[PERSON_SEAT].piles)


# What is seen


def _begins(scoring: ScoringProgress) -> bool:
    return 0.3 < scoring.rise < 1


def _piles(scoring: ScoringProgress) -> bool:
    return any(told.pile_sum and not told.colours for told in scoring.told)


def _colours(scoring: ScoringProgress) -> bool:
    return any(told.colours and 1 not in told.phases for told in scoring.told)


def _halved(scoring: ScoringProgress) -> bool:
    return any(told.halved for told in scoring.told)


def _phase(number: int) -> Seen:
    return lambda scoring: scoring.phase == number


def _gifts(scoring: ScoringProgress) -> bool:
    return bool(scoring.gifts)


def _cut(scoring: ScoringProgress) -> bool:
    return any(told.cut for told in scoring.told)


# The ways to it


def _show(studio: Studio, wanted: Wanted, seen: Seen) -> None:
    """The round ends before one's eyes."""
    script = last_card(studio, wanted)
    open_table(studio, script)
    script.move()

    def is_seen() -> bool:
        scoring = display_of(studio).scoring
        return scoring is not None and seen(scoring)

    studio.run_until(is_seen)
    studio.run(FRAME * (0 if seen is _begins else A_WHILE))


def _rest(studio: Studio, wanted: Wanted) -> None:
    """The sheet as it waits to be read."""
    script = last_card(studio, wanted)
    open_table(studio, script)
    script.move()

    def is_told() -> bool:
        scoring = display_of(studio).scoring
        return scoring is not None and all(told.all for told in scoring.told)

    studio.run_until(is_told)
    studio.run(SETTLED)
