"""``python -m bot.drawing [FOLDER]`` writes the gallery, and the pictures of the README."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path

from bot.drawing.gallery import write_gallery
from bot.drawing.samples import KINDS
from bot.drawing.theme import FOUR_COLOUR

GALLERY = Path("build/gallery")  # the default folder
EXAMPLES = Path(__file__).with_name("examples")
IN_README = ("hand.png", "table.png", "podium.png", "finale.png", "replay.gif")


def main(arguments: Sequence[str] | None = None) -> None:
    """Write the gallery and the README's pictures. Raises SystemExit for --help and bad input."""
    about = "Write a gallery of all pictures, and those of the README anew."
    parser = ArgumentParser(prog="python -m bot.drawing", description=about)
    parser.add_argument("folder", nargs="?", type=Path, default=GALLERY, help=f"else {GALLERY}")
    folder: Path = parser.parse_args(arguments).folder
    write_examples(EXAMPLES)
    print(write_gallery(folder))


def write_examples(folder: Path) -> None:
    """Write the pictures of the README into this folder."""
    folder.mkdir(exist_ok=True)
    for kind in KINDS:
        if kind.file in IN_README:
            drawn = kind.draw(FOUR_COLOUR)
            (folder / kind.file).write_bytes(drawn)
            print(folder / kind.file, len(drawn), "bytes")


if __name__ == "__main__":
    main()
