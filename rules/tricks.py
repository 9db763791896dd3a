"""The phase that every climbing game shares: lead, follow or pass until the deal is over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from rules import events as e
from rules.actions import Action, Gift, IllegalAction, Pass, Play, Seat
from rules.cards import Cards, text
from rules.combinations import Combination
from rules.deal import Book, Deal
from rules.ruleset import TRICKS


@dataclass(frozen=True)
class Tricks:
    """Tricks until the rule set's ending says that the deal is over."""

    order: ClassVar[int] = TRICKS

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

    def gift(self, deal: Deal, seat: Seat) -> Gift | None:
        return None


def judge(deal: Deal, seat: Seat, play: Play) -> Combination:
    """The combination that a legal play is; IllegalAction says why an illegal one is not."""
    if play.cards <= 0:
        raise IllegalAction("no_cards")
    if lacking := play.cards & ~deal.hands[seat]:
        raise IllegalAction("not_held", cards=text(lacking))
    combinations = readings(deal, seat, play)
    if not combinations:
        raise IllegalAction("no_combination", cards=text(play.cards))
    if reason := _forbidden(deal, seat, play):
        raise reason
    top = deal.top
    if top is None:
        return combinations[0]
    for combination in combinations:
        if beats(deal, combination, top):
            return combination
    raise _too_weak(combinations[0], top, deal.trick[-1].cards)


def readings(deal: Deal, seat: Seat, play: Play) -> list[Combination]:
    """What these cards may be taken for, the first choice first; usually just what they are."""
    read = deal.reader.read
    plain = read(play.cards)
    if not deal.rules.interpreters:
        return [plain] if plain else []
    found = [plain] if plain and play.stands_as in (0, play.cards) else []
    for rule in deal.rules.interpreters:
        for cards in rule.readings(deal, seat, play.cards):
            other = read(cards) if _stands_as(play, cards) else None
            if other:
                found.append(other._replace(laid=play.cards))
    return found


def _stands_as(play: Play, cards: Cards) -> bool:
    """Is this what the player says the cards stand for? Copies of a card count alike."""
    asked, each_way = play.stands_as, cards | cards >> 64 | cards << 64
    return not asked or (not asked & ~each_way and asked.bit_count() == cards.bit_count())


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
    found = deal.reader.leads(hand) if top is None else deal.reader.above(hand, top)
    if not (rules.offerers if top is None else rules.judges or rules.settlers or rules.offerers):
        return found
    found += [play for rule in rules.offerers for play in rule.offers(deal, hand, top)]
    return [cards for cards in dict.fromkeys(found) if _playable(deal, seat, cards, top)]


def _playable(deal: Deal, seat: Seat, cards: Cards, top: Combination | None) -> bool:
    found = readings(deal, seat, Play(cards))
    return bool(found) if top is None else any(beats(deal, play, top) for play in found)


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
    if deal.ended:
        return None
    assert rules.ending is not None, "a rule set with tricks has its ending"
    if rules.ending.over(deal):
        return end(book)
    owner = deal.trick[-1].seat if deal.trick else None
    shut = deal.passed | deal.skipped
    following = [s for s in deal.after(seat) if s != owner and not shut >> s & 1]
    if following and (deal.trick or deal.passed):
        return book.write(e.Turn(frozenset({following[0]})))
    if deal.trick:
        assert owner is not None
        if rules.beat_own and seat != owner and deal.hands[owner]:
            return book.write(e.Turn(frozenset({owner})))
        book.write(e.TrickWon(owner))
        return lead(book, owner)
    if deal.passed:  # nobody could lead: only plays that may not be made are left
        return end(book)
    return lead(book, seat)  # the play has won its trick at once


def lead(book: Book, winner: Seat) -> None:
    """The winner leads, or the next player with cards when the winner is out."""
    around = book.deal.after(winner)
    leader = winner if book.deal.hands[winner] else around[0]
    book.write(e.Turn(frozenset({leader})))


def end(book: Book) -> None:
    """Places and points, as the rules of the house see them."""
    deal, rules = book.deal, book.deal.rules
    assert rules.ending is not None
    places = rules.ending.places(deal)
    for rule in rules.rankers:
        places = rule.ranks(deal, places)
    points = rules.scoring.points(deal, places) if rules.scoring else (0,) * len(places)
    for rule in rules.scorers:
        points = rule.scores(deal, places, points)
    plan = tuple(asked for rule in rules.planners for asked in rule.plans(deal))
    book.write(e.Ended(places, points, plan=plan))
