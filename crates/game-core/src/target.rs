//! What an answer is about: the pieces and places that a board lights up for it.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

/// A piece or place that an answer is about. Its kind and id are the ones that views use.
///
/// ```
/// use game_core::{Role, Target};
/// let target = Target::new(Role::Take, "card", "library");
/// assert_eq!((&*target.kind, &*target.id, target.count), ("card", "library", 1));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Target {
    /// The part it plays.
    pub role: Role,
    /// What kind of piece or place it is: one of [`GameText::PIECES`](crate::GameText::PIECES).
    pub kind: Cow<'static, str>,
    /// Which one; empty if there is one of the kind only.
    pub id: String,
    /// How many of it: goods are counted, most pieces are one.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub count: u32,
}

const fn one() -> u32 {
    1
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
const fn is_one(count: &u32) -> bool {
    *count == 1
}

/// The part that a piece or place plays in an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// What is taken, chosen, played or used.
    Take,
    /// What it costs, or what is given up.
    Pay,
    /// Where it comes from.
    From,
    /// Where it goes, or where it happens.
    To,
    /// In which way: a direction, a side, a number.
    Way,
}

impl Target {
    /// One piece or place.
    pub fn new(role: Role, kind: &'static str, id: impl Into<String>) -> Self {
        Self { role, kind: Cow::Borrowed(kind), id: id.into(), count: 1 }
    }

    /// Sets the amount.
    pub fn times(mut self, count: impl Into<u32>) -> Self {
        self.count = count.into();
        self
    }
}
