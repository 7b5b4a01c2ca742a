//! Ten thousand broken request lines: each has its reply, an error changes nothing, and the engine
//! lives on.

use cli::engine::{Engine, serve};
use game_core::FastRng;
use lang::Lang;
use serde_json::{Map, Value, json};

use crate::{stdout, trestle};

const LINES: usize = 10_000;

#[test]
fn mutated_lines_never_end_the_engine_nor_slip_through() {
    let mut lines = Vec::new();
    let mut replies = Vec::new();
    let mut session = Session::new();
    while lines.len() < LINES {
        let line = session.next_line();
        let before = session.hash();
        let reply = session.send(&line);
        let shown = String::from_utf8_lossy(&line);
        let fields = reply.as_object().expect("a reply is an object");
        assert!(fields.contains_key("id") && fields.len() == 2, "{shown}\n{reply}");
        if let Some(error) = fields.get("error") {
            assert_ne!(error["code"], "internal", "a panic:\n{shown}");
            assert!(error["why"].as_str().is_some_and(|why| !why.starts_with('[')), "{reply}");
            assert_eq!(session.hash(), before, "an error changed the state:\n{shown}\n{reply}");
        } else {
            assert!(fields.contains_key("ok"), "{shown}\n{reply}");
        }
        lines.push(line);
        replies.push(reply);
    }
    { let mut m = std::collections::BTreeMap::new(); for (l, r) in lines.iter().zip(&replies) { let op = serde_json::from_slice::<Value>(l).ok().map_or("?".to_string(), |v| v["op"].to_string()); *m.entry((op, r["error"]["code"].to_string())).or_insert(0) += 1; } eprintln!("{m:#?}"); }
    let refused = replies.iter().filter(|reply| reply.get("error").is_some()).count();
    assert!((LINES / 4..LINES).contains(&refused), "{refused} of {LINES} lines were refused");
    assert_eq!(session.ask(&json!({"op": "hello"}))["ok"]["protocol"], 1);

    // The binary says the same, and answers to the end.
    lines.push(br#"{"id": "last", "op": "hello"}"#.to_vec());
    let output = trestle(&["engine"], &lines.join(&b'\n'));
    let said = stdout(&output);
    let said: Vec<Value> =
        said.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(said.len(), lines.len());
    assert_eq!(said[..LINES], replies);
    assert_eq!(said[LINES]["id"], "last");
    assert!(output.status.success());
}

/// A session that goes on between the broken lines, so that they meet ever new positions.
struct Session {
    engine: Engine,
    rng: FastRng,
    /// States of games in progress, to be loaded back.
    states: Vec<Value>,
    /// Texts that have a meaning somewhere.
    words: Vec<String>,
}

impl Session {
    fn new() -> Self {
        let words = ["architectura", "random", "spectator", "en", "pt-BR", "mulligan", "", "\u{0}"];
        Self {
            engine: Engine::new(Lang::En, Vec::new()),
            rng: FastRng::new(7),
            states: Vec::new(),
            words: words.map(str::to_string).to_vec(),
        }
    }

    fn below(&mut self, n: usize) -> usize {
        self.rng.below(n as u32) as usize
    }

    fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }

    fn word(&mut self) -> String {
        let at = self.below(self.words.len());
        self.words[at].clone()
    }

    fn state(&mut self) -> Value {
        let at = self.below(self.states.len());
        self.states[at].clone()
    }

    /// Sends a line as bytes, for not every one is a text, and expects exactly one reply.
    fn send(&mut self, line: &[u8]) -> Value {
        let mut output = Vec::new();
        serve(&mut self.engine, [line, b"\n"].concat().as_slice(), &mut output).expect("memory");
        let text = String::from_utf8(output).expect("a reply is text");
        assert_eq!(text.lines().count(), 1, "{text}");
        serde_json::from_str(&text).expect("a reply is JSON")
    }

    fn ask(&mut self, request: &Value) -> Value {
        self.send(request.to_string().as_bytes())
    }

    fn hash(&mut self) -> Value {
        self.ask(&json!({"op": "hash"}))
    }

    /// A request, nine times of ten a broken one.
    fn next_line(&mut self) -> Vec<u8> {
        loop {
            let mut request = self.request();
            let mut line = if self.chance(10) {
                request.to_string().into_bytes()
            } else {
                for _ in 0..=self.below(3) {
                    self.break_value(&mut request);
                }
                let line = request.to_string().into_bytes();
                if self.chance(25) { self.break_bytes(line) } else { line }
            };
            for byte in &mut line {
                if *byte == b'\n' {
                    *byte = b' ';
                }
            }
            let quits = serde_json::from_slice::<Value>(&line).is_ok_and(|it| it["op"] == "quit");
            if !quits {
                return line;
            }
        }
    }

    /// A good request of any operation, fitting the present position.
    fn request(&mut self) -> Value {
        let id = self.below(1000);
        let legal = self.ask(&json!({"op": "legal"}))["ok"]["awaiting"].clone();
        let asked = legal.get(0).cloned().unwrap_or_default();
        let seat = asked["seat"].clone();
        let actions: Vec<_> = ["actions", "refused"]
            .iter()
            .filter_map(|list| asked[list].as_array())
            .flatten()
            .map(|action| action.get("action").unwrap_or(action).clone())
            .collect();
        let action =
            if actions.is_empty() { json!("mulligan") } else { self.pick(&actions).clone() };
        if let Some(text) = action.as_str()
            && self.words.len() < 200
        {
            self.words.push(text.to_string());
        }
        // A game that is over is soon followed by another.
        let over = actions.is_empty() && self.chance(50);
        match if over { 0 } else { self.below(24) } {
            0 => self.new_game(id),
            1 | 2 => self.load(id),
            3 => json!({"id": id, "op": "hello"}),
            4 => json!({"id": id, "op": "state"}),
            5 => json!({"id": id, "op": "hash"}),
            6 => json!({"id": id, "op": "view", "viewer": seat}),
            7 => json!({"id": id, "op": "view", "viewer": "spectator"}),
            8 => json!({"id": id, "op": "legal"}),
            9 => json!({"id": id, "op": "outcome"}),
            10 => json!({"id": id, "op": "choose", "seat": seat, "bot": "random", "sims": 5}),
            11 => json!({"id": id, "op": "choose", "seat": seat, "bot": "random", "seed": "s"}),
            12 => json!({"id": id, "op": "save"}),
            13 => json!({"id": id, "op": "lang", "lang": *self.pick(&["en", "fr", "pt-BR"])}),
            14..17 => json!({"id": id, "op": "preview", "seat": seat, "action": action}),
            _ => json!({"id": id, "op": "apply", "seat": seat, "action": action}),
        }
    }

    fn new_game(&mut self, id: usize) -> Value {
        let mut config = json!({"players": 2 + self.below(3)});
        if self.chance(50) {
            config["variant"] = json!("advanced");
        }
        let seed = id.to_string();
        json!({"id": id, "op": "new", "game": "architectura", "config": config, "seed": seed})
    }

    fn load(&mut self, id: usize) -> Value {
        let now = self.ask(&json!({"op": "state"}))["ok"]["state"].clone();
        if now.is_object() {
            self.states.push(now);
        }
        if self.states.is_empty() {
            return self.new_game(id);
        }
        let state = self.state();
        let mut load = json!({"id": id, "op": "load", "game": "architectura", "state": state});
        if self.chance(20) {
            load["state"].as_object_mut().map(|state| state.remove("rng"));
            load["seed"] = json!("by hand");
        }
        if self.chance(20) {
            load["state"].as_object_mut().map(|state| state.remove("pending"));
        }
        load
    }

    /// Breaks one thing somewhere inside.
    fn break_value(&mut self, value: &mut Value) {
        let inner = match value {
            Value::Object(map) => map.len(),
            Value::Array(items) => items.len(),
            _ => 0,
        };
        // Mostly deeper down, so that the large documents get their share.
        if inner > 0 && self.chance(75) {
            let at = self.below(inner);
            let child = match value {
                Value::Object(map) => map.values_mut().nth(at),
                Value::Array(items) => items.get_mut(at),
                _ => None,
            };
            return self.break_value(child.expect("there are so many"));
        }
        match value {
            Value::Object(map) if self.chance(70) => self.break_object(map),
            Value::Array(items) if self.chance(70) => self.break_array(items),
            Value::Number(number) if self.chance(50) => {
                let near = number.as_i64().unwrap_or_default();
                *value = json!(near.wrapping_add(*self.pick(&[-1, 1, 2, 100, i64::MAX])));
            }
            Value::String(text) if self.chance(60) => {
                *text = self.broken_text(text);
            }
            _ => *value = self.strange_value(),
        }
    }

    fn break_object(&mut self, map: &mut Map<String, Value>) {
        let keys: Vec<_> = map.keys().cloned().collect();
        let strange = self.strange_value();
        if keys.is_empty() || self.chance(25) {
            let word = self.word();
            map.insert(word, strange);
            return;
        }
        let key = self.pick(&keys).clone();
        let gone = map.remove(&key).unwrap_or_default();
        match self.below(3) {
            0 => {}
            1 => {
                map.insert(key + "x", gone);
            }
            _ => {
                let other = self.pick(&keys).clone();
                let swapped = map.insert(other, gone).unwrap_or_default();
                map.insert(key, swapped);
            }
        }
    }

    fn break_array(&mut self, items: &mut Vec<Value>) {
        let strange = self.strange_value();
        if items.is_empty() {
            return items.push(strange);
        }
        let (a, b) = (self.below(items.len()), self.below(items.len()));
        match self.below(5) {
            0 => {
                items.remove(a);
            }
            1 => items.push(items[a].clone()),
            2 => items.swap(a, b),
            3 => items.insert(a, strange),
            _ => items.clear(),
        }
    }

    fn broken_text(&mut self, text: &str) -> String {
        let word = self.word();
        match self.below(5) {
            0 => word,
            1 => format!("{text} {word}"),
            2 => text.chars().rev().collect(),
            3 => text.chars().take(self.below(text.chars().count() + 1)).collect(),
            _ => text.replace(|c: char| c.is_ascii_digit(), "9"),
        }
    }

    fn strange_value(&mut self) -> Value {
        let values = [
            json!(null),
            json!(true),
            json!(0),
            json!(-1),
            json!(255),
            json!(256),
            json!(65536),
            json!(u64::MAX),
            json!(i64::MIN),
            json!(1.5),
            json!(1e300),
            json!(""),
            json!("x".repeat(3000)),
            json!([]),
            json!({}),
            json!([[[[[[]]]]]]),
            json!({"a": {"b": [1, 2, {"c": null}]}}),
            json!(["architectura", 0]),
        ];
        match self.below(6) {
            0 if !self.states.is_empty() => self.state(),
            1 => json!(self.word()),
            _ => self.pick(&values).clone(),
        }
    }

    fn break_bytes(&mut self, mut line: Vec<u8>) -> Vec<u8> {
        for _ in 0..=self.below(4) {
            if line.is_empty() {
                return line;
            }
            let (a, b) = (self.below(line.len()), self.below(line.len()));
            match self.below(6) {
                0 => line.truncate(a),
                1 => line[a] ^= 1 << self.below(8),
                2 => line[a] = self.below(256) as u8,
                3 => line.insert(a, self.below(256) as u8),
                4 => line.swap(a, b),
                // The same piece twice: fields and brackets come double.
                _ => {
                    let piece = line[a.min(b)..a.max(b)].to_vec();
                    line.splice(a..a, piece);
                }
            }
        }
        line
    }
}
