"""What a plain sentence is: short, with one number at most, and in the words of the house."""

import re
from typing import Final

MOST_WORDS: Final = 20
NUMBERS: Final = re.compile(
    r"\d+|\{(?:count|points|most|goal|target|limit|number|percent|lead|best|next|chance|sets)\}"
)
UNSAID: Final = re.compile(r"%|\b(?:level|even|lizard|opponents?)\b", re.IGNORECASE)


def is_plain(text: str) -> bool:
    """Whether every sentence of a text can be read out to a child."""
    return all(map(_is_plain, re.split(r"(?<=[.!?:]) ", text)))


def _is_plain(sentence: str) -> bool:
    short = len(sentence.split()) <= MOST_WORDS
    return short and len(NUMBERS.findall(sentence)) <= 1 and not UNSAID.search(sentence)
