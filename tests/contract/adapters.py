"""What the contract suite must be told about a game that the protocol does not say."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement
from typing import Any, Final, Protocol

from hypothesis import strategies as st

from game.core.plain import Json
from game.core.rules import AnyRules
from game.core.seats import Seat, Viewer
from game.kits.registry import KITS
from game.rules.five211.cards import Card
from tests.contract.chikyu_adapter import ChikyuAdapter
from tests.contract.duco_adapter import DucoAdapter
from tests.contract.five211_past import five211_past
from tests.pebbles.adapter import PebblesAdapter
from tests.pebbles.game import PEBBLES
from tests.pebbles.hurried import HURRIED


class Adapter(Protocol):
    """One game's cards and moves, read from snapshots and log lines only."""

    @property
    def constants(self) -> tuple[type, ...]:
        """Types whose objects never change and may be shared by everything."""

    def deck(self, snapshot: Json) -> Counter[str]:
        """The cards that must be somewhere in this snapshot."""

    def cards(self, snapshot: Json, public: Any) -> Counter[str]:
        """The cards in the snapshot, and those that the public view of it remembers as gone."""

    @property
    def open_choices(self) -> bool:
        """Whether seats that act at the same time see what the others do at once."""

    def lines(self) -> st.SearchStrategy[str]:
        """Any move that somebody might try, as a line of the log."""

    def legal_lines(self, snapshot: Json, seat: Seat) -> set[str]:
        """The lines that the rulebook allows a seat now."""

    def past_of(self, world: Json, lines: Sequence[str], viewer: Viewer) -> list[str]:
        """A log that leads to the snapshot of a sampled world, or to the nearest one there is.

        `lines` is the log of the real match. Who acted when stays; what the viewer could not see
        (deals, locked choices) is told anew, so that it fits the world.
        """


class Five211Adapter:
    """Cards are codes such as "y1"; hands hold the locked cards until they are revealed."""

    constants: Final = (Card,)
    open_choices: Final = False
    _copies: Final = {1: 5, 2: 6, 3: 5, 4: 2, 5: 1, 6: 1}

    def deck(self, snapshot: Json) -> Counter[str]:
        if snapshot["deck"] < 0:
            return Counter()
        copies = self._copies.items()
        return Counter({f"{colour}{value}": n for colour in "ygobv" for value, n in copies})

    def cards(self, snapshot: Json, public: Any) -> Counter[str]:
        zones = [snapshot["removed"], snapshot["leftover"], snapshot["pile"]]
        zones += snapshot["hands"] + snapshot["rows"]
        cards = Counter(code for zone in zones for code in zone.split())
        for record in public.records:
            if record.deck == snapshot["deck"]:
                cards.update(card.code for row in record.rows for card in row)
        return cards

    def lines(self) -> st.SearchStrategy[str]:
        codes = [f"{colour}{value}" for colour in "ygobv" for value in self._copies]
        pairs = map(" ".join, combinations_with_replacement(codes, 2))
        return st.sampled_from(["take back", *(f"play {cards}" for cards in (*codes, *pairs))])

    def legal_lines(self, snapshot: Json, seat: Seat) -> set[str]:
        if snapshot["phase"] != "choose":
            return set()
        if snapshot["choices"][seat]:
            return {"take back"}
        hand = sorted(snapshot["hands"][seat].split(), key=self._rank)
        count = 2 if snapshot["turn"] == 0 else 1
        return {f"play {' '.join(cards)}" for cards in combinations(hand, count)}

    def past_of(self, world: Json, lines: Sequence[str], viewer: Viewer) -> list[str]:
        return five211_past(world, lines, viewer)

    def _rank(self, code: str) -> tuple[int, str]:
        return "ygobv".index(code[0]), code


CONTRACT_GAMES: Final[tuple[AnyRules, ...]] = (
    *(kit.rules for kit in KITS.values()),
    PEBBLES.rules,
    HURRIED.rules,
)
"""Every registered game, and the tests' own: the smallest, and one with corners."""

ADAPTERS: Final[dict[str, Adapter]] = {
    "five211": Five211Adapter(),
    "duco": DucoAdapter(),
    "chikyu": ChikyuAdapter(),
    "pebbles": PebblesAdapter(),
    "hurried": PebblesAdapter(),
}


def adapter_of(rules: AnyRules) -> Adapter:
    """The adapter that a newly registered game has to add here."""
    return ADAPTERS[rules.key]
