"""Everybody who plays Chikyu, everybody who helps with it, and how they play, in figures."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from game.ai.chikyu.coaching.assessor import ChikyuAssessor
from game.ai.chikyu.coaching.coach import ChikyuCoach
from game.ai.chikyu.coaching.comparison import compare
from game.ai.chikyu.coaching.look_back import ChikyuLookBack
from game.ai.chikyu.family import BOTS
from game.ai.players import Players
from game.core.plain import Json
from game.core.seats import Seat
from game.rules.chikyu.cards import BITES, Card, Kind
from game.rules.chikyu.moves import ChikyuMove
from game.rules.chikyu.options import ChikyuOptions, values_from_options
from game.rules.chikyu.records import Led, RoundRecord, Trick
from game.rules.chikyu.view import ChikyuView


def view_record(view: ChikyuView) -> dict[str, Json]:
    """Everything that the seat may know, but for its moves."""
    return {
        "seat": view.viewer,
        **values_from_options(view.options),
        "phase": view.phase.value,
        "round": view.round,
        "first": view.first,
        "hands": [None if hand is None else _codes(hand) for hand in view.hands],
        "hand_sizes": list(view.hand_sizes),
        "lacks": [_letters(sorted(kinds)) for kinds in view.lacks],
        "order": list(view.order),
        "led": view.led.value,
        "sits_out": view.sits_out,
        "turn": view.turn,
        "chooser": view.chooser,
        "trick": _codes(view.trick),
        "lead": None if view.lead is None else view.lead.letter,
        "winner": view.winner,
        "tricks": [_trick(trick) for trick in view.tricks],
        "limit": view.options.limit,
        "points": list(view.points),
        "markers": list(view.markers),
        "rounds": [_round(record) for record in view.records],
    }


def _trick(trick: Trick) -> dict[str, Json]:
    return {
        "hands": list(trick.hands),
        "cards": _codes(trick.cards),
        "led": trick.led.value,
        "sits_out": trick.sits_out,
        "lead": trick.lead.letter,
        "winner": trick.winner,
    }


def _round(record: RoundRecord) -> dict[str, Json]:
    return {
        "first": record.first,
        "tricks": [_trick(trick) for trick in record.tricks],
        "points": [score.after for score in record.scores],
        "markers": list(record.markers),
    }


def _codes(cards: Iterable[Card]) -> list[str]:
    return [card.code for card in cards]


def _letters(kinds: Iterable[Kind]) -> list[str]:
    return [kind.letter for kind in kinds]


_SEARCHES: Final = (
    *("search.card_tree", "levels", "one_card_rule", "search.packed_hold"),
    *("search.packed_round", "rule_numbers", "search.situation", "search.standing", "taste"),
    "search.table_numbers",
)


class ChikyuFigures:
    """Sums over rounds; what a sum is called says what it counts."""

    titles: Final = {
        "points_per_round": "points a round",
        "piles": "piles",
        "pink": "pink taken",
        "colours": "colours",
        "looks_away": "looks away",
        "left_to_others": "left to others",
        "early_rank": "early rank",
        "same_lead": "same lead",
        "limits_passed": "limits passed",
    }

    def of_seat(self, view: ChikyuView, seat: Seat) -> Counter[str]:
        sums: Counter[str] = Counter()
        for record in view.records:
            score = record.scores[seat]
            sums.update(
                rounds=1,
                points=score.after - score.before,
                piles=len(score.piles),
                pink=score.hold[Kind.INTENTON],
                colours=score.colours,
                over=len(score.over),
            )
            sums.update(_plays(record, seat, view.options.seats))
        return sums

    def rates(self, sums: Counter[str]) -> dict[str, float]:
        rounds = max(sums["rounds"], 1)
        return {
            "points_per_round": sums["points"] / rounds,
            "piles": sums["piles"] / rounds,
            "pink": sums["pink"] / rounds,
            "colours": sums["colours"] / rounds,
            "looks_away": sums["looks_away"] / rounds,
            "left_to_others": sums["left"] / rounds,
            "early_rank": sums["ranks"] / max(sums["early"], 1),
            "same_lead": sums["same"] / max(sums["leads"], 1),
            "limits_passed": sums["over"] / rounds,
        }

    def of_game(self, view: ChikyuView) -> Counter[str]:
        return Counter(
            games=1,
            rounds=len(view.records),
            tricks=sum(len(record.tricks) for record in view.records),
            points=sum(view.points),
            over=sum(len(score.over) for record in view.records for score in record.scores),
        )

    def summary(self, sums: Counter[str]) -> str:
        games, rounds = max(sums["games"], 1), max(sums["rounds"], 1)
        return (
            f"Rounds a game: {sums['rounds'] / games:.2f}. "
            f"Tricks a round: {sums['tricks'] / rounds:.1f}. "
            f"Limits passed a round: {sums['over'] / rounds:.2f}."
        )


def _plays(record: RoundRecord, seat: Seat, seats: int) -> Counter[str]:
    """What a seat did with the cards of its hands in one round."""
    sums: Counter[str] = Counter()
    led: set[Kind] = set()
    for number, trick in enumerate(record.tricks):
        for place, (hand, card) in enumerate(zip(trick.hands, trick.cards, strict=True)):
            if hand % seats != seat or (place == 0 and trick.led in (Led.BLIND, Led.PICKED)):
                continue
            if 2 * number < len(record.tricks):
                sums.update(early=1, ranks=card.rank)
            if place == 0:
                sums.update(leads=1, same=card.kind in led)
                led.add(card.kind)
            sums.update(
                looks_away=place > 0 and card.kind is Kind.TURNABLINDIE is not trick.lead,
                left=_is_left(trick, card, seat, seats),
            )
    return sums


def _is_left(trick: Trick, card: Card, seat: Seat, seats: int) -> bool:
    """A card of which there can be too many, in a pile of somebody else."""
    return card.kind in BITES and trick.winner % seats != seat


PLAYERS: Final[Players[ChikyuOptions, ChikyuView, ChikyuMove]] = Players(
    BOTS,
    view_record,
    ChikyuCoach(),
    ChikyuLookBack(),
    ChikyuFigures(),
    assessor=ChikyuAssessor(),
    compare=compare,
    searches=_SEARCHES,
)
