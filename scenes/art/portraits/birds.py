"""The island's birds, each with a face of its own in every mood, in a circle of 200 units."""

from __future__ import annotations

from scenes.art import svg
from scenes.art.portraits.face_parts import DARK, MOUTH, TONGUE, Eye, eye, shoulders
from scenes.art.portraits.mood import Mood


def flamingo(mood: Mood) -> str:
    """Long neck in an S, a bent beak and a sideways look."""
    pink, deep, pale = "#FF8FAB", "#E8607F", "#FFC4D2"
    neck = (
        "M70,196 C40,150 92,140 96,112 C98,96 74,96 74,70 C74,40 96,26 118,28 C142,30 154,50 "
        "150,70 "
        "C146,88 128,92 122,100 C112,116 136,130 134,160 C133,176 126,188 118,196 Z"
    )
    tuft = {
        Mood.DELIGHTED: "M98,32 C82,10 98,-2 106,16 C112,-4 132,2 120,30 Z",
        Mood.SULKING: "M96,32 C78,26 76,14 96,18 C98,8 116,14 116,30 Z",
    }.get(mood, "M100,30 C92,14 104,6 108,20 C112,4 126,8 120,28 Z")
    beak = "M138,50 C162,48 180,62 180,82 C180,100 170,112 158,114 C164,98 160,88 146,82 Z"
    tip = "M178,74 C182,92 174,112 158,114 C162,104 162,98 160,92 C168,92 175,84 178,74 Z"
    mouth = _flamingo_mouth(mood, deep)
    brow = {
        Mood.DELIGHTED: "M100,38 Q112,26 128,32",
        Mood.SULKING: "M98,40 Q112,40 130,52",
        Mood.THINKING: "M100,36 Q114,24 128,34",
    }.get(mood, "M102,44 Q112,34 126,38")
    blush = svg.ellipse(
        112,
        84,
        13 if mood is Mood.DELIGHTED else 11,
        8 if mood is Mood.DELIGHTED else 7,
        deep,
        opacity=0.75 if mood is Mood.DELIGHTED else 0.5,
    )
    head = (
        svg.path(tuft, deep)
        + svg.path(neck, pink)
        + svg.stroke("M88,150 C96,142 104,138 106,124", pale, 5)
        + (mouth if mood is Mood.DELIGHTED else "")
        + svg.path(beak, "#FFF1E4")
        + svg.path(tip, DARK)
        + ("" if mood is Mood.DELIGHTED else mouth)
        + Eye(119, 58, 15, "#F2B61F", (0.18, 0.05), pink).drawn(mood)
        + svg.stroke(brow, deep, 5)
        + blush
    )
    return (
        shoulders(150, 62, pink)
        + svg.path("M44,178 C56,160 80,160 92,184 C76,192 58,190 44,178 Z", deep)
        + svg.group(head, transform=f"translate(0,{10 if mood is Mood.SULKING else 0})")
    )


def _flamingo_mouth(mood: Mood, deep: str) -> str:
    return {
        Mood.DELIGHTED: svg.path("M132,80 C148,76 164,88 166,112 C158,124 140,118 132,80 Z", MOUTH)
        + svg.path("M142,100 C150,96 158,102 160,112 C154,118 146,114 142,100 Z", TONGUE)
        + svg.path(
            "M130,82 C128,106 140,128 162,126 C166,124 166,118 162,114 C150,114 140,102 138,82 Z",
            "#F6DCCB",
        ),
        Mood.SULKING: svg.stroke("M146,72 C156,72 160,82 156,96", deep, 4),
        Mood.THINKING: svg.stroke("M148,80 C156,80 162,86 164,94", deep, 3.4),
    }.get(mood, svg.stroke("M148,76 C158,78 164,84 166,92", deep, 3))


_OWL_BROWS = {
    Mood.THINKING: (
        "M34,68 C52,54 78,62 100,84 C122,50 146,24 170,30 C162,56 130,70 100,98 C74,88 48,86 "
        "34,68 Z"
    ),
    Mood.DELIGHTED: (
        "M32,52 C52,34 78,42 100,66 C122,42 148,34 168,52 C152,62 126,60 100,84 C74,60 48,62 "
        "32,52 Z"
    ),
    Mood.SULKING: (
        "M34,62 C56,62 80,78 100,98 C120,78 144,62 166,62 C158,90 126,96 100,114 C74,96 "
        "42,90 34,62 Z"
    ),
}
_STERN = (
    "M34,64 C52,50 78,58 100,82 C122,58 148,44 168,52 C158,74 130,82 100,98 C74,84 48,82 34,64 Z"
)


def owl(mood: Mood) -> str:
    """The burrowing owl: a stern brow over enormous yellow eyes, one brow raised."""
    brown, dark, cream, yellow = "#A9784F", "#6E4A2E", "#F7E3C3", "#FFC92E"
    head = (
        "M38,92 C34,44 66,26 100,26 C134,26 166,44 162,92 C160,132 134,150 100,150 C66,150 "
        "40,132 38,92 Z"
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
    if mood is Mood.SULKING:
        # The brow itself is the lid of a sulking owl.
        eyes = "".join(eye(x, 96, 25, yellow, (-0.20, 0.22)) for x in (72, 128))
    else:
        left = Eye(72, 94, 25, yellow, (0.08, 0.05), cream, nose=1)
        right = Eye(128, 94, 25, yellow, (-0.08, 0.05), cream, nose=-1)
        eyes = left.drawn(mood) + right.drawn(mood)
    return (
        shoulders(118, 70, brown)
        + svg.ellipse(100, 172, 40, 30, cream)
        + chest
        + svg.path(head, brown)
        + svg.circle(69, 94, 32, cream)
        + svg.circle(131, 94, 32, cream)
        + eyes
        + svg.path(_OWL_BROWS.get(mood, _STERN), dark)
        + spots
        + _owl_beak(mood, dark)
    )


def _owl_beak(mood: Mood, dark: str) -> str:
    horn = "#F0A63A"
    if mood is Mood.DELIGHTED:
        return (
            svg.path("M86,112 Q100,120 114,112 Q112,142 100,146 Q88,142 86,112 Z", MOUTH)
            + svg.path("M93,132 Q100,126 107,132 Q104,142 100,143 Q96,142 93,132 Z", TONGUE)
            + svg.path("M86,104 Q100,97 114,104 L100,124 Z", horn)
        )
    if mood is Mood.SULKING:
        frown = svg.stroke("M86,140 Q100,131 114,140", dark, 4.5)
        return svg.path("M89,112 Q100,107 111,112 L100,134 Z", horn) + frown
    shade = svg.stroke("M94,112 L100,126", "#C77B1C", 2.5)
    return svg.path("M88,106 Q100,100 112,106 L100,132 Z", horn) + shade


def parakeet(mood: Mood) -> str:
    """The brown-throated parakeet: orange cheeks, a fat hooked beak, a chatterbox's smile."""
    green, deep, orange = "#4FB84A", "#2E8A3B", "#FF9A2E"
    head = (
        "M46,110 C42,58 68,28 104,28 C142,28 164,60 158,108 C154,140 132,156 102,156 C70,156 "
        "50,142 46,110 Z"
    )
    crest = {
        Mood.DELIGHTED: "M90,34 C74,8 92,-2 102,14 C108,-4 130,2 120,34 Z",
        Mood.SULKING: "M86,34 C74,30 78,20 92,22 C100,14 118,20 116,34 Z",
    }.get(mood, "M92,32 C84,16 96,10 104,22 C108,8 122,12 118,32 Z")
    beak = "M84,86 C90,72 118,72 124,86 C130,104 118,126 106,134 C102,120 80,112 84,86 Z"
    mouth = _parakeet_mouth(mood, deep)
    brows = ""
    if mood is Mood.SULKING:
        brows = svg.stroke("M52,64 L92,74 M156,64 L116,74", deep, 8)
    elif mood is Mood.THINKING:
        brows = svg.stroke("M54,62 Q70,56 86,62 M118,54 Q138,42 154,56", deep, 6)
    return (
        shoulders(128, 66, green)
        + svg.path(
            "M56,180 C66,164 90,162 102,178 C114,162 138,164 148,180 C120,196 84,196 56,180 Z", deep
        )
        + svg.path(crest, deep)
        + svg.path(head, green)
        + svg.path("M58,62 C70,40 134,38 148,62 C134,52 72,52 58,62 Z", "#7BD66B")
        + svg.ellipse(66, 106, 20, 24, orange)
        + svg.ellipse(140, 106, 19, 24, orange)
        + svg.circle(72, 80, 21, "#FFF8E6")
        + svg.circle(136, 80, 21, "#FFF8E6")
        + Eye(74, 80, 15, "#7A4A1E", (0.15, 0.1), "#FFF8E6", nose=1).drawn(mood)
        + Eye(134, 80, 15, "#7A4A1E", (-0.15, 0.1), "#FFF8E6", nose=-1).drawn(mood)
        + brows
        + mouth
        + svg.path(beak, "#4A4550")
        + svg.path("M90,88 C94,79 108,77 114,84 C108,82 98,84 94,94 Z", "#7C7684")
        + svg.circle(97, 84, 2.6, DARK)
        + svg.circle(112, 84, 2.6, DARK)
    )


def _parakeet_mouth(mood: Mood, deep: str) -> str:
    match mood:
        case Mood.DELIGHTED:
            wide = (
                "M82,112 C92,124 116,124 126,112 C126,146 116,154 104,154 C92,154 82,146 82,112 Z"
            )
            tongue = "M92,140 Q104,130 116,140 Q112,152 104,152 Q96,152 92,140 Z"
            return svg.path(wide, MOUTH) + svg.path(tongue, TONGUE)
        case Mood.SULKING:
            return svg.stroke("M84,144 Q104,130 124,144", deep, 5)
        case Mood.THINKING:
            return svg.path("M96,126 C100,138 112,138 116,124 C112,144 100,144 96,126 Z", MOUTH)
        case _:
            return svg.path("M90,120 C96,136 112,138 118,120 C112,150 94,150 90,120 Z", MOUTH)


def troupial(mood: Mood) -> str:
    """The troupial in profile: black hood, orange breast, a blue patch round a bright eye."""
    orange, black = "#FF9D1F", "#22242E"
    hood = (
        "M52,118 C36,82 54,34 96,30 C128,28 150,48 150,72 C152,100 138,118 132,132 L124,122 "
        "L118,140 L108,126 L98,142 L90,126 L78,138 L72,122 Z"
    )
    crown = {
        Mood.THINKING: "M60,54 C64,38 78,30 94,30",
        Mood.SULKING: "M66,66 C74,54 84,50 94,50",
    }.get(mood, "M62,60 C68,46 78,40 90,38")
    crest = brow = ""
    if mood is Mood.DELIGHTED:
        crest = svg.path("M78,40 C66,20 80,14 90,28 C94,10 110,14 106,34 Z", black)
    elif mood is Mood.SULKING:
        brow = svg.stroke("M92,42 L134,56", "#4A4E60", 6)
    elif mood is Mood.THINKING:
        brow = svg.stroke("M94,40 Q114,26 134,42", "#4A4E60", 6)
    tilt = {Mood.DELIGHTED: -9, Mood.SULKING: 8, Mood.THINKING: -4}.get(mood, 0)
    body = (
        crest
        + svg.path(hood, black)
        + _troupial_bill(mood)
        + svg.path("M88,58 C98,46 124,46 138,64 C126,82 98,80 88,58 Z", "#5AB7F0")
        + Eye(112, 63, 15, "#FFE14D", (0.15, 0), "#5AB7F0").drawn(mood)
        + svg.stroke(crown, "#4A4E60", 5)
        + brow
    )
    return (
        shoulders(112, 66, orange)
        + svg.path("M36,168 C34,140 44,120 60,116 C66,140 64,168 56,186 Z", black)
        + svg.path("M40,150 C46,146 54,146 60,150 L58,162 C52,158 46,158 40,162 Z", "#FFFFFF")
        + svg.group(
            body,
            transform=f"rotate({tilt} 100 100)",
        )
    )


def _troupial_bill(mood: Mood) -> str:
    upper, lower, corner = "#5B6273", "#3B4152", "#4A4E60"
    if mood is Mood.DELIGHTED:
        inside = "M138,74 C154,72 170,66 180,62 C180,84 170,100 150,104 C142,98 138,88 138,74 Z"
        return (
            svg.path(inside, MOUTH)
            + svg.path("M148,92 C158,84 168,84 172,88 C166,98 156,102 150,100 Z", TONGUE)
            + svg.path("M138,56 C158,48 178,50 190,54 C178,68 160,76 142,78 Z", upper)
            + svg.path("M138,92 C150,98 162,98 176,90 C170,108 152,114 138,106 Z", lower)
            + svg.stroke("M144,84 Q136,92 128,88", corner, 4)
        )
    drawn = svg.path("M140,58 C162,58 180,66 188,74 C176,84 160,88 144,86 Z", upper) + svg.path(
        "M146,76 C160,76 174,75 188,74 C176,84 160,88 144,86 Z", lower
    )
    if mood is Mood.SULKING:
        return drawn + svg.stroke("M150,80 Q142,86 140,98", upper, 5)
    return drawn + svg.stroke("M150,82 Q144,92 136,92", corner, 4)


def pelican(mood: Mood) -> str:
    """The pelican: a bill far too big, a sagging pouch and a content, sleepy eye."""
    grey, pale, cream = "#8A93A6", "#F3EFE6", "#FFF6DC"
    neck = (
        "M52,196 C44,150 58,116 62,92 C54,50 74,28 100,30 C124,30 136,48 132,68 C128,100 118,140 "
        "132,196 Z"
    )
    tuft = {
        Mood.DELIGHTED: "M74,34 C54,14 66,4 82,20 C84,2 100,6 100,28 Z",
        Mood.SULKING: "M68,44 C50,40 54,28 70,34 C68,22 84,22 88,34 Z",
    }.get(mood, "M72,36 C60,22 70,16 82,28 C84,14 96,16 98,30 Z")
    eyelid = svg.path("M84,58 C88,44 112,44 116,58 C106,52 94,52 84,58 Z", cream)
    brow = {
        Mood.THINKING: "M84,46 Q100,34 116,42",
        Mood.SULKING: "M84,46 Q102,46 120,60",
        Mood.DELIGHTED: "M86,44 Q100,34 114,42",
        Mood.BLINK: "",
    }.get(mood, "M85,59 Q100,51 116,59")
    return (
        shoulders(148, 66, grey)
        + svg.path("M44,176 C60,158 96,160 106,186 C84,194 58,190 44,176 Z", "#6B7488")
        + svg.path(neck, pale)
        + svg.path("M64,80 C56,48 76,28 100,30 C122,30 134,46 132,62 C110,46 80,56 64,80 Z", cream)
        + svg.path(tuft, "#E9C46A")
        + _pelican_bill(mood)
        + Eye(100, 62, 14, "#4E7FA8", (0.2, 0.1), cream).drawn(mood)
        + (eyelid if mood is Mood.CALM else "")
        + (svg.stroke(brow, "#6B7488", 4) if brow else "")
        + svg.ellipse(
            88,
            84,
            12 if mood is Mood.DELIGHTED else 10,
            7.5 if mood is Mood.DELIGHTED else 6.5,
            "#F4A08A",
            opacity=0.85 if mood is Mood.DELIGHTED else 0.6,
        )
    )


def _pelican_bill(mood: Mood) -> str:
    """Bill, hook and pouch: it gapes with delight and sags in a sulk."""
    bill = "M112,58 C142,56 168,66 190,92 C170,88 140,86 112,86 Z"
    pouch = "M108,80 C140,84 170,86 190,92 C176,128 150,156 126,150 C108,144 102,110 108,80 Z"
    folds = "M122,98 C124,116 128,130 134,138 M144,98 C144,114 146,124 150,132"
    hook = "M176,78 C184,82 188,88 191,98 C184,98 180,92 176,88 Z"
    inside = ""
    if mood is Mood.DELIGHTED:
        bill = "M110,56 C140,42 170,44 192,62 C170,70 140,78 112,80 Z"
        pouch = "M108,92 C136,104 164,104 186,96 C178,140 150,168 124,160 C106,152 100,116 108,92 Z"
        folds = "M122,112 C124,130 128,142 134,150 M146,112 C146,128 148,138 152,144"
        hook = "M178,56 C186,58 192,64 192,74 C185,72 181,68 177,64 Z"
        gape = "M108,76 C140,74 170,68 188,62 C192,78 190,90 186,98 C160,108 130,104 106,94 Z"
        tongue = "M122,92 C140,84 160,84 176,92 C160,104 136,104 122,92 Z"
        inside = svg.path(gape, MOUTH) + svg.path(tongue, TONGUE)
    elif mood is Mood.SULKING:
        pouch = (
            "M108,80 C140,84 170,86 190,92 C182,116 168,134 150,160 C138,182 116,176 112,152 "
            "C106,130 102,104 108,80 Z"
        )
        folds = "M120,100 C120,122 122,140 128,156 M142,100 C140,118 140,134 142,148"
    return (
        inside
        + svg.path(pouch, "#F2A65A")
        + svg.stroke(folds, "#D9823A", 4)
        + svg.path(bill, "#FFC46B")
        + svg.path(hook, "#E4572E")
    )
