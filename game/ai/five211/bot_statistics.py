"""How 5211 is played, in figures: what tells the characters of one level apart."""

from collections import Counter
from itertools import accumulate
from typing import Final

from game.core.seats import Seat
from game.rules.five211.options import CARDS_PER_TURN, NUMBERS
from game.rules.five211.records import RoundRecord
from game.rules.five211.scoring import Verdict
from game.rules.five211.view import Five211View

_LATER_CARDS: Final = tuple(accumulate(CARDS_PER_TURN))[:-1]
"""The places of a row that are filled when cards lie on the table."""


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
