"""Pictures as small PNG files: a palette with transparency keeps these flat drawings intact."""

from __future__ import annotations

from io import BytesIO

from PIL import Image

_COLOURS = 128  # with 64 a dimmed card or the felt takes the pale tints of other cards away


def png(picture: Image.Image) -> bytes:
    """The bytes of an RGBA picture as a palette PNG; equal pictures give equal bytes."""
    file = BytesIO()
    flat = picture.quantize(_COLOURS, Image.Quantize.FASTOCTREE)
    flat.save(file, "PNG", compress_level=6)
    return file.getvalue()
