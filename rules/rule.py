"""The interface of a rule of the house, and the order in which such rules answer."""

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
    """The order in which rules are asked (catalogue 3.0); the first answer decides.

    Where all are asked, each score sees the results of those before it; a reaction sees only the
    deal after its event.
    """

    TURN_SPENT = auto()  # before a play that ends its trick: the turn was spent in that trick
    CLOSED = auto()  # a card that closed the trick, or fours that beat any play without
    BOMB = auto()  # a joker, an honour hand or a chop reaches further than any rank
    TWO = auto()
    THREE = auto()  # falls to the two
    USUAL = THREE  # all without a place of their own in the order
    TRANSPARENT = auto()
    SOFIA = auto()
    FEWER_TWOS = auto()
    SUIT = auto()  # powers ignore suits, larger sets and ranks do not
    LARGER_SET = auto()
    WILD_TIE = auto()  # once the ranks are equal; the ranks themselves are no rule of the house
    EQUAL_PLAY = auto()
    BLAME = auto()  # scores: a seat that let another win bears the losses,
    UNCALLED = auto()  # also those of a call that was forgotten,
    WINNINGS = auto()  # and then it is settled who gets them


class Tier(IntEnum):
    """The tier of a card in a hand beside its rank, from low to high (`rules.worth`)."""

    RANK = 0
    TRANSPARENT = auto()  # just below the highest rank that it may cover
    WILD = auto()  # above all ranks but jokers, among themselves by their own
    ANY_RANK = auto()  # alone it must stand for another card: all such cards are equal
    JOKER = auto()  # a joker, or what is as high as one
    THREE = auto()  # one alone beats all but a two,
    TWO = auto()  # everything,
    JOKER_POWER = auto()  # or a two as well


class Rule:
    """A rule of the house, a small frozen object. Override only the methods it needs."""

    resolution: ClassVar[Resolution] = Resolution.USUAL
    hears: ClassVar[tuple[type[Event], ...]] = ()  # the events it reacts to
    instead: ClassVar[bool] = False  # its readings come before what the cards are themselves
    resizes: ClassVar[bool] = False  # more cards may follow, or fewer, than lie there
    any_card: ClassVar[bool] = False  # its readings are hundreds, of every card there is
    wild_ties: ClassVar[bool] = (
        True  # a tie of plays of several ranks with wild cards may be broken by it
    )
    takes_sides: ClassVar[bool] = False  # players win and lose together by it
    amid: ClassVar[bool] = True  # it forbids more than opening plays and last ones of a hand

    def readings(self, deal: Deal, seat: Seat, cards: Cards) -> Iterable[Cards]:
        """Return the cards as which these may be laid (wild, transparent), the strongest first."""
        return ()

    def lifts(self, one: Card) -> Tier | None:
        """Return the tier of this card in a hand, beside its rank; None leaves it unchanged."""

    def overrules(self, deal: Deal, play: Combination, top: Combination) -> bool | None:
        """Whether the play beats the top, at any ranks; None leaves it to the next rule."""

    def breaks_tie(self, deal: Deal, play: Combination, top: Combination) -> bool:
        """Whether a play that ties with the top beats it."""
        return False

    def offers(self, deal: Deal, hand: Cards, top: Combination | None) -> Groups:
        """Return more possible plays, due to `readings`, `overrules` or `breaks_tie`.

        `top` is None on a lead. Offers are still checked against all rules. They come in groups as
        `Shape.groups` has them: few, and each found lazily.
        """
        return ()

    def forbids(self, deal: Deal, seat: Seat, action: Action) -> IllegalAction | None:
        """Return the refusal of this action, which is otherwise legal; None to allow it."""

    def butts_in(self, deal: Deal, seat: Seat, play: Combination) -> bool:
        """Whether this may be laid out of turn."""
        return False

    def calls(self, deal: Deal, seat: Seat) -> Iterable[str]:
        """Return the calls of this seat now, in turn or out of it; a reaction to `Called` acts."""
        return ()

    def reacts(self, deal: Deal, event: Any) -> Iterable[Event]:
        """Return the further events caused by this one."""
        return ()

    def ranks(self, deal: Deal, places: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """Return the places of a finished deal, best first, as this rule changes them."""
        return places

    def scores(
        self, deal: Deal, places: tuple[Seat, ...], points: tuple[int, ...]
    ) -> tuple[int, ...]:
        """Return the points of a finished deal by seat, as this rule changes them."""
        return points

    def pays(self, deal: Deal, places: tuple[Seat, ...], paid: tuple[int, ...]) -> tuple[int, ...]:
        """Return the payments of a finished deal by seat, changed by this rule; they sum to 0."""
        return paid

    def annuls(self, deal: Deal) -> bool:
        """Whether the finished deal does not count, so that the cards are dealt again."""
        return False

    def plans(self, deal: Deal) -> Iterable[tuple[str, int]]:
        """Return the requests of the finished deal to later ones."""
        return ()
