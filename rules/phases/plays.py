"""The legality of plays in a trick: readings of cards, beating, and bans.

All checks go through `stands`: the trick as it is, and a lead for a seat that is alone in it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.actions import Action, IllegalAction, Play, Seat
from rules.cards import JOKERS, Cards, each, rank_of, text
from rules.changes import evolve
from rules.combinations import Combination
from rules.deal import Deal
from rules.events import TrickWon
from rules.sentences import COUNTS_AS, Sentence
from rules.shapes.search.hand import held_as


def stands(deal: Deal, seat: Seat) -> tuple[Deal, ...]:
    """Return the deal as it is, and where this seat may lead instead, as it is with its trick won.

    A seat that made the top play and has seen all others pass may lead, if a seat may beat its own
    play (000:169): a play that does not beat the top is a lead.
    """
    if not deal.rules.beat_own or not deal.trick or deal.trick[-1].seat != seat:
        return (deal,)
    alone = all(deal.has_passed(other) for other in deal.after(seat) if other != seat)
    return (deal, evolve(deal, TrickWon(seat))) if alone else (deal,)


def laid(deal: Deal, seat: Seat, play: Play) -> tuple[Deal, Combination]:
    """Return the deal of `stands` on which this is laid, and the combination that the play is.

    Raises IllegalAction with the reason where the play is legal on none.
    """
    *others, last = stands(deal, seat)
    for stand in others:
        try:
            return stand, legal_play(stand, seat, play)
        except IllegalAction:
            continue  # a play that does not beat the seat's own may be a lead
    return last, legal_play(last, seat, play)


def legal_play(deal: Deal, seat: Seat, play: Play) -> Combination:
    """Return the combination of a legal play on this very deal. Raises IllegalAction."""
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
    """Return the combination of the play by all rules. Raises IllegalAction."""
    combinations = readings(deal, seat, play)
    if not combinations:
        raise IllegalAction("no_combination", cards=text(play.cards))
    if reason := refused_by(deal, seat, play):
        raise reason
    top = deal.top
    if top is None:
        return combinations[0]
    for combination in combinations:
        if beats(deal, combination, top):
            return combination
    raise _too_weak(combinations[0], top)


def readings(deal: Deal, seat: Seat, play: Play) -> list[Combination]:
    """Return the possible readings of these cards, the first choice first; usually just one."""
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
    return _meant(deal, found, play) if play.stands_as else found


def _meant(deal: Deal, found: list[Combination], said: Play) -> list[Combination]:
    """Return the readings with the declared cards; failing that, those of the same ranks.

    Failing that, return the declared cards with the strength of a reading that equals theirs: of
    jokers that go along with a play some cards stand for any others.
    """
    asked = said.stands_as
    exact = [play for play in found if same_cards(play.cards, asked)]
    if exact or (exact := [play for play in found if _ranks(play.cards) == _ranks(asked)]):
        return exact
    natural = said.cards & ~JOKERS
    other = None if natural & ~asked or asked & JOKERS else deal.reader.read(asked)
    alike = [play for play in found if other and play[1:5] == other[1:5]]
    return [play._replace(cards=asked) for play in alike[:1]]


def _ranks(held: Cards) -> list[int]:
    return sorted(map(rank_of, each(held)))


def same_cards(one: Cards, other: Cards) -> bool:
    """Whether these are the same cards, copies from either pack being alike."""
    each_way = one | one >> 64 | one << 64
    return not other & ~each_way and other.bit_count() == one.bit_count()


def beats(deal: Deal, play: Combination, top: Combination) -> bool:
    """Whether this play beats that one, now. The first rule that answers decides."""
    for rule in deal.rules.overrulers:
        answer = rule.overrules(deal, play, top)
        if answer is not None:
            return answer
    higher = play.compare(top)
    if higher == 0:
        return any(rule.breaks_tie(deal, play, top) for rule in deal.rules.tie_breakers)
    return higher is not None and higher > 0


def plays(deal: Deal, seat: Seat, by_rank: bool = False) -> list[Cards]:
    """Return every set of cards that this seat may lay, bans of the house ignored.

    With `by_rank` one of them stands for all that differ from it only in suits.
    """
    hand, rules = deal.hands[seat], deal.rules
    if by_rank:
        return [held_as(hand, play) for play in rank_plays(deal, seat)]
    top = deal.top
    found = deal.reader.leads(hand) if top is None else deal.reader.above(hand, top)
    if not (rules.offerers if top is None else rules.bends_following):
        return found
    found += [p for rule in rules.offerers for group in rule.offers(deal, hand, top) for p in group]
    return [cards for cards in dict.fromkeys(found) if playable(deal, seat, cards, top)]


def rank_plays(deal: Deal, seat: Seat) -> list[Cards]:
    """Return the plays by rank: one for all that differ only in suits, of each rank's first cards.

    `held_as` turns one into cards of the hand; where the rules look at suits, they are that
    already.
    """
    hand, rules, reader, trick = deal.hands[seat], deal.rules, deal.reader, deal.trick
    if rules.offerers or (trick and rules.bends_following):
        return reader.merged(plays(deal, seat))
    top = reader.read(trick[-1].as_cards) if trick else None
    return reader.rank_above(hand, top) if top else reader.rank_leads(hand)


def allowed_plays(deal: Deal, seat: Seat, by_rank: bool) -> list[Play]:
    """Return every legal play of this seat; with `by_rank` one for all that differ in suits."""
    if not deal.rules.forbidders:
        return [Play(cards) for cards in plays(deal, seat, by_rank)]
    found = list(allowed(deal, seat, [Play(cards) for cards in plays(deal, seat)]))
    return one_by_rank(deal, found) if by_rank else found


def one_by_rank(deal: Deal, found: list[Play]) -> list[Play]:
    """Return the first of all these plays that differ only in suits."""
    kept = set(deal.reader.merged([play.cards for play in found]))
    return [play for play in found if play.cards in kept]


def playable(deal: Deal, seat: Seat, cards: Cards, top: Combination | None) -> bool:
    """Whether these cards may be laid on that, or led, bans of the house ignored."""
    found = readings(deal, seat, Play(cards))
    return bool(found) if top is None else any(beats(deal, play, top) for play in found)


def _too_weak(play: Combination, top: Combination) -> IllegalAction:
    below = laid_as(top.laid, top.cards)
    if play.size != top.size and not top.trump:
        return IllegalAction("wrong_number", top=below, asked=top.size, number=play.size)
    return IllegalAction("does_not_beat", cards=text(play.laid), top=below)


def laid_as(laid: Cards, cards: Cards) -> str:
    """Return the cards that are laid, with the cards they count as where these differ."""
    stands = cards & ~laid
    if not stands:
        return text(laid)
    wild = " ".join(filter(None, (text(laid & cards), text(laid & ~cards))))
    return Sentence(COUNTS_AS, cards=wild, stands=text(stands))


def allowed(deal: Deal, seat: Seat, found: Iterable[Play]) -> Iterator[Play]:
    """Yield the plays that the house allows, with a declaration of wild cards where needed."""
    for play in found:
        if refused_by(deal, seat, play) is None:
            yield play
        elif play.cards & deal.rules.nameless:
            said = (Play(play.cards, other.cards) for other in readings(deal, seat, play))
            yield from [other for other in said if refused_by(deal, seat, other) is None][:1]


def refused_by(deal: Deal, seat: Seat, action: Action) -> IllegalAction | None:
    """Return the refusal of the first rule that forbids this; None when none does."""
    for rule in deal.rules.forbidders:
        if reason := rule.forbids(deal, seat, action):
            return reason
    return None
