"""What a master of 5211 expected somebody to play: a colour, from the worlds that it imagined."""

from collections.abc import Iterator, Sequence
from typing import Final

from game.ai.believing import Expectation
from game.ai.five211.beliefs.determinization import Imagining
from game.ai.five211.beliefs.opponent_catalogue import PRIOR
from game.ai.five211.search.packed_table import CARDS_MASK, WORTH_BITS
from game.ai.five211.search.situation import situation_of
from game.ai.ladder import Level
from game.core.rng import Rng
from game.core.seats import Seat
from game.core.sentences import Phrase
from game.core.words import N_
from game.rules.five211.cards import COLOURS
from game.rules.five211.moves import Five211Move, PlayCards
from game.rules.five211.view import Five211View

COLOUR: Final = N_("{colour}")
_WORLDS: Final = 160


class Five211Expecting:
    """Counts the colours that the seat plays in imagined worlds."""

    def __init__(self, view: Five211View, about: Seat, rng: Rng) -> None:
        self._view = view
        self._about = about
        self._rand = rng.random
        self._counts = [0] * len(COLOURS)
        self._work = self._run()

    def step(self) -> bool:
        return next(self._work, True)

    @property
    def expected(self) -> tuple[Expectation, ...]:
        cards = max(1, sum(self._counts))
        return tuple(
            Expectation(Phrase(COLOUR, {"colour": colour}), count / cards)
            for colour, count in zip(COLOURS, self._counts, strict=True)
        )

    def _run(self) -> Iterator[bool]:
        imagining = Imagining(self._view, PRIOR, self._rand, learns=True)
        for _ in imagining.prepare():
            yield False
        maker, seat = imagining.maker(), self._about
        before = situation_of(self._view).worths[seat]
        for _ in range(_WORLDS):
            played = maker.make().worths[seat] - before
            for colour in range(len(COLOURS)):
                self._counts[colour] += played >> WORTH_BITS * colour & CARDS_MASK
            yield False
        yield True


class Five211Believers:
    """Only the master reads how everybody plays."""

    def keep_belief(self, level: Level) -> bool:
        return level is Level.MASTER

    def begin(self, view: Five211View, about: Seat, rng: Rng) -> Five211Expecting:
        return Five211Expecting(view, about, rng)

    def met(self, move: Five211Move) -> Sequence[int]:
        assert isinstance(move, PlayCards), "only plays are expected"
        return sorted({card.suit for card in move.cards})
