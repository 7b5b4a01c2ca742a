//! The properties every game has, each with a name that a failure is reported under.

use std::fmt;

/// Something that must hold in every game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Property {
    /// Set-up and play go through without a panic.
    Play,
    /// A random game ends within the bound.
    Ends,
    /// Exactly the seats that are awaited have legal answers, and nobody once the game is over.
    Questions,
    /// Goods and cards are neither made nor lost.
    Conservation,
    /// `legal_actions` lists what `check` accepts, and nothing else.
    Legality,
    /// A refusal changes nothing and can be explained.
    Refusals,
    /// A near miss is refused, for the reason it names.
    NearMisses,
    /// A state goes through its document and back.
    SaveLoad,
    /// A state document with any open questions is refused, or can be played on from.
    Stacks,
    /// The same seed and actions give the same states.
    SameGame,
    /// The saved game gives the same states and the same result.
    SavedReplay,
    /// A replay without the last actions gives the earlier state.
    Undo,
    /// What a viewer is given follows from the view, so a sampled world gives the same.
    Views,
    /// A sampled world is a whole game that can be played to its end.
    Worlds,
    /// What a viewer cannot see changes nothing that the viewer sees.
    Secrets,
    /// A sealed answer tells the others nothing while the question is open.
    Sealed,
    /// Answers to one simultaneous question commute.
    Commute,
    /// Barriers stand before an event, and before another seat is asked.
    Barriers,
    /// A preview changes nothing and says what will happen up to the first barrier.
    Previews,
    /// The outcome is well-formed: ranks in order, categories that add up.
    Outcome,
    /// An independent scorer agrees on the final position.
    Score,
    /// Every action prints and parses to itself, in a short text of its own.
    Notation,
}

impl Property {
    /// All of them.
    pub const ALL: [Self; 22] = [
        Self::Play,
        Self::Ends,
        Self::Questions,
        Self::Conservation,
        Self::Legality,
        Self::Refusals,
        Self::NearMisses,
        Self::SaveLoad,
        Self::Stacks,
        Self::SameGame,
        Self::SavedReplay,
        Self::Undo,
        Self::Views,
        Self::Worlds,
        Self::Secrets,
        Self::Sealed,
        Self::Commute,
        Self::Barriers,
        Self::Previews,
        Self::Outcome,
        Self::Score,
        Self::Notation,
    ];

    /// What a report calls it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Play => "play",
            Self::Ends => "ends",
            Self::Questions => "questions",
            Self::Conservation => "conservation",
            Self::Legality => "legality",
            Self::Refusals => "refusals",
            Self::NearMisses => "near misses",
            Self::SaveLoad => "save and load",
            Self::Stacks => "stacks",
            Self::SameGame => "same game",
            Self::SavedReplay => "saved replay",
            Self::Undo => "undo",
            Self::Views => "views",
            Self::Worlds => "worlds",
            Self::Secrets => "secrets",
            Self::Sealed => "sealed answers",
            Self::Commute => "commute",
            Self::Barriers => "barriers",
            Self::Previews => "previews",
            Self::Outcome => "outcome",
            Self::Score => "score",
            Self::Notation => "notation",
        }
    }
}

impl Property {
    /// Whether its check tries what it draws itself (worlds, answers) rather than all there is.
    pub(crate) const fn is_drawn(self) -> bool {
        match self {
            Self::Refusals
            | Self::Stacks
            | Self::Undo
            | Self::Views
            | Self::Worlds
            | Self::Secrets
            | Self::Sealed
            | Self::Commute
            | Self::Previews => true,
            Self::Play
            | Self::Ends
            | Self::Questions
            | Self::Conservation
            | Self::Legality
            | Self::NearMisses
            | Self::SaveLoad
            | Self::SameGame
            | Self::SavedReplay
            | Self::Barriers
            | Self::Outcome
            | Self::Score
            | Self::Notation => false,
        }
    }
}

impl fmt::Display for Property {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
