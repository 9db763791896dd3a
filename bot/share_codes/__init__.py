"""Share codes: the rules of a table as a few letters, which open the same table elsewhere.

A code says what differs from a game of the codebook, a picture of the first catalogue that never
changes. Options, values and games that are not in it are called by a sign made of their own name.
So a code keeps its meaning when the catalogue grows or a game changes, and no table is to be kept.
"""

from bot.share_codes.reading import read_code
from bot.share_codes.writing import write_code

__all__ = ["read_code", "write_code"]
