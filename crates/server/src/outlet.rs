//! The path of lines from a table to a socket.
//!
//! While the task of a socket waits, a sender writes directly to the socket: waking the task would
//! cost more than the write. What the socket does not accept at once goes into a queue for the
//! task, and so does every line while the task is busy. Lines never overtake each other.

use std::io::IoSlice;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::net::TcpStream;
use tokio::sync::mpsc;

use crate::registry::Line;

/// How many lines may wait for a socket before it is taken for dead.
const BACKLOG: usize = 256;

/// Where lines for a socket go in.
pub struct Outlet {
    queue: mpsc::Sender<Waiting>,
    gate: Arc<Gate>,
}

/// Where they come out, for the task of the socket.
pub struct Inlet {
    queue: mpsc::Receiver<Waiting>,
    gate: Arc<Gate>,
}

/// A line; nothing if only the rest of one waits, which is in the state.
type Waiting = Option<Line>;

#[derive(Default)]
struct Gate(Mutex<State>);

#[derive(Default)]
struct State {
    /// While there is one, and its task lives.
    socket: Option<Arc<TcpStream>>,
    /// Whether lines may go past the task.
    is_open: bool,
    /// The end of a frame that the socket has not taken as a whole.
    rest: Vec<u8>,
}

impl Gate {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A path for lines to a socket that may not exist yet.
pub fn outlet() -> (Outlet, Inlet) {
    let (sender, receiver) = mpsc::channel(BACKLOG);
    let gate = Arc::new(Gate::default());
    (Outlet { queue: sender, gate: Arc::clone(&gate) }, Inlet { queue: receiver, gate })
}

impl Outlet {
    /// Whether the socket is gone.
    pub fn is_closed(&self) -> bool {
        self.queue.is_closed()
    }

    /// Sends a line; returns whether anybody receives it.
    pub fn tell(&self, line: &Line) -> bool {
        // Held until the line is under way, or one that comes later could be written before it.
        let mut state = self.gate.lock();
        if let Some(socket) = state.socket.as_ref().filter(|_| state.is_open) {
            let head = Head::of(line.len());
            let parts = [IoSlice::new(head.bytes()), IoSlice::new(line.as_bytes())];
            match socket.try_write_vectored(&parts) {
                Ok(written) if written == head.bytes().len() + line.len() => return true,
                Ok(written) => {
                    state.is_open = false;
                    put(line, &mut state.rest);
                    state.rest.drain(..written);
                    return self.queue.try_send(None).is_ok();
                }
                // It takes no more just now, or is broken, which its task finds out.
                Err(_) => state.is_open = false,
            }
        }
        self.queue.try_send(Some(Arc::clone(line))).is_ok()
    }
}

impl Inlet {
    /// The socket is there.
    pub fn attach(&self, socket: Arc<TcpStream>) {
        self.gate.lock().socket = Some(socket);
    }

    /// From here on lines go past the task, unless some wait for it. Nothing of its own may be under
    /// way to the socket then.
    pub fn open(&self) {
        let mut state = self.gate.lock();
        state.is_open = self.queue.is_empty();
    }

    /// From here on lines wait for the task.
    pub fn shut(&self) {
        self.gate.lock().is_open = false;
    }

    /// The same, for a task that writes to the socket: gives what comes before anything else.
    pub fn take_over(&self) -> Vec<u8> {
        let mut state = self.gate.lock();
        state.is_open = false;
        std::mem::take(&mut state.rest)
    }

    /// The next lines; `None` once all senders are gone.
    pub async fn next(&mut self) -> Option<Vec<Line>> {
        let first = self.queue.recv().await?;
        Some(first.into_iter().chain(self.waiting()).collect())
    }

    /// The lines that wait.
    pub fn waiting(&mut self) -> impl Iterator<Item = Line> {
        std::iter::from_fn(|| self.queue.try_recv().ok()).flatten()
    }
}

impl Drop for Inlet {
    fn drop(&mut self) {
        *self.gate.lock() = State::default();
    }
}

/// The head of a frame (RFC 6455, 5.2): a text, all of it, and no mask, as servers have none.
struct Head {
    bytes: [u8; 10],
    length: usize,
}

impl Head {
    fn of(length: usize) -> Self {
        const WHOLE_TEXT: u8 = 0x81;
        let mut head = Self { bytes: [WHOLE_TEXT; 10], length: 2 };
        match length {
            ..=125 => head.bytes[1] = length as u8,
            126..=0xffff => {
                head.bytes[1] = 126;
                head.length = 4;
                head.bytes[2..4].copy_from_slice(&(length as u16).to_be_bytes());
            }
            _ => {
                head.bytes[1] = 127;
                head.length = 10;
                head.bytes[2..].copy_from_slice(&(length as u64).to_be_bytes());
            }
        }
        head
    }

    fn bytes(&self) -> &[u8] {
        &self.bytes[..self.length]
    }
}

/// Writes a line as it goes to the socket.
pub fn put(line: &str, out: &mut Vec<u8>) {
    out.extend_from_slice(Head::of(line.len()).bytes());
    out.extend_from_slice(line.as_bytes());
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::TcpListener;

    use super::*;

    async fn pair() -> (Arc<TcpStream>, TcpStream) {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let (there, here) = tokio::join!(TcpStream::connect(address), listener.accept());
        let socket = here.expect("a client").0;
        socket.writable().await.expect("it can be written to");
        (Arc::new(socket), there.expect("a server"))
    }

    #[tokio::test]
    async fn lines_go_past_a_task_that_waits() {
        let (socket, mut client) = pair().await;
        let (outlet, mut inlet) = outlet();
        assert!(outlet.tell(&"one".into()));
        inlet.attach(socket);
        inlet.open();
        assert!(outlet.tell(&"two".into()), "behind the first");
        assert_eq!(inlet.waiting().count(), 2);
        inlet.open();
        assert!(outlet.tell(&"three".into()));
        assert_eq!(inlet.waiting().count(), 0);
        let mut frame = [0; 7];
        client.read_exact(&mut frame).await.expect("a frame");
        assert_eq!(&frame, b"\x81\x05three");
        assert!(inlet.take_over().is_empty());
        assert!(outlet.tell(&"four".into()));
        assert_eq!(inlet.waiting().count(), 1);
        drop(inlet);
        assert!(outlet.is_closed() && !outlet.tell(&"five".into()));
    }

    /// The client reads nothing at first: frames are cut anywhere, and arrive whole and in order.
    #[tokio::test]
    async fn what_a_socket_does_not_take_waits_for_its_task() {
        let (socket, mut client) = pair().await;
        let (outlet, mut inlet) = outlet();
        inlet.attach(Arc::clone(&socket));
        let lines: Vec<Line> = (0..200).map(|n| format!("{n} ").repeat(40_000).into()).collect();
        let mut wanted = Vec::new();
        let mut left = Vec::new();
        for line in &lines {
            put(line, &mut wanted);
            // What waits is not written yet, so the task may not open the way.
            if left.is_empty() {
                inlet.open();
            }
            assert!(outlet.tell(line));
            left.extend(inlet.take_over());
            for line in inlet.waiting() {
                put(&line, &mut left);
            }
        }
        assert!(!left.is_empty(), "a socket takes so much at once");
        let writing = async {
            let mut left = &left[..];
            while !left.is_empty() {
                socket.writable().await.expect("a socket");
                match socket.try_write(left) {
                    Ok(written) => left = &left[written..],
                    Err(error) => assert_eq!(error.kind(), std::io::ErrorKind::WouldBlock),
                }
            }
        };
        let mut heard = vec![0; wanted.len()];
        let (read, ()) = tokio::join!(client.read_exact(&mut heard), writing);
        read.expect("all of it");
        assert!(heard == wanted);
        client.shutdown().await.expect("the end");
    }
}
