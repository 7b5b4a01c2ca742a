//! A NATS server.

use std::fs;
use std::net::{Ipv4Addr, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::folder::{Folder, find, free_port};

/// A NATS server on loopback, with `JetStream`, that lets everybody in. Its queues are on the disk
/// and there again when it resumes.
pub struct Nats {
    folder: Folder,
    port: u16,
    keeps_jobs: bool,
    process: Option<Child>,
}

/// How long it may take to start, on a machine that is busy with other tests.
const PATIENCE: Duration = Duration::from_mins(1);

impl Nats {
    /// Starts a server.
    ///
    /// # Panics
    /// If NATS is not installed, or does not start.
    pub fn start() -> Self {
        Self::begin(true)
    }

    /// Starts a server without `JetStream`, as somebody does who does not know that it is needed.
    ///
    /// # Panics
    /// As [`Nats::start`].
    pub fn without_jetstream() -> Self {
        Self::begin(false)
    }

    fn begin(keeps_jobs: bool) -> Self {
        let (folder, port) = (Folder::plain(), free_port());
        let mut server = Self { folder, port, keeps_jobs, process: None };
        server.resume();
        server
    }

    /// Its address.
    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Kills the server.
    ///
    /// # Panics
    /// If it cannot be killed.
    pub fn stop(&mut self) {
        let Some(mut process) = self.process.take() else { return };
        process.kill().expect("a server that can be killed");
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
        let mut command = self.folder.command(&find("nats-server", &[PathBuf::from("/usr/sbin")]));
        command.args(["-a", "127.0.0.1", "-p", &self.port.to_string()]);
        if self.keeps_jobs {
            command.args(["-js", "-sd", "data"]);
        }
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(log);
        self.process = Some(command.spawn().expect("to start NATS"));
        let begun = Instant::now();
        while TcpStream::connect((Ipv4Addr::LOCALHOST, self.port)).is_err() {
            let process = self.process.as_mut().expect("a server");
            let ended = process.try_wait().expect("a process");
            assert!(ended.is_none() && begun.elapsed() < PATIENCE, "{}", self.said());
            thread::sleep(Duration::from_millis(20));
        }
    }

    fn said(&self) -> String {
        fs::read_to_string(self.folder.path().join("log")).unwrap_or_default()
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.stop();
    }
}
