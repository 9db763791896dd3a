"""References to rules, by a name, by a code, or in the custom id of a control; practice requests.

A reference is one of these texts:

- ``p.president_basic``: a preset,
- ``o.Friday``: rules that the server has saved under this name,
- ``c.3K7M...``: the rules of a share code,
- ``d.9f86d08188``: this person's rules whose code is too long for a custom id,
- ``t``: the rules of the control's table.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

import discord

from bot.app import App
from bot.discord import limits
from bot.discord.installs import server_of
from bot.domain.computers import Level
from bot.domain.drafts import FIRST, known_part
from bot.domain.errors import Refusal
from bot.domain.preferences import HousePreset
from bot.domain.seating import PRACTICE
from bot.domain.state import Draft
from bot.share_codes import read_code, write_code
from bot.words import search
from bot.words.speech import Speech, escaped
from cogs.core.acts import number, one_of
from cogs.core.components import TableButton, button
from cogs.core.context import Context
from cogs.core.custom_ids import ALWAYS, NOWHERE, UnknownControl
from rules.catalogue.families import FAMILIES
from rules.catalogue.presets import PRESETS, resolved

SAVED = "ours:"  # prefix of the typed name of rules saved by the server
KEPT = "o."  # prefix of the reference of rules saved by the server
OF_TABLE = "t"
OWN = ("c.", "d.")  # prefixes of references that no other person can change
LONGEST = limits.CUSTOM_ID - 50  # characters of a reference; the rest is for other arguments


async def saved(app: App, guild_id: int | None) -> list[HousePreset]:
    """Return the house rules saved by this server, except for games that no longer exist."""
    if guild_id is None:
        return []
    return [
        preset for preset in await app.store.servers.house_presets(guild_id) if _playable(preset)
    ]


async def saved_as(app: App, guild_id: int | None, name: str) -> HousePreset | None:
    """Return the rules saved by this server under a name, in upper or lower case; None if none."""
    presets = await saved(app, guild_id)
    return next((preset for preset in presets if preset.name.casefold() == name.casefold()), None)


async def chosen_rules(
    app: App, interaction: discord.Interaction[Any], preset: str | None, code: str | None
) -> Draft:
    """Return the rules of the typed preset or code; without both, the usual rules of the place.

    Raises Refusal if no such rules are known.
    """
    if code:
        return Draft(*read_code(code))
    if preset in PRESETS:
        return Draft(preset)
    if preset:
        return await _by_name(app, server_of(interaction), preset.removeprefix(SAVED))
    return await usual_rules(app, interaction)


async def _by_name(app: App, server: int | None, name: str) -> Draft:
    """Return the rules saved by this server under a name, else the game with this name.

    Raises Refusal if there are none.
    """
    preset = await saved_as(app, server, name)
    if preset is not None:
        return _of_kept(preset)
    game = search.game_named(name)
    if game is None:
        raise Refusal("no-such-game", game=escaped(name))
    return Draft(game)


class UsualReason(StrEnum):
    """Reason why rules are the usual ones of a place."""

    SETTLED = "settled"  # the default set for the channel
    LAST = "last"  # the last game played or practised in the channel
    MOST = "most"  # the game played most on the server
    FIRST = "first"  # a plain game, as there is no other reason


async def usual_rules(app: App, interaction: discord.Interaction[Any]) -> Draft:
    """Return the usual rules of this place, without the reason for them."""
    return (await known_rules(app, interaction))[0]


async def known_rules(app: App, interaction: discord.Interaction[Any]) -> tuple[Draft, UsualReason]:
    """Return the usual rules of this place, and the reason why they are usual.

    The usual rules are the default of the channel, else its last game, else the game played most on
    this server, else President or another plain game. Apart from the default, only games that the
    server allows are considered.
    """
    channel_id, guild_id = interaction.channel_id or 0, server_of(interaction)
    saved_rules = [*map(_of_kept, await saved(app, guild_id))]
    default = await app.store.servers.channel_default(channel_id)
    if default and default.preset in PRESETS:
        return next(
            (rules for rules in saved_rules if rules == default), default
        ), UsualReason.SETTLED
    allowed = await allowed_families(app, guild_id)
    last = await app.store.servers.last_rules(channel_id)
    if last and last.preset in PRESETS and resolved(last.preset)[0] in allowed:
        last = known_part(last)
        return next((rules for rules in saved_rules if rules == last), last), UsualReason.LAST
    played = await app.store.rankings.most_played(guild_id) if guild_id else []
    most = [preset for preset, _ in played if preset in PRESETS]
    for presets, why in ((most, UsualReason.MOST), ((FIRST, *PRESETS), UsualReason.FIRST)):
        for preset in presets:
            if resolved(preset)[0] in allowed:
                return Draft(preset), why
    raise AssertionError("no server allows no game")


async def allowed_families(app: App, guild_id: int | None) -> tuple[str, ...]:
    """Return the kinds of games that may be played on this server, in the usual order."""
    chosen = (await app.store.servers.settings(guild_id)).families if guild_id else ()
    return tuple(family for family in FAMILIES if family in chosen) or tuple(FAMILIES)


def reference_of(preset: str) -> str:
    """Return the reference of a game or of saved rules, given by a typed or an offered name."""
    return f"p.{preset}" if preset in PRESETS else f"{KEPT}{preset.removeprefix(SAVED)}"


def reference(written: str) -> str:
    """Read a reference, without a check that its rules exist. Raises UnknownControl."""
    if written != OF_TABLE and not re.fullmatch(r"(?s:[poc]\..+|d\.[0-9a-f]+)", written):
        raise UnknownControl
    return written


async def reference_to(context: Context, rules: Draft, kept: bool = False) -> str:
    """Return a reference of these rules for custom ids shown to this person.

    If `kept` is true, the rules are also offered to this person for a day; see `own_draft`.
    """
    code = write_code(rules.preset, rules.changed).replace("-", "")
    fits = len(code) + 2 <= LONGEST
    if fits and not kept:
        return f"c.{code}"
    digest = await context.app.store.rule_drafts.keep(context.player, code)
    return f"c.{code}" if fits else f"d.{digest}"


async def own_draft(context: Context) -> Draft | None:
    """Return the own rules that this person changed last; None if they have no changes."""
    code = await context.app.store.rule_drafts.newest(context.player)
    try:
        rules = Draft(*read_code(code)) if code else None
    except Refusal:  # rules of another version
        return None
    return rules if rules and rules.changed else None


async def named_reference(context: Context, rules: Draft) -> str:
    """Return a reference of these rules by the game, or for changed rules by their saved name.

    Changed rules without a name, or with a name too long for a custom id, are referred to by code.
    """
    if not (rules.name or rules.changed):
        return f"p.{rules.preset}"
    by_name = KEPT + rules.name
    return by_name if rules.name and len(by_name) <= LONGEST else await reference_to(context, rules)


async def may_drop(context: Context, name: str) -> bool:
    """Whether this person may delete the rules of this name, as their author or server manager."""
    if context.interaction.permissions.manage_guild:
        return True
    preset = await saved_as(context.app, context.server, name)
    return preset is not None and preset.author == context.player


async def draft_of(context: Context, reference: str) -> Draft:
    """Return the rules of a reference. Raises Refusal if the rules no longer exist."""
    kind, _, name = reference.partition(".")
    if kind == OF_TABLE:
        return Draft(context.table.state.preset, context.table.state.changed)
    if kind == "d":
        code = await context.app.store.rule_drafts.code(context.player, name)
        if code is None:
            raise Refusal("draft-gone")
        return Draft(*read_code(code))
    if kind == "c":
        return Draft(*read_code(name))
    if kind == "p":
        if name not in PRESETS:
            raise Refusal("no-such-game", game=name[:60])
        return Draft(name)
    return await _by_name(context.app, context.server, name)


def _of_kept(kept: HousePreset) -> Draft:
    return Draft(kept.preset, kept.changed, kept.name)


def _playable(kept: HousePreset) -> bool:
    return kept.preset in PRESETS


MOST = 11  # computers in a request; the rules of a game may allow fewer
ANEW, NEW, GO_ON = "anew", "new", "on"  # prefixes of an argument


@dataclass(frozen=True)
class PracticeRequest:
    """Request for a practice game, written as the argument of a button.

    `rules` is a reference; an empty one stands for the usual rules. `anew` is whether the new
    practice game replaces the existing table.

    >>> str(PracticeRequest(anew=True, computers=3, rules="p.lectio"))
    'anew.normal.3.p.lectio'
    """

    anew: bool = False
    level: Level = Level.NORMAL
    computers: int = PRACTICE
    rules: str = ""

    def __str__(self) -> str:
        how = ANEW if self.anew else NEW
        return f"{how}.{self.level.value}.{self.computers}.{self.rules}"


def read_request(written: str) -> PracticeRequest | None:
    """Read a button's argument; an empty one is the default request. Raises UnknownControl.

    None stands for going on at the existing table.
    """
    if written in ("", GO_ON):
        return None if written else PracticeRequest()
    how, level, computers, rules = (*written.split(".", 3), "", "", "")[:4]
    return PracticeRequest(
        one_of((ANEW, NEW))(how) == ANEW,
        Level(one_of(level.value for level in Level)(level)),
        number(1, MOST)(computers),
        reference(rules) if rules else "",
    )


def practice_button(speech: Speech, rules: str = "") -> TableButton:
    """Build a button that begins a practice game with the rules of this reference.

    Without a reference, the usual rules are played.
    """
    arg = str(PracticeRequest(rules=rules)) if rules else ""
    return button("practise", NOWHERE, ALWAYS, arg, label=speech.say("button-practise"))
