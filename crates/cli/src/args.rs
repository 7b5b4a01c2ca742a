//! What can be typed after `trestle`.

use std::path::PathBuf;
use std::time::Duration;

use clap::{Parser, Subcommand};
use lang::{Lang, Speaker};

/// The table where you play, learn and study board games about building.
///
/// Sit down against the bots, hand the keyboard around the family, let a thousand games run, or
/// drive a game from a script of your own.
#[derive(Debug, Parser)]
#[command(
    name = "trestle",
    version = crate::VERSION,
    after_help = after_help()
)]
pub struct Args {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
    /// The language of everything but this help: en, fr or pt-BR.
    ///
    /// Without it, the language your system is set to, or English.
    #[arg(long, global = true, value_name = "LANG", value_parser = parse_lang)]
    pub lang: Option<Lang>,
}

/// What stands below the help of the program: how to begin, and every game.
fn after_help() -> String {
    let id = |index: usize| games::all()[index % games::all().len()].id();
    let (one, other, third) = (id(0), id(1), id(2));
    format!(
        "\
To begin with:
  trestle play {one}              a game against one bot
  trestle play {one} --lang fr    the same in French
  trestle play {other} --seat human,master    against the strongest bot
  trestle data show {third}         what every piece does

Games: {}.

`trestle help COMMAND` tells more about each command.",
        games::known_ids()
    )
}

/// The commands.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Play a game here, in the terminal
    #[command(after_long_help = "\
Examples:
  trestle play architectura
      You and one bot.
  trestle play architectura --players 4 --lang pt-BR
      You and three bots, in Portuguese.
  trestle play architectura --seat human:Mum --seat human:Dad --seat random
      Two people and a bot at one keyboard. A curtain falls between the turns of different people.
  trestle play --load sunday.json
      On with the game that was saved with `save sunday.json`, with the same people and bots.

At the table every question comes with numbered answers: type the number, or the answer in words.
`help` tells what else you can type: undo, preview, why, save and more.")]
    Play(PlayArgs),
    /// Let bots play many games and count who wins
    #[command(after_long_help = "\
Examples:
  trestle sim architectura --players 3 --games 10000
  trestle sim queens-architect --games 100000 --seed spring --threads 2 --json

The same seed gives the same games on any number of threads. Ctrl+C stops it, and what was played
so far is counted.")]
    Sim(SimArgs),
    /// Let different bots play each other, and say which is stronger
    #[command(after_long_help = "\
Every deal is played with each bot on each seat, so that neither the cards nor the seat decide.
With fewer bots than seats the last one takes the seats that are left; with more, every choice of
them meets in turn.

Bots: random, greedy, novice, apprentice, journeyman, master; ismcts:SIMS and ismcts:TIMEms think
as long as you say.

Examples:
  trestle arena architectura --bots greedy,random --games 1000
  trestle arena west-kingdom --bots master,journeyman --games 100 --match wk.jsonl
      Keeps every game in a file. Ctrl+C tells what the games so far say; the same command goes on.
  trestle arena queens-architect --bots journeyman,greedy --players 3 --sprt
      Stops as soon as the result is clear.
  trestle arena west-kingdom --bots master,journeyman --games 1000 --nats nats://hub:4222
      Lets the workers of several machines play.
  trestle replay wk.jsonl --game 17
      Reads game 17 of the match aloud.")]
    Arena(ArenaArgs),
    /// Play games for `trestle arena --nats`, as one of any number of machines
    #[command(after_long_help = "\
It plays whatever is handed out until you stop it. A game that is under way then, or on a machine
that dies, is played by another worker. The match file is the same as that of one machine, but for
the seconds.

Example:
  trestle worker --nats nats://hub:4222")]
    Worker(WorkerArgs),
    /// Measure how fast a game runs on this machine
    #[command(after_long_help = "\
Random play on one thread, for each number of players. Build with --release before you believe a
figure.

Examples:
  trestle bench
  trestle bench architectura --players 2 --json")]
    Bench(BenchArgs),
    /// Drive a game from another program, by lines of JSON
    #[command(after_long_help = "\
One request on each line of standard input, one reply on each line of standard output. The manual,
with a bot in ten lines of Python, is docs/engine.md.

Example:
  echo '{\"id\": 1, \"op\": \"hello\"}' | trestle engine")]
    Engine(EngineArgs),
    /// Read a saved game aloud, or check that it is honest
    #[command(after_long_help = "\
Examples:
  trestle replay sunday.json
      Every action and all that came of it, hidden cards too.
  trestle replay sunday.json --seat 0
      Only what the player on seat 0 saw.
  trestle replay sunday.json --verify
      Plays it again from its seed and compares result, hash and edition. Exit code 1 if it lies.
  trestle replay sunday.json --verify --commitment 4f0c…
      Also compares the hash of the seed with the one that was shown at the start.")]
    Replay(ReplayArgs),
    /// Look for what could have been played better in a saved game
    #[command(after_long_help = "\
For every decision: the win chance of each seat, what would have been best, and how much was lost.
It is judged by what the deciding seat could know, not by what the cards turned out to be.

Examples:
  trestle analyze sunday.json
  trestle analyze sunday.json --seat 0 --sims 20000
  trestle analyze wk.jsonl --game 17 --json
      A game of a match of the arena, as JSON.")]
    Analyze(AnalyzeArgs),
    /// Look at the printed numbers of a game, or check your own file of them
    #[command(subcommand)]
    Data(DataCommand),
    /// Run a server that people reach with a browser
    #[command(after_long_help = "\
Everything is in one file, which is made where there is none. Ctrl+C or a SIGTERM stops the server:
whoever plays is told to come back, and nothing that was acknowledged is lost. docs/server.md tells
how to run it for a club.

A flag wins over the environment, the environment over the file of --config. The file has the same
names:
  listen = \"127.0.0.1:8080\"
  store = \"sqlite:/srv/trestle/trestle.db\"
  public-url = \"https://games.example\"

Examples:
  trestle serve
      On this machine only, http://127.0.0.1:8080, with trestle.db in this folder.
  trestle serve --listen 0.0.0.0:8080 --store sqlite:/srv/trestle/trestle.db
      For the whole network.
  trestle serve --config /etc/trestle.toml --log json
      As a service behind a proxy.")]
    Serve(ServeArgs),
    /// See how much load a server can take: many tables, a move at each every few seconds
    #[command(after_long_help = "\
Guests open the tables, every seat has a socket of its own, and what is measured is the time from
sending a move to the last seat's update. All of it comes from one address, so the server has to
allow that: trestle serve --burst 100000. No lobby shows the tables, and they are gone a day later.

Examples:
  trestle load http://127.0.0.1:8080
  trestle load http://127.0.0.1:8080 --tables 1000 --every 2s --for 60s --json")]
    Load(LoadArgs),
    /// Back up, restore, move or check what a server keeps
    #[command(subcommand)]
    Store(StoreCommand),
    /// Look something up in the rules: a paragraph, or a word
    #[command(after_long_help = "\
The rules are written in English, French and Brazilian Portuguese, under the same marks. Without
--lang you get the language your system is set to. Accents may be left out of what you look for.

Examples:
  trestle rules AR-15
      One paragraph. Its mark tells which game it is of.
  trestle rules west-kingdom WK-52 --lang fr
      One paragraph in French.
  trestle rules architectura mulligan
      Every paragraph with this word.
  trestle rules queens-architect obrigacoes --lang pt-BR
      Every paragraph with this word in Portuguese, here obrigações.
  trestle rules west-kingdom
      The whole rules.")]
    Rules(RulesArgs),
    /// Write completions for a shell
    #[command(after_long_help = "\
Examples:
  trestle completions bash > ~/.local/share/bash-completion/completions/trestle
  trestle completions zsh > ~/.zfunc/_trestle
  trestle completions fish > ~/.config/fish/completions/trestle.fish")]
    Completions(CompletionsArgs),
    /// Write manual pages into a folder
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
    /// The folder; it is made if there is none
    pub dir: PathBuf,
}

/// `trestle serve`
#[derive(Clone, Debug, Default, clap::Args)]
pub struct ServeArgs {
    /// Where to listen; port 0 takes a free one. Without it 127.0.0.1:8080
    #[arg(long, value_name = "ADDR", env = "TRESTLE_LISTEN")]
    pub listen: Option<String>,
    /// What is kept, and where: sqlite:FILE, or the address of a PostgreSQL database. Without it
    /// sqlite:trestle.db
    #[arg(long, value_name = "URL", env = "TRESTLE_STORE")]
    pub store: Option<String>,
    /// The address that people type: scheme and host, without a path
    ///
    /// Links are made from it, cookies are secure if it begins with https, and only pages from
    /// there may use the interface. Without it links have no host, and pages from the host that a
    /// request names may use it.
    #[arg(long, value_name = "URL", env = "TRESTLE_PUBLIC_URL")]
    pub public_url: Option<String>,
    /// All requests come through a proxy that writes the visitor's address into X-Forwarded-For:
    /// count them by it
    #[arg(long, value_name = "BOOL", env = "TRESTLE_BEHIND_PROXY", num_args = 0..=1,
        require_equals = true, default_missing_value = "true")]
    pub behind_proxy: Option<bool>,
    /// Messages to people who are away may go to addresses in private networks, as in a club at
    /// home; where strangers play, they could send requests there
    #[arg(long, value_name = "BOOL", env = "TRESTLE_WEBHOOKS_TO_PRIVATE", num_args = 0..=1,
        require_equals = true, default_missing_value = "true")]
    pub webhooks_to_private: Option<bool>,
    /// A folder of data files (*.toml); players may choose them besides the built-in editions
    #[arg(long, value_name = "DIR", env = "TRESTLE_EDITIONS")]
    pub editions: Option<PathBuf>,
    /// Other nodes serve the same tables: hear of what they do through the NATS at this address
    ///
    /// Needs a store on PostgreSQL. Without it, nodes find out by themselves, within a second.
    #[arg(long, value_name = "URL", env = "TRESTLE_NATS")]
    pub nats: Option<String>,
    /// What the subjects of this club begin with, where clubs share a NATS. Without it trestle
    #[arg(long, value_name = "TEXT", env = "TRESTLE_NATS_PREFIX")]
    pub nats_prefix: Option<String>,
    /// What this node is called in logs and figures. Without it the name of the machine and the
    /// port
    #[arg(long, value_name = "NAME", env = "TRESTLE_NODE")]
    pub node: Option<String>,
    /// How many requests an address may make at once; 20 more come back each second. An account may
    /// have half as many sockets open, an address twice as many. Without it 120
    #[arg(long, value_name = "N", env = "TRESTLE_BURST", value_parser = clap::value_parser!(u32).range(1..))]
    pub burst: Option<u32>,
    /// For how many days a table stays at which no game has begun and nothing happens. Without it 30
    #[arg(long, value_name = "DAYS", env = "TRESTLE_KEEP_OPEN_TABLES", value_parser = clap::value_parser!(u32).range(1..))]
    pub keep_open_tables: Option<u32>,
    /// For how many days a game stays that one person plays against bots alone, without a clock and
    /// without a rating, and that nobody goes on with. Without it 60
    #[arg(long, value_name = "DAYS", env = "TRESTLE_KEEP_BOT_GAMES", value_parser = clap::value_parser!(u32).range(1..))]
    pub keep_bot_games: Option<u32>,
    /// For how many days a guest stays who has not come back and left no trace. Without it 30
    #[arg(long, value_name = "DAYS", env = "TRESTLE_KEEP_GUESTS", value_parser = clap::value_parser!(u32).range(1..))]
    pub keep_guests: Option<u32>,
    /// How logs look on standard error: text or json. Without it text
    #[arg(long, value_name = "FORMAT", env = "TRESTLE_LOG")]
    pub log: Option<String>,
    /// What is worth a line in the log: error, warn, info, debug, or parts such as
    /// server=debug,warn. Without it info
    #[arg(long, value_name = "LEVEL", env = "TRESTLE_LOG_LEVEL")]
    pub log_level: Option<String>,
    /// A TOML file with these names, for what neither a flag nor the environment says
    #[arg(long, value_name = "FILE", env = "TRESTLE_CONFIG")]
    pub config: Option<PathBuf>,
    /// Open the browser once the server listens
    #[arg(long)]
    pub open: bool,
}

/// `trestle load`
#[derive(Clone, Debug, clap::Args)]
pub struct LoadArgs {
    /// The server: http://HOST:PORT; several nodes of one if more are given
    ///
    /// The seats of a table are spread over the nodes.
    #[arg(required = true)]
    pub url: Vec<String>,
    /// How many tables
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = parse_count::<u32>)]
    pub tables: u32,
    /// How many seats each table has
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u8).range(1..=8))]
    pub seats: u8,
    /// How long after a move the next one of the same table comes: 2s, 500ms
    #[arg(long, value_name = "TIME", default_value = "2s", value_parser = parse_duration)]
    pub every: Duration,
    /// How long it goes on: 60s, 5m
    #[arg(long = "for", value_name = "TIME", default_value = "60s", value_parser = parse_duration)]
    pub time: Duration,
    /// The game
    #[arg(long, value_name = "GAME", default_value_t = games::all()[0].id().to_owned())]
    pub game: String,
    /// Games begin, and nobody stays: only how much memory the tables take is measured
    #[arg(long, conflicts_with_all = ["every", "time"])]
    pub idle: bool,
    /// The result as one JSON object
    #[arg(long)]
    pub json: bool,
}

/// `trestle store`
#[derive(Debug, Subcommand)]
pub enum StoreCommand {
    /// Write a copy of a store to a new file, while the server runs
    #[command(after_long_help = "\
The copy is one moment of the store, and has been checked before it gets its name. An existing file
is left as it is.

Example:
  trestle store backup sqlite:trestle.db backup-$(date +%F).db")]
    Backup(StoreBackupArgs),
    /// Make a store from a backup
    #[command(after_long_help = "\
Nothing is overwritten: move the old store away first.

Example:
  trestle store restore backup-2026-05-01.db sqlite:trestle.db")]
    Restore(StoreRestoreArgs),
    /// Move everything into another kind of store, while the server runs or not
    #[command(after_long_help = "\
The new store has to be empty, or not to be there; a database of PostgreSQL has to be created first.
What is copied is one moment of the old store, which stays as it is. Every row is read again and
compared before the copy counts; one that fails or is interrupted leaves nothing behind.

Examples:
  trestle store copy sqlite:trestle.db postgres://trestle:PASSWORD@db.example.org/trestle
  trestle store copy postgres://trestle:PASSWORD@db.example.org/trestle sqlite:trestle.db")]
    Copy(StoreCopyArgs),
    /// Look through the whole file of a store for damage; changes nothing
    #[command(after_long_help = "\
Exit code 1 if anything is wrong.

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
    /// The game, by its id; a saved game knows its own
    #[arg(required_unless_present = "load")]
    pub game: Option<String>,
    /// How many play, you included
    #[arg(long, value_name = "N")]
    pub players: Option<u8>,
    /// Who sits where, from seat 0 on: human, human:NAME or a bot: novice, apprentice, journeyman,
    /// master, greedy or random
    ///
    /// Give it once for each seat, or once with commas. Seats not spoken of are taken by bots; if
    /// nothing is said, you sit on seat 0, or everybody where they sat in a saved game.
    #[arg(long = "seat", value_name = "WHO", value_delimiter = ',')]
    pub seats: Vec<String>,
    /// Variants and switches as JSON; `trestle data options GAME` shows what there is
    #[arg(long, value_name = "JSON", conflicts_with = "load")]
    pub config: Option<String>,
    /// Play with the numbers of this file instead of the built-in ones
    #[arg(long, value_name = "FILE")]
    pub edition: Option<PathBuf>,
    /// Any text; the same text gives the same shuffles
    #[arg(long, value_name = "TEXT", conflicts_with = "load")]
    pub seed: Option<String>,
    /// Go on with a saved game
    #[arg(long, value_name = "FILE", conflicts_with = "players")]
    pub load: Option<PathBuf>,
    /// Where the game is kept as it goes on. Without it the folder that your system has for such
    /// files
    #[arg(long, value_name = "DIR", env = "TRESTLE_GAMES")]
    pub keep_in: Option<PathBuf>,
}

/// `trestle sim`
#[derive(Debug, clap::Args)]
pub struct SimArgs {
    /// The game, by its id
    pub game: String,
    /// How many seats
    #[arg(long, value_name = "N")]
    pub players: Option<u8>,
    /// How many games; `1_000_000` is a number, too
    #[arg(long, value_name = "K", default_value_t = 1000, value_parser = parse_count::<u64>)]
    pub games: u64,
    /// Who plays, on all seats
    #[arg(long, value_name = "BOT", default_value = "random")]
    pub bot: String,
    /// Any text; the same text gives the same games
    #[arg(long, value_name = "TEXT", default_value = "1")]
    pub seed: String,
    /// Variants and switches as JSON; `trestle data options GAME` shows what there is
    #[arg(long, value_name = "JSON")]
    pub config: Option<String>,
    /// Play with the numbers of this file instead of the built-in ones
    #[arg(long, value_name = "FILE")]
    pub edition: Option<PathBuf>,
    /// On how many threads; as many as there are cores if not said, and never more than help
    #[arg(long, value_name = "T", value_parser = parse_threads)]
    pub threads: Option<usize>,
    /// The result as one JSON object
    #[arg(long)]
    pub json: bool,
}

/// `trestle arena`
#[derive(Debug, clap::Args)]
pub struct ArenaArgs {
    /// The game, by its id
    pub game: String,
    /// Who meets, with commas between them
    #[arg(long, value_name = "BOTS", value_delimiter = ',', required = true)]
    pub bots: Vec<String>,
    /// How many seats
    #[arg(long, value_name = "N")]
    pub players: Option<u8>,
    /// How many games; rounded up so that every deal is played with each bot on each seat
    #[arg(long, value_name = "K", default_value_t = 100, value_parser = parse_count::<u64>)]
    pub games: u64,
    /// Any text; the same text gives the same games
    #[arg(long, value_name = "TEXT", default_value = "1")]
    pub seed: String,
    /// Variants and switches as JSON; `trestle data options GAME` shows what there is
    #[arg(long, value_name = "JSON")]
    pub config: Option<String>,
    /// Play with the numbers of this file instead of the built-in ones
    #[arg(long, value_name = "FILE")]
    pub edition: Option<PathBuf>,
    /// Keep every game in this file, and go on with the match that is in it
    #[arg(long = "match", value_name = "FILE")]
    pub file: Option<PathBuf>,
    /// Stop as soon as it is clear whether the share of the first bot is nearer to LOW or to HIGH
    ///
    /// Without a value: chance, and halfway from there to winning everything. Either verdict is
    /// wrong in about 5 of 100 matches.
    #[arg(long, value_name = "LOW,HIGH", num_args = 0..=1, default_missing_value = "")]
    pub sprt: Option<String>,
    /// On how many threads; as many as there are cores if not said
    #[arg(long, value_name = "T", value_parser = parse_threads)]
    pub threads: Option<usize>,
    /// Let workers play the games, which `trestle worker` starts on any number of machines and
    /// which are reached through the NATS at this address
    #[arg(long, value_name = "URL", conflicts_with_all = ["sprt", "threads"])]
    pub nats: Option<String>,
    /// What the subjects of these workers begin with, where several share a NATS. Without it
    /// trestle
    #[arg(long, value_name = "TEXT", requires = "nats")]
    pub nats_prefix: Option<String>,
    /// The result as one JSON object
    #[arg(long)]
    pub json: bool,
}

/// `trestle worker`
#[derive(Debug, clap::Args)]
pub struct WorkerArgs {
    /// The address of the NATS where games are handed out
    #[arg(long, value_name = "URL", env = "TRESTLE_NATS")]
    pub nats: String,
    /// What the subjects begin with, where several share a NATS. Without it trestle
    #[arg(long, value_name = "TEXT", env = "TRESTLE_NATS_PREFIX")]
    pub nats_prefix: Option<String>,
    /// How many games at once; as many as there are cores if not said
    #[arg(long, value_name = "T", value_parser = parse_threads)]
    pub threads: Option<usize>,
}

/// `trestle bench`
#[derive(Debug, clap::Args)]
pub struct BenchArgs {
    /// The game; all of them if not said
    pub game: Option<String>,
    /// Only this number of players
    #[arg(long, value_name = "N")]
    pub players: Option<u8>,
    /// Variants and switches as JSON; `trestle data options GAME` shows what there is
    #[arg(long, value_name = "JSON", requires = "game")]
    pub config: Option<String>,
    /// Play with the numbers of this file instead of the built-in ones
    #[arg(long, value_name = "FILE", requires = "game")]
    pub edition: Option<PathBuf>,
    /// How long each figure is measured
    #[arg(long, value_name = "S", default_value_t = 1.0, value_parser = parse_seconds)]
    pub seconds: f64,
    /// The figures as a JSON array
    #[arg(long)]
    pub json: bool,
}

/// `trestle engine`
#[derive(Debug, clap::Args)]
pub struct EngineArgs {
    /// Play with the numbers of this file instead of the built-in ones; its header says which game
    /// it is for
    #[arg(long, value_name = "FILE")]
    pub edition: Option<PathBuf>,
}

/// `trestle replay`
#[derive(Debug, clap::Args)]
pub struct ReplayArgs {
    /// The saved game, or a match file of the arena with --game
    pub file: PathBuf,
    /// Which game of a match file, counted from 0
    #[arg(long, value_name = "N")]
    pub game: Option<u64>,
    /// Only check that actions, result, hash and edition agree
    #[arg(long)]
    pub verify: bool,
    /// The hash of the seed that was shown at the start, to be checked too
    #[arg(long, value_name = "HASH", requires = "verify")]
    pub commitment: Option<String>,
    /// Tell only what this seat saw: a number from 0 up, or spectator
    #[arg(long, value_name = "N", conflicts_with = "verify")]
    pub seat: Option<String>,
    /// The data file it was played with, if not the built-in one
    #[arg(long, value_name = "FILE")]
    pub edition: Option<PathBuf>,
}

/// `trestle analyze`
#[derive(Debug, clap::Args)]
pub struct AnalyzeArgs {
    /// The saved game, or a match file of the arena with --game
    pub file: PathBuf,
    /// Which game of a match file, counted from 0
    #[arg(long, value_name = "N")]
    pub game: Option<u64>,
    /// Only the decisions of this seat, counted from 0
    #[arg(long, value_name = "N")]
    pub seat: Option<u8>,
    /// How many games are simulated for each decision
    #[arg(long, value_name = "SIMS", default_value_t = 2000, value_parser = parse_count::<u32>)]
    pub sims: u32,
    /// The data file it was played with, if not the built-in one
    #[arg(long, value_name = "FILE")]
    pub edition: Option<PathBuf>,
    /// On how many threads; as many as there are cores if not said
    #[arg(long, value_name = "T", value_parser = parse_threads)]
    pub threads: Option<usize>,
    /// Everything as one JSON object
    #[arg(long)]
    pub json: bool,
}

/// `trestle data`
#[derive(Debug, Subcommand)]
pub enum DataCommand {
    /// Find what is wrong with a data file
    #[command(after_long_help = "\
Somebody who owns the box can correct a number in a copy of the data file:
  trestle data show architectura --toml > mine.toml
  trestle data check mine.toml
  trestle play architectura --edition mine.toml")]
    Check(DataCheckArgs),
    /// Show every piece of a game and what it does
    Show(DataShowArgs),
    /// Show what can be chosen for a game: variants, limits, and what the rulebook leaves open
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
    /// Show those of this file instead of the built-in one
    #[arg(long, value_name = "FILE")]
    pub edition: Option<PathBuf>,
    /// As JSON
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
    /// Only pieces with this in their names or ids
    pub piece: Option<String>,
    /// Show this file instead of the built-in one
    #[arg(long, value_name = "FILE")]
    pub edition: Option<PathBuf>,
    /// As JSON
    #[arg(long, conflicts_with = "toml")]
    pub json: bool,
    /// The data file itself, with its comments and sources
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
