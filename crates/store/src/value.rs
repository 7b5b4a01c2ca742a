//! Small values shared by several subjects: ids, words in columns, pages.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

/// A moment: milliseconds since 1970. The store reads no clock; its callers do.
pub type Millis = i64;

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
        #[serde(transparent)]
        pub struct $name(String);

        impl $name {
            /// The id as it is stored.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl<T: Into<String>> From<T> for $name {
            fn from(id: T) -> Self {
                Self(id.into())
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }
    )*};
}

ids! {
    /// The id of a table, chosen by whoever opens it.
    TableId
    /// The id of an account, guest or member, chosen by whoever creates it.
    AccountId
}

/// An enum stored as a word in a column.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident = $word:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
        #[serde(rename_all = "lowercase")]
        pub enum $name {
            $($(#[$variant_doc])* $variant,)*
        }

        impl $name {
            /// The word in the database.
            pub fn word(self) -> &'static str {
                match self { $(Self::$variant => $word,)* }
            }

            pub(crate) fn from_word(word: &str) -> crate::Result<Self> {
                match word {
                    $($word => Ok(Self::$variant),)*
                    _ => Err(crate::StoreError::Unreadable { what: stringify!($name) }),
                }
            }
        }
    };
}
pub(crate) use words;

/// The occupant of a seat.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Occupant {
    /// A person.
    Account(AccountId),
    /// A bot, by the name of its level.
    Bot(String),
}

impl Occupant {
    /// The person, if it is one.
    pub fn account(&self) -> Option<&AccountId> {
        match self {
            Self::Account(id) => Some(id),
            Self::Bot(_) => None,
        }
    }

    pub(crate) fn bot(&self) -> Option<&str> {
        match self {
            Self::Account(_) => None,
            Self::Bot(name) => Some(name),
        }
    }

    pub(crate) fn from_columns(account: Option<String>, bot: Option<String>) -> Option<Self> {
        account.map(|id| Self::Account(id.into())).or(bot.map(Self::Bot))
    }
}

/// Where a page of a list ended. As text it can be part of a link: `1700000000000.table-id`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Cursor {
    /// The time by which the list is ordered.
    pub at: Millis,
    /// The id, which breaks ties.
    pub id: String,
}

impl fmt::Display for Cursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.at, self.id)
    }
}

impl FromStr for Cursor {
    type Err = BadCursor;

    fn from_str(text: &str) -> Result<Self, BadCursor> {
        let (at, id) = text.split_once('.').ok_or(BadCursor)?;
        Ok(Self { at: at.parse().map_err(|_| BadCursor)?, id: id.to_owned() })
    }
}

/// A text is not a cursor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is not where a page ended")]
pub struct BadCursor;

/// A page to read from a list.
#[derive(Clone, Debug)]
pub struct Page {
    /// Where the previous page ended; `None` for the first one.
    pub after: Option<Cursor>,
    /// How many items it may have.
    pub limit: u32,
}

impl Page {
    /// The first `limit` items.
    pub fn first(limit: u32) -> Self {
        Self { after: None, limit }
    }

    /// The `limit` items after `cursor`.
    pub fn after(cursor: Cursor, limit: u32) -> Self {
        Self { after: Some(cursor), limit }
    }
}

/// One page of a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Listing<T> {
    /// The items of the page.
    pub items: Vec<T>,
    /// Where the next page begins; `None` on the last page.
    pub next: Option<Cursor>,
}

impl<T> Listing<T> {
    /// `items` were queried with one more than `limit`, to see whether there is a next page.
    pub(crate) fn cut(mut items: Vec<T>, limit: u32, cursor: impl Fn(&T) -> Cursor) -> Self {
        let more = items.len() > limit as usize;
        items.truncate(limit as usize);
        let next = if more { items.last().map(cursor) } else { None };
        Self { items, next }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cursors_are_text_and_back() {
        let cursor = Cursor { at: -5, id: "a.b:c".into() };
        assert_eq!(cursor.to_string().parse(), Ok(cursor));
        assert_eq!("nothing".parse::<Cursor>(), Err(BadCursor));
        assert_eq!("x.y".parse::<Cursor>(), Err(BadCursor));
    }
}
