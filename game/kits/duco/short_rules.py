"""The rules of DuCo in short for the table that is being played; and every rule of this house."""

from collections.abc import Iterator
from typing import Final

from game.core.words import N_, _
from game.rules.duco.options import DucoOptions, LayManner, Start
from game.rules.duco.pars import pars_of

HOUSE_RULES: Final = (
    N_("A tile touches another with a whole side, unless it may be shifted; corners do not do."),
    N_("A place without any match is allowed: it brings 0 points."),
    N_("Tiles that a rectangle brings lie as drawn; too few go top, right, bottom, left."),
    N_("No rectangle grows in Chaos and Corner Cluster. With own stacks spare tiles are added."),
    N_("A round begins only if there is a tile for everybody. What is then in hand is not laid."),
    N_("Whoever runs out of time keeps the tile. After three idle rounds the clock waits."),
    N_("Diagonal compares the two corner houses where tiles meet corner to corner."),
    N_("Tiles shift by whole houses. A tile over others counts along its own rim."),
    N_("A house at night beside a square of its colour counts 2, a rainbow 1."),
    N_("Tiles of a set are replaced, new ones turned so that no set lies ready."),
    N_("Swap and turn are free to leave; the turned tile may be any."),
    N_("Two tiles for one place at once: the first hand has it."),
    N_("Between two owners a match counts for both, between own tiles once."),
    N_("Rotation turns any tile that can be seen, any way; only the new tile scores."),
    N_("A line is filled in its middle, and shrinks when the pile is empty."),
    N_("Lots say who begins, not the most colourful clothes; a table may say who."),
    N_("Alone, few tiles are good; the manual has no game for one."),
    N_("The 75 tiles are our print: how many doubles and rainbows there are, nobody tells."),
    N_("What lies in hand is open for all. What a place is worth is counted before you lay."),
)


def rules_lines(options: DucoOptions) -> list[str]:
    """A paragraph a line."""
    if options.rearranges:
        return [*_rearranging(options), *_time(options)]
    parts = (_tiles(), _laying(options), _time(options), _scoring(options), _rectangle(options))
    return [*(line for part in parts for line in part), *_end(options)]


def start_words(start: Start) -> str:
    """The town at first."""
    return {
        Start.ONE: _("One tile lies there at first."),
        Start.CROSS_5: _("Five tiles lie in a cross at first."),
        Start.CROSS_9: _("Nine tiles lie in a cross at first."),
        Start.SQUARE_9: _("Nine tiles lie in a square at first."),
        Start.SQUARE_25: _("25 tiles lie in a square at first."),
    }[start]


def _tiles() -> Iterator[str]:
    yield _(
        "There are 75 tiles. Each is a block of eight houses round a square. A house has a colour "
        "and a sign; rainbow houses fit every colour, lizards fit every sign, and some are double."
    )


def _laying(options: DucoOptions) -> Iterator[str]:
    yield start_words(options.start)
    yield {
        LayManner.IN_LINE: _(
            "Tiles lie side by side, a whole side along a whole side, turned any way."
        ),
        LayManner.SHIFTED: _(
            "Tiles lie side by side and may be shifted by whole houses, but cover no other."
        ),
        LayManner.OVER: _("Tiles may cover others or touch them."),
    }[options.laying]
    if options.line:
        sentence = _("{count} tiles lie in a line: take one from either end and lay it.")
        yield sentence.format(count=options.line)
    else:
        sentence = _(
            "Everybody holds {count} tiles, open for all to see, and draws one after laying."
        )
        if options.tiles == 1:
            sentence = _(
                "Everybody holds one tile, open for all to see, and draws one after laying."
            )
        yield sentence.format(count=options.tiles)
    if options.stacks:
        yield _("Everybody lays {count} tiles of one colour.").format(count=options.stacks)
    if options.rotation:
        yield _("When you lay a tile you may turn one lying tile before it counts.")


def _time(options: DucoOptions) -> Iterator[str]:
    if options.tile_seconds:
        sentence = _("You have {seconds} seconds for a tile; when they are over you keep it.")
        yield sentence.format(seconds=options.tile_seconds)


def _scoring(options: DucoOptions) -> Iterator[str]:
    yield _(
        "Every house that faces a house of another tile counts: same colour 1, same sign 1. "
        "A double doubles what its pair counts, two doubles count fourfold."
    )
    if options.squares:
        yield _("Squares that can be seen match by their colour.")
    if options.diagonal:
        yield _("Where two tiles meet corner to corner, their corner houses are compared too.")
    if options.counts_at_end:
        yield _(
            "Nothing counts while you lay. In the end everybody counts the matches of their own "
            "tiles; one between two owners counts for both."
        )
    if options.group_bonus:
        sentence = _("Every tile of your largest group adds {points}.")
        yield sentence.format(points=options.group_bonus)


def _rectangle(options: DucoOptions) -> Iterator[str]:
    if options.rectangles:
        yield _(
            "When all tiles together fill a rectangle, one is added in the middle of each side. "
            "Where a side has two middles, who laid last chooses before the tile is seen."
        )


def _end(options: DucoOptions) -> Iterator[str]:
    if options.at_once:
        yield _("All lay at once.")
    if options.countdown:
        sentence = _("The first to be done starts {seconds} seconds for the rest.")
        yield sentence.format(seconds=options.countdown)
    if options.goal is not None and options.at_once:
        yield _("Who has {points} points first ends the game.").format(points=options.goal)
    elif options.goal is not None:
        sentence = _("When somebody has {points} points the round is finished.")
        yield sentence.format(points=options.goal)
    elif options.stacks and options.counts_at_end:
        yield _("After {count} turns each the town is counted.").format(count=options.stacks)
    elif not options.stacks:
        yield _("It ends when there are not tiles enough for another round.")
    pars = pars_of(options)
    if pars is not None:
        expert, good, fair = pars
        sentence = _("Alone: {expert} tiles are expert, {good} good, {fair} fair.")
        yield sentence.format(expert=expert, good=good, fair=fair)
    elif options.seats > 1:
        yield _("Most points win; equal points share the victory.")


def _rearranging(options: DucoOptions) -> Iterator[str]:
    yield _("25 tiles lie in a square. Where four meet, their corner houses make a crossing.")
    yield _(
        "On your turn you may swap two neighbours and turn one tile. A set is a crossing with four "
        "corners of one colour; rainbow fits any. All sets at the end of your turn are yours."
    )
    yield _("Their tiles are replaced by new ones, turned so that no set lies ready.")
    sentence = _("When somebody has {sets} sets the round is finished, and most sets win.")
    yield sentence.format(sets=options.goal)


def in_one_breath(options: DucoOptions) -> str:
    """The rules of a table in a few short sentences."""
    if options.rearranges:
        sentence = _("Swap two tiles of a square of 25, turn one. {count} sets of corners end it.")
        return " ".join([sentence.format(count=options.goal), *_clock(options)])
    return " ".join(
        [
            start_words(options.start),
            _supply(options),
            _way(options),
            *_clock(options),
            _goal(options),
        ]
    )


def _supply(options: DucoOptions) -> str:
    if options.line:
        return _("Take from either end of a line of {count}.").format(count=options.line)
    if options.stacks and options.tiles > 1:
        sentence = _("Everybody has a stack of {count} and holds {tiles} of them.")
        return sentence.format(count=options.stacks, tiles=options.tiles)
    if options.stacks:
        return _("Everybody has a stack of {count}.").format(count=options.stacks)
    if options.tiles == 1:
        return _("Hold one tile.")
    return _("Hold {count} open tiles.").format(count=options.tiles)


def _way(options: DucoOptions) -> str:
    sentence = {
        (LayManner.IN_LINE, False): _("Lay side to side."),
        (LayManner.SHIFTED, False): _("Lay side to side or shifted by a house."),
        (LayManner.OVER, False): _("Lay side to side or over other tiles."),
        (LayManner.IN_LINE, True): _("All lay at once, side to side."),
        (LayManner.SHIFTED, True): _("All lay at once, side to side or shifted."),
        (LayManner.OVER, True): _("All lay at once, side to side or over others."),
    }[options.laying, options.at_once]
    also = {
        (False, False): "",
        (True, False): _("Corners count, too."),
        (False, True): _("Squares count, too."),
        (True, True): _("Corners and squares count, too."),
    }[options.diagonal, options.squares]
    turned = _("You may turn a lying tile.") if options.rotation else ""
    return " ".join(each for each in (sentence, also, turned) if each)


def _clock(options: DucoOptions) -> list[str]:
    if options.tile_seconds:
        return [_("{count} seconds a tile.").format(count=options.tile_seconds)]
    if options.countdown:
        sentence = _("Once somebody is done, {count} seconds for the others.")
        return [sentence.format(count=options.countdown)]
    return []


def _goal(options: DucoOptions) -> str:
    if options.goal is not None:
        return _("{count} points end it.").format(count=options.goal)
    if options.group_bonus:
        sentence = _("Counted at the end, +{count} for each tile of your largest group.")
        return sentence.format(count=options.group_bonus)
    if options.counts_at_end:
        return _("Counted at the end, for whose tile it is.")
    return _("Most points win when all is laid.")
