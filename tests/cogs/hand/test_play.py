"""Forged or outdated controls of a hand let no player make an illegal move."""

from __future__ import annotations

import pytest

from bot.app import App
from bot.tables.table import Table
from bot.words import why
from bot.words.speech import Speech
from cogs.core.custom_ids import UnknownControl
from rules import engine
from rules.actions import Action, Seat
from rules.cards import joined
from rules.deal import Deal
from tests.bot.four_people import PEOPLE
from tests.cogs.clicking import click
from tests.english import english

HOST = PEOPLE[0]
STRANGER = "99"


@pytest.fixture
async def dealt(table: Table) -> Table:
    """The table in the first trick, with a player on turn."""
    await table.deal(HOST)
    return table


def on_turn(table: Table) -> str:
    (player,) = table.now.due()
    return player


def waiting(table: Table) -> str:
    return next(player for player in PEOPLE if player != on_turn(table))


def cards_of(table: Table, player: str) -> int:
    seen = table.now.view(player)
    assert seen is not None
    return joined(seen.hand)


async def refused(app: App, table: Table, player: str, act: str, arg: str) -> str:
    """Return the reason, shown above the hand, for which this control does nothing."""
    seq = table.now.seq
    answer = await click(app, player, f"{act}:{table.state.id}:{table.now.key}:{arg}")
    assert table.now.seq == seq
    return answer


async def test_answer_to_a_press_searches_plays_for_the_pressing_seat_alone(
    app: App, dealt: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    searches = list[Seat]()

    def legal(deal: Deal, seat: Seat) -> list[Action]:
        searches.append(seat)
        return engine.legal(deal, seat)

    monkeypatch.setattr("rules.view.legal", legal)
    player, seq = on_turn(dealt), dealt.now.seq
    own = dealt.now.view(player)
    assert own is not None
    control = f"play:{dealt.state.id}:{dealt.now.key}:{own.plays[0].laid:x}"
    answer = await click(app, player, control)
    assert dealt.now.seq > seq
    assert "turn" in answer
    assert {*searches} == {own.seat}


@pytest.mark.parametrize("act", ["play", "give", "bomb"])
async def test_cards_of_another_player_are_not_played(app: App, dealt: Table, act: str) -> None:
    player, theirs = on_turn(dealt), cards_of(dealt, waiting(dealt))
    lowest = theirs & -theirs
    assert (await refused(app, dealt, player, act, f"{lowest:x}")).startswith("> ")
    assert (await refused(app, dealt, player, act, f"{1 << 200:x}")).startswith("> ")
    assert (await refused(app, dealt, player, act, "0")).startswith("> ")


@pytest.mark.slow
async def test_own_cards_do_not_stand_for_other_cards(app: App, dealt: Table) -> None:
    player = on_turn(dealt)
    one, other = cards_of(dealt, player), cards_of(dealt, waiting(dealt))
    stands = f"{one & -one:x}.{other & -other:x}"
    assert "\n> " in await refused(app, dealt, player, "play", stands)


async def test_waiting_player_plays_passes_and_answers_nothing(app: App, dealt: Table) -> None:
    player = waiting(dealt)
    own = cards_of(dealt, player)
    for act, arg in (("play", f"{own & -own:x}"), ("pass", ""), ("answer", "bid.3")):
        assert "> " in await refused(app, dealt, player, act, arg)


async def test_word_without_a_question_is_not_called(app: App, dealt: Table) -> None:
    for code in ("call.abracadabra", "bid.3", "cut.7", "call.redeal"):
        assert "> " in await refused(app, dealt, on_turn(dealt), "answer", code)


async def test_argument_that_is_no_cards_is_an_unknown_control(
    app: App, dealt: Table, caplog: pytest.LogCaptureFixture
) -> None:
    for arg in ("", "xyz", "3.zz", "3.", "-3", "0x3", "3.3.3"):
        answer = await refused(app, dealt, on_turn(dealt), "play", arg)
        assert f"> {why(Speech(), UnknownControl())}" in answer, arg
    assert not caplog.records


async def test_person_without_a_seat_sees_no_hand_and_plays_nothing(app: App, dealt: Table) -> None:
    for act, arg in (("play", "1"), ("pass", ""), ("give", "1"), ("hint", ""), ("plays", "")):
        answer = await refused(app, dealt, STRANGER, act, arg)
        assert answer.removeprefix("> ") == english("not-at-this-table"), act
    assert await refused(app, dealt, STRANGER, "unpick", "") == english("no-hand")


async def test_a_control_of_an_earlier_state_shows_the_hand_of_now(app: App, dealt: Table) -> None:
    player, key = on_turn(dealt), dealt.now.key
    own = cards_of(dealt, player)
    seen = dealt.now.view(player)
    assert seen is not None
    first = seen.plays[0]
    await click(app, player, f"play:{dealt.state.id}:{key}:{first.laid:x}")
    assert cards_of(dealt, player) == own & ~first.laid
    seq = dealt.now.seq
    answer = await click(app, player, f"play:{dealt.state.id}:{key}:{seen.plays[-1].laid:x}")
    assert f"> {english('moved-on')}" in answer
    assert dealt.now.seq == seq
