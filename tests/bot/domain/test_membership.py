"""Decisions of people at a table: removals by vote, the host's role, and the next game."""

from dataclasses import replace
from random import Random

import pytest

from bot.domain import membership, seating
from bot.domain.seating import with_computer
from bot.domain.state import Draft, Stage
from bot.store import Store
from bot.tables.table import Table
from bot.tables.timers import time_is_up
from tests.bot.four_people import PEOPLE, opened, play_computers, play_on, reopened
from tests.bot.refusals import refusing

ANA, BEN, CHI, DEV = PEOPLE


async def gathered(store: Store, people: int = 4, deal: bool = False) -> Table:
    (table,) = (await opened(store, people, computer_seconds=60)).all()
    if deal:
        await table.deal(ANA)
    return table


async def play_to_the_end(table: Table, sleeping: str = "") -> None:
    """Play to the end of the deal, with a computer for people who are gone or sleep."""
    while table.state.stage is Stage.DEAL:
        if not table.now.waited_for():
            await play_computers(table)
            continue
        await time_is_up(table, table.state.deadlines)
        for person in PEOPLE:
            if person != sleeping:
                await table.wake(person)


async def put_to_sleep(table: Table, player: str) -> None:
    asleep = [replace(seat, asleep=seat.player == player) for seat in table.state.seats]
    await table.arrange(lambda state: replace(state, seats=tuple(asleep)))


async def test_majority_of_the_others_sends_a_player_away(store: Store) -> None:
    table = await gathered(store, deal=True)
    await table.arrange(membership.voted, ANA, DEV)
    assert membership.votes(table.state, DEV) == (ANA,)
    assert membership.votes_needed(table.state, DEV) == 2
    await table.arrange(membership.voted, BEN, DEV)
    seat = seating.seated(table.state, DEV)
    assert seat is not None
    assert seat.gone, "a computer plays the cards"
    with refusing("You were voted out"):
        await table.join(DEV)


async def test_votes_survive_a_restart_and_can_be_taken_back(store: Store) -> None:
    table = await gathered(store, deal=True)
    await table.arrange(membership.voted, ANA, DEV)
    again = await reopened(store, table)
    await again.restore()
    assert membership.votes(again.state, DEV) == (ANA,)
    await again.arrange(membership.voted, ANA, DEV)
    await again.arrange(membership.voted, BEN, DEV)
    assert seating.seated(again.state, DEV) in again.state.seats
    assert membership.votes(again.state, DEV) == (BEN,)


@pytest.mark.slow
async def test_the_next_deal_forgets_votes_and_lets_the_exiled_back(store: Store) -> None:
    table = await gathered(store, deal=True)
    await table.arrange(membership.voted, BEN, CHI)
    await table.arrange(membership.sent_away, ANA, DEV)
    await play_to_the_end(table)
    assert table.state.match.standing[-1] == DEV, "who was sent away takes the last place"
    with refusing("removed you"):
        await table.join(DEV)
    await table.arrange(with_computer, ANA)
    await table.deal(ANA)
    assert table.state.votes == {}
    await table.join(DEV)


async def test_sleeping_player_has_no_vote(store: Store) -> None:
    table = await gathered(store, deal=True)
    await put_to_sleep(table, CHI)
    assert membership.voters(table.state, DEV) == (ANA, BEN)
    with refusing("vote"):
        await table.arrange(membership.voted, CHI, DEV)


async def test_of_two_neither_can_vote_the_other_out(store: Store) -> None:
    table = await gathered(store, people=2)
    with refusing("vote"):
        await table.arrange(membership.voted, BEN, ANA)


async def test_only_the_host_sends_away_alone_and_hands_the_role_to_another(
    store: Store,
) -> None:
    table = await gathered(store)
    with refusing("host"):
        await table.arrange(membership.sent_away, BEN, DEV)
    await table.arrange(membership.handed_over, ANA, BEN)
    assert table.state.host == BEN
    await table.arrange(membership.sent_away, BEN, ANA)
    assert seating.seated(table.state, ANA) is None
    with refusing("That player has left the table"):
        await table.arrange(membership.handed_over, BEN, ANA)


@pytest.mark.slow
async def test_host_asleep_to_the_end_of_a_deal_is_host_no_more(store: Store) -> None:
    table = await gathered(store, deal=True)
    await put_to_sleep(table, ANA)
    await play_to_the_end(table, sleeping=ANA)
    assert table.state.host == BEN


async def test_a_newcomer_gets_the_computers_seat_with_most_cards_at_once(store: Store) -> None:
    table = await gathered(store, people=2, deal=True)
    for _ in range(3):
        if table.now.waited_for():
            await time_is_up(table, table.state.deadlines)
        else:
            await play_computers(table)
    seen = table.now.view(None)
    assert seen is not None
    left = {p: seen.cards_left[i] for i, p in enumerate(table.now.players) if p.startswith("c")}
    await table.join("55")
    mine = table.now.view("55")
    assert mine is not None
    assert len(mine.hand) == max(left.values())


async def test_at_a_full_table_a_newcomer_takes_a_computers_place(store: Store) -> None:
    table = await gathered(store)
    for _ in range(3):
        await table.arrange(with_computer, ANA)
    await table.join("55")
    assert len(table.state.seats) == 7
    for person in ("66", "77"):
        await table.join(person)
    await table.join("88")
    assert table.state.line == ("88",)


async def test_a_computer_is_taken_away_between_deals_only(store: Store) -> None:
    table = await gathered(store, people=3)
    with refusing("not at this table"):
        await table.arrange(membership.without_computer, "99", "c1")
    await table.arrange(with_computer, ANA)
    await table.arrange(membership.without_computer, BEN, "c1")
    assert [s.player for s in table.state.seats if s.computer] == ["c2"]
    await table.deal(ANA)
    with refusing("over"):
        await table.arrange(membership.without_computer, ANA, "c2")


@pytest.mark.slow
async def test_another_game_begins_with_the_same_people_and_no_points(store: Store) -> None:
    table = await gathered(store, deal=True)
    with refusing("over"):
        await table.arrange(membership.swapped, ANA, Draft("bt_hk"))
    await play_on(table)
    order = table.state.match.players
    with refusing("host"):
        await table.arrange(membership.swapped, BEN, Draft("president_basic"))
    await table.arrange(membership.swapped, ANA, Draft("president_basic"))
    assert table.state.stage is Stage.LOBBY
    assert table.now.view(None) is None
    again = await reopened(store, table)
    await again.restore()
    await again.deal(ANA)
    assert again.state.preset == "president_basic"
    assert again.state.match.players == order
    assert again.state.match.scores == {}
    assert again.state.match.number == 2


async def test_seats_are_shuffled_where_the_rules_leave_them_to_the_host(store: Store) -> None:
    table = await gathered(store)
    before = [seat.player for seat in table.state.seats]
    await table.arrange(membership.shuffled, ANA, Random(4))
    assert sorted(before) == sorted(seat.player for seat in table.state.seats)
    assert before != [seat.player for seat in table.state.seats]
    await table.deal(ANA)
    assert not membership.may_shuffle(table.state)
    await play_on(table)
    assert not membership.may_shuffle(table.state), "by these rules people sit by rank"
