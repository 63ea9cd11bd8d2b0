"""From a view to worlds: first read the opponents, then deal what may be hidden."""

from collections.abc import Iterator, Sequence

from game.ai.five211.beliefs.belief import beliefs_at, observations
from game.ai.five211.beliefs.dealing import take
from game.ai.five211.beliefs.held_hands import FEWEST, HeldHands, followed, past_plays
from game.ai.five211.beliefs.kept_hands import fill_kept_hands
from game.ai.five211.beliefs.opponent_catalogue import ModelsOf, models_for, warm_up
from game.ai.five211.beliefs.opponent_model import Rand
from game.ai.five211.search.situation import situation_of
from game.ai.five211.world_maker import WorldMaker
from game.rules.five211.view import Five211View


class Imagining:
    """The way to worlds that fit a view.

    `learns` is whether it reads the opponents' cards, `memory` how many hands it follows back to
    find what they hold.
    """

    def __init__(
        self,
        view: Five211View,
        prior: Sequence[float],
        rand: Rand,
        *,
        learns: bool,
        models: ModelsOf = models_for,
        memory: int = 0,
    ) -> None:
        self._view = view
        self._prior = prior
        self._rand = rand
        self._learns = learns
        self._models = models
        self._memory = memory
        self._situation = situation_of(view)
        self._logs = [[0.0] * len(prior) for _ in range(view.options.seats)]
        self._followed: dict[tuple[int, int], HeldHands] = {}

    def prepare(self) -> Iterator[None]:
        """All work before the first world, in items of about a millisecond."""
        yield from warm_up(self._view.options.seats)
        if self._learns:
            yield from fill_kept_hands(self._view.options.seats)
            for seat, seen in observations(self._view):
                line = self._logs[seat]
                self._logs[seat] = [a + b for a, b in zip(line, seen, strict=True)]
                yield
        if self._memory:
            yield from self._follow()

    def maker(self, rand: Rand | None = None) -> WorldMaker:
        """What makes worlds, once everything is prepared; by another chance if one is given."""
        at = self._situation
        rows = [[card.index for card in row] for row in self._view.rows]
        models = self._models(at.seats)
        rand = rand or self._rand
        return WorldMaker(at, rows, models, self._beliefs(), rand, self._followed)

    def _beliefs(self) -> list[tuple[float, ...]]:
        return beliefs_at(self._logs, self._situation.others, self._prior)

    def _follow(self) -> Iterator[None]:
        """Find what the others hold: as many hands for a model as it is believed in."""
        at, rand, models = self._situation, self._rand, self._models(self._situation.seats)
        beliefs = self._beliefs()
        unseen = list(at.unseen)
        for seat in at.others:
            past = past_plays(self._view, seat)
            if not past:
                return  # Nobody has played from this deck yet.
            for number, model in enumerate(models):
                count = int(self._memory * beliefs[seat][number] / len(at.others))
                if count < FEWEST or not model.is_telling:
                    continue
                hands = []
                for _ in range(count):
                    # All hold as many cards as the own hand, since all play at once.
                    hand = take(unseen, len(at.hand), rand)
                    unseen += hand
                    hands.append(hand)
                held = yield from followed(hands, model, seat, past, rand)
                self._followed[seat, number] = held
