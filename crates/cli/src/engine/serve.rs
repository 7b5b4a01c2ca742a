//! The loop around the engine: a line in, a line out.

use std::io::{self, BufRead, Read, Write};

use game_core::{Message, Problem};

use super::Engine;

/// The longest line that is read. Longer ones are skipped and answered with an error, so that no
/// input can exhaust the memory.
pub const LINE_LIMIT: usize = 16 << 20;

/// Answers line by line until `quit` or the end of input.
///
/// # Errors
/// If reading or writing fails; never because of the contents of a line.
pub fn serve(
    engine: &mut Engine,
    mut input: impl BufRead,
    mut output: impl Write,
) -> io::Result<()> {
    let mut bytes = Vec::new();
    loop {
        bytes.clear();
        let limit = LINE_LIMIT as u64 + 1;
        if input.by_ref().take(limit).read_until(b'\n', &mut bytes)? == 0 {
            return Ok(());
        }
        let reply = if bytes.len() > LINE_LIMIT && bytes.last() != Some(&b'\n') {
            skip_line(&mut input)?;
            let problem: Problem =
                Message::new("request-too-long").int("limit", LINE_LIMIT as i64).into();
            engine.refuse(&problem)
        } else {
            match str::from_utf8(&bytes) {
                Ok(line) => engine.handle(line.trim_end_matches(['\r', '\n'])),
                Err(_) => engine.refuse(&Problem::of("request-not-utf8")),
            }
        };
        writeln!(output, "{}", reply.line)?;
        output.flush()?;
        if reply.quit {
            return Ok(());
        }
    }
}

fn skip_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let part = input.fill_buf()?;
        if part.is_empty() {
            return Ok(());
        }
        let end = part.iter().position(|&byte| byte == b'\n');
        let used = end.map_or(part.len(), |at| at + 1);
        input.consume(used);
        if end.is_some() {
            return Ok(());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn replies(input: &[u8]) -> Vec<serde_json::Value> {
        let mut output = Vec::new();
        let mut engine = Engine::new(lang::Lang::En, Vec::new());
        serve(&mut engine, input, &mut output).expect("memory does not fail");
        let text = String::from_utf8(output).expect("JSON is UTF-8");
        text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
    }

    #[test]
    fn every_line_has_its_reply() {
        let replies = replies(b"\n\xff\xfe\n[]\r\n{\"id\":7,\"op\":\"hello\"}");
        let codes: Vec<_> = replies.iter().map(|reply| &reply["error"]["code"]).collect();
        assert_eq!(codes[..3], ["request-not-json", "request-not-utf8", "request-not-object"]);
        assert_eq!(replies[3]["id"], 7);
        assert_eq!(replies[3]["ok"]["protocol"], 1);
    }

    #[test]
    fn a_line_without_end_does_not_fill_the_memory() {
        let mut input = vec![b'x'; LINE_LIMIT * 2];
        input.extend_from_slice(b"\n{\"id\":1,\"op\":\"hello\"}\n");
        let replies = replies(&input);
        assert_eq!(replies.len(), 2);
        assert_eq!(replies[0]["error"]["code"], "request-too-long");
        assert_eq!(replies[1]["id"], 1);
    }

    #[test]
    fn nothing_is_answered_after_quit() {
        assert_eq!(replies(b"{\"op\":\"quit\"}\n{\"op\":\"hello\"}\n").len(), 1);
    }
}
