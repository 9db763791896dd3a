"""The phase that every climbing game shares: lead, follow or pass until the deal is over."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from rules import events as e
from rules.actions import Action, IllegalAction, Pass, Play, Seat
from rules.book import Book
from rules.cards import Cards, each, rank_of, text
from rules.changes import evolve
from rules.combinations import Combination
from rules.deal import Deal
from rules.phases.base import Part, Phase
from rules.shapes.search.lowest import held_as


@dataclass(frozen=True)
class Tricks(Phase):
    """Tricks until the rule set's ending says that the deal is over."""

    part = Part.TRICKS

    def begin(self, book: Book) -> None:
        rules = book.deal.rules
        lead = rules.later_lead if book.deal.standing else rules.first_lead
        assert lead is not None, "a rule set with tricks has its leads"
        book.write(e.LeaderFound(*lead.leader(book.deal)))
        book.write(turn(book.deal.leader))

    def act(self, book: Book, seat: Seat, action: Action) -> None:
        deal = book.deal
        match action:
            case Play():
                stands_for = _judged(book, seat, action)
                deal = book.deal
                if deal.passed and not deal.trick:
                    book.write(e.PassesLifted())  # they passed the lead, not this trick
                book.write(e.Played(seat, action.cards, stands_for.cards))
                if not book.deal.hands[seat]:
                    book.write(e.WentOut(seat))
            case Pass():
                _may_pass(deal, seat)
                book.write(_passed(seat))
            case _:
                raise IllegalAction("not_now")
        _go_on(book, seat)

    def legal(self, deal: Deal, seat: Seat, by_rank: bool = False) -> list[Action]:
        found = _allowed_plays(deal, seat, by_rank)
        if _alone(deal, seat):
            found += _allowed_plays(evolve(deal, e.TrickWon(seat)), seat, by_rank)
            found = list(dict.fromkeys(found))
            found = _merged(deal, found) if by_rank else found
        if not found or (deal.trick and _forbidden(deal, seat, Pass()) is None):
            found.append(Pass())
        return found


@cache
def turn(seat: Seat) -> e.Turn:
    """It is this seat's turn; as every deal has them by the dozen, there is one for each seat."""
    return e.Turn(frozenset({seat}))


_passed = cache(e.Passed)


def _alone(deal: Deal, seat: Seat) -> bool:
    """Have all others passed, so that this seat may beat its own play or lead afresh?"""
    return deal.rules.beat_own and bool(deal.trick) and deal.trick[-1].seat == seat


def _judged(book: Book, seat: Seat, play: Play) -> Combination:
    """What the play is; one that does not beat the own play wins that trick and leads the next."""
    if not _alone(book.deal, seat):
        return judge(book.deal, seat, play)
    try:
        return judge(book.deal, seat, play)
    except IllegalAction:
        book.write(e.TrickWon(seat))
    return judge(book.deal, seat, play)


def judge(deal: Deal, seat: Seat, play: Play) -> Combination:
    """The combination that a legal play is; IllegalAction says why an illegal one is not."""
    if play.cards <= 0:
        raise IllegalAction("no_cards")
    hand, rules, trick = deal.hands[seat], deal.rules, deal.trick
    if lacking := play.cards & ~hand:
        raise IllegalAction("not_held", cards=text(lacking))
    amid = deal.played and play.cards != hand
    if (rules.plain_amid if amid else rules.plain) and not play.stands_as:  # most plays
        read = rules.inverted.read if deal.upside_down else rules.usual.read
        plain, below = read(play.cards), read(trick[-1].as_cards) if trick else None
        if plain and (not below or (plain.compare(below) or 0) > 0):
            return plain
    return _by_the_house(deal, seat, play)


def _by_the_house(deal: Deal, seat: Seat, play: Play) -> Combination:
    """What the play is when every rule is asked; IllegalAction when it is not legal."""
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
    plain = None if play.cards & deal.rules.nameless else read(play.cards)
    if not deal.rules.interpreters:
        return [plain] if plain and play.stands_as in (0, play.cards) else []
    before: list[Combination] = []
    after: list[Combination] = [plain] if plain else []
    for rule in deal.rules.interpreters:
        for cards in rule.readings(deal, seat, play.cards):
            if other := read(cards):
                (before if rule.instead else after).append(other._replace(laid=play.cards))
    found = before + after
    return _meant(found, play.stands_as) if play.stands_as else found


def _meant(found: list[Combination], asked: Cards) -> list[Combination]:
    """Those that the player says the cards stand for; failing that, those of the same ranks."""
    exact = [play for play in found if same_cards(play.cards, asked)]
    return exact or [play for play in found if _ranks(play.cards) == _ranks(asked)]


def _ranks(held: Cards) -> list[int]:
    return sorted(map(rank_of, each(held)))


def same_cards(one: Cards, other: Cards) -> bool:
    """Are these the same cards, if copies from either pack count alike?"""
    each_way = one | one >> 64 | one << 64
    return not other & ~each_way and other.bit_count() == one.bit_count()


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


def plays(deal: Deal, seat: Seat, by_rank: bool = False) -> list[Cards]:
    """Every set of cards that this seat may lay, before the house forbids any.

    With `by_rank` one of them stands for all that differ from it only in suits.
    """
    hand, rules = deal.hands[seat], deal.rules
    if by_rank:
        return [held_as(hand, play) for play in rank_plays(deal, seat)]
    top = deal.top
    found = deal.reader.leads(hand) if top is None else deal.reader.above(hand, top)
    if not (rules.offerers if top is None else rules.bends_following):
        return found
    found += [play for rule in rules.offerers for play in rule.offers(deal, hand, top)]
    return [cards for cards in dict.fromkeys(found) if _playable(deal, seat, cards, top)]


def rank_plays(deal: Deal, seat: Seat) -> list[Cards]:
    """The plays by rank: one for all that differ only in suits, made of the first of each rank.

    `held_as` makes cards of the hand of one; they are that already where the rules look at suits.
    """
    hand, rules, reader, trick = deal.hands[seat], deal.rules, deal.reader, deal.trick
    if rules.offerers or (trick and rules.bends_following):
        return reader.merged(plays(deal, seat))
    top = reader.read(trick[-1].as_cards) if trick else None
    return reader.rank_above(hand, top) if top else reader.rank_leads(hand)


def _allowed_plays(deal: Deal, seat: Seat, by_rank: bool) -> list[Action]:
    if not deal.rules.forbidders:
        return [Play(cards) for cards in plays(deal, seat, by_rank)]
    found = list(_allowed(deal, seat, [Play(cards) for cards in plays(deal, seat)]))
    return _merged(deal, found) if by_rank else found


def _merged(deal: Deal, found: list[Action]) -> list[Action]:
    kept = set(deal.reader.merged([a.cards for a in found if isinstance(a, Play)]))
    return [a for a in found if isinstance(a, Play) and a.cards in kept]


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
    if reason and any(_allowed(deal, seat, [Play(cards) for cards in plays(deal, seat)])):
        raise reason


def _allowed(deal: Deal, seat: Seat, found: Iterable[Action]) -> Iterator[Action]:
    """The plays that the house allows, with what they stand for where that must be said."""
    for play in found:
        if _forbidden(deal, seat, play) is None:
            yield play
        elif isinstance(play, Play) and play.cards & deal.rules.nameless:
            said = (Play(play.cards, other.cards) for other in readings(deal, seat, play))
            yield from [other for other in said if _forbidden(deal, seat, other) is None][:1]


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
    following = _following(deal, seat, owner)
    if following is not None and (deal.trick or deal.passed):
        return book.write(turn(following))
    if deal.trick:
        assert owner is not None
        if rules.beat_own and not deal.has_passed(owner) and deal.hands[owner]:
            return book.write(turn(owner))
        book.write(e.TrickWon(owner))
        return lead(book, owner)
    if deal.passed:  # nobody could lead: only plays that may not be made are left
        return end(book)
    return lead(book, seat)  # the play has won its trick at once


def _following(deal: Deal, seat: Seat, owner: Seat | None) -> Seat | None:
    """Who may act next in this trick; when all others are skipped, its owner plays again."""
    passed, skipped = deal.passed, deal.skipped
    live = [s for s in deal.after(seat) if s != owner and not passed >> s & 1]
    due = [s for s in live if not skipped >> s & 1] if skipped else live
    if live and not due and owner is not None and deal.hands[owner]:
        return owner
    return next(iter(due or live), None)


def lead(book: Book, winner: Seat) -> None:
    """The winner leads; when the winner is out, the next player with cards or the heir."""
    deal, heir = book.deal, book.deal.rules.heir
    if deal.hands[winner]:
        leader = winner
    else:
        leader = heir.leader(deal)[0] if heir else deal.after(winner)[0]
    book.write(turn(leader))


def end(book: Book) -> None:
    """The deal is over: places, points and payments."""
    assert book.deal.rules.ending is not None
    book.write(result(book.deal, book.deal.rules.ending.places(book.deal)))


def result(deal: Deal, places: tuple[Seat, ...]) -> e.Ended:
    """What a deal with these places is worth, as the rules of the house see it."""
    rules = deal.rules
    for rule in rules.rankers:
        places = rule.ranks(deal, places)
    points = rules.scoring.points(deal, places) if rules.scoring else (0,) * len(places)
    for rule in rules.scorers:
        points = rule.scores(deal, places, points)
    paid = rules.settlement.pays(deal, places, points) if rules.settlement else ()
    plan = tuple(asked for rule in rules.planners for asked in rule.plans(deal))
    void = any(rule.annuls(deal) for rule in rules.annullers)
    return e.Ended(places, points, void, plan, paid)
