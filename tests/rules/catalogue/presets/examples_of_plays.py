"""Questions about plays for each option, with the expected answers for each of its values."""

from __future__ import annotations

from collections.abc import Mapping

from tests.rules.cli.questions import ask

DRAGON = "3D 4C 5C 6H 7D 8S 9S 10S JH QD KD AC 2H"
PLAYS = f"""
pack: 5H lead, 14S lead
    standard52=y- strip40=-- tiles60=yy
decks: KS KS* lead
    1=- 2=y
deck_backs: 6S/red > 6S/blue
    ignored=n ranked=y
joker_order: RJ > BJ, BJ > RJ
    equal=nn red_high=yn black_high=ny
joker_rank: RJ > 2S
    top=y none=n
joker_wild: 9S 9C RJ=9 lead
    off=n rank=y card=y
joker_power: RJ > KS KH KD, 9S > RJ
    none=nn beats_any_set=yn wins_trick=yn
wild_ranks: 9S 3D lead, 9S 2D lead
    {{}}=nn {{3}}=yn {{2,3}}=yy
wild_alone: 3C > AS, RJ > 3C
    own_rank=ny top_equal=yn declared=yn
wild_tie: 6S 6H 6D > 6C RJ=6 BJ=6, 6C RJ=6 BJ=6 > 6S 6H 6D
    equal=nn natural_wins=yn wild_wins=ny
rank_order: 2D > AS, 3H > 2S, JH > AS, KH > AS
    two_high=ynnn ace_high=nynn klootzakken=yynn sofia=ynyn tiles=yyyy tiles_two_high=ynnn
extra_high: JD > 2S, 3S > 2D
    none=nn jack_of_diamonds=yn black_threes=ny
suit_order: 7C > 7D, 7D > 7S, 7H > 7D
    none=nnn SHCD=yny SHDC=nny DHSC=nyn
suit_scope: KS > KD, QS QC > QH QD
    all=yy singles_and_pairs=yy off=nn
follow_suit: 9S > 6H, 9H > 6H
    off=yy singles=ny
triples: 8S 8H 8D lead
    on=y off=n
flushes: 3H 5H 8H JH KH lead
    on=y off=n
quads_form: 9S 9H 9D 9C lead, 9S 9H 9D 9C 4C lead
    with_kicker=ny bare=yn both=yy
four_card_two_pairs: KS KH AS AD lead
    off=n on=y
two_pair_junk: 3C 5S 5H 9S 9D lead, 3C 5S 5H 6S 6D lead
    off=nn any=yy sisters=ny
straight_flush_extra: 5S 6S 7S 8S 9S 3D KH lead
    0=n 2=y
dragon_combo: {DRAGON} lead
    off=n on=y
sequences: 8S 9D 10C lead, 4S 4H 5S 5H 6S 6H lead
    off=nn single=yn single_and_multiple=yy
poker_combos: 9S 9H 9D 4C 4D lead
    off=n on=y
straight_order: AS 2D 3C 4H 5S > 10S JD QC KD AH, 2S 3H 4C 5D 6S > 10S JD QC KD AH, \
JS QD KC AH 2S lead, AS 2D 3C 4H 5S > 2S 3H 4C 5D 6S, AS 2S 3C 4H 5S > 2D 3H 4C 5D 6S
    low_end=nnnnn a2345_top_23456_2nd=yynyy jqka2_strict=nny-- twos_by_suit=yynny \
23456_top_a2345_bottom=nynnn 23456_top_a2345_2nd=yynnn
flush_rank: 3S 5S 6S 7S 9S > 4H 6H 9H JH 2H, 2S 3S 5S 7S 9S > 4H 6H 9H JH KH
    suit_then_top=yy top_then_suit=ny poker_then_suit=nn
five_card_order: 9C 10C JC QC KC > 3S 3H 3C 3D 8H
    standard=y royal_only_over_quads=n
five_card_cross: 7S 7H 7C 6S 6H > 4S 5H 6C 7D 8S, 6S 6H 6D 6C 3C > 7S 8H 9C 10D JS, \
4S 5H 6C 7D 8S > 7S 7H 7C 6S 6H
    higher_type=yyn same_type=nnn no_full_house_on_straight=nyn card_value=nny
poker_ranks: 10S JS QS KS AS > 10H JH QH KH AH
    off=y on=n
bomb_reach: 6S 6H 6C 6D 3C > AS, 6S 6H 6C 6D 3C > KS KH
    five_card_only=nn singles_pairs_triples=yy everything=yy
bomb_hands: 5S 6S 7S 8S 9S > AS
    both=y quads=n
bomb_spares_big_two: 6S 6H 6C 6D 3C > 2S, 6S 6H 6C 6D 3C > 2H
    off=yy on=ny
quads_beat_nonquads: 4S 4H 4C 4D 9C > 9S 10S JS QS KS
    off=n on=y
chop_reach: 5S 5C 5D 5H > AH, 5S 5C 5D 5H > 2H
    anything=yy twos_only=ny
set_size_rule: 10S 10H > 8D, 5S 5H > 8D
    exact=nn larger_if_higher=yn larger_any=yy
equal_play: 5H > 5S, 5D > 5H
    off=nn allowed=yy reverse_colour=yn
two_power: 2C > AS AH AD, 5H > 2C
    none=nn wins_trick=yn high_and_low=yy beats_all=yn
twos_discount: 2S 2H > KS KH KD, 2S > KS KH KD
    0=nn 1=yn
transparent: 3S 3D > KS KH, 4S 4D > KS KH
    none=nn 3=yn 4=ny
three_power: 3S > AS AH AD, 3S > 2D
    none=nn beats_all_but_two=yn
sofia_powers: JS > QS QH QD, 2S 2H > KS KH KD
    off=nn on=yy
revolution_low_high: AS > 4D reversed
    off=n on=y
"""


def _read() -> dict[str, tuple[list[str], dict[str, str]]]:
    """The questions and the answers by value for each option.

    An answer is "y", "n", or "-" where the game has no such play or card.
    """
    lines = PLAYS.replace("{{", "{").replace("}}", "}").strip().splitlines()
    rows = {}
    for head, tail in zip(lines[::2], lines[1::2], strict=True):
        option, _, questions = head.partition(": ")
        answers = dict(word.rsplit("=", 1) for word in tail.split())
        rows[option] = (questions.split(", "), answers)
    return rows


QUESTIONS = _read()


def answers(preset: str, changed: Mapping[str, str], option: str) -> str:
    """The answers of a game to the questions of an option, one letter each."""
    return "".join(_answer(preset, changed, question) for question in QUESTIONS[option][0])


def _answer(preset: str, changed: Mapping[str, str], question: str) -> str:
    plain = question.removesuffix(" reversed").removesuffix(" lead")
    play, _, standing = plain.partition(" > ")
    more = {"reversed": True} if question.endswith("reversed") else {}
    if preset == "bigtwo_taiwan_latta" and play == "5S 6S 7S 8S 9S":
        play += " 3D KH"
    told = ask(ask="beats", preset=preset, play=play, on=standing or None, options=dict(changed),
               **more)  # fmt: skip
    return "-" if "error" in told else "ny"[told["answer"]]
