"""A rule set: what is played with, the phases of a deal, and the rules of the house.

Choices build it (`rules.catalogue.build`); the engine asks its objects and never tests a choice.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import ClassVar, Protocol

from rules.actions import Seat
from rules.cards import STANDARD, Cards
from rules.combinations import Ladder, Reader
from rules.deal import Deal
from rules.events import Event
from rules.match.terms import Dealing, MatchEnd, Society
from rules.phases.base import Part, Phase
from rules.phases.dealing import DealOut
from rules.ranking import Ranking
from rules.rule import Rule
from rules.shapes.shape import Honour, Kind
from rules.worth import Worth, worth

MOST_TITLED = 12  # players, enough that one has a title if places have titles


class Lead(Protocol):
    """A rule for the leader of a deal."""

    def leader(self, deal: Deal) -> tuple[Seat, Cards]:
        """Return the seat, and the card that made it leader (0 when no card did)."""
        ...


class Ending(Protocol):
    """A rule for the end of a deal, and its places."""

    plays_on: ClassVar[bool]  # the others play for their places once one is out

    def over(self, deal: Deal) -> bool: ...

    def places(self, deal: Deal) -> tuple[Seat, ...]:
        """Return all seats of a finished deal, best first."""
        ...


class Scoring(Protocol):
    """A score model of a finished deal."""

    ranks_losers: ClassVar[bool]  # losers, each alone, may score differently
    penalties: ClassVar[bool]  # few points are good

    def points(self, deal: Deal, places: tuple[Seat, ...]) -> tuple[int, ...]:
        """Return the points by seat."""
        ...


class Settlement(Protocol):
    """A rule for payments of a finished deal."""

    ranks_losers: ClassVar[bool]  # losers with equal scores may pay differently

    def pays(
        self, deal: Deal, places: tuple[Seat, ...], points: tuple[int, ...]
    ) -> tuple[int, ...]:
        """Return the points each seat wins or loses, before the stake; they sum to 0."""
        ...


def _answering(question: str) -> cached_property[tuple[Rule, ...]]:
    """The rules that answer this question, in an order that their listing does not change."""

    def answering(self: RuleSet) -> tuple[Rule, ...]:
        asked = [r for r in self.rules if getattr(type(r), question) is not getattr(Rule, question)]
        return tuple(sorted(asked, key=lambda rule: (rule.resolution, repr(rule))))

    return cached_property(answering)


@dataclass(frozen=True)
class RuleSet:
    """A rule set: all that is agreed before the first card is dealt."""

    choices: Mapping[str, str] = field(default_factory=dict, compare=False, repr=False)
    seats: range = range(4, 8)
    packs: int = 1
    jokers: int = 0
    pack: Cards = STANDARD
    ranking: Ranking = Ranking()
    revolution: Ranking | None = None  # in a revolution; None: the usual order upside down
    wild: Cards = 0  # cards that may stand for others in a set
    nameless: Cards = 0  # cards that can only be laid as something else
    opening: Ranking = Ranking()  # with the suit order that names the lowest card (I-21)
    ladders: tuple[Ladder, ...] = ()
    phases: tuple[Phase, ...] = ()
    rules: tuple[Rule, ...] = ()
    first_lead: Lead | None = None
    later_lead: Lead | None = None
    beat_own: bool = False  # a seat may beat its own top play when all others passed
    pass_closes: bool = False  # a pass shuts the trick to the seat that made it
    why_closed: str = "passed"  # reason told to a seat that a trick is shut to
    ending: Ending | None = None
    heir: Lead | None = None  # the leader when the winner of a trick is out; None: the next
    scoring: Scoring | None = None
    settlement: Settlement | None = None
    dealing: Dealing = Dealing()
    society: Society = Society()
    match: MatchEnd = MatchEnd()

    def with_phases(self, *phases: Phase) -> RuleSet:
        """Return the rule set with these phases as well, each at its place in the deal."""
        ordered = sorted(self.phases + phases, key=lambda phase: phase.part)
        return replace(self, phases=tuple(ordered))

    @cached_property
    def dealing_phase(self) -> int:
        """Return the index of the phase in which cards are dealt; -1 if they are only given."""
        parts = [phase.part for phase in self.phases]
        return parts.index(Part.DEALING) if Part.DEALING in parts else -1

    def hand_size(self, seats: int) -> int:
        """Return the size of hands of so many seats, before any cards are taken or given."""
        dealing = next((phase for phase in self.phases if isinstance(phase, DealOut)), DealOut())
        return dealing.each_gets(seats, self.pack.bit_count())

    def with_rules(self, *rules: Rule) -> RuleSet:
        """Return the rule set with these rules of the house as well."""
        return replace(self, rules=self.rules + rules)

    def reader(self, upside_down: bool = False) -> Reader:
        """Return the plays of this game in the usual or the inverted order of ranks."""
        return self.inverted if upside_down else self.usual

    @cached_property
    def usual(self) -> Reader:
        """The plays in the usual order of ranks; what it keeps lives as long as the rule set."""
        return Reader(self.ladders, self.ranking)

    @cached_property
    def inverted(self) -> Reader:
        return Reader(self.ladders, self.revolution or self.ranking.upside_down())

    @cached_property
    def worth(self) -> Worth:
        """The worth of each card of the pack in a hand, regardless of revolutions to come."""
        return worth(Reader(self.ladders, self.opening), self.pack, self.rules)

    overrulers = _answering("overrules")
    tie_breakers = _answering("breaks_tie")
    offerers = _answering("offers")
    forbidders = _answering("forbids")
    interpreters = _answering("readings")
    interrupters = _answering("butts_in")
    callers = _answering("calls")
    rankers = _answering("ranks")
    scorers = _answering("scores")
    payers = _answering("pays")
    annullers = _answering("annuls")
    planners = _answering("plans")
    _reacting = _answering("reacts")

    @cached_property
    def one_against_all(self) -> bool:
        """Whether the winner of an auction plays alone against all others."""
        return any(phase.part is Part.AUCTION for phase in self.phases)

    @cached_property
    def sided(self) -> bool:
        """Whether players win and lose a deal together."""
        return self.one_against_all or any(rule.takes_sides for rule in self.rules)

    @cached_property
    def placed(self) -> bool:
        """Whether each player gets a place of their own, by playing on for it or by a title."""
        assert self.ending is not None, "a rule set of a game has its ending"
        return self.ending.plays_on or any(self.society.titles.names(MOST_TITLED))

    @cached_property
    def trades(self) -> bool:
        """Whether cards are traded among players by their places."""
        trading = (Part.EXCHANGE, Part.MERCHANTS, Part.COLLUSION)
        return any(phase.part in trading for phase in self.phases)

    @cached_property
    def first_only(self) -> bool:
        """Whether a deal is only won or lost, by players or sides, in spite of cards left."""
        worth = (self.scoring, self.settlement)
        ranked = any(one is not None and one.ranks_losers for one in worth)
        return self.sided or not (self.placed or self.trades or ranked)

    @cached_property
    def bombs(self) -> bool:
        """Whether there are plays that beat those of other kinds."""
        honours = any(shape.honour is not Honour.NONE for shape in self.usual.shapes)
        return any(ladder.trump for ladder in self.ladders) or (self.bends_following and honours)

    @cached_property
    def only_sets(self) -> bool:
        """Whether every play is a single or a set, of one rank."""
        return all(shape.kind is Kind.SET for shape in self.usual.shapes)

    @cached_property
    def bends_following(self) -> bool:
        """Whether other plays may follow than those higher by the ranks."""
        return bool(self.overrulers or self.tie_breakers or self.offerers)

    @cached_property
    def plain(self) -> bool:
        """Whether a play is just its cards, and legal when it is higher by the ranks."""
        return self.plain_amid and not self.forbidders

    @cached_property
    def plain_amid(self) -> bool:
        """Whether that holds between the opening play of a deal and the last play of a hand."""
        asked = self.interpreters or self.overrulers or self.tie_breakers or self.nameless
        return not asked and not any(rule.amid for rule in self.forbidders)

    @cached_property
    def reactors(self) -> dict[type[Event], tuple[Rule, ...]]:
        """Return by kind of event the rules that react to it, in the order of resolution."""
        heard = {kind for rule in self._reacting for kind in rule.hears}
        return {kind: tuple(r for r in self._reacting if kind in r.hears) for kind in heard}
