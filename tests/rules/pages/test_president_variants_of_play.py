"""Whole tricks and deals under President's variations: turns, skips, revolutions, ends."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from rules.actions import IllegalAction, Play, Seat
from rules.cards import Cards, cards, each, joined, text
from rules.catalogue import build, problems
from rules.deal import Deal
from rules.engine import decide, legal
from rules.events import DirectionReversed, RanksReversed, ThrewIn, TrickWon
from rules.phases.plays import legal_play, readings
from rules.ruleset import RuleSet
from tests.rules.notation import after, events, letters, opened, turn, why_not


def game(preset: str, **changed: str) -> RuleSet:
    return build(preset, changed)


def leads(rules: RuleSet, *hands: str, standing: str = "") -> Deal:
    """A deal in which A is to lead; the other hands follow in turn."""
    return opened(rules, *hands, standing=standing)


def test_a_single_joker_takes_the_trick_at_once() -> None:
    deal = leads(game("president_comp303"), "KS KH 3S", "RJ 4S", "5S 6S", "7S 8S")
    deal = after(opened_by_a(deal), "A KS KH")
    assert TrickWon(1) in events(deal, "B RJ")
    assert turn(after(deal, "B RJ")) == "B leads"


def opened_by_a(deal: Deal) -> Deal:
    """Return the deal with A to lead in place of the leader drawn by lot."""
    return replace(deal, to_act=frozenset({0}))


def test_a_single_two_takes_the_trick_at_once() -> None:
    deal = leads(game("president_two_wins"), "AS AH AD", "2S 4S", "5S 6S", "7S 8S")
    assert turn(after(deal, "A AS AH AD", "B 2S")) == "B leads"


def test_a_two_that_beats_all_is_still_passed_on() -> None:
    deal = leads(game("president_threes_high"), "AS 3S 4H", "2S 4S", "5S 6S", "RJ 7S")
    deal = after(deal, "A AS", "B 2S")
    assert turn(deal) == "C"
    assert turn(after(deal, "C pass", "D pass", "A pass")) == "B leads"


def test_anything_may_follow_a_two_that_is_high_and_low() -> None:
    deal = leads(game("president_two_reset"), "AS AH 3S", "2S 4S", "5S 5H 5D 6S", "7S 8S")
    deal = after(deal, "A AS AH", "B 2S", "C 5S 5H 5D")
    assert why_not(deal, "D 7S") == "You need 3 cards to beat 5D 5H 5S, not 1."


def test_transparent_threes_win_as_what_they_cover() -> None:
    deal = leads(game("president_transparent"), "KS KH 4S", "3S 3D 4H", "QS QH 4D", "AS AH 4C")
    deal = after(deal, "A KS KH", "B 3S 3D")
    assert text(deal.trick[-1].as_cards) == "KH KS"
    assert why_not(deal, "C QS QH") == "QH QS doesn't beat 3D 3S as KH KS."
    assert turn(after(deal, "C pass", "D pass", "A pass")) == "B leads"


def test_a_three_that_is_led_is_a_three() -> None:
    deal = leads(game("president_transparent"), "3S KS", "4S 5S", "6S 7S", "8S 9S")
    assert turn(after(deal, "A 3S", "B 4S")) == "C"


def test_four_of_a_kind_turns_the_ranks_until_the_next_four() -> None:
    rules = game("president_revolution")
    deal = leads(rules, "8S 8H 8D 8C 9H 4S 4H 4D 4C JS", "5S KS", "10S 7S", "JC QS")
    deal = after(deal, "A 8S 8H 8D 8C", "B pass", "C pass", "D pass", "A 9H")
    assert deal.upside_down
    assert why_not(deal, "B KS") == "KS doesn't beat 9H."
    assert turn(after(deal, "B 5S")) == "C"
    deal = after(deal, "B pass", "C pass", "D pass", "A 4S 4H 4D 4C")
    assert not deal.upside_down


def test_four_singles_in_succession_turn_ranks_and_direction() -> None:
    deal = leads(game("president_hamish"), "9S KS", "9H KH", "5C 6C", "9D KD", "9C KC")
    deal = after(deal, "A 9S", "B 9H", "C pass", "D 9D")
    written = events(deal, "E 9C")
    assert RanksReversed() in written
    assert DirectionReversed() in written
    assert turn(after(deal, "E 9C")) == "D"


def test_two_equal_pairs_are_no_revolution() -> None:
    deal = leads(game("president_hamish"), "9S 9H KS", "9D 9C KH", "5C 6C", "7D KD")
    assert RanksReversed() not in events(after(deal, "A 9S 9H"), "B 9D 9C")


def test_an_equal_play_skips_the_next_player() -> None:
    deal = leads(game("president_equal_skip"), "7S KS", "7H KH", "8C 9C", "10D KD")
    assert turn(after(deal, "A 7S", "B 7H")) == "D"
    free = leads(game("president_basic", equal_play="allowed"), "7S KS", "7H KH", "8C", "10D")
    assert turn(after(free, "A 7S", "B 7H")) == "C"


def test_a_skip_is_not_a_pass() -> None:
    rules = game("president_equal_skip", pass_rule="locked")
    deal = leads(rules, "7S KS", "7H KH", "8C 9C", "10D KD")
    assert turn(after(deal, "A 7S", "B 7H", "D pass", "A pass")) == "C"


def test_with_two_left_the_maker_of_an_equal_play_plays_again() -> None:
    deal = leads(game("president_equal_skip", players="2..7"), "7S KS", "7H KH 9C")
    deal = after(deal, "A 7S", "B 7H")
    assert turn(deal) == "B"
    assert turn(after(deal, "B pass")) == "A"
    assert turn(after(deal, "B 9C")) == "A"


def test_larger_equal_sets_skip_as_many_players_as_cards() -> None:
    rules = game("president_equal_skip_many")
    deal = leads(rules, "6S KS", "6H 6D KH", "8C 9C", "10D KD", "JS QS")
    assert turn(after(deal, "A 6S", "B 6H 6D")) == "E"


def test_in_a_single_round_who_is_skipped_has_lost_the_turn() -> None:
    rules = game("president_equal_skip", pass_rule="single_round")
    deal = leads(rules, "7S KS", "7H KH", "8C 9C", "10D KD")
    assert turn(after(deal, "A 7S", "B 7H", "D pass")) == "B leads"


def test_who_can_beat_must() -> None:
    deal = leads(game("president_must_beat"), "9H 3S", "KS 4D", "5S 6S", "7S 10S")
    deal = after(deal, "A 9H")
    assert why_not(deal, "B pass") == "You can beat 9H, so you can't pass."
    assert legal(deal, 1) == [Play(cards("KS"))]
    assert turn(after(deal, "B KS", "C pass")) == "D"


def test_the_top_player_who_is_not_first_out_throws_in() -> None:
    rules = game("president_hamish", exchange="none")
    deal = leads(rules, "8S KS KH", "9H 9C", "AS", "4C 5C", standing="ABCD")
    deal = after(deal, "A 8S", "B 9H")
    assert ThrewIn(0) in events(deal, "C AS")
    deal = after(deal, "C AS", "D pass", "B pass")
    assert turn(deal) == "D leads"
    deal = after(deal, "D 4C", "B 9C")
    assert deal.ended
    assert letters(deal.ended.places) == "CBDA"


def test_on_a_first_deal_nobody_throws_in() -> None:
    deal = leads(game("president_hamish"), "8S KS", "9H", "4C 5C", "6D 7D")
    assert not any(isinstance(event, ThrewIn) for event in events(after(deal, "A 8S"), "B 9H"))


def test_jokers_without_a_rank_are_declared_when_led() -> None:
    deal = leads(
        game("president_wild_threes", first_lead="dealer_next"),
        "RJ 3C 9S",
        "10S KS",
        "4S 5S",
        "6S 7S",
    )
    assert why_not(deal, "A RJ") == "Say what RJ stands for, such as joker=9."
    (led,) = [a for a in legal(deal, 0) if isinstance(a, Play) and a.cards == cards("RJ")]
    deal = decide(deal, 0, led).deal
    assert text(deal.trick[-1].as_cards)[0] == "2"


ROWS: tuple[dict[str, str], ...] = (
    {},
    {"jokers": "2", "joker_wild": "rank", "equal_play": "allowed"},
    {
        "jokers": "2",
        "joker_wild": "rank",
        "joker_rank": "none",
        "wild_ranks": "{3}",
        "wild_alone": "declared",
    },
    {"jokers": "2", "joker_wild": "rank", "wild_ranks": "{2,3}", "wild_alone": "top_equal"},
    {
        "jokers": "2",
        "joker_wild": "rank",
        "wild_tie": "natural_wins",
        "set_size_rule": "larger_any",
    },
    {"jokers": "2", "joker_wild": "rank", "wild_tie": "wild_wins", "transparent": "3"},
    {"jokers": "2", "joker_power": "wins_trick", "twos_discount": "1", "decks": "2"},
    {"jokers": "2", "rank_order": "sofia", "sofia_powers": "on", "equal_play": "reverse_colour"},
    {"two_power": "beats_all", "transparent": "4", "three_power": "beats_all_but_two"},
    {"two_power": "high_and_low", "revolution": "ranks", "suit_order": "SHDC", "decks": "2"},
    {"extra_high": "black_threes", "equal_play": "allowed", "set_size_rule": "larger_if_higher"},
    {"follow_suit": "singles", "extra_high": "jack_of_diamonds", "must_beat": "on"},
)


@pytest.mark.parametrize("chosen", ROWS)
def test_what_may_be_laid_is_listed_completely_and_once(chosen: dict[str, str]) -> None:
    """Every subset of the hand is tried."""
    assert not problems("president_basic", chosen)
    chance = Random(str(chosen))
    for _ in range(4):
        deal = few_ranks(build("president_basic", chosen), chance)
        while not deal.ended:
            (seat,) = deal.to_act
            found = legal(deal, seat)
            laid = [action.cards for action in found if isinstance(action, Play)]
            assert len(set(laid)) == len(laid)
            assert set(laid) == tried(deal, seat)
            deal = decide(deal, seat, chance.choice(found)).deal


def few_ranks(rules: RuleSet, chance: Random) -> Deal:
    """A deal of four hands of six cards from few ranks, so that the hands hold sets."""
    some = chance.sample(range(13), 4)
    pack = [
        one for one in each(rules.pack) if (one.bit_length() - 1) % 64 // 4 in (*some, 0, 12, 15)
    ]
    chance.shuffle(pack)
    return opened(rules, *(joined(pack[seat::4][:6]) for seat in range(4)))


def tried(deal: Deal, seat: Seat) -> set[Cards]:
    hand, found = list(each(deal.hands[seat])), set()
    for bits in range(1, 1 << len(hand)):
        held = joined(one for place, one in enumerate(hand) if bits >> place & 1)
        said = [Play(held, other.cards) for other in readings(deal, seat, Play(held))]
        if any(judged(deal, seat, play) for play in (Play(held), *said)):
            found.add(held)
    return found


def judged(deal: Deal, seat: Seat, play: Play) -> bool:
    try:
        legal_play(deal, seat, play)
    except IllegalAction:
        return False
    return True


def test_who_is_alone_in_the_trick_may_beat_the_own_play_again_and_again() -> None:
    """Indonesia: all others are shut out by their passes (T12, I-15)."""
    rules = game("bigtwo_indonesia", first_lead="dealer_next", opening_includes_low="free")
    deal = leads(rules, "3S 3H 8S 8H 10S 10H KD", "2S 2H 4D", "5S 5H 6D", "6S 7H 7D")
    passes = [f"{letter} pass" for letter in turns(rules)]
    deal = after(deal, "A 3S 3H", *passes, "A 8S 8H")
    assert turn(deal) == "A"
    assert why_not(deal, "B 2S 2H") == "You passed, so you're out of this trick."
    assert turn(after(deal, "A 10S 10H")) == "A"
    assert turn(after(deal, "A pass")) == "A leads"


def turns(rules: RuleSet) -> str:
    return "DCB" if rules.dealing.direction < 0 else "BCD"


def test_without_that_rule_the_trick_is_won() -> None:
    deal = leads(game("president_australian"), "3S 8S", "2S", "5S 6D", "6S 7H")
    assert turn(after(deal, "A 3S", "B pass", "C pass", "D pass")) == "A leads"
