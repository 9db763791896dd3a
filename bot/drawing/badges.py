"""Badges of people: the avatar on a disc with the seat's number, or the number alone."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from io import BytesIO

from PIL import Image, ImageFilter

from bot.drawing.brush import Brush
from bot.drawing.names import covered, lay_name
from bot.drawing.palette import Palette
from bot.drawing.png import packed_size
from bot.drawing.sprite import Canvas, Sprite, photo, sprite
from bot.drawing.theme import AMBER, BRASS, FADED, LEAST_CAP, PAPER, SLATE

AVATAR_SIZE = 128  # width and height in pixels of avatars, as fetched and kept
ROBOT_GROUND = "#3D5A80"
_LARGEST, _COLOURS = 1024, 256  # most pixels of a file's width or height; colours of an avatar
# parts of a PNG file that unpack to a megabyte each, and the most of them in an avatar
_PACKED, _MOST_PACKED = (b"zTXt", b"iTXt", b"iCCP"), 8
_CALMER = (
    (0, 16, 3),
    (0, 12, 5),
    (1, 10, 5),
    (2, 8, 5),
    (3, 6, 5),
    (4, 4, 7),
    (6, 3, 9),
)  # the tries of `_calmed`: blur, colours, and size of specks
_ACROSS, _OF_ALL = 8, 12  # bytes for a pixel of an avatar's width; pixels of its area for a byte
_LARGE = 51  # the least radius of a disc with soft edges inside
_NUMBER = 0.42  # radius of the number on an avatar, as a part of the avatar's radius
_LETTERED = 26  # the least radius of a disc with an initial; beside smaller ones is the name
_LEAST = 15  # least pixels of the number's radius


@dataclass(frozen=True)
class Avatar:
    """A small picture of a person. Avatars with the same address are equal.

    >>> Avatar("robot", Image.new("RGB", (1, 1))) == ROBOT
    True
    """

    address: str
    picture: Image.Image = field(compare=False, repr=False)


def read_avatar(address: str, content: bytes) -> Avatar | None:
    """Return the avatar in the bytes of a picture file; None if it is unreadable or too large."""
    if sum(map(content.count, _PACKED)) > _MOST_PACKED:
        return None
    try:
        with Image.open(BytesIO(content), formats=("PNG", "WEBP", "JPEG", "GIF")) as picture:
            if max(picture.size) > _LARGEST:
                return None
            whole = Image.new("RGBA", picture.size, SLATE)
            whole.alpha_composite(picture.convert("RGBA"))
    except (
        OSError,
        ValueError,
        SyntaxError,
        Image.DecompressionBombError,
    ):
        return None
    size = AVATAR_SIZE, AVATAR_SIZE
    return Avatar(address, whole.convert("RGB").resize(size).quantize(_COLOURS))


def _robot() -> Avatar:
    """Draw the avatar of computers."""
    brush = Brush(100, 100, AVATAR_SIZE)
    brush.panel((-20, -20, 120, 120), 1, ROBOT_GROUND, ROBOT_GROUND, 1)
    brush.panel((47, 8, 53, 30), 1, FADED, FADED, 1)
    brush.disc(50, 13, 7, AMBER)
    for left in (10, 78):
        brush.panel((left, 44, left + 12, 64), 5, FADED, FADED, 1)
    brush.panel((18, 27, 82, 80), 14, PAPER, FADED, 4)
    for x in (36, 64):
        brush.disc(x, 48, 9, SLATE)
        brush.disc(x + 2, 46, 3, PAPER)
    brush.panel((34, 63, 66, 70), 3, SLATE, SLATE, 1)
    return Avatar("robot", brush.done().convert("RGB"))


@dataclass(frozen=True)
class Badge:
    """A person in a picture: the name as plain text, and the avatar if there is one."""

    name: str = ""
    avatar: Avatar | None = None

    @property
    def initial(self) -> str:
        """The first letter of the name; "" where the installed fonts cannot show the name."""
        return "".join(covered(self.name)[:1]).upper()


NOBODY = Badge()
ROBOT = _robot()


def lay_badge(
    canvas: Canvas,
    badge: Badge,
    number: int | None,
    x: int,
    y: int,
    radius: int,
    ring: str = BRASS,
) -> None:
    """Lay an avatar round (x, y), with a seat's number at its lower left unless number is None.

    Without an avatar, the number is on the disc; without both, the initial of the name.
    """
    if badge.avatar:
        if number is None:
            disc = avatar_disc(canvas.palette, badge.avatar, radius, ring)
        else:
            disc = _numbered(canvas.palette, badge.avatar, number, radius, ring)
        canvas.lay(disc, x + radius - disc.picture.width, y - radius)
        return
    canvas.lay(number_disc(canvas.palette, number, radius, ring), x - radius, y - radius)
    if number is None and badge.initial and radius >= _LETTERED:
        cap = max(LEAST_CAP, radius * 4 // 5)
        lay_name(canvas, badge.initial, (x, y - cap // 2), cap, radius * 3 // 2, centred=True)


def lay_number(
    canvas: Canvas, number: int, x: int, y: int, radius: int, ring: str, small: int
) -> None:
    """Lay a seat's number, ``small`` px in radius, at the lower left of a disc round (x, y)."""
    aside, below = radius * 7 // 10, radius // 2
    disc = number_disc(canvas.palette, number, small, ring)
    canvas.lay(disc, x - aside - small, y + below - small)


def _small(radius: int) -> tuple[int, int]:
    """Return the radius of the number on an avatar, and its distance to the left and down."""
    return max(_LEAST, round(radius * _NUMBER)), radius * 7 // 10


@lru_cache(maxsize=2048)  # some 400 people with five discs each in a deal
def avatar_disc(palette: Palette, avatar: Avatar, radius: int, ring: str) -> Sprite:
    """Return an avatar within a ring, in a square of the disc's size."""
    return _plain(palette, _drawn_avatar(palette, avatar, radius, ring), radius)


@lru_cache(maxsize=256)
def _numbered(palette: Palette, avatar: Avatar, number: int, radius: int, ring: str) -> Sprite:
    """Return an avatar with a number, which extends the picture to the left and downwards."""
    small, far = _small(radius)
    beyond = max(0, far + small - radius)
    sheet = Image.new("RGBA", (2 * radius + beyond, 2 * radius + beyond))
    sheet.alpha_composite(_drawn_avatar(palette, avatar, radius, ring), (beyond, 0))
    at = beyond + radius - far - small, radius + far - small
    sheet.alpha_composite(_drawn_number(number, small, ring), at)
    return _plain(palette, sheet, radius)


def _plain(palette: Palette, drawn: Image.Image, radius: int) -> Sprite:
    """Return a disc in the colours of the palette."""
    disc = photo(palette, drawn)
    if radius >= _LARGE:
        return disc
    return Sprite(disc.picture.filter(ImageFilter.ModeFilter(3)), disc.shape)


def _drawn_avatar(palette: Palette, avatar: Avatar, radius: int, ring: str) -> Image.Image:
    brush, inner = Brush(2 * radius, 2 * radius), Brush(2 * radius, 2 * radius)
    brush.disc(radius, radius, radius, ring)
    wide = _ring(radius)
    inner.disc(radius, radius, radius - wide, PAPER)
    drawn, shape = brush.done(), inner.done().getchannel("A")
    face = Image.new("RGB", drawn.size)
    face.paste(_calmed(palette, avatar, 2 * (radius - wide)).convert("RGB"), (wide, wide))
    drawn.paste(face, (0, 0), shape)
    return drawn


@lru_cache(maxsize=1024)
def _calmed(palette: Palette, avatar: Avatar, size: int) -> Image.Image:
    """Return an avatar ``size`` pixels wide, in the colours of a palette, as a "P" of few bytes.

    Each try blurs more, has fewer colours and removes larger specks, until few enough bytes remain.
    """
    picture = avatar.picture.convert("RGB").resize((size, size), Image.Resampling.LANCZOS)
    most = max(size * _ACROSS, size * size // _OF_ALL)
    for blur, colours, speck in _CALMER:
        soft = picture.filter(ImageFilter.GaussianBlur(blur)) if blur else picture
        few = soft.quantize(colours, dither=Image.Dither.NONE).convert("RGB")
        calmed = palette.nearest(few).filter(ImageFilter.ModeFilter(speck))
        if packed_size(calmed) <= most:
            break
    calmed.putpalette(palette.rgb)
    return calmed


@lru_cache(maxsize=256)
def number_disc(palette: Palette, number: int | None, radius: int, ring: str) -> Sprite:
    """Return a number, or nothing for None, within a ring, in a square of the disc's size."""
    return sprite(palette, _drawn_number(number, radius, ring))


def _drawn_number(number: int | None, radius: int, ring: str) -> Image.Image:
    brush = Brush(2 * radius, 2 * radius)
    brush.disc(radius, radius, radius, ring)
    brush.disc(radius, radius, radius - _ring(radius), SLATE)
    if number is not None:
        cap = max(LEAST_CAP, radius * 1.08)
        brush.text(str(number), radius, radius - cap / 2, cap, PAPER, radius * 1.25)
    return brush.done()


def _ring(radius: int) -> int:
    return max(3, radius // 10)
