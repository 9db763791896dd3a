"""The faults of a storm, by topic: each coroutine causes one fault, and ends it after a while.

Each coroutine takes the scene and a random source of its own, so that a new fault does not change
what the others draw. It returns whether the fault has struck anything.
"""
