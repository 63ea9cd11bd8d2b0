"""Five friendly people for the seats of human players, in a circle of 200 design units."""

from __future__ import annotations

from scenes.art import svg
from scenes.art.face_parts import DARK, bead, cheeks, shoulders, smile


def _head(skin: str, shade: str) -> str:
    """Neck, ears and a round face."""
    return (
        svg.path("M82,130 H118 V160 Q100,174 82,160 Z", shade)
        + svg.circle(54, 104, 11, shade) + svg.circle(146, 104, 11, shade)
        + svg.path("M54,92 C54,60 74,46 100,46 C126,46 146,60 146,92 C146,130 126,150 100,150 "
                   "C74,150 54,130 54,92 Z", skin)
    )  # fmt: skip


def _look(shade: str, mouth: str = "#8A2F3B") -> str:
    return (
        bead(80, 100, 7.5) + bead(120, 100, 7.5)
        + svg.stroke("M100,104 Q106,112 98,114", shade, 4)
        + smile(100, 126, 34, 8, mouth, 5)
        + cheeks(70, 130, 118, 9, "#F2706A")
    )  # fmt: skip


def sun_hat() -> str:
    skin, shade = "#C98A5B", "#A86C41"
    return (
        shoulders(150, 66, "#F0702E")
        + svg.path("M50,86 C42,120 48,142 58,150 H142 C152,142 158,120 150,86 Z", "#3B2418")
        + _head(skin, shade) + _look(shade)
        + svg.path("M54,82 C52,40 74,20 100,20 C126,20 148,40 146,82 Z", "#F6D98B")
        + svg.path("M53,70 C80,80 120,80 147,70 L148,84 H52 Z", "#12979B")
        + svg.path("M20,92 C36,66 164,66 180,92 C160,82 130,80 100,80 C70,80 40,82 20,92 "
                   "Z", "#E9C46A")
    )  # fmt: skip


def sailor() -> str:
    skin, shade = "#F2C29B", "#D79C72"
    beard = (
        "M54,96 C52,134 70,166 100,166 C130,166 148,134 146,96 C140,112 130,116 118,112 "
        "C110,108 90,108 82,112 C70,116 60,112 54,96 Z"
    )
    return (
        shoulders(150, 66, "#1C5CA3")
        + svg.stroke("M48,168 Q100,186 152,168 M44,180 Q100,196 156,180", "#FFFFFF", 5)
        + _head(skin, shade) + svg.path(beard, "#F4EFE6")
        + bead(80, 94, 7.5) + bead(120, 94, 7.5) + svg.ellipse(100, 106, 9, 7, shade)
        + svg.path("M84,122 Q100,132 116,122 Q112,138 100,138 Q88,138 84,122 Z", "#8A2F3B")
        + svg.path("M52,78 C44,48 66,34 100,34 C134,34 156,48 148,78 Z", "#FFFFFF")
        + svg.path("M50,72 C80,62 120,62 150,72 L148,86 C120,78 80,78 52,86 Z", "#16386B")
        + svg.circle(100, 54, 7, "#E9C46A")
    )  # fmt: skip


def curls() -> str:
    skin, shade, hair = "#8A5636", "#6B3F25", "#2B1A14"
    locks = ((58, 70, 24), (76, 48, 25), (102, 40, 27), (128, 50, 25), (144, 72, 23),
             (48, 96, 20), (152, 98, 20), (50, 122, 17), (150, 124, 17))  # fmt: skip
    return (
        shoulders(150, 66, "#5D2E8C")
        + "".join(svg.circle(x, y, r, hair) for x, y, r in locks)
        + _head(skin, shade) + _look(shade, "#4A1620")
        + svg.path("M54,90 C56,60 76,50 100,50 C124,50 144,60 146,90 C136,72 120,74 112,66 "
                   "C104,76 86,70 80,80 C70,74 60,80 54,90 Z", hair)
        + svg.circle(146, 128, 6, "#FFDB5C") + svg.circle(54, 128, 6, "#FFDB5C")
    )  # fmt: skip


def glasses() -> str:
    skin, shade, hair = "#E3A877", "#C48453", "#5B3A22"
    lens = "".join(
        svg.circle(x, 100, 19, "#FFFFFF", fill_opacity=0.35, stroke=DARK, stroke_width=5.5)
        for x in (78, 122)
    )
    return (
        shoulders(150, 66, "#0F7F5C")
        + _head(skin, shade) + lens + _look(shade)
        + svg.stroke("M97,97 Q100,93 103,97", DARK, 5)
        + svg.path("M52,92 C44,48 70,28 104,32 C140,32 156,58 148,92 C144,76 136,68 128,66 "
                   "C104,74 84,64 74,58 C66,66 58,74 52,92 Z", hair)
        + svg.path("M104,34 C116,16 138,22 136,36 C150,34 156,50 148,60 Z", hair)
    )  # fmt: skip


def braids() -> str:
    skin, shade, hair = "#F6CDA8", "#DBA47B", "#C7622B"
    plaits = "".join(
        svg.ellipse(x, y, 13, 11, hair)
        for x, y in ((44, 110), (40, 128), (42, 146), (156, 110), (160, 128), (158, 146))
    )
    bows = "".join(svg.circle(x, 160, 8, "#12979B") for x in (44, 156))
    freckles = "".join(
        svg.circle(x, y, 2, shade) for x, y in ((66, 110), (74, 114), (126, 114), (134, 110))
    )
    return (
        shoulders(150, 62, "#F4B53F") + plaits + bows
        + _head(skin, shade) + _look(shade) + freckles
        + svg.path("M50,98 C42,50 70,32 100,32 C130,32 158,50 150,98 C146,76 124,64 100,52 "
                   "C76,64 54,76 50,98 Z", hair)
        + svg.path("M92,128 H108 V135 Q100,138 92,135 Z", "#FFFFFF")
    )  # fmt: skip
