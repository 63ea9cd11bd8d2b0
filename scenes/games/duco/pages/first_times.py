"""What DuCo explains when it first happens: the rarest first, since one is told at a time.

In Stress it is explained before the first tile: later nobody would have time to read it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, TypeAlias

from game.core.events import CardsMoved, Event, TurnStarted
from game.core.places import Zone
from game.core.seats import Seat
from game.rules.duco.events import (
    LastRound,
    RectangleFilled,
    SetsScored,
    TileScored,
    TimeRanOut,
)
from game.rules.duco.options import DucoOptions
from game.rules.duco.scoring import Lamp
from game.rules.duco.town.houses import House, HouseColour, HouseSign
from game.rules.duco.town.tiles import Face
from scenes.art.icons import Icon
from scenes.coach.first_times import FirstTime, Seating
from scenes.engine.i18n import _

Moment: TypeAlias = Callable[[Event, Seating], bool]


def _calmly(happens: Moment) -> Moment:
    """Not where all lay at once."""
    return lambda event, seating: not seating.options.at_once and happens(event, seating)


def _kind(kind: type[Event]) -> Moment:
    return _calmly(lambda event, _seating: isinstance(event, kind))


def _begins(has: Callable[[DucoOptions], object]) -> Moment:
    """The first turn, before anything was laid, of a game that has something of its own."""

    def happens(event: Event, seating: Seating) -> bool:
        return isinstance(event, TurnStarted) and bool(has(seating.options))

    return happens


def _factor(lamp: Lamp) -> int:
    """Of both houses together."""
    return lamp.points // (lamp.colour + lamp.sign)


def _matches(wanted: Callable[[tuple[Lamp, ...]], bool]) -> Moment:
    def happens(event: Event, _seating: Seating) -> bool:
        return isinstance(event, TileScored) and wanted(event.lamps)

    return _calmly(happens)


def _drawer(wanted: Callable[[House], bool], event: Event, seating: Seating) -> Seat | None:
    """The person who has got a tile with such a house."""
    moves = event.moves if isinstance(event, CardsMoved) else ()
    return next(
        (
            move.target.seat
            for move in moves
            if move.source.zone is Zone.PILE
            and move.target.seat in seating.people
            and isinstance(move.face, Face)
            and any(map(wanted, move.face.houses))
        ),
        None,
    )


def _draws(wanted: Callable[[House], bool]) -> Moment:
    return _calmly(lambda event, seating: _drawer(wanted, event, seating) is not None)


def _is_rainbow(house: House) -> bool:
    return house.colour is HouseColour.RAINBOW


def _has_lizard(house: House) -> bool:
    return house.sign is HouseSign.LIZARD


def _sets(event: Event, _seating: Seating) -> bool:
    return isinstance(event, SetsScored) and bool(event.sets)


def _last_round(event: Event, seating: Seating) -> bool:
    """Somebody still has a turn: whoever is the last of a round ends the game at once."""
    return isinstance(event, LastRound) and not seating.is_over and not seating.options.at_once


def _goal(options: DucoOptions) -> str:
    if options.goal is None:
        return _("Everybody lays as often as the others, then it is over.")
    if options.rearranges:
        return _("Somebody has {count} sets: the round is finished, then most sets win.").format(
            count=options.goal
        )
    return _(
        "Somebody has {goal} points, or nothing left to lay: the round is finished, then most "
        "points win."
    ).format(goal=options.goal)


FIRST_TIMES: Final = (
    FirstTime(
        "stress",
        Icon.HOURGLASS,
        lambda: _("All at once"),
        lambda options: _(
            "No turns: all lay at once. Whoever is done first leaves the others {seconds} seconds."
        ).format(seconds=options.countdown),
        _begins(lambda options: options.countdown),
        taught_in="stress",
    ),
    FirstTime(
        "conquest",
        Icon.STAR,
        lambda: _("Your colour"),
        lambda options: _(
            "Keep tiles of your colour together: each of your largest group brings {points} more "
            "at the end."
        ).format(points=options.group_bonus),
        _begins(lambda options: options.group_bonus),
        taught_in="conquest",
    ),
    FirstTime(
        "rectangle",
        Icon.STAR,
        lambda: _("The town is a rectangle"),
        lambda _options: _(
            "Whenever the town is a rectangle, a tile from the pile is added in the middle of "
            "each side."
        ),
        _kind(RectangleFilled),
        taught_in="rectangle",
    ),
    FirstTime("last round", Icon.HOURGLASS, lambda: _("The last round"), _goal,
              _last_round, taught_in="free"),
    FirstTime(
        "time",
        Icon.HOURGLASS,
        lambda: _("Time is up"),
        lambda options: _(
            "Whoever has not laid within {seconds} seconds keeps the tile, and the next one plays."
        ).format(seconds=options.tile_seconds),
        _kind(TimeRanOut),
    ),
    FirstTime(
        "sets",
        Icon.STAR,
        lambda: _("A set"),
        lambda options: _(
            "Four corners of one colour are a set; with {count} sets the round is finished, and "
            "most sets win."
        ).format(count=options.goal),
        _calmly(_sets),
        taught_in="corner-cluster",
    ),
    FirstTime(
        "double on double",
        Icon.STAR,
        lambda: _("A double on a double"),
        lambda _options: _(
            "Two houses with a 2 face each other: the pair scores four times, up to 8 points."
        ),
        _matches(lambda lamps: any(_factor(lamp) == 4 for lamp in lamps)),
        taught_in="double",
    ),
    FirstTime(
        "double",
        Icon.STAR,
        lambda: _("A double house"),
        lambda _options: _(
            "A house at night with a 2 doubles what its pair scores."
        ),
        _matches(lambda lamps: any(_factor(lamp) == 2 for lamp in lamps)),
        taught_in="double",
    ),
    FirstTime(
        "rainbow",
        Icon.EYE,
        lambda: _("A rainbow house"),
        lambda _options: _(
            "Your tile has a striped house: it matches every colour; its sign counts as usual."
        ),
        _draws(_is_rainbow),
        partial(_drawer, _is_rainbow),
        lambda name: _(
            "The tile of {name} has a striped house: it matches every colour; its sign counts as "
            "usual."
        ).format(name=name),
        taught_in="wild",
    ),
    FirstTime(
        "lizard",
        Icon.EYE,
        lambda: _("A lizard on the wall"),
        lambda _options: _(
            "Your tile has a house with a lizard: it matches every sign; its colour counts as "
            "usual."
        ),
        _draws(_has_lizard),
        partial(_drawer, _has_lizard),
        lambda name: _(
            "The tile of {name} has a house with a lizard: it matches every sign; its colour "
            "counts as usual."
        ).format(name=name),
        taught_in="wild",
    ),
    FirstTime(
        "nothing",
        Icon.EYE,
        lambda: _("Nothing matches"),
        lambda _options: _(
            "A tile may lie beside any other: without a match it brings no points."
        ),
        _matches(lambda lamps: not lamps),
    ),
)  # fmt: skip
