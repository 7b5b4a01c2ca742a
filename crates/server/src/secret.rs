//! What nobody may guess: tokens, ids, seeds. All of it comes from the operating system.

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

/// What is kept of a token.
pub fn hash(token: &str) -> String {
    blake3::hash(token.as_bytes()).to_hex().to_string()
}

/// The seed of a game.
pub fn seed() -> Seed {
    Seed(bytes())
}

/// Letters and digits that are not taken for one another.
const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";

/// An id for a table or an account: short enough for a link, long enough to be unique.
pub fn id() -> String {
    bytes::<12>().iter().map(|byte| char::from(LETTERS[usize::from(byte & 31)])).collect()
}

/// A code that a person writes on paper: `k3m9-x2pq-…`.
pub fn recovery_code() -> String {
    let letters: Vec<char> =
        bytes::<16>().iter().map(|byte| char::from(LETTERS[usize::from(byte & 31)])).collect();
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
        assert_eq!(recovery_code().len(), 19);
        assert_ne!(hash("a"), hash("b"));
    }
}
