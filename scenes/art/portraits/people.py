"""Five friendly people for the seats of human players, in a circle of 200 design units."""

from __future__ import annotations

from scenes.art import svg
from scenes.art.portraits.face_parts import (
    DARK,
    bead,
    cheeks,
    joy,
    lid,
    lid_line,
    shoulders,
    shut,
    smile,
)
from scenes.art.portraits.mood import Mood


def _head(skin: str, shade: str) -> str:
    """Neck, ears and a round face."""
    return (
        svg.path("M82,130 H118 V160 Q100,174 82,160 Z", shade)
        + svg.circle(54, 104, 11, shade)
        + svg.circle(146, 104, 11, shade)
        + svg.path(
            (
                "M54,92 C54,60 74,46 100,46 C126,46 146,60 146,92 C146,130 126,150 100,150 "
                "C74,150 54,130 54,92 Z"
            ),
            skin,
        )
    )


def _eyes(mood: Mood, y: float, brow: str, skin: str) -> str:
    if mood is Mood.DELIGHTED:
        return joy(80, y + 1, 11, DARK, 6) + joy(120, y + 1, 11, DARK, 6)
    if mood is Mood.BLINK:
        return shut(80, y, 11, DARK, 5.5) + shut(120, y, 11, DARK, 5.5)
    if mood is Mood.CALM:
        return bead(80, y, 7.5) + bead(120, y, 7.5)
    dx, dy = (5, -4) if mood is Mood.THINKING else (-4, 3)
    drawn = "".join(
        svg.ellipse(x, y, 11, 10, "#FFFFFF") + bead(x + dx, y + dy, 6.5) for x in (80, 120)
    )
    if mood is Mood.THINKING:
        lines = f"M68,{y - 12} Q80,{y - 15} 91,{y - 12} M109,{y - 15} Q121,{y - 23} 133,{y - 15}"
        return drawn + svg.stroke(lines, brow, 5)
    lids = lid(80, y, 12, 2, 14, skin) + lid(120, y, 12, 14, 2, skin)
    lids += lid_line(80, y, 12, 2, 14, DARK, 4.5) + lid_line(120, y, 12, 14, 2, DARK, 4.5)
    return (
        drawn
        + lids
        + svg.stroke(
            f"M65,{y - 8} Q78,{y - 11} 90,{y - 17} M135,{y - 8} Q122,{y - 11} 110,{y - 17}",
            brow,
            5.5,
        )
    )


def _mouth(mood: Mood, colour: str, y: float = 126) -> str:
    if mood is Mood.DELIGHTED:
        return svg.path(
            (
                f"M80,{y - 4} Q100,{y + 4} 120,{y - 4} Q117,{y + 18} 100,{y + 18} Q83,{y + 18} "
                f"80,{y - 4} Z"
            ),
            colour,
        ) + svg.path(
            f"M84,{y - 2} Q100,{y + 5} 116,{y - 2} L115,{y + 4} Q100,{y + 9} 85,{y + 4} Z",
            "#FFFFFF",
        )
    if mood is Mood.SULKING:
        return svg.stroke(f"M85,{y + 7} Q99,{y - 7} 113,{y + 7}", colour, 5.5) + svg.stroke(
            f"M94,{y + 13} Q99,{y + 15} 104,{y + 13}", colour, 3.5, stroke_opacity=0.6
        )
    if mood is Mood.THINKING:
        return svg.stroke(f"M90,{y + 4} Q104,{y + 5} 114,{y - 3}", colour, 5)
    return smile(100, y, 34, 8, colour, 5)


def _look(mood: Mood, skin: str, shade: str, brow: str, mouth: str = "#8A2F3B") -> str:
    puff = {Mood.DELIGHTED: 11, Mood.SULKING: 12}.get(mood, 9)
    return (
        _eyes(mood, 100, brow, skin)
        + svg.stroke("M100,104 Q106,112 98,114", shade, 4)
        + _mouth(mood, mouth)
        + cheeks(68, 132, 119, puff, "#F2706A")
    )


def sun_hat(mood: Mood) -> str:
    skin, shade = "#C98A5B", "#A86C41"
    hat = (
        svg.path("M54,82 C52,40 74,20 100,20 C126,20 148,40 146,82 Z", "#F6D98B")
        + svg.path("M53,70 C80,80 120,80 147,70 L148,84 H52 Z", "#12979B")
        + svg.path(
            "M20,92 C36,66 164,66 180,92 C160,82 130,80 100,80 C70,80 40,82 20,92 Z", "#E9C46A"
        )
    )
    turn, up = {Mood.DELIGHTED: (-6, -9), Mood.SULKING: (0, 5), Mood.THINKING: (4, -6)}.get(
        mood, (0, 0)
    )
    hat = svg.group(hat, transform=f"translate(100,{80 + up}) rotate({turn}) translate(-100,-80)")
    return (
        shoulders(150, 66, "#F0702E")
        + svg.path("M50,86 C42,120 48,142 58,150 H142 C152,142 158,120 150,86 Z", "#3B2418")
        + _head(skin, shade)
        + _look(mood, skin, shade, "#3B2418")
        + hat
    )


def sailor(mood: Mood) -> str:
    skin, shade = "#F2C29B", "#D79C72"
    beard = (
        "M54,96 C52,134 70,166 100,166 C130,166 148,134 146,96 C140,112 130,116 118,112 C110,108 "
        "90,108 82,112 C70,116 60,112 54,96 Z"
    )
    mouth = {
        Mood.CALM: svg.path("M84,122 Q100,132 116,122 Q112,138 100,138 Q88,138 84,122 Z", "#8A2F3B")
    }.get(mood) or (
        svg.path("M84,122 Q100,132 116,122 Q112,138 100,138 Q88,138 84,122 Z", "#8A2F3B")
        if mood is Mood.BLINK
        else _mouth(mood, "#8A2F3B", 128)
    )
    cap_ = (
        svg.path("M52,78 C44,48 66,34 100,34 C134,34 156,48 148,78 Z", "#FFFFFF")
        + svg.path("M50,72 C80,62 120,62 150,72 L148,86 C120,78 80,78 52,86 Z", "#16386B")
        + svg.circle(100, 54, 7, "#E9C46A")
    )
    turn, up = {Mood.DELIGHTED: (-9, -10), Mood.SULKING: (0, 3), Mood.THINKING: (6, -7)}.get(
        mood, (0, 0)
    )
    return (
        shoulders(150, 66, "#1C5CA3")
        + svg.stroke("M48,168 Q100,186 152,168 M44,180 Q100,196 156,180", "#FFFFFF", 5)
        + _head(skin, shade)
        + svg.path(beard, "#F4EFE6")
        + _eyes(mood, 94, "#B9AE9C", skin)
        + svg.ellipse(100, 106, 9, 7, shade)
        + mouth
        + svg.group(cap_, transform=f"translate(100,{76 + up}) rotate({turn}) translate(-100,-76)")
    )


def curls(mood: Mood) -> str:
    skin, shade, hair = "#8A5636", "#6B3F25", "#2B1A14"
    locks = (
        (58, 70, 24),
        (76, 48, 25),
        (102, 40, 27),
        (128, 50, 25),
        (144, 72, 23),
        (48, 96, 20),
        (152, 98, 20),
        (50, 122, 17),
        (150, 124, 17),
    )
    return (
        shoulders(150, 66, "#5D2E8C")
        + "".join(svg.circle(x, y, r, hair) for x, y, r in locks)
        + _head(skin, shade)
        + svg.path(
            (
                "M54,90 C56,60 76,50 100,50 C124,50 144,60 146,90 C136,72 120,74 112,66 C104,76 "
                "86,70 80,80 C70,74 60,80 54,90 Z"
            ),
            hair,
        )
        + _look(mood, skin, shade, hair, "#4A1620")
        + svg.circle(146, 128, 6, "#FFDB5C")
        + svg.circle(54, 128, 6, "#FFDB5C")
    )


def glasses(mood: Mood) -> str:
    skin, shade, hair = "#E3A877", "#C48453", "#5B3A22"
    lens = "".join(
        svg.circle(x, 100, 19, "#FFFFFF", fill_opacity=0.35, stroke=DARK, stroke_width=5.5)
        for x in (78, 122)
    )
    slip = {Mood.SULKING: 5, Mood.THINKING: 0}.get(mood, 0)
    return (
        shoulders(150, 66, "#0F7F5C")
        + _head(skin, shade)
        + svg.group(lens, transform=f"translate(0,{slip})")
        + _look(mood, skin, shade, hair)
        + svg.stroke(f"M97,{97 + slip} Q100,{93 + slip} 103,{97 + slip}", DARK, 5)
        + svg.path(
            (
                "M52,92 C44,48 70,28 104,32 C140,32 156,58 148,92 C144,76 136,68 128,66 C104,74 "
                "84,64 74,58 C66,66 58,74 52,92 Z"
            ),
            hair,
        )
        + svg.path("M104,34 C116,16 138,22 136,36 C150,34 156,50 148,60 Z", hair)
    )


def braids(mood: Mood) -> str:
    skin, shade, hair = "#F6CDA8", "#DBA47B", "#C7622B"
    plaits = "".join(
        svg.ellipse(x, y, 13, 11, hair)
        for x, y in ((44, 110), (40, 128), (42, 146), (156, 110), (160, 128), (158, 146))
    )
    bows = "".join(svg.circle(x, 160, 8, "#12979B") for x in (44, 156))
    freckles = "".join(
        svg.circle(x, y, 2, shade) for x, y in ((66, 110), (74, 114), (126, 114), (134, 110))
    )
    # Two front teeth show in a smile; a laugh shows all of them anyway.
    teeth = svg.path("M92,128 H108 V135 Q100,138 92,135 Z", "#FFFFFF")
    swing = {Mood.DELIGHTED: -8, Mood.SULKING: 4}.get(mood, 0)
    return (
        shoulders(150, 62, "#F4B53F")
        + svg.group(plaits + bows, transform=f"translate(0,{swing})")
        + _head(skin, shade)
        + _look(mood, skin, shade, hair)
        + freckles
        + svg.path(
            (
                "M50,98 C42,50 70,32 100,32 C130,32 158,50 150,98 C146,76 124,64 100,52 C76,64 "
                "54,76 50,98 Z"
            ),
            hair,
        )
        + (teeth if mood in (Mood.CALM, Mood.BLINK) else "")
    )
