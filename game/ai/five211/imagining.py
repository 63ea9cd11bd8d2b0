"""From a view to worlds: first read the opponents, then deal what may be hidden."""

from collections.abc import Iterator, Sequence

from game.ai.five211.belief import beliefs_at, observations
from game.ai.five211.kept_hands import fill_kept_hands
from game.ai.five211.opponent_catalogue import ModelsOf, models_for, warm_up
from game.ai.five211.opponent_model import Rand
from game.ai.five211.situation import situation_of
from game.ai.five211.world_maker import WorldMaker
from game.rules.five211.view import Five211View


class Imagining:
    """The way to worlds that fit a view; `learns` is whether it reads the opponents' cards."""

    def __init__(
        self,
        view: Five211View,
        prior: Sequence[float],
        rand: Rand,
        *,
        learns: bool,
        models: ModelsOf = models_for,
    ) -> None:
        self._view = view
        self._prior = prior
        self._rand = rand
        self._learns = learns
        self._models = models
        self._logs = [[0.0] * len(prior) for _ in range(view.options.seats)]

    def prepare(self) -> Iterator[None]:
        """All work before the first world, in items of about a millisecond."""
        yield from warm_up(self._view.options.seats)
        if self._learns:
            yield from fill_kept_hands(self._view.options.seats)
            for seat, seen in observations(self._view):
                line = self._logs[seat]
                self._logs[seat] = [a + b for a, b in zip(line, seen, strict=True)]
                yield

    def maker(self, rand: Rand | None = None) -> WorldMaker:
        """What makes worlds, once everything is prepared; by another chance if one is given."""
        situation = situation_of(self._view)
        beliefs = beliefs_at(self._logs, situation.others, self._prior)
        rows = [[card.index for card in row] for row in self._view.rows]
        models = self._models(situation.seats)
        return WorldMaker(situation, rows, models, beliefs, rand or self._rand)
