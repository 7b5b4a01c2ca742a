//! Rendering messages in one language.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use game_core::{Arg, Message, Name, Say, Seat};

use crate::{Lang, files};

/// Says messages in one language, and calls people by their names where they are known.
#[derive(Clone, Debug, Default)]
pub struct Speaker {
    /// The language.
    pub lang: Lang,
    /// What the person on each seat is called; a seat without a name goes by what the game
    /// calls it.
    pub seat_names: Vec<Option<String>>,
}

impl Speaker {
    /// A speaker without people's names.
    pub const fn new(lang: Lang) -> Self {
        Self { lang, seat_names: Vec::new() }
    }

    /// The sentence, or what stands in the way of it: a key that is missing, a parameter that
    /// the sentence wants and did not get.
    ///
    /// # Errors
    /// One line for each obstacle.
    pub fn try_say(&self, message: &Message) -> Result<String, Vec<String>> {
        let mut obstacles = Vec::new();
        let text = self.render(message.key, &message.args, &mut obstacles);
        if obstacles.is_empty() { Ok(text) } else { Err(obstacles) }
    }

    /// The name of a word that belongs to a family of keys: word `adjacent_own` of family `score`
    /// is called by the message `score-adjacent-own`. A word without a message is said as it is.
    pub fn word(&self, family: &str, word: &str) -> String {
        let key = format!("{family}-{}", word.replace('_', "-"));
        match bundle(self.lang).get_message(&key) {
            Some(_) => self.render(&key, &[], &mut Vec::new()),
            None => word.to_string(),
        }
    }

    /// What a person or seat is called; `label` is the key of what the game calls it.
    pub fn seat(&self, seat: Seat, label: &'static str) -> String {
        match self.seat_names.get(seat.index()) {
            Some(Some(name)) => name.clone(),
            _ => self.render(label, &[], &mut Vec::new()),
        }
    }

    /// Several things in one breath: `a, b and c`.
    pub fn list(&self, items: &[String]) -> String {
        match items {
            [] => self.say(&Message::new("list-nothing")),
            [one] => one.clone(),
            [front @ .., last] => {
                let comma = self.say(&Message::new("list-comma"));
                let and = Message::new("list-and");
                self.say(&and.text("front", front.join(&comma)).text("last", last))
            }
        }
    }

    fn render(
        &self,
        key: &str,
        args: &[(&'static str, Arg)],
        obstacles: &mut Vec<String>,
    ) -> String {
        let bundle = bundle(self.lang);
        let Some(pattern) = bundle.get_message(key).and_then(|message| message.value()) else {
            obstacles.push(format!("{}: there is no message {key}", self.lang));
            return format!("[{key}]");
        };
        let mut values = FluentArgs::with_capacity(args.len());
        for (name, arg) in args {
            values.set(*name, self.value(arg, obstacles));
        }
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(&values), &mut errors).into_owned();
        obstacles.extend(errors.iter().map(|error| format!("{}: {key}: {error}", self.lang)));
        text
    }

    fn value(&self, arg: &Arg, obstacles: &mut Vec<String>) -> FluentValue<'static> {
        match arg {
            Arg::Int(value) => FluentValue::from(*value),
            Arg::Name(name) => FluentValue::from(self.name(name).to_string()),
            Arg::Key(key) => FluentValue::from(self.render(key, &[], obstacles)),
            Arg::Seat(seat, label) => match self.seat_names.get(seat.index()) {
                Some(Some(name)) => FluentValue::from(name.clone()),
                _ => FluentValue::from(self.render(label, &[], obstacles)),
            },
            Arg::Text(text) => FluentValue::from(text.clone()),
            Arg::List(items) => {
                let items: Vec<_> = items
                    .iter()
                    .map(|item| match self.value(item, obstacles) {
                        FluentValue::String(text) => text.into_owned(),
                        FluentValue::Number(number) => number.as_string().into_owned(),
                        _ => String::new(),
                    })
                    .collect();
                FluentValue::from(self.list(&items))
            }
            Arg::Amounts(amounts) => {
                let says: Vec<_> = amounts
                    .iter()
                    .map(|amount| {
                        let count = [("count", Arg::Int(amount.count))];
                        self.render(amount.key, &count, obstacles)
                    })
                    .collect();
                FluentValue::from(self.list(&says))
            }
        }
    }
}

impl Say for Speaker {
    /// The sentence; a missing key is said in brackets.
    fn say(&self, message: &Message) -> String {
        self.render(message.key, &message.args, &mut Vec::new())
    }

    fn name<'a>(&self, name: &'a Name) -> &'a str {
        let own = match self.lang {
            Lang::En => None,
            Lang::Fr => name.fr.as_deref(),
            Lang::PtBr => name.pt.as_deref(),
        };
        own.unwrap_or(&name.en)
    }
}

type Bundle = FluentBundle<FluentResource>;

fn bundle(lang: Lang) -> &'static Bundle {
    static BUNDLES: LazyLock<[Bundle; 3]> = LazyLock::new(|| Lang::ALL.map(read));
    &BUNDLES[lang as usize]
}

/// What is broken in a file is left out here and found by the tests; a person at play gets a key
/// in brackets and no crash.
fn read(lang: Lang) -> Bundle {
    let tag = lang.tag().parse().unwrap_or_default();
    let mut bundle = Bundle::new_concurrent(vec![tag]);
    // The marks that keep right-to-left names apart show as boxes in many terminals.
    bundle.set_use_isolating(false);
    for (_, text) in files::of(lang) {
        let resource = FluentResource::try_new((*text).to_string());
        bundle.add_resource_overriding(resource.unwrap_or_else(|(readable, _)| readable));
    }
    bundle
}

#[cfg(test)]
mod tests {
    use super::*;

    fn says(lang: Lang, message: &Message) -> String {
        Speaker::new(lang).say(message)
    }

    #[test]
    fn a_missing_key_is_said_in_brackets() {
        let message = Message { key: "there-is-no-such-key", args: Vec::new() };
        assert_eq!(says(Lang::Fr, &message), "[there-is-no-such-key]");
        assert!(Speaker::new(Lang::Fr).try_say(&message).is_err());
    }

    #[test]
    fn a_missing_parameter_is_found() {
        let message = Message::new("no-such-seat").int("seat", 1);
        let obstacles = Speaker::new(Lang::En).try_say(&message).expect_err("seats is missing");
        assert!(obstacles[0].contains("seats"), "{obstacles:?}");
    }

    #[test]
    fn lists_end_in_the_languages_own_way() {
        let list = |lang, n| {
            let items = ["a", "b", "c"].map(str::to_string);
            Speaker::new(lang).list(&items[..n])
        };
        assert_eq!(list(Lang::En, 1), "a");
        assert_eq!(list(Lang::En, 2), "a and b");
        assert_eq!(list(Lang::Fr, 3), "a, b et c");
        assert_eq!(list(Lang::PtBr, 3), "a, b e c");
        assert_eq!(list(Lang::En, 0), "nothing");
    }

    #[test]
    fn names_fall_back_to_english() {
        let name =
            Name { id: "palace".into(), en: "Palace".into(), fr: Some("Palais".into()), pt: None };
        assert_eq!(Speaker::new(Lang::Fr).name(&name), "Palais");
        assert_eq!(Speaker::new(Lang::PtBr).name(&name), "Palace");
    }

    #[test]
    fn people_go_by_their_names() {
        let mut speaker = Speaker::new(Lang::En);
        assert_eq!(speaker.seat(Seat::new(1), "list-nothing"), "nothing");
        speaker.seat_names = vec![None, Some("Mum".into())];
        assert_eq!(speaker.seat(Seat::new(1), "list-nothing"), "Mum");
    }

    #[test]
    fn zero_is_singular_in_french_and_portuguese() {
        let games = |lang, n: i64| says(lang, &Message::new("cli-sim-games").int("games", n));
        assert_eq!(games(Lang::En, 0), "0 games");
        assert_eq!(games(Lang::En, 1), "1 game");
        assert_eq!(games(Lang::Fr, 0), "0 partie");
        assert_eq!(games(Lang::Fr, 2), "2 parties");
        assert_eq!(games(Lang::PtBr, 0), "0 partida");
        assert_eq!(games(Lang::PtBr, 2), "2 partidas");
    }
}
