//! The OpenAPI document matches what a server sends and accepts.

use std::collections::BTreeSet;
use std::iter;

use client::Client;
use game_core::{FastRng, Seat, Seed, Viewer};
use games::GameKind;
use protocol::{Do, Proposal, Request};
use serde_json::{Value, json};

use crate::ratings::resign;
use crate::study::finished;
use crate::world::{World, within};

/// The document, as a program gets it.
struct Document(Value);

/// The direction of a value.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    /// To the server: optional fields are optional.
    In,
    /// To a client: every field is in the document, and fields that may be null are always present.
    Out,
}

impl Document {
    async fn of(world: &World) -> Self {
        let mut anybody = Client::new(&world.url);
        Self(anybody.get("/api/openapi.json").await.expect("a document"))
    }

    fn schema(&self, name: &str) -> &Value {
        let schema = &self.0["components"]["schemas"][name];
        assert!(schema.is_object(), "{name} is not in the document");
        schema
    }

    /// The schema of an answer with status 200, or of the body of a request.
    fn body<'a>(&'a self, path: &str, method: &str, of: &str) -> &'a Value {
        let schema = self.0["paths"][path][method]
            .pointer(&format!("/{of}/content/application~1json/schema"));
        schema.unwrap_or_else(|| panic!("{method} {path} has no {of}"))
    }

    /// What is wrong with a value; `None` if it matches the schema.
    fn fault(&self, way: Way, schema: &Value, value: &Value) -> Option<String> {
        if let Some(name) = schema["$ref"].as_str() {
            let name = name.rsplit('/').next().expect("a name");
            return self
                .fault(way, self.schema(name), value)
                .map(|fault| format!("{name}: {fault}"));
        }
        let list = |name: &str| schema[name].as_array().into_iter().flatten();
        if schema.get("oneOf").is_some() {
            let fit = list("oneOf").filter(|one| self.fault(way, one, value).is_none()).count();
            if fit != 1 {
                return Some(format!("{fit} of the schemas fit {value}"));
            }
        }
        if schema.get("allOf").is_some() {
            return self.fault(way, &self.sum(list("allOf")), value);
        }
        if schema.get("enum").is_some() && !list("enum").any(|one| one == value) {
            return Some(format!("{value} is none of {}", schema["enum"]));
        }
        let is = |kind: &Value| match kind.as_str().expect("a type") {
            "null" => value.is_null(),
            "boolean" => value.is_boolean(),
            "integer" => value.is_i64() || value.is_u64(),
            "number" => value.is_number(),
            "string" => value.is_string(),
            "array" => value.is_array(),
            "object" => value.is_object(),
            other => panic!("no type {other}"),
        };
        let fits = match &schema["type"] {
            Value::Null => true,
            Value::Array(kinds) => kinds.iter().any(is),
            kind => is(kind),
        };
        if !fits {
            return Some(format!("{value} is no {}", schema["type"]));
        }
        if schema["minimum"].as_f64().is_some_and(|least| value.as_f64().is_some_and(|n| n < least))
        {
            return Some(format!("{value} is too small"));
        }
        match value {
            Value::Array(items) => self.fault_in_list(way, schema, items),
            Value::Object(fields) => self.fault_in_object(way, schema, fields),
            _ => None,
        }
    }

    /// Merges objects whose fields belong together.
    fn sum<'a>(&'a self, parts: impl Iterator<Item = &'a Value>) -> Value {
        let (mut properties, mut required) = (serde_json::Map::new(), Vec::new());
        for part in parts {
            let name = part["$ref"].as_str().and_then(|name| name.rsplit('/').next());
            let part = name.map_or(part, |name| self.schema(name));
            properties.extend(part["properties"].as_object().expect("fields").clone());
            required.extend(part["required"].as_array().into_iter().flatten().cloned());
        }
        json!({"type": "object", "properties": properties, "required": required})
    }

    fn fault_in_list(&self, way: Way, schema: &Value, items: &[Value]) -> Option<String> {
        let first = schema["prefixItems"].as_array().map_or(&[][..], Vec::as_slice);
        if schema["minItems"].as_u64().is_some_and(|least| (items.len() as u64) < least) {
            return Some(format!("only {} items", items.len()));
        }
        items.iter().enumerate().find_map(|(at, item)| {
            let schema = first.get(at).unwrap_or(&schema["items"]);
            if schema == false {
                return Some(format!("{item} is one too many"));
            }
            self.fault(way, schema, item).map(|fault| format!("{at}: {fault}"))
        })
    }

    fn fault_in_object(
        &self,
        way: Way,
        schema: &Value,
        fields: &serde_json::Map<String, Value>,
    ) -> Option<String> {
        let needed = schema["required"].as_array().into_iter().flatten();
        let mut needed = needed.map(|name| name.as_str().expect("a name"));
        if let Some(name) = needed.find(|name| !fields.contains_key(*name)) {
            return Some(format!("{name} is missing"));
        }
        let needed: Vec<_> = schema["required"].as_array().into_iter().flatten().collect();
        fields.iter().find_map(|(name, field)| {
            let schema = match (schema["properties"].get(name), &schema["additionalProperties"]) {
                (Some(_), _)
                    if way == Way::Out && field.is_null() && !needed.contains(&&json!(name)) =>
                {
                    return Some(format!("{name} is null, and could be missing"));
                }
                (Some(known), _) => known,
                (None, Value::Bool(false)) => return Some(format!("{name} has no place")),
                (None, Value::Null) if way == Way::Out && schema.get("properties").is_some() => {
                    return Some(format!("{name} is not in the document"));
                }
                (None, others) => others,
            };
            self.fault(way, schema, field).map(|fault| format!("{name}: {fault}"))
        })
    }

    fn takes(&self, schema: &Value, value: &Value) {
        assert_eq!(self.fault(Way::In, schema, value), None, "{value}");
    }

    fn gives(&self, schema: &Value, value: &Value) {
        assert_eq!(self.fault(Way::Out, schema, value), None, "{value}");
    }

    /// Sends a request, and checks the answer against the document.
    async fn get(&self, client: &mut Client, path: &str, address: &str) -> Value {
        let answer = client.get(address).await.expect(address);
        let fault = self.fault(Way::Out, self.body(path, "get", "responses/200"), &answer);
        assert_eq!(fault, None, "{address}: {answer}");
        answer
    }
}

/// Configurations in which all that a game has can happen.
fn configurations(game: &dyn GameKind) -> Vec<Value> {
    let (fewest, most) = game.players();
    let mut all: Vec<_> = (fewest..=most).map(|players| json!({"players": players})).collect();
    all.push(match game.id() {
        "architectura" => json!({"players": 3, "variant": "advanced"}),
        "west-kingdom" => json!({"players": 3, "boards": "dealt"}),
        _ => json!({"players": 2}),
    });
    all
}

/// States, views and events of random games match the schema of the game, and no more.
#[test]
fn every_document_of_a_game_is_in_its_schema() {
    for kind in games::all() {
        let mut schema = games::schema(kind.id()).expect("a schema");
        let document = Document(json!({"components": {"schemas": schema["$defs"].take()}}));
        let [state, view, event] =
            ["StateDoc", "ViewDoc", "EventDoc"].map(|name| document.schema(name));
        let mut met = BTreeSet::new();
        for (index, config) in configurations(*kind).into_iter().enumerate() {
            let edition = kind.default_edition();
            let config = kind.unattended(edition, config).expect("a configuration");
            let seed = Seed::of_series("documents", index as u64);
            let mut game = kind.start(edition, config, seed).expect("a game");
            let mut rng = FastRng::new(index as u64);
            while let Some(seat) = game.awaiting().lowest().filter(|_| game.played() < 400) {
                if game.played() % 7 == 0 {
                    document.takes(state, &game.state_json());
                    let seats = Seat::all(game.seats()).map(Viewer::Seat);
                    for viewer in seats.chain([Viewer::Spectator]) {
                        document.gives(view, &game.view_json(viewer));
                    }
                }
                let answers = game.answers(seat);
                let answer = &answers[rng.below(answers.len() as u32) as usize].action;
                for told in game.apply(seat, answer).expect("a legal answer") {
                    let mut value = told.message.args_json();
                    value["kind"] = json!(told.kind);
                    document.gives(event, &value);
                    met.insert(told.kind);
                }
            }
        }
        assert!(met.len() * 3 > kind.events().len() * 2, "{}: {met:?}", kind.id());
        let game = kind.start(kind.default_edition(), json!({"players": 2}), Seed::from_text("a"));
        let mut wrong = game.expect("a game").view_json(Viewer::Spectator);
        wrong["active"] = json!("somebody");
        assert!(document.fault(Way::Out, view, &wrong).is_some());
    }
}

#[tokio::test]
async fn every_clock_is_in_the_document() {
    let world = World::new().await;
    let document = Document::of(&world).await;
    let mut one = world.guest("One").await;
    let body = document.body("/api/tables", "post", "requestBody");
    for clock in [
        json!("none"),
        json!({"live": {"initial": 600_000, "increment": 5_000}}),
        json!({"daily": {"per_move": 86_400_000, "holidays": 7}}),
    ] {
        let table = json!({"game": "architectura", "chairs": ["me", "open"], "clock": clock});
        document.takes(body, &table);
        let table = one.open(&table).await.expect("a table");
        let path = format!("/api/tables/{table}");
        let card = document.get(&mut one, "/api/tables/{table}", &path).await;
        assert_eq!(card["clock"], clock);
    }
    document.get(&mut one, "/api/tables", "/api/tables").await;
    for clock in [
        json!("fast"),
        json!({}),
        json!({"live": {"initial": 1}}),
        json!({"live": {"initial": 0, "increment": 0}}),
        json!({"live": {"initial": 1, "increment": 0, "more": 1}}),
        json!({"daily": {"per_move": 1, "holidays": 0}, "live": {"initial": 1, "increment": 0}}),
        json!({"daily": {"per_move": 1, "holidays": 0}, "more": 1}),
        json!(null),
    ] {
        let table = json!({"game": "architectura", "chairs": ["me", "open"], "clock": clock});
        assert!(document.fault(Way::In, body, &table).is_some(), "{clock}");
        assert!(one.open(&table).await.is_err(), "{clock}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_position_is_in_the_document() {
    let world = World::new().await;
    let document = Document::of(&world).await;
    let mut one = world.guest("One").await;
    let table = finished(&mut one).await;
    let at = |at: u64| format!("/api/tables/{table}/position?at={at}");
    let path = "/api/tables/{table}/position";
    let first = document.get(&mut one, path, &at(0)).await;
    assert!(first["last"].is_null() && first["next"].is_array(), "{first}");
    let of = first["of"].as_u64().expect("a count");
    let middle = document.get(&mut one, path, &at(of / 2)).await;
    assert!(middle["last"].is_array() && middle["next"].is_array(), "{middle}");
    let last = document.get(&mut one, path, &at(of)).await;
    assert!(last["last"].is_array() && last["next"].is_null(), "{last}");
    for seat in ["", "?seat=0", "?seat=1"] {
        let path = "/api/tables/{table}/replay";
        let address = format!("/api/tables/{table}/replay{seat}");
        let replay = document.get(&mut one, path, &address).await;
        assert!(replay["items"].as_array().is_some_and(|items| items.len() > 20), "{address}");
    }
    let position = document.schema("Position");
    for wrong in [json!({}), json!([0]), json!(["0", "draw"]), json!([0, "draw", 1])] {
        let mut position_of_old = first.clone();
        position_of_old["last"] = wrong;
        assert!(
            document.fault(Way::Out, position, &position_of_old).is_some(),
            "{position_of_old}"
        );
    }
}

/// Everything that can be done, once. A new variant does not compile until it is listed here.
fn everything() -> impl Iterator<Item = Do> {
    let action = || "draw".to_string();
    let next = move |last: &Do| {
        Some(match last {
            Do::Answer { .. } => Do::Preview { action: action() },
            Do::Preview { .. } => Do::Undo { question: 4 },
            Do::Undo { .. } => Do::Sit { seat: 2, hot_seat: true },
            Do::Sit { .. } => Do::Stand {},
            Do::Stand {} => Do::Propose(Proposal::Pause),
            Do::Propose(Proposal::Pause) => Do::Propose(Proposal::Resign),
            Do::Propose(Proposal::Resign) => Do::Propose(Proposal::Rematch),
            Do::Propose(Proposal::Rematch) => Do::Consent { proposal: 3, agree: true },
            Do::Consent { .. } => Do::Resume {},
            Do::Resume {} => Do::HandOver { seat: 1, bot: "novice".to_string() },
            Do::HandOver { .. } => Do::Reclaim {},
            Do::Reclaim {} => Do::Flag { seat: 0 },
            Do::Flag { .. } => Do::Holiday { days: 7 },
            Do::Holiday { .. } => return None,
        })
    };
    iter::successors(Some(Do::Answer { question: 5, action: action() }), next)
}

/// The document accepts the requests that the protocol accepts, and no others.
#[tokio::test]
async fn every_request_is_in_the_document() {
    let world = World::new().await;
    let document = Document::of(&world).await;
    let line = document.body("/api/tables/{table}/requests", "post", "requestBody");
    let known = document.schema("Do")["oneOf"].as_array().expect("a list");
    let mut used = BTreeSet::new();
    for what in everything() {
        for (id, seat) in [(None, None), (Some(7), Some(1))] {
            let request = Request { id, seat, what: what.clone() };
            let value = serde_json::to_value(request).expect("JSON");
            document.takes(line, &value);
            used.extend(
                known.iter().position(|one| document.fault(Way::In, one, &value["do"]).is_none()),
            );
        }
    }
    assert_eq!(used.len(), known.len(), "something in the document cannot be done");
    for text in [
        r#"{"id":7,"do":{"answer":{"question":5,"action":"draw"}}}"#,
        "[1]",
        "{}",
        r#"{"do":{"answer":{"question":5}}}"#,
        r#"{"do":{"answer":{"action":"draw"}}}"#,
        r#"{"do":{}}"#,
        r#"{"do":{"dance":{}}}"#,
        r#"{"do":{"answer":{"question":-1,"action":"draw"}}}"#,
        r#"{"do":{"answer":{"question":1,"action":"draw"},"undo":{"question":1}}}"#,
        r#"{"do":{"undo":{"question":1},"sit":{"seat":2}}}"#,
        r#"{"do":{"stand":{"now":true}}}"#,
        r#"{"do":{"undo":{"question":1}},"else":2}"#,
        r#"{"do":{"undo":{"question":1,"else":2}}}"#,
        r#"{"do":{"propose":"world peace"}}"#,
        r#"{"id":null,"do":{"undo":{"question":1}}}"#,
        r#"{"do":{"consent":{"proposal":3}}}"#,
    ] {
        let value: Value = serde_json::from_str(text).expect("JSON");
        let fault = document.fault(Way::In, line, &value);
        assert_eq!(fault.is_none(), Request::parse(text).is_ok(), "{text}: {fault:?}");
    }
    let example = &document.schema("Request")["example"];
    assert!(Request::from_value(example.clone()).is_ok(), "{example}");
}

/// Every message of a socket is a `Reply`.
#[tokio::test]
async fn every_reply_is_in_the_document() {
    let world = World::new().await;
    let document = Document::of(&world).await;
    let socket = &document.0["paths"]["/api/tables/{table}/live"]["get"]["x-websocket"];
    let mut one = world.guest("One").await;
    let table = json!({"game": "architectura", "chairs": ["me", "me"], "hot_seat": true});
    let table = one.open(&table).await.expect("a table");
    let screen = format!("/api/tables/{table}/screen");
    let update = document.get(&mut one, "/api/tables/{table}/screen", &screen).await;
    let seat = update["update"]["screen"]["awaiting"][0].as_u64().expect("a seat") as u8;
    let screen = format!("{screen}?seat={seat}");
    let update = document.get(&mut one, "/api/tables/{table}/screen", &screen).await;
    let ask = &update["update"]["screen"]["ask"];
    let (question, action) = (&ask["question"], &ask["answers"][0]["action"]);
    let requests = format!("/api/tables/{table}/requests");
    let preview = one
        .post(&requests, &json!({"seat": seat, "do": {"preview": {"action": action}}}))
        .await
        .expect("a preview");
    let body = document.body("/api/tables/{table}/requests", "post", "responses/200");
    document.gives(body, &preview);
    let mut live = one.live(&table, Some(seat), 0).await.expect("a socket");
    let lines = [
        json!({"id": 1, "do": {"preview": {"action": action}}}),
        json!({"id": 2, "do": {"preview": {"action": "nonsense"}}}),
        json!({"id": 3, "do": {"answer": {"question": question, "action": action}}}),
    ];
    for line in lines {
        document.takes(&socket["send"], &line);
        live.send_text(line.to_string()).await.expect("a line");
    }
    let said = format!("/api/tables/{table}/chat");
    for saying in [json!({"text": "Hello"}), json!({"phrase": "hello"})] {
        document.takes(document.body("/api/tables/{table}/chat", "post", "requestBody"), &saying);
        let line = one.post(&said, &saying).await.expect("said");
        document.gives(document.body("/api/tables/{table}/chat", "post", "responses/201"), &line);
    }
    let saying = document.body("/api/tables/{table}/chat", "post", "requestBody");
    for wrong in [json!({"text": "Hello", "phrase": "hello"}), json!({"text": "Hello", "more": 1})]
    {
        assert!(document.fault(Way::In, saying, &wrong).is_some(), "{wrong}");
        assert!(one.post(&said, &wrong).await.is_err(), "{wrong}");
    }
    document.get(&mut one, "/api/tables/{table}/chat", &said).await;
    // Every kind in the document, and so every kind that exists.
    let kinds = document.schema("Reply")["oneOf"].as_array().expect("a list");
    let mut missing: BTreeSet<_> =
        kinds.iter().map(|kind| kind["required"][0].as_str().expect("a name")).collect();
    assert!(missing.len() > 5, "{missing:?}");
    while !missing.is_empty() {
        // Nothing follows the last message of a server.
        if missing.iter().eq(["reconnect"].iter()) {
            world.stop();
        }
        let text = within(live.next_text()).await.expect("a line").expect("not the end");
        let reply: Value = serde_json::from_str(&text).expect("JSON");
        document.gives(&socket["receive"], &reply);
        missing.retain(|kind| reply.get(kind).is_none());
    }
}

/// The first thing that people see of the API.
#[tokio::test]
async fn common_answers_are_in_the_document() {
    let world = World::new().await;
    let document = Document::of(&world).await;
    let mut one = world.member("One").await;
    let table = json!({"game": "architectura", "chairs": ["me", "novice"]});
    one.open(&table).await.expect("a table");
    for path in [
        "/api/games",
        "/api/me",
        "/api/me/export",
        "/api/me/mutes",
        "/api/me/passkeys",
        "/api/me/reach",
        "/api/me/sessions",
        "/api/me/tables",
        "/api/phrases",
        "/api/session",
    ] {
        document.get(&mut one, path, path).await;
    }
    let mut two = world.member("Two").await;
    resign(&mut one, &mut two, true).await;
    for (path, address) in [
        ("/api/me/tables", "/api/me/tables?finished=true".to_string()),
        ("/api/ratings/{game}", "/api/ratings/architectura".to_string()),
        ("/api/people/{id}", format!("/api/people/{}", one.id)),
        (
            "/api/people/{id}/statistics",
            format!("/api/people/{}/statistics?game=architectura&against={}", one.id, two.id),
        ),
    ] {
        document.get(&mut one, path, &address).await;
    }
}

#[tokio::test]
async fn the_page_shows_what_requests_take_and_answer() {
    let world = World::new().await;
    let get = |path: &'static str| reqwest::get(format!("{}{path}", world.url));
    let answer = get("/api").await.expect("a page");
    let policy = answer.headers()["content-security-policy"].to_str().expect("text").to_string();
    assert!(policy.contains("style-src 'self';"), "{policy}");
    let page = answer.text().await.expect("text");
    for part in [
        // A parameter, a field of a body, an answer, the socket.
        "<code>limit</code></th><td>integer, in the query; may be left out</td>",
        "<a href=\"#NewTable\"><code>NewTable</code></a> as <code>application/json</code>",
        "<h3 id=\"NewTable\">",
        "<code>hot_seat</code></th><td>boolean; may be left out</td>",
        "<code>404</code></th><td><a href=\"#ErrorBody\">",
        "You send <a href=\"#Request\">",
    ] {
        assert!(page.contains(part), "{part}");
    }
    // Fields are shown with the request, not only at the end.
    let (_, rest) = page.split_once("<code>POST /api/tables</code>").expect("a request");
    let (request, _) = rest.split_once("<h3>").expect("the next request");
    assert!(request.contains("<th scope=\"row\"><code>chairs</code>"), "{request}");
    // Links stay on the page or lead to something that exists.
    for (at, _) in page.match_indices("href=\"#") {
        let name = page[at + 7..].split('"').next().expect("a name");
        assert!(page.contains(&format!("id=\"{name}\"")), "{name} is nowhere");
    }
    assert!(!page.contains("<script") && !page.contains("style=") && !page.contains("<style"));
    let style = get("/api/page.css").await.expect("a style sheet");
    assert_eq!(style.headers()["content-type"], "text/css; charset=utf-8");
    let style = style.text().await.expect("text");
    assert!(style.contains("color-scheme: light dark"), "{style}");
    assert!(page.contains("href=\"/api/page.css\""));
}
