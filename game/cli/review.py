"""`kododo review [FILE]`: what decided a finished match, seat by seat, in plain sentences."""

import json
import sys
from collections.abc import Iterator, Sequence
from typing import Final

from game.ai.evaluation import AnyAssessor
from game.app.hints import hinted_places
from game.app.looking_back.opened_beliefs import open_belief
from game.app.looking_back.review_words import (
    MARK_NAMES,
    MOMENT_NAMES,
    ReviewTeller,
    asking,
    form_lines,
    luck_words,
    points,
    signed,
    verdict,
)
from game.app.looking_back.why_better import WhyBetter
from game.app.saving.kept_reviews import read_review, write_review
from game.app.saving.saves import SavedGame, read_save
from game.app.storage.paths import reviews_folder
from game.cli.named_save import add_game, chosen_game, named
from game.cli.parsing import Parser, whole_number
from game.core.errors import KododoError
from game.core.match import AnyMatch
from game.core.seats import Seat
from game.core.sentences import labelled, percent_words
from game.core.words import N_, _
from game.kits.registry import kit_by_key
from game.kits.set_up import people_at
from game.review.accounts import account_of
from game.review.decisions import Decision, Review
from game.review.form import form_of
from game.review.review_record import review_values
from game.review.reviewing import Reviewing, assessor_for
from game.review.three_moments import MomentKind, moments_of

EXAMPLES: Final = (
    ("kododo review", N_("the game that was finished last")),
    ("kododo review game.json", N_("a game of a file")),
    ("kododo review --seat 2", N_("from the second seat")),
    ("kododo review --all", N_("with every decision")),
)
_MOST_SEATS = 16


class NoSeat(KododoError):
    """The table has no such seat."""


def main(arguments: Sequence[str]) -> int:
    """Review the match of a file."""
    parser = Parser("kododo review", _("Tell luck from choices in a finished match."), EXAMPLES)
    add_game(parser)
    parser.add_argument("--seat", type=whole_number(1, _MOST_SEATS), default=None, metavar="N")
    parser.add_argument(
        "--all", action="store_true", help=_("tell every decision, not the dearest")
    )
    parser.add_argument("--json", action="store_true", help=_("print one JSON record instead"))
    options = parser.parse_args(arguments)
    path = chosen_game(options.file)
    with named(path):
        saved = read_save(path)
    seat = _seat(saved, options.seat)
    assessor = assessor_for(kit_by_key(saved.match.rules.key), saved.match)
    review = made_review(saved.match, assessor, seat)
    if options.json:
        print(json.dumps(review_values(review, saved.match, assessor.version), indent=1))
    else:
        numbers = assessor.is_calibrated(saved.match.options)
        review = review.with_hints(hinted_places(saved.hints, saved.match.log))
        told = lines(saved, review, seat, tells_all=options.all, with_numbers=numbers)
        print("\n".join(told))
    return 0


def made_review(match: AnyMatch, assessor: AnyAssessor, seat: Seat) -> Review:
    """The review that is kept, or a new one; whoever waits sees how far it is."""
    known = read_review(match, assessor, reviews_folder())
    if known is not None:
        return known
    reviewing = Reviewing(assessor, match, seat)
    told = -1
    while not reviewing.step():
        if reviewing.done != told and sys.stderr.isatty():
            told = reviewing.done
            words = _("Decision {number} of {count}")
            line = words.format(number=told, count=reviewing.total)
            print(f"\r{line}", end="", file=sys.stderr, flush=True)
    if told >= 0:
        print(file=sys.stderr)
    write_review(reviewing.review, match, assessor, reviews_folder())
    return reviewing.review


def lines(
    saved: SavedGame, review: Review, seat: Seat, *, tells_all: bool, with_numbers: bool
) -> Iterator[str]:
    """The page after a game as lines; chances in numbers only where they come true."""
    match, numbers = saved.match, with_numbers
    assessor = assessor_for(kit_by_key(match.rules.key), match)
    teller = ReviewTeller(saved, seat, with_numbers=numbers)
    yield _("How it went for {name}:").format(name=saved.chairs[seat].name)
    yield from _account(review, seat, with_numbers=numbers)
    own = review.of_seat(seat)
    form = form_of(own, assessor.usual_losses(match.options)) if numbers else None
    if form is not None:
        yield from form_lines(form)
    for moment in moments_of(review, seat):
        change = f" ({signed(points(moment.change))})" if numbers else ""
        name, where = _(MOMENT_NAMES[moment.kind]), teller.where(moment.decision)
        yield labelled(f"{name}{change}, {where}", teller.moment(moment))
        if moment.kind is MomentKind.COSTLIEST:
            view = teller.view(moment.decision)
            yield "  " + WhyBetter(saved, view, moment.decision, with_numbers=numbers).told()
    yield ""
    for each in own:
        if tells_all or each.mark.is_costly:
            chance = ""
            if numbers and not each.mark.is_costly:
                chance = f" {percent_words(points(each.after))}"
            mark = _(MARK_NAMES[each.mark])
            hinted = "".join(f" {words}" for words in asking(each))
            told = f"{mark}. {teller.choice(each)}{chance}{hinted}"
            yield labelled(teller.where(each), told)
            yield from _belief(saved, each)
    if not tells_all and not any(each.mark.is_costly for each in own):
        yield _("Nothing to try again: no choice cost much.")


def _belief(saved: SavedGame, decision: Decision) -> Iterator[str]:
    """What a bot expected, where one did."""
    belief = open_belief(saved, decision)
    if belief is not None:
        while not belief.expecting.step():
            pass
        yield "  " + " ".join(belief.words())


def _account(review: Review, seat: Seat, *, with_numbers: bool) -> Iterator[str]:
    account = account_of(review, seat)
    if not with_numbers:
        yield labelled(_("Luck"), luck_words(account.luck)) + "."
        return
    start, others, luck, choices, result = account.in_points
    rows = (
        (_("Fair share"), str(start)),
        (_("The others' choices"), signed(others)),
        (labelled(_("Luck"), luck_words(account.luck)), signed(luck)),
        (_("Your choices"), signed(choices)),
        (_("Result; a win is 100"), str(result)),
    )
    width = max(len(name) for name, _number in rows)
    for name, number in rows:
        yield f"  {name:{width}}  {number:>4}"
    yield verdict(account)


def _seat(saved: SavedGame, number: int | None) -> Seat:
    """The seat that was asked for, or the first person's."""
    if number is None:
        return next(iter(people_at(saved.chairs)), 0)
    if number > len(saved.chairs):
        raise NoSeat(_("This table has {count} seats.").format(count=len(saved.chairs)))
    return number - 1
