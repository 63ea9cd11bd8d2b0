"""What can go wrong, in sentences that may be shown to a player."""


class KododoError(Exception):
    """A problem with a sentence fit for the screen."""


class IllegalMove(KododoError):
    """The rules do not allow this move now; nothing has changed."""


class BadLog(KododoError):
    """A match log that cannot be replayed; the sentence says why."""


class BadCode(KododoError):
    """A game code that was mistyped or belongs to another version."""
