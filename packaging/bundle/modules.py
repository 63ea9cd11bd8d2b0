"""Which modules go into the built program and which stay out."""

from typing import Final

UNUSED: Final = (
    # What Python brings and nothing here asks for.
    *("_aix_support", "_bootsubprocess", "_decimal", "_hashlib", "_ssl", "asyncio", "bz2"),
    *("concurrent", "csv", "curses", "ftplib", "http.cookiejar", "imaplib"),
    *("importlib.metadata", "lib2to3", "lzma", "netrc", "nntplib", "pdb", "py_compile", "pydoc"),
    *("pydoc_data", "readline", "setuptools", "smtplib", "sqlite3", "ssl", "sysconfig"),
    *("tarfile", "test", "tkinter", "unittest", "webbrowser", "xmlrpc"),
    # segno imports `xml.sax.saxutils` for pictures in SVG; no document is ever read.
    *("pyexpat", "xml.dom", "xml.etree", "xml.parsers", "xml.sax.expatreader"),
    # Letters of East Asia as they were written before Unicode; Windows has them inside its Python.
    *("_codecs_cn", "_codecs_hk", "_codecs_iso2022", "_codecs_jp", "_codecs_kr", "_codecs_tw"),
    "_multibytecodec",
    # Ways to share work between processes that bots do not go.
    *("multiprocessing.dummy", "multiprocessing.forkserver", "multiprocessing.heap"),
    *("multiprocessing.managers", "multiprocessing.popen_forkserver"),
    *("multiprocessing.shared_memory", "multiprocessing.sharedctypes"),
    # Systems for which nobody builds.
    *("platformdirs.android", "platformdirs.ios"),
    # What pygame would use if it were there, and its own parts that a card game does without.
    *("PIL", "cv2", "numpy", "OpenGL", "typing_extensions", "pygame._freetype", "pygame.camera"),
    *("pygame.docs", "pygame.examples", "pygame.freetype", "pygame.ftfont", "pygame.midi"),
    *("pygame.sndarray", "pygame.surfarray", "pygame.tests"),
)

UNUSED_FILES: Final = (
    # A font of pygame's own, which nobody asks for: ours are in assets.
    "pygame/freesansbold.ttf",
)


def asked_for_by_name() -> list[str]:
    """The modules that are imported by name and so not seen by PyInstaller."""
    from game.cli.main import HEADLESS
    from scenes.__main__ import WINDOW_COMMANDS

    return [command.target.partition(":")[0] for command in (*WINDOW_COMMANDS, *HEADLESS)]
