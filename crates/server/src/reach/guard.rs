//! Where messages may be sent. People choose the addresses, which must not become a way into the
//! network around the server.

use std::error::Error;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use reqwest::dns::{Addrs, Name, Resolve, Resolving};
use reqwest::redirect::Policy;
use reqwest::{Client, StatusCode, Url};

/// The longest address.
const LONGEST: usize = 1_000;

/// A message to send.
#[derive(Clone, Debug)]
pub struct Post {
    /// The address.
    pub url: String,
    /// Additional headers.
    pub headers: Vec<(&'static str, String)>,
    /// The body.
    pub body: Vec<u8>,
}

/// The result of sending a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sent {
    /// Accepted, with this status.
    Taken(u16),
    /// The browser's subscription does not exist any more.
    Gone,
    /// Refused, with this status.
    Refused(u16),
    /// It certainly did not arrive; a retry may succeed.
    Busy,
    /// It is unknown whether it arrived.
    Unknown,
    /// The address is not allowed.
    Forbidden,
}

/// Why an address is not allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadAddress {
    /// It cannot be parsed.
    #[error("this is no address that messages can be sent to")]
    Unreadable,
    /// It is inside a private network.
    #[error("the address belongs to a private network")]
    Private,
}

/// Sends messages: follows no redirects, waits only briefly, and reads no answers.
pub struct HttpSender {
    client: Option<Client>,
    may_go_inside: bool,
}

impl HttpSender {
    /// `may_go_inside` allows private networks; `patience` is how long to wait until a message is
    /// accepted.
    pub fn new(may_go_inside: bool, patience: Duration) -> Self {
        // Another part of the program may have chosen one already.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let mut builder = Client::builder()
            .redirect(Policy::none())
            // A proxy would look up names for us, and does not know which addresses are forbidden.
            .no_proxy()
            .connect_timeout(patience)
            .timeout(patience)
            .user_agent("Trestle");
        if !may_go_inside {
            builder = builder.dns_resolver(Arc::new(Outside));
        }
        let client = builder.build();
        if let Err(error) = &client {
            tracing::error!(%error, "nobody can be reached: there is no way to send messages");
        }
        Self { client: client.ok(), may_go_inside }
    }

    /// Parses an address and checks that it is allowed.
    ///
    /// # Errors
    /// If it is not allowed.
    pub fn check(&self, url: &str) -> Result<Url, BadAddress> {
        let parsed = Url::parse(url).map_err(|_| BadAddress::Unreadable)?;
        let host = parsed.host_str().unwrap_or_default();
        let is_fine = matches!(parsed.scheme(), "http" | "https")
            && !host.is_empty()
            && parsed.username().is_empty()
            && parsed.password().is_none()
            && url.len() <= LONGEST;
        if !is_fine {
            return Err(BadAddress::Unreadable);
        }
        let number = host.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
        if !self.may_go_inside && number.is_ok_and(|number| !is_outside(number)) {
            return Err(BadAddress::Private);
        }
        Ok(parsed)
    }

    /// Parses the address of a push service, which must be secure.
    ///
    /// # Errors
    /// If it is not allowed.
    pub fn check_push(&self, url: &str) -> Result<Url, BadAddress> {
        let parsed = self.check(url)?;
        if parsed.scheme() != "https" && !self.may_go_inside {
            return Err(BadAddress::Unreadable);
        }
        Ok(parsed)
    }

    /// Sends a message, once.
    pub async fn deliver(&self, post: Post) -> Sent {
        let Ok(url) = self.check(&post.url) else { return Sent::Forbidden };
        let Some(client) = &self.client else { return Sent::Unknown };
        let mut request = client.post(url).body(post.body);
        for (name, value) in post.headers {
            request = request.header(name, value);
        }
        match request.send().await {
            Ok(response) => match response.status() {
                status if status.is_success() => Sent::Taken(status.as_u16()),
                StatusCode::NOT_FOUND | StatusCode::GONE => Sent::Gone,
                StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE => Sent::Busy,
                status => Sent::Refused(status.as_u16()),
            },
            Err(error) if is_private(&error) => Sent::Forbidden,
            Err(error) if error.is_connect() => Sent::Busy,
            Err(error) => {
                tracing::debug!(%error, "a message may not have arrived");
                Sent::Unknown
            }
        }
    }
}

fn is_private(error: &reqwest::Error) -> bool {
    let mut cause: Option<&(dyn Error + 'static)> = Some(error);
    while let Some(one) = cause {
        if one.downcast_ref() == Some(&BadAddress::Private) {
            return true;
        }
        cause = one.source();
    }
    false
}

/// Resolves names to public addresses only. Connections use exactly these: a name cannot lead
/// elsewhere after the check.
struct Outside;

impl Resolve for Outside {
    fn resolve(&self, name: Name) -> Resolving {
        Box::pin(async move {
            let found = tokio::net::lookup_host((name.as_str(), 0)).await?;
            let outside: Vec<SocketAddr> = found.filter(|found| is_outside(found.ip())).collect();
            if outside.is_empty() {
                return Err(BadAddress::Private.into());
            }
            Ok(Box::new(outside.into_iter()) as Addrs)
        })
    }
}

/// Whether an address is on the public internet.
pub fn is_outside(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_outside_v4(address),
        IpAddr::V6(address) => is_outside_v6(address),
    }
}

fn is_outside_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let is_inside = address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_documentation()
        || a == 0
        // Carrier-grade NAT.
        || a == 100 && (64..128).contains(&b)
        || (a, b, c) == (192, 0, 0)
        // 6to4 relays, and benchmarks.
        || (a, b, c) == (192, 88, 99)
        || a == 198 && (b == 18 || b == 19)
        // Multicast, reserved and broadcast.
        || a >= 224;
    !is_inside
}

/// Only `2000::/3` is assigned, and parts of it lead back into IPv4.
fn is_outside_v6(address: Ipv6Addr) -> bool {
    let [a, b, ..] = address.segments();
    let is_given_out = (0x2000..0x4000).contains(&a);
    let leads_back = a == 0x2002 || a == 0x2001 && b < 0x200;
    let is_example = a == 0x2001 && b == 0xdb8 || a == 0x3fff;
    is_given_out && !leads_back && !is_example
}

#[cfg(test)]
mod tests {
    use super::*;

    const PATIENCE: Duration = Duration::from_mins(1);

    #[test]
    fn only_the_open_internet_is_outside() {
        let inside = "127.0.0.1 10.1.2.3 172.16.0.1 172.31.255.255 192.168.1.1 169.254.169.254 \
             0.0.0.0 100.64.0.1 192.0.0.8 198.18.0.1 203.0.113.5 224.0.0.1 255.255.255.255 \
             ::1 :: fe80::1 fc00::1 fd12::1 ff02::1 ::ffff:127.0.0.1 ::ffff:10.0.0.1 \
             64:ff9b::7f00:1 2002:7f00:1:: 2001:0:1::1 2001:db8::1 fec0::1";
        for address in inside.split_whitespace() {
            assert!(!is_outside(address.parse().unwrap()), "{address}");
        }
        for address in ["9.9.9.9", "172.32.0.1", "100.128.0.1", "2606:4700::1", "2001:4860::8"] {
            assert!(is_outside(address.parse().unwrap()), "{address}");
        }
    }

    #[test]
    fn addresses_are_looked_at_before_they_are_kept() {
        let sender = HttpSender::new(false, PATIENCE);
        for url in [
            "ftp://games.example",
            "games.example",
            "https://",
            "https://a:b@games.example",
            "https://a@games.example",
            "file:///etc/passwd",
            "javascript:1",
        ] {
            assert_eq!(sender.check(url), Err(BadAddress::Unreadable), "{url}");
        }
        // However it is written.
        for url in [
            "http://127.0.0.1/",
            "http://127.1/",
            "http://0x7f.1/",
            "http://2130706433/",
            "http://[::1]:80/",
            "http://[::ffff:10.0.0.1]/",
            "https://192.168.0.1",
        ] {
            assert_eq!(sender.check(url), Err(BadAddress::Private), "{url}");
            assert!(HttpSender::new(true, PATIENCE).check(url).is_ok(), "{url}");
        }
        assert!(sender.check("http://games.example/x?y").is_ok());
        assert!(sender.check_push("https://games.example/x").is_ok());
        assert_eq!(sender.check_push("http://games.example/x"), Err(BadAddress::Unreadable));
    }

    /// A name that resolves to this machine is refused when it is resolved.
    #[tokio::test]
    async fn a_name_does_not_lead_inside() {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let url = format!("http://localhost:{port}/");
        let post = Post { url, headers: Vec::new(), body: Vec::new() };
        assert_eq!(HttpSender::new(false, PATIENCE).deliver(post).await, Sent::Forbidden);
    }
}
