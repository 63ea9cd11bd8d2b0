"""Blind leads are chance: the seed that was sealed before the deal gives them, and nobody else."""

from typing import Any

import pytest

from game.core.errors import BadLog
from game.core.log import MatchLog
from game.core.match import AnyMatch, Match
from game.core.seats import CHANCE
from game.rules.chikyu.moves import BlindLead
from tests.rules.chikyu.table import CHIKYU, values_with
from tests.strategies import play_out, start_match


def match_with_blind_leads() -> tuple[AnyMatch, list[int]]:
    """A whole match, and where in its log leads were drawn."""
    match = start_match(CHIKYU, values_with(seats=4), 8)
    play_out(match, 8)
    entries = enumerate(match.log.entries)
    return match, [at for at, (_, move) in entries if isinstance(move, BlindLead)]


def test_a_lead_is_drawn_by_chance_and_follows_at_once() -> None:
    match, drawn = match_with_blind_leads()
    assert drawn
    assert all(match.log.entries[at][0] == CHANCE for at in drawn)
    replayed = start_match(CHIKYU, values_with(seats=4), 8)
    for actor, move in match.log.entries:
        if actor != CHANCE:
            replayed.play(actor, move)
    assert replayed.log == match.log


def test_a_lead_that_the_seed_does_not_draw_is_refused() -> None:
    match, drawn = match_with_blind_leads()
    forged = 0
    for at in drawn:
        before = Match.replay(CHIKYU, MatchLog(match.log.header, match.log.entries[:at]))
        view: Any = CHIKYU.view(before._state, before._state.turn)
        real: Any = match.log.entries[at][1]
        for card in view.hands[view.turn]:
            if card is not real.card:
                entries = [*match.log.entries[:at], (CHANCE, BlindLead(card))]
                with pytest.raises(BadLog, match="not the deal that the seed gives"):
                    Match.replay(CHIKYU, MatchLog(match.log.header, entries))
                forged += 1
    assert forged


def test_a_blind_last_card_just_turns_over() -> None:
    for seed in range(300):
        match = start_match(CHIKYU, values_with(seats=3), seed)
        play_out(match, seed)
        view: Any = match.view(-1)
        for record in view.records:
            if record.tricks[-1].led.value == "blind" and not any(record.dropped):
                return
    pytest.fail("no round ended with a blind lead")
