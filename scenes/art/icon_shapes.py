"""The shapes behind the icons: each a function from colour to SVG on a 100 x 100 square."""

from __future__ import annotations

import math
from collections.abc import Callable

from scenes.art import svg

Shape = Callable[[str], str]


def _line(d: str, width: float = 11) -> Shape:
    return lambda colour: svg.stroke(d, colour, width)


def _solid(d: str) -> Shape:
    """A filled path; inner contours are holes. A round edge of the same colour softens corners."""
    return lambda colour: svg.path(
        d, colour, fill_rule="evenodd", stroke=colour, stroke_width=5, stroke_linejoin="round"
    )


def _sharp(d: str) -> Shape:
    return lambda colour: svg.path(d, colour, fill_rule="evenodd")


def _joined(*shapes: Shape) -> Shape:
    return lambda colour: "".join(shape(colour) for shape in shapes)


def _disc(cx: float, cy: float, r: float) -> str:
    """A circle as path data in two half arcs, so that it can be a hole."""
    return f"M{cx - r},{cy} a{r},{r} 0 0 1 {2 * r},0 a{r},{r} 0 0 1 {-2 * r},0 Z"


def _gear() -> str:
    points = []
    for tooth in range(8):
        middle = math.tau * tooth / 8
        for offset, radius in ((-0.27, 31), (-0.17, 43), (0.17, 43), (0.27, 31)):
            angle = middle + offset
            points.append(
                f"{50 + radius * math.sin(angle):.1f},{50 - radius * math.cos(angle):.1f}"
            )
    return "M" + " L".join(points) + "Z" + _disc(50, 50, 14)


def _star() -> str:
    points = []
    for tip in range(10):
        radius, angle = (42, 19)[tip % 2], math.tau * tip / 10
        points.append(f"{50 + radius * math.sin(angle):.1f},{53 - radius * math.cos(angle):.1f}")
    return "M" + " L".join(points) + "Z"


def _die() -> str:
    pips = "".join(_disc(x, y, 7) for x, y in ((32, 32), (68, 32), (50, 50), (32, 68), (68, 68)))
    return svg.rounded(12, 12, 76, 76, 18) + pips


_SPEAKER = "M14,39 H30 L52,20 V80 L30,61 H14 Z"
_CHEVRON = {
    "left": "M62,20 L32,50 L62,80",
    "right": "M38,20 L68,50 L38,80",
    "up": "M20,62 L50,32 L80,62",
    "down": "M20,38 L50,68 L80,38",
}

_PHONE = _line("M34,10 H66 Q74,10 74,18 V82 Q74,90 66,90 H34 Q26,90 26,82 V18 Q26,10 34,10 Z", 8)

SHAPES: dict[str, Shape] = {
    "check": _line("M18,54 L41,76 L83,26", 14),
    "lock": _joined(
        _sharp(svg.rounded(18, 44, 64, 46, 12) + _disc(50, 66, 8)),
        _line("M32,44 V32 A18,18 0 0 1 68,32 V44"),
    ),
    "crown": _joined(
        _solid("M17,74 L12,34 L33,50 L50,22 L67,50 L88,34 L83,74 Z"),
        _line("M19,88 H81", 9),
    ),
    "gear": _solid(_gear()),
    "pause": _line("M34,24 V76 M66,24 V76", 18),
    "play": _solid("M30,20 L80,50 L30,80 Z"),
    "log": _line("M18,26 H19 M38,26 H84 M18,50 H19 M38,50 H84 M18,74 H19 M38,74 H70"),
    "book": _line("M50,30 C40,20 24,18 12,20 V74 C24,72 40,74 50,84 C60,74 76,72 88,74 V20 "
                  "C76,18 60,20 50,30 V82", 9),
    "hint": _joined(
        _line("M38,66 C38,56 24,52 24,35 A26,26 0 0 1 76,35 C76,52 62,56 62,66 Z", 9),
        _line("M41,80 H59 M46,92 H54", 8),
    ),
    "undo": _line("M36,18 L14,40 L36,62 M16,40 H58 A22,22 0 0 1 58,84 H38"),
    "copy": _joined(
        _line(svg.rounded(36, 32, 50, 56, 9), 9), _line("M20,66 V20 Q20,12 28,12 H66", 9)
    ),
    "dice": _sharp(_die()),
    "sound": _joined(
        _solid(_SPEAKER), _line("M66,36 A20,20 0 0 1 66,64 M76,22 A38,38 0 0 1 76,78", 8)
    ),
    "mute": _joined(_solid(_SPEAKER), _line("M66,38 L90,62 M90,38 L66,62", 9)),
    "fullscreen": _line("M14,36 V14 H36 M64,14 H86 V36 M86,64 V86 H64 M36,86 H14 V64"),
    **{name: _line(line, 14) for name, line in _CHEVRON.items()},
    "plus": _line("M50,18 V82 M18,50 H82", 14),
    "minus": _line("M18,50 H82", 14),
    "cross": _line("M24,24 L76,76 M76,24 L24,76", 14),
    "key": _joined(_line(svg.rounded(12, 12, 76, 76, 16), 8), _line("M32,66 H68", 8)),
    "mouse": _joined(_line(svg.rounded(24, 8, 52, 84, 26), 8), _line("M50,26 V40", 9)),
    "gamepad": _joined(
        _line("M30,28 H70 C88,28 92,50 93,68 C93,82 80,84 73,74 L66,64 H34 L27,74 "
              "C20,84 7,82 7,68 C8,50 12,28 30,28 Z", 8),
        _line("M33,40 V54 M26,47 H40 M64,42 H65 M72,52 H73", 7),
    ),
    "eye": _joined(
        _line("M8,50 C24,24 76,24 92,50 C76,76 24,76 8,50 Z", 8), _sharp(_disc(50, 50, 14))
    ),
    "curtain": _joined(
        _line("M10,14 H90", 10),
        _solid("M16,22 H46 C44,50 34,66 16,74 Z M84,22 H54 C56,50 66,66 84,74 Z"),
        _line("M16,74 V90 M84,74 V90", 8),
    ),
    "trophy": _joined(
        _solid("M28,14 H72 V38 C72,56 62,62 50,62 C38,62 28,56 28,38 Z"),
        _line("M28,22 H14 C12,38 20,48 30,48 M72,22 H86 C88,38 80,48 70,48", 8),
        _line("M50,62 V80 M32,86 H68", 11),
    ),
    "camera": _sharp(
        "M18,28 H32 L38,16 H62 L68,28 H82 A10,10 0 0 1 92,38 V76 A10,10 0 0 1 82,86 H18 "
        "A10,10 0 0 1 8,76 V38 A10,10 0 0 1 18,28 Z" + _disc(50, 56, 19) + _disc(50, 56, 10)
    ),
    "star": _solid(_star()),
    "hourglass": _line("M24,12 H76 M24,88 H76 M31,12 C31,38 50,42 50,50 C50,58 31,62 31,88 "
                       "M69,12 C69,38 50,42 50,50 C50,58 69,62 69,88", 9),
    "person": _joined(_sharp(_disc(50, 30, 19)), _solid("M17,86 C17,48 83,48 83,86 Z")),
    "cards": _joined(
        _line("M24,76 L12,34 Q10,27 17,25 L40,18", 9), _line(svg.rounded(42, 22, 46, 64, 9), 9)
    ),
    "replay": _joined(
        _line("M22,16 V38 H44 M24,37 A34,34 0 1 1 17,56", 9), _solid("M43,36 L69,52 L43,68 Z")
    ),
    "skip": _joined(_solid("M20,22 L62,50 L20,78 Z"), _line("M78,22 V78", 12)),
    "door": _line("M44,14 H20 V86 H44 M42,50 H86 M68,32 L86,50 L68,68", 10),
    "speed": _solid("M14,24 L48,50 L14,76 Z M52,24 L86,50 L52,76 Z"),
    "tie": _line("M22,38 H78 M22,64 H78", 14),
    "bust": _solid("M50,8 L59,34 L84,20 L73,46 L95,58 L69,63 L74,90 L52,72 L32,92 L32,66 L6,64 "
                   "L26,48 L14,24 L40,34 Z"),
    "phone": _joined(_PHONE, _line("M44,78 H56", 7)),
    "phone with a check": _joined(_PHONE, _line("M36,50 L47,61 L65,38", 9)),
    "phone with dots": _joined(
        _PHONE, _sharp("".join(_disc(x, 50, 5.5) for x in (36, 50, 64)))
    ),
    "phone that sleeps": _joined(_PHONE, _line("M38,36 H62 L38,64 H62", 8)),
}  # fmt: skip
