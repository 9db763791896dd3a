"""Finale of a match: the final places, the margin of the win, and a story for each person.

Stories come from stored results and plays alone. Each candidate is a fact about one player, with a
weight, and each player has at most one story: none of less than `LEAST`, except that the last has
a kind one of any weight. A match whose plays are not all stored has no stories of plays.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum, StrEnum, auto
from itertools import accumulate, chain

from bot.domain.boards import Scored
from bot.domain.boards import scored as points_are
from bot.domain.computers import is_computer
from bot.domain.course import (
    STREAK,
    THREE,
    DealOfMatch,
    great_play,
    highest,
    led_by,
    places,
    plays_of,
    quickest_exit,
    reigns,
    reversers,
    totals,
    whole,
)
from bot.domain.state import Result
from rules.actions import Seat
from rules.cards import JOKER, Cards, each, of_rank, rank_of
from rules.events import ALONE, Passed, Played, RanksReversed, WentOut
from rules.match.match import Match, MatchState, Player
from rules.match.terms import WonBy
from rules.ruleset import RuleSet

SHOWN = 7  # most awards of a finale
LEAST = 40  # least weight of a story that is told, but for the last
AGAIN = 20  # weight that a story loses if another player has one of its kind
MACHINE = 15  # weight that a story of a computer loses
LEAST_PASSES = 6
LEAST_DEALS = 4  # fewest deals for Story.WIRE
LEAST_SCORE = 5  # least absolute value of the largest final score for Story.CLOSE
BEHIND = 4  # Story.COMEBACK needs a deficit of at least 1/BEHIND of the final distance


class Story(StrEnum):
    """Kind of an award; the value is a part of the key of the award's sentence."""

    SWEEP = "sweep"  # first in every deal
    RISE = "rise"  # from the last place to the first in the next deal, which has the number
    HELD = "held"  # out with two or more cards of the highest rank
    BOMBS = "bombs"  # two or more bombs of one player
    COMEBACK = "comeback"  # won from behind
    REIGN = "reign"  # most wins in a row
    CLOSE = "close"  # won by one point
    REVOLUTION = "revolution"
    ALONE = "alone"  # won against all the others, twice or more
    WIRE = "wire"  # in the lead after every deal
    BOMB = "bomb"  # the only bomb, or the strongest
    PATIENCE = "patience"  # passed often in a deal, and was first
    FALL = "fall"  # from the first place to the last in the next deal
    PLAY = "play"  # the greatest remarkable play
    EXIT = "exit"  # out after the fewest turns
    # kind stories, which only the last may have
    WIN = "win"  # won the deal with the number
    SECOND = "second"  # second in the deal with the number
    AHEAD = "ahead"  # ahead of the champion in the deal with the number
    STAYED = "stayed"  # played all deals


ALIKE = ({Story.SWEEP, Story.REIGN, Story.WIRE}, {Story.BOMBS, Story.BOMB})  # kinds much alike


@dataclass(frozen=True)
class Award:
    """A remarkable fact about one or several players, with the facts that its story needs."""

    story: Story
    players: tuple[Player, ...]
    weight: int
    number: int = 0
    titles: tuple[str, str] = ("", "")
    cards: Cards = 0
    as_cards: Cards = 0
    other: Player = ""


@dataclass(frozen=True)
class Finalist:
    """A player of the last deal: the final place, which equal players share, and the course.

    `values` are the points before the first own deal and after each deal from then on, or the
    places in those deals. `missed` is the number of deals before the first own deal. `score`
    decides the match, in points or in hundredths of a chip; None if no score does.
    """

    player: Player
    place: int
    values: tuple[int, ...]
    missed: int = 0
    score: int | None = None


class _Course(Enum):
    PLACES = auto()
    POINTS = auto()
    CHIPS = auto()


@dataclass(frozen=True)
class Finale:
    """Summary of a match, with the players of the last deal, best first.

    If no points are scored, ``places`` is set and the courses are of places. If ``chips`` decide
    the match and are stored with each deal, ``in_chips`` is set and the courses are of hundredths
    of a chip. ``score`` is that of the winners, and ``lead`` its distance to the runners-up; both
    are None if no score decides. ``wins`` is the number of deals in which the first winner came
    first.
    """

    deals: int
    finalists: tuple[Finalist, ...]
    places: bool
    awards: tuple[Award, ...]
    wins: int
    chips: bool = False
    in_chips: bool = False
    score: int | None = None
    lead: int | None = None
    runners_up: tuple[Player, ...] = ()
    fewest: bool = False  # whether the fewest points win
    low_is_good: bool = False  # of the courses: places, or penalty points
    sides: tuple[tuple[Player, ...], ...] = ()  # best first; empty unless partners stayed together


def finale(
    deals: Sequence[DealOfMatch], match: MatchState, players: Sequence[Player], rules: RuleSet
) -> Finale | None:
    """Return the summary of a finished match; None before its end, or for fewer than two deals."""
    if not match.winners or len(deals) < STREAK:
        return None
    chips = rules.match.starting_chips > 0
    fewest = rules.match.won_by is WonBy.FEWEST and not chips
    scored = rules.scoring is not None
    by_score = chips or (scored and rules.match.won_by in (WonBy.MOST, WonBy.FEWEST))
    scores = {
        player: Match(rules, match).stack(player) if chips else match.scores.get(player, 0)
        for player in players
    }

    def rank(player: Player) -> tuple[int, ...]:
        """Return the key of a final place, lowest best; equal players have equal keys."""
        score = scores[player] if fewest else -scores[player]
        if by_score:
            return (score,)
        if rules.match.won_by is WonBy.LAST_DEAL:
            return (deals[-1].place_of(player),)
        return player not in match.winners, score

    ranks = sorted(map(rank, players))
    best_first = sorted(players, key=lambda player: (rank(player), deals[-1].place_of(player)))
    in_chips = chips and all(result.paid is not None for deal in deals for result in deal.results)
    kind = _Course.CHIPS if in_chips else _Course.POINTS if scored else _Course.PLACES
    ends = scores if in_chips else match.scores
    finalists = tuple(
        replace(
            _finalist(deals, kind, ends, player),
            place=ranks.index(rank(player)) + 1,
            score=scores[player] if by_score else None,
        )
        for player in best_first
    )
    ends = {player: scores[player] for player in best_first} if by_score else {}
    score, lead, behind = _margin(ends, match.winners, fewest)
    return Finale(
        deals=len(deals),
        finalists=finalists,
        places=not scored,
        awards=awards(deals, finalists, match.winners, rules),
        wins=sum(match.winners[0] in deal.winners for deal in deals),
        chips=chips,
        in_chips=in_chips,
        score=score,
        lead=lead,
        runners_up=behind,
        fewest=fewest,
        low_is_good=not in_chips and (not scored or points_are(rules.choices) is Scored.PENALTIES),
        sides=_sides(deals, best_first),
    )


def _finalist(
    deals: Sequence[DealOfMatch], kind: _Course, ends: Mapping[Player, int], player: Player
) -> Finalist:
    """Return a player's course, without the final place; `ends` are the final points, if any."""
    missed = next((n for n, deal in enumerate(deals) if _took_part(deal, player)), 0)
    match kind:
        case _Course.PLACES:
            course = places(deals, player)
        case _Course.POINTS:
            course = totals(deals, ends, player)
        case _Course.CHIPS:
            own = [
                [result.paid or 0 for result in deal.results if result.player == player]
                for deal in deals
            ]
            won = list(map(sum, own))
            course = (*accumulate(won, initial=ends[player] - sum(won)),)
    return Finalist(player, 0, course[missed:], missed)


def _sides(
    deals: Sequence[DealOfMatch], best_first: Sequence[Player]
) -> tuple[tuple[Player, ...], ...]:
    """Return the sides of partners, the best first; empty unless every deal had the same sides."""
    divisions = {_partners(deal) for deal in deals}
    sides = divisions.pop() if len(divisions) == 1 else ()
    in_order = (tuple(player for player in best_first if player in side) for side in sides)
    return tuple(sorted(in_order, key=lambda side: best_first.index(side[0])))


def _partners(deal: DealOfMatch) -> tuple[tuple[Player, ...], ...]:
    """Return the sides of a deal; empty if a player has no partner, or the sides are unknown."""
    sides = defaultdict[int | None, list[Player]](list)
    for result in deal.results:
        sides[result.side].append(result.player)
    if None in sides or len(sides) == 1 or min(map(len, sides.values())) == 1:
        return ()
    return tuple(sorted(tuple(sorted(side)) for side in sides.values()))


def _margin(
    ends: Mapping[Player, int], winners: Sequence[Player], fewest: bool
) -> tuple[int | None, int | None, tuple[Player, ...]]:
    """Return the score that all winners share, or None; its lead, or None; and the runners-up."""
    own = {ends[player] for player in winners if player in ends}
    others = {player: end for player, end in ends.items() if player not in winners}
    if len(own) != 1:
        return None, None, ()
    (score,) = own
    if not others:
        return score, None, ()
    lead = led_by(score, [*others.values()], fewest)
    best = min(others.values()) if fewest else max(others.values())
    return score, lead, tuple(player for player, end in others.items() if end == best)


def awards(
    deals: Sequence[DealOfMatch],
    finalists: Sequence[Finalist],
    winners: Sequence[Player],
    rules: RuleSet,
) -> tuple[Award, ...]:
    """Return the stories of a match, the most remarkable first; equal ones are joined."""
    last = _last(finalists, winners)
    stories = [*_of_results(deals, rules)]
    if len(winners) == 1 and all(_took_part(deal, winners[0]) for deal in deals):
        stories += _of_points(finalists, winners[0], rules)
    if whole(deals):
        stories += _of_plays(deals, rules)
    candidates = [
        award for award in stories if award.story is not Story.FALL or award.players[0] not in last
    ]
    kind = chain.from_iterable(_kind(deals, player, winners, rules) for player in sorted(last))
    return _picked([award for award in candidates if _worth(award) >= LEAST], [*kind], last)


def _last(finalists: Sequence[Finalist], winners: Sequence[Player]) -> frozenset[Player]:
    """Return the people in the last place among people; nobody if no person lost.

    A single person is last only behind all computers.
    """
    people = [finalist for finalist in finalists if not is_computer(finalist.player)]
    counted = people if len(people) > 1 else finalists
    last = max((finalist.place for finalist in counted), default=0)
    losers = {finalist.player for finalist in counted if finalist.place == last} - {*winners}
    return frozenset(player for player in losers if not is_computer(player))


def _worth(award: Award) -> int:
    return award.weight - MACHINE * is_computer(award.players[0])


def _picked(
    stories: Sequence[Award], kind: Sequence[Award], last: frozenset[Player]
) -> tuple[Award, ...]:
    """Return at most `SHOWN` awards: for each player the heaviest story, for the last also a kind.

    A story counts as lighter if another player has a story of its sort, unless they are equal.
    """
    left, picked = [*stories], list[Award]()

    def worth(award: Award) -> int:
        others = [other for other in picked if not _equal(other, award)]
        again = any(award.story in _alike(other.story) for other in others)
        return _worth(award) - AGAIN * again

    while left:
        best = max(left, key=worth)
        picked.append(best)
        left = [award for award in left if award.players != best.players]
    named = {player for award in picked for player in award.players}
    for player in sorted(last - named):
        picked += [award for award in kind if award.players == (player,)][:1]
    shared = _shared(picked)
    while len(shared) > SHOWN:
        others = (award for award in reversed(shared) if not last & {*award.players})
        shared.remove(next(others, shared[-1]))
    return tuple(shared)


def _alike(story: Story) -> set[Story]:
    return next((kinds for kinds in ALIKE if story in kinds), {story})


def _equal(award: Award, other: Award) -> bool:
    """Whether two awards have the same words, but for the names of their players."""
    return replace(award, players=(), weight=0) == replace(other, players=(), weight=0)


def _shared(picked: Sequence[Award]) -> list[Award]:
    """Return the awards with the players of equal awards together, in the order of the first."""
    joined = list[Award]()
    for award in picked:
        at = next((n for n, other in enumerate(joined) if _equal(other, award)), None)
        if at is None:
            joined.append(award)
        else:
            joined[at] = replace(joined[at], players=(*joined[at].players, *award.players))
    return joined


def _kind(
    deals: Sequence[DealOfMatch], player: Player, winners: Sequence[Player], rules: RuleSet
) -> Iterator[Award]:
    """Yield kind stories about a player in the last place, the kindest first."""
    own = [
        (number, result, deal)
        for number, deal in enumerate(deals, 1)
        for result in deal.results
        if result.player == player and not result.substituted
    ]
    for number, _, deal in own:
        if player in deal.winners:
            yield Award(Story.WIN, (player,), 0, number)
    placed = [] if rules.first_only else [row for row in own if not _in_sides(row[1])]
    for number, result, deal in placed:
        if result.shared_place == STREAK < len(deal.results):
            yield Award(Story.SECOND, (player,), 0, number)
    champion = winners[0] if len(winners) == 1 else ""
    for number, result, deal in placed:
        if _took_part(deal, champion) and result.shared_place < deal.place_of(champion):
            yield Award(Story.AHEAD, (player,), 0, number, other=champion)
    if len(own) == len(deals) and not any(result.left for _, result, _ in own):
        yield Award(Story.STAYED, (player,), 0, len(deals))


def _of_results(deals: Sequence[DealOfMatch], rules: RuleSet) -> Iterator[Award]:
    for player, row in reigns(deals).items():
        swept = row == len(deals)
        weight = 95 if swept else min(90, 40 + 10 * row)
        yield Award(Story.SWEEP if swept else Story.REIGN, (player,), weight, row)
    if not rules.first_only:
        yield from _turns(deals)
    alone = Counter(
        result.player
        for deal in deals
        for result in deal.results
        if result.side == ALONE and result.side_place == 1
    )
    for player, times in alone.items():
        if times > 1:
            yield Award(Story.ALONE, (player,), min(85, 50 + 8 * times), times)


def _turns(deals: Sequence[DealOfMatch]) -> Iterator[Award]:
    """Yield rises from the last place before a deal to the first place in it, and falls."""
    for number, deal in enumerate(deals, 1):
        if len(deal.results) < THREE or any(map(_in_sides, deal.results)):
            continue
        titles = [result.title for result in sorted(deal.results, key=lambda result: result.place)]
        best, worst = (titles[0], titles[-1]) if all(titles) else ("", "")
        more = 10 * bool(best) + min(10, 2 * len(titles))
        for result in deal.results:
            if result.from_last and result.shared_place == 1:
                yield Award(
                    Story.RISE, (result.player,), 70 + more, 0 if best else number, (worst, best)
                )
            elif result.role == 1 and _is_last(result, deal):
                yield Award(Story.FALL, (result.player,), 40 + more, titles=(best, worst))


def _in_sides(result: Result) -> bool:
    return result.sides is not None and result.sides != result.of


def _is_last(result: Result, deal: DealOfMatch) -> bool:
    return result.shared_place == max(other.shared_place for other in deal.results) == result.of


def _took_part(deal: DealOfMatch, player: Player) -> bool:
    return any(result.player == player for result in deal.results)


def _of_points(finalists: Sequence[Finalist], winner: Player, rules: RuleSet) -> Iterator[Award]:
    """Yield a win from behind, a lead from the first deal on, and a close win, if points decide."""
    fewest = rules.match.won_by is WonBy.FEWEST
    if rules.match.starting_chips or any(finalist.score is None for finalist in finalists):
        return
    own = next((finalist.values for finalist in finalists if finalist.player == winner), ())
    others = [_from_start(finalist) for finalist in finalists if finalist.player != winner]
    if not own or not others:
        return
    leads = [
        led_by(value, [values[deal] for values in others], fewest) for deal, value in enumerate(own)
    ]
    ends = [own[-1], *(values[-1] for values in others)]
    distance, behind = max(ends) - min(ends), -min(leads)
    if behind > 1 and behind * BEHIND >= distance:
        weight = 55 + min(40, 40 * behind // max(1, distance))
        yield Award(Story.COMEBACK, (winner,), weight, behind)
    if len(own) > LEAST_DEALS and min(leads[1:]) > 0:
        yield Award(Story.WIRE, (winner,), 62)
    if leads[-1] == 1 and max(map(abs, ends)) >= LEAST_SCORE:
        yield Award(Story.CLOSE, (winner,), 72)


def _from_start(finalist: Finalist) -> tuple[int, ...]:
    """Return a course of points with the points that the player had before the first own deal."""
    return finalist.values[:1] * finalist.missed + finalist.values


def _of_plays(deals: Sequence[DealOfMatch], rules: RuleSet) -> Iterator[Award]:
    bombs: Counter[Player] = Counter()
    turned: Counter[Player] = Counter()
    for deal in deals:
        bombs.update(play.player for play in plays_of(deal, rules) if play.read.trump)
        turned.update(deal.players[seat] for seat in reversers(deal.events))
        yield from _held(deal, rules)
        yield from _patient(deal)
    for player, times in bombs.items():
        if times > 1:
            yield Award(Story.BOMBS, (player,), min(95, 60 + 8 * times), times)
    for player, times in turned.items():
        yield Award(Story.REVOLUTION, (player,), min(85, 60 + 5 * times), times)
    if great := great_play(deals, rules):
        size = great.cards.bit_count()
        story = Story.BOMB if great.bomb else Story.PLAY
        award = Award(story, (), 58 if great.bomb else min(70, 40 + 3 * size), size)
        shown = replace(award, cards=great.cards, as_cards=great.as_cards)
        yield from (replace(shown, players=(player,)) for player in great.players)
    if out := quickest_exit(deals):
        weight = max(30, 60 - 5 * out.turns)
        yield from (Award(Story.EXIT, (player,), weight, out.turns) for player in out.players)


def _held(deal: DealOfMatch, rules: RuleSet) -> Iterator[Award]:
    """Yield an award for each exit with two or more cards of the rank then highest."""
    last: dict[Seat, tuple[Played, bool]] = {}
    upside_down = False
    for event in deal.events:
        if isinstance(event, RanksReversed):
            upside_down = not upside_down
        elif isinstance(event, Played):
            last[event.seat] = event, upside_down
        elif isinstance(event, WentOut) and event.seat in last:
            play, turned = last[event.seat]
            reader = rules.inverted if turned else rules.usual
            count = play.cards.bit_count()
            ranks = _ranks(play.cards)
            if count > 1 and ranks <= _ranks(highest(reader)) - {JOKER}:
                player = deal.players[event.seat]
                weight = 55 + 10 * count + 5 * (deal.place_of(player) == 1)
                cards = of_rank(ranks.pop())
                yield Award(Story.HELD, (player,), min(95, weight), count, cards=cards)


def _ranks(cards: Cards) -> set[int]:
    return {rank_of(card) for card in each(cards)}


def _patient(deal: DealOfMatch) -> Iterator[Award]:
    """Yield an award for the only winner of a deal who passed often, and no player more often."""
    if len(deal.winners) != 1:
        return
    passes = Counter(event.seat for event in deal.events if isinstance(event, Passed))
    seat = deal.players.index(deal.winners[0]) if deal.winners[0] in deal.players else None
    if seat is None or passes[seat] < max([LEAST_PASSES, *passes.values()]):
        return
    yield Award(Story.PATIENCE, deal.winners, min(75, 45 + 2 * passes[seat]), passes[seat])
