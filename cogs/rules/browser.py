"""The browser of all games: the first page, lists, and search results."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Any

import discord
from discord import ButtonStyle
from discord.ui import ActionRow, Container, LayoutView, Section, TextDisplay

from bot.discord import limits
from bot.domain.preferences import HousePreset
from bot.domain.seating import playable
from bot.domain.state import Draft
from bot.tables.table import Table
from bot.words import of_rules
from bot.words.people import players_list
from bot.words.rulebook import game_line, game_title, question
from bot.words.search import folded, games, rules
from bot.words.sheet import in_short
from bot.words.speech import Speech, clipped, escaped, plain, shortened
from bot.words.values import shown
from cogs.core.acts import number, one_of
from cogs.core.components import TableButton, TableSelect, ask, button, pager, select
from cogs.core.context import Context
from cogs.core.custom_ids import ALWAYS, NOWHERE
from cogs.rules.editor import Place, act_to_play
from cogs.rules.references import own_draft, practice_button, reference_to, saved
from rules.catalogue.families import FAMILIES
from rules.catalogue.presets import PRESETS, resolved

PAGE = limits.OPTIONS  # games
FRONT = Place()
MOST = 100_000  # games in a list, to bound the page number
SAVED, PLAYED = "ours", "played"  # lists beside those of the families
TITLES = {SAVED: "browse-saved", PLAYED: "browse-played"}
TYPED = 50  # characters of a search text at most
KNOWN = {  # on the first page: the plain game, and others known by their names
    "pr": ("president_basic", "president_australian", "president_hamish"),
    "bt": ("bigtwo_basic", "bigtwo_hk_ip", "bigtwo_pusoy_dos"),
    "df": ("daifugo_denexa",),
    "th": ("thirteen_denexa", "thirteen_auto_win", "thirteen_twos_chop"),
    "dd": ("doudizhu_open",),
    "b3": ("bigthree_denexa",),
}


@dataclass(frozen=True)
class Entry:
    """Entry of a list: the name of some rules, a line about them, and their reference."""

    name: str
    about: str
    reference: str


def dropped(speech: Speech, table: Table, before: Iterable[str]) -> list[str]:
    """Return a sentence that names the computers of `before` without a seat in the current game.

    The list is empty if all of them have a seat.
    """
    gone = [computer for computer in before if computer not in table.state.seat_holders]
    return [speech.say("computers-dropped", who=players_list(speech, gone))] if gone else []


async def show_families(context: Context) -> None:
    """Show the first page, with the rules that this person was changing.

    The host of a table in this channel can take a plain game for that table at once.
    """
    table = context.app.tables.in_channel(context.interaction.channel_id)
    act = act_to_play(table.state, context.player) if table else ""
    rules, own = await own_draft(context), None
    if rules is not None:
        own = rules, await reference_to(context, rules)
    number = table.state.id if table else NOWHERE
    await context.show(families(context.speech, context.server is not None, number, act, own))


def families(
    speech: Speech,
    in_server: bool,
    table: int = NOWHERE,
    act: str = "",
    own: tuple[Draft, str] | None = None,
) -> LayoutView:
    """Build the first page: every kind of game, with its best-known games.

    With an `act`, the button of a plain game takes that game for this table at once. `own` are the
    rules that the reader was changing, and their reference.
    """
    box: Container[Any] = Container(TextDisplay(speech.say("browse-title")))
    if own is not None:
        box.add_item(_own(speech, *own))
    for family, presets in KNOWN.items():
        first, *others = presets
        name = of_rules(speech, "game", FAMILIES[family].title)
        about: TextDisplay[Any] = TextDisplay(
            f"**{name}** · {speech.say(f'browse-about-{family}')}"
        )
        play = button(act, table, ALWAYS, f"p.{first}", label=speech.say("button-play-game"))
        first_step = play if act else _sheet(first, speech.say("button-rules"))
        box.add_item(Section(about, accessory=first_step))
        if others:
            box.add_item(ActionRow(*_known(speech, family, others)))
    box.add_item(ActionRow(*_besides(speech, in_server)))
    return LayoutView(timeout=None).add_item(box)


def _own(speech: Speech, rules: Draft, reference: str) -> Section[Any]:
    changes = in_short(speech, rules.preset, rules.changed)
    text: TextDisplay[Any] = TextDisplay(
        speech.say("browse-own", game=game_title(speech, rules.preset), changes=changes)
    )
    place = str(Place(rules=(reference,)))
    return Section(
        text, accessory=button("edit", NOWHERE, ALWAYS, place, label=speech.say("button-edit"))
    )


def forms(preset: str, players: int) -> list[str]:
    """Return other games of the same kind for so many people, of which `preset` is too large.

    Games for exactly that number come first.
    """
    family = resolved(preset)[0]
    if players in playable(preset, {}):
        return []
    able = {game: playable(game, {}) for game in PRESETS if resolved(game)[0] == family}
    return sorted(
        (game for game in able if players in able[game]), key=lambda game: len(able[game])
    )


def which_game(
    speech: Speech, offered: Collection[str], first: Entry | None, press: str
) -> LayoutView:
    """Ask for the game of a new table: `first`, then the plain games of the offered families.

    `press` is the act of the buttons and, after a colon, the text that precedes the reference in
    the argument of each button.
    """
    act, _, before = press.partition(":")
    box: Container[Any] = Container(TextDisplay(speech.say("open-which")))
    plain_games = [
        Entry(
            of_rules(speech, "game", FAMILIES[one].title),
            speech.say(f"browse-about-{one}"),
            f"p.{KNOWN[one][0]}",
        )
        for one in KNOWN
        if one in offered
    ]
    if before:  # a challenge of two people
        for_two = [one for game in KNOWN if game in offered for one in forms(KNOWN[game][0], 2)[:1]]
        plain_games += [
            Entry(game_title(speech, one), game_line(speech, one), f"p.{one}") for one in for_two
        ]
    others = [one for one in plain_games if first is None or one.reference != first.reference]
    for one in (*([first] if first else []), *others):
        style = ButtonStyle.primary if one is first else ButtonStyle.secondary
        label, arg = clipped(one.name, limits.LABEL), f"{before}{one.reference}"
        opens = button(act, NOWHERE, ALWAYS, arg, label=label, style=style)
        box.add_item(Section(TextDisplay(one.about), accessory=opens))
    if not before:
        box.add_item(ActionRow(button("browse", NOWHERE, ALWAYS, label=speech.say("button-games"))))
    return LayoutView(timeout=None).add_item(box)


def _known(speech: Speech, family: str, presets: Sequence[str]) -> Iterable[TableButton]:
    for preset in presets:
        yield _sheet(preset, game_title(speech, preset))
    label = speech.say("button-all-of", count=len(_of_family(family)))
    yield button("browse", NOWHERE, ALWAYS, f"{family}.0", label=label)


def _sheet(preset: str, label: str) -> TableButton:
    return button("sheet", NOWHERE, ALWAYS, f"0.p.{preset}", label=label)


def _besides(speech: Speech, in_server: bool) -> Iterable[TableButton]:
    yield _search(speech, ButtonStyle.primary)
    if in_server:
        yield button("browse", NOWHERE, ALWAYS, f"{PLAYED}.0", label=speech.say("button-played"))
        yield button("browse", NOWHERE, ALWAYS, f"{SAVED}.0", label=speech.say("button-saved"))
    yield practice_button(speech)


def _search(speech: Speech, style: ButtonStyle = ButtonStyle.secondary) -> TableButton:
    return button("search", NOWHERE, ALWAYS, label=speech.say("button-search"), style=style)


def listed(speech: Speech, which: str, entries: list[Entry], start: int) -> LayoutView:
    """Build a page of a list of games to choose from: 25 entries from index `start` on."""
    page, steps = entries[start : start + PAGE], _steps(speech, which, len(entries), start)
    return _page(speech, _title(speech, which, len(entries)), page, steps)


def found(
    speech: Speech,
    typed: str,
    entries: list[Entry],
    options: list[tuple[str, str]],
    place: Place = FRONT,
    table: int = NOWHERE,
) -> LayoutView:
    """Build the search results: house rules and games, the first 25 of each."""
    title = speech.say("browse-found", count=len(entries) + len(options), typed=escaped(typed))
    house_rules = [_rules(speech, options[: limits.OPTIONS], place, table)] if options else []
    return _page(speech, title, entries[:PAGE], steps_back(speech, place, table), house_rules)


def steps_back(speech: Speech, place: Place, table: int) -> list[TableButton]:
    """Build the buttons back and to another search.

    The first leads to the editor if the search began there, else to all games.
    """
    if not (place.rules or table):
        return [button("browse", NOWHERE, ALWAYS, label=speech.say("button-back")), _search(speech)]
    labels = {"edit": speech.say("button-back"), "search": speech.say("button-search")}
    return [button(act, table, ALWAYS, str(place), label=label) for act, label in labels.items()]


def _rules(
    speech: Speech, found: Sequence[tuple[str, str]], place: Place, table: int
) -> TableSelect:
    """Build a select of house rules, each with the answer that matched the search, if any."""
    offers = [
        discord.SelectOption(
            label=clipped(question(speech, option), limits.OPTION),
            value=option,
            description=clipped(shown(speech, option, meant), limits.OPTION) if meant else None,
        )
        for option, meant in found
    ]
    placeholder = speech.say("browse-rules")
    return select("showrule", table, ALWAYS, str(place), placeholder=placeholder, options=offers)


def _page(
    speech: Speech,
    title: str,
    entries: list[Entry],
    steps: Iterable[TableButton],
    house_rules: Iterable[TableSelect] = (),
) -> LayoutView:
    box: Container[Any] = Container(TextDisplay(title))
    for one in house_rules:
        box.add_item(ActionRow(one))
    if entries:
        options = [
            discord.SelectOption(
                label=clipped(one.name, limits.OPTION),
                value=one.reference,
                description=clipped(one.about, limits.OPTION) or None,
            )
            for one in entries
        ]
        placeholder = speech.say("browse-games")
        box.add_item(
            ActionRow(
                select("showrules", NOWHERE, ALWAYS, "", placeholder=placeholder, options=options)
            )
        )
    box.add_item(ActionRow(*steps))
    return LayoutView(timeout=None).add_item(box)


def _title(speech: Speech, which: str, count: int) -> str:
    if which in FAMILIES:
        return speech.say(
            "browse-family", game=of_rules(speech, "game", FAMILIES[which].title), count=count
        )
    return speech.say(TITLES[which], count=count)


def _steps(speech: Speech, which: str, count: int, start: int) -> Iterable[TableButton]:
    if not start:
        yield button("browse", NOWHERE, ALWAYS, label=speech.say("button-back"))

    def arg(page: int) -> str:
        return f"{which}.{page * PAGE}"

    yield from pager(speech, "browse", NOWHERE, ALWAYS, start // PAGE, ceil(count / PAGE), arg)


async def entries(context: Context, which: str) -> list[Entry]:
    """Return the entries of a list: of a family, of SAVED rules, or of PLAYED games."""
    guild_id = context.server
    if which == SAVED:
        return [_saved(context.speech, rules) for rules in await saved(context.app, guild_id)]
    if which == PLAYED:
        played = await context.app.store.rankings.most_played(guild_id or 0, PAGE)
        return [
            Entry(
                game_title(context.speech, key),
                context.speech.say("browse-deals", count=deals),
                f"p.{key}",
            )
            for key, deals in played
            if key in PRESETS
        ]
    return [_entry(context.speech, key) for key in _of_family(which)]


def _of_family(family: str) -> list[str]:
    return [key for key in PRESETS if resolved(key)[0] == family]


def _entry(speech: Speech, preset: str) -> Entry:
    return Entry(game_title(speech, preset), game_line(speech, preset), f"p.{preset}")


def _saved(speech: Speech, kept: HousePreset) -> Entry:
    name = shortened(kept.name) or game_title(speech, kept.preset)
    return Entry(name, _about(speech, kept.preset, kept.changed), f"o.{kept.name}")


def _about(speech: Speech, preset: str, changed: Mapping[str, str]) -> str:
    return f"{game_title(speech, preset)}: {in_short(speech, preset, changed)}"


def page_of(written: str) -> tuple[str, int] | None:
    """Read a list and the index of a page's first entry, as "bt.25"; None for the first page."""
    which, _, start = written.partition(".")
    return (one_of([*FAMILIES, *TITLES])(which), number(0, MOST)(start)) if written else None


async def browse(context: Context, page: tuple[str, int] | None) -> None:
    """Show a page of a list, or without a list the first page of the browser."""
    if page:
        which, start = page
        await context.show(listed(context.speech, which, await entries(context, which), start))
    else:
        await show_families(context)


async def search(context: Context, place: Place) -> None:
    """Ask for the search text in a form."""
    title, about, field = (
        context.speech.say("form-search"),
        context.speech.say("search-about"),
        context.speech.say("search-field"),
    )
    await ask(context, "searched", str(place), title=title, about=about, field=field, most=TYPED)


async def searched(context: Context, place: Place, typed: str) -> None:
    """Show the search results: the server's own rules by name, games, and house rules."""
    saved_rules = await saved(context.app, context.server)
    ours = [
        _saved(context.speech, match)
        for match in saved_rules
        if folded(typed) in folded(match.name)
    ]
    results = [*ours, *(_entry(context.speech, match) for match in games(context.speech, typed))]
    await context.show(
        found(
            context.speech,
            plain(typed),
            results,
            rules(context.speech, typed),
            place,
            context.table_id,
        )
    )
