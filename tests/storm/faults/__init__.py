"""What can strike in a storm, by topic: each a coroutine that does it, and undoes it after a while.

Each is given the scene and lots of its own, so that a fault that is added draws nothing from those
that were there before.
"""
