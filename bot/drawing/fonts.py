"""The fonts of names: Debian's Noto fonts where they are installed, else Pillow's built-in face.

Pillow shapes text but knows no fallback from one font to another, so each font's table of
characters is read here, and a text is cut into runs of one font.
"""

from __future__ import annotations

import os
import struct
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from io import BytesIO
from itertools import chain
from pathlib import Path
from typing import BinaryIO

from PIL import ImageFont, features

FOLDERS = ("/usr/share/fonts", "/usr/local/share/fonts", "/Library/Fonts")  # searched in this order
FIRST = (  # fonts of the most used characters; all other Noto fonts follow
    "NotoSans-Regular",
    "NotoColorEmoji",
    "NotoSansCJK-Regular",
    "NotoSansArabic-Regular",
    "NotoSansHebrew-Regular",
    "NotoSansThai-Regular",
    "NotoSansDevanagari-Regular",
    "NotoSansSymbols-Regular",
    "NotoSansSymbols2-Regular",
    "DejaVuSans",
)
ELLIPSIS = "…"
EMOJI_SIZE = 109  # pixels of the only size in which Noto's colour emoji exist
_ENDINGS = (".ttf", ".otf", ".ttc")
# characters that need no glyph
_UNSEEN = {0x200C, 0x200D, *range(0xFE00, 0xFE10), *range(0xE0020, 0xE0080)}
_JAPANESE, _KOREAN, _CHINESE = range(3)  # faces of NotoSansCJK with different styles of Han


class Font:
    """A font file and the characters that it has."""

    def __init__(self, file: Path | bytes) -> None:
        self._file = file
        self.coloured = isinstance(file, Path) and file.stem == "NotoColorEmoji"
        self.of_han = isinstance(file, Path) and "CJK" in file.stem and file.suffix == ".ttc"

    def covers(self, cluster: str) -> bool:
        return all(self._has(code) for code in map(ord, cluster) if code not in _UNSEEN)

    def _has(self, code: int) -> bool:
        starts, ends = _ranges(self)
        at = bisect_right(starts, code) - 1
        return at >= 0 and code <= ends[at]

    def read(self) -> list[tuple[int, int]]:
        """Return the ranges of the font's characters; [] where the file cannot be used."""
        try:
            self.sized(EMOJI_SIZE, "")
            with self._opened() as file:
                return sorted(_characters(file, self.coloured))
        except (OSError, struct.error, ValueError):
            return []

    def _opened(self) -> BinaryIO:
        return self._file.open("rb") if isinstance(self._file, Path) else BytesIO(self._file)

    def sized(self, size: float, text: str) -> ImageFont.FreeTypeFont:
        """Return the font in this size; the text's other letters decide the style of Han."""
        style = _style(text) if self.of_han else 0
        return _sized(self, EMOJI_SIZE if self.coloured else size, style)

    def load(self, size: float, style: int) -> ImageFont.FreeTypeFont:
        """Open the font. Raises OSError where the file cannot be opened."""
        source = BytesIO(self._file) if isinstance(self._file, bytes) else str(self._file)
        return ImageFont.truetype(source, size, style)


def font_of(cluster: str, before: Font | None = None) -> Font | None:
    """Return the font for one cluster, or None where no font has all of its characters.

    Blanks and punctuation except the ellipsis have the font ``before`` them if it covers them.
    """
    if "\ufe0f" in cluster:
        emoji = next((font for font in fonts() if font.coloured and font.covers(cluster)), None)
        if emoji:
            return emoji
    stays = before and not before.coloured and not cluster[0].isalpha() and cluster != ELLIPSIS
    if before and stays and before.covers(cluster):
        return before
    return _font_of(cluster)


@lru_cache(maxsize=4096)
def _font_of(cluster: str) -> Font | None:
    return next((font for font in fonts() if font.covers(cluster)), None)


@cache
def fonts() -> tuple[Font, ...]:
    """Return the fonts that are installed, the most used first, and the built-in one."""
    paths = _installed() if features.check_feature("raqm") else {}
    first = [paths.pop(name) for name in FIRST if name in paths]
    rest = [paths[name] for name in sorted(paths, key=lambda name: ("Serif" in name, name))]
    built_in = ImageFont.load_default(EMOJI_SIZE)
    bundled = [Font(built_in.font_bytes)] if isinstance(built_in, ImageFont.FreeTypeFont) else []
    return (*map(Font, (*first, *rest)), *bundled)


def forget_fonts() -> None:
    """Clear the caches, so that the next use looks for installed fonts again."""
    for cached in (fonts, _font_of, _ranges, _sized):
        cached.cache_clear()


def _installed() -> dict[str, Path]:
    """Return the paths of usable fonts by name."""
    paths: dict[str, Path] = {}
    for folder, _, files in chain.from_iterable(map(os.walk, FOLDERS)):
        for path in map(Path(folder).joinpath, files):
            noto = path.stem.startswith("Noto") and path.stem.endswith("-Regular")
            if path.suffix in _ENDINGS and (noto or path.stem in FIRST):
                paths.setdefault(path.stem, path)
    return paths


@lru_cache(maxsize=256)
def _ranges(font: Font) -> tuple[Sequence[int], Sequence[int]]:
    ranges = _joined(font.read())
    return [start for start, _ in ranges], [end for _, end in ranges]


@lru_cache(maxsize=64)
def _sized(font: Font, size: float, style: int) -> ImageFont.FreeTypeFont:
    return font.load(size, style)


def _style(text: str) -> int:
    """Return the face of NotoSansCJK: Japanese beside kana, Korean beside Hangul, else Chinese."""
    if any("\u3040" <= sign <= "\u30ff" for sign in text):
        return _JAPANESE
    return _KOREAN if any("\uac00" <= sign <= "\ud7a3" for sign in text) else _CHINESE


def _joined(ranges: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    joined: list[tuple[int, int]] = []
    for start, end in ranges:
        if joined and start <= joined[-1][1] + 1:
            joined[-1] = joined[-1][0], max(end, joined[-1][1])
        else:
            joined.append((start, end))
    return joined


def _characters(file: BinaryIO, coloured: bool) -> Iterator[tuple[int, int]]:
    """Yield the ranges of characters in a font file; in a collection, of the first font.

    An emoji font without bitmap glyphs yields nothing: Pillow draws only bitmaps in colour.
    """
    tables = _tables(file)
    if b"cmap" not in tables or (coloured and b"CBDT" not in tables):
        return
    start, length = tables[b"cmap"]
    file.seek(start)
    cmap = file.read(length)
    count = struct.unpack_from(">H", cmap, 2)[0]
    offsets = {
        struct.unpack_from(">H", cmap, offset)[0]: offset
        for _, _, offset in struct.iter_unpack(">HHI", cmap[4 : 4 + 8 * count])
    }
    if 12 in offsets:
        yield from _of_format_12(cmap[offsets[12] :])
    elif 4 in offsets:
        yield from _of_format_4(cmap[offsets[4] :])


def _tables(file: BinaryIO) -> dict[bytes, tuple[int, int]]:
    begin = 0
    if file.read(4) == b"ttcf":
        file.seek(12)
        begin = struct.unpack(">I", file.read(4))[0]
    file.seek(begin + 4)
    count = struct.unpack(">H", file.read(2))[0]
    file.seek(begin + 12)
    records = struct.iter_unpack(">4sIII", file.read(16 * count))
    return {name: (offset, length) for name, _, offset, length in records}


def _of_format_12(table: bytes) -> Iterator[tuple[int, int]]:
    count = struct.unpack_from(">I", table, 12)[0]
    for first, last, glyph in struct.iter_unpack(">III", table[16 : 16 + 12 * count]):
        if glyph or last > first:
            yield first + (not glyph), last


def _of_format_4(table: bytes) -> Iterator[tuple[int, int]]:
    twice = struct.unpack_from(">H", table, 6)[0]
    ends, starts, _, offsets = (
        struct.unpack_from(f">{twice // 2}H", table, 14 + part * twice + 2 * bool(part))
        for part in range(4)
    )
    for place, (first, last, offset) in enumerate(zip(starts, ends, offsets, strict=True)):
        if first == 0xFFFF:
            continue
        if not offset:
            yield first, last
            continue
        glyphs = 16 + 3 * twice + 2 * place + offset
        for code in range(first, last + 1):
            if struct.unpack_from(">H", table, glyphs + 2 * (code - first))[0]:
                yield code, code
