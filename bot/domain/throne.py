"""The throne of a channel: its ruler, and the places and seats that the next table may carry on."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import reduce

from bot.domain import host
from bot.domain.errors import Refusal
from bot.domain.names import is_nameless
from bot.domain.seating import playing, rules
from bot.domain.state import Result, Stage, TableState
from rules.catalogue.ladder import ladder
from rules.match.match import Match, MatchState, Player
from rules.phases.base import Part
from rules.ruleset import MOST_TITLED, RuleSet

NIGHT_SECONDS = 6 * 3600.0  # a longer pause between the ends of two deals begins another night
BY_PLACE = (Part.EXCHANGE, Part.MERCHANTS, Part.COLLUSION)


@dataclass(frozen=True)
class Throne:
    """Throne of a channel: the last order by rules that keep one, the reign, the last champions."""

    standing: tuple[Player, ...] = ()  # by place, best first; empty if no rules kept an order
    seats: tuple[Player, ...] = ()  # the same players in turn order
    dealer: Player = ""
    direction: int = 0
    ruler: Player = ""  # player in the first place since `since`; "" for none
    since: float = 0.0  # in seconds since the epoch
    deals: int = 0  # of this reign
    nights: int = 0  # of this reign
    ended_at: float = 0.0  # end of the last deal
    champions: tuple[Player, ...] = ()  # winners of the last match that was played to its end
    table_id: int = 0  # table of the last deal; 0 if unknown
    held: bool = False  # whether another open table plays for the throne; not stored


@dataclass(frozen=True)
class ThroneDeal:
    """Part of a deal on which the throne of its channel depends."""

    seats: tuple[Player, ...]  # in turn order
    firsts: tuple[Player, ...]  # players on a side with the first place
    standing: tuple[Player, ...] = ()  # places for the next deal; empty if the rules keep no order
    dealer: Player = ""
    direction: int = 0
    champions: tuple[Player, ...] = ()  # winners of the match that the deal ended
    ended_at: float = 0.0  # in seconds since the epoch
    table_id: int = 0

    @property
    def sure(self) -> bool:
        """Whether the ruler after the deal is the same whoever ruled before the deal."""
        return bool(self.standing) and self.firsts == self.standing[:1]


def home(state: TableState) -> int:
    """Return the channel whose throne a table plays for; for a thread its parent channel."""
    return state.parent_id or state.channel_id


def ladder_of(state: TableState) -> str:
    return ladder(rules(state).choices)


def keeps_order(by: RuleSet) -> bool:
    """Whether the places of a deal matter for the next deal, by titles or by traded cards."""
    titled = any(by.society.titles.names(MOST_TITLED))
    return titled or any(phase.part in BY_PLACE for phase in by.phases)


def deal_of(state: TableState, results: Collection[Result], now: float) -> ThroneDeal | None:
    """Return the deal that ended `now` at a table; None if it leaves neither order nor champions.

    `state` is the table after the deal, and `now` is in seconds since the epoch.
    """
    match, ordered = state.match, keeps_order(rules(state))
    deal = ThroneDeal(
        seats=match.players,
        firsts=tuple(result.player for result in results if result.shared_place == 1),
        standing=match.standing if ordered else (),
        dealer=match.dealer or "",
        direction=match.direction,
        champions=match.winners,
        ended_at=now,
        table_id=state.id,
    )
    return deal if deal.standing or deal.champions else None


def after_deal(was: Throne, deal: ThroneDeal) -> Throne:
    """Return the throne after a deal. A ruler who shares the first place goes on reigning.

    A nameless player is neither a ruler nor a champion.
    """
    crowned = tuple(champion for champion in deal.champions if not is_nameless(champion))
    after = replace(
        was,
        champions=crowned if deal.champions else was.champions,
        ended_at=deal.ended_at,
        table_id=deal.table_id,
    )
    if not deal.standing:
        return after
    goes_on = has_ruler(was) and was.ruler in deal.firsts
    same_night = goes_on and deal.ended_at - was.ended_at < NIGHT_SECONDS
    return replace(
        after,
        standing=deal.standing,
        seats=deal.seats,
        dealer=deal.dealer,
        direction=deal.direction,
        ruler=was.ruler if goes_on else _named(deal.standing[:1]),
        since=was.since if goes_on else deal.ended_at,
        deals=was.deals + 1 if goes_on else 1,
        nights=was.nights + (not same_night) if goes_on else 1,
    )


def _named(players: Sequence[Player]) -> Player:
    return "" if is_nameless(players[0]) else players[0]


def throne_after(start: Throne, deals: Iterable[ThroneDeal]) -> Throne:
    """Return the throne after these deals, the earliest first."""
    return reduce(after_deal, deals, start)


def is_enough(deals: Sequence[ThroneDeal]) -> bool:
    """Whether order and reign after these deals are the same whatever came before the deals.

    So it is if the present reign has begun after a deal that alone decides the ruler.
    """
    first = next((number for number, deal in enumerate(deals) if deal.sure), len(deals))
    ruler = throne_after(Throne(), deals[: first + 1])
    for deal in deals[first + 1 :]:
        after = after_deal(ruler, deal)
        if deal.standing and after.deals == 1:
            return True
        ruler = after
    return False


def carried_on(
    throne: Throne, players: Sequence[Player], by: RuleSet, number: int = 0
) -> MatchState:
    """Return the match that goes on from this throne with these players: no scores, no deals yet.

    The present players keep their order, and the gaps of absent players are closed. Newcomers have
    the last places and seats, in the order of joining. The titles are those for the number of
    players. If all players are newcomers, the match has no order.
    """
    if not {*players} & {*throne.standing}:
        return MatchState(number=number, players=tuple(players))
    match = Match(
        by,
        MatchState(
            number=number,
            players=throne.seats,
            standing=throne.standing,
            dealer=throne.dealer or None,
            direction=throne.direction,
        ),
    )
    for absent in [holder for holder in throne.seats if holder not in players]:
        match = match.leave(absent)
    for newcomer in [player for player in players if player not in throne.seats]:
        match = match.join(newcomer)
    standing = match.state.standing
    names = by.society.titles.names(len(standing))
    return replace(match.state, titles=dict(zip(standing, names, strict=True)))


def is_offered(state: TableState, throne: Throne | None) -> bool:
    """Whether a lobby may carry on from this throne: a player here has a place in its order."""
    if throne is None or throne.held or state.stage is not Stage.LOBBY:
        return False
    return any(player in throne.standing for player in playing(state))


def carries(state: TableState, throne: Throne | None) -> bool:
    """Whether Start will carry on from this throne, as decided in the lobby for this ladder."""
    return is_offered(state, throne) and state.carries == ladder_of(state)


def decided(state: TableState, player: Player, now: float, carry: bool) -> TableState:
    """Decide whether Start carries on from the throne, as a person who may press Start."""
    after = host.starting(state, player, now)
    if after.stage is not Stage.LOBBY:
        raise Refusal("deal-is-running")
    return replace(after, carries=ladder_of(after) if carry else "")


def begun(
    lobby: TableState, ready: TableState, throne: Throne | None, carry: bool | None = None
) -> TableState:
    """Return the table before the first deal of a match, carried on from the throne if decided.

    `lobby` is the table before Start, and `ready` the table after it, without regard to the throne.
    `carry` is the choice by the button of Start, and None for the choice made in the lobby.
    """
    if carry is not None:
        lobby = replace(lobby, carries=ladder_of(lobby) if carry else "")
    champions = throne.champions if throne else ()
    match = ready.match
    # the rules of `ready` are in force; drafts may have changed them since the decision
    if throne and carries(replace(lobby, preset=ready.preset, changed=ready.changed), throne):
        match = carried_on(throne, match.players, rules(ready), match.number)
    return replace(ready, match=match, champions=champions, carries="")


def without(throne: Throne, player: Player, nobody: Player) -> Throne:
    """Return the throne with the nameless id `nobody` in place of a deleted person."""

    def unnamed(players: tuple[Player, ...]) -> tuple[Player, ...]:
        return tuple(nobody if holder == player else holder for holder in players)

    return replace(
        throne,
        standing=unnamed(throne.standing),
        seats=unnamed(throne.seats),
        dealer=nobody if throne.dealer == player else throne.dealer,
        ruler="" if throne.ruler == player else throne.ruler,
        champions=tuple(champion for champion in throne.champions if champion != player),
    )


def named_on(throne: Throne) -> set[Player]:
    return {*throne.standing, *throne.seats, *throne.champions}


def deposed(throne: Throne) -> Throne:
    """Return the throne with its order, but without a ruler."""
    return replace(throne, ruler="")


def has_ruler(throne: Throne) -> bool:
    """Whether the throne has a ruler who is not the nameless id of a deleted person."""
    return bool(throne.ruler) and not is_nameless(throne.ruler)
