"""What characters say about tiles of DuCo: a great one, one for nothing, a town that is full."""

from collections.abc import Mapping
from typing import Final

from game.ai.characters import AnyGame, Occasion
from game.core.events import Event
from game.core.words import N_
from game.kits.kit import Talk, TalkMoment
from game.rules.duco.events import RectangleFilled, SetsScored, TileScored, TownCounted

GREAT: Final = 11
"""Points from which everybody looks up; two sets of a cluster do the same."""


class TileOccasion(Occasion):
    """What a tile may have been to those who did not lay it."""

    GREAT = "great"
    NOTHING = "nothing"
    RECTANGLE = "rectangle"


def talk_moment(event: Event) -> TalkMoment | None:
    """Who may speak about what everybody has just seen."""
    match event:
        case TileScored(seat, cell, _, points) if points >= GREAT:
            return _about(seat, f"great/{cell}/{points}", TileOccasion.GREAT)
        case TileScored(seat, cell, _, 0):
            return _about(seat, f"nothing/{cell}", TileOccasion.NOTHING)
        case SetsScored(seat, sets) if len(sets) > 1:
            cells = [crossing.cell for crossing, _colour in sets]
            return _about(seat, f"sets/{cells}", TileOccasion.GREAT)
        case RectangleFilled(seat, tiles):
            return _about(seat, f"rectangle/{tiles}", TileOccasion.RECTANGLE)
        case TownCounted(counts):
            best = max(count.points for count in counts)
            winners = [seat for seat, count in enumerate(counts) if count.points == best]
            won = ((winners[0], AnyGame.OWN_WIN),) if len(winners) == 1 else ()
            return TalkMoment("count", won)
        case _:
            return None


def _about(seat: int, name: str, occasion: TileOccasion) -> TalkMoment:
    """The one who did something great may be glad; all others see it in their own way."""
    if occasion is TileOccasion.GREAT:
        return TalkMoment(f"{seat}/{name}", ((seat, AnyGame.OWN_WIN),), occasion)
    return TalkMoment(f"{seat}/{name}", (), occasion)


_LINES: Final[Mapping[str, Mapping[Occasion, tuple[str, ...]]]] = {
    "owl": {
        TileOccasion.GREAT: (N_("Well laid."), N_("I had counted one more.")),
        TileOccasion.NOTHING: (N_("Every tile has a quiet side."),),
        TileOccasion.RECTANGLE: (N_("Four corners. Tidy."),),
    },
    "flamingo": {
        TileOccasion.GREAT: (N_("So many neighbours at once!"),),
        TileOccasion.NOTHING: (N_("All alone out there?"),),
        TileOccasion.RECTANGLE: (N_("Room for four more!"),),
    },
    "troupial": {
        TileOccasion.GREAT: (N_("I had my eye on that place."),),
        TileOccasion.NOTHING: (N_("Thank you, that leaves more for me."),),
        TileOccasion.RECTANGLE: (N_("New nests to look into."),),
    },
    "iguana": {
        TileOccasion.GREAT: (N_("A warm wall, that one."),),
        TileOccasion.NOTHING: (N_("A lizard would have fitted."),),
        TileOccasion.RECTANGLE: (N_("More walls for us to climb."),),
    },
    "pelican": {
        TileOccasion.GREAT: (N_("What a catch!"),),
        TileOccasion.NOTHING: (N_("The net came up empty."),),
        TileOccasion.RECTANGLE: (N_("Full to the brim."),),
    },
    "parakeet": {
        TileOccasion.GREAT: (N_("Lamps, lamps, lamps!"),),
        TileOccasion.NOTHING: (N_("Not a single lamp? Next!"),),
        TileOccasion.RECTANGLE: (N_("It grows! It grows!"),),
    },
    "turtle": {
        TileOccasion.GREAT: (N_("That was a long step."),),
        TileOccasion.NOTHING: (N_("A roof is a roof."),),
        TileOccasion.RECTANGLE: (N_("The town took its time."),),
    },
    "donkey": {
        TileOccasion.GREAT: (N_("I carried the stones for that."),),
        TileOccasion.NOTHING: (N_("I would have laid it there too."),),
        TileOccasion.RECTANGLE: (N_("And who carries the new ones?"),),
    },
}

TALK: Final = Talk(talk_moment, _LINES)
