//! A server's process, which can be killed and comes back at the same address.

use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use client::Client;

use super::within;

/// The program that these tests were built with.
pub fn ours() -> &'static Path {
    Path::new(env!("CARGO_BIN_EXE_trestle"))
}

/// The server's process at one address.
pub struct Node {
    address: String,
    args: Vec<String>,
    child: Option<Child>,
}

impl Node {
    /// Starts this program as a server with these arguments and waits until it is ready.
    pub async fn start(program: &Path, args: &[&str]) -> Self {
        // A port that was free a moment ago, and that every start after this one uses again.
        let address = format!("127.0.0.1:{}", services::free_port());
        let args = args.iter().map(ToString::to_string).collect();
        let mut node = Self { address, args, child: None };
        node.again(program).await;
        node
    }

    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Starts this program at the same address and waits until it is ready.
    pub async fn again(&mut self, program: &Path) {
        let mut command = Command::new(program);
        command.args(["serve", "--listen", &self.address]).args(&self.args);
        command.args(["--burst", "1000000", "--log-level", "off"]);
        command.stderr(Stdio::null());
        self.child = Some(command.spawn().expect("the program starts"));
        within(self.ready()).await;
    }

    /// Waits until it is ready.
    pub async fn ready(&self) {
        let mut client = Client::new(&self.url());
        while client.get("/readyz").await.is_err() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    /// Waits until it says that it is not ready, though it lives.
    pub async fn unready(&self) {
        let mut client = Client::new(&self.url());
        while client.get("/readyz").await.is_ok() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    /// Asks it to stop, and waits until it has.
    pub async fn stop(&mut self) {
        let Some(mut child) = self.child.take() else { return };
        let signal = format!("kill -TERM {}", child.id());
        assert!(Command::new("sh").args(["-c", &signal]).status().expect("a shell").success());
        let ended = tokio::task::spawn_blocking(move || child.wait().expect("it ends"));
        assert!(within(ended).await.expect("no panic").success());
    }

    /// No warning, no time to write anything.
    pub fn kill(&mut self) {
        if let Some(mut child) = self.child.take() {
            child.kill().expect("it can be killed");
            child.wait().expect("it ends");
        }
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        self.kill();
    }
}
