"""A small world in one process whose time moves only when nothing is left to do at this moment."""
