"""``python -m tests.fuzz``: any accepted set of options, played by chance and by the computer.

Whatever is found is told with the one command that finds it again.
"""
