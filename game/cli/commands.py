"""What can be started from the command line: a few words, and the function that answers them."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Final

STOPPED: Final = 130
"""The exit code after Ctrl-C."""


@dataclass(frozen=True, slots=True)
class Command:
    """One command. Its module is imported only when it is asked for."""

    words: str
    target: str
    """The function that takes the further arguments and gives the exit code: "module:function"."""
    summary: str
    needs_display: bool = False
    in_english: bool = False
    """It speaks to whoever builds bots: figures and a protocol, in English alone."""

    def load(self) -> Callable[[Sequence[str]], int]:
        """The function behind the words."""
        module, _, function = self.target.partition(":")
        answer: Callable[[Sequence[str]], int] = getattr(import_module(module), function)
        return answer


def find_command(
    commands: Iterable[Command], arguments: Sequence[str]
) -> tuple[Command, Sequence[str]] | None:
    """The command that the arguments begin with, and the arguments after it."""
    # The longer name first: "bench frames" is not the command "bench" with an argument.
    for command in sorted(commands, key=lambda each: -len(each.words.split())):
        count = len(command.words.split())
        if list(arguments[:count]) == command.words.split():
            return command, arguments[count:]
    return None
