"""Help for a beginner at a first hand: the goal, high cards, and a first straight.

The help is derived from the rules of the table, so that it fits changed rules, too.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import chain, groupby, pairwise

from bot.domain.seating import rules_of
from bot.domain.suggestions import KINDS_OF_ANY_CARDS, RUNS, SETS, kind_of
from bot.words.cards import SIGNS, SUITS, laid, printed, rank_word, ranks, shown
from bot.words.rulebook import game_title, title
from bot.words.speech import Fact, Speech
from rules.cards import JOKER, JOKERS, ONE_PACK, Card, Cards, each, of_rank, rank_of
from rules.catalogue.families import LANDLORDS
from rules.catalogue.presets import resolved
from rules.combinations import Combination
from rules.house.bombs import ChopsOnlyTwos
from rules.house.five_cards import CardValueDecides
from rules.house.powers import Revolution, TwosNeedOneFewer, WinsTrick
from rules.house.tricks import EqualPlay, LargerSets
from rules.ranking import HALF_STEP
from rules.rule import Tier
from rules.ruleset import RuleSet
from rules.shapes.shape import Kind, Shape
from rules.view import SeatView

SPECIALS = 2  # most facts after the order of ranks
ROW = 6  # a row of at least so many ranks in their usual order is shortened
TILES = {13: 10, 14: 13}  # the ranks below the tiles 14 and 15, as indices of `RANKS`
FIVES = (
    Kind.STRAIGHT,
    Kind.FLUSH,
    Kind.FULL_HOUSE,
    Kind.FOUR_AND_ONE,
    Kind.STRAIGHT_FLUSH,
)


@lru_cache(256)
def primer(
    preset: str,
    changed: tuple[tuple[str, str], ...],
    players: int,
    upside_down: bool,
    style: tuple[str, bool, bool],
    tip: str = "idea",
) -> str:
    """Return three lines for a first hand: the game and its goal, the high cards, how to play.

    `changed` are the changes of the preset. `style` is the part of a speech that these lines
    depend on: the language, whether cards are in words, and whether the cards are tiles. `tip` is
    the advice at the end: "idea" names Hint and Pass, "wait" only Pass, "lead" only Hint, and
    "stuck" says that nothing beats the last play; "none" is no advice.
    """
    speech = Speech(*style)
    rules = rules_of(preset, dict(changed))
    more = "".join(f" · {fact}" for fact in (*_suits(speech, rules), *_specials(speech, rules)))
    key, facts = _goal(speech, rules, players, preset)
    return speech.say(
        "primer",
        game=game_title(speech, preset),
        goal=speech.say(key, **facts),
        order=_falling(speech, _in_short(speech, order(rules, upside_down))),
        more=more,
        how=_how(rules),
        tip=tip,
    ).rstrip()


@lru_cache(256)
def primer_in_brief(
    preset: str,
    changed: tuple[tuple[str, str], ...],
    players: int,
    upside_down: bool,
    style: tuple[str, bool, bool],
) -> str:
    """Return the goal and the order of ranks in a short line; parameters are those of `primer`."""
    speech = Speech(*style)
    rules = rules_of(preset, dict(changed))
    key, facts = _goal(speech, rules, players, preset)
    levels = _jokers_together(order(rules, upside_down))
    goal = speech.say(f"{key}-brief", **facts)
    return speech.say("primer-brief", goal=goal, order=_falling(speech, _in_short(speech, levels)))


def _goal(speech: Speech, rules: RuleSet, players: int, preset: str) -> tuple[str, dict[str, Fact]]:
    """Return the key of the goal, and the facts of its text."""
    titles = rules.society.titles.names(players)
    if rules.one_against_all:
        landlord = "yes" if resolved(preset)[0] == LANDLORDS else "no"
        return "primer-goal-alone", {"landlord": landlord, "others": players - 1}
    if rules.sided:
        return "primer-goal-teams", {}
    if any(titles):
        return "primer-goal-titles", {
            "best": title(speech, titles[0]),
            "worst": title(speech, titles[-1]),
        }
    if rules.ending and rules.ending.plays_on:
        return "primer-goal-places", {}
    return ("primer-goal-first" if rules.first_only else "primer-goal-left"), {}


def _how(rules: RuleSet) -> str:
    kinds = {type(rule) for rule in rules.overrulers}
    if LargerSets in kinds:
        return "larger"
    return "equal" if any(issubclass(kind, EqualPlay) for kind in kinds) else "higher"


# The order of single cards


def order(rules: RuleSet, upside_down: bool = False) -> list[list[Card]]:
    """Return the levels of single cards, the highest first; cards of equal height share a level.

    The cards are those of one pack. Suits make no difference, except that a card may be above the
    others of its rank. Cards that cannot be played as themselves are left out.
    """
    ranking = rules.inverted.ranking
    laid_alone = rules.worth.laid
    cards = [*each(rules.pack & ONE_PACK & ~rules.nameless)]

    def height(card: Card) -> int:
        return ranking.height(card) if upside_down else laid_alone[card]

    def level(card: Card) -> tuple[int, int]:
        by_joker = height(card) if rules.ranking.jokers_differ and card & JOKERS else 0
        return -(height(card) // HALF_STEP), -by_joker

    return [list(same) for _, same in groupby(sorted(cards, key=level), level)]


def _in_short(speech: Speech, levels: list[list[Card]]) -> Iterator[str]:
    """Yield the names of the levels; "…" replaces the middle of a long row in the usual order."""
    row: list[list[Card]] = []
    for level in levels:
        if row and not _follows(row, level):
            yield from _row(speech, row)
            row = []
        row.append(level)
    yield from _row(speech, row)


def _jokers_together(levels: list[list[Card]]) -> list[list[Card]]:
    """Return the levels, with neighboring levels of jokers joined into one."""
    by_joker = groupby(levels, lambda level: all(rank_of(card) == JOKER for card in level))
    runs = [(jokers, list(group)) for jokers, group in by_joker]
    return [
        level
        for jokers, group in runs
        for level in ([[*chain.from_iterable(group)]] if jokers else group)
    ]


def _row(speech: Speech, row: list[list[Card]]) -> Iterable[str]:
    names = [_name(speech, level) for level in row]
    return names if len(names) < ROW else [*names[:3], "…", names[-1]]


def _follows(row: list[list[Card]], level: list[Card]) -> bool:
    """Whether this level continues the row, downwards or upwards as the row has begun."""
    ranks_ = [_whole(row_level) for row_level in (*row[-2:], level)]
    if None in ranks_:
        return False
    steps = {_step(rank, other) for rank, other in pairwise(ranks_)}
    return len(steps) == 1 and steps < {1, -1}


def _step(rank: int | None, other: int | None) -> int:
    """Return 1 if `other` is the rank just below `rank` as printed, -1 if just above, else 0."""
    return (_below(rank) == other) - (_below(other) == rank)


def _below(rank: int | None) -> int | None:
    return None if rank is None else TILES.get(rank, (rank - 1) % 13)


def _whole(level: list[Card]) -> int | None:
    """Return the rank of a level that is one whole rank; None for jokers and other levels."""
    ranks_here = {rank_of(card) for card in level}
    rank = min(ranks_here)
    return rank if len(ranks_here) == 1 and rank != JOKER and len(level) > 2 else None


def _name(speech: Speech, level: list[Card]) -> str:
    """Return the text of a level: whole ranks, and one or two single cards of other ranks."""
    names = []
    for rank, group in groupby(sorted(level), rank_of):
        cards = list(group)
        if rank == JOKER:
            names.append(shown(speech, cards[0]) if len(cards) == 1 else ranks(speech, JOKER))
        else:
            name = rank_word(speech, cards[0]) if speech.spelled else printed(speech, rank)
            names += [name] if len(cards) > 2 else [shown(speech, card) for card in cards]
    return "/".join(reversed(names))


def _suits(speech: Speech, rules: RuleSet) -> Iterator[str]:
    if rules.ranking.suits:
        high_first = reversed(rules.ranking.suits)
        spelled = speech.spelled
        names = [
            speech.say(f"suit-{SUITS[suit]}") if spelled else SIGNS[suit] for suit in high_first
        ]
        yield _falling(speech, names)


def _falling(speech: Speech, names: Iterable[str]) -> str:
    """Return names from high to low; in words, without signs that are read as "greater than"."""
    return speech.say("between-words").join(names) if speech.spelled else " > ".join(names)


# Special rules


def _specials(speech: Speech, rules: RuleSet) -> list[str]:
    return list(_every_special(speech, rules))[:SPECIALS]


def _every_special(speech: Speech, rules: RuleSet) -> Iterator[str]:
    by_type = {type(rule): rule for rule in rules.rules}
    if bombs := dict.fromkeys(
        _kind(shape) for ladder in rules.ladders if ladder.trump for shape in ladder.shapes
    ):
        key = "primer-chops" if ChopsOnlyTwos in by_type else "primer-bombs"
        yield speech.say(key, kinds=_listed(speech, map(speech.say, bombs)))
    if wild := rules.pack & (rules.wild or _jokers_for_any(rules)):
        yield speech.say("primer-wild", cards=_ranks(speech, wild))
    alone = (Tier.TWO, Tier.JOKER_POWER)
    power = sum(
        card for card in each(rules.pack) if any(rule.lifts(card) in alone for rule in rules.rules)
    )
    if power:
        yield speech.say("primer-power", cards=_ranks(speech, power))
    if TwosNeedOneFewer in by_type:
        yield speech.say("primer-fewer-twos")
    if Revolution in by_type:
        yield speech.say("primer-revolution")
    ends = by_type.get(WinsTrick)
    if isinstance(ends, WinsTrick) and (closing := ends.closing & rules.pack & ~power):
        yield speech.say("primer-ends", cards=_ranks(speech, closing))


def _jokers_for_any(rules: RuleSet) -> Cards:
    return JOKERS if any(rule.any_card for rule in rules.rules) else 0


def _ranks(speech: Speech, cards: Cards) -> str:
    """Return the text of these cards: whole ranks, and single cards of the other ranks."""
    ranks_found = dict.fromkeys(rank_of(card) for card in each(cards))
    whole = [
        rank for rank in ranks_found if (cards & of_rank(rank)).bit_count() > 2 or rank == JOKER
    ]
    few = [card for card in each(cards) if rank_of(card) not in whole]
    names = [*(ranks(speech, rank) for rank in whole), *(shown(speech, card) for card in few)]
    return _listed(speech, names)


def _listed(speech: Speech, parts: Iterable[str]) -> str:
    return speech.say("between-words").join(parts)


def _kind(shape: Shape) -> str:
    if named := KINDS_OF_ANY_CARDS.get(shape.kind):
        return named
    if shape.kind is Kind.RUN:
        return RUNS[min(shape.numbers[0], len(RUNS)) - 1]
    return SETS[shape.size - 1] if shape.size <= len(SETS) else "kind-set"


# Lessons, each told once to a player


def topic(view: SeatView, rules: RuleSet) -> tuple[str, Combination] | None:
    """Return a topic to explain, and a play of this seat as an example; None if there is none now.

    The topic is the name of the preference that notes the explanation: "first_five" for hands of
    five cards as in poker, "first_run" for straights of any length. Plays with wild cards are left
    out.
    """
    if rules.only_sets or not view.my_turn:
        return None
    for play in view.plays:
        if play.laid != play.cards:
            continue
        if rules.usual.shape(play).kind in FIVES:
            return "first_five", play
        if kind_of(play, rules) == RUNS[0]:
            return "first_run", play
    return None


def lesson(
    speech: Speech, name: str, play: Combination, rules: RuleSet, example: bool = True
) -> str:
    """Return the explanation of a topic, with this play as an example if `example` is true."""
    explanation = _five(speech, rules) if name == "first_five" else _run(speech, rules)
    if not example:
        return explanation
    example_name = laid(speech, play.laid, play.cards, rules, in_text=True, as_object=True)
    return speech.say("lesson-with-example", lesson=explanation, play=example_name)


def _run(speech: Speech, rules: RuleSet) -> str:
    least = min(shape.size for shape in rules.usual.shapes if _kind(shape) == RUNS[0])
    return speech.say("lesson-run", least=least)


def _five(speech: Speech, rules: RuleSet) -> str:
    ladders = [
        kinds_of_ladder
        for ladder in rules.ladders
        if (kinds_of_ladder := [shape.kind for shape in ladder.shapes if shape.kind in FIVES])
    ]
    kinds = dict.fromkeys(
        KINDS_OF_ANY_CARDS[kind] for kinds_of_ladder in ladders for kind in kinds_of_ladder
    )
    by_type = {type(rule) for rule in rules.overrulers}
    ranked = len(ladders) == 1 and CardValueDecides not in by_type
    key = "lesson-five" if ranked else "lesson-five-any"
    return speech.say(key, kinds=_listed(speech, map(speech.say, kinds)))
