"""A game in words: the questions that sentences, terminal and results answer, and usual answers.

A game takes these as its bases and says what it can say better. `short_rules` is all that it must.
"""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, fields
from itertools import pairwise
from typing import Any, ClassVar, Final, Generic, TypeVar

from game.core.events import CardsMoved, CardsRevealed, Event, ScoreChanged, Shuffled, TurnStarted
from game.core.moves import Move
from game.core.options import Options
from game.core.outcome import EndReason, Outcome, Standing
from game.core.places import Zone
from game.core.quoting import quoted
from game.core.seats import Seat
from game.core.sentences import Phrase, begin, join_words, labelled, points_words
from game.core.view import OpenCards, View
from game.core.words import _

O = TypeVar("O", bound=Options)  # noqa: E741 - options, views and moves, as in the rules
V = TypeVar("V", bound=View[Any])
M = TypeVar("M", bound=Move)

_IN_HAND_OR_GONE: Final = (Zone.BOX, Zone.PILE, Zone.HAND, Zone.DISCARD)


@dataclass(frozen=True, slots=True)
class Cast(Generic[O]):
    """Who the sentences are about, and at which table."""

    names: tuple[str, ...]
    options: O


class Teller(Generic[O, V, M]):
    """A game in plain sentences."""

    short_rules: ClassVar[tuple[str, ...]] = ()
    """The rules in short, a paragraph a line, to be translated where they are shown."""

    def rules(self, options: O) -> list[str]:
        """The rules in short, with the numbers of the table; a paragraph a line."""
        return [_(line) for line in self.short_rules]

    def card(self, card: Hashable) -> str:
        """A card as it stands inside a sentence."""
        return str(card)

    def tell(self, event: Event, cast: Cast[O]) -> list[str]:
        """The sentences of an event; it must already be redacted for whoever reads them.

        The usual ones are about what the core knows: a shuffle, a turn, open cards and points.
        """
        match event:
            case Shuffled():
                return [_("The cards are shuffled and dealt.")]
            case TurnStarted(seats):
                return [_("It is the turn of {names}.").format(names=_names(cast, seats))]
            case CardsRevealed(faces):
                plays = enumerate(faces)
                return [self._plays(cast, seat, shown) for seat, shown in plays if shown]
            case CardsMoved(moves):
                laid: dict[int, list[Hashable]] = {}
                for source, target, face in moves:
                    # What was locked was told when it was turned over.
                    was_told = source.zone is Zone.SLOT
                    if (
                        source.seat is not None
                        and not was_told
                        and target.zone not in _IN_HAND_OR_GONE
                    ):
                        laid.setdefault(source.seat, []).append(face)
                return [self._plays(cast, seat, cards) for seat, cards in laid.items()]
            case ScoreChanged(seat, points):
                score = self.score(points, cast.options)
                return [_("{name} now has {points}.").format(name=cast.names[seat], points=score)]
        return []

    def _plays(self, cast: Cast[O], seat: int, cards: Sequence[Hashable]) -> str:
        words = join_words(map(self.card, cards))
        return _("{name} plays {cards}.").format(name=cast.names[seat], cards=words)

    def where(self, view: V) -> str:
        """Where the match is: "Round 2 of 6, turn 1"; usually the points alone say so."""
        return _("Points: {list}").format(list=_(", ").join(map(str, view.points)))

    def why_over(self, outcome: Outcome, options: O) -> str:
        """Why no more moves follow."""
        return {
            EndReason.TIME_UP: _("The time is up."),
            EndReason.TARGET_REACHED: _("That is enough to win."),
            EndReason.PLAYED_OUT: _("The last card is played."),
        }[outcome.reason]

    def score(self, points: int, options: O) -> str:
        """So many points, or of whatever else is counted at this table: "3 sets"."""
        return points_words(points)

    def tie_break(self, standing: Standing) -> str:
        """What decides between equal points, and how much of it a seat has: "9 cards"."""
        return ""

    def move(self, move: M, view: V | None = None) -> str:
        """What is played, as it stands inside a sentence.

        Whoever shall play it is told with the view: then what lies is named as it lies there.
        """
        record: Any = move
        parts = [getattr(move, each.name) for each in fields(record)]
        cards = [card for part in parts for card in (part if isinstance(part, tuple) else (part,))]
        return join_words(map(self.card, cards)) or type(move).__name__.lower()

    def advice(self, move: M, view: V | None = None) -> str:
        """What to do, as a sentence for whoever asked for a hint."""
        return _("Play {move}.").format(move=self.move(move, view))

    def brief(self, move: M, view: V) -> str:
        """A move where there is room for a few letters, and a picture beside it."""
        return self.move(move, view)

    def in_one_breath(self, options: O) -> str:
        """The rules of a table in a few sentences made from its answers; else those are listed."""
        return ""

    def phrase(self, phrase: Phrase) -> str:
        """A sentence about the game, with its values in words."""
        values = {name: self.in_words(value) for name, value in phrase.values.items()}
        return begin(_(phrase.template).format(**values))

    def in_words(self, value: Hashable) -> object:
        """A value of a phrase, which may be a card or whatever else only the game knows."""
        return value


class Terminal(Generic[O, V, M]):
    """What a person at a terminal reads and types: usually the number of a move."""

    def __init__(self, teller: Teller[O, V, M]) -> None:
        self._teller = teller

    def how_to_move(self, view: V) -> str:
        """How a move is typed at this table."""
        return _("Type the number of a move and press Enter.")

    def situation(self, view: V, names: Sequence[str]) -> list[str]:
        """All there is to know: where the match is, the table, the points, the own cards."""
        known = [f"{name} {n}" for name, n in zip(names, view.points, strict=True) if n is not None]
        points = _("Points: {list}.").format(list=_(", ").join(known))
        return [points, *self._lying(view, names), *self.news(view, names)]

    def _lying(self, view: V, names: Sequence[str]) -> list[str]:
        """The open cards, where the view can tell them."""
        told: object = view
        table = _("On the table")
        lying = told.open_cards() if isinstance(told, OpenCards) else ()
        words = [(seat, join_words(map(self._teller.card, cards))) for seat, cards in lying]
        return [
            labelled(table if seat is None else names[seat], f"{cards}.") for seat, cards in words
        ]

    def news(self, view: V, names: Sequence[str]) -> list[str]:
        """What a person needs who has just heard what was played."""
        moves = enumerate(view.legal, start=1)
        return [labelled(number, self._teller.move(move, view)) for number, move in moves]

    def brief(self, view: V, names: Sequence[str]) -> list[str]:
        """What must be heard before every choice; all the rest is said when it is asked for."""
        return self.news(view, names)

    def told_briefly(self, event: Event, cast: Cast[O], listener: Seat | None) -> list[str] | None:
        """What is said of an event in short; None: what the teller says.

        The `listener` is the only person at the screen, who knows what they have done.
        """
        return [] if isinstance(event, ScoreChanged) else None

    def points(self, view: V, names: Sequence[str]) -> list[str]:
        """Where the match is, and who has how much."""
        known = [f"{name} {n}" for name, n in zip(names, view.points, strict=True) if n is not None]
        standing = _("Points: {list}.").format(list=_(", ").join(known))
        return [f"{self._teller.where(view)}.", standing]

    def hand(self, view: V, names: Sequence[str]) -> list[str]:
        """What the person may choose from, with its numbers."""
        return self.news(view, names)

    def last(self, view: V, names: Sequence[str]) -> str:
        """What was over last, such as a round or a trick; nothing: what the last turn was."""
        return ""

    def question(self, view: V) -> str:
        """What the person is asked."""
        return _("Choose a move:")

    def read(self, view: V, answer: str, names: Sequence[str]) -> M | str:
        """The move that an answer means, or the sentence that answers it."""
        chosen: dict[str, M] = {str(n): move for n, move in enumerate(view.legal, start=1)}
        sentence = _("{answer} is not the number of a move. Type one, or: help")
        return chosen.get(answer.strip(), sentence.format(answer=quoted(answer)))

    def typed(self, view: V, move: M) -> str:
        """The answer that means a legal move."""
        return str(list(view.legal).index(move) + 1)

    def take_back(self, view: V) -> M | None:
        """The move that takes the viewer's locked choice back, while that is possible."""
        return None


@dataclass(frozen=True, slots=True)
class Course:
    """Everybody's points after each round, from nothing, and after which rounds a part ended."""

    points: tuple[tuple[int, ...], ...]
    parts: tuple[int, ...] = ()

    @property
    def rounds(self) -> int:
        """How many rounds there were."""
        return len(self.points[0]) - 1

    @property
    def highest(self) -> int:
        """The most points that anybody ever had."""
        return max(max(line) for line in self.points)


HOUSES: Final = 5
"""In the line that is handed on after the deal of a day."""


class Results(Generic[O, V]):
    """What the end of a match is worth telling; usually points decide, and equals share."""

    def reason(self, outcome: Outcome, options: O) -> str:
        """With how much somebody won, and why the match is over, in a line."""
        sentence = {
            EndReason.TIME_UP: _("{points} when the time was up."),
            EndReason.TARGET_REACHED: _("{points} were enough."),
            EndReason.PLAYED_OUT: _("{points} after the last card."),
        }[outcome.reason]
        return sentence.format(points=points_words(outcome.standings[0].points))

    def tie_breaks(self, outcome: Outcome, names: Sequence[str]) -> list[str]:
        """A sentence for every group with equal points; none when points decide everything."""
        winners = [names[seat] for seat in outcome.winners]
        shared = _("{names} share the victory.").format(names=join_words(winners))
        return [shared] if len(winners) > 1 else []

    def highlights(self, view: V, names: Sequence[str]) -> list[str]:
        """What one may remember of the match."""
        return []

    def told_later(self, view: V, names: Sequence[str], people: Sequence[Seat]) -> str:
        """What these people will tell of the match: rarer than a win; usually nothing."""
        return ""

    def lit_houses(self, view: V, seat: int) -> tuple[bool, ...]:
        """A finished match as five houses, without a word of it: usually the fifths that paid."""
        line = self.course(view).points[seat]
        gains = [after - before for before, after in pairwise(line)] or [0]
        fifths = [
            gains[len(gains) * house // HOUSES : max(1, len(gains) * (house + 1) // HOUSES)]
            for house in range(HOUSES)
        ]
        return tuple(any(gain > 0 for gain in fifth) for fifth in fifths)

    def course(self, view: V) -> Course:
        """How the points grew."""
        return Course(tuple((0, points or 0) for points in view.points))


def _names(cast: Cast[O], seats: Sequence[int]) -> str:
    return join_words(cast.names[seat] for seat in seats)
