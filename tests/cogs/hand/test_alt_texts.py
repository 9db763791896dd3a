"""The alt texts of pictures say all that the pictures show."""

from __future__ import annotations

from dataclasses import replace

from bot.app import App
from bot.drawing import (
    FOUR_COLOUR,
    Badge,
    HandPicture,
    PlayMark,
    PodiumPicture,
    PodiumSeat,
    PodiumStep,
    SeatMark,
    TablePicture,
)
from bot.tables.table import Table
from bot.words.speech import HEARD, LANGUAGES, Speech
from cogs.hand.pictures import hand_alt, table_picture, table_words
from cogs.hand.podium import podium_words
from cogs.table.message import seen_by_all
from rules.actions import Pass, Play
from rules.cards import PACK_BITS, STANDARD, card, cards, each
from rules.view import SeatView
from tests.bot.four_people import PEOPLE
from tests.english import english

SEVEN, EIGHT, NINE = map(card, ("7S", "8D", "9H"))


def seen(table: Table, player: str | None) -> SeatView:
    found = table.now.view(player)
    assert found is not None
    return found


async def test_a_hand_says_which_cards_are_grey_raised_or_have_the_second_back() -> None:
    plain = HandPicture((SEVEN, EIGHT, NINE))
    assert hand_alt(Speech(), plain) == ("Your 3 cards: 7 of spades, 8 of diamonds, 9 of hearts.")
    marked = replace(plain, dimmed=SEVEN, lifted=EIGHT | NINE)
    assert (
        hand_alt(Speech(), marked) == "Your 3 cards: 7 of spades, 8 of diamonds, 9 of hearts. "
        "Picked: 8 of diamonds, 9 of hearts. Can't be played now: 7 of spades."
    )
    backs = HandPicture((SEVEN, EIGHT << PACK_BITS), backs=True)
    assert hand_alt(Speech(), backs) == (
        "Your 2 cards: 7 of spades, 8 of diamonds. From the second deck: 8 of diamonds."
    )


async def test_table_text_has_the_turn_and_every_drawn_play(table: Table) -> None:
    await table.deal(PEOPLE[0])
    laid = []
    for _ in range(3):
        (player,) = table.now.due()
        view = seen(table, player)
        play = view.plays[0].laid if view.plays else 0
        await table.act(player, Play(play) if play else Pass(), table.now.key)
        laid += [(view.seat or 0) + 1] if play else []
    view = seen(table, None)
    said = table_words(Speech(), view, table_picture(view, table.now.rules))
    assert f"from seat {laid[-1]}. To play: seat {min(view.to_act) + 1}." in said
    before = said.partition("Earlier in this trick, oldest first: ")[2]
    assert [f"seat {seat} " in before for seat in laid[:-1]] == [True] * len(laid[:-1])
    assert f"seat {laid[-1]} " not in before
    assert "You have seat" not in said


async def test_spectator_of_a_seat_sits_at_the_foot_and_reads_its_number(
    app: App, table: Table
) -> None:
    await table.deal(PEOPLE[0])
    player = PEOPLE[2]
    (file,) = (await seen_by_all(Speech(), app, table.now, True, FOUR_COLOUR, player))[1]
    own = seen(table, player)
    assert own.seat is not None
    assert table_picture(own, table.now.rules).foot == own.seat + 1
    assert english("alt-table-you", seat=own.seat + 1) in (file.description or "")
    held = {one for one in (file.description or "").split() if "spades" in one}
    assert not held, "no card of the hand is told"


async def test_people_are_named_as_in_the_picture_and_seats_without_a_name_have_their_number(
    table: Table,
) -> None:
    await table.deal(PEOPLE[0])
    badges = Badge("Ana"), Badge("Ben"), Badge(""), Badge("ben")
    view = seen(table, None)
    picture = replace(table_picture(view, badges=badges), plays=(PlayMark(1, (SEVEN,)),), lead=True)
    said = table_words(Speech(), view, picture)
    names = "Ana", "Ben (2)", "seat 3", "ben (4)"
    counted = zip(names, view.cards_left, strict=True)
    assert " ".join(f"{name}: {count}." for name, count in counted) in said
    assert "Last trick, oldest play first: Ana · 7 of spades." in said
    first = min(view.to_act)
    assert f"To play: {names[first]}." in said
    steps = tuple(PodiumStep(n, (PodiumSeat(n, badge=one),)) for n, one in enumerate(badges, 1))
    assert podium_words(Speech(), PodiumPicture(steps), "Podium of the deal, best first.") == (
        "Podium of the deal, best first. 1st: Ana. 2nd: Ben (2). 3rd: seat 3. 4th: ben (4)."
    )


async def test_table_that_waits_for_a_lead_has_the_trick_before(table: Table) -> None:
    await table.deal(PEOPLE[0])
    seats = tuple(SeatMark(number, 3, on_turn=number == 2) for number in (1, 2, 3))
    plays = PlayMark(1, (SEVEN,)), PlayMark(2, (NINE,))
    told = table_words(Speech(), seen(table, None), TablePicture(seats, plays, lead=True))
    assert "Last trick, oldest play first: seat 1 · 7 of spades. seat 2 · 9 of hearts." in told


async def test_largest_tables_tell_the_seats_before_the_text_is_full(
    table: Table,
) -> None:
    await table.deal(PEOPLE[0])
    pack = tuple(each(STANDARD))
    seats = tuple(
        SeatMark(n, 20, passed=True, asleep=True, badge=Badge(f"{n}".rjust(32, "M")))
        for n in range(1, 13)
    )
    plays = tuple(PlayMark(n, pack[n : n + 12]) for n in range(1, 13))
    picture = TablePicture(seats, plays, reversed=True, stake=64, widow=3, stock=40)
    for language in LANGUAGES:
        speech = Speech(language)
        said = table_words(speech, seen(table, None), picture)
        assert len(said) <= HEARD
        assert "1".rjust(32, "M") in said
        assert any(said.endswith(speech.say("alt-more", count=left)) for left in range(5, 40))
        hand = hand_alt(speech, HandPicture(pack, cards("3D 4D"), cards("5D")))
        assert len(hand) <= HEARD
