//! Passwords: which are allowed, and hashing them without letting guesses exhaust the machine.

use std::sync::Arc;

use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use argon2::{Algorithm, Argon2, Params, Version};
use game_core::Message;
use serde::Deserialize;
use tokio::sync::Semaphore;
use utoipa::ToSchema;

use crate::common;
use crate::config::Config;
use crate::error::{ApiError, ApiResult};

/// The shortest password.
const SHORTEST: usize = 8;
/// The longest: hashing an endless one would be wasted work.
const LONGEST: usize = 200;

/// A password or a code as typed. It stays out of logs.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(transparent)]
#[schema(value_type = String, format = Password)]
pub struct Typed(String);

impl std::fmt::Debug for Typed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Typed(…)")
    }
}

impl Typed {
    /// The letters and digits of a code, however it was typed.
    pub fn code(&self) -> String {
        self.0.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_lowercase()
    }
}

/// A password that is allowed.
#[derive(Debug)]
pub struct NewPassword(Typed);

impl TryFrom<Typed> for NewPassword {
    type Error = ApiError;

    fn try_from(typed: Typed) -> Result<Self, ApiError> {
        if (SHORTEST..=LONGEST).contains(&typed.0.chars().count()) {
            if common::is_common(&typed.0) {
                return Err(ApiError::bad(Message::new("server-common-password")));
            }
            return Ok(Self(typed));
        }
        let message = Message::new("server-bad-password").int("least", SHORTEST as i64);
        Err(ApiError::bad(message.int("most", LONGEST as i64)))
    }
}

/// Hashes and compares passwords, a few at a time: each takes megabytes and a core.
pub struct Passwords {
    argon2: Argon2<'static>,
    turns: Arc<Semaphore>,
    /// The hash to compare with if there is no account, so that a wrong login takes as long as a
    /// wrong password.
    nobody: String,
}

impl Passwords {
    /// As a host set it up.
    pub fn new(config: &Config) -> Self {
        let params = Params::new(config.hash_memory, config.hash_passes, 1, None);
        let params = params.unwrap_or_default();
        let argon2 = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let nobody = hash(&argon2, "nobody").unwrap_or_default();
        Self { argon2, turns: Arc::new(Semaphore::new((cores / 2).max(1))), nobody }
    }

    /// The hash of a password to store.
    ///
    /// # Errors
    /// If it cannot be hashed, which is our fault.
    pub async fn hash(&self, password: NewPassword) -> ApiResult<String> {
        let argon2 = self.argon2.clone();
        self.work(move || hash(&argon2, &password.0.0)).await?.ok_or_else(ApiError::internal)
    }

    /// Whether a password matches a hash. Without a hash it does not, after the same work.
    ///
    /// # Errors
    /// If it cannot be compared, which is our fault.
    pub async fn is_right(&self, password: Typed, hash: Option<String>) -> ApiResult<bool> {
        // No stored password is longer.
        let fits = password.0.len() <= 4 * LONGEST;
        let known = hash.is_some();
        let hash = hash.unwrap_or_else(|| self.nobody.clone());
        let argon2 = self.argon2.clone();
        let same = self.work(move || {
            let typed = if fits { password.0.as_bytes() } else { b"" };
            let parsed = PasswordHash::new(&hash);
            parsed.is_ok_and(|hash| argon2.verify_password(typed, &hash).is_ok())
        });
        Ok(same.await? && known && fits)
    }

    /// Works off the threads that serve sockets. The place belongs to the work, not to the request:
    /// hanging up does not let the next one start before this one has ended.
    async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> ApiResult<T> {
        let turn = Arc::clone(&self.turns).acquire_owned().await;
        let turn = turn.map_err(|_| ApiError::internal())?;
        let done = tokio::task::spawn_blocking(move || {
            let done = work();
            drop(turn);
            done
        });
        done.await.map_err(|_| ApiError::internal())
    }
}

fn hash(argon2: &Argon2<'_>, password: &str) -> Option<String> {
    let hash: PasswordHash = argon2.hash_password(password.as_bytes()).ok()?;
    Some(hash.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(text: &str) -> Typed {
        Typed(text.to_string())
    }

    #[tokio::test]
    async fn only_the_same_password_is_right() {
        let config = Config { hash_memory: 8, hash_passes: 1, ..Config::default() };
        let passwords = Passwords::new(&config);
        let new = NewPassword::try_from(typed("correct horse")).expect("a password");
        let hash = passwords.hash(new).await.expect("a hash");
        assert!(hash.starts_with("$argon2id$v=19$m=8,t=1,p=1$"), "{hash}");
        let is_right = async |text: &str, hash: Option<&str>| {
            passwords.is_right(typed(text), hash.map(str::to_string)).await.expect("an answer")
        };
        assert!(is_right("correct horse", Some(&hash)).await);
        assert!(!is_right("correct horse ", Some(&hash)).await);
        assert!(!is_right("nobody", None).await, "nobody cannot sign in");
        assert!(!is_right(&"x".repeat(10_000), Some(&hash)).await);
        assert!(!is_right("correct horse", Some("no hash")).await);
    }

    #[test]
    fn passwords_have_a_length_and_are_not_shown() {
        for (n, fine) in [(0, false), (7, false), (8, true), (200, true), (201, false)] {
            let text: String = "éàü".chars().cycle().take(n).collect();
            assert_eq!(NewPassword::try_from(typed(&text)).is_ok(), fine, "{n}");
        }
        let new = NewPassword::try_from(typed("correct horse")).expect("a password");
        assert!(!format!("{new:?}").contains("horse"));
        assert_eq!(typed(" K3M9-x2pq ").code(), "k3m9x2pq");
    }
}
