"""The usual table: a game that brings nothing to the window is played there all the same."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations

import pytest
from pygame import Rect

from game.app.looking_back.replays import Chronicle
from game.core.events import CardsMoved, Emit, Event
from game.core.places import Cell, Place, Zone
from game.core.seats import PUBLIC, Actor, Seat
from game.kits.kit import AnyKit, GameKit
from game.kits.registry import KITS
from scenes.engine.input.inputs import Action
from scenes.engine.theme import Metrics
from scenes.table.card_groups import table_for
from scenes.table.card_layout import card_layout
from scenes.table.card_table import CardTable
from scenes.table.cards.card_sprite import Spot
from tests.pebbles.game import (
    Beach,
    Deal,
    Lay,
    Pebbles,
    PebblesMove,
    PebblesTeller,
    PebblesView,
)
from tests.scenes.table.test_turns import ALONE, Table, open_table

__all__ = ["open_table"]

OpenTable = Callable[..., Table]
SIDES = [(0, -1), (1, 0), (0, 1), (-1, 0)]
TURNS = 5
SIZES = [(1280, 720), (1024, 576), (1920, 800), (1280, 1024)]


@dataclass(frozen=True, slots=True)
class Put(Lay):
    """A card beside another one."""

    cell: Cell


@dataclass(slots=True)
class MosaicBeach(Beach):
    cells: list[Cell] = field(default_factory=list)


class Mosaic(Pebbles):
    """Pebbles that lie on cells: who lays one also says where."""

    key = "mosaic"
    state_type, move_types = MosaicBeach, {"deal": Deal, "put": Put}

    def legal_moves(self, state: Beach, seat: Seat) -> Sequence[PebblesMove]:
        assert isinstance(state, MosaicBeach)
        beside = [(x + dx, y + dy) for x, y in state.cells for dx, dy in SIDES]
        free = [cell for cell in dict.fromkeys(beside) if cell not in state.cells] or [(0, 0)]
        cards = [move.card for move in super().legal_moves(state, seat) if isinstance(move, Lay)]
        return [Put(card, cell) for card in cards for cell in free]

    def play(self, state: Beach, actor: Actor, move: PebblesMove, tell: Emit) -> None:
        assert isinstance(state, MosaicBeach)
        if not isinstance(move, Put):
            state.cells = []
            super().play(state, actor, move, tell)
            return
        state.cells.append(move.cell)
        place = Place(Zone.TABLE, cell=move.cell)

        def tell_where(event: Event) -> None:
            if isinstance(event, CardsMoved):
                event = CardsMoved(tuple(way._replace(target=place) for way in event.moves))
            tell(event)

        super().play(state, actor, move, tell_where)


class MosaicTeller(PebblesTeller):
    def move(self, move: PebblesMove, view: PebblesView | None = None) -> str:  # noqa: ARG002
        return f"{self.card(move.card)} to {move.cell}" if isinstance(move, Put) else ""


MOSAIC: AnyKit = GameKit(Mosaic(), "Mosaic", "a pattern of stones", MosaicTeller())


class WordTable(CardTable):
    """Where cards can be laid is asked in words."""

    @property
    def cells(self) -> Mapping[Cell, Spot]:
        return {}


def overlapping(rects: list[Rect]) -> list[tuple[Rect, Rect]]:
    return [(one, other) for one, other in combinations(rects, 2) if one.colliderect(other)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("seats", [1, 2, 4, 6])
def test_nothing_overlaps(size: tuple[int, int], text: float, seats: int) -> None:
    layout = card_layout(Metrics(*size, text), seats, 0)
    rects = [
        *(place.area for place in layout.seats), layout.caption, layout.choice, layout.play,
        layout.tools, layout.middle, layout.others, layout.pile.rect, layout.discard.rect,
        layout.seal,
    ]  # fmt: skip
    assert all(Rect((0, 0), size).contains(rect) for rect in rects)
    assert overlapping(rects) == []
    for place in layout.seats:
        inside = [place.portrait, place.name, place.points, place.row]
        assert all(place.area.contains(rect) for rect in inside)
        assert overlapping(inside) == []


def by_keys(table: Table) -> None:
    table.press(str(table.hand.index(table.card()) + 1))
    table.press(Action.NEXT_FOCUS)
    while not table.focused.startswith("cell"):
        table.press(Action.NEXT_FOCUS)
    table.press(Action.PLAY, Action.PLAY)


def by_pad(table: Table) -> None:
    while table.focused != f"card {table.card()}":
        table.pad(Action.NEXT_FOCUS)
    table.pad(Action.CONFIRM)
    while not table.focused.startswith("cell"):
        table.pad(Action.NEXT_FOCUS)
    table.pad(Action.CONFIRM, Action.PLAY)


@pytest.mark.parametrize("lay", [by_keys, by_pad])
def test_a_match_is_played_to_its_results_without_a_pointer(
    open_table: OpenTable, lay: Callable[[Table], None]
) -> None:
    table = open_table(*ALONE, kit=MOSAIC)
    while table.page != "results":
        if table.may_choose:
            laid = len(table.session.match.log.entries)
            lay(table)
            assert len(table.session.match.log.entries) > laid
        table.step()


def test_a_card_is_dropped_where_it_shall_lie(open_table: OpenTable) -> None:
    table = open_table(*ALONE, kit=MOSAIC)
    table.await_choice()
    card = table.card()
    table.drag(table.find(f"card {card}").center, table.mat.places.middle.center)
    mark = table.mat.chooser.parts[-1]
    table.drag(table.find(f"card {card}").center, mark.rect.center)
    chosen = table.table.decision.chosen
    assert isinstance(chosen, Put)
    assert mark.name == f"cell {chosen.cell[0]} {chosen.cell[1]}"


def test_moves_that_cards_do_not_decide_are_buttons_and_more_than_fit_are_leafed_through(
    open_table: OpenTable,
) -> None:
    table = open_table(*ALONE, mat=WordTable, kit=MOSAIC)
    for _turn in range(3):
        table.await_choice()
        table.session.submit(0, table.session.view(0).legal[-1])
    table.await_choice()
    table.click(f"card {table.card()}")
    first = [part.name for part in table.mat.chooser.parts]
    assert first[-1] == "More"
    table.scroll(-1)
    second = [part.name for part in table.mat.chooser.parts]
    assert set(first) & set(second) == {part.name for part in table.mat.chooser.hand.cards} | {
        "More"
    }
    table.click(second[-2])
    assert table.said == "Ready: play it!"


def test_a_continued_match_lies_as_it_was_left(open_table: OpenTable) -> None:
    table = open_table(*ALONE)
    table.lay()
    table.await_choice()
    shown, again = table.mat.table, table_for(Chronicle(table.session), 3, 0)
    assert shown.faces == again.faces


def test_nobody_sees_a_card_that_is_not_theirs(open_table: OpenTable) -> None:
    table = open_table(*ALONE)
    table.await_choice()
    for viewer in (PUBLIC, 0, 1, 2):
        seen = table_for(Chronicle(table.session), 3, viewer)
        known = [seat for seat in range(3) if any(card.face for card in seen.hand(seat))]
        assert known == [seat for seat in range(3) if seat == viewer]


@pytest.mark.parametrize("game", KITS)
def test_every_game_could_do_with_the_usual_table(open_table: OpenTable, game: str) -> None:
    table = open_table(*ALONE, kit=KITS[game])
    table.app.unseen = True
    for turn in range(TURNS):
        table.run_until(lambda: table.may_choose, 120)
        legal = table.session.view(0).legal
        move = legal[turn % len(legal)]
        assert table.mat.chooser.put_forward(move)
        table.table.decision.choose_on()
        assert table.table.decision.chosen == move
        table.press(Action.PLAY)
