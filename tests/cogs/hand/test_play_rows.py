"""Suggestions in two lines of a phone, and every legal play at most three taps away."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby, islice, pairwise
from random import Random
from typing import Any, cast

import pytest
from discord import ButtonStyle
from discord.ui import Button, Select

from bot.app import App
from bot.discord import limits
from bot.tables.table import Table
from bot.words import LANGUAGES
from bot.words.cards import STAR, in_order
from bot.words.speech import Emojis, Speech
from cogs.core.button_layout import WIDTH, width
from cogs.core.components import cost
from cogs.hand.rows import all_on_turn, all_plays, suggestion_rows
from rules.actions import Play
from rules.cards import each, joined, with_jokers
from rules.catalogue import build
from rules.deal import Deal
from rules.engine import begin
from rules.events import Dealt
from rules.phases.base import Part
from rules.view import SeatView, view
from tests.bot.four_people import PEOPLE
from tests.bot.words.emojis_at_hand import ALL as EMOJIS
from tests.cogs.clicking import used
from tests.cogs.hand.test_rows import USED, buttons, table_of
from tests.night.reading import card_of

HOST = PEOPLE[0]
GAMES = {  # the most cards that a player may hold at the lead
    "president_basic": 26,
    "president_double_deck": 27,
    "bigtwo_basic": 17,
    "bigtwo_jokers": 18,
    "daifugo_denexa": 18,
    "thirteen_denexa": 17,
    "doudizhu_denexa": 20,
    "bigthree_denexa": 17,
}
DEALS = 6  # of each game


def led(preset: str, chance: Random) -> Deal:
    """Return a deal in which the first seat leads any play from the largest hand of the preset."""
    rules = build(preset, {})
    pack = [*each(rules.pack | with_jokers(rules.jokers, rules.packs))]
    chance.shuffle(pack)
    hand, others = pack[: GAMES[preset]], pack[GAMES[preset] :]
    hands = joined(hand), joined(others[0::2]), joined(others[1::2])
    deal = begin(rules, Dealt(hands, 1, 0, (), 0, 1)).deal
    tricks = next(at for at, one in enumerate(rules.phases) if one.part is Part.TRICKS)
    return replace(deal, phase=tricks, to_act=frozenset({0}), leader=0, played=1)


def deals() -> Iterator[tuple[str, Deal, SeatView]]:
    chance = Random(11)
    for preset in GAMES:
        for _ in range(DEALS):
            deal = led(preset, chance)
            yield preset, deal, view(deal, 0)


ALL = [pytest.param(*one, id=f"{one[0]}-{number}") for number, one in enumerate(deals())]


def selects(rows: list[Any], act: str) -> list[Any]:
    every = [one for one in buttons(rows) if isinstance(one, Select)]
    return [one for one in every if one.custom_id.startswith(f"select-{act}:")]


def page(
    preset: str, deal: Deal, seen: SeatView, number: int, speech: Speech = Speech()
) -> list[Any]:
    rows = all_on_turn(speech, table_of(preset, deal), seen, seen.hand, USED, Random(7), number)
    assert cost(rows) + USED <= limits.COMPONENTS
    shown = [row for row in rows if hasattr(row, "children")]
    ids = [one.custom_id for one in buttons(cast(Any, shown))]
    assert len(ids) == len(set(ids))
    return shown


@pytest.mark.parametrize(("preset", "deal", "seen"), ALL)
def test_every_legal_play_is_at_most_three_choices_away(
    preset: str, deal: Deal, seen: SeatView
) -> None:
    """The choices are "More" and the play, or "More", a page and the play."""
    first = page(preset, deal, seen, 0)
    others = [int(one.value) for menu in selects(first, "page") for one in menu.options]
    pages = [first, *(page(preset, deal, seen, number) for number in others)]
    found = [
        one.value for rows in pages for menu in selects(rows, "choose") for one in menu.options
    ]
    assert seen.plays_in_full or "jokers" in preset  # what is not listed can be picked freely
    assert sorted(found) == sorted(f"{play.laid:x}.{play.cards:x}" for play in seen.plays)
    assert len(found) > 10


@pytest.mark.parametrize(("preset", "deal", "seen"), ALL)
def test_the_best_of_each_kind_are_on_the_first_page(
    preset: str, deal: Deal, seen: SeatView
) -> None:
    best = [one for one in buttons(suggested(preset, deal, seen)) if one.label]
    first = selects(page(preset, deal, seen, 0), "choose")
    values = {option.value.partition(".")[0] for menu in first for option in menu.options}
    assert {one.custom_id.split(":")[3].partition(".")[0] for one in best} <= values


@pytest.mark.parametrize(("preset", "deal", "seen"), ALL)
def test_the_parts_of_a_kind_stand_together_from_low_to_high(
    preset: str, deal: Deal, seen: SeatView
) -> None:
    menus = selects(page(preset, deal, seen, 0), "choose")
    told = [re.match(r"(.+?)(?: (\d+)/\d+)? · ", menu.placeholder) for menu in menus]
    kinds = [(part[1], int(part[2] or 1)) for part in told if part]
    assert len(kinds) == len(menus)
    assert [len([*parts]) for _, parts in groupby(kinds, key=lambda one: one[0])] == [
        *Counter(kind for kind, _ in kinds).values()
    ]
    assert all(one[1] < other[1] for one, other in pairwise(kinds) if one[0] == other[0])


def suggested(
    preset: str, deal: Deal, seen: SeatView, lines: int = 2, speech: Speech = Speech()
) -> list[Any]:
    return suggestion_rows(speech, table_of(preset, deal), seen, 0, lines, limits.COMPONENTS)


@pytest.mark.long
@pytest.mark.parametrize("emojis", [Emojis(), EMOJIS], ids=["signs", "emojis"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_suggestions_fit_two_lines_of_a_phone_in_every_language(
    language: str, emojis: Emojis
) -> None:
    speech = Speech(language, emojis=emojis)
    for preset, deal, seen in deals():
        rows = suggested(preset, deal, seen, speech=speech)
        assert 1 <= len(rows) <= 2
        for row in rows:
            labels = [one.label or str(one.emoji) for one in buttons([row])]
            taken = sum(width(one.label) for one in buttons([row]))
            assert taken <= WIDTH or len(labels) == 1
            assert len(set(labels)) == len(labels)


def test_a_single_card_has_its_emoji_on_its_button_and_among_all_plays() -> None:
    deal = led("president_basic", Random(3))
    seen = view(deal, 0)
    speech = Speech(emojis=EMOJIS)
    rows = suggested("president_basic", deal, seen, speech=speech)
    offered = [one for one in buttons(rows) if one.emoji]
    menus = selects(page("president_basic", deal, seen, 0, speech), "choose")
    assert offered
    for one in offered:
        assert one.label == (STAR if one.style is ButtonStyle.primary else None)
        assert card_of(one.emoji.name) == in_order(speech, int(one.custom_id.split(":")[3], 16))
    singles = [one for menu in menus for one in menu.options if len(one.label.split()) == 1]
    assert singles
    assert {card_of(one.emoji.name) for one in singles} == {one.label for one in singles}


def blue(rows: list[Any]) -> list[str]:
    """Return the ids of the primary buttons."""
    return [one.custom_id for one in buttons(rows) if one.style is ButtonStyle.primary]


@pytest.mark.parametrize(("preset", "deal", "seen"), ALL)
def test_a_narrow_place_has_the_best_play_alone_or_with_few(
    preset: str, deal: Deal, seen: SeatView
) -> None:
    two, one = suggested(preset, deal, seen), suggested(preset, deal, seen, lines=1)
    assert len(one) == 1
    assert blue(one) == blue(two)


def test_long_lists_have_pages_for_all_plays() -> None:
    """With room for nine components, the menus of the hand need more than one message."""
    deal = led("doudizhu_denexa", Random(3))
    seen = view(deal, 0)
    table = table_of("doudizhu_denexa", deal)
    room = 9  # components: a text, three menus and the menu of pages
    first = all_plays(Speech(), table, seen, 0, room)
    assert cost(first) <= room
    menus = selects(cast(Any, first[1:]), "page")
    numbers = [int(one.value) for one in menus[0].options]
    assert numbers == [*range(1, len(numbers) + 1)]
    assert all_plays(Speech(), table, seen, 999, room)[1:] != first[1:]


# Tests at a table


@pytest.fixture
async def dealt(table: Table) -> Table:
    """The table in the first trick."""
    await table.deal(HOST)
    return table


async def shown_after(app: App, table: Table, act: str, *values: str) -> list[Any]:
    """Return the buttons and selects of the hand that the player on turn sees after a press.

    The `@` in `act` stands for the table and its key.
    """
    player = table.now.due()[0]
    answered = await used(
        app, player, f"{act.replace('@', f'{table.state.id}:{table.now.key}')}", [*values]
    )
    made = answered.given[-1][1]["view"]
    parts = [getattr(part, "item", part) for part in made.walk_children()]
    return [part for part in parts if isinstance(part, Button | Select)]


async def test_more_shows_all_and_back_the_suggestions(app: App, dealt: Table) -> None:
    more = await shown_after(app, dealt, "more:@:0")
    acts = {one.custom_id.removeprefix("select-").partition(":")[0] for one in more}
    asking = {"plays", "why", "log", "settings", "watch", "company", "rules"}
    assert acts == {"choose", "pick", "refresh", *asking}
    back = await shown_after(app, dealt, "refresh:@:")
    assert {"play", "hint", "more"} <= {one.custom_id.partition(":")[0] for one in back}


async def test_chosen_play_of_the_list_is_laid(app: App, dealt: Table) -> None:
    player = dealt.now.due()[0]
    seen, before = dealt.now.view(player), dealt.now.seq
    assert seen
    play = seen.plays[-1]
    await shown_after(app, dealt, "select-choose:@:0", f"{play.laid:x}.{play.cards:x}")
    assert dealt.now.seq > before
    after = dealt.now.view(player)
    assert after
    assert not after.held & play.laid


async def test_page_beyond_the_last_is_the_last(app: App, dealt: Table) -> None:
    few = await shown_after(app, dealt, "more:@:0")
    same = await shown_after(app, dealt, "more:@:7")
    chosen = [one.custom_id for one in few if "choose" in one.custom_id]
    assert chosen == [one.custom_id for one in same if "choose" in one.custom_id]


async def test_player_no_longer_on_turn_sees_the_waiting_hand(app: App, dealt: Table) -> None:
    player, key = dealt.now.due()[0], dealt.now.key
    seen = dealt.now.view(player)
    assert seen
    await dealt.act(player, Play(seen.plays[0].laid))
    answered = await used(app, player, f"more:{dealt.state.id}:{key}:0", [])
    made = answered.given[-1][1]["view"]
    ids = [getattr(getattr(p, "item", p), "custom_id", "") for p in made.walk_children()]
    assert not [one for one in ids if one and "choose" in one]


@pytest.mark.slow
def test_the_made_up_hands_are_large() -> None:
    sizes = {preset: len(seen.hand) for preset, _, seen in islice(deals(), 0, None, DEALS)}
    assert sizes == GAMES
