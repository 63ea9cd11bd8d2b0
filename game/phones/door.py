"""Who may come in: an invitation opens once, a word is typed by hand, and each phone has a token.

A phone is known by the digest of its token; the token itself is in its cookie and nowhere else.
"""

import hashlib
import secrets
from collections.abc import Callable
from threading import Lock
from typing import Final

TOKEN_BYTES: Final = 9
"""72 bits: nobody guesses them in ten minutes, nor in ten years."""
VALID: Final = 600.0
"""Seconds for which an invitation stands."""
MOST_PHONES: Final = 12
MOST_WRONG: Final = 10
"""Words that are tried in vain before there is another one."""
MOST_WORDS: Final = 3
"""Of these; then words open nothing until somebody invites again."""
WRONG_A_MINUTE: Final = 5
_CONSONANTS: Final = "BDGLMNRTV"
_VOWELS: Final = "AEIOU"
_UNKIND: Final = frozenset(("NUDE", "TITI", "TETA", "TITE", "MERD"))


class Door:
    """Every method may be called by any thread."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._lock = Lock()
        self._known: set[str] = set()
        self._until = 0.0
        self._wrong: list[tuple[float, str]] = []
        self._words_left = 0
        self.invitation = self.word = ""

    @property
    def is_open(self) -> bool:
        """Whether somebody may come who is not here yet."""
        return self._now() < self._until

    def open(self) -> None:
        """Invite: a new invitation and a new word."""
        with self._lock:
            self._until = self._now() + VALID
            self._words_left = MOST_WORDS
            self._renew()

    def close(self) -> None:
        """Nobody new comes in; who is here stays."""
        with self._lock:
            self._until = 0.0
            self.invitation = self.word = ""

    def _renew(self) -> None:
        self.invitation = secrets.token_urlsafe(TOKEN_BYTES)
        self.word = _new_word()
        self._wrong.clear()

    def enter_by(self, invitation: str) -> str | None:
        """The token of a new phone; the invitation is used up."""
        with self._lock:
            fits = secrets.compare_digest(invitation.encode(), self.invitation.encode())
            if not self.is_open or not fits or len(self._known) >= MOST_PHONES:
                return None
            self.invitation = secrets.token_urlsafe(TOKEN_BYTES)
            return self._admit()

    def enter_with(self, word: str, address: str) -> str | None:
        """The token of a new phone whose owner has typed the word."""
        with self._lock:
            now = self._now()
            lately = [each for when, each in self._wrong if now - when < 60]
            if not self.is_open or lately.count(address) >= WRONG_A_MINUTE:
                return None
            if word.strip().upper() == self.word and len(self._known) < MOST_PHONES:
                return self._admit()
            self._wrong.append((now, address))
            if len(self._wrong) >= MOST_WRONG:
                self._words_left -= 1
                self._renew()
                if self._words_left <= 0:
                    self.word = secrets.token_hex()  # nobody types that by chance
            return None

    def _admit(self) -> str:
        token = secrets.token_urlsafe(TOKEN_BYTES)
        self._known.add(phone_of(token))
        return token

    def know(self, phone: str) -> None:
        """A phone that was here before, whose token is not seen again until it comes."""
        with self._lock:
            self._known.add(phone)

    def forget(self, phone: str) -> None:
        """Its token opens nothing any more."""
        with self._lock:
            self._known.discard(phone)

    def knows(self, phone: str) -> bool:
        """Whether this phone has come in."""
        with self._lock:
            return phone in self._known


def phone_of(token: str) -> str:
    """By what a phone is known: nobody finds the token from it."""
    return hashlib.sha256(token.encode()).hexdigest()


def _new_word() -> str:
    while True:
        word = "".join(map(secrets.choice, (_CONSONANTS, _VOWELS, _CONSONANTS, _VOWELS)))
        if word not in _UNKIND:
            return word
