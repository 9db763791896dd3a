"""The shapes of a picture: its borders between colours, whatever the colours are."""

from __future__ import annotations

from PIL import Image, ImageChops, ImageFilter

STEP = 40  # the least difference of neighboring pixels, in any channel, that makes a border
NEAR = 5  # pixels across within which borders count as equal: shades of an edge depend on colours


def borders(whole: Image.Image) -> Image.Image:
    """Return the pixels of an RGB picture that differ from a neighbor."""
    marked = Image.new("L", whole.size)
    for across, down in ((1, 0), (0, 1)):
        apart = ImageChops.difference(whole, ImageChops.offset(whole, -across, -down))
        for band in apart.split():
            marked = ImageChops.lighter(marked, band)
    return marked.point(lambda value: 255 * (value > STEP))


def unlike(one: Image.Image, other: Image.Image) -> int:
    """Return the number of pixels at which only one of two pictures has a border.

    A picture in other colours, with the same shapes, has 0.
    """
    both = [borders(one), borders(other)]
    wide = [marked.filter(ImageFilter.MaxFilter(NEAR)) for marked in both]
    alone = (ImageChops.subtract(both[at], wide[1 - at]) for at in (0, 1))
    return sum(marked.histogram()[255] for marked in alone)
