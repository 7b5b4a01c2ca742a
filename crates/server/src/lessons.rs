//! Guided first games, played on the real engine: each game may bring the script of one.
//!
//! A lesson is a file: the seed of the game, what was played before, and for each decision of the
//! learner the text that explains it, the suggested answer and the opponent's replies. The opponent
//! follows the lesson as long as the learner does. A test plays every lesson from its first step to
//! its last, so that it stays true to the rules.

use std::sync::LazyLock;

use game_core::{Seat, Seed};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use table::{ChairSetup, Opening, Script, Setup, Watchers, Who};
use utoipa::ToSchema;

/// Answers of seats, one after another.
type Answers = Vec<(Seat, String)>;

/// The seat of the learner.
const PUPIL: Seat = Seat::new(0);
/// The seat of the opponent.
const OPPONENT: Seat = Seat::new(1);
/// The level of the opponent once the lesson is over, or was departed from.
const LEVEL: &str = "novice";

static ALL: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
    let scripts = games::all().iter().filter_map(|kind| kind.lesson());
    scripts.map(|text| toml::from_str(text).expect("lessons are tested")).collect()
});

/// A guided first game.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// The game.
    pub game: String,
    /// The text from which its seed is derived.
    seed: String,
    /// The game's configuration, except for the number of players, which is two.
    #[serde(default)]
    config: Map<String, Value>,
    /// What was played before anybody sat down: seats and answers.
    #[serde(default)]
    opening: Answers,
    /// What the opponent plays before the first step.
    #[serde(default)]
    before: Vec<String>,
    /// The learner's decisions.
    pub steps: Vec<Step>,
    /// What is shown when all of them are made.
    pub end: End,
}

/// The end of a lesson.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = LessonEnd)]
pub struct End {
    /// The key of the text.
    pub text: String,
    /// The paragraphs that it is about.
    pub rules: Vec<String>,
}

/// A decision of the learner.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = LessonStep)]
pub struct Step {
    /// The key of the text that explains it.
    pub text: String,
    /// The answer that the lesson suggests.
    pub answer: String,
    /// The paragraphs that it teaches.
    pub rules: Vec<String>,
    /// The opponent's replies to it, which are secret until they happen.
    #[serde(default, skip_serializing)]
    #[schema(ignore)]
    then: Vec<String>,
}

impl Lesson {
    /// The lesson of a game.
    pub fn of(game: &str) -> Option<&'static Self> {
        ALL.iter().find(|lesson| lesson.game == game)
    }

    /// All lessons.
    pub fn all() -> &'static [Self] {
        &ALL
    }

    /// The id of the lesson with its version: a table opened with another version does not use the
    /// texts of this one.
    pub fn id(&self) -> String {
        let mut hasher = blake3::Hasher::new();
        hasher.update(self.seed.as_bytes());
        for (seat, action) in self.opening.iter().chain(&self.actions()) {
            hasher.update(&[seat.index() as u8]);
            hasher.update(action.as_bytes());
        }
        format!("{}-{}", self.game, &hasher.finalize().to_hex()[..8])
    }

    /// A table for it, with this account as the learner, before the decision with this number,
    /// counted from 0. What comes before is played as the lesson suggests.
    ///
    /// # Errors
    /// If there is no such game.
    ///
    /// # Panics
    /// If the lesson has fewer decisions.
    pub fn setup(&self, account: &str, step: usize) -> Result<Setup, game_core::Problem> {
        let kind = games::by_id(&self.game)?;
        let who = Who { id: account.to_string(), name: String::new() };
        let chairs = vec![ChairSetup::Person(who), ChairSetup::Bot(LEVEL.to_string())];
        let mut config = self.config.clone();
        config.insert("players".to_string(), chairs.len().into());
        let mut setup = Setup::new(kind, kind.default_edition(), Value::Object(config), chairs);
        setup.watch = Watchers::Players;
        let (before, rest) = self.split(step);
        let actions = [self.opening.clone(), before].concat();
        let seed = Seed::from_text(&self.seed);
        setup.from = Some(Opening { seed, actions, whole: false });
        let skipped = step as u32;
        setup.lesson = Some(Script { id: self.id(), pupil: PUPIL, actions: rest, skipped });
        Ok(setup)
    }

    /// The answers of all seats before a decision of the learner and from it on. The lesson's own
    /// beginning is not split: what the opponent plays there is seen.
    fn split(&self, step: usize) -> (Answers, Answers) {
        let mut all = self.actions();
        let own = all.iter().enumerate().filter(|(_, (seat, _))| *seat == PUPIL);
        let at = if step == 0 { 0 } else { own.map(|(at, _)| at).nth(step).expect("a decision") };
        let rest = all.split_off(at);
        (all, rest)
    }

    /// The answers of all seats, in order.
    fn actions(&self) -> Answers {
        let opponent = |action: &String| (OPPONENT, action.clone());
        let mut all: Vec<_> = self.before.iter().map(opponent).collect();
        for step in &self.steps {
            all.push((PUPIL, step.answer.clone()));
            all.extend(step.then.iter().map(opponent));
        }
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(path: &str) -> String {
        let path = format!("{}/../../{path}", env!("CARGO_MANIFEST_DIR"));
        std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
    }

    /// Every text exists in every language, none is unused, and each paragraph exists.
    #[test]
    fn every_text_and_every_paragraph_exists() {
        for lesson in Lesson::all() {
            let rules = read(&format!("docs/rules/{}.md", lesson.game));
            let steps = lesson.steps.iter().map(|step| (&step.text, &step.rules));
            let parts: Vec<_> = steps.chain([(&lesson.end.text, &lesson.end.rules)]).collect();
            for mark in parts.iter().flat_map(|(_, rules)| rules.iter()) {
                let stands = |end: &str| rules.contains(&format!("\n- **{mark}{end}"));
                assert!(stands("** ") || stands(" "), "{mark}");
            }
            let mut wanted: Vec<_> = parts.iter().map(|(text, _)| text.as_str()).collect();
            wanted.sort_unstable();
            for lang in ["en", "fr", "pt-BR"] {
                let file = read(&format!("locales/{lang}/lesson-{}.ftl", lesson.game));
                let mut said: Vec<_> =
                    file.lines().filter_map(|line| line.strip_suffix(" =")).collect();
                said.sort_unstable();
                assert_eq!(said, wanted, "{lang}, {}", lesson.game);
            }
        }
    }
}
