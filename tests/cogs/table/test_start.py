"""The command that opens a table answers every input with a sentence."""

from __future__ import annotations

from typing import Any

import pytest
from discord import app_commands

from bot.app import App
from bot.discord import limits
from tests.cogs.clicking import CHANNEL, EVERYTHING, interaction, said

LONG = 6000  # characters of an option


async def start(app: App, **typed: str) -> str:
    """Return the answer to /game start with these options, in a channel without a table."""
    asked = interaction(app, "66", channel_id=CHANNEL + 1)
    asked.message = None
    asked.app_permissions = EVERYTHING
    game = app.client.tree.get_command("game")
    assert isinstance(game, app_commands.Group)
    command: Any = game.get_command("start")
    await command.callback(app.client.get_cog("GameCommands"), asked, **typed)
    return said(asked.answered)


@pytest.mark.parametrize(
    "typed",
    [
        {"house_rules": "x" * LONG},
        {"house_rules": "jokers=" + "9" * (LONG - 7)},
        {"house_rules": "x" * 3000 + "=1"},
        {"house_rules": ",".join(f"rule{number}=on" for number in range(400))},
        {"house_rules": "exchange=[" + "9" * (LONG - 11) + "]"},
        {"preset": "x" * LONG},
        {"preset": "ours:" + "x" * (LONG - 5)},
        {"code": "x" * LONG},
        {"code": "\u202e" * LONG},
        {"jokers": "9" * LONG},
        {"match_target": "x" * LONG},
    ],
    ids=lambda typed: "-".join(typed),
)
async def test_far_too_long_text_is_refused_in_one_message(
    app: App, typed: dict[str, str], caplog: pytest.LogCaptureFixture
) -> None:
    answer = await start(app, **typed)
    assert not caplog.records
    assert 0 < len(answer) <= limits.CONTENT
    assert "broke on my side" not in answer
