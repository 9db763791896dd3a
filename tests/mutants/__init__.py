"""``make mutants``: faults put into the house one at a time, to see whether a test notices.

A runner of our own and not mutmut, because a mutant here costs milliseconds: all tests are
collected once, and each mutant is a fork in which the functions of one module get other code,
while only the tests that reach the changed line are run. It needs nothing but pytest.
"""
