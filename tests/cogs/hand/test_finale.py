"""The finale of a match: from stored deals, in the order of the picture, and in words alone."""

from __future__ import annotations

import re
from random import Random

import pytest

from bot.domain.awards import Finale, finale
from bot.domain.state import Stage
from bot.store import Store
from bot.tables.registry import Tables
from bot.tables.table import Table
from bot.words.speech import Speech
from cogs.hand.finale import finale_alt, finale_picture, finale_words
from tests.bot.four_people import OPEN, PEOPLE, Listener, settings
from tests.rules.random_play import at_random


async def match(store: Store, preset: str, **changed: str) -> Table:
    """Return a table at which four players have ended a match with random legal actions."""
    tables = Tables(store, Listener(), settings(), chance=Random(7))
    OPEN.append(tables)
    table = await tables.open(1, 100 + len(OPEN), PEOPLE[0], preset, changed)
    for person in PEOPLE[1:4]:
        await table.join(person)
    chance = Random(1)
    while table.state.stage is not Stage.OVER:
        if table.state.stage is not Stage.DEAL:
            assert await told(store, table) is None, "the match goes on"
            await table.deal(PEOPLE[0])
        player = chance.choice(table.now.due())
        view = table.now.view(player)
        assert view is not None
        await table.act(player, at_random(view, chance), table.now.key)
    return table


async def told(store: Store, table: Table) -> Finale | None:
    state = table.state
    deals = await store.deals.of_match(state.id, state.match.number)
    return finale(deals, state.match, table.now.players, table.now.rules)


@pytest.mark.slow
async def test_the_finale_of_a_match_is_told_from_its_stored_deals(store: Store) -> None:
    table = await match(store, "president_comp303", match_end="deals", match_target="3")
    found, state = await told(store, table), table.state.match
    assert found is not None
    assert found.deals == 3
    assert {player: values[-1] for player, values in found.courses} == dict(state.scores)
    assert {len(values) for _, values in found.courses} == {4}
    assert found.courses[0][0] in state.winners
    assert len(found.awards) == 3
    assert found.score == max(state.scores.values())


@pytest.mark.slow
async def test_picture_alt_text_and_words_have_the_same_seats_in_the_same_order(
    store: Store,
) -> None:
    table = await match(store, "president_comp303", match_end="deals", match_target="3")
    found = await told(store, table)
    assert found is not None
    picture = finale_picture(Speech(), table.now, found, "game-night")
    shown = [course.seat for course in picture.courses]
    assert {*shown} == {1, 2, 3, 4}
    alt, words = (
        finale_alt(Speech(), table.now, found, "game-night"),
        finale_words(Speech(), table.now, found, in_full=False),
    )
    assert list(map(int, re.findall(r"seat (\d+): \d", alt))) == shown
    assert list(map(int, re.findall(r"`(\d+)`", words))) == shown
    champions = [table.now.players[(one.seat or 0) - 1] for one in picture.champions]
    assert champions == [*table.state.match.winners]
    assert "#game-night" in picture.title
    for award in picture.awards:
        assert award.story in alt
        assert award.story in words


@pytest.mark.slow
async def test_without_pictures_the_words_tell_every_course(store: Store) -> None:
    table = await match(store, "president_comp303", match_end="deals", match_target="2")
    found = await told(store, table)
    assert found is not None
    words = finale_words(Speech(), table.now, found, in_full=True)
    for _, values in found.courses:
        assert f": {' '.join(map(str, values))}" in words


@pytest.mark.slow
async def test_a_match_without_points_has_a_course_of_places(store: Store) -> None:
    places = {"score_model": "none", "match_winner": "top_rank_last_deal"}
    table = await match(store, "president_comp303", match_end="deals", match_target="2", **places)
    found = await told(store, table)
    assert found is not None
    assert found.places
    assert sorted(values[-1] for _, values in found.courses) == [1, 2, 3, 4]
    assert "Final standing" not in finale_words(Speech(), table.now, found, in_full=False)


@pytest.mark.slow
async def test_sides_have_columns_and_one_line_each(store: Store) -> None:
    table = await match(store, "bigtwo_teams", match_end="deals", match_target="2")
    found = await told(store, table)
    assert found is not None
    picture = finale_picture(Speech(), table.now, found, "game-night")
    assert {tuple(sorted(one.seat or 0 for one in side.people)) for side in picture.sides} == {
        (1, 3),
        (2, 4),
    }
    assert {*picture.sides[0].people} == {*picture.champions} or len(picture.champions) == 4
    ends = [course.values[-1] for course in picture.courses]
    assert [side.result for side in picture.sides] == list(map(str, ends))
    assert len(ends) == 2


@pytest.mark.slow
async def test_of_penalty_points_the_fewest_are_on_top_and_the_runner_up_is_named(
    store: Store,
) -> None:
    table = await match(store, "bigtwo_basic", match_end="deals", match_target="2")
    found = await told(store, table)
    assert found is not None
    picture = finale_picture(Speech(), table.now, found, "game-night")
    assert picture.low_wins
    assert not picture.places
    assert found.score == min(table.state.match.scores.values())
    assert "penalty point" in picture.margin


@pytest.mark.slow
async def test_a_match_decided_by_its_last_deal_says_so(store: Store) -> None:
    places = {"score_model": "none", "match_winner": "top_rank_last_deal"}
    table = await match(store, "president_comp303", match_end="deals", match_target="2", **places)
    found = await told(store, table)
    assert found is not None
    margin = finale_picture(Speech(), table.now, found, "game-night").margin
    assert margin == f"Best in the last deal · Won {found.wins} of 2 deals"


@pytest.mark.slow
async def test_the_second_match_of_a_table_tells_of_itself_alone(store: Store) -> None:
    table = await match(store, "president_comp303", match_end="deals", match_target="2")
    before = table.state.match.number
    await table.deal(PEOPLE[0])
    assert table.state.match.number == before + 1
    assert await store.deals.of_match(table.state.id, table.state.match.number) == []
