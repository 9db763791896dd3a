"""What a rule of the house can be asked, and in which order such rules answer."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum, auto
from typing import Any, ClassVar

from rules.actions import Action, IllegalAction, Seat
from rules.cards import Card, Cards
from rules.combinations import Combination
from rules.deal import Deal
from rules.events import Event
from rules.shapes.shape import Groups


class Resolution(IntEnum):
    """Which rules are asked first (catalogue 3.0, order of resolution); the first answer decides.

    Where all are asked, as of reactions and scores, each sees what those before it have done.
    """

    TURN_SPENT = auto()  # before a play that ends its trick: the turn was spent in that trick
    CLOSED = auto()  # a card that closed the trick, or fours that beat whatever is none
    BOMB = auto()  # a joker, an honour hand or a chop reaches further than any rank
    TWO = auto()
    THREE = auto()  # falls to the two
    USUAL = THREE  # whatever has no place of its own in the order
    TRANSPARENT = auto()
    SOFIA = auto()
    FEWER_TWOS = auto()
    SUIT = auto()  # powers ignore suits, larger sets and ranks do not
    LARGER_SET = auto()
    WILD_TIE = auto()  # once the ranks are equal; the ranks themselves are no rule of the house
    EQUAL_PLAY = auto()
    BLAME = auto()  # scores: whoever let another win bears the losses,
    UNCALLED = auto()  # also those of a call that was forgotten,
    WINNINGS = auto()  # and then it is settled who gets them


class Tier(IntEnum):
    """How high a card is in a hand beside its rank, from low to high (`rules.worth`)."""

    RANK = 0
    TRANSPARENT = auto()  # just below the highest rank that it may cover
    WILD = auto()  # above all ranks but jokers, among themselves by their own
    ANY_RANK = auto()  # alone it must stand for another card: all such cards are equal
    JOKER = auto()  # a joker, or what is as high as one
    THREE = auto()  # one alone beats all but a two,
    TWO = auto()  # everything,
    JOKER_POWER = auto()  # or a two as well


class Rule:
    """One rule of the house, a small frozen object. Override only the questions it answers."""

    resolution: ClassVar[Resolution] = Resolution.USUAL
    hears: ClassVar[tuple[type[Event], ...]] = ()  # the events it reacts to
    instead: ClassVar[bool] = False  # its readings come before what the cards are themselves
    resizes: ClassVar[bool] = False  # may more cards follow, or fewer, than lie there?
    any_card: ClassVar[bool] = False  # are its readings hundreds, of every card there is?
    wild_ties: ClassVar[bool] = (
        True  # may it break a tie of a play of several ranks with wild cards?
    )
    takes_sides: ClassVar[bool] = False  # do players win and lose together by it?
    amid: ClassVar[bool] = True  # does it forbid more than opening plays and last ones of a hand?

    def readings(self, deal: Deal, seat: Seat, cards: Cards) -> Iterable[Cards]:
        """As which other cards may these be laid (wild, transparent)? The strongest first."""
        return ()

    def lifts(self, one: Card) -> Tier | None:
        """How high does this make a card in a hand, beside its rank? None leaves it there."""

    def overrules(self, deal: Deal, play: Combination, top: Combination) -> bool | None:
        """Does the play beat the top, whatever their ranks? None leaves it to the next rule."""

    def breaks_tie(self, deal: Deal, play: Combination, top: Combination) -> bool:
        """Does a play that ties with the top beat it?"""
        return False

    def offers(self, deal: Deal, hand: Cards, top: Combination | None) -> Groups:
        """What else in this hand might be laid thanks to `readings`, `overrules` or `breaks_tie`?

        `top` is None on a lead. What is offered is still held against all rules. It comes in
        groups as `Shape.groups` has them: few, and each found only as it is asked for.
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

    def pays(self, deal: Deal, places: tuple[Seat, ...], paid: tuple[int, ...]) -> tuple[int, ...]:
        """What is paid for a finished deal by seat, as this rule changes it; together nothing."""
        return paid

    def annuls(self, deal: Deal) -> bool:
        """Does the finished deal count for nothing, so that the cards are dealt again?"""
        return False

    def plans(self, deal: Deal) -> Iterable[tuple[str, int]]:
        """What does the finished deal ask of the later ones?"""
        return ()
