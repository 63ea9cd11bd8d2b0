"""Tiles for eyes that see fewer colours: every two still differ, by their gables if need be.

The eyes are simulated by the matrices of Machado, Oliveira and Fernandes (2009), on linear light.
"""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from game.rules.duco.town.houses import House, HouseColour, HouseSign
from scenes.games.duco.art.house_fields import field_picture

pytestmark = pytest.mark.usefixtures("display")

SIDE = 46
SEEN = 36
"""Steps of 255 that an eye tells apart when two pictures lie side by side."""
LEAST = 0.05
"""The share of a house that has to differ."""
EYES = {
    "red-blind": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "green-blind": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "blue-blind": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "without any colour": ((0.2126, 0.7152, 0.0722),) * 3,
}
Pixels = list[tuple[float, ...]]


def linear(value: int) -> float:
    share = value / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def encoded(light: float) -> float:
    held = min(1.0, max(0.0, light))
    return 255 * (12.92 * held if held <= 0.0031308 else 1.055 * held ** (1 / 2.4) - 0.055)


def seen(house: House, eye: str) -> Pixels:
    picture = pygame.Surface((SIDE, SIDE))
    picture.fill("white")
    picture.blit(field_picture(house, SIDE), (0, 0))
    pixels = []
    for y in range(SIDE):
        for x in range(SIDE):
            light = [linear(value) for value in tuple(picture.get_at((x, y)))[:3]]
            rows = (sum(a * b for a, b in zip(row, light, strict=True)) for row in EYES[eye])
            pixels.append(tuple(encoded(row) for row in rows))
    return pixels


def difference(one: Pixels, other: Pixels) -> float:
    """The share of pixels that an eye tells apart."""
    pairs = zip(one, other, strict=True)
    told = sum(max(abs(a - b) for a, b in zip(*pair, strict=True)) > SEEN for pair in pairs)
    return told / len(one)


@pytest.mark.parametrize("eye", EYES)
def test_no_two_colours_of_houses_look_alike_to_any_eye(eye: str) -> None:
    houses = {colour: seen(House(colour, HouseSign.SUN), eye) for colour in HouseColour}
    alike = {
        (one.name, other.name): round(share, 3)
        for one, other in combinations(HouseColour, 2)
        if (share := difference(houses[one], houses[other])) < LEAST
    }
    assert not alike


@pytest.mark.parametrize("eye", EYES)
def test_no_two_signs_look_alike_to_any_eye(eye: str) -> None:
    houses = {sign: seen(House(HouseColour.GREEN, sign), eye) for sign in HouseSign}
    alike = [
        (one.name, other.name)
        for one, other in combinations(HouseSign, 2)
        if difference(houses[one], houses[other]) < LEAST
    ]
    assert not alike
