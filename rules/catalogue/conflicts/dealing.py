"""Choices of dealing, leads and exchanges that contradict (I-02, I-12, I-16, I-17)."""

from __future__ import annotations

from collections.abc import Iterable

from rules.cards import RANKS, rank_of
from rules.catalogue.conflicts.conflict import Conflict, Meant, counts
from rules.sentences import Sentence

PACK_SIZES = {"standard52": 52, "strip40": 40, "tiles60": 60}
LARGEST_COLLUSION = 13  # cards in a hand whose every part may be offered
WILD = {"2": 12, "3": 0}


def pack_size(meant: Meant) -> int:
    """How many cards are in the pack that these choices make."""
    return PACK_SIZES[meant["pack"]] * int(meant["decks"]) + int(meant["jokers"])


def enough_cards(meant: Meant, seats: int | None) -> Iterable[str]:
    size, pack, most = meant.get("hand_size", "auto"), pack_size(meant), max(counts(meant, seats))
    if meant.get("deal") == "fixed" and size != "auto" and int(size) * most > pack:
        yield Sentence(
            "{players} players with {size} cards each need {need} cards; the pack has {pack}.",
            players=most,
            size=size,
            need=int(size) * most,
            pack=pack,
        )
    elif most > pack:
        yield Sentence("{players} players cannot share {pack} cards.", players=most, pack=pack)


def ghosts(meant: Meant, _: int | None) -> Iterable[str]:
    left, ghost = meant.get("leftover"), meant.get("ghost_hand")
    if ghost == "on" and left != "ghost":
        yield "A ghost hand is made of the cards left over: let the ghost have them."
    if left == "ghost" and ghost == "off":
        yield "Cards can only be left to the ghost when a ghost hand is dealt."
    if "ghost" in (left, "ghost" if ghost == "on" else "") and meant.get("deal") == "all_uneven":
        yield "A ghost hand needs equal hands: deal equal or fixed hands."


def drawing_needs_stock(meant: Meant, _: int | None) -> Iterable[str]:
    if meant.get("draw_on_pass", "off") != "off" and meant.get("leftover") != "stock":
        yield "Drawing on a pass needs a stock: let the cards left over be the stock."


def widow_needs_auction(meant: Meant, _: int | None) -> Iterable[str]:
    if meant.get("leftover") == "widow" and meant.get("auction", "none") == "none":
        yield "Cards can only be left for the winner of an auction in a game with an auction."


def rounds_need_winner(meant: Meant, _: int | None) -> Iterable[str]:
    if meant.get("deals_per_round") and meant["later_lead"] != "winner":
        yield "Rounds of deals need the winner to lead the later deals."


def tie_needs_loser(meant: Meant, _: int | None) -> Iterable[str]:
    if meant.get("loser_tie") == "next_seat" and meant["later_lead"] != "loser":
        yield "A tie for the loser only matters when the loser leads the later deals."


def named_card_is_natural(meant: Meant, _: int | None) -> Iterable[str]:
    if meant["first_lead"] != "named_card" or "first_lead_card" not in meant:
        return
    rank = _rank(meant["first_lead_card"])
    wild = {WILD[rank] for rank in WILD if rank in str(meant.get("wild_ranks", ""))}
    if rank in wild:
        other = next(name for index, name in enumerate(RANKS) if index not in wild)
        yield Sentence(
            "A wild card cannot name the first leader: take {card} instead.", card=f"{other}C"
        )


def one_gift_of_three(meant: Meant, _: int | None) -> Iterable[str]:
    if meant.get("three_player_gift") == "on" and meant.get("exchange", "none") != "none":
        yield "The gift of three players and an exchange by places cannot both be played."


def collusion_is_even(meant: Meant, seats: int | None) -> Iterable[str]:
    if meant.get("collusion") != "on":
        return
    numbers, pack = counts(meant, seats), pack_size(meant)
    if any(number % 2 for number in numbers):
        yield "Collusion in pairs needs an even number of players."
    fixed, size = meant["deal"] == "fixed", meant.get("hand_size", "auto")
    if meant["deal"] == "all_uneven" and any(pack % number for number in numbers):
        yield "Collusion needs equal hands: deal equal or fixed hands."
    largest = int(size) if fixed and size != "auto" else max(pack // n for n in numbers)
    if largest > LARGEST_COLLUSION:
        yield Sentence(
            "Collusion is for hands of at most {most} cards, not {number}.",
            most=LARGEST_COLLUSION,
            number=largest,
        )


def _rank(named: str | int) -> int:
    """The printed rank of a card as `first_lead_card` is parsed: a word, or the card."""
    return RANKS.index(named[:-1]) if isinstance(named, str) else rank_of(named)


CONFLICTS: tuple[Conflict, ...] = (
    enough_cards,
    ghosts,
    drawing_needs_stock,
    widow_needs_auction,
    rounds_need_winner,
    tie_needs_loser,
    named_card_is_natural,
    one_gift_of_three,
    collusion_is_even,
)
