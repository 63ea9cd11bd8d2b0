"""Make the game's sounds: `python packaging/sounds/make.py [name ...]`.

Renders each recipe to WAV, encodes it to assets/sounds/<name>.ogg and notes the samples' digest
in digests.txt. Needs ffmpeg with libvorbis; only to be run when a sound changes, as the OGG files
are kept in the repository. `--digest` only prints digests, `--wav DIR` keeps the WAV files.
"""

import argparse
import subprocess
import tempfile
from pathlib import Path

from catalogue import CATALOGUE
from mastering import digest, mastered, write_wav

HERE = Path(__file__).resolve().parent
DIGESTS = HERE / "digests.txt"
OGGS = HERE.parents[1] / "assets" / "sounds"


def encode(wav: Path, ogg: Path, quality: float) -> None:
    """Bit-exact Vorbis: no encoder name, no date, and a serial number that never changes."""
    command = ["ffmpeg", "-v", "error", "-y", "-i", str(wav), "-map_metadata", "-1"]
    command += ["-c:a", "libvorbis", "-q:a", str(quality), "-bitexact", str(ogg)]
    subprocess.run(command, check=True)


def read_digests() -> dict[str, str]:
    """Name to "group digest", as noted when the files were last made."""
    if not DIGESTS.exists():
        return {}
    lines = DIGESTS.read_text(encoding="ascii").splitlines()
    return {name: rest for name, _, rest in (line.partition(" ") for line in lines)}


def write_digests(known: dict[str, str]) -> None:
    kept = (f"{name} {known[name]}\n" for name in sorted(CATALOGUE) if name in known)
    DIGESTS.write_text("".join(kept), encoding="ascii")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Render and encode the sounds of Kododo.")
    parser.add_argument("names", nargs="*", help="sounds to make; all when none is named")
    parser.add_argument("--digest", action="store_true", help="print sample digests, write nothing")
    parser.add_argument("--wav", type=Path, help="keep the WAV files in this folder")
    return parser.parse_args()


def make(name: str, folder: Path) -> str:
    """Render and encode one sound; its line for digests.txt."""
    recipe = CATALOGUE[name]
    clip = mastered(recipe)
    write_wav(folder / f"{name}.wav", clip)
    quality = 2 if recipe.group.is_music else 4
    encode(folder / f"{name}.wav", OGGS / f"{name}.ogg", quality)
    return f"{recipe.group.name} {digest(clip)}"


def main() -> None:
    chosen = arguments()
    names = chosen.names or list(CATALOGUE)
    if chosen.digest:
        for name in names:
            print(name, CATALOGUE[name].group.name, digest(mastered(CATALOGUE[name])))
        return
    OGGS.mkdir(parents=True, exist_ok=True)
    known = read_digests()
    with tempfile.TemporaryDirectory() as scratch:
        for name in names:
            known[name] = make(name, chosen.wav or Path(scratch))
            print(name, known[name])
    write_digests(known)


if __name__ == "__main__":
    main()
