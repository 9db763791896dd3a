"""What tests of tables begin with."""

from __future__ import annotations

import pytest

from bot.store import Store
from tests.bot.failing_storage import Storage


@pytest.fixture
def storage(store: Store, monkeypatch: pytest.MonkeyPatch) -> Storage:
    """That of `store`, which fails when it is told to."""
    return Storage(store, monkeypatch)
