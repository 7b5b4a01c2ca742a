#!/usr/bin/env bash
# Sends a server everything that its OpenAPI document allows, and much that it does not; fails on any
# server error. Takes some minutes: scripts/schemathesis.sh [EXAMPLES]
set -euo pipefail
cd "$(dirname "$0")/.."
examples=${1:-100}
program=${TRESTLE_BIN:-target/debug/trestle}
port=${PORT:-8131}
url=http://127.0.0.1:$port
folder=$(mktemp -d)
trap 'kill "${server:-}" 2>/dev/null || true; rm -rf "$folder"' EXIT

python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet schemathesis
"$program" serve --listen "127.0.0.1:$port" --store "sqlite:$folder/trestle.db" --burst 100000000 &
server=$!
until curl --silent --fail --output /dev/null "$url/readyz"; do sleep 0.1; done
curl --silent --fail --output /dev/null --cookie-jar "$folder/cookies" --header "Origin: $url" \
  --json '{"name":"Checker"}' "$url/api/guests"
cookie=$(awk '$6 == "trestle_session" { print $6 "=" $7 }' "$folder/cookies")

post() {
  curl --silent --fail --cookie "$cookie" --header "Origin: $url" --json "$2" "$url$1"
}

# A table of two people at one device; its id.
open_table() {
  post /api/tables '{"game":"architectura","chairs":["me","me"],"hot_seat":true}' \
    | sed 's/.*"table":"\([^"]*\)".*/\1/'
}

# Requests that sign the visitor out or delete them are left out: the rest would be refused then.
check() {
  "$folder/venv/bin/schemathesis" --config-file "$1" run "$url/api/openapi.json" --url "$url" \
    --header "Cookie: $cookie" --header "Origin: $url" --checks not_a_server_error \
    --max-examples "$examples" --exclude-path /api/me --exclude-path /api/session \
    --exclude-path /api/me/sessions --continue-on-failure --no-color "${@:2}"
}

running=$(open_table)
over=$(open_table)
post "/api/tables/$over/requests" '{"seat":0,"do":{"propose":"resign"}}'

# An unknown table, one with a running game, and one that is over.
: >"$folder/any.toml"
check "$folder/any.toml"
for table in "$running" "$over"; do
  printf '[parameters]\n"path.table" = "%s"\n' "$table" >"$folder/table.toml"
  check "$folder/table.toml" --include-path-regex '^/api/tables/[{]table[}]'
done
