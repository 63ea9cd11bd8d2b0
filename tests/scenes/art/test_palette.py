"""The palette keeps its promises to every kind of eye."""

from itertools import combinations

import pytest

from scenes.art.palette import HIGH_CONTRAST, PALETTE, HouseShades, Palette, mix, premultiplied, rgb

Matrix = tuple[tuple[float, float, float], ...]
Triple = tuple[float, float, float]

# Machado, Oliveira and Fernandes 2009, severity 1.0, for linear light.
SIGHTS: dict[str, Matrix] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "deutan": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "tritan": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}
TO_XYZ: Matrix = (
    (0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505),
)  # fmt: skip
WHITE = (0.9505, 1.0, 1.0890)
BOTH = pytest.mark.parametrize("palette", [PALETTE, HIGH_CONTRAST], ids=["normal", "contrast"])
HOUSES = pytest.mark.parametrize("house", PALETTE.houses, ids=lambda house: house.letter)


def linear(colour: str) -> Triple:
    def channel(value: int) -> float:
        share = value / 255
        return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)

    red, green, blue = rgb(colour)
    return channel(red), channel(green), channel(blue)


def times(matrix: Matrix, light: Triple) -> Triple:
    first, second, third = (
        sum(factor * part for factor, part in zip(row, light, strict=True)) for row in matrix
    )
    return first, second, third


def lab(light: Triple) -> Triple:
    def bend(share: float) -> float:
        return float(share ** (1 / 3)) if share > 0.008856 else 7.787 * share + 16 / 116

    x, y, z = (bend(max(0, part) / white)
               for part, white in zip(times(TO_XYZ, light), WHITE, strict=True))  # fmt: skip
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(one: str, other: str, sight: str) -> float:
    first, second = (lab(times(SIGHTS[sight], linear(colour))) for colour in (one, other))
    return float(sum((a - b) ** 2 for a, b in zip(first, second, strict=True)) ** 0.5)


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted(times(TO_XYZ, linear(colour))[1] for colour in (one, other))
    return (lighter + 0.05) / (darker + 0.05)


def glass(palette: Palette) -> str:
    """A panel as it is seen over the lightest part of the table."""
    return mix(palette.table_centre, palette.panel, palette.panel_alpha / 255)


@pytest.mark.parametrize(
    ("sight", "at_least"), [("normal", 54), ("protan", 35), ("deutan", 24), ("tritan", 24)]
)
def test_house_colours_stay_apart_for_every_sight(sight: str, at_least: float) -> None:
    pairs = combinations((house.base for house in PALETTE.houses), 2)
    assert min(distance(one, other, sight) for one, other in pairs) >= at_least


@HOUSES
def test_white_signs_on_house_tags_are_readable_as_text(house: HouseShades) -> None:
    assert contrast("#FFFFFF", house.dark) >= 4.5


@HOUSES
def test_ink_is_readable_on_the_light_shades_of_its_house(house: HouseShades) -> None:
    assert contrast(house.ink, house.sky) >= 7
    assert contrast(house.ink, house.light) >= 4.5


@BOTH
def test_text_is_readable_on_table_and_panels(palette: Palette) -> None:
    for ink in (palette.text, palette.text_soft):
        for ground in (glass(palette), palette.panel_deep, palette.panel_raised):
            assert contrast(ink, ground) >= 4.5
        assert contrast(ink, palette.table_centre) >= 4.5


@BOTH
def test_signals_carry_readable_ink_and_stand_out_from_panels(palette: Palette) -> None:
    inks = palette.accent_ink, palette.coral_ink, palette.mint_ink
    for ink, signal in zip(inks, (palette.accent, palette.coral, palette.mint), strict=True):
        assert contrast(ink, signal) >= 4.5
        assert contrast(signal, glass(palette)) >= 3
        assert contrast(signal, palette.panel_deep) >= 3


def test_paper_edge_lifts_dark_houses_off_dark_panels() -> None:
    assert contrast(PALETTE.paper, PALETTE.panel_deep) >= 3
    for house in PALETTE.houses:
        outside = contrast(PALETTE.paper, house.base)
        assert outside >= 3 or contrast(house.base, PALETTE.panel_deep) >= 3


def test_high_contrast_raises_the_contrast_of_text() -> None:
    for ground, raised in ((glass(PALETTE), glass(HIGH_CONTRAST)),):
        before, after = (
            contrast(PALETTE.text_soft, ground),
            contrast(HIGH_CONTRAST.text_soft, raised),
        )
        assert after >= 7
        assert after > before


def test_letters_of_the_houses_are_all_different() -> None:
    assert len({house.letter for house in PALETTE.houses}) == 5


def test_mixing_goes_from_one_colour_to_the_other() -> None:
    assert mix("#102030", "#F0E0D0", 0) == "#102030"
    assert mix("#102030", "#F0E0D0", 1) == "#F0E0D0"


def test_premultiplied_channels_never_exceed_alpha() -> None:
    assert premultiplied("#FFFFFF", 77) == (77, 77, 77, 77)
    assert max(premultiplied("#FFB62E", 120)[:3]) <= 120
