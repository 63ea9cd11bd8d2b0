import pytest

from game.core.quoting import quoted, shortened


@pytest.mark.parametrize(
    ("value", "words"),
    [
        ("short", "'short'"),
        ("ten symbol", "'ten symbol'"),
        ("eleven long", "'eleven ...'"),
        ("it's me", '"it\'s me"'),
        ("a\nb", r"'a\nb'"),
        ([1, 2], "[1, 2]"),
        (list(range(9)), "[0, 1, ..."),
    ],
)
def test_a_quoted_value_is_short_and_a_text_keeps_both_quotes(value: object, words: str) -> None:
    assert quoted(value, longest=10) == words


def test_a_text_that_fits_is_not_shortened() -> None:
    assert shortened("12345", 5) == "12345"
    assert shortened("123456", 5) == "12..."
