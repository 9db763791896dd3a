"""A whole night of five people by COMP 303, one of them with closed direct messages.

The people click and type what they are shown; the bot is killed and started again and again. The
results are counted anew from what the people saw, and compared.
"""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from bot.domain.state import NewDeal
from rules.catalogue import build
from rules.engine import replay
from tests.bot.playground import openapi
from tests.night import account, secrecy
from tests.night.account import Account, of_deal
from tests.night.house import House
from tests.night.night import TARGET, play
from tests.night.people import Person
from tests.night.pictures import Drawings
from tests.night.reading import (
    EPHEMERAL,
    cockpit,
    is_finale,
    mentions,
    picture_urls,
    picture_words,
    words,
)
from tests.night.record import Night
from tests.night.stored import deals_of, deeds_of
from tests.simulation.world import World


@pytest.fixture(scope="module")
def played(shared_world: World) -> tuple[Night, list[NewDeal]]:
    """The night, and its deals as the bot's database has them."""

    async def whole(world: World) -> tuple[Night, list[NewDeal]]:
        night = await play(world.house)
        return night, await deals_of(night)

    return shared_world.play(whole, avatars="false")  # avatars arrive at no fixed time


@pytest.fixture(scope="module")
def night(played: tuple[Night, list[NewDeal]]) -> Night:
    """A record of what all people did and saw."""
    return played[0]


@pytest.fixture(scope="module")
def stored(played: tuple[Night, list[NewDeal]]) -> list[NewDeal]:
    """The deals of the night as the bot's database has them."""
    return played[1]


@pytest.fixture(scope="module")
def house(night: Night, shared_world: World) -> House:
    """The house of the night."""
    return shared_world.house


@pytest.fixture(scope="module")
def counted(night: Night) -> tuple[Account, list[list[account.Hands]]]:
    """The account of the night, and all hands after each action, by deal."""
    book = Account(TARGET)
    hands = [
        book.enter(first, of_deal(night.evening.deeds, number))
        for number, first in enumerate(night.first_hands, 1)
    ]
    return book, hands


Counted = tuple[Account, list[list[account.Hands]]]


@pytest.mark.long
def test_the_match_takes_three_deals_at_least_and_every_way_of_playing(night: Night) -> None:
    assert len(night.results) >= 3
    ways = Counter(deed.way for deed in night.evening.deeds)
    assert {"button", "select", "typed", "complete"} <= ways.keys()
    gave = {deed.way for deed in night.evening.deeds if deed.kind == "give"}
    assert {"select", "typed"} <= gave
    assert night.exit_code == 0


def test_closed_dms_are_told_privately_and_played_from_the_channel(night: Night) -> None:
    closed = night.people[1]
    assert "I can't message you" in night.told_closed
    others = [seen for person in night.people if person is not closed for seen in person.seen]
    assert not any("I can't message you" in words(seen.body) for seen in others)
    hands = [seen for seen in closed.seen if seen.kind != "delete" and cockpit(seen.body)]
    assert hands
    assert all(seen.body["flags"] & EPHEMERAL for seen in hands)
    assert any(deed.who == closed.name for deed in night.evening.deeds)


def test_a_killed_bot_goes_on_with_the_same_hands_and_the_same_turn(night: Night) -> None:
    assert list(night.away) == ["in mid-trick", "in mid-exchange"]
    for away in night.away.values():
        assert away.hands_before.keys() == {person.name for person in night.people}
        assert away.hands_after == away.hands_before, away.when
        assert away.pings_after == away.pings_before != [], away.when


def test_time_that_the_bot_is_away_is_added_to_the_deadline(night: Night) -> None:
    for away in night.away.values():
        added = away.due_after - away.due_before
        assert away.down - 1 <= added <= away.back + 3, away.when


def test_clicks_fail_while_the_bot_is_away_and_old_buttons_work_after(night: Night) -> None:
    """The buttons of the lobby, a hand in the channel, the exchange and the results are pressed."""
    assert night.failed_while_away == "failed"
    assert night.old_lobby_join.startswith("You're in!")
    by_hand = [deed for deed in night.evening.deeds if deed.way == "by hand"]
    assert {1, 2} <= {deed.deal for deed in by_hand}


def test_no_acknowledged_play_is_lost(night: Night, stored: list[NewDeal]) -> None:
    for number, deal in enumerate(stored, 1):
        seen = [
            (deed.who, deed.kind, sorted(deed.cards))
            for deed in of_deal(night.evening.deeds, number)
        ]
        assert deeds_of(deal, night.names) == seen, f"deal {number}"


def test_every_hand_ever_shown_follows_from_the_deeds(night: Night, counted: Counted) -> None:
    """From one look to the next, cards leave and join a hand by plays and gifts alone."""
    for person in night.people:
        looks = [
            cockpit(seen.body)
            for seen in person.seen
            if seen.kind in ("message", "edit") and ": results" not in words(seen.body)
        ]  # results show the cards of all players, in a picture
        at = dict.fromkeys(range(1, len(night.results) + 1), 0)
        for shown in filter(None, looks):
            own = [hands[person.name] for hands in counted[1][shown.deal - 1]]
            hand, since = tuple(sorted(shown.cards)), at[shown.deal]
            assert hand in own[since:], f"{person.name} was shown {hand} again or too soon"
            at[shown.deal] = own.index(hand, since)


def test_first_hands_hold_the_whole_pack(night: Night) -> None:
    for hands in night.first_hands:
        cards = [card for hand in hands.values() for card in hand]
        assert len(cards) == len(set(cards)) == 54


def test_titles_and_points_are_those_of_the_plays(night: Night, counted: Counted) -> None:
    book = Account(TARGET)
    for number, results in enumerate(night.results, 1):
        book.enter(night.first_hands[number - 1], of_deal(night.evening.deeds, number))
        lines = book.results()
        if is_finale(results):  # the finale has the totals
            lines = [replace(line, total=0) for line in lines]
        assert account.results_shown(results) == lines
        assert bool(book.winners) == (number == len(night.results))
    won_by = re.search(r"won by (.*?)\.", picture_words(night.results[-1]))
    assert won_by
    assert book.winners == {person.name for person in night.people if person.name in won_by[1]}
    assert book.scores == counted[0].scores


def test_seats_follow_the_places_and_the_president_leads(night: Night, counted: Counted) -> None:
    places = counted[0].places
    for number, table in enumerate(night.seats[1:], 2):
        before = places[number - 2]
        assert account.seat_order(table) == before
        plays = [deed for deed in of_deal(night.evening.deeds, number) if deed.kind == "play"]
        assert plays[0].who == before[0]


def test_the_leaderboard_equals_the_account(night: Night, counted: Counted) -> None:
    shown = account.leaderboard_shown(night.leaderboard)
    assert set(shown) == counted[0].leaderboard()
    assert [line.points for line in shown] == sorted((line.points for line in shown), reverse=True)


def test_the_stored_events_replay_to_the_results(
    stored: list[NewDeal], night: Night, counted: Counted
) -> None:
    for deal, places in zip(stored, counted[0].places, strict=True):
        ended = replay(build(deal.preset, dict(deal.choices)), deal.events).ended
        assert ended is not None
        assert [night.names[deal.players[seat]] for seat in ended.places] == places
        assert [ended.points[seat] for seat in ended.places] == [4, 3, 2, 1, 0]


def test_one_message_asks_each_player_once_and_goes_after_the_play(
    night: Night, stored: list[NewDeal]
) -> None:
    """A player on turn again at once, as after a trick that none may follow, keeps the message."""
    witness = night.people[0]
    asked: dict[str, list[str]] = {"message": [], "edit": []}
    for seen in witness.seen:
        if seen.kind in asked and mentions(seen.body):
            assert len(mentions(seen.body)) == 1, words(seen.body)
            asked[seen.kind].append(night.names[mentions(seen.body)[0]])
    turns = [name for deal in stored for name, _, _ in deeds_of(deal, night.names)]
    missing = Counter(turns) - Counter(asked["message"])
    assert missing <= Counter(asked["edit"])
    assert missing.total() < len(turns) / 10
    again = Counter(asked["message"]) - Counter(turns)
    assert again.total() <= night.sudden_kills, "at most once more for each kill in mid-step"
    assert not any(mentions(message) for message in witness.messages.values())


def test_nothing_else_ever_notifies_anybody(night: Night) -> None:
    for person in night.people:
        for seen in person.seen:
            if seen.kind == "message" and mentions(seen.body):
                assert seen.channel_id == night.evening.channel_id
                assert re.match(r"<@\d+>, (your lead|your turn: beat|give)", words(seen.body))


def test_cards_are_shown_only_to_people_with_sight_of_them(
    night: Night, stored: list[NewDeal]
) -> None:
    deals = secrecy.knowledge(night, stored)
    for person in night.people:
        assert len(person.seen) > 200
        assert list(secrecy.leaks(person, deals)) == []


@pytest.mark.long
def test_every_picture_shows_ones_own_hand_or_the_table(
    night: Night, stored: list[NewDeal]
) -> None:
    drawings, looked = Drawings(stored, night.names), Counter[str]()
    for person in night.people:
        for seen in person.seen:
            for url in picture_urls(seen.body) if seen.kind in ("message", "edit") else ():
                png = person.gallery.at(url)
                kind = Path(url).name if png else "gone too soon"
                looked[kind] += 1
                if png:
                    shown = (seen.body, kind, png)
                    assert _may_be_shown(drawings, person, *shown), f"{person.name}: {url}"
    assert looked["hand.png"] > 100
    assert looked["table.png"] > 100
    assert looked["finale.png"] >= len(night.people)
    assert looked["podium.png"] >= (len(night.results) - 1) * len(night.people)
    assert looked["gone too soon"] < looked.total() / 50, looked


def test_each_shuffle_is_proved_after_the_deal(night: Night, stored: list[NewDeal]) -> None:
    for before, after, deal in zip(night.proofs, night.seeds, stored, strict=True):
        shown = f"gamenight-2|{deal.terms.key}|{deal.seed}"
        proof = hashlib.sha256(shown.encode()).hexdigest()
        assert f"Fingerprint: `{proof}`" in before
        assert f"Seed: `{deal.seed}`" not in before, "only that of the last deal is told"
        assert f"Seed: `{deal.seed}`" in after


def test_the_log_tells_no_cards(night: Night) -> None:
    assert "Connected as" in night.bot.log
    assert secrecy.IN_LOGS.findall(night.bot.log) == []
    assert "Traceback" not in night.bot.log


def test_commands_are_registered_once_for_all_starts(night: Night, house: House) -> None:
    journal = house.playground.journal
    puts = [one for one in journal if one.method == "PUT" and one.path.endswith("/commands")]
    assert len(puts) == 1


@pytest.mark.long
def test_every_request_and_answer_holds_against_discords_document(
    night: Night, house: House
) -> None:
    if openapi.document_path() is None:
        pytest.skip("../shared/discord/openapi.json is not here")
    assert len(house.playground.journal) > 500
    assert openapi.wrong(house.playground.journal) == set()


def _may_be_shown(
    drawings: Drawings, person: Person, message: dict[str, object], kind: str, png: bytes
) -> bool:
    shown = cockpit(message)
    if kind == "podium.png":
        return drawings.is_podium(png)
    if kind == "finale.png":
        return drawings.is_finale(png, picture_words(message))
    if kind == "bars.png":  # the picture of a leaderboard has no cards
        return "Leaderboard" in words(message)
    if shown is None:
        return drawings.is_table(png, words(message))
    return drawings.is_hand_of(person.id, png, shown.cards)
