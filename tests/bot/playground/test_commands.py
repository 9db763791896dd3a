"""Registration of application commands: responses, commands that stay, and Discord's limits."""

from __future__ import annotations

import discord
import pytest

from bot.playground import Playground
from bot.playground.world.wire import JSON
from tests.bot.playground.guest import Guest
from tests.bot.playground.raw import Raw, complaints
from tests.bot.playground.try_bot import TryBot


def command(**change: object) -> JSON:
    return {"name": "play", "description": "plays", **change}


def option(name: str = "card", **change: object) -> JSON:
    return {"type": 3, "name": name, "description": "which", **change}


def choices(count: int, **change: object) -> list[JSON]:
    return [{"name": f"n{number}", "value": f"v{number}", **change} for number in range(count)]


NESTED = option("a", type=2, options=[option("b", type=2, options=[])])
LONG = [{"name": f"n{number}", "value": f"{number:0100}"} for number in range(25)]
BIG = [option(f"o{number}", choices=LONG) for number in range(4)]
REFUSED: list[tuple[list[JSON], str]] = [
    ([command(name="x" * 33)], "0.name"),
    ([command(name="Play")], "0.name"),
    ([command(name="play now")], "0.name"),
    ([command(name="")], "0.name"),
    ([command(description="")], "0.description"),
    ([command(description="x" * 101)], "0.description"),
    ([command(), command()], "1.name"),
    ([command(options=[option(f"o{n}") for n in range(26)])], "0.options"),
    ([command(options=[option(), option()])], "0.options"),
    ([command(options=[option("Card")])], "0.options.0.name"),
    ([command(options=[option(type=99)])], "0.options.0.type"),
    ([command(options=[option("a"), option("b", required=True)])], "0.options.1"),
    ([command(options=[option(choices=choices(26))])], "0.options.0.choices"),
    ([command(options=[option(choices=choices(1, name="x" * 101))])], "0.options.0.choices.0.name"),
    ([command(options=[option(choices=choices(1, value=5))])], "0.options.0.choices.0.value"),
    ([command(options=[option(type=4, choices=choices(1))])], "0.options.0.choices.0.value"),
    (
        [command(options=[option(choices=choices(1), autocomplete=True)])],
        "0.options.0.autocomplete",
    ),
    ([command(options=[NESTED])], "0.options.0.options.0.type"),
    ([command(options=BIG)], "0"),
    ([command(name=f"c{n}") for n in range(101)], ""),
    ([command(options=[option("a", type=1), option("b")])], "0.options"),
    ([command(options=[option("b"), option("a", type=2)])], "0.options"),
    ([command(options=[option(type=4, min_value=3, max_value=2)])], "0.options.0.min_value"),
    ([command(options=[option(type=10, min_value=0.2, max_value=0.1)])], "0.options.0.min_value"),
    ([command(options=[option(type=4, min_value=0.5)])], "0.options.0.min_value"),
    ([command(options=[option(min_length=3, max_length=2)])], "0.options.0.min_length"),
    ([command(options=[option(max_length=6001)])], "0.options.0.max_length"),
    ([command(options=[option(type=6, choices=choices(1))])], "0.options.0.type"),
    ([command(options=[option(type=5, autocomplete=True)])], "0.options.0.type"),
    ([command(options=[option(required="yes")])], "0.options.0.required"),
    ([command(name_localizations={"xx": "play"})], "0.name_localizations.xx"),
    ([command(name_localizations={"de": "Spiel"})], "0.name_localizations.de"),
    ([command(name_localizations={"de": "x" * 33})], "0.name_localizations.de"),
    ([command(name_localizations=["de"])], "0.name_localizations"),
    ([command(description_localizations={"de-DE": "Spiel"})], "0.description_localizations.de-DE"),
    (
        [command(options=[option(name_localizations={"de": "Karte"})])],
        "0.options.0.name_localizations.de",
    ),
    (
        [command(options=[option(choices=choices(1, name_localizations={"en": "a"}))])],
        "0.options.0.choices.0.name_localizations.en",
    ),
    ([command(type=9)], "0.type"),
    ([command(type="chat")], "0.type"),
    ([command(type=2)], "0.description"),
    ([command(type=2, name="x" * 33, description="")], "0.name"),
    ([command(type=3, name="  ", description="")], "0.name"),
    (
        [command(type=3, description="", name_localizations={"de": "x" * 33})],
        "0.name_localizations.de",
    ),
    ([command(type=2, description=""), command(type=2, description="")], "1.name"),
    ([command(type=3, description="", options=[option()])], "0.options"),
    ([command(contexts=[9])], "0.contexts.0"),
    ([command(contexts=[])], "0.contexts"),
    ([command(contexts=0)], "0.contexts"),
    ([command(integration_types=[2])], "0.integration_types.0"),
    ([command(default_member_permissions="all")], "0.default_member_permissions"),
    ([command(nsfw="no")], "0.nsfw"),
    ([command(options="none")], "0.options"),
    ([command(type=2, name=f"c{n}", description="") for n in range(16)], ""),
]


@pytest.mark.parametrize(("sent", "place"), REFUSED)
async def test_commands_beyond_their_limits_are_refused_and_the_old_ones_stay(
    playground: Playground, sent: list[JSON], place: str
) -> None:
    path = f"/applications/{playground.world.bot_id}/commands"
    async with Raw(playground) as raw:
        assert (await raw("PUT", path, [command(name="old")]))[0] == 200
        status, body = await raw("PUT", path, sent)
        assert (status, body["code"]) == (400, 50035)
        assert place in complaints(body)
        _, kept = await raw("GET", path)
    assert [one["name"] for one in kept] == ["old"]


async def test_a_hundred_commands_fit_and_one_more_is_refused_with_30032(
    playground: Playground,
) -> None:
    path = f"/applications/{playground.world.bot_id}/commands"
    async with Raw(playground) as raw:
        status, _ = await raw("PUT", path, [command(name=f"c{n}") for n in range(100)])
        assert status == 200
        status, body = await raw("POST", path, command(name="late"))
    assert (status, body["code"]) == (400, 30032)


async def test_context_menus_are_counted_by_type_and_may_share_a_name(
    playground: Playground,
) -> None:
    path = f"/applications/{playground.world.bot_id}/commands"
    menus = [
        command(type=kind, name=f"Menu {n}", description="") for kind in (2, 3) for n in range(15)
    ]
    async with Raw(playground) as raw:
        status, _ = await raw("PUT", path, [command(), *menus])
        assert status == 200
        late = command(type=2, name="Late", description="")
        status, body = await raw("POST", path, late)
        assert (status, body["code"]) == (400, 30032)
        assert (await raw("POST", path, command(name="late")))[0] == 201


async def test_a_command_keeps_its_id_while_its_name_stays(bot: TryBot) -> None:
    before = {one.name: one.id for one in await bot.tree.fetch_commands()}
    after = {one.name: one.id for one in await bot.tree.sync()}
    assert before == after


async def test_commands_of_one_server_live_beside_the_global_ones(
    bot: TryBot, ana: Guest, room: str
) -> None:
    guild = discord.Object(bot.guilds[0].id)

    @bot.tree.command(description="Only for this house", guild=guild)
    async def house(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("ours")

    (registered,) = await bot.tree.sync(guild=guild)
    await ana.done(await ana.command(room, "house"))
    assert (await ana.messages(room))[-1]["content"] == "ours"
    names = [one["name"] for one in (await ana.state())["commands"]]
    assert "house" in names
    assert "secret" in names
    await registered.edit(description="Changed")
    (changed,) = await bot.tree.fetch_commands(guild=guild)
    assert changed.description == "Changed"
    await registered.delete()
    assert await bot.tree.fetch_commands(guild=guild) == []


async def test_pages_learn_of_new_commands(bot: TryBot, ana: Guest) -> None:
    await bot.tree.sync()
    heard = (await ana.hears("commands"))["commands"]
    assert "secret" in [one["name"] for one in heard]


async def test_one_command_is_made_changed_and_removed(playground: Playground) -> None:
    path = f"/applications/{playground.world.bot_id}/commands"
    async with Raw(playground) as raw:
        status, made = await raw("POST", path, command())
        assert status == 201
        status, again = await raw("POST", path, command(description="plays more"))
        assert (status, again["id"]) == (200, made["id"])
        one = f"{path}/{made['id']}"
        status, changed = await raw("PATCH", one, {"description": "plays well"})
        assert (status, changed["description"], changed["id"]) == (200, "plays well", made["id"])
        assert (await raw("PATCH", one, {"name": "Play"}))[0] == 400
        assert (await raw("GET", one))[1]["description"] == "plays well"
        assert (await raw("DELETE", one))[0] == 204
        assert (await raw("GET", path))[1] == []
