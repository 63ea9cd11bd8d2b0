"""What a finished game has earned for the people at this screen, as soon as it is counted."""

from __future__ import annotations

from game.app.daily import day_of_deal
from game.app.people.achievements_list import standings_of
from game.app.people.earned import Earned, earned_in, without_game
from game.app.people.evenings import days_on_time
from game.app.people.person import Person
from game.app.session import AnySession
from game.app.table_laying import saved_game
from game.core.sentences import begin, day_words, week_day_words
from scenes.engine.i18n import _
from scenes.host import Host
from scenes.screens.results.earned_street import Award, EarnedStreet
from scenes.screens.results.standing_rows import ReachedLevel, level_words


class GameEarnings:
    """Games are counted beside the frames: `is_news` says, once, that this one is."""

    def __init__(self, host: Host, session: AnySession) -> None:
        self._host = host
        self._seal = session.header.seal
        assert session.outcome is not None
        ranks = {each.seat: each.rank for each in session.outcome.standings}
        seats = sorted(session.people, key=ranks.__getitem__)
        self._names = [session.chairs[seat].name for seat in seats]
        day = day_of_deal(saved_game(session, host.now()))
        self.day_words = _("Deal of the day, {day}").format(day=day_words(day)) if day else ""
        self._earned: list[tuple[Person, Earned]] = []
        self._version = -1
        self._is_counted = False

    @property
    def is_news(self) -> bool:
        people = self._host.people
        if self._is_counted or people.version == self._version:
            return False
        self._version = people.version
        known = [person for name in self._names if (person := people.called(name)) is not None]
        playing = [each for each in known if any(g.seal == self._seal for g in each.games)]
        if not playing:
            return False
        self._is_counted = True
        self._earned = [(each, earned_in(each, self._seal)) for each in playing]
        return True

    @property
    def _owner(self) -> Person:
        """Whose street is shown: whoever earned something there, or came in best."""
        lucky = (person for person, earned in self._earned if not earned.is_nothing)
        known = (self._host.people.called(name) for name in self._names)
        return next(lucky, None) or next(filter(None, known), None) or self._host.player

    def street(self) -> EarnedStreet:
        """With everything dark that is still to be lit."""
        owner = self._owner
        standings = standings_of(without_game(owner, self._seal))
        numbers = {each.achievement.key: number for number, each in enumerate(standings)}
        awards = []
        for person, earned in self._earned:
            if earned.day is not None:
                note = self._note(person, _("a new window"))
                awards.append(Award(begin(week_day_words(earned.day)), note, day=earned.day))
        for person, earned in self._earned:
            for each in earned.houses:
                note, number = self._note(person, _("a new house")), numbers[each.achievement.key]
                awards.append(Award(_(each.achievement.name), note, number))
        return EarnedStreet(standings, days_on_time(owner.days), awards)

    def _note(self, person: Person, what: str) -> str:
        alone = len(self._names) == 1
        return what if alone else _("{name}: {what}").format(name=person.name, what=what)

    def levels(self) -> list[ReachedLevel]:
        """A row for everybody who has reached one."""
        return [
            ReachedLevel(
                self._note(person, level_words(earned.level, is_first=earned.is_first_level)),
                earned.level,
            )
            for person, earned in self._earned
            if earned.level is not None
        ]
