"""Achievements in words: short names, and a list that fits a message in every language."""

from __future__ import annotations

from typing import Any

import pytest

from bot.app import App
from bot.discord import limits
from bot.domain.achievements import GAMES, Achievement, on_picture
from bot.domain.names import Name
from bot.store.achievements import Earned
from bot.words import LANGUAGES, why
from bot.words.people import naming
from bot.words.speech import Speech
from cogs.core.custom_ids import UnknownControl
from cogs.hand.achievements import NAMED, PEOPLE, SIGNS, earned_lines
from cogs.server.profile import (
    PAGE,
    PAGES,
    ProfileCommands,
    achievements_line,
    achievements_page,
)
from tests.bot.domain.test_achievements import A
from tests.bot.store.test_achievements import ANA, BEN, CHI, Server, places
from tests.cogs.clicking import GUILD, click
from tests.cogs.server.test_profile import person, picture, profile
from tests.english import english

SIGNS_ID = "select-signs:0:v.0:"
ALL = [Earned(ANA, kind, 1_800_000_000.5) for kind in Achievement]
NAME = {player: Name("A name of 32 letters, the longest", "user") for player in (ANA, BEN, CHI)}


def test_every_achievement_has_a_sign_of_its_own() -> None:
    assert {*SIGNS} == {*Achievement}
    assert len({*SIGNS.values()}) == len(SIGNS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_short_and_differ(language: str) -> None:
    speech = Speech(language)
    names = [speech.say(f"achievement-{kind}") for kind in Achievement]
    assert [one for one in names if len(one) > 30] == []
    assert len({*names}) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("earned", [ALL, []], ids=["all", "none"])
def test_the_list_fits_a_message(language: str, earned: list[Earned]) -> None:
    speech = Speech(language)
    speech = naming(speech, NAME)
    pages = [achievements_page(speech, ANA, earned, page) for page in range(PAGES)]
    asked = [speech.say(f"achievement-about-{kind}") for kind in Achievement if kind not in GAMES]
    entries = [one for page in pages for one in page[2:]]
    assert len({*entries}) == len(entries) == len(Achievement)
    assert {len(page) for page in pages} == {2 + PAGE}
    assert all(len("\n".join(page)) <= limits.TEXT for page in pages)
    assert [one for one in asked if len(one) > 100 or not one.endswith((".", "。"))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_newest_are_named_on_the_profile(language: str) -> None:
    speech = Speech(language)
    line = achievements_line(speech, ALL)
    shown = [kind for kind in Achievement if speech.say(f"achievement-{kind}") in line]
    assert shown == [*Achievement][:3]
    assert "24" in achievements_line(speech, [])


def test_results_have_few_lines_of_few_names() -> None:
    speech = Speech("en")
    speech = naming(speech, NAME)
    every = [Earned(who, kind, 0.0) for who in (ANA, BEN, CHI) for kind in Achievement]
    assert len(earned_lines(speech, every)) == PEOPLE + 1
    assert earned_lines(speech, every)[-1] == "… and 1 more"
    (line,) = earned_lines(speech, ALL)
    assert line.endswith(f"All-rounder (has won all six games), +{24 - NAMED}")
    (short,) = earned_lines(speech, [Earned(ANA, A.PRESIDENT, 0.0), Earned(ANA, A.RISE, 0.0)])
    assert short.endswith("From Scum to President (won from last place), +1")
    assert earned_lines(speech, []) == []
    assert "<@" not in line


async def test_a_profile_counts_them_on_this_server_alone(app: App) -> None:
    await Server(app.store, GUILD).end(places(ANA, BEN), {ANA: frozenset({A.RISE})})
    await Server(app.store, GUILD + 1).end(places(ANA, BEN), {ANA: frozenset({A.LOW})}, "lectio")
    told = await profile(app, ANA)
    assert "🏅 Achievements: **1** of 24\n" in told
    assert told.count("From Scum to President") == 1, "it is shown on the profile"
    assert "🏅 Achievements: **0** of 24" in await profile(app, BEN)


async def test_three_of_ones_choice_are_on_the_picture_of_the_profile(app: App) -> None:
    shown = frozenset({A.RISE, A.LOW, A.BOMB, A.ROW})
    await Server(app.store, GUILD).end(places(ANA, BEN), {ANA: shown})
    page = await click(app, ANA, f"achievements:0:v.0:{ANA}")
    assert "On your profile picture: the newest three" in page
    assert "On your profile" not in await click(app, BEN, f"achievements:0:v.0:{ANA}")
    for many in ([A.LOW], [A.LOW, A.BOMB, A.ROW]):
        assert await click(app, ANA, SIGNS_ID, *many)
        assert (await app.store.preferences.of(ANA)).signs == (*many,)
    refused = why(Speech(), UnknownControl())
    for wrong in ([A.LOW, A.BOMB, A.ROW, A.RISE], ["crown"]):
        assert await click(app, ANA, SIGNS_ID, *wrong) == refused
    await click(app, ANA, SIGNS_ID)
    assert (await app.store.preferences.of(ANA)).signs == ()


def test_chosen_achievements_that_are_earned_here_are_shown_else_the_newest() -> None:
    newest = (A.RISE, A.LOW, A.BOMB, A.ROW)
    assert on_picture((), newest) == newest[:3]
    assert on_picture((A.ROW, A.LOW), newest) == (A.LOW, A.ROW)
    assert on_picture((A.CROWD, A.ROW), newest) == (A.ROW,)
    assert on_picture((A.CROWD,), newest) == newest[:3]
    assert on_picture((A.CROWD,), ()) == ()


async def test_the_alt_text_names_them(app: App) -> None:
    await Server(app.store, GUILD).end(places(ANA, BEN), {ANA: frozenset({A.RISE, A.LOW})})
    await app.store.preferences.change(ANA, signs=(A.LOW,))
    command: Any = ProfileCommands(app).profile
    alt = await picture(app, command, ProfileCommands(app), player=person(ANA))
    assert f"Shown on the profile: {english('achievement-low')}." in alt
