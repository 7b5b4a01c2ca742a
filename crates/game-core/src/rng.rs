//! Chance. [`Rng`] lives in the state and decides shuffles and dice; [`FastRng`] lives outside and
//! picks answers in playouts and redeals hidden cards in `sample`.

use std::fmt;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng};
use rand_pcg::Pcg64Mcg;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The 32 bytes from which all chance of a game follows. Secret until the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// The seed that a text stands for: its BLAKE3 hash.
    ///
    /// ```
    /// use game_core::Seed;
    /// assert_eq!(Seed::from_text("sunday"), Seed::from_text("sunday"));
    /// assert_ne!(Seed::from_text("sunday"), Seed::from_text("monday"));
    /// ```
    pub fn from_text(text: &str) -> Self {
        Self(*blake3::hash(text.as_bytes()).as_bytes())
    }

    /// The seed of game number `index` in a series that began with `text`.
    pub fn of_series(text: &str, index: u64) -> Self {
        let mut hasher = blake3::Hasher::new();
        hasher.update(blake3::hash(text.as_bytes()).as_bytes());
        hasher.update(&index.to_le_bytes());
        Self(*hasher.finalize().as_bytes())
    }

    /// What everybody is shown at the start, so that the seed cannot be changed afterwards.
    pub fn commitment(&self) -> String {
        blake3::hash(&self.0).to_hex().to_string()
    }

    /// 64 hexadecimal digits.
    pub fn to_hex(&self) -> String {
        blake3::Hash::from_bytes(self.0).to_hex().to_string()
    }

    /// Reads what [`Seed::to_hex`] wrote.
    pub fn from_hex(hex: &str) -> Option<Self> {
        blake3::Hash::from_hex(hex).ok().map(|hash| Self(*hash.as_bytes()))
    }
}

impl fmt::Debug for Seed {
    /// A seed is secret while its game is running: logs show only its commitment.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed(commitment {})", self.commitment())
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.to_hex())
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Self::from_hex(&text)
            .ok_or_else(|| serde::de::Error::custom("a seed is 64 hexadecimal digits"))
    }
}

/// The chance of a game, as part of its state: a key and the number of streams opened so far.
///
/// Each shuffle or die opens a fresh `ChaCha8` stream of the next number. The generator itself
/// carries a buffer of 256 bytes that a flat state cannot afford, so it lives only on the stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rng {
    key: Seed,
    streams: u64,
}

impl Rng {
    /// The chance that follows from `seed`.
    pub const fn new(seed: Seed) -> Self {
        Self { key: seed, streams: 0 }
    }

    /// The generator with this state, as given in a state document.
    pub const fn from_parts(key: Seed, streams: u64) -> Self {
        Self { key, streams }
    }

    /// Its key and how many streams were opened, for the state document.
    pub const fn parts(&self) -> (Seed, u64) {
        (self.key, self.streams)
    }

    /// Opens the next stream.
    pub fn open(&mut self) -> Stream {
        let mut words = ChaCha8Rng::from_seed(self.key.0);
        words.set_stream(self.streams);
        self.streams += 1;
        Stream(words)
    }

    /// Puts `items` into random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        if items.len() > 1 {
            self.open().shuffle(items);
        }
    }

    /// A number from 0 to `n - 1`, each equally likely.
    pub fn below(&mut self, n: u32) -> u32 {
        self.open().below(n)
    }
}

/// One stream of chance, open for the length of one shuffle.
pub struct Stream(ChaCha8Rng);

impl Stream {
    /// A number from 0 to `n - 1`, each equally likely.
    pub fn below(&mut self, n: u32) -> u32 {
        below(n, || self.0.next_u32())
    }

    /// Puts `items` into random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        shuffle(items, |n| self.below(n));
    }
}

/// A small fast generator for playouts, bots and `sample`. Not for chance inside a game.
#[derive(Clone, Debug)]
pub struct FastRng(Pcg64Mcg);

impl FastRng {
    /// A generator that gives the same numbers for the same `seed`.
    pub fn new(seed: u64) -> Self {
        Self(Pcg64Mcg::seed_from_u64(seed))
    }

    /// The generator of game number `index` in a series that began with `text`.
    pub fn of_series(text: &str, index: u64) -> Self {
        let Seed([a, b, c, d, e, f, g, h, ..]) = Seed::of_series(text, !index);
        Self::new(u64::from_le_bytes([a, b, c, d, e, f, g, h]))
    }

    /// 64 random bits.
    #[inline]
    pub fn next_u64(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number from 0 to `n - 1`, each equally likely.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        below(n, || self.0.next_u64() as u32)
    }

    /// Puts `items` into random order. For a short list, as all piles are, one word of the
    /// generator serves four places: each takes its number from the top of what the others left.
    /// No order is likelier than another by more than one in 2^32.
    #[inline]
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        const SHORT: usize = 256;
        if items.len() > SHORT {
            shuffle(items, |n| self.below(n));
            return;
        }
        let mut left = items.len();
        while left > 1 {
            let mut word = self.next_u64();
            for _ in 0..4.min(left - 1) {
                let wide = u128::from(word) * left as u128;
                word = wide as u64;
                left -= 1;
                items.swap(left, (wide >> 64) as usize);
            }
        }
    }

    /// A seed for the chance of a sampled world.
    #[inline]
    pub fn seed(&mut self) -> Seed {
        let mut bytes = [0; 32];
        for chunk in bytes.chunks_exact_mut(8) {
            chunk.copy_from_slice(&self.next_u64().to_le_bytes());
        }
        Seed(bytes)
    }
}

/// Multiply and take the upper half; the rare words that would make some answers likelier are
/// drawn again. Ours, because a library's way may change between versions and a saved game may not.
#[inline]
fn below(n: u32, mut word: impl FnMut() -> u32) -> u32 {
    debug_assert!(n > 0, "nothing to choose from");
    let mut wide = u64::from(word()) * u64::from(n);
    if (wide as u32) < n {
        let unfair = n.wrapping_neg() % n;
        while (wide as u32) < unfair {
            wide = u64::from(word()) * u64::from(n);
        }
    }
    (wide >> 32) as u32
}

#[inline]
fn shuffle<T>(items: &mut [T], mut below: impl FnMut(u32) -> u32) {
    for i in (1..items.len()).rev() {
        items.swap(i, below(i as u32 + 1) as usize);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Saved games replay only while these numbers stay what they are.
    #[test]
    fn streams_are_golden() {
        let mut rng = Rng::new(Seed::from_text("golden"));
        let mut deck: Vec<u8> = (0..12).collect();
        rng.shuffle(&mut deck);
        assert_eq!(deck, GOLDEN_DECK);
        let dice: Vec<u32> = (0..8).map(|_| rng.below(6)).collect();
        assert_eq!(dice, GOLDEN_DICE);
        assert_eq!(rng.parts().1, 9);
        let mut fast = FastRng::new(7);
        assert_eq!([fast.below(100), fast.below(100), fast.below(100)], GOLDEN_FAST);
    }
    const GOLDEN_DECK: [u8; 12] = [8, 9, 0, 3, 10, 11, 6, 4, 2, 1, 7, 5];
    const GOLDEN_DICE: [u32; 8] = [0, 2, 4, 5, 2, 4, 2, 2];
    const GOLDEN_FAST: [u32; 3] = [57, 11, 40];

    #[test]
    fn short_shuffles_open_no_stream() {
        let mut rng = Rng::new(Seed::from_text("short"));
        rng.shuffle(&mut [1]);
        assert_eq!(rng.parts().1, 0);
    }

    #[test]
    fn every_order_is_equally_likely() {
        let mut rng = FastRng::new(2);
        let mut seen = std::collections::BTreeMap::new();
        for _ in 0..120_000 {
            let mut items = [1, 2, 3, 4, 5];
            rng.shuffle(&mut items);
            *seen.entry(items).or_insert(0u32) += 1;
        }
        assert_eq!(seen.len(), 120);
        assert!(seen.values().all(|&n| (850..1_150).contains(&n)), "{seen:?}");
        let mut long: Vec<u32> = (0..600).collect();
        rng.shuffle(&mut long);
        assert!(long.iter().zip(0..).any(|(&item, at)| item != at));
        long.sort_unstable();
        assert!(long.into_iter().eq(0..600));
    }

    #[test]
    fn every_number_is_equally_likely() {
        let mut rng = FastRng::new(1);
        let mut seen = [0u32; 6];
        for _ in 0..60_000 {
            seen[rng.below(6) as usize] += 1;
        }
        assert!(seen.iter().all(|&n| (9_500..10_500).contains(&n)), "{seen:?}");
    }

    #[test]
    fn seeds_travel_as_hex_and_hide_in_logs() {
        let seed = Seed::from_text("x");
        assert_eq!(Seed::from_hex(&seed.to_hex()), Some(seed));
        assert_eq!(Seed::from_hex("12"), None);
        assert!(!format!("{seed:?}").contains(&seed.to_hex()));
    }
}
