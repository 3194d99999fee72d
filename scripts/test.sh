#!/usr/bin/env bash
# Every check, the quick ones first; the first that fails ends the run.
# Arguments go to pytest: scripts/test.sh -k cascade
set -euo pipefail
cd "$(dirname "$0")/.."
export PATH="$PWD/.venv/bin:$PATH"

check() { # check NAME COMMAND...: one line when all is well, the whole output when not
    local name=$1 output
    shift
    output=$("$@" 2>&1) || { printf '%s\n%s: failed\n' "$output" "$name" >&2; exit 1; }
    echo "$name: ok"
}

check "ruff check" ruff check
check "ruff format" ruff format --check --diff
check "mypy --strict" mypy
check "import-linter" lint-imports --no-cache
check "svelte-check" scripts/client.sh check
pytest -n 2 "$@"
