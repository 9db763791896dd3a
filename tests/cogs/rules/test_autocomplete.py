"""While a game is typed, the server's own rules come first, then games in the typist's language."""

from __future__ import annotations

import discord
import pytest

from bot import limits
from bot.client import Gamenight
from bot.domain.drafts import FIRST
from bot.domain.preferences import HousePreset
from cogs.rules.autocomplete import preset_choices, values_of
from rules.catalogue.presets import PRESETS
from tests.cogs.clicking import GUILD, interaction

WHO = "11"


async def offered(bot: Gamenight, typed: str, **surroundings: object) -> dict[str, str]:
    """What stands in the list, by what is sent for it."""
    here = interaction(bot, WHO, **surroundings)  # type: ignore[arg-type]  # whatever they are
    return {one.value: one.name for one in await preset_choices(bot, here, typed)}


async def test_plain_games_come_before_their_forms(bot: Gamenight) -> None:
    found = list(await offered(bot, ""))
    assert len(found) == limits.OPTIONS
    bases = [PRESETS[preset].base in PRESETS for preset in found]
    assert bases == sorted(bases)


async def test_the_rules_of_the_server_leave_room_for_games(bot: Gamenight) -> None:
    for number in range(30):
        kept = HousePreset(f"President {number}", FIRST, {}, WHO, 1.0)
        await bot.store.servers.keep_house_preset(GUILD, kept)
    found = await offered(bot, "president")
    ours = [value for value in found if value.startswith("ours:")]
    assert (len(ours), len(found)) == (limits.OPTIONS // 2, limits.OPTIONS)
    assert list(found)[: len(ours)] == ours
    assert not any(value.startswith("ours:") for value in await offered(bot, "", guild_id=2))


async def test_games_are_found_by_their_names_in_ones_language_and_in_english(
    bot: Gamenight,
) -> None:
    german = {"locale": discord.Locale.german}
    (value, name), *_ = (await offered(bot, PRESETS[FIRST].title, **german)).items()
    english = (await offered(bot, PRESETS[FIRST].title))[value]
    assert name != english
    assert value in await offered(bot, name[:20], **german)
    assert await offered(bot, "no such game") == {}


@pytest.mark.parametrize("locale", [discord.Locale.american_english, discord.Locale.japanese])
async def test_values_of_a_rule_fit_and_can_be_searched(
    bot: Gamenight, locale: discord.Locale
) -> None:
    complete, here = values_of("titles"), interaction(bot, WHO, locale=locale)
    every = await complete(here, "")
    assert 1 < len(every) <= limits.OPTIONS
    assert all(0 < len(one.name) <= limits.OPTION for one in every)
    assert [one.value for one in await complete(here, every[0].name)] == [every[0].value]
