"""Duties and manners of the places: each choice, who may and who is refused."""

from __future__ import annotations

from random import Random

import pytest

from rules.actions import Call, Cut, Pass
from rules.catalogue.places import duties
from rules.deal import Deal
from rules.engine import calls, decide, legal
from rules.events import Ended
from rules.match.match import Match, MatchState
from tests.rules.notation import LETTERS, after, game, opened, turn
from tests.rules.talk import due, refused, said, shuffled, sizes

ALONE = {"exchange": "none"}
DUTIES = {"nobody": "", "bottom_rank": "B", "top_rank": "C"}  # after places C A D B
TOUCHES = {"off": (), "on": ("clear table",)}
FAULTS = {"off": "B", "on": "C"}  # who is asked first: the scum to deal, or the landlord
FALLS = {"off": "ABCD", "2": "BCDA"}  # the places after A B C D three times
FORFEITS = {"off": (), "on": ("forfeits welcome",)}
JOINING = {"between_deals": True, "closed": False}
SHOWN = {
    "duties": {*DUTIES},
    "touch_rule": {*TOUCHES},
    "procedural_faults": {*FAULTS},
    "stagnation_demotion": {*FALLS},
    "forfeits": {*FORFEITS},
    "join_leave": {*JOINING},
}
HANDS = ("3S 7S 8S", "4S 8H 9S", "5S 8D 9H", "6S 9D 10S")


def test_every_choice_is_shown() -> None:
    assert {option.id: {*option.meaning} for option in duties.OPTIONS} == SHOWN


def second(standing: str = "CADB", seats: int = 4, **changed: str) -> Deal:
    """Before the cards of a later deal are out."""
    rules = game("president_basic", **{**ALONE, **changed})
    return shuffled(rules, "", seats, standing=standing).deal


def playing(standing: str = "ABCD", **changed: str) -> Deal:
    """In a later deal, A to lead; nothing is exchanged."""
    return opened(game("president_basic", **{**ALONE, **changed}), *HANDS, standing=standing)


@pytest.mark.parametrize("choice", DUTIES)
def test_whose_duty_it_is_to_deal(choice: str) -> None:
    deal = second(duties=choice)
    who = DUTIES[choice]
    if not who:
        assert sizes(deal.hands) == [13] * 4
        return
    assert due(deal) == who
    assert legal(deal, LETTERS.index(who)) == [Call("deal")]
    for letter in "ABCD":
        if letter != who:
            assert refused(deal, letter, Call("deal")) == "It is not your turn."
    for other in (Pass(), Call("shuffle"), Cut(20)):
        assert refused(deal, who, other) == "That cannot be done now."
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
def test_who_is_offered_to_clear_the_table(choice: str) -> None:
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
def test_where_a_touch_leaves_whoever_owns_up_to_it(words: tuple[str, ...], order: str) -> None:
    """PV-25: the others move up; of two who did, the later one is last."""
    deal = said(after(playing(touch_rule="on"), "A 3S"), *words)
    assert places_after(deal) == order


def places_after(deal: Deal) -> str:
    """The standing for the next deal if this one ended in the order A B C D."""
    plan = tuple(asked for rule in deal.rules.planners for asked in rule.plans(deal))
    seats = range(len(deal.hands))
    match = Match(deal.rules, MatchState(tuple(LETTERS[: len(seats)]), deals=1))
    match = match.finished(Ended(tuple(seats), (0,) * len(seats), plan=plan))
    return "".join(match.state.standing)


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


# Dealing by hand


@pytest.mark.parametrize("choice", FAULTS)
def test_who_begins_a_later_deal(choice: str) -> None:
    assert due(second(procedural_faults=choice)) == FAULTS[choice]


Step = str | int
STEPS: list[tuple[tuple[Step, ...], int]] = [  # what the landlord says or the scum cuts; faults
    (("shuffle", "offer cut", 20, "deal"), 0),
    (("shuffle", "offer cut", 1, "deal 13"), 0),
    (("shuffle", "offer cut", 51, "deal 13 from 1"), 0),
    (("shuffle", "offer cut", 20, "deal 12"), 1),
    (("shuffle", "offer cut", 20, "deal 14"), 1),
    (("shuffle", "offer cut", 20, "deal 13 from 2"), 1),
    (("shuffle", "deal"), 1),
    (("deal",), 1),
    (("deal 12 from 3",), 1),
    (("offer cut", 20, "deal"), 1),
    (("offer cut", 20, "shuffle", "deal"), 1),
    (("offer cut", 20, "deal 12"), 2),
]


def by_hand(*steps: Step, before: int = 0, **changed: str) -> Deal:
    """A is the landlord and D deals, so that A is dealt the first card."""
    rules = game("president_basic", procedural_faults="on", **{**ALONE, **changed})
    plan = (("faults", before),) if before else ()
    deal = shuffled(rules, dealer=3, standing="ABCD", plan=plan).deal
    for step in steps:
        deal = decide(deal, 3, Cut(step)).deal if isinstance(step, int) else said(deal, f"A {step}")
    return deal


@pytest.mark.parametrize(("steps", "faults"), STEPS, ids=str)
@pytest.mark.parametrize("before", [0, 1])
def test_two_faults_make_the_landlord_the_scum(
    steps: tuple[Step, ...], faults: int, before: int
) -> None:
    """PV-26: a fault is repaired, and the cards are dealt as they should be."""
    deal = by_hand(*steps, before=before)
    assert sizes(deal.hands) == [13] * 4
    assert turn(deal) == "A leads"
    assert places_after(deal) == ("BCDA" if faults + before >= 2 else "ABCD")


@pytest.mark.parametrize(
    ("steps", "letter", "action", "sentence"),
    [
        ((), "D", Cut(20), "It is not your turn."),
        ((), "A", Cut(20), "That cannot be done now."),
        (("shuffle",), "A", Call("shuffle"), "That cannot be done now."),
        (("shuffle", "offer cut"), "A", Call("deal"), "It is not your turn."),
        (("shuffle", "offer cut"), "D", Call("deal"), "That cannot be done now."),
        (("shuffle", "offer cut"), "D", Cut(0), "Cut anywhere from 1 to 51 cards."),
        (("shuffle", "offer cut", 9), "D", Cut(9), "It is not your turn."),
        (("shuffle", "offer cut", 9), "A", Call("offer cut"), "That cannot be done now."),
    ],
)
def test_what_is_refused_while_the_landlord_deals(
    steps: tuple[Step, ...], letter: str, action: Call | Cut, sentence: str
) -> None:
    assert refused(by_hand(*steps), letter, action) == sentence


@pytest.mark.parametrize(
    ("typed", "faults"), [("deal 11", 0), ("deal 10", 1), ("deal 11 from 5", 1)]
)
def test_with_uneven_hands_the_larger_number_is_right(typed: str, faults: int) -> None:
    rules = game("president_basic", procedural_faults="on", **ALONE)
    deal = shuffled(rules, "", 5, dealer=4, standing="ABCDE", plan=(("faults", 1),)).deal
    deal = decide(said(deal, "A shuffle", "A offer cut"), 4, Cut(9)).deal
    assert places_after(said(deal, f"A {typed}")) == ("BCDEA" if faults else "ABCDE")


def test_in_a_first_deal_nobody_can_make_a_fault() -> None:
    deal = shuffled(game("president_landlord")).deal
    assert [calls(deal, seat) for seat in range(4)] == [[]] * 4


# Nothing changes


def match_of(*orders: str, **changed: str) -> Match:
    match = Match(game("president_basic", match_end="open", **changed), MatchState(tuple("ABCD")))
    for order in orders:
        places = tuple(map(match.state.players.index, order))
        match = match.finished(Ended(places, (0,) * 4))
    return match


@pytest.mark.parametrize("choice", FALLS)
def test_two_deals_that_change_no_place_bring_the_landlord_down(choice: str) -> None:
    match = match_of("ABCD", "ABCD", "ABCD", stagnation_demotion=choice)
    assert "".join(match.state.standing) == FALLS[choice]


@pytest.mark.parametrize(
    ("orders", "standing"),
    [
        (("ABCD", "ABCD"), "ABCD"),
        (("ABCD", "ABCD", "ABDC", "ABDC"), "ABDC"),
        (("ABCD", "ABCD", "ABDC", "ABDC", "ABDC"), "BDCA"),
        (("ABCD", "ABCD", "ABCD", "BCDA"), "BCDA"),
        (("ABCD", "ABCD", "ABCD", "BCDA", "BCDA"), "CDAB"),
        (("ABCD", "ABCD", "ABCD", "ABCD", "ABCD"), "ABCD"),
    ],
)
def test_after_a_change_or_a_fall_the_count_begins_anew(
    orders: tuple[str, ...], standing: str
) -> None:
    assert "".join(match_of(*orders, stagnation_demotion="2").state.standing) == standing


def test_titles_are_those_after_the_fall() -> None:
    match = match_of("ABCD", "ABCD", "ABCD", stagnation_demotion="2", titles="merchants")
    assert (match.state.titles["B"], match.state.titles["A"]) == ("Landlord", "Scum")


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
