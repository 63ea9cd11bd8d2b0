"""What is said at the table of DuCo."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto

from game.core.sentences import join_words
from game.kits.duco.tell import score_words
from game.rules.duco.scoring import Lamp, TownCount
from game.rules.duco.town.houses import FIELDS
from scenes.engine.i18n import _, ngettext
from scenes.games.duco.chooser.ghost import Ghost
from scenes.games.duco.chooser.tile_choice import TileChoice
from scenes.games.duco.display import Display
from scenes.games.kit import KeyWords
from scenes.table.words.signs import Sign


def table_marks(display: Display, names: Sequence[str]) -> list[Sign]:
    """The large before the small that lie on them."""
    layout, standing = display.layout, _standing(display, names)
    options, goal = layout.options, layout.options.goal
    marks = [
        Sign("pile", layout.pile.rect, _("The pile: everybody draws from it")),
    ]
    if layout.ribbon.width:
        told = _("The last moves, the newest at the right")
        marks.append(Sign("ribbon", layout.ribbon, told))
    if options.rearranges:
        words = _("Everybody's sets: {count} end the game").format(count=goal)
        marks.append(Sign("race", layout.race, words, standing))
    elif goal is not None:
        words = _("Everybody's way to {goal} points").format(goal=goal)
        if display.best is not None:
            words = _("Your way to {goal} points; pale: the pace of your best game").format(
                goal=goal
            )
        marks.append(Sign("race", layout.race, words, standing))
    else:
        words = _("Everybody's points")
        if options.stacks:
            words = _("Everybody's tiles: {count} each").format(count=options.stacks)
        marks.append(Sign("race", layout.race, words, standing))
    counted = not (options.rearranges or options.counts_at_end or options.at_once)
    if counted:
        words = _("What each pair of houses brings: colour, sign, or both")
        marks.append(Sign("count", layout.count, words))
    bars = [(box.seat, box.bars) for box in layout.boxes if box.bars is not None and counted]
    words = _("What each tile has brought")
    return [*marks, *(Sign(f"bars {seat}", area, words) for seat, area in bars)]


def _standing(display: Display, names: Sequence[str]) -> str:
    """Everybody's points as they are shown; nothing where they are counted at the end."""
    options = display.layout.options
    if options.counts_at_end:
        return ""
    every = zip(names, display.seats, strict=True)
    told = [f"{name} {score_words(round(each.points), options)}" for name, each in every]
    return _("Points: {list}.").format(list=", ".join(told))


def key_words() -> KeyWords:
    """In the player's language."""
    return KeyWords(
        choose=_("Choose a tile; go to another place"),
        play=_("Lay the tile"),
        take_back=_("Take the tile back, one step at a time"),
        pointing=_(
            "Mouse and touch: drag your tile to a place, or press a place to put it there; press "
            "it again, or use the wheel, to turn it. Two fingers go nearer or farther. A press "
            "anywhere skips an animation."
        ),
        letters=(
            (("Q", "E"), _("Turn the tile to the left or right")),
            (("+", "-", "0"), _("Nearer, farther, the whole town")),
            (
                ("W", "A", "S", "D"),
                _("Stress, left keys: move. Q and E turn, Space lays, 1 to 3 choose"),
            ),
            (("U", "O"), _("Stress, right keys: turn. Arrows move, Enter lays, 8 to 0 choose")),
        ),
        buttons=(
            (("RS",), _("Move about in a large town")),
            (("LT",), _("The whole town, and back")),
        ),
    )


DOUBLE_ON_DOUBLE = 8


def lay(display: Display) -> str:
    """What a person is to do whose turn begins."""
    options = display.layout.options
    if options.line:
        return _("Take a tile from either end")
    if len(display.hands[display.layout.own]) > 1:
        return _("Choose one of your tiles")
    if options.at_once:
        words = _("Lay your {count}: no turns, no waiting")
        return words.format(count=options.stacks)
    return _("Lay your tile")


class Holding(Enum):
    """How a tile is held over a place: what is to be done next depends on it."""

    DRAGGED = auto()
    POINTED = auto()
    BY_KEYS = auto()


def prompt(choice: TileChoice, holding: Holding, *, counts: bool, at_once: bool) -> str:
    """What the person who looks is asked to do, as far as the choice has come."""
    if choice.is_growth:
        return _("The town is a rectangle: this side or that?")
    if choice.another_went_back:
        return _("One lying tile may be turned; the other goes back.")
    ghost = choice.display.ghost
    if ghost is None:
        return lay(choice.display)
    return _held(choice, ghost, holding, counts=counts, at_once=at_once)


def _held(
    choice: TileChoice, ghost: Ghost, holding: Holding, *, counts: bool, at_once: bool
) -> str:
    options = choice.display.layout.options
    if not counts or options.counts_at_end:
        return _uncounted(choice, ghost, counts=counts, at_once=at_once)
    if ghost.is_down and not at_once:
        return _ready(ghost.points)
    if options.covering:
        return _covering(choice, ghost, holding)
    return _alone(choice.display, ghost, holding) if options.seats == 1 else here(ghost, holding)


def _uncounted(choice: TileChoice, ghost: Ghost, *, counts: bool, at_once: bool) -> str:
    bonus = choice.display.layout.options.group_bonus
    if counts and bonus:
        return _growing(choice.group_at(ghost.cell), bonus)
    if at_once:
        return _("Lay it here, or turn it")
    return _("Ready: lay it!") if ghost.is_down else _("Put it down here, or turn it")


def _covering(choice: TileChoice, ghost: Ghost, holding: Holding) -> str:
    """What would disappear, and what it would bring."""
    covered = choice.covered(ghost.cell)
    squares = sum(FIELDS[code].sign is None for code in covered)
    if not covered:
        return here(ghost, holding)
    houses = len(covered) - squares
    hidden = [ngettext("{count} house", "{count} houses", houses).format(count=houses)]
    if squares:
        hidden.append(ngettext("{count} square", "{count} squares", squares).format(count=squares))
    words = ngettext(
        "It covers {hidden}: {count} point here", "It covers {hidden}: {count} points here",
        ghost.points,
    )  # fmt: skip
    return words.format(hidden=join_words(hidden), count=ghost.points)


def here(ghost: Ghost, holding: Holding) -> str:
    """What a place would bring, and what to do for it."""
    count = ghost.points
    if not count:
        return _("No match here: 0 points")
    words = {
        Holding.DRAGGED: ngettext(
            "Drop it here for {count} point, or turn it",
            "Drop it here for {count} points, or turn it",
            count,
        ),
        Holding.POINTED: ngettext(
            "Press here for {count} point, or turn it",
            "Press here for {count} points, or turn it",
            count,
        ),
        Holding.BY_KEYS: ngettext(
            "Put it down here for {count} point, or turn it",
            "Put it down here for {count} points, or turn it",
            count,
        ),
    }
    return words[holding].format(count=count)


def _alone(display: Display, ghost: Ghost, holding: Holding) -> str:
    """Who plays alone counts what is left."""
    left = (display.layout.options.goal or 0) - round(display.seats[0].points) - ghost.points
    if not ghost.points or left <= 0:
        return here(ghost, holding)
    return _("{points} here: then {left} to go").format(points=ghost.points, left=left)


def _growing(tiles: int, bonus: int) -> str:
    """How large the own group would be."""
    words = ngettext(
        "Here your group has {count} tile: +{bonus} at the end",
        "Here your group has {count} tiles: +{bonus} at the end",
        tiles,
    )
    return words.format(count=tiles, bonus=tiles * bonus)


def _ready(points: int) -> str:
    if not points:
        return _("No match here: lay it for 0, or turn it")
    return ngettext("Ready: lay it for {count}!", "Ready: lay it for {count}!", points).format(
        count=points
    )


def hint_is_marked() -> str:
    """The hint lies on the table, to be looked at."""
    return _("The hint is marked on the table")


def decides(name: str) -> str:
    """All others wait while somebody says where the town grows."""
    return _("{name} decides: this side or that?").format(name=name)


def was_first(name: str) -> str:
    """Somebody else has laid a tile at the same place."""
    return _("{name} was first").format(name=name)


def laying(names: Sequence[str]) -> str:
    """Whom the table waits for."""
    if not names:
        return ""
    words = ngettext("{names} is laying", "{names} are laying", len(names))
    return words.format(names=join_words(names))


def points_laid(name: str, points: int) -> str:
    """What a tile has brought."""
    if not points:
        return _("{name} finds nothing to match: 0 points.").format(name=name)
    words = ngettext(
        "{name} laid a tile: {count} point.", "{name} laid a tile: {count} points.", points
    )
    return words.format(name=name, count=points)


def decided(name: str, lamps: int, points: int) -> str:
    """What the tile has brought with which somebody passes the goal."""
    words = ngettext(
        "{count} lamp: {points} for {name}!", "{count} lamps: {points} for {name}!", lamps
    )
    return words.format(count=lamps, points=points, name=name)


def remarkable(lamps: Sequence[Lamp]) -> str:
    """What is special about a tile just laid, or nothing."""
    if any(lamp.points == DOUBLE_ON_DOUBLE for lamp in lamps):
        return _("8: a double on a double!")
    sides = {
        (lamp.other[0] - lamp.field[0], lamp.other[1] - lamp.field[1])
        for lamp in lamps
        if 0 in (lamp.other[0] - lamp.field[0], lamp.other[1] - lamp.field[1])
    }
    if len(sides) == 4:
        return _("Four sides: a hole is filled.")
    return _("Three sides!") if len(sides) == 3 else ""


def sets_made(name: str, sets: int) -> str:
    """Corner Cluster: what a turn has brought."""
    words = ngettext("{name} made {count} set.", "{name} made {count} sets.", sets)
    return words.format(name=name, count=sets)


def counted(name: str, count: TownCount, *, groups: bool) -> str:
    """At the end of Stress and Conquest."""
    if not groups:
        words = ngettext(
            "{name}: {count} for matches", "{name}: {count} for matches", count.matches
        )
        return words.format(name=name, count=count.matches)
    words = ngettext(
        "{name}: {matches} for matches, {tiles} tile holds together: +{bonus}",
        "{name}: {matches} for matches, {tiles} tiles hold together: +{bonus}",
        count.group,
    )
    return words.format(name=name, matches=count.matches, tiles=count.group, bonus=count.bonus)


def countdown(name: str, seconds: int) -> str:
    """Stress: the first one is done."""
    return _("{name} is done: {seconds} seconds for all others!").format(name=name, seconds=seconds)


def last_round(name: str, points: int | None) -> str:
    """The game ends with this round."""
    if points is None:
        sentence = _("{name} has nothing to lay: the round is finished, then it is over.")
        return sentence.format(name=name)
    sentence = _("{name} has {points}: the round is finished, then it is over.")
    return sentence.format(name=name, points=points)


def needs_to_win(name: str, has: int, needed: int) -> str:
    """Who lays after the goal was passed."""
    sentence = _("{name} has {points} and needs {needed} to win.")
    return sentence.format(name=name, points=has, needed=needed)


def time_is_up(name: str) -> str:
    """Ten seconds are over."""
    return _("Time is up: {name} keeps the tile.").format(name=name)


def winners(names: Sequence[str]) -> str:
    """Who has won."""
    if len(names) == 1:
        return _("{name} wins!").format(name=names[0])
    return _("{names} share the victory.").format(names=join_words(names))


def won_quietly(names: Sequence[str], points: int) -> str:
    """Nobody at this screen has won."""
    if len(names) > 1:
        return winners(names)
    return ngettext(
        "{name} wins with {points} point.", "{name} wins with {points} points.", points
    ).format(name=names[0], points=points)


def once_more(name: str) -> str:
    """The last turn is shown again."""
    return _("Once more: {name} lays a tile").format(name=name)
