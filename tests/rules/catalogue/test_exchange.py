"""Exchanges of cards between places: each choice, with each relevant number of players."""

from __future__ import annotations

import pytest

from rules.actions import Call, Gift, Give
from rules.cards import cards, text
from rules.catalogue import exchange, problems
from rules.deal import Deal
from rules.engine import legal
from tests.rules.notation import LETTERS, after, game, held, turn, why_not
from tests.rules.talk import due, refused, said, set_up, shuffled, sizes

Changes = dict[str, str]
# exchange, choices, players, number of cards by pair
COUNTS: list[tuple[str, Changes, int, str]] = [
    ("none", {}, 4, ""),
    ("[1]", {}, 3, "AC 1"),
    ("[1]", {}, 7, "AG 1"),
    ("[2]", {}, 4, "AD 2"),
    ("[2]", {}, 3, "AC 2"),
    ("[2,1]", {}, 4, "AD 2 BC 1"),
    ("[2,1]", {}, 5, "AE 2 BD 1"),
    ("[2,1]", {}, 7, "AG 2 BF 1"),
    ("[3,2,1]", {}, 6, "AF 3 BE 2 CD 1"),
    ("[3,2,1]", {}, 7, "AG 3 BF 2 CE 1"),
    ("[0,2]", {}, 4, "BC 2"),
    ("[4]", {}, 4, "AD 4"),
    ("by_score", {"place_points": "[2,1]"}, 4, "AD 2 BC 1"),
    ("by_score", {"place_points": "[3]"}, 4, "AD 3"),
    ("by_score", {"place_points": "[1,1]"}, 5, "AE 1 BD 1"),
    ("by_score", {"place_points": "n_minus_rank"}, 4, "AD 3 BC 2"),
    ("by_score", {"place_points": "n_minus_rank"}, 5, "AE 4 BD 3"),
    ("by_score", {"place_points": "worker"}, 6, "AF 2 BE 1"),
    ("by_score", {"place_points": "zero_sum", "players": "5..5"}, 5, "AE 2 BD 1"),
    ("by_score", {"place_points": "zero_sum", "players": "7..7"}, 7, "AG 3 BF 2 CE 1"),
]
SHOWN = {
    "exchange": {exchange for exchange, *_ in COUNTS} - {"[0,2]", "[4]"},
    "exchange_return": {"any", "lowest", "any_after_receiving"},
    "exchange_extra": {"0", "1"},
    "three_player_gift": {"off", "on"},
    "merchants": {"off", "on"},
    "collusion": {"off", "on"},
}
SEVEN = (
    "3S 4S 5S 6S", "3H 4H 5H 6H", "3D 4D 5D 6D", "7S 8S 9S 10S", "7H 8H 9H 10H", "JD QD KD AD",
    "2S AS KS QS",
)  # fmt: skip


def test_every_choice_is_shown() -> None:
    assert {option.id: {*option.meaning} for option in exchange.OPTIONS} == SHOWN


def later(preset: str, *hands: str, standing: str = "", **changed: str) -> Deal:
    """Return a second deal; `standing` has the places of the first, by default A, B, C ..."""
    rules = game(preset, **changed)
    return set_up(rules, *hands, standing=standing or LETTERS[: len(hands)])


def passed(deal: Deal) -> str:
    """Return taker, giver and number of cards by pair, the outer pair first: "AD 2 BC 1"."""
    return " ".join(
        f"{LETTERS[given.taker]}{LETTERS[given.giver]} {given.count}" for given in deal.gifts
    )


def row_id(row: tuple[str, Changes, int, str]) -> str:
    return f"{row[0]} {' '.join(row[1].values())} {row[2]} players: {row[3]}"


@pytest.mark.parametrize("row", COUNTS, ids=row_id)
def test_how_many_cards_pass_between_which_places(row: tuple[str, Changes, int, str]) -> None:
    value, changed, players, expected = row
    needed = {"players": f"{players}..{players}"} | changed
    deal = later("president_basic", *SEVEN[:players], exchange=value, **needed)
    assert passed(deal) == expected
    upper = expected.split()[::2]
    assert (due(deal) if upper else turn(deal)) == ("".join(p[0] for p in upper) or "A leads")


@pytest.mark.parametrize(
    ("value", "players", "pairs"), [("[2,1]", 3, 2), ("[1,1]", 2, 2), ("[3,2,1]", 5, 3)]
)
def test_fewer_than_two_players_for_each_pair_do_not_sit_down(
    value: str, players: int, pairs: int
) -> None:
    told = f"This exchange needs at least {2 * pairs} players."
    wide = {"exchange": value, "players": "2..7"}
    assert told in problems("president_basic", wide, seats=players)
    assert problems("president_basic", wide | {"exchange": "[1]"}, seats=players) == []


BEST: list[tuple[str, Changes, str, str]] = [  # preset, choices, the last place's hand, cards given
    ("president_vice", {}, "2S AH KD 3C", "AH 2S"),
    ("president_vice", {}, "3C 4C 4D 3D", "4D 4C"),
    ("president_vice", {"jokers": "2"}, "2S RJ KD AS", "2S RJ"),
    ("president_vice", {"jokers": "2", "joker_order": "red_high"}, "2S BJ RJ AS", "BJ RJ"),
    ("president_vice", {"rank_order": "ace_high"}, "2S AH KD 3C", "KD AH"),
    ("president_vice", {"rank_order": "klootzakken", "pack": "strip40"}, "3S 2H AD KC", "3S 2H"),
    ("president_vice", {"rank_order": "three_high"}, "3S 2H AD KC", "3S 2H"),
    ("president_sofia", {"exchange": "[2]"}, "2S JH AD KC", "JH 2S"),
    ("president_sofia", {"exchange": "[2]"}, "2S JH AD BJ", "JH BJ"),
    ("president_double_deck", {"exchange": "[2]", "players": "4..12"}, "2S 2S* AH KD", "2S 2S*"),
    ("president_suits", {"exchange": "[2]"}, "KD KC KH KS", "KH KS"),
    ("daifugo_denexa", {}, "2S 2H AD 3C", "2H 2S"),
    ("president_deuces", {"exchange": "[1]"}, "2D 2C 2H AS", "2H"),
    ("president_deuces", {"exchange": "[2]", "suit_order": "DHSC"}, "2D 2C 2H 2S", "2D 2H"),
    ("president_deuces", {"exchange": "[1]", "suit_order": "DHSC", "suit_scope": "off"},
     "2D 2C 2H 2S", "2D"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("preset", "changed", "hand", "best"),
    BEST,
    ids=[f"{p} {' '.join(c.values())}: {best} of {hand}" for p, c, hand, best in BEST],
)
def test_the_highest_cards_go_by_the_ranks_and_suits_of_the_game(
    preset: str, changed: Changes, hand: str, best: str
) -> None:
    """CG-37, I-21: suits that break no tie at the table still say which card is the highest."""
    deal = later(preset, "6S 7S", "8S 9S", "6H 7H", hand, **{"duties": "nobody", **changed})
    assert next(given.cards for given in deal.gifts if given.giver == 3) == cards(best)


@pytest.mark.parametrize("choice", ["any", "lowest", "any_after_receiving"])
@pytest.mark.parametrize("extra", ["0", "1"])
def test_exchange_returns_the_agreed_cards(choice: str, extra: str) -> None:
    hands = ("3D 3C 4S 5H", "3H 6D 8D", "7D 9C 9D", "2S AS KD")
    changed = {"exchange": "[2]", "exchange_return": choice, "exchange_extra": extra}
    deal = later("president_basic", *hands, **changed)
    count = 2 + int(extra)
    if choice == "lowest":
        assert held(deal, "A") == ("4S 5H AS 2S" if extra == "0" else "5H AS 2S")
        assert (turn(deal), sizes(deal.hands)) == ("A leads", [6 - count, 3, 3, 1 + count])
        assert why_not(deal, "A gives 5H AS") == "You can't do that right now."
        return
    assert held(deal, "A") == "3D 3C 4S 5H AS 2S", "what was received is seen first"
    for wrong in ("3D", "3D 3C" if extra == "1" else "3D 3C 4S", "3D 3C 4S 5H"):
        number = len(wrong.split())
        assert why_not(deal, f"A gives {wrong}") == f"Give {count} cards, not {number}."
    others = "3D 9C" if extra == "0" else "3D 9C 4S"
    assert why_not(deal, f"A gives {others}") == "You can only give cards you have."
    back = "3D 2S" if extra == "0" else "3D 2S 5H"
    after_it = after(deal, f"A gives {back}")
    assert held(after_it, "D") == text(cards(f"KD {back}"))
    assert turn(after_it) == "A leads"


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("B gives 3H", "It's not your turn yet."),
        ("D gives KD", "It's not your turn yet."),
        ("A 3D", "You can't do that right now."),
        ("A pass", "You can't do that right now."),
        ("A gives ", "Give 1 card, not 0."),
    ],
)
def test_exchange_refuses_other_actions_while_a_card_is_due_back(move: str, sentence: str) -> None:
    deal = later("president_basic", "3D 3C", "3H 6D", "7D 9C", "2S AS")
    letter, _, rest = move.partition(" ")
    if rest == "gives ":
        assert refused(deal, letter, Give(0)) == sentence
    else:
        assert why_not(deal, move) == sentence


def test_both_pairs_give_back_in_any_order_before_the_first_lead() -> None:
    hands = ("3D 3C", "3H 6D", "7D KC", "2S AS 9D")
    deal = later("president_vice", *hands)
    for first, then in (("A gives 3D 3C", "B gives 3H"), ("B gives 3H", "A gives 3D 3C")):
        half = after(deal, first)
        assert due(half) == then[0]
        assert turn(after(half, then)) == "A leads"


# Three players of Big Two: the loser's gift


@pytest.mark.parametrize("choice", ["off", "on"])
@pytest.mark.parametrize("standing", ["", "BAC"])
def test_three_player_gift_needs_the_option_and_a_known_loser(choice: str, standing: str) -> None:
    hands = ("3D 9S", "4H 9H", "2H 4D 5D")
    deal = set_up(game("bigtwo_three", three_player_gift=choice), *hands, standing=standing)
    given = "BC 1" if choice == "on" and standing else ""
    assert passed(deal) == given
    assert due(deal) == ("B" if given else "A")
    if given:
        assert held(deal, "B") == "4H 9H 2H"
        assert len(legal(deal, 1)) == 3, "the card that was given may go back too"


def test_the_three_of_diamonds_may_be_given_away_and_its_new_holder_opens() -> None:
    deal = set_up(game("bigtwo_three_gift"), "4H 9H", "3D 9S", "2H 4D", standing="BAC")
    deal = after(deal, "B gives 3D")
    assert turn(deal) == "C leads"
    assert why_not(deal, "C 4D") == "The first play must include 3D."


# Merchants

SIX = SEVEN[:6]


@pytest.mark.parametrize(
    ("value", "players", "traders"),
    [
        ("none", 4, "BC"),
        ("[1]", 4, "BC"),
        ("[1]", 5, "BD"),
        ("[2,1]", 4, ""),
        ("[2,1]", 5, ""),
        ("[2,1]", 6, "CD"),
        ("[2,1]", 7, "CE"),
        ("[3,2,1]", 6, ""),
        ("none", 7, "CE"),
    ],
)
@pytest.mark.parametrize("choice", ["off", "on"])
def test_the_middle_two_trade_if_the_exchange_leaves_them_alone(
    choice: str, value: str, players: int, traders: str
) -> None:
    """PV-21: with an odd number of traders the middle one does not trade."""
    table = {"exchange": value, "players": f"{players}..{players}"}
    deal = later("president_basic", *SEVEN[:players], merchants=choice, **table)
    while owing := [x for x in LETTERS[:players] if (g := gift(deal, x)) and not g.offer]:
        first = legal(deal, LETTERS.index(owing[0]))[0]
        assert isinstance(first, Give)
        deal = after(deal, f"{owing[0]} gives {text(first.cards)}")
    trade = traders if choice == "on" else ""
    assert (due(deal) if trade else turn(deal)) == (trade or "A leads")


def gift(deal: Deal, letter: str) -> Gift | None:
    """Return the gift that is due from this seat, None where none is."""
    return deal.rules.phases[deal.phase].gift(deal, LETTERS.index(letter))


def haggling() -> Deal:
    """A deal in which the merchants C and D may trade, and no other exchange takes place."""
    return later("president_basic", *SIX, exchange="none", merchants="on")


@pytest.mark.parametrize(
    ("moves", "letter", "action", "sentence"),
    [
        ((), "C", Call("accept"), "You can't do that right now."),
        ((), "C", Give(cards("3D 4D")), "Give 1 card, not 2."),
        ((), "C", Give(cards("3S")), "You can only give cards you have."),
        ((), "B", Give(cards("3H")), "It's not your turn yet."),
        (("C gives 3D",), "C", Give(cards("4D")), "It's not your turn yet."),
        (("C gives 3D",), "D", Call("accept"), "You can't do that right now."),
    ],
)
def test_merchants_are_refused_other_actions_in_a_sentence(
    moves: tuple[str, ...], letter: str, action: Give | Call, sentence: str
) -> None:
    assert refused(after(haggling(), *moves), letter, action) == sentence


def test_a_new_offer_takes_the_place_of_the_last_one() -> None:
    deal = after(haggling(), "C gives 3D", "D gives 7S", "C gives 4D", "D gives 8S")
    deal = said(deal, "C accept")
    assert (held(deal, "C"), held(deal, "D")) == ("3D 5D 6D 8S", "4D 7S 9S 10S")
    assert turn(deal) == "A leads"


# Collusion


@pytest.mark.parametrize("choice", ["off", "on"])
@pytest.mark.parametrize("standing", ["", "FEDCBA"])
def test_every_pair_of_places_may_swap_from_the_first_deal_on(choice: str, standing: str) -> None:
    rules = game("president_collusion", collusion=choice, match_winner="highest")
    deal = set_up(rules, *SIX, standing=standing)
    assert due(deal) == ("ABCDEF" if choice == "on" else ("F" if standing else "A"))
    if choice == "on":
        assert [g.to for x in "ABCDEF" if (g := gift(deal, x))] == [5, 4, 3, 2, 1, 0]


def test_every_hand_ends_as_large_as_it_was_dealt() -> None:
    deal = shuffled(game("president_collusion", duties="nobody"), "", 6, standing="ABCDEF").deal
    assert sizes(deal.hands) == [9] * 6
    mine, theirs = (text(deal.hands[seat]).split() for seat in (0, 5))
    for count in (1, 4, 9):
        one = after(deal, f"A gives {' '.join(mine[:count])}")
        assert refused(one, "F", Give(cards(" ".join(theirs[: count - 1])))) == (
            f"Swap the same number both ways: {count}, not {count - 1}."
        )
        assert sizes(after(one, f"F gives {' '.join(theirs[:count])}").hands) == [9] * 6


def test_after_all_pairs_are_done_the_president_leads() -> None:
    deal = later("president_collusion", *SIX)
    assert turn(said(deal, "A done", "B done", "D done")) == "A leads"
