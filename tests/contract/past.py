"""A sampled world must have a past: moves that lead to it and showed its viewer the same."""

from collections.abc import Iterator
from typing import Any

from game.core.events import Event
from game.core.log import MatchLog
from game.core.match import AnyMatch
from game.core.moves import Move, PassTime
from game.core.rules import AnyRules
from game.core.seats import CHANCE, PUBLIC, Actor, Viewer
from tests.contract.adapters import adapter_of


def assert_has_a_past(match: AnyMatch, viewer: Viewer, world: Any) -> None:
    """Play the past that the adapter tells: legal at every step, the same to its viewer's eyes."""
    rules, adapter = match.rules, adapter_of(match.rules)
    target = rules.snapshot(world)
    log = match.log.to_json(rules)
    told = log | {"moves": adapter.past_of(target, log["moves"], viewer)}
    past = MatchLog.from_json(told, rules)
    assert [who for who, _ in past.entries] == [who for who, _ in match.log.entries]
    state = rules.new_match(match.options)
    real = _seen(rules, match.options, match.log, viewer)
    for (actor, move), seen in zip(past.entries, real, strict=True):
        if actor >= 0:
            assert rules.is_legal(state, actor, move), f"{rules.encode_move(move)} by {actor}"
        assert (actor == CHANCE) <= (not rules.to_act(state))
        assert _told(rules, match.options, state, actor, move, viewer) == seen
        snapshot = rules.snapshot(state)
        assert adapter.cards(snapshot, rules.view(state, PUBLIC)) == adapter.deck(snapshot)
    assert rules.snapshot(state) == target


def _seen(
    rules: AnyRules, options: Any, log: MatchLog, viewer: Viewer
) -> Iterator[list[Event | None]]:
    state = rules.new_match(options)
    for actor, move in log.entries:
        yield _told(rules, options, state, actor, move, viewer)


def _told(
    rules: AnyRules, options: Any, state: Any, actor: Actor, move: Move, viewer: Viewer
) -> list[Event | None]:
    events: list[Event] = []
    if isinstance(move, PassTime):
        rules.pass_time(state, move.milliseconds, events.append)
    else:
        rules.apply(state, actor, move, events.append)
    return [rules.redact(event, viewer, options) for event in events]
