//! Notifying people who are away: who is told what, exactly once, and how it arrives.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use client::Client;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use server::Config;
use server::reach::Delivery;
use server::reach::encrypt::encrypt;
use server::reach::webhook::sign;

use crate::receiver::{Keys, Receiver, Tarpit, claims};
use crate::world::{Sitter, World, config, within};

/// The keys of the example in RFC 8291.
fn keys() -> Keys {
    Keys::new("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94", "BTBZMqHH6r4Tts7J_aSIgg")
}

/// A server that processes its outbox only when a test says so.
async fn world() -> World {
    let by_hand = Config { webhooks_to_private: true, reach_every_ms: 24 * 3_600_000, ..config() };
    World::with(by_hand).await
}

fn now() -> i64 {
    let since = std::time::UNIX_EPOCH.elapsed().expect("a time after 1970");
    since.as_millis() as i64
}

/// A little later, when news from now is due.
fn soon() -> i64 {
    now() + 20_000
}

async fn round(world: &World, at: i64) -> Vec<Delivery> {
    world.app.reach.round(&world.app, at).await.expect("a round")
}

async fn choose(client: &mut Client, settings: Value) -> Value {
    let mut all = json!({"turns": true, "endings": true, "with_tab": false, "webhook": null,
        "quiet": null});
    all.as_object_mut().expect("settings").extend(settings.as_object().expect("settings").clone());
    let answer = client.ask(Method::PUT, "/api/me/reach", Some(&all)).await.expect("an answer");
    assert_eq!(answer.0, StatusCode::OK, "{}", answer.1);
    answer.1
}

async fn add_browser(client: &mut Client, endpoint: &str, language: &str) {
    let keys = keys();
    let browser = json!({"endpoint": endpoint, "p256dh": keys.p256dh(), "auth": keys.auth(),
        "language": language});
    let answer = client.ask(Method::PUT, "/api/me/browsers", Some(&browser)).await;
    assert_eq!(answer.expect("an answer").0, StatusCode::NO_CONTENT);
}

/// A table of two people, with the seat that has the first turn.
struct Game {
    people: [Client; 2],
    table: String,
}

impl Game {
    /// One and Two sit down at a table with this clock.
    async fn begin(one: Client, two: Client, clock: Option<Value>) -> Self {
        let (mut one, mut two) = (one, two);
        let mut table = json!({"game": "architectura", "chairs": ["me", "open"]});
        if let Some(clock) = clock {
            table["clock"] = clock;
        }
        let table = one.open(&table).await.expect("a table");
        let requests = format!("/api/tables/{table}/requests");
        two.post(&requests, &json!({"do": {"sit": {"seat": 1}}})).await.expect("a chair");
        Self { people: [one, two], table }
    }

    async fn ask(&mut self, seat: usize) -> Option<Value> {
        let path = format!("/api/tables/{}/screen?seat={seat}", self.table);
        let screen = self.people[seat].get(&path).await.expect("a screen");
        let ask = screen["update"]["screen"]["ask"].clone();
        (!ask.is_null()).then_some(ask)
    }

    /// The seat that is asked.
    async fn turn(&mut self) -> usize {
        usize::from(self.ask(0).await.is_none())
    }

    /// Plays for a seat until it is asked nothing more.
    async fn play(&mut self, seat: usize) {
        while let Some(ask) = self.ask(seat).await {
            let requests = format!("/api/tables/{}/requests", self.table);
            let answer = &ask["answers"][0]["action"];
            let line = json!({"seat": seat, "do": {"answer": {"question": ask["question"], "action": answer}}});
            self.people[seat].post(&requests, &line).await.expect("an answer");
        }
    }

    /// Plays so that this seat is asked next, by somebody else's move.
    async fn pass_to(&mut self, seat: usize) {
        if self.turn().await == seat {
            self.play(seat).await;
        }
        self.play(1 - seat).await;
        assert!(self.ask(seat).await.is_some(), "it is their turn");
    }
}

/// The first two are the example of RFC 8291: the receiver reads what others wrote.
#[test]
fn what_is_encrypted_only_the_browser_reads() {
    let sealed = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3v\
        CYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWL\
        VWGNWQexSgSxsj_Qulcy4a-fN";
    let sealed = URL_SAFE_NO_PAD.decode(sealed).expect("base 64");
    let text = b"When I grow up, I want to be a watermelon".to_vec();
    assert_eq!(keys().open(&sealed), Some(text.clone()));

    let (p256dh, auth) = (keys().p256dh(), keys().auth());
    for message in [Vec::new(), text, vec![0; 10], "é".repeat(1_900).into_bytes()] {
        let sealed = encrypt(&p256dh, &auth, &message).expect("it is encrypted");
        let again = encrypt(&p256dh, &auth, &message).expect("it is encrypted");
        assert_ne!(sealed, again, "every message has a key of its own");
        assert!(sealed.len() <= 4_096);
        let mut altered = sealed.clone();
        *altered.last_mut().expect("a byte") ^= 1;
        assert_eq!(keys().open(&altered), None);
        assert_eq!(keys().open(&sealed), Some(message));
        let stranger = Keys::new("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM90", &auth);
        assert_eq!(stranger.open(&sealed), None);
    }
    assert!(encrypt(&p256dh, &auth, &[0; 4_000]).is_err(), "too long");
    let nowhere = URL_SAFE_NO_PAD.encode([4; 65]);
    for (p256dh, auth) in [("", auth.as_str()), (&p256dh, "AAAA"), (&nowhere, &auth), ("é", "é")]
    {
        assert!(encrypt(p256dh, auth, b"").is_err(), "{p256dh} {auth}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_away_are_notified_once_by_each_way() {
    let world = world().await;
    let mut receiver = Receiver::start().await;
    let (mut one, two) = (world.guest("One").await, world.guest("Two").await);
    let hook = choose(&mut one, json!({"webhook": receiver.at(200, "hook")})).await;
    add_browser(&mut one, &receiver.at(201, "desk"), "fr").await;
    add_browser(&mut one, &receiver.at(201, "phone"), "pt-BR").await;
    let mut game = Game::begin(one, two, None).await;
    game.pass_to(0).await;
    assert_eq!(round(&world, now()).await, [], "most questions are answered at once");
    let mut deliveries = round(&world, soon()).await;
    deliveries.sort_by_key(|delivery| *delivery == Delivery::Dropped);
    let sent = deliveries.iter().filter(|delivery| **delivery == Delivery::Sent).count();
    assert_eq!(sent, 3, "{deliveries:?}");
    assert_eq!(round(&world, soon() + 3_600_000).await, [], "nothing is left");

    let mut arrived = receiver.take();
    arrived.sort_by(|a, b| a.name.cmp(&b.name));
    let names: Vec<_> = arrived.iter().map(|one| one.name.as_str()).collect();
    assert_eq!(names, ["desk", "hook", "phone"]);

    let push = &arrived[0];
    assert_eq!(push.header("content-encoding"), "aes128gcm");
    assert_eq!((push.header("urgency"), push.header("topic")), ("high", game.table.as_str()));
    assert!(push.header("ttl").parse::<u32>().expect("a time") > 0);
    let (claims, key) = claims(push.header("authorization"));
    assert_eq!(claims["aud"], json!(receiver.url));
    let left = claims["exp"].as_i64().expect("an end") - now() / 1000;
    assert!((1..=24 * 3_600).contains(&left), "{left}");
    assert_eq!(hook["push_key"], json!(key));
    let told = |body: &[u8]| -> Value {
        serde_json::from_slice(&keys().open(body).expect("it is for us")).expect("JSON")
    };
    let french = told(&push.body);
    assert_eq!(french["title"], json!("C’est votre tour"));
    assert_eq!(french["text"], json!("Architectura avec Two"));
    assert_eq!(french["url"], json!(format!("/table/{}", game.table)));
    assert_eq!(told(&arrived[2].body)["title"], json!("É a sua vez"));

    let call = &arrived[1];
    assert_eq!(call.json()["kind"], json!("turn"));
    assert_eq!(call.json()["text"], json!("Architectura with Two"));
    let secret = hook["webhook"]["secret"].as_str().expect("a secret");
    let signature = sign(secret, call.header("trestle-timestamp"), call.text());
    assert_eq!(call.header("trestle-signature"), signature);
    assert!(call.header("trestle-id").starts_with("turn:"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn unneeded_news_is_not_sent() {
    let world = world().await;
    let mut receiver = Receiver::start().await;
    let (mut one, two) = (world.guest("One").await, world.guest("Two").await);
    let url = receiver.at(200, "hook");
    choose(&mut one, json!({"webhook": url})).await;
    let mut game = Game::begin(one, two, None).await;

    // Answered meanwhile.
    game.pass_to(0).await;
    game.play(0).await;
    round(&world, soon()).await;
    assert_eq!(receiver.take().len(), 0);

    // Not wanted any more.
    game.pass_to(0).await;
    choose(&mut game.people[0], json!({"webhook": url, "turns": false})).await;
    assert!(!round(&world, soon()).await.contains(&Delivery::Sent));
    choose(&mut game.people[0], json!({"webhook": url})).await;

    // The person is watching, unless they want it anyway.
    let sitter = Sitter::at(&game.people[0], &game.table, Some(0), 0).await;
    game.pass_to(0).await;
    assert_eq!(round(&world, soon()).await, [], "it was not even written down");
    choose(&mut game.people[0], json!({"webhook": url, "with_tab": true})).await;
    game.pass_to(0).await;
    assert_eq!(round(&world, soon()).await, [Delivery::Sent]);
    assert_eq!(receiver.take()[0].json()["with_tab"], json!(true));
    drop(sitter);

    // They look at the table while the news waits.
    choose(&mut game.people[0], json!({"webhook": url})).await;
    let (one, two) = (game.people[0].clone(), game.people[1].clone());
    let mut other = Game::begin(one, two, None).await;
    other.pass_to(0).await;
    let _sitter = Sitter::at(&other.people[0], &other.table, Some(0), 0).await;
    assert!(!round(&world, soon()).await.contains(&Delivery::Sent));
    assert_eq!(receiver.take().len(), 0);
}

/// With a clock in minutes, everybody is assumed to watch; those who do not are notified.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn at_a_live_table_only_absent_people_are_notified() {
    let world = world().await;
    let receiver = Receiver::start().await;
    let (mut one, mut two) = (world.guest("One").await, world.guest("Two").await);
    let settings = json!({"webhook": receiver.at(200, "hook"), "with_tab": true});
    choose(&mut one, settings.clone()).await;
    choose(&mut two, settings).await;
    let clock = json!({"live": {"initial": 3_600_000, "increment": 0}});
    let mut game = Game::begin(one, two, Some(clock)).await;
    round(&world, soon()).await;
    let _sitter = Sitter::at(&game.people[0], &game.table, Some(0), 0).await;
    game.pass_to(0).await;
    let told = round(&world, soon()).await;
    assert!(!told.contains(&Delivery::Sent), "{told:?}");
    game.pass_to(1).await;
    assert_eq!(round(&world, soon()).await, [Delivery::Sent]);
}

/// Nobody is notified that bots have answered the move they just played.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_make_no_news() {
    let world = world().await;
    let receiver = Receiver::start().await;
    let mut one = world.guest("One").await;
    choose(&mut one, json!({"webhook": receiver.at(200, "hook"), "with_tab": true})).await;
    let table = json!({"game": "architectura", "chairs": ["me", "random"]});
    let table = one.open(&table).await.expect("a table");
    let mut sitter = Sitter::at(&one, &table, Some(0), 0).await;
    for _ in 0..5 {
        let ask = sitter.my_turn().await.expect("a turn");
        sitter.play(&ask, 0).await;
    }
    sitter.my_turn().await;
    assert_eq!(round(&world, soon()).await, []);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_end_of_a_game_is_news() {
    let world = world().await;
    let mut receiver = Receiver::start().await;
    let (mut one, two) = (world.guest("One").await, world.guest("Two").await);
    choose(&mut one, json!({"webhook": receiver.at(200, "hook")})).await;
    let mut game = Game::begin(one, two, None).await;
    let requests = format!("/api/tables/{}/requests", game.table);
    game.people[0]
        .post(&requests, &json!({"seat": 0, "do": {"propose": "resign"}}))
        .await
        .expect("proposed");
    let consent = json!({"seat": 1, "do": {"consent": {"proposal": 1, "agree": true}}});
    game.people[1].post(&requests, &consent).await.expect("agreed");
    round(&world, soon()).await;
    let arrived = receiver.take();
    assert_eq!(arrived.len(), 1, "the turn that was open is none any more");
    assert_eq!(arrived[0].json()["kind"], json!("over"));
    assert_eq!(arrived[0].json()["title"], json!("A game is over"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn in_quiet_hours_news_waits() {
    let world = world().await;
    let mut receiver = Receiver::start().await;
    let (mut one, two) = (world.guest("One").await, world.guest("Two").await);
    let minute = now() / 60_000 % 1_440;
    let quiet = json!({"from": (minute + 1_380) % 1_440, "to": (minute + 120) % 1_440,
        "zone": "UTC"});
    choose(&mut one, json!({"webhook": receiver.at(200, "hook"), "quiet": quiet})).await;
    let mut game = Game::begin(one, two, None).await;
    for _ in 0..2 {
        // The first of the two questions is answered before the quiet hours end.
        game.pass_to(0).await;
        assert!(!round(&world, soon()).await.contains(&Delivery::Sent));
    }
    assert_eq!(receiver.take().len(), 0);
    let deliveries = round(&world, now() + 3 * 3_600_000).await;
    assert_eq!(
        deliveries.iter().filter(|delivery| **delivery == Delivery::Sent).count(),
        1,
        "{deliveries:?}"
    );
    assert_eq!(receiver.take().len(), 1, "one for the table");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_browser_that_is_gone_is_forgotten() {
    let world = world().await;
    let mut receiver = Receiver::start().await;
    let mut one = world.guest("One").await;
    for (status, name) in [(410, "gone"), (404, "lost"), (201, "there"), (500, "ill")] {
        add_browser(&mut one, &receiver.at(status, name), "en").await;
    }
    let tried = one.post("/api/me/reach/try-push", &json!({})).await.expect("tried");
    assert_eq!((&tried["taken"], &tried["failed"]), (&json!(1), &json!(3)));
    assert_eq!(receiver.take().len(), 4);
    one.post("/api/me/reach/try-push", &json!({})).await.expect("tried");
    let mut names: Vec<_> = receiver.take().into_iter().map(|one| one.name).collect();
    names.sort();
    assert_eq!(names, ["ill", "there"]);

    // When the session ends, its subscription ends; the page need not be asked.
    let (there, account) = (receiver.at(201, "there"), one.id.as_str().into());
    assert_eq!(world.store.subscriptions_of(&account, now()).await.expect("browsers").len(), 2);
    let gone = one.ask(Method::DELETE, "/api/me/browsers", Some(&json!({"endpoint": there}))).await;
    assert_eq!(gone.expect("an answer").0, StatusCode::NO_CONTENT);
    one.ask(Method::DELETE, "/api/session", None).await.expect("an answer");
    assert_eq!(world.store.subscriptions_of(&account, now()).await.expect("browsers"), []);
}

/// A node that is slow or dead, and another one that takes over its work. A browser that renews its
/// subscription does not know its owner's language.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_browser_that_names_no_language_is_told_in_its_owners() {
    let world = world().await;
    let mut one = world.guest("One").await;
    let french = json!({"language": "fr"});
    one.ask(Method::PATCH, "/api/me", Some(&french)).await.expect("an answer");
    let keys = keys();
    let browser = json!({"endpoint": "https://push.example/1", "p256dh": keys.p256dh(),
        "auth": keys.auth()});
    let added = one.ask(Method::PUT, "/api/me/browsers", Some(&browser)).await;
    assert_eq!(added.expect("an answer").0, StatusCode::NO_CONTENT);
    add_browser(&mut one, "https://push.example/2", "pt-BR").await;
    let found = world.store.subscriptions_of(&one.id.as_str().into(), now()).await;
    let mut languages: Vec<_> =
        found.expect("browsers").into_iter().map(|one| (one.endpoint, one.language)).collect();
    languages.sort();
    let pair = |n: u8, tag: &str| (format!("https://push.example/{n}"), tag.to_string());
    assert_eq!(languages, [pair(1, "fr"), pair(2, "pt-BR")]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_sent_twice() {
    let world = world().await;
    let mut receiver = Receiver::start().await;
    let (mut one, two) = (world.guest("One").await, world.guest("Two").await);
    choose(&mut one, json!({"webhook": receiver.at(200, "hook")})).await;
    let mut game = Game::begin(one, two, None).await;
    game.pass_to(0).await;
    let at = soon();
    let claimed = world.store.claim("slow", at, at + 60_000, 9, 9).await.expect("claimed");
    assert!(!claimed.is_empty());
    assert_eq!(round(&world, at).await, [], "somebody has it");
    let deliveries = round(&world, at + 60_000).await;
    assert_eq!(
        deliveries.iter().filter(|delivery| **delivery == Delivery::Sent).count(),
        1,
        "{deliveries:?}"
    );
    // The slow node wakes up, unaware.
    for notification in claimed {
        let (app, reach) = (&world.app, &world.app.reach);
        let deliveries = reach.deal(app, "slow", &notification, at).await.expect("dealt with");
        assert_eq!(deliveries, [Delivery::Lost]);
    }
    assert_eq!(receiver.take().len(), 1);

    // A node dies after it removed a notification and before it sent it: then nobody sends it.
    game.pass_to(0).await;
    let at = at + 200_000;
    for notification in world.store.claim("dead", at, at + 60_000, 9, 9).await.expect("claimed") {
        assert!(world.store.done("dead", &notification.id).await.expect("done"));
    }
    assert_eq!(round(&world, at + 3_600_000).await, []);
    assert_eq!(receiver.take().len(), 0);
}

/// Somebody has the table open at one node, and another one stores the move.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn watching_on_another_node_prevents_a_notification() {
    let world = world().await;
    let receiver = Receiver::start().await;
    let (mut one, two) = (world.guest("One").await, world.guest("Two").await);
    choose(&mut one, json!({"webhook": receiver.at(200, "hook")})).await;
    let mut game = Game::begin(one, two, None).await;
    game.pass_to(0).await;
    game.play(0).await;
    round(&world, soon()).await;
    let (url, other) = world.beside().await;
    let _sitter = Sitter::at(&game.people[0].at(&url), &game.table, Some(0), 0).await;
    game.pass_to(0).await;
    let (account, table) = (game.people[0].id.as_str().into(), game.table.as_str().into());
    let waiting = async || {
        let export = world.store.export_account(&account).await.expect("an export");
        export.expect("an account").notifications.len()
    };
    assert_eq!(waiting().await, 1, "this node knows nothing of the other's sockets");
    other.registry.look_again(&table, "", |_, _| ()).await.expect("a table");
    assert_eq!(waiting().await, 0, "the other node has taken it back");
}

/// Only what certainly did not arrive is tried again, and not forever.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_busy_receiver_is_tried_again() {
    let world = world().await;
    let mut receiver = Receiver::start().await;
    let (mut one, two) = (world.guest("One").await, world.guest("Two").await);
    add_browser(&mut one, &receiver.at(503, "busy"), "en").await;
    add_browser(&mut one, &receiver.at(201, "fine"), "en").await;
    let mut game = Game::begin(one, two, None).await;
    game.pass_to(0).await;
    let mut names = Vec::new();
    for n in 0..6 {
        round(&world, soon() + n * 3_600_000).await;
        names.extend(receiver.take().into_iter().map(|one| one.name));
    }
    names.sort();
    assert_eq!(names, ["busy", "busy", "busy", "busy", "fine"]);
}

/// A receiver that accepts connections and never answers delays nobody else: neither other people
/// nor the other receivers of the same person.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_slow_receiver_does_not_delay_others() {
    let config = Config {
        webhooks_to_private: true,
        reach_every_ms: 5,
        reach_delay_ms: 0,
        send_timeout_ms: 3_600_000,
        ..config()
    };
    let world = World::with(config).await;
    let (mut receiver, mut tarpit) = (Receiver::start().await, Tarpit::start().await);
    let (mut one, two) = (world.guest("One").await, world.guest("Two").await);
    let mut three = world.guest("Three").await;
    for n in 0..20 {
        add_browser(&mut one, &tarpit.at(&format!("{n}")), "en").await;
    }
    choose(&mut three, json!({"webhook": receiver.at(200, "victim")})).await;
    let mut games = Vec::new();
    for _ in 0..5 {
        games.push(Game::begin(one.clone(), two.clone(), None).await);
    }
    for game in &mut games {
        game.pass_to(0).await;
    }
    within(tarpit.holds(1)).await;

    let mut game = Game::begin(three, two, None).await;
    game.pass_to(0).await;
    assert_eq!(within(receiver.next()).await.name, "victim");
    // A fresh browser of the one with the tarpits is told as well.
    add_browser(&mut one, &receiver.at(201, "own"), "en").await;
    games[0].play(0).await;
    games[0].pass_to(0).await;
    // The victim may have been told of two turns.
    within(async { while receiver.next().await.name != "own" {} }).await;
    assert_eq!(tarpit.gone(), 0, "nobody has waited for a tarpit");
}

/// A receiver that fails again and again gets nothing more until its owner chooses it again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_receiver_that_keeps_failing_is_given_up() {
    let world = world().await;
    let mut receiver = Receiver::start().await;
    let (mut one, two) = (world.guest("One").await, world.guest("Two").await);
    choose(&mut one, json!({"webhook": receiver.at(500, "hook")})).await;
    add_browser(&mut one, &receiver.at(500, "browser"), "en").await;
    for _ in 0..12 {
        Game::begin(one.clone(), two.clone(), None).await.pass_to(0).await;
        round(&world, soon()).await;
    }
    assert_eq!(receiver.take().len(), 20, "ten each");
    let reach = one.get("/api/me/reach").await.expect("settings");
    assert_eq!((&reach["webhook"], &reach["browsers"]), (&Value::Null, &json!(0)));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_goes_inside_or_elsewhere() {
    let closed = World::new().await;
    let mut receiver = Receiver::start().await;
    let mut one = closed.guest("One").await;
    let port = receiver.url.rsplit(':').next().expect("a port").to_string();
    let mut refused = async |path: &str, body: Value| {
        let answer = one.ask(Method::PUT, path, Some(&body)).await.expect("an answer");
        assert_eq!(answer.0, StatusCode::BAD_REQUEST, "{body}");
        answer.1["code"].as_str().expect("a code").to_string()
    };
    let reach = |webhook: &str, quiet: Value| {
        json!({"turns": true, "endings": true, "with_tab": false, "webhook": webhook,
            "quiet": quiet})
    };
    let inside = receiver.at(200, "hook");
    let path = "/api/me/reach";
    assert_eq!(refused(path, reach(&inside, Value::Null)).await, "server-private-address");
    assert_eq!(refused(path, reach("mailto:x", Value::Null)).await, "server-bad-webhook");
    for quiet in [
        json!({"from": 0, "to": 1_440, "zone": "UTC"}),
        json!({"from": 5, "to": 5, "zone": "UTC"}),
        json!({"from": 0, "to": 5, "zone": "Nowhere/City"}),
    ] {
        assert_eq!(refused(path, reach("", quiet)).await, "server-bad-quiet");
    }
    let keys = keys();
    let browser = |endpoint: &str, auth: &str| json!({"endpoint": endpoint, "p256dh": keys.p256dh(), "auth": auth, "language": "en"});
    let path = "/api/me/browsers";
    assert_eq!(refused(path, browser(&inside, &keys.auth())).await, "server-private-address");
    let outside = "http://push.example/1";
    assert_eq!(refused(path, browser(outside, &keys.auth())).await, "server-bad-browser");
    let outside = "https://push.example/1";
    assert_eq!(refused(path, browser(outside, "AAAA")).await, "server-bad-browser");

    // A name must be resolved to see where it leads.
    choose(&mut one, json!({"webhook": format!("http://localhost:{port}/200/hook")})).await;
    let tried = one.ask(Method::POST, "/api/me/reach/try-webhook", None).await.expect("tried");
    assert_eq!(tried.1["code"], json!("server-private-address"));
    assert_eq!(receiver.take().len(), 0);

    // Redirects are not followed.
    let open = world().await;
    let mut two = open.guest("Two").await;
    let tried = two.ask(Method::POST, "/api/me/reach/try-webhook", None).await.expect("tried");
    assert_eq!(tried.1["code"], json!("server-no-webhook"));
    choose(&mut two, json!({"webhook": receiver.at(302, "hook")})).await;
    let tried = two.post("/api/me/reach/try-webhook", &json!({})).await.expect("tried");
    assert_eq!((&tried["taken"], &tried["status"]), (&json!(0), &json!(302)));
    let names: Vec<_> = receiver.take().into_iter().map(|one| one.name).collect();
    assert_eq!(names, ["hook"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_keeps_its_secret() {
    let world = world().await;
    let receiver = Receiver::start().await;
    let mut one = world.guest("One").await;
    let hook = receiver.at(200, "hook");
    let first = choose(&mut one, json!({"webhook": hook})).await;
    let same = choose(&mut one, json!({"webhook": hook, "turns": false})).await;
    assert_eq!(first["webhook"], same["webhook"]);
    assert_eq!(same["turns"], json!(false));
    let other = choose(&mut one, json!({"webhook": receiver.at(200, "other")})).await;
    assert_ne!(first["webhook"]["secret"], other["webhook"]["secret"]);
    assert_eq!(one.get("/api/me/reach").await.expect("settings"), other);
    let none = choose(&mut one, json!({})).await;
    assert_eq!(none["webhook"], Value::Null);
    let tried = one.ask(Method::POST, "/api/me/reach/try-push", None).await.expect("tried");
    assert_eq!(tried.1["code"], json!("server-no-browser"));
}
