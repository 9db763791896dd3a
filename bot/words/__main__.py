"""``python -m bot.words`` prints the coverage of each language, and all missing texts."""

from bot.words.coverage import missing, table

print(table(), *missing(), sep="\n")
