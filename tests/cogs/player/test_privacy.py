"""/privacy: what is kept is told to the person alone, taken along as a file, and deleted."""

from __future__ import annotations

import json
from typing import Any

import discord
import pytest

from bot.app import App
from bot.domain.seating import with_computer
from bot.domain.state import Stage
from bot.players import weakest
from bot.standing.leaderboards import RankedBy, Standing
from bot.standing.tallies import Scope
from bot.tables.table import Table
from bot.words import LANGUAGES
from bot.words.speech import Speech
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


async def board(app: App) -> list[Standing]:
    found = await app.store.rankings.leaderboard(
        Scope.of(GUILD, "president_comp303"), RankedBy.DEALS
    )
    return [*found.standings]


async def play_to_the_end(table: Table) -> None:
    while table.now.due():
        player = table.now.due()[0]
        seen = table.now.view(player)
        assert seen is not None
        await table.act(player, weakest(seen))


async def test_it_tells_how_much_is_kept_of_the_person_and_offers_to_send_or_delete_it(
    app: App, table: Table
) -> None:
    await app.store.servers.set_waiting(GUILD, BEN, True)
    await table.deal(ANA)
    answer = await click(app, BEN, "privacy:0:v.0:")
    assert "What I store about you" in answer
    assert "your settings and your Discord language" in answer
    assert "1 deal you played" in answer
    assert "your wish to hear of the next table, on 1 server" in answer
    assert answer.splitlines()[-2:] == ["Download", "Delete"]
    assert "1 deal" not in await click(app, STRANGER, "privacy:0:v.0:")


@pytest.mark.slow
async def test_export_is_for_the_person_alone_and_holds_all_own_data(
    app: App, table: Table
) -> None:
    await table.deal(ANA)
    await play_to_the_end(table)
    answered = await used(app, BEN, "privacyexport:0:v.0:", [])
    assert answered.given[-1][1]["ephemeral"]
    told = exported(answered)
    assert told["person"] == BEN
    (deal,) = told["deal"]
    assert deal["events"]
    assert told["preference"][0]["seen"] == "en"
    assert [one["player"] for one in told["result"]] == [BEN]


async def test_a_person_at_a_table_is_told_to_leave_first(app: App, table: Table) -> None:
    before = await app.store.persons.counts(BEN)
    for act in ("privacyask", "privacydelete"):
        answer = await click(app, BEN, f"{act}:0:v.0:")
        assert "You're at a table" in answer
        assert f"https://discord.com/channels/{GUILD}/{CHANNEL}" in answer
    assert await app.store.persons.counts(BEN) == before | {"preference": 1, "display_name": 1}


async def test_it_asks_before_it_deletes(app: App) -> None:
    answer = await click(app, STRANGER, "privacyask:0:v.0:")
    assert "This can't be undone." in answer
    assert answer.splitlines()[-2:] == ["Delete everything", "Keep it"]
    assert (await app.store.persons.counts(STRANGER))["preference"] == 1


@pytest.mark.slow
async def test_leaver_in_mid_deal_waits_for_its_end(app: App, table: Table) -> None:
    await table.deal(ANA)
    await table.quit(BEN)
    assert "try again after the deal" in await click(app, BEN, "privacydelete:0:v.0:")
    await play_out(table)
    assert "Deleted." in await click(app, BEN, "privacydelete:0:v.0:")


async def play_out(table: Table) -> None:
    while table.state.stage is Stage.DEAL:
        if table.now.waited_for():
            player = table.now.waited_for()[0]
            seen = table.now.view(player)
            assert seen is not None
            await table.act(player, weakest(seen))
        else:
            await play_computers(table)


@pytest.mark.slow
async def test_after_a_deletion_nothing_is_kept_and_the_others_play_on(
    app: App, table: Table
) -> None:
    await table.deal(ANA)
    await play_to_the_end(table)
    await table.quit(BEN)
    score = table.state.match.scores[BEN]
    others = [line for line in await board(app) if line.player != BEN]
    await click(app, BEN, "privacydelete:0:v.0:")
    assert set((await app.store.persons.counts(BEN)).values()) == {0}
    assert await board(app) == others != []
    assert table.state.match.scores == {**table.state.match.scores, "n1": score}
    assert BEN not in str(table.state)
    assert BEN not in table.now.players
    stored = await app.store.tables.get(table.state.id)
    assert stored == table.state
    await table.arrange(with_computer, ANA)
    await table.deal(ANA)
    await play_out(table)
    assert len(await board(app)) == len(others)


async def test_a_table_at_which_the_person_never_was_is_not_touched(app: App, table: Table) -> None:
    before = table.state
    await click(app, STRANGER, "privacydelete:0:v.0:")
    assert table.state is before


@pytest.mark.parametrize("language", LANGUAGES)
def test_deleted_name_is_a_word_in_every_language(language: str) -> None:
    speech = Speech(language)
    assert "n1" not in named(speech, "n1")
    assert "<@" not in named(speech, "n1")


async def test_the_command_answers_in_private(app: App) -> None:
    answered = await used(app, STRANGER, "privacy:0:v.0:", [])
    assert "What I store about you" in said(answered)
    assert {command.name for command in app.client.tree.get_commands()} >= {"privacy", "settings"}
