"""Fixtures of the tests of commands: the databases of the store's tests."""

from __future__ import annotations

from tests.bot.store.conftest import url as url
