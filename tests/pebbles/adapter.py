"""What the contract suite must be told about Pebbles."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from hypothesis import strategies as st

from game.core.plain import Json
from game.core.seats import Seat, Viewer
from tests.pebbles.game import DECK, HAND_SIZE, ROUNDS


class PebblesAdapter:
    """Cards are codes such as "r1" and lie in hands, on the table or in the pile."""

    constants: Final[tuple[type, ...]] = ()
    open_choices: Final = False

    def deck(self, snapshot: Json) -> Counter[str]:
        begun = snapshot["laid"] or any(snapshot["hands"])
        return Counter(DECK) if begun else Counter()

    def cards(self, snapshot: Json, public: Any) -> Counter[str]:
        assert len(public.known.laid) == len(snapshot["laid"])
        held = [card for hand in snapshot["hands"] for card in hand]
        return Counter(held + snapshot["pile"] + snapshot["laid"])

    def lines(self) -> st.SearchStrategy[str]:
        return st.sampled_from([f"lay {card}" for card in DECK])

    def legal_lines(self, snapshot: Json, seat: Seat) -> set[str]:
        options, hand, laid = snapshot["options"], snapshot["hands"][seat], snapshot["laid"]
        turn = (snapshot["round"] + snapshot["turn"]) % options["seats"]
        if snapshot["round"] == ROUNDS or turn != seat:
            return set()
        following = [card for card in hand if laid and card[0] == laid[-1][0]]
        free = options.get("follow") == "may" or not following
        return {f"lay {card}" for card in (hand if free else following)}

    def past_of(self, world: Json, lines: Sequence[str], viewer: Viewer) -> list[str]:
        """Only the last deal is unknown: everybody held what they laid, and what they hold."""
        start = max(i for i, line in enumerate(lines) if line.startswith("chance deal"))
        real = lines[start].split()[:1:-1]
        dealt: list[str] = []
        for seat, hand in enumerate(world["hands"]):
            held = real[seat * HAND_SIZE : (seat + 1) * HAND_SIZE]
            layers = zip(world["laid"], world["layers"], strict=True)
            laid = [card for card, who in layers if who == seat]
            dealt += held if seat == viewer else laid + hand
        order = [*world["pile"], *reversed(dealt)]
        return [*lines[:start], f"chance deal {' '.join(order)}", *lines[start + 1 :]]
