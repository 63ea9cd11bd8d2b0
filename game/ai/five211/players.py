"""Everybody who plays 5211, who helps with it, how they play, and what a master expected."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate
from typing import Final

from game.ai.believing import BelievingPlayers, Expectation
from game.ai.five211.beliefs.determinization import Imagining
from game.ai.five211.beliefs.opponent_catalogue import PRIOR
from game.ai.five211.coaching.assessor import Five211Assessor
from game.ai.five211.coaching.coach import Five211Coach
from game.ai.five211.coaching.comparison import compare
from game.ai.five211.coaching.look_back import Five211LookBack
from game.ai.five211.family import BOTS
from game.ai.five211.search.packed_table import CARDS_MASK, WORTH_BITS
from game.ai.five211.search.situation import situation_of
from game.ai.ladder import Level
from game.core.plain import Json
from game.core.rng import Rng
from game.core.seats import Seat
from game.core.sentences import Phrase
from game.core.words import N_
from game.rules.five211.cards import COLOURS, Card
from game.rules.five211.moves import Five211Move, PlayCards
from game.rules.five211.options import CARDS_PER_TURN, NUMBERS, Five211Options, values_from_options
from game.rules.five211.records import RoundRecord
from game.rules.five211.scoring import RoundResult, Verdict
from game.rules.five211.view import Five211View

COLOUR: Final = N_("{colour}")
_WORLDS: Final = 160
_LATER_CARDS: Final = tuple(accumulate(CARDS_PER_TURN))[:-1]
"""The places of a row that are filled when cards lie on the table."""


def view_record(view: Five211View) -> dict[str, Json]:
    """Everything that the seat may know, but for its moves."""
    return {
        "seat": view.viewer,
        **values_from_options(view.options),
        "deck": view.deck,
        "round": view.round,
        "turn": view.turn,
        "hand": card_codes(view.hand),
        "rows": [card_codes(row) for row in view.rows],
        "pile": view.pile_size,
        "points": list(view.points),
        "scored": list(view.scored),
        "records": [_round_record(record) for record in view.records],
    }


def card_codes(cards: Iterable[Card]) -> list[str]:
    """Cards as they stand in logs: "g3"."""
    return [card.code for card in cards]


def _round_record(record: RoundRecord) -> dict[str, Json]:
    return {
        "deck": record.deck,
        "round": record.round,
        "rows": [card_codes(row) for row in record.rows],
        "outcome": _outcome(record.result),
        "gained": list(record.gained),
        "scored": list(record.scored),
    }


def _outcome(result: RoundResult) -> str:
    if result.colour is not None:
        return result.colour.name.lower()
    return result.verdict.value


_SEARCHES: Final = (
    *("policy.one_ply_policy", "beliefs.belief", "search.best_response", "beliefs.dealing"),
    *("search.forecast", "beliefs.held_hands", "beliefs.determinization", "search.round_value"),
    *("beliefs.kept_hands", "policy.learned_player", "beliefs.opponent_catalogue"),
    *("beliefs.opponent_model", "search.packed_table", "search.rollout"),
    *("search.situation", "policy.taste", "world_maker"),
)


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


class Five211Figures:
    """Sums over rounds; what a sum is called says what it counts."""

    titles: Final = {
        "scoring_rounds": "scoring rounds",
        "points_per_scoring_round": "points in one",
        "points_per_scored_card": "points a card",
        "busts_caused": "busts caused",
        "kododo_points": "kododo points",
        "company_per_card": "company",
        "cards_of_one_colour": "of one colour",
    }

    def of_seat(self, view: Five211View, seat: Seat) -> Counter[str]:
        sums: Counter[str] = Counter()
        for record in view.records:
            sums.update(_of_round(record, seat))
        return sums

    def rates(self, sums: Counter[str]) -> dict[str, float]:
        rounds = max(sums["rounds"], 1)
        return {
            "scoring_rounds": sums["scoring_rounds"] / rounds,
            "points_per_scoring_round": sums["points"] / max(sums["scoring_rounds"], 1),
            "points_per_scored_card": sums["points"] / max(sums["scored"], 1),
            "busts_caused": sums["busts"] / rounds,
            "kododo_points": sums["kododo_points"] / rounds,
            "company_per_card": sums["company"] / (rounds * len(_LATER_CARDS)),
            "cards_of_one_colour": sums["alike"] / rounds,
        }

    def of_game(self, view: Five211View) -> Counter[str]:
        results = [record.result for record in view.records]
        verdicts = [result.verdict for result in results]
        return Counter(
            rounds=len(results),
            busts=sum(len(result.busts) for result in results),
            kododo_rounds=verdicts.count(Verdict.KODODO),
            nobody_rounds=verdicts.count(Verdict.NOBODY),
        )

    def summary(self, sums: Counter[str]) -> str:
        rounds = max(sums["rounds"], 1)
        return (
            f"Rounds: {sums['rounds']}. Busts a round: {sums['busts'] / rounds:.2f}. "
            f"Kododo rounds: {sums['kododo_rounds'] / rounds:.1%}. "
            f"Rounds in which nobody scored: {sums['nobody_rounds'] / rounds:.1%}."
        )


def _of_round(record: RoundRecord, seat: Seat) -> dict[str, int]:
    result, gained = record.result, record.gained[seat]
    colours = [[card.colour for card in row] for row in record.rows]
    own = colours[seat]
    limit = NUMBERS[len(colours)].limit
    lying = {bust: sum(row.count(bust) for row in colours) for bust in result.busts}
    return {
        "rounds": 1,
        "scoring_rounds": int(gained > 0),
        "points": gained,
        "scored": record.scored[seat],
        "kododo_points": gained if result.verdict is Verdict.KODODO else 0,
        # Colours that would have stayed below the limit without its cards.
        "busts": sum(cards - own.count(bust) < limit for bust, cards in lying.items()),
        # Cards of the same colour on the table, for each card that it played later in the round.
        "company": sum(row[:place].count(own[place]) for place in _LATER_CARDS for row in colours),
        # Cards of the colour that it played most.
        "alike": max(own.count(colour) for colour in own),
    }


PLAYERS: Final[BelievingPlayers[Five211Options, Five211View, Five211Move]] = BelievingPlayers(
    BOTS,
    view_record,
    Five211Coach(),
    Five211LookBack(),
    Five211Figures(),
    Five211Assessor(),
    compare=compare,
    searches=_SEARCHES,
    believers=Five211Believers(),
)
