"""``python -m bot.words``: how much of all that players read each language has, and lacks."""

from bot.words.coverage import missing, table

print(table(), *missing(), sep="\n")
