"""Collects every word the game shows into `assets/text/kododo.pot`, the template of translations.

Run `python packaging/words.py` after changing words. A language is a folder below `assets/text`:
copy the template to `<language>/LC_MESSAGES/kododo.po`, translate it, and run this again: it also
compiles every language that it finds.
"""

from __future__ import annotations

import io
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).resolve().parents[1]
TEXT = ROOT / "assets" / "text"
TEMPLATE = TEXT / "kododo.pot"
SOURCES = ("game", "scenes")
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
        for path, _line, message, comments, context in found:
            # File names without lines: a moved line is no change of words.
            place = [(f"{folder}/{path}", 0)]
            catalog.add(message, locations=place, auto_comments=comments, context=context)
    return catalog


def template_text(catalog: Catalog) -> str:
    """The template, without dates: the same words give the same file."""
    out = io.BytesIO()
    write_po(out, catalog, sort_output=True, omit_header=True, include_lineno=False, width=100)
    return out.getvalue().decode()


def compile_languages() -> list[str]:
    """Make the machine-readable form of every translation; answers the languages."""
    languages = []
    for source in sorted(TEXT.glob("*/LC_MESSAGES/kododo.po")):
        with source.open("rb") as text, source.with_suffix(".mo").open("wb") as binary:
            write_mo(binary, read_po(text))
        languages.append(source.parts[-3])
    return languages


def main() -> None:
    catalog = collect()
    TEXT.mkdir(parents=True, exist_ok=True)
    TEMPLATE.write_text(template_text(catalog), encoding="utf-8")
    languages = compile_languages()
    print(f"{len(catalog)} messages; languages compiled: {', '.join(languages) or 'none'}")


if __name__ == "__main__":
    main()
