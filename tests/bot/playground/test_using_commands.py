"""People use slash commands: options, suggestions, subcommands, and where they are allowed."""

from __future__ import annotations

import pytest

from bot.playground import Playground
from bot.playground.world.wire import JSON
from tests.bot.playground.guest import Guest, Refused
from tests.bot.playground.try_bot import TryBot


async def test_autocomplete_offers_what_the_bot_says(bot: TryBot, ana: Guest, room: str) -> None:
    body: JSON = {"channel_id": room, "name": "buy", "focused": "kind"}
    body["options"] = [{"name": "kind", "value": "an"}]
    answer = await ana.call("POST", "/autocomplete", body)
    assert answer == {"choices": [{"name": "Banana", "value": "banana"}]}
    with pytest.raises(Refused, match="offers nothing"):
        await ana.call("POST", "/autocomplete", {**body, "focused": "amount"})


async def test_options_arrive_with_their_types(
    playground: Playground, bot: TryBot, ana: Guest, room: str
) -> None:
    ben = playground.world.person("Ben")
    await ana.done(await ana.command(room, "buy", kind="fig", amount=3, for_whom=ben.id))
    assert (await ana.messages(room))[-1]["content"] == "3 fig for Ben"


@pytest.mark.parametrize(
    ("name", "values", "why"),
    [
        ("dance", {}, "no command /dance"),
        ("buy", {}, "needs the option kind"),
        ("buy", {"kind": "fig", "colour": "red"}, "no option colour"),
        ("buy", {"kind": 3}, "must be text"),
        ("buy", {"kind": "fig", "amount": "3"}, "must be a whole number"),
        ("buy", {"kind": "fig", "amount": True}, "must be a whole number"),
        ("buy", {"kind": "fig", "amount": 10}, "at most 9"),
        ("buy", {"kind": "fig", "for_whom": "12"}, "no user 12"),
        ("pair", {}, "exactly one subcommand"),
    ],
)
async def test_a_command_that_does_not_fit_is_refused_with_a_sentence(
    bot: TryBot, ana: Guest, room: str, name: str, values: JSON, why: str
) -> None:
    with pytest.raises(Refused, match=why):
        await ana.command(room, name, **values)
    assert bot.seen == []


async def test_a_subcommand_is_found_inside_its_group(bot: TryBot, ana: Guest, room: str) -> None:
    options = [{"name": "left", "options": [{"name": "word", "value": "sinister"}]}]
    body = {"channel_id": room, "name": "pair", "options": options}
    await ana.done((await ana.call("POST", "/command", body))["interaction_id"])
    assert (await ana.messages(room))[-1]["content"] == "sinister"


async def test_commands_keep_to_their_places_and_people(
    playground: Playground, bot: TryBot, ana: Guest, ben: Guest, room: str
) -> None:
    dm = playground.world.dm_with(playground.world.person("Ana").id)
    with pytest.raises(Refused, match="direct message"):
        await ana.command(dm.id, "here")
    await ana.done(await ana.command(room, "here"))
    with pytest.raises(Refused, match="may not use /rule"):
        await ben.command(room, "rule")
    await ana.done(await ana.command(room, "rule"))
