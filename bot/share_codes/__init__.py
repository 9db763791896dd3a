"""Share codes: the rules of a table as a few letters, which open the same table elsewhere.

A code names the codebook it was written with, a picture of the catalogue that never changes. So
it keeps its meaning when options are added, reordered, or given another default.
"""

from bot.share_codes.reading import read_code
from bot.share_codes.writing import write_code

__all__ = ["read_code", "write_code"]
