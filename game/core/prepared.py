"""A match whose first deals are prepared, for lessons; it is never saved, since no seed gives it.

Everything else goes through the rules as in any match.
"""

from game.core.log import LogHeader
from game.core.match import Match
from game.core.rules import M, O, Rules, S, V


class PreparedMatch(Match[O, S, M, V]):
    """Takes its first deals from a list; what chance does after them it does as ever."""

    prepared: tuple[M, ...] = ()

    @classmethod
    def lay(
        cls, rules: Rules[O, S, M, V], options: O, deals: tuple[M, ...]
    ) -> "PreparedMatch[O, S, M, V]":
        """A match that is not yet dealt."""
        values = rules.option_values(options)
        match = cls(rules, LogHeader(rules.key, rules.version, values, 0, ""))
        match.prepared = deals
        return match

    def copy(self) -> "PreparedMatch[O, S, M, V]":
        twin = super().copy()
        assert isinstance(twin, PreparedMatch)
        twin.prepared = self.prepared
        return twin

    def _due_shuffle(self) -> M | None:
        due = super()._due_shuffle()
        if due is None or self._shuffles >= len(self.prepared):
            return due
        return self.prepared[self._shuffles]
