"""Selects for long hands, and hands of two packs."""

from itertools import pairwise
from random import Random

from bot.discord import limits
from bot.words.speech import Speech
from cogs.core.custom_ids import read_custom_id
from cogs.hand.rows import part_of, pieces, selects
from rules.cards import STANDARD, Card, cards, each, joined, rank_of
from rules.ranking import Ranking
from tests.bot.words.emojis_at_hand import ALL
from tests.night.reading import card_of

CHANCE = Random(7)


def hand_of(size: int, packs: int = 2) -> tuple[Card, ...]:
    """Return `size` cards spread evenly over the packs, lowest first."""
    two_packs = STANDARD | STANDARD << 64
    every = Ranking().lowest_first(two_packs if packs == 2 else STANDARD)
    return tuple(every[place * len(every) // size] for place in range(size))


def test_a_hand_up_to_25_cards_is_one_select() -> None:
    assert len(pieces(hand_of(25))) == 1


def test_a_longer_hand_is_cut_between_ranks_into_parts_that_are_nearly_alike() -> None:
    for size in (26, 27, 36, 52, 54):
        parts = pieces(hand_of(size))
        assert [one for part in parts for one in part] == list(hand_of(size))
        assert all(0 < len(part) <= limits.OPTIONS for part in parts)
        assert max(map(len, parts)) - min(map(len, parts)) <= 8
        for before, after in pairwise(parts):
            assert rank_of(before[-1]) != rank_of(after[0])


def test_a_hand_sorted_by_suit_is_cut_where_it_has_room() -> None:
    hand = tuple(each(cards("3S 3S*") | 0xFFFFFF << 4))
    assert all(len(part) <= limits.OPTIONS for part in pieces(hand))


def test_identical_cards_of_two_packs_are_two_options_that_are_told_apart() -> None:
    hand = tuple(each(cards("7D 7D* 8C")))
    (control,) = selects(Speech(), "pick", 1, "1.2", hand, chance=CHANCE, asked="x")
    options = [(o.label, o.value, o.description) for o in control.item.options]
    assert len({value for _, value, _ in options}) == 3
    sevens = [about for label, _, about in options if label == "7♦"]
    assert sevens == ["the first of two", "the second of two"]
    assert [about for label, _, about in options if label == "8♣"] == [None]


def test_picks_in_several_selects_add_up_and_can_be_taken_back() -> None:
    hand = hand_of(26)
    first, second = pieces(hand)
    picked = first[0] | second[0]
    controls = selects(Speech(), "pick", 1, "1.2", hand, picked, chance=CHANCE, asked="x")
    args = [read_custom_id(control.custom_id).arg for control in controls]
    assert [part_of(arg) for arg in args] == [(second[0], 2), (first[0], 2)]
    assert [control.item.min_values for control in controls] == [0, 0]


def test_a_select_gets_a_new_id_each_time() -> None:
    hand = hand_of(13, 1)
    ids = {
        selects(Speech(), "pick", 1, "1.2", hand, chance=CHANCE, asked="x")[0].item.custom_id
        for _ in range(4)
    }
    assert len(ids) > 1
    assert all(len(one) <= 100 for one in ids)


def test_an_id_with_26_cards_of_two_packs_is_short_enough() -> None:
    hand = hand_of(26)
    controls = selects(
        Speech(), "pick", 123456, "123456.1234", hand, joined(hand), chance=CHANCE, asked="x"
    )
    assert all(len(one.item.custom_id) <= 100 for one in controls)


def test_each_card_has_its_emoji_beside_its_name() -> None:
    speech = Speech(emojis=ALL)
    (menu,) = selects(speech, "pick", 1, "1.2", hand_of(13, 1), chance=CHANCE, asked="Pick")
    shown = [(one.label, one.emoji) for one in menu.item.options]
    assert all(emoji and card_of(emoji.name) == label for label, emoji in shown)
