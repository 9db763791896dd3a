# Each target sets up .venv by itself; only Python 3.11+ and make are needed.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: run quick test test-long test-ci check bench night storm mutants ablate lock clean
.DEFAULT_GOAL := run

run: $(VENV)/run.done
	@exec $(BIN)/python -m bot

# Their many processes share what Python has compiled, also where it is told to keep none of it.
WORKERS := 2
TESTS = PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest -n $(WORKERS) --dist loadfile \
	--no-loadscope-reorder --continue-on-collection-errors

# After each edit, in less than a minute: one case of each test that is fast, and two nights.
quick: $(VENV)/test.done
	@$(TESTS) -m quick

test: $(VENV)/test.done
	@$(TESTS) --examples sample -m 'not long'

# What takes long: storms that once found something, whole nights in the browser, nights that run
# no line of their own, PostgreSQL, the cases beyond the sample of `make test`, and random
# properties with all their examples.
test-long: $(VENV)/test.done
	@$(TESTS) -m 'long or random'

# What .ci/run takes from `make test-long`: the store on PostgreSQL (TEST_POSTGRES_URL), three storms
# of the code's seed, one evening in the browser.
test-ci: $(VENV)/test.done
	@$(TESTS) -m ci

# A night on simulated time, played again: make night SEED=7 TEST=tests/night/test_night.py
night: $(VENV)/test.done
	@$(BIN)/python -m pytest '$(or $(TEST),tests/night)' $(if $(SEED),--seed $(SEED))

# Everything fails that can, on simulated time: make storm HOURS=1 STORMS=20, or SEED=7 again.
storm: $(VENV)/test.done
	@$(BIN)/python -m tests.storm --hours $(or $(HOURS),0.25) $(if $(SEED),--seed $(SEED)) \
		$(if $(STORMS),--storms $(STORMS)) $(if $(KILLS),--kills $(KILLS)) \
		$(if $(FAULTS),--faults $(FAULTS)) $(if $(TABLES),--tables $(TABLES))

check: $(VENV)/test.done
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

# Faults put in one at a time: which does no test notice? A second run asks only what has changed.
mutants: $(VENV)/test.done
	@$(BIN)/python -m tests.mutants

# Each guard against a rare fault disabled in turn: which nights and storms notice? One: GUARD=breaker
ablate: $(VENV)/test.done
	@$(BIN)/python -m tests.ablate $(GUARD)

# All of it, or one part: make bench PART=load
bench: $(VENV)/bench.done
	@$(BIN)/python -m tests.bench $(PART)

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Gamenight needs Python 3.11 or later.")'
	@$(PYTHON) -m venv $(VENV)

# The versions the tests have passed with: a library released today changes nothing by itself.
VERSIONS := tests/versions.txt
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check

$(VENV)/run.done: $(VENV)/bin/python pyproject.toml $(VERSIONS)
	@echo "Setting up .venv ..."
	@$(PIP) --constraint $(VERSIONS) --editable .
	@touch $@

$(VENV)/test.done: $(VENV)/run.done
	@$(PIP) --constraint $(VERSIONS) --editable '.[test]'
	@touch $@

# The engines that the benchmark measures against. DouZero asks for torch, which only its training
# needs. One that cannot be had is shown as absent, and asked for again the next time.
$(VENV)/bench.done: $(VENV)/test.done
	@echo "Fetching what to measure against ..."
	@all=yes; \
	$(PIP) 'rlcard>=1.2,<2' || all=; \
	$(PIP) --only-binary :all: 'open_spiel>=2.0.2,<3' || all=; \
	$(PIP) --no-deps 'douzero>=1.1,<2' || all=; \
	test -z "$$all" || touch $@

# Every library at one version: with the hashes of its files for Docker and servers, and with the
# libraries of the tests for `make run` and `make test`.
LOCK = UV_CUSTOM_COMPILE_COMMAND='make lock' $(BIN)/uv pip compile --quiet --universal \
	--python-version 3.11 --no-annotate

lock: $(VENV)/bin/python
	@$(PIP) 'uv>=0.5'
	@echo 'setuptools>=77' | $(LOCK) --extra postgres --generate-hashes --upgrade \
		--output-file requirements.lock pyproject.toml -
	@$(LOCK) --extra test --upgrade --constraint requirements.lock --output-file $(VERSIONS) \
		pyproject.toml

clean:
	rm -rf $(VENV) .mutants .pytest_cache .mypy_cache .ruff_cache
