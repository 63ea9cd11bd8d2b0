"""A table of 5211 set by hand: cards are codes such as "y1", moves are lines of the log."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from game.core.events import Event
from game.core.options import OptionValue
from game.core.plain import Json
from game.core.rules import AnyRules
from game.core.seats import CHANCE, Seat
from game.rules.five211.rules import Five211

COLOURS: Final = "ygobv"
COPIES: Final = {1: 5, 2: 6, 3: 5, 4: 2, 5: 1, 6: 1}
DECK: Final = tuple(f"{c}{v}" for c in COLOURS for v, n in COPIES.items() for _ in range(n))
REMOVED: Final = {2: 10, 3: 13, 4: 0, 5: 15}
PER_TURN: Final = (2, 1, 1)

FIVE211: Final[AnyRules] = Five211()


def in_order(codes: Sequence[str]) -> list[str]:
    """Cards in the order of the tally, low values first, as a play lists them."""
    return sorted(codes, key=lambda code: (COLOURS.index(code[0]), code[1]))


def without(cards: Sequence[str], taken: Sequence[str]) -> list[str]:
    """The cards that are left; taking one that is not there is a mistake of the test."""
    left = Counter(cards)
    left.subtract(taken)
    assert min(left.values()) >= 0, f"more {left} than the deck has"
    return in_order(list(left.elements()))


class Table:
    """A game without a match around it, so that a test can choose the deals."""

    def __init__(
        self,
        seats: int,
        variant: str = "standard",
        scores: str = "open",
        rules: AnyRules = FIVE211,
    ) -> None:
        self.rules = rules
        self.seats = seats
        values: dict[str, OptionValue] = {"seats": seats, "variant": variant, "scores": scores}
        self.options = rules.make_options(values)
        self.state: Any = rules.new_match(self.options)
        self.events: list[Event] = []

    @property
    def snapshot(self) -> Json:
        return self.rules.snapshot(self.state)

    @property
    def points(self) -> list[int]:
        return list(self.snapshot["points"])

    @property
    def over(self) -> bool:
        return self.rules.outcome(self.state) is not None

    def hand(self, seat: Seat) -> list[str]:
        return list(self.snapshot["hands"][seat].split())

    def pile(self) -> list[str]:
        return list(self.snapshot["pile"].split())

    def legal(self, seat: Seat) -> list[str]:
        return [self.rules.encode_move(m) for m in self.rules.legal_moves(self.state, seat)]

    def may(self, seat: Seat, line: str) -> bool:
        return self.rules.is_legal(self.state, seat, self.rules.decode_move(line))

    def deal(self, order: Sequence[str]) -> None:
        """Deal a deck of a hundred cards in this order."""
        self._apply(CHANCE, f"deal {' '.join(order)}")

    def deal_hands(self, hands: Sequence[Sequence[str]], pile: Sequence[str] = ()) -> None:
        """Deal these hands; `pile` are the first cards drawn, all else lies wherever it falls."""
        dealt = [hand[index] for index in range(5) for hand in hands]
        rest = without(DECK, [*dealt, *pile])
        removed, below = rest[: REMOVED[self.seats]], rest[REMOVED[self.seats] :]
        self.deal([*removed, *dealt, *pile, *below])

    def play(self, seat: Seat, cards: str) -> None:
        """Lock cards such as "y1 g3", in any order; they must be legal."""
        line = f"play {' '.join(in_order(cards.split()))}"
        assert line in self.legal(seat), f"{line} is not among {self.legal(seat)}"
        self._apply(seat, line)

    def take_back(self, seat: Seat) -> None:
        assert self.legal(seat) == ["take back"]
        self._apply(seat, "take back")

    def play_round(self, rows: Sequence[Sequence[str]]) -> None:
        """Play everybody's four cards: the first two, the third, the fourth."""
        for cards in (slice(0, 2), slice(2, 3), slice(3, 4)):
            for seat, row in enumerate(rows):
                self.play(seat, " ".join(row[cards]))

    def play_first_cards(self) -> None:
        """Everybody plays from the left of the hand, for one turn."""
        count = PER_TURN[self.snapshot["turn"]]
        for seat in range(self.seats):
            self.play(seat, " ".join(self.hand(seat)[:count]))

    def play_deck(self) -> None:
        """Play the rest of this deck from the left of the hands."""
        deck = self.snapshot["deck"]
        while self.snapshot["phase"] == "choose" and self.snapshot["deck"] == deck:
            self.play_first_cards()

    def give(self, points: Sequence[int], scored: Sequence[int]) -> None:
        """Make everybody's points and numbers of scored cards what a test needs."""
        self.state.points, self.state.scored = list(points), list(scored)

    def view(self, viewer: int) -> Any:
        return self.rules.view(self.state, viewer)

    def told(self, viewer: int) -> list[Event]:
        """All events so far as the viewer may see them."""
        redacted = (self.rules.redact(event, viewer, self.options) for event in self.events)
        return [event for event in redacted if event is not None]

    def _apply(self, actor: int, line: str) -> None:
        self.rules.apply(self.state, actor, self.rules.decode_move(line), self.events.append)


def table_with(rows: Sequence[Sequence[str]], rules: AnyRules = FIVE211, **options: str) -> Table:
    """A table at which these four cards a seat were played in the first round."""
    spare = without(DECK, [card for row in rows for card in row])
    table = Table(len(rows), rules=rules, **options)
    table.deal_hands([[*row, spare[seat]] for seat, row in enumerate(rows)])
    table.play_round(rows)
    return table


class QuickRound:
    """Plays many first rounds of a table size without looking at events or legality."""

    def __init__(self, seats: int, rules: AnyRules = FIVE211) -> None:
        self._rules = rules
        self._options = rules.make_options(
            {"seats": seats, "variant": "standard", "scores": "open"}
        )
        self._plays: dict[tuple[str, ...], Any] = {}

    def state_after(self, rows: Sequence[Sequence[str]]) -> Any:
        """The state after these four cards a seat were played."""
        rules = self._rules
        state = rules.new_match(self._options)
        rules.apply(state, CHANCE, rules.decode_move(self._deal_line(rows)))
        for start, end in ((0, 2), (2, 3), (3, 4)):
            for seat, row in enumerate(rows):
                rules.apply(state, seat, self._play(tuple(row[start:end])))
        return state

    def _deal_line(self, rows: Sequence[Sequence[str]]) -> str:
        spare = list(DECK)
        for row in rows:
            for code in row:
                spare.remove(code)
        dealt = [row[index] for index in range(4) for row in rows]
        removed = REMOVED[len(rows)]
        return f"deal {' '.join([*spare[:removed], *dealt, *spare[removed:]])}"

    def _play(self, codes: tuple[str, ...]) -> Any:
        if codes not in self._plays:
            self._plays[codes] = self._rules.decode_move(f"play {' '.join(codes)}")
        return self._plays[codes]
