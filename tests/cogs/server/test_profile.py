"""The commands for profiles and rivals on a server, and the picture of a leaderboard."""

from __future__ import annotations

import re
from dataclasses import replace
from types import SimpleNamespace
from typing import Any
from unittest.mock import ANY, MagicMock

import discord
import pytest

from bot.app import App
from bot.domain.achievements import Achievement
from bot.domain.boards import Scored
from bot.domain.preferences import Deck, Hidden
from bot.drawing.bars import LABEL_ROOM
from bot.drawing.names import has_room
from bot.drawing.palette import rgba
from bot.drawing.theme import DARK_FELTS, FELT, LEAST_CAP
from bot.standing.ratings import shown_points
from bot.words import LANGUAGES
from bot.words.speech import Speech
from cogs.core.people import named
from cogs.server.leaderboard import LeaderboardCommand
from cogs.server.profile import ProfileCommands
from tests.bot.drawing.pixels import ON_FELT, decoded
from tests.bot.four_people import PEOPLE, PRESET
from tests.bot.store.evenings import DAY, Evenings, in_order, partners
from tests.bot.store.test_achievements import Server, places
from tests.bot.store.test_leaderboard import OTHER, ended, play
from tests.cogs.clicking import EVERYTHING, GUILD, click, interaction, said
from tests.english import english

ANA, BEN, CHI, DEV = PEOPLE


def person(player: str) -> SimpleNamespace:
    return SimpleNamespace(id=int(player), display_name=f"Player {player}", name="user")


async def profile(app: App, of: str, asking: str = ANA) -> str:
    """Return the answer to the person `asking` for the profile of the person `of`."""
    asked = interaction(app, asking)
    asked.message = None
    command: Any = ProfileCommands(app).profile
    await command.callback(ProfileCommands(app), asked, player=person(of))
    return said(asked.answered)


async def rivals(app: App, one: Any, other: Any = None, asking: str = ANA) -> str:
    """Return the answer to the person `asking` for the results of two people against each other."""
    asked = interaction(app, asking)
    asked.message = None
    command: Any = ProfileCommands(app).rivals
    await command.callback(ProfileCommands(app), asked, player=one, other=other)
    return said(asked.answered)


def stranger(player: str) -> discord.User:
    """Return a person who is not on the server, as Discord describes the person."""
    about: Any = {"id": player, "username": "gone", "discriminator": "0", "avatar": None}
    return discord.User(state=MagicMock(), data=about)


async def test_a_profile_counts_all_games_of_a_person_here(app: App) -> None:
    deals = [
        (PRESET, ended({ANA: 2, BEN: 1}, Scored.POINTS)),
        (PRESET, ended({ANA: 2, BEN: 1}, Scored.POINTS)),
        (OTHER, ended({BEN: 0, ANA: 9}, Scored.PENALTIES)),
    ]
    await play(app.store, GUILD, deals)
    told = await profile(app, ANA)
    assert f"Player {ANA} on this server" in told
    assert "3 deals" in told
    assert "Deals won: 2; 2nd place: 1" in told
    assert "Average place: **1.33** of 2\n" in told
    assert "first 2 deals in a row" in told
    assert "Against you" not in told


async def test_profile_has_average_places_by_size_and_one_number_of_wins(app: App) -> None:
    """A mean over tables of two and of three would mix what a place is worth."""
    two, three = {ANA: 2, BEN: 1}, {BEN: 3, CHI: 2, ANA: 1}
    landlord = [
        replace(one, side=int(one.player != ANA), side_place=min(place, 2), sides=2)
        for place, one in enumerate(ended({ANA: 2, BEN: -1, CHI: -1}, Scored.POINTS), 1)
    ]
    deals = [*[(PRESET, ended(two, Scored.POINTS))] * 2, (PRESET, ended(three, Scored.POINTS))]
    await play(app.store, GUILD, [*deals, ("doudizhu_denexa", landlord)])
    told = await profile(app, ANA)
    assert "4 deals\nDeals won: 3; 3rd place: 1\n" in told
    assert "Average place: **1.00** of 2 · **3.00** of 3\n" in told
    profiles = ProfileCommands(app)
    alt = await picture(app, profiles.profile, profiles)
    assert "Deals won: 3; 3rd place: 1." in alt
    other = await picture(app, profiles.profile, profiles, player=person(BEN))
    assert "Deals won: 1; 2nd place: 2; Other deals: 1." in other


async def test_profile_of_another_person_compares_the_two(app: App) -> None:
    await play(app.store, GUILD, [(PRESET, ended({ANA: 2, BEN: 1}, Scored.POINTS))] * 2)
    assert "Against you: 0 times ahead, 2 times behind" in await profile(app, BEN)
    assert "Against you: 2 times ahead, 0 times behind" in await profile(app, ANA, BEN)


async def test_deals_played_by_a_stand_in_are_not_on_the_profile(
    app: App,
) -> None:
    await play(app.store, GUILD, [(PRESET, ended({ANA: 2, BEN: 1}, Scored.POINTS, ANA))])
    assert "hasn't finished a deal with other people here yet" in await profile(app, ANA)
    assert "1 deal" in await profile(app, BEN)


async def picture(app: App, command: Any, cog: Any, **options: Any) -> str:
    """Return the alternative text of the picture in an answer."""
    asked = interaction(app, ANA)
    asked.message, asked.app_permissions = None, EVERYTHING
    await command.callback(cog, asked, **options)
    (file,) = asked.answered.given[-1][1]["files"]
    assert file.filename in ("bars.png", "rivals.png")
    return str(file.description)


@pytest.mark.parametrize("deck", ["four", "contrast"])
async def test_pictures_in_answers_have_the_contrast_of_the_readers_deck(
    app: App, deck: str
) -> None:
    await play(app.store, GUILD, [(PRESET, ended({ANA: 2, BEN: 1}, Scored.POINTS))])
    await app.store.preferences.change(ANA, deck=Deck(deck))
    profiles, board = ProfileCommands(app), LeaderboardCommand(app)
    commands: tuple[tuple[Any, Any, dict[str, Any]], ...] = (
        (profiles.profile, profiles, {}),
        (profiles.rivals, profiles, {"player": person(BEN), "other": None}),
        (board.leaderboard, board, {}),
    )
    for command, cog, options in commands:
        asked = interaction(app, ANA)
        asked.message, asked.app_permissions = None, EVERYTHING
        await command.callback(cog, asked, **options)
        (file,) = asked.answered.given[-1][1]["files"]
        felt = decoded(file.fp.read()).getpixel(ON_FELT)
        assert felt == rgba(DARK_FELTS[FELT] if deck == "contrast" else FELT)


async def test_bars_stand_below_where_files_may_be_sent(app: App) -> None:
    await play(app.store, GUILD, [(PRESET, ended({ANA: 2, BEN: 1}, Scored.POINTS))])
    board, profiles = LeaderboardCommand(app), ProfileCommands(app)
    told = await picture(app, board.leaderboard, board)
    assert "Bar chart, best first. 1st: Player 11, 2 points, 1 deal. 2nd: 1 point" in told
    told = await picture(app, profiles.profile, profiles, player=person(BEN))
    assert told.endswith("2nd place: 1. Last deal, newest last: 2.")
    assert "Rating" not in told, "two ratings are no course"


async def test_the_picture_has_the_course_of_the_rating_at_the_ladder_most_played(
    app: App,
) -> None:
    evenings = Evenings(app.store)
    await evenings.end("thirteen_denexa", in_order(BEN, ANA, CHI), GUILD)
    for order in ((ANA, BEN), (ANA, BEN), (BEN, ANA)):
        await evenings.end("bigtwo_basic", in_order(*order), GUILD)
    profiles = ProfileCommands(app)
    told = await picture(app, profiles.profile, profiles)
    found = re.search(
        r"Deals won: 2; .* Rating in Big Two, last 3 deals: from (\d+) to (\d+)\. Lowest \d+, h",
        told,
    )
    assert found, told
    first, last = map(int, found.groups())
    assert first == 1500 < last
    means = await app.store.ratings.course(GUILD, ANA, "bigtwo", 200)
    assert [round(shown_points(mu)) for mu in means] == [first, ANY, ANY, last]
    assert await app.store.ratings.course(GUILD, ANA, "bigtwo", 3) == means[1:]
    assert await app.store.ratings.course(GUILD + 1, ANA, "bigtwo", 200) == []


async def test_a_profile_names_the_nemesis_and_the_victim(app: App) -> None:
    evenings = Evenings(app.store)
    for order in ((BEN, ANA, CHI), (BEN, ANA, CHI), (BEN, CHI, ANA), (ANA, BEN)):
        await evenings.end("bigtwo_basic", in_order(*order), GUILD)
    await evenings.end("thirteen_denexa", in_order(CHI, ANA), GUILD)
    told = await profile(app, ANA)
    assert f"Beats you most: Player {BEN} (3)" in told
    assert f"You beat most often: Player {CHI} (2)" in told
    assert "in the last" not in told
    assert "Favorite game: **Big Two**, 4 deals" in told
    assert re.search(r"^Other games: .+ \*\*1\*\*$", told, re.MULTILINE)


async def test_a_profile_says_that_only_the_newest_deals_were_looked_through(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.rankings.NEWEST", 2)
    monkeypatch.setattr("cogs.server.profile.NEWEST", 2)
    evenings = Evenings(app.store)
    for order in ((BEN, ANA), (BEN, ANA), (ANA, CHI)):
        await evenings.end("bigtwo_basic", in_order(*order), GUILD)
    told = await profile(app, ANA)
    assert f"Beats you most: Player {BEN} (1) · in the last 2 deals" in told
    assert f"You beat most often: Player {CHI} (1) · in the last 2 deals" in told
    told = await profile(app, ANA, BEN)
    assert "Against you: 0 times ahead, 1 time behind · in the last 2 deals" in told


async def test_profile_of_another_person_is_in_the_third_person(app: App) -> None:
    evenings = Evenings(app.store)
    for order in ((BEN, ANA), (ANA, CHI)):
        await evenings.end("bigtwo_basic", in_order(*order), GUILD)
    told = await profile(app, ANA, DEV)
    assert f"Most often beaten by: Player {BEN} (1)" in told
    assert f"Beats most often: Player {CHI} (1)" in told


async def test_profile_has_the_latest_deals_and_the_wins_in_a_row(app: App) -> None:
    evenings = Evenings(app.store)
    for order in ((ANA, BEN), *((BEN, CHI, ANA),) * 9, (ANA, BEN), (ANA, BEN)):
        await evenings.end("president_basic", in_order(*order), GUILD)
    await evenings.end("thirteen_denexa", in_order(BEN, ANA), GUILD)
    record = await app.store.rankings.record(GUILD, ANA, ANA)
    assert record.latest == (0, 1, 1, 3, 3, 3, 3, 3, 3, 3)
    assert record.row == 0
    signs = "3, 3, 3, 3, 3, 3, 3, 1, 1, Lost"
    profiles = ProfileCommands(app)
    alt = await picture(app, profiles.profile, profiles)
    assert f"Last 10 deals, newest last: {signs}." in alt
    assert f"Last 10 deals, newest last: {signs}\n" in await profile(app, ANA)
    assert "Streak now" not in await profile(app, ANA)
    for _ in range(2):
        await evenings.end("president_basic", in_order(ANA, BEN), GUILD)
    told = await profile(app, ANA)
    assert "Streak now: won the last 2 deals" in told
    assert "🏅 Almost there: 1 win to Hat trick" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_have_room_on_the_picture_of_a_profile(language: str) -> None:
    speech = Speech(language)
    labels = [
        *(speech.say(f"profile-bar-{key}") for key in ("won", "others")),
        *(speech.say("profile-bar-place", place=place) for place in range(2, 10)),
        *(speech.say("profile-bar-latest", deals=deals) for deals in range(1, 11)),
    ]
    assert [one for one in labels if not has_room(one, LEAST_CAP, LABEL_ROOM)] == []


async def test_a_profile_with_a_picture_begins_with_it_and_tells_the_rest_once(app: App) -> None:
    evenings = Evenings(app.store)
    for order in ((ANA, BEN), (ANA, BEN), (BEN, ANA), (ANA, BEN), (ANA, BEN)):
        await evenings.end("president_basic", in_order(*order), GUILD)
    shown = frozenset({Achievement.RISE, Achievement.LOW})
    await Server(app.store, GUILD).end(places(ANA, BEN), {ANA: shown})
    asked = interaction(app, ANA)
    asked.message, asked.app_permissions = None, EVERYTHING
    command: Any = ProfileCommands(app).profile
    await command.callback(ProfileCommands(app), asked)
    view = asked.answered.given[-1][1]["view"]
    picture, text, _ = view.children[0].children
    assert isinstance(picture, discord.ui.MediaGallery)
    facts = str(picture.items[0].description).split(". ")
    assert facts[0].startswith(f"Profile of Player {ANA}")
    told = text.content.splitlines()
    assert told[0] == "6 deals"
    assert "Streak now: won the last 3 deals" in told
    assert "Best streak: first 2 deals in a row" in told
    assert "🏅 Achievements: **3** of 24" in told
    number = re.search(r"from 1500 to (\d+)", ". ".join(facts))
    assert number
    assert number[1] not in text.content, "the course ends with the rating"
    for fact in (english("achievement-rise"), "Deals won", f"Player {ANA}"):
        assert fact not in text.content
        assert any(fact in one for one in facts)


@pytest.mark.slow
async def test_rivals_are_compared_by_ladder_with_the_expected_results(app: App) -> None:
    evenings = Evenings(app.store)
    for order in ((ANA, BEN, CHI), (ANA, CHI, BEN), (BEN, ANA)):
        await evenings.end("bigtwo_basic", in_order(*order), GUILD)
    await evenings.end("bigtwo_teams", partners((ANA, BEN), (CHI, DEV)), GUILD)
    evenings.now += DAY
    await evenings.end("thirteen_denexa", in_order(BEN, ANA), GUILD)
    told = await rivals(app, person(ANA), person(BEN))
    lines = told.splitlines()
    assert f"### Player {ANA} and Player {BEN} on this server" in lines[0]
    assert f"5 deals against each other · the last on <t:{int(evenings.now)}:D>" in lines
    facts = (
        f"Player {ANA} **2 : 2** Player {BEN}",
        "Neither ahead: once",
        "Big Two: **2 : 1**",
        "Thirteen: **0 : 1**",
    )
    profiles = ProfileCommands(app)
    alt = await picture(app, profiles.rivals, profiles, player=person(ANA), other=person(BEN))
    assert alt.startswith(f"Player {ANA} against Player {BEN}. ")
    for fact in facts:
        assert fact in lines
        assert f"{fact.replace('**', '')}." in alt
    ratings = {}
    for who in (ANA, BEN):
        (ratings[who],) = [
            one.rating for one in await app.store.ratings.of(GUILD, who) if one.ladder == "bigtwo"
        ]
    points = ratings[ANA].shown - ratings[BEN].shown
    share = round(100 * ratings[ANA].ahead_of(ratings[BEN]))
    assert points > 1
    assert 50 < share < 60
    assert (
        f"-# Big Two: By rating, Player {ANA} is {points} points up and should finish ahead of "
        f"Player {BEN} in {share} of 100 deals. (?)"
    ) in lines
    assert "\n".join(lines).count("uncertain") == 1
    assert "-# (?) That's still uncertain." in lines


async def test_without_a_second_person_rivals_are_compared_with_the_asking_one(app: App) -> None:
    await play(app.store, GUILD, [(PRESET, ended({ANA: 2, BEN: 1}, Scored.POINTS))])
    told = await rivals(app, person(BEN))
    assert f"Player {BEN} **0 : 1** Player {ANA} (all in President)" in told


async def own_rivals(app: App, asking: str) -> tuple[str, Any]:
    """Return the answer to /rivals without a player, and the control below it."""
    asked = interaction(app, asking)
    asked.message, asked.app_permissions = None, EVERYTHING
    command: Any = ProfileCommands(app).rivals
    await command.callback(ProfileCommands(app), asked)
    answer = asked.answered.given[-1][1]
    box = answer["view"].children[0]
    rows = [one for one in box.children if isinstance(one, discord.ui.ActionRow)]
    alts = "".join(str(file.description) for file in answer["files"])
    control: Any = rows[0].children[0]
    return f"{said(asked.answered)}\n{alts}", control.item


async def test_without_anybody_the_rival_met_most_is_compared_and_others_are_offered(
    app: App,
) -> None:
    evenings = Evenings(app.store)
    for order in ((ANA, BEN), (CHI, ANA, BEN), (CHI, ANA), (ANA, CHI), (DEV, ANA)):
        await evenings.end("bigtwo_basic", in_order(*order), GUILD)
    await app.store.preferences.change(DEV, hidden=Hidden.NAMES)
    told, offered = await own_rivals(app, ANA)
    assert f"Player {ANA} 1 : 2 Player {CHI}" in told
    assert [one.value for one in offered.options] == [CHI, BEN]
    assert [one.value for one in offered.options if one.default] == [CHI]
    assert DEV not in told
    chosen = await click(app, BEN, offered.custom_id, BEN)
    assert "2 deals against each other" in chosen


async def test_person_without_rivals_is_told_how_to_begin(app: App) -> None:
    await play(app.store, GUILD, [(PRESET, ended({ANA: 2, BEN: 1}, Scored.POINTS))])
    told, offered = await own_rivals(app, CHI)
    assert "Nobody to compare you with yet." in told
    assert offered.custom_id.startswith("opentable:")
    await app.store.preferences.change(ANA, hidden=Hidden.ALL)
    told, offered = await own_rivals(app, BEN)
    assert "Nobody to compare you with yet." in told


async def test_rivals_are_refused_in_plain_words(app: App) -> None:
    await play(app.store, GUILD, [(PRESET, ended({ANA: 2, BEN: 1}, Scored.POINTS))])
    assert "Pick two different people." in await rivals(app, person(ANA))
    told = await rivals(app, person(ANA), person(CHI))
    assert f"Player {ANA} and Player {CHI} haven't finished a deal against each other" in told
    for one, other in ((stranger(BEN), person(ANA)), (person(ANA), stranger(BEN))):
        told = await rivals(app, one, other)
        assert "isn't on this server" in told
        assert "ahead" not in told


async def test_person_outside_the_server_has_no_profile(app: App) -> None:
    await play(app.store, GUILD, [(PRESET, ended({ANA: 2, BEN: 1}, Scored.POINTS))])
    asked = interaction(app, ANA)
    asked.message = None
    command: Any = ProfileCommands(app).profile
    await command.callback(ProfileCommands(app), asked, player=stranger(BEN))
    assert "isn't on this server" in said(asked.answered)


@pytest.mark.sampled(3)
@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
async def test_profiles_and_rivals_are_told_in_every_language(app: App, language: str) -> None:
    evenings = Evenings(app.store)
    for order in ((ANA, BEN), (ANA, BEN), (BEN, ANA)):
        await evenings.end("bigtwo_basic", in_order(*order), GUILD)
    await app.store.preferences.change(ANA, language=language)
    speech = Speech(language)
    title = speech.say("rivals-title", one=f"Player {BEN}", other=f"Player {ANA}")
    victim = speech.say("profile-victim-own", who=named(speech, BEN), count=2)
    nemesis = speech.say("profile-nemesis-own", who=named(speech, BEN), count=1)
    assert title in await rivals(app, person(BEN))
    told = await profile(app, ANA)
    assert victim in told
    assert nemesis not in told, "who loses more often is not both"


async def test_person_without_a_deal_has_no_profile(app: App) -> None:
    assert f"Player {CHI} hasn't finished a deal" in await profile(app, CHI)
