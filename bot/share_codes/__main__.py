"""Prints the catalogue of today as a codebook; each release that changes it keeps one more."""

from __future__ import annotations

import json

from bot.share_codes.codebook import picture


def printed() -> str:
    """The codebook as text, a line for each option and preset."""
    shelves = []
    for name, entries in picture().items():
        lines = [f"{json.dumps(key)}: {json.dumps(entry)}" for key, entry in entries.items()]
        shelves.append(f'"{name}": {{\n' + ",\n".join(lines) + "\n}")
    return "{\n" + ",\n".join(shelves) + "\n}\n"


if __name__ == "__main__":
    print(printed(), end="")
