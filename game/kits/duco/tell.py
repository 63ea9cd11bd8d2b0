"""DuCo in plain sentences."""

from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import Final, TypeAlias

from game.core.events import (
    CardMove,
    CardsMoved,
    Event,
    FirstSeatNamed,
    ScoreChanged,
    Shuffled,
    TurnStarted,
)
from game.core.outcome import EndReason, Outcome
from game.core.places import Zone
from game.core.sentences import begin, first_seat_words, join_words, points_words
from game.core.words import _, ngettext
from game.kits.duco.answers import tiles_held, turning, turns_in_hand
from game.kits.duco.phrases import (
    colour_words,
    face_words,
    lamps_words,
    place_words,
    sets_words,
    tile_name,
    tiles_words,
    turned_words,
)
from game.kits.duco.short_rules import in_one_breath, rules_lines
from game.kits.teller import Cast, Teller
from game.rules.duco.events import (
    CountdownStarted,
    GrowthChosen,
    LastRound,
    RectangleFilled,
    SetsScored,
    TileScored,
    TileTurned,
    TimeRanOut,
    TownCounted,
)
from game.rules.duco.moves import DucoMove, Grow, Lay, Rearrange
from game.rules.duco.options import DucoOptions
from game.rules.duco.town.houses import HouseColour
from game.rules.duco.town.tiles import QUARTERS, Face
from game.rules.duco.view import DucoView

DucoCast: TypeAlias = Cast[DucoOptions]


class DucoTeller(Teller[DucoOptions, DucoView, DucoMove]):
    """What happened at a table of DuCo, where it stands, and how it is played."""

    def tell(self, event: Event, cast: DucoCast) -> list[str]:
        teller = _TELLERS.get(type(event))
        return [] if teller is None else list(teller(event, cast))

    def where(self, view: DucoView) -> str:
        if view.options.at_once:
            laid = sum(turn.lay is not None for turn in view.turns)
            return _("{tiles} laid").format(tiles=tiles_words(laid))
        return round_words(view.round, view.options)

    def why_over(self, outcome: Outcome, options: DucoOptions) -> str:
        if outcome.reason is EndReason.TARGET_REACHED:
            goal = options.goal
            assert goal is not None
            return _("{goal} are reached.").format(goal=score_words(goal, options))
        if outcome.reason is EndReason.PLAYED_OUT:
            return _("The last tile is laid.")
        return super().why_over(outcome, options)

    def score(self, points: int, options: DucoOptions) -> str:
        return score_words(points, options)

    def move(self, move: DucoMove, view: DucoView | None = None) -> str:
        match move:
            case Lay():
                return _lay_words(move, view)
            case Grow(cell):
                return place_words(cell)
            case Rearrange():
                return _rearrange_words(move, view)
            case _:
                raise AssertionError("nobody is advised to shuffle")

    def advice(self, move: DucoMove, view: DucoView | None = None) -> str:
        is_plain = isinstance(move, Lay) and move.turned is None and view is not None
        if is_plain and view is not None and len(tiles_held(view)) == 1:
            return _("Lay your tile at {place}.").format(place=self.brief(move, view))
        pattern = {Lay: _("Lay {move}."), Grow: _("Add it at {move}.")}.get(type(move), "{move}.")
        return begin(pattern.format(move=self.move(move, view)))

    def brief(self, move: DucoMove, view: DucoView) -> str:
        if not isinstance(move, Lay):
            return self.move(move, view)
        turns = turns_in_hand(view, move.face)
        pattern = _("{place}, {turn}") if turns else "{place}"
        return pattern.format(place=place_words(move.cell), turn=turned_words(turns))

    def in_words(self, value: Hashable) -> object:
        if isinstance(value, HouseColour):
            return colour_words(value)
        return place_words(value) if isinstance(value, tuple) else value

    def in_one_breath(self, options: DucoOptions) -> str:
        return in_one_breath(options)

    def rules(self, options: DucoOptions) -> list[str]:
        return rules_lines(options)


def round_words(number: int, options: DucoOptions) -> str:
    """Where the match is: "Round 2"."""
    if options.stacks and not options.at_once:
        return _("Round {number} of {rounds}").format(number=number + 1, rounds=options.stacks)
    return _("Round {number}").format(number=number + 1)


def score_words(points: int, options: DucoOptions) -> str:
    """So many points, or sets where those are counted."""
    return sets_words(points) if options.rearranges else points_words(points)


def _lay_words(move: Lay, view: DucoView | None) -> str:
    place = place_words(move.cell)
    if view is None:
        words = _("{tile} at {place}").format(tile=tile_name(move.face.tile), place=place)
    else:
        # Whoever shall lay it sees it as it was drawn, and knows it without a number.
        turn, tile = turned_words(turns_in_hand(view, move.face)), _held_words(view, move.face)
        words = _("{tile} at {place}, {turn}").format(tile=tile, place=place, turn=turn)
    if move.turned is None:
        return words
    sentence = _("{lay} (on the table: {turning})")
    return sentence.format(lay=words, turning=_turning_words(move.turned, view))


def _held_words(view: DucoView, face: Face) -> str:
    """Which of the viewer's tiles it is: by its place, in the order of the keys that choose it."""
    tiles = [held.tile for held in tiles_held(view)]
    if len(tiles) == 1:
        return _("your tile")
    if view.options.line:
        return _("the left tile") if tiles[0] is face.tile else _("the right tile")
    return (
        _("your first tile"),
        _("your second tile"),
        _("your third tile"),
        _("your fourth tile"),
        _("your fifth tile"),
    )[tiles.index(face.tile)]


def _rearrange_words(move: Rearrange, view: DucoView | None) -> str:
    turned = "" if move.turned is None else _turning_words(move.turned, view)
    if move.swap is None:
        return turned or _("nothing at all")
    one, other = map(place_words, move.swap)
    swap = _("a swap of {one} and {other}").format(one=one, other=other)
    # The turn comes first: a place is that of the tile before the swap.
    return _("{turning}; then {swap}").format(turning=turned, swap=swap) if turned else swap


def _turning_words(turned: Face, view: DucoView | None) -> str:
    """A tile that is turned where it lies; without the view it is known by its number alone."""
    if view is None:
        return _("{tile} turned").format(tile=tile_name(turned.tile))
    cell, turns = turning(view, turned)
    turn = turned_words(turns)
    return _("{place}, {turn}").format(place=place_words(cell), turn=turn)


def _shuffled(_event: Shuffled, _cast: DucoCast) -> Iterator[str]:
    yield _("The tiles are shuffled.")


def _moved(event: CardsMoved, cast: DucoCast) -> Iterator[str]:
    for seat, name in enumerate(cast.names):
        for move in event.moves:
            if move.source.zone is Zone.HAND and move.source.seat == seat:
                yield from _laid(move, name)
        drawn = _drawn(move for move in event.moves if move.target.seat == seat)
        for face in drawn:
            sentence = _("{name} draws {tile}: {houses}.")
            tile = tile_name(face.tile)
            yield sentence.format(name=name, tile=tile, houses=face_words(face))
    yield from _line_news(event.moves)


def _laid(move: CardMove, name: str) -> Iterator[str]:
    cell, face = move.target.cell, move.face
    if cell is not None and isinstance(face, Face):
        # Not how it is turned: that is counted from the way it was drawn, which is not told here.
        sentence = _("{name} lays {tile} at {place}.")
        yield sentence.format(name=name, tile=tile_name(face.tile), place=place_words(cell))


def _line_news(moves: Iterable[CardMove]) -> Iterator[str]:
    for move in moves:
        face, cell = move.face, move.target.cell
        if not isinstance(face, Face):
            continue
        if move.source.zone is Zone.MARKET and cell is not None:
            sentence = _("From the line {tile} is laid at {place}.")
            yield sentence.format(tile=tile_name(face.tile), place=place_words(cell))
        elif move.source.zone is Zone.PILE and move.target.zone is Zone.MARKET:
            sentence = _("Into the line comes {tile}: {houses}.")
            yield sentence.format(tile=tile_name(face.tile), houses=face_words(face))


def _drawn(moves: Iterable[CardMove]) -> list[Face]:
    return [
        move.face
        for move in moves
        if move.source.zone is Zone.PILE
        and move.target.zone is Zone.HAND
        and isinstance(move.face, Face)
    ]


def _turned(event: TileTurned, cast: DucoCast) -> Iterator[str]:
    sentence = _("{name} turns {tile} at {place}: {turn}.")
    yield sentence.format(
        name=cast.names[event.seat],
        tile=tile_name(event.after.tile),
        place=place_words(event.cell),
        turn=turned_words((event.after.turn - event.before.turn) % QUARTERS),
    )


def _scored(event: TileScored, cast: DucoCast) -> Iterator[str]:
    name, points = cast.names[event.seat], points_words(event.points)
    if not event.lamps:
        yield _("{name} finds nothing to match: 0 points.").format(name=name)
        return
    sentence = _("{name} lights {lamps}: {points}.")
    yield sentence.format(name=name, lamps=lamps_words(len(event.lamps)), points=points)
    if any(lamp.points == 8 for lamp in event.lamps):
        yield _("8 in one lamp: a double on a double.")


def _rectangle(event: RectangleFilled, _cast: DucoCast) -> Iterator[str]:
    sentence = ngettext(
        "The town is a rectangle: {count} tile is added.",
        "The town is a rectangle: {count} tiles are added.",
        event.tiles,
    )
    yield sentence.format(count=event.tiles)


def _growth(event: GrowthChosen, cast: DucoCast) -> Iterator[str]:
    name, place = cast.names[event.seat], place_words(event.cell)
    yield _("{name} decides: a tile goes to {place}.").format(name=name, place=place)


def _sets(event: SetsScored, cast: DucoCast) -> Iterator[str]:
    colours = join_words(colour_words(colour) for _crossing, colour in event.sets)
    sentence = _("{name} made {sets}: {colours}.")
    sets = sets_words(len(event.sets))
    yield sentence.format(name=cast.names[event.seat], sets=sets, colours=colours)


def _last_round(event: LastRound, cast: DucoCast) -> Iterator[str]:
    name = cast.names[event.seat]
    if event.points is None:
        sentence = _("{name} has nothing to lay: the round is finished, then it is over.")
        yield sentence.format(name=name)
    else:
        sentence = _("{name} has {points}: the round is finished, then it is over.")
        yield sentence.format(name=name, points=score_words(event.points, cast.options))


def _time_ran_out(event: TimeRanOut, cast: DucoCast) -> Iterator[str]:
    yield _("Time is up: {name} keeps the tile.").format(name=cast.names[event.seat])


def _countdown(event: CountdownStarted, cast: DucoCast) -> Iterator[str]:
    sentence = _("{name} is done: {seconds} seconds for all others.")
    yield sentence.format(name=cast.names[event.seat], seconds=event.milliseconds // 1000)


def _counted(event: TownCounted, cast: DucoCast) -> Iterator[str]:
    for name, count in zip(cast.names, event.counts, strict=True):
        if cast.options.group_bonus:
            sentence = _("{name}: {matches} for matches and {bonus} for a group of {tiles}.")
            tiles = tiles_words(count.group)
            yield sentence.format(name=name, matches=count.matches, bonus=count.bonus, tiles=tiles)
        else:
            yield _("{name}: {matches} for matches.").format(name=name, matches=count.matches)


def _score_changed(event: ScoreChanged, cast: DucoCast) -> Iterator[str]:
    points = score_words(event.points, cast.options)
    yield _("{name} now has {points}.").format(name=cast.names[event.seat], points=points)


def _first_named(event: FirstSeatNamed, cast: DucoCast) -> Iterator[str]:
    yield first_seat_words(cast.names[event.seat], by_lot=event.by_lot)


def _turn_started(event: TurnStarted, cast: DucoCast) -> Iterator[str]:
    if cast.options.at_once:
        yield _("All lay at once.")
        return
    where = round_words(event.count[0], cast.options)
    yield _("{where}: {name}.").format(where=where, name=cast.names[event.seats[0]])


_TELLERS: Final[dict[type[Event], Callable[..., Iterator[str]]]] = {
    Shuffled: _shuffled,
    FirstSeatNamed: _first_named,
    CardsMoved: _moved,
    TileTurned: _turned,
    TileScored: _scored,
    RectangleFilled: _rectangle,
    GrowthChosen: _growth,
    SetsScored: _sets,
    LastRound: _last_round,
    TimeRanOut: _time_ran_out,
    CountdownStarted: _countdown,
    TownCounted: _counted,
    ScoreChanged: _score_changed,
    TurnStarted: _turn_started,
}
