"""What the contract suite must be told about Pebbles."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from hypothesis import strategies as st

from game.core.plain import Json
from game.core.seats import Seat, Viewer
from tests.pebbles.table import DECK, HAND_SIZE

FARTHEST: Final = 8  # nine cards at most lie on the table


class PebblesAdapter:
    """Cards are codes such as "r1" and lie in hands, on the table or aside."""

    constants: Final[tuple[type, ...]] = ()
    open_choices: Final = False

    def deck(self, snapshot: Json) -> Counter[str]:
        begun = snapshot["phase"] != "deal" or snapshot["round"] > 0
        return Counter(DECK) if begun else Counter()

    def cards(self, snapshot: Json, public: Any) -> Counter[str]:
        assert len(public.laid) == len(snapshot["laid"])
        held = [card for hand in snapshot["hands"] for card in hand]
        return Counter(held + snapshot["aside"] + [card for _, _, card, _ in snapshot["laid"]])

    def lines(self) -> st.SearchStrategy[str]:
        cells = st.integers(-FARTHEST, FARTHEST)
        return st.builds("lay {} {} {}".format, st.sampled_from(DECK), cells, cells)

    def legal_lines(self, snapshot: Json, seat: Seat) -> set[str]:
        seats = snapshot["options"]["seats"]
        if snapshot["phase"] != "choose" or (snapshot["round"] + snapshot["turn"]) % seats != seat:
            return set()
        hand, laid = snapshot["hands"][seat], snapshot["laid"]
        following = [card for card in hand if card[0] == laid[-1][2][0]]
        free = snapshot["options"]["follow"] == "may"
        taken = {(x, y) for x, y, _, _ in laid}
        beside = {
            (x + dx, y + dy) for x, y in taken for dx, dy in ((0, 1), (0, -1), (1, 0), (-1, 0))
        }
        cards = hand if free or not following else following
        return {f"lay {card} {x} {y}" for card in cards for x, y in beside - taken}

    def past_of(self, world: Json, lines: Sequence[str], viewer: Viewer) -> list[str]:
        """Only the last deal is unknown: everybody held what they laid, and what they hold."""
        start = max(i for i, line in enumerate(lines) if line.startswith("chance deal"))
        real = lines[start].split()[2:]
        order: list[str] = []
        for seat, hand in enumerate(world["hands"]):
            held = real[seat * HAND_SIZE : (seat + 1) * HAND_SIZE]
            laid = [card for _, _, card, who in world["laid"] if who == seat]
            order += held if seat == viewer else laid + hand
        order += world["aside"]
        return [*lines[:start], f"chance deal {' '.join(order)}", *lines[start + 1 :]]
