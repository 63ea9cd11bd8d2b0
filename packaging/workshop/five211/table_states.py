"""The table: every number of seats, every moment of a turn, every way a round can end."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial

from game.ai.ladder import Level
from game.app.settings import When
from game.app.table_laying import stand_in_for
from game.core.seats import PUBLIC
from game.kits.five211.kit import five211_set_up
from game.kits.set_up import Chair, SetUp
from game.rules.five211.options import Variant
from scenes.anim.timings import LAST_LOOK
from scenes.engine.input.inputs import Action, Press, PressPhase
from scenes.games.five211.display import ColourMark, Display
from workshop.five211.rounds import (
    Ending,
    Found,
    Script,
    find_count,
    find_harvest,
    find_round,
)
from workshop.five211.tables import display_of, open_table, table_for
from workshop.gallery.gallery_state import BOTS, State, laid
from workshop.gallery.studio import FRAME, SETTLED, Studio

SEATS = (2, 3, 4, 5)
SEED = 5211
LOCKS_PER_ROUND = 3
WANTED_BUST = Found(30, 35)
"""A match of four, before a card with which the person makes a colour go bust, and gains."""
LONG_NAMES = ("Wilhelmina Bartholomeus-Kwiatkowska", "Ångström-Müller von Overveldt", "Jürgen",
              "María de los Ángeles Fernández")  # fmt: skip


def table_states() -> Iterable[State]:
    """All of them."""
    for seats in SEATS:
        yield from _moments(seats)
    yield from _endings()
    yield from _drama()
    yield from _variants()
    yield from _comforts()
    yield from _shared_screens()


def _moments(seats: int) -> Iterable[State]:
    """The parts of a turn; some rounds were played before, so that there is something to see."""
    table = laid(table_for(seats))
    in_round = Found(SEED, seats * LOCKS_PER_ROUND + seats + seats - 1)
    yield State(f"table-{seats}-dealing", _deal, table)
    yield State(f"table-{seats}-choosing", partial(_stand, found=in_round), table)
    yield State(f"table-{seats}-selected", partial(_select, seats=seats), table)
    yield State(f"table-{seats}-locked", partial(_lock, seats=seats), table)
    yield State(f"table-{seats}-reveal", partial(_reveal, seats=seats), table)


def _endings() -> Iterable[State]:
    for seats in (3, 5):
        table = table_for(seats)
        for ending in Ending:
            reach = partial(_score, set_up=table, ending=ending)
            yield State(f"score-{ending.value}-{seats}", reach, laid(table))
    table = table_for(4)
    for name, moment in (("fly-home", _flying), ("round-over", _cleared)):
        reach = partial(_score, set_up=table, ending=Ending.WINNER, moment=moment)
        yield State(f"score-{name}", reach, replace(laid(table), round_wait=When.NEVER))
    for ending in (Ending.WINNER, Ending.KODODO, Ending.NOBODY):
        reach, settings = partial(_hold, ending=ending), laid(table)
        yield State(f"score-held-{ending.value}", reach, replace(settings, explains=False))
    for name, wanted in (("hoped", _is_hoped), ("done", _is_done)):
        reach = partial(_want_bust, moment=wanted)
        yield State(f"score-wanted-{name}", reach, replace(laid(table), explains=False))
    for ending in (Ending.BUST, Ending.TIE, Ending.KODODO):
        for scale in (100, 200):
            settings = replace(laid(table), text_scale=scale)
            reach = partial(_hold, ending=ending)
            yield State(f"first-time-{ending.value}-{scale}", reach, settings)


def _drama() -> Iterable[State]:
    """A full house, one that is over, the breath before a card decides, points, night."""
    for seats in (2, 5):
        table = table_for(seats)
        for name, beyond in (("full", 0), ("burst", 1)):
            reach = partial(_stand, found=find_count(table, beyond))
            yield State(f"table-{seats}-{name}", reach, laid(table))
        for scale in (100, 200):
            settings = replace(laid(table), text_scale=scale)
            yield State(f"score-points-{seats}-{scale}", partial(_count_points, table), settings)
    table = table_for(5)
    yield State("table-5-suspense", partial(_hold_breath, table), laid(table))
    reach = partial(_count_points, table)
    yield State("score-points-reduced", reach, replace(laid(table), reduced_motion=True))
    yield State("score-points-contrast", reach, replace(laid(table), high_contrast=True))
    last_round = Found(SEED, 5 * LOCKS_PER_ROUND * 3 + 5 + 4)
    yield State("table-5-night", partial(_stand, found=last_round), laid(table))


def _variants() -> Iterable[State]:
    whole_deck = Found(SEED, 4 * LOCKS_PER_ROUND * 7 + 5)
    yield State(
        "table-long-game", partial(_stand, found=whole_deck), laid(table_for(4, Variant.LONG))
    )
    yield State(
        "table-closed-scores",
        partial(_stand, found=Found(SEED, 4 * LOCKS_PER_ROUND * 2 + 4)),
        laid(table_for(4, closed=True)),
    )
    chairs = tuple(
        replace(chair, name=name)
        for chair, name in zip(table_for(4).chairs, LONG_NAMES, strict=True)
    )
    yield State("table-long-names", partial(_select, seats=4), laid(five211_set_up(chairs)))
    five = (*chairs, Chair("Bartholomew Featherstonehaugh", "donkey", "donkey", "master"))
    reach = partial(_stand, found=Found(SEED, 5 * LOCKS_PER_ROUND + 5))
    yield State("table-long-names-5", reach, laid(five211_set_up(five)))
    yield State("table-bots-only", _watch, laid(five211_set_up(BOTS)))


def _comforts() -> Iterable[State]:
    usual = laid(table_for(4))
    comforts = {
        "text-200": replace(usual, text_scale=200),
        "high-contrast": replace(usual, high_contrast=True),
        "large-letters": replace(usual, large_letters=True),
        "all-comforts": replace(usual, text_scale=200, high_contrast=True, large_letters=True),
    }
    for name, settings in comforts.items():
        yield State(f"table-{name}", partial(_select, seats=4), settings)
    yield State(
        "table-5-text-200",
        partial(_select, seats=5),
        replace(laid(table_for(5)), text_scale=200),
    )
    table = table_for(4)
    yield State(
        "score-text-200",
        partial(_score, set_up=table, ending=Ending.BUST),
        replace(laid(table), text_scale=200),
    )
    yield State(
        "score-held-text-200",
        partial(_hold, ending=Ending.WINNER),
        replace(laid(table), text_scale=200, explains=False),
    )
    yield State(
        "score-reduced-motion",
        partial(_score, set_up=table, ending=Ending.WINNER),
        replace(laid(table), reduced_motion=True),
    )


def _shared_screens() -> Iterable[State]:
    people = (Chair("Maria", "sun hat"), Chair("Johan", "sailor"), *BOTS[:2])
    shared = laid(five211_set_up(people))
    yield State("gate", _gate, shared)
    yield State("gate-text-200", _gate, replace(shared, text_scale=200))
    yield State("gate-second", _second_gate, shared)
    yield State("gate-careful", _gate, replace(shared, careful_hands=True))
    yield State("gate-open", _open_gate, shared)
    for name, scale in (("stand-in", 100), ("stand-in-text-200", 200)):
        chairs = five211_set_up((*people, BOTS[2]))
        yield State(f"table-{name}", _stand_in, replace(laid(chairs), text_scale=scale))


def _deal(studio: Studio) -> None:
    session = studio.deal(SEED)
    studio.show(studio.make_table(session), 0.0)
    wanted = len(session.chairs)
    studio.run_until(
        lambda: (
            bool(studio.app.scenes)
            and sum(seat.in_hand for seat in display_of(studio).seats) >= 2 * wanted
        )
    )


def _stand(studio: Studio, found: Found) -> None:
    open_table(studio, found)


def _watch(studio: Studio) -> None:
    open_table(studio, Found(SEED, 4 * LOCKS_PER_ROUND + 4), FRAME * 2)


def _select(studio: Studio, seats: int) -> None:
    """One card is chosen, one more is needed, and the keyboard is on a third."""
    open_table(studio, Found(SEED, seats * LOCKS_PER_ROUND * 2 + seats - 1))
    studio.press(Action.DIGIT, 2)
    studio.run(SETTLED)


def _lock(studio: Studio, seats: int) -> None:
    """The person has locked, most of the bots think on."""
    script = Script(studio.deal(SEED), SEED)
    script.moves(seats * LOCKS_PER_ROUND * 2 + seats - 2)
    script.session.submit(0, script.session.view(0).legal[0])
    studio.show(studio.make_table(script.session), FRAME)


def _reveal(studio: Studio, seats: int) -> None:
    """All cards of a first turn in the middle of their flip."""
    script = open_table(studio, Found(SEED, seats * LOCKS_PER_ROUND * 2 + seats - 1))
    script.move()
    studio.run_until(lambda: _cards_turn(display_of(studio)))


def _cards_turn(display: Display) -> bool:
    """The first cards show a sliver of their face."""
    turning = (card.face is not None and 0.72 < card.turned < 1 for card in display.slots.values())
    return not display.choosing and any(turning)


Moment = Callable[[Display], bool]


def _score(studio: Studio, set_up: SetUp, ending: Ending, moment: Moment | None = None) -> None:
    """A round up to the beat that this ending is about."""
    wanted = moment or MOMENTS[ending]
    script = open_table(studio, find_round(set_up, ending))
    script.move()
    studio.run_until(lambda: wanted(display_of(studio)))


def _hold(studio: Studio, ending: Ending) -> None:
    """The scored table waits until somebody goes on."""
    open_table(studio, find_round(studio.host.set_up, ending)).move()
    studio.run_until(lambda: studio.sees("Go on"))
    studio.run(SETTLED)


def _count_points(set_up: SetUp, studio: Studio) -> None:
    """All points of a good round are counted."""
    script = open_table(studio, find_harvest(set_up))
    script.move()
    gained = str(script.session.view(PUBLIC).records[-1].gained[0])
    studio.run_until(lambda: _has_sum(display_of(studio), gained))
    studio.run(FRAME * 12)


def _has_sum(display: Display, gained: str) -> bool:
    return display.sum is not None and display.sum.text == gained


def _hold_breath(set_up: SetUp, studio: Studio) -> None:
    """All cards are open but those that decide."""
    found = find_count(set_up, 1)
    script = open_table(studio, Found(found.seed, found.moves - 1))
    script.move()
    studio.run_until(lambda: display_of(studio).pulse > 0.9)


def _want_bust(studio: Studio, moment: Callable[[Display], bool]) -> None:
    """The person makes a colour go bust with the last card, and gains."""
    open_table(studio, WANTED_BUST).move()
    studio.run_until(lambda: moment(display_of(studio)))
    studio.run(SETTLED if moment is _is_done else 0.0)


def _is_hoped(display: Display) -> bool:
    return any(pop.hoped for pop in display.pops) and display.spotlight.veil == 1


def _is_done(display: Display) -> bool:
    return display.culprit is not None and display.sum is not None


def _lizards_run(display: Display) -> bool:
    return any(lizard.tracks for lizard in display.lizards)


def _columns_break(display: Display) -> bool:
    return any(c.mark is ColourMark.BUST and c.fall > 0.4 for c in display.columns)


def _columns_bow(display: Display) -> bool:
    return any(c.mark is ColourMark.TIED and c.bow > 16 for c in display.columns)


def _column_shines(display: Display) -> bool:
    return any(c.mark is ColourMark.SCORES and c.shine >= 1 for c in display.columns)


def _all_sink(display: Display) -> bool:
    return bool(display.slots) and all(card.grey > 0.8 for card in display.slots.values())


def _flying(display: Display) -> bool:
    return len(display.flying) > 1


def _cleared(display: Display) -> bool:
    return display.turn == 0 and display.choosing


MOMENTS: dict[Ending, Moment] = {
    Ending.KODODO: _lizards_run,
    Ending.BUST: _columns_break,
    Ending.TIE: _columns_bow,
    Ending.WINNER: _column_shines,
    Ending.NOBODY: _all_sink,
}


def _gate(studio: Studio) -> None:
    """The first person is called."""
    open_table(studio, Found(SEED, 4 * LOCKS_PER_ROUND))
    studio.run(LAST_LOOK + 2 * SETTLED)


def _stand_in(studio: Studio) -> None:
    """Johan has left, and a bot has locked in for him."""
    script = Script(studio.deal(SEED), SEED)
    script.moves(5 * LOCKS_PER_ROUND)
    johan = script.session.chairs[1]
    script.session.reseat(1, stand_in_for(johan, Level.MASTER))
    script.moves(5 - 1)
    studio.show(studio.make_table(script.session), SETTLED)


def _second_gate(studio: Studio) -> None:
    """The first person has locked and may still change their mind."""
    open_table(studio, Found(SEED, 4 * LOCKS_PER_ROUND + 3))


def _open_gate(studio: Studio) -> None:
    _gate(studio)
    studio.scene.handle(Press(Action.UP))
    studio.run(SETTLED + 0.4)
    studio.scene.handle(Press(Action.UP, PressPhase.UP))
    studio.run(SETTLED)
