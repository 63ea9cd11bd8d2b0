from pathlib import Path

import pygame
import pytest
from fontTools.ttLib import TTFont

from scenes.art.lettering import FONTS, Typeface, lettering, stamp

LETTERS = "åäöøæßñçéłőşțžÅÄÖØÆẞÑÇÉŁŐŞȚŽ0123456789"
# En and em dash, quotes, minus and the like, which look too much like others to be typed here.
SIGNS = "…·•€\u2013\u2014\u2018\u2019\u201c\u201d\u2212"


@pytest.mark.parametrize("face", Typeface)
def test_face_covers_european_latin_and_our_signs(face: Typeface) -> None:
    with TTFont(face.file) as font:
        covered = font.getBestCmap()
    assert [letter for letter in LETTERS + SIGNS if ord(letter) not in covered] == []


def test_every_bundled_font_is_used_and_has_its_licence_beside_it() -> None:
    assert {face.file for face in Typeface} == set(FONTS.glob("*.ttf"))
    for face in Typeface:
        family = face.value.partition("-")[0]
        licence = FONTS / f"{family}-OFL.txt"
        assert "SIL Open Font License" in licence.read_text(encoding="utf-8")
    listed = (FONTS.parent / "LICENCES.md").read_text(encoding="utf-8")
    assert all(Path(f"fonts/{name}-*.ttf").as_posix() in listed for name in ("Baloo2", "Nunito"))


def test_lettering_is_cropped_to_its_ink_and_scales_with_the_size() -> None:
    small, large = (lettering("5", Typeface.DISPLAY, pixels, "#FFFFFF") for pixels in (20, 60))
    assert large.get_bounding_rect() == large.get_rect()
    assert large.get_height() == pytest.approx(3 * small.get_height(), abs=3)


def test_stamp_centres_a_sign() -> None:
    ground = pygame.Surface((40, 40), pygame.SRCALPHA).convert_alpha()
    ground.fill(0)
    sign = pygame.Surface((10, 6), pygame.SRCALPHA).convert_alpha()
    sign.fill((255, 255, 255, 255))
    stamp(ground, sign, (20, 20))
    assert ground.get_bounding_rect() == pygame.Rect(15, 17, 10, 6)
