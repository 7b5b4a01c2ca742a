//! Logs and metrics.

use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use std::fmt;

use tracing::{Event, Subscriber};
use tracing_subscriber::EnvFilter;
use tracing_subscriber::fmt::format::{Format, Writer};
use tracing_subscriber::fmt::{FmtContext, FormatEvent, FormatFields};
use tracing_subscriber::registry::LookupSpan;

/// How logs look.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LogFormat {
    /// For eyes.
    #[default]
    Text,
    /// For machines: a JSON object on each line.
    Json,
}

/// Begins to write logs to standard error, each line with the name of the node if it has one.
/// `filter` is as in `RUST_LOG`: `info`, `server=debug,warn`. A second call in the same process
/// changes nothing.
pub fn start_logs(format: LogFormat, filter: &str, node: Option<&str>) {
    let filter = EnvFilter::try_new(filter).unwrap_or_else(|_| EnvFilter::new("info"));
    let builder = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    let node = node.map(str::to_string);
    let _ = match format {
        LogFormat::Text => builder.event_format(Text { node, rest: Format::default() }).try_init(),
        LogFormat::Json => {
            let rest = Format::default().json();
            builder.json().event_format(Json { node, rest }).try_init()
        }
    };
}

/// Lines for eyes, after the name of the node.
struct Text {
    node: Option<String>,
    rest: Format,
}

impl<S, N> FormatEvent<S, N> for Text
where
    S: Subscriber + for<'a> LookupSpan<'a>,
    N: for<'a> FormatFields<'a> + 'static,
{
    fn format_event(
        &self,
        context: &FmtContext<'_, S, N>,
        mut writer: Writer<'_>,
        event: &Event<'_>,
    ) -> fmt::Result {
        if let Some(node) = &self.node {
            write!(writer, "{node} ")?;
        }
        self.rest.format_event(context, writer, event)
    }
}

/// Lines for machines, with the name of the node as the first field.
struct Json {
    node: Option<String>,
    rest: Format<tracing_subscriber::fmt::format::Json>,
}

impl<S, N> FormatEvent<S, N> for Json
where
    S: Subscriber + for<'a> LookupSpan<'a>,
    N: for<'a> FormatFields<'a> + 'static,
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
        let mut line = String::new();
        self.rest.format_event(context, Writer::new(&mut line), event)?;
        let node = serde_json::to_string(node).map_err(|_| fmt::Error)?;
        match line.strip_prefix('{') {
            Some(rest) => write!(writer, "{{\"node\":{node},{rest}"),
            None => writer.write_str(&line),
        }
    }
}

/// Begins to count for `/metrics`, each figure with the name of the node if it has one; nothing if
/// somebody in this process counts already.
pub fn start_metrics(node: Option<&str>) -> Option<PrometheusHandle> {
    let seconds = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0];
    let builder = PrometheusBuilder::new()
        .set_buckets_for_metric(Matcher::Suffix("_seconds".to_string()), &seconds);
    let mut builder = builder.ok()?;
    if let Some(node) = node {
        builder = builder.add_global_label("node", node);
    }
    let handle = builder.install_recorder().ok()?;
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
    metrics::describe_histogram!("trestle_bot_seconds", "How long bots think at a question");
    metrics::describe_histogram!("trestle_analysis_seconds", "How long analyzing a game takes");
    metrics::describe_histogram!("trestle_request_seconds", "How long requests take");
    Some(handle)
}
