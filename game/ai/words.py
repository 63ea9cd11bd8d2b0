"""Marks the words that players will read: the catalogue finds them, the scenes translate them."""


def N_(text: str) -> str:  # noqa: N802 - the name that catalogue tools look for
    """The text itself; translated where it is shown, never where it is written."""
    return text
