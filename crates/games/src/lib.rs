//! The registry: every game Trestle has, without generics.
//!
//! Terminal, engine and server take a game by its id and drive it as a `dyn LiveGame`. A new game
//! adds its line to the list below.

mod course;
mod edition;
mod kind;
mod reading;
mod replay;
mod studies;

use game_core::{GameText, Knowledge, Message, Problem};

pub use course::{Course, CourseStep, TurnEnd};
pub use edition::{EditionHandle, game_of_edition};
pub use kind::GameKind;
use kind::Kind;
pub use reading::{from_text, from_value, plain};
pub use replay::{ReplayError, Watch};
pub use studies::analyze::{
    Alternative, Analysis, AnalysisPlan, CloserLook, Decision, SeatAnalysis,
};
pub use studies::bench::{BenchPlan, BenchReport};
pub use studies::contest::{Contest, ContestPlan, decision_rng};
pub use studies::simulate::{SimPlan, SimReport};

macro_rules! registry {
    ($($name:ident: $rules:ident::$Game:ident),+ $(,)?) => {
        /// The games as types, for [`for_each_game!`].
        pub mod rules {
            $(
                #[doc = concat!("The rules crate `", stringify!($rules), "`.")]
                pub mod $name {
                    pub use $rules::$Game as Rules;
                }
            )+
        }

        /// Every game, in the order in which they are shown.
        pub fn all() -> &'static [&'static dyn GameKind] {
            const { &[$(&Kind::<rules::$name::Rules>::new()),+] }
        }

        /// What states, views and events of a game are as documents: a JSON Schema that has
        /// `StateDoc`, `ViewDoc` and `EventDoc` among its `$defs`.
        ///
        /// # Errors
        /// If there is no such game.
        #[cfg(feature = "openapi")]
        pub fn schema(id: &str) -> Result<serde_json::Value, Problem> {
            use game_core::{Game, schema};
            match by_id(id)?.id() {
                $(rules::$name::Rules::ID => Ok(schema::documents::<rules::$name::Rules>()),)+
                id => unreachable!("{id} is listed above"),
            }
        }

        /// For each game, what is printed on its pieces as a document: its schema and then those of
        /// its parts, by their names.
        #[cfg(feature = "openapi")]
        pub fn printed_schemas() -> Vec<game_core::schema::Types> {
            vec![$(game_core::schema::printed::<rules::$name::Rules>()),+]
        }

        /// Calls another macro with the name and the type of every game, for code that needs the
        /// types themselves: `name: Type, …`.
        #[macro_export]
        macro_rules! for_each_game {
            ($macro:ident) => {
                $macro! { $($name: $crate::rules::$name::Rules,)+ }
            };
        }
    };
}

// A new game adds its line here.
registry! {
    architectura: rules_architectura::Architectura,
    queens_architect: rules_queens_architect::QueensArchitect,
    west_kingdom: rules_west_kingdom::WestKingdom,
}

/// The game with this id.
///
/// # Errors
/// If there is none; the problem names those there are.
pub fn by_id(id: &str) -> Result<&'static dyn GameKind, Problem> {
    all().iter().copied().find(|kind| kind.id() == id).ok_or_else(|| {
        Message::new("unknown-game").text("game", id).text("known", known_ids()).into()
    })
}

/// A game that is not in the registry: one that a test made up.
pub fn unlisted<G: GameText + Knowledge>() -> &'static dyn GameKind {
    const { &Kind::<G>::new() }
}

/// The ids of all games, for messages.
pub fn known_ids() -> String {
    all().iter().map(|kind| kind.id()).collect::<Vec<_>>().join(", ")
}
