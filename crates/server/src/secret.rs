//! Unguessable values: tokens, ids, seeds. All come from the operating system's random numbers.

use game_core::Seed;

fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

/// A token that lets somebody in: 64 hexadecimal digits.
pub fn token() -> String {
    blake3::Hash::from(bytes()).to_hex().to_string()
}

/// The hash of a token, which is what gets stored.
pub fn hash(token: &str) -> String {
    blake3::hash(token.as_bytes()).to_hex().to_string()
}

/// The seed of a game.
pub fn seed() -> Seed {
    Seed(bytes())
}

/// Letters and digits that cannot be confused.
const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";

/// How many letters an id has: short enough for a link, long enough to be unique.
const ID: usize = 12;

/// An id for a table or an account.
pub fn id() -> String {
    letters(&bytes::<ID>())
}

/// The id of the table that follows another, always the same. Anybody who knows one knows the
/// other.
pub fn id_after(id: &str) -> String {
    let hash = blake3::derive_key("trestle 2026-11-17 the table after a table", id.as_bytes());
    letters(&hash[..ID])
}

fn letters(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte & 31)])).collect()
}

/// A code that a person writes on paper: `k3m9-x2pq-…`.
pub fn recovery_code() -> String {
    let letters: Vec<char> = letters(&bytes::<16>()).chars().collect();
    letters.chunks(4).map(|four| four.iter().collect::<String>()).collect::<Vec<_>>().join("-")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_are_long_and_differ() {
        assert_eq!(token().len(), 64);
        assert_ne!(token(), token());
        assert_ne!(seed(), seed());
        assert_eq!(id().len(), 12);
        assert_ne!(id(), id());
        assert_eq!(id_after("a").len(), 12);
        assert_eq!(id_after("a"), id_after("a"));
        assert_ne!(id_after("a"), id_after("b"));
        assert_eq!(recovery_code().len(), 19);
        assert_ne!(hash("a"), hash("b"));
    }
}
