"""A rule set: what is played with, the phases of a deal, and the rules of the house.

Choices build it (`rules.catalogue.build`); the engine asks its objects and never tests a choice.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from rules.cards import STANDARD, Cards
from rules.combinations import Combination, Ladder, Reader
from rules.match.titles import UNTITLED, Titles
from rules.ranking import Ranking

if TYPE_CHECKING:
    from rules.actions import Action, Gift, IllegalAction, Seat
    from rules.deal import Book, Deal
    from rules.events import Event


CUTTING, DEALING, DEALT, AUCTION, EXCHANGE, TRICKS = range(0, 60, 10)  # the order of phases


class Rule:
    """One rule of the house, a small frozen object. Override only the questions it answers."""

    step: ClassVar[int] = 50  # the catalogue's order of resolution: lower is asked first
    hears: ClassVar[tuple[type[Event], ...]] = ()  # the events it reacts to
    instead: ClassVar[bool] = False  # its readings come before what the cards are themselves
    amid: ClassVar[bool] = True  # does it forbid more than opening plays and last ones of a hand?

    def readings(self, deal: Deal, seat: Seat, cards: Cards) -> Iterable[Cards]:
        """As which other cards may these be laid (wild, transparent)? The strongest first."""
        return ()

    def judges(self, deal: Deal, play: Combination, top: Combination) -> bool | None:
        """Does the play beat the top, whatever their ranks? None leaves it to the next rule."""

    def settles(self, deal: Deal, play: Combination, top: Combination) -> bool:
        """Does a play that ties with the top beat it?"""
        return False

    def offers(self, deal: Deal, hand: Cards, top: Combination | None) -> Iterable[Cards]:
        """What else in this hand might be laid thanks to `readings`, `judges` or `settles`?

        `top` is None on a lead. What is offered is still held against all rules.
        """
        return ()

    def forbids(self, deal: Deal, seat: Seat, action: Action) -> IllegalAction | None:
        """Why may this not be done, although it is otherwise legal?"""

    def butts_in(self, deal: Deal, seat: Seat, play: Combination) -> bool:
        """May this be laid out of turn?"""
        return False

    def calls(self, deal: Deal, seat: Seat) -> Iterable[str]:
        """What may this seat call now, in or out of turn? The effect is a reaction to `Called`."""
        return ()

    def reacts(self, deal: Deal, event: Any) -> Iterable[Event]:
        """What else happens because of this?"""
        return ()

    def ranks(self, deal: Deal, places: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """The places of a finished deal, best first, as this rule changes them."""
        return places

    def scores(
        self, deal: Deal, places: tuple[Seat, ...], points: tuple[int, ...]
    ) -> tuple[int, ...]:
        """The points of a finished deal by seat, as this rule changes them."""
        return points

    def annuls(self, deal: Deal) -> bool:
        """Does the finished deal count for nothing, so that the cards are dealt again?"""
        return False

    def plans(self, deal: Deal) -> Iterable[tuple[str, int]]:
        """What does the finished deal ask of the later ones?"""
        return ()


class Phase(Protocol):
    """A part of a deal: auction, exchange, tricks. It ends when nobody is left to act."""

    order: ClassVar[int]  # phases come in this order, whatever order the options are applied in

    def begin(self, book: Book) -> None:
        """Write what happens by itself, then the `Turn` of those who must act, if any."""
        ...

    def act(self, book: Book, seat: Seat, action: Action) -> None:
        """Write what the action leads to, or raise IllegalAction before anything is written."""
        ...

    def legal(self, deal: Deal, seat: Seat) -> list[Action]:
        """Everything that this seat, which is due to act, may do."""
        ...

    def gift(self, deal: Deal, seat: Seat) -> Gift | None:
        """The cards that this seat must give, where that is what the phase is about."""
        ...


class Lead(Protocol):
    """How the leader of a deal is found."""

    def leader(self, deal: Deal) -> tuple[Seat, Cards]:
        """The seat, and the card that made it leader (0 when no card did)."""
        ...


class Ending(Protocol):
    """When a deal is over, and who came where."""

    def over(self, deal: Deal) -> bool: ...

    def places(self, deal: Deal) -> tuple[Seat, ...]:
        """All seats of a finished deal, best first."""
        ...


class Scoring(Protocol):
    """What a finished deal is worth."""

    def points(self, deal: Deal, places: tuple[Seat, ...]) -> tuple[int, ...]:
        """Points by seat."""
        ...


class Settlement(Protocol):
    """Who pays whom for a finished deal."""

    def pays(
        self, deal: Deal, places: tuple[Seat, ...], points: tuple[int, ...]
    ) -> tuple[int, ...]:
        """What each seat wins or loses in points, before the stake; together nothing."""
        ...


@dataclass(frozen=True)
class Dealing:
    """Who deals and in which direction; the words are the catalogue's values."""

    first_dealer: str = "anyone"
    next_dealer: str = "bottom_rank"
    direction: str = "cw"
    round: int = 0  # so many deals make a round, whose first dealer is drawn; 0: no rounds


@dataclass(frozen=True)
class Society:
    """What the places of a deal mean for the next one."""

    seats_by_rank: bool = True
    first_seats_random: bool = False
    titles: Titles = UNTITLED
    hats: bool = False
    partners_may_talk: bool = False
    hand_counts: str = "always"  # the words of this and the next are the catalogue's values
    table_pile: str = "aside_face_down"
    join_between_deals: bool = True
    stagnation: int = 0  # after so many deals without a change the first becomes the last


@dataclass(frozen=True)
class MatchEnd:
    """When a match is over and who has won it."""

    form: str = "points"
    target: int = 11
    winner: str = "highest"
    winning_places: int = 1  # how many win together by their places
    starting_chips: int = 0
    stake: int = 100  # what a point is worth, in hundredths


def _answering(question: str) -> cached_property[tuple[Rule, ...]]:
    """The rules that answer this question, in an order that their listing does not change."""

    def answering(self: RuleSet) -> tuple[Rule, ...]:
        asked = [r for r in self.rules if getattr(type(r), question) is not getattr(Rule, question)]
        return tuple(sorted(asked, key=lambda rule: (rule.step, repr(rule))))

    return cached_property(answering)


@dataclass(frozen=True)
class RuleSet:
    """Everything that is agreed before the first card is dealt."""

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
    beat_own: bool = False  # who made the top play may beat it when all others passed
    pass_closes: bool = False  # a pass shuts the trick to the seat that made it
    ending: Ending | None = None
    heir: Lead | None = None  # who leads when the winner of a trick is out; None: the next
    scoring: Scoring | None = None
    settlement: Settlement | None = None
    dealing: Dealing = Dealing()
    society: Society = Society()
    match: MatchEnd = MatchEnd()

    def with_phases(self, *phases: Phase) -> RuleSet:
        """The same rule set with these phases as well, each at its place in the deal."""
        ordered = sorted(self.phases + phases, key=lambda phase: phase.order)
        return replace(self, phases=tuple(ordered))

    @cached_property
    def dealing_phase(self) -> int:
        """The index of the phase in which the cards are dealt; -1 where they only are given."""
        return max((i for i, phase in enumerate(self.phases) if phase.order == DEALING), default=-1)

    def with_rules(self, *rules: Rule) -> RuleSet:
        """The same rule set with these rules of the house as well."""
        return replace(self, rules=self.rules + rules)

    def reader(self, upside_down: bool = False) -> Reader:
        """The plays of this game in the usual or the inverted order of ranks."""
        return self.inverted if upside_down else self.usual

    @cached_property
    def usual(self) -> Reader:
        return Reader(self.ladders, self.ranking)

    @cached_property
    def inverted(self) -> Reader:
        return Reader(self.ladders, self.revolution or self.ranking.upside_down())

    judges = _answering("judges")
    settlers = _answering("settles")
    offerers = _answering("offers")
    forbidders = _answering("forbids")
    interpreters = _answering("readings")
    interrupters = _answering("butts_in")
    callers = _answering("calls")
    rankers = _answering("ranks")
    scorers = _answering("scores")
    annullers = _answering("annuls")
    planners = _answering("plans")
    _reacting = _answering("reacts")

    @cached_property
    def bends_following(self) -> bool:
        """May more or less follow than is higher by the ranks?"""
        return bool(self.judges or self.settlers or self.offerers)

    @cached_property
    def plain(self) -> bool:
        """Is a play what its cards are, and legal when it is higher by the ranks?"""
        return self.plain_amid and not self.forbidders

    @cached_property
    def plain_amid(self) -> bool:
        """Is it so between the opening play of a deal and the last play of a hand?"""
        asked = self.interpreters or self.judges or self.settlers or self.nameless
        return not asked and not any(rule.amid for rule in self.forbidders)

    @cached_property
    def reactors(self) -> dict[type[Event], tuple[Rule, ...]]:
        heard = {kind for rule in self._reacting for kind in rule.hears}
        return {kind: tuple(r for r in self._reacting if kind in r.hears) for kind in heard}
