"""Twenty-four thousand forged controls: all are answered, and none changes more than it may."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import cache
from random import Random
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.app import App
from bot.discord.client import EXTENSIONS, Gamenight
from bot.domain.state import Stage
from bot.store import Store
from bot.tables import registry
from bot.tables.table import Table
from bot.words import LANGUAGES
from bot.words.speech import Speech
from cogs.table import practice
from tests.bot.four_people import PEOPLE, opened, settings
from tests.cogs.clicking import EVERYTHING, Patient, interaction, said, use
from tests.cogs.forging import ROLES, Forged, Forger
from tests.cogs.rights import ELSEWHERE, HERE, STAGES, THERE, House, Rights, Sender, direct

pytestmark = pytest.mark.long


FORGED = 1000  # controls of each kind of person in each stage
FRESH = 200  # controls after which new tables are opened
BANNED = "99"
SENDERS = {
    "host": (Sender(PEOPLE[0], HERE), Sender(PEOPLE[0], None)),
    "player": (Sender(PEOPLE[1], HERE), Sender(PEOPLE[1], None)),
    "onlooker": (Sender("66", HERE), Sender("66", None)),
    "admin": (Sender("77", HERE, EVERYTHING),),
    "stranger": (Sender("88", THERE, EVERYTHING), Sender("88", None)),
    "banned": (Sender(BANNED, HERE), Sender(BANNED, None)),
}
SENDING = {sender.player for senders in SENDERS.values() for sender in senders}
EVERYBODY = frozenset({*PEOPLE, *ELSEWHERE, *SENDING})


@cache
def unknown_said() -> set[str]:
    """Return the sentence about an unknown control in every language."""
    said = set()
    for language in LANGUAGES:
        speech = Speech(language)
        said.add(speech.say("control-unknown"))
    return said


async def sent(app: App, sender: Sender, forged: Forged) -> str:
    """Return the answer to a forged control on a message that only its sender sees."""
    asked = interaction(
        app,
        sender.player,
        forged.custom_id,
        forged.values,
        typed=forged.typed,
        permissions=sender.permissions,
        guild_id=sender.guild_id,
        channel_id=sender.channel_id,
        roles=[int(role) for role in ROLES],
    )
    answers = await use(app, asked)
    assert 1 <= len(answers.given) <= 2, forged  # the second where more time was asked for
    return said(answers)


async def press(house: House, sender: Sender, forged: Forged) -> str:
    """Send a control and return the answer; no change may exceed the rights of the sender."""
    before, tables = await house.facts(), dict(house.tables)
    seqs = {guild_id: table.now.seq for guild_id, table in tables.items()}
    told = await sent(house.app, sender, forged)
    house.look()
    after = await house.facts()
    for fact in [one for one in before | after if before.get(one) != after.get(one)]:
        table = tables.get(fact[1])
        closed = table is not None and table.state.stage is Stage.CLOSED
        by = await first_since(house.app, table, seqs[fact[1]]) if table else ""
        banned = any(one[0] == "ban" and one[1] == fact[1] for one in after.keys() - before)
        rights = Rights(sender, before, closed, by == sender.player, banned)
        assert rights.cover(fact), (sender, forged, fact, before.get(fact), after.get(fact))
    return told


async def first_since(app: App, table: Table, seq: int) -> str:
    """Return the player of the first move stored after `seq` events of the deal, or ""."""
    if table.now.seq <= seq or table.state.deal_id is None:
        return ""
    deal = await app.store.deals.get(table.state.deal_id)
    seat = getattr(deal.events[seq], "seat", None)
    return deal.players[seat] if seat is not None else ""


@pytest.fixture
async def house(store: Store, monkeypatch: pytest.MonkeyPatch) -> House:
    """A house in which no timers run, and in which messages of the bot arrive nowhere."""
    monkeypatch.setattr(registry, "run_timers", _no_time)
    monkeypatch.setattr(practice, "DELIVERY_SECONDS", 0)  # of cards that arrive nowhere
    app = Gamenight(settings(), store, Patient()).app
    for name in EXTENSIONS:
        await app.client.load_extension(name)
    app.tables = await opened(store)
    monkeypatch.setattr(app.client, "create_dm", _opened)
    monkeypatch.setattr(app.client, "get_partial_messageable", _channel)
    for fetching in ("fetch_user", "fetch_channel"):
        monkeypatch.setattr(app.client, fetching, _unknown)
    for player in EVERYBODY:
        await store.preferences.change(player, pictures=False, seen="en")
    return House(app, EVERYBODY)


async def _no_time(*_: object) -> None:
    """Run no timers: computers do not move, and no turn runs out."""


async def _opened(person: discord.abc.Snowflake) -> object:
    return _channel(direct(str(person.id)))


async def _unknown(_: int) -> discord.User:
    """Raise the error of Discord for an unknown user or channel."""
    raise discord.NotFound(_NOT_FOUND, "Unknown")


_NOT_FOUND: Any = SimpleNamespace(status=404, reason="Not Found")


def _channel(channel_id: int) -> object:
    message = SimpleNamespace(delete=_sent)
    found = {"get_partial_message": lambda _: message, "history": _empty}
    return SimpleNamespace(id=channel_id, send=_sent, **found)


async def _empty(**_: object) -> AsyncIterator[discord.Message]:
    """Return the history of a channel in which the bot has written nothing."""
    for message in list[discord.Message]():
        yield message


async def _sent(*_: object, **__: object) -> None:
    """Drop the message."""


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("kind", SENDERS)
async def test_forged_controls_change_nothing_that_is_not_the_senders(
    house: House, kind: str, stage: str, caplog: pytest.LogCaptureFixture
) -> None:
    chance = Random(f"{kind} {stage}")
    forger = Forger(house.app, chance)
    unknown = 0
    for number in range(FORGED):
        if number % FRESH == 0 or not {HERE, THERE} <= house.tables.keys():
            for ban in await house.app.store.moderation.bans(HERE):
                await house.app.store.moderation.lift(HERE, ban.player, "77")
            await house.app.store.moderation.ban(HERE, BANNED, "77")
            await house.renew(stage)
            await forger.look()
        forged = forger.next()
        told = await press(house, chance.choice(SENDERS[kind]), forged)
        assert not caplog.records, (forged, caplog.text)
        unknown += told in unknown_said()
    assert FORGED // 10 < unknown < FORGED * 9 // 10  # and the rest is understood


def test_forged_presses_number_24_000() -> None:
    assert FORGED * len(SENDERS) * len(STAGES) == 24_000
