"""Windows: what the file's properties show, and the installer that NSIS compiles."""

import shutil
import subprocess
from pathlib import Path
from typing import Final

from bundle import facts
from game.core.languages import SOURCE_LANGUAGE
from game.core.words import _

SCRIPT: Final = facts.ROOT / "packaging" / "windows" / "kododo.nsi"
_OF_NSIS: Final = {
    "en": "English", "da": "Danish", "de": "German", "es": "Spanish", "fi": "Finnish",
    "fr": "French", "it": "Italian", "nb": "Norwegian", "sv": "Swedish",
}  # fmt: skip
"""What the maker of set-ups calls a language; one that it does not know stays out."""
PLACEHOLDER: Final = "This stands in for the program, which only a Windows machine can build.\n"


def version_resource() -> str:
    """The version block of the executables, in the form that PyInstaller reads."""
    numbers = tuple(int(part) for part in facts.version().split("."))
    four = (*numbers, 0, 0, 0, 0)[:4]
    texts = {
        "CompanyName": facts.AUTHORS,
        "FileDescription": facts.TITLE,
        "FileVersion": facts.version(),
        "InternalName": facts.NAME,
        "LegalCopyright": f"{facts.AUTHORS}, MIT licence",
        "OriginalFilename": f"{facts.TITLE}.exe",
        "ProductName": facts.TITLE,
        "ProductVersion": facts.version(),
    }
    structs = ", ".join(f"StringStruct({name!r}, {text!r})" for name, text in texts.items())
    return (
        "VSVersionInfo(\n"
        f"  ffi=FixedFileInfo(filevers={four}, prodvers={four}, mask=0x3f, flags=0x0, OS=0x40004,\n"
        "                    fileType=0x1, subtype=0x0, date=(0, 0)),\n"
        f"  kids=[StringFileInfo([StringTable('040904B0', [{structs}])]),\n"
        "        VarFileInfo([VarStruct('Translation', [1033, 1200])])])\n"
    )


def setup_name() -> str:
    return f"{facts.NAME}-{facts.version()}-setup.exe"


def compile_setup(folder: Path, icon: Path, out: Path) -> bool:
    """Compile the installer of a folder build; False where NSIS is not installed."""
    compiler = shutil.which("makensis")
    if compiler is None:
        return False
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    values = {
        "VERSION": facts.version(),
        "TITLE": facts.TITLE,
        "PUBLISHER": facts.AUTHORS,
        "FOLDER": str(folder),
        "ICON": str(icon),
        "OUT": str(out),
        "KILOBYTES": str(-(-size // 1024)),
    }
    words = out.with_suffix(".nsh")
    words.write_text(set_up_words(), encoding="utf-8-sig")
    values["WORDS"] = str(words)
    defines = [f"-D{name}={value}" for name, value in values.items()]
    try:
        subprocess.run([compiler, "-V2", "-WX", *defines, str(SCRIPT)], check=True)
    finally:
        words.unlink()
    return True


def set_up_words() -> str:
    """The languages of the set-up and what it says of its own: English first, the usual one."""
    told = {SOURCE_LANGUAGE: _own_words(), **facts.in_other_languages(_own_words)}
    told = {each: own for each, own in told.items() if each in _OF_NSIS}
    chosen = "".join(f'!insertmacro MUI_LANGUAGE "{_OF_NSIS[each]}"\n' for each in told)
    lines = (
        f'LangString {name} ${{LANG_{_OF_NSIS[language].upper()}}} "{words}"\n'
        for language, own in told.items()
        for name, words in own.items()
    )
    return chosen + "".join(lines)


def _own_words() -> dict[str, str]:
    folder = _("{folder} holds other files; please choose another folder.")
    return {
        "PlayNow": _("Play {game}").format(game=facts.TITLE),
        "OtherFiles": folder.format(folder="$INSTDIR"),
        "Program": _("The program"),
        "Belongings": _("My settings and saved games"),
    }


def placeholder(folder: Path) -> Path:
    """A folder shaped like a Windows build, to compile the installer on other systems."""
    (folder / "lib").mkdir(parents=True, exist_ok=True)
    for name in ("Kododo.exe", "kododo-text.exe", "LICENCES.txt", "lib/base_library.zip"):
        (folder / name).write_text(PLACEHOLDER, encoding="utf-8")
    return folder
