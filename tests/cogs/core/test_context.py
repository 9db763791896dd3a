"""The answer of any handler comes in time, and is private unless it is declared public."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Any
from unittest.mock import AsyncMock, Mock

import aiohttp
import discord
import pytest
from discord.ui import LayoutView, TextDisplay

from bot.app import App
from bot.clock import Clock
from bot.discord.server_time import DiscordTime
from bot.domain.errors import Refusal
from bot.domain.preferences import Preferences
from bot.tables.table import MovedOn
from bot.words import why
from bot.words.speech import Speech
from cogs.core.context import FORM_AT_LEAST, FORM_PATIENCE, LATE, PATIENCE, TURNS, Context, Handler
from rules.actions import IllegalAction
from tests.bot.four_people import PEOPLE
from tests.cogs.clicking import Patient, interaction, said
from tests.english import english

WHO = PEOPLE[0]


class Hurried(Clock):
    """A clock that notes its sleeps and ends each after one step of the event loop."""

    def __init__(self) -> None:
        self.moment = 1_800_000_000.0
        super().__init__(lambda: self.moment)
        self.slept: list[float] = []

    async def sleep(self, seconds: float) -> None:
        self.slept.append(round(seconds, 3))
        await asyncio.sleep(0)


class Unhurried(Hurried):
    """A clock that notes its sleeps and ends only those of zero seconds."""

    async def sleep(self, seconds: float) -> None:
        await super().sleep(seconds)
        if seconds:
            await asyncio.Event().wait()


class Short(Patient):
    """A clock whose deadlines pass at once."""

    def deadline(self, moment: float | None) -> asyncio.Timeout:
        return asyncio.timeout(None if moment is None else 0)


async def answers(
    app: App,
    handler: Handler,
    late: float = 0.0,
    order: list[str] | None = None,
    **how: Any,
) -> list[tuple[str, dict[str, Any]]]:
    """Return the methods of Discord that answered, in their order, with their arguments.

    Discord sent the interaction `late` seconds before the bot handles it. The names of the methods
    are appended to `order`, beside the other entries of the test.
    """
    asked = interaction(app, WHO)
    asked.created_at -= timedelta(seconds=late)
    asked.message = None
    calls = Mock()
    response = asked.response
    response.type = discord.InteractionResponseType.deferred_channel_message
    for place, names in ((response, ("send_message", "defer", "send_modal")), (asked, EDITS)):
        for name in names:
            calls.attach_mock(_mocked(place, name, [] if order is None else order), name)
    await Context(app, asked, **how).run(handler)
    return [(name, kwargs) for name, _, kwargs in calls.mock_calls]


EDITS = ("edit_original_response",)


def _mocked(place: Any, name: str, order: list[str]) -> Any:
    answered = getattr(place, name)

    async def answer(*args: Any, **kwargs: Any) -> None:
        order.append(name)
        await answered(*args, **kwargs)

    mock = AsyncMock(side_effect=answer)
    setattr(place, name, mock)
    return mock


async def slow(context: Context) -> None:
    for _ in range(5):
        await asyncio.sleep(0)
    await context.reply("Done.")


async def quick(context: Context) -> None:
    await context.reply("Done.")


async def test_answer_is_for_one_person_and_pings_no_other(app: App) -> None:
    ((method, sent),) = await answers(app, quick)
    assert (method, sent["content"], sent["ephemeral"]) == ("send_message", "Done.", True)
    assert not sent["allowed_mentions"].users
    ((_, sent),) = await answers(app, quick, public=True)
    assert sent["ephemeral"] is False


async def test_slow_answer_asks_for_more_time_and_arrives(
    app: App,
) -> None:
    app.clock = Hurried()
    (asked, asking), (answered, sent) = await answers(app, slow)
    assert (asked, asking) == ("defer", {"ephemeral": True, "thinking": True})
    assert (answered, sent["content"]) == ("edit_original_response", "Done.")


async def test_a_refusal_after_a_view_that_may_be_shown_is_one_of_components_too(
    app: App,
) -> None:
    """Discord takes no plain text for a message that has become one of components."""
    app.clock = Hurried()

    async def lost(context: Context) -> None:
        for _ in range(5):
            await asyncio.sleep(0)
        await context.reply_view(LayoutView(timeout=None).add_item(TextDisplay("Shown, perhaps.")))
        raise TimeoutError

    _, (_, shown), (_, refused) = await answers(app, lost)
    assert "view" in shown
    assert "content" not in refused
    (told,) = refused["view"].children
    assert told.content == english("went-wrong")


@pytest.mark.parametrize("late", [0.0, 0.1, LATE - 0.01])
async def test_the_time_that_was_lost_on_the_way_is_not_waited_for(app: App, late: float) -> None:
    app.clock = clock = Hurried()
    app.discord_time = DiscordTime(clock)
    await answers(app, slow, late)
    assert clock.slept == [round(PATIENCE - late, 3)]


@pytest.mark.parametrize(("turn", "patience"), [(0.0, PATIENCE), (0.1, PATIENCE - TURNS * 0.1)])
async def test_where_the_loop_is_slow_patience_ends_earlier(
    app: App, turn: float, patience: float
) -> None:
    clock = Unhurried()
    app.clock, app.discord_time = clock, DiscordTime(clock)

    def others_had_their_turn() -> None:
        clock.moment += turn

    asyncio.get_running_loop().call_soon(others_had_their_turn)
    await answers(app, slow)
    assert clock.slept == [pytest.approx(patience)]


@pytest.mark.parametrize("late", [LATE + 0.01, 0.9, 2.5, 60.0])
async def test_late_interaction_is_acknowledged_before_any_read(
    app: App, monkeypatch: pytest.MonkeyPatch, late: float
) -> None:
    order: list[str] = []

    async def of(*_: Any) -> Preferences:
        order.append("read")
        return Preferences()

    monkeypatch.setattr(app.store.preferences, "of", of)
    app.clock = clock = Hurried()
    app.discord_time = DiscordTime(clock)
    (asked, _), (answered, _) = await answers(app, quick, late, order=order)
    assert (asked, answered) == ("defer", "edit_original_response")
    assert order[:2] == ["defer", "read"]


async def show_form(context: Context) -> None:
    for _ in range(5):
        await asyncio.sleep(0)
    await context.send_modal(Mock())


async def test_a_form_comes_too_late_when_more_time_was_asked_for(app: App) -> None:
    app.clock = Hurried()
    (asked, _), (answered, sent) = await answers(app, show_form)
    assert (asked, answered) == ("defer", "edit_original_response")
    assert sent["content"] == why(Speech(), Refusal("too-slow"))


@pytest.mark.parametrize(
    ("late", "patience"), [(0.0, FORM_PATIENCE), (0.5, FORM_PATIENCE - 0.5), (2.0, FORM_AT_LEAST)]
)
async def test_form_is_the_first_answer_even_when_late(
    app: App, late: float, patience: float
) -> None:
    app.clock = clock = Unhurried()
    app.discord_time = DiscordTime(clock)
    ((answered, _),) = await answers(app, show_form, late, opens_form=True)
    assert answered == "send_modal"
    assert clock.slept == [pytest.approx(patience)]


async def test_a_form_does_not_wait_for_a_slow_store(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(*_: Any) -> Preferences:
        await asyncio.Event().wait()
        return Preferences()

    monkeypatch.setattr(app.store.preferences, "of", never)
    app.clock = Short()
    ((answered, _),) = await answers(app, show_form, opens_form=True)
    assert answered == "send_modal"


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (MovedOn(), "The game moved on."),
        (IllegalAction("not_your_turn"), "It's not your turn yet."),
        (Refusal("no-hint"), "Nothing to play right now."),
        (ZeroDivisionError(), "Something broke on my side."),
    ],
)
async def test_whatever_goes_wrong_is_told(app: App, error: Exception, told: str) -> None:
    async def fail(_: Context) -> None:
        raise error

    for public in (False, True):
        ((method, sent),) = await answers(app, fail, public=public)
        assert method == "send_message"
        assert told in sent["content"]
        assert sent["ephemeral"]


async def test_a_refusal_fills_the_public_answer_that_was_promised_before(app: App) -> None:
    app.clock = Hurried()

    async def fail(context: Context) -> None:
        for _ in range(5):
            await asyncio.sleep(0)
        raise Refusal("no-hint")

    (asked, asking), (answered, _) = await answers(app, fail, public=True)
    assert (asked, asking) == ("defer", {"ephemeral": False, "thinking": True})
    assert answered == "edit_original_response"


async def test_a_refusal_is_shown_in_the_message_where_that_is_possible(app: App) -> None:
    shown: list[str] = []

    async def fail(_: Context) -> None:
        raise Refusal("no-hint")

    async def show(_: Context, reason: str) -> bool:
        shown.append(reason)
        return len(shown) == 1

    assert await answers(app, fail, refused=show) == []
    ((_, sent),) = await answers(app, fail, refused=show)
    assert shown == [sent["content"]] * 2


async def test_a_message_that_is_gone_is_no_failure(
    app: App, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(_: Context) -> None:
        raise discord.NotFound(Mock(status=404, reason="gone"), "gone")

    asked = interaction(app, WHO)
    await Context(app, asked).run(fail)
    assert said(asked.answered) == ""
    assert [record.levelname for record in caplog.records] == ["WARNING"]


@pytest.mark.parametrize("failing", [TimeoutError(), aiohttp.ServerDisconnectedError()])
async def test_more_time_that_cannot_be_asked_for_keeps_no_answer_back(
    app: App, caplog: pytest.LogCaptureFixture, failing: Exception
) -> None:
    app.clock = Hurried()
    asked = interaction(app, WHO)
    asked.response.defer = AsyncMock(side_effect=failing)
    await Context(app, asked).run(slow)
    assert said(asked.answered) == "Done."
    assert [record.levelname for record in caplog.records] == ["WARNING"]


async def test_an_answer_that_never_came_is_logged_in_short(
    app: App, caplog: pytest.LogCaptureFixture
) -> None:
    asked = interaction(app, WHO)
    asked.response.send_message = AsyncMock(side_effect=TimeoutError())
    await Context(app, asked).run(quick)
    assert [record.exc_info for record in caplog.records] == [None, None]
