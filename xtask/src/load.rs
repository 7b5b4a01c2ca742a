//! `cargo xtask load`: what three nodes on PostgreSQL and NATS bear beside one node on SQLite, in
//! one run on one machine, as tables for `docs/operations.md`.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use serde_json::Value;
use services::{Nats, Postgres, free_port};

/// What to measure.
#[derive(clap::Args)]
pub struct Args {
    /// How many tables, one run each
    #[arg(long, value_delimiter = ',', default_value = "100,500,1000,2500,5000")]
    tables: Vec<u32>,
    /// How many seats each table has
    #[arg(long, default_value = "4")]
    seats: String,
    /// How long after a move the next one of the same table comes
    #[arg(long, default_value = "10s")]
    every: String,
    /// How long each run goes on
    #[arg(long = "for", default_value = "30s")]
    time: String,
    /// The program; without it, it is built
    #[arg(long)]
    binary: Option<PathBuf>,
}

/// A server's process.
struct Node {
    url: String,
    child: Child,
}

impl Node {
    fn start(binary: &Path, args: &[&str]) -> Result<Self> {
        let address = format!("127.0.0.1:{}", free_port());
        let child = Command::new(binary)
            .args(["serve", "--listen", &address, "--burst", "100000000", "--log-level", "off"])
            .args(args)
            .stderr(Stdio::null())
            .spawn()
            .with_context(|| binary.display().to_string())?;
        let node = Self { url: format!("http://{address}"), child };
        while std::net::TcpStream::connect(&address).is_err() {
            std::thread::sleep(Duration::from_millis(20));
        }
        Ok(node)
    }

    fn seconds(&self) -> f64 {
        seconds(self.child.id())
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// How many seconds a process has computed, with the children that it has waited for.
fn seconds(pid: u32) -> f64 {
    let text = fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
    let after = text.rsplit_once(") ").map_or("", |(_, rest)| rest);
    let fields: Vec<f64> = after.split(' ').map(|field| field.parse().unwrap_or(0.0)).collect();
    // User and system time, of itself and of its children, in hundredths of a second.
    fields.get(11..15).map_or(0.0, |times| times.iter().sum::<f64>() / 100.0)
}

/// How many seconds all processes of this name have computed.
fn seconds_of_all(name: &str) -> f64 {
    let entries = fs::read_dir("/proc").into_iter().flatten().flatten();
    entries
        .filter_map(|entry| entry.file_name().to_str()?.parse::<u32>().ok())
        .filter(|pid| {
            fs::read_to_string(format!("/proc/{pid}/comm")).is_ok_and(|comm| comm.trim() == name)
        })
        .map(seconds)
        .sum()
}

/// Runs all of it and prints the tables.
pub fn run(root: &Path, args: &Args) -> Result<bool> {
    if args.binary.is_none() {
        crate::strength::build(root)?;
    }
    let binary = args.binary.clone().unwrap_or_else(|| root.join("target/release/trestle"));
    println!(
        "| tables | on | moves a second | half within | 99 of 100 within | late or lost | nodes, ms a move | services, ms a move |"
    );
    println!("|---|---|---|---|---|---|---|---|");
    for &tables in &args.tables {
        let folder = std::env::temp_dir().join(format!("trestle-load-{}", std::process::id()));
        fs::create_dir_all(&folder)?;
        let file = format!("sqlite:{}", folder.join("load.db").display());
        let one = [Node::start(&binary, &["--store", &file])?];
        measure(&binary, args, tables, "one node, SQLite", &one)?;
        drop(one);
        fs::remove_dir_all(&folder)?;
        let (postgres, nats) = (Postgres::start(), Nats::start());
        let store = postgres.database("load");
        let node = |name| {
            Node::start(&binary, &["--store", &store, "--nats", &nats.url(), "--node", name])
        };
        let three = [node("a")?, node("b")?, node("c")?];
        measure(&binary, args, tables, "three nodes, PostgreSQL, NATS", &three)?;
    }
    Ok(true)
}

fn measure(binary: &Path, args: &Args, tables: u32, on: &str, nodes: &[Node]) -> Result<()> {
    let said = Command::new(binary)
        .arg("load")
        .args(nodes.iter().map(|node| &node.url))
        .args(["--tables", &tables.to_string(), "--every", &args.every, "--for", &args.time])
        .args(["--seats", &args.seats, "--json"])
        .stderr(Stdio::inherit())
        .output()?;
    ensure!(said.status.success(), "the load could not be made");
    let report: Value = serde_json::from_slice(&said.stdout)?;
    let figure = |name: &str| report[name].as_f64().unwrap_or(0.0);
    // Opening the tables is in it, too: four requests and four sockets for each.
    let moves = figure("moves").max(1.0);
    let cost = nodes.iter().map(Node::seconds).sum::<f64>() * 1_000.0 / moves;
    let services = (seconds_of_all("postgres") + seconds_of_all("nats-server")) * 1_000.0 / moves;
    let services = if nodes.len() > 1 { format!("{services:.2}") } else { "–".to_string() };
    println!(
        "| {tables} | {on} | {:.0} of {:.0} | {:.1} ms | {:.1} ms | {} | {cost:.2} | {services} |",
        figure("rate"),
        figure("wanted"),
        figure("p50_ms"),
        figure("p99_ms"),
        figure("errors"),
    );
    Ok(())
}
