"""The pieces of work that `run.py bench` measures, for whichever game."""

from game.app.saving.saves import SavedGame, save_text
from game.core.match import Match, SomeMatch
from game.core.rng import Rng
from game.core.seats import CHANCE
from game.kits.kit import AnyKit
from game.kits.set_up import Chair


def play_by_rules(kit: AnyKit, seed: int) -> object:
    """A whole game of random choices straight through the rules, without log and events."""
    rng, rules = Rng(seed, "bench"), kit.rules
    draw, legal_moves, apply, to_act = rng.random, rules.legal_moves, rules.apply, rules.to_act
    state = rules.new_match(kit.options_with({}))
    while True:
        waiting = to_act(state)
        for seat in waiting:
            moves = legal_moves(state, seat)
            apply(state, seat, moves[int(draw() * len(moves))])
        if not waiting:
            deal = rules.chance(state, rng)
            if deal is None:
                return state
            apply(state, CHANCE, deal)


def play_by_match(kit: AnyKit, seed: int, moves: int = 1 << 20) -> SomeMatch:
    """The same through a match, checked and logged and with events; at most so many moves."""
    rng = Rng(seed, "bench")
    match = Match.start(kit.rules, kit.options_with({}), seed, "bench")
    match.deal()
    while moves and (waiting := match.to_act()):
        seat = min(waiting)
        match.play(seat, rng.choice(match.legal_moves(seat)))
        moves -= 1
    return match


def finished_save(kit: AnyKit, seed: int) -> bytes:
    """A whole match as the content of a save."""
    match = play_by_match(kit, seed)
    chairs = tuple(Chair(f"Player {seat}", "person") for seat in range(match.options.seats))
    return save_text(SavedGame(match, chairs, "")).encode()
