"""`kododo verify [FILE]`: compute a saved match again and say what fits and what does not."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from game.app.codes import code_of
from game.app.daily import result_of_day
from game.app.looking_back.transcript import Narrator
from game.app.people.day_result import day_lines
from game.app.saving.saves import read_save
from game.app.saving.verification import Verification, verify
from game.cli.named_save import add_game, chosen_game, named
from game.cli.parsing import Parser
from game.core.sentences import labelled
from game.core.words import N_, _

KNOWN = N_(
    "Seed, deal, moves and result follow from each other. "
    "Names, levels, times and hints are only as true as the file."
)
EXAMPLES: Final = (
    ("kododo verify", N_("the game that was played last")),
    ("kododo verify game.json", ""),
    (
        "kododo verify game.json --seal 5f0c...",
        N_("compare with the seal that you noted before the deal"),
    ),
)


def main(arguments: Sequence[str]) -> int:
    """Check a file; 0 when all fits that can be computed, 1 when something does not."""
    parser = Parser(
        "kododo verify",
        _("Compute a saved match again: seal, deal, moves and result. Exit code 0 when all fits."),
        EXAMPLES,
    )
    add_game(parser)
    parser.add_argument("--seal", default="", help=_("the seal that was shown before the deal"))
    parser.add_argument("--json", action="store_true", help=_("print one JSON record instead"))
    options = parser.parse_args(arguments)
    path = chosen_game(options.file)
    with named(path):
        verification = verify(path, options.seal)
    if options.json:
        print(json.dumps(as_record(verification), indent=1))
    else:
        print("\n".join(report(verification, path)))
    return 0 if verification.fits else 1


def report(verification: Verification, path: Path) -> list[str]:
    """A line for each check, the result of the match, and the judgement."""
    header, outcome = verification.match.log.header, verification.match.outcome
    lines = [labelled(_(each.check.value), each.sentence) for each in verification.findings]
    if verification.fits and outcome is not None:
        secret = _("Seed {seed}, salt {salt}, game code {code}.")
        lines.append(secret.format(seed=header.seed, salt=header.salt, code=code_of(header)))
        lines += Narrator.of(verification.match, verification.names).tell_outcome(outcome)
        lines += day_report(path)
    elif verification.fits:
        lines.append(_("The match is not over yet."))
    return [*lines, _(KNOWN) if verification.fits else _("This match does not fit.")]


def day_report(path: Path) -> list[str]:
    """Where it was the deal of a day, the lines that its player can have handed on."""
    result = result_of_day(read_save(path))
    if result is None:
        return []
    lines = (f"  {line}" for line in day_lines(result))
    return [_("This was the deal of a day, with these lines:"), *lines]


def as_record(verification: Verification) -> dict[str, object]:
    """The findings for other programs."""
    checks = {each.check.name.lower(): each.fits for each in verification.findings}
    sentences = {each.check.name.lower(): each.sentence for each in verification.findings}
    over = verification.match.outcome is not None
    return {"fits": verification.fits, "over": over, "checks": checks, "sentences": sentences}
