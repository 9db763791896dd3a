"""The phase that every climbing game shares: lead, follow or pass until the deal is over."""

from __future__ import annotations

from dataclasses import dataclass

from rules import events as e
from rules.actions import Action, IllegalAction, Pass, Play, Seat
from rules.cards import Cards, text
from rules.combinations import Combination
from rules.deal import Book, Deal


@dataclass(frozen=True)
class Tricks:
    """Tricks until the rule set's ending says that the deal is over."""

    def begin(self, book: Book) -> None:
        rules = book.deal.rules
        lead = rules.later_lead if book.deal.standing else rules.first_lead
        assert lead is not None, "a rule set with tricks has its leads"
        book.write(e.LeaderFound(*lead.leader(book.deal)))
        book.write(e.Turn(frozenset({book.deal.leader})))

    def act(self, book: Book, seat: Seat, action: Action) -> None:
        deal = book.deal
        match action:
            case Play():
                stands_for = judge(deal, seat, action)
                if deal.passed and not deal.trick:
                    book.write(e.PassesLifted())  # they passed the lead, not this trick
                book.write(e.Played(seat, action.cards, stands_for.cards))
                if not book.deal.hands[seat]:
                    book.write(e.WentOut(seat))
            case Pass():
                _may_pass(deal, seat)
                book.write(e.Passed(seat))
            case _:
                raise IllegalAction("not_now")
        _go_on(book, seat)

    def legal(self, deal: Deal, seat: Seat) -> list[Action]:
        found: list[Action] = [Play(cards) for cards in plays(deal, seat)]
        if deal.rules.forbidders:
            found = [action for action in found if _forbidden(deal, seat, action) is None]
        if not found or (deal.trick and _forbidden(deal, seat, Pass()) is None):
            found.append(Pass())
        return found


def judge(deal: Deal, seat: Seat, play: Play) -> Combination:
    """The combination that a legal play is; IllegalAction says why an illegal one is not."""
    if play.cards <= 0:
        raise IllegalAction("no_cards")
    if lacking := play.cards & ~deal.hands[seat]:
        raise IllegalAction("not_held", cards=text(lacking))
    combination = deal.reader.read(play.cards)
    if combination is None:
        raise IllegalAction("no_combination", cards=text(play.cards))
    top = deal.top
    if top is not None and not beats(deal, combination, top):
        raise _too_weak(combination, top, deal.trick[-1].cards)
    if reason := _forbidden(deal, seat, play):
        raise reason
    return combination


def beats(deal: Deal, play: Combination, top: Combination) -> bool:
    """Does this play beat that one, now? The first rule that answers decides."""
    for rule in deal.rules.judges:
        answer = rule.judges(deal, play, top)
        if answer is not None:
            return answer
    higher = play.compare(top)
    if higher == 0:
        return any(rule.settles(deal, play, top) for rule in deal.rules.settlers)
    return higher is not None and higher > 0


def plays(deal: Deal, seat: Seat) -> list[Cards]:
    """Every set of cards that this seat may lay, before the house forbids any."""
    hand, top, rules = deal.hands[seat], deal.top, deal.rules
    if top is None:
        return deal.reader.leads(hand)
    found = deal.reader.above(hand, top)
    if not (rules.judges or rules.settlers):
        return found
    found += [play for rule in rules.offerers for play in rule.offers(deal, hand, top)]
    read = deal.reader.read
    return [p for p in dict.fromkeys(found) if (c := read(p)) and beats(deal, c, top)]


def _too_weak(play: Combination, top: Combination, laid: Cards) -> IllegalAction:
    if play.size != top.size and not top.trump:
        return IllegalAction("wrong_number", top=text(laid), asked=top.size, number=play.size)
    return IllegalAction("does_not_beat", cards=text(play.cards), top=text(laid))


def _may_pass(deal: Deal, seat: Seat) -> None:
    """Who can play nothing may always pass, even on the lead."""
    reason = _forbidden(deal, seat, Pass()) if deal.trick else IllegalAction("must_lead")
    if reason and any(not _forbidden(deal, seat, Play(cards)) for cards in plays(deal, seat)):
        raise reason


def _forbidden(deal: Deal, seat: Seat, action: Action) -> IllegalAction | None:
    for rule in deal.rules.forbidders:
        if reason := rule.forbids(deal, seat, action):
            return reason
    return None


def _go_on(book: Book, seat: Seat) -> None:
    """Whose turn it is after this seat has acted, or the end of the trick or the deal."""
    deal, rules = book.deal, book.deal.rules
    assert rules.ending is not None, "a rule set with tricks has its ending"
    if rules.ending.over(deal):
        return _end(book)
    around = deal.after(seat)
    owner = deal.trick[-1].seat if deal.trick else None
    following = [s for s in around if s != owner and not deal.passed >> s & 1]
    if following and (deal.trick or deal.passed):
        return book.write(e.Turn(frozenset({following[0]})))
    if deal.trick:
        assert owner is not None
        book.write(e.TrickWon(owner))
        return _lead(book, owner)
    if deal.passed:  # nobody could lead: only plays that may not be made are left
        return _end(book)
    return _lead(book, seat)  # the play has won its trick at once


def _lead(book: Book, winner: Seat) -> None:
    """The winner leads, or the next player with cards when the winner is out."""
    around = book.deal.after(winner)
    leader = winner if book.deal.hands[winner] else around[0]
    book.write(e.Turn(frozenset({leader})))


def _end(book: Book) -> None:
    deal, rules = book.deal, book.deal.rules
    assert rules.ending is not None
    places = rules.ending.places(deal)
    points = rules.scoring.points(deal, places) if rules.scoring else (0,) * len(places)
    book.write(e.Ended(places, points))
