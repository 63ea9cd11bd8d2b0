"""Plain JSON values: the one place where a type cannot say more than "anything"."""

from typing import Any, TypeAlias

Json: TypeAlias = Any
"""A text, a number, true, false, null, or a list or record of such."""
