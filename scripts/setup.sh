#!/usr/bin/env bash
# Makes .venv ready and the rules compiled: scripts/setup.sh play|arena|bench|dev
# Each step leaves a copy of what it was made from in .venv/ready, and is skipped while that is
# unchanged. PYTHON=... chooses the interpreter of a new .venv.
set -euo pipefail
cd "$(dirname "$0")/.."

set_name=${1:?usage: scripts/setup.sh play|arena|bench|dev}
requirements=requirements/$set_name.txt
ready=.venv/ready

say() { printf '%s\n' "$*"; }
fail() { printf 'setup: %s\n' "$*" >&2; exit 1; }
same() { cmp -s "$1" "$ready/$2"; }
pip() { .venv/bin/python -m pip --disable-pip-version-check --no-input -qq "$@"; }

# ---- what the system must have

find_python() {
    local name
    for name in ${PYTHON:-python3.11 python3.12 python3.13 python3}; do
        if "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            echo "$name"
            return
        fi
    done
}

missing_packages() { # the Debian packages that would help; venv is needed, a compiler is only nice
    local python=$1 have
    have() { "$python" -c "$1" >/dev/null 2>&1; }
    if [ -z "$python" ]; then
        echo python3 python3-venv python3-dev gcc libc6-dev
        return
    fi
    have 'import venv, ensurepip' || echo "$(basename "$python")-venv"
    command -v "${CC:-cc}" >/dev/null || command -v gcc >/dev/null || echo gcc libc6-dev
    have 'import os, sysconfig as s; os.stat(s.get_path("include") + "/Python.h")' ||
        echo "$(basename "$python")-dev"
}

install_packages() {
    [ $# -gt 0 ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || return 0
    say "Installing Debian packages: $*"
    { apt-get -qq update && DEBIAN_FRONTEND=noninteractive \
        apt-get -qq install --yes --no-install-recommends "$@"; } >/dev/null ||
        say "setup: apt-get could not install $*" >&2
}

# ---- the environment, and what is built in it

make_venv() {
    local python
    python=$(find_python)
    [ -n "$python" ] || [ -z "${PYTHON:-}" ] || fail "PYTHON=$PYTHON is not a Python 3.11 or newer"
    # shellcheck disable=SC2046  # one word for each package
    install_packages $(missing_packages "$python")
    python=$(find_python)
    [ -n "$python" ] || fail "Python 3.11 or newer is needed; on Debian: apt install python3 python3-venv"
    "$python" -c 'import venv, ensurepip' 2>/dev/null ||
        fail "$python has no venv; on Debian: apt install $(basename "$python")-venv"
    rm -rf .venv
    "$python" -m venv .venv
    mkdir -p "$ready"
    pwd >"$ready/place"
}

usable_venv() { # made here (a moved one is broken) and its Python still there
    [ -x .venv/bin/python ] && [ "$(cat "$ready/place" 2>/dev/null)" = "$(pwd)" ]
}

if ! usable_venv; then
    say "Setting up the environment (once)…"
    make_venv
fi

within_dev() { # dev holds the two smaller sets: who has it needs no more to play or for the arena
    [[ "$set_name" = play || "$set_name" = arena ]] && same requirements/dev.txt dev
}

if ! same "$requirements" "$set_name" && ! within_dev; then
    say "Installing $requirements (once for each change)…"
    pip install --require-hashes -r "$requirements"
    cp "$requirements" "$ready/$set_name"
fi

.venv/bin/python hatch_build.py

if ! same pyproject.toml project; then
    say "Installing Anadrome itself…"
    pip install --no-build-isolation --no-deps --editable .
    cp pyproject.toml "$ready/project"
fi

if [[ "$set_name" = play || "$set_name" = dev ]]; then
    scripts/client.sh
fi

# The browser tests drive a real Chromium.
if [ "$set_name" = dev ] && ! command -v chromium >/dev/null; then
    install_packages chromium
fi
