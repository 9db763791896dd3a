"""Preferences of a player: where the hand is sent, how it looks, and in which language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import ButtonStyle, app_commands
from discord.ui import ActionRow, Container, LayoutView, MediaGallery, TextDisplay

from bot.domain import seating
from bot.domain.preferences import (
    FACTORS,
    Deck,
    Hidden,
    Pinged,
    Preferences,
    Sent,
    Sorting,
    arranged,
)
from bot.domain.state import Delivery
from bot.words import LANGUAGES
from bot.words.speech import Speech
from cogs.core.app_cog import AppCog
from cogs.core.components import TableButton, TableSelect, button, select
from cogs.core.context import Context
from cogs.core.custom_ids import ALWAYS, NOWHERE, UnknownControl
from cogs.core.people import named, place_of_hand, reader_here
from cogs.core.translator import about
from cogs.hand.pictures import HAND, SAMPLE, sample_file
from cogs.hand.status import hand_in_words

YES_NO: dict[str, object] = {"yes": True, "no": False}
CHOICES: dict[str, dict[str, object]] = {  # by preference: the values of its buttons
    "sent": {one.value: one for one in Sent},
    "sorting": {one.value: one for one in Sorting},
    "deck": {one.value: one for one in Deck},
    "pictures": YES_NO,
    "pinged": {one.value: one for one in Pinged},
    "auto_pass": YES_NO,
    "turn_factor": {str(one): one for one in FACTORS},
    "avatar": YES_NO,
}
IN_MENUS = ("auto_pass", "turn_factor", "avatar")  # each a menu whose options have its heading
AS_DISCORD = "as-discord"
WORDS = ("pictures", "no")  # the choice of words instead of pictures


async def panel(
    speech: Speech,
    preferences: Preferences,
    here: Sent | None,
    avatars: bool,
    limits: Sequence[str] = (),
    note: str = "",
) -> tuple[LayoutView, list[discord.File]]:
    """Build the panel of all preferences, with a few sample cards in the chosen style.

    `here` is the place of hands on this server for a player without a choice; None outside servers.
    `avatars` is whether the operator permits avatars in pictures. If not, the panel does not offer
    the preference about avatars. `limits` are lines about hosts who limit this person's turns. The
    `note` about the last choice comes first.
    """
    quoted = [f"> {note}"] if note else []
    head = "\n".join([*quoted, speech.say("settings-title"), *limits])
    box: Container[Any] = Container(TextDisplay(head))
    files = []
    if preferences.pictures:
        files = [await sample_file(speech, preferences)]
        sample = discord.MediaGalleryItem(f"attachment://{HAND}", description=files[0].description)
        box.add_item(MediaGallery(sample))
    else:
        box.add_item(
            TextDisplay(hand_in_words(speech, arranged(SAMPLE, preferences.sorting), preferences))
        )
    for preference, values in CHOICES.items():
        if preference == "avatar" and not avatars:
            continue
        chosen = getattr(preferences, preference)
        if preference in IN_MENUS:
            box.add_item(ActionRow(_menu(speech, preference, chosen)))
            continue
        box.add_item(TextDisplay(speech.say(_key(preference))))
        if preference == "deck":
            box.add_item(ActionRow(_decks(speech, chosen)))
            continue
        buttons = [
            _button(speech, preference, v, _label(speech, preference, v, here), values[v] == chosen)
            for v in values
        ]
        box.add_item(ActionRow(*buttons))
    box.add_item(TextDisplay(speech.say("prefer-hidden")))
    box.add_item(ActionRow(_hiding(speech, preferences.hidden)))
    box.add_item(TextDisplay(speech.say("prefer-language")))
    box.add_item(ActionRow(_languages(speech, preferences.language)))
    return LayoutView(timeout=None).add_item(box), files


def _key(name: str) -> str:
    return f"prefer-{name}".replace("_", "-")


def _label(speech: Speech, preference: str, value: str, here: Sent | None) -> str:
    if here and value == Sent.DEFAULT:
        return speech.say("prefer-sent-default-here", place=speech.say(f"prefer-sent-{here}"))
    return speech.say(_key(f"{preference}-{value}"))


def _button(speech: Speech, preference: str, value: str, label: str, chosen: bool) -> TableButton:
    return button(
        "prefer",
        NOWHERE,
        ALWAYS,
        f"{preference}.{value}",
        label=speech.say("chosen", label=label) if chosen else label,
        style=ButtonStyle.success if chosen else ButtonStyle.secondary,
    )


def _menu(speech: Speech, preference: str, chosen: object) -> TableSelect:
    heading = speech.say(_key(preference)).replace("**", "")
    options = [
        discord.SelectOption(
            label=speech.say(
                "prefer-option", heading=heading, label=_label(speech, preference, value, None)
            ),
            value=value,
            default=meant == chosen,
        )
        for value, meant in CHOICES[preference].items()
    ]
    return select("prefers", NOWHERE, ALWAYS, preference, placeholder=heading, options=options)


def _decks(speech: Speech, chosen: str) -> TableSelect:
    options = [
        discord.SelectOption(
            label=_label(speech, "deck", deck, None), value=deck, default=deck == chosen
        )
        for deck in Deck
    ]
    return select(
        "deck", NOWHERE, ALWAYS, "", placeholder=speech.say("deck-which"), options=options
    )


def _hiding(speech: Speech, chosen: Hidden) -> TableSelect:
    options = [
        discord.SelectOption(
            label=_label(speech, "hidden", hiding, None), value=hiding, default=hiding is chosen
        )
        for hiding in Hidden
    ]
    return select(
        "hide", NOWHERE, ALWAYS, "", placeholder=speech.say("prefer-hidden-which"), options=options
    )


def _languages(speech: Speech, chosen: str) -> TableSelect:
    names = {AS_DISCORD: speech.say("prefer-language-as-discord"), **LANGUAGES}
    options = [
        discord.SelectOption(label=name, value=value, default=value == (chosen or AS_DISCORD))
        for value, name in names.items()
    ]
    placeholder = speech.say("prefer-language-which")
    return select("speak", NOWHERE, ALWAYS, "", placeholder=placeholder, options=options)


async def settings(context: Context) -> None:
    """Show this person alone their preferences."""
    await context.reply_view(*await _panel_here(context))


async def _panel_here(context: Context, note: str = "") -> tuple[LayoutView, list[discord.File]]:
    """Build the panel of a person for the server of the click."""
    guild_id = context.server
    place = await place_of_hand(context.app, Preferences(), guild_id) if guild_id else None
    return await panel(
        context.speech,
        context.reader.preferences,
        place,
        context.app.settings.avatars,
        _limits(context),
        note,
    )


def _limits(context: Context) -> list[str]:
    """Return a line for each table whose host allows this person less time than wished."""
    tables = [table.state for table in context.app.tables.of(context.player)]
    wished = context.reader.preferences.turn_factor
    return [
        context.speech.say(
            "longer-limited", host=named(context.speech, state.host), most=state.most_factor
        )
        for state in tables
        if state.most_factor < wished and not state.serverless
    ]


def choice_of(written: str) -> tuple[str, str]:
    """Read a preference and its value, from an argument such as "deck.four"."""
    preference, _, value = written.partition(".")
    if value not in CHOICES.get(preference, {}):
        raise UnknownControl
    return preference, value


async def prefer(context: Context, chosen: tuple[str, str]) -> None:
    """Set the preference of the button.

    Who chooses words is pinged at once from then on: no change of a picture shows them their turn.
    """
    preference, value = chosen
    words = chosen == WORDS and context.reader.preferences.pictures
    also = {"pinged": Pinged.AT_ONCE} if words else {}
    note = "prefer-words-chosen" if words else ""
    await _change(context, {preference: CHOICES[preference][value], **also}, note)
    if preference == "sent" and value != Sent.CHANNEL:
        await _try_again(context)


async def prefer_one(context: Context, preference: str, value: str) -> None:
    """Set the preference of the menu to the value chosen in it; longer turns begin at once."""
    _, value = choice_of(f"{preference}.{value}")
    await _change(context, {preference: CHOICES[preference][value]})


async def choose_deck(context: Context, value: str) -> None:
    """Set the deck chosen in the select."""
    await _change(context, {"deck": Deck(value)})


async def hide(context: Context, value: str) -> None:
    """Set the degree to which this person hides, as chosen in the select.

    A person who hides from boards loses the President's role. With any other choice, the person may
    get the role again.
    """
    await _change(context, {"hidden": Hidden(value)})
    crowns = context.app.crowns
    if value == Hidden.ALL:
        await crowns.take_from(context.player)
    elif context.server:
        crowns.settle(context.server)


async def speak(context: Context, value: str) -> None:
    """Set the language chosen in the select."""
    await _change(context, {"language": "" if value == AS_DISCORD else value})


async def _change(context: Context, change: Mapping[str, object], note: str = "") -> None:
    """Store the preferences, then update the panel and every hand of this player.

    `note` is the key of a sentence about the change; "" for none.
    """
    await context.app.store.preferences.change(context.player, **change)
    if "turn_factor" in change:
        for table in context.app.tables.of(context.player):
            await table.learn_wishes()
    context.reader = await reader_here(context.app, context.interaction)
    context.speech = context.reader.speech(context.speech)
    sentence = context.speech.say(note) if note else ""
    await context.edit(*await _panel_here(context, sentence))
    for table in context.app.tables.of(context.player):
        table.audience.changed(table)


async def _try_again(context: Context) -> None:
    """Retry to send hands by direct message, as this person wants and may permit them by now."""
    for table in context.app.tables.of(context.player):
        seat = seating.seated(table.state, context.player)
        if seat and seat.delivery is Delivery.CHANNEL:
            await table.deliver(context.player, Delivery.DM)


class SettingsCommand(AppCog):
    """The command /settings."""

    @app_commands.command(name="settings", description=about("settings"))
    async def settings(self, interaction: discord.Interaction[Any]) -> None:
        await Context(self.app, interaction, anywhere=True).run(settings)
