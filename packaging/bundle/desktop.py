"""What a Linux desktop wants to know: menu entry, AppStream metainfo, man page, icons."""

import gzip
from collections.abc import Iterable, Iterator
from pathlib import Path
from string import Template
from typing import TYPE_CHECKING, Final
from xml.sax.saxutils import escape

from bundle import facts
from bundle.icons import SIZES
from bundle.tree import Item, text_item

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
    return fill(
        "kododo.desktop",
        command=quoted(command) if "/" in command else command,
        categories="".join(f"{each};" for each in facts.CATEGORIES),
        keywords="".join(f"{each};" for each in facts.keywords()),
    )


def quoted(path: str) -> str:
    """A path as the Exec key wants it: quoted, and quoted again for the format of the file."""
    for special in ("\\", '"', "`", "$"):
        path = path.replace(special, f"\\{special}")
    return '"' + path.replace("%", "%%").replace("\\", "\\\\") + '"'


def metainfo() -> str:
    return fill(
        "kododo.metainfo.xml",
        description=_paragraphs(facts.description(), "    "),
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
        f"\n      <caption>{escape(caption)}</caption>"
        f"\n      <image>{escape(facts.picture_address(name))}</image>\n    </screenshot>"
        for number, (name, caption) in enumerate(facts.SCREENSHOTS.items())
    )
    homepage = f'\n  <url type="homepage">{escape(facts.HOMEPAGE)}</url>'
    return f"{homepage}\n  <screenshots>{shots}\n  </screenshots>"


def man_page(commands: "Iterable[Command]") -> str:
    """The manual; commands without a summary of their own are not for players."""
    listed = "".join(
        f".TP\n.B {facts.NAME} {each.words}\n{each.summary[0].upper()}{each.summary[1:]}.\n"
        for each in commands
    )
    words = "\n.PP\n".join(facts.description())
    return fill("kododo.6", commands=listed.rstrip("\n"), description=words)


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
    yield Item(f"man/man6/{facts.NAME}.6.gz", zipped(man_page(commands)))
    yield from icons(parts)


def _paragraphs(texts: Iterable[str], indent: str) -> str:
    return "\n".join(f"{indent}<p>{escape(text)}</p>" for text in texts)


def _listed(texts: Iterable[str], indent: str) -> str:
    return "\n".join(f"{indent}<li>{escape(text)}</li>" for text in texts)
