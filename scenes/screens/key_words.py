"""What keys and buttons are for, in the player's language; a game has its own words for moves."""

from __future__ import annotations

from scenes.engine.i18n import _
from scenes.engine.inputs import Action
from scenes.games.kit import KeyWords

Meaning = tuple[tuple[Action, ...], str]


def meanings(own: KeyWords) -> tuple[Meaning, ...]:
    """What can be asked for at a table, the most needed first."""
    return (
        ((Action.DIGIT, Action.UP, Action.DOWN), own.choose),
        ((Action.PLAY,), own.play),
        ((Action.ERASE,), own.take_back),
        (
            (Action.LEFT, Action.RIGHT, Action.UP, Action.DOWN),
            _("Move around; up held lifts covered cards"),
        ),
        ((Action.CONFIRM,), action_words(Action.CONFIRM)),
        (
            (Action.NEXT_FOCUS, Action.PREVIOUS_FOCUS),
            _("Next, previous, and signs"),
        ),
        *(((each,), action_words(each)) for each in (Action.SKIP, Action.HINT, Action.LOG)),
        ((Action.RULES,), action_words(Action.RULES)),
        ((Action.HELP,), _("This list")),
        ((Action.BACK, Action.PAUSE), _("Back, or pause")),
        ((Action.FULLSCREEN,), _("Full screen")),
    )


def action_words(action: Action) -> str:
    """What can be given another key, whatever is played."""
    return {
        Action.PLAY: _("Play what is chosen"),
        Action.CONFIRM: _("Use what is in focus"),
        Action.ERASE: _("Take back"),
        Action.SKIP: _("Skip an animation"),
        Action.HINT: _("Hint"),
        Action.LOG: _("Log"),
        Action.RULES: _("Rules"),
        Action.HELP: _("List of keys"),
        Action.PAUSE: _("Pause"),
        Action.BACK: _("Back"),
        Action.PREVIOUS_FOCUS: _("Previous"),
        Action.NEXT_FOCUS: _("Next"),
        Action.LEFT: _("Move left"),
        Action.RIGHT: _("Move right"),
        Action.UP: _("Move up"),
        Action.DOWN: _("Move down"),
    }[action]
