"""A review in words, for the window and the terminal alike."""

from typing import Final

from game.app.looking_back.replays import AnyReplay, Replay
from game.app.saving.saves import SavedGame
from game.core.seats import PUBLIC, Seat
from game.core.sentences import begin, percent_words
from game.core.words import N_, _
from game.kits.registry import kit_by_key
from game.review.accounts import LUCKY, VERY_LUCKY, Account
from game.review.decisions import POINT, Decision, Mark
from game.review.form import Form
from game.review.three_moments import Moment, MomentKind

MARK_NAMES: Final = {
    Mark.FINE: N_("fine"),
    Mark.FIND: N_("find"),
    Mark.SLIP: N_("slip"),
    Mark.MISTAKE: N_("mistake"),
    Mark.BLUNDER: N_("blunder"),
}
MOMENT_NAMES: Final = {
    MomentKind.COSTLIEST: N_("Costliest choice"),
    MomentKind.FIND: N_("Best find"),
    MomentKind.LUCKIEST: N_("Luckiest turn"),
}


class ReviewTeller:
    """Tells the review of one match as a seat saw it; `with_numbers` where they are calibrated."""

    def __init__(self, saved: SavedGame, seat: Seat, *, with_numbers: bool) -> None:
        self._kit = kit_by_key(saved.match.rules.key)
        self._saved = saved
        self._replay: AnyReplay = Replay(saved.match.rules, saved.match.log)
        self._seat = seat
        self._with_numbers = with_numbers
        self._views: dict[int, object] = {}

    def where(self, decision: Decision) -> str:
        """When it was decided: "Round 2 of 6, turn 1"."""
        return self._kit.teller.where(self.view(decision))

    def move(self, decision: Decision, choice: int) -> str:
        """A choice in the words of the game, of the table as it was then."""
        return self._kit.teller.move(decision.choices[choice].move, self.view(decision))

    def advice(self, decision: Decision, choice: int) -> str:
        """The same as a sentence that says to do it."""
        return self._kit.teller.advice(decision.choices[choice].move, self.view(decision))

    def view(self, decision: Decision) -> object:
        """What the seat could know then."""
        if decision.entries not in self._views:
            self._replay.seek(decision.entries)
            self._views[decision.entries] = self._replay.match.view(self._seat)
        return self._views[decision.entries]

    def remembered(self) -> str:
        """What the seat will tell of the match, as on its results; usually nothing."""
        names = tuple(chair.name for chair in self._saved.chairs)
        view = self._saved.match.view(PUBLIC)
        return self._kit.results.told_later(view, names, (self._seat,))

    def choice(self, decision: Decision) -> str:
        """What was played, what would have been better, and what the difference was."""
        played = begin(self.move(decision, decision.played))
        if decision.mark is Mark.FIND:
            return _("{move}: one choice was right.").format(move=played)
        if not decision.mark.is_costly:
            return _("{move}: nothing was clearly better.").format(move=played)
        best = self.move(decision, 0)
        if not self._with_numbers:
            return _("{played}, not {best}").format(played=played, best=best)
        # Rounded so that the two differ by what the choice is said to have cost.
        before, lost = points(decision.before), points(decision.loss)
        return _("{played}, not {best}: from {before} to {after}").format(
            played=played,
            best=best,
            before=percent_words(before),
            after=percent_words(before - lost),
        )

    def moment(self, moment: Moment) -> str:
        """What was remarkable about a moment."""
        decision = moment.decision
        if moment.kind is MomentKind.LUCKIEST:
            return self._luck(moment)
        played, best = self.move(decision, decision.played), self.move(decision, 0)
        if moment.kind is MomentKind.COSTLIEST:
            words = _("You played {played}. Better was {best}.")
            return words.format(played=played, best=best)
        if not self._with_numbers:
            return _("You found {played}. Nothing else was as good.").format(played=played)
        words = _("You found {played}. The next best was {count} points behind.")
        return words.format(played=played, count=points(decision.margin))

    def _luck(self, moment: Moment) -> str:
        """Only that it was luck: what others did then is not told, for it is none."""
        played = self.move(moment.decision, moment.decision.played)
        if not self._with_numbers:
            return _("After {move}, luck was with you.").format(move=played)
        words = _("After {move}, luck brought you {count} of 100.")
        return words.format(move=played, count=points(moment.change))


def asking(decision: Decision) -> list[str]:
    """That somebody was asked before it was decided; nothing where nobody was."""
    return [_("You asked for a hint.")] if decision.is_hinted else []


def points(chance: int) -> int:
    """A chance or a part of one in whole points of a hundred."""
    return round(chance / POINT)


def signed(count: int) -> str:
    """A number with its sign, as it is added."""
    return f"+{count}" if count > 0 else f"\N{MINUS SIGN}{-count}" if count else "0"


def luck_words(luck: int) -> str:
    """How lucky that was."""
    if luck >= VERY_LUCKY:
        return _("very lucky")
    if luck >= LUCKY:
        return _("lucky")
    if luck <= -VERY_LUCKY:
        return _("very unlucky")
    return _("unlucky") if luck <= -LUCKY else _("neither lucky nor unlucky")


def verdict(account: Account) -> str:
    """What decided the match, in a sentence."""
    _start, _others, luck, choices, result = account.in_points
    if choices > -2:
        nothing = _("Your choices gave away nothing.")
        return nothing if result else _("Unlucky: your choices gave away nothing.")
    if result:
        words = _("You won against the wind; your choices gave away {count}.")
        if luck >= 0:
            words = _("Luck helped; your choices gave away {count}.")
    else:
        words = _("Luck took {lost}; your choices gave away {count}.")
        if luck >= 0:
            words = _("Luck was with you; your choices gave away {count}.")
    return words.format(lost=-luck, count=-choices)


def form_lines(form: Form) -> list[str]:
    """How somebody played, as the name of a level; nothing where that was not measured."""
    if form.level is None:
        return []
    return [_("You played like this level: {level}").format(level=_(form.level.display_name))]
