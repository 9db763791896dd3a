"""hikari and discord.js log in, register a command, and answer a press of a button.

Both clients know the protocol from Discord's documentation, independently of this project. They are
no packages of the project. To install them, for instance, and to run this test:

    python3 -m venv /tmp/hikari && /tmp/hikari/bin/pip install hikari
    npm install --prefix /tmp/js discord.js
    HIKARI_PYTHON=/tmp/hikari/bin/python DISCORD_JS=/tmp/js .venv/bin/python -m pytest FILE
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib.util
import os
import shutil
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.playground import Playground
from tests.bot.playground.guest import Guest

HIKARI = """
import sys

import hikari

token, api = sys.argv[1:]
bot = hikari.GatewayBot(
    token,
    rest_url=api,
    banner=None,
    logs="ERROR",
    suppress_optimization_warning=True,
    intents=hikari.Intents.GUILDS,
)


@bot.listen(hikari.StartedEvent)
async def started(event):
    await bot.rest.edit_my_user(username="Stranger")
    await bot.rest.create_slash_command(bot.get_me().id, "greet", "Greets.")
    print("ready", flush=True)


@bot.listen(hikari.InteractionCreateEvent)
async def asked(event):
    asked = event.interaction
    if isinstance(asked, hikari.CommandInteraction):
        row = bot.rest.build_message_action_row()
        row.add_interactive_button(hikari.ButtonStyle.PRIMARY, "press", label="Press")
        kind = hikari.ResponseType.MESSAGE_CREATE
        await asked.create_initial_response(kind, "hello", component=row)
        await asked.execute("later")
    else:
        kind = hikari.ResponseType.MESSAGE_UPDATE
        await asked.create_initial_response(kind, "pressed", components=[])
        sent = [await bot.rest.create_message(asked.channel_id, text) for text in "ab"]
        await bot.rest.delete_messages(asked.channel_id, sent)


bot.run()
"""
DISCORD_JS = """
const {
  Client, Events, GatewayIntentBits, ActionRowBuilder, ButtonBuilder, ButtonStyle,
} = require("discord.js");

const [token, api] = process.argv.slice(1);
const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api } });

client.once(Events.ClientReady, async () => {
  await client.user.setUsername("Stranger");
  await client.application.commands.create({ name: "greet", description: "Greets." });
  console.log("ready");
});

client.on(Events.InteractionCreate, async (asked) => {
  if (asked.isChatInputCommand()) {
    const button = new ButtonBuilder()
      .setCustomId("press").setLabel("Press").setStyle(ButtonStyle.Primary);
    const components = [new ActionRowBuilder().addComponents(button)];
    await asked.reply({ content: "hello", components });
    await asked.followUp("later");
  } else {
    await asked.update({ content: "pressed", components: [] });
    const sent = [await asked.channel.send("a"), await asked.channel.send("b")];
    await asked.channel.bulkDelete(sent);
  }
});

client.login(token);
"""


def hikari() -> list[str]:
    """Return the command for the client of hikari, with `HIKARI_PYTHON` or this interpreter."""
    python = os.environ.get("HIKARI_PYTHON")
    if not python and importlib.util.find_spec("hikari") is None:
        pytest.skip("hikari is not installed, and HIKARI_PYTHON names no interpreter that has it")
    return [python or sys.executable, "-c", HIKARI]


def discord_js() -> list[str]:
    """Return the command for the client of discord.js from the folder `DISCORD_JS`."""
    folder = Path(os.environ.get("DISCORD_JS", "missing"), "node_modules")
    if not (folder / "discord.js").exists() or not shutil.which("node"):
        pytest.skip("there is no node, or DISCORD_JS names no folder with discord.js")
    return ["env", f"NODE_PATH={folder}", "node", "-e", DISCORD_JS, "--"]


@asynccontextmanager
async def running(command: list[str], *given: str) -> AsyncIterator[asyncio.subprocess.Process]:
    """A client that runs as a process of its own and has said that it is ready."""
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*command, *given, stdout=pipe, stderr=pipe)
    assert process.stdout
    try:
        line = b""
        with contextlib.suppress(TimeoutError):
            line = await asyncio.wait_for(process.stdout.readline(), 30)
        if line != b"ready\n":
            process.kill()
            raise AssertionError(b"\n".join(await process.communicate()).decode())
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


@pytest.mark.parametrize(
    ("client", "path"), [(hikari, "/api/v10"), (discord_js, "/api")], ids=["hikari", "discord.js"]
)
async def test_another_client_registers_a_command_and_answers_a_press(
    playground: Playground, ana: Guest, room: str, client: Callable[[], list[str]], path: str
) -> None:
    command, world = client(), playground.world
    world.set_bot_permissions(room, (1 << 39) - 1)
    async with running(command, playground.token, playground.url + path):
        assert [one["name"] for one in world.commands[""]] == ["greet"]
        await ana.done(await ana.command(room, "greet"))
        shown = await ana.hears("message", channel_id=room)
        assert shown["message"]["content"] == "hello"
        later = await ana.hears("message", channel_id=room)
        assert later["message"]["content"] == "later"
        await ana.done(await ana.press(shown["message"], "press"))
        deleted = [await ana.hears("delete", channel_id=room) for _ in "ab"]
    assert len(deleted) == 2
    assert [one["content"] for one in await ana.messages(room)] == ["pressed", "later"]
    assert later["message"]["author"]["username"] == "Stranger"
    playground.journal.clear()  # these clients send keys that Discord's document does not name
