"""Arguments as people get them wrong: one sentence about it, and exit code 2."""

import argparse
from collections.abc import Callable, Sequence
from typing import Final, NoReturn

from game.core.quoting import quoted
from game.core.sentences import begin
from game.core.words import N_, _

WRONG_ARGUMENTS = 2

Examples = Sequence[tuple[str, str]]
"""Commands as they are typed, and what each does: to be translated, or nothing."""

_OF_ARGPARSE: Final = (
    N_("usage: "), N_("options"), N_("positional arguments"),
    N_("show this help message and exit"), N_("show program's version number and exit"),
    N_("the following arguments are required: %s"), N_("unrecognized arguments: %s"),
    N_("argument %(argument_name)s: %(message)s"),
    N_("invalid choice: %(value)r (choose from %(choices)s)"),
    N_("invalid %(type)s value: %(value)r"), N_("expected one argument"),
    N_("expected at least one argument"), N_("not allowed with argument %s"),
)  # fmt: skip
"""What Python's own parser says: it asks gettext, which finds our catalogue."""


class Parser(argparse.ArgumentParser):
    """A parser that keeps the line breaks of our help and complains in one sentence."""

    def __init__(
        self, prog: str, description: str, examples: Examples | str = (), *, add_help: bool = True
    ) -> None:
        super().__init__(
            prog=prog,
            description=description,
            epilog=_examples(examples) if examples else None,
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
            add_help=add_help,
        )

    def error(self, message: str) -> NoReturn:
        """Say what is wrong with the arguments, and leave."""
        sentence = begin(message.removeprefix("argument ").rstrip("."))
        see = _("{problem}. See: {command}")
        told = see.format(problem=sentence, command=f"{self.prog} --help")
        self.exit(WRONG_ARGUMENTS, told + "\n")


def _examples(examples: Examples | str) -> str:
    """What is told beside a command stands in one column; a long command has nothing beside it."""
    if isinstance(examples, str):  # of a command that speaks English alone
        return f"examples:\n{examples}"
    width = max(len(command) for command, does in examples if does)
    rows = (f"  {command:{width}}  {_(does)}".rstrip() for command, does in examples)
    return "\n".join((_("examples:"), *rows))


def whole_number(low: int, high: int) -> Callable[[str], int]:
    """A number from low to high, for `type=`."""

    def read(text: str) -> int:
        try:
            number = int(text) if len(text) < 20 else high + 1
        except ValueError:
            number = high + 1
        if not low <= number <= high:
            sentence = _("{text} is not a number from {low} to {high}")
            raise argparse.ArgumentTypeError(sentence.format(text=quoted(text), low=low, high=high))
        return number

    return read


def name_list(text: str) -> list[str]:
    """Names with commas between them, for `type=`."""
    return [name.strip() for name in text.split(",") if name.strip()]
