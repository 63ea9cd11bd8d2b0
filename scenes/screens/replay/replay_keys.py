"""What keys and buttons are for while a match is watched again."""

from __future__ import annotations

from scenes.engine.i18n import _
from scenes.engine.input.inputs import Action
from scenes.games.kit import KeyWords
from scenes.screens.keys import KeysScene, Meaning, action_words


def replay_keys() -> KeysScene:
    """The page of them."""
    own = KeyWords(
        choose="",
        play="",
        take_back="",
        pointing=_("Drag the bar below the table to go to any move."),
        letters=(
            (("V",), _("Through other eyes")),
            (("O",), _("Play on from here, against bots")),
            (("E",), _("Review")),
            (("+", "-"), _("Faster, slower")),
        ),
    )
    return KeysScene(own, _meanings())


def _meanings() -> tuple[Meaning, ...]:
    """The most needed first."""
    return (
        ((Action.CONFIRM,), _("Play, or stop")),
        ((Action.LEFT, Action.RIGHT), _("A move back, a move on")),
        ((Action.UP, Action.DOWN), _("A round back, a round on")),
        ((Action.HINT,), _("Through other eyes")),
        ((Action.NEXT_FOCUS, Action.PREVIOUS_FOCUS), _("Next, previous")),
        *(((each,), action_words(each)) for each in (Action.LOG, Action.RULES)),
        ((Action.HELP,), _("This list")),
        ((Action.BACK,), action_words(Action.BACK)),
    )
