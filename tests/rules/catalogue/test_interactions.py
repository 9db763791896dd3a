"""Options together: the effect of one where another is chosen too (catalogue 3.0)."""

from __future__ import annotations

from rules.actions import Pass, Play
from rules.cards import Cards, cards
from rules.cli import tally
from rules.deal import Deal
from rules.engine import legal
from rules.events import ThrewIn
from rules.house.last_card import HighestAgainstLastCard
from rules.ruleset import RuleSet
from tests.rules.notation import after, beats, events, game, held, letters, opened, turn, why_not
from tests.rules.talk import set_up

FREE = {"first_lead": "dealer_next", "opening_includes_low": "free"}


def basic(**changed: str) -> RuleSet:
    return game("bigtwo_basic", **FREE, **changed)


def president(**changed: str) -> RuleSet:
    return game("president_basic", **changed)


def points(deal: Deal) -> tuple[int, ...]:
    assert deal.ended is not None
    return deal.ended.points


def plays(deal: Deal, seat: int) -> set[Cards]:
    return {action.cards for action in legal(deal, seat) if isinstance(action, Play)}


def test_must_beat_yields_to_the_forced_highest_card() -> None:
    """The suit of the lead binds, so that the highest card does not beat."""
    hands = "6H 10H", "9H KS", "8D"
    for guard, due in (("off", Play(cards("9H"))), ("forced", Pass())):
        rules = basic(must_beat="on", follow_suit="singles", last_card_guard=guard)
        assert legal(after(opened(rules, *hands), "A 6H"), 1) == [due]


def test_in_the_order_of_poker_suits_count_for_all_but_five_cards() -> None:
    """I-10."""
    rules = game("bigtwo_basic", poker_ranks="on")
    assert not beats(rules, "10S JS QS KS AS", "10H JH QH KH AH")
    assert not beats(rules, "4S 5H 6C 7D 8S", "4D 5D 6D 7C 8D")
    assert beats(rules, "7C", "7D")
    deal = opened(rules, "3S 9S", "3D 8S", "3H 7S")
    assert turn(deal) == "B leads"
    assert why_not(deal, "B 8S") == "The first play must include 3D."


def test_over13_rate_counts_for_a_drawn_hand() -> None:
    """I-12."""
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


def test_where_the_first_out_ends_the_deal_the_most_cards_lose() -> None:
    """I-13."""
    rules = president(
        deal_end="first_out", later_lead="loser", score_model="none", match_end="open",
        exchange="none", seating="fixed", next_dealer="loser",
    )  # fmt: skip
    ended = tally.with_left(rules, (3, 9, 0, 4))
    assert letters(ended.places) == "CADB"
    deal = set_up(rules, "3S", "4H", "5D", "3D", standing=letters(ended.places))
    assert turn(deal) == "B leads"


def test_collusion_comes_in_place_of_every_other_exchange() -> None:
    """I-17."""
    six = "3S 4S", "3H 4H", "3D 4D", "6S 7S", "6H 7H", "6D 7D"
    rules = game("president_collusion", exchange="[2,1]", merchants="on")
    deal = set_up(rules, *six, standing="ABCDEF")
    assert deal.gifts == ()
    assert rules.phases == game("president_collusion").phases


def test_after_a_revolution_duties_and_the_next_deal_know_nothing_of_it() -> None:
    """I-20."""
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


def test_suits_that_break_no_tie_still_name_the_lowest_and_the_highest_card() -> None:
    """I-21."""
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


def test_identical_cards_of_two_packs_tie() -> None:
    """I-22."""
    assert not beats(president(decks="2"), "KS*", "KS")
    assert not beats(game("bigtwo_basic", decks="2"), "KS*", "KS")
    assert beats(president(decks="2", equal_play="allowed"), "KS*", "KS")
    assert beats(game("thirteen_double", deck_backs="ranked"), "KS*", "KS")
    assert not beats(game("thirteen_double", deck_backs="ignored"), "KS*", "KS")


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
