"""People use slash commands: options, suggestions, subcommands, and where they are allowed."""

from __future__ import annotations

import pytest

from bot.playground import Playground
from bot.playground.world.wire import JSON
from tests.bot.playground.guest import Guest, Refused
from tests.bot.playground.try_bot import TryBot


async def test_autocomplete_offers_the_choices_of_the_bot(
    bot: TryBot, ana: Guest, room: str
) -> None:
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


async def menu(guest: Guest, room: str, name: str, kind: int, target: str) -> None:
    body = {"channel_id": room, "name": name, "type": kind, "target_id": target}
    await guest.done((await guest.call("POST", "/menu", body))["interaction_id"])


async def test_commands_of_context_menus_are_used_on_a_person_and_on_a_message(
    playground: Playground, bot: TryBot, ana: Guest, room: str
) -> None:
    ben = playground.world.person("Ben")
    await menu(ana, room, "Greet this person", 2, ben.id)
    greeting = (await ana.messages(room))[-1]
    assert greeting["content"] == "hello Ben, 1"
    assert greeting["interaction_metadata"]["target_user"]["id"] == ben.id
    said = await ana.say(room, "good evening")
    await menu(ana, room, "Quote", 3, said["id"])
    quoted = (await ana.messages(room))[-1]
    assert quoted["content"] == f"{said['author']['username']}: good evening"
    assert quoted["interaction_metadata"]["target_message_id"] == said["id"]


async def test_context_menus_are_where_discord_has_them(
    playground: Playground, bot: TryBot, ana: Guest, ben: Guest, room: str
) -> None:
    me = playground.world.person("Ana")
    await ana.done(await ana.command(room, "secret", word="hush"))
    private = (await ana.messages(room))[-1]
    said = await ana.say(room, "hi")
    for name, kind, target, why in [
        ("Quote", 3, private["id"], "no such message"),  # a private message has no such menu
        ("Quote", 3, "12", "no such message"),
        ("Quote", 2, me.id, "no command Quote"),
        ("secret", 1, me.id, "The type is 2"),
        ("Greet this person", 2, "12", "no user 12"),
        ("Greet this person", 3, said["id"], "no command Greet"),
    ]:
        with pytest.raises(Refused, match=why):
            await menu(ana, room, name, kind, target)
    bot.seen.clear()
    dm = playground.world.dm_with(me.id)
    with pytest.raises(Refused, match="no such message"):
        await menu(ana, dm.id, "Quote", 3, said["id"])
    assert bot.seen == []
