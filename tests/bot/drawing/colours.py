"""Distances and contrasts of colors, as people with and without all kinds of cones see them.

`distance` is CIEDE2000, as Sharma, Wu and Dalal (2005) write it. Sight without one kind of cone is
simulated with the matrices of Machado, Oliveira and Fernandes (2009) for the severity 1.0.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

from PIL import ImageColor

Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]
SIGHT: dict[str, Matrix] = {
    "with all cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "without red cones": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "without green cones": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "without blue cones": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
_LUMINANCE = (0.2126, 0.7152, 0.0722)


def linear(colour: str) -> Triple:
    """Return red, green and blue of a color as amounts of light, 0 to 1."""
    parts = [part / 255 for part in ImageColor.getrgb(colour)[:3]]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return red, green, blue


def times(matrix: Matrix, light: Triple) -> Triple:
    red, green, blue = (
        min(1.0, max(0.0, sum(a * b for a, b in zip(row, light, strict=True)))) for row in matrix
    )
    return red, green, blue


def lab(light: Triple) -> Triple:
    """Return the CIE L*a*b* values of linear sRGB, for daylight (D65)."""
    red, green, blue = light
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.0890
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance(one: Triple, other: Triple) -> float:
    """Return the CIEDE2000 distance of two colors in L*a*b*; about 1 can just be seen."""
    (light_1, a_1, b_1), (light_2, a_2, b_2) = one, other
    grey = (hypot(a_1, b_1) + hypot(a_2, b_2)) / 2
    stretch = 1 + (1 - sqrt(grey**7 / (grey**7 + 25**7))) / 2
    chroma_1, chroma_2 = hypot(a_1 * stretch, b_1), hypot(a_2 * stretch, b_2)
    hue_1, hue_2 = (degrees(atan2(b, a * stretch)) % 360 for a, b in ((a_1, b_1), (a_2, b_2)))
    turned = (hue_2 - hue_1 + 180) % 360 - 180 if chroma_1 and chroma_2 else 0.0
    if turned == -180 and hue_2 > hue_1:
        turned = 180.0
    hue = (hue_1 + turned / 2) % 360 if chroma_1 and chroma_2 else hue_1 + hue_2
    light, chroma = (light_1 + light_2) / 2, (chroma_1 + chroma_2) / 2
    weight = (
        1
        - 0.17 * cos(radians(hue - 30))
        + 0.24 * cos(radians(2 * hue))
        + 0.32 * cos(radians(3 * hue + 6))
        - 0.20 * cos(radians(4 * hue - 63))
    )
    by_light = (light_2 - light_1) / (1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2))
    by_chroma = (chroma_2 - chroma_1) / (1 + 0.045 * chroma)
    by_hue = (
        2 * sqrt(chroma_1 * chroma_2) * sin(radians(turned / 2)) / (1 + 0.015 * chroma * weight)
    )
    rotated = sin(radians(60 * exp(-(((hue - 275) / 25) ** 2))))
    mixed = -2 * sqrt(chroma**7 / (chroma**7 + 25**7)) * rotated
    return sqrt(by_light**2 + by_chroma**2 + by_hue**2 + mixed * by_chroma * by_hue)


def seen(colour: str, sight: str) -> Triple:
    """Return a color in L*a*b* as seen with a `SIGHT`."""
    return lab(times(SIGHT[sight], linear(colour)))


def apart(one: str, other: str, sight: str) -> float:
    """Return the CIEDE2000 distance of two colors as seen with a `SIGHT`."""
    return distance(seen(one, sight), seen(other, sight))


def closest(colours: Iterable[str], sight: str) -> float:
    """Return the distance of the two most similar colors as seen with a `SIGHT`."""
    return min(apart(one, other, sight) for one, other in combinations(colours, 2))


def contrast(one: str, other: str) -> float:
    """Return the contrast ratio of two colors as WCAG 2 defines it, 1 to 21."""
    lighter, darker = sorted(
        (
            sum(a * b for a, b in zip(_LUMINANCE, linear(name), strict=True))
            for name in (one, other)
        ),
        reverse=True,
    )
    return (lighter + 0.05) / (darker + 0.05)
