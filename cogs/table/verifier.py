"""The page that checks the file of a deal in a browser, as one file that a player can save."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import bot

NAME = "verify.html"
FOLDER = Path(bot.__file__).parent / "playground/page"
IMPORT = 'import { verify } from "./verify.js";\n'


@cache
def verifier_page() -> bytes:
    """Return the page with the code of the verifier in it.

    A browser loads no second file for a page that was opened from a disk.
    """
    page = (FOLDER / NAME).read_text(encoding="utf-8")
    code = (FOLDER / "verify.js").read_text(encoding="utf-8").replace("\nexport ", "\n")
    before, after = page.split(IMPORT)
    return f"{before}{code}{after}".encode()
