#!/usr/bin/env bash
# Writes requirements/*.txt anew from pyproject.toml and requirements/*.in.
#   scripts/lock.sh             keeps today's versions wherever they still fit
#   scripts/lock.sh --upgrade   takes the newest ones
# One set of files serves every platform, hence --universal and the many hashes.
set -euo pipefail
cd "$(dirname "$0")/.."

uv=.venv/bin/uv
[ -x "$uv" ] || { echo "lock: run 'make setup' first" >&2; exit 1; }

lock() { # lock OUTPUT ARGUMENTS...
    local output=$1
    shift
    echo "Locking $output"
    "$uv" --no-config --quiet pip compile --universal --python-version 3.11 --generate-hashes \
        --no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" \
        --output-file "$output" pyproject.toml requirements/build.in "$@"
}

# dev is locked first; the smaller sets then take its versions.
lock requirements/dev.txt requirements/dev.in --extra arena --extra cluster "$@"
lock requirements/arena.txt --extra arena --extra cluster --constraints requirements/dev.txt "$@"
lock requirements/play.txt --constraints requirements/dev.txt "$@"
lock requirements/bench.txt --extra bench --constraints requirements/dev.txt "$@"
