"""Leaderboards of all time, on which people who are gone stand below a line."""

from __future__ import annotations

from bot.playground.world import servers
from bot.playground.world.seed import GAME_NIGHT_ID
from tests.night.house import House
from tests.night.people import Person
from tests.night.played import played
from tests.night.sitting import Sitting
from tests.night.test_winning import opened, play


async def board(asking: Person, sitting: Sitting, **options: str) -> str:
    step = await asking.type_command(sitting.room.id, "leaderboard", **options)
    return await asking.answer(step)


@played
async def test_winner_outside_the_server_stands_below_the_line(house: House) -> None:
    """Ben wins and leaves the server: the board of all time has no medal for Ben any more."""
    sitting = await opened(house, 3, "thirteen_denexa")
    told = await play(sitting, 1)
    (won,) = told.winners(told.deals[0])
    winner = next(one for one in sitting.people if one.name == won)
    asking = next(one for one in sitting.people if one.name != won)
    assert f"🥇 {won} · **1 deal won**" in await board(asking, sitting, by="wins")
    servers.leave(house.playground.world, GAME_NIGHT_ID, winner.id)
    for _ in range(2):  # the second answer may come from a cache
        ranked, _, below = (await board(asking, sitting, by="wins")).partition("── not played here")
        assert won not in ranked
        assert f"`–` {won} · **1 deal won**" in below
        assert "· last deal <t:" in below
        season = await board(asking, sitting, by="wins", season="now")
        assert f"🥇 {won} · **1 deal won**" in season, "a season keeps its results"
