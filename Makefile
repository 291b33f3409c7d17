# Every target builds what it needs: a machine with Python 3.11 or later and the package registries is enough.
.PHONY: install demo test lint bench bench-flow bench-timeline bench-times docs clean

VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
CANDIDATES := python3.11 python3.12 python3.13 python3
PYTHON ?= $(firstword $(foreach name,$(CANDIDATES),$(shell \
	$(name) -c 'import sys; print("$(name)" if sys.version_info >= (3, 11) else "")' 2>/dev/null)))

# pip shows what it fetches to a terminal, and is quiet where nobody watches.
TERMINAL := $(shell test -t 2 && echo yes)

install: $(STAMP)
	@echo "Installed: run $(BIN)/chronoflux, or activate the environment first: . $(BIN)/activate" >&2

$(STAMP): pyproject.toml constraints.txt | $(BIN)/python
	@echo "Installing into $(VENV); the first time takes some minutes." >&2
	@$(BIN)/python -m pip install $(if $(TERMINAL),,--quiet) --constraint constraints.txt --editable '.[dev]' >&2
	@touch $@

# Some systems ship venv without pip's bootstrap; their own pip can then put one in.
$(BIN)/python:
	@test -n "$(PYTHON)" || { echo "No Python 3.11 or later found; set PYTHON=/path/to/python." >&2; exit 1; }
	$(PYTHON) -m venv $(VENV) || { $(PYTHON) -m venv --without-pip --clear $(VENV) \
		&& $(PYTHON) -m pip --python $(BIN)/python install pip; }

demo: $(STAMP)
	$(BIN)/chronoflux demo

test: $(STAMP)
	$(BIN)/pytest

lint: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

# BENCH_DATA: a folder of data sets, each with questions.jsonl and perhaps corpus.jsonl. Without it the examples and bench/texts are measured.
bench: $(STAMP)
	$(BIN)/python bench/run.py $(BENCH_DATA)

# The flow of energy: its speed on made-up graphs, and, with BENCH_DATA, what each of its parts is worth.
bench-flow: $(STAMP)
	$(BIN)/python bench/flow_speed.py
	$(if $(BENCH_DATA),$(BIN)/python bench/flow_ablation.py $(dir $(wildcard $(BENCH_DATA)/*/corpus.jsonl)))

# The parts of the timeline and its constants, on one data set: make bench-timeline BENCH_SET=folder
bench-timeline: $(STAMP)
	$(BIN)/python bench/timeline_ablation.py $(BENCH_SET) --constants --no-references

bench-times: $(STAMP)
	$(BIN)/python bench/speed_times.py --events
	$(BIN)/python bench/fuzz_times.py

docs: $(STAMP)
	$(BIN)/python docs/reference.py

clean:
	rm -rf build dist .pytest_cache .mypy_cache .ruff_cache .import_linter_cache
