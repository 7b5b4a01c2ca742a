# Targets for people. `make` alone lists them; `make test` runs everything that must pass.

GAME  ?= architectura
GAMES ?= 100000
# More arguments for the command: make play ARGS="--lang fr"
ARGS  ?=

.DEFAULT_GOAL := help

# A machine that builds once gains nothing from incremental builds.
ifdef CI
export CARGO_INCREMENTAL := 0
endif
# The steps of `test` run in this order: the fastest to fail first.
.NOTPARALLEL:
.PHONY: help play terminal dist test lint unit doctest rules docs oldest advisories web web-test e2e deps build-deps node components soak bench fuzz clean

help: ## List what there is
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: build-deps web ## Build, then play in the browser, alone or with friends (ARGS="--listen 0.0.0.0:8080")
	cargo run --release --locked -p cli -- serve --open $(ARGS)

terminal: build-deps ## Build, then play in the terminal (GAME=west-kingdom ARGS="--lang fr")
	cargo run --release --locked -p cli -- play $(GAME) $(ARGS)

dist: build-deps web ## Build what is shipped, fully optimized and stripped: target/dist/trestle
	cargo build --profile dist --locked -p cli

test: deps lint web-test unit doctest e2e ## Everything that must pass

lint: components ## Format, lints, and licenses of what we depend on
	cargo fmt --all --check
	cargo clippy --workspace --all-targets --locked -- -D warnings
	cargo xtask licenses
	@# Advisories come from a database that is fetched: they are checked where somebody has it.
	@if cargo deny --version >/dev/null 2>&1 && ls "$${CARGO_HOME:-$$HOME/.cargo}"/advisory-dbs/* >/dev/null 2>&1; then \
	  set -x; cargo deny --offline check advisories; \
	else echo "Advisories are not checked: cargo-deny or its database is not here" >&2; fi

unit: ## All tests but those in documentation
	@if cargo nextest --version >/dev/null 2>&1; then set -x; \
	  cargo nextest run --workspace --locked; \
	else set -x; \
	  cargo test --workspace --lib --bins --tests --locked; \
	fi

doctest: ## The examples in documentation
	cargo test --doc --workspace --locked

rules: ## Every paragraph of the rules, and every card that counts, is cited by a test
	cargo xtask rules --check

docs: build-deps ## The documentation of all crates, without a warning: target/doc/index.html
	cargo xtask docs

oldest: ## Type-check everything with the oldest Rust that is supported (needs rustup)
	@version=$$(sed -n 's/^rust-version = "\(.*\)"/\1/p' Cargo.toml); set -ex; \
	  rustup toolchain install "$$version" --profile minimal; \
	  cargo "+$$version" check --workspace --all-targets --locked

advisories: node ## Known vulnerabilities in dependencies (needs a network and cargo-deny)
	cargo deny check advisories sources
	cd web && npm audit

CLIENT := locales docs/rules web/src web/public web/scripts web/index.html web/package-lock.json web/vite.config.ts

web: web/node_modules/.package-lock.json ## Build the web client into web/dist
	@# Again only when something has changed that the client is made of.
	@if [ -f web/dist/index.html.gz ] && [ -z "$$(find $(CLIENT) -newer web/dist/index.html.gz -print -quit)" ]; then :; \
	else cd web && npm run build; fi

web-test: web ## Types, lints and tests of the web client
	cd web && npm run --silent check
	cd web && npm run --silent lint
	cd web && npm run --silent test

# The browser tests use the program built by `unit`, with the client built by `web`.
e2e: web ## Whole games in a real browser
	@test -x target/debug/trestle || cargo build --locked -p cli
	@command -v chromium >/dev/null 2>&1 || { $(call apt,chromium fonts-dejavu-core); }
	cd web && npx playwright test

web/node_modules/.package-lock.json: web/package-lock.json | node
	cd web && npm ci --no-audit --no-fund
	@touch $@

node:
	@command -v npm >/dev/null 2>&1 || { echo "Node is missing: install version 20 or newer, with npm" >&2; exit 1; }

deps: build-deps ## See to it that all is there that `test` needs
	@# One test drives the engine protocol from Python, as the documentation shows it.
	@command -v python3 >/dev/null 2>&1 || { $(call apt,python3); }
	@# The store is tested with a real PostgreSQL, which the tests start themselves.
	@ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || command -v postgres >/dev/null 2>&1 \
	  || { $(call apt,postgresql); }
	@# So are several nodes, with a real NATS between them.
	@ls /usr/sbin/nats-server >/dev/null 2>&1 || command -v nats-server >/dev/null 2>&1 \
	  || { $(call apt,nats-server); }

# Rust is not installed here: a distribution's package is often too old.
build-deps:
	@command -v cargo >/dev/null 2>&1 || { echo "Rust is missing: install it with rustup" >&2; exit 1; }
	@command -v cc >/dev/null 2>&1 || { $(call apt,gcc libc6-dev); }

components:
	@cargo fmt --version >/dev/null 2>&1 || rustup component add rustfmt \
	  || { echo "rustfmt is missing: install it with rustup component add rustfmt" >&2; exit 1; }
	@cargo clippy --version >/dev/null 2>&1 || rustup component add clippy \
	  || { echo "clippy is missing: install it with rustup component add clippy" >&2; exit 1; }

soak: build-deps ## A long run of random games through the conformance suite (GAMES=100000)
	cargo xtask soak $(GAME) --games $(GAMES)

bench: build-deps ## Decisions a second, state size, clone, sample, allocations
	cargo run --profile dist --locked -p cli -- bench $(GAME) $(ARGS)

fuzz: build-deps ## Each fuzz target for a minute (needs nightly and cargo-fuzz)
	@cargo +nightly --version >/dev/null 2>&1 \
	  || { echo "A nightly Rust is missing: install it with rustup toolchain install nightly" >&2; exit 1; }
	@cargo fuzz --version >/dev/null 2>&1 \
	  || { echo "cargo-fuzz is missing: install it with cargo install cargo-fuzz" >&2; exit 1; }
	@targets=$$(cargo +nightly fuzz list --fuzz-dir fuzz) && for target in $$targets; do \
	  echo "$$target, for a minute" >&2; \
	  cargo +nightly fuzz run --fuzz-dir fuzz $$target -- -max_total_time=60 || exit 1; \
	done

clean: ## Remove what was built; what fuzzing found stays
	cargo clean
	rm -rf fuzz/target mutants.out* web/dist web/node_modules web/test-results

# $(call apt,packages): installs them if this is root on a Debian-like machine, else says what to install.
define apt
if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then \
	  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $(1); \
	else echo "Missing: install $(1) (for example with apt-get install $(1))" >&2; exit 1; fi
endef
