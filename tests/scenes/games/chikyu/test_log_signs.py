"""The log of Chikyu shows the cards and kinds that its sentences speak of."""

import pytest
from workshop.chikyu.voyages import Script

from game.app.looking_back.replays import Replay
from game.app.looking_back.transcript import Narrator
from game.app.table_laying import SealedDeal, lay_table
from game.core.options import OptionValue
from game.core.seats import PUBLIC, Viewer
from game.kits.chikyu.kit import CHIKYU
from game.kits.set_up import USUAL_CHAIRS, SetUp
from scenes.games.chikyu.own_session import own_session
from scenes.games.chikyu.pages.log_signs import KindSign, log_signs
from scenes.table.cards.card_sign import CardSign

TABLES: tuple[tuple[int, dict[str, OptionValue]], ...] = (
    (2, {}),
    (4, {}),
    (5, {"expansion": "on"}),
)


@pytest.mark.parametrize(("seats", "answers"), TABLES)
@pytest.mark.parametrize("viewer", [PUBLIC, 0])
def test_every_sign_stands_behind_the_sentence_that_names_it(
    seats: int, answers: dict[str, OptionValue], viewer: Viewer
) -> None:
    set_up = SetUp(CHIKYU.key, USUAL_CHAIRS[:seats], answers)
    session = own_session(lay_table(set_up, SealedDeal(4, "salt")))
    Script(session, 4).finish()
    match = session.match
    narrator = Narrator.of(match, [chair.name for chair in session.chairs])
    seen: set[type] = set()
    for each in narrator.tell_replay(Replay(match.rules, match.log), viewer):
        signs = [] if each.event is None else log_signs(each.event)
        for sign in signs[each.number] if each.number < len(signs) else ():
            seen.add(type(sign))
            if isinstance(sign, KindSign):
                effect = any(w in each.text for w in ("blind", "sits out", "without a kind"))
                gift = any(w in each.text for w in ("gives", "fewer points"))
                assert effect or gift or sign.kind.title in each.text, each.text
            elif "takes the trick" not in each.text:
                assert isinstance(sign, CardSign)
                assert sign.card.kind.title in each.text
                assert str(sign.card.rank) in each.text
    assert seen == {CardSign, KindSign}
