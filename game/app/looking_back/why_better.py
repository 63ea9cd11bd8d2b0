"""Why another choice would have been better: one sentence, from whoever gives hints."""

from game.ai.advice import HintThinking
from game.core.moves import Move
from game.core.rng import Rng
from game.core.sentences import Phrase, with_names
from game.core.words import _
from game.kits.kit import AnyKit
from game.review.decisions import POINT, Decision


class WhyBetter:
    """On its way; a step does a little. The view is what the seat could know then."""

    def __init__(self, kit: AnyKit, view: object, decision: Decision, names: list[str]) -> None:
        self._kit = kit
        self._view = view
        self._decision = decision
        self._names = names
        self._rng = Rng(decision.entries, "why")
        self._thinking: HintThinking[Move] | None = None
        if kit.coach is not None:
            self._thinking = kit.coach.begin(view, self._rng)
        self._reason: Phrase | None = None

    def step(self) -> bool:
        """Do a little work; True when the sentence stands."""
        best = self._decision.choices[0].move
        if self._thinking is not None:
            is_over = self._thinking.step()
            hint = self._thinking.hint if self._thinking.answers else None
            if hint is not None and hint.ranking[0].move == best and hint.level == 1:
                self._reason = hint.reason
                return True
            if not is_over:
                return False
        self._reason = self._as_puzzle()
        return True

    def _as_puzzle(self) -> Phrase | None:
        """What sets the best choice apart from the one that was made."""
        puzzling, decision = self._kit.puzzling, self._decision
        if puzzling is None:
            return None
        others = [each.move for each in decision.choices[1:]]
        played = decision.choices[decision.played].move
        choices = [decision.choices[0].move, played, *(each for each in others if each != played)]
        found = puzzling.sort(self._view, choices, self._rng)
        if found is None:
            return None
        return puzzling.reason(found.because, found.facts, choices)

    def sentence(self, *, with_numbers: bool) -> str:
        """One reason, or else what the difference was."""
        if self._reason is not None:
            return self._kit.teller.phrase(with_names(self._reason, self._names))
        return loss_words(self._decision, with_numbers=with_numbers)


def loss_words(decision: Decision, *, with_numbers: bool) -> str:
    """What a choice cost, where nobody can say why."""
    if not with_numbers:
        return _("It wins more often.")
    return _("It wins {count} more games of 100.").format(count=round(decision.loss / POINT))
