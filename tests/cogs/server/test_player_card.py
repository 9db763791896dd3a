"""A player's card as it is asked for on a server, and the picture of a leaderboard."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from bot.app import App
from bot.domain.boards import Scored
from cogs.server.leaderboard import LeaderboardCommand
from tests.bot.four_people import PEOPLE, PRESET
from tests.bot.store.test_leaderboard import OTHER, ended, play
from tests.cogs.clicking import EVERYTHING, GUILD, interaction, said

ANA, BEN, CHI, _ = PEOPLE


async def card(app: App, of: str, asking: str = ANA) -> str:
    """What is answered when somebody asks for a person's card."""
    asked = interaction(app, asking)
    asked.message = None
    command: Any = LeaderboardCommand(app).leaderboard
    await command.callback(LeaderboardCommand(app), asked, player=SimpleNamespace(id=int(of)))
    return said(asked.answered)


async def test_a_card_counts_all_games_of_a_person_here(app: App) -> None:
    deals = [
        (PRESET, ended({ANA: 2, BEN: 1}, Scored.POINTS)),
        (PRESET, ended({ANA: 2, BEN: 1}, Scored.POINTS)),
        (OTHER, ended({BEN: 0, ANA: 9}, Scored.PENALTIES)),
    ]
    await play(app.store, GUILD, deals)
    told = await card(app, ANA)
    assert f"Player {ANA} on this server" in told
    assert "3 deals" in told
    assert "2 deals won" in told
    assert "average place 1.33" in told
    assert "first 2 deals in a row" in told
    assert "Against you" not in told


async def test_somebody_elses_card_compares_the_two(app: App) -> None:
    await play(app.store, GUILD, [(PRESET, ended({ANA: 2, BEN: 1}, Scored.POINTS))] * 2)
    assert "Against you: 0 times ahead, 2 times behind" in await card(app, BEN)
    assert "Against you: 2 times ahead, 0 times behind" in await card(app, ANA, BEN)


async def test_deals_that_a_computer_played_for_somebody_are_not_on_the_card(
    app: App,
) -> None:
    await play(app.store, GUILD, [(PRESET, ended({ANA: 2, BEN: 1}, Scored.POINTS, ANA))])
    assert "hasn't finished a deal with other people here yet" in await card(app, ANA)
    assert "1 deal" in await card(app, BEN)


async def test_bars_stand_below_where_files_may_be_sent(app: App) -> None:
    await play(app.store, GUILD, [(PRESET, ended({ANA: 2, BEN: 1}, Scored.POINTS))])
    for options, alt in (
        ({}, "Bar chart, best first: 1 Player 11: 2; 2: 1."),
        (
            {"player": SimpleNamespace(id=int(BEN))},
            " how often in each place. 2nd: 1",
        ),
    ):
        asked = interaction(app, ANA)
        asked.message, asked.app_permissions = None, EVERYTHING
        command: Any = LeaderboardCommand(app).leaderboard
        await command.callback(LeaderboardCommand(app), asked, **options)
        (file,) = asked.answered.given[-1][1]["files"]
        assert file.filename == "bars.png"
        assert alt in file.description


async def test_who_has_not_played_has_no_card(app: App) -> None:
    assert f"Player {CHI} hasn't finished a deal" in await card(app, CHI)
