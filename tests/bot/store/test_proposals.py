"""Proposals to void or to restore a deal: the right is asked in the change's own transaction."""

from __future__ import annotations

import asyncio

import pytest

from bot.clock import Clock
from bot.domain.errors import Refusal
from bot.domain.moderation import DAY, VOID_DAYS, Done, Outcome, Role, Voider
from bot.store import Store
from bot.store.proposals import Case
from tests.bot.store.test_achievements import PEOPLE, WINS, Server, places
from tests.bot.store.test_voids import house

HOST, BEN, CHI, DEV, _ = PEOPLE
ADMIN = "9999"
REASON, ABOUT = "Ben saw a card", "Big Two · 1"


async def one_deal(store: Store, *players: str) -> int:
    """Store a deal that these players finished in this order; the host is HOST."""
    here: Server = await house(store, 7)
    deal_id = await here.end(places(*players), WINS)
    store.proposals._clock = Clock(lambda: here.now + 60)
    return deal_id


async def proposed(store: Store, deal_id: int, by: str, manages: bool = False) -> Case:
    return await store.proposals.propose(deal_id, by, manages, REASON, ABOUT)


async def restored(store: Store, deal_id: int, by: str, manages: bool = False) -> Case:
    return await store.proposals.propose(deal_id, by, manages, None, ABOUT)


async def agreed(store: Store, case: Case, by: str) -> Case:
    assert case.proposal
    return await store.proposals.agree(case.proposal.id, by, ABOUT)


async def is_void(store: Store, deal_id: int) -> bool:
    case = await store.proposals.case(deal_id)
    assert case
    return case.is_void


async def log(store: Store) -> list[Done]:
    return [one.done for one in await store.moderation.log(7)]


async def test_a_majority_of_the_others_voids_and_restores_a_deal(store: Store) -> None:
    deal_id = await one_deal(store, BEN, CHI, DEV, HOST)
    case = await proposed(store, deal_id, HOST)
    again = await proposed(store, deal_id, HOST)  # a double click
    assert again.proposal == case.proposal
    assert case.open
    case = await agreed(store, case, BEN)
    assert (await agreed(store, case, BEN)).proposal == case.proposal
    assert not await is_void(store, deal_id)
    case = await agreed(store, case, DEV)
    assert case.is_void
    assert case.proposal
    assert (case.proposal.outcome, case.proposal.agreed) == (Outcome.DONE, (BEN, DEV))
    void = await store.voids.of(deal_id)
    assert void
    assert (void.by, void.reason) == (Voider.PLAYERS, REASON)
    with pytest.raises(Refusal, match="proposal-over"):
        await agreed(store, case, CHI)
    back = await restored(store, deal_id, HOST)
    back = await agreed(store, back, CHI)
    back = await agreed(store, back, DEV)
    assert not back.is_void
    assert await log(store) == [
        *(Done.PASSED_RESTORE, Done.AGREED, Done.AGREED, Done.PROPOSED_RESTORE),
        *(Done.PASSED_VOID, Done.AGREED, Done.AGREED, Done.PROPOSED_VOID),
    ]


async def test_admin_without_a_seat_decides_and_only_admins_change_that(
    store: Store,
) -> None:
    deal_id = await one_deal(store, BEN, CHI, HOST)
    stale = await proposed(store, deal_id, HOST)
    assert (await proposed(store, deal_id, ADMIN, manages=True)).is_void
    with pytest.raises(Refusal, match="proposal-over"):
        await agreed(store, stale, BEN)
    for who, manages in ((HOST, False), (BEN, True)):
        with pytest.raises(Refusal, match="void-by-admin"):
            await restored(store, deal_id, who, manages)
    assert not (await restored(store, deal_id, ADMIN, manages=True)).is_void
    with pytest.raises(Refusal, match="void-by-admin"):
        await proposed(store, deal_id, HOST)
    assert await log(store) == [Done.RESTORED, Done.VOIDED, Done.PROPOSED_VOID]


async def test_stale_restore_does_not_overrule_a_later_admin(store: Store) -> None:
    deal_id = await one_deal(store, BEN, CHI, HOST)
    case = await proposed(store, deal_id, HOST)
    await agreed(store, case, BEN)
    await agreed(store, case, CHI)
    stale = await restored(store, deal_id, HOST)
    stale = await agreed(store, stale, BEN)
    await restored(store, deal_id, ADMIN, manages=True)
    await proposed(store, deal_id, ADMIN, manages=True)
    with pytest.raises(Refusal, match="proposal-over"):
        await agreed(store, stale, CHI)
    assert await is_void(store, deal_id)


async def test_playing_admin_only_proposes(store: Store) -> None:
    deal_id = await one_deal(store, BEN, CHI, HOST)
    case = await proposed(store, deal_id, BEN, manages=True)
    assert case.proposal
    assert case.proposal.role is Role.PLAYER
    assert not case.is_void
    case = await proposed(store, deal_id, HOST)  # a second proposal is a vote
    assert not case.is_void
    assert (await agreed(store, case, CHI)).is_void


@pytest.mark.parametrize(
    ("players", "who", "why"),
    [
        ((BEN, CHI, HOST), BEN, "void-only-host"),
        ((BEN, CHI, HOST), ADMIN, "void-only-host"),
        ((HOST, "c1", "c2"), HOST, "void-alone"),
    ],
)
async def test_people_without_a_right_are_refused(
    store: Store, players: tuple[str, ...], who: str, why: str
) -> None:
    deal_id = await one_deal(store, *players)
    with pytest.raises(Refusal, match=why):
        await proposed(store, deal_id, who)
    assert not await is_void(store, deal_id)


async def test_computers_onlookers_and_the_proposer_have_no_vote(store: Store) -> None:
    deal_id = await one_deal(store, BEN, "c1", HOST)
    case = await proposed(store, deal_id, HOST)
    for who, why in ((HOST, "proposal-own"), (ADMIN, "proposal-others"), ("c1", "others")):
        with pytest.raises(Refusal, match=why):
            await agreed(store, case, who)
    assert (await agreed(store, case, BEN)).is_void


async def test_a_proposal_expires_with_the_time_for_voids(store: Store) -> None:
    deal_id = await one_deal(store, BEN, HOST)
    case = await proposed(store, deal_id, HOST)
    later = store.proposals._clock.now() + VOID_DAYS * DAY
    store.proposals._clock = Clock(lambda: later)
    with pytest.raises(Refusal, match="void-too-late"):
        await agreed(store, case, BEN)
    store.upkeep._clock = Clock(lambda: later)
    await store.upkeep.prune()
    with pytest.raises(Refusal, match="proposal-over"):
        await agreed(store, case, BEN)


async def test_deleted_data_takes_votes_and_proposals_with_it(store: Store) -> None:
    deal_id = await one_deal(store, BEN, CHI, DEV, HOST)
    case = await proposed(store, deal_id, HOST)
    case = await agreed(store, case, BEN)
    assert case.proposal
    number = case.proposal.id
    told = await store.persons.export(BEN)
    assert [row["proposal_id"] for row in told["proposal_vote"]] == [number]
    told = await store.persons.export(HOST)
    assert [row["reason"] for row in told["proposal"]] == [REASON]
    assert [row["hosted"] for row in told["deal"]] == [True]
    await store.persons.forget(BEN)
    case = await agreed(store, case, CHI)
    assert not case.is_void
    assert case.proposal
    assert case.proposal.agreed == (CHI,)
    await store.persons.forget(HOST)
    with pytest.raises(Refusal, match="proposal-over"):
        await store.proposals.agree(number, DEV, ABOUT)
    assert not await is_void(store, deal_id)
    counts = await store.persons.counts(HOST)
    assert {counts[one] for one in ("proposal", "proposal_vote", "deal")} == {0}


async def test_decision_of_an_admin_outlives_the_admins_data(store: Store) -> None:
    deal_id = await one_deal(store, BEN, CHI, HOST)
    await proposed(store, deal_id, ADMIN, manages=True)
    await restored(store, deal_id, ADMIN, manages=True)
    await store.persons.forget(ADMIN)
    with pytest.raises(Refusal, match="void-by-admin"):
        await proposed(store, deal_id, HOST)


async def test_votes_that_arrive_together_are_counted_once_each(store: Store) -> None:
    deal_id = await one_deal(store, BEN, CHI, DEV, HOST)
    case = await proposed(store, deal_id, HOST)
    votes = [agreed(store, case, who) for who in (BEN, BEN, BEN)]
    await asyncio.gather(*votes)
    assert not await is_void(store, deal_id)
    assert (await log(store)).count(Done.AGREED) == 1
    await asyncio.gather(*(agreed(store, case, who) for who in (CHI, CHI)), return_exceptions=True)
    assert await is_void(store, deal_id)
    assert (await log(store)).count(Done.PASSED_VOID) == 1


async def test_the_untold_are_told_once(store: Store) -> None:
    deal_id = await one_deal(store, BEN, HOST)
    case = await proposed(store, deal_id, HOST)
    assert case.proposal
    assert await store.proposals.unshown() == [(7, case.proposal.id)]
    await store.proposals.note_shown(case.proposal.id, Outcome.OPEN, 5)
    assert await store.proposals.unshown() == []
    await agreed(store, case, BEN)
    assert await store.proposals.unshown(7) == [(7, case.proposal.id)]
