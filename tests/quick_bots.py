"""At tables that are looked at, strong bots play as guests do: nobody waits for their thoughts.

How well they think is claimed beside them, without a window.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from game.ai.ladder import Level
from game.app import table_laying

if TYPE_CHECKING:
    from game.ai.bot import Bot
    from game.kits.kit import AnyKit
    from game.kits.set_up import Chair

BOT_FOR = table_laying.bot_for
STRONG = {Level.REGULAR.value, Level.EXPERT.value, Level.MASTER.value}


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everywhere but where `strong_bots` is asked for."""
    monkeypatch.setattr(table_laying, "bot_for", _guest_for)


@pytest.fixture
def strong_bots(quick_bots: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """For a test that waits for a long thought."""
    monkeypatch.setattr(table_laying, "bot_for", BOT_FOR)


def _guest_for(kit: AnyKit, chair: Chair) -> Bot[Any, Any]:
    return BOT_FOR(kit, replace(chair, level="guest") if chair.level in STRONG else chair)
