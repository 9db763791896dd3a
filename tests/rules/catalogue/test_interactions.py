"""Interactions of options: the catalogue's interaction rows (3.0) that refuse nothing."""

from __future__ import annotations

from itertools import product

import pytest

from rules.actions import Call, Pass, Play
from rules.cards import Cards, cards
from rules.catalogue import OPTIONS, problems
from rules.cli import tally
from rules.deal import Deal
from rules.engine import calls, legal
from rules.events import Announced, ThrewIn
from rules.house.last_card import LAST_CARD, HighestAgainstLastCard
from rules.ruleset import RuleSet
from tests.rules.catalogue.interactions import interaction
from tests.rules.notation import after, beats, events, game, held, letters, opened, turn, why_not
from tests.rules.talk import set_up

FREE = {"first_lead": "dealer_next", "opening_includes_low": "free"}
BOMB, FLUSH = "6S 6H 6C 6D 3C", "7S 8S 9S 10S JS"
CLOSED = "You passed, so you're out of this trick."


def basic(**changed: str) -> RuleSet:
    return game("bigtwo_basic", **FREE, **changed)


def president(**changed: str) -> RuleSet:
    return game("president_basic", **changed)


def points(deal: Deal) -> tuple[int, ...]:
    assert deal.ended is not None
    return deal.ended.points


def plays(deal: Deal, seat: int) -> set[Cards]:
    return {action.cards for action in legal(deal, seat) if isinstance(action, Play)}


@interaction("I-06", "under `single_round` a skipped player has lost his chance")
def test_in_a_single_round_a_skipped_player_is_not_asked_again() -> None:
    rules = game("president_equal_skip", pass_rule="single_round")
    deal = opened(rules, "7S KS", "7H KH", "8C 9C", "10D KD")
    assert turn(after(deal, "A 7S", "B 7H", "D pass")) == "B leads"
    reenter = opened(game("president_equal_skip"), "7S KS", "7H KH", "8C 9C", "10D KD")
    assert turn(after(reenter, "A 7S", "B 7H", "D pass", "A pass")) == "C"


@interaction("I-07", "an equal single or pair of better suit beats even if `equal_play=off`")
def test_a_better_suit_beats_although_equal_plays_do_not() -> None:
    rules = game("president_suits")
    assert rules.choices["equal_play"] == "off"
    assert beats(rules, "7H", "7D")
    assert beats(rules, "QS QC", "QH QD")
    assert not beats(rules, "7C", "7D")
    assert not beats(president(), "7H", "7D")


@interaction("I-07", "with `reverse_colour` either test is enough")
@pytest.mark.parametrize(("attempt", "won"), [("7S", True), ("7D", True), ("7H", True)])
def test_with_reversed_colours_suit_or_colour_is_enough(attempt: str, won: bool) -> None:
    """Spades, hearts, diamonds, clubs: a seven on the seven of clubs, or the reverse."""
    rules = game("president_colour", suit_order="SHDC")
    assert beats(rules, attempt, "7C") is won
    assert beats(rules, "7C", attempt) is (attempt in ("7D", "7H"))


@interaction("I-08", "`must_beat` yields to `last_card_guard=forced`")
def test_must_beat_yields_to_the_forced_highest_card() -> None:
    """The suit of the lead binds, so that the highest card does not beat."""
    hands = "6H 10H", "9H KS", "8D"
    for guard, due in (("off", Play(cards("9H"))), ("forced", Pass())):
        rules = basic(must_beat="on", follow_suit="singles", last_card_guard=guard)
        assert legal(after(opened(rules, *hands), "A 6H"), 1) == [due]


@interaction("I-08", 'and to `finish_ban` (a banned finish never counts as "able")')
def test_must_beat_yields_to_the_finish_ban() -> None:
    hands = "AS 3S", "2D", "4S 5S", "6S 7S"
    free = after(opened(president(must_beat="on"), *hands), "A AS")
    assert why_not(free, "B pass") == "You can beat AS, so you can't pass."
    banned = president(must_beat="on", finish_ban="single_two")
    assert legal(after(opened(banned, *hands), "A AS"), 1) == [Pass()]


@interaction("I-09", "it ignores `pass_rule=locked`, except that it never reopens a finished trick")
def test_a_bomb_comes_after_a_pass_but_not_after_the_trick() -> None:
    rules = basic(bomb_reach="everything", bomb_out_of_turn="on", pass_rule="locked")
    deal = opened(rules, "3D 4D", "9S 5D", f"{BOMB} 5C", "10S JD")
    deal = after(deal, "A 3D", "B 9S", "C pass")
    assert turn(after(deal, f"C {BOMB}")) == "D"
    deal = after(deal, "D pass", "A pass")
    assert turn(deal) == "B leads"
    assert why_not(deal, f"C {BOMB}") == "It's not your turn yet."


@interaction("I-10", "`poker_ranks=on` replaces `straight_order` and `flush_rank`")
def test_in_the_order_of_poker_no_choice_of_straights_and_flushes_matters() -> None:
    """Ace high and a two low: 23456 is second lowest; a flush goes by its cards, not its suit."""
    orders = product(OPTIONS["straight_order"].meaning, OPTIONS["flush_rank"].meaning)
    for straights, flushes in orders:
        rules = basic(poker_ranks="on", straight_order=straights, flush_rank=flushes)
        assert beats(rules, "2S 3H 4C 5D 6S", "AS 2H 3C 4D 5S")
        assert beats(rules, "3S 4H 5C 6D 7S", "2S 3H 4C 5D 6S")
        assert rules.reader().read(cards("JS QD KC AH 2S")) is None
        assert beats(rules, "3D 5D 6D 7D AD", "3S 5S 6S 7S KS")


@interaction("I-10", "and switches suits off for five cards")
@interaction("I-10", "the 3D opening is unaffected")
def test_in_the_order_of_poker_suits_count_for_all_but_five_cards() -> None:
    rules = game("bigtwo_basic", poker_ranks="on")
    assert not beats(rules, "10S JS QS KS AS", "10H JH QH KH AH")
    assert not beats(rules, "4S 5H 6C 7D 8S", "4D 5D 6D 7C 8D")
    assert beats(rules, "7C", "7D")
    deal = opened(rules, "3S 9S", "3D 8S", "3H 7S")
    assert turn(deal) == "B leads"
    assert why_not(deal, "B 8S") == "The first play must include 3D."


@interaction("I-11", "does not stop honour hands allowed by `bomb_reach`")
def test_an_honour_hand_with_a_reach_answers_other_hands_of_five() -> None:
    same = basic(five_card_cross="same_type")
    bombs = basic(five_card_cross="same_type", bomb_reach="everything")
    quads = basic(five_card_cross="same_type", bomb_reach="everything", bomb_hands="quads")
    straight, full = "4S 5H 7C 8D 6S", "9S 9H 9C 4D 4H"
    for honour in ("KS KH KC KD 3C", FLUSH):
        assert not beats(same, honour, straight)
        assert beats(bombs, honour, straight)
    assert not beats(bombs, full, straight)
    assert not beats(quads, FLUSH, straight)


@interaction("I-12", "A drawer may exceed 13 cards: `over13_rate`, `triple_condition`")
def test_over13_rate_counts_for_a_drawn_hand() -> None:
    changed = {"draw_on_pass": "one", "leftover": "stock", "players": "3..3"}
    hand = "4D 4C 4H 5D 5C 5H 6D 6C 6H 7D 7C 7H 8D"
    for rate, cost in (("3", 42), ("4", 56)):
        rules = basic(**changed, over13_rate=rate)
        deal = set_up(rules, "9S 10S", hand, "JS QS", stock="KD KC KH")
        deal = after(deal, "A 9S", "B pass", "C pass", "A 10S")
        assert held(deal, "B").split()[-1] == "KD"
        assert points(deal)[1] == cost
    played = basic(**changed, triple_condition="never_played")
    deal = after(set_up(played, "9S 10S", f"JS {hand}", "3S QS", stock="KD KC"), "A 9S", "B JS")
    deal = after(deal, "C QS", "A pass", "B pass", "C 3S")
    assert deal.hands[1].bit_count() == 14
    assert points(deal)[1] == 28


@interaction("I-13", "With `deal_end=first_out`, `later_lead=loser` counts cards")
def test_where_the_first_out_ends_the_deal_the_most_cards_lose() -> None:
    rules = president(
        deal_end="first_out", later_lead="loser", score_model="none", match_end="open",
        exchange="none", seating="fixed", next_dealer="loser",
    )  # fmt: skip
    ended = tally.with_left(rules, (3, 9, 0, 4))
    assert letters(ended.places) == "CADB"
    deal = set_up(rules, "3S", "4H", "5D", "3D", standing=letters(ended.places))
    assert turn(deal) == "B leads"


@interaction("I-14", "called by the player")
def test_a_last_card_that_must_be_called_is_not_announced_for_the_player() -> None:
    rules = basic(announce="one", announce_penalty="take_all")
    deal = opened(rules, "JS KS", "3S 4S", "5S 6S")
    assert not any(isinstance(event, Announced) for event in events(deal, "A JS"))
    deal = after(deal, "A JS")
    assert calls(deal, 0) == [LAST_CARD]
    assert Call(LAST_CARD) in legal(deal, 0)


@interaction("I-15", "`beat_own` under `reenter` lets the others answer")
@interaction("I-15", "only under `locked` is it safe")
@pytest.mark.parametrize("rule", ["reenter", "locked"])
def test_beat_own_may_be_answered_unless_passes_lock(rule: str) -> None:
    rules = basic(beat_own="on", pass_rule=rule)
    deal = opened(rules, "3S 3H 8S 8H 10S 10H KD", "2S 2H 4D", "5S 5H 6D", "6S 7H 7D")
    deal = after(deal, "A 3S 3H", "B pass", "C pass", "D pass", "A 8S 8H")
    if rule == "locked":
        assert turn(deal) == "A"
        assert why_not(deal, "B 2S 2H") == CLOSED
    else:
        assert turn(deal) == "B"
        assert turn(after(deal, "B 2S 2H")) == "C"


@interaction("I-17", "and replaces `exchange`, `merchants`")
def test_collusion_comes_in_place_of_every_other_exchange() -> None:
    six = "3S 4S", "3H 4H", "3D 4D", "6S 7S", "6H 7H", "6D 7D"
    rules = game("president_collusion", exchange="[2,1]", merchants="on")
    deal = set_up(rules, *six, standing="ABCDEF")
    assert deal.gifts == ()
    assert rules.phases == game("president_collusion").phases


@interaction("I-18", "individual scoring is off")
@pytest.mark.parametrize("model", ["penalty_cards", "penalty_values", "pusoy", "hutabarat"])
def test_partners_score_alike_in_each_model(model: str) -> None:
    changed = {"teams": "opposite_pairs", "players": "4..4", "score_model": model}
    if problems("bigtwo_basic", changed):
        changed["match_winner"] = "highest"
    ended = tally.with_left(game("bigtwo_basic", **changed), (0, 4, 8, 5))
    assert ended.points == (1, 0, 1, 0)


@interaction("I-19", "`finish_twos_double` has no effect on plays forbidden by `finish_ban`")
@pytest.mark.parametrize(("last", "cost"), [("2S 2D 2C", 4), ("KS", 2)])
def test_only_a_finish_that_is_allowed_doubles(last: str, cost: int) -> None:
    rules = basic(finish_ban="single_or_pair_twos", finish_twos_double="on")
    assert points(after(opened(rules, last, "4D 4H", "3D"), f"A {last}"))[1] == cost
    banned = opened(rules, "2S 2D", "4D 4H", "3D")
    assert why_not(banned, "A 2S 2D").startswith("You can't go out on")


@interaction("I-20", "A revolution inverts ranks for comparison only")
@interaction("I-20", 'leads, exchanges, "highest card" duties and the opening card use the normal')
@interaction("I-20", "It ends with the deal")
def test_after_a_revolution_duties_and_the_next_deal_know_nothing_of_it() -> None:
    rules = game("president_revolution", first_lead="low_card", suit_order="none")
    guarded = rules.with_rules(HighestAgainstLastCard())
    deal = opened(guarded, "3D 3H 3S 3C 9H 5D", "6D", "7D 8D")
    assert turn(deal) == "A leads"
    deal = after(deal, "A 3D 3H 3S 3C", "B pass", "C pass")
    assert deal.upside_down
    assert plays(deal, 0) == {cards("9H")}
    second = opened(rules, "4S 9S", "5S 10S", "6S 6H 3S", "KD 2D 3D", standing="ABCD")
    assert not second.upside_down
    assert held(second, "A") == "4S 9S 2D"


@interaction("I-21", "`suit_scope=off` keeps `suit_order` for the opening card")
@interaction("I-21", 'leftovers and forced "highest card" ties')
def test_suits_that_break_no_tie_still_name_the_lowest_and_the_highest_card() -> None:
    rules = game("bigtwo_basic", suit_scope="off", last_card_guard="forced")
    assert not beats(rules, "3S", "3D")
    deal = opened(rules, "3S 9S", "3D 8S", "3H 7S")
    assert turn(deal) == "B leads"
    assert why_not(deal, "B 8S") == "The first play must include 3D."
    three = game("bigtwo_three", suit_scope="off")
    assert held(set_up(three, "3C 9S", "3H 8S", "3S 7S", widow="KH"), "A") == "3C 9S KH"
    gift = game("bigtwo_three_gift", suit_scope="off", leftover="discard")
    deal = set_up(gift, "3S 9S", "4H 9H", "2H 2D 5D", standing="BAC")
    assert held(deal, "B") == "4H 9H 2H"
    loser = basic(suit_scope="off", score_model="single_loser")
    assert points(after(opened(loser, "3S", "AD 4D", "AH 4C"), "A 3S")) == (1, 0, -1)
    free = game("bigtwo_basic", suit_scope="off", last_card_guard="forced", **FREE)
    due = after(opened(free, "4S 10S", "KS KD 3D", "9D"), "A 4S")
    assert plays(due, 1) == {cards("KS")}


@interaction("I-22", "With 2 decks identical cards tie")
@interaction("I-22", "the second of two equal singles does not beat the first")
@interaction("I-22", "unless `equal_play` or `deck_backs`")
def test_identical_cards_of_two_packs_tie() -> None:
    assert not beats(president(decks="2"), "KS*", "KS")
    assert not beats(game("bigtwo_basic", decks="2"), "KS*", "KS")
    assert beats(president(decks="2", equal_play="allowed"), "KS*", "KS")
    assert beats(game("thirteen_double", deck_backs="ranked"), "KS*", "KS")
    assert not beats(game("thirteen_double", deck_backs="ignored"), "KS*", "KS")


@interaction("I-23", "`top_must_win` runs before places are counted")
@interaction("I-23", "if several leave at once (not possible in turn play) the first counts")
def test_the_dethroned_is_last_although_others_went_out_later() -> None:
    """The first player to go out dethrones the top player; the second changes nothing more."""
    rules = president(top_must_win="on", exchange="none")
    deal = opened(rules, "8S KS KH", "9H 10C", "AS", "4C 5C", standing="ABCD")
    deal = after(deal, "A 8S", "B 9H")
    assert [e for e in events(deal, "C AS") if isinstance(e, ThrewIn)] == [ThrewIn(0)]
    deal = after(deal, "C AS", "D pass", "B pass", "D 4C")
    assert not any(isinstance(event, ThrewIn) for event in events(deal, "B 10C"))
    ended = after(deal, "B 10C").ended
    assert ended is not None
    assert letters(ended.places) == "CBDA"
    assert ended.points == (0, 1, 2, 0)
