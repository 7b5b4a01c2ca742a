//! For hosts: health, headers, limits, origins, the OpenAPI document.

use reqwest::{Method, Response, StatusCode};
use serde_json::{Value, json};
use server::Config;
use tokio::net::TcpListener;

use crate::live::attempt;
use crate::world::{World, config, within};

/// The restrictions on browsers in every response.
fn check_headers(answer: &Response, what: &str) {
    for name in [
        "content-security-policy",
        "cross-origin-opener-policy",
        "referrer-policy",
        "strict-transport-security",
        "x-content-type-options",
        "x-frame-options",
    ] {
        assert_eq!(answer.headers().get_all(name).iter().count(), 1, "{what}: {name}");
    }
}

/// Whatever the response: found or not, rejected by middleware, or a socket.
#[tokio::test]
async fn every_answer_has_its_headers() {
    let public_url = Some("https://games.example".to_string());
    let world = World::with(Config { public_url, ..config() }).await;
    let http = reqwest::Client::new();
    let url = |path: &str| format!("{}{path}", world.url);
    for path in [
        "/",
        "/api",
        "/api/page.css",
        "/healthz",
        "/readyz",
        "/metrics",
        "/api/openapi.json",
        "/api/nothing",
        "/nothing.js",
    ] {
        let answer = http.get(url(path)).send().await.expect("an answer");
        let status = if path.contains("nothing") { 404 } else { 200 };
        assert_eq!(answer.status(), status, "{path}");
        check_headers(&answer, path);
    }
    let guest = |body: Value| http.post(url("/api/guests")).json(&body);
    let made = guest(json!({"name": "One"})).send().await.expect("a guest");
    let cookie = made.headers()["set-cookie"].clone();
    check_headers(&made, "a guest");
    let foreign = guest(json!({"name": "Two"})).header("origin", "https://elsewhere.example");
    for (request, status) in [
        (http.delete(url("/api/session")).header("cookie", cookie), 204),
        (guest(json!({"nom": "Two"})), 400),
        (http.get(url("/api/tables?after=x")), 400),
        (http.get(url("/api/me")), 401),
        (foreign, 403),
        (http.patch(url("/api/games")), 405),
        (guest(json!({"name": "x".repeat(100_000)})), 413),
        // Not the opening of a socket.
        (http.get(url("/api/tables/none/live")), 400),
    ] {
        let answer = request.send().await.expect("an answer");
        assert_eq!(answer.status(), status, "{}", answer.url());
        check_headers(&answer, &format!("{status} of {}", answer.url()));
    }

    let mut one = world.guest("One").await;
    let chairs = json!({"game": "architectura", "chairs": ["me", "open"], "watch": "players"});
    let closed = one.open(&chairs).await.expect("a table");
    let mut two = world.guest("Two").await;
    let sit = format!("/api/tables/{closed}/requests");
    two.post(&sit, &json!({"do": {"sit": {"seat": 1}}})).await.expect("a chair");
    let open = one.open(&json!({"game": "architectura", "chairs": ["me", "open"]})).await;
    let open = open.expect("a table");
    for (table, origin, status) in [
        (&*open, None, 101),
        (&*open, Some("https://elsewhere.example"), 403),
        (&*closed, None, 403),
        ("none", None, 404),
    ] {
        let answer = attempt(&world, table, origin).await;
        assert_eq!(answer.status(), status, "{table} {origin:?}");
        check_headers(&answer, &format!("the socket, {status}"));
    }

    let public_url = Some("https://games.example".to_string());
    let config = Config { burst: 1, refill_ms: 3_600_000, public_url, ..config() };
    let busy = World::with(config).await;
    for status in [200, 429] {
        let answer = http.get(format!("{}/healthz", busy.url)).send().await.expect("an answer");
        assert_eq!(answer.status(), status);
        check_headers(&answer, &format!("{status}"));
    }
}

/// Without TLS, no response demands TLS.
#[tokio::test]
async fn without_tls_nobody_is_sent_to_it() {
    let world = World::new().await;
    let answer = reqwest::get(&world.url).await.expect("an answer");
    assert!(!answer.headers().contains_key("strict-transport-security"));
}

/// A balancer sends no new clients to a server that is about to stop.
#[tokio::test]
async fn a_server_that_stops_is_not_ready() {
    let world = World::new().await;
    // The server itself accepts no connections then, so its answers are requested in process.
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let url = format!("http://{}/readyz", listener.local_addr().expect("an address"));
    let router = server::api::router(world.app.clone());
    tokio::spawn(async move { axum::serve(listener, router).await });
    let ready = reqwest::get(&url).await.expect("an answer");
    assert_eq!(
        (ready.status(), ready.text().await.expect("text")),
        (StatusCode::OK, "ready\n".to_string())
    );
    world.stop();
    let stopping = reqwest::get(&url).await.expect("an answer");
    assert_eq!(stopping.status(), StatusCode::SERVICE_UNAVAILABLE);
    let body: Value = stopping.json().await.expect("JSON");
    assert_eq!(body["code"], json!("server-stopping"));
}

#[tokio::test]
async fn errors_speak_the_language_of_the_request() {
    let world = World::new().await;
    let url = format!("{}/api/me", world.url);
    let ask = |tags: &'static str| {
        reqwest::Client::new().get(&url).header("accept-language", tags).send()
    };
    let body: Value = ask("fr-CA,en;q=0.5").await.expect("an answer").json().await.expect("JSON");
    assert_eq!(body["code"], json!("server-signed-out"));
    assert_eq!(body["why"], json!("Connectez-vous ou choisissez d’abord un nom."));
    let body: Value = ask("de").await.expect("an answer").json().await.expect("JSON");
    assert_eq!(body["why"], json!("Sign in or choose a name first."));
}

/// A page asks who its visitor is; that it is nobody yet is an answer, not an error.
#[tokio::test]
async fn having_no_account_is_no_error() {
    let world = World::new().await;
    let url = format!("{}/api/session", world.url);
    let body: Value = reqwest::get(&url).await.expect("an answer").json().await.expect("JSON");
    assert_eq!(body, json!({"me": null}));
    let mut one = world.guest("One").await;
    assert_eq!(one.get("/api/session").await.expect("a session")["me"]["name"], json!("One"));
}

#[tokio::test]
async fn pages_of_others_change_nothing() {
    let world = World::new().await;
    let ask = |origin: String| {
        let client = reqwest::Client::new().post(format!("{}/api/guests", world.url));
        client.header("origin", origin).json(&json!({"name": "One"})).send()
    };
    let foreign = ask("http://elsewhere.example".to_string()).await.expect("an answer");
    assert_eq!(foreign.status(), StatusCode::FORBIDDEN);
    let own = ask(world.url.clone()).await.expect("an answer");
    assert_eq!(own.status(), StatusCode::CREATED);
    let cookie = own.headers()["set-cookie"].to_str().expect("a cookie");
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    assert!(!cookie.contains("Secure"), "there is no TLS here");
}

#[tokio::test]
async fn behind_a_proxy_cookies_are_secure_and_origins_public() {
    let public = "https://games.example".to_string();
    let world = World::with(Config { public_url: Some(public.clone()), ..config() }).await;
    let client = reqwest::Client::new().post(format!("{}/api/guests", world.url));
    let guest = client.header("origin", public).json(&json!({"name": "One"})).send();
    let guest = guest.await.expect("an answer");
    assert_eq!(guest.status(), StatusCode::CREATED);
    assert!(guest.headers()["set-cookie"].to_str().expect("a cookie").contains("; Secure"));
    assert!(guest.headers().contains_key("strict-transport-security"));
}

#[tokio::test]
async fn too_many_requests_are_refused() {
    let world = World::with(Config { burst: 3, refill_ms: 3_600_000, ..config() }).await;
    let mut statuses = Vec::new();
    for _ in 0..5 {
        let url = format!("{}/healthz", world.url);
        statuses.push(reqwest::get(url).await.expect("an answer").status().as_u16());
    }
    assert_eq!(statuses, [200, 200, 200, 429, 429]);
}

/// Behind a proxy each visitor has their own burst; without one the header means nothing.
#[tokio::test]
async fn a_proxy_says_whose_requests_are_counted() {
    for (behind_proxy, last) in [(true, 200), (false, 429)] {
        let config = Config { burst: 2, refill_ms: 3_600_000, behind_proxy, ..config() };
        let world = World::with(config).await;
        let mut statuses = Vec::new();
        for chain in ["192.0.2.1", "192.0.2.9, 192.0.2.1", "192.0.2.1, 192.0.2.2"] {
            let ask = reqwest::Client::new().get(format!("{}/healthz", world.url));
            let answer = ask.header("x-forwarded-for", chain).send().await.expect("an answer");
            statuses.push(answer.status().as_u16());
        }
        assert_eq!(statuses, [200, 200, last]);
    }
}

#[tokio::test]
async fn what_cannot_be_read_is_refused_with_a_reason() {
    let world = World::new().await;
    let mut one = world.guest("One").await;
    for (path, body, code) in [
        ("/api/guests", json!({"name": ""}), "server-bad-name"),
        ("/api/guests", json!({"name": "x".repeat(41)}), "server-bad-name"),
        ("/api/guests", json!({"nom": "One"}), "server-bad-body"),
        ("/api/quick", json!({"game": "chess"}), "unknown-game"),
        ("/api/quick", json!({"game": "architectura", "players": 9}), "server-players"),
        ("/api/quick", json!({"game": "architectura", "level": "genius"}), "unknown-bot"),
        (
            "/api/tables",
            json!({"game": "architectura", "chairs": ["me", "me"]}),
            "server-one-chair",
        ),
        ("/api/tables", json!({"game": "architectura", "chairs": []}), "ar-setup-players"),
        (
            "/api/tables",
            json!({"game": "architectura", "chairs": ["me", "open"], "edition": "0"}),
            "server-no-edition",
        ),
    ] {
        let (status, answer) = one.ask(Method::POST, path, Some(&body)).await.expect("an answer");
        assert!(status.is_client_error(), "{path} {body}: {status}");
        assert_eq!(answer["code"], json!(code), "{path} {body}");
    }
    let large = json!({"name": "x".repeat(100_000)});
    let (status, answer) =
        one.ask(Method::POST, "/api/guests", Some(&large)).await.expect("an answer");
    assert_eq!(
        (status, &answer["code"]),
        (StatusCode::PAYLOAD_TOO_LARGE, &json!("server-too-large"))
    );
    let (status, _) = one.ask(Method::GET, "/api/tables?after=x", None).await.expect("an answer");
    assert_eq!(status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn the_document_names_every_route() {
    let document = serde_json::to_value(server::api::document()).expect("a document");
    assert_eq!(document["info"]["title"], json!("Trestle"));
    for path in ["/api/games", "/api/quick", "/api/tables/{table}/requests", "/healthz"] {
        assert!(document["paths"].get(path).is_some(), "{path}");
    }
    // Client generators name their functions after these.
    let mut ids = std::collections::BTreeSet::new();
    for operation in document["paths"].as_object().expect("paths").values() {
        for described in operation.as_object().expect("methods").values() {
            let id = described["operationId"].as_str().expect("an id");
            assert!(ids.insert(id), "{id} is there twice");
        }
    }
    assert!(ids.len() > 40, "{}", ids.len());
}

#[tokio::test]
async fn other_paths_are_pages_of_the_client() {
    let world = World::new().await;
    let get = |address: &str| reqwest::get(format!("{}{address}", world.url));
    for address in ["/", "/lobby", "/table/abc", "/rules/architectura/AR-1"] {
        let answer = get(address).await.expect("an answer");
        assert_eq!(answer.status(), 200, "{address}");
        let kind = answer.headers()["content-type"].to_str().expect("a type").to_string();
        assert!(kind.starts_with("text/html"), "{address}: {kind}");
    }
    for address in ["/api/nothing", "/assets/nothing.js", "/nothing.exe", "/..%2f..%2fCargo.toml"] {
        assert_eq!(get(address).await.expect("an answer").status(), 404, "{address}");
    }
}

/// A client that never finishes its request keeps its connection for a moment only.
#[tokio::test]
async fn half_a_request_is_not_waited_for() {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let world = World::with(Config { head_timeout_ms: 30, ..config() }).await;
    let address = world.url.trim_start_matches("http://");
    let mut stream = tokio::net::TcpStream::connect(address).await.expect("a connection");
    stream.write_all(b"GET /healthz HTTP/1.1\r\nHost:").await.expect("half a request");
    let mut rest = Vec::new();
    // Closed, with or without an answer.
    let _ = within(stream.read_to_end(&mut rest)).await;
    let slow = World::with(Config { head_timeout_ms: 60_000, ..config() }).await;
    let address = slow.url.trim_start_matches("http://");
    let mut stream = tokio::net::TcpStream::connect(address).await.expect("a connection");
    for part in ["GET /healthz HTTP/1.1\r\n", "Host: x\r\nConnection: close\r\n", "\r\n"] {
        stream.write_all(part.as_bytes()).await.expect("a part");
        tokio::task::yield_now().await;
    }
    let mut answer = String::new();
    within(stream.read_to_string(&mut answer)).await.expect("an answer");
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
}

/// Personal answers are not cached on the way; public ones may be.
#[tokio::test]
async fn private_answers_are_not_kept() {
    let world = World::new().await;
    let mut one = world.guest("One").await;
    let edition = &one.get("/api/games").await.expect("games")[0];
    let (game, hash) = (edition["id"].as_str(), edition["editions"][0]["hash"].as_str());
    let edition = format!("/api/games/{}/editions/{}", game.expect("an id"), hash.expect("a hash"));
    let as_json = format!("{edition}/json");
    for (path, kept) in [
        ("/api/session", Some("no-store")),
        ("/api", Some("no-store")),
        (&edition, Some("max-age=3600")),
        (&as_json, Some("max-age=3600")),
        // A page of the client, however its name begins.
        ("/apiary", None),
        ("/", None),
    ] {
        let answer = reqwest::get(format!("{}{path}", world.url)).await.expect("an answer");
        let found = answer.headers().get("cache-control").and_then(|kept| kept.to_str().ok());
        // With a client built, pages are revalidated each time.
        assert_eq!(found.filter(|kept| *kept != "no-cache"), kept, "{path}");
    }
}
