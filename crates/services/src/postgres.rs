//! A PostgreSQL server.

use std::fs;
use std::net::{Ipv4Addr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::folder::{Folder, find, free_port};

/// A PostgreSQL server on loopback that lets everybody in. It writes without waiting for the disk:
/// what a killed *client* loses can be tested with it, not what a power cut does.
pub struct Postgres {
    folder: Folder,
    port: u16,
    process: Option<Child>,
}

const USER: &str = "trestle";
/// How long it may take to start, on a machine that is busy with other tests.
const PATIENCE: Duration = Duration::from_mins(1);

impl Postgres {
    /// Makes a new cluster and starts its server.
    ///
    /// # Panics
    /// If PostgreSQL is not installed, or does not start.
    pub fn start() -> Self {
        let folder = Folder::new("postgres");
        let mut initdb = folder.command(&program("initdb"));
        initdb.args(["-D", "data", "-U", USER, "-A", "trust", "-E", "UTF8"]);
        initdb.args(["--locale=C.UTF-8", "--no-sync"]);
        succeed(&mut initdb);
        let mut server = Self { folder, port: free_port(), process: None };
        server.resume();
        server
    }

    /// The address of a database, which is created if it is not there.
    ///
    /// # Panics
    /// If the server is stopped.
    pub fn database(&self, name: &str) -> String {
        let mut psql = self.psql("postgres");
        psql.arg("-tAc").arg(format!("SELECT 1 FROM pg_database WHERE datname = '{name}'"));
        if succeed(&mut psql).is_empty() {
            succeed(self.psql("postgres").arg("-c").arg(format!("CREATE DATABASE \"{name}\"")));
        }
        format!("postgres://{USER}@127.0.0.1:{}/{name}", self.port)
    }

    /// Stops the server at once, as a crash would; what was committed is there when it resumes.
    ///
    /// # Panics
    /// If it cannot be stopped.
    pub fn stop(&mut self) {
        let Some(mut process) = self.process.take() else { return };
        // SIGQUIT: the "immediate" shutdown. The children of a killed server would live on.
        let quit = Command::new("kill").arg("-QUIT").arg(process.id().to_string()).status();
        quit.expect("to run kill");
        process.wait().expect("a server that ends");
    }

    /// Starts the server again, at the same address.
    ///
    /// # Panics
    /// If it does not start.
    pub fn resume(&mut self) {
        if self.process.is_some() {
            return;
        }
        let log = fs::File::create(self.folder.path().join("log")).expect("a log file");
        let mut command = self.folder.command(&program("postgres"));
        command.args(["-D", "data", "-p", &self.port.to_string()]);
        for setting in [
            "listen_addresses=127.0.0.1",
            "unix_socket_directories=",
            "fsync=off",
            "full_page_writes=off",
            "max_connections=200",
        ] {
            command.args(["-c", setting]);
        }
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(log);
        self.process = Some(command.spawn().expect("to start PostgreSQL"));
        let begun = Instant::now();
        while !self.answers() {
            let process = self.process.as_mut().expect("a server");
            let ended = process.try_wait().expect("a process");
            assert!(ended.is_none() && begun.elapsed() < PATIENCE, "{}", self.said());
            thread::sleep(Duration::from_millis(20));
        }
    }

    fn answers(&self) -> bool {
        TcpStream::connect((Ipv4Addr::LOCALHOST, self.port)).is_ok()
            && self
                .psql("postgres")
                .args(["-tAc", "SELECT 1"])
                .output()
                .is_ok_and(|said| said.status.success())
    }

    fn said(&self) -> String {
        fs::read_to_string(self.folder.path().join("log")).unwrap_or_default()
    }

    fn psql(&self, database: &str) -> Command {
        let mut command = Command::new(program("psql"));
        command.args(["-X", "-q", "-h", "127.0.0.1", "-U", USER, "-d", database]);
        command.args(["-p", &self.port.to_string()]);
        command
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Debian keeps the programs of each version in a folder of their own.
fn program(name: &str) -> PathBuf {
    let mut versions: Vec<_> = fs::read_dir("/usr/lib/postgresql")
        .map(|folders| folders.flatten().map(|folder| folder.path().join("bin")).collect())
        .unwrap_or_default();
    versions.sort_by_key(|folder| version(folder));
    find(name, &versions)
}

fn version(bin: &Path) -> Option<u32> {
    bin.parent()?.file_name()?.to_str()?.parse().ok()
}

/// Runs a command that must succeed, and gives what it printed.
fn succeed(command: &mut Command) -> String {
    let done = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let said = String::from_utf8_lossy(&done.stderr);
    assert!(done.status.success(), "{command:?}: {said}");
    String::from_utf8_lossy(&done.stdout).trim().to_owned()
}
