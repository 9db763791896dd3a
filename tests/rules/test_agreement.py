"""The list of legal plays, the view, /why and the play itself agree on what may be laid."""

from __future__ import annotations

from random import Random

import pytest

from rules.actions import IllegalAction, Pass, Play
from rules.cards import Cards, cards, each, joined, text
from rules.deal import Deal
from rules.engine import begin, decide, legal
from rules.events import Played
from rules.match.match import Match, MatchState
from rules.phases.base import Part
from rules.view import meanings, objection, view
from tests.rules.notation import after, events, game, opened, turn, why_not
from tests.rules.random_play import steps

ALONE = "4S 5D 6D 6H 3D", "7S 8D", "9S 10D", "JS QD"
ROUND = ("A 4S", "B pass", "C pass", "D pass")
TRIED = 12  # subsets of a hand for each state of a deal


def alone(preset: str, **changed: str) -> Deal:
    """A deal in which all passed on A's four of spades, and A may beat it or lead."""
    rules = game(
        preset, beat_own="on", first_lead="dealer_next", opening_includes_low="free",
        first_lead_card="3C", **changed,
    )  # fmt: skip
    return after(opened(rules, *ALONE), *ROUND)


@pytest.mark.parametrize(
    ("preset", "changed"),
    [
        ("bigtwo_indonesia", {}),
        ("bigtwo_indonesia", {"jokers": "2", "joker_wild": "card"}),
        ("president_wild_jokers", {}),
        ("president_transparent", {"transparent": "3"}),
        ("president_hamish", {}),
    ],
)
def test_seat_alone_in_the_trick_may_lay_leads_in_view_and_objection(
    preset: str, changed: dict[str, str]
) -> None:
    """000:169: a player alone in the trick may beat the own play, or lead."""
    deal = alone(preset, **changed)
    shown = {text(play.laid) for play in view(deal, 0).plays}
    assert {"5D", "6D 6H", "3D"} <= shown
    for laid in ("5D", "6D 6H", "3D"):
        assert objection(deal, 0, cards(laid)) is None
        assert decide(deal, 0, Play(cards(laid))).deal.trick[-1].cards == cards(laid)
    assert view(deal, 0).may_pass


def test_others_are_still_answered_by_the_play_on_the_table() -> None:
    refusal = objection(alone("bigtwo_indonesia"), 1, cards("7S 8D"))
    assert (refusal and refusal.reason) == "no_combination"
    deal = after(opened(game("bigtwo_indonesia"), *ALONE), "A 3D", "B pass")
    assert str(objection(deal, 0, cards("6D 6H"))) == "You need 1 card to beat 3D, not 2."


def test_seat_after_a_skip_is_not_alone_in_the_trick() -> None:
    """000:383: with two players left an equal play gives another turn, to beat one's own play."""
    rules = game("president_equal_skip", beat_own="on", players="2..4")
    deal = after(opened(rules, "7S 9D 9H", "7H KD 4D 4H"), "A 7S", "B 7H")
    assert deal.to_act == {1}
    assert why_not(deal, "B 4D 4H") == "You need 1 card to beat 7H, not 2."
    assert "TrickWon" not in {type(event).__name__ for event in events(deal, "B KD")}


def test_must_beat_does_not_count_for_the_own_play() -> None:
    """000:349 is about the play of another; a player alone may also end the trick and lead."""
    rules = game("president_must_beat", beat_own="on")
    deal = after(opened(rules, "JS QD 3D", "7S 8D", "9S 10D", "5S 6D"), "A JS", *ROUND[1:])
    assert view(deal, 0).may_pass
    assert turn(after(deal, "A pass")) == "A leads"


@pytest.mark.parametrize(
    ("top", "three", "meant"), [("KS", "3S", ["KS"]), ("KS KD", "3S 3D", ["KD KS"])]
)
def test_a_transparent_card_on_a_set_is_nothing_but_that_set(
    top: str, three: str, meant: list[str]
) -> None:
    """No player is asked what the three stands for; read as a three, it beats nothing."""
    deal = opened(game("president_transparent"), f"{top} 4S", f"{three} 10S", "7S", "8S")
    deal = after(deal, f"A {top}")
    assert [text(play.cards) for play in meanings(deal, 1, cards(three))] == meant


def test_seat_alone_may_cover_the_own_play_or_lead_the_transparent_card() -> None:
    deal = alone("president_transparent")
    assert [text(play.cards) for play in meanings(deal, 0, cards("3D"))] == ["4S", "3D"]
    for stands_as, count in (("4S", 2), ("3D", 1)):
        play = Play(cards("3D"), cards(stands_as))
        assert len(decide(deal, 0, play).deal.trick) == count


def test_a_refused_joker_is_called_by_its_name() -> None:
    rules = game(
        "bigtwo_basic", jokers="2", joker_wild="card", joker_rank="none", direction="cw",
        first_lead="dealer_next", opening_includes_low="free", deal="fixed", leftover="discard",
    )  # fmt: skip
    deal = after(opened(rules, "2S 9D", "RJ 4D", "5D 6D", "7D 8D"), "A 2S")
    assert why_not(deal, "B RJ") == "RJ doesn't beat 2S."
    assert str(objection(deal, 1, cards("RJ"))) == "RJ doesn't beat 2S."


GAMES: list[tuple[str, dict[str, str]]] = [
    ("bigtwo_indonesia", {}),
    ("bigtwo_indonesia", {"last_card_guard": "forced", "must_beat": "on"}),
    ("bigtwo_indonesia", {"jokers": "2", "joker_wild": "card", "deal": "fixed", "hand_size": "9"}),
    ("bigtwo_gamesky", {"deal": "fixed", "hand_size": "9", "leftover": "discard"}),
    ("bigtwo_gamesky", {"jokers": "2", "joker_wild": "card", "deal": "fixed", "hand_size": "9"}),
    (
        "bigtwo_gamesky",
        {"decks": "2", "deal": "fixed", "hand_size": "13", "leftover": "discard"},
    ),
    ("bigtwo_gamesky", {"beat_own": "on", "pass_rule": "locked", "finish_ban": "single_two"}),
    ("president_wild_jokers", {"beat_own": "on"}),
    ("president_wild_threes", {"beat_own": "on", "pass_rule": "locked"}),
    ("president_huberes", {"beat_own": "on", "equal_play": "allowed", "equal_skip": "one"}),
    ("president_transparent", {"beat_own": "on", "must_beat": "on"}),
    ("president_threes_high", {"beat_own": "on", "pass_rule": "locked"}),
    ("president_hamish", {"beat_own": "on", "pass_rule": "locked"}),
    ("president_comp303", {"beat_own": "on", "pass_rule": "single_round"}),
    ("thirteen_denexa", {"beat_own": "on", "chop_twos": "any"}),
    ("doudizhu_denexa", {"beat_own": "on", "players": "3..3"}),
]


@pytest.mark.parametrize(("preset", "changed"), GAMES)
def test_the_list_the_view_the_objection_and_the_play_agree(
    preset: str, changed: dict[str, str]
) -> None:
    """Each listed play is accepted, each accepted one is listed, and nothing else is promised."""
    rules, chance = game(preset, **changed), Random(f"{preset} {changed}")
    seats = max(rules.seats.start, min(4, rules.seats[-1]))
    _, first = Match(rules, MatchState(tuple("ABCDEF"[:seats]))).deal(chance)
    states = [state for state, _, _ in steps(begin(rules, first).deal, chance)]
    for state in chance.sample(states, min(25, len(states))):
        if rules.phases[state.phase].part is Part.TRICKS:
            for seat in range(seats):
                (agree if seat in state.to_act else agree_out_of_turn)(state, seat, chance)


def agree(deal: Deal, seat: int, chance: Random) -> None:
    listed = {a.cards for a in legal(deal, seat) if isinstance(a, Play)}
    assert {play.laid for play in view(deal, seat).plays} == listed
    for action in legal(deal, seat):
        decide(deal, seat, action)
    assert view(deal, seat).may_pass == accepts(deal, seat, Pass())
    for held in [*some_of(deal.hands[seat], chance), *list(listed)[:TRIED]]:
        assert (objection(deal, seat, held) is None) == (held in listed), text(held)
        assert held in listed or not accepts(deal, seat, Play(held)), text(held)
        for meant in meanings(deal, seat, held)[:3]:
            played = decide(deal, seat, Play(held, meant.cards)).events
            assert meant.cards in [e.as_cards for e in played if isinstance(e, Played)]


def agree_out_of_turn(deal: Deal, seat: int, chance: Random) -> None:
    """Check that list, view and objection agree on bombs out of turn, and allow no other action."""
    listed = {a.cards for a in legal(deal, seat) if isinstance(a, Play)}
    assert {play.laid for play in view(deal, seat).plays} == listed
    assert not accepts(deal, seat, Pass())
    for held in [*some_of(deal.hands[seat], chance), *listed]:
        assert accepts(deal, seat, Play(held)) == (held in listed), text(held)
        assert held not in listed or objection(deal, seat, held) is None


def some_of(hand: Cards, chance: Random) -> list[Cards]:
    """Return random subsets of the hand, small ones more often than large ones."""
    held = list(each(hand))
    sizes = (chance.choice([1, 2, 3, 5, len(held)]) for _ in range(TRIED))
    return [joined(chance.sample(held, min(size, len(held)))) for size in sizes]


def accepts(deal: Deal, seat: int, action: Play | Pass) -> bool:
    try:
        decide(deal, seat, action)
    except IllegalAction:
        return False
    return True
