//! A passkey in software: the answers of a browser and a device, made by hand.

use ring::digest::{SHA256, digest};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::{Value, json};

/// The flag "user present".
const PRESENT: u8 = 1;
/// The flag "user verified".
const VERIFIED: u8 = 4;
/// The flag "attested credential data included".
const WITH_KEY: u8 = 64;

/// A key on a device, with everything that a device or a browser could get wrong.
pub struct Authenticator {
    pair: EcdsaKeyPair,
    id: Vec<u8>,
    /// The page that the browser claims to show.
    pub origin: String,
    /// The site that the key is for.
    pub site: String,
    /// The user handle from the server.
    pub owner: String,
    /// How often it has signed.
    pub counter: u32,
    /// Whether the device verifies the user.
    pub verified: bool,
}

impl Authenticator {
    /// A new key for the site `games.example`.
    pub fn new() -> Self {
        let chance = SystemRandom::new();
        let algorithm = &ECDSA_P256_SHA256_ASN1_SIGNING;
        let document = EcdsaKeyPair::generate_pkcs8(algorithm, &chance).expect("a key");
        let pair = EcdsaKeyPair::from_pkcs8(algorithm, document.as_ref(), &chance);
        let pair = pair.expect("a key pair");
        let id = sha256(pair.public_key().as_ref())[..16].to_vec();
        Self {
            pair,
            id,
            origin: "https://games.example".into(),
            site: "games.example".into(),
            owner: String::new(),
            counter: 1,
            verified: true,
        }
    }

    /// The browser's answer when a passkey is created.
    pub fn create(&mut self, options: &Value) -> Value {
        self.owner = options["user"]["id"].as_str().expect("somebody").to_string();
        let mut data = self.data(WITH_KEY);
        data.extend([0; 16]);
        data.extend((self.id.len() as u16).to_be_bytes());
        data.extend(&self.id);
        // An uncompressed point: 4, then both coordinates.
        let (x, y) = self.pair.public_key().as_ref()[1..].split_at(32);
        // A COSE key in CBOR: elliptic curve, ES256, P-256, x and y.
        data.extend([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32]);
        data.extend(x);
        data.extend([0x22, 0x58, 32]);
        data.extend(y);
        let mut object = b"\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData\x58".to_vec();
        object.push(u8::try_from(data.len()).expect("a short one"));
        object.extend(data);
        let response = json!({
            "clientDataJSON": base64(&self.client_data("webauthn.create", options)),
            "attestationObject": base64(&object),
        });
        self.credential(&response)
    }

    /// The browser's answer when somebody signs in.
    pub fn sign(&mut self, options: &Value) -> Value {
        self.counter += 1;
        let client = self.client_data("webauthn.get", options);
        let data = self.data(0);
        let signed = [&data[..], &sha256(&client)].concat();
        let signature = self.pair.sign(&SystemRandom::new(), &signed).expect("a signature");
        let response = json!({
            "clientDataJSON": base64(&client),
            "authenticatorData": base64(&data),
            "signature": base64(signature.as_ref()),
            "userHandle": self.owner,
        });
        self.credential(&response)
    }

    fn credential(&self, response: &Value) -> Value {
        let id = base64(&self.id);
        json!({"id": id, "rawId": id, "type": "public-key", "response": response})
    }

    fn client_data(&self, kind: &str, options: &Value) -> Vec<u8> {
        let data = json!({"type": kind, "challenge": options["challenge"], "origin": self.origin});
        data.to_string().into_bytes()
    }

    fn data(&self, flags: u8) -> Vec<u8> {
        let mut data = sha256(self.site.as_bytes());
        data.push(flags | PRESENT | if self.verified { VERIFIED } else { 0 });
        data.extend(self.counter.to_be_bytes());
        data
    }
}

fn sha256(bytes: &[u8]) -> Vec<u8> {
    digest(&SHA256, bytes).as_ref().to_vec()
}

/// Base 64 for URLs, without padding.
fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let mut text = String::new();
    for three in bytes.chunks(3) {
        let whole = three.iter().fold(0, |whole, byte| whole << 8 | u32::from(*byte));
        let whole = whole << (8 * (3 - three.len()));
        for n in 0..=three.len() {
            text.push(char::from(LETTERS[(whole >> (18 - 6 * n) & 63) as usize]));
        }
    }
    text
}
