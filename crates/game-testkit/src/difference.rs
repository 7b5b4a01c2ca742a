//! Where two documents differ, in one line.

use game_core::GameText;
use serde_json::Value;

/// The first place where two documents differ; nothing if they agree.
pub(crate) fn difference(left: &Value, right: &Value) -> Option<String> {
    let mut path = String::new();
    find(left, right, &mut path)
}

/// How two states differ that should not.
pub(crate) fn states<G: GameText>(left: &G, right: &G) -> String {
    difference(&document(left), &document(right))
        .unwrap_or_else(|| "in something their documents do not show".to_string())
}

/// The state's document.
pub(crate) fn document<G: GameText>(state: &G) -> Value {
    serde_json::to_value(state.state_doc()).expect("documents serialize")
}

fn find(left: &Value, right: &Value, path: &mut String) -> Option<String> {
    let depth = path.len();
    match (left, right) {
        (Value::Object(l), Value::Object(r)) => {
            for key in l.keys().chain(r.keys().filter(|key| !l.contains_key(*key))) {
                path.push('/');
                path.push_str(key);
                let null = Value::Null;
                let found = find(l.get(key).unwrap_or(&null), r.get(key).unwrap_or(&null), path);
                if found.is_some() {
                    return found;
                }
                path.truncate(depth);
            }
            None
        }
        (Value::Array(l), Value::Array(r)) if l.len() == r.len() => {
            for (index, (l, r)) in l.iter().zip(r).enumerate() {
                path.push('/');
                path.push_str(&index.to_string());
                let found = find(l, r, path);
                if found.is_some() {
                    return found;
                }
                path.truncate(depth);
            }
            None
        }
        _ if left == right => None,
        _ => Some(format!("at {path}: {left} and {right}")),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn the_first_difference_is_named() {
        let left = json!({"hands": [[1, 2], [3]], "turn": 4});
        assert_eq!(difference(&left, &left.clone()), None);
        let cases = [
            (json!({"hands": [[1, 2], [5]], "turn": 4}), "at /hands/1/0: 3 and 5"),
            (json!({"hands": [[1, 2], []], "turn": 4}), "at /hands/1: [3] and []"),
            (json!({"hands": [[1, 2], [3]]}), "at /turn: 4 and null"),
        ];
        for (right, said) in cases {
            assert_eq!(difference(&left, &right).as_deref(), Some(said));
        }
    }
}
