"""Assertions about refusals in the words that people read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from bot.domain.errors import Refusal
from bot.words import why
from bot.words.speech import Speech


@contextmanager
def refusing(said: str) -> Iterator[pytest.ExceptionInfo[Refusal]]:
    """Within the context, a Refusal must be raised whose sentence matches this pattern."""
    with pytest.raises(Refusal) as raised:
        yield raised
    assert re.search(said, why(Speech(), raised.value)), why(Speech(), raised.value)
