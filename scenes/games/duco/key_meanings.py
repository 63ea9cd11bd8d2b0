"""What keys and pointer do at the table of DuCo, for the page of keys."""

from __future__ import annotations

from scenes.engine.i18n import _
from scenes.games.kit import KeyWords


def key_words() -> KeyWords:
    """In the player's language."""
    return KeyWords(
        choose=_("Choose a tile; go to another place"),
        play=_("Lay the tile"),
        take_back=_("Take the tile back, one step at a time"),
        pointing=_(
            "Mouse and touch: drag your tile to a place, or press a place to put it there; press "
            "it again, or use the wheel, to turn it. Two fingers go nearer or farther. A press "
            "anywhere skips an animation."
        ),
        letters=(
            (("Q", "E"), _("Turn the tile to the left or right")),
            (("+", "-", "0"), _("Nearer, farther, the whole town")),
            (
                ("W", "A", "S", "D"),
                _("Stress, left keys: move. Q and E turn, Space lays, 1 to 3 choose"),
            ),
            (("U", "O"), _("Stress, right keys: turn. Arrows move, Enter lays, 8 to 0 choose")),
        ),
        buttons=(
            (("RS",), _("Move about in a large town")),
            (("LT",), _("The whole town, and back")),
        ),
    )
