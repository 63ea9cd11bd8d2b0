"""A second, plain game of Chikyu that follows a log line by line and knows no rules module.

Cards are codes. It says who is to act, which cards are allowed, and where the boats are.
"""

from dataclasses import dataclass, field

from tests.rules.chikyu.oracle import Pile, score

HAND_SIZES = {
    (2, False): 7, (3, False): 10, (4, False): 10, (5, False): 10,
    (2, True): 8, (3, True): 11, (4, True): 12, (5, True): 12,
}  # fmt: skip


@dataclass
class Follower:
    """Everything is looked up anew for every question: slow, and hard to get wrong."""

    seats: int
    expansion: bool
    whole_deck: bool
    points: list[int] = field(default_factory=list)
    longest: list[int] = field(default_factory=list)
    rounds: int = 0
    hands: list[list[str]] = field(default_factory=list)
    played: list[tuple[int, str]] = field(default_factory=list)
    leader: int = 0
    sits_out: int | None = None
    effect: str = ""
    piles: list[list[Pile]] = field(default_factory=list)
    tricks: int = 0
    over: bool = False
    blind_leads: int = 0
    sit_outs: int = 0
    colourless: int = 0
    picked: int = 0
    looked_away: int = 0

    def follow(self, line: str) -> None:
        """Do what a line of the log says; it must be allowed."""
        who, verb, *words = line.split()
        if verb == "deal":
            assert who == "chance"
            assert self.actor() == "chance"
            self._deal(int(words[0]), words[1:])
            return
        blind = verb == "blind"
        assert blind == self.leads_blind()
        assert who == ("chance" if blind else str(self.actor()))
        assert words[0] in self.allowed()
        self._play(words[0])

    def turn(self) -> int:
        """The hand whose card is next."""
        return self._order()[len(self.played)]

    def leads_blind(self) -> bool:
        first = self.hands and not self.played and self.effect == "B"
        return bool(first) and self.leader < self.seats

    def actor(self) -> int | str:
        """Who chooses now."""
        if self.over:
            return "nobody"
        if not self.hands or self.leads_blind():
            return "chance"
        turn = self.turn()
        if not self.played and self.effect == "B":
            return 1 - turn % 2  # a dependency's lead is picked by the other side
        return turn % self.seats

    def lead(self) -> str:
        """The letter to follow, or nothing."""
        setter = 1 if self.effect == "L" else 0
        return self.played[setter][1][0] if len(self.played) > setter else ""

    def allowed(self) -> list[str]:
        hand, lead = self.hands[self.turn()], self.lead()
        if any(code[0] == lead for code in hand):
            return [code for code in hand if code[0] in (lead, "T")]
        return list(hand)

    def _order(self) -> list[int]:
        count = len(self.hands)
        order = [(self.leader + step) % count for step in range(count)]
        return [hand for hand in order if hand != self.sits_out]

    def _deal(self, first: int, codes: list[str]) -> None:
        count = 4 if self.seats == 2 else self.seats
        size = 10 if self.whole_deck else HAND_SIZES[self.seats, self.expansion]
        self.hands = [[] for _ in range(count)]
        for place, code in enumerate(codes[: count * size]):
            self.hands[place % count].append(code)
        if self.rounds == 0:
            self.points = [0] * self.seats
            self.longest = [(first + step) % self.seats for step in range(self.seats)]
        self.piles = [[] for _ in range(self.seats)]
        self.leader, self.sits_out, self.effect, self.tricks = first, None, "", 0

    def _play(self, code: str) -> None:
        turn = self.turn()
        if not self.played:
            self.blind_leads += self.leads_blind()
            self.picked += self.effect == "B" and turn >= self.seats
            self.colourless += self.effect == "L"
            self.sit_outs += self.sits_out is not None
        self.looked_away += code[0] == "T" and self.lead() not in ("", "T")
        self.hands[turn].remove(code)
        self.played.append((turn, code))
        if len(self.played) == len(self._order()):
            self._take()

    def _take(self) -> None:
        lead = self.lead()
        winner, card = max(
            ((hand, code) for hand, code in self.played if code[0] == lead),
            key=lambda each: each[1],
        )
        self.piles[winner % self.seats].append([code for _, code in self.played])
        self.played, self.tricks = [], self.tricks + 1
        self.effect = card[0]
        self.leader, self.sits_out = winner, None
        if not all(self.hands):
            self._score()
        elif self.effect == "S":
            self.sits_out = winner
            if self.seats > 2:
                self.leader = (winner + 1) % self.seats
            else:
                self.leader = {0: 1, 1: 0, 2: 3, 3: 2}[winner]

    def _score(self) -> None:
        self.points, orders = score(self.piles, self.expansion, self.points, self.longest)
        # The stacks of the track say who lies lower; among different spaces it does not matter.
        self.longest = orders[3]
        self.hands, self.rounds = [], self.rounds + 1
        self.over = self.rounds == 4 or max(self.points) >= (35 if self.expansion else 30)
