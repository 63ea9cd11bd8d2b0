"""The island's animals on four legs, a face in every mood, in a circle of 200 design units."""

from __future__ import annotations

from scenes.art import svg
from scenes.art.portraits.face_parts import (
    DARK,
    TONGUE,
    Eye,
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


def iguana(mood: Mood) -> str:
    """The iguana: a row of spikes, a great jowl, a dewlap and a know-it-all half smile."""
    green, deep, pale = "#7DAE4A", "#4C7B33", "#C6DB8C"
    head = (
        "M40,122 C36,74 60,46 98,44 C124,42 140,54 152,68 C170,74 182,88 180,102 C178,116 "
        "160,122 140,122 "
        "C124,146 96,156 70,148 C52,144 42,136 40,122 Z"
    )
    freckles = (
        (66, 78, 5),
        (58, 94, 4),
        (76, 92, 3.5),
        (142, 84, 3),
        (134, 94, 3),
        (52, 156, 6),
        (70, 172, 5),
    )
    spikes = {
        Mood.DELIGHTED: "M36,110 L8,86 L40,84 L22,52 L54,60 L50,26 L76,48 L86,14 L100,46 L36,130 Z",
        Mood.SULKING: "M36,114 L22,104 L40,94 L34,78 L54,72 L56,54 L76,56 L84,40 L100,50 L36,130 Z",
    }.get(mood, "M36,110 L18,92 L42,86 L32,64 L56,64 L54,40 L76,50 L84,26 L100,46 L36,130 Z")
    eyelid = {
        Mood.THINKING: "M88,58 C94,36 130,36 136,56 C122,48 104,48 88,58 Z",
        Mood.SULKING: "M88,58 C98,48 128,54 138,76 C122,70 104,66 88,58 Z",
        Mood.DELIGHTED: "M90,58 C94,40 130,40 134,56 C120,50 104,50 90,58 Z",
    }.get(mood, "M90,70 C94,50 130,48 134,68 C120,60 104,60 90,70 Z")
    return (
        svg.path(spikes, deep, stroke=deep, stroke_width=5, stroke_linejoin="round")
        + shoulders(128, 64, green)
        + svg.path(
            "M84,140 C100,150 124,140 134,126 C136,156 122,182 104,192 C92,178 84,160 84,140 Z",
            pale,
        )
        + svg.path(head, green)
        + svg.circle(82, 118, 20, pale)
        + svg.circle(82, 118, 12, deep, opacity=0.35)
        + _iguana_mouth(mood, deep)
        + svg.circle(168, 84, 3.4, deep)
        + Eye(112, 72, 18, "#F2A91F", (0.15, 0.05), green).drawn(mood)
        + svg.path(eyelid, deep)
        + "".join(
            svg.circle(x, y, r, deep, opacity=0.45)
            for x, y, r in freckles
            if not (mood is Mood.DELIGHTED and x > 130)
        )
    )


def _iguana_mouth(mood: Mood, deep: str) -> str:
    return {
        Mood.DELIGHTED: svg.path(
            "M178,98 C160,104 136,104 110,92 C110,120 124,138 146,138 C166,136 178,120 178,98 Z",
            "#8A2F3B",
        )
        + svg.path("M124,122 C138,110 158,112 166,122 C158,136 136,138 124,122 Z", TONGUE)
        + svg.stroke("M178,98 C160,104 136,104 110,92 C106,88 106,84 108,80", deep, 5),
        Mood.SULKING: svg.stroke(
            "M176,110 C160,98 136,98 118,106 C112,109 108,114 106,120", deep, 5.5
        ),
        Mood.THINKING: svg.stroke("M176,106 C160,108 144,104 128,102", deep, 5),
    }.get(mood, svg.stroke("M178,102 C160,110 136,108 118,100 C112,97 108,92 108,88", deep, 5))


def turtle(mood: Mood) -> str:
    """The sea turtle: a mosaic brow, sleepy kind eyes and a very old smile."""
    green, deep = "#8CCB8F", "#4E9A6A"
    shell = (
        "M14,150 C22,104 58,84 100,84 C142,84 178,104 186,150 C168,186 132,194 100,194 C68,194 "
        "32,186 14,150 Z"
    )
    rim = ""
    if mood is Mood.SULKING:
        edge = (
            "M14,150 C22,132 46,126 62,150 C84,170 116,170 138,150 C154,126 178,132 186,150 "
            "C168,186 132,194 100,194 C68,194 32,186 14,150 Z"
        )
        rim = svg.path(edge, "#7A5A35", stroke="#5A3F22", stroke_width=4)
    # A sulking turtle draws its head in, a delighted one stretches its neck.
    drop = {Mood.SULKING: 22, Mood.DELIGHTED: -6}.get(mood, 0)
    return (
        svg.path(shell, "#7A5A35", stroke="#5A3F22", stroke_width=5)
        + svg.stroke(
            "M34,150 C38,128 50,112 62,106 M166,150 C162,128 150,112 138,106 M36,152 H164",
            "#B98B50",
            6,
        )
        + svg.path("M64,194 C58,160 76,140 100,140 C124,140 142,160 136,194 Z", green)
        + svg.group(_turtle_head(mood, green, deep), transform=f"translate(0,{drop})")
        + rim
    )


def _turtle_head(mood: Mood, green: str, deep: str) -> str:
    pale, ink = "#D8F0C8", "#2F6B49"
    head = (
        "M50,92 C48,50 70,30 100,30 C130,30 152,50 150,92 C148,126 128,146 100,146 C72,146 "
        "52,126 50,92 Z"
    )
    plates = (
        "M100,34 L116,46 L110,64 L90,64 L84,46 Z M78,46 L84,64 L68,74 L60,64 Z M122,46 L140,64 "
        "L132,74 L116,64 Z"
    )
    return (
        svg.path(head, green)
        + svg.path(plates, deep, opacity=0.55, stroke=deep, stroke_width=4, stroke_linejoin="round")
        + svg.path(
            "M70,104 C80,96 120,96 130,104 C130,130 116,142 100,142 C84,142 70,130 70,104 Z", pale
        )
        + Eye(74, 88, 17, "#3B6B4D", (0.12, 0.12), green, ink, nose=1, is_sad=True).drawn(mood)
        + Eye(126, 88, 17, "#3B6B4D", (-0.12, 0.12), green, ink, nose=-1, is_sad=True).drawn(mood)
        + _turtle_lids(mood, green, deep, ink)
        + svg.circle(94, 108, 2.6, deep)
        + svg.circle(106, 108, 2.6, deep)
        + _turtle_mouth(mood, deep, ink)
        + cheeks(66, 134, 114, 11 if mood is Mood.DELIGHTED else 9, "#F29C86")
    )


def _turtle_lids(mood: Mood, green: str, deep: str, ink: str) -> str:
    if mood is Mood.THINKING:
        return svg.stroke("M58,70 Q74,66 90,72 M110,64 Q126,52 144,66", ink, 5)
    if mood is not Mood.CALM:
        return ""
    return (
        svg.path("M55,86 C58,66 90,66 93,86 C82,79 66,79 55,86 Z", green)
        + svg.path("M107,86 C110,66 142,66 145,86 C134,79 118,79 107,86 Z", green)
        + svg.stroke("M56,86 Q74,76 92,86 M108,86 Q126,76 144,86", deep, 4)
    )


def _turtle_mouth(mood: Mood, deep: str, ink: str) -> str:
    match mood:
        case Mood.DELIGHTED:
            tongue = "M88,130 Q100,122 112,130 Q108,139 100,139 Q92,139 88,130 Z"
            wide = "M76,112 Q100,122 124,112 Q120,140 100,140 Q80,140 76,112 Z"
            return svg.path(wide, "#8A3B3B") + svg.path(tongue, TONGUE)
        case Mood.SULKING:
            return svg.stroke("M86,131 Q100,118 114,131", ink, 5.5)
        case Mood.THINKING:
            return svg.stroke("M90,126 Q104,128 116,120", ink, 5)
        case _:
            return smile(100, 120, 38, 7, deep)


def donkey(mood: Mood) -> str:
    """The donkey: one ear up, one ear down, a mop of hair and a toothy grin."""
    grey, deep, pale = "#9A8F8A", "#6B615E", "#F1E8DD"
    head = (
        "M60,78 C60,50 76,40 100,40 C124,40 140,50 140,78 C140,104 146,120 146,142 C146,172 "
        "124,184 100,184 "
        "C76,184 54,172 54,142 C54,120 60,104 60,78 Z"
    )
    brow = {
        Mood.SULKING: "",
        Mood.DELIGHTED: "M58,70 Q72,58 86,66 M114,66 Q128,58 142,70",
        Mood.THINKING: "M60,80 Q72,72 84,76 M114,62 Q128,52 142,66",
    }.get(mood, "M60,78 Q72,68 84,74 M116,72 Q128,66 140,76")
    return (
        _donkey_ears(mood, grey)
        + shoulders(160, 56, deep)
        + svg.path(head, grey)
        + svg.path(
            (
                "M78,46 C74,22 92,14 100,24 C110,10 128,22 120,46 C116,66 108,76 102,80 C96,72 "
                "82,66 78,46 Z"
            ),
            deep,
        )
        + svg.ellipse(100, 148, 45, 36, pale)
        + svg.ellipse(84, 132, 6, 7.5, deep)
        + svg.ellipse(116, 132, 6, 7.5, deep)
        + _donkey_mouth(mood, deep)
        + _donkey_eyes(mood, grey, deep, pale)
        + (svg.stroke(brow, deep, 5) if brow else "")
    )


def _donkey_ears(mood: Mood, grey: str) -> str:
    """Both up with delight, both hanging in a sulk, else one and one."""
    inner = "#E7B7A6"
    up = svg.path("M66,62 C44,46 38,24 46,12 C64,14 82,34 86,54 Z", grey) + svg.path(
        "M66,52 C54,42 50,30 52,22 C62,26 72,38 76,50 Z", inner
    )
    down = svg.path("M118,56 C132,34 158,34 184,60 C172,78 148,80 132,72 Z", grey) + svg.path(
        "M132,62 C144,50 160,52 172,62 C162,70 148,70 138,68 Z", inner
    )
    flip = "translate(200,0) scale(-1,1)"
    if mood is Mood.DELIGHTED:
        return up + svg.group(up, transform=flip)
    if mood is Mood.SULKING:
        hanging = svg.group(down, transform="rotate(24 124 62)")
        return svg.group(hanging, transform=flip) + hanging
    return up + down


def _donkey_mouth(mood: Mood, deep: str) -> str:
    return {
        Mood.DELIGHTED: svg.path(
            "M64,146 Q100,160 136,146 Q130,182 100,182 Q70,182 64,146 Z", "#8A3B3B"
        )
        + svg.path("M74,151 Q100,161 126,151 L123,164 Q100,172 77,164 Z", "#FFFFFF")
        + svg.stroke("M91,157 V167 M109,157 V167", "#D8CFC4", 2.5),
        Mood.SULKING: svg.stroke("M80,167 Q100,152 120,167", deep, 6),
        Mood.THINKING: svg.stroke("M82,162 Q102,166 120,154", deep, 6),
    }.get(
        mood,
        svg.path("M72,150 Q100,160 128,150 Q122,178 100,178 Q78,178 72,150 Z", "#8A3B3B")
        + svg.path("M80,153 Q100,160 120,153 L118,164 Q100,170 82,164 Z", "#FFFFFF")
        + svg.stroke("M100,157 V167", "#D8CFC4", 2.5),
    )


def _donkey_eyes(mood: Mood, grey: str, deep: str, pale: str) -> str:
    whites = svg.circle(76, 92, 19, pale) + svg.circle(124, 92, 19, pale)
    if mood is Mood.DELIGHTED:
        return whites + joy(77, 94, 13, DARK, 6) + joy(123, 94, 13, DARK, 6)
    if mood is Mood.BLINK:
        return whites + shut(77, 92, 13, DARK, 5.5) + shut(123, 92, 13, DARK, 5.5)
    dx, dy = {Mood.THINKING: (5, -6), Mood.SULKING: (-4, 5)}.get(mood, (0, 0))
    open_eyes = whites + bead(78 + dx, 93 + dy, 11) + bead(122 + dx, 93 + dy, 11)
    if mood is not Mood.SULKING:
        return open_eyes
    return (
        open_eyes
        + lid(76, 92, 20, 0, 34, grey)
        + lid(124, 92, 20, 34, 0, grey)
        + lid_line(76, 92, 20, 0, 34, deep, 5)
        + lid_line(124, 92, 20, 34, 0, deep, 5)
    )
