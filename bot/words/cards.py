"""Cards and plays in players' words: "7♦ 7♣", "a pair of sevens", "7 of diamonds and clubs".

Words made `in_text` are for the text of a message, where cards can be emojis. Labels, alt texts and
all else have signs.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from babel.lists import format_list

from bot.discord import limits
from bot.domain.suggestions import Traits, by_print, kind_of, traits
from bot.words.card_emojis import side_by_side
from bot.words.speech import SOURCE, knows, present, say
from rules.cards import (
    JOKER,
    RANKS,
    Card,
    Cards,
    card,
    each,
    index_of,
    name,
    rank_of,
    suit_of,
    text,
)
from rules.combinations import Combination
from rules.ranking import same_rank
from rules.ruleset import RuleSet

NAMED = {index: name.lower() for index, name in enumerate(RANKS[:13])} | {JOKER: "joker"}
NUMBERS = {"A": "1", "J": "11", "Q": "12", "K": "13"}  # of tiles
SIGNS = "♦♣♥♠"
SUITS = ("diamonds", "clubs", "hearts", "spades")
PLAIN = ("single", "pair", "triple", "four", "set", "other")  # kinds without a name of their own
RUNS_OF = {3: "triple-run", 4: "quad-run"}  # by equal cards of each rank
FOUR = 4
MOST = 8  # cards that a play is still called by: "eight threes"
LONG = limits.LABEL - 10  # characters
OF_HAND, OF_PLAY = 20, 12  # cards that are emojis in a text, each of some 40 characters


def printed(rank: int) -> str:
    """Return the text printed on a card of this rank, or on a tile: "J" or "11"."""
    name = RANKS[rank]
    return NUMBERS.get(name, name) if present().tiles else name


def shown(one: Card) -> str:
    """Return one card with its suit's sign; the second pack's copy looks like the first's."""
    if rank_of(one) == JOKER:
        return say("joker-red" if suit_of(one) else "joker-black")
    if present().spelled:
        return _spelled([one])
    return printed(rank_of(one)) + SIGNS[suit_of(one)]


def pretty(word: str) -> str:
    """Return the card that this word names, with its suit's sign."""
    return shown(card(word.removesuffix("*")))


def line(cards: Iterable[Card], *, in_text: bool = False) -> str:
    """Return cards in the order given, as one line of text: "3♦ 7♣ red joker"."""
    return _line(tuple(cards), OF_HAND if in_text else 0)


def _line(cards: tuple[Card, ...], most: int) -> str:
    """Return the line; with emojis, where there are any, for at most so many cards."""
    if present().spelled:
        return say("between-words").join(by_rank(cards))
    written = side_by_side(cards) if len(cards) <= most else ""
    return written or " ".join(map(shown, cards))


def by_rank(cards: Iterable[Card]) -> list[str]:
    """Return cards in words, neighbours of one rank together: "7 of hearts and spades"."""
    said = []
    for rank, group in groupby(cards, rank_of):
        together = list(group)
        said += list(map(shown, together)) if rank == JOKER else [_spelled(together)]
    return said


def listed_by_rank(cards: Iterable[Card]) -> list[str]:
    """Return cards in words, neighbours of one rank together: "7: hearts, spades"."""
    said: list[str] = []
    for rank, group in groupby(cards, rank_of):
        together = list(group)
        suits = say("between-words").join(say(f"suit-{SUITS[suit_of(one)]}") for one in together)
        listed = [say("rank-spelled", rank=_rank(together[0]), suits=suits)]
        said += map(shown, together) if rank == JOKER else listed
    return said


def by_suit(cards: Iterable[Card]) -> list[str]:
    """Return cards in words, neighbours of one suit together: "hearts: 7, jack"."""
    said: list[str] = []
    for (joker, suit), group in groupby(cards, lambda one: (rank_of(one) == JOKER, suit_of(one))):
        together = list(group)
        ranks = say("between-words").join(map(_rank, together))
        name = say(f"suit-{SUITS[suit]}")
        said += map(shown, together) if joker else [say("suit-spelled", suit=name, ranks=ranks)]
    return said


def brief(held: Cards) -> str:
    """Return cards short enough for a button: many of them as the first and the last."""
    said = in_order(held)
    if len(said) <= LONG:
        return said
    ordered = by_print(held)
    first, last = shown(ordered[0]), shown(ordered[-1])
    return say("cards-from-to", count=len(ordered), first=first, last=last)


def in_order(held: Cards, *, in_text: bool = False) -> str:
    """Return cards by printed rank and suit, as one line of text."""
    return _line(by_print(held), OF_PLAY if in_text else 0)


def called(held: Cards, *, in_text: bool = False) -> str:
    """Return the spoken name of a set, "a pair of nines" or "4♠"; of other plays the cards.

    In a text a pair is followed by its emojis, which show the suits.
    """
    rank, count = same_rank(held), held.bit_count()
    if rank is None or count == 1 or count > MOST:
        return in_order(held, in_text=in_text)
    said = say(f"called-{count}", rank=ranks(rank))
    return f"{said} {side_by_side(by_print(held)) if in_text else ''}".rstrip()


def ranks(rank: int) -> str:
    """Return the plural of a rank: "nines", or for tiles "13s"."""
    if rank not in NAMED or (present().tiles and RANKS[rank] in NUMBERS):
        return say("rank-number", number=printed(rank))
    return say(f"rank-{NAMED[rank]}")


def named_play(play: Combination, most: int = LONG) -> str:
    """Return the cards of a play, as "9♦ red joker=9♠" where some stand for others.

    If that is longer than `most`, return the first and the last card.
    """
    said = _whole(play)
    return said if len(said) <= most else brief(play.laid)


def stands_for(play: Combination) -> Cards:
    """Return the cards that wild cards stand for; 0 where every card is itself."""
    return play.cards & ~play.laid


def meaning_of(play: Combination) -> str:
    """Return the cards that a play's wild cards stand for: "9♠"; else a phrase for "itself"."""
    return in_order(stands_for(play)) or say("stands-for-itself")


def coded(play: Combination) -> str:
    """Return the play as it can be typed in any language: "9D RJ=9S"."""
    stands = stands_for(play)
    if not stands:
        return text(play.laid)
    wild = zip(each(play.laid & ~play.cards), each(stands), strict=False)
    declared = [f"{name(one)}={name(other)}" for one, other in wild]
    return " ".join([text(play.laid & play.cards), *declared]).strip()


def _whole(play: Combination) -> str:
    stands = stands_for(play)
    if not stands:
        return in_order(play.laid)
    plain, wild = play.laid & play.cards, play.laid & ~play.cards
    declared = say("stands-for", wild=in_order(wild), stands=in_order(stands))
    return f"{in_order(plain)} {declared}".strip()


def _spelled(together: list[Card]) -> str:
    """Return cards of one rank in words: "7 of hearts and spades"."""
    suits = [say(f"suit-{SUITS[suit_of(one)]}") for one in together]
    language = present().language if knows(present().language, "cards-spelled") else SOURCE
    listed = format_list(suits, locale=language.replace("-", "_"))
    return say("cards-spelled", rank=_rank(together[0]), suits=listed)


def _rank(one: Card) -> str:
    rank = printed(rank_of(one))
    return say(f"one-{rank.lower()}") if rank in "JQKA" else rank


FEW = 2  # cards that are shown each with its suit
SPELLED = 4  # ranks of a set that are written out: "7777", else "7 ×5"
IN_A_ROW = "–"


def laid(held: Cards, as_cards: Cards, rules: RuleSet | None, *, in_text: bool = False) -> str:
    """Return a play for a sentence, by the name on its button: "a full house of nines (9♦ …)".

    The cards that it counts as are added where these differ. Without the rules of its game only
    sets have a name.
    """
    stands = held != as_cards
    kind = _kind(as_cards, rules)
    shown = in_text and not stands  # no emojis for cards that are not there
    if not rules or kind in PLAIN:
        said = called(as_cards, in_text=shown)
    else:
        said = _named(as_cards, kind, rules, in_text=shown)
    if not stands:
        return said
    return say("play-counts-as", play=called(held, in_text=in_text), stands=said)


def play_name(as_cards: Cards, rules: RuleSet) -> str:
    """Return the name of a play without its cards, where it has one: "a full house of nines"."""
    kind, rank = _kind(as_cards, rules), same_rank(as_cards)
    if kind in PLAIN or kind == "rocket" or rank is not None:
        return laid(as_cards, as_cards, rules)
    play = _read(as_cards, rules)
    assert play
    return _of_several_ranks(kind, traits(play, rules))


def exact(held: Cards, as_cards: Cards, rules: RuleSet | None, *, in_text: bool = False) -> str:
    """Return a play with its exact cards: "9♦ 9♣", not "a pair of nines"."""
    stands = as_cards & ~held
    if _kind(as_cards, rules) not in PLAIN:
        return laid(held, as_cards, rules, in_text=in_text)
    if not stands:
        return in_order(held, in_text=in_text)
    return named_play(Combination(as_cards, 0, 0, 0, held.bit_count(), False, held))


def _kind(cards: Cards, rules: RuleSet | None) -> str:
    """Return the kind that these cards are read as, such as "pair"; "other" where unknown."""
    read = rules and _read(cards, rules)
    return kind_of(read, rules).removeprefix("kind-") if rules and read else "other"


def _read(cards: Cards, rules: RuleSet) -> Combination | None:
    return rules.usual.read(cards) or rules.reader(upside_down=True).read(cards)


def _named(cards: Cards, kind: str, rules: RuleSet, *, in_text: bool) -> str:
    """Return the name of a play of a kind of its own, with its cards unless the name tells them."""
    if kind == "rocket":
        return say("called-rocket")
    rank = same_rank(cards)
    if rank is not None:
        bomb = cards.bit_count() == FOUR
        return say(
            "called-bomb" if bomb else "called-bomb-set", rank=ranks(rank), play=called(cards)
        )
    play = _read(cards, rules)
    assert play
    about = traits(play, rules)
    shown = _line(about.cards, OF_PLAY if in_text else 0)
    return say("called-with-cards", play=_of_several_ranks(kind, about), cards=shown)


def _of_several_ranks(kind: str, about: Traits) -> str:
    """Return the name of a play of several ranks: "a full house of nines"."""
    rank = rank_of(about.top)
    facts = {"rank": ranks(rank), "card": shown(about.top), "top": printed(rank)}
    if kind == "kicked":
        body = f"called-{RUNS_OF[about.width]}" if about.length > 1 else f"called-{about.width}"
    elif kind == "bomb":
        body = "called-bomb-run"
    else:
        body = f"called-{kind}"
    said = say(body, count=about.length, **facts)
    if not about.extras:
        return said
    return say("called-with-pairs" if about.pairs else "called-with", play=said, count=about.extras)


def labelled(play: Combination, kind: str) -> str:
    """Return the label of a button that lays this play of this kind, as "kind-pair"."""
    return say(f"label-{kind.removeprefix('kind-')}", cards=short(play))


def short(play: Combination) -> str:
    """Return the cards of a play; suits where there are two cards at most, or all are of one.

    Wild cards are shown with the cards they stand for, and in words all cards are in full.
    """
    held = play.laid
    if stands_for(play) or present().spelled:
        return named_play(play)
    if held.bit_count() <= FEW:
        return in_order(held)
    ranks = [list(same) for _, same in groupby(_in_order(held), rank_of)]
    if same_rank(held) is not None:
        return _set(ranks[0])
    if _in_a_row(ranks):
        return f"{_short_rank(ranks[0][0])}{IN_A_ROW}{_short_rank(ranks[-1][0])}{_suit(held)}"
    most_first = sorted(ranks, key=len, reverse=True)
    if len(most_first[0]) == 1:
        return " ".join(map(_short_rank, _in_order(held))) + _suit(held)
    return " ".join(map(_set, most_first))


def _in_order(held: Cards) -> list[Card]:
    return sorted(each(held), key=index_of)


def _in_a_row(ranks: list[list[Card]]) -> bool:
    """Whether these ranks are neighbours as printed, with as many cards each."""
    first = rank_of(ranks[0][0])
    steps = [rank_of(same[0]) - first for same in ranks]
    return steps == [*range(len(ranks))] and len({len(same) for same in ranks}) == 1


def _set(same: list[Card]) -> str:
    rank = _short_rank(same[0])
    if rank_of(same[0]) == JOKER or len(same) > SPELLED:
        return f"{rank} ×{len(same)}" if len(same) > 1 else rank
    return rank * len(same) if len(rank) == 1 else " ".join([rank] * len(same))


def _short_rank(one: Card) -> str:
    return shown(one) if rank_of(one) == JOKER else printed(rank_of(one))


def _suit(held: Cards) -> str:
    """Return the sign of the suit that all these cards have; empty where they differ."""
    suits = {suit_of(one) for one in each(held)}
    return f" {SIGNS[suits.pop()]}" if len(suits) == 1 else ""
