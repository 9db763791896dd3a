"""Ratings as people read them: on the leaderboard, and on a profile."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.app import App
from bot.clock import Clock
from bot.standing.ratings import Rating
from bot.store.result_rows import read_stored
from bot.words import LANGUAGES
from bot.words.speech import Speech
from cogs.server.leaderboard import LeaderboardCommand
from tests.bot.store.evenings import DAY, Evenings, in_order
from tests.cogs.clicking import EVERYTHING, GUILD, interaction
from tests.cogs.server.test_leaderboard import ANA as ASKING
from tests.cogs.server.test_leaderboard import shown
from tests.cogs.server.test_profile import profile

RATING = re.compile(r"\*\*(1[0-9]{3}) ± ")
ANA, BEN, CHI, DEV, EVA = "1001", "1002", "1003", "1004", "1005"


async def played(app: App) -> Evenings:
    """Sixteen deals in which Ana beats Ben, Chi and Dev, and two that Eva wins."""
    evenings = Evenings(app.store)
    for _ in range(16):
        await evenings.end("bigtwo_basic", in_order(ANA, BEN, CHI, DEV), GUILD)
    for _ in range(2):
        await evenings.end("bigtwo_basic", in_order(EVA, DEV, "c1", "c2"), GUILD)
    return evenings


@pytest.mark.slow
async def test_people_are_ranked_by_rating_and_uncertain_ones_stand_below_a_line(app: App) -> None:
    await played(app)
    board = await shown(app, by="rating")
    assert "Ranked by rating." in board
    lines = [line for line in board.splitlines() if "±" in line]
    people = [line for line in lines if "Player" in line]
    below = "── not ranked yet: under 10 deals, or more than ± 75"
    assert [line.partition(" · ")[0] for line in lines] == [
        *(f"🥇 Player {ANA}", f"🥈 Player {BEN}", f"🥉 Player {CHI}", f"`4` Player {DEV}"),
        *(below, f"`?` Player {EVA}"),
    ]
    ratings = [int(found[1]) for line in lines if (found := RATING.search(line))]
    assert ratings[:4] == sorted(ratings[:4], reverse=True)
    assert ratings[3] < 1500 < ratings[4], "an uncertain one is not above the line"
    assert [" ?**" in line for line in people] == [False] * 4 + [True]


@pytest.mark.slow
async def test_the_picture_has_the_ranked_people_alone(app: App) -> None:
    await played(app)
    asked = interaction(app, ANA)
    asked.message, asked.app_permissions = None, EVERYTHING
    command: Any = LeaderboardCommand(app).leaderboard
    await command.callback(LeaderboardCommand(app), asked, by="rating")
    (file,) = asked.answered.given[-1][1]["files"]
    assert len(re.findall("1[3-7][0-9]{2}", file.description)) == 4


@pytest.mark.slow
async def test_a_rating_is_that_of_the_ladder_on_the_whole_server(app: App) -> None:
    await played(app)
    board = await shown(app, by="rating")
    assert await shown(app, by="rating", game="bigtwo_basic") == board
    assert await shown(app, by="rating", ladder="bigtwo") == board
    assert await shown(app, by="rating", season="tonight") == board


@pytest.mark.slow
async def test_a_season_has_ratings_of_its_own(app: App) -> None:
    await played(app)
    board = await shown(app, by="rating", season="now")
    assert f"🥇 Player {ANA} · **16" in board
    assert "Season 1" in board


@pytest.mark.slow
async def test_board_without_ratings_is_empty(app: App) -> None:
    evenings = Evenings(app.store)
    await evenings.end("bigtwo_basic", in_order(ANA, BEN, CHI, DEV), GUILD, announce="one")
    assert "Nobody is ranked here yet" in await shown(app, by="rating", ladder="bigtwo")


@pytest.mark.slow
async def test_the_profile_has_ratings_by_ladder_with_the_best_and_says_how_sure_they_are(
    app: App,
) -> None:
    evenings = await played(app)
    await evenings.end("thirteen_denexa", in_order(BEN, ANA, CHI), GUILD)
    told = await profile(app, ANA)
    two, thirteen = (line for line in told.splitlines() if "±" in line)
    assert re.fullmatch(r"Big Two: \*\*16[0-9]{2} ± 7[0-9]\*\* · best 16[0-9]{2}", two)
    assert re.fullmatch(r"Thirteen: \*\*1500 ± 8[0-9] \?\*\*", thirteen)
    assert "-# Ratings need time" in told


def margins(told: str) -> list[int]:
    return [int(found) for found in re.findall("± ([0-9]+)", told)]


@pytest.mark.slow
async def test_pause_shows_the_rating_of_the_next_deal_at_once(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    evenings = await played(app)
    (before,) = margins(await profile(app, BEN))
    evenings.now += 300 * DAY
    monkeypatch.setattr(app, "clock", Clock(lambda: evenings.now))
    (after,) = margins(await profile(app, BEN))
    board = await shown(app, by="rating")
    (line,) = [one for one in board.splitlines() if f"Player {BEN}" in one]
    deal_id = await evenings.end("bigtwo_basic", in_order(ANA, BEN, CHI, DEV), GUILD)
    stored = await app.store.read(read_stored, [deal_id])
    assert before < after == Rating.stored(*stored[deal_id][BEN][:2]).margin
    assert margins(line) == [after]


@pytest.mark.slow
async def test_after_years_a_rating_is_as_uncertain_as_at_the_start_and_not_ranked(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    evenings = await played(app)
    season = await shown(app, by="rating", season="now")
    monkeypatch.setattr(app, "clock", Clock(lambda: evenings.now + 4_000 * DAY))
    told = await profile(app, ANA)
    assert margins(told) == [Rating().margin]
    assert " ?**" in told
    lines = [one for one in (await shown(app, by="rating")).splitlines() if "±" in one]
    assert [one[:3] for one in lines] == ["`–`"] * 5
    assert "── not played here for 90 days" in await shown(app, by="rating")
    assert "`?` Player " not in season.partition("── not")[0]


@pytest.mark.slow
async def test_the_board_of_a_season_that_is_over_stays(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    evenings = await played(app)
    evenings.now += 200 * DAY
    await app.store.seasons.close_due(GUILD, evenings.now)
    monkeypatch.setattr(app, "clock", Clock(lambda: evenings.now))
    before = margins(await shown(app, by="rating", season="1"))
    evenings.now += 4_000 * DAY
    assert margins(await shown(app, by="rating", season="1")) == before != []


async def test_a_profile_without_a_rated_deal_says_nothing_of_ratings(app: App) -> None:
    evenings = Evenings(app.store)
    await evenings.end("bigtwo_basic", in_order(ANA, BEN, CHI, DEV), GUILD, announce="one")
    told = await profile(app, ANA)
    assert "Favorite game: **Big Two**, 1 deal" in told
    assert "±" not in told
    assert "Ratings" not in told


@pytest.mark.slow
@pytest.mark.sampled(3)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_ratings_are_told_in_every_language(app: App, language: str) -> None:
    await played(app)
    await app.store.preferences.change(ASKING, language=language)
    speech = Speech(language)
    ranked = speech.say("leaderboard-ranked", number=speech.say("leaderboard-by-rating"))
    board = await shown(app, by="rating")
    assert "±" in board
    assert ranked in board
