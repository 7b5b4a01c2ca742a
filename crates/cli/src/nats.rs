//! What the commands that use NATS share.

use bus::BusError;
use game_core::Message;
use store::without_password;

use crate::talk::Talk;

/// What subjects begin with if nobody says.
pub const PREFIX: &str = "trestle";

/// What to say where NATS cannot be used.
pub fn cannot_join(talk: &Talk, url: &str, error: &BusError) -> anyhow::Error {
    let message = Message::new("cli-serve-nats").text("url", without_password(url));
    let message = message.text("reason", error.to_string());
    match error {
        BusError::BadUrl(_) => talk.usage(&message.into()),
        _ => talk.failure(&message),
    }
}
