"""The master: in each mode the search that is made for it."""

from game.ai.bot import Decided, Thinking
from game.ai.considering import Considering, Work
from game.ai.duco.ahead import Ahead
from game.ai.duco.clustering import Clustering
from game.ai.duco.conquering import Conquering
from game.ai.duco.effort import Effort
from game.ai.duco.foresight import Foresight
from game.ai.duco.looking import human_pace, look
from game.ai.duco.style import PLAIN, Style, liking
from game.core.rng import Rng
from game.rules.duco.moves import DucoMove
from game.rules.duco.options import Mode
from game.rules.duco.records import Phase
from game.rules.duco.view import DucoView


class MasterBot:
    """Thinks of the others, and of the end."""

    def __init__(self, name: str, style: Style = PLAIN, seconds: float = 0.0) -> None:
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
        options = view.options
        match options.mode:
            case Mode.CORNER_CLUSTER:
                return Clustering(view, rng).decide()
            case Mode.CONQUEST:
                return Conquering(view, rng, self._style).decide()
            case Mode.STRESS:
                return self._hurry(view, rng)
            case Mode.CROSS if not (options.rotation or options.disorder):
                return Ahead(view, rng, Effort(), self._style).decide()
            case _:
                return Foresight(view, rng, self._style).decide()

    def _hurry(self, view: DucoView, rng: Rng) -> Work[DucoMove]:
        """There is no time to look ahead: all places, less what others get by it."""
        board = view.board()
        judged: list[tuple[float, float, DucoMove]] = []
        for seen in look(view, board, rng, fairness=1.0):
            for each in seen:
                liked = liking(self._style, board, each.face, each.key, view.viewer)
                judged.append((each.worth + liked, rng.random(), each.move))
            yield
        return max(judged, key=lambda each: each[:2])[2]
