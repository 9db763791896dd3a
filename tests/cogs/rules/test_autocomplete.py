"""While a person types a game, the server's own rules come first, then games in one's language."""

from __future__ import annotations

import re

import discord
import pytest

from bot.app import App
from bot.discord import limits
from bot.domain.drafts import FIRST
from bot.domain.preferences import HousePreset
from bot.words import LANGUAGES
from bot.words.house_rules import typed_rules
from bot.words.rulebook import question
from bot.words.speech import Speech
from bot.words.values import offered as offered_values
from bot.words.values import shown
from cogs.rules.autocomplete import preset_choices, rule_choices, values_of
from rules.catalogue.presets import PRESETS
from tests.cogs.clicking import GUILD, interaction

WHO = "11"


async def offered(app: App, typed: str, **surroundings: object) -> dict[str, str]:
    """Return the names in the list of games, by the value that Discord sends for each."""
    here = interaction(app, WHO, **surroundings)  # type: ignore[arg-type]  # whatever they are
    return {one.value: one.name for one in await preset_choices(app, here, typed)}


@pytest.mark.slow
async def test_plain_games_come_before_their_forms(app: App) -> None:
    found = list(await offered(app, ""))
    assert len(found) == limits.OPTIONS
    bases = [PRESETS[preset].base in PRESETS for preset in found]
    assert bases == sorted(bases)


async def test_the_rules_of_the_server_leave_room_for_games(app: App) -> None:
    for number in range(30):
        kept = HousePreset(f"President {number}", FIRST, {}, WHO, 1.0)
        await app.store.servers.keep_house_preset(GUILD, kept)
    found = await offered(app, "president")
    ours = [value for value in found if value.startswith("ours:")]
    assert (len(ours), len(found)) == (limits.OPTIONS // 2, limits.OPTIONS)
    assert list(found)[: len(ours)] == ours
    assert not any(value.startswith("ours:") for value in await offered(app, "", guild_id=2))


@pytest.mark.slow
async def test_games_are_found_by_their_names_in_ones_language_and_in_english(
    app: App,
) -> None:
    german = {"locale": discord.Locale.german}
    (value, name), *_ = (await offered(app, PRESETS[FIRST].title, **german)).items()
    english = (await offered(app, PRESETS[FIRST].title))[value]
    assert name != english
    assert value in await offered(app, name[:20], **german)
    assert await offered(app, "no such game") == {}


@pytest.mark.parametrize("locale", [discord.Locale.american_english, discord.Locale.japanese])
async def test_values_of_a_rule_fit_and_can_be_searched(app: App, locale: discord.Locale) -> None:
    complete, here = values_of("titles"), interaction(app, WHO, locale=locale)
    every = await complete(here, "")
    assert 1 < len(every) <= limits.OPTIONS
    assert all(0 < len(one.name) <= limits.OPTION for one in every)
    assert [one.value for one in await complete(here, every[0].name)] == [every[0].value]


async def house_rules(app: App, typed: str, **surroundings: object) -> dict[str, str]:
    """Return the choices for the last house rule, by the value that Discord sends for each."""
    here = interaction(app, WHO, **surroundings)  # type: ignore[arg-type]  # whatever they are
    return {one.value: one.name for one in await rule_choices(here, typed)}


async def test_the_last_house_rule_is_completed_with_its_answers(app: App) -> None:
    assert len(await house_rules(app, "")) == limits.OPTIONS
    equal_skip = [f"jokers=2, equal_skip={value}" for value in ("off", "one", "per_card")]
    for typed in ("skip", "equal_skip=", "equal_skip", "next player does equal"):
        assert list(await house_rules(app, f"jokers=2, {typed}"))[:3] == equal_skip, typed
    assert next(iter(await house_rules(app, "skip_equal"))) == "equal_skip=off"
    assert list(await house_rules(app, "equal_skip=yes, as")) != equal_skip
    assert next(iter(await house_rules(app, "match_target=17"))) == "match_target=17"
    assert "two_power=wins_trick" in await house_rules(app, "two clears")
    assert "exchange=[2,1]" in await house_rules(app, "exchange=[2,")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_house_rules_are_completed_in_the_language_of_the_person(
    app: App, language: str
) -> None:
    here = {"locale": discord.Locale("en-US" if language == "en" else language)}
    speech = Speech(language)
    asked, answer = question(speech, "equal_skip"), shown(speech, "equal_skip", "one")
    words = re.sub("[,，、？?]", " ", f"{answer} {asked}")
    for typed in (asked, words, f"{asked} {answer}", "equal_skip="):
        found = await house_rules(app, typed, **here)
        assert found["equal_skip=one"] == f"{asked} {answer}", typed


@pytest.mark.parametrize("language", LANGUAGES)
async def test_typing_goes_on_after_the_text_of_a_choice(app: App, language: str) -> None:
    """Discord leaves the text of a choice in the field, and sends the text once it is changed."""
    here = {"locale": discord.Locale("en-US" if language == "en" else language)}
    rules = {"equal_skip": "one", "players": "3..5", "two_power": "wins_trick", "jokers": "2"}
    field, sent = "", ""
    for option, value in rules.items():
        typed = f"{field}, {option}={value}" if field else f"{option}={value}"
        sent, field = next(iter((await house_rules(app, typed, **here)).items()))
        assert len(field) <= limits.OPTION
        speech = Speech(language)
        assert typed_rules(speech, field) == typed_rules(speech, sent)
    speech = Speech(language)
    assert typed_rules(speech, sent) == rules


async def test_a_question_is_offered_where_its_answers_are_too_many(app: App) -> None:
    value, name = next(iter((await house_rules(app, "")).items()))
    assert value.endswith("=")
    assert set(await house_rules(app, name)) == {
        f"{value}{answer}" for answer in offered_values(value.removesuffix("="))
    }


async def test_no_house_rule_is_offered_that_discord_would_not_take(app: App) -> None:
    long = ", ".join(f"jokers={number}" for number in range(10))
    for typed in ("", "e", long, f"{long}, equal_skip=", "=", ",,", "[", "x" * 6000):
        for value, name in (await house_rules(app, typed)).items():
            assert 0 < len(value) <= limits.OPTION, typed
            assert 0 < len(name) <= limits.OPTION, typed
