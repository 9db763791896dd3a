"""The finale of a match: from stored deals, in the order of the picture, and in words alone."""

from __future__ import annotations

import re
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from discord.ui import Container, MediaGallery, TextDisplay

from bot.app import App
from bot.domain.awards import Finale, finale
from bot.domain.course import DealOfMatch
from bot.domain.names import Name
from bot.domain.seating import rules_of
from bot.domain.state import Result, Stage
from bot.drawing import FOUR_COLOUR, HIGH_CONTRAST, Badge
from bot.drawing.palette import rgba
from bot.drawing.theme import DARK_FELTS, FELT
from bot.store import Store
from bot.tables.registry import Tables
from bot.tables.table import Table
from bot.words.people import named, naming
from bot.words.speech import HEARD, Speech
from cogs.hand.finale import finale_alt, finale_facts, finale_picture, finale_words
from cogs.hand.results import add_results
from rules.match.match import MatchState
from tests.bot.drawing.pixels import ON_FELT, decoded
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


def with_names(table: Table) -> Speech:
    """Return a speech that names the players by letters."""
    names = zip(table.now.players, ("Ana", "Ben", "Chi", "Dev"), strict=True)
    return naming(Speech(), {player: Name(name, name) for player, name in names})


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
    assert {one.player: one.values[-1] for one in found.finalists} == dict(state.scores)
    assert {len(one.values) for one in found.finalists} == {4}
    assert found.finalists[0].player in state.winners
    given = [player for award in found.awards for player in award.players]
    assert len(given) == len({*given})
    assert found.finalists[-1].player in given, "the last has a part"
    assert found.score == max(state.scores.values())


@pytest.mark.slow
async def test_picture_alt_text_and_words_tell_the_same_facts(store: Store) -> None:
    table = await match(store, "president_comp303", match_end="deals", match_target="3")
    found = await told(store, table)
    assert found is not None
    speech = with_names(table)
    picture = finale_picture(speech, table.now, found, "game-night")
    alt = finale_alt(speech, table.now, found, "game-night")
    words = finale_words(speech, table.now, found, "game-night")
    assert "#game-night" in picture.title
    facts = [picture.title, picture.names[0], picture.margin[0], picture.about]
    facts += [award.story for award in picture.awards] + [one.names[0] for one in picture.awards]
    names = {player: named(speech, player) for player in table.now.players}
    uncut = "\n".join(finale_facts(speech, table.now, found, "game-night", names))
    assert len(alt) <= HEARD
    assert all(fact in alt for fact in facts[:4])
    for fact in facts:
        assert fact in uncut
        assert fact in words
    for course, one in zip(picture.courses, found.finalists, strict=True):
        assert course.place == one.place
        values = f"{course.people[0].name}: {' '.join(map(str, course.values))}"
        assert values in words
        assert values in uncut
    assert not re.search(r"`\d", words), "a seat number"
    assert "seat" not in alt


@pytest.mark.slow
async def test_message_of_the_end_has_the_picture_first_and_no_fact_twice(
    app: App, store: Store
) -> None:
    table = await match(store, "president_comp303", match_end="deals", match_target="2")
    found, view = await told(store, table), table.now.view(None)
    assert found is not None
    assert view is not None
    box: Container[Any] = Container()
    speech = with_names(table)
    files = await add_results(speech, box, app, table.now, view, pictures=True)
    assert [file.filename for file in files] == ["finale.png"]
    gallery, text = box.children
    assert isinstance(gallery, MediaGallery)
    assert isinstance(text, TextDisplay)
    picture = finale_picture(speech, table.now, found, "")
    for fact in (picture.margin[0], picture.about, *(one.story for one in picture.awards)):
        assert fact in str(gallery.items[0].description)
        assert fact not in text.content
    assert "wins the match" not in text.content


@pytest.mark.slow
async def test_the_finale_beside_a_hand_has_the_contrast_of_the_readers_deck(
    app: App, store: Store
) -> None:
    table = await match(store, "president_comp303", match_end="deals", match_target="2")
    view = table.now.view(None)
    assert view is not None
    speech = with_names(table)
    for deck in (FOUR_COLOUR, HIGH_CONTRAST):
        (file,) = await add_results(speech, Container(), app, table.now, view, True, deck)
        felt = decoded(file.fp.read()).getpixel(ON_FELT)
        assert felt == rgba(DARK_FELTS[FELT] if deck.heavy else FELT)


@pytest.mark.slow
async def test_without_pictures_the_end_has_all_facts_in_words(app: App, store: Store) -> None:
    table = await match(store, "president_comp303", match_end="deals", match_target="2")
    found, view = await told(store, table), table.now.view(None)
    assert found is not None
    assert view is not None
    box: Container[Any] = Container()
    speech = with_names(table)
    assert await add_results(speech, box, app, table.now, view, pictures=False) == []
    first, results = box.children
    assert isinstance(first, TextDisplay)
    assert first.content == finale_words(speech, table.now, found, "")
    assert isinstance(results, TextDisplay)
    assert results.content.startswith("### ")


@pytest.mark.slow
async def test_a_match_without_points_has_a_course_of_places(store: Store) -> None:
    places = {"score_model": "none", "match_winner": "top_rank_last_deal"}
    table = await match(store, "president_comp303", match_end="deals", match_target="2", **places)
    found = await told(store, table)
    assert found is not None
    assert found.places
    assert [one.values[-1] for one in found.finalists] == [1, 2, 3, 4]
    assert [one.place for one in found.finalists] == [1, 2, 3, 4]
    assert "Places in each deal:" in finale_words(Speech(), table.now, found, "")


def of(scores: dict[str, int], winners: tuple[str, ...], **chips: int) -> Finale:
    """Return the finale of a match of two deals with these scores."""
    people = (*scores,)
    results = tuple(Result(one, n, len(people), 0, "") for n, one in enumerate(people, 1))
    deals = [DealOfMatch(people, results, ())] * 2
    state = MatchState(players=people, scores=scores, winners=winners, number=1)
    found = finale(deals, state, people, rules_of("president_basic", {}))
    assert found is not None
    return found


def margin(scores: dict[str, int], winners: tuple[str, ...]) -> tuple[str, ...]:
    found = of(scores, winners)
    speech = naming(Speech(), {one: Name(one.capitalize(), one) for one in scores})
    state = MatchState(players=(*scores,), scores=scores, winners=winners, number=1)
    at_table: Any = SimpleNamespace(
        players=(*scores,),
        rules=rules_of("president_basic", {}),
        state=SimpleNamespace(match=state, preset="president_basic"),
    )
    return finale_picture(speech, at_table, found, "").margin


def test_margin_names_all_runners_up_or_counts_the_others() -> None:
    scores = {"chi": 6, "dev": 1, "ben": 1, "eve": 1, "ana": 0}
    assert margin(scores, ("chi",)) == (
        "6 points, 5 ahead of Dev, Ben and Eve",
        "6 points, 5 ahead of Dev, Ben and 1 more",
        "6 points, 5 ahead of Dev and 2 more",
        "6 points, 5 ahead of 3 players",
    )
    assert margin({"chi": 6, "dev": 1, "ben": 0}, ("chi",)) == ("6 points, 5 ahead of Dev",)
    assert margin({"chi": 6, "dev": 6, "ben": 0}, ("chi", "dev"))[0].endswith("6 ahead of Ben")
    assert margin({"chi": 6, "dev": 6}, ("chi", "dev")) == ("6 points",)


def test_standing_of_equal_people_is_equal() -> None:
    found = of({"chi": 6, "dev": 1, "ben": 1, "eve": 1, "ana": 0}, ("chi",))
    assert [(one.player, one.place) for one in found.finalists] == [
        ("chi", 1),
        ("dev", 2),
        ("ben", 2),
        ("eve", 2),
        ("ana", 5),
    ]


@pytest.mark.slow
async def test_sides_have_columns_and_one_line_each(store: Store) -> None:
    table = await match(store, "bigtwo_teams", match_end="deals", match_target="2")
    found = await told(store, table)
    assert found is not None
    picture = finale_picture(Speech(), table.now, found, "game-night")
    names = {one: Badge(f"P{n}") for n, one in enumerate(table.now.players, 1)}
    picture = finale_picture(Speech(), table.now, found, "game-night", names)
    sides = {tuple(sorted(one.name for one in side.people)) for side in picture.sides}
    assert sides == {("P1", "P3"), ("P2", "P4")}
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
    assert "penalty point" in picture.margin[0]


@pytest.mark.slow
async def test_match_decided_by_its_last_deal_is_named_as_decided_by_it(store: Store) -> None:
    places = {"score_model": "none", "match_winner": "top_rank_last_deal"}
    table = await match(store, "president_comp303", match_end="deals", match_target="2", **places)
    found = await told(store, table)
    assert found is not None
    margin = finale_picture(Speech(), table.now, found, "game-night").margin
    assert margin == (f"Best in the last deal · Won {found.wins} of 2 deals",)


@pytest.mark.slow
async def test_the_second_match_of_a_table_tells_of_itself_alone(store: Store) -> None:
    table = await match(store, "president_comp303", match_end="deals", match_target="2")
    before = table.state.match.number
    await table.deal(PEOPLE[0])
    assert table.state.match.number == before + 1
    assert await store.deals.of_match(table.state.id, table.state.match.number) == []
