"""The rules of DuCo in five groups: what is asked, how it is answered, and by which pictures."""

from __future__ import annotations

from typing import Final

from game.core.options import OptionValue
from game.core.words import N_, _, ngettext
from game.kits.duco.phrases import sets_words
from game.rules.duco.options import DucoOptions, LayManner, Start
from game.rules.duco.presets import COUNTDOWNS, GOALS, GROUP_BONUSES, SECONDS, SETS, STACKS
from scenes.engine.drawing.sprites import Sprite, sprite
from scenes.engine.theme import Theme
from scenes.games.duco.art.rule_pictures import rule_picture
from scenes.games.set_up_pictures import RuleAnswer, RuleGroup, RulePicture, RuleQuestion, RuleSteps
from scenes.ui.element import Size

HANDS: Final[tuple[OptionValue, ...]] = ("one", "two", "three", "four", "five")
LINES: Final[tuple[OptionValue, ...]] = ("line of 3", "lineup", "line of 7")
OWN_STACKS: Final[tuple[OptionValue, ...]] = tuple(map(str, STACKS))


def drawn(subject: str) -> RulePicture:
    """A picture of one subject, from the options of a table."""

    def draw(options: DucoOptions, size: Size, theme: Theme) -> Sprite:
        return sprite(rule_picture, subject, options, size, theme.palette)

    return draw


def _card(title: str, sentence: str, **gives: OptionValue) -> RuleAnswer:
    return RuleAnswer(title, sentence, gives)


def _lays(options: DucoOptions) -> bool:
    return not options.rearranges


def _note(options: DucoOptions) -> str:
    return _("Sets are made of tiles that lie: nobody lays one.") if options.rearranges else ""


# The town at first


def _town_told(options: DucoOptions) -> str:
    return {
        Start.ONE: _("One tile"),
        Start.CROSS_5: _("A cross of five"),
        Start.CROSS_9: _("A cross of nine"),
        Start.SQUARE_9: _("A square of nine"),
        Start.SQUARE_25: _("A square of 25"),
    }[options.start]


_CROSSES: Final = (
    _card(N_("Cross of nine"), N_("As in the box."), start="cross of 9"),
    _card(N_("Cross of five"), N_("Close together."), start="cross of 5"),
    _card(N_("Square of nine"), N_("As in Chaos."), start="square of 9"),
)
_TOWN: Final = RuleGroup(
    N_("The town at first"),
    ("start",),
    _town_told,
    (
        RuleQuestion(
            N_("How does the town begin?"),
            (
                _card(N_("One tile"), N_("All is to come."), start="one tile"),
                _CROSSES[1],
                _CROSSES[0],
                _CROSSES[2],
                _card(N_("Square of 25"), N_("A town that stands."), start="square of 25"),
            ),
            drawn("town"),
        ),
    ),
    drawn("town"),
    _CROSSES,
)


# Your tiles


def _tiles_told(options: DucoOptions) -> str:
    if options.rearranges:
        return _("None in hand")
    if options.line:
        return {3: _("A line of three"), 5: _("A line of five"), 7: _("A line of seven")}[
            options.line
        ]
    if options.stacks:
        return _("A stack of {count}").format(count=options.stacks)
    words = (_("One in hand"), _("Two in hand"), _("Three in hand"), _("Four in hand"))
    return (*words, _("Five in hand"))[options.tiles - 1]


def _tiles_laid(options: DucoOptions) -> str:
    count = options.seats * options.stacks
    return _("With {seats} of you {count} tiles are laid.").format(seats=options.seats, count=count)


_TILES: Final = RuleGroup(
    N_("Your tiles"),
    ("tiles", "stacks"),
    _tiles_told,
    (
        RuleQuestion(
            N_("Where do your tiles come from?"),
            (
                RuleAnswer(
                    N_("Your hand"), N_("One to five open tiles."),
                    {"tiles": "one", "stacks": "none"}, {"tiles": HANDS, "stacks": ("none",)},
                    anyway={"turns": "one by one", "countdown": "none"},
                ),
                RuleAnswer(
                    N_("A line"), N_("Take from either end."),
                    {"tiles": "lineup", "stacks": "none"}, {"tiles": LINES},
                    anyway={"turns": "one by one", "countdown": "none"},
                ),
                RuleAnswer(
                    N_("Your own stack"), N_("All of one colour."),
                    {"stacks": "10", "tiles": "one"}, {"stacks": OWN_STACKS},
                ),
            ),
            drawn("supply"),
            _lays,
        ),
        RuleSteps(N_("How long is the line?"), "tiles", LINES, when=lambda o: bool(o.line)),
        RuleSteps(
            N_("How many in a stack?"), "stacks", OWN_STACKS, _tiles_laid,
            when=lambda o: _lays(o) and bool(o.stacks),
        ),
        RuleSteps(
            N_("How many in your hand?"), "tiles", HANDS,
            when=lambda o: _lays(o) and not o.line,
        ),
    ),
    drawn("supply"),
    (
        RuleAnswer(N_("One tile"), N_("as printed"), {"tiles": "one"}),
        RuleAnswer(N_("Three tiles"), N_("choose one"), {"tiles": "three"}),
        RuleAnswer(N_("Lineup"), N_("either end of five"), {"tiles": "lineup"},
                   anyway={"stacks": "none", "turns": "one by one", "countdown": "none"}),
    ),
    _note,
)  # fmt: skip


# Laying


def _laying_told(options: DucoOptions) -> str:
    if options.rearranges:
        return _("Tiles change places")
    laid = {
        LayManner.IN_LINE: _("Side to side"),
        LayManner.SHIFTED: _("Shifted by a house"),
        LayManner.OVER: _("Over others, too"),
    }[options.laying]
    return " · ".join((laid, _("Rotation"))) if options.rotation else laid


def _manner(title: str, sentence: str, laying: LayManner) -> RuleAnswer:
    gives = {"laying": laying.value, "disorder": "off"}
    return RuleAnswer(title, sentence, gives, {"laying": (laying.value,)})


_LAYING: Final = RuleGroup(
    N_("Laying"),
    ("laying", "disorder", "rotation", "rectangles"),
    _laying_told,
    (
        RuleQuestion(
            N_("Where may a tile lie?"),
            (
                _manner(N_("Side to side"), N_("In line with others."), LayManner.IN_LINE),
                _manner(N_("Shifted"), N_("By a house or two."), LayManner.SHIFTED),
                _manner(N_("Over others"), N_("Tiles may cover tiles."), LayManner.OVER),
            ),
            drawn("laying"),
            _lays,
        ),
        RuleQuestion(
            N_("May you turn one that lies?"),
            (
                _card(N_("It stays"), N_("as printed"), rotation="off"),
                _card(N_("Rotation"), N_("Turn a lying tile, too."), rotation="on"),
            ),
            drawn("turning"),
            _lays,
        ),
        RuleQuestion(
            N_("What does a full rectangle do?"),
            (
                _card(N_("It grows"), N_("A tile at each side."), rectangles="on"),
                _card(N_("Nothing"), N_("It lies as it is."), rectangles="off"),
            ),
            drawn("rectangle"),
            _lays,
        ),
    ),
    drawn("laying"),
    (
        RuleAnswer(N_("Disorder"), N_("Shifted by a house."), {"disorder": "on", "laying": "usual"},
                   {"laying": (LayManner.SHIFTED.value,)}),
        _card(N_("Rotation"), N_("Turn a lying tile, too."), rotation="on"),
    ),
    _note,
)  # fmt: skip


# Time


def _time_told(options: DucoOptions) -> str:
    turns = _("All at once") if options.at_once else _("In turn")
    clock = _("no clock")
    if options.countdown:
        clock = _("then {count} s").format(count=options.countdown)
    elif options.tile_seconds:
        clock = _("{count} s a tile").format(count=options.tile_seconds)
    return f"{turns} · {clock}"


_TIME: Final = RuleGroup(
    N_("Time"),
    ("turns", "clock", "countdown"),
    _time_told,
    (
        RuleQuestion(
            N_("Who lays when?"),
            (
                RuleAnswer(N_("In turn"), N_("One after the other."),
                           {"turns": "one by one", "countdown": "none"},
                           {"turns": ("one by one",)}),
                RuleAnswer(N_("All at once"), N_("As fast as you can."),
                           {"turns": "at once", "clock": "off"}, {"turns": ("at once",)},
                           anyway={"stacks": "10", "tiles": "one", "counting": "who lays",
                                   "goal": "none"}),
            ),
            drawn("turns"),
        ),
        RuleSteps(
            N_("How long for a tile?"), "clock", ("off", *(f"{n} seconds" for n in SECONDS)),
            when=lambda o: not o.at_once,
        ),
        RuleSteps(
            N_("When the first is done?"), "countdown", ("none", *map(str, COUNTDOWNS)),
            when=lambda o: o.at_once,
        ),
    ),
    drawn("clock"),
    (_card(N_("10 seconds"), N_("for every tile"), clock="10 seconds"),),
)  # fmt: skip


# Counting


def _counting_told(options: DucoOptions) -> str:
    if options.rearranges:
        return _("To {sets}").format(sets=sets_words(options.goal or 0))
    if options.counts_at_end and options.group_bonus:
        return _("For owners, +{count} a group tile").format(count=options.group_bonus)
    also = [_("corners count")] if options.diagonal else []
    also += [_("squares count")] if options.squares else []
    if options.counts_at_end:
        end = _("For owners, at the end")
    elif options.goal is None:
        end = _("Until all is laid")
    elif also:
        end = _("To {count}").format(count=options.goal)
    else:
        end = ngettext("To {count} point", "To {count} points", options.goal)
        end = end.format(count=options.goal)
    return " · ".join((end, *also))


_COUNTING: Final = RuleGroup(
    N_("Counting"),
    ("counting", "goal", "diagonal", "squares", "groups"),
    _counting_told,
    (
        RuleQuestion(
            N_("What counts, and for whom?"),
            (
                RuleAnswer(N_("Who lays"), N_("Points at once."),
                           {"counting": "who lays", "goal": "50", "groups": "0"},
                           {"counting": ("who lays",)}),
                RuleAnswer(N_("Its owner"), N_("All at the end."),
                           {"counting": "owner", "goal": "none"}, {"counting": ("owner",)},
                           anyway={"turns": "one by one", "countdown": "none"}),
                RuleAnswer(N_("Sets"), N_("Four corners alike."),
                           {"counting": "sets", "goal": "5"}, {"counting": ("sets",)},
                           anyway={"start": "square of 25", "rectangles": "off", "tiles": "one",
                                   "stacks": "none", "rotation": "off", "laying": "in line",
                                   "disorder": "off", "diagonal": "off", "squares": "off",
                                   "groups": "0", "turns": "one by one", "countdown": "none"}),
            ),
            drawn("counted"),
        ),
        RuleSteps(N_("How many sets end it?"), "goal", tuple(map(str, SETS)),
                  when=lambda o: o.rearranges),
        RuleSteps(N_("How many points end it?"), "goal", (*map(str, GOALS), "none"),
                  when=lambda o: _lays(o) and not o.counts_at_end),
        RuleSteps(N_("A tile of the largest group?"), "groups", tuple(map(str, GROUP_BONUSES)),
                  when=lambda o: o.counts_at_end),
        RuleQuestion(
            N_("Where do houses meet?"),
            (
                _card(N_("At sides"), N_("as printed"), diagonal="off"),
                _card(N_("Diagonal"), N_("Corner to corner, too."), diagonal="on"),
            ),
            drawn("corners"),
            _lays,
        ),
        RuleQuestion(
            N_("Do squares count?"),
            (
                _card(N_("Houses alone"), N_("Squares match nothing."), squares="off"),
                _card(N_("Squares, too"), N_("By their colour."), squares="on"),
            ),
            drawn("squares"),
            lambda o: _lays(o) and (o.covering or o.squares),
        ),
    ),
    drawn("counting"),
    (
        _card(N_("Diagonal"), N_("Corner to corner, too."), diagonal="on"),
        _card(N_("75 points"), N_("a longer street"), goal="75"),
    ),
)  # fmt: skip

GROUPS: Final = (_TOWN, _TILES, _LAYING, _TIME, _COUNTING)
