"""Reading of a message as a person reads it: words, controls, pictures and named cards."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from bot.words.cards import STAR
from cogs.core.custom_ids import DEALS

JSON = dict[str, Any]
BUTTON, SELECT, USERS, ROLES, CHANNELS, TEXT = 2, 3, 5, 6, 8, 10
CARDS = ("play", "give", "bomb", "stand", "pick", "judge")  # acts whose ids hold cards
MENUS = ("pick", "judge", "choose")  # acts whose options hold cards
# acts whose ids hold a bid, a word, a page, a thing to post
SAYING = ("answer", "call", "log", "react", "post")
CHOOSING = (
    *("prefer", "share", "browse", "company", "practise"),
    *("takeseat", "dropseat", "person", "voteout", "quit", "start"),
    *("remove", "heir"),  # a page
    *("more", "page", "choose"),  # the number of a page, or of a select
    "watch",  # the button beside the message
    "swap",  # a preset
    *("daily", "dailypost", "dailycopy"),  # a day
    *("server", "bans", "ban", "lift"),
    *("board", "seasonask", "seasonend", "seasonundo"),  # a page, a season
    "achievements",  # of a person
    *("past", "pastdeal", "pastrecord", "pastverify", "keep", "unkeep", "step"),  # a finished deal
    *("voidask", "voidwhy", "restore", "voidagree"),
)
EPHEMERAL, LOADING, SILENT = 1 << 6, 1 << 7, 1 << 12
ON_TURN = ("play", "give", "pass", "pick")  # acts of a hand that asks its owner to act
SIGNS = "♦♣♥♠"
RANKS = ("3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2", "14", "15")
CARD = re.compile(r"(?:1[0-5]|[1-9JQKA])[♦♣♥♠]|red joker|black joker")
SUITS = ("diamonds", "clubs", "hearts", "spades")
TILES = {"1": "A", "11": "J", "12": "Q", "13": "K"}  # names of cards with the same bits
_MENTION = re.compile(r"</([^:>]+):\d+>")  # of a command; Discord shows "/game start"
_EMOJI = re.compile(r"<:(\w+):\d+>")
_RANKS_AS_WORDS = {"jack": "J", "queen": "Q", "king": "K", "ace": "A"}
_SUIT_NAMES = ("diamonds", "clubs", "hearts", "spades")
FACES = {"jack": "J", "queen": "Q", "king": "K", "ace": "A", **TILES}
_SUIT = "|".join(SUITS)
_RANK = r"\b(?:1[0-5]|[1-9]|jack|queen|king|ace)"  # a rule may speak of "the three of spades"
_SPELLED = re.compile(
    rf"(?P<rank>{_RANK}) of (?P<suits>(?:(?:{_SUIT})(?:, and | and |, (?={_SUIT}\b(?!:)))?)+)"
    r"(?P<twice> twice)?"
    rf"|\b(?P<suit>{_SUIT}): (?P<ranks>{_RANK}(?:, {_RANK}\b(?! of))*)"
    r"|(?P<joker>red joker|black joker)(?P<both> twice)?"
)
_CARD_EMOJI = re.compile(r"\b(?:(\w+)_of_(\w+)|(red|black)_joker)_v\d+\b")
_HEAD = re.compile(  # beside the table, of an unknown channel, of a private table, and in a chat
    r"(?:\*\* · deal |\*\*Deal )(\d+)(?:\*\*)?"
    r"(?:$| · (?:\[(?:#([^\]]+)|(a channel))\]|(practice|this chat)$))",
    re.MULTILINE,
)
_DAILY = re.compile(r"\*\* · deal of the day$|^\*\*Deal of the day\*\*$", re.MULTILINE)
_DUE = re.compile(r"<t:(\d+):R>")


# A line of a player in the results of a deal: medal, name, and the other facts.
RESULT = re.compile(r"^(🥇|🥈|🥉|▫️|[④-⑳]) ([^·\n]+?)(?: · ([^\n]*))?$", re.MULTILINE)


@dataclass(frozen=True)
class Control:
    """A button or a select on a message; `options` are (label, value, chosen already)."""

    message_id: str
    channel_id: str
    custom_id: str
    label: str
    options: tuple[tuple[str, str, bool], ...] = ()
    most: int = 1
    least: int = 1

    @property
    def act(self) -> str:
        """The act of the control: "join", "play", "pick" ..."""
        return self.custom_id.removeprefix("select-").partition(":")[0]

    @property
    def cards(self) -> list[str]:
        """The cards that a button lays, gives or throws in; the label may name fewer."""
        return of_mask(mask_in(self.custom_id.split(":")[3]))


@dataclass(frozen=True)
class Cockpit:
    """A hand as its message shows it; `cards` are words such as "7♦" in the order shown.

    A hand that stands beside its table names no `room`.
    """

    message: JSON
    deal: int
    room: str
    cards: tuple[str, ...]
    controls: tuple[Control, ...]

    @property
    def on_turn(self) -> bool:
        """Whether this hand asks its owner to act."""
        return any(one.act in ON_TURN for one in self.controls)


def components(message: JSON) -> Iterator[JSON]:
    """Yield every component of a message, nested ones too."""
    waiting = list(message.get("components", ()))
    while waiting:
        one = waiting.pop(0)
        yield one
        beside = [one["accessory"]] if "accessory" in one else []
        waiting = [*one.get("components", ()), *beside, *waiting]


def words(message: JSON) -> str:
    """Return the text that a person reads, with the cards that emojis show: "7♦ 7♣"."""
    return message.text if isinstance(message, Message) else _words(message)


def _words(message: JSON) -> str:
    lines = [message.get("content", "")]
    lines += [one["content"] for one in components(message) if one["type"] == TEXT]
    for embed in message.get("embeds", ()):
        lines += [embed.get("title", ""), embed.get("description", "")]
    return without_emojis(_MENTION.sub(r"`/\1`", "\n".join(line for line in lines if line)))


def without_emojis(text: str) -> str:
    """Return a text with cards in place of its emojis: "7♦ 7♣"."""
    return _EMOJI.sub(lambda found: card_of(found[1]), text.replace("><:", "> <:"))


def card_of(name: str) -> str:
    """Return the card or suit that an emoji of this name shows, else the name itself."""
    found = _CARD_EMOJI.fullmatch(name)
    if found is None:
        return name
    rank, suit, joker = found.groups()
    if joker:
        return f"{joker} joker"
    sign = SIGNS[_SUIT_NAMES.index(suit)]
    return sign if rank == "suit" else _RANKS_AS_WORDS.get(rank, rank) + sign


class Message(JSON):
    """A message as shown to a person; it never changes, so that each reading is cached."""

    @cached_property
    def text(self) -> str:
        """The text that a person reads."""
        return _words(self)

    @cached_property
    def called(self) -> tuple[str, ...]:
        """The ids of the people whom the message notifies, and "everyone"."""
        return tuple(_mentions(self))

    @cached_property
    def controls(self) -> tuple[Control, ...]:
        """The buttons and selects that can be used."""
        return _controls(self)

    @cached_property
    def acts(self) -> frozenset[str]:
        """The acts of the controls."""
        return frozenset(one.act for one in self.controls)

    @cached_property
    def cockpit(self) -> Cockpit | None:
        """The hand that the message shows; None if the message is no hand."""
        return _cockpit(self)


def controls(message: JSON) -> tuple[Control, ...]:
    """Return the buttons and selects of a message that can be used."""
    return message.controls if isinstance(message, Message) else _controls(message)


def cockpit(message: JSON) -> Cockpit | None:
    """Return the hand that a message shows; None if the message is no hand."""
    return message.cockpit if isinstance(message, Message) else _cockpit(message)


def is_companion(message: JSON) -> bool:
    """Whether a message is a lasting answer to an interaction, and no hand or table."""
    if message["flags"] & (EPHEMERAL | LOADING) or not message.get("interaction_metadata"):
        return False
    return all(one.get("id", 0) <= DEALS for one in message["components"])


def _controls(message: JSON) -> tuple[Control, ...]:
    return tuple(
        Control(
            message["id"],
            message["channel_id"],
            one["custom_id"],
            (one.get("label") or "").removesuffix(STAR).strip()
            or one.get("placeholder")
            or card_of(one.get("emoji", {}).get("name", "")),
            tuple((o["label"], o["value"], o["default"]) for o in one.get("options", ())),
            one.get("max_values", 1),
            one.get("min_values", 1),
        )
        for one in components(message)
        if one["type"] in (BUTTON, SELECT, USERS, ROLES, CHANNELS)
        and "custom_id" in one
        and not one.get("disabled")
    )


def _cockpit(message: JSON) -> Cockpit | None:
    text = words(message)
    head = _HEAD.search(text) or _DAILY.search(text)
    if head is None:
        return None
    number, *places = head.groups() or ("1", "practice")
    rest = [c["content"] for c in components(message) if c["type"] == TEXT]
    no_cards = ("> ", "### ", "-# ")
    heads = [text for text in rest if _HEAD.search(text) or _DAILY.search(text)]
    shown = [one for one in rest if one not in heads and not one.startswith(no_cards)]
    return Cockpit(
        message,
        int(number),
        next((place for place in places if place), ""),
        tuple(cards_in(without_emojis("\n".join(shown))) or _drawn(message)),
        controls(message),
    )


def _drawn(message: JSON) -> list[str]:
    """Return the cards that only the picture of a hand shows, where no text has room.

    A hand of two packs for two people is longer than an alt text may be: it cannot be read.
    """
    cards = picture_words(message).partition(". ")[0]
    return cards_spelled(cards) if cards.startswith("Your ") and "…" not in cards else []


def cards_spelled(text: str) -> list[str]:
    """Return the cards that an English text has in words: "7 of hearts and spades", "clubs: 3"."""
    found: list[str] = []
    for one in _SPELLED.finditer(text):
        if one["joker"]:
            found += [one["joker"]] * (2 if one["both"] else 1)
        elif one["suits"]:
            suits = re.findall(r"\w+s\b", one["suits"]) * (2 if one["twice"] else 1)
            found += [_card(one["rank"], suit) for suit in suits]
        else:
            found += [_card(rank, one["suit"]) for rank in re.split(", ", one["ranks"])]
    return found


def _card(rank: str, suit: str) -> str:
    return FACES.get(rank, rank) + SIGNS[SUITS.index(suit)]


def cards_in(text: str) -> list[str]:
    """Return the cards that a text names; tiles have the names of cards."""
    return [TILES.get(one[:-1], one[:-1]) + one[-1] for one in CARD.findall(text)]


def due_in(message: JSON) -> int:
    """Return the deadline that a message tells, in seconds since the epoch; 0 without one."""
    found = _DUE.search(words(message))
    return int(found[1]) if found else 0


def note_of(message: JSON) -> str:
    """Return the bot's note above a hand; an empty string without one."""
    notes = [line for line in words(message).splitlines() if line.startswith("> ")]
    return notes[0].removeprefix("> ") if notes else ""


def picture_urls(message: JSON) -> list[str]:
    """Return the URLs of the pictures of a message."""
    urls = [str(file["url"]) for file in message.get("attachments", ())]
    for one in components(message):
        urls += [str(item["media"]["url"]) for item in one.get("items", ())]
    return urls


def picture_words(message: JSON) -> str:
    """Return the alt texts of the pictures of a message."""
    items = [item for one in components(message) for item in one.get("items", ())]
    return " ".join(item.get("description") or "" for item in items)


def is_finale(message: JSON) -> bool:
    """Whether a message shows the end of a match, by its picture or in words."""
    return "🏆" in words(message) or "Finale of the match" in picture_words(message)


def mentions(message: JSON) -> list[str]:
    """Return the ids of the people whom a message notifies, and "everyone"."""
    return [*message.called] if isinstance(message, Message) else _mentions(message)


def _mentions(message: JSON) -> list[str]:
    everyone = ["everyone"] if message.get("mention_everyone") else []
    return [str(user["id"]) for user in message.get("mentions", ())] + everyone


def cards_named(message: JSON) -> set[str]:
    """Return every card that a message names: in text, labels, options, alt texts, ids, emojis."""
    whole = json.dumps(message, ensure_ascii=False)
    spelled = {*cards_spelled(whole)}
    return {*cards_in(whole)} | spelled | cards_in_emojis(whole) | cards_in_ids(message)


def cards_in_emojis(text: str) -> set[str]:
    """Return every card whose emoji is named in a text or in the JSON of a message."""
    return {card_of(found[0]) for found in _CARD_EMOJI.finditer(text)} - {*SIGNS}


def cards_in_ids(message: JSON) -> set[str]:
    """Return every card that the ids of a message's controls hold, as laid.

    Cards that wild cards may stand for are left out.
    """
    found: set[str] = set()
    for one in controls(message):
        for _, value, _ in one.options if one.act in MENUS else ():
            found.update(of_mask(mask_in(value)))
        if one.act in CARDS:
            found.update(of_mask(mask_in(one.custom_id.split(":")[3])))
        elif one.act not in (*SAYING, *CHOOSING):
            assert one.custom_id.count(":") == 3, one.custom_id
            assert one.custom_id.endswith(":"), f"{one.custom_id} says more than it needs"
    return found


def mask_in(written: str) -> int:
    """Return the mask of the laid cards in an argument of an id or in a value of an option.

    After a dot follows what the cards stand for, which is left out.
    """
    return int(written.partition(".")[0], 16)


def of_mask(mask: int) -> list[str]:
    """Return the cards of a bit mask of the bot in words, without the rules' code."""
    bits = [bit % 64 for bit in range(mask.bit_length()) if mask >> bit & 1]
    return [_word(bit) for bit in bits]


def _word(bit: int) -> str:
    rank, suit = divmod(bit, 4)
    if rank == 15:
        return ("black joker", "red joker")[suit]
    return RANKS[rank] + SIGNS[suit]
