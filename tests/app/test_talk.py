from game.ai.characters import CHARACTERS, AnyGame, Occasion, character_by_key
from game.kits.five211.talk_lines import TALK, RoundOccasion
from game.kits.set_up import Chair
from game.rules.five211.events import RoundScored
from game.rules.five211.records import RoundRecord
from scenes.coach.talk_timing import Remark, greeting, remark_on
from tests.ai.five211.tables import finished_round

OWL = Chair("Shoco", "owl", "owl", "guest")
IGUANA = Chair("Yuana", "iguana", "iguana", "guest")
ANA = Chair("Ana", "sun hat")
CHAIRS = (ANA, OWL, IGUANA)

BLUE_WINS = finished_round("b2 y2 g2 o2", "b6 y3 g3 v2", "b3 o3 v3 b4")
NOBODY = finished_round("y2 y3 b2 b3", "o2 o3 g2 g3")
SEEDS = range(200)


def said(record: RoundRecord, chairs: tuple[Chair, ...] = CHAIRS) -> list[Remark]:
    remarks = [remark_on(RoundScored(record), TALK, chairs, seed) for seed in SEEDS]
    return [remark for remark in remarks if remark is not None]


def lines(chair: Chair, occasion: Occasion) -> tuple[str, ...]:
    character = character_by_key(chair.character or "")
    assert character is not None
    own = TALK.lines[character.key]
    return own[occasion] if occasion in own else character.talk[occasion]


def test_somebody_speaks_now_and_then_but_not_every_round() -> None:
    assert 0.4 < len(said(NOBODY, (OWL, IGUANA))) / len(SEEDS) < 0.8


def test_same_seed_and_round_are_the_same_words() -> None:
    assert said(BLUE_WINS) == said(BLUE_WINS)
    assert said(BLUE_WINS) != said(BLUE_WINS._replace(round=BLUE_WINS.round + 1))


def test_people_are_not_spoken_for() -> None:
    assert said(BLUE_WINS, (ANA, ANA, ANA)) == []
    assert {remark.seat for remark in said(NOBODY, (ANA, OWL))} == {1}


def test_the_winner_of_the_round_speaks_about_winning() -> None:
    assert max(BLUE_WINS.gained) == BLUE_WINS.gained[2] > BLUE_WINS.gained[1]
    for remark in said(BLUE_WINS):
        assert remark.seat == 2
        assert remark.line in lines(IGUANA, AnyGame.OWN_WIN)


def test_lines_fit_the_occasion_that_everybody_saw() -> None:
    for remark in said(NOBODY, (OWL, IGUANA)):
        assert remark.line in lines((OWL, IGUANA)[remark.seat], RoundOccasion.NOBODY)


def test_one_character_greets_at_the_deal() -> None:
    greetings = {greeting(CHAIRS, seed) for seed in SEEDS}
    assert {remark.seat for remark in greetings if remark} == {1, 2}
    for remark in greetings:
        assert remark is not None
        assert remark.line in lines(CHAIRS[remark.seat], AnyGame.GREETING)
    assert greeting((ANA, ANA), 1) is None


def test_every_character_has_a_line_for_every_occasion() -> None:
    assert all(set(character.talk) == set(AnyGame) for character in CHARACTERS)
    assert all(set(TALK.lines[character.key]) == set(RoundOccasion) for character in CHARACTERS)


def test_character_of_a_later_version_is_silent() -> None:
    assert said(NOBODY, (Chair("Zed", "fox", "fox", "guest"), ANA)) == []
