# Labdeck's commands; `make` alone lists them. Everything lives in .venv and is locked by requirements/dev.txt.
SHELL := /bin/bash
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

VENV := .venv
PYTHON := $(VENV)/bin/python
PIP := $(PYTHON) -m pip --disable-pip-version-check
BASE_PYTHON ?= $(shell for python in python3.11 python3.12 python3.13 python3.14 python3; do \
	$$python -c 'import sys, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	&& { echo $$python; break; }; done)
STAMP := $(VENV)/stamp-$(shell cat requirements/dev.txt requirements/zig.txt pyproject.toml hatch_build.py | cksum | cut -d' ' -f1)
BENCH_STAMP := $(STAMP)-bench-$(shell cksum < requirements/bench.txt | cut -d' ' -f1)
COMPILE := $(PYTHON) -m piptools compile --quiet --strip-extras --generate-hashes --allow-unsafe --no-header \
	--no-emit-options --no-emit-index-url --no-emit-trusted-host --no-emit-find-links

SOAK_GAMES ?= 10000
RANDOM_DECKS ?= 10000
PYTEST_WORKERS ?= 2
FAMILY ?= projects
TARGETS ?= x86_64-linux-gnu aarch64-linux-gnu x86_64-macos aarch64-macos x86_64-windows-gnu

COMPILER ?= $(shell command -v cc || command -v gcc || command -v clang)
CHROMIUM ?= $(shell command -v chromium-headless-shell || command -v chromium)
POSTGRES ?= $(firstword $(shell command -v initdb) $(wildcard /usr/lib/postgresql/*/bin/initdb))

.PHONY: help setup bench-setup page browser postgres serve test lint soak decks faults strength crowd clicks long-tasks studio description durability upgrade pauses play bench train mutate pictures trees types docs coverage lock wheels clean

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(STAMP) ## make .venv with everything in it, and the rules machine code; does nothing when that is up to date
	@$(PYTHON) -m labdeck.native

$(STAMP):
	@test -n "$(BASE_PYTHON)" || { echo "Labdeck needs Python 3.11 or newer (with venv) on the PATH." >&2; exit 1; }
	@test -x $(PYTHON) || { rm -rf $(VENV) && $(BASE_PYTHON) -m venv $(VENV); }
	$(PIP) install --quiet --require-hashes -r requirements/dev.txt
	@test -n "$(COMPILER)" || $(PIP) install --quiet --require-hashes -r requirements/zig.txt
	$(PIP) install --quiet --no-deps --no-build-isolation --editable .
	@rm -f $(VENV)/stamp-* && touch $@

bench-setup: $(BENCH_STAMP) ## add the peers that `labdeck bench --peers` runs beside us

$(BENCH_STAMP): | setup
	$(PIP) install --quiet --require-hashes -r requirements/bench.txt
	@touch $@

train: setup ## find the weights of a greedy policy again, FAMILY=projects or discoveries; goes on where it was stopped
	$(PYTHON) tools/train.py $(FAMILY) --seats two --write
	$(PYTHON) tools/train.py $(FAMILY) --seats many --write

page: setup ## build the page that the server shows; does nothing when it is up to date
	@$(PYTHON) tools/page.py

browser:
	@test -n "$(CHROMIUM)" || { apt-get update -qq && { apt-get install -y -qq chromium-headless-shell || apt-get install -y -qq chromium; } > /dev/null; }

postgres:
	@test -n "$(POSTGRES)" || ! command -v apt-get > /dev/null || { apt-get update -qq && apt-get install -y -qq postgresql > /dev/null; }

serve: page ## start the table, and say where to click
	@$(VENV)/bin/labdeck serve

test: lint page browser postgres ## run every check: style, layers, types, then the tests
	$(PYTHON) -m pytest -n $(PYTEST_WORKERS)

lint: setup ## check style, layers and types
	$(VENV)/bin/ruff check
	$(VENV)/bin/lint-imports --no-logo
	$(VENV)/bin/mypy

soak: setup ## play SOAK_GAMES random games for each deck and player count, checking everything
	SOAK_GAMES=$(SOAK_GAMES) $(PYTHON) -m tests.programs.soak

faults: setup ## plant forty faults in decks, and see which the balance report names and mends
	$(PYTHON) -m tests.programs.faults

strength: setup ## measure the greedy policy against the first one and against simple plans, with 2 to 5 players
	$(PYTHON) -m tests.programs.strength

decks: setup ## try RANDOM_DECKS random decks out of the grammar with everything that must hold of a deck
	$(PYTHON) -m tests.programs.many_decks --decks $(RANDOM_DECKS) --greedy 40 --check 5

pauses: setup ## look whether the length of a window tells what a bot holds: 4,000 of each kind for each level of bot
	$(PYTHON) -m tests.programs.pauses

long-tasks: page browser ## look for tasks of the page over 50 ms on a processor four times slower
	$(PYTHON) -m tests.programs.long_tasks

studio: setup page browser ## make a deck of 40 cards by hand in a browser, type in one of 120, edit with 28, and send 1,000 hostile texts
	$(PYTHON) -m tests.programs.by_hand
	$(PYTHON) -m tests.programs.typing_times
	$(PYTHON) -m tests.programs.lesson28
	$(PYTHON) -m tests.programs.hostile

crowd: setup ## print for 28 people at once while ten tables play, and tell what a choice takes meanwhile
	$(PYTHON) -m tests.programs.printing_crowd

clicks: setup ## count the clicks that a fast bot's turns take in the page: 200 games of each deck
	$(PYTHON) -m tests.programs.clicks

description: setup ## send 10,000 requests made up from the description of the server; no answer may be untold
	$(PYTHON) -m tests.programs.description --cases 10000

durability: setup postgres ## kill a server 1000 times while people play at it, and 300 times with PostgreSQL
	$(PYTHON) -m tests.programs.durability --kills 1000
	$(PYTHON) -m tests.programs.durability --kills 300 --postgres

upgrade: setup ## upgrade a server under 200 tables, with a changed rule and back
	$(PYTHON) -m tests.programs.upgrade --tables 200

play: setup ## play ingenium in the terminal against bots
	@$(VENV)/bin/labdeck play ingenium

bench: setup ## measure how fast the rules run
	$(VENV)/bin/labdeck bench

mutate: setup ## plant mistakes in the rules and count those that the tests find
	$(PYTHON) -m tests.programs.mutation

pictures: page browser ## make the pictures of the README again, out of a real game
	PYTHONPATH=. $(PYTHON) tools/pictures.py

trees: page browser ## write what a screen reader is told at ten moments; read the difference before you keep it
	LABDECK_TREES=1 $(PYTHON) -m pytest tests/web/test_trees.py

types: setup ## write the page's types from the server's models
	$(PYTHON) tools/typescript.py

docs: setup ## write the generated pages of docs/reference
	$(VENV)/bin/labdeck reference --write docs/reference

coverage: setup ## measure the branch coverage of the rules, interpreted
	$(PYTHON) -m coverage run -m pytest
	$(PYTHON) -m coverage report

lock: setup ## renew the locked versions
	$(COMPILE) --output-file requirements/dev.txt requirements/dev.in
	$(COMPILE) --output-file requirements/zig.txt requirements/zig.in
	$(COMPILE) --output-file requirements/bench.txt requirements/bench.in

wheels: page ## build a wheel for each kind of machine, into dist
	$(PIP) install --quiet --require-hashes -r requirements/zig.txt
	@for target in $(TARGETS); do LABDECK_TARGET=$$target $(PYTHON) -m build --wheel --no-isolation || exit 1; done

clean: ## remove .venv and everything that was built
	rm -rf $(VENV) build dist .coverage .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests -name __pycache__ -prune -exec rm -rf {} +
