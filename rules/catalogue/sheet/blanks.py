"""The facts filled into the sentences of a rule sheet: cards, hands, numbers, names."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import groupby

from rules.cards import ACE, JOKER, ONE_PACK, RANKS, each, name, of_rank, rank_of
from rules.catalogue.cards.pack import ORDERS, PACKS
from rules.catalogue.choices import chosen
from rules.catalogue.combinations.big_two import five_cards, rising
from rules.catalogue.combinations.five_cards import STRAIGHTS
from rules.catalogue.combinations.kinds import sets
from rules.catalogue.combinations.ladders import LENGTHS
from rules.catalogue.dealing.hands import auto_sizes
from rules.catalogue.dealing.leftovers import LEFTOVERS
from rules.catalogue.option import Choices
from rules.catalogue.places import named
from rules.catalogue.scoring.penalties import card_values
from rules.catalogue.scoring.winner import steps
from rules.catalogue.sections import OPTIONS
from rules.catalogue.values import SPAN, seats
from rules.house.tricks import MOST_RESTOCKS
from rules.match.terms import Titles
from rules.phases.dealing import DealOut
from rules.phases.merchants import MOST_OFFERS
from rules.ruleset import RuleSet
from rules.sentences import CardNamed, Listed, Sentence
from rules.shapes.groups import FullHouse, Quads, TwoPairs
from rules.shapes.poker import Flush, Straight, StraightFlush
from rules.shapes.shape import Shape
from rules.shapes.straights import Window, windows

SETS = {2: "{least} pairs", 3: "{least} triples", 4: "{least} sets of four"}
LARGER = "{least} sets of {size}"
DEALT = "{cards} with {players} players"
DOWN_TO = "{high} down to {low}"
HANDS: dict[type[Shape], str] = {
    TwoPairs: "two pairs plus a card",
    Straight: "straight",
    Flush: "flush",
    FullHouse: "full house",
    Quads: "four of a kind plus a card",
}
STRAIGHT_FLUSH, ROYAL_FLUSH = "straight flush", "royal flush"
SUITS_NAMED = {"S": "spades", "H": "hearts", "C": "clubs", "D": "diamonds"}
STEP, WORTH = "×{times} from {cards} cards", "{ranks}: {worth}"
PARTS = (  # texts that may be part of a sentence
    *(SPAN, *SETS.values(), LARGER, DEALT, DOWN_TO, "joker"),
    *(*SUITS_NAMED.values(), STEP, WORTH),
    *(*HANDS.values(), STRAIGHT_FLUSH, ROYAL_FLUSH),
)
TILES = ORDERS["tiles"]  # 1 2 3 ... 15 by printed rank
TILE_15 = TILES[-1]


def fact(asked: str, choices: Choices) -> object:
    """Return the fact for this option, or for this name of a fact."""
    if asked in FACTS:
        return FACTS[asked](choices)
    value = choices.get(asked) or next(iter(OPTIONS[asked].default.values()))
    if value[:1] in ("[", "{"):
        return Listed(map(Sentence, value.strip("[]{}").split(",")))
    return value


def counts(choices: Choices) -> range:
    """Return the possible numbers of players."""
    return seats(choices["players"])


def sizes(choices: Choices) -> list[tuple[int, list[int]]]:
    """Return the sizes of hands, each with the numbers of players that have it."""
    dealt = ((_each_gets(choices, players), players) for players in counts(choices))
    return [(size, [n for _, n in same]) for size, same in groupby(dealt, lambda one: one[0])]


def leaves_cards(choices: Choices) -> bool:
    """Whether cards are left over, with any number of players."""
    pack = _pack_size(choices)
    if choices.get("deal") == "all_uneven":
        return False
    return any(_each_gets(choices, players) * players < pack for players in counts(choices))


def _pack_size(choices: Choices) -> int:
    one = PACKS[choices["pack"]].bit_count()
    return one * int(choices["decks"]) + int(choices["jokers"])


def _each_gets(choices: Choices, players: int) -> int:
    size = choices.get("hand_size", "auto") if choices["deal"] == "fixed" else "0"
    ghost = choices.get("ghost_hand") == "on"
    leftover = LEFTOVERS["ghost" if ghost else choices.get("leftover", "discard")]
    auto = auto_sizes(choices) if size == "auto" else ()
    dealing = DealOut(size=int(size) if size.isdigit() else 0, sizes=auto, leftover=leftover)
    return dealing.each_gets(players, _pack_size(choices))


def _sizes(choices: Choices) -> Listed:
    return Listed(
        Sentence(DEALT, cards=cards, players=_span(players[0], players[-1]))
        for cards, players in sizes(choices)
    )


def _span(low: int, high: int) -> object:
    return low if low == high else Sentence(SPAN, low=low, high=high)


def _players(choices: Choices) -> object:
    span = counts(choices)
    return _span(span[0], span[-1])


def _ranks(choices: Choices) -> str:
    pack = PACKS[choices["pack"]]
    order = ORDERS[choices["rank_order"]]
    return " ".join(RANKS[rank] for rank in reversed(order) if pack & of_rank(rank))


def _short_ranks(choices: Choices) -> str:
    """Return the ranks from high to low, long rows of them cut in the middle."""
    order, tiles = ORDERS[choices["rank_order"]], choices["pack"] == "tiles60"
    pack = PACKS[choices["pack"]]
    ranks = [rank for rank in reversed(order) if pack & of_rank(rank)]
    called = [str(TILES.index(rank) + 1) if tiles else RANKS[rank] for rank in ranks]
    return " ".join([*called[:6], "…", called[-1]] if len(called) > 8 else called)


def _singles(choices: Choices) -> RuleSet:
    """Return a rule set that has the single cards of these choices, to ask what they are worth."""
    return sets(chosen(choices), choices)


def _lowest(choices: Choices) -> CardNamed:
    rules = _singles(choices)
    return CardNamed(name(rules.worth.lowest_first(rules.pack)[0]))


def above_their_rank(choices: Choices) -> Listed:
    """Return the ranks and the cards that are worth more in a hand than their rank says."""
    rules = _singles(choices)
    lifted = rules.worth.lifted & ONE_PACK
    found: list[str] = []
    ranks = {
        rank_of(one): rules.worth.highest(lifted & of_rank(rank_of(one))) for one in each(lifted)
    }
    for rank in sorted(ranks, key=lambda one: (-ranks[one], -one)):
        here = lifted & of_rank(rank)
        if here == rules.pack & ONE_PACK & of_rank(rank):
            found.append(Sentence(RANKS[rank]))
        else:
            found += map(CardNamed, map(name, each(here)))
    return Listed(found)


def _first_lead_card(choices: Choices) -> CardNamed:
    return CardNamed(choices.get("first_lead_card", "3C"))


def _hands(choices: Choices) -> Listed:
    return Listed(Sentence(_called(shape)) for shape in five_cards(choices))


def _called(shape: Shape) -> str:
    if isinstance(shape, StraightFlush):
        royal = all(window.royal for window in shape.windows)
        return ROYAL_FLUSH if royal else STRAIGHT_FLUSH
    return HANDS[type(shape)]


def _straights(choices: Choices) -> Listed:
    """Return the straights of tiles from high to low, those that follow each other as a span."""
    ranks = rising(choices)
    ladder = windows(STRAIGHTS[choices.get("straight_order", "low_end")], ranks)
    rows = set(zip(*(ranks[at:] for at in range(5)), strict=False))
    falling = groupby(reversed(ladder), key=lambda window: window.ranks in rows)
    return Listed(said for plain, group in falling for said in _spanned(plain, list(group)))


def _spanned(plain: bool, group: list[Window]) -> Iterator[Sentence]:
    if plain and len(group) > 1:
        yield Sentence(DOWN_TO, high=_tiles(group[0]), low=_tiles(group[-1]))
    else:
        yield from (Sentence(_tiles(window)) for window in group)


def _tiles(window: Window) -> str:
    """In the order in which they climb: 12-13-14-15-1, and 1-2-3-4-5."""
    low = sorted(window.ranks, key=TILES.index)
    if {ACE, TILE_15} <= set(low):
        low = [*low[1:], low[0]]
    return "-".join(str(TILES.index(rank) + 1) for rank in low)


def _set_runs(choices: Choices) -> Listed:
    lengths = LENGTHS.parse(choices["set_run_min"])
    return Listed(
        Sentence(SETS.get(size, LARGER), least=least, size=size) for size, least in lengths
    )


def _suits(choices: Choices) -> Listed:
    return Listed(Sentence(SUITS_NAMED[letter]) for letter in choices["suit_order"].upper())


def _penalty_steps(choices: Choices) -> Listed:
    table = steps(choices)
    above = (*table.above, (table.full, table.top))
    return Listed(Sentence(STEP, cards=cards, times=times) for cards, times in above)


def _card_values(choices: Choices) -> Listed:
    """Ranks that are worth as much stand together, from the three up to the two."""
    values, pack = card_values(choices), PACKS[choices["pack"]]
    ranks = [rank for rank in ORDERS[choices["rank_order"]] if pack & of_rank(rank)]
    ranks += [JOKER] * (choices["jokers"] != "0")
    tiles = choices["pack"] == "tiles60"
    return Listed(
        Sentence(WORTH, ranks=_ranks_named(list(same), tiles), worth=worth)
        for worth, same in groupby(ranks, key=lambda rank: values.get(rank, 1))
    )


def _ranks_named(ranks: list[int], tiles: bool) -> Listed:
    named = [str(TILES.index(rank) + 1) if tiles else RANKS[rank] for rank in ranks if rank < JOKER]
    if len(named) > 2:
        named = [f"{named[0]}–{named[-1]}"]
    return Listed(map(Sentence, (*named, *("joker",) * (JOKER in ranks))))


def titles_of(choices: Choices) -> Titles:
    """Return the titles of the places."""
    value = OPTIONS["titles"].values.parse(choices["titles"])
    return value if isinstance(value, Titles) else named(value, choices)


def every_place_named(choices: Choices) -> bool:
    """Whether there is one number of players, and each place has a title of its own."""
    span = counts(choices)
    return len(span) == 1 and all(titles_of(choices).names(span[0]))


def outermost_named(choices: Choices) -> bool:
    """Whether only the first and the last place have titles."""
    titles = titles_of(choices)
    return len(titles.best) == len(titles.worst) == 1 and not titles.middle


def middle_named(choices: Choices) -> bool:
    """Whether the places between the best and the worst share a title."""
    titles = titles_of(choices)
    outer = len(titles.best) + len(titles.worst)
    return bool(titles.middle) and outer < counts(choices)[-1]


def three_named(choices: Choices) -> bool:
    """Whether three players, where that is fewer than usual, have titles of their own."""
    return bool(titles_of(choices).three) and 3 in counts(choices)


def _several(names: Iterable[str]) -> Listed:
    return Listed(map(Sentence, names))


def _top_title(choices: Choices) -> Sentence:
    return Sentence(titles_of(choices).names(counts(choices)[-1])[0])


FACTS: dict[str, Callable[[Choices], object]] = {
    "players": _players,
    "sizes": _sizes,
    "hand": lambda choices: sizes(choices)[0][0],
    "rank_order": _ranks,
    "short_ranks": _short_ranks,
    "lowest": _lowest,
    "above": above_their_rank,
    "first_lead_card": _first_lead_card,
    "hands": _hands,
    "straights": _straights,
    "set_run_min": _set_runs,
    "suit_order": _suits,
    "penalty_steps": _penalty_steps,
    "card_values": _card_values,
    "titles": lambda choices: _several(titles_of(choices).names(counts(choices)[0])),
    "first_title": _top_title,
    "last_title": lambda choices: Sentence(titles_of(choices).worst[-1]),
    "best_titles": lambda choices: _several(titles_of(choices).best),
    "worst_titles": lambda choices: _several(titles_of(choices).worst[::-1]),
    "middle_title": lambda choices: Sentence(titles_of(choices).middle),
    "three_titles": lambda choices: _several(titles_of(choices).three),
    "offers": lambda _: MOST_OFFERS,
    "restocks": lambda _: MOST_RESTOCKS,
}
