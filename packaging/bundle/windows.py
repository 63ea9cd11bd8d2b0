"""Windows: what the file's properties show, and the installer that NSIS compiles."""

import shutil
import subprocess
from pathlib import Path
from typing import Final

from bundle import facts

SCRIPT: Final = facts.ROOT / "packaging" / "windows" / "kododo.nsi"
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
    defines = [f"-D{name}={value}" for name, value in values.items()]
    subprocess.run([compiler, "-V2", "-WX", *defines, str(SCRIPT)], check=True)
    return True


def placeholder(folder: Path) -> Path:
    """A folder shaped like a Windows build, to compile the installer on other systems."""
    (folder / "lib").mkdir(parents=True, exist_ok=True)
    for name in ("Kododo.exe", "kododo-text.exe", "LICENCES.txt", "lib/base_library.zip"):
        (folder / name).write_text(PLACEHOLDER, encoding="utf-8")
    return folder
