"""The end of a deal, the lead after a player goes out, a top player who must win: each choice."""

from __future__ import annotations

import pytest

from rules.catalogue import deal_end, full, problems
from rules.deal import Deal
from rules.events import Ended, ThrewIn, WentOut
from rules.match.match import Match, MatchState
from tests.rules.notation import LETTERS, after, events, game, letters, opened, turn, why_not

Changes = dict[str, str]
PLAIN = {"score_model": "none", "exchange": "none", "match_end": "open"}
ENDS = {"first_out": "C", "one_left": "CDBA"}  # players who are out at the end, in order
HEIRS = {"next_player": "D leads", "low_card_holder": "B leads"}
THROWN = {"off": "", "on": "A"}
SHOWN = {"deal_end": {*ENDS}, "place_lead": {*HEIRS}, "top_must_win": {*THROWN}}
BASES = ("bigtwo_basic", "president_basic", "daifugo_denexa", "thirteen_denexa")


def test_every_choice_is_shown() -> None:
    assert {option.id: {*option.meaning} for option in deal_end.DEAL_END} == SHOWN


def plain(preset: str, **changed: str) -> Changes:
    """Return changes for a game of places alone that the seat after the dealer begins."""
    used = full(preset)
    free = {"first_lead": "dealer_next", "opening_includes_low": "free", "settlement": "none"}
    wanted = {**PLAIN, **free, "later_lead": "winner", "direction": "cw", **changed}
    return {key: value for key, value in wanted.items() if key in used}


def places(deal: Deal) -> str:
    assert deal.ended is not None
    return letters(deal.ended.places)


@pytest.mark.parametrize("preset", BASES)
@pytest.mark.parametrize("choice", ENDS)
def test_the_deal_ends_with_the_first_or_the_last_but_one(preset: str, choice: str) -> None:
    rules = game(preset, **plain(preset, deal_end=choice))
    deal = opened(rules, "4S 3S 5S", "6S 8H", "AS AH", "9S")
    deal = after(deal, "A 4S", "B 6S", "C AS", "D pass", "A pass", "B pass")
    (went, *rest) = (event for event in events(deal, "C AH") if isinstance(event, WentOut | Ended))
    assert went == WentOut(2)
    deal = after(deal, "C AH")
    if choice == "first_out":
        (end,) = rest
        assert isinstance(end, Ended)
        assert places(deal) == "CDBA", "by cards left: D has one, B one, A two; D sits after C"
        assert why_not(deal, "D 9S") == "This deal is over."
        return
    assert rest == []
    deal = after(deal, "D pass", "A pass", "B pass", "D 9S", "A pass", "B pass", "A 3S", "B 8H")
    assert places(deal) == "CDBA"
    assert letters(deal.out) == ENDS[choice][:3]


@pytest.mark.parametrize(
    ("left", "order"),
    [
        ("1 2 3", "ABCD"),
        ("3 2 1", "ADCB"),
        ("2 2 1", "ADBC"),
        ("1 1 1", "ABCD"),
        ("5 1 5", "ACBD"),
    ],
)
def test_after_the_first_out_the_others_are_placed_by_their_cards(left: str, order: str) -> None:
    """Equal numbers in turn order after the winner."""
    pack = iter([rank + suit for suit in "SHC" for rank in "456789"])
    hands = [" ".join(next(pack) for _ in range(int(count))) for count in left.split()]
    rules = game("thirteen_denexa", **plain("thirteen_denexa"))
    assert places(after(opened(rules, "3S", *hands), "A 3S")) == order


def test_counter_clockwise_equal_numbers_are_placed_the_other_way_round() -> None:
    rules = game("bigtwo_basic", **plain("bigtwo_basic", direction="ccw"))
    deal = opened(rules, "3S", "4S", "5S", "6S", direction=-1)
    assert places(after(deal, "A 3S")) == "ADCB"


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 7])
def test_with_any_number_of_players_one_is_left(seats: int) -> None:
    rules = game("president_basic", **plain("president_basic", players="2..7"))
    hands = [f"{rank}S" for rank in "3456789"[:seats]]
    deal = opened(rules, *hands)
    for letter, hand in zip(LETTERS, hands[:-1], strict=False):
        assert deal.ended is None
        deal = after(deal, f"{letter} {hand}")
    assert places(deal) == LETTERS[:seats]


@pytest.mark.parametrize(
    ("moves", "leader"),
    [
        (("C 2S", "D pass", "A pass", "B pass"), "D leads"),
        (("C AH", "D 2H", "A pass", "B pass"), "D leads"),
        (("C AH", "D pass", "A 2D", "B pass", "D pass"), "A leads"),
    ],
)
def test_last_play_of_a_leaver_passes_the_lead_to_its_beater_or_the_next_player(
    moves: tuple[str, ...], leader: str
) -> None:
    """CG-33."""
    last = moves[0].split()[1]
    rules = game("president_basic", **plain("president_basic"))
    deal = opened(rules, "4S 2D 3H", "5S 6H 7H", last, "2H 8H 9H")
    assert turn(after(deal, "A 4S", "B 5S", *moves)) == leader


def test_lead_of_a_leaver_passes_over_players_gone_out() -> None:
    """D is out too: the lead of C goes on to A."""
    rules = game("president_basic", **plain("president_basic"))
    deal = opened(rules, "4S 3H", "5S 7H", "6S 2S", "AS")
    deal = after(deal, "A 4S", "B 5S", "C 6S", "D AS", "A pass", "B pass", "C 2S")
    assert turn(after(deal, "A pass", "B pass")) == "A leads"


# The lead for the next places (Penning)


@pytest.mark.parametrize("choice", HEIRS)
@pytest.mark.parametrize("suits", ["DHSC", "SHCD"])
def test_lead_for_the_next_places_follows_the_option(choice: str, suits: str) -> None:
    rules = game("bigtwo_penning", place_lead=choice, suit_order=suits, direction="cw",
                 first_lead="dealer_next", opening_includes_low="free")  # fmt: skip
    low = {"DHSC": ("4C", "4D"), "SHCD": ("4D", "4C")}[suits]
    deal = opened(rules, "9S 7C 8C", f"10C {low[0]}", "2S", f"10H {low[1]}")
    deal = after(deal, "A 9S", "B pass", "C 2S")
    if choice == "next_player":
        deal = after(deal, "D pass", "A pass", "B pass")
    assert turn(deal) == HEIRS[choice]
    leader = turn(deal)[0]
    assert len(after(deal, f"{leader} {'10H' if leader == 'D' else '10C'}").trick) == 1, (
        "any card may be led, not only the lowest"
    )


def test_penning_gives_the_lead_after_a_last_play_to_the_lowest_card() -> None:
    """002:114: the 2nd and 3rd place are done by person with the lowest card going first."""
    rules = game("bigtwo_penning", direction="cw", first_lead="dealer_next",
                 opening_includes_low="free")  # fmt: skip
    deal = opened(rules, "9S 7C 8C", "10C 4C", "AS", "2H 4D")
    assert turn(after(deal, "A 9S", "B pass", "C AS")) == "B leads"


def test_last_play_may_be_beaten_by_the_next_leader_under_next_player() -> None:
    rules = game("bigtwo_penning", place_lead="next_player", direction="cw",
                 first_lead="dealer_next", opening_includes_low="free")  # fmt: skip
    deal = opened(rules, "9S 7C 8C", "10C 4C", "AS", "2H 4D")
    deal = after(deal, "A 9S", "B pass", "C AS", "D 2H", "A pass", "B pass")
    assert turn(deal) == "D leads"


# The top player who must win


def rich(*hands: str, standing: str = "ABCD") -> Deal:
    """A deal in which the first of `standing` is the rich man and leads."""
    rules = game("president_basic", top_must_win="on", **plain("president_basic"))
    return opened(rules, *hands, standing=standing)


@pytest.mark.parametrize("choice", THROWN)
@pytest.mark.parametrize("standing", ["", "ABCD"])
def test_a_top_player_whom_another_beats_throws_in_the_hand(choice: str, standing: str) -> None:
    """On a first deal there is no top player yet."""
    rules = game("president_basic", top_must_win=choice, **plain("president_basic"))
    deal = opened(rules, "8S 3H", "9H 9C", "AS", "4C 5C", standing=standing)
    deal = after(deal, "A 8S", "B pass")
    thrown = [LETTERS[e.seat] for e in events(deal, "C AS") if isinstance(e, ThrewIn)]
    expected = THROWN[choice] if standing else ""
    assert "".join(thrown) == expected
    assert bool(after(deal, "C AS").hands[0]) is not bool(expected)


def test_top_player_gone_out_first_throws_nothing_in() -> None:
    deal = rich("8S", "9H 9C", "AS", "4C 5C")
    assert not any(isinstance(event, ThrewIn) for event in events(deal, "A 8S"))


def test_second_player_gone_out_throws_no_hand_in() -> None:
    deal = after(rich("8S 8H", "9H", "AS", "4C 5C"), "A 8S", "B 9H")
    assert deal.thrown_in == (0,)
    assert not any(isinstance(event, ThrewIn) for event in events(deal, "C AS"))


@pytest.mark.parametrize(
    ("hands", "moves", "order"),
    [
        (("8S 8H", "9H", "AS", "4C 5C"), ("A 8S", "B 9H", "C AS"), "BCDA"),
        (("8S 8H", "9H 9C", "AS", "4C 5C"),
         ("A 8S", "B 9H", "C AS", "D pass", "B pass", "D 4C", "B 9C"), "CBDA"),
        (("8S 8H", "9H", "AS"), ("A 8S", "B 9H", "C AS"), "BCA"),
    ],
)  # fmt: skip
def test_top_player_thrown_in_is_last_and_the_rest_play_on(
    hands: tuple[str, ...], moves: tuple[str, ...], order: str
) -> None:
    deal = rich(*hands, standing="ABCD"[: len(hands)])
    for move in moves:
        if deal.ended is None:
            deal = after(deal, move)
    assert places(deal) == order
    match = Match(deal.rules, MatchState(tuple("ABCD"[: len(hands)])))
    assert deal.ended is not None
    assert match.finished(deal.ended).state.standing == tuple(order)


def test_with_two_players_the_deal_is_over_when_the_top_player_is_beaten() -> None:
    rules = game("president_basic", top_must_win="on", **plain("president_basic", players="2..7"))
    deal = after(opened(rules, "8S 8H", "9H", standing="AB"), "A 8S", "B 9H")
    assert places(deal) == "BA"


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"deal_end": "first_out"}, "Exchanging by place only works if a deal goes on until"),
        ({"deal_end": "first_out", "exchange": "none", "score_model": "places"},
         "Points by place only work if a deal goes on until one player is left."),
    ],
)  # fmt: skip
def test_places_need_a_deal_that_is_played_out(changed: Changes, told: str) -> None:
    """I-13."""
    assert any(said.startswith(told) for said in problems("president_basic", changed))
