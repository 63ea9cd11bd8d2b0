"""Checking a saved match: was the shuffle sealed, and did everything follow from it?

That is all there is to know from a file: whoever can write one can write other names into it, other
levels, times and hints, and the check sum that goes with them.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from game.app.saving.saves import BadSave, checksum, read_record, rules_of
from game.app.seals import is_noted, short_seal
from game.app.seating import chairs_from
from game.core.errors import BadLog, IllegalMove
from game.core.log import MatchLog, fingerprint
from game.core.match import AnyMatch, Match, SomeMatch
from game.core.moves import DealAnew
from game.core.plain import Json
from game.core.rules import AnyRules
from game.core.seats import CHANCE, CLOCK
from game.core.words import N_, _


class Check(Enum):
    """What is looked at, in this order; the value is shown."""

    SEAL = N_("Seal")
    DEAL = N_("Deal")
    MOVES = N_("Moves")
    RESULT = N_("Result")
    FILE = N_("File")


@dataclass(frozen=True, slots=True)
class Finding:
    """The answer of one check; None where an earlier failure leaves nothing to check."""

    check: Check
    fits: bool | None
    sentence: str


@dataclass(frozen=True, slots=True)
class Verification:
    """All findings, and the match as far as it could be computed again."""

    findings: tuple[Finding, ...]
    match: SomeMatch
    names: tuple[str, ...]

    @property
    def fits(self) -> bool:
        """Whether every check was made and passed."""
        return all(finding.fits for finding in self.findings)


def verify(source: Path | str | bytes, published_seal: str = "") -> Verification:
    """Compute a saved match again; BadSave where the file holds no match at all.

    A seal that somebody wrote down before the deal, whole or shortened, is compared as well.
    """
    record = read_record(source)
    rules = rules_of(record)
    log = _readable_log(record, rules)
    match: SomeMatch = Match(rules, log.header)
    findings = [_check_seal(record, log, published_seal), *_check_entries(match, log)]
    complete = len(match.log.entries) == len(log.entries)
    findings.append(_check_result(record, match) if complete else _unchecked(Check.RESULT))
    findings.append(_check_file(record))
    return Verification(tuple(findings), match, _names(record, match.options.seats))


def _readable_log(record: dict[str, Json], rules: AnyRules) -> MatchLog:
    # The seal is a finding here, not a reason to refuse the file: read on as if it fitted.
    values = record["log"]
    seed, salt = values.get("seed"), values.get("salt")
    try:
        return MatchLog.from_json({**values, "seal": fingerprint(seed, salt)}, rules)
    except BadLog as problem:
        raise BadSave(str(problem)) from problem


def _check_seal(record: dict[str, Json], log: MatchLog, published_seal: str) -> Finding:
    own = log.header.seal
    if record["log"].get("seal") != own:
        return Finding(Check.SEAL, fits=False, sentence=_("does not fit seed and salt."))
    if published_seal and not is_noted(published_seal, own):
        sentence = _("is not the one that was noted before the deal.")
        return Finding(Check.SEAL, fits=False, sentence=sentence)
    origin = log.header.origin
    if origin is None:
        return Finding(Check.SEAL, fits=True, sentence=_("fits seed and salt."))
    sentence = _(
        "fits seed and salt, but promised nothing: the beginning, {count} entries, is that of the "
        "game with the seal {seal}."
    )
    words = sentence.format(count=origin.entries, seal=short_seal(origin.seal))
    return Finding(Check.SEAL, fits=True, sentence=words)


def _check_entries(match: AnyMatch, log: MatchLog) -> Iterator[Finding]:
    failed: Finding | None = None
    for number, (actor, move) in enumerate(log.entries, start=1):
        try:
            match.redo(actor, move)
        except IllegalMove as error:
            sentence = _("entry {number} cannot have happened: {reason}")
            check = Check.DEAL if actor == CHANCE else Check.MOVES
            reason = sentence.format(number=number, reason=error)
            failed = Finding(check, fits=False, sentence=reason)
            break
    if failed is not None and failed.check is Check.DEAL:
        yield failed
        yield _unchecked(Check.MOVES)
        return
    yield Finding(Check.DEAL, fits=True, sentence=_deal_words(match))
    sentence = _("{count} moves, all within the rules.")
    count = sum(actor not in (CHANCE, CLOCK) for actor, _move in log.entries)
    yield failed or Finding(Check.MOVES, fits=True, sentence=sentence.format(count=count))


def _deal_words(match: AnyMatch) -> str:
    if any(isinstance(move, DealAnew) for _actor, move in match.log.entries):
        return _("is the one that the seed gives, and was dealt anew where it was played on.")
    return _("is the one that the seed gives.")


def _check_result(record: dict[str, Json], match: AnyMatch) -> Finding:
    if record.get("digest") == match.digest():
        return Finding(Check.RESULT, fits=True, sentence=_("is the position that was saved."))
    sentence = _("the moves do not lead to the position that was saved.")
    return Finding(Check.RESULT, fits=False, sentence=sentence)


def _check_file(record: dict[str, Json]) -> Finding:
    if record.get("checksum") == checksum(record):
        sentence = _("has the check sum of what it holds, which anybody can write anew.")
        return Finding(Check.FILE, fits=True, sentence=sentence)
    return Finding(Check.FILE, fits=False, sentence=_("was changed after it was saved."))


def _unchecked(check: Check) -> Finding:
    return Finding(check, fits=None, sentence=_("could not be checked."))


def _names(record: dict[str, Json], seats: int) -> tuple[str, ...]:
    try:
        return tuple(chair.name for chair in chairs_from(record.get("chairs"), seats, seats))
    except ValueError:
        return tuple(_("Seat {number}").format(number=seat + 1) for seat in range(seats))
