"""The rules of DuCo in short, for the mode and the twists of the table that is being played."""

from collections.abc import Iterator

from game.core.words import _
from game.rules.duco.options import (
    COUNTDOWN,
    GROUP_BONUS,
    LINE_LENGTH,
    OWN_STACK,
    SETS_TO_WIN,
    TILE_TIME,
    DucoOptions,
    Mode,
    Supply,
)


def rules_lines(options: DucoOptions) -> list[str]:
    """A paragraph a line."""
    if options.mode is Mode.CORNER_CLUSTER:
        return list(_corner_cluster())
    return [*_tiles(), *_laying(options), *_scoring(options), *_rectangle(options), *_end(options)]


def _tiles() -> Iterator[str]:
    yield _(
        "There are 75 tiles. Each is a block of eight houses round a square. A house has a colour "
        "and a sign; rainbow houses fit every colour, lizards fit every sign, and some are double."
    )


def _laying(options: DucoOptions) -> Iterator[str]:
    if options.mode is Mode.CHAOS:
        yield _("Nine tiles lie in a square at first. Tiles may cover others or touch them.")
    elif options.disorder:
        yield _("Tiles lie side by side and may be shifted by whole houses, but cover no other.")
    else:
        yield _("Tiles lie side by side, a whole side along a whole side, turned any way.")
    match options.supply:
        case Supply.ONE:
            yield _("Everybody holds one tile, open for all to see, and draws one after laying.")
        case Supply.THREE:
            yield _("Everybody holds three tiles, open for all to see, and draws one after laying.")
        case Supply.LINEUP:
            sentence = _("{count} tiles lie in a line: take one from either end and lay it.")
            yield sentence.format(count=LINE_LENGTH)
    if options.own_stacks:
        yield _("Everybody lays {count} tiles of one colour.").format(count=OWN_STACK)
    if options.rotation:
        yield _("When you lay a tile you may turn one lying tile before it counts.")
    if options.ten_seconds:
        sentence = _("You have {seconds} seconds for a tile; when they are over you keep it.")
        yield sentence.format(seconds=TILE_TIME // 1000)


def _scoring(options: DucoOptions) -> Iterator[str]:
    yield _(
        "Every house that faces a house of another tile counts: same colour 1, same sign 1. "
        "A double doubles what its pair counts, two doubles count fourfold."
    )
    if options.covering:
        yield _("Squares that can be seen match by their colour.")
    if options.diagonal:
        yield _("Where two tiles meet corner to corner, their corner houses are compared too.")
    if options.own_stacks:
        yield _(
            "Nothing counts while you lay. In the end everybody counts the matches of their own "
            "tiles; one between two owners counts for both."
        )
    if options.mode is Mode.CONQUEST:
        sentence = _("Every tile of your largest group adds {points}.")
        yield sentence.format(points=GROUP_BONUS)


def _rectangle(options: DucoOptions) -> Iterator[str]:
    if options.rectangles:
        yield _(
            "When all tiles together fill a rectangle, one is added in the middle of each side. "
            "Where a side has two middles, who laid last chooses before the tile is seen."
        )


def _end(options: DucoOptions) -> Iterator[str]:
    if options.mode is Mode.STRESS:
        sentence = _("All lay at once. The first to be done starts {seconds} seconds for the rest.")
        yield sentence.format(seconds=COUNTDOWN // 1000)
    elif options.goal is None:
        yield _("After {count} turns each the town is counted.").format(count=OWN_STACK)
    else:
        sentence = _("When somebody has {points} points the round is finished.")
        yield sentence.format(points=options.goal)
    if options.seats == 1:
        expert, good, fair = options.pars
        sentence = _("Alone: {expert} tiles are expert, {good} good, {fair} fair.")
        yield sentence.format(expert=expert, good=good, fair=fair)
    else:
        yield _("Most points win; equal points share the victory.")


def _corner_cluster() -> Iterator[str]:
    yield _("25 tiles lie in a square. Where four meet, their corner houses make a crossing.")
    yield _(
        "On your turn you may swap two neighbours and turn one tile. A set is a crossing with four "
        "corners of one colour; rainbow fits any. All sets at the end of your turn are yours."
    )
    yield _("Their tiles are replaced by new ones, turned so that no set lies ready.")
    sentence = _("When somebody has {sets} sets the round is finished, and most sets win.")
    yield sentence.format(sets=SETS_TO_WIN)
