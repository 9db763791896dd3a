"""Finale of a match: its winners, their margin, and awards for remarkable facts.

Awards come from stored results and plays alone. Each candidate is a fact with a weight, and the
three heaviest are picked. A match whose plays are not all stored has no awards for plays.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from bot.domain.computers import computer
from bot.domain.course import (
    STREAK,
    THREE,
    DealOfMatch,
    great_play,
    led_by,
    places,
    plays_of,
    quickest_exit,
    reign,
    reversers,
    totals,
    whole,
)
from bot.domain.state import Result
from rules.actions import Seat
from rules.cards import JOKER, Cards, each, rank_of
from rules.events import ALONE, Passed, Played, RanksReversed, WentOut
from rules.match.match import Match, MatchState, Player
from rules.match.terms import WonBy
from rules.ruleset import RuleSet

SHOWN = 3
AGAIN = 20  # weight that an award loses for each award that its player has already
MACHINE = 15  # weight that an award of a computer loses
LEAST_PASSES = 6
LEAST_DEALS = 4  # fewest deals for Story.WIRE
LEAST_SCORE = 5  # least absolute value of the largest final score for Story.CLOSE
BEHIND = 4  # Story.COMEBACK needs a deficit of at least 1/BEHIND of the final distance

Courses = Sequence[tuple[Player, tuple[int, ...]]]


class Story(StrEnum):
    """Kind of an award; the value is a part of the key of the award's sentence.

    >>> f"award-{Story.SWEEP}"
    'award-sweep'
    """

    SWEEP = "sweep"  # first in every deal
    RISE = "rise"  # from the last place to the first in the next deal
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
    PLAY = "play"  # the play of most cards
    EXIT = "exit"  # out after the fewest turns


ALIKE = ({Story.SWEEP, Story.REIGN, Story.WIRE}, {Story.BOMBS, Story.BOMB})  # one award of each set


@dataclass(frozen=True)
class Award:
    """A remarkable fact, with a count, the titles before and after, or cards as its story needs.

    For example, a fall from the first place of four to the last::

        Award(Story.FALL, ("7",), 58, 4, titles=("President", "Scum"))
    """

    story: Story
    players: tuple[Player, ...]
    weight: int
    number: int = 0
    titles: tuple[str, str] = ("", "")
    cards: Cards = 0
    as_cards: Cards = 0


@dataclass(frozen=True)
class Finale:
    """Summary of a match, with the courses of the last deal's players, best first.

    A course has a player's points before the first deal and after each deal. If no points are
    scored, ``places`` is set and a course has the player's place in each deal. ``score`` is the
    score of the winners, in points or in hundredths of a chip, and ``lead`` is its distance to the
    runners-up. Both are None if the match is not decided by a score. ``wins`` is the number of
    deals in which the first winner came first.

    For example, the finale of a table whose match is over::

        deals = await app.store.deals.of_match(state.id, state.match.number)
        told = finale(deals, state.match, table.players, table.rules)
    """

    deals: int
    courses: tuple[tuple[Player, tuple[int, ...]], ...]
    places: bool
    awards: tuple[Award, ...]
    wins: int
    chips: bool = False
    score: int | None = None
    lead: int | None = None
    runners_up: tuple[Player, ...] = ()
    fewest: bool = False  # whether the fewest points win
    sides: tuple[tuple[Player, ...], ...] = ()  # best first; empty unless partners stayed together


def finale(
    deals: Sequence[DealOfMatch], match: MatchState, players: Sequence[Player], rules: RuleSet
) -> Finale | None:
    """Return the summary of a finished match; None before its end, or for fewer than two deals."""
    if not match.winners or len(deals) < STREAK:
        return None
    fewest, chips = rules.match.won_by is WonBy.FEWEST, rules.match.starting_chips > 0
    by_points = rules.scoring is not None and rules.match.won_by in (WonBy.MOST, WonBy.FEWEST)

    def worth(player: Player) -> tuple[bool, int, int]:
        score = match.scores.get(player, 0)
        place = deals[-1].place_of(player)
        return player not in match.winners, score if fewest else -score, place

    best_first = sorted(players, key=worth)
    scored = rules.scoring is not None
    courses = tuple(
        (one, totals(deals, match.scores, one) if scored else places(deals, one))
        for one in best_first
    )
    ends = {player: values[-1] for player, values in courses}
    if chips:
        ends = {player: Match(rules, match).stack(player) for player in players}
    by_score = by_points or chips
    score, lead, behind = _margin(ends if by_score else {}, match.winners, fewest and not chips)
    return Finale(
        deals=len(deals),
        courses=courses,
        places=not scored,
        awards=awards(deals, courses if by_points and not chips else (), match.winners, rules),
        wins=sum(match.winners[0] in deal.winners for deal in deals),
        chips=chips,
        score=score,
        lead=lead,
        runners_up=behind,
        fewest=fewest and not chips,
        sides=_sides(deals, best_first),
    )


def _sides(
    deals: Sequence[DealOfMatch], best_first: Sequence[Player]
) -> tuple[tuple[Player, ...], ...]:
    """Return the sides of partners, the best first; empty unless every deal had the same sides."""
    found = {_partners(deal) for deal in deals}
    sides = found.pop() if len(found) == 1 else ()
    in_order = (tuple(one for one in best_first if one in side) for side in sides)
    return tuple(sorted(in_order, key=lambda side: best_first.index(side[0])))


def _partners(deal: DealOfMatch) -> tuple[tuple[Player, ...], ...]:
    """Return the sides of a deal; empty if a player has no partner, or the sides are unknown."""
    sides = defaultdict[int | None, list[Player]](list)
    for one in deal.results:
        sides[one.side].append(one.player)
    if None in sides or len(sides) == 1 or min(map(len, sides.values())) == 1:
        return ()
    return tuple(sorted(tuple(sorted(side)) for side in sides.values()))


def _margin(
    ends: Mapping[Player, int], winners: Sequence[Player], fewest: bool
) -> tuple[int | None, int | None, tuple[Player, ...]]:
    """Return the score that all winners have, its lead, and the runners-up.

    Score and lead are None if the winners have no common score; the lead is None without losers.
    """
    own = {ends[one] for one in winners if one in ends}
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
    deals: Sequence[DealOfMatch], courses: Courses, winners: Sequence[Player], rules: RuleSet
) -> tuple[Award, ...]:
    """Return the most remarkable awards, each of a different kind.

    ``courses`` are of points; they are empty if points do not decide the match.
    """
    found = [*_of_results(deals, rules)]
    if len(winners) == 1 and all(_took_part(deal, winners[0]) for deal in deals):
        found += _of_points(courses, winners[0], rules.match.won_by is WonBy.FEWEST)
    if whole(deals):
        found += _of_plays(deals, rules)
    return _picked(found)


def _picked(found: Iterable[Award]) -> tuple[Award, ...]:
    """Return the heaviest awards, at most `SHOWN`; of equally heavy awards the first is picked.

    An award of a player who has an award already, or of a computer, counts as lighter.
    """
    left, picked = list(found), list[Award]()
    given: Counter[Player] = Counter()

    def worth(award: Award) -> int:
        again = max(given[player] for player in award.players)
        machine = all(computer(player) for player in award.players)
        return award.weight - AGAIN * again - MACHINE * machine

    while left and len(picked) < SHOWN:
        best = max(left, key=worth)
        picked.append(best)
        given.update(best.players)
        told = next((kinds for kinds in ALIKE if best.story in kinds), {best.story})
        left = [award for award in left if award.story not in told]
    return tuple(picked)


def _of_results(deals: Sequence[DealOfMatch], rules: RuleSet) -> Iterator[Award]:
    if found := reign(deals):
        every = found.deals == len(deals)
        weight = 95 if every else min(90, 40 + 10 * found.deals)
        story = Story.SWEEP if every else Story.REIGN
        yield Award(story, found.players, weight, found.deals)
    if not rules.first_only:
        yield from _turns(deals)
    alone = Counter(
        one.player
        for deal in deals
        for one in deal.results
        if one.side == ALONE and one.side_place == 1
    )
    for player, times in alone.items():
        if times > 1:
            yield Award(Story.ALONE, (player,), min(85, 50 + 8 * times), times)


def _turns(deals: Sequence[DealOfMatch]) -> Iterator[Award]:
    """Yield rises from the last place before a deal to the first place in it, and falls."""
    for deal in deals:
        if len(deal.results) < THREE or any(map(_in_sides, deal.results)):
            continue
        titles = [one.title for one in sorted(deal.results, key=lambda one: one.place)]
        best, worst = (titles[0], titles[-1]) if all(titles) else ("", "")
        more = 10 * bool(best) + min(10, 2 * len(titles))
        for one in deal.results:
            if one.from_last and one.shared_place == 1:
                yield Award(Story.RISE, (one.player,), 70 + more, one.of, (worst, best))
            elif one.role == 1 and _is_last(one, deal):
                yield Award(Story.FALL, (one.player,), 40 + more, one.of, (best, worst))


def _in_sides(one: Result) -> bool:
    return one.sides is not None and one.sides != one.of


def _is_last(one: Result, deal: DealOfMatch) -> bool:
    return one.shared_place == max(other.shared_place for other in deal.results) == one.of


def _took_part(deal: DealOfMatch, player: Player) -> bool:
    return any(one.player == player for one in deal.results)


def _of_points(courses: Courses, winner: Player, fewest: bool) -> Iterator[Award]:
    """Yield a win from behind, a lead from the first deal on, and a close win."""
    others = [values for player, values in courses if player != winner]
    own = next((values for player, values in courses if player == winner), ())
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


def _of_plays(deals: Sequence[DealOfMatch], rules: RuleSet) -> Iterator[Award]:
    bombs: Counter[Player] = Counter()
    turned: Counter[Player] = Counter()
    for deal in deals:
        bombs.update(player for player, _, read in plays_of(deal, rules) if read.trump)
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
        weight = 58 if great.bomb else min(70, 15 + 5 * size)
        story = Story.BOMB if great.bomb else Story.PLAY
        yield Award(
            story, (great.player,), weight, size, cards=great.cards, as_cards=great.as_cards
        )
    if out := quickest_exit(deals):
        yield Award(Story.EXIT, (out.player,), max(30, 60 - 5 * out.turns), out.turns)


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
            highest = [group for group, _, _ in reader.ranking.ranks if not _of_jokers(group)][-1]
            count = play.cards.bit_count()
            if count > 1 and _ranks(play.cards) <= _ranks(highest):
                player = deal.players[event.seat]
                weight = 55 + 10 * count + 5 * (deal.place_of(player) == 1)
                yield Award(
                    Story.HELD,
                    (player,),
                    min(95, weight),
                    count,
                    cards=play.cards,
                    as_cards=play.as_cards,
                )


def _ranks(cards: Cards) -> set[int]:
    return {rank_of(one) for one in each(cards)}


def _of_jokers(cards: Cards) -> bool:
    return JOKER in _ranks(cards)


def _patient(deal: DealOfMatch) -> Iterator[Award]:
    """Yield an award for the only winner of a deal who passed often, and no player more often."""
    if len(deal.winners) != 1:
        return
    passes = Counter(event.seat for event in deal.events if isinstance(event, Passed))
    seat = deal.players.index(deal.winners[0]) if deal.winners[0] in deal.players else None
    if seat is None or passes[seat] < max([LEAST_PASSES, *passes.values()]):
        return
    yield Award(Story.PATIENCE, deal.winners, min(75, 45 + 2 * passes[seat]), passes[seat])
