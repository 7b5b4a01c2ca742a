//! Messages that only the browser can read: RFC 8291, on top of RFC 8188.
//!
//! The push service in between belongs to the maker of the browser and sees only the address, the
//! size and the time of a message.

use base64::Engine;
use base64::alphabet::URL_SAFE;
use base64::engine::{DecodePaddingMode, GeneralPurpose, GeneralPurposeConfig};
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::error::Unspecified;
use ring::hkdf::{HKDF_SHA256, KeyType, Prk, Salt};
use ring::rand::{SecureRandom, SystemRandom};

/// The most that fits into one message; push services promise to carry 4096 bytes.
pub const LONGEST: usize = 3_900;
/// The size of a record, which is larger than any message.
const RECORD: u32 = 4_096;
const SALT: usize = 16;
const AUTH: usize = 16;
const PUBLIC_KEY: usize = 65;

/// Base 64 for URLs: written without padding, read with or without.
pub const BASE64: GeneralPurpose = GeneralPurpose::new(
    &URL_SAFE,
    GeneralPurposeConfig::new()
        .with_encode_padding(false)
        .with_decode_padding_mode(DecodePaddingMode::Indifferent),
);

/// The keys are invalid, or the message is too long.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the message cannot be encrypted")]
pub struct CannotEncrypt;

impl From<Unspecified> for CannotEncrypt {
    fn from(_: Unspecified) -> Self {
        Self
    }
}

/// A length for `ring`, which has no type for it.
struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn expand<const N: usize>(prk: &Prk, info: &[&[u8]]) -> Result<[u8; N], CannotEncrypt> {
    let mut out = [0; N];
    prk.expand(info, Length(N))?.fill(&mut out)?;
    Ok(out)
}

/// Encrypts a message for a browser with this public key and this secret, both as the browser gave
/// them.
///
/// # Errors
/// If the keys are invalid, or the message is too long.
pub fn encrypt(p256dh: &str, auth: &str, message: &[u8]) -> Result<Vec<u8>, CannotEncrypt> {
    let theirs = BASE64.decode(p256dh).map_err(|_| CannotEncrypt)?;
    let auth = BASE64.decode(auth).map_err(|_| CannotEncrypt)?;
    if theirs.len() != PUBLIC_KEY || auth.len() != AUTH || message.len() > LONGEST {
        return Err(CannotEncrypt);
    }
    let random = SystemRandom::new();
    let mut salt = [0; SALT];
    random.fill(&mut salt)?;
    // A fresh key for every message: a leaked key exposes one message.
    let ours = EphemeralPrivateKey::generate(&ECDH_P256, &random)?;
    let our_public = ours.compute_public_key()?;
    let peer = UnparsedPublicKey::new(&ECDH_P256, &theirs);
    let shared = agree_ephemeral(ours, &peer, |secret| {
        let both: [&[u8]; 3] = [b"WebPush: info\0", &theirs, our_public.as_ref()];
        expand::<32>(&Salt::new(HKDF_SHA256, &auth).extract(secret), &both)
    })??;
    let prk = Salt::new(HKDF_SHA256, &salt).extract(&shared);
    let key: [u8; 16] = expand(&prk, &[b"Content-Encoding: aes128gcm\0"])?;
    let nonce: [u8; 12] = expand(&prk, &[b"Content-Encoding: nonce\0"])?;

    let mut sealed = message.to_vec();
    // Marks the last record.
    sealed.push(2);
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key)?);
    let nonce = Nonce::assume_unique_for_key(nonce);
    key.seal_in_place_append_tag(nonce, Aad::empty(), &mut sealed)?;

    let mut body = Vec::with_capacity(SALT + 5 + PUBLIC_KEY + sealed.len());
    body.extend(salt);
    body.extend(RECORD.to_be_bytes());
    body.push(PUBLIC_KEY as u8);
    body.extend(our_public.as_ref());
    body.extend(sealed);
    Ok(body)
}
