//! The types of the protocol, as TypeScript.

use std::collections::BTreeMap;

use ts_rs::{Config, TS, TypeVisitor};

use crate::{Consent, HandOver, Preview, Proposal, Reply};

/// A line has its own form in Rust, so its type is written down here; a test holds it to the names
/// that a line can have.
const LINE: &str = "\
/**
 * One line to the server: a wish about a table.
 */
export type Line = { id?: number, seat?: number } & (
  | { seq: number, action: string }
  | { preview: string }
  | { undo: number }
  | { sit: number }
  | { stand: Record<string, never> }
  | { propose: Proposal }
  | { consent: Consent }
  | { resume: Record<string, never> }
  | { hand_over: HandOver }
  | { reclaim: Record<string, never> }
  | { flag: number }
  | { holiday: number }
);
";

/// Every type that goes over the wire, in the order of their names.
pub fn typescript() -> String {
    let mut types = Types { config: Config::default(), found: BTreeMap::new() };
    types.visit::<Reply>();
    types.visit::<Preview>();
    types.visit::<Proposal>();
    types.visit::<Consent>();
    types.visit::<HandOver>();
    let head = "// Made from crates/protocol by `cargo xtask types`; changes go there.\n";
    let all: Vec<String> = types.found.into_values().chain([LINE.to_string()]).collect();
    let text = format!("{head}\n{}", all.join("\n"));
    text.lines().map(|line| line.trim_end().to_string() + "\n").collect()
}

struct Types {
    config: Config,
    found: BTreeMap<String, String>,
}

impl TypeVisitor for Types {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Only types of our own have a file to go to; the others are numbers, texts and lists.
        if T::output_path().is_none() {
            return;
        }
        let name = T::ident(&self.config);
        if !self.found.contains_key(&name) {
            let docs = T::docs().unwrap_or_default();
            self.found.insert(name, format!("{docs}export {}\n", T::decl(&self.config)));
            T::visit_dependencies(self);
            T::visit_generics(self);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wish::NAMES;

    #[test]
    fn every_type_is_there_and_numbers_stay_numbers() {
        let text = typescript();
        for name in ["Reply", "Screen", "Item", "Happening", "Ask", "Message", "Problem", "Line"] {
            assert!(text.contains(&format!("export type {name} =")), "{name} is missing");
        }
        // JSON has no big integers, so TypeScript must not expect them.
        assert!(!text.contains("bigint"), "{text}");
    }

    #[test]
    fn a_line_has_the_names_that_lines_have() {
        for name in NAMES.into_iter().chain(["seq", "action", "id", "seat"]) {
            assert!(
                LINE.contains(&format!(" {name}: ")) || LINE.contains(&format!(" {name}?: ")),
                "{name}"
            );
        }
        let wishes = LINE.lines().filter(|line| line.starts_with("  | ")).count();
        assert_eq!(wishes, NAMES.len() + 1);
    }
}
