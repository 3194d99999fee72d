# Anadrome's tasks. `make` alone lists them; scripts/ does the work.

.DEFAULT_GOAL := help
.PHONY: help play test setup format arena bench lock clean

help:
	@echo 'make play     run the table in the browser (PORT=8000)'
	@echo 'make test     run every check and test'
	@echo
	@echo 'make arena    prepare what `anadrome arena` and `anadrome study` need too'
	@echo 'make bench    measure the speed of the rules, beside OpenSpiel and Catanatron'
	@echo 'make format   put the source in its usual form'
	@echo 'make setup    prepare the environment only (play and test do it too)'
	@echo 'make lock     choose the versions of the dependencies anew (UPGRADE=1: the newest)'
	@echo 'make clean    remove the environment and all that was built'

play:
	@scripts/setup.sh play
	@.venv/bin/anadrome serve --open $(if $(PORT),--port $(PORT))

test: setup
	@scripts/test.sh

setup:
	@scripts/setup.sh dev

format: setup
	@.venv/bin/ruff check --fix-only --quiet
	@.venv/bin/ruff format

arena:
	@scripts/setup.sh arena
	@.venv/bin/anadrome arena --help

bench:
	@scripts/setup.sh bench
	@mkdir -p build
	@.venv/bin/anadrome bench --output build/bench.md

lock: setup
	@scripts/lock.sh $(if $(UPGRADE),--upgrade)

clean:
	@rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	@find src tests -name __pycache__ -prune -exec rm -rf {} +
	@find src -name '*.so' -delete -o -name '*.pyd' -delete
