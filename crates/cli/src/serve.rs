//! `trestle serve`: the server.

use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use bus::{Bus, BusError};
use game_core::{Message, Problem};
use games::EditionHandle;
use serde::Deserialize;
use server::nodes::Nodes;
use server::telemetry::{self, LogFilter, LogFormat};
use server::{App, Config, Shutdown};
use store::without_password;
use tokio::net::TcpListener;

use crate::args::ServeArgs;
use crate::nats::cannot_join;
use crate::talk::Talk;
use crate::{files, nats, setup, store_admin};

/// The default address to listen on.
const LISTEN: &str = "127.0.0.1:8080";
/// The default store.
const STORE: &str = "sqlite:trestle.db";
/// The default log filter.
const LOG_LEVEL: &str = "info";

/// The settings of a server: from flags and the environment, which clap reads, or from a file.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
struct Settings {
    listen: Option<String>,
    store: Option<String>,
    public_url: Option<String>,
    behind_proxy: Option<bool>,
    webhooks_to_private: Option<bool>,
    editions: Option<PathBuf>,
    nats: Option<String>,
    nats_prefix: Option<String>,
    node: Option<String>,
    burst: Option<u32>,
    keep_open_tables: Option<u32>,
    keep_bot_games: Option<u32>,
    keep_guests: Option<u32>,
    log: Option<String>,
    log_level: Option<String>,
}

/// The names in the file.
const NAMES: [&str; 15] = [
    "listen",
    "store",
    "public-url",
    "behind-proxy",
    "webhooks-to-private",
    "editions",
    "nats",
    "nats-prefix",
    "node",
    "burst",
    "keep-open-tables",
    "keep-bot-games",
    "keep-guests",
    "log",
    "log-level",
];

impl Settings {
    /// Reads a file; an unknown name is an error.
    fn read(talk: &Talk, path: &Path) -> anyhow::Result<Self> {
        let text = files::read(talk, path)?;
        let bad = |error: toml::de::Error| {
            let message = Message::new("cli-serve-config").text("file", files::name(path));
            talk.usage(&message.text("reason", error.to_string().trim()).into())
        };
        let table: toml::Table = text.parse().map_err(bad)?;
        let unknown: Vec<_> =
            table.keys().map(String::as_str).filter(|name| !NAMES.contains(name)).collect();
        if !unknown.is_empty() {
            let message = Message::new("cli-serve-config-unknown")
                .text("file", files::name(path))
                .text("names", unknown.join(", "))
                .text("known", NAMES.join(", "));
            return Err(talk.usage(&message.into()));
        }
        toml::from_str(&text).map_err(bad)
    }

    /// The file's settings where neither flags nor environment set anything.
    fn of(args: &ServeArgs, file: Self) -> Self {
        let ServeArgs {
            listen,
            store,
            public_url,
            behind_proxy,
            webhooks_to_private,
            editions,
            nats,
            nats_prefix,
            node,
            burst,
            keep_open_tables,
            keep_bot_games,
            keep_guests,
            log,
            log_level,
            config: _,
            open: _,
        } = args.clone();
        Self {
            listen: listen.or(file.listen),
            store: store.or(file.store),
            public_url: public_url.or(file.public_url),
            behind_proxy: behind_proxy.or(file.behind_proxy),
            webhooks_to_private: webhooks_to_private.or(file.webhooks_to_private),
            editions: editions.or(file.editions),
            nats: nats.or(file.nats),
            nats_prefix: nats_prefix.or(file.nats_prefix),
            node: node.or(file.node),
            burst: burst.or(file.burst),
            keep_open_tables: keep_open_tables.or(file.keep_open_tables),
            keep_bot_games: keep_bot_games.or(file.keep_bot_games),
            keep_guests: keep_guests.or(file.keep_guests),
            log: log.or(file.log),
            log_level: log_level.or(file.log_level),
        }
    }
}

/// Serves until a signal ends it.
///
/// # Errors
/// If it cannot start: the address is taken, the store cannot be opened, or a setting is invalid.
pub fn run(args: &ServeArgs, talk: &Talk) -> anyhow::Result<()> {
    let file = match &args.config {
        Some(path) => Settings::read(talk, path)?,
        None => Settings::default(),
    };
    let settings = Settings::of(args, file);
    let format = match settings.log.as_deref() {
        None | Some("text") => LogFormat::Text,
        Some("json") => LogFormat::Json,
        Some(other) => {
            let message = Message::new("cli-serve-log").text("format", other);
            return Err(talk.usage(&message.into()));
        }
    };
    let level = settings.log_level.as_deref().unwrap_or(LOG_LEVEL);
    let filter = LogFilter::parse(level).map_err(|error| {
        let message = Message::new("cli-serve-log-level").text("level", level);
        talk.usage(&message.text("reason", error.to_string()).into())
    })?;
    let mut config = Config {
        version: crate::VERSION.to_string(),
        public_url: settings.public_url.clone(),
        editions: settings.editions.as_deref().map_or(Ok(Vec::new()), |dir| editions(talk, dir))?,
        ..Config::default()
    };
    if let Some(url) = &settings.public_url
        && !is_base(url)
    {
        return Err(talk.usage(&Message::new("cli-serve-public-url").text("url", url).into()));
    }
    config.behind_proxy = settings.behind_proxy.unwrap_or(config.behind_proxy);
    config.webhooks_to_private = settings.webhooks_to_private.unwrap_or(config.webhooks_to_private);
    if let Some(burst) = settings.burst {
        config.burst = burst;
    }
    config.keep_open_tables_days =
        settings.keep_open_tables.unwrap_or(config.keep_open_tables_days);
    config.keep_bot_games_days = settings.keep_bot_games.unwrap_or(config.keep_bot_games_days);
    config.keep_guests_days = settings.keep_guests.unwrap_or(config.keep_guests_days);
    let url = settings.store.as_deref().unwrap_or(STORE);
    config.shares_store = url.starts_with("postgres");
    if settings.nats.is_some() && !config.shares_store {
        let message = Message::new("cli-serve-nats-store").text("store", without_password(url));
        return Err(talk.usage(&message.into()));
    }
    // Before anything is opened: connections are files, and many systems begin with a thousand.
    server::raise_open_files();
    let logs = Logs { format, filter };
    setup::runtime()?.block_on(serve(config, &settings, logs, args.open, talk))
}

/// What the server logs, and how.
struct Logs {
    format: LogFormat,
    filter: LogFilter,
}

async fn serve(
    mut config: Config,
    settings: &Settings,
    Logs { format, filter }: Logs,
    open: bool,
    talk: &Talk,
) -> anyhow::Result<()> {
    let address = settings.listen.as_deref().unwrap_or(LISTEN);
    let url = settings.store.as_deref().unwrap_or(STORE);
    // First, so that a second server on the same address leaves the store alone.
    let listener =
        TcpListener::bind(address).await.map_err(|error| cannot_listen(talk, address, &error))?;
    let node = settings.node.clone().unwrap_or_else(|| node_name(&listener));
    // One machine alone needs no name.
    let named = config.shares_store.then_some(node.as_str());
    telemetry::start_logs(format, filter, named);
    if let Some(address) = &settings.nats {
        let prefix = settings.nats_prefix.as_deref().unwrap_or(nats::PREFIX);
        // A node can start before NATS does, but whoever starts it should know.
        let probed = Bus::probe(address).await;
        if let Err(BusError::Away(reason)) = &probed {
            let message = nats::away("cli-serve-nats-away", address, reason);
            match format {
                LogFormat::Text => eprintln!("{}", talk.say(&message)),
                LogFormat::Json => tracing::warn!(reason, "NATS is away"),
            }
        }
        let joined = Nodes::join(address, &node, prefix).await;
        let nodes = joined.map_err(|error| cannot_join(talk, address, &error))?;
        if probed.is_ok()
            && let Err(error @ BusError::NoJetStream) = nodes.keeps_jobs().await
        {
            match format {
                LogFormat::Text => eprintln!("{}", talk.say(&nats::no_jetstream(address))),
                LogFormat::Json => tracing::warn!(%error, "NATS keeps no jobs"),
            }
        }
        config.nodes = Some(nodes);
    }
    // First, so that a newer version does not change a store that an older one serves.
    let _claim = store::claim(url).map_err(|error| store_admin::failure(talk, url, &error))?;
    let store = store::open(url).await.map_err(|error| store_admin::failure(talk, url, &error))?;
    let base = format!("http://{}", listener.local_addr()?);
    let (shutdown, stopping) = Shutdown::new();
    let app = App::new(config, store, telemetry::start_metrics(named), stopping);
    let ending = Message::new("cli-serve-stopping");
    let tell = |key: &'static str, message: &Message| match format {
        LogFormat::Text => eprintln!("{}", talk.say(message)),
        LogFormat::Json => tracing::info!(url = base, key),
    };
    let message =
        Message::new("cli-serve-listening").text("url", &base).text("store", without_password(url));
    // Before the server announces that it listens, after which it may be told to stop.
    let wanted = signal()?;
    let server = tokio::spawn(server::serve(app, listener));
    tell("listening", &message);
    if open {
        open_browser(&base);
    }
    tokio::pin!(server);
    tokio::select! {
        ended = &mut server => return Ok(ended?),
        () = wanted => {}
    }
    tell("stopping", &ending);
    shutdown.stop();
    tokio::select! {
        ended = server => Ok(ended?),
        // A second signal means that somebody does not want to wait.
        () = signal()? => Ok(()),
    }
}

/// The default name of a node: its machine, and the port it listens on.
fn node_name(listener: &TcpListener) -> String {
    let host = std::fs::read_to_string("/proc/sys/kernel/hostname").unwrap_or_default();
    let host = Some(host.trim()).filter(|host| !host.is_empty()).unwrap_or("node");
    let port = listener.local_addr().map_or(0, |address| address.port());
    format!("{host}:{port}")
}

/// Opens a page in the browser. Without a desktop, people find the address in the terminal.
fn open_browser(url: &str) {
    let opener = match std::env::consts::OS {
        "macos" => "open",
        "windows" => "explorer",
        _ => "xdg-open",
    };
    let quiet = Stdio::null;
    let opened =
        Command::new(opener).arg(url).stdin(quiet()).stdout(quiet()).stderr(quiet()).spawn();
    if let Err(error) = opened {
        tracing::debug!(%error, opener, "no browser was opened");
    }
}

/// Waits for a signal to stop. From the call on, such a signal no longer ends the process directly.
#[cfg(unix)]
fn signal() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// Waits for a signal to stop.
#[cfg(not(unix))]
fn signal() -> io::Result<impl Future<Output = ()>> {
    Ok(async {
        let _ = tokio::signal::ctrl_c().await;
    })
}

/// Whether this is an address to put a path behind: `https://games.example`.
fn is_base(url: &str) -> bool {
    let rest = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"));
    rest.map(|rest| rest.trim_end_matches('/')).is_some_and(|host| {
        !host.is_empty() && !host.contains(|c: char| c.is_whitespace() || "/?#@".contains(c))
    })
}

/// Every edition in a folder, each with its game.
fn editions(talk: &Talk, dir: &Path) -> anyhow::Result<Vec<(String, EditionHandle)>> {
    let unreadable = |error: io::Error| {
        let message = Message::new("cli-cannot-read").text("file", files::name(dir));
        talk.failure(&message.text("reason", files::reason(talk, &error)))
    };
    let mut paths = Vec::new();
    for entry in std::fs::read_dir(dir).map_err(unreadable)? {
        paths.push(entry.map_err(unreadable)?.path());
    }
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "toml"));
    paths.sort();
    let load = |path: &PathBuf| -> anyhow::Result<(String, EditionHandle)> {
        let kind = setup::game_of_file(talk, path, &files::read(talk, path)?)?;
        Ok((kind.id().to_string(), files::edition(talk, kind, Some(path))?))
    };
    let (mut editions, mut faults) = (Vec::new(), Vec::new());
    for path in &paths {
        match load(path) {
            Ok(edition) => editions.push(edition),
            Err(error) => faults.push(error.to_string()),
        }
    }
    // All faults at once, so that they can be fixed in one go.
    if faults.is_empty() { Ok(editions) } else { Err(anyhow::Error::msg(faults.join("\n"))) }
}

fn cannot_listen(talk: &Talk, address: &str, error: &io::Error) -> anyhow::Error {
    let message = match error.kind() {
        io::ErrorKind::AddrInUse => Message::new("cli-serve-in-use").text("address", address),
        io::ErrorKind::InvalidInput => {
            let message = Message::new("cli-serve-bad-address").text("address", address);
            return talk.usage(&Problem::from(message));
        }
        _ => Message::new("cli-serve-cannot-listen")
            .text("address", address)
            .text("reason", files::reason(talk, error)),
    };
    talk.failure(&message)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flags_win_over_the_file() {
        let file = toml::from_str("listen = \"a:1\"\nstore = \"sqlite:b\"\nburst = 7");
        let file: Settings = file.expect("settings");
        let args = ServeArgs { listen: Some("c:2".to_string()), ..ServeArgs::default() };
        let settings = Settings::of(&args, file);
        assert_eq!(settings.listen.as_deref(), Some("c:2"));
        assert_eq!((settings.store.as_deref(), settings.burst), (Some("sqlite:b"), Some(7)));
    }

    /// Clap returns a single value for a switch set by flag or environment; the flag wins there.
    #[test]
    fn switches_win_over_the_file_both_ways() {
        for said in [None, Some(false), Some(true)] {
            for written in [None, Some(false), Some(true)] {
                let args = ServeArgs {
                    behind_proxy: said,
                    webhooks_to_private: said,
                    ..ServeArgs::default()
                };
                let file = Settings {
                    behind_proxy: written,
                    webhooks_to_private: written,
                    ..Settings::default()
                };
                let settings = Settings::of(&args, file);
                let expected = said.or(written);
                let found = (settings.behind_proxy, settings.webhooks_to_private);
                assert_eq!(found, (expected, expected), "{said:?} {written:?}");
            }
        }
    }

    #[test]
    fn a_switch_may_have_a_value() {
        use clap::Parser;
        for (args, expected) in [
            (&[][..], (None, None)),
            (&["--behind-proxy"], (Some(true), None)),
            (&["--behind-proxy=true"], (Some(true), None)),
            (&["--behind-proxy=false"], (Some(false), None)),
            (&["--webhooks-to-private", "--behind-proxy=false"], (Some(false), Some(true))),
            (&["--webhooks-to-private=false"], (None, Some(false))),
        ] {
            let typed = ["trestle", "serve"].iter().chain(args);
            let parsed = crate::args::Args::try_parse_from(typed).expect("a command");
            let crate::args::Command::Serve(parsed) = parsed.command else {
                panic!("{args:?} is another command");
            };
            assert_eq!((parsed.behind_proxy, parsed.webhooks_to_private), expected, "{args:?}");
        }
        let typed = ["trestle", "serve", "--behind-proxy=perhaps"];
        assert!(crate::args::Args::try_parse_from(typed).is_err());
    }

    #[test]
    fn a_base_has_a_host_and_no_path() {
        for good in ["http://a", "https://games.example:8443/", "http://[::1]:80"] {
            assert!(is_base(good), "{good}");
        }
        for bad in ["", "games.example", "https://", "ftp://a", "https://a/b", "https://a b"] {
            assert!(!is_base(bad), "{bad}");
        }
    }
}
