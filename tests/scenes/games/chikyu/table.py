"""A table of Chikyu in the whole program, and a player in front of it who knows the cards."""

from __future__ import annotations

from game.app.settings import TableSpeed
from game.app.table_laying import SealedDeal
from game.core.options import OptionValue
from game.kits.set_up import Chair, SetUp
from game.rules.chikyu.cards import Card
from game.rules.chikyu.moves import PlayCard
from game.rules.chikyu.view import ChikyuView
from scenes.games.chikyu.chooser.choosing import CardChooser
from scenes.games.chikyu.display import Display
from scenes.games.chikyu.playmat import ChikyuMat
from tests.ui.house import ANA, SHOCO, YUANA, House

CHOGOGO = Chair("Chogogo", "flamingo", "flamingo", "guest")
PRIKICHI = Chair("Prikichi", "parakeet", "parakeet", "guest")
CHAIRS = (ANA, SHOCO, CHOGOGO, YUANA, PRIKICHI)


class Harbour(House):
    """One person at seat 0 among bots."""

    def __init__(
        self,
        seats: int = 4,
        seed: int = 14,
        *,
        speed: TableSpeed = TableSpeed.INSTANT,
        size: tuple[int, int] = (1280, 720),
        options: dict[str, OptionValue] | None = None,
        chairs: tuple[Chair, ...] | None = None,
    ) -> None:
        super().__init__(speed=speed, size=size)
        self.sit_down(
            SetUp("chikyu", chairs or CHAIRS[:seats], options or {}), SealedDeal(seed, "salt")
        )

    @property
    def chikyu(self) -> ChikyuMat:
        """The mat on the table."""
        mat = self.table.mat
        assert isinstance(mat, ChikyuMat)
        return mat

    @property
    def picture(self) -> Display:
        """What is shown now."""
        return self.chikyu.display

    @property
    def chooser(self) -> CardChooser:
        """What the person has in hand."""
        return self.chikyu.chooser

    @property
    def view(self) -> ChikyuView:
        """What the person at seat 0 may know."""
        view = self.table._session.match.view(0)
        assert isinstance(view, ChikyuView)
        return view

    @property
    def playable(self) -> list[Card]:
        """The cards that may be played now; none while somebody else is asked."""
        return [move.card for move in self.view.legal if isinstance(move, PlayCard)]

    def card_at(self, card: Card) -> tuple[int, int]:
        """The pixel on which a card is pressed."""
        return self.find(name_of(card)).center


def name_of(card: Card) -> str:
    """What a card is called among what can be pressed."""
    return f"card {card.kind.title} {card.rank}"
