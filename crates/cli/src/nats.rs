//! What the commands that use NATS share.

use bus::BusError;
use game_core::Message;
use store::without_password;

use crate::talk::Talk;

/// The default prefix of subjects.
pub const PREFIX: &str = "trestle";

/// The error if NATS cannot be used.
pub fn cannot_join(talk: &Talk, url: &str, error: &BusError) -> anyhow::Error {
    match error {
        BusError::BadUrl(_) => {
            let message = Message::new("cli-serve-nats").text("url", without_password(url));
            talk.usage(&message.text("reason", error.to_string()).into())
        }
        BusError::NoJetStream => talk.failure(&no_jetstream(url)),
        BusError::Away(reason) => talk.failure(&away("cli-nats-away", url, reason)),
        _ => {
            let message = Message::new("cli-serve-nats").text("url", without_password(url));
            talk.failure(&message.text("reason", error.to_string()))
        }
    }
}

/// The message for a NATS that stores no jobs.
pub fn no_jetstream(url: &str) -> Message {
    Message::new("cli-nats-no-jetstream").text("url", without_password(url))
}

/// The message if nobody answers.
pub fn away(key: &'static str, url: &str, reason: &str) -> Message {
    Message::new(key).text("url", without_password(url)).text("reason", reason)
}
