"""Fixtures of the tests of tables."""

from __future__ import annotations

import pytest

from bot.store import Store
from tests.bot.failing_storage import Storage


@pytest.fixture
def storage(store: Store, monkeypatch: pytest.MonkeyPatch) -> Storage:
    """The reads and writes of `store`, with failures that a test switches on."""
    return Storage(store, monkeypatch)
