"""Refusals as people read them."""

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
    """Expect a refusal whose sentence matches this pattern."""
    with pytest.raises(Refusal) as raised:
        yield raised
    assert re.search(said, why(Speech(), raised.value)), why(Speech(), raised.value)
