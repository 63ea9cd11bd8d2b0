"""What the contract suite must be told about Chikyu; cards are codes such as "T4"."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from hypothesis import strategies as st

from game.core.plain import Json
from game.core.seats import Seat, Viewer
from game.rules.chikyu.cards import Card
from game.rules.chikyu.moves import PlayCard

LETTERS: Final = "TBSIFDL"
TOP_RANKS: Final = {2: 5, 3: 5, 4: 7, 5: 9}


class ChikyuAdapter:
    """Reads snapshots alone: who holds what, what was led, who chooses for which hand."""

    constants: Final = (Card, PlayCard)
    open_choices: Final = True

    def deck(self, snapshot: Json) -> Counter[str]:
        options = snapshot["options"]
        if not snapshot["markers"]:
            return Counter()
        top = TOP_RANKS[options["seats"]] if options["deck"] == "trimmed" else 9
        letters = LETTERS if options["expansion"] == "on" else LETTERS[:-1]
        return Counter(f"{letter}{rank}" for letter in letters for rank in range(1, top + 1))

    def cards(self, snapshot: Json, public: Any) -> Counter[str]:
        zones = [snapshot["aside"], snapshot["trick"], *snapshot["hands"], *snapshot["dropped"]]
        zones += [line.split(" ", 4)[4] for line in snapshot["tricks"]]
        assert len(public.tricks) == len(snapshot["tricks"])
        return Counter(code for zone in zones for code in zone.split())

    def lines(self) -> st.SearchStrategy[str]:
        codes = st.builds("{}{}".format, st.sampled_from(LETTERS), st.integers(1, 9))
        return st.builds("play {}".format, codes) | st.builds("blind {}".format, codes)

    def legal_lines(self, snapshot: Json, seat: Seat) -> set[str]:
        if snapshot["chooser"] != seat:
            return set()
        hand = snapshot["hands"][snapshot["turn"]].split()
        trick = snapshot["trick"].split()
        setter = 1 if snapshot["led"] == "colourless" else 0
        if len(trick) > setter:
            kind = trick[setter][0]
            following = [code for code in hand if code[0] == kind]
            if following:
                hand = following + [code for code in hand if code[0] == "T"]
        return {f"play {code}" for code in hand}

    def past_of(self, world: Json, lines: Sequence[str], viewer: Viewer) -> list[str]:
        """Only the last deal is unknown: everybody held what they played, and what they hold."""
        del viewer  # a viewer's own cards are the same in every world
        start = max(i for i, line in enumerate(lines) if line.startswith("chance deal"))
        head = lines[start].split()[:3]
        held = [hand.split() for hand in world["hands"]]
        for line in world["tricks"]:
            hands, _, _, _, codes = line.split(" ", 4)
            for hand, code in zip(hands, codes.split(), strict=True):
                held[int(hand)].append(code)
        for hand, code in zip(world["order"], world["trick"].split(), strict=False):
            held[hand].append(code)
        dealt = [code for round_ in zip(*held, strict=True) for code in round_]
        told = " ".join([*head, *dealt, *world["aside"].split()])
        return [*lines[:start], told, *lines[start + 1 :]]
