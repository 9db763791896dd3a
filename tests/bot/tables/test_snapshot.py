"""Snapshots of a table: clicks in time or too late, counts, and one view for each seat."""

from __future__ import annotations

from dataclasses import replace

from bot.domain.state import NewDeal, Stage
from bot.players import weakest
from bot.store import Store
from bot.tables.snapshot import DealLog, Snapshot
from rules.catalogue import build
from rules.changes import Decision
from rules.engine import decide
from rules.events import Event, Passed, Played, Turn
from rules.shuffle import commitment
from rules.view import view
from tests.bot.four_people import PEOPLE, dealt, move
from tests.bot.store.material import ANA, BEN, CHI, DEV, PRESET, lobby, new_deal

BEGAN, NOW = 100.0, 107.5


def loaded(new: NewDeal, now: float = BEGAN) -> DealLog:
    return DealLog.loaded(new, build(PRESET), now)


def after(log: DealLog, *events: Event) -> DealLog:
    """Return the log after these events."""
    assert log.deal is not None
    decision = Decision(log.deal)
    decision.events = [*events]
    return log.after(decision, NOW)


def test_a_deal_that_is_loaded_is_as_it_was_played() -> None:
    new = new_deal()
    log, events = loaded(new), [*new.events]
    assert (log.seq, log.turn_began) == (len(new.events), BEGAN)
    assert (log.seed, log.proof) == (new.seed, commitment(new.seed, new.terms.key))
    for _ in range(9):
        assert log.deal is not None
        seat = min(log.deal.to_act)
        decision = decide(log.deal, seat, weakest(view(log.deal, seat)))
        events += decision.events
        log = log.after(decision, NOW)
    again = loaded(replace(new, events=tuple(events)), NOW)
    assert (again.seq, again.players) == (log.seq, log.players) == (len(events), new.players)
    assert (again.due_since, again.top_since) == (log.due_since, log.top_since)
    assert again.deal == log.deal
    assert again.turn_began == log.turn_began == NOW


def test_a_turn_that_goes_on_goes_on_from_when_it_began() -> None:
    log = loaded(new_deal())
    assert after(log, Passed(0)).turn_began == BEGAN
    assert after(log, Passed(0), Turn(frozenset({1}))).turn_began == NOW


def test_player_on_turn_may_act_on_any_state_of_the_turn() -> None:
    log = after(loaded(new_deal()), Passed(0), Turn(frozenset({1})), Passed(2))
    came = log.seq - 2
    assert [log.fresh(1, seq, False) for seq in range(came - 1, came + 4)] == [
        False,
        True,
        True,
        True,
        False,
    ]


def test_action_out_of_turn_needs_the_present_state_or_the_same_top() -> None:
    log = after(loaded(new_deal()), Played(0, 1, 1), Turn(frozenset({1})), Passed(1))
    laid = log.seq - 2
    assert [log.fresh(2, seq, False) for seq in (laid, log.seq - 1, log.seq, log.seq + 1)] == [
        False,
        False,
        True,
        False,
    ]
    assert [log.fresh(2, seq, True) for seq in (laid - 1, laid, log.seq, log.seq + 1)] == [
        False,
        True,
        True,
        False,
    ]


def test_before_the_first_play_any_state_has_the_same_top() -> None:
    log = loaded(new_deal())
    onlooker = 3 if 3 not in log.due_since else 2
    assert log.fresh(onlooker, 0, True)
    assert not log.fresh(onlooker, 0, False)


def test_other_people_in_the_same_seats_see_the_same_and_their_turn_begins() -> None:
    log = loaded(new_deal())
    before = Snapshot(lobby(), log).view(log.players[1])
    players = tuple("55" if one == log.players[1] else one for one in log.players)
    other = log.reseated(players, NOW)
    assert (other.players, other.turn_began, other.seq) == (players, NOW, log.seq)
    assert Snapshot(lobby(), other).view("55") is before


def test_views_are_made_anew_when_something_has_happened() -> None:
    log = loaded(new_deal())
    before = Snapshot(lobby(), log).view(None)
    assert Snapshot(lobby(), log).view(None) is before
    assert Snapshot(lobby(), after(log, Passed(0))).view(None) is not before


def test_cards_are_counted_for_players_with_cards() -> None:
    log = loaded(new_deal())
    assert log.deal is not None
    for player, hand in zip(log.players, log.deal.hands, strict=True):
        assert log.cards_left(player) == hand.bit_count() > 0
    assert log.cards_left("an onlooker") == 0
    assert DealLog().cards_left(ANA) == 0


def test_a_table_without_a_deal_has_nothing_to_show() -> None:
    now = Snapshot(lobby(), DealLog())
    assert (now.key, now.stage_key, now.seq) == ("0.0", "v.0", 0)
    assert (now.seed, now.proof, now.players, now.due()) == ("", "", (), ())
    assert (now.view(ANA), now.view(None), now.seat_of(ANA)) == (None, None, None)
    assert not now.aside
    assert (DealLog().seed, DealLog().turn_began) == ("", 0.0)


def test_snapshot_of_a_deal_has_its_key_and_the_players_on_turn() -> None:
    log = loaded(new_deal())
    now = Snapshot(replace(lobby(), stage=Stage.DEAL, deal_id=7), log)
    assert (now.key, now.stage_key) == (f"7.{log.seq}", "v.7")
    assert log.deal is not None
    assert now.due() == tuple(log.players[seat] for seat in sorted(log.deal.to_act))
    (player,) = now.due()
    assert now.due_since(player) == log.seq - 1
    assert {now.due_since(one) for one in {ANA, BEN, CHI, DEV} - {player}} == {log.seq}
    assert now.waited_for() == (() if player != ANA else (ANA,))  # only Ana has a seat
    between = Snapshot(replace(now.state, stage=Stage.BETWEEN), log)
    assert between.due() == ()
    assert now.seed == ""


def test_a_snapshot_shows_its_own_state_and_no_other() -> None:
    state, log = lobby(), loaded(new_deal())
    now = Snapshot(state, log)
    assert now.shows(state, log, False)
    assert not now.shows(replace(state), log, False)
    assert not now.shows(state, after(log, Passed(0)), False)
    assert not now.shows(state, log, True)


async def test_snapshot_is_the_same_object_until_a_change(store: Store) -> None:
    table = await dealt(store)
    before = table.now
    assert table.now is before
    await move(table)
    assert table.now is not before


async def test_every_view_is_made_once(store: Store) -> None:
    table = await dealt(store)
    for player in (*PEOPLE, None):
        assert table.now.view(player) is table.now.view(player) is table.now.view(player)
    assert table.now.view(None) is table.now.view("nobody at this table")


async def test_it_stays_as_it_was_when_the_table_goes_on(store: Store) -> None:
    table = await dealt(store)
    before, due = table.now, table.now.due()
    key, hands = before.key, [before.view(player) for player in PEOPLE[:2]]
    await move(table)
    assert (before.key, before.due(), before.state.deal_id) == (key, due, table.state.deal_id)
    assert [before.view(player) for player in PEOPLE[:2]] == hands
    late, now = before.view(PEOPLE[2]), table.now.view(PEOPLE[2])  # asked after the move
    assert late
    assert now
    assert len(late.trick) < len(now.trick)


async def test_views_outlast_a_change_that_is_none_of_the_deal(store: Store) -> None:
    table = await dealt(store)
    before, seen = table.now, table.now.view(PEOPLE[0])
    await table.excuse(30)
    assert table.now is not before
    assert table.now.state.deadlines != before.state.deadlines
    assert table.now.view(PEOPLE[0]) is seen


async def test_the_seed_is_told_when_the_deal_is_over(store: Store) -> None:
    table = await dealt(store)
    assert table.now.seed == ""
    while table.now.due():
        await move(table)
    assert table.now.seed
    assert table.stored.log.seed == table.now.seed
