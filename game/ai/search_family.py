"""Players of any game on its first day: the generic search with more or less patience."""

from typing import Final, cast

from game.ai.bot import Bot, RandomBot
from game.ai.characters import CHARACTERS, Character
from game.ai.ladder import Family, Level
from game.ai.players import Players
from game.ai.search import FlatSearchBot
from game.core.plain import Json
from game.core.rules import M, O, Rules, S, V
from game.core.view import View
from game.core.words import N_
from game.core.zones import ZonesView, plain, shape_of

_MOVES_TRIED: Final = dict(zip(Level, (0, 60, 180, 600, 2_000, 6_000), strict=True))
"""How many moves each level tries in imagined deals before it decides."""
_MANNERS: Final = (
    N_("Plays any card that may be played."),
    N_("Tries a few moves."),
    N_("Tries moves in some imagined deals."),
    N_("Tries moves in many imagined deals."),
    N_("Tries moves in very many imagined deals."),
    N_("Tries moves in imagined deals for as long as it takes."),
)


def search_players(rules: Rules[O, S, M, V]) -> Players[O, V, M]:
    """Every character at every level, all of one style, and what commands call greedy and search.

    A game has a greedy bot: examples and measurements ask for it by this name.
    """

    def make(character: Character, level: Level) -> Bot[V, M]:
        name = f"{level.value}:{character.key}"
        if level is Level.TODDLER:
            return cast("Bot[V, M]", RandomBot[M](name))
        return FlatSearchBot(rules, _MOVES_TRIED[level], name)

    family: Family[V, M] = Family(
        make,
        dict(zip(Level, _MANNERS, strict=True)),
        {each.key: N_("Plays as the others do.") for each in CHARACTERS},
        {
            "greedy": FlatSearchBot(rules, name="greedy", horizon=0),
            "search": FlatSearchBot(rules),
        },
    )
    return Players(family, view_record)


def view_record(view: View[M]) -> dict[str, Json]:
    """What the viewer knows as plain values, for programs that are not ours."""
    own: dict[str, object] = {"points": view.points}
    if isinstance(view, ZonesView):
        own = {name: getattr(view.known, name) for name in shape_of(view.known).names}
        options = own.pop("options")
        own |= {name: getattr(options, name) for name in shape_of(options).names}
    return {"seat": view.viewer, **{name: plain(value) for name, value in own.items()}}
