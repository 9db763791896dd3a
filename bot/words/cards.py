"""Cards and plays in players' words: "7♦ 7♣", "a pair of sevens", "7 of diamonds and clubs".

Functions with `in_text` can make the text of a message, where cards can be emojis. In labels, alt
texts and all other places, cards have signs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from itertools import groupby

from babel.lists import format_list

from bot.discord import limits
from bot.domain.suggestions import Traits, by_print, kind_of, traits
from bot.words.card_emojis import beside, side_by_side
from bot.words.speech import SOURCE, Fact, Speech, knows
from rules.cards import (
    JOKER,
    ONE_PACK,
    RANKS,
    Card,
    Cards,
    card,
    each,
    index_of,
    joined,
    of_rank,
    rank_of,
    suit_of,
)
from rules.combinations import Combination
from rules.deciding import deciding
from rules.ranking import same_rank
from rules.ruleset import RuleSet

NAMED = {index: name.lower() for index, name in enumerate(RANKS[:13])} | {JOKER: "joker"}
NUMBERS = {"A": "1", "J": "11", "Q": "12", "K": "13"}  # printed on tiles
SIGNS = "♦♣♥♠"
SECOND = "*"  # after the sign of a card from the second pack, where backs count
STAR = "★"  # behind the label of the best play, whose colour not everybody sees
SUITS = ("diamonds", "clubs", "hearts", "spades")
PLAIN = ("single", "pair", "triple", "four", "set", "other")  # kinds without a name of their own
RUNS = ("straight", "pair-run", "triple-run", "quad-run")  # kinds that are a row of ranks
RUN_OF = dict(enumerate(RUNS, 1))  # by the number of equal cards of each rank
SUITED = ("flush", "straight-flush")  # kinds of which one suit is in the name
NAMED_WHOLE = ("kicked", "bomb")  # kinds whose label in words is the name of the play
TURNED = (11, 12, *range(11))  # A 2 3 ... K by printed rank, after which the ace follows again
RUNS_OF = {3: "triple-run", 4: "quad-run"}  # by the number of equal cards of each rank
FOUR = 4
MOST = 8  # most cards of one rank that have a name: "eight threes"
LONG = limits.LABEL - 10  # most characters of a play in a label
OF_HAND, OF_PLAY = 20, 12  # most cards shown as emojis, each of some 40 characters


def printed(speech: Speech, rank: int) -> str:
    """Return the text printed on a card of this rank, or on a tile: "J" or "11"."""
    name = RANKS[rank]
    return NUMBERS.get(name, name) if speech.tiles else name


def shown(speech: Speech, card: Card) -> str:
    """Return the text of a card; copies of a card look alike unless backs count."""
    if rank_of(card) == JOKER:
        return _backed(speech, speech.say("joker-red" if suit_of(card) else "joker-black"), card)
    if speech.spelled:
        return _spelled(speech, [card])
    return _backed(speech, printed(speech, rank_of(card)) + SIGNS[suit_of(card)], card)


def _backed(speech: Speech, label: str, card: Card) -> str:
    """Return the text of a card or suit, marked if the back counts and is of the second pack."""
    if not speech.backs or card <= ONE_PACK:
        return label
    return speech.say("of-second-deck", card=label) if speech.spelled else label + SECOND


def pretty(speech: Speech, word: str) -> str:
    """Return the text of the card with this code, such as "7D" or "7D*"."""
    return shown(speech, card(word.removesuffix("*")))


def line(
    speech: Speech, cards: Iterable[Card], *, in_text: bool = False, most: int = OF_HAND
) -> str:
    """Return cards in the order given, as one line of text: "3♦ 7♣ red joker".

    In a text, up to `most` cards are emojis where emojis are available.
    """
    if speech.spelled:
        return speech.say("between-words").join(by_rank(speech, cards))
    cards = tuple(cards)
    written = side_by_side(speech, cards) if in_text and len(cards) <= most else ""
    return written or " ".join(shown(speech, card) for card in cards)


def by_rank(speech: Speech, cards: Iterable[Card]) -> list[str]:
    """Return cards in words; neighbors of one rank are joined: "7 of hearts and spades".

    Two equal cards follow as one text: "7 of clubs twice".
    """
    texts = []
    for rank, group in groupby(cards, rank_of):
        together = list(group)
        same: dict[tuple[int, bool], list[Card]] = {}  # by suit, and by pack where backs count
        for copy in together:
            same.setdefault((suit_of(copy), speech.backs and copy > ONE_PACK), []).append(copy)
        once = [equal[0] for equal in same.values() if len(equal) == 1]
        twice = [equal[0] for equal in same.values() if len(equal) > 1]
        if rank == JOKER:
            texts += [shown(speech, card) for card in once]
        elif once:
            texts.append(_spelled(speech, once))
        texts += [speech.say("cards-twice", cards=shown(speech, card)) for card in twice]
    return texts


def brief(speech: Speech, held: Cards) -> str:
    """Return cards in a text for a button; where it would be too long, the first and last card."""
    text = in_order(speech, held)
    if len(text) <= LONG:
        return text
    ordered = by_print(held)
    first, last = shown(speech, ordered[0]), shown(speech, ordered[-1])
    return speech.say("cards-from-to", count=len(ordered), first=first, last=last)


def as_suggested(speech: Speech, label: str) -> str:
    """Return the label of the best play, with a sign of it; in words, with a word.

    >>> as_suggested(Speech(), "Pair 9♣ 9♠"), as_suggested(Speech(spelled=True), "pair of nines")
    ('Pair 9♣ 9♠★', 'pair of nines, suggested')
    """
    return speech.say("label-suggested", play=label) if speech.spelled else f"{label}{STAR}"


def in_order(speech: Speech, held: Cards, *, in_text: bool = False) -> str:
    """Return cards by printed rank and suit, as one line of text."""
    return line(speech, by_print(held), in_text=in_text, most=OF_PLAY)


def called(speech: Speech, held: Cards, *, in_text: bool = False, naming: Cards = 0) -> str:
    """Return the spoken name of a set of equal ranks, such as "a pair of nines".

    Single cards, very large sets and other plays have no name: their cards are returned, "4♠". In a
    text, the emojis of its cards follow the name of a set and show the suits; without emojis, the
    suits of the cards in `naming` follow: "a pair of nines (♦♥)".
    """
    rank, count = same_rank(held), held.bit_count()
    if rank is None or count == 1 or count > MOST:
        return in_order(speech, held, in_text=in_text)
    name = speech.say(f"called-{count}", rank=ranks(speech, rank))
    if in_text and (written := side_by_side(speech, by_print(held))):
        return f"{name} {written}"
    if not naming:
        return name
    return speech.say("called-with-cards", play=name, cards=_suits(speech, naming))


def _suits(speech: Speech, held: Cards) -> str:
    """Return the suits of cards of one rank: "♦♥", or "diamonds, hearts"; jokers are named."""
    if held & of_rank(JOKER):
        listed = by_rank(speech, by_print(held)) if speech.spelled else None
        return speech.say("between-words").join(
            listed or (shown(speech, card) for card in by_print(held))
        )
    if not speech.spelled:
        return "".join(_backed(speech, SIGNS[suit_of(card)], card) for card in by_print(held))
    count = Counter(
        _backed(speech, speech.say(f"suit-{SUITS[suit_of(card)]}"), card) for card in by_print(held)
    )
    return speech.say("between-words").join(
        speech.say("cards-twice", cards=suit) if several > 1 else suit
        for suit, several in count.items()
    )


def ranks(speech: Speech, rank: int) -> str:
    """Return the plural of a rank: "nines", or for tiles "13s"."""
    if rank not in NAMED or (speech.tiles and RANKS[rank] in NUMBERS):
        return speech.say("rank-number", number=_number(printed(speech, rank)))
    return speech.say(f"rank-{NAMED[rank]}")


def _number(text: str) -> Fact:
    """Return the text as a number where it is one, which a sentence can compare."""
    return int(text) if text.isdecimal() else text


def named_play(speech: Speech, play: Combination, most: int = LONG) -> str:
    """Return the cards of a play; where wild cards stand for others: "9♦ red joker=9♠".

    If the text is longer than `most` characters, return the first and the last card.
    """
    text = _whole(speech, play)
    return text if len(text) <= most else brief(speech, play.laid)


def stands_for(play: Combination) -> Cards:
    """Return the cards that wild cards stand for; 0 where every card is itself."""
    return play.cards & ~play.laid


def meaning_of(speech: Speech, play: Combination) -> str:
    """Return the cards that a play's wild cards stand for: "9♠"; without any, "itself"."""
    return in_order(speech, stands_for(play)) or speech.say("stands-for-itself")


def _whole(speech: Speech, play: Combination) -> str:
    stands = stands_for(play)
    if not stands:
        return in_order(speech, play.laid)
    plain, wild = play.laid & play.cards, play.laid & ~play.cards
    declared = speech.say(
        "stands-for", wild=in_order(speech, wild), stands=in_order(speech, stands)
    )
    return f"{in_order(speech, plain)} {declared}".strip()


def _spelled(speech: Speech, together: list[Card]) -> str:
    """Return cards of one rank in words: "7 of hearts and spades"."""
    suits = [_backed(speech, speech.say(f"suit-{SUITS[suit_of(card)]}"), card) for card in together]
    language = speech.language if knows(speech.language, "cards-spelled") else SOURCE
    listed = format_list(suits, locale=language.replace("-", "_"))
    return speech.say("cards-spelled", rank=_rank(speech, together[0]), suits=listed)


def _rank(speech: Speech, card: Card) -> str:
    rank = printed(speech, rank_of(card))
    return speech.say(f"one-{rank.lower()}") if rank in "JQKA" else rank


FEW = 2  # most cards that are each shown with their suit
SPELLED = 4  # most cards of a set that are written out: "7777"; more are "7 ×5"
IN_A_ROW = "–"


def laid(
    speech: Speech,
    held: Cards,
    as_cards: Cards,
    rules: RuleSet | None,
    *,
    in_text: bool = False,
    as_object: bool = False,
    whole: bool = False,
) -> str:
    """Return the name of a play for a sentence: "a full house of nines (9♦ …)".

    Two plays of which one beats the other have different names: where suits or backs decide, the
    name has them. `held` are the cards that were laid, and `as_cards` the cards that they count as.
    Where these differ, the text has both. Without the rules of the game, only sets of equal ranks
    have a name. `as_object` is for a play after a verb: in German "ein Flush" becomes "einen
    Flush". `whole` names each card, for the alt text of a picture that shows them.
    """
    speech = with_backs(speech, rules)
    stands = held != as_cards
    kind = _kind(as_cards, rules)
    shown = in_text and not stands  # no emojis for cards that wild cards stand for
    naming = as_cards if whole else deciding(as_cards, rules) if rules else 0
    if not rules or kind in PLAIN:
        name = called(speech, as_cards, in_text=shown, naming=naming)
    else:
        name = _named(speech, as_cards, kind, rules, naming, in_text=shown, as_object=as_object)
    if not stands:
        return name
    laid_cards = called(speech, held, in_text=in_text, naming=held)
    return speech.say("play-counts-as", play=laid_cards, stands=name)


def with_backs(speech: Speech, rules: RuleSet | None) -> Speech:
    """Return a speech that tells the second pack apart if its backs count in this game."""
    return replace(speech, backs=True) if rules and rules.ranking.backs else speech


def play_name(speech: Speech, as_cards: Cards, rules: RuleSet) -> str:
    """Return the name of a play, without its cards if it has one: "a full house of nines"."""
    kind, rank = _kind(as_cards, rules), same_rank(as_cards)
    if kind in PLAIN or kind == "rocket" or rank is not None:
        return laid(speech, as_cards, as_cards, rules)
    play = _read(as_cards, rules)
    assert play
    return _of_several_ranks(speech, kind, traits(play, rules))


def exact(
    speech: Speech, held: Cards, as_cards: Cards, rules: RuleSet | None, *, in_text: bool = False
) -> str:
    """Return a play with its exact cards: "9♦ 9♣", not "a pair of nines"."""
    speech = with_backs(speech, rules)
    stands = as_cards & ~held
    if _kind(as_cards, rules) not in PLAIN:
        return laid(speech, held, as_cards, rules, in_text=in_text)
    if not stands:
        return in_order(speech, held, in_text=in_text)
    return named_play(speech, Combination(as_cards, 0, 0, 0, held.bit_count(), False, held))


def _kind(cards: Cards, rules: RuleSet | None) -> str:
    """Return the kind of play that these cards form, such as "pair"; "other" where unknown."""
    read = rules and _read(cards, rules)
    return kind_of(read, rules).removeprefix("kind-") if rules and read else "other"


def _read(cards: Cards, rules: RuleSet) -> Combination | None:
    return rules.usual.read(cards) or rules.reader(upside_down=True).read(cards)


def _named(
    speech: Speech,
    cards: Cards,
    kind: str,
    rules: RuleSet,
    naming: Cards,
    *,
    in_text: bool,
    as_object: bool,
) -> str:
    """Return the name of a play whose kind has a name; cards follow unless the name tells them."""
    if kind == "rocket" or same_rank(cards) is not None:
        return _of_one_rank(speech, cards, kind, naming)
    play = _read(cards, rules)
    assert play
    about = traits(play, rules)
    if speech.spelled:
        return _in_words(speech, kind, about, naming, as_object=as_object)
    shown = line(speech, about.cards, in_text=in_text, most=OF_PLAY)
    name = _of_several_ranks(speech, kind, about, as_object=as_object)
    return speech.say("called-with-cards", play=name, cards=shown)


def _of_one_rank(speech: Speech, cards: Cards, kind: str, naming: Cards) -> str:
    """Return the name of a rocket, or of a bomb of equal cards."""
    if kind == "rocket":
        return speech.say("called-rocket")
    rank = same_rank(cards)
    assert rank is not None
    bomb = cards.bit_count() == FOUR
    name = speech.say(
        "called-bomb" if bomb else "called-bomb-set",
        rank=ranks(speech, rank),
        play=called(speech, cards),
    )
    if not naming:
        return name
    return speech.say("called-with-cards", play=name, cards=_suits(speech, naming))


def _in_words(speech: Speech, kind: str, about: Traits, naming: Cards, *, as_object: bool) -> str:
    """Return the name of a play of several ranks in words: "a straight, 3 to 7 (7 of spades)"."""
    name, beside = _by_ranks(speech, kind, about, as_object=as_object)
    listed = _beside(speech, kind, about, beside, naming)
    return speech.say("called-with-cards", play=name, cards=listed) if listed else name


def _by_ranks(
    speech: Speech, kind: str, about: Traits, *, as_object: bool
) -> tuple[str, tuple[Card, ...]]:
    """Return the name of a play of several ranks in words, and the cards that it does not tell."""
    form = "object" if as_object else "subject"
    body, extras = _parts(about)
    if kind == "flush":
        listed = speech.say("between-words").join(
            _rank(speech, card) for card in by_print(joined(body))
        )
        return speech.say(
            "said-flush", suit=suit_word(speech, body[0]), ranks=listed, form=form
        ), ()
    facts: dict[str, Fact] = {"range": _range(speech, body), "form": form}
    if kind == "straight-flush":
        name = speech.say("said-straight-flush", suit=suit_word(speech, body[0]), **facts)
    elif kind == "full-house":
        three, other = ranks(speech, rank_of(body[0])), ranks(speech, rank_of(body[-1]))
        return speech.say("said-full-house", rank=three, other=other, form=form), ()
    elif kind == "kicked" and about.length == 1:
        name = speech.say(f"called-{about.width}", rank=ranks(speech, rank_of(about.top)))
    elif kind in RUNS or kind in ("kicked", "bomb"):
        run = speech.say(f"said-{RUN_OF[min(about.width, FOUR)]}", count=about.length, **facts)
        name = speech.say("said-bomb", play=run) if kind == "bomb" else run
    else:
        name = _of_several_ranks(speech, kind, about, as_object=as_object)
        return name, () if kind == "dragon" else _one_of_each(body, first=kind == "four-and-one")
    if not extras:
        return name, ()
    with_extras = "called-with-pairs" if about.pairs else "called-with"
    return speech.say(with_extras, play=name, count=about.extras), (
        _one_of_each(extras) if about.pairs else extras
    )


def _parts(about: Traits) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Return the body of a play of several ranks, and the cards beside it."""
    count = about.extras * (2 if about.pairs else 1)
    body = len(about.cards) - count
    return about.cards[:body], about.cards[body:]


def _one_of_each(cards: Iterable[Card], *, first: bool = False) -> tuple[Card, ...]:
    """Return a card of each rank; with `first`, without the rank of the first card."""
    last_of = {rank_of(card): card for card in cards}
    return tuple(last_of.values())[1 if first else 0 :]


def _beside(
    speech: Speech, kind: str, about: Traits, beside: tuple[Card, ...], naming: Cards
) -> str:
    """Return what follows a name in brackets: ranks that it does not tell, and cards that decide.

    The suits of a flush are in its name.
    """
    if kind in SUITED:
        naming &= ~joined(_parts(about)[0])
    listed = [rank_word(speech, card) for card in beside if not naming & of_rank(rank_of(card))]
    listed += by_rank(speech, (card for card in about.cards if card & naming))
    return speech.say("between-words").join(listed)


def _range(speech: Speech, body: tuple[Card, ...]) -> str:
    """Return ranks that follow each other as "3 to 7"; others are listed."""
    ring = (*TURNED, *((13, 14) if speech.tiles else ()))
    held = sorted({rank_of(card) for card in body})
    firsts = [rank for rank in held if rank in ring and _before(ring, rank) not in held]
    one_of = {rank_of(card): card for card in body}
    if len(firsts) != 1 or any(rank not in ring for rank in held):
        return speech.say("between-words").join(rank_word(speech, one_of[rank]) for rank in held)
    low = firsts[0]
    high = ring[(ring.index(low) + len(held) - 1) % len(ring)]
    return speech.say(
        "ranks-from-to",
        low=_rank(speech, one_of[low]),
        high=_rank(speech, one_of[high]),
        lowest=_number(printed(speech, low)),
        highest=_number(printed(speech, high)),
    )


def _before(ring: tuple[int, ...], rank: int) -> int:
    return ring[ring.index(rank) - 1]


def suit_word(speech: Speech, card: Card) -> str:
    return speech.say(f"suit-{SUITS[suit_of(card)]}")


def rank_word(speech: Speech, card: Card) -> str:
    return shown(speech, card) if rank_of(card) == JOKER else _rank(speech, card)


def _of_several_ranks(speech: Speech, kind: str, about: Traits, *, as_object: bool = False) -> str:
    """Return the name of a play of several ranks: "a full house of nines"."""
    rank = rank_of(about.top)
    facts: dict[str, Fact] = {
        "rank": ranks(speech, rank),
        "card": shown(speech, about.top),
        "top": _number(printed(speech, rank)),
        "form": "object" if as_object else "subject",
    }
    if kind == "kicked":
        body = f"called-{RUNS_OF[about.width]}" if about.length > 1 else f"called-{about.width}"
    elif kind == "bomb":
        body = "called-bomb-run"
    else:
        body = f"called-{kind}"
    name = speech.say(body, count=about.length, **facts)
    if not about.extras:
        return name
    return speech.say(
        "called-with-pairs" if about.pairs else "called-with", play=name, count=about.extras
    )


def labelled(speech: Speech, play: Combination, kind: str, rules: RuleSet | None = None) -> str:
    """Return the label of the button for a play; its `kind` is a key such as "kind-pair"."""
    kind, cards = kind.removeprefix("kind-"), short(speech, play, rules)
    if speech.spelled and kind in NAMED_WHOLE and cards and not _of_few(play):
        return cards[0].upper() + cards[1:]
    label = speech.say(f"label-{kind}", cards=cards)
    return f"{label} {cards}".strip() if kind == "dragon" else label


def short(speech: Speech, play: Combination, rules: RuleSet | None = None) -> str:
    """Return the cards of a play in a short form.

    Up to two cards have their suits. More cards have a suit if it is the same for all; if by the
    `rules` the suits of some cards decide and no emoji shows them, these cards have theirs:
    "3–7♠". Plays with wild cards, which show the cards they stand for, are in full.
    """
    speech = with_backs(speech, rules)
    held = play.laid
    naming = deciding(held, rules) if rules else 0
    if stands_for(play) or (speech.spelled and (_of_few(play) or not rules)):
        return named_play(speech, play)
    if speech.spelled and rules:
        return _short_in_words(speech, held, rules, naming)
    kind = _kind(held, rules)
    if kind == "dragon":
        return _deciding_signs(speech, held, naming)
    if rules and kind == "straight-flush":
        return _flush_signs(speech, held, rules)
    return in_order(speech, held) if held.bit_count() <= FEW else _in_signs(speech, held, naming)


def _in_signs(speech: Speech, held: Cards, naming: Cards) -> str:
    """Return more than two cards by their ranks, with the suits of those in `naming`."""
    ranks = [list(same) for _, same in groupby(_in_order(held), rank_of)]
    if same_rank(held) is not None:
        suits = naming and not beside(speech, held)  # an emoji shows the highest card
        return _set(speech, ranks[0]) + (_suits(speech, naming) if suits else "")
    if _in_a_row(ranks):
        first, last = (_short_rank(speech, same[0]) for same in (ranks[0], ranks[-1]))
        return f"{first}{IN_A_ROW}{last}{_row_suits(speech, held, ranks, naming)}"
    most_first = sorted(ranks, key=len, reverse=True)
    if len(most_first[0]) == 1:
        listed = (
            _short_rank(speech, card) + _its_suit(speech, [card], naming)
            for card in _in_order(held)
        )
        return " ".join(listed) + _suit(held)
    return " ".join(_set(speech, same) + _its_suit(speech, same, naming) for same in most_first)


def _of_few(play: Combination) -> bool:
    """Whether the label of a play in words names each card: of a single rank, or of few cards."""
    return play.size <= FEW or same_rank(play.laid) is not None or bool(stands_for(play))


def _short_in_words(speech: Speech, cards: Cards, rules: RuleSet, naming: Cards) -> str:
    """Return a play of several ranks after the word for its kind: "3 to 7 (7 of spades)"."""
    play, kind = _read(cards, rules), _kind(cards, rules)
    if not play or kind in PLAIN:
        return in_order(speech, cards)
    about = traits(play, rules)
    if kind in NAMED_WHOLE:
        return _in_words(speech, kind, about, naming, as_object=False)
    (body, extras), beside = _parts(about), tuple[Card, ...]()
    if kind == "dragon":
        return speech.say("between-words").join(by_rank(speech, each(naming)))
    if kind == "flush":
        listed = speech.say("between-words").join(_rank(speech, card) for card in by_print(cards))
        name = speech.say("suit-spelled", suit=suit_word(speech, body[0]), ranks=listed)
    elif kind == "straight-flush":
        suit = suit_word(speech, body[0])
        name, beside = speech.say("suit-spelled", suit=suit, ranks=_range(speech, body)), extras
    elif kind in RUNS:
        name = _range(speech, body)
    else:
        name = speech.say("between-words").join(
            ranks(speech, rank_of(same[0])) if len(same) > 1 else rank_word(speech, same[0])
            for same in (list(group) for _, group in groupby(body, rank_of))
        )
    listed = _beside(speech, kind, about, beside, naming)
    return speech.say("called-with-cards", play=name, cards=listed) if listed else name


def _flush_signs(speech: Speech, held: Cards, rules: RuleSet) -> str:
    """Return a straight flush and the cards beside it: "3–7 ♣ K A"."""
    play = _read(held, rules)
    assert play
    body, extras = _parts(traits(play, rules))
    rows = [[card] for card in sorted(body, key=index_of)]
    if _in_a_row(rows):
        row = f"{_short_rank(speech, rows[0][0])}{IN_A_ROW}{_short_rank(speech, rows[-1][0])}"
    else:
        row = " ".join(_short_rank(speech, card) for (card,) in rows)
    return " ".join([row + _suit(joined(body)), *(_short_rank(speech, card) for card in extras)])


def _row_suits(speech: Speech, held: Cards, ranks: list[list[Card]], naming: Cards) -> str:
    """Return the suits after a row of ranks: that of all cards, else those of cards that decide."""
    if not naming or _suit(held):
        return _suit(held)
    if naming == joined(ranks[-1]):
        return _suits(speech, naming)
    return f" {_deciding_signs(speech, held, naming)}"


def _deciding_signs(speech: Speech, held: Cards, naming: Cards) -> str:
    return " ".join(shown(speech, card) for card in _in_order(held) if card & naming)


def _its_suit(speech: Speech, same: list[Card], naming: Cards) -> str:
    """Return the suits of cards of one rank if they decide; jokers have their colour anyway."""
    decides = naming & joined(same) and rank_of(same[0]) != JOKER
    return _suits(speech, joined(same)) if decides else ""


def _in_order(held: Cards) -> list[Card]:
    return sorted(each(held), key=index_of)


def _in_a_row(ranks: list[list[Card]]) -> bool:
    """Whether these ranks follow each other as printed, and have equal numbers of cards."""
    first = rank_of(ranks[0][0])
    steps = [rank_of(same[0]) - first for same in ranks]
    return steps == [*range(len(ranks))] and len({len(same) for same in ranks}) == 1


def _set(speech: Speech, same: list[Card]) -> str:
    rank = _short_rank(speech, same[0])
    if rank_of(same[0]) == JOKER or len(same) > SPELLED:
        return f"{rank} ×{len(same)}" if len(same) > 1 else rank
    return rank * len(same) if len(rank) == 1 else " ".join([rank] * len(same))


def _short_rank(speech: Speech, card: Card) -> str:
    return shown(speech, card) if rank_of(card) == JOKER else printed(speech, rank_of(card))


def _suit(held: Cards) -> str:
    """Return a blank and the sign of the suit of all these cards; "" where suits differ."""
    suits = {suit_of(card) for card in each(held)}
    return f" {SIGNS[suits.pop()]}" if len(suits) == 1 else ""
