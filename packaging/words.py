"""Collects every word the game shows into `assets/text/kododo.pot`, the template of translations.

Run `python packaging/words.py` after changing words. A language is a folder below `assets/text`:
copy the template to `<language>/LC_MESSAGES/kododo.po`, translate it, and run this again. It gives
every language the messages that there are now, says how many wait, and compiles it once nearly
all are said.
"""

from __future__ import annotations

import io
import linecache
from datetime import UTC, datetime
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).resolve().parents[1]
TEXT = ROOT / "assets" / "text"
TEMPLATE = TEXT / "kododo.pot"
SOURCES = ("game", "packaging/bundle", "scenes")
NO_DATE = datetime(2026, 1, 1, tzinfo=UTC)
"""The same words give the same file."""
MOST_MISSING = 0.1
"""The part of its messages without which a language is offered; these are said in English."""
SHORT = 2
"""Words; a message of no more comes with the line of code that says it."""
KEYWORDS = {
    "_": None,
    "N_": None,
    "ngettext": (1, 2),
    "pgettext": ((1, "c"), 2),
}


def collect() -> Catalog:
    """Every marked word of the sources, with where it stands and what translators should know."""
    catalog = Catalog(project="Kododo", charset="utf-8")
    for folder in SOURCES:
        found = extract_from_dir(
            str(ROOT / folder), [("**.py", "python")], keywords=KEYWORDS,
            comment_tags=("Translators:",),
        )  # fmt: skip
        for path, line, message, comments, context in found:
            # File names without lines: a moved line is no change of words.
            place = [(f"{folder}/{path}", 0)]
            is_short = isinstance(message, str) and len(message.split()) <= SHORT
            said = [_said_by(f"{folder}/{path}", line)] if is_short and context is None else []
            catalog.add(message, locations=place, auto_comments=comments + said, context=context)
    return catalog


def _said_by(path: str, line: int) -> str:
    """The line of code: a word alone says little of what it is for."""
    return linecache.getline(str(ROOT / path), line).strip()


def template_text(catalog: Catalog) -> str:
    """All messages, without dates: the same words give the same file."""
    out = io.BytesIO()
    write_po(
        out, catalog, sort_output=True, omit_header=True, include_lineno=False, width=100,
        ignore_obsolete=True,
    )  # fmt: skip
    return out.getvalue().decode()


def sources() -> list[Path]:
    """The translations, a file a language."""
    return sorted(TEXT.glob("*/LC_MESSAGES/kododo.po"))


def follow(template: Catalog, source: Path) -> Catalog:
    """A translation with the messages that there are now; new ones wait to be translated."""
    with source.open("rb") as text:
        catalog = read_po(text, locale=source.parts[-3])
    catalog.update(template, no_fuzzy_matching=True)
    catalog.creation_date = catalog.revision_date = NO_DATE
    return catalog


def head_of(source: Path) -> str:
    """What a translation says of itself, down to its first empty line."""
    return source.read_text(encoding="utf-8").partition("\n\n")[0]


def main() -> None:
    template = collect()
    TEXT.mkdir(parents=True, exist_ok=True)
    TEMPLATE.write_text(template_text(template), encoding="utf-8")
    print(f"{len(template)} messages")
    for source in sources():
        catalog = follow(template, source)
        text = f"{head_of(source)}\n\n{template_text(catalog)}"
        source.write_text(text, encoding="utf-8")
        missing = sum(1 for each in catalog if each.id and not _is_said(each))
        print(f"{source.parts[-3]}: {missing} to translate")
        compiled = source.with_suffix(".mo")
        if missing > MOST_MISSING * len(template):
            compiled.unlink(missing_ok=True)
        else:
            with compiled.open("wb") as binary:
                write_mo(binary, catalog)


def _is_said(message: Message) -> bool:
    said = message.string
    return all(said) if isinstance(said, tuple) else bool(said)


if __name__ == "__main__":
    main()
