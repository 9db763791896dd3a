"""Share codes: the rules of a table as a few letters, which open the same table elsewhere.

A code holds the differences to a game of the codebook, a snapshot of the first catalogue that never
changes. Options, values and games that are not in the codebook are identified by a hash of their
names. So a code keeps its meaning when the catalogue grows or a game changes, and codes need no
storage.
"""

from bot.share_codes.codes import read_code, write_code

__all__ = ["read_code", "write_code"]
