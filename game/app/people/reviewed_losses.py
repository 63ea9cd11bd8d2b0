"""What somebody gives away a decision, from the reviews that were made of their games."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path

from game.app.people.import_finished import held_seats, parts_of
from game.app.people.people_file import PeopleFile, PeopleFound
from game.app.people.person import PlayedGame, Register
from game.app.saving.archive import finished_game
from game.app.saving.kept_reviews import read_review, review_digits
from game.app.saving.saves import BadSave, SavedGame, read_save
from game.core.errors import KododoError
from game.core.seats import Seat
from game.kits.registry import kit_by_key
from game.review.form import form_of
from game.review.reviewing import assessor_for

HUNDREDTHS = 100


def take_in_reviews(file: PeopleFile, finished: Path, reviews: Path) -> PeopleFound:
    """Everybody, with the losses that reviews have told since; or FileProblem."""
    found = file.read()
    made = {path.stem for path in reviews.glob("*.json")}
    wanted = {
        game.seal
        for person in found.register.people
        for game in person.games
        if game.loss is None and review_digits(game.seal) in made
    }
    told: dict[tuple[str, str], int] = {}
    for seal in wanted:
        path = finished_game(seal, finished)
        if path is not None:
            with suppress(BadSave):
                told |= _told(read_save(path), reviews, found.register)
    return file.change(partial(_with_losses, told)) if told else found


def _told(saved: SavedGame, reviews: Path, register: Register) -> dict[tuple[str, str], int]:
    """By seal and the key of the person: names change."""
    seal, losses = saved.match.log.header.seal, _losses(saved, reviews)
    seats = {
        person.key: _seat_in(saved, game)
        for person in register.people
        for game in person.games
        if game.seal == seal
    }
    return {
        (seal, key): losses[seat]
        for key, seat in seats.items()
        if seat is not None and seat in losses
    }


def _seat_in(saved: SavedGame, game: PlayedGame) -> Seat | None:
    """Where somebody sat; where that was not kept, it shows if nobody else ended like that."""
    if game.seat is not None:
        return game.seat
    ends = [part.game for part in parts_of(saved)]
    alike = [each.seat for each in ends if _end_of(each) == _end_of(game)]
    return alike[0] if len(alike) == 1 else None


def _end_of(game: PlayedGame) -> tuple[tuple[str, ...], int, int]:
    return game.rivals, game.rank, game.points


def _losses(saved: SavedGame, reviews: Path) -> dict[Seat, int]:
    """By seat; nothing where chances were not measured to hold."""
    match = saved.match
    try:
        assessor = assessor_for(kit_by_key(match.rules.key), match)
    except KododoError:
        return {}
    review = read_review(match, assessor, reviews)
    if review is None or not assessor.is_calibrated(match.options):
        return {}
    usual = assessor.usual_losses(match.options)
    forms = {seat: form_of(review.of_seat(seat), usual) for seat in held_seats(saved)}
    return {seat: round(HUNDREDTHS * form.loss) for seat, form in forms.items() if form is not None}


def _with_losses(told: Mapping[tuple[str, str], int], register: Register) -> Register:
    for person in register.people:
        games = tuple(_with_loss(game, told, person.key) for game in person.games)
        register = register.with_person(replace(person, games=games))
    return register


def _with_loss(game: PlayedGame, told: Mapping[tuple[str, str], int], key: str) -> PlayedGame:
    loss = told.get((game.seal, key))
    return game if loss is None else replace(game, loss=loss)
