"""The table: every number of seats with and without the expansion, and the moments of a trick."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

from game.app.settings import When
from game.kits.chikyu.kit import CHIKYU
from game.kits.set_up import SetUp
from game.rules.chikyu.cards import BITES
from game.rules.chikyu.hands import is_dependency
from game.rules.chikyu.moves import PlayCard
from game.rules.chikyu.records import Led
from game.rules.chikyu.view import ChikyuView
from scenes.engine.input.inputs import Action, Press, PressPhase
from scenes.games.chikyu.display import Display
from workshop.chikyu.tables import (
    PERSON_SEAT,
    SEED,
    display_of,
    known,
    mat_of,
    open_table,
    script_before,
    script_until,
    table_for,
)
from workshop.chikyu.voyages import Change, Reached
from workshop.gallery.gallery_state import BOTS, PERSON, State, laid
from workshop.gallery.studio import FRAME, SETTLED, Studio

OTHER = replace(PERSON, name="Ruben", avatar="sailor")
PEOPLE = (
    PERSON,
    OTHER,
    replace(PERSON, name="Ana", avatar="curls"),
    replace(PERSON, name="Bo", avatar="braids"),
    replace(PERSON, name="Carolina", avatar="glasses"),
)
SECOND_ROUND = 1
TRICKS = 4
"""So many were played before in the round, so that there is something to see."""
Shown = Callable[[Display], bool]


def table_states() -> Iterator[State]:
    """All of them."""
    yield from _sizes()
    yield from _shared_screens()
    yield from _choices()
    yield from _moments()
    yield from _comforts()


def _sizes() -> Iterator[State]:
    for seats in (2, 3, 4, 5):
        for name, answers in (("", {}), ("-expansion", {"expansion": "on"})):
            table = laid(table_for(seats, **answers))
            yield State(f"chikyu-{seats}{name}", _stand, table)
            yield State(f"chikyu-held-{seats}{name}", _hold, table)
    yield State("chikyu-closed-piles", _stand, laid(table_for(4, piles="closed")))
    yield State("chikyu-whole-deck", _stand, laid(table_for(3, deck="10 of 54")))
    yield State("chikyu-bots-only", _stand_public, laid(SetUp(CHIKYU.key, BOTS)))
    help_ = replace(laid(table_for(4)), reads_along=When.ALWAYS, show_odds=True)
    yield State("chikyu-live-help", _hold, help_)


def _shared_screens() -> Iterator[State]:
    """The second of several people is called, looks, or picks from an open hand."""
    yield State("chikyu-two-people", _stand, laid(SetUp(CHIKYU.key, (PERSON, OTHER, *BOTS[:2]))))
    for count in (2, 3, 4, 5):
        people = laid(SetUp(CHIKYU.key, PEOPLE[:count]))
        yield State(f"chikyu-people-{count}", partial(_at, reached=_second), people)
        yield State(f"chikyu-people-{count}-open", partial(_look, reached=_second), people)
        larger = replace(people, text_scale=200)
        yield State(f"chikyu-people-{count}-text-200", partial(_at, reached=_second), larger)
    pair = laid(SetUp(CHIKYU.key, PEOPLE[:2]))
    larger = replace(pair, text_scale=200)
    yield State("chikyu-pair", partial(_at, reached=_others_dependency), pair)
    yield State("chikyu-pair-open", partial(_look, reached=_others_dependency), pair)
    yield State("chikyu-pair-text-200", partial(_at, reached=_others_dependency), larger)


def _choices() -> Iterator[State]:
    """What may be played, and by whom."""
    four, two = laid(table_for(4)), laid(table_for(2))
    leizy = laid(table_for(4, expansion="on"))
    yield State("chikyu-first-lead", partial(_at, reached=_own(_leads_first)), four)
    yield State("chikyu-lead", partial(_at, reached=_own(_leads)), four)
    yield State("chikyu-locked", partial(_at, reached=_own(_locked)), four)
    yield State("chikyu-anything-goes", partial(_at, reached=_own(_free)), four)
    yield State("chikyu-blind-lead", partial(_at, reached=_own(_after(Led.BLIND))), four)
    yield State("chikyu-sits-out", partial(_at, reached=_own(_somebody_sits)), four)
    yield State("chikyu-sits-out-oneself", partial(_at, reached=_sits_oneself), four)
    yield State("chikyu-colourless", partial(_at, reached=_own(_after(Led.COLOURLESS))), leizy)
    yield State("chikyu-decides", partial(_at, reached=_own(_decides)), leizy)
    yield State("chikyu-picks", partial(_at, reached=_own(_picks)), two)
    yield State("chikyu-dependency", partial(_at, reached=_own(_for_dependency)), two)


def _moments() -> Iterator[State]:
    """What moves."""
    four = known(table_for(4))
    yield State("chikyu-dealing", _deal, four)
    for name, changed, seen, frames in (
        ("playing", _plays, _is_flying, 9),
        ("taking", _takes, _is_taken, 36),
        ("over-limit", _goes_over, _passes_limit, 10),
        ("snail", _begins_to_sit, _has_snail, 20),
    ):
        way = partial(_see, changed=changed, seen=seen, frames=frames)
        yield State(f"chikyu-{name}", way, four)
    way = partial(_see, changed=_goes_over, seen=_passes_limit, frames=150)
    for scale in (100, 130, 200):
        settings = replace(laid(table_for(4)), text_scale=scale)
        yield State(f"chikyu-explained-{scale}", way, settings)


def _comforts() -> Iterator[State]:
    for seats, answers in ((4, {}), (5, {"expansion": "on"}), (2, {})):
        usual = laid(table_for(seats, **answers))
        comforts = {
            "text-200": replace(usual, text_scale=200),
            "high-contrast": replace(usual, high_contrast=True),
            "large-letters": replace(usual, large_letters=True),
            "all-comforts": replace(
                usual, text_scale=200, high_contrast=True, large_letters=True
            ),
        }  # fmt: skip
        for name, settings in comforts.items():
            yield State(f"chikyu-{seats}-{name}", _hold, settings)


# What the person may find


def _own(reached: Reached) -> Reached:
    """On the person's turn."""
    return lambda view: view.chooser == PERSON_SEAT and reached(view)


def _mid_trick(view: ChikyuView) -> bool:
    """Late in a trick of all; many cards are left to choose from, and there are piles to show."""
    if view.round < SECOND_ROUND or view.sits_out is not None or view.turn != PERSON_SEAT:
        return False
    owners = sum(count > 0 for count in view.pile_counts)
    full = 2 * view.hand_sizes[PERSON_SEAT] >= view.options.hand_size
    own = view.pile_counts[PERSON_SEAT] > 0
    return full and own and owners > view.options.seats / 2 and len(view.trick) >= 2


def _leads_first(view: ChikyuView) -> bool:
    return view.round == 0 and not view.trick and not view.tricks


def _leads(view: ChikyuView) -> bool:
    return view.trick_number >= TRICKS and not view.trick


def _locked(view: ChikyuView) -> bool:
    """Whoever plays now can follow, as the last cards told; it takes a hand to know it."""
    return view.trick_number >= 2 and len(view.trick) >= 2 and view.lead is not None


def _free(view: ChikyuView) -> bool:
    return view.lead is not None and view.lead in view.lacks[PERSON_SEAT]


def _after(led: Led) -> Reached:
    return lambda view: view.led is led and len(view.trick) >= 1


def _somebody_sits(view: ChikyuView) -> bool:
    return view.sits_out is not None and view.sits_out != PERSON_SEAT


def _sits_oneself(view: ChikyuView) -> bool:
    return view.sits_out == PERSON_SEAT and len(view.trick) == 1


def _decides(view: ChikyuView) -> bool:
    return view.led is Led.COLOURLESS and len(view.trick) == 1


def _picks(view: ChikyuView) -> bool:
    return view.led is Led.PICKED and not view.trick


def _others_dependency(view: ChikyuView) -> bool:
    """The second of two people picks from an open hand, late in a trick."""
    return view.chooser != PERSON_SEAT and _for_dependency(view) and len(view.trick) >= 2


def _second(view: ChikyuView) -> bool:
    """The second of several people chooses from the own hand, and something lies there."""
    return view.turn == 1 and view.round >= SECOND_ROUND and bool(view.trick)


def _for_dependency(view: ChikyuView) -> bool:
    turn = view.turn
    return turn is not None and is_dependency(turn, view.options.seats) and len(view.trick) == 2


# The ways to it


def _stand(studio: Studio) -> None:
    open_table(studio, script_until(studio, _own(_mid_trick)))


def _stand_public(studio: Studio) -> None:
    open_table(studio, script_until(studio, _mid_trick))


def _at(studio: Studio, reached: Reached) -> None:
    open_table(studio, script_until(studio, reached))


def _look(studio: Studio, reached: Reached) -> None:
    """Whoever is in turn has held their cards."""
    _at(studio, reached)
    studio.scene.handle(Press(Action.UP))
    studio.run(SETTLED)
    studio.scene.handle(Press(Action.UP, PressPhase.UP))
    studio.run(SETTLED)


def _hold(studio: Studio) -> None:
    """The person has chosen a card and could play it now."""
    script = script_until(studio, _own(_mid_trick))
    open_table(studio, script)
    move = script.pick(PERSON_SEAT)
    for widget in mat_of(studio).chooser.active.cards:
        if isinstance(move, PlayCard) and widget.card.face is move.card and not widget.selected:
            widget.press()
    studio.run(SETTLED)


def _deal(studio: Studio) -> None:
    studio.show(studio.make_table(studio.deal(SEED)), 0.9)


def _see(studio: Studio, changed: Change, seen: Shown, frames: int) -> None:
    """The card that brings something about falls before one's eyes."""
    script = script_before(studio, changed)
    open_table(studio, script)
    script.move()
    studio.run_until(lambda: seen(display_of(studio)))
    studio.run(FRAME * frames)


def _plays(before: ChikyuView, after: ChikyuView) -> bool:
    return before.trick_number >= TRICKS and len(after.trick) == 2


def _takes(before: ChikyuView, after: ChikyuView) -> bool:
    return len(after.tricks) > len(before.tricks) >= TRICKS


def _goes_over(before: ChikyuView, after: ChikyuView) -> bool:
    limit = after.options.limit
    return len(after.tricks) > len(before.tricks) and any(
        hold is not None and any(hold[kind] > limit for kind in BITES) for hold in after.holds
    )


def _begins_to_sit(before: ChikyuView, after: ChikyuView) -> bool:
    return before.sits_out is None and after.sits_out is not None


def _is_flying(display: Display) -> bool:
    return bool(display.flying)


def _is_taken(display: Display) -> bool:
    return len(display.trick) == len(display.order) > 0


def _passes_limit(display: Display) -> bool:
    return any(figures.shaken is not None for figures in display.seats)


def _has_snail(display: Display) -> bool:
    return display.snail is not None
