"""How somebody plays who only listens: by the tree itself, or by what a screen reader has of it."""

from __future__ import annotations

import re
from collections.abc import Callable

from scenes.engine.access.spoken import Role
from tests.ui.listener import Ears

MOST_MOVES = 400
MOST_TRIES = 60


def choose_cards(listener: Ears) -> None:
    """As many as are asked for, the first that can be played."""
    counts = (re.match(r"Choose (\d)", line) for line in listener.lines())
    wanted = next((int(found[1]) for found in counts if found), 1)
    for _card in range(wanted):
        free = [
            node
            for node in listener.offers(role=Role.CARD)
            if not (node.is_on or "not now" in node.line())
        ]
        if free:
            listener.do(free[0])


def choose_place(listener: Ears) -> None:
    """The free place that brings most."""
    places = listener.offers("free", Role.CELL)
    listener.do(max(places, key=lambda node: points_in(node.words)))


def points_in(words: str) -> int:
    """So many are told there."""
    return int((re.findall(r"(\d+) point", words) or [0])[0])


def play_on(listener: Ears, choose: Callable[[Ears], None], commit: str) -> int:
    """Play until the results are told; answers how many moves that took."""
    for move in range(MOST_MOVES):
        listener.wait_for(
            lambda: (
                listener.offers("^Go on|^Play again|^(To the|Next) ")
                or listener.offers(role=Role.CELL)
                or (
                    listener.offers(role=Role.CARD)
                    and not listener.hears("is choosing|are choosing")
                )
            )
        )
        if listener.offers("^Play again"):
            return move
        if goes_on := listener.offers("^Go on|^(To the|Next) "):
            listener.do(goes_on[0])
            continue
        choose(listener)
        if listener.offers(commit):
            listener.press(commit)
        listener.wait(0.2)
    raise AssertionError("the game does not end")


def begin(listener: Ears, game: str) -> None:
    """From the title over the set-up to the table."""
    listener.press("^Play")
    listener.wait_for(lambda: listener.offers(f"^{game}|^Play$"))
    if listener.offers(f"^{game}"):
        listener.press(f"^{game}")
    listener.wait_for(lambda: listener.hears(f"New game of {game}, heading"))
    listener.press("^Play$")
    listener.wait(0.5)


def learn(listener: Ears) -> None:
    """The first lesson, from the title and back to the list."""
    listener.press("^Learn")
    listener.wait(0.5)
    listener.press("^1. ")
    for _step in range(60):
        listener.wait_for(
            lambda: (
                listener.offers("^Go on|^Next$|advised")
                or (listener.offers("^Leave") and listener.offers(role=Role.CARD))
            )
        )
        if listener.offers("^Next$"):
            break
        if goes_on := listener.offers("^Go on"):
            listener.do(goes_on[0])
            continue
        for card in listener.offers("advised"):
            if not card.is_on:
                listener.do(card)
        if listener.offers("^Play$"):
            listener.press("^Play$")
        listener.wait(0.5)
    assert listener.hears("You know it!, heading")
    listener.press("^Enough for now")
    listener.wait(0.5)
    assert listener.hears(r"^1 of \d+ lessons")


def solve(listener: Ears) -> None:
    """The first puzzle, whatever it takes."""
    listener.press("^Puzzles")
    listener.wait_for(lambda: listener.offers("^Solve the next"))
    listener.press("^Solve the next")
    listener.wait(0.5)
    assert listener.hears("^Puzzle 1 of")
    for number in range(MOST_TRIES):
        listener.wait_for(
            lambda: listener.offers("^Try again|^Next$") or listener.offers(role=Role.CARD)
        )
        if listener.offers("^Next$"):
            return
        if listener.offers("^Try again"):
            listener.press("^Try again")
            continue
        cards = [node for node in listener.offers(role=Role.CARD) if not node.is_on]
        listener.do(cards[number % len(cards)])
        if listener.offers("^Play$"):
            listener.press("^Play$")
            listener.wait(1.0)
    raise AssertionError("no answer is ever told")
