"""The eight island animals, each with a face of its own, in a circle of 200 design units."""

from __future__ import annotations

from scenes.art import svg
from scenes.art.face_parts import DARK, bead, cheeks, eye, shoulders, smile


def flamingo() -> str:
    """Long neck in an S, a bent beak and a sideways look."""
    pink, deep, pale = "#FF8FAB", "#E8607F", "#FFC4D2"
    neck = (
        "M70,196 C40,150 92,140 96,112 C98,96 74,96 74,70 C74,40 96,26 118,28 C142,30 154,50 "
        "150,70 "
        "C146,88 128,92 122,100 C112,116 136,130 134,160 C133,176 126,188 118,196 Z"
    )
    tuft = "M100,30 C92,14 104,6 108,20 C112,4 126,8 120,28 Z"
    beak = "M138,50 C162,48 180,62 180,82 C180,100 170,112 158,114 C164,98 160,88 146,82 Z"
    tip = "M178,74 C182,92 174,112 158,114 C162,104 162,98 160,92 C168,92 175,84 178,74 Z"
    return (
        shoulders(150, 62, pink)
        + svg.path("M44,178 C56,160 80,160 92,184 C76,192 58,190 44,178 Z", deep)
        + svg.path(tuft, deep) + svg.path(neck, pink)
        + svg.stroke("M88,150 C96,142 104,138 106,124", pale, 5)
        + svg.path(beak, "#FFF1E4") + svg.path(tip, DARK)
        + svg.stroke("M148,76 C158,78 164,84 166,92", deep, 3)
        + eye(119, 58, 15, "#F2B61F", (0.18, 0.05))
        + svg.stroke("M102,44 Q112,34 126,38", deep, 5)
        + svg.ellipse(112, 84, 11, 7, deep, opacity=0.5)
    )  # fmt: skip


def owl() -> str:
    """The burrowing owl: a stern brow over enormous yellow eyes, one brow raised."""
    brown, dark, cream = "#A9784F", "#6E4A2E", "#F7E3C3"
    head = (
        "M38,92 C34,44 66,26 100,26 C134,26 166,44 162,92 C160,132 134,150 100,150 C66,150 40,132 "
        "38,92 Z"
    )
    brow = (
        "M34,64 C52,50 78,58 100,82 C122,58 148,44 168,52 C158,74 130,82 100,98 C74,84 48,82 34,64 "
        "Z"
    )
    spots = "".join(
        svg.circle(x, y, r, cream, opacity=0.9)
        for x, y, r in ((72, 40, 4.5), (90, 34, 4), (112, 34, 4), (130, 40, 4.5), (100, 46, 4),
                        (50, 140, 5), (62, 156, 5), (150, 140, 5), (138, 156, 5))
    )  # fmt: skip
    chest = "".join(
        svg.stroke(f"M{x},{y} q9,9 18,0", dark, 4, opacity=0.6)
        for x, y in ((72, 162), (91, 162), (110, 162), (81, 176), (101, 176))
    )
    return (
        shoulders(118, 70, brown) + svg.ellipse(100, 172, 40, 30, cream) + chest
        + svg.path(head, brown)
        + svg.circle(69, 94, 32, cream) + svg.circle(131, 94, 32, cream)
        + eye(72, 94, 25, "#FFC92E", (0.08, 0.05)) + eye(128, 94, 25, "#FFC92E", (-0.08, 0.05))
        + svg.path(brow, dark) + spots
        + svg.path("M88,106 Q100,100 112,106 L100,132 Z", "#F0A63A")
        + svg.stroke("M94,112 L100,126", "#C77B1C", 2.5)
    )  # fmt: skip


def parakeet() -> str:
    """The brown-throated parakeet: orange cheeks, a fat hooked beak, a chatterbox's smile."""
    green, deep, orange = "#4FB84A", "#2E8A3B", "#FF9A2E"
    head = (
        "M46,110 C42,58 68,28 104,28 C142,28 164,60 158,108 C154,140 132,156 102,156 C70,156 "
        "50,142 46,110 Z"
    )
    crest = "M92,32 C84,16 96,10 104,22 C108,8 122,12 118,32 Z"
    beak = "M84,86 C90,72 118,72 124,86 C130,104 118,126 106,134 C102,120 80,112 84,86 Z"
    return (
        shoulders(128, 66, green)
        + svg.path("M56,180 C66,164 90,162 102,178 C114,162 138,164 148,180 C120,196 84,196 56,180 "
                   "Z", deep)
        + svg.path(crest, deep) + svg.path(head, green)
        + svg.path("M58,62 C70,40 134,38 148,62 C134,52 72,52 58,62 Z", "#7BD66B")
        + svg.ellipse(66, 106, 20, 24, orange) + svg.ellipse(140, 106, 19, 24, orange)
        + svg.circle(72, 80, 21, "#FFF8E6") + svg.circle(136, 80, 21, "#FFF8E6")
        + eye(74, 80, 15, "#7A4A1E", (0.15, 0.1)) + eye(134, 80, 15, "#7A4A1E", (-0.15, 0.1))
        + svg.path("M90,120 C96,136 112,138 118,120 C112,150 94,150 90,120 Z", "#B8344A")
        + svg.path(beak, "#4A4550")
        + svg.path("M90,88 C94,79 108,77 114,84 C108,82 98,84 94,94 Z", "#7C7684")
        + svg.circle(97, 84, 2.6, DARK) + svg.circle(112, 84, 2.6, DARK)
    )  # fmt: skip


def troupial() -> str:
    """The troupial in profile: black hood, orange breast, a blue patch round a bright eye."""
    orange, black = "#FF9D1F", "#22242E"
    hood = (
        "M52,118 C36,82 54,34 96,30 C128,28 150,48 150,72 C152,100 138,118 132,132 L124,122 "
        "L118,140 "
        "L108,126 L98,142 L90,126 L78,138 L72,122 Z"
    )
    return (
        shoulders(112, 66, orange)
        + svg.path("M36,168 C34,140 44,120 60,116 C66,140 64,168 56,186 Z", black)
        + svg.path("M40,150 C46,146 54,146 60,150 L58,162 C52,158 46,158 40,162 Z", "#FFFFFF")
        + svg.path(hood, black)
        + svg.path("M140,58 C162,58 180,66 188,74 C176,84 160,88 144,86 Z", "#5B6273")
        + svg.path("M146,76 C160,76 174,75 188,74 C176,84 160,88 144,86 Z", "#3B4152")
        + svg.path("M88,58 C98,46 124,46 138,64 C126,82 98,80 88,58 Z", "#5AB7F0")
        + eye(112, 63, 15, "#FFE14D", (0.15, 0))
        + svg.stroke("M62,60 C68,46 78,40 90,38", "#4A4E60", 5)
        + svg.stroke("M150,82 Q144,92 136,92", "#4A4E60", 4)
    )  # fmt: skip


def pelican() -> str:
    """The pelican: a bill far too big, a sagging pouch and a content, sleepy eye."""
    grey, pale, cream = "#8A93A6", "#F3EFE6", "#FFF6DC"
    neck = (
        "M52,196 C44,150 58,116 62,92 C54,50 74,28 100,30 C124,30 136,48 132,68 C128,100 118,140 "
        "132,196 Z"
    )
    bill = "M112,58 C142,56 168,66 190,92 C170,88 140,86 112,86 Z"
    pouch = "M108,80 C140,84 170,86 190,92 C176,128 150,156 126,150 C108,144 102,110 108,80 Z"
    return (
        shoulders(148, 66, grey)
        + svg.path("M44,176 C60,158 96,160 106,186 C84,194 58,190 44,176 Z", "#6B7488")
        + svg.path(neck, pale)
        + svg.path("M64,80 C56,48 76,28 100,30 C122,30 134,46 132,62 C110,46 80,56 64,80 Z", cream)
        + svg.path("M72,36 C60,22 70,16 82,28 C84,14 96,16 98,30 Z", "#E9C46A")
        + svg.path(pouch, "#F2A65A")
        + svg.stroke("M122,98 C124,116 128,130 134,138 M144,98 C144,114 146,124 "
                     "150,132", "#D9823A", 4)
        + svg.path(bill, "#FFC46B")
        + svg.path("M176,78 C184,82 188,88 191,98 C184,98 180,92 176,88 Z", "#E4572E")
        + eye(100, 62, 14, "#4E7FA8", (0.2, 0.1))
        + svg.path("M84,58 C88,44 112,44 116,58 C106,52 94,52 84,58 Z", cream)
        + svg.stroke("M85,59 Q100,51 116,59", "#6B7488", 3.5)
        + svg.ellipse(88, 84, 10, 6.5, "#F4A08A", opacity=0.6)
    )  # fmt: skip


def iguana() -> str:
    """The iguana: a row of spikes, a great jowl, a dewlap and a know-it-all half smile."""
    green, deep, pale = "#7DAE4A", "#4C7B33", "#C6DB8C"
    head = (
        "M40,122 C36,74 60,46 98,44 C124,42 140,54 152,68 C170,74 182,88 180,102 C178,116 160,122 "
        "140,122 "
        "C124,146 96,156 70,148 C52,144 42,136 40,122 Z"
    )
    freckles = ((66, 78, 5), (58, 94, 4), (76, 92, 3.5), (142, 84, 3), (134, 94, 3),
                (52, 156, 6), (70, 172, 5))  # fmt: skip
    spikes = "M36,110 L18,92 L42,86 L32,64 L56,64 L54,40 L76,50 L84,26 L100,46 L36,130 Z"
    return (
        svg.path(spikes, deep, stroke=deep, stroke_width=5, stroke_linejoin="round")
        + shoulders(128, 64, green)
        + svg.path("M84,140 C100,150 124,140 134,126 C136,156 122,182 104,192 C92,178 84,160 "
                   "84,140 Z", pale)
        + svg.path(head, green)
        + svg.circle(82, 118, 20, pale) + svg.circle(82, 118, 12, deep, opacity=0.35)
        + svg.stroke("M178,102 C160,110 136,108 118,100 C112,97 108,92 108,88", deep, 5)
        + svg.circle(168, 84, 3.4, deep)
        + eye(112, 72, 18, "#F2A91F", (0.15, 0.05))
        + svg.path("M90,70 C94,50 130,48 134,68 C120,60 104,60 90,70 Z", deep)
        + "".join(svg.circle(x, y, r, deep, opacity=0.45) for x, y, r in freckles)
    )  # fmt: skip


def turtle() -> str:
    """The sea turtle: a mosaic brow, sleepy kind eyes and a very old smile."""
    green, deep, pale = "#8CCB8F", "#4E9A6A", "#D8F0C8"
    shell = (
        "M14,150 C22,104 58,84 100,84 C142,84 178,104 186,150 C168,186 132,194 100,194 C68,194 "
        "32,186 14,150 Z"
    )
    head = (
        "M50,92 C48,50 70,30 100,30 C130,30 152,50 150,92 C148,126 128,146 100,146 C72,146 52,126 "
        "50,92 Z"
    )
    plates = (
        "M100,34 L116,46 L110,64 L90,64 L84,46 Z M78,46 L84,64 L68,74 L60,64 Z M122,46 L140,64 "
        "L132,74 L116,64 Z"
    )
    return (
        svg.path(shell, "#7A5A35", stroke="#5A3F22", stroke_width=5)
        + svg.stroke("M34,150 C38,128 50,112 62,106 M166,150 C162,128 150,112 138,106 M36,152 "
                     "H164", "#B98B50", 6)
        + svg.path("M64,194 C58,160 76,140 100,140 C124,140 142,160 136,194 Z", green)
        + svg.path(head, green)
        + svg.path(plates, deep, opacity=0.55, stroke=deep, stroke_width=4, stroke_linejoin="round")
        + svg.path("M70,104 C80,96 120,96 130,104 C130,130 116,142 100,142 C84,142 70,130 70,104 "
                   "Z", pale)
        + eye(74, 88, 17, "#3B6B4D", (0.12, 0.12)) + eye(126, 88, 17, "#3B6B4D", (-0.12, 0.12))
        + svg.path("M55,86 C58,66 90,66 93,86 C82,79 66,79 55,86 Z", green)
        + svg.path("M107,86 C110,66 142,66 145,86 C134,79 118,79 107,86 Z", green)
        + svg.stroke("M56,86 Q74,76 92,86 M108,86 Q126,76 144,86", deep, 4)
        + svg.circle(94, 108, 2.6, deep) + svg.circle(106, 108, 2.6, deep)
        + smile(100, 120, 38, 7, deep)
        + cheeks(66, 134, 112, 9, "#F29C86")
    )  # fmt: skip


def donkey() -> str:
    """The donkey: one ear up, one ear down, a mop of hair and a toothy grin."""
    grey, deep, pale = "#9A8F8A", "#6B615E", "#F1E8DD"
    head = (
        "M60,78 C60,50 76,40 100,40 C124,40 140,50 140,78 C140,104 146,120 146,142 C146,172 "
        "124,184 100,184 C76,184 54,172 54,142 C54,120 60,104 60,78 Z"
    )
    return (
        svg.path("M66,62 C44,46 38,24 46,12 C64,14 82,34 86,54 Z", grey)
        + svg.path("M66,52 C54,42 50,30 52,22 C62,26 72,38 76,50 Z", "#E7B7A6")
        + svg.path("M118,56 C132,34 158,34 184,60 C172,78 148,80 132,72 Z", grey)
        + svg.path("M132,62 C144,50 160,52 172,62 C162,70 148,70 138,68 Z", "#E7B7A6")
        + shoulders(160, 56, deep)
        + svg.path(head, grey)
        + svg.path("M78,46 C74,22 92,14 100,24 C110,10 128,22 120,46 C116,66 108,76 102,80 C96,72 "
                   "82,66 78,46 Z", deep)
        + svg.ellipse(100, 148, 45, 36, pale)
        + svg.ellipse(84, 132, 6, 7.5, deep) + svg.ellipse(116, 132, 6, 7.5, deep)
        + svg.path("M72,150 Q100,160 128,150 Q122,178 100,178 Q78,178 72,150 Z", "#8A3B3B")
        + svg.path("M80,153 Q100,160 120,153 L118,164 Q100,170 82,164 Z", "#FFFFFF")
        + svg.stroke("M100,157 V167", "#D8CFC4", 2.5)
        + svg.circle(76, 92, 19, pale) + svg.circle(124, 92, 19, pale)
        + bead(78, 93, 11) + bead(122, 93, 11)
        + svg.stroke("M60,78 Q72,68 84,74 M116,72 Q128,66 140,76", deep, 5)
    )  # fmt: skip
