"""Other names of games, and words for their rules, in every language that people type them in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class OtherName:
    """What people call a game that is called otherwise here.

    `of` is a family ("bt", for all of its games) or a preset. Accents, signs and capitals need not
    be told apart: `bot.words.finding` takes them off on both sides. Of two rows with the same name
    the earlier one is found first.
    """

    of: str
    names: tuple[str, ...]
    why: str


@dataclass(frozen=True)
class RuleWords:
    """What people call a rule: games are found in which these options have one of these values."""

    names: tuple[str, ...]
    choices: Mapping[str, tuple[str, ...]]


OTHER_NAMES = (
    OtherName(
        "dd",
        ("Landlord", "Landlords", "Fight the Landlord", "Fighting the Landlord"),
        "English: what 斗地主 means; most who type it want this game",
    ),
    OtherName("dd", ("Doudizhu", "Dou Di Zhu", "DDZ"), "Pinyin, as it is typed"),
    OtherName("dd", ("斗地主", "鬥地主", "鬪地主", "闘地主"), "Chinese in both scripts; Japanese"),
    OtherName("dd", ("Đấu địa chủ",), "Vietnamese, from the Chinese"),
    OtherName("bt", ("大老二", "Da Lao Er", "Lao Er", "老二"), "Mandarin: the big old two"),
    OtherName(
        "bt",
        ("鋤大D", "鋤大弟", "鋤大地", "锄大D", "锄大弟", "锄大地", "Choh Dai Di", "Chor Dai Di"),
        "Cantonese, as it is written and typed",
    ),
    OtherName("bt", ("Cho Dai Di", "Dai Di", "Dai Dee"), "Singapore and Malaysia, from Cantonese"),
    OtherName("bt", ("Bu Bu Gao Sheng", "步步高升", "步步高陞"), "Mandarin: step by step upwards"),
    OtherName("bt", ("Big Deuce", "Deuces", "Big 2", "Top Dog", "The Big Two"), "English"),
    OtherName("bt", ("Chinese Poker",), "English, although it is another game's name as well"),
    OtherName("bt", ("ビッグツー", "ビッグトゥー"), "Japanese spelling of the English name"),
    OtherName("bt", ("Sjalaliën", "Giappuniza", "Ciniza"), "the Netherlands and Calabria"),
    OtherName("bigtwo_indonesia", ("Capsa", "Capsa Banting", "Cap Sa"), "Indonesian"),
    OtherName(
        "bigtwo_pusoy_dos",
        ("Pusoy", "Pusoy Dos", "Filipino Poker", "Chikicha", "Sikitcha"),
        "the Philippines",
    ),
    OtherName("bigtwo_no_suits", ("No suits", "Suitless"), "what is special about it, in short"),
    OtherName(
        "pr",
        ("Asshole", "Arsehole", "A-hole", "Presidents and Assholes", "Kings and Assholes"),
        "English, the last place's title",
    ),
    OtherName("pr", ("Scum", "Bum", "Beggar", "Butthead", "Scumbag"), "English, the last place"),
    OtherName(
        "pr",
        ("Capitalism", "Emperors and Scum", "Root Beer", "Landlord", "Warlords and Scumbags"),
        "English, from the titles of local forms",
    ),
    OtherName("president_hamish", ("Rich Man Poor Man",), "New Zealand, without the comma"),
    OtherName("pr", ("Rich Man Poor Man",), "English, also for the plain game"),
    OtherName("pr", ("Trou du Cul", "Trouduc", "Trou de balle"), "French, the last place"),
    OtherName("pr", ("Arschloch", "Arsch", "Einer ist immer der Arsch", "Bettler"), "German"),
    OtherName("president_huberes", ("Hűbéres",), "Hungarian: vassal"),
    OtherName("pr", ("Hűbéres",), "Hungarian, also for the plain game"),
    OtherName("president_klootzakken", ("Klootzak", "Sluitspieren"), "Dutch"),
    OtherName("pr", ("Klootzakken", "Sluitspieren"), "Dutch, also for the plain game"),
    OtherName("pr", ("Zheng Shangyou", "争上游", "爭上游", "跑得快"), "Chinese, its forebears"),
    OtherName("pr", ("总统", "總統", "プレジデント", "Tổng thống"), "the name, translated"),
    OtherName("df", ("大富豪", "大貧民", "大贫民"), "Japanese: the first place and the last"),
    OtherName(
        "df",
        ("だいふごう", "だいひんみん", "ダイフゴー", "Dai Fugo", "Daihinmin", "Dai Hin Min"),
        "Japanese, as it is typed",
    ),
    OtherName("df", ("Tycoon", "Grand Millionaire", "Japanese President"), "English"),
    OtherName("df", ("8 cut", "Eight cut", "8切り", "八切り", "8 giri"), "a rule it is known by"),
    OtherName(
        "th",
        ("Tiến Lên", "Tiến Lên Miền Nam", "TLMN"),
        "Vietnamese: go forward; the form of the south",
    ),
    OtherName("th", ("Viet Cong", "VC", "Vietnamese Poker", "13", "Killer 13"), "English"),
    OtherName("th", ("越南大老二", "ティエンレン"), "Chinese and Japanese"),
    OtherName("b3", ("Dig a Hole", "Wa Keng", "Wakeng", "挖坑"), "Chinese, and what it means"),
)

RULE_WORDS = (
    RuleWords(
        ("two packs", "2 packs", "two decks", "2 decks", "double deck", "two pack", "two deck"),
        {"decks": ("2",)},
    ),
    RuleWords(("no suits", "without suits", "suitless"), {"suit_order": ("none",)}),
    RuleWords(("no suits", "without suits", "suitless"), {"suit_scope": ("off",)}),
    RuleWords(
        (
            *("two clears", "twos clear", "2 clears", "2s clear", "twos clear the pile"),
            *("two clears the pile", "two burns", "twos burn", "2s burn"),
        ),
        {"two_power": ("wins_trick",)},
    ),
    RuleWords(("no jokers", "without jokers"), {"jokers": ("0",)}),
)
