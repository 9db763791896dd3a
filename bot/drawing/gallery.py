"""The gallery: every kind of picture, in every deck, in three widths and on two grounds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from io import BytesIO
from pathlib import Path

from PIL import Image

from bot.drawing.samples import KINDS, Kind
from bot.drawing.theme import DECKS, Deck

WIDTHS = (300, 550, 1100)  # pixels: on a phone, on a desktop, and in full size
GROUNDS = {"dark": "#313338", "light": "#FFFFFF"}  # colours behind messages in Discord
STYLE = """
body { margin: 2rem; font: 16px/1.5 sans-serif; background: #808488; color: #000; }
section { margin-bottom: 4rem; } figure { margin: 0; padding: 1rem; display: inline-block; }
figcaption { font-size: 0.8rem; } h3 { margin-bottom: 0; }
.dark { background: #313338; color: #DBDEE1; } .light { background: #FFFFFF; }
"""


def write_gallery(
    folder: Path, kinds: Sequence[Kind] = KINDS, decks: Mapping[str, Deck] = DECKS
) -> Path:
    """Write all pictures and a page that shows them into this folder; return the page's path."""
    folder.mkdir(parents=True, exist_ok=True)
    sections = [_section(folder, kind, decks) for kind in kinds]
    page = folder / "index.html"
    head = f'<meta charset="utf-8"><title>Gamenight</title><style>{STYLE}</style>'
    whole = ["<!doctype html>", '<html lang="en">', head, *sections, "</html>"]
    page.write_text("\n".join(whole), encoding="utf-8")
    return page


def _section(folder: Path, kind: Kind, decks: Mapping[str, Deck]) -> str:
    lines = ["<section>", f"<h2>{escape(kind.file)}</h2>", f"<p>{escape(kind.about)}</p>"]
    for name, deck in list(decks.items())[: None if kind.decked else 1]:
        drawn = kind.draw(deck)
        lines += [f"<h3>{escape(name)}</h3>", *_figures(folder, kind, name, drawn)]
    return "\n".join([*lines, "</section>"])


def _figures(folder: Path, kind: Kind, deck: str, drawn: bytes) -> Iterable[str]:
    stem, _, ending = kind.file.rpartition(".")
    if ending == "gif":  # animated, with a ground of its own
        file = f"{stem}-{deck}.gif"
        (folder / file).write_bytes(drawn)
        sizes = [(file, ground, width) for ground in GROUNDS for width in WIDTHS]
    else:
        sizes = [
            (_flattened(folder, f"{stem}-{deck}", drawn, ground, width), ground, width)
            for ground in GROUNDS
            for width in WIDTHS
        ]
    for file, ground, width in sizes:
        about = f"{width} px, {len(drawn) / 1000:.1f} kB"
        yield (
            f'<figure class="{ground}"><img src="{escape(file)}" width="{width}"'
            f' alt="{escape(kind.about)}"><figcaption>{about}</figcaption></figure>'
        )


def _flattened(folder: Path, stem: str, drawn: bytes, ground: str, width: int) -> str:
    """Save the picture on this ground, ``width`` pixels wide; return the name of the file."""
    file = f"{stem}-{width}-{ground}.png"
    with Image.open(BytesIO(drawn)) as picture:
        whole = Image.new("RGBA", picture.size, GROUNDS[ground])
        whole.alpha_composite(picture.convert("RGBA"))
    size = width, round(whole.height * width / whole.width)
    shown = whole if size == whole.size else whole.resize(size, Image.Resampling.LANCZOS)
    shown.convert("RGB").save(folder / file, compress_level=1)
    return file
