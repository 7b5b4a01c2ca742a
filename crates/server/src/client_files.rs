//! The web client: the files of `web/dist`, which `npm run build` makes.
//!
//! A release embeds them, so that one program is all there is to install; a debug build reads them
//! from disk, so that work on the client needs no build of the server. Without them there is a page
//! that says so.

use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Uri};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::{Embed, EmbeddedFile};

use crate::error::ApiError;

#[derive(Embed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Files;

const INDEX: &str = "index.html";

/// Serves every address outside the API: a file of the client, or its page, which decides by the
/// address what to show.
pub async fn serve(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if is_of_interface(uri.path()) || !matches!(method, Method::GET | Method::HEAD) {
        return ApiError::not_found().into_response();
    }
    let path = uri.path().trim_start_matches('/');
    let accepted = headers.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    let found = match find(path, accepted.unwrap_or_default()) {
        Some(found) => found,
        // The address of a page, not of a file.
        None if !path.rsplit('/').next().is_some_and(|name| name.contains('.')) => {
            match find(INDEX, accepted.unwrap_or_default()) {
                Some(found) => found,
                None => return no_client().into_response(),
            }
        }
        None => return ApiError::not_found().into_response(),
    };
    found.answer(headers.get(IF_NONE_MATCH))
}

/// Whether an address belongs to the API and not to the client.
pub fn is_of_interface(path: &str) -> bool {
    path.trim_start_matches('/').split('/').next() == Some("api")
}

/// A file in the smallest encoding that the browser accepts.
struct Found {
    file: EmbeddedFile,
    kind: &'static str,
    encoding: Option<&'static str>,
    is_hashed: bool,
}

fn find(path: &str, accepted: &str) -> Option<Found> {
    let kind = kind(path)?;
    let takes =
        |name: &str| accepted.split(',').any(|one| one.trim().split(';').next() == Some(name));
    let packed = [("br", "br"), ("gzip", "gz")].into_iter().find_map(|(encoding, ending)| {
        let file = Files::get(&format!("{path}.{ending}")).filter(|_| takes(encoding))?;
        Some((file, Some(encoding)))
    });
    let (file, encoding) = packed.or_else(|| Some((Files::get(path)?, None)))?;
    Some(Found { file, kind, encoding, is_hashed: path.starts_with("assets/") })
}

impl Found {
    fn answer(self, seen: Option<&HeaderValue>) -> Response {
        let hash = self.file.metadata.sha256_hash();
        let number = u64::from_be_bytes(std::array::from_fn(|at| hash[at]));
        let tag = format!("\"{number:016x}{}\"", self.encoding.unwrap_or_default());
        // The names of assets change with their contents.
        let cache = if self.is_hashed { "public, max-age=31536000, immutable" } else { "no-cache" };
        let mut headers = HeaderMap::new();
        let mut put = |name: HeaderName, value: &str| {
            if let Ok(value) = HeaderValue::from_str(value) {
                headers.insert(name, value);
            }
        };
        put(CACHE_CONTROL, cache);
        put(ETAG, &tag);
        put(VARY, "accept-encoding");
        if seen.is_some_and(|seen| seen.as_bytes() == tag.as_bytes()) {
            return (StatusCode::NOT_MODIFIED, headers).into_response();
        }
        put(CONTENT_TYPE, self.kind);
        if let Some(encoding) = self.encoding {
            put(CONTENT_ENCODING, encoding);
        }
        (headers, self.file.data.into_owned()).into_response()
    }
}

/// The media type of a file, by its extension; `None` if the client has no such files.
fn kind(path: &str) -> Option<&'static str> {
    Some(match path.rsplit_once('.')?.1 {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "woff2" => "font/woff2",
        "txt" | "md" | "ftl" => "text/plain; charset=utf-8",
        _ => return None,
    })
}

/// The page at `/` of a program that was built without the client.
fn no_client() -> Html<&'static str> {
    Html(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Trestle</title>\
         <h1>Trestle</h1><p>The server is running, without its web client: build it with \
         <code>make play</code>. Programs can play: see <a href=\"/api\">the interface</a>.</p>\
         </html>",
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_whole_words_are_of_the_interface() {
        for path in ["/api", "/api/", "/api/tables/x", "//api"] {
            assert!(is_of_interface(path), "{path}");
        }
        for path in ["/", "/apiary", "/api.js", "/table/api", "/API"] {
            assert!(!is_of_interface(path), "{path}");
        }
    }

    /// A server without a client explains itself and points to what there is.
    #[test]
    fn without_a_client_a_page_says_so() {
        let Html(page) = no_client();
        for part in ["<title>Trestle</title>", "is running", "without its web client"] {
            assert!(page.contains(part), "{part}");
        }
        assert!(page.contains("<a href=\"/api\">") && page.contains("<code>make play</code>"));
        // The content security policy allows neither.
        assert!(!page.contains("<script") && !page.contains("style"));
    }
}
