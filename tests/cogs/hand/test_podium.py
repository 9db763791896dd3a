"""The podium of a deal: the same seats in the picture, in its alt text and in the results."""

from __future__ import annotations

import re
from random import Random

import pytest

from bot.domain.course import steps
from bot.domain.state import Stage
from bot.store import Store
from bot.tables.registry import Tables
from bot.tables.table import Table
from bot.words.cards import in_order
from bot.words.speech import Speech
from cogs.hand.pictures import seat_marks
from cogs.hand.podium import podium_picture, podium_words, subject_of
from cogs.hand.results import results
from rules.cards import each
from rules.events import ALONE
from rules.view import SeatView
from tests.bot.four_people import OPEN, PEOPLE, Listener, settings
from tests.english import english
from tests.rules.random_play import at_random


async def played(store: Store, preset: str, people: int, **changed: str) -> tuple[Table, SeatView]:
    """Return a table after a first deal of random legal actions, and its public view."""
    tables = Tables(store, Listener(), settings(), chance=Random(7))
    OPEN.append(tables)
    everybody = [*PEOPLE, "55", "66"][:people]
    table = await tables.open(1, 100 + len(OPEN), everybody[0], preset, changed)
    for person in everybody[1:]:
        await table.join(person)
    await table.deal(everybody[0])
    chance = Random(1)
    while table.state.stage is Stage.DEAL:
        view, player = table.now.view(None), chance.choice(table.now.due())
        assert view is not None
        assert view.hands_at_end == (), "hands are secret while the deal is played"
        own = table.now.view(player)
        assert own is not None
        await table.act(player, at_random(own, chance), table.now.key)
    after = table.now.view(None)
    assert after is not None
    return table, after


@pytest.mark.slow
async def test_everybody_plays_for_themselves_in_the_order_of_places(store: Store) -> None:
    table, view = await played(store, "president_comp303", 4)
    assert view.ended is not None
    order = [step.seats for step in steps(view, table.now.rules)]
    assert order == [(seat,) for seat in view.ended.places]


@pytest.mark.slow
async def test_the_landlord_stands_alone_and_the_others_together(store: Store) -> None:
    table, view = await played(store, "doudizhu_denexa", 3)
    assert view.ended is not None
    sides = {step.seats for step in steps(view, table.now.rules)}
    alone = view.sides.index(ALONE)
    assert {frozenset(side) for side in sides} == {
        frozenset({alone}),
        frozenset({0, 1, 2} - {alone}),
    }
    assert view.ended.places[0] in steps(view, table.now.rules)[0].seats


@pytest.mark.slow
async def test_partners_stand_together(store: Store) -> None:
    table, view = await played(store, "bigtwo_teams", 4)
    assert {frozenset(step.seats) for step in steps(view, table.now.rules)} == {
        frozenset({0, 2}),
        frozenset({1, 3}),
    }


@pytest.mark.slow
async def test_mere_losers_stand_on_one_step_without_a_medal(store: Store) -> None:
    table, view = await played(store, "thirteen_denexa", 4)
    picture = podium_picture(Speech(), table.now, view)
    assert [(len(step.seats), step.medal) for step in picture.steps] == [(1, True), (3, False)]
    assert re.search(r"Won: seat \d\..*Lost: seat \d", podium_words(Speech(), picture, "Podium."))
    marks = seat_marks(view, table.now.rules)
    assert sorted(mark.place or 0 for mark in marks) == [0, 0, 0, 1]
    lines = (await results(Speech(), store, table.now, view, True)).splitlines()
    medals = [line[0] for line in lines if " Player" in line]
    assert medals[:4] == ["🥇", "▫", "▫", "▫"]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("preset", "people"),
    [
        ("president_comp303", 4),
        ("doudizhu_denexa", 3),
        ("bigtwo_teams", 4),
        ("lectio", 5),
        ("thirteen_denexa", 4),
    ],
)
async def test_alt_text_and_results_name_the_same_seats_in_the_same_order(
    store: Store, preset: str, people: int
) -> None:
    table, view = await played(store, preset, people)
    picture = podium_picture(Speech(), table.now, view)
    shown = [seat.number for step in picture.steps for seat in step.seats]
    assert sorted(shown) == list(range(1, people + 1))
    said = podium_words(Speech(), picture, "Podium.")
    assert list(map(int, re.findall(r"seat (\d+)", said)))[:people] == shown
    for step in picture.steps:
        for seat in step.seats:
            assert tuple(each(view.hands_at_end[seat.number - 1])) == seat.cards
            spelled = in_order(Speech(spelled=True), view.hands_at_end[seat.number - 1])
            assert not seat.cards or spelled in said or re.search(r"And \d more\.$", said)
    lines = await results(Speech(), store, table.now, view, True)
    of_players = re.findall(r"^(?:🥇|🥈|🥉|▫️|[④-⑳]) Player (\d+)", lines, re.MULTILINE)
    assert of_players == [table.now.players[number - 1] for number in shown]
    assert "`" not in lines, "no seat numbers"


@pytest.mark.slow
async def test_without_pictures_the_results_name_the_cards_still_held(store: Store) -> None:
    table, view = await played(store, "bigtwo_basic", 4)
    said = await results(Speech(), store, table.now, view, False)
    held = [in_order(Speech(), hand) for hand in view.hands_at_end if hand]
    assert held
    assert all(hand in said for hand in held)


@pytest.mark.parametrize(
    ("changed", "subject"),
    [({}, english("alt-podium", of="deal")), ({"match_target": "1"}, "Podium of the match")],
)
async def test_alt_text_names_the_people_on_the_podium(
    store: Store, changed: dict[str, str], subject: str
) -> None:
    table, _ = await played(store, "president_comp303", 4, **changed)
    assert bool(table.state.match.winners) is bool(changed)
    assert subject_of(Speech(), table.now).startswith(subject)
