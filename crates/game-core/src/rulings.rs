//! Rulings that a configuration may read otherwise than the edition does.

/// Makes `RulingChoices` from a game's list of rulings, so that each stands there once: a choice
/// for every ruling, and what is left out is as the edition says.
///
/// ```
/// use serde::{Deserialize, Serialize};
///
/// /// The rulings of an edition.
/// #[derive(Clone, Copy, Debug, PartialEq)]
/// pub struct Rulings {
///     /// Whether stones float.
///     pub stones_float: bool,
/// }
///
/// game_core::ruling_choices! {
///     Rulings;
///     /// Whether stones float.
///     stones_float: bool,
/// }
///
/// let edition = Rulings { stones_float: false };
/// let choices = RulingChoices { stones_float: Some(true) };
/// assert!(choices.over(edition).stones_float);
/// assert_eq!(RulingChoices::NONE.over(edition), edition);
/// ```
#[macro_export]
macro_rules! ruling_choices {
    (
        $(#[$meta:meta])*
        $rulings:ident;
        $($(#[$about:meta])* $ruling:ident: $values:ty),* $(,)?
    ) => {
        /// The rulings a configuration may choose; what is left out is as the edition says.
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct RulingChoices {
            $(
                $(#[$about])*
                #[serde(default, skip_serializing_if = "Option::is_none")]
                pub $ruling: Option<$values>,
            )*
        }

        impl RulingChoices {
            /// Nothing is chosen.
            pub const NONE: Self = Self { $($ruling: None),* };

            /// Whether nothing is chosen.
            #[allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
            pub fn is_none(&self) -> bool {
                *self == Self::NONE
            }

            /// The rulings of the edition with these choices.
            pub fn over(self, rulings: $rulings) -> $rulings {
                $rulings { $($ruling: self.$ruling.unwrap_or(rulings.$ruling)),* }
            }
        }

        impl From<$rulings> for RulingChoices {
            fn from(rulings: $rulings) -> Self {
                Self { $($ruling: Some(rulings.$ruling)),* }
            }
        }
    };
}
