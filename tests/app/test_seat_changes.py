"""A seat that changes hands in mid-match is noted, told and saved."""

import json

import pytest

from game.app.looking_back.replays import Replay
from game.app.looking_back.transcript import Narrator, tell_notes
from game.app.saving.saves import BadSave, checksum, read_record, read_save
from game.app.seat_changes import SeatChange, stand_ins
from game.app.session import SomeSession
from game.app.table_laying import SealedDeal, lay_table, sit_down_again
from game.core.plain import Json
from game.core.seats import PUBLIC
from game.kits.set_up import Chair
from tests.app.matches import keep_in
from tests.set_ups import set_up_of

ANA, BEN = Chair("Ana", "sun hat"), Chair("Ben", "sailor")
BOT_FOR_BEN = Chair("Ben", "sailor", "owl", "child")
SHOCO = Chair("Shoco", "owl", "owl", "child")
PERSON_FOR_SHOCO = Chair("Shoco", "owl")


class Table:
    """A session, and the text of its newest save."""

    def __init__(self) -> None:
        self._texts: list[str] = []
        set_up = set_up_of((ANA, BEN, SHOCO))
        self.session = lay_table(set_up, SealedDeal(5, "salt"), keep_in(self._texts))

    @property
    def saved(self) -> str:
        return self._texts[-1]

    def play(self, moves: int) -> None:
        for _ in range(moves):
            seat = min(self.session.waiting_for())
            self.session.submit(seat, self.session.view(seat).legal[0])


@pytest.fixture
def table() -> Table:
    return Table()


def told(session: SomeSession) -> list[str]:
    match = session.match
    narrator = Narrator.of(match, [chair.name for chair in session.chairs])
    replay = Replay(match.rules, match.log)
    told = narrator.tell_replay(replay, PUBLIC, session.hints, session.changes)
    return [each.text for each in told]


def test_handing_over_and_taking_back_are_told_in_one_sentence_each(table: Table) -> None:
    table.play(3)
    table.session.reseat(1, BOT_FOR_BEN)
    table.play(3)
    table.session.reseat(1, BEN)
    table.play(3)
    story = told(table.session)
    handed, taken = story.index("A bot now plays for Ben."), story.index("Ben plays again.")
    assert 0 < handed < taken < len(story) - 1
    assert table.session.changes == (SeatChange(1, 4, to_bot=True), SeatChange(1, 7, to_bot=False))


def test_a_person_at_the_seat_of_a_bot_is_told(table: Table) -> None:
    table.session.reseat(2, PERSON_FOR_SHOCO)
    table.play(3)
    table.session.reseat(2, SHOCO)
    told = tell_notes((), table.session.changes, ["A", "B", "Shoco"])
    assert told == {1: ["A person now plays for Shoco."], 4: ["A bot now plays for Shoco."]}
    assert table.session.stand_ins == frozenset(), "Shoco is a bot's name"


def test_only_a_bot_in_a_persons_seat_sits_in(table: Table) -> None:
    assert table.session.stand_ins == frozenset()
    table.session.reseat(1, BOT_FOR_BEN)
    assert table.session.stand_ins == {1}
    table.play(2)
    table.session.reseat(1, BEN)
    assert table.session.stand_ins == frozenset()


def test_a_seat_handed_to_and_fro_between_two_moves_did_not_change(table: Table) -> None:
    table.session.reseat(1, BOT_FOR_BEN)
    table.session.reseat(1, Chair("Ben", "sailor", "owl", "master"))
    table.session.reseat(1, BEN)
    assert table.session.changes == ()


def test_a_change_is_saved_at_once_and_read_again(table: Table) -> None:
    table.play(3)
    table.session.reseat(1, BOT_FOR_BEN)
    saved = read_save(table.saved)
    assert saved.chairs == (ANA, BOT_FOR_BEN, SHOCO)
    again = sit_down_again(saved)
    assert again.changes == (SeatChange(1, 4, to_bot=True),)
    assert again.stand_ins == {1}


def reloaded(saved: str) -> SomeSession:
    return sit_down_again(read_save(saved))


def test_who_sat_down_first_is_known_after_every_change_and_a_reload(table: Table) -> None:
    began = table.session.chairs
    table.session.reseat(1, BOT_FOR_BEN)
    table.session.reseat(2, PERSON_FOR_SHOCO)
    table.play(3)
    table.session.reseat(2, Chair("Shoco", "owl", "owl", "master"))
    assert table.session.first_chairs == began
    assert reloaded(table.saved).first_chairs == began


def test_older_saves_give_the_seat_of_a_stand_in_back_to_its_person(table: Table) -> None:
    table.session.reseat(1, BOT_FOR_BEN)
    record = read_record(table.saved)
    record["changes"] = [change[:3] for change in record["changes"]]
    older = reloaded(json.dumps(record | {"checksum": checksum(record)}))
    assert older.first_chairs == (ANA, BEN, SHOCO)


@pytest.mark.parametrize(
    "changes",
    [
        "none",
        [7],
        [[1, 4]],
        [[1, 4, 1]],
        [[3, 4, True]],
        [[1, 0, True]],
        [[1, 99, True]],
        [[1, 4, False]],
        [[0, 4, True]],
        [[1, 2, True], [1, 4, True]],
        [[1, 4, True, "Ben"]],
        [[1, 4, True, {"name": "Ben", "avatar": "sailor"}, {"name": "Ben", "avatar": "sailor"}]],
        [[1, 4, True, {"name": "Ben", "avatar": "sailor", "character": "owl", "level": "child"}]],
        [[1, 4, True], [2, 2, False], [2, 3, True]],
    ],
)
def test_changes_that_cannot_have_been_are_refused(table: Table, changes: Json) -> None:
    table.play(3)
    table.session.reseat(1, BOT_FOR_BEN)
    record = read_record(table.saved) | {"changes": changes}
    with pytest.raises(BadSave, match="which seats changed hands"):
        read_save(json.dumps(record | {"checksum": checksum(record)}))


def test_stand_ins_follow_the_last_change_of_each_seat() -> None:
    changes = (SeatChange(0, 1, to_bot=True), SeatChange(1, 2, to_bot=True),
               SeatChange(0, 5, to_bot=False))  # fmt: skip
    assert stand_ins(changes) == {1}
