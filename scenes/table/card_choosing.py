"""How a move is chosen at the usual table: cards of the hand first, then a cell or a button.

What a move plays is read from its fields: `card` or `cards` lie in the hand, `cell` on the table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from typing import Any, Protocol

from pygame import Rect

from game.app.session import AnySession
from game.core.moves import Move
from game.core.places import Cell
from game.core.view import View
from scenes.art.panels import dashed_slot
from scenes.engine.audio import Sound
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import sprite
from scenes.engine.i18n import _, ngettext
from scenes.engine.input.inputs import Action, Input, Point, Press, Scroll
from scenes.engine.theme import Theme
from scenes.table.card_groups import TableCard
from scenes.table.card_layout import CardLayout
from scenes.table.cards.card_sprite import Spot
from scenes.table.cards.carried_card import CarriedCard
from scenes.table.cards.hand import CardsInHand, Hand, HandCard
from scenes.table.choosing.drag import Carried, Drop
from scenes.table.playmat import Chooser, Desk
from scenes.ui.button import HEIGHT, Button, ButtonKind
from scenes.ui.element import Look, Size
from scenes.ui.widget import Widget

MOST_MOVES = 600
"""Of so many it is asked what they play; a game with more has a table of its own."""
FORWARD = 0.3
"""A card that is dropped so far above its place, of its height, is meant to be chosen."""
BUTTON_GAP, ABREAST = 8, 3
CELL_CORNER, CELL_FILL, CELL_CHOSEN = 0.07, 26, 150
TENTH = 10


class ChoiceTable(Protocol):
    """What the chooser asks the mat."""

    @property
    def places(self) -> CardLayout: ...

    @property
    def cards(self) -> CardsInHand[Hashable]: ...

    @property
    def hand(self) -> Sequence[TableCard]: ...

    @property
    def cells(self) -> Mapping[Cell, Spot]:
        """Every place on the table where a card lies, or can be laid."""

    def move_words(self, move: Move, view: View[Move]) -> str: ...


def cards_of(move: Move) -> tuple[Hashable, ...]:
    """The cards that a move plays from the hand."""
    cards = getattr(move, "cards", None)
    if isinstance(cards, tuple):
        return cards
    return (move.card,) if hasattr(move, "card") else ()


def cell_of(move: Move) -> Cell | None:
    """Where on the table it lays them."""
    return getattr(move, "cell", None)


class CellMark(Widget):
    """A place on the table where the chosen card can be laid."""

    def __init__(self, cell: Cell, press: Callable[[], None]) -> None:
        super().__init__(f"cell {cell[0]} {cell[1]}")
        self.label = _("Place {column}, {row}").format(column=cell[0] + 1, row=cell[1] + 1)
        self.is_chosen = False
        self._press = press

    def natural(self, look: Look, width: int) -> Size:  # noqa: ARG002 - it lies on its cell
        return self.rect.size

    def press(self) -> None:
        self._press()

    def corner(self, theme: Theme) -> int:  # noqa: ARG002 - that of a card
        return round(self.rect.height * CELL_CORNER)

    def draw_body(self, painter: Painter) -> None:
        fill = CELL_CHOSEN if self.is_chosen or self.is_lit else CELL_FILL
        radius, colour = self.rect.height * CELL_CORNER, painter.theme.palette.accent_light
        shape = sprite(dashed_slot, self.rect.size, radius, colour, fill)
        painter.sprite(shape, self.rect.center, resting=True)


class MoveChooser(Chooser[Any, Any]):
    """Cards that occur in no legal move are dim; what cards do not decide is asked for."""

    def __init__(self, desk: Desk, session: AnySession, table: ChoiceTable) -> None:
        self._desk = desk
        self._session = session
        self._table = table
        held = table.cards
        self.hand: Hand[Hashable] = Hand(
            CardsInHand(held.art, held.name_of, self._press, held.words_of)
        )
        self._marks: list[CellMark] = []
        self._buttons: list[Button] = []
        self._offered: tuple[object, ...] = ()
        self._page = 0
        self.picked: Move | None = None
        """What a cell or a button has chosen."""
        self._advised: Move | None = None

    @property
    def _legal(self) -> list[Move]:
        if not self._desk.may_choose():
            return []
        return list(islice(self._session.view(self._table.places.near).legal, MOST_MOVES))

    @property
    def _selected(self) -> Counter[Hashable]:
        return Counter(card.face for card in self.hand.selection.cards)

    def _candidates(self, legal: Sequence[Move]) -> list[Move]:
        """Those that play what is chosen from the hand."""
        selected = self._selected
        return [move for move in legal if Counter(cards_of(move)) == selected]

    @property
    def parts(self) -> Sequence[Widget]:
        return [*self.hand.cards, *self._marks, *self._buttons]

    def follow(self) -> bool:
        changed = self.hand.follow(self._table.hand, self._table.places)
        legal = self._legal
        playable = {face for move in legal for face in cards_of(move)}
        for card in self._table.hand:
            card.dim = 1.0 if legal and playable and card.face not in playable else 0.0
        candidates = self._candidates(legal)
        if self.picked is not None and self.picked not in candidates:
            self.picked = None
        offered = (self._table.places, self._page, tuple(candidates), tuple(self._table.cells))
        if offered != self._offered:
            self._offered, changed = offered, True
            self._offer(candidates)
        for mark in self._marks:
            mark.is_chosen = self.picked is not None and mark.name == _mark_name(self.picked)
        for button in self._buttons:
            button.selected = self.picked is not None and button.name == self._name(self.picked)
        return changed

    def _offer(self, candidates: Sequence[Move]) -> None:
        """Cells or buttons for what the cards leave open."""
        self._marks, self._buttons = [], []
        cells = {cell: move for move in candidates if (cell := cell_of(move)) is not None}
        if len(cells) == len(candidates) and cells.keys() <= self._table.cells.keys():
            for cell, move in cells.items():
                mark = CellMark(cell, lambda move=move: self._pick(move))  # type: ignore[misc]
                mark.rect = self._table.cells[cell].rect
                self._marks.append(mark)
        elif len(candidates) > 1 or not self._selected:
            self._place_buttons(candidates)

    def _place_buttons(self, moves: Sequence[Move]) -> None:
        """As many as there is room for; the last one leads to the others."""
        places, gap = self._table.places, self._table.places.metrics.px(BUTTON_GAP)
        area = places.others if self._table.hand else places.choice
        abreast = 1 if self._table.hand else ABREAST
        high = places.metrics.control_px(HEIGHT[ButtonKind.PLAIN])
        wide = (area.width + gap) // abreast - gap
        room = max(2, (area.height + gap) // (high + gap) * abreast)
        shown: Sequence[Move] = moves
        if len(moves) > room:
            pages = -(-len(moves) // (room - 1))
            first = self._page % pages * (room - 1)
            shown = moves[first : first + room - 1]
        view = self._session.view(places.near)
        for move in shown:
            words = self._table.move_words(move, view)
            button = Button(self._name(move), lambda move=move: self._pick(move), text=words)  # type: ignore[misc]
            self._buttons.append(button)
        if len(shown) < len(moves):
            self._buttons.append(Button("More", self._turn_page, text=_("More")))
        for index, button in enumerate(self._buttons):
            row, column = divmod(index, abreast)
            left, top = area.left + column * (wide + gap), area.top + row * (high + gap)
            button.rect = Rect(left, top, wide, high)

    def _name(self, move: Move) -> str:
        """The line of the log is the meaning of a move in plain English."""
        return f"move {self._session.rules.encode_move(move)}"

    def _turn_page(self, pages: int = 1) -> None:
        self._page += pages
        self._desk.changed()

    def _pick(self, move: Move) -> None:
        """A second press on the same means it."""
        if not self._desk.may_choose():
            self._desk.refuse("")
        elif move == self.picked:
            self._desk.play()
        else:
            self.picked = move
            self._desk.sound(Sound.CARD_SLIDE)
            self._desk.changed()

    def grab(self, point: Point) -> Carried | None:
        card = self.hand.card_at(point.position) if self._desk.may_choose() else None
        return None if card is None else CarriedCard(card, point.position, self._dropped)

    def _dropped(self, card: HandCard[Hashable], drop: Drop) -> None:
        """Forward it is chosen, and on a cell it is laid there."""
        if card not in self.hand.cards or not self._desk.may_choose():
            return
        high = (card.card.y - card.raised().y) / card.card.height
        if (high > FORWARD or drop.is_thrown_up) and card.card not in self.hand.selection.cards:
            self._press(card.card)
        cell = next((m for m in self._marks if m.rect.collidepoint(drop.position)), None)
        if cell is not None and not cell.is_chosen:
            cell.press()

    def handle(self, event: Input, focused: Widget | None) -> bool:
        if isinstance(event, Scroll) and any(each.name == "More" for each in self._buttons):
            self._turn_page(-1 if event.lines > 0 else 1)
            return True
        if not isinstance(event, Press) or not event.is_down(event.action):
            return False
        parts: Sequence[Widget] = self.hand.cards or self._buttons
        match event.action:
            case Action.DIGIT if (event.digit or TENTH) <= len(parts):
                parts[(event.digit or TENTH) - 1].press()
            case Action.RIGHT if parts and focused is parts[-1] and self._chosen(self._legal):
                self._desk.focus_on_play()
            case Action.UP | Action.DOWN if (card := self.hand.card_of(focused)) is not None:
                # Up brings a card forward, down puts it back; from there they lead on.
                chosen = card.card in self.hand.selection.cards
                if chosen == (event.action is Action.UP) or not self._desk.may_choose():
                    return False
                self._press(card.card)
            case Action.PLAY if focused in self.parts and self._chosen(self._legal) is None:
                assert focused is not None
                focused.press()
            case Action.ERASE if self.hand.selection.cards or self.picked is not None:
                self.hand.selection.forget()
                self.picked = None
                self._desk.changed()
            case _:
                return False
        return True

    def _press(self, card: TableCard) -> None:
        legal = self._legal
        if not legal or card.face is None:
            self._desk.refuse("")
            return
        if card.dim:
            self._desk.refuse(self._why_not(legal, card.face))
            return
        most = max(len(cards_of(move)) for move in legal)
        self.hand.selection.toggle(card, most)
        self._page = 0
        self._desk.sound(Sound.CARD_SLIDE)
        self._desk.changed()

    def _why_not(self, legal: Sequence[Move], face: Hashable) -> str:
        """The sentence about the same move with this card."""
        like: Any = next((move for move in legal if hasattr(move, "card")), None)
        near = self._table.places.near
        return "" if like is None else self._session.refusal(near, replace(like, card=face)) or ""

    def _chosen(self, legal: Sequence[Move]) -> Move | None:
        if self.picked is not None:
            return self.picked if self.picked in legal else None
        candidates = self._candidates(legal)
        return candidates[0] if len(candidates) == 1 and self._selected else None

    def chosen(self, view: View[Move]) -> Move | None:
        return self._chosen(list(islice(view.legal, MOST_MOVES)))

    def put_forward(self, move: Move) -> bool:
        cards = self._held(move)
        if len(cards) < len(cards_of(move)):
            return False
        self.hand.selection.cards, self.picked = cards, move
        if cards:
            self._desk.focus_on(next(w.name for w in self.hand.cards if w.card is cards[0]))
        return True

    def _held(self, move: Move | None) -> list[TableCard]:
        found: list[TableCard] = []
        for face in () if move is None else cards_of(move):
            free = (card for card in self._table.hand if card not in found)
            found += [card for card in free if card.face == face][:1]
        return found

    def point_out(self, move: Move | None) -> None:
        self.hand.advised = self._held(move)

    def let_go(self, *, covered: bool) -> None:
        chosen, self.picked = self.hand.selection.cards, None
        self.hand.selection.forget()
        for card in () if covered else chosen:
            self.hand.settle(card)

    def prompt(self, view: View[Move]) -> str:
        legal = list(islice(view.legal, MOST_MOVES))
        if self._chosen(legal) is not None:
            return _("Ready: play it!")
        candidates, chosen = self._candidates(legal), sum(self._selected.values())
        if candidates and chosen:
            in_cells = cell_of(candidates[0]) is not None
            return _("Choose where to lay it") if in_cells else _("Choose what to do with it")
        sizes = {len(cards_of(move)) for move in legal if len(cards_of(move)) > chosen}
        if not sizes:
            return _("Choose what to do")
        words = ngettext("Choose {count} card", "Choose {count} cards", min(sizes) - chosen)
        return words.format(count=min(sizes) - chosen)

    def update(self, dt: float, theme: Theme) -> bool:  # noqa: ARG002 - its cards glide by themselves
        self.hand.make_room(theme)
        return False

    def draw(self, painter: Painter) -> None:
        for part in (*self.hand.lying, *self._marks, *self._buttons):
            part.draw(painter)


def _mark_name(move: Move) -> str:
    cell = cell_of(move)
    return "" if cell is None else f"cell {cell[0]} {cell[1]}"
