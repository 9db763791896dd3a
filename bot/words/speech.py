"""The sentences of the shell, in the language of a `Speech`, with cards as signs or in words.

A function that makes a text takes a `Speech` as an argument. All speeches derive from the speech of
the `App`. A handler has the speech of the person who pressed the button in its `Context`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache
from itertools import pairwise
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, Message, ResolverEnvironment
from fluent.runtime.types import FluentFloat
from fluent.syntax import FluentParser

from bot.domain.names import BLANK
from bot.domain.preferences import Hidden
from bot.words.numbers import Number, counted

Fact = str | int | Number

TEXTS = Path(__file__).parent / "texts"
LANGUAGES = {  # Discord's name of each language, and the language's own name
    "en": "English",
    "zh-TW": "繁體中文",
    "zh-CN": "简体中文",
    "ja": "日本語",
    "vi": "Tiếng Việt",
    "id": "Bahasa Indonesia",
    "de": "Deutsch",
    "fr": "Français",
    "nl": "Nederlands",
    "hu": "Magyar",
}
SOURCE = "en"
_COMMAND = re.compile(r"`/([^`\n]+)`")
_ENTRY = re.compile(r"^-?[a-zA-Z][\w-]* =", re.MULTILINE)  # where a sentence or term starts
SENTENCES = 10_000  # most sentences in the cache, of some hundred bytes each


@dataclass
class Emojis:
    """The ids of the emojis of one application, by name; empty until all are uploaded.

    >>> from bot.words.card_emojis import NAMES, beside
    >>> from rules.cards import cards
    >>> beside(Speech(emojis=Emojis(dict.fromkeys(NAMES, "42"))), cards("7H"))
    '<:7_of_hearts_v...:42>'
    """

    ids: Mapping[str, str] = field(default_factory=dict)


@dataclass
class CommandIds:
    """The ids of the commands by path, such as "game start"; empty until they are registered."""

    ids: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class PersonName:
    """The name of a person: escaped text for messages, and plain text for pictures.

    The mark follows the escaped text where another name looks alike. A hidden person has no name.
    """

    text: str
    mark: str = ""
    plain: str = ""
    hidden: Hidden = Hidden.NO


@dataclass(frozen=True)
class Speech:
    """Form of a text: its language, the names of people, the style of cards.

    For example::

        speech = naming(app.speech.within("de"), {"7": "Ana"})
        text = speech.say("table-closed-by", who=named(speech, "7"))
    """

    language: str = SOURCE
    spelled: bool = False  # cards in words, "7 of hearts", for a screen reader
    tiles: bool = False  # tiles from 1 to 15 instead of cards: the jack is an 11
    backs: bool = False  # cards of the second pack are told apart from those of the first
    names: Mapping[str, PersonName] = field(default_factory=dict)  # by player
    emojis: Emojis = field(default_factory=Emojis)
    commands: CommandIds = field(default_factory=CommandIds)

    def within(self, language: str, *, spelled: bool = False) -> Speech:
        """Return this speech in the available language closest to a locale of Discord.

        Cards have signs unless `spelled` is true, which puts them in words.
        """
        return replace(self, language=closest(language), spelled=spelled)

    def say(self, key: str, **facts: Fact) -> str:
        """Return the sentence with its facts filled in, in this language or else in English.

        Commands in backticks, such as "`/game start`", become clickable mentions as soon as their
        ids are known. Where cards are in words, emojis stand behind the words. Raises KeyError
        where there is no such sentence.
        """
        text = _filled(self.language, key, **facts)
        if self.spelled:
            text = words_first(text)
        return _mentioning(text, self) if "`/" in text and self.commands.ids else text

    def written(self, value: float, decimals: int = 0, *, signed: bool = False) -> str:
        """Return a number that stands by itself, in this language's notation."""
        return Number(value, decimals, signed).written(self.language)


_SIGN = "[\U0001f000-\U0001faff\u231a-\u23ff\u2600-\u26ff\u2934\u2935\u21a9\u21aa\u2b50]\ufe0f?"
_SIGN_FIRST = re.compile(rf"^((?:> |-# |- )?)((?:{_SIGN})+)\s*(\S.*)$", re.MULTILINE)
_UNHEARD = re.compile("\N{ROBOT FACE}\\s*| ?[↺↻]")  # what the words beside it say


def words_first(text: str) -> str:
    """Return a text for the ear: emojis behind the words of each line, and no robots.

    A screen reader speaks the name of an emoji, which would come before the fact.

    >>> words_first("⏳ 🤖 Sage ran out of time.")
    'Sage ran out of time. ⏳'
    """
    return _SIGN_FIRST.sub(r"\1\3 \2", _UNHEARD.sub("", text))


def marked(speech: Speech, sign: str, text: str) -> str:
    """Return a line that begins with a sign; in words, the sign stands behind.

    >>> marked(Speech(spelled=True), "🔒", "No more twos")
    'No more twos 🔒'
    """
    return f"{text} {sign}" if speech.spelled else f"{sign} {text}"


_NUMBERED = re.compile(r"^(\d+)\.", re.MULTILINE)


def as_lines(facts: Iterable[str]) -> str:
    """Return facts as lines of a message, in which no number with a dot begins a list.

    >>> as_lines(["1. Platz: Ana"])
    '1\\\\. Platz: Ana'
    """
    return _NUMBERED.sub(r"\1\\.", "\n".join(facts))


def closest(locale: str) -> str:
    """Return the available language closest to a locale of Discord: "en-GB" is English."""
    if locale in LANGUAGES:
        return locale
    family = locale.partition("-")[0]
    return family if family in LANGUAGES else SOURCE


class _Sentences(FluentBundle):
    """The sentences of one language; each is parsed at its first use.

    To parse all sentences of all languages at the start takes 0.9 s of a processor and 15 MB.
    """

    _parser = FluentParser(with_spans=False)

    def __init__(self, language: str, source: str) -> None:
        super().__init__([language], use_isolating=False)
        starts = [match.start() for match in _ENTRY.finditer(source)]
        entries = [source[at:end] for at, end in pairwise([*starts, len(source)])]
        self._sources = {entry.partition(" =")[0]: entry for entry in entries}

    def has_message(self, message_id: str) -> bool:
        return message_id in self._sources

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        name = f"-{entry_id}" if term else entry_id
        if name not in self._compiled:
            self.add_resource(self._parser.parse(self._sources[name]))
        return super()._lookup(entry_id, term)


@cache
def bundle(language: str) -> FluentBundle:
    """Return the sentences of one language; there are none where the language has no file."""
    file = TEXTS / f"{language}.ftl"
    return _Sentences(language, file.read_text(encoding="utf-8") if file.exists() else "")


@lru_cache(SENTENCES, typed=True)  # the same cards, seats and people come up again
def _filled(language: str, key: str, /, **facts: Fact) -> str:
    sentences = bundle(language if knows(language, key) else SOURCE)
    message = sentences.get_message(key)
    if message.value is None:
        raise KeyError(key)
    values = {name: _variable(fact, language) for name, fact in facts.items()}
    # not `format_pattern`, which would turn all facts into plain numbers
    filling = ResolverEnvironment(sentences, [], current=CurrentEnvironment(values))
    text = str(message.value(filling))
    if filling.errors:
        raise filling.errors[0]
    return text


def _variable(fact: Fact, language: str) -> str | FluentFloat:
    number = Number(fact) if isinstance(fact, int) else fact
    return counted(number, language) if isinstance(number, Number) else number


def _mentioning(text: str, speech: Speech) -> str:
    """Return the text with mentions of its commands, which readers see in their own language."""
    paths = _paths(speech.language, tuple(speech.commands.ids))

    def mention(match: re.Match[str]) -> str:
        names = match[1].split(" ")
        for count in (2, 1):
            path, options = paths.get(" ".join(names[:count])), " ".join(names[count:])
            if path:
                mentioned = f"</{path}:{speech.commands.ids[path]}>"
                return f"{mentioned} `{options}`" if options else mentioned
        return match[0]

    return _COMMAND.sub(mention, text)


@lru_cache(len(LANGUAGES))
def _paths(language: str, paths: tuple[str, ...]) -> Mapping[str, str]:
    """Return the paths of the commands by their names in a language and in English."""
    path_by_name = {path: path for path in paths}
    for path in paths:
        names = path.split(" ")
        keys = (f"name-{'-'.join(names[:count])}" for count in range(1, len(names) + 1))
        own = [
            _filled(language, key) if knows(language, key) else name
            for key, name in zip(keys, names, strict=True)
        ]
        path_by_name[" ".join(own)] = path
    return path_by_name


def all_texts() -> bytes:
    """Return the content of all text files; two results differ if any text differs."""
    return b"".join(file.read_bytes() for file in sorted(TEXTS.iterdir()) if file.is_file())


def knows(language: str, key: str) -> bool:
    return bundle(language).has_message(key)


def paged(lines: Iterable[str], most: int) -> list[str]:
    """Return at least one page of lines, of at most `most` characters each; long lines are cut."""
    pages = [""]
    for line in lines:
        cut = line[:most]
        longer = f"{pages[-1]}\n{cut}" if pages[-1] else cut
        if len(longer) > most:
            pages.append(cut)
        else:
            pages[-1] = longer
    return pages


def clipped(text: str, most: int) -> str:
    """Return the line; one of more than `most` characters is cut between two words, before "…".

    A script without blanks between its words is cut anywhere.
    """
    if len(text) <= most:
        return text
    head = text[:most].rpartition(" ")[0]
    if len(head) < most // 2:
        head = text[: most - 1]
    return head.rstrip(" ,;:、，") + "…"


def fitted(lines: Iterable[str], most: int) -> str:
    """Return the first lines, as many as fit into a message of `most` characters."""
    return paged(lines, most)[0]


_ENDS = (".", "。", "!", "！", "?", "？", ":", "：")  # signs at the end of a sentence
HEARD = 250  # characters of an alt text: about 15 seconds of a screen reader


def in_words(speech: Speech) -> Speech:
    """Return a speech that has cards in words, as a text for the ear needs.

    >>> in_words(Speech("de")).spelled
    True
    """
    return replace(speech, spelled=True)


def alt_text(speech: Speech, facts: Sequence[str], most: int = HEARD) -> str:
    """Return facts as sentences in one text of at most `most` characters.

    Facts that find no room are left out, the last ones first, and counted at the end.

    >>> alt_text(Speech(), ["On the table: a pair of nines.", "Ana: 3", "Ben: 12", "Cy: 9"], 52)
    'On the table: a pair of nines. Ana: 3. And 2 more.'
    """
    between = speech.say("between-sentences")
    facts = [
        fact if fact.endswith(_ENDS) else speech.say("as-sentence", said=fact) for fact in facts
    ]
    for count in range(len(facts), 0, -1):
        left = len(facts) - count
        more = [speech.say("alt-more", count=left)] if left else []
        text = between.join([*facts[:count], *more])
        if len(text) <= most:
            return text
    if len(facts) <= 1:
        return clipped("".join(facts), most)
    rest = between + speech.say("alt-more", count=len(facts) - 1)
    return clipped(facts[0], most - len(rest)) + rest


COLUMNS = 40  # greatest width of a name, in Latin letters
SPARE = 16  # characters that a name may have beyond its columns: backslashes, accents

_JOINER, _SPARER = "\u200d", "\u200c"  # between two characters: draw them as one, or apart
_UNSEEN = "\u034f\u17b4\u17b5"  # marks that are not drawn
_NO_TEXT = ("Cc", "Cf", "Cs", "Co")  # categories: controls, invisible, surrogates, private use
_MARKS = 4  # most marks on one letter: no script needs more
_VIRAMA = 9  # Unicode's combining class of the mark that joins letters of Indian scripts
_MARKDOWN = re.compile(r"[\\*_~`|<>\[\]()#@:/]")
_AT_START = re.compile(r"^(?:(\d+)(?=\.)|(?=[-+]))")  # the start of a list
_RIGHT_TO_LEFT = ("R", "AL", "AN")
ROBOT = "\N{ROBOT FACE}"  # stands only before the names of computer players
_ROBOTS = re.compile(f"{ROBOT}[\ufe00-\ufe0f\U0001f3fb-\U0001f3ff\u20d0-\u20f0\u0300-\u036f]*")
_ISOLATED = "\u2068{}\u2069"  # neighboring text keeps its own direction


def plain(name: str) -> str:
    """Return the name as one line of visible characters; "" when there are none."""
    visible: list[str] = []
    signs, marks = unicodedata.normalize("NFC", name.translate(BLANK)), 0
    for at, sign in enumerate(signs):
        before, kind = visible[-1] if visible else " ", unicodedata.category(sign)
        if sign.isspace():
            visible.append(" ")
        elif kind.startswith("M"):
            marks += 1
            if before != " " and marks <= _MARKS and sign not in _UNSEEN:
                visible.append(sign)
        elif kind not in _NO_TEXT:
            marks = 0
            visible.append(sign)
        elif _joins(before, sign, signs[at + 1 : at + 2]):
            visible.append(sign)
    return unicodedata.normalize("NFC", " ".join("".join(visible).split()))


@lru_cache(maxsize=4096)  # each message names the people of its table
def of_person(name: str) -> str:
    """Return the plain name of a person, without the robot that marks computer players."""
    return plain(_ROBOTS.sub("", name))


def _joins(before: str, sign: str, after: str) -> bool:
    """Whether `sign` is an invisible joiner that a script or a composed emoji needs here."""
    if sign not in (_JOINER, _SPARER) or not after:
        return False
    if unicodedata.category(after).startswith("L"):
        arabic = {unicodedata.bidirectional(neighbor) for neighbor in (before, after)} == {"AL"}
        return unicodedata.combining(before) == _VIRAMA or (sign == _SPARER and arabic)
    coloured = before == "\ufe0f" or _is_skin(before)
    return sign == _JOINER and _is_picture(after) and (coloured or _is_picture(before))


def _is_picture(sign: str) -> bool:
    """Whether this may be an emoji; Python has no category for the newest emojis."""
    return unicodedata.category(sign) in ("So", "Cn")


def _is_skin(sign: str) -> bool:
    return "\U0001f3fb" <= sign <= "\U0001f3ff"


def _is_flag(sign: str) -> bool:
    """Whether this is a regional indicator; two regional indicators make a flag."""
    return "\U0001f1e6" <= sign <= "\U0001f1ff"


def clusters(text: str) -> Iterator[str]:
    """Yield the characters that a reader counts as one: a letter with marks, a composed emoji."""
    cluster = ""
    for sign in text:
        if cluster and not _goes_on(cluster, sign):
            yield cluster
            cluster = ""
        cluster += sign
    if cluster:
        yield cluster


def _goes_on(cluster: str, sign: str) -> bool:
    if unicodedata.category(sign).startswith("M") or _is_skin(sign):
        return True
    pair = len(cluster) == 1 and _is_flag(cluster) and _is_flag(sign)
    return pair or sign in (_JOINER, _SPARER) or cluster[-1] == _JOINER


def columns(cluster: str) -> int:
    """Return the width of a cluster in Latin letters, at least as wide as fonts draw it.

    >>> [columns(sign) for sign in ("a", "字", "\ufdfd", "\u2e3b")]
    [1, 2, 10, 6]
    """
    emoji = "\ufe0f" in cluster or _is_flag(cluster[0])
    return max(2 if emoji else 1, *map(_width, cluster))


@lru_cache(4096)
def _width(sign: str) -> int:
    """Return the width of a sign, by its properties and the words of its name in Unicode."""
    if unicodedata.category(sign).startswith("M"):
        return 0
    if unicodedata.east_asian_width(sign) in "WF":
        return 2
    name = unicodedata.name(sign, "")
    script = name.partition(" ")[0]
    if name.startswith("ARABIC LIGATURE"):  # a word or a sentence drawn as one sign
        letters = unicodedata.normalize("NFKD", sign)
        return _SENTENCE if letters == sign else sum(letter.isalpha() for letter in letters)
    if "DASH" in name or name == "HORIZONTAL BAR":
        return next((wide for word, wide in _DASHES.items() if word in name), 1)
    if script in _ORNATE and unicodedata.category(sign) not in ("Nd", "Lm"):
        return 2 if unicodedata.category(sign) == "Lo" else _ORNAMENT
    return max((wide for word, wide in _PICTURED.items() if word in name), default=1)


_SENTENCE, _ORNAMENT = 10, 6  # widths of a sentence in one sign, and of an ornament
_DASHES = {"THREE-EM": 6, "TWO-EM": 4, "EM DASH": 2, "HORIZONTAL BAR": 2}
_ORNATE = frozenset(  # scripts with wide letters, and with ornaments among their punctuation
    ("JAVANESE", "BALINESE", "SUNDANESE", "TIBETAN", "MYANMAR", "KHMER", "TAMIL", "MALAYALAM")
) | {"SINHALA", "BATAK", "BUGINESE", "MEETEI", "KAWI", "PHAGS-PA"}
_PICTURED = {  # words in the names of signs that are drawn as pictures or as several letters
    "CUNEIFORM": 8,
    "HIEROGLYPH": 4,
    "SIGNWRITING": 3,
    "BAMUM": 3,
    "MULTIOCULAR": 4,
    "DOMINO": 3,
    "LONG": 3,
    "BYZANTINE MUSICAL": 3,
    "THAI CHARACTER KHOMUT": 4,
    "DEVANAGARI OM": 2,
}


def shortened(name: str, width: int = COLUMNS) -> str:
    """Return the plain name for a place without markdown, such as a button, cut to this width."""
    return "".join(_cut(list(clusters(plain(name))), width))


@lru_cache(4096)  # names at a table repeat
def escaped(name: str, width: int = COLUMNS) -> str:
    """Return the plain name for a text, with Discord's markdown escaped, cut to this width.

    The result has at most `width` + `SPARE` characters.
    """
    visible = plain(name)
    marked = [_MARKDOWN.sub(r"\\\g<0>", cluster) for cluster in clusters(visible)]
    text = _AT_START.sub(r"\1\\", "".join(_cut(marked, width)))
    turned = any(unicodedata.bidirectional(sign) in _RIGHT_TO_LEFT for sign in visible)
    return _ISOLATED.format(text) if turned else text


def _cut(parts: list[str], width: int) -> list[str]:
    """Return as many parts as fit, with "…" at the end where parts are left out."""
    most = width + SPARE - 4  # without a backslash at the start, two isolating marks, and "…"
    if sum(map(columns, parts)) <= width and sum(map(len, parts)) <= most:
        return parts
    shown, wide, long = list[str](), 0, 0
    for part in parts:
        wide, long = wide + columns(part), long + len(part)
        if wide >= width or long >= most:
            break
        shown.append(part)
    while shown and shown[-1] == " ":
        shown.pop()
    return [*shown, "…"]
