#!/usr/bin/env bash
# Makes a game with `cargo xtask new-game` in a clean copy of the last commit, and shows that it is
# whole: it builds, passes its tests, and plays a game in the terminal and two in Chromium, without
# any edit. Prints what it took. Takes a quarter of an hour: scripts/new-game.sh [NAME]
set -euo pipefail
cd "$(dirname "$0")/.."
root=$PWD
name=${1:-bridge}
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
# Apart from ours: cargo takes crates of the same name in two copies for the same.
export CARGO_TARGET_DIR=${CARGO_TARGET_DIR:-$root/target/new-game}

git archive HEAD | tar -x -C "$copy"
cd "$copy"
# Chores find out by git what was changed here.
git init -q
git add -A
git -c user.name=nobody -c user.email=nobody@localhost commit -qm 'a clean copy'

figures=""
# Does a step and notes how many seconds it took.
step() {
  local what=$1 start=$SECONDS
  shift
  echo "== $what"
  "$@"
  figures+="$what: $((SECONDS - start)) s"$'\n'
}

terminal() {
  # A person who always lays one stone, against a bot. After the end one empty line leaves.
  { yes 'lay 1' | head -n 21; echo; } |
    "$CARGO_TARGET_DIR/debug/trestle" play "$name" --seat human,novice --lang en >terminal.txt 2>&1 || true
  tail -n 12 terminal.txt
  grep -Ei 'wins|won' terminal.txt
}

browser() {
  cd web
  npm ci --no-audit --no-fund --silent
  npm run --silent build >/dev/null
  TRESTLE_BIN=$CARGO_TARGET_DIR/debug/trestle npx playwright test games -g "$name, "
}

step "new-game" cargo xtask new-game "$name"
git add -A
figures+="$(git diff --cached --shortstat)"$'\n'
figures+="files outside the game's own: $(git diff --cached --name-only | grep -vc "$name")"$'\n'
step "types" cargo xtask types
step "fixtures" cargo xtask fixtures
step "bless" cargo xtask bless "$name"
step "tests of the rules, conformance suite among them" cargo test --locked -p "rules-$name"
step "rules that no test cites" cargo xtask rules "$name" --check
step "build" cargo build --locked -p cli
step "a game in the terminal" terminal
step "games in Chromium" browser
printf '\n%s' "$figures"
