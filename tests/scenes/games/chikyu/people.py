"""Several people in front of one table of Chikyu, who hold their cards to look at them."""

from __future__ import annotations

import pygame

from game.core.seats import PUBLIC, Seat
from game.kits.set_up import Chair
from game.rules.chikyu.cards import Card
from game.rules.chikyu.moves import PlayCard
from scenes.engine.input.inputs import Action
from tests.driver import key_for
from tests.scenes.games.chikyu.table import Harbour, name_of

HELD = 0.45
"""Seconds for which cards are held: a little longer than it takes."""


class SharedHarbour(Harbour):
    """Checks after every frame that nobody changes place, and that no covered hand has faces."""

    def __init__(
        self,
        chairs: tuple[Chair, ...],
        seed: int = 5,
        *,
        size: tuple[int, int] = (1280, 720),
    ) -> None:
        super().__init__(seed=seed, chairs=chairs, size=size)
        self.boxes = [box.area for box in self.picture.layout.boxes]
        self.looked: list[Seat] = []
        """Whose hands were opened, one after the other."""
        self.watchers.append(self._watch)

    def _watch(self) -> None:
        if self.table_or_none is None:
            return
        picture = self.picture
        assert [box.area for box in picture.layout.boxes] == self.boxes, "somebody changed place"
        if picture.viewer == PUBLIC:
            # The one that leaves has a face already, and lies on it until it flies.
            known = [card for card in picture.hand if card.face is not None]
            assert len(known) <= 1, "a secret is known"
            assert not any(card.is_face_up for card in known), "a secret is seen"
        else:
            assert picture.viewer == picture.holder
            assert picture.scoring is None, "a hand stays open while a round is counted"
            if picture.viewer not in self.looked[-1:]:
                self.looked.append(picture.viewer)

    @property
    def asked(self) -> Seat:
        """Who is in turn at the screen."""
        return self.table._viewpoint.own

    @property
    def is_called(self) -> bool:
        return self.table._sharing.gate.is_called

    @property
    def moves_made(self) -> int:
        return len(self.table._session.match.log.entries)

    @property
    def playable(self) -> list[Card]:
        legal = self.table._session.match.view(self.asked).legal
        return [move.card for move in legal if isinstance(move, PlayCard)]

    def await_person(self) -> bool:
        """Until somebody is called or may choose; false when the results have come instead."""
        self.run_until(lambda: self.is_at_results or self.is_called or self.may_choose)
        return not self.is_at_results

    def hold_up(self, seconds: float = HELD) -> None:
        """The key that lifts cards."""
        code, _modifiers = key_for(Action.UP)
        self.hold(code)
        self.run(seconds)
        self.release(code)

    def hold_hand(self, seconds: float = HELD) -> None:
        """The near hand, by mouse."""
        at = self.picture.layout.hand.center
        self.point(at)
        self.post(pygame.MOUSEBUTTONDOWN, pos=at, button=1, touch=False)
        self.run(seconds)
        self.post(pygame.MOUSEBUTTONUP, pos=at, button=1, touch=False)

    def hold_pad(self, seconds: float = HELD) -> None:
        """Up on the pad."""
        button = pygame.CONTROLLER_BUTTON_DPAD_UP
        self.post(pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=button)
        self.run(seconds)
        self.post(pygame.CONTROLLERBUTTONUP, instance_id=0, button=button)

    def open_hand(self) -> None:
        """Whoever is called looks."""
        if self.is_called:
            self.hold_up()

    def choose(self, card: Card) -> None:
        """By its digit, unless it is chosen already."""
        faces = [widget.card.face for widget in self.chooser.active.cards]
        if not self.chooser.is_chosen(card):
            self.press(str((faces.index(card) + 1) % 10))

    def play_one(self) -> None:
        """The first card that may be played, by keys."""
        assert self.await_person()
        self.open_hand()
        self.choose(self.playable[0])
        self.press(Action.PLAY)

    def play_one_by_pad(self) -> None:
        """Some card, by pad."""
        assert self.await_person()
        if self.is_called:
            self.hold_pad()
        if not any(map(self.chooser.is_chosen, self.playable)):
            self.pad(Action.NEXT_FOCUS)
        self.pad(Action.PLAY)

    def click_one(self) -> None:
        """The same by mouse."""
        assert self.await_person()
        if self.is_called:
            self.hold_hand()
        self.run(0.4)  # a click that follows at once would be the half of a double one
        if not self.chooser.is_chosen(self.playable[0]):
            self.click(name_of(self.playable[0]))
        self.click("Play")

    def until_open(self) -> None:
        """Until somebody picks from the open hand of a dependency."""
        for _ in range(12):
            assert self.await_person()
            if self.table._viewpoint.chooses_openly:
                return
            self.play_one()
        raise AssertionError("no dependency was asked")
