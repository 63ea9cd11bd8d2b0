"""What a Linux desktop wants to know: menu entry, AppStream metainfo, man page, icons."""

import gzip
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from string import Template
from typing import TYPE_CHECKING, Final
from xml.sax.saxutils import escape

from bundle import facts
from bundle.icons import SIZES
from bundle.tree import Item, text_item
from game.core.languages import available
from game.core.sentences import begin
from game.core.words import _

if TYPE_CHECKING:
    from game.cli.commands import Command

TEMPLATES: Final = facts.ROOT / "packaging" / "linux"
DEFAULT: Final = ' type="default"'


def fill(name: str, **values: str) -> str:
    """A template of packaging/linux with the facts of the program put in."""
    common = {
        "name": facts.NAME,
        "title": facts.TITLE,
        "app_id": facts.APP_ID,
        "authors": facts.AUTHORS,
        "contact": facts.CONTACT,
        "summary": facts.summary(),
        "version": facts.version(),
        "date": f"{facts.build_date():%Y-%m-%d}",
    }
    return Template((TEMPLATES / name).read_text(encoding="utf-8")).substitute(common | values)


def entry(command: str = facts.NAME) -> str:
    """The menu entry. `command` may be a path, which the format wants quoted."""
    translated = "".join(
        f"{key}[{language}]={value}\n"
        for language, told in facts.in_other_languages(_entry_words).items()
        for key, value in told.items()
    )
    return fill(
        "kododo.desktop",
        command=quoted(command) if "/" in command else command,
        categories="".join(f"{each};" for each in facts.CATEGORIES),
        words="".join(f"{key}={value}\n" for key, value in _entry_words().items()),
        translated=translated.rstrip("\n"),
    )


def _entry_words() -> dict[str, str]:
    return {
        "GenericName": _("Card Game"),
        "Comment": facts.summary(),
        "Keywords": "".join(f"{each};" for each in facts.keywords()),
    }


def quoted(path: str) -> str:
    """A path as the Exec key wants it: quoted, and quoted again for the format of the file."""
    for special in ("\\", '"', "`", "$"):
        path = path.replace(special, f"\\{special}")
    return '"' + path.replace("%", "%%").replace("\\", "\\\\") + '"'


def metainfo() -> str:
    return fill(
        "kododo.metainfo.xml",
        summaries=_translated("summary", lambda: (facts.summary(),), "  "),
        description=_paragraphs(facts.description(), "    "),
        descriptions=_translated("p", facts.description, "    "),
        changes=_listed(facts.changes(), "          "),
        categories="".join(f"\n    <category>{each}</category>" for each in facts.CATEGORIES),
        keywords="".join(f"\n    <keyword>{escape(each)}</keyword>" for each in facts.keywords()),
        links=_links(),
    )


def _links() -> str:
    """The way to the project and its pictures, which AppStream wants to fetch from there."""
    if not facts.HOMEPAGE:
        return ""
    shots = "".join(
        f"\n    <screenshot{DEFAULT if number == 0 else ''}>"
        f"\n      <caption>{escape(_(caption))}</caption>"
        f"{_translated('caption', partial(_words_of, caption), '      ')}"
        f"\n      <image>{escape(facts.picture_address(name))}</image>\n    </screenshot>"
        for number, (name, caption) in enumerate(facts.SCREENSHOTS.items())
    )
    homepage = f'\n  <url type="homepage">{escape(facts.HOMEPAGE)}</url>'
    return f"{homepage}\n  <screenshots>{shots}\n  </screenshots>"


def _words_of(caption: str) -> tuple[str]:
    return (_(caption),)


def man_page(commands: "Iterable[Command]") -> str:
    """The manual; commands without a summary of their own are not for players."""
    listed = "".join(
        f".TP\n.B {facts.NAME} {each.words}\n{begin(_(each.summary))}.\n" for each in commands
    )
    words = "\n.PP\n".join((*facts.description(), _("Without a command the window opens.")))
    sections = (
        ("name", _("NAME")), ("synopsis", _("SYNOPSIS")), ("description", _("DESCRIPTION")),
        ("commands", _("COMMANDS")), ("options", _("OPTIONS")), ("environment", _("ENVIRONMENT")),
        ("files", _("FILES")), ("authors", _("AUTHORS")),
    )  # fmt: skip
    return fill(
        "kododo.6",
        **{f"head_{name}": head for name, head in sections},
        games=_("Games"),
        command=_("command"),
        arguments=_("arguments"),
        description=words,
        explains=_("Each command explains itself with --help.").replace("-", "\\-"),
        commands=listed.rstrip("\n"),
        print_version=_("Print the version."),
        print_help=_("Print a summary of the commands."),
        speak=_("Speak this language: {names}.").format(names=", ".join(available())),
        home=_("A folder for settings and saves, instead of the usual places."),
        settings=_("Settings."),
        saves=_("Saves, statistics and reports of problems."),
        credits=" ".join(facts.description()[-1:]),
    )


def zipped(text: str) -> bytes:
    """Compress without a name or a time of its own."""
    return gzip.compress(text.encode(), 9, mtime=0)


def icons(folder: Path) -> Iterator[Item]:
    """The icons below `share`, in every size and as a drawing."""
    theme = "icons/hicolor"
    for size in SIZES:
        path = f"{theme}/{size}x{size}/apps/{facts.APP_ID}.png"
        yield Item(path, folder / f"kododo-{size}.png")
    yield Item(f"{theme}/scalable/apps/{facts.APP_ID}.svg", folder / "kododo.svg")


def shared(parts: Path, commands: "Iterable[Command]") -> Iterator[Item]:
    """Everything that goes below `share`, whichever way the program is installed."""
    yield text_item(f"applications/{facts.APP_ID}.desktop", entry())
    yield text_item(f"metainfo/{facts.APP_ID}.metainfo.xml", metainfo())
    listed = tuple(commands)
    yield Item(f"man/man6/{facts.NAME}.6.gz", zipped(man_page(listed)))
    for language, page in facts.in_other_languages(lambda: man_page(listed)).items():
        yield Item(f"man/{language}/man6/{facts.NAME}.6.gz", zipped(page))
    yield from icons(parts)


def _translated(tag: str, tell: Callable[[], Iterable[str]], indent: str) -> str:
    """What is said in every other language, each in a tag that names it."""
    return "".join(
        f'\n{indent}<{tag} xml:lang="{language}">{escape(words)}</{tag}>'
        for language, told in facts.in_other_languages(tell).items()
        for words in told
    )


def _paragraphs(texts: Iterable[str], indent: str) -> str:
    return "\n".join(f"{indent}<p>{escape(text)}</p>" for text in texts)


def _listed(texts: Iterable[str], indent: str) -> str:
    return "\n".join(f"{indent}<li>{escape(text)}</li>" for text in texts)
