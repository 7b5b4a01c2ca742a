//! Everything the language files say: which keys, with which parameters. Tests hold the languages
//! against each other with it.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};

use crate::{Lang, files};

/// What one message needs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Needs {
    /// The file it stands in, such as `en/core.ftl`.
    pub file: &'static str,
    /// Its parameters, those inside variants too.
    pub params: BTreeSet<String>,
    /// Other messages and terms it is built from; a term keeps its dash.
    pub parts: BTreeSet<String>,
    /// The keys of its variants, such as `one` and `other`.
    pub variants: BTreeSet<String>,
}

/// The messages of a language by key, terms with their dash.
///
/// # Errors
/// One line for each fault: what is no Fluent, and keys that stand twice.
pub fn messages(lang: Lang) -> Result<BTreeMap<String, Needs>, Vec<String>> {
    let mut all = BTreeMap::new();
    let mut faults = Vec::new();
    for &(file, text) in files::of(lang) {
        let resource = match fluent_syntax::parser::parse(text) {
            Ok(resource) => resource,
            Err((resource, errors)) => {
                faults.extend(errors.iter().map(|error| {
                    let line = 1 + text[..error.pos.start].matches('\n').count();
                    format!("{file}:{line}: {error}")
                }));
                resource
            }
        };
        for entry in &resource.body {
            let (key, value) = match entry {
                Entry::Message(message) => (message.id.name.to_string(), message.value.as_ref()),
                Entry::Term(term) => (format!("-{}", term.id.name), Some(&term.value)),
                _ => continue,
            };
            let mut needs = Needs { file, ..Needs::default() };
            match value {
                Some(pattern) => needs.add_pattern(pattern),
                None => faults.push(format!("{file}: {key} has no text")),
            }
            if all.insert(key.clone(), needs).is_some() {
                faults.push(format!("{file}: {key} stands twice"));
            }
        }
    }
    if faults.is_empty() { Ok(all) } else { Err(faults) }
}

impl Needs {
    fn add_pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.add_expression(expression);
            }
        }
    }

    fn add_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.add_inline(inline),
            Expression::Select { selector, variants } => {
                self.add_inline(selector);
                for variant in variants {
                    let (VariantKey::Identifier { name: key }
                    | VariantKey::NumberLiteral { value: key }) = variant.key;
                    self.variants.insert(key.to_string());
                    self.add_pattern(&variant.value);
                }
            }
        }
    }

    fn add_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.params.insert(id.name.to_string());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.parts.insert(id.name.to_string());
            }
            InlineExpression::TermReference { id, .. } => {
                self.parts.insert(format!("-{}", id.name));
            }
            InlineExpression::FunctionReference { arguments, .. } => {
                arguments.positional.iter().for_each(|inline| self.add_inline(inline));
            }
            InlineExpression::Placeable { expression } => self.add_expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }
}
