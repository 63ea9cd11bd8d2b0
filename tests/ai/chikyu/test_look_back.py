"""Looking back at tricks of Chikyu: every own decision, and what another card would have done."""

from collections.abc import Sequence

import pytest

from game.ai.advice import Alternative
from game.ai.chikyu.coaching.look_back import (
    BRINGS,
    OPEN,
    OTHERS,
    OTHERS_OPEN,
    YOURS,
    ChikyuLookBack,
    _chapters,
    _round_with,
    _trick_with,
    choosers,
)
from game.ai.chikyu.search.situation import situation_of
from game.core.rng import Rng
from game.core.sentences import Somebody
from game.rules.chikyu.moves import ChikyuMove, PlayCard
from game.rules.chikyu.options import ChikyuOptions
from game.rules.chikyu.records import Trick
from game.rules.chikyu.view import ChikyuView
from tests.ai.chikyu.tables import OPTIONS, new_table


def views_of_a_game(options: ChikyuOptions, plays: int) -> list[list[ChikyuView]]:
    """The views of every seat at every stop of a game of blind plays."""
    match = new_table(options, seed=4)
    rng = Rng(4, "back")
    views = [[match.view(seat)] for seat in range(options.seats)]
    for _ in range(plays):
        if match.outcome is not None:
            break
        (seat,) = match.to_act()
        match.play(seat, rng.choice(match.legal_moves(seat)))
        for each, known in enumerate(views):
            known.append(match.view(each))
    return views


def finished_tricks(view: ChikyuView) -> list[Trick]:
    tricks = [trick for record in view.records for trick in record.tricks]
    return tricks + list(view.tricks) if len(view.records) == view.round else tricks


@pytest.mark.parametrize("plays", [45, 500])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_every_own_decision_is_told_with_the_card_that_was_played(
    options: ChikyuOptions, plays: int
) -> None:
    back = ChikyuLookBack()
    for seat, views in enumerate(views_of_a_game(options, plays)):
        own = [
            trick for trick in finished_tricks(views[-1]) if seat in choosers(trick, options.seats)
        ]
        assert len(back.chapters(views[-1])) == len(own) > 0
        for chapter, trick in enumerate(own):
            turns = back.turns(views, chapter)
            assert len(turns) == choosers(trick, options.seats).count(seat)
            for alternatives in turns:
                check(trick, seat, options, alternatives)


def check(
    trick: Trick,
    seat: int,
    options: ChikyuOptions,
    alternatives: Sequence[Alternative[ChikyuMove]],
) -> None:
    (played,) = [each for each in alternatives if each.was_played]
    assert isinstance(played.move, PlayCard)
    assert played.move.card in trick.cards
    assert played.ending.values["card"] is trick.winning_card
    owner = trick.winner % options.seats
    is_open = trick.winner >= options.seats
    expected = {
        (True, False): YOURS, (True, True): OPEN, (False, False): OTHERS, (False, True): OTHERS_OPEN
    }  # fmt: skip
    assert played.ending.template == expected[owner == seat, is_open]
    assert played.ending.values["name"] == Somebody(owner)
    for each in alternatives:
        assert sum(gain != 0 for gain in each.gained) <= 1, "only the taker counts a pile"
    leads = [2 * each.gained[seat] - sum(each.gained) for each in alternatives]
    if options.seats == 2:
        assert leads == sorted(leads, reverse=True)


def test_while_a_round_goes_on_nothing_is_told_that_others_cards_would_decide() -> None:
    options = ChikyuOptions(4)
    back = ChikyuLookBack()
    unsure = 0
    for seat, views in enumerate(views_of_a_game(options, 30)):
        own = [t for t in finished_tricks(views[-1]) if seat in choosers(t, options.seats)]
        for chapter, trick in enumerate(own):
            if trick.hands[0] == seat:
                (alternatives,) = back.turns(views, chapter)
                kinds = {
                    each.move.card.kind for each in alternatives if isinstance(each.move, PlayCard)
                }
                assert kinds == {trick.lead}
                unsure += 1
    assert unsure


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_after_a_round_another_card_tells_what_the_round_would_have_brought(
    options: ChikyuOptions,
) -> None:
    back, told = ChikyuLookBack(), 0
    for seat, views in enumerate(views_of_a_game(options, 500)):
        records = views[-1].records
        for chapter, name in enumerate(back.chapters(views[-1])):
            score = records[int(str(name.values["round"])) - 1].scores[seat]
            for alternative in (each for turn in back.turns(views, chapter) for each in turn):
                meaning = alternative.meaning
                if meaning is None:
                    continue
                told += 1
                assert not alternative.was_played
                assert meaning.template == BRINGS
                assert meaning.values["real"] == score.after - score.before
                assert meaning.values["points"] != meaning.values["real"]
    assert told > 20


def test_the_cards_that_were_played_bring_what_they_brought() -> None:
    """The round that is played on from an own card is the round itself."""
    options = ChikyuOptions(4)
    views = views_of_a_game(options, 500)[0]
    for told in _chapters(views[-1]):
        assert told.record is not None
        deciding = next(
            view
            for view in views
            if view.legal and (view.round, view.trick_number) == (told.round, told.number)
        )
        situation, place = situation_of(deciding), len(deciding.trick)
        end = _trick_with(told, situation, place, told.trick.cards[place].index)
        assert _round_with(told, situation, end) is None, "nothing has changed"
