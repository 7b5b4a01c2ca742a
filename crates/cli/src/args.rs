//! The command line of `trestle`.

use std::path::PathBuf;
use std::time::Duration;

use clap::{Parser, Subcommand};
use lang::{Lang, Speaker};

/// Play, learn and study board games about building.
///
/// Play against bots or with others at one keyboard, simulate games by the thousand, run a server
/// for a club, or drive a game from a program of your own.
#[derive(Debug, Parser)]
#[command(
    name = "trestle",
    version = crate::VERSION,
    after_help = after_help()
)]
pub struct Args {
    /// The command to run.
    #[command(subcommand)]
    pub command: Command,
    /// Use this language, except for this help: en, fr or pt-BR
    ///
    /// Defaults to the language of your system, or English.
    #[arg(long, global = true, value_name = "LANG", value_parser = parse_lang)]
    pub lang: Option<Lang>,
}

/// The text below the help of the program: how to begin, and every game.
fn after_help() -> String {
    let id = |index: usize| games::all()[index % games::all().len()].id();
    let (one, other, third) = (id(0), id(1), id(2));
    format!(
        "\
Examples:
  trestle play {one}              a game against one bot
  trestle play {one} --lang fr    the same in French
  trestle play {other} --seat human,master    against the strongest bot
  trestle data show {third}         what every piece does

Games: {}.

See `trestle help COMMAND` for more about a command.",
        games::known_ids()
    )
}

/// The commands.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Play a game in the terminal
    #[command(after_long_help = "\
Examples:
  trestle play architectura
      You and one bot.
  trestle play architectura --players 4 --lang pt-BR
      You and three bots, in Portuguese.
  trestle play architectura --seat human:Mum --seat human:Dad --seat random
      Two people and a bot at one keyboard. A curtain falls between the turns of different people.
  trestle play --load sunday.json
      Continue the game that was saved with `save sunday.json`, with the same people and bots.

Every question comes with numbered answers: type the number, or the answer in words. `help` lists
what else you can type: undo, preview, why, save and more.")]
    Play(PlayArgs),
    /// Simulate many games between bots and count who wins
    #[command(after_long_help = "\
Examples:
  trestle sim architectura --players 3 --games 10000
  trestle sim queens-architect --games 100000 --seed spring --threads 2 --json

The same seed gives the same games on any number of threads. Ctrl+C stops the run and reports the
games played so far.")]
    Sim(SimArgs),
    /// Match bots against each other and report which is stronger
    #[command(after_long_help = "\
Every deal is played with each bot in each seat, so that neither cards nor seats decide. With fewer
bots than seats, the last one takes the remaining seats; with more, every combination of them plays.

Bots: random, greedy, novice, apprentice, journeyman, master; ismcts:SIMS and ismcts:TIMEms search
for as many simulations or as long as you say.

Examples:
  trestle arena architectura --bots greedy,random --games 1000
  trestle arena west-kingdom --bots master,journeyman --games 100 --match wk.jsonl
      Write every game to a file. Ctrl+C reports the games so far; the same command resumes.
  trestle arena queens-architect --bots journeyman,greedy --players 3 --sprt
      Stop as soon as the result is clear.
  trestle arena west-kingdom --bots master,journeyman --games 1000 --nats nats://hub:4222
      Distribute the games over the workers of several machines.
  trestle replay wk.jsonl --game 17
      Print game 17 of the match.")]
    Arena(ArenaArgs),
    /// Play games for `trestle arena --nats` on this machine
    #[command(after_long_help = "\
Plays the games it is given until you stop it. Any number of machines may run workers. A game that
is interrupted, or whose machine dies, is played by another worker. Except for the seconds, the
match file is the same as that of one machine.

Example:
  trestle worker --nats nats://hub:4222")]
    Worker(WorkerArgs),
    /// Measure how fast a game runs on this machine
    #[command(after_long_help = "\
Measures random play on one thread, for each number of players. Use a release build.

Examples:
  trestle bench
  trestle bench architectura --players 2 --json")]
    Bench(BenchArgs),
    /// Drive a game from another program with lines of JSON
    #[command(after_long_help = "\
Reads one request from each line of standard input, and writes one reply to each line of standard
output. See docs/engine.md, which has a bot in ten lines of Python.

Example:
  echo '{\"id\": 1, \"op\": \"hello\"}' | trestle engine")]
    Engine(EngineArgs),
    /// Print a saved game, or verify it
    #[command(after_long_help = "\
Examples:
  trestle replay sunday.json
      Print every action and all its events, including hidden cards.
  trestle replay sunday.json --seat 0
      Print only what the player in seat 0 saw.
  trestle replay sunday.json --verify
      Replay it from its seed and compare result, hash and edition. Exits with 1 if they differ.
  trestle replay sunday.json --verify --commitment 4f0c…
      Also compare the hash of the seed with the one that was shown at the start.")]
    Replay(ReplayArgs),
    /// Find what could have been played better in a saved game
    #[command(after_long_help = "\
Reports for every decision the win chance of each seat, the best answer, and how much was lost,
judged by what the seat could know at the time.

Examples:
  trestle analyze sunday.json
  trestle analyze sunday.json --seat 0 --sims 20000
  trestle analyze wk.jsonl --game 17 --json
      Analyze a game of a match file, as JSON.")]
    Analyze(AnalyzeArgs),
    /// Show the printed numbers of a game, or check a data file of your own
    #[command(subcommand)]
    Data(DataCommand),
    /// Run a server for play in the browser
    #[command(after_long_help = "\
Stores everything in one file, which is created if there is none. Ctrl+C or SIGTERM stops the
server: clients are told to reconnect, and nothing that was acknowledged is lost. See
docs/server.md for how to run it for a club.

Flags take precedence over the environment, and the environment over the file of --config, which
uses the same names:
  listen = \"127.0.0.1:8080\"
  store = \"sqlite:/srv/trestle/trestle.db\"
  public-url = \"https://games.example\"

Examples:
  trestle serve
      Serve this machine only, at http://127.0.0.1:8080, with trestle.db in this folder.
  trestle serve --listen 0.0.0.0:8080 --store sqlite:/srv/trestle/trestle.db
      Serve the whole network.
  trestle serve --config /etc/trestle.toml --log json
      Run as a service behind a proxy.")]
    Serve(ServeArgs),
    /// Measure how many tables a server can handle
    #[command(after_long_help = "\
Guests open the tables, every seat has a socket of its own, and a move is made at each table every
few seconds. What is measured is the time from sending a move to the last seat's update. All
requests come from one address, so the server has to allow that: trestle serve --burst 100000. The
lobby does not show the tables, and they are deleted a day later.

Examples:
  trestle load http://127.0.0.1:8080
  trestle load http://127.0.0.1:8080 --tables 1000 --every 2s --for 60s --json")]
    Load(LoadArgs),
    /// Back up, restore, move or check the store of a server
    #[command(subcommand)]
    Store(StoreCommand),
    /// Look up a paragraph or a word in the rules
    #[command(after_long_help = "\
The rules are written in English, French and Brazilian Portuguese, under the same marks. Without
--lang you get the language your system is set to. Accents may be left out of what you look for.

Examples:
  trestle rules AR-15
      Print one paragraph. Its mark says which game it belongs to.
  trestle rules west-kingdom WK-52 --lang fr
      Print one paragraph in French.
  trestle rules architectura rebuild
      Print every paragraph with this word.
  trestle rules queens-architect obrigacoes --lang pt-BR
      Print every paragraph with this word in Portuguese, here obrigações.
  trestle rules west-kingdom
      Print the complete rules.")]
    Rules(RulesArgs),
    /// Print completions for a shell
    #[command(after_long_help = "\
Examples:
  trestle completions bash > ~/.local/share/bash-completion/completions/trestle
  trestle completions zsh > ~/.zfunc/_trestle
  trestle completions fish > ~/.config/fish/completions/trestle.fish")]
    Completions(CompletionsArgs),
    /// Write manual pages to a folder
    #[command(after_long_help = "\
Example:
  trestle man ~/.local/share/man/man1 && man trestle-play")]
    Man(ManArgs),
}

/// `trestle rules`
#[derive(Debug, clap::Args)]
pub struct RulesArgs {
    /// A game, a mark such as AR-15, or a game and what to look for in its rules
    #[arg(required = true, value_name = "GAME|MARK|WORD")]
    pub what: Vec<String>,
}

/// `trestle completions`
#[derive(Debug, clap::Args)]
pub struct CompletionsArgs {
    /// The shell
    pub shell: clap_complete::Shell,
}

/// `trestle man`
#[derive(Debug, clap::Args)]
pub struct ManArgs {
    /// The folder; created if there is none
    pub dir: PathBuf,
}

/// `trestle serve`
#[derive(Clone, Debug, Default, clap::Args)]
pub struct ServeArgs {
    /// Listen on this address; port 0 takes a free port [default: 127.0.0.1:8080]
    #[arg(long, value_name = "ADDR", env = "TRESTLE_LISTEN")]
    pub listen: Option<String>,
    /// Store everything here: sqlite:FILE, or the address of a PostgreSQL database [default:
    /// sqlite:trestle.db]
    #[arg(long, value_name = "URL", env = "TRESTLE_STORE")]
    pub store: Option<String>,
    /// Use this address in links: scheme and host, without a path
    ///
    /// If it begins with https, cookies are secure, and only pages from this address may use the
    /// interface. Without it, links have no host, and pages from the host that a request names may
    /// use the interface.
    #[arg(long, value_name = "URL", env = "TRESTLE_PUBLIC_URL")]
    pub public_url: Option<String>,
    /// Take the visitor's address from X-Forwarded-For, which a proxy in front of the server sets
    #[arg(long, value_name = "BOOL", env = "TRESTLE_BEHIND_PROXY", num_args = 0..=1,
        require_equals = true, default_missing_value = "true")]
    pub behind_proxy: Option<bool>,
    /// Allow notifications to addresses in private networks; where strangers play, they could send
    /// requests there
    #[arg(long, value_name = "BOOL", env = "TRESTLE_WEBHOOKS_TO_PRIVATE", num_args = 0..=1,
        require_equals = true, default_missing_value = "true")]
    pub webhooks_to_private: Option<bool>,
    /// Offer the data files (*.toml) of this folder besides the built-in editions
    #[arg(long, value_name = "DIR", env = "TRESTLE_EDITIONS")]
    pub editions: Option<PathBuf>,
    /// Exchange news with other nodes that serve the same tables, through the NATS at this address
    ///
    /// Needs a store on PostgreSQL. Without it, nodes check the store for changes, which takes up
    /// to a second.
    #[arg(long, value_name = "URL", env = "TRESTLE_NATS")]
    pub nats: Option<String>,
    /// Begin the NATS subjects of this club with this, where clubs share a NATS [default: trestle]
    #[arg(long, value_name = "TEXT", env = "TRESTLE_NATS_PREFIX")]
    pub nats_prefix: Option<String>,
    /// Name this node in logs and metrics [default: the name of the machine, and the port]
    #[arg(long, value_name = "NAME", env = "TRESTLE_NODE")]
    pub node: Option<String>,
    /// Allow an address so many requests at once, and 20 more each second; an account may have half
    /// as many sockets open, an address twice as many [default: 120]
    #[arg(long, value_name = "N", env = "TRESTLE_BURST", value_parser = clap::value_parser!(u32).range(1..))]
    pub burst: Option<u32>,
    /// Delete tables where no game has begun after this many days without activity [default: 30]
    #[arg(long, value_name = "DAYS", env = "TRESTLE_KEEP_OPEN_TABLES", value_parser = clap::value_parser!(u32).range(1..))]
    pub keep_open_tables: Option<u32>,
    /// Delete unfinished games of one person against bots, without a clock and not rated, after
    /// this many days without activity [default: 60]
    #[arg(long, value_name = "DAYS", env = "TRESTLE_KEEP_BOT_GAMES", value_parser = clap::value_parser!(u32).range(1..))]
    pub keep_bot_games: Option<u32>,
    /// Delete guests who have left no trace and not come back after this many days [default: 30]
    #[arg(long, value_name = "DAYS", env = "TRESTLE_KEEP_GUESTS", value_parser = clap::value_parser!(u32).range(1..))]
    pub keep_guests: Option<u32>,
    /// Write logs to standard error in this format: text or json [default: text]
    #[arg(long, value_name = "FORMAT", env = "TRESTLE_LOG")]
    pub log: Option<String>,
    /// Log from this level on: error, warn, info, debug, or by module, such as server=debug,warn
    /// [default: info]
    #[arg(long, value_name = "LEVEL", env = "TRESTLE_LOG_LEVEL")]
    pub log_level: Option<String>,
    /// Read settings from this TOML file; flags and the environment take precedence
    #[arg(long, value_name = "FILE", env = "TRESTLE_CONFIG")]
    pub config: Option<PathBuf>,
    /// Open the browser once the server listens
    #[arg(long)]
    pub open: bool,
}

/// `trestle load`
#[derive(Clone, Debug, clap::Args)]
pub struct LoadArgs {
    /// The server, http://HOST:PORT, or several of its nodes
    ///
    /// The seats of a table are spread over the nodes.
    #[arg(required = true)]
    pub url: Vec<String>,
    /// Open this many tables
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = parse_count::<u32>)]
    pub tables: u32,
    /// Open tables with this many seats
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u8).range(1..=8))]
    pub seats: u8,
    /// Make a move at each table this often: 2s, 500ms
    #[arg(long, value_name = "TIME", default_value = "2s", value_parser = parse_duration)]
    pub every: Duration,
    /// Run for this long: 60s, 5m
    #[arg(long = "for", value_name = "TIME", default_value = "60s", value_parser = parse_duration)]
    pub time: Duration,
    /// Play this game
    #[arg(long, value_name = "GAME", default_value_t = games::all()[0].id().to_owned())]
    pub game: String,
    /// Begin games and leave them, to measure only the memory that tables take
    #[arg(long, conflicts_with_all = ["every", "time"])]
    pub idle: bool,
    /// Print the result as one JSON object
    #[arg(long)]
    pub json: bool,
}

/// `trestle store`
#[derive(Debug, Subcommand)]
pub enum StoreCommand {
    /// Back up a store to a new file, even while the server runs
    #[command(after_long_help = "\
The backup is a snapshot of the store, and is checked before it gets its name. An existing file is
not overwritten.

Example:
  trestle store backup sqlite:trestle.db backup-$(date +%F).db")]
    Backup(StoreBackupArgs),
    /// Restore a store from a backup
    #[command(after_long_help = "\
An existing store is not overwritten: move it away first.

Example:
  trestle store restore backup-2026-05-01.db sqlite:trestle.db")]
    Restore(StoreRestoreArgs),
    /// Copy a store into another kind of store, even while the server runs
    #[command(after_long_help = "\
The new store must be empty or missing; a PostgreSQL database has to be created first. What is
copied is a snapshot of the old store, which does not change. Every row is read again and compared
before the copy is committed; a copy that fails or is interrupted leaves nothing behind.

Examples:
  trestle store copy sqlite:trestle.db postgres://trestle:PASSWORD@db.example.org/trestle
  trestle store copy postgres://trestle:PASSWORD@db.example.org/trestle sqlite:trestle.db")]
    Copy(StoreCopyArgs),
    /// Check the whole file of a store for damage, without changing it
    #[command(after_long_help = "\
Exits with 1 if anything is wrong.

Example:
  trestle store check sqlite:trestle.db")]
    Check(StoreCheckArgs),
}

/// `trestle store backup`
#[derive(Debug, clap::Args)]
pub struct StoreBackupArgs {
    /// The store: sqlite:FILE, or the address of a PostgreSQL database
    pub from: String,
    /// The new file
    pub file: PathBuf,
}

/// `trestle store restore`
#[derive(Debug, clap::Args)]
pub struct StoreRestoreArgs {
    /// The backup
    pub file: String,
    /// The new store: sqlite:FILE, or the address of a PostgreSQL database
    pub to: String,
}

/// `trestle store copy`
#[derive(Debug, clap::Args)]
pub struct StoreCopyArgs {
    /// The old store: sqlite:FILE, or the address of a PostgreSQL database
    pub from: String,
    /// The new one
    pub to: String,
}

/// `trestle store check`
#[derive(Debug, clap::Args)]
pub struct StoreCheckArgs {
    /// The store: sqlite:FILE, or the address of a PostgreSQL database
    pub store: String,
}

/// `trestle play`
#[derive(Debug, clap::Args)]
pub struct PlayArgs {
    /// The game, by its id; not needed with --load
    #[arg(required_unless_present = "load")]
    pub game: Option<String>,
    /// Play with this many players, including you
    #[arg(long, value_name = "N")]
    pub players: Option<u8>,
    /// Seat a person or a bot, from seat 0 on: human, human:NAME, novice, apprentice, journeyman,
    /// master, greedy or random
    ///
    /// Use it once for each seat, or once with commas. Bots take the other seats. By default you
    /// sit in seat 0, or everybody sits where they did in a saved game.
    #[arg(long = "seat", value_name = "WHO", value_delimiter = ',')]
    pub seats: Vec<String>,
    /// Set variants and switches, as JSON; see `trestle data options GAME`
    #[arg(long, value_name = "JSON", conflicts_with = "load")]
    pub config: Option<String>,
    /// Play with the numbers of this file instead of the built-in ones
    #[arg(long, value_name = "FILE")]
    pub edition: Option<PathBuf>,
    /// Seed the game with this text; the same text gives the same shuffles
    #[arg(long, value_name = "TEXT", conflicts_with = "load")]
    pub seed: Option<String>,
    /// Continue a saved game
    #[arg(long, value_name = "FILE", conflicts_with = "players")]
    pub load: Option<PathBuf>,
    /// Save the game to this folder while you play [default: your system's folder for such files]
    #[arg(long, value_name = "DIR", env = "TRESTLE_GAMES")]
    pub keep_in: Option<PathBuf>,
}

/// `trestle sim`
#[derive(Debug, clap::Args)]
pub struct SimArgs {
    /// The game, by its id
    pub game: String,
    /// Play with this many players
    #[arg(long, value_name = "N")]
    pub players: Option<u8>,
    /// Play this many games; `1_000_000` is a number, too
    #[arg(long, value_name = "K", default_value_t = 1000, value_parser = parse_count::<u64>)]
    pub games: u64,
    /// Seat this bot everywhere
    #[arg(long, value_name = "BOT", default_value = "random")]
    pub bot: String,
    /// Seed the games with this text; the same text gives the same games
    #[arg(long, value_name = "TEXT", default_value = "1")]
    pub seed: String,
    /// Set variants and switches, as JSON; see `trestle data options GAME`
    #[arg(long, value_name = "JSON")]
    pub config: Option<String>,
    /// Play with the numbers of this file instead of the built-in ones
    #[arg(long, value_name = "FILE")]
    pub edition: Option<PathBuf>,
    /// Use this many threads [default: one for each core, as far as they help]
    #[arg(long, value_name = "T", value_parser = parse_threads)]
    pub threads: Option<usize>,
    /// Print the result as one JSON object
    #[arg(long)]
    pub json: bool,
}

/// `trestle arena`
#[derive(Debug, clap::Args)]
pub struct ArenaArgs {
    /// The game, by its id
    pub game: String,
    /// Match these bots, separated by commas
    #[arg(long, value_name = "BOTS", value_delimiter = ',', required = true)]
    pub bots: Vec<String>,
    /// Play with this many players
    #[arg(long, value_name = "N")]
    pub players: Option<u8>,
    /// Play this many games, rounded up so that every deal is played with each bot in each seat
    #[arg(long, value_name = "K", default_value_t = 100, value_parser = parse_count::<u64>)]
    pub games: u64,
    /// Seed the games with this text; the same text gives the same games
    #[arg(long, value_name = "TEXT", default_value = "1")]
    pub seed: String,
    /// Set variants and switches, as JSON; see `trestle data options GAME`
    #[arg(long, value_name = "JSON")]
    pub config: Option<String>,
    /// Play with the numbers of this file instead of the built-in ones
    #[arg(long, value_name = "FILE")]
    pub edition: Option<PathBuf>,
    /// Write every game to this file, and resume the match that is in it
    #[arg(long = "match", value_name = "FILE")]
    pub file: Option<PathBuf>,
    /// Stop as soon as it is clear whether the share of the first bot is nearer to LOW or to HIGH
    ///
    /// By default, LOW is what chance gives, and HIGH is halfway from there to winning everything.
    /// Either verdict is wrong in about 5 of 100 matches.
    #[arg(long, value_name = "LOW,HIGH", num_args = 0..=1, default_missing_value = "")]
    pub sprt: Option<String>,
    /// Use this many threads [default: one for each core]
    #[arg(long, value_name = "T", value_parser = parse_threads)]
    pub threads: Option<usize>,
    /// Distribute the games over workers (`trestle worker`), through the NATS at this address
    #[arg(long, value_name = "URL", conflicts_with_all = ["sprt", "threads"])]
    pub nats: Option<String>,
    /// Begin the NATS subjects of these workers with this, where several share a NATS [default:
    /// trestle]
    #[arg(long, value_name = "TEXT", requires = "nats")]
    pub nats_prefix: Option<String>,
    /// Print the result as one JSON object
    #[arg(long)]
    pub json: bool,
}

/// `trestle worker`
#[derive(Debug, clap::Args)]
pub struct WorkerArgs {
    /// Take games from the NATS at this address
    #[arg(long, value_name = "URL", env = "TRESTLE_NATS")]
    pub nats: String,
    /// Begin the NATS subjects with this, where several share a NATS [default: trestle]
    #[arg(long, value_name = "TEXT", env = "TRESTLE_NATS_PREFIX")]
    pub nats_prefix: Option<String>,
    /// Play this many games at once [default: one for each core]
    #[arg(long, value_name = "T", value_parser = parse_threads)]
    pub threads: Option<usize>,
}

/// `trestle bench`
#[derive(Debug, clap::Args)]
pub struct BenchArgs {
    /// The game, by its id [default: all of them]
    pub game: Option<String>,
    /// Measure only this number of players
    #[arg(long, value_name = "N")]
    pub players: Option<u8>,
    /// Set variants and switches, as JSON; see `trestle data options GAME`
    #[arg(long, value_name = "JSON", requires = "game")]
    pub config: Option<String>,
    /// Play with the numbers of this file instead of the built-in ones
    #[arg(long, value_name = "FILE", requires = "game")]
    pub edition: Option<PathBuf>,
    /// Measure each figure for this many seconds
    #[arg(long, value_name = "S", default_value_t = 1.0, value_parser = parse_seconds)]
    pub seconds: f64,
    /// Print the figures as a JSON array
    #[arg(long)]
    pub json: bool,
}

/// `trestle engine`
#[derive(Debug, clap::Args)]
pub struct EngineArgs {
    /// Play with the numbers of this file instead of the built-in ones; its header names the game
    #[arg(long, value_name = "FILE")]
    pub edition: Option<PathBuf>,
}

/// `trestle replay`
#[derive(Debug, clap::Args)]
pub struct ReplayArgs {
    /// The saved game, or a match file of the arena with --game
    pub file: PathBuf,
    /// Read this game of a match file, counted from 0
    #[arg(long, value_name = "N")]
    pub game: Option<u64>,
    /// Only check that actions, result, hash and edition agree
    #[arg(long)]
    pub verify: bool,
    /// Also compare the hash of the seed with this one, which was shown at the start
    #[arg(long, value_name = "HASH", requires = "verify")]
    pub commitment: Option<String>,
    /// Print only what this seat saw: a number from 0 up, or spectator
    #[arg(long, value_name = "N", conflicts_with = "verify")]
    pub seat: Option<String>,
    /// Use this data file, if it was not played with the built-in one
    #[arg(long, value_name = "FILE")]
    pub edition: Option<PathBuf>,
}

/// `trestle analyze`
#[derive(Debug, clap::Args)]
pub struct AnalyzeArgs {
    /// The saved game, or a match file of the arena with --game
    pub file: PathBuf,
    /// Read this game of a match file, counted from 0
    #[arg(long, value_name = "N")]
    pub game: Option<u64>,
    /// Analyze only the decisions of this seat, counted from 0
    #[arg(long, value_name = "N")]
    pub seat: Option<u8>,
    /// Simulate this many games for each decision
    #[arg(long, value_name = "SIMS", default_value_t = 2000, value_parser = parse_count::<u32>)]
    pub sims: u32,
    /// Use this data file, if it was not played with the built-in one
    #[arg(long, value_name = "FILE")]
    pub edition: Option<PathBuf>,
    /// Use this many threads [default: one for each core]
    #[arg(long, value_name = "T", value_parser = parse_threads)]
    pub threads: Option<usize>,
    /// Print everything as one JSON object
    #[arg(long)]
    pub json: bool,
}

/// `trestle data`
#[derive(Debug, Subcommand)]
pub enum DataCommand {
    /// Check a data file
    #[command(after_long_help = "\
If you own the box, correct a number in a copy of the data file:
  trestle data show architectura --toml > mine.toml
  trestle data check mine.toml
  trestle play architectura --edition mine.toml")]
    Check(DataCheckArgs),
    /// Show every piece of a game and what it does
    Show(DataShowArgs),
    /// Show the options of a game: variants, limits, and rulings on what the rule book leaves open
    Options(DataOptionsArgs),
    /// Print the JSON Schema of states, views and events of a game
    Schema(DataSchemaArgs),
}

/// `trestle data schema`
#[derive(Debug, clap::Args)]
pub struct DataSchemaArgs {
    /// The game, by its id
    pub game: String,
}

/// `trestle data options`
#[derive(Debug, clap::Args)]
pub struct DataOptionsArgs {
    /// The game, by its id
    pub game: String,
    /// Show the options of this file instead of the built-in one
    #[arg(long, value_name = "FILE")]
    pub edition: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// `trestle data check`
#[derive(Debug, clap::Args)]
pub struct DataCheckArgs {
    /// The data file
    pub file: PathBuf,
}

/// `trestle data show`
#[derive(Debug, clap::Args)]
pub struct DataShowArgs {
    /// The game, by its id
    pub game: String,
    /// Part of the name or id of the pieces to show
    pub piece: Option<String>,
    /// Show this file instead of the built-in one
    #[arg(long, value_name = "FILE")]
    pub edition: Option<PathBuf>,
    /// Print JSON
    #[arg(long, conflicts_with = "toml")]
    pub json: bool,
    /// Print the data file itself, with its comments and sources
    #[arg(long, conflicts_with = "piece")]
    pub toml: bool,
}

fn parse_lang(text: &str) -> Result<Lang, String> {
    let speaker = Speaker::new(crate::talk::system_lang());
    text.parse().map_err(|problem| crate::talk::why(&speaker, &problem))
}

/// A number of games, simulations or tables, from 1 up, with or without underscores.
fn parse_count<T: TryFrom<u64>>(text: &str) -> Result<T, String> {
    let number = game_core::notation::count(text).filter(|&number| number > 0);
    number.and_then(|number| T::try_from(number).ok()).ok_or_else(|| {
        let speaker = Speaker::new(crate::talk::system_lang());
        game_core::Say::say(&speaker, &game_core::Message::new("cli-not-count"))
    })
}

fn parse_threads(text: &str) -> Result<usize, String> {
    // More than any machine has means "many"; `sim` uses as many as help.
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let threads = digits.then(|| text.parse().unwrap_or(usize::MAX)).filter(|&threads| threads > 0);
    threads.ok_or_else(|| {
        let speaker = Speaker::new(crate::talk::system_lang());
        game_core::Say::say(&speaker, &game_core::Message::new("cli-not-threads"))
    })
}

fn parse_seconds(text: &str) -> Result<f64, String> {
    // More than a day per figure is a mistake, and would eventually overflow a duration.
    let seconds = text.parse().ok().filter(|seconds| (0.001..=86_400.0).contains(seconds));
    seconds.ok_or_else(|| {
        let speaker = Speaker::new(crate::talk::system_lang());
        game_core::Say::say(&speaker, &game_core::Message::new("cli-not-seconds"))
    })
}

fn parse_duration(text: &str) -> Result<Duration, String> {
    let digits = text.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let unit = match &text[digits.len()..] {
        "ms" => Some(1),
        "" | "s" => Some(1_000),
        "m" => Some(60_000),
        _ => None,
    };
    let number = digits.parse().ok().filter(|number: &u64| (1..=86_400_000).contains(number));
    let time = number.zip(unit).map(|(number, unit)| Duration::from_millis(number * unit));
    time.ok_or_else(|| {
        let speaker = Speaker::new(crate::talk::system_lang());
        game_core::Say::say(&speaker, &game_core::Message::new("cli-not-duration"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_may_have_underscores() {
        assert_eq!(parse_count::<u64>("1_000_000"), Ok(1_000_000));
        assert_eq!(parse_count::<u32>("42"), Ok(42));
        for bad in ["", "0", "-1", "1,000", "1e6", "_1", "1_", "1__0", "5_000_000_000"] {
            assert!(parse_count::<u32>(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn times_have_units() {
        assert_eq!(parse_duration("2s"), Ok(Duration::from_secs(2)));
        assert_eq!(parse_duration("2"), Ok(Duration::from_secs(2)));
        assert_eq!(parse_duration("250ms"), Ok(Duration::from_millis(250)));
        assert_eq!(parse_duration("5m"), Ok(Duration::from_mins(5)));
        for bad in ["", "s", "0s", "2h", "1.5s", "-1s", "99999999999s"] {
            assert!(parse_duration(bad).is_err(), "{bad}");
        }
    }
}
