"""What a plain sentence is: short, with one number at most, and in the words of the house."""

import re
from typing import Final

MOST_WORDS: Final = 20
NUMBERS: Final = re.compile(
    r"\d+|\{(?:count|points|most|goal|target|limit|number|percent|lead|best|next|chance|sets)\}"
)
UNSAID: Final = re.compile(r"%|\b(?:level|even|lizard|opponents?)\b", re.IGNORECASE)


def is_plain(text: str) -> bool:
    """Whether a text is short, and all of its words are those of the house."""
    return is_short(text) and not UNSAID.search(text)


def is_short(text: str) -> bool:
    """Whether every sentence of a text can be read out to a child."""
    return all(map(_is_short, re.split(r"(?<=[.!?:]) ", text)))


def _is_short(sentence: str) -> bool:
    return len(sentence.split()) <= MOST_WORDS and len(NUMBERS.findall(sentence)) <= 1
