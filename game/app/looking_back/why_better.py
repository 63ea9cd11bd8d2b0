"""Why another choice would have been better: one sentence, which the table shows to be true."""

from game.ai.advice import Comparing
from game.app.saving.saves import SavedGame
from game.core.rng import Rng
from game.core.sentences import Phrase, with_names
from game.core.words import _
from game.kits.registry import kit_by_key
from game.review.decisions import POINT, Decision


class WhyBetter:
    """On its way; a step does a little. The view is what the seat could know then."""

    def __init__(
        self, saved: SavedGame, view: object, decision: Decision, *, with_numbers: bool
    ) -> None:
        kit = kit_by_key(saved.match.rules.key)
        self._teller = kit.teller
        self._decision = decision
        self._names = [chair.name for chair in saved.chairs]
        self._with_numbers = with_numbers
        self._work: Comparing | None = None
        if kit.players.compare is not None and decision.played:
            best, played = (decision.choices[place].move for place in (0, decision.played))
            self._work = kit.players.compare(view, best, played, Rng(decision.entries, "why"))
        self._reason: Phrase | None = None

    def step(self) -> bool:
        """Do a little work; True when the sentence stands."""
        if self._work is None:
            return True
        try:
            next(self._work)
        except StopIteration as done:
            self._reason = done.value
            return True
        return False

    def told(self) -> str:
        """Think to the end, where nobody waits for a frame."""
        while not self.step():
            pass
        return self.sentence

    @property
    def sentence(self) -> str:
        """One reason, or else what the difference was."""
        if self._reason is not None:
            return self._teller.phrase(with_names(self._reason, self._names))
        if not self._with_numbers:
            return _("It wins more often.")
        words = _("It wins {count} more games of 100.")
        return words.format(count=round(self._decision.loss / POINT))
