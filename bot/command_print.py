"""How it is known at a start that Discord has the commands as they are now."""

from __future__ import annotations

import hashlib
import inspect
import json
from collections.abc import Sequence
from typing import Any

from bot.words.saying import all_texts


def command_print(commands: Sequence[dict[str, Any]], place: object, translator: object) -> str:
    """Differs where anything of the commands does, in whichever language, or where they are.

    `commands` are as Discord is sent them, in English. Of the translations it takes what they are
    made of: to read all those languages at each start takes a second, and their memory for good.
    """
    described = json.dumps([place, commands], sort_keys=True)
    translates = inspect.getsource(type(translator))
    return hashlib.sha256((described + translates).encode() + all_texts()).hexdigest()
