"""The bots of DuCo: every level, the style of every character, and the greedy yardstick."""

from typing import Final, TypeAlias

from game.ai.bot import Bot, Considering, Decided, Thinking, Work
from game.ai.characters import Character
from game.ai.duco.sampled_greedy import LookingBot, human_pace, look
from game.ai.duco.search.clustering import Clustering
from game.ai.duco.search.conquering import Conquering
from game.ai.duco.search.effort import Effort, SearchKind, search_for
from game.ai.duco.search.lays import spots
from game.ai.duco.search.line_search import Ahead
from game.ai.duco.search.shift_search import Foresight
from game.ai.duco.taste import PLAIN, Taste, liking
from game.ai.ladder import Family, Level
from game.core.places import Cell
from game.core.rng import Rng
from game.core.words import N_
from game.rules.duco.moves import DucoMove, Lay
from game.rules.duco.records import Phase
from game.rules.duco.town.cells import cell_of
from game.rules.duco.town.houses import House, HouseColour, HouseSign
from game.rules.duco.town.tiles import Face
from game.rules.duco.view import DucoView


class ToddlerBot:
    """Never looks at what matches."""

    def __init__(self, name: str, seconds: float) -> None:
        self.name = name
        self._seconds = seconds

    def pace(self, rng: Rng) -> int:
        return human_pace(self._seconds, rng)

    def think(self, view: DucoView, rng: Rng) -> Decided[DucoMove]:
        lays = view.phase is not Phase.GROW and not view.options.rearranges
        if not lays or len(view.legal) == 1:
            return Decided(rng.choice(view.legal))
        beside, board = _playing_at(view), view.board()
        ranked = []
        for face, key in spots(view, board):
            near = -_steps(cell_of(key), beside)
            ranked.append((prettiness(face), near, rng.random(), face, key))
        *_, face, key = max(ranked, key=lambda each: each[:3])
        return Decided(Lay(face, cell_of(key)))


def prettiness(face: Face) -> int:
    """Lizards, rainbows and doubles on a tile."""
    return sum(map(_is_pretty, face.houses))


def _is_pretty(house: House) -> bool:
    return house.sign is HouseSign.LIZARD or house.colour is HouseColour.RAINBOW or house.factor > 1


def _playing_at(view: DucoView) -> Cell:
    """Where its last tile lies; before the first, whichever was laid last."""
    # Where groups count, building on beside the own tiles would be wise: there it plays at
    # somebody else's houses.
    elsewhere = view.options.group_bonus > 0
    last = [laid for laid in view.laid if (laid.seat == view.viewer) != elsewhere]
    return (last or view.laid)[-1].cell


def _steps(one: Cell, other: Cell) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


class MasterBot:
    """Thinks of the others, and of the end."""

    def __init__(self, name: str, style: Taste = PLAIN, seconds: float = 0.0) -> None:
        self.name = name
        self._style = style
        self._seconds = seconds

    def pace(self, rng: Rng) -> int:
        return human_pace(self._seconds, rng)

    def think(self, view: DucoView, rng: Rng) -> Thinking[DucoMove]:
        if view.phase is Phase.GROW or len(view.legal) == 1:
            return Decided(rng.choice(view.legal))
        return Considering(self._work(view, rng), view.legal[0])

    def _work(self, view: DucoView, rng: Rng) -> Work[DucoMove]:
        match search_for(view.options):
            case SearchKind.SETS:
                return Clustering(view, rng).decide()
            case SearchKind.CLAIMS:
                return Conquering(view, rng, self._style).decide()
            case SearchKind.SHARES:
                return self._share(view, rng)
            case SearchKind.PLAY_OUTS:
                return Ahead(view, rng, Effort(), self._style).decide()
            case SearchKind.REPLIES:
                return Foresight(view, rng, self._style).decide()

    def _share(self, view: DucoView, rng: Rng) -> Work[DucoMove]:
        """All places, less what others get by it."""
        board = view.board()
        judged: list[tuple[float, float, DucoMove]] = []
        for seen in look(view, board, rng, fairness=1.0):
            for each in seen:
                liked = liking(self._style, board, each.face, each.key, view.viewer)
                judged.append((each.worth + liked, rng.random(), each.move))
            yield
        return max(judged, key=lambda each: each[:2])[2]


DucoBot: TypeAlias = Bot[DucoView, DucoMove]

STYLES: Final = {
    "owl": PLAIN,
    "flamingo": Taste(company=0.8),
    "troupial": Taste(spite=0.5),
    "iguana": Taste(lizards=1.2),
    "pelican": Taste(doubles=1.0),
    "parakeet": Taste(growth=1.5),
    "turtle": Taste(home=0.5),
    "donkey": Taste(loyalty=1.4),
}
"""What each character likes besides points; somebody new likes nothing in particular."""

_CHARACTERS: Final = {
    "owl": N_("Sits still and counts: no favourites, no tricks."),
    "flamingo": N_("Likes company: lays where many tiles stand together."),
    "troupial": N_("Moves into other birds' nests: takes the place that the next one wants."),
    "iguana": N_("Keeps the lizards together: looks for their sign first."),
    "pelican": N_("Has a deep pouch: cannot pass by a double."),
    "parakeet": N_("Cannot sit still: makes the town wider and higher."),
    "turtle": N_("Stays close to home: lays near the middle of the town."),
    "donkey": N_("Stubborn: goes on building where it has built before."),
}

_LEVELS: Final = {
    Level.TODDLER: N_("Falls for the prettiest tile and puts it close by, however it fits."),
    Level.CHILD: N_("Lays most tiles just so, and finds the best place now and then."),
    Level.GUEST: N_("Finds the best place in two turns of five, and else takes any."),
    Level.REGULAR: N_("Finds the best place seven times in ten."),
    Level.EXPERT: N_("Finds the best place there is, and hardly ever misses it."),
    Level.MASTER: N_("Thinks of what everybody can lay next, and of the end."),
}

CARE: Final = {Level.CHILD: 0.155, Level.GUEST: 0.395, Level.REGULAR: 0.715, Level.EXPERT: 0.97}
"""The part of its turns in which a level looks for the best place; a toddler does not look."""


SECONDS: Final = {
    Level.TODDLER: 8.5,
    Level.CHILD: 8.0,
    Level.GUEST: 7.0,
    Level.REGULAR: 5.5,
    Level.EXPERT: 4.2,
    Level.MASTER: 3.2,
}
"""How long a level takes for a tile where time counts: as long as people do."""


def make_bot(character: Character, level: Level) -> DucoBot:
    """The bot of a character at a level."""
    name = f"{level.value}:{character.key}"
    style = STYLES.get(character.key, PLAIN)
    if level is Level.TODDLER:
        return ToddlerBot(name, SECONDS[level])
    if level is Level.MASTER:
        return MasterBot(name, style, SECONDS[level])
    return LookingBot(name, CARE[level], style, SECONDS[level])


_GREEDY: Final = LookingBot("greedy", 1.0, seconds=SECONDS[Level.EXPERT])

_STRENGTHS: Final = {
    2: (0.0, 1.87, 3.73, 5.75, 7.79, 8.94),
    3: (0.0, 1.95, 3.94, 6.06, 7.84, 8.54),
    4: (0.0, 1.86, 3.84, 6.01, 7.82, 8.28),
    5: (0.0, 1.54, 3.45, 5.87, 7.66, 8.20),
}
"""From the win shares of one among others of the level below, in the README."""

BOTS: Final[Family[DucoView, DucoMove]] = Family(
    make_bot, _LEVELS, _CHARACTERS, {"greedy": _GREEDY}, _STRENGTHS
)
