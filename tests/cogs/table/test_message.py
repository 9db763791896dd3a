"""The public message of a lobby."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from discord.ui import TextDisplay

from bot.app import App
from bot.domain.drafts import replaced_by
from bot.domain.state import Draft
from bot.store import Store
from bot.tables.table import Table
from bot.words.speech import Speech
from cogs.table.message import _lobby, _unrated, seat_lines, seen_by_all
from tests.bot.four_people import PEOPLE, play_on
from tests.cogs.hand.test_status import dealt, seen, step


async def lobby(table: Table, **changed: str) -> str:
    """Return the text of the lobby with these rules changed."""
    await table.edit(PEOPLE[0], replaced_by(Draft("president_basic", changed)))
    return _lobby(Speech(), table.now)


async def test_the_lobby_says_one_thing_about_jokers(table: Table) -> None:
    said = await lobby(table, jokers="2")
    assert "With 2 jokers." in said
    assert "No jokers" not in said
    assert "one house rule" in said


async def test_a_game_for_one_number_of_players_says_how_many_it_needs(table: Table) -> None:
    """The lobby does not say "Players 4 (3 to 3)"."""
    assert f"**{len(PEOPLE)} of 3 players**" in await lobby(table, players="3..3")
    assert f"**{len(PEOPLE)} players** (3 to 7 can play)" in await lobby(table, players="3..7")


async def test_lobby_of_a_plain_game_names_its_special_rule(table: Table) -> None:
    assert "The Scum gives the President their best card" in await lobby(table)


@pytest.mark.slow
async def test_champion_out_first_has_one_crown(store: Store) -> None:
    table, chance = await dealt(store, "president_basic", 4), Random(1)
    while not (out := seen(table).out):
        await step(table, chance)
    first, other = (table.now.players[seat] for seat in (out[0], (out[0] + 1) % 4))
    for champion, crowns in ((first, 1), (other, 2)):
        now = table.now
        now.state = replace(table.state, champions=(champion,))
        assert "\n".join(seat_lines(Speech(), now)).count("👑") == crowns


async def test_before_the_cut_no_seat_has_a_number_of_cards(store: Store) -> None:
    table = await dealt(store, "bigtwo_basic", 4)
    assert "card" not in "\n".join(seat_lines(Speech(), table.now))
    await step(table, Random(1))
    assert "\n".join(seat_lines(Speech(), table.now)).count("13 cards") == 4


async def test_the_lobby_says_where_rules_unrate_its_deals(app: App, table: Table) -> None:
    speech, line = Speech(), "-# Not rated: house rules"

    async def told() -> bool:
        return line in await _unrated(speech, app, table.state)

    assert not await told()
    await table.arrange(lambda state: replace(state, changed={"match_target": "3"}))
    assert not await told(), "a shorter match is no house rule"
    await table.arrange(lambda state: replace(state, changed={"announce": "one"}))
    assert await told()
    await app.store.servers.change_settings(table.state.guild_id, rates_custom=True)
    assert not await told()


@pytest.mark.slow
async def test_words_tell_all_that_stands_beside_the_picture(app: App, table: Table) -> None:
    await table.deal(PEOPLE[0])
    for _ in range(2):
        beside, alone = [
            {
                line
                for item in view.walk_children()
                if isinstance(item, TextDisplay)
                for line in item.content.splitlines()
            }
            for pictures in (True, False)
            for view, _ in [await seen_by_all(Speech(), app, table.now, pictures)]
        ]
        assert beside <= alone
        assert any(line.startswith("### President") for line in alone)
        assert sum(line[:3] in {"▶ `", "\u2003 `"} for line in alone) == len(PEOPLE)
        await play_on(table)  # then the deal with titles
        await table.deal(PEOPLE[0])
    assert any(line.endswith(" · President") for line in alone)
