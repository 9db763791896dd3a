"""A preset: one game as it is played somewhere, as differences from its base."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Preset:
    """`base` is another preset or a family ("pr"); `choices` are what it changes there."""

    id: str
    title: str
    about: str  # a line for a menu
    base: str
    choices: Mapping[str, str]
