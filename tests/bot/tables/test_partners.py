"""Swaps of cards between partners before play; a computer leaves its partner time."""

from __future__ import annotations

from random import Random

from bot.domain import seating
from bot.domain.seating import with_computer
from bot.players.weakest import out_of_time, weakest
from bot.store import Store
from bot.tables.registry import Tables
from bot.tables.table import Table
from bot.tables.timers import time_is_up
from rules.actions import Call, Give, Seat
from rules.cards import Cards, joined
from rules.view import SeatView
from tests.bot.four_people import OPEN, PEOPLE, Listener, StoppedClock, play_computers, settings
from tests.bot.tables.test_substitution import drowsy

ANA, BEN, CHI, _ = PEOPLE


async def colluding(store: Store) -> Table:
    """Start the swaps of a first deal of three people and three computers, seated by lot."""
    tables = Tables(store, Listener(), settings(computer_seconds=60), StoppedClock(), Random(7))
    OPEN.append(tables)
    table = await tables.open(1, 100, ANA, "president_collusion", {})
    for person in (BEN, CHI):
        await table.join(person)
    for _ in range(3):
        await table.arrange(with_computer, ANA)
    await table.deal(ANA)
    return table


def seen(table: Table, player: str) -> SeatView:
    view = table.now.view(player)
    assert view is not None
    return view


def partner(table: Table, player: str) -> str:
    """Return the player with whom `player` swaps; the swap is not over yet."""
    gift = seen(table, player).gift
    assert gift is not None
    return table.now.players[gift.to]


def with_a_computer(table: Table) -> str:
    """Return a person whose partner is a computer; three people always include one."""
    found = (one for one in (ANA, BEN, CHI) if not partner(table, one).isdigit())
    return next(found)


async def computers_move(table: Table) -> None:
    """Make all moves of computers that need no move of a person before."""
    while table.now.by_computers():
        await play_computers(table)


def hand(table: Table, player: str) -> Cards:
    return seen(table, player).held


async def test_a_computer_waits_for_the_first_offer_of_a_person(store: Store) -> None:
    table = await colluding(store)
    person = with_a_computer(table)
    await computers_move(table)
    assert partner(table, person) in table.now.due()
    assert seen(table, person).gift is not None


async def test_computer_takes_the_offer_of_its_partner_and_gives_as_many_cards(
    store: Store,
) -> None:
    table = await colluding(store)
    person = with_a_computer(table)
    other = partner(table, person)
    theirs: Seat = table.now.players.index(other)
    for lowest in (True, False):
        mine, own = seen(table, person).hand, seen(table, other).hand
        offered = joined(mine[:2] if lowest else mine[-2:])
        await table.act(person, Give(offered))
        await computers_move(table)
        assert offered & ~hand(table, other) == 0, "the computer took them"
        got = seen(table, person).gifts[-2:]
        (given,) = [gift.cards for gift in got if gift.giver == theirs]
        assert given.bit_count() == 2
        assert given & ~joined(own) == 0
    await table.act(person, Call("done"))
    assert not {person, other} & {*table.now.due()}


async def test_swap_of_two_computers_and_a_stand_in_ends(store: Store) -> None:
    table = await colluding(store)
    person = with_a_computer(table)
    await table.arrange(drowsy, person)
    await computers_move(table)
    waiting = {one for one in table.now.due() if seating.plays_itself(table.state, one)}
    assert not waiting - {partner(table, one) for one in table.now.waited_for()}
    assert person not in table.now.due()
    theirs = seen(table, person)
    givers = [gift.giver for gift in theirs.gifts]
    assert givers.count(theirs.seat or 0) * 2 == len(givers), "cards were given for cards"
    assert {*theirs.cards_left} == {9}


async def test_time_swaps_nothing_for_a_person(store: Store) -> None:
    table = await colluding(store)
    person = with_a_computer(table)
    before = hand(table, person)
    await time_is_up(table, table.state.deadlines)
    assert hand(table, person) == before
    assert person not in table.now.due()


async def test_time_answers_no_offer(store: Store) -> None:
    table = await colluding(store)
    person = with_a_computer(table)
    other = partner(table, person)
    await table.act(person, Give(seen(table, person).hand[0]))
    assert isinstance(weakest(seen(table, other)), Give)
    assert out_of_time(seen(table, other)) == Call("done")
