"""The fuzz: games with any accepted set of options, played by chance and by computers.

``python -m tests.fuzz`` prints each finding with the command that reproduces it.
"""
