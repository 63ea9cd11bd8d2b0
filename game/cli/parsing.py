"""Arguments as people get them wrong: one sentence about it, and exit code 2."""

import argparse
from collections.abc import Callable
from typing import NoReturn

from game.core.quoting import quoted

WRONG_ARGUMENTS = 2


class Parser(argparse.ArgumentParser):
    """A parser that keeps the line breaks of our help and complains in one sentence."""

    def __init__(
        self, prog: str, description: str, examples: str = "", *, add_help: bool = True
    ) -> None:
        super().__init__(
            prog=prog,
            description=description,
            epilog=f"examples:\n{examples}" if examples else None,
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
            add_help=add_help,
        )

    def error(self, message: str) -> NoReturn:
        """Say what is wrong with the arguments, and leave."""
        sentence = message.removeprefix("argument ").rstrip(".")
        sentence = sentence[:1].upper() + sentence[1:]
        self.exit(WRONG_ARGUMENTS, f"{sentence}. See: {self.prog} --help\n")


def whole_number(low: int, high: int) -> Callable[[str], int]:
    """A number from low to high, for `type=`."""

    def read(text: str) -> int:
        try:
            number = int(text) if len(text) < 20 else high + 1
        except ValueError:
            number = high + 1
        if not low <= number <= high:
            raise argparse.ArgumentTypeError(f"{quoted(text)} is not a number from {low} to {high}")
        return number

    return read


def name_list(text: str) -> list[str]:
    """Names with commas between them, for `type=`."""
    return [name.strip() for name in text.split(",") if name.strip()]
