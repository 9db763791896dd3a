"""The last card: each warning, call, duty and ban, at its boundary."""

from __future__ import annotations

import pytest

from rules.actions import Call, Pass, Play
from rules.cards import cards, text
from rules.catalogue.deal_end import LAST_CARD
from rules.deal import Deal
from rules.engine import calls, legal
from rules.events import Announced
from rules.ruleset import RuleSet
from tests.rules.notation import after, events, game, opened, turn, why_not
from tests.rules.talk import refused, said

WARNED: dict[str, dict[str, int]] = {  # cards left by a play: the number announced
    "off": {"9S": 0, "9S 10H": 0, "9S 9H": 0},
    "one": {"9S": 1, "9S 10H": 0, "9S 9H": 0, "9S 9H 9D": 0, "9S 10H JD QC KS": 0},
    "two_or_one": {"9S": 1, "9S 10H": 2, "9S 9H": 2, "9S 9H 9D": 0, "9S 10H JD": 0},
    "one_play_left": {
        "9S": 1, "9S 10H": 0, "9S 9H": 2, "9S 9H 9D": 3, "9S 9H 9D 9C": 0, "9S 10H JD": 0,
        "9S 10H JD QC KS": 5, "9S 9H 9D 10C 10S": 5, "9S 9H 9D 9C 10S": 5, "9S 10H JD QC AS": 0,
    },
}  # fmt: skip
CALLED = {"off": (0, 3, 11, 8), "take_all": (22, 0, 0, 0)}
HIGHEST = "The next player has one card left: play your highest, or more than one card."
ABLE = "The next player has one card left and you can beat this single, so you must."
Points = tuple[int, ...]
GUARDED: dict[str, list[tuple[tuple[str, ...], str, str | Points]]] = {
    # hands of A, B and C; the move of A; then the reason of a refusal, or the points
    "off": [
        (("4S KS", "9D", "3D 3C"), "A 4S", (1, 0, 2)),
        (("KS 8S 8H", "9D", "3D 3C"), "A 8S", (2, 0, 2)),
    ],
    "forced": [
        (("4S KS", "9D", "3D 3C"), "A 4S", HIGHEST),
        (("4S KS", "9D", "3D 3C"), "A KS", ()),
        (("8S 8H 8D KS", "9D", "3D 3C"), "A 8S", HIGHEST),
        (("8S 8H 8D KS", "9D", "3D 3C"), "A 8S 8H", ()),
        (("8S 8H 8D KS", "9D", "3D 3C"), "A 8S 8H 8D", ()),
        (("KS KH 4D", "9D", "3D 3C"), "A KS", ()),
        (("KS KH 4D", "9D", "3D 3C"), "A KH", HIGHEST),
        (("4S KS", "9D JH", "3D"), "A 4S", ()),
    ],
    "liability": [
        (("4S KS", "9D", "3D 3C"), "A 4S", (3, 0, 0)),
        (("8S 4D", "9D", "3D 3C"), "A 8S", (1, 0, 2)),
        (("8S 4D 4C", "9D", "3D 3C"), "A 8S", (4, 0, 0)),
        (("4S KS", "9D JH", "3D 3C"), "A 4S", ()),
    ],
    "assistant": [
        (("4S KS", "9D", "3D 3C"), "A 4S", (3, 0, 0)),
        (("4S 8S", "9D", "3D 3C"), "A 4S", (1, 0, 2)),
        (("8S 4D 4C", "9D", "3D 3C"), "A 8S", (2, 0, 2)),
        (("4S 9C", "9D", "3D 3C"), "A 4S", (3, 0, 0)),
        (("4S 9D", "9C", "3D 3C"), "A 4S", (1, 0, 2)),
    ],
}
LASTS = ("2S", "2H", "2S 2H", "2D 2C", "2S 2H 2D", "2D 2C 2H", "AS", "2S 2H 2D 3C 3D",
         "3S 4S 5S 6S 2S")  # fmt: skip
BANNED: dict[str, set[str]] = {  # the banned ones of the plays above
    "none": set(),
    "single_two_spades": {"2S"},
    "any_with_two_spades": {"2S", "2S 2H", "2S 2H 2D", "2S 2H 2D 3C 3D", "3S 4S 5S 6S 2S"},
    "single_two": {"2S", "2H"},
    "single_or_pair_twos": {"2S", "2H", "2S 2H", "2D 2C"},
}
SHOWN = {
    "announce": {*WARNED},
    "announce_penalty": {*CALLED},
    "last_card_guard": {*GUARDED},
    "finish_ban": {*BANNED},
}


def test_every_choice_is_shown() -> None:
    assert {option.id: {*option.meaning} for option in LAST_CARD} == SHOWN


def basic(**changed: str) -> RuleSet:
    free = {"first_lead": "dealer_next", "opening_includes_low": "free", "direction": "cw"}
    return game("bigtwo_basic", **free, **changed)


def warned(deal: Deal, move: str) -> list[tuple[int, int]]:
    """Return the seats that a move announces, each with the number of its cards left."""
    return [(e.seat, e.cards_left) for e in events(deal, move) if isinstance(e, Announced)]


@pytest.mark.parametrize(
    ("choice", "left"), [(choice, left) for choice, rows in WARNED.items() for left in rows]
)
def test_after_which_plays_the_table_is_warned(choice: str, left: str) -> None:
    deal = opened(basic(announce=choice), f"3S {left}", "5S 6S KD KH AS", "7S 8S")
    count = WARNED[choice][left]
    assert warned(deal, "A 3S") == ([(0, count)] if count else [])
    if count and deal.reader.read(cards(left)):
        deal = after(deal, "A 3S", "B pass", "C pass")
        assert warned(deal, f"A {left}") == [], "nobody is warned of an empty hand"


@pytest.mark.parametrize("choice", ["one", "two_or_one", "one_play_left"])
def test_last_card_of_each_player_is_announced_once(
    choice: str,
) -> None:
    deal = opened(basic(announce=choice), "3S 9S", "5S 6S", "7S 8S 10H")
    assert warned(deal, "A 3S") == [(0, 1)]
    deal = after(deal, "A 3S")
    assert warned(deal, "B 5S") == [(1, 1)]
    assert warned(deal, "B pass") == []
    assert [event.seat for event in after(deal, "B 5S").warned] == [0, 1]


@pytest.mark.parametrize("preset", ["president_basic", "daifugo_denexa", "thirteen_denexa"])
def test_every_family_may_announce_the_last_card(preset: str) -> None:
    deal = opened(game(preset, announce="one"), "3S 9S", "5S 6S", "7S 8S 10H")
    assert warned(deal, "A 3S") == [(0, 1)]


# The call


def losers() -> tuple[str, str, str]:
    return "3D 3C 3H", "4D 4C 4H 5D 5C 5H 6D 6C 6H 7D 7C", "8D 8C 8H 9D 9C 9H 10D 10C"


def callers(**changed: str) -> Deal:
    rules = basic(announce="one", penalty_steps="flat", **changed)
    return opened(rules, "JS KS", *losers())


@pytest.mark.parametrize("choice", CALLED)
def test_winner_without_a_call_takes_the_penalties_only_under_take_all(choice: str) -> None:
    deal = after(callers(announce_penalty=choice), "A JS", "B pass", "C pass", "D pass", "A KS")
    assert deal.ended is not None
    assert deal.ended.points == CALLED[choice]


def test_only_where_a_call_is_due_does_the_table_keep_silent() -> None:
    assert warned(callers(), "A JS") == [(0, 1)]
    deal = callers(announce_penalty="take_all")
    assert warned(deal, "A JS") == []
    assert [event.seat for event in said(after(deal, "A JS"), "A last card").warned] == [0]


@pytest.mark.parametrize(
    ("moves", "letter", "may"),
    [
        ((), "A", False),
        (("A JS",), "A", True),
        (("A JS",), "B", False),
        (("A JS", "B pass"), "A", False),
        (("A JS", "B pass", "C pass"), "A", False),
    ],
)
def test_when_the_last_card_may_be_called(moves: tuple[str, ...], letter: str, may: bool) -> None:
    deal = after(callers(announce_penalty="take_all"), *moves)
    assert ("last card" in calls(deal, "ABCD".index(letter))) is may
    if not may:
        assert refused(deal, letter, Call("last card")) in (
            "You can't do that right now.", "It's not your turn yet."
        )  # fmt: skip


def test_a_call_does_not_take_the_next_players_turn() -> None:
    deal = said(after(callers(announce_penalty="take_all"), "A JS"), "A last card")
    assert turn(deal) == "B"
    assert calls(deal, 0) == []


def test_loser_without_a_call_pays_no_more() -> None:
    rules = basic(announce="one", announce_penalty="take_all")
    deal = after(opened(rules, "3S 4S", "5S 6H", "AS AH"), "A 3S", "B 5S", "C AS")
    deal = said(deal, "C last card")
    deal = after(deal, "A pass", "B pass", "C AH")
    assert deal.ended is not None
    assert deal.ended.points == (1, 1, 0)


@pytest.mark.parametrize("model", ["none", "pusoy"])
def test_where_no_cards_are_counted_the_table_announces_by_itself(model: str) -> None:
    changed = {"score_model": model, "settlement": "none", "match_winner": "highest"}
    assert warned(callers(announce_penalty="take_all", **changed), "A JS") == [(0, 1)]


# The duty before a last card


@pytest.mark.parametrize(
    ("choice", "hands", "move", "outcome"),
    [(choice, *row) for choice, rows in GUARDED.items() for row in rows],
    ids=[f"{choice}: {move} of {hands[0]} before {hands[1]}"
         for choice, rows in GUARDED.items() for hands, move, _ in rows],
)  # fmt: skip
def test_guard_binds_the_lead_before_a_player_with_one_card(
    choice: str, hands: tuple[str, ...], move: str, outcome: str | Points
) -> None:
    """B, if a card of his beats it, goes out with his last."""
    deal = opened(basic(last_card_guard=choice), *hands)
    if isinstance(outcome, str):
        assert why_not(deal, move) == outcome
        return
    deal = after(deal, move)
    if outcome:
        deal = after(deal, f"B {hands[1]}")
        assert deal.ended is not None
        assert deal.ended.points == outcome


@pytest.mark.parametrize(
    ("choice", "passes", "points"),
    [("off", True, (1, 2, 0)), ("forced", False, ()), ("liability", True, (0, 3, 0)),
     ("assistant", True, (0, 3, 0))],
)  # fmt: skip
def test_guard_binds_a_pass_of_a_seat_that_could_beat_the_single(
    choice: str, passes: bool, points: Points
) -> None:
    """C-BT-20."""
    deal = after(opened(basic(last_card_guard=choice), "3S 8D", "KS 10H", "9D"), "A 3S")
    if not passes:
        assert why_not(deal, "B pass") == ABLE
        assert why_not(deal, "B 10H") == HIGHEST
        assert legal(deal, 1) == [Play(cards("KS"))]
        return
    deal = after(deal, "B pass", "C 9D")
    assert deal.ended is not None
    assert deal.ended.points == points


def test_suits_say_which_of_two_cards_of_a_rank_is_the_highest() -> None:
    """I-21: also where they break no tie."""
    for scope in ("all", "off"):
        deal = opened(basic(last_card_guard="forced", suit_scope=scope), "KS KD 4S", "9D", "3D 3C")
        assert why_not(deal, "A KD") == HIGHEST
        assert turn(after(deal, "A KS")) == "B"


# The ban


@pytest.mark.parametrize("ban", BANNED)
def test_finish_ban_forbids_these_last_plays(ban: str) -> None:
    rules = basic(finish_ban=ban, straight_order="twos_by_suit")
    deals = {last: opened(rules, last, "5H 6H", "7H 8H") for last in LASTS}
    banned = {last for last, deal in deals.items() if Play(cards(last)) not in legal(deal, 0)}
    assert banned == {*BANNED[ban]}
    for last in banned:
        assert why_not(deals[last], f"A {last}") == (
            f"You can't go out on {text(cards(last))}. Keep something else for last."
        )


def test_a_two_that_is_not_the_last_card_may_be_laid() -> None:
    deal = after(opened(basic(finish_ban="any_with_two_spades"), "9S", "2S 3H", "7S 8S"), "A 9S")
    assert deal.ended is not None, "and a nine goes out"
    deal = after(opened(basic(finish_ban="any_with_two_spades"), "9S 4D", "2S 3H", "7S"), "A 9S")
    assert Play(cards("2S")) in legal(deal, 1)


@pytest.mark.parametrize("deal_end", ["first_out", "one_left"])
def test_leader_with_only_banned_cards_passes_the_lead_on(deal_end: str) -> None:
    rules = basic(finish_ban="single_two", deal_end=deal_end)
    deal = opened(rules, "2S", "5H 6H", "7H 8H")
    assert legal(deal, 0) == [Pass()]
    assert turn(after(deal, "A pass")) == "B leads"
