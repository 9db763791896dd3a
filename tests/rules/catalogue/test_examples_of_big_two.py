"""The examples of options.json for Big Two's combinations and bombs."""

from __future__ import annotations

import pytest

from rules.cards import cards
from tests.data import table
from tests.rules.catalogue.examples import HELD, example
from tests.rules.notation import beats, game

EXAMPLES = """
triples + on: 8S 8H 8D beats 5S 5H 5C
    - | 8S 8H 8D | 5S 5H 5C | yes
triples - off: leading 8S 8H 8D is refused
    triples=off | 8S 8H 8D | lead | no
flushes + on: 3H 5H 8H JH KH is a flush
    - | 3H 5H 8H JH KH | lead | yes
flushes - off: 3H 5H 8H JH KH is refused
    flushes=off | 3H 5H 8H JH KH | lead | no
quads_form + bare: 9S 9H 9D 9C beats 6S 6H 6D 6C
    quads_form=bare | 9S 9H 9D 9C | 6S 6H 6D 6C | yes
quads_form - with_kicker: 9S 9H 9D 9C alone is refused
    - | 9S 9H 9D 9C | lead | no
four_card_two_pairs + on: 4S 4H 4D 4C beats KS KH AS AD
    four_card_two_pairs=on quads_form=bare | 4S 4H 4D 4C | KS KH AS AD | yes
four_card_two_pairs - off: KS KH AS AD is refused
    - | KS KH AS AD | lead | no
two_pair_junk + any: 3C KS KH AS AD beats 9C JS JH QS QD
    two_pair_junk=any | 3C KS KH AS AD | 9C JS JH QS QD | yes
two_pair_junk - sisters: 3C 5S 5H 9S 9D is refused (pairs not consecutive)
    two_pair_junk=sisters | 3C 5S 5H 9S 9D | lead | no
two_pair_tie + low_pair_then_suit: KH KC QS QD 3C beats KS KD JS JD 4C
    two_pair_junk=any | KH KC QS QD 3C | KS KD JS JD 4C | yes
two_pair_tie - high_pair_suit: the same play does not beat it (spade king decides)
    two_pair_junk=any two_pair_tie=high_pair_suit | KH KC QS QD 3C | KS KD JS JD 4C | no
straight_flush_extra + 2: 5S 6S 7S 8S 9S 3D KH is a straight flush
    straight_flush_extra=2 | 5S 6S 7S 8S 9S 3D KH | lead | yes
straight_flush_extra - 2: 5S 6S 7S 8S 9S is only a straight
    straight_flush_extra=2 | 5S 6S 7S 8S 9S | 3H 5H 8H JH KH | no
dragon_combo + on, in control: 3D 4C 5C 6H 7D 8S 9S 10S JH QD KD AC 2H is led
    dragon_combo=on | 3D 4C 5C 6H 7D 8S 9S 10S JH QD KD AC 2H | lead | yes
dragon_combo - on: played on a single AS - refused, not in control
    dragon_combo=on | 3D 4C 5C 6H 7D 8S 9S 10S JH QD KD AC 2H | AS | no
straight_order + low_end: 3S 4H 5C 6D 7S beats 2S 3H 4C 5D 6S
    - | 3S 4H 5C 6D 7S | 2S 3H 4C 5D 6S | yes
straight_order - low_end: JS QD KC AH 2S is refused
    - | JS QD KC AH 2S | lead | no
flush_rank + suit_then_top: 3S 5S 6S 7S 9S beats 4H 6H 9H JH 2H
    - | 3S 5S 6S 7S 9S | 4H 6H 9H JH 2H | yes
flush_rank - top_then_suit: 3S 5S 6S 7S 9S does not beat 4H 6H 9H JH 2H
    flush_rank=top_then_suit | 3S 5S 6S 7S 9S | 4H 6H 9H JH 2H | no
five_card_order + standard: 9C 10C JC QC KC beats 3S 3H 3C 3D 8H
    - | 9C 10C JC QC KC | 3S 3H 3C 3D 8H | yes
five_card_order - royal_only_over_quads: 9C 10C JC QC KC does not beat 3S 3H 3C 3D 8H
    five_card_order=royal_only_over_quads | 9C 10C JC QC KC | 3S 3H 3C 3D 8H | no
five_card_cross + card_value: 4S 5H 6C 7D 8S beats 7S 7H 7C 6S 6H
    five_card_cross=card_value | 4S 5H 6C 7D 8S | 7S 7H 7C 6S 6H | yes
five_card_cross - same_type: 7S 7H 7C 6S 6H does not beat 4S 5H 6C 7D 8S
    five_card_cross=same_type | 7S 7H 7C 6S 6H | 4S 5H 6C 7D 8S | no
poker_ranks + on: 2S 2H 2C 4D 4H beats AS AH AC KD KH
    poker_ranks=on | 2S 2H 2C 4D 4H | AS AH AC KD KH | yes
poker_ranks - on: 10S JS QS KS AS does not beat 10H JH QH KH AH
    poker_ranks=on | 10S JS QS KS AS | 10H JH QH KH AH | no
bomb_reach + singles_pairs_triples: 6S 6H 6C 6D 3C beats 2S
    bomb_reach=singles_pairs_triples | 6S 6H 6C 6D 3C | 2S | yes
bomb_reach - five_card_only: 6S 6H 6C 6D 3C does not beat 2S
    - | 6S 6H 6C 6D 3C | 2S | no
bomb_hands + quads: 6S 6H 6C 6D 3C beats AS (reach everything)
    bomb_reach=everything bomb_hands=quads | 6S 6H 6C 6D 3C | AS | yes
bomb_hands - quads: 5S 6S 7S 8S 9S does not beat AS
    bomb_reach=everything bomb_hands=quads | 5S 6S 7S 8S 9S | AS | no
bomb_spares_big_two + on: 6S 6H 6C 6D 3C beats 2H
    bomb_reach=everything bomb_spares_big_two=on | 6S 6H 6C 6D 3C | 2H | yes
bomb_spares_big_two - on: 6S 6H 6C 6D 3C does not beat 2S
    bomb_reach=everything bomb_spares_big_two=on | 6S 6H 6C 6D 3C | 2S | no
quads_beat_nonquads + on: 4S 4H 4C 4D 9C beats 9S 10S JS QS KS
    quads_beat_nonquads=on | 4S 4H 4C 4D 9C | 9S 10S JS QS KS | yes
quads_beat_nonquads - on: 9S 10S JS QS KS does not beat 4S 4H 4C 4D 9C
    quads_beat_nonquads=on | 9S 10S JS QS KS | 4S 4H 4C 4D 9C | no
"""  # option, sign and words; below them: changes | attempt | standing or lead | yes or no
LINES = EXAMPLES.strip().splitlines()
SIGNS = {"+": "pos", "-": "neg"}
QUOTED = {tuple(head.split(" ", 2)[:2]): head.split(" ", 2)[2] for head in LINES[::2]}
HELD.update({(option, sign): quoted for (option, sign), quoted in QUOTED.items()})


def goes(asked: str) -> bool:
    """Whether the cards of a line "changes | attempt | standing or lead | ..." may be laid."""
    changed, attempt, standing = asked.split(" | ")[:3]
    changes = dict(one.split("=") for one in changed.split() if one.strip("-"))
    rules = game("bigtwo_basic", **changes)
    if standing == "lead":
        return rules.reader().read(cards(attempt)) is not None
    return beats(rules, attempt, standing)


@pytest.mark.parametrize(
    ("head", "asked"), list(zip(LINES[::2], LINES[1::2], strict=True)), ids=LINES[::2]
)
def test_the_examples_of_the_options(head: str, asked: str) -> None:
    assert goes(asked.strip()) is asked.endswith("yes"), head


def test_they_are_quoted_as_they_stand() -> None:
    rows = {row["id"]: row for row in table("options")}
    assert {(option, sign): rows[option][SIGNS[sign]] for option, sign in QUOTED} == QUOTED


@example("poker_combos", "+", "on: 9S 9H 9D 4C 4D beats 8S 8H 8C KD KH")
@example("poker_combos", "-", "off: 9S 9H 9D 4C 4D is refused")
def test_poker_hands_in_president() -> None:
    rules = game("president_basic", poker_combos="on")
    assert beats(rules, "9S 9H 9D 4C 4D", "8S 8H 8C KD KH")
    assert game("president_basic").reader().read(cards("9S 9H 9D 4C 4D")) is None
    assert not beats(rules, "QS JS 10S 9S 8H", "QH JH 10H 9H 8D"), "suits are of no account"
