//! Progress bars.

use std::io::IsTerminal;

use indicatif::{ProgressBar, ProgressStyle};

/// A bar on a terminal, nothing elsewhere.
pub fn bar(total: u64) -> ProgressBar {
    styled(total, "{wide_bar} {human_pos}/{human_len} {eta}")
}

/// A bar with a message on a terminal, nothing elsewhere.
pub fn bar_with_message(total: u64) -> ProgressBar {
    styled(total, "{msg} {wide_bar} {pos}/{len}")
}

fn styled(total: u64, template: &str) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template(template).expect("the template is well-formed");
    ProgressBar::new(total).with_style(style)
}
