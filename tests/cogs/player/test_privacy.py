"""/privacy: what is kept is told to the person alone, taken along as a file, and deleted."""

from __future__ import annotations

import json
from typing import Any

import discord
import pytest

from bot.discord.client import Gamenight
from bot.domain.boards import RankedBy, Standing
from bot.domain.seating import with_computer
from bot.domain.state import Stage
from bot.players import weakest
from bot.tables.table import Table
from bot.words import LANGUAGES, speaking
from cogs.core.people import named
from tests.bot.four_people import PEOPLE, play_computers
from tests.cogs.clicking import CHANNEL, GUILD, Answers, click, said, used

ANA, BEN, CHI, DEV = PEOPLE
STRANGER = "99"


def exported(answered: Answers) -> Any:
    files = [file for _, told in answered.given for file in told.get("files", [])]
    files += [file for _, told in answered.given for file in told.get("attachments", [])]
    (file,) = files
    assert isinstance(file, discord.File)
    assert file.filename == "gamenight.json"
    return json.loads(file.fp.read())


async def board(bot: Gamenight) -> list[Standing]:
    found = await bot.store.rankings.leaderboard(GUILD, "president_comp303", RankedBy.DEALS)
    return [*found.standings]


async def play_to_the_end(table: Table) -> None:
    while table.due():
        player = table.due()[0]
        seen = table.view(player)
        assert seen is not None
        await table.act(player, weakest(seen))


async def test_it_tells_how_much_is_kept_of_the_person_and_offers_to_send_or_delete_it(
    bot: Gamenight, table: Table
) -> None:
    await bot.store.servers.set_waiting(GUILD, BEN, True)
    await table.deal(ANA)
    answer = await click(bot, BEN, "privacy:0:v.0:")
    assert "What I keep of you" in answer
    assert "your settings, and the language of your Discord" in answer
    assert "that you played in 1 deal" in answer
    assert "to be told of the next table, on 1 server" in answer
    assert answer.splitlines()[-2:] == ["Send it to me", "Delete it"]
    assert "1 deal" not in await click(bot, STRANGER, "privacy:0:v.0:")


async def test_the_file_is_for_the_person_alone_and_holds_what_is_theirs(
    bot: Gamenight, table: Table
) -> None:
    await table.deal(ANA)
    await play_to_the_end(table)
    answered = await used(bot, BEN, "privacyexport:0:v.0:", [])
    assert answered.given[-1][1]["ephemeral"]
    told = exported(answered)
    assert told["person"] == BEN
    (deal,) = told["deal"]
    assert deal["events"]
    assert told["preference"][0]["seen"] == "en"
    assert [one["player"] for one in told["result"]] == [BEN]


async def test_a_person_at_a_table_is_told_to_leave_first(bot: Gamenight, table: Table) -> None:
    before = await bot.store.persons.counts(BEN)
    for act in ("privacyask", "privacydelete"):
        answer = await click(bot, BEN, f"{act}:0:v.0:")
        assert "You sit at a table" in answer
        assert f"https://discord.com/channels/{GUILD}/{CHANNEL}" in answer
    assert await bot.store.persons.counts(BEN) == before | {"preference": 1, "display_name": 1}


async def test_it_asks_before_it_deletes(bot: Gamenight) -> None:
    answer = await click(bot, STRANGER, "privacyask:0:v.0:")
    assert "Nobody can bring it back." in answer
    assert answer.splitlines()[-2:] == ["Delete all of it", "Keep it"]
    assert (await bot.store.persons.counts(STRANGER))["preference"] == 1


@pytest.mark.slow
async def test_who_has_left_in_mid_deal_waits_for_its_end(bot: Gamenight, table: Table) -> None:
    await table.deal(ANA)
    await table.quit(BEN)
    assert "wait for the end of the deal" in await click(bot, BEN, "privacydelete:0:v.0:")
    await play_out(table)
    assert "It is deleted" in await click(bot, BEN, "privacydelete:0:v.0:")


async def play_out(table: Table) -> None:
    while table.state.stage is Stage.DEAL:
        if table.waited_for():
            player = table.waited_for()[0]
            seen = table.view(player)
            assert seen is not None
            await table.act(player, weakest(seen))
        else:
            await play_computers(table)


@pytest.mark.slow
async def test_after_a_deletion_nothing_is_kept_and_the_others_play_on(
    bot: Gamenight, table: Table
) -> None:
    await table.deal(ANA)
    await play_to_the_end(table)
    await table.quit(BEN)
    score = table.state.match.scores[BEN]
    others = [line for line in await board(bot) if line.player != BEN]
    await click(bot, BEN, "privacydelete:0:v.0:")
    assert set((await bot.store.persons.counts(BEN)).values()) == {0}
    assert await board(bot) == others != []
    assert table.state.match.scores == {**table.state.match.scores, "n1": score}
    assert BEN not in str(table.state)
    assert BEN not in table.players
    stored = await bot.store.tables.get(table.state.id)
    assert stored == table.state
    await table.arrange(with_computer, ANA)
    await table.deal(ANA)
    await play_out(table)
    assert len(await board(bot)) == len(others)


async def test_a_table_at_which_the_person_never_was_is_not_touched(
    bot: Gamenight, table: Table
) -> None:
    before = table.state
    await click(bot, STRANGER, "privacydelete:0:v.0:")
    assert table.state is before


@pytest.mark.parametrize("language", LANGUAGES)
def test_whose_name_was_deleted_is_somebody_in_every_language(language: str) -> None:
    with speaking(language):
        assert "n1" not in named("n1")
        assert "<@" not in named("n1")


async def test_the_command_answers_in_private(bot: Gamenight) -> None:
    answered = await used(bot, STRANGER, "privacy:0:v.0:", [])
    assert "What I keep of you" in said(answered)
    assert {command.name for command in bot.tree.get_commands()} >= {"privacy", "settings"}
