"""Plays that may follow besides a higher one of as many cards (catalogue 3.L, follow_suit)."""

from __future__ import annotations

import pytest

from rules.deal import Deal
from rules.events import TrickWon
from tests.rules.catalogue.tricks.answers import Row, rows
from tests.rules.notation import after, events, game, opened, turn, why_not
from tests.rules.talk import set_up

SIZES = """
As many cards and a higher rank | set_size_rule=exact
    10S > 8D
    10S 10H on 8D: You need 1 card to beat 8D, not 2.
    10S on 9D 9H: You need 2 cards to beat 9D 9H, not 1.
    10S 10H > 9S 9H
Or more cards of a higher rank | set_size_rule=larger_if_higher
    10S 10H > 8D
    10S 10H 10D 10C > 8D
    10S 10H 10D > 9S 9H
    10S on 9S 9H: no
    5S 5H on 8D: no
    8S 8H on 8D: no
    10S > 8D
    8S ~ 8D
Or more cards of any rank | set_size_rule=larger_any
    5S 5H > 9D
    4S 4H 4D > 5S 5H > 9D
    3S 3H 3D 3C > 2S 2H 2D
    9S 9H on 9D: yes
    2S on 3S 3H: no
    10S 10H > 9S 9H
    9S 9H ~ 9D 9C
Runs are no sets | set_size_rule=larger_any sequences=single_and_multiple
    5S 6H 7D on 9S 9H: no
    9S 10H JD QC on 5S 6H 7D: no
    9S 9H 9D 9C on 5S 6H 7D: no
    9S 9H 9D on 5S 5H: yes
With two packs sets are larger still | set_size_rule=larger_any decks=2
    3S 3S/red 3H 3H/red 3D > 2S 2H 2D 2C
A wild card makes a set larger | set_size_rule=larger_if_higher joker_wild=rank jokers=2
    9S RJ > 8S
    9S RJ on 10S: no
Jokers beat sets of theirs and below | set_size_rule=larger_if_higher jokers=2
    RJ BJ on 2S: yes
    RJ BJ on BJ: no
"""

EQUALS = """
It must be higher | equal_play=off
    7S ~ 7H
    7S 7D ~ 7H 7C
An equal play beats | equal_play=allowed
    7S >< 7H >< 7D >< 7C
    7S 7D >< 7H 7C
    8S > 7S
    7S on 7H 7C: no
    7S 7D on 7H: no
Where larger sets may be laid, so may larger equal ones
    | equal_play=allowed set_size_rule=larger_if_higher
    7S 7D on 7H: yes
    7H on 7S 7D: no
    6S 6D on 7H: no
If each card is of the opposite colour | equal_play=reverse_colour
    5H >< 5S
    5D >< 5C
    5H ~ 5D
    5S ~ 5C
    7H 7D >< 7S 7C
    7H 7S >< 7D 7C
    7H 7S >< 7C 7D
    8D > 7D
With two packs threes and fours may be of opposite colours, too | equal_play=reverse_colour decks=2
    7H 7H/red 7D >< 7S 7S/red 7C
    7H 7H/red 7S >< 7C 7C/red 7D
    5H ~ 5H/red
Identical cards of two packs are equal | equal_play=allowed decks=2
    7S >< 7S/red
    7S 7S/red >< 7H 7H/red
With ranked suits a better suit or the opposite colour will do
    | equal_play=reverse_colour suit_order=SHDC
    7H > 7D
    7S on 7H: yes
    7H on 7S: yes
    7D on 7H: no
    7C on 7D: yes
    7C on 7S: no
"""

SUITS = """
A single is beaten by a higher card of its suit only | follow_suit=singles
    9H > 6H
    2H > AH > 3H
    9S on 6H: no
    2S on 6H: no
    6H on 9H: no
Sets are not affected | follow_suit=singles
    9S 9C > 6H 6D
    9S 9C 9D > 6H 6D 6S
Jokers ignore it | follow_suit=singles jokers=2
    RJ > 2H
    BJ > 2S
A two that wins or is unbeatable does so too | follow_suit=singles two_power=wins_trick
    2S on 6H: wins
A two of no power follows suit | follow_suit=singles two_power=none
    2S on AH: no
    2H on AH: yes
A two that may lie anywhere does so | follow_suit=singles two_power=high_and_low
    2S on 6H: yes
    3D on 2S: yes
A transparent card does, too | follow_suit=singles transparent=3
    3S on 6H: yes
    3S on 6S: yes
An equal card is of another suit, so it never beats | follow_suit=singles equal_play=allowed
    7S on 7H: no
    7S 7D >< 7H 7C
A larger set need not follow | follow_suit=singles set_size_rule=larger_if_higher
    9S 9C on 6H: yes
    9S on 6H: no
Any suit | follow_suit=off
    9S > 6H
"""


@pytest.mark.parametrize("row", rows("president_basic", SIZES))
def test_how_many_cards_follow(row: Row) -> None:
    """PV-05."""
    row.holds()


@pytest.mark.parametrize("row", rows("president_basic", EQUALS))
def test_equal_plays(row: Row) -> None:
    """PV-06, PV-17, C-PR-21, I-07."""
    row.holds()


@pytest.mark.parametrize("row", rows("president_basic", SUITS))
def test_following_suit(row: Row) -> None:
    """PV-17; powers come before it in the order of resolution."""
    row.holds()


SIX = {"players": "2..7", "equal_play": "allowed"}


def skipping(*hands: str, **options: str) -> Deal:
    return opened(game("president_basic", **(SIX | options)), *hands)


SKIPS = [  # name, options, A's lead, B's answer, the next of five players
    ("off: the next in turn", "off", "exact", "7S", "7H", "C"),
    ("one: the next is skipped", "one", "exact", "7S", "7H", "D"),
    ("one: whatever the number of cards", "one", "exact", "7S 7D", "7H 7C", "D"),
    ("one: a higher play skips nobody", "one", "exact", "7S", "8H", "C"),
    ("per card: a single skips one", "per_card", "exact", "7S", "7H", "D"),
    ("per card: a pair skips two", "per_card", "exact", "7S 7D", "7H 7C", "E"),
    ("per card: two on one skip two", "per_card", "larger_if_higher", "7S", "7H 7C", "E"),
    ("per card: three on one skip three", "per_card", "larger_any", "7S", "7D 7H 7C", "A"),
    ("one: two on one skip one", "one", "larger_if_higher", "7S", "7H 7C", "D"),
    ("per card: a higher pair skips nobody", "per_card", "larger_any", "7S 7D", "8H 8C", "C"),
]


@pytest.mark.parametrize(
    ("skip", "size", "lead", "answer", "due"), [row[1:] for row in SKIPS],
    ids=[row[0] for row in SKIPS],
)  # fmt: skip
def test_an_equal_play_skips(skip: str, size: str, lead: str, answer: str, due: str) -> None:
    """000:381, 000:385."""
    hands = f"{lead} 3S", f"{answer} 3H", "4S 5S", "4H 5H", "4D 5D"
    deal = skipping(*hands, equal_skip=skip, set_size_rule=size)
    assert turn(after(deal, f"A {lead}", f"B {answer}")) == due


def test_of_two_left_the_maker_of_an_equal_play_plays_again() -> None:
    deal = after(skipping("7S KS", "7H KH 9C", equal_skip="one"), "A 7S", "B 7H")
    assert turn(deal) == "B"
    assert turn(after(deal, "B KH")) == "A"


def test_a_skipped_player_has_not_passed() -> None:
    """C-PR-15: under a lock the skipped one is still in the trick."""
    deal = skipping("7S KS", "7H 3H", "8C 9C", "10D 3D", equal_skip="one", pass_rule="locked")
    deal = after(deal, "A 7S", "B 7H", "D pass", "A pass")
    assert turn(deal) == "C"
    assert turn(after(deal, "C 8C")) == "B"


def test_equal_skip_counts_only_players_with_cards() -> None:
    deal = skipping("7S 8S KS", "9H 7H 9D", "10C", "8C 9C", "10D JD", equal_skip="one")
    deal = after(deal, "A 7S", "B 9H", "C 10C", "D pass", "E pass", "A pass", "B pass", "D 8C")
    deal = after(deal, "E pass", "A 8S")
    assert turn(deal) == "D", "B is skipped and C is out"


def test_a_better_suit_is_no_equal_play_to_skip_by() -> None:
    """A higher play of ranked suits is equal in rank: it may be laid, and skips as one."""
    deal = skipping("7D KS", "7H 3H", "8C 9C", "10D 3D", equal_skip="off", suit_order="SHDC")
    assert turn(after(deal, "A 7D", "B 7H")) == "C"


CLOSING = [
    ("the Big Two alone", "2S", {}, True),
    ("a pair with it", "2S 2D", {}, True),
    ("three twos are not said to", "2S 2H 2D", {}, False),
    ("another two", "2H", {}, False),
    ("a pair of twos without it", "2H 2D", {}, False),
    ("an ace", "AS", {}, False),
    ("a single where bombs reach singles", "2S", {"bomb_reach": "singles_pairs"}, False),
    ("a pair where bombs reach pairs", "2S 2D", {"bomb_reach": "singles_pairs"}, False),
    ("a single that bombs spare", "2S",
     {"bomb_reach": "everything", "bomb_spares_big_two": "on"}, True),
    ("a pair, which they do not spare", "2S 2D",
     {"bomb_reach": "everything", "bomb_spares_big_two": "on"}, False),
    ("a single where fours beat whatever is none", "2S", {"quads_beat_nonquads": "on"}, False),
    ("a two below jokers", "2S", {"jokers": "2", "leftover": "discard"}, False),
    ("the highest joker", "BJ", {"jokers": "2", "leftover": "discard"}, True),
    ("the lower joker", "RJ", {"jokers": "2", "leftover": "discard"}, False),
    ("the Big Two, where jokers are no higher than what they stand for", "2S",
     {"jokers": "2", "joker_rank": "none", "joker_wild": "card", "leftover": "discard"}, True),
    ("a lower two then", "2H",
     {"jokers": "2", "joker_rank": "none", "joker_wild": "card", "leftover": "discard"}, False),
    ("the Big Two of two packs, which its copy only ties", "2S", {"decks": "2"}, True),
    ("the two of diamonds, where these are the highest", "2D", {"suit_order": "DHSC"}, True),
    ("the two of spades then", "2S", {"suit_order": "DHSC"}, False),
    ("the Big Two where a pass costs a card", "2S", {"draw_on_pass": "one", "leftover": "stock"},
     False),
    ("where the rule is off", "2S", {"unbeatable_closes": "off"}, False),
]  # fmt: skip


@pytest.mark.parametrize(
    ("lead", "options", "closes"), [row[1:] for row in CLOSING], ids=[row[0] for row in CLOSING]
)
def test_unbeatable_closes_ends_the_trick_of_an_unbeatable_play(
    lead: str, options: dict[str, str], closes: bool
) -> None:
    """BT-37."""
    free = {"unbeatable_closes": "on", "opening_includes_low": "free", "direction": "cw"}
    rules = game("bigtwo_basic", **(free | {"first_lead": "dealer_next"} | options))
    deal = after(opened(rules, f"{lead} 4D", "9S 9H", "10S", "JS"), f"A {lead}")
    assert turn(deal) == ("A leads" if closes else "B")
    if closes:
        assert why_not(deal, "B 9S") == "It's not your turn yet."


IN_PRESIDENT = [
    ("a two", "2S", {}, True),
    ("two", "2S 2D", {}, True),
    ("three, which no other set of three beats", "2H 2D 2C", {}, True),
    ("four", "2S 2H 2D 2C", {}, True),
    ("three aces", "AS AH AD", {}, False),
    ("a two below a joker", "2S", {"jokers": "2"}, False),
    ("two below two jokers", "2S 2D", {"jokers": "2"}, False),
    ("three, as there are but two jokers", "2H 2D 2C", {"jokers": "2"}, True),
    ("three that one joker beats", "2H 2D 2C",
     {"jokers": "2", "joker_power": "beats_any_set"}, False),
    ("three that three wild cards only equal", "2H 2D 2C",
     {"jokers": "2", "joker_wild": "rank"}, True),
    ("three that a wild set beats as the higher", "2H 2D 2C",
     {"jokers": "2", "joker_wild": "rank", "wild_tie": "wild_wins"}, False),
    ("a joker", "RJ", {"jokers": "2"}, True),
    ("the lower joker", "BJ", {"jokers": "2", "joker_order": "red_high"}, False),
    ("both jokers", "BJ RJ", {"jokers": "2", "joker_order": "red_high"}, True),
    ("a two that another may equal", "2S", {"equal_play": "allowed"}, False),
    ("three twos, which no three others may equal", "2H 2D 2C", {"equal_play": "allowed"}, True),
    ("a two that is transparent to threes", "2S", {"transparent": "3"}, False),
    ("a two on which anything may be laid", "2S", {"two_power": "high_and_low"}, False),
    ("two twos then", "2S 2D", {"two_power": "high_and_low"}, False),
    ("a two below the jack of diamonds", "2S", {"extra_high": "jack_of_diamonds"}, False),
    ("that jack", "JD", {"extra_high": "jack_of_diamonds"}, True),
    ("two twos then", "2S 2D", {"extra_high": "jack_of_diamonds"}, True),
    ("three that a larger set beats", "3H 3D 3C", {"set_size_rule": "larger_any"}, False),
    ("four where larger sets beat smaller ones", "3S 3H 3D 3C", {"set_size_rule": "larger_any"},
     False),
    ("an ace where it is high", "AS", {"rank_order": "ace_high"}, True),
    ("a card of its suit that is the highest", "2H", {"follow_suit": "singles"}, True),
    ("four twos, after which threes are high", "2S 2H 2D 2C", {"revolution": "ranks"}, False),
    ("a lower two where suits are ranked", "2H", {"suit_order": "SHCD"}, False),
    ("the highest then", "2S", {"suit_order": "SHCD"}, True),
    ("seven twos of two packs", "2S 2S* 2H 2H* 2D 2D* 2C", {"decks": "2"}, True),
    ("a wild card where all are equal", "3S", {"wild_ranks": "{3}", "wild_alone": "top_equal"},
     True),
    ("a two that wins its trick anyhow", "2S", {"two_power": "wins_trick"}, True),
    ("where the rule is off", "2S", {"unbeatable_closes": "off"}, False),
]  # fmt: skip


@pytest.mark.parametrize(
    ("lead", "options", "closes"),
    [row[1:] for row in IN_PRESIDENT],
    ids=[row[0] for row in IN_PRESIDENT],
)
def test_in_president_whatever_nothing_beats_closes_its_trick(
    lead: str, options: dict[str, str], closes: bool
) -> None:
    free = {"unbeatable_closes": "on", "first_lead": "dealer_next"}
    rules = game("president_basic", **(free | options))
    deal = opened(rules, f"{lead} 4D", "9S 9H", "10S", "JS")
    won = [event for event in events(deal, f"A {lead}") if isinstance(event, TrickWon)]
    assert len(won) == closes
    assert turn(after(deal, f"A {lead}")) == ("A leads" if closes else "B")


def test_three_twos_on_three_aces_lead_at_once() -> None:
    hands = "AS AD AC 4S", "2H 2D 2C 5S", "6S 7S 8S", "9S 10S JS"
    deal = opened(game("president_basic", unbeatable_closes="on"), *hands)
    assert turn(after(deal, "A AS AD AC", "B 2H 2D 2C")) == "B leads"


@pytest.mark.parametrize(("preset", "drawn"), [("bigtwo_two_draw", 1), ("bigtwo_two_draw_many", 2)])
@pytest.mark.parametrize("lead", ["2S 2H", "AS AH"])
def test_for_two_a_pass_costs_cards_on_the_highest_play_too(
    preset: str, drawn: int, lead: str
) -> None:
    """002:105: who passes is forced to pick up a card; on the Big Two that is no formality."""
    rules = game(preset, first_lead="dealer_next", opening_includes_low="free", direction="cw")
    deal = set_up(rules, f"{lead} 4D", "9S 9H 10D JD", stock="5S 6S 7S")
    deal = after(deal, f"A {lead}", "B pass")
    assert deal.hands[1].bit_count() == 4 + drawn
    assert turn(deal) == "A leads"
