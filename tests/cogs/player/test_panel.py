"""The panel of /settings: it ticks what is chosen, speaks the language chosen, and keeps both."""

from __future__ import annotations

import discord
import pytest

from bot.app import App
from bot.discord import limits
from bot.domain.preferences import PING_SECONDS, Deck, Hidden, Pinged, Preferences, Sent, Sorting
from bot.domain.state import Delivery, Seated
from bot.tables.table import Table
from bot.words import LANGUAGES, why
from bot.words.speech import Speech
from cogs.core.components import TableSelect
from cogs.core.custom_ids import UnknownControl
from cogs.player.settings import CHOICES, IN_MENUS, panel
from tests.bot.four_people import PEOPLE
from tests.cogs.clicking import GUILD, click
from tests.english import english

WHO = PEOPLE[1]


def ticked(answer: str) -> set[str]:
    return {line for line in answer.splitlines() if line.startswith("✓")}


async def test_operator_without_avatars_leaves_the_question_out(
    app: App,
) -> None:
    assert not app.settings.avatars
    assert english("prefer-avatar") not in await click(app, WHO, "settings:0:v.0:")


async def test_choice_is_ticked_and_stored(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app.settings, "avatars", True)
    chosen = {
        "sent": "both",
        "sorting": "suit",
        "deck": "two",
        "pictures": "no",
        "pinged": "late",
        "auto_pass": "yes",
        "turn_factor": "2",
        "avatar": "no",
    }
    assert chosen.keys() == CHOICES.keys()
    for preference, value in chosen.items():
        answer = await click(app, WHO, f"prefer:0:v.0:{preference}.{value}")
    assert len(ticked(answer)) == len(chosen) - 1 - len(IN_MENUS)  # the deck is chosen in a menu
    assert await app.store.preferences.of(WHO) == Preferences(
        sent=Sent.BOTH,
        sorting=Sorting.SUIT,
        deck=Deck.TWO,
        pictures=False,
        pinged=Pinged.LATE,
        auto_pass=True,
        turn_factor=2,
        avatar=False,
        seen="en",
    )


@pytest.mark.parametrize("language", LANGUAGES)
async def test_longer_turns_are_chosen_in_a_menu_that_fits_with_all_others(language: str) -> None:
    speech = Speech(language)
    view, _ = await panel(speech, Preferences(pictures=False, turn_factor=4), Sent.DM, avatars=True)
    assert view.total_children_count <= limits.COMPONENTS
    menus = [one.item for one in view.walk_children() if isinstance(one, TableSelect)]
    chosen = [one.label for menu in menus for one in menu.options if one.default]
    heading, four = speech.say("prefer-turn-factor"), speech.say("prefer-turn-factor-4")
    said = speech.say("prefer-option", heading=heading.replace("**", ""), label=four)
    assert said in chosen
    assert all(len(one.label) <= limits.OPTION for menu in menus for one in menu.options)


async def test_hiding_is_chosen_in_a_menu_that_says_where_names_stay(app: App) -> None:
    answer = await click(app, WHO, "select-hide:0:v.0:", "names")
    assert "At a table people always see whom they play with" in answer
    assert (await app.store.preferences.of(WHO)).hidden is Hidden.NAMES
    await click(app, WHO, "select-hide:0:v.0:", "all")
    assert (await app.store.preferences.of(WHO)).hidden is Hidden.ALL
    seldom = await click(app, WHO, "select-hide:0:v.0:", "seldom")
    assert seldom == why(Speech(), UnknownControl())


async def test_the_panel_answers_in_the_language_that_was_just_chosen(app: App) -> None:
    answer = await click(app, WHO, "select-speak:0:v.0:", "de")
    speech = Speech("de")
    assert speech.say("settings-title") in answer
    assert (await app.store.preferences.of(WHO)).language == "de"
    answer = await click(
        app, WHO, "select-speak:0:v.0:", "as-discord", locale=discord.Locale.french
    )
    speech = Speech("fr")
    assert speech.say("settings-title") in answer
    assert (await app.store.preferences.of(WHO)).language == ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("pinged", [Pinged.SOON, Pinged.LATE])
def test_the_panel_names_the_seconds_after_which_one_is_pinged(
    pinged: Pinged, language: str
) -> None:
    speech = Speech(language)
    assert f"{PING_SECONDS[pinged]:.0f}" in speech.say(f"prefer-pinged-{pinged}")


async def test_one_persons_choice_is_not_anothers(app: App) -> None:
    await click(app, WHO, "prefer:0:v.0:deck.two")
    assert (await app.store.preferences.of(PEOPLE[2])).deck is Deck.FOUR


@pytest.mark.parametrize("choice", ["deck.glass", "luck.yes", "seen.yes", ""])
async def test_invalid_choice_is_not_stored(
    app: App, choice: str, caplog: pytest.LogCaptureFixture
) -> None:
    before = await app.store.preferences.change(WHO, seen="en")
    assert await click(app, WHO, f"prefer:0:v.0:{choice}") == why(Speech(), UnknownControl())
    assert await app.store.preferences.of(WHO) == before
    assert not caplog.records


@pytest.mark.parametrize("value", ["-1.-1", "c2", "11", "EN", ""])
async def test_a_language_that_was_not_offered_is_not_kept(app: App, value: str) -> None:
    before = await app.store.preferences.change(WHO, seen="en")
    assert await click(app, WHO, "select-speak:0:v.0:", value) == why(Speech(), UnknownControl())
    assert await app.store.preferences.of(WHO) == before


async def test_direct_messages_are_tried_again_after_the_choice(app: App, table: Table) -> None:
    await table.deliver(WHO, Delivery.CHANNEL)
    await click(app, WHO, "prefer:0:v.0:sent.channel")
    assert seat_of(table).delivery is Delivery.CHANNEL
    await click(app, WHO, "prefer:0:v.0:sent.dm")
    assert seat_of(table).delivery is Delivery.DM


@pytest.mark.parametrize(
    ("bot", "server", "here"),
    [
        ("dm", Sent.DEFAULT, "Direct message"),
        ("channel", Sent.DEFAULT, "Under the table"),
        ("channel", Sent.BOTH, "Both"),
        ("both", Sent.DM, "Direct message"),
    ],
)
async def test_the_panel_tells_where_hands_come_on_this_server(
    app: App, monkeypatch: pytest.MonkeyPatch, bot: str, server: Sent, here: str
) -> None:
    monkeypatch.setattr(app.settings, "hands", bot)
    await app.store.servers.change_settings(GUILD, sent=server)
    assert f"✓ As here: {here}" in ticked(await click(app, WHO, "settings:0:v.0:"))
    assert "✓ Under the table" in await click(app, WHO, "prefer:0:v.0:sent.channel")
    assert f"✓ As here: {here}" in await click(app, WHO, "prefer:0:v.0:sent.default")
    assert (await app.store.preferences.of(WHO)).sent is Sent.DEFAULT
    answer = await click(app, WHO, "settings:0:v.0:", guild_id=None)
    assert "✓ As the server says" in answer


def seat_of(table: Table) -> Seated:
    return next(seat for seat in table.state.seats if seat.player == WHO)
