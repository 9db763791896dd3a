"""The shape of what a rule sheet says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

Says: TypeAlias = Mapping[str, Mapping[str, str]]  # option -> value, or "*" -> sentence


class Section(NamedTuple):
    """A headed part of a rule sheet."""

    title: str
    says: Says
