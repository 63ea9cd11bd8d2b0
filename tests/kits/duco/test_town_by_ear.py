"""DuCo for whoever does not see the town: what a place touches, and where a tile counts most."""

import re

from game.core.match import AnyMatch, Match
from game.core.rng import Rng
from game.core.sentences import join_words
from game.kits.duco.kit import DUCO
from game.kits.duco.phrases import house_words, place_words
from game.rules.duco.moves import Lay
from game.rules.duco.options import DucoOptions
from game.rules.duco.rules import Duco
from game.rules.duco.view import DucoView

NAMES = ("Ana", "Ben")
TERMINAL = DUCO.terminal


def after(moves: int) -> DucoView:
    match: AnyMatch = Match.start(Duco(), DucoOptions(2), 7)
    match.deal()
    rng = Rng(3, "by ear")
    for _move in range(moves):
        (seat,) = match.to_act()
        match.play(seat, rng.choice(match.view(seat).legal))
    (seat,) = match.to_act()
    return DUCO.own(match).view(seat)


def test_best_places_come_first_and_count_what_they_say() -> None:
    view = after(6)
    told = str(TERMINAL.read(view, "places", NAMES))
    points = [int(each) for each in re.findall(r"(\d+) points?", told)]
    assert points == sorted(points, reverse=True)
    assert points[0] > 0
    place, turn = re.match(r"(\w+), (as it is|turned \w+)", told).groups()  # type: ignore[union-attr]
    turns = ("as it is", "turned once", "turned twice", "turned three").index(turn)
    assert f"{points[0]} point" in str(TERMINAL.read(view, f"try {place} {turns}", NAMES))


def test_every_turn_of_a_tile_is_tried_at_once() -> None:
    view = after(4)
    move = next(move for move in view.legal if isinstance(move, Lay))
    place = TERMINAL.typed(view, move).split()[0]
    told = str(TERMINAL.read(view, f"try {place}", NAMES))
    single = [str(TERMINAL.read(view, f"try {place} {turns}", NAMES)) for turns in range(4)]
    assert re.findall(r"\d+", told) == [re.findall(r"\d+", each)[0] for each in single]


def test_edges_are_what_a_tile_would_touch() -> None:
    view = after(0)
    (middle,) = [laid for laid in view.laid if place_words(laid.cell) == "M14"]
    top = join_words(house_words(house) for house in middle.face.houses[:3])
    left = join_words(house_words(middle.face.houses[at]) for at in (0, 3, 6))
    assert f"Below: {top}." in str(TERMINAL.read(view, "edges M13", NAMES))
    assert f"To the right: {left}." in str(TERMINAL.read(view, "edges L14", NAMES))
    assert TERMINAL.read(view, "edges A1", NAMES) == "Nothing lies beside A1."


def test_what_is_no_place_is_said() -> None:
    assert "is not a place" in str(TERMINAL.read(after(0), "edges nowhere", NAMES))
