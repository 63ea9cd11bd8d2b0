"""The icon in all sizes and formats, drawn from the one picture in `scenes.art`."""

import io
import struct
from collections.abc import Mapping
from pathlib import Path
from typing import Final

SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES: Final = (16, 24, 32, 48, 64, 128, 256)
ICNS_KINDS: Final = {
    16: b"icp4",
    32: b"icp5",
    64: b"icp6",
    128: b"ic07",
    256: b"ic08",
    512: b"ic09",
}
"""The kinds of picture in an .icns file that hold PNG data."""


def draw() -> tuple[str, dict[int, bytes]]:
    """The SVG text, and a PNG of each size with plain alpha, as desktops expect it."""
    import pygame

    from scenes.art.app_icon import app_icon_svg

    svg = app_icon_svg()
    pictures = {}
    for size in SIZES:
        sized = svg.replace("<svg ", f'<svg width="{size}" height="{size}" ', 1)
        surface = pygame.image.load_sized_svg(io.BytesIO(sized.encode()), (size, size))
        png = io.BytesIO()
        pygame.image.save(surface, png, "icon.png")
        pictures[size] = png.getvalue()
    return svg.replace("<svg ", '<svg width="256" height="256" ', 1) + "\n", pictures


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """The Windows icon: a directory, then the PNGs."""
    sizes = [size for size in ICO_SIZES if size in pictures]
    place = 6 + 16 * len(sizes)
    directory = struct.pack("<HHH", 0, 1, len(sizes))
    for size in sizes:
        side = size % 256  # a byte has no 256: nought stands for it
        length = len(pictures[size])
        directory += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, length, place)
        place += length
    return directory + b"".join(pictures[size] for size in sizes)


def icns(pictures: Mapping[int, bytes]) -> bytes:
    """The macOS icon: chunks with a kind and a length, the head's own included."""
    chunks = [
        kind + struct.pack(">I", 8 + len(pictures[size])) + pictures[size]
        for size, kind in ICNS_KINDS.items()
        if size in pictures
    ]
    body = b"".join(chunks)
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def write(folder: Path) -> None:
    """Leave kododo.svg, kododo-SIZE.png, kododo.ico and kododo.icns in the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    svg, pictures = draw()
    (folder / "kododo.svg").write_text(svg, encoding="utf-8", newline="\n")
    for size, png in pictures.items():
        (folder / f"kododo-{size}.png").write_bytes(png)
    (folder / "kododo.ico").write_bytes(ico(pictures))
    (folder / "kododo.icns").write_bytes(icns(pictures))
