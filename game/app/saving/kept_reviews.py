"""Reviews that were made already, a file each beside the finished games.

A review is no more than work that was done once: gone, damaged or of another version, it is simply
made anew.
"""

import json
from contextlib import suppress
from pathlib import Path
from typing import Final

from game.ai.evaluation import AnyAssessor
from game.app.storage.files import FileProblem, backup_of, read_bytes, write_text
from game.app.storage.json_records import BadRecord, parse_record
from game.core.match import AnyMatch
from game.review.decisions import Review
from game.review.review_record import review_from, review_values

_DIGITS: Final = 16


def read_review(match: AnyMatch, assessor: AnyAssessor, folder: Path) -> Review | None:
    """The review of a match, if it was made and can be read."""
    try:
        record = parse_record(read_bytes(_place(match.log.header.seal, folder)))
        return review_from(record, match, assessor)
    except (BadRecord, FileProblem, ValueError):
        return None


def write_review(review: Review, match: AnyMatch, assessor: AnyAssessor, folder: Path) -> None:
    """Keep a review; without it the next look takes longer, and that is all."""
    record = review_values(review, match, assessor.version)
    text = json.dumps(record, separators=(",", ":")) + "\n"
    with suppress(FileProblem):
        write_text(_place(match.log.header.seal, folder), text)


def remove_review(seal: str, folder: Path) -> None:
    """The game is gone, and what was known of it."""
    path = _place(seal, folder)
    for each in (backup_of(path), path):
        with suppress(OSError):
            each.unlink(missing_ok=True)


def _place(seal: str, folder: Path) -> Path:
    return folder / f"{review_digits(seal)}.json"


def review_digits(seal: str) -> str:
    """The name of the review of a match, without its ending."""
    return seal[:_DIGITS]
