"""Claims about the template of translations."""

import words


def test_template_holds_exactly_the_words_of_the_sources() -> None:
    expected = words.template_text(words.collect())
    actual = words.TEMPLATE.read_text(encoding="utf-8")
    assert actual == expected, "words have changed: run python packaging/words.py"


def test_words_of_both_sides_are_collected() -> None:
    found = {message.id for message in words.collect() if message.id}
    assert "New game" in found
    assert "There is a typing mistake in this game code." in found
