//! Events as documents: the kinds that a game has, and what each of them says.
//!
//! A game lists its kinds once, with [`event_docs!`](crate::event_docs). From that list follow the
//! type of its event documents, the keys and parameters of their messages, their JSON Schema, the
//! types of the web client, and the table on the page of the game.

use crate::message::{Amount, Arg, Message, Name};
use crate::seat::Seat;

/// An event as a document: its kind, and the fields that are the parameters of its sentence.
pub trait EventDoc {
    /// Every kind of event that the game has.
    const KINDS: &'static [EventKind];
    /// Which of them this is.
    fn kind(&self) -> &'static EventKind;
    /// Its sentence. The key follows from the kind, the parameters are the fields.
    fn message(self) -> Message;
}

/// A kind of event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EventKind {
    /// What it is called in documents.
    pub word: &'static str,
    /// The key of its message.
    pub key: &'static str,
    /// What happened, for readers of the documents.
    pub about: &'static str,
    /// What it says, by name.
    pub fields: &'static [(&'static str, Holds)],
}

/// What a field of an event document holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holds {
    /// A number.
    Number,
    /// The number of a seat.
    Seat,
    /// The id of a piece or place.
    Id,
    /// Ids of pieces.
    Ids,
    /// Numbers.
    Numbers,
    /// A place that is told by more than its id, such as `1:4`.
    Text,
    /// One of these words.
    Word(&'static [&'static str]),
    /// An object: an amount of each thing.
    Amounts,
}

/// What a field of an event document can be made of.
pub trait EventField {
    /// What it is in the document.
    const HOLDS: Holds;
    /// As a parameter of the message.
    fn arg(self) -> Arg;
}

/// A seat, and the key of what it is called in the sentence where no person's name is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NamedSeat(pub Seat, pub &'static str);

impl EventField for NamedSeat {
    const HOLDS: Holds = Holds::Seat;
    fn arg(self) -> Arg {
        Arg::Seat(self.0, self.1)
    }
}

impl EventField for &'static Name {
    const HOLDS: Holds = Holds::Id;
    fn arg(self) -> Arg {
        Arg::Name(self)
    }
}

impl EventField for Vec<&'static Name> {
    const HOLDS: Holds = Holds::Ids;
    fn arg(self) -> Arg {
        Arg::List(self.into_iter().map(Arg::Name).collect())
    }
}

impl EventField for Vec<u8> {
    const HOLDS: Holds = Holds::Numbers;
    fn arg(self) -> Arg {
        Arg::List(self.into_iter().map(EventField::arg).collect())
    }
}

impl EventField for Vec<Amount> {
    const HOLDS: Holds = Holds::Amounts;
    fn arg(self) -> Arg {
        Arg::Amounts(self)
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {$(
        impl EventField for $number {
            const HOLDS: Holds = Holds::Number;
            fn arg(self) -> Arg {
                Arg::Int(self.into())
            }
        }
    )*};
}

numbers!(bool i8 i16 u8 u16 u32 i64);

/// Lists the kinds of events that a game has: what happened, the name in Rust, the word in
/// documents, and the fields. After `of` stands what the keys of the messages begin with.
///
/// ```
/// use game_core::{NamedSeat, EventDoc};
/// game_core::event_docs! {
///     /// What happened, as a document.
///     pub enum MarketDoc of "qu-event-" {
///         /// A stone is sold for a coin.
///         StoneSold "stone_sold" { seat: NamedSeat, stone: u8 },
///         /// The game is over.
///         Over "over",
///     }
/// }
/// let [sold, over] = MarketDoc::KINDS else { panic!("two kinds") };
/// assert_eq!((sold.word, sold.key, sold.fields.len()), ("stone_sold", "qu-event-stone-sold", 2));
/// assert_eq!(over.about, "The game is over.");
/// assert_eq!(MarketDoc::Over.message().key, over.key);
/// ```
#[macro_export]
macro_rules! event_docs {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident of $prefix:literal {
            $(
                $(#[doc = $about:literal])+
                $kind:ident $word:literal $({ $($field:ident: $type:ty),+ $(,)? })?
            ),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq)]
        #[allow(missing_docs, reason = "the sentence of a kind says what its fields are")]
        $vis enum $name {
            $( $(#[doc = $about])+ $kind $({ $($field: $type),+ })? ),+
        }

        impl $crate::EventDoc for $name {
            const KINDS: &'static [$crate::EventKind] = &[$(
                $crate::EventKind {
                    word: $word,
                    key: {
                        const LEN: usize = $prefix.len() + $word.len();
                        const KEY: [u8; LEN] = $crate::event::key($prefix, $word);
                        $crate::event::text(&KEY)
                    },
                    about: concat!($($about),+).trim_ascii(),
                    fields: &[$($(
                        (stringify!($field), <$type as $crate::EventField>::HOLDS)
                    ),+)?],
                }
            ),+];

            fn kind(&self) -> &'static $crate::EventKind {
                enum Index { $($kind),+ }
                let index = match self {
                    $( Self::$kind $({ $($field: _),+ })? => Index::$kind ),+
                };
                &Self::KINDS[index as usize]
            }

            fn message(self) -> $crate::Message {
                let message = $crate::Message::new(self.kind().key);
                match self {
                    $( Self::$kind $({ $($field),+ })? => {
                        message $($( .with(stringify!($field), $crate::EventField::arg($field)) )+)?
                    } ),+
                }
            }
        }
    };
}

/// What the keys of a game's events begin with, and a word of theirs, whose parts a key joins with
/// dashes.
#[doc(hidden)]
pub const fn key<const LEN: usize>(prefix: &str, word: &str) -> [u8; LEN] {
    let (prefix, word) = (prefix.as_bytes(), word.as_bytes());
    let mut key = [0; LEN];
    let mut at = 0;
    while at < LEN {
        key[at] = match at < prefix.len() {
            true => prefix[at],
            false if word[at - prefix.len()] == b'_' => b'-',
            false => word[at - prefix.len()],
        };
        at += 1;
    }
    key
}

/// The text of a key.
#[doc(hidden)]
pub const fn text(key: &[u8]) -> &str {
    match std::str::from_utf8(key) {
        Ok(text) => text,
        Err(_) => panic!("prefix and word are text"),
    }
}
