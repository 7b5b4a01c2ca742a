//! Logs and metrics.

use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use std::fmt;
use std::io::IsTerminal;

use tracing::level_filters::LevelFilter;
use tracing::{Event, Subscriber};
use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::ParseError;
use tracing_subscriber::fmt::format::{Format, Writer};
use tracing_subscriber::fmt::{FmtContext, FormatEvent, FormatFields};
use tracing_subscriber::registry::LookupSpan;

/// The format of logs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LogFormat {
    /// For people.
    #[default]
    Text,
    /// For machines: a JSON object on each line.
    Json,
}

/// A filter for what is logged.
#[derive(Debug)]
pub struct LogFilter(EnvFilter);

/// Why a text is not a [`LogFilter`].
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum BadFilter {
    /// A word that is neither a level nor a part with its level.
    #[error("there is no level {0:?}")]
    NoLevel(String),
    /// Any other syntax error.
    #[error(transparent)]
    Unreadable(#[from] ParseError),
}

impl LogFilter {
    /// Parses a filter as in `RUST_LOG`: `info`, `server=debug,warn`.
    ///
    /// A word without a level, which `RUST_LOG` takes as the name of a part, is refused: more often
    /// it is a misspelled level, and nothing at all would be logged.
    ///
    /// # Errors
    /// If it is not a filter.
    pub fn parse(text: &str) -> Result<Self, BadFilter> {
        // A part may have spans and fields in brackets, with commas between them.
        if !text.contains('[') {
            for part in text.split(',') {
                let level = part.rsplit_once('=').map_or(part, |(_, level)| level);
                // An empty level would be accepted as one; only an empty part means nothing.
                let is_level = !level.is_empty() && level.parse::<LevelFilter>().is_ok();
                if !part.is_empty() && !is_level {
                    return Err(BadFilter::NoLevel(level.to_string()));
                }
            }
        }
        Ok(Self(EnvFilter::try_new(text)?))
    }
}

/// Starts logging to standard error, with the name of the node, if any, in each line. A second call
/// in the same process changes nothing.
pub fn start_logs(format: LogFormat, filter: LogFilter, node: Option<&str>) {
    let builder = tracing_subscriber::fmt().with_env_filter(filter.0).with_writer(std::io::stderr);
    // Files and journals have no colors.
    let builder = builder.with_ansi(std::io::stderr().is_terminal());
    let node = node.map(str::to_string);
    let _ = match format {
        LogFormat::Text => {
            builder.event_format(Named { node, format, rest: Format::default() }).try_init()
        }
        LogFormat::Json => {
            let rest = Format::default().json();
            builder.json().event_format(Named { node, format, rest }).try_init()
        }
    };
}

/// Lines that begin with the name of the node: as a prefix in text, as the first field in JSON.
struct Named<F> {
    node: Option<String>,
    format: LogFormat,
    rest: F,
}

impl<S, N, F> FormatEvent<S, N> for Named<F>
where
    S: Subscriber + for<'a> LookupSpan<'a>,
    N: for<'a> FormatFields<'a> + 'static,
    F: FormatEvent<S, N>,
{
    fn format_event(
        &self,
        context: &FmtContext<'_, S, N>,
        mut writer: Writer<'_>,
        event: &Event<'_>,
    ) -> fmt::Result {
        let Some(node) = &self.node else {
            return self.rest.format_event(context, writer, event);
        };
        if self.format == LogFormat::Text {
            write!(writer, "{node} ")?;
            return self.rest.format_event(context, writer, event);
        }
        let mut line = String::new();
        self.rest.format_event(context, Writer::new(&mut line), event)?;
        let node = serde_json::to_string(node).map_err(|_| fmt::Error)?;
        match line.strip_prefix('{') {
            Some(rest) => write!(writer, "{{\"node\":{node},{rest}"),
            None => writer.write_str(&line),
        }
    }
}

/// Starts the metrics for `/metrics`, labeled with the name of the node, if any. `None` if they
/// were already started in this process.
pub fn start_metrics(node: Option<&str>) -> Option<PrometheusHandle> {
    let seconds = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0];
    let builder = PrometheusBuilder::new()
        .set_buckets_for_metric(Matcher::Suffix("_seconds".to_string()), &seconds);
    let mut builder = builder.ok()?;
    if let Some(node) = node {
        builder = builder.add_global_label("node", node);
    }
    let handle = builder.install_recorder().ok()?;
    metrics_process::Collector::default().describe();
    metrics::describe_counter!(
        "trestle_announcements_missed_total",
        "Changes of other nodes that were not announced"
    );
    metrics::describe_gauge!("trestle_sockets", "Sockets that are open");
    metrics::describe_gauge!("trestle_tables_in_memory", "Tables in memory");
    metrics::describe_counter!("trestle_tables_opened_total", "Tables that were opened");
    metrics::describe_counter!("trestle_entries_total", "Entries written to logs of tables");
    metrics::describe_counter!(
        "trestle_notifications_total",
        "Notifications to people who are away, and what became of them"
    );
    metrics::describe_counter!("trestle_refused_total", "Wishes that were refused");
    metrics::describe_counter!(
        "trestle_receivers_given_up_total",
        "Receivers of notifications that failed ten times in a row"
    );
    metrics::describe_counter!(
        "trestle_connections_refused_total",
        "Connections of addresses that had too many"
    );
    metrics::describe_counter!(
        "trestle_folds_total",
        "Long games that were played again for somebody who looked at them"
    );
    // Rare counters exist from the start, so that an alarm can watch them.
    metrics::counter!("trestle_receivers_given_up_total").absolute(0);
    metrics::counter!("trestle_connections_refused_total").absolute(0);
    metrics::counter!("trestle_folds_total").absolute(0);
    metrics::describe_histogram!("trestle_bot_seconds", "How long bots think at a question");
    metrics::describe_histogram!("trestle_analysis_seconds", "How long analyzing a game takes");
    metrics::describe_histogram!("trestle_request_seconds", "How long requests take");
    Some(handle)
}

#[cfg(test)]
mod tests {
    use std::io::{self, Write};
    use std::sync::{Arc, Mutex};

    use super::*;

    #[derive(Clone, Default)]
    struct Page(Arc<Mutex<Vec<u8>>>);

    impl Write for Page {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.lock().expect("no panic").write(bytes)
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn a_filter_is_read_or_refused() {
        for good in ["", "info", "WARN", "off", "server=debug,warn", "[visit{n=1}]=info"] {
            assert!(LogFilter::parse(good).is_ok(), "{good}");
        }
        for bad in
            ["=x=bogus", "inof", "server", "server=loud", "server=", "warn;info", "warn, info"]
        {
            assert!(LogFilter::parse(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn every_line_tells_which_node_wrote_it() {
        let node = Some("a \"1\"".to_string());
        let (text, json) = (Page::default(), Page::default());
        let (to_text, to_json) = (text.clone(), json.clone());
        let named = Named { node: node.clone(), format: LogFormat::Text, rest: Format::default() };
        let writing = tracing_subscriber::fmt().event_format(named);
        let writing = writing.with_writer(move || to_text.clone()).finish();
        tracing::subscriber::with_default(writing, || tracing::info!(table = 7, "moved"));
        let rest = Format::default().json();
        let named = Named { node, format: LogFormat::Json, rest };
        let writing = tracing_subscriber::fmt().json().event_format(named);
        let writing = writing.with_writer(move || to_json.clone()).finish();
        tracing::subscriber::with_default(writing, || tracing::info!(table = 7, "moved"));
        let text = String::from_utf8(text.0.lock().expect("no panic").clone()).expect("text");
        assert!(text.starts_with("a \"1\" ") && text.contains("moved"), "{text}");
        let json = json.0.lock().expect("no panic").clone();
        let line: serde_json::Value = serde_json::from_slice(&json).expect("an object");
        assert_eq!((&line["node"], &line["fields"]["table"]), (&"a \"1\"".into(), &7.into()));
    }
}
