//! Logs and metrics.

use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use tracing_subscriber::EnvFilter;

/// How logs look.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LogFormat {
    /// For eyes.
    #[default]
    Text,
    /// For machines: a JSON object on each line.
    Json,
}

/// Begins to write logs to standard error. `filter` is as in `RUST_LOG`: `info`,
/// `server=debug,warn`. A second call in the same process changes nothing.
pub fn start_logs(format: LogFormat, filter: &str) {
    let filter = EnvFilter::try_new(filter).unwrap_or_else(|_| EnvFilter::new("info"));
    let builder = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    let _ = match format {
        LogFormat::Text => builder.try_init(),
        LogFormat::Json => builder.json().try_init(),
    };
}

/// Begins to count for `/metrics`; nothing if somebody in this process counts already.
pub fn start_metrics() -> Option<PrometheusHandle> {
    let seconds = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0];
    let builder = PrometheusBuilder::new()
        .set_buckets_for_metric(Matcher::Suffix("_seconds".to_string()), &seconds);
    let handle = builder.ok()?.install_recorder().ok()?;
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
