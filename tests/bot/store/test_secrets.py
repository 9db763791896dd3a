"""Hands and the seed are in the database and nowhere else."""

from __future__ import annotations

import logging
import traceback
from dataclasses import replace

import pytest

from bot.domain.state import NewDeal
from bot.store import StorageError, Store
from rules.cards import text
from rules.events import CardsGiven, Dealt
from tests.bot.store.material import lobby, new_deal, rest_of
from tests.bot.store.test_deals import number

SEED = "the seed of tonight"
LOUD = ("", "sqlalchemy", "sqlalchemy.engine", "sqlalchemy.engine.Engine", "sqlalchemy.pool")


def hands(deal: NewDeal) -> tuple[int, ...]:
    """Return the hands as they were dealt."""
    return next(event.hands for event in deal.events if isinstance(event, Dealt))


def shown(said: str) -> list[str]:
    """Return the secrets of the deal in a text: the seed, hands as cards or numbers, events."""
    dealt = next(event for event in new_deal(SEED).events if isinstance(event, Dealt))
    hands = [*map(text, dealt.hands), *map(str, dealt.hands)]
    return [secret for secret in (SEED, *hands, '"Dealt"', '"Played"') if secret in said]


@pytest.mark.slow
async def test_no_log_holds_them_however_much_is_logged(
    url: str, caplog: pytest.LogCaptureFixture
) -> None:
    for library in LOUD:
        caplog.set_level(logging.DEBUG, logger=library)
    store = await Store.open(url)
    state = await store.deals.begin(await store.tables.add(lobby()), new_deal(SEED))
    await store.deals.append(number(state), len(new_deal(SEED).events), rest_of(SEED))
    deal = await store.deals.get(number(state))
    await store.close()
    assert shown(str([deal.seed, *(text(hand) for hand in hands(deal))]))
    assert "alembic" in caplog.text  # logs are captured
    assert shown(caplog.text) == []


async def test_no_failure_quotes_them(store: Store) -> None:
    table, new, failures = await store.tables.add(lobby()), new_deal(SEED), []
    unstorable = CardsGiven(0, 1, 1, -1)
    for wrong in (
        replace(new, number=None),  # type: ignore[arg-type]  # it is wrong
        replace(new, seed=[SEED]),  # type: ignore[arg-type]  # it is wrong
        replace(new, choices={"seed": {SEED}}),  # type: ignore[dict-item]  # it is wrong
        replace(new, events=(new.events[0], unstorable)),
    ):
        with pytest.raises((StorageError, ValueError)) as refused:
            await store.deals.begin(table, wrong)
        failures.append(refused)
    with pytest.raises(StorageError) as refused:
        await store.deals.append(99, 0, [new.events[0]])
    for failure in (*failures, refused):
        said = "".join(traceback.format_exception(failure.value))
        assert "\n" not in str(failure.value)
        assert shown(said.replace("_", " ")) == []
    assert await store.tables.get(table.id) == table
