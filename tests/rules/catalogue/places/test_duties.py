"""Duties and manners of the places: for each choice the players who may, and the refusals."""

from __future__ import annotations

from random import Random

import pytest

from rules.actions import Call, Cut, Pass
from rules.catalogue import places
from rules.deal import Deal
from rules.engine import calls, decide, legal
from rules.events import Ended
from rules.match.match import Match, MatchState
from tests.rules.catalogue.places.standing import places_after
from tests.rules.notation import LETTERS, after, game, opened, turn
from tests.rules.talk import due, refused, said, shuffled, sizes

ALONE = {"exchange": "none"}
# the player with the duty after places C A D B
DUTIES = {"nobody": "", "bottom_rank": "B", "top_rank": "C"}
TOUCHES = {"off": (), "on": ("clear table",)}
FORFEITS = {"off": (), "on": ("forfeits welcome",)}
JOINING = {"between_deals": True, "closed": False}
SHOWN = {
    "duties": {*DUTIES},
    "touch_rule": {*TOUCHES},
    "procedural_faults": {"off", "on"},  # test_faults shows this one and the next
    "stagnation_demotion": {"off", "2"},
    "forfeits": {*FORFEITS},
    "join_leave": {*JOINING},
}
HANDS = ("3S 7S 8S", "4S 8H 9S", "5S 8D 9H", "6S 9D 10S")


def test_every_choice_is_shown() -> None:
    assert {option.id: {*option.meaning} for option in places.DUTIES} == SHOWN


def second(standing: str = "CADB", seats: int = 4, **changed: str) -> Deal:
    """A second deal before its cards are dealt."""
    rules = game("president_basic", **{**ALONE, **changed})
    return shuffled(rules, "", seats, standing=standing).deal


def playing(standing: str = "ABCD", **changed: str) -> Deal:
    """A second deal without an exchange; A is to lead."""
    return opened(game("president_basic", **{**ALONE, **changed}), *HANDS, standing=standing)


@pytest.mark.parametrize("choice", DUTIES)
def test_duty_of_dealing_has_the_agreed_place(choice: str) -> None:
    deal = second(duties=choice)
    who = DUTIES[choice]
    if not who:
        assert sizes(deal.hands) == [13] * 4
        return
    assert due(deal) == who
    assert legal(deal, LETTERS.index(who)) == [Call("deal")]
    for letter in "ABCD":
        if letter != who:
            assert refused(deal, letter, Call("deal")) == "It's not your turn yet."
    for other in (Pass(), Call("shuffle"), Cut(20)):
        assert refused(deal, who, other) == "You can't do that right now."
    assert sizes(said(deal, f"{who} deal").hands) == [13] * 4


@pytest.mark.parametrize("choice", DUTIES)
@pytest.mark.parametrize("preset", ["bigtwo_basic", "daifugo_denexa", "thirteen_denexa"])
def test_in_a_first_deal_the_bot_deals_by_itself(preset: str, choice: str) -> None:
    deal = shuffled(game(preset, duties=choice, cut="off")).deal
    assert sizes(deal.hands) == [13] * 4


def test_the_pack_is_cut_before_the_duty_to_deal() -> None:
    deal = second(duties="bottom_rank", cut="right_of_dealer")
    assert due(deal) == "D"
    deal = decide(deal, 3, Cut(1)).deal
    assert (due(deal), len(deal.deck)) == ("B", 52)


# Touching the cards


@pytest.mark.parametrize("choice", TOUCHES)
def test_touch_is_offered_to_the_agreed_places_after_the_first_card(choice: str) -> None:
    deal = playing(touch_rule=choice)
    assert [calls(deal, seat) for seat in range(4)] == [[]] * 4, "not before the first card"
    deal = after(deal, "A 3S")
    assert [tuple(calls(deal, seat)) for seat in range(4)] == [TOUCHES[choice]] * 4


@pytest.mark.parametrize(
    ("words", "order"),
    [
        ((), "ABCD"),
        (("B clear table",), "ABCD"),
        (("B clear table", "B no"), "ABCD"),
        (("B clear table", "B yes"), "ACDB"),
        (("A clear table", "A yes"), "BCDA"),
        (("D clear table",), "ABCD"),
        (("A clear table", "A yes", "B clear table", "B yes"), "CDAB"),
        (("B clear table", "C clear table", "C yes"), "ABDC"),
    ],
    ids=lambda value: ", ".join(value) if isinstance(value, tuple) else value,
)
def test_touch_that_is_confirmed_puts_its_player_last(words: tuple[str, ...], order: str) -> None:
    """PV-25: the other players move up; of two who own up, the later one is last."""
    deal = said(after(playing(touch_rule="on"), "A 3S"), *words)
    assert places_after(deal) == order


@pytest.mark.parametrize(
    ("words", "letter", "word"),
    [
        ((), "B", "yes"),
        (("B clear table",), "B", "clear table"),
        (("B clear table",), "C", "yes"),
        (("B clear table", "B no"), "B", "yes"),
        (("B clear table", "B yes"), "B", "no"),
        (("D clear table",), "D", "yes"),
    ],
)
def test_a_touch_is_asked_about_once(words: tuple[str, ...], letter: str, word: str) -> None:
    deal = said(after(playing(touch_rule="on"), "A 3S"), *words)
    assert word not in calls(deal, LETTERS.index(letter))
    assert refused(deal, letter, Call(word))


def test_a_touch_takes_nobodys_turn_and_counts_in_a_later_deal_only() -> None:
    deal = said(after(playing(touch_rule="on"), "A 3S"), "C clear table", "C yes")
    assert turn(deal) == "B"
    first = after(playing(standing="", touch_rule="on"), "A 3S")
    assert [calls(first, seat) for seat in range(4)] == [[]] * 4, "there is no scum yet"


# Forfeits


@pytest.mark.parametrize("choice", FORFEITS)
@pytest.mark.parametrize("preset", ["president_basic", "daifugo_denexa", "bigtwo_basic"])
def test_only_the_willing_last_is_set_a_task_and_only_by_the_first(
    preset: str, choice: str
) -> None:
    rules = game(preset, forfeits=choice, exchange="none")
    deal = opened(rules, *HANDS, standing="CADB")
    assert [tuple(calls(deal, seat)) for seat in range(4)] == [(), FORFEITS[choice], (), ()]
    if choice == "off":
        assert refused(deal, "B", Call("forfeits welcome"))
        return
    assert refused(deal, "C", Call("forfeit: serve tea"))
    deal = said(deal, "B forfeits welcome")
    tasks = calls(deal, 2)
    assert tasks == ["forfeit: serve tea", "forfeit: sing a verse", "forfeit: tell a joke"]
    assert refused(deal, "A", Call(tasks[0]))
    before, deal = due(deal), said(deal, f"C {tasks[1]}")
    assert [calls(deal, seat) for seat in range(4)] == [[]] * 4
    assert due(deal) == before


# Joining and leaving


@pytest.mark.parametrize("choice", JOINING)
@pytest.mark.parametrize("preset", ["president_basic", "bigtwo_basic", "thirteen_denexa"])
def test_whether_players_come_and_go_between_deals(preset: str, choice: str) -> None:
    assert game(preset, join_leave=choice).society.join_between_deals is JOINING[choice]


@pytest.mark.parametrize(
    ("leaver", "standing", "dealer"),
    [("C", "ADBE", "E"), ("A", "CDBE", "E"), ("E", "CADB", "B"), ("B", "CADE", "E")],
)
def test_those_below_a_leaver_move_up_and_the_newcomer_is_last(
    leaver: str, standing: str, dealer: str
) -> None:
    match = Match(game("president_basic", match_end="open"), MatchState(tuple("ABCDE")))
    match = match.deal(Random(1))[0].finished(Ended((2, 0, 3, 1, 4), (0,) * 5))
    assert "".join(match.state.standing) == "CADBE"
    left = match.leave(leaver)
    assert "".join(left.state.standing) == standing
    assert left.deal(Random(1))[0].state.dealer == dealer
    joined = left.join("N").deal(Random(1))[0].state
    assert (joined.standing[-1], joined.dealer, joined.titles["N"]) == ("N", "N", "Scum")
