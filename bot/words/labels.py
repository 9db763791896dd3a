"""What a play is called: on a button "Straight 3-7", in a sentence "a straight (3♦ 4♦ …)"."""

from __future__ import annotations

from itertools import groupby

from bot.words.cards import PLAIN, SIGNS, in_order, named_play, played, printed, shown, stands_for
from bot.words.saying import say, spelling
from rules.cards import JOKER, Card, Cards, each, index_of, rank_of, suit_of
from rules.combinations import Combination
from rules.ranking import same_rank
from rules.ruleset import RuleSet
from rules.shapes.shape import Kind

SETS = ("kind-single", "kind-pair", "kind-triple", "kind-four")
RUNS = ("kind-straight", "kind-pair-run", "kind-triple-run")
NAMED = {  # whatever cards they are of
    Kind.KICKED: "kind-kicked",
    Kind.ROCKET: "kind-rocket",
    Kind.TWO_PAIRS: "kind-two-pairs",
    Kind.STRAIGHT: "kind-straight",
    Kind.FLUSH: "kind-flush",
    Kind.FULL_HOUSE: "kind-full-house",
    Kind.FOUR_AND_ONE: "kind-four-and-one",
    Kind.STRAIGHT_FLUSH: "kind-straight-flush",
    Kind.DRAGON: "kind-dragon",
}
FEW = 2  # cards that are shown each with its suit
SPELLED = 4  # ranks of a set that are written out: "7777", else "7 ×5"
IN_A_ROW = "–"


def kind_of(play: Combination, rules: RuleSet) -> str:
    """What kind of play this is, as players call it: a key such as "kind-pair"."""
    shape = rules.usual.shape(play)
    if named := NAMED.get(shape.kind):
        return named
    if play.trump:
        return "kind-bomb"
    if shape.kind is Kind.RUN:
        return RUNS[min(shape.numbers[0], len(RUNS)) - 1]
    if same_rank(play.cards) is None:
        return "kind-other"
    return SETS[play.size - 1] if play.size <= len(SETS) else "kind-set"


def laid(held: Cards, as_cards: Cards, rules: RuleSet | None, *, in_text: bool = False) -> str:
    """A play in a sentence, by the name that its button has: "a full house (9♦ 9♣ 9♠ 4♦ 4♥)".

    Without the rules of its game only sets have a name.
    """
    return played(held, as_cards, _kind(as_cards, rules), in_text=in_text)


def exact(held: Cards, as_cards: Cards, rules: RuleSet | None, *, in_text: bool = False) -> str:
    """The same where it matters which cards of a rank they are: "9♦ 9♣", not "a pair of nines"."""
    kind, stands = _kind(as_cards, rules), as_cards & ~held
    if kind and kind not in PLAIN:
        return played(held, as_cards, kind, in_text=in_text)
    if not stands:
        return in_order(held, in_text=in_text)
    return named_play(Combination(as_cards, 0, 0, 0, held.bit_count(), False, held))


def _kind(cards: Cards, rules: RuleSet | None) -> str:
    """The kind that these cards are read as, such as "pair"; nothing where that is unknown."""
    read = rules and (rules.usual.read(cards) or rules.reader(upside_down=True).read(cards))
    return kind_of(read, rules).removeprefix("kind-") if rules and read else ""


def labelled(play: Combination, kind: str) -> str:
    """What a button says that lays this play of this kind, as "kind-pair"."""
    return say(f"label-{kind.removeprefix('kind-')}", cards=short(play))


def short(play: Combination) -> str:
    """The cards of a play; suits where there are two cards at most, or all are of one.

    Wild cards are shown with what they stand for, and in words everything is said in full.
    """
    held = play.laid
    if stands_for(play) or spelling():
        return named_play(play)
    if held.bit_count() <= FEW:
        return in_order(held)
    ranks = [list(same) for _, same in groupby(_ordered(held), rank_of)]
    if same_rank(held) is not None:
        return _set(ranks[0])
    if _in_a_row(ranks):
        return f"{_rank(ranks[0][0])}{IN_A_ROW}{_rank(ranks[-1][0])}{_suit(held)}"
    most_first = sorted(ranks, key=len, reverse=True)
    if len(most_first[0]) == 1:
        return " ".join(map(_rank, _ordered(held))) + _suit(held)
    return " ".join(map(_set, most_first))


def _ordered(held: Cards) -> list[Card]:
    return sorted(each(held), key=index_of)


def _in_a_row(ranks: list[list[Card]]) -> bool:
    """Neighbours as printed, as many of each."""
    first = rank_of(ranks[0][0])
    steps = [rank_of(same[0]) - first for same in ranks]
    return steps == [*range(len(ranks))] and len({len(same) for same in ranks}) == 1


def _set(same: list[Card]) -> str:
    rank = _rank(same[0])
    if rank_of(same[0]) == JOKER or len(same) > SPELLED:
        return f"{rank} ×{len(same)}" if len(same) > 1 else rank
    return rank * len(same) if len(rank) == 1 else " ".join([rank] * len(same))


def _rank(one: Card) -> str:
    return shown(one) if rank_of(one) == JOKER else printed(rank_of(one))


def _suit(held: Cards) -> str:
    """The sign of the suit that all these cards have."""
    suits = {suit_of(one) for one in each(held)}
    return f" {SIGNS[suits.pop()]}" if len(suits) == 1 else ""
