"""``make mutants``: mutation tests, which change the code in one place and expect a test to fail.

The runner is our own and not mutmut, because a mutant here costs milliseconds: all tests are
collected once, and each mutant is a fork in which the functions of one module get other code.
The fork runs only the tests that reach the changed line. The runner needs nothing but pytest.
"""
