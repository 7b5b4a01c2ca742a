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
    check("architectura");
}

#[test]
fn mutated_lines_of_the_second_game() {
    check("queens-architect");
}

#[test]
fn mutated_lines_of_the_third_game() {
    check("west-kingdom");
}

fn check(game: &'static str) {
    let mut session = Session::new(game);
    let mut refused = 0;
    for _ in 0..LINES {
        session.play_on();
        let line = session.mutated_line();
        let before = session.hash();
        let reply = session.send(&line);
        let shown = String::from_utf8_lossy(&line);
        let fields = reply.as_object().expect("a reply is an object");
        assert!(fields.contains_key("id") && fields.len() == 2, "{shown}\n{reply}");
        let is_load = shown.contains("\"load\"") && shown.contains("\"state\"");
        session.loads += usize::from(is_load && fields.contains_key("ok"));
        if let Some(error) = fields.get("error") {
            assert!(error["why"].as_str().is_some_and(|why| !why.starts_with('[')), "{reply}");
            assert_eq!(session.hash(), before, "an error changed the state:\n{shown}\n{reply}");
            refused += 1;
        } else {
            assert!(fields.contains_key("ok"), "{shown}\n{reply}");
        }
    }
    assert!((LINES / 2..LINES).contains(&refused), "{refused} of {LINES} lines were refused");
    assert!(session.loads > 100, "only {} broken states were still states", session.loads);
    assert_eq!(session.ask(&json!({"op": "hello"}))["ok"]["protocol"], 1);

    // The binary says the same to every line, and answers to the end.
    let Session { lines, replies, .. } = session;
    let input: Vec<u8> = lines.iter().flat_map(|line| [line, &b"\n"[..]].concat()).collect();
    let output = trestle(&["engine"], &input);
    assert!(output.status.success());
    let said = stdout(&output);
    assert_eq!(said.lines().count(), replies.len());
    for ((line, said), reply) in lines.iter().zip(said.lines()).zip(&replies) {
        assert_eq!(said, reply, "the binary answers otherwise: {}", String::from_utf8_lossy(line));
    }
}

/// A session that continues between the broken lines, so that they meet new positions.
struct Session {
    game: &'static str,
    engine: Engine,
    rng: FastRng,
    /// States of games in progress, to be loaded back.
    states: Vec<Value>,
    /// Texts that have a meaning somewhere.
    words: Vec<String>,
    /// Every line that was sent, and its reply.
    lines: Vec<Vec<u8>>,
    replies: Vec<String>,
    /// How many states were loaded.
    loads: usize,
}

impl Session {
    fn new(game: &'static str) -> Self {
        let words = [game, "random", "spectator", "en", "pt-BR", "mulligan", "", "\u{0}"];
        Self {
            game,
            engine: Engine::new(Lang::En, Vec::new()),
            rng: FastRng::new(7),
            states: Vec::new(),
            words: words.map(str::to_string).to_vec(),
            lines: Vec::new(),
            replies: Vec::new(),
            loads: 0,
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

    /// Sends a line that the binary is to get too.
    fn send(&mut self, line: &[u8]) -> Value {
        let reply = self.exchange(line);
        self.lines.push(line.to_vec());
        self.replies.push(reply.clone());
        serde_json::from_str(&reply).expect("a reply is JSON")
    }

    /// Asks something that changes nothing.
    fn ask(&mut self, request: &Value) -> Value {
        let reply = self.exchange(request.to_string().as_bytes());
        serde_json::from_str(&reply).expect("a reply is JSON")
    }

    /// A line goes as bytes, for not every one is a text, and gets exactly one reply.
    fn exchange(&mut self, line: &[u8]) -> String {
        let mut output = Vec::new();
        serve(&mut self.engine, [line, b"\n"].concat().as_slice(), &mut output).expect("memory");
        let text = String::from_utf8(output).expect("a reply is text");
        assert_eq!(text.lines().count(), 1, "{text}");
        let panicked = text.contains("\"code\":\"internal\"");
        assert!(!panicked, "a panic: {}", String::from_utf8_lossy(line));
        text.trim_end().to_string()
    }

    fn hash(&mut self) -> Value {
        self.ask(&json!({"op": "hash"}))
    }

    /// Some good answers, so that the broken lines meet all stages of a game; a new game when
    /// one is over, and now and then before.
    fn play_on(&mut self) {
        for _ in 0..self.below(4) {
            let asked = self.asked();
            let Some(actions) = asked["actions"].as_array().filter(|_| !self.chance(1)) else {
                let new = self.new_game().to_string();
                self.send(new.as_bytes());
                continue;
            };
            let action = self.pick(actions).clone();
            let apply = json!({"op": "apply", "seat": asked["seat"], "action": action});
            let reply = self.send(apply.to_string().as_bytes());
            assert!(reply.get("ok").is_some(), "a legal answer was refused: {apply}\n{reply}");
        }
        if self.chance(5) {
            let state = self.ask(&json!({"op": "state"}))["ok"]["state"].clone();
            if state.is_object() {
                self.learn_words(&state);
                self.states.push(state);
            }
        }
    }

    /// Words of a state (cards, colors, places) make the most plausible mistakes in others.
    fn learn_words(&mut self, value: &Value) {
        match value {
            Value::String(text) if !self.words.contains(text) => self.words.push(text.clone()),
            Value::Object(map) => map.values().for_each(|child| self.learn_words(child)),
            Value::Array(items) => items.iter().for_each(|child| self.learn_words(child)),
            _ => {}
        }
    }

    /// The first seat that owes an answer, with its answers.
    fn asked(&mut self) -> Value {
        self.ask(&json!({"op": "legal"}))["ok"]["awaiting"][0].clone()
    }

    fn mutated_line(&mut self) -> Vec<u8> {
        loop {
            let mut request = self.request();
            for _ in 0..=self.below(2) {
                self.break_value(&mut request);
            }
            let mut line = request.to_string().into_bytes();
            if self.chance(25) {
                line = self.break_bytes(line);
            }
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
        let asked = self.asked();
        let seat = asked["seat"].clone();
        let actions: Vec<_> = ["actions", "refused"]
            .iter()
            .filter_map(|list| asked[list].as_array())
            .flatten()
            .map(|action| action.get("action").unwrap_or(action).clone())
            .collect();
        let action =
            if actions.is_empty() { json!("mulligan") } else { self.pick(&actions).clone() };
        if self.chance(2) {
            self.learn_words(&action);
        }
        let mut request = match self.below(28) {
            0 => self.new_game(),
            1..8 => self.load(),
            8 => json!({"op": "hello"}),
            9 => json!({"op": "state"}),
            10 => json!({"op": "hash"}),
            11 => json!({"op": "view", "viewer": seat}),
            12 => json!({"op": "view", "viewer": "spectator"}),
            13 => json!({"op": "legal"}),
            14 => json!({"op": "outcome"}),
            15 => json!({"op": "choose", "seat": seat, "bot": "random", "sims": 5}),
            16 => json!({"op": "choose", "seat": seat, "bot": "random", "seed": "s"}),
            17 => json!({"op": "save"}),
            18 => json!({"op": "lang", "lang": *self.pick(&["en", "fr", "pt-BR"])}),
            19..22 => json!({"op": "preview", "seat": seat, "action": action}),
            _ => json!({"op": "apply", "seat": seat, "action": action}),
        };
        request["id"] = json!(self.below(1000));
        request
    }

    fn new_game(&mut self) -> Value {
        let mut config = json!({"players": 2 + self.below(3)});
        if self.chance(50) {
            match self.game {
                "architectura" => config["variant"] = json!("advanced"),
                _ => config["round_limit"] = json!(3),
            }
        }
        let seed = self.below(1000).to_string();
        json!({"op": "new", "game": self.game, "config": config, "seed": seed})
    }

    fn load(&mut self) -> Value {
        if self.states.is_empty() {
            return self.new_game();
        }
        let state = self.state();
        let mut load = json!({"op": "load", "game": self.game, "state": state});
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
        // Mostly deeper down, and there each part by its size, so that the large documents get
        // their share.
        let mut children: Vec<_> = match value {
            Value::Object(map) => map.values_mut().collect(),
            Value::Array(items) => items.iter_mut().collect(),
            _ => Vec::new(),
        };
        if !children.is_empty() && self.chance(85) {
            let sizes: Vec<_> = children.iter().map(|child| child.to_string().len()).collect();
            let mut at = self.below(sizes.iter().sum());
            for (child, size) in children.iter_mut().zip(sizes) {
                if at < size {
                    return self.break_value(child);
                }
                at -= size;
            }
        }
        match value {
            Value::Object(map) if self.chance(70) => self.break_object(map),
            Value::Array(items) if self.chance(70) => self.break_array(items),
            Value::Number(number) if self.chance(80) => {
                let near = number.as_i64().unwrap_or_default();
                *value = json!(near.wrapping_add(*self.pick(&[-1, 1, 2, 3, 100, i64::MAX])));
            }
            Value::Bool(yes) if self.chance(80) => *yes = !*yes,
            Value::String(text) if self.chance(85) => {
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
        match self.below(8) {
            0 => format!("{text} {word}"),
            1 => text.chars().rev().collect(),
            2 => text.chars().take(self.below(text.chars().count() + 1)).collect(),
            3 => text.replace(|c: char| c.is_ascii_digit(), "9"),
            _ => word,
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
