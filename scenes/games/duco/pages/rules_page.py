"""The rules of DuCo on one page, in our own words, with pictures of its own tiles."""

from __future__ import annotations

from typing import Final

from game.kits.duco.kit import DUCO
from game.kits.duco.short_rules import HOUSE_RULES
from game.rules.duco.options import DucoOptions
from game.rules.duco.pars import pars_of
from game.rules.duco.presets import preset
from game.rules.duco.town.houses import House, HouseColour, HouseSign
from game.rules.duco.town.tiles import TILES, face_from_code
from scenes.engine.i18n import _
from scenes.games.duco.pages.rules_drawings import (
    HouseAlphabet,
    HousePair,
    PicturedRule,
    TilesInRow,
)
from scenes.menu.rule_parts import HouseRule, prose, section
from scenes.ui.element import Element
from scenes.ui.layout import Column, Grid

BETWEEN = 14
EXAMPLE: Final = tuple(map(face_from_code, ("29e", "17n")))
"""Two tiles with one pair of each kind between them: colour, sign, and both with a double."""


def rules_page(options: DucoOptions) -> Element:
    """The tiles and what matches, then how it is played and won, then every mode and twist."""
    columns = (
        (_aim(options), _tiles(), _special()),
        (_matching(), _turn(), _rectangle(), _end(), _house_rules()),
        (_modes(), _twists()),
    )
    stacks = (Column(*sections, gap=BETWEEN) for sections in columns)
    return Grid(*stacks, columns=len(columns), gap=30, narrowest=340)


def _aim(options: DucoOptions) -> Element:
    raced = DucoOptions() if options.rearranges or options.goal is None else options
    return section(
        _("Good neighbours"),
        prose(
            _(
                "Lay a tile beside others so that its houses find houses of their own colour or "
                "sign. Each pair that matches lights a lamp and brings points. Who has the most "
                "when somebody reaches {points} wins."
            ).format(points=raced.goal)
        ),
    )


def _tiles() -> Element:
    return section(
        _("Tiles"),
        prose(
            _(
                "There are {count} tiles. Each is a block of eight houses round a square. Wall and "
                "gable tell the colour of a house, the sign on its wall its shape."
            ).format(count=len(TILES))
        ),
        HouseAlphabet(),
    )


def _special() -> Element:
    return section(
        _("Special houses"),
        HousePair(
            House(HouseColour.RAINBOW, HouseSign.SUN),
            House(HouseColour.GREEN, HouseSign.SAIL),
            _("The striped rainbow house fits every colour."),
        ),
        HousePair(
            House(HouseColour.BLUE, HouseSign.LIZARD),
            House(HouseColour.ORANGE, HouseSign.STAR),
            _("The lizard fits every sign."),
        ),
        HousePair(
            House(HouseColour.RAINBOW, HouseSign.MOON),
            House(HouseColour.VIOLET, HouseSign.LIZARD),
            _("Rainbow on lizard is both: 2 points."),
        ),
        HousePair(
            House(HouseColour.YELLOW, HouseSign.WINDOW, 2),
            House(HouseColour.YELLOW, HouseSign.WINDOW, 2),
            _("A house at night counts double; two of them count fourfold."),
        ),
    )


def _matching() -> Element:
    tiles = TilesInRow(EXAMPLE)
    total = sum(lamp.points for lamp in tiles.lamps)
    sums = " + ".join(str(lamp.points) for lamp in sorted(tiles.lamps, key=lambda lamp: lamp.field))
    return section(
        _("What matches"),
        tiles,
        prose(
            _(
                "Every house that faces a house of another tile is compared: same colour 1 point, "
                "same sign 1 point, both 2. A double doubles its pair. Here: {sum} = {total}."
            ).format(sum=sums, total=total)
        ),
    )


def _turn() -> Element:
    return section(
        _("Your turn"),
        prose(
            _(
                "Put your tile down beside others, a whole side along a whole side, turned any "
                "way. The houses stay upright when it turns. Until you lay it you may move it, "
                "turn it or take it back; then it counts, and you draw the next one."
            )
        ),
    )


def _rectangle() -> Element:
    return section(
        _("A full rectangle"),
        prose(
            _(
                "When all tiles together fill a rectangle, four tiles are added, one in the middle "
                "of each side. Where a side has two middles, who laid last chooses one before the "
                "tile is seen. Added tiles bring nobody points."
            )
        ),
    )


def _end() -> Element:
    expert, good, fair = pars_of(preset("cross", 1)) or (0, 0, 0)
    return section(
        _("The end"),
        prose(
            _(
                "The round in which somebody gets to the goal is finished, so that all have "
                "laid equally many tiles. Most points win; equal points share the victory. A "
                "round begins only if there is a tile for everybody."
            )
        ),
        prose(
            _(
                "Alone: get to the goal with few tiles. {expert} are expert, {good} good, {fair} "
                "fair."
            ).format(expert=expert, good=good, fair=fair)
        ),
    )


def _house_rules() -> Element:
    return section(_("Rules of this house"), *(HouseRule(_(rule)) for rule in HOUSE_RULES))


def _modes() -> Element:
    stress, conquest = preset("stress"), preset("conquest")
    rules = {
        "cross": _("Nine tiles lie in a cross, everybody holds one tile. To 50 points."),
        "chaos": _(
            "Nine tiles lie in a square. A tile may be shifted by whole houses and may cover "
            "others. Squares that can be seen match by their colour. To 50 points: it is short."
        ),
        "long chaos": _("Chaos to {points} points: a game of this house.").format(
            points=preset("long chaos").goal
        ),
        "corner cluster": _(
            "25 tiles lie in a square. In your turn swap two neighbours, turn one tile, or "
            "both. Four corners of one colour that meet are a set; its tiles are replaced. "
            "{sets} sets end it."
        ).format(sets=preset("corner cluster").goal),
        "stress": _(
            "No turns: all lay at once, {count} tiles each, and every tile counts for who "
            "lays it. Who is done first starts {seconds} seconds for the rest."
        ).format(count=stress.stacks, seconds=stress.countdown),
        "conquest": _(
            "{count} tiles each, counted at the end: the lamps of your tiles, and {points} "
            "more for every tile of your largest group."
        ).format(count=conquest.stacks, points=conquest.group_bonus),
    }
    names = DUCO.option_words["mode"].answers
    return section(
        _("Games"),
        *(PicturedRule("mode", mode, _(names[mode].template), rules[mode]) for mode in rules),
    )


def _twists() -> Element:
    seconds = 10
    return section(
        _("Twists"),
        PicturedRule("rotation", "on", _("Rotation"),
                     _("When you lay a tile you may first turn one that lies.")),
        PicturedRule("tiles", "lineup", _("Lineup"),
                     _("Nobody holds tiles. Five lie in a line: take one from either end.")),
        PicturedRule("disorder", "on", _("Disorder"),
                     _("Tiles may be shifted by whole houses, but cover no other.")),
        PicturedRule("tiles", "three", _("Three tiles"),
                     _("Everybody holds three open tiles and lays one of them.")),
        PicturedRule("diagonal", "on", _("Diagonal"),
                     _("Tiles that meet corner to corner compare their corner houses too.")),
        PicturedRule("goal", "75", _("75 points"),
                     _("The goal is 75 points, in the cross and in Chaos.")),
        PicturedRule("clock", "10 seconds", _("10 seconds"),
                     _("{seconds} seconds for a tile; when they are over you keep it.")
                     .format(seconds=seconds)),
    )  # fmt: skip
