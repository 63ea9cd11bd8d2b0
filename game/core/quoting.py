"""Other people's words in our sentences: kept short, and never without their closing quote."""

from typing import Final

_CUT: Final = "..."


def shortened(text: str, longest: int) -> str:
    """The text, or its beginning with dots behind it."""
    return text if len(text) <= longest else text[: longest - len(_CUT)] + _CUT


def quoted(value: object, longest: int = 40) -> str:
    """A value as Python writes it; a long text is cut within its quotes."""
    if isinstance(value, str):
        return repr(shortened(value, longest))
    return shortened(repr(value), longest)
