"""Opening a store on a PostgreSQL server: the copy, and the reason of a refused connection."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, make_url, text

from bot.store import Store, upgrade
from tests.bot.store.conftest import ON_POSTGRES
from tests.bot.store.files import fill, refusal
from tests.bot.store.material import new_deal
from tests.bot.store.test_upgrade import NEWEST, SHIPPED, later_version


@pytest.mark.parametrize("url", [ON_POSTGRES], indirect=True)
async def test_on_a_server_the_copy_is_a_schema_beside_it(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await fill(url)
    later_version(monkeypatch, tmp_path / "later", then="raise OSError")
    assert "OSError" in await refusal(url)  # the rollback removes the copy too
    shutil.rmtree(tmp_path / "later")
    monkeypatch.setattr(upgrade, "MIGRATIONS", SHIPPED)
    later_version(monkeypatch, tmp_path / "later")
    store = await Store.open(url)
    assert len(await store.tables.open()) == 1

    def rows(connection: Connection) -> tuple[Any, ...]:
        themes = connection.execute(text("SELECT theme FROM game_table")).all()
        before = connection.execute(text("SELECT version_num FROM before_r9999.alembic_version"))
        events = connection.execute(text("SELECT count(*) FROM before_r9999.event")).scalar()
        return themes, before.scalar(), events

    assert await store.read(rows) == ([("green",)], NEWEST, len(new_deal().events))
    await store.close()


@pytest.mark.parametrize("url", [ON_POSTGRES], indirect=True)
async def test_server_names_the_reason_of_a_refused_connection(url: str) -> None:
    elsewhere = make_url(url).set(database="nosuch").render_as_string(hide_password=False)
    assert 'database "nosuch" does not exist' in await refusal(elsewhere)
