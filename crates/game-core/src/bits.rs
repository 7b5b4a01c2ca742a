//! Sets of up to 32 or 64 small things, one bit each: `Copy`, and cheap to combine.

/// Makes a set type over an index type, a newtype around `u8` with numbers from 0 to 31, or from 0
/// to 63 with `in u64`.
///
/// ```
/// #[derive(Clone, Copy, Debug, PartialEq)]
/// pub struct Site(pub u8);
/// game_core::bit_set! {
///     /// Sites of the board.
///     Sites of Site
/// }
/// let open: Sites = [Site(3), Site(7)].into_iter().collect();
/// assert!(open.contains(Site(7)));
/// assert_eq!(open.minus(Sites::only(Site(3))).single(), Some(Site(7)));
///
/// #[derive(Clone, Copy, Debug, PartialEq)]
/// pub struct Card(pub u8);
/// game_core::bit_set! {
///     /// Cards of the deck.
///     Cards of Card in u64
/// }
/// let hand: Cards = [Card(40), Card(3)].into_iter().collect();
/// assert_eq!(hand.iter().collect::<Vec<_>>(), [Card(3), Card(40)]);
/// ```
#[macro_export]
macro_rules! bit_set {
    ($(#[$doc:meta])* $set:ident of $item:ident) => {
        $crate::bit_set! { $(#[$doc])* $set of $item in u32 }
    };
    ($(#[$doc:meta])* $set:ident of $item:ident in $word:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub struct $set(pub $word);

        impl $set {
            /// Nothing.
            pub const EMPTY: Self = Self(0);

            /// Just this one.
            #[inline]
            pub const fn only(item: $item) -> Self {
                Self(1 << (item.0 & ($word::BITS - 1) as u8))
            }

            /// Whether there is nothing in it.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many are in it.
            #[inline]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether `item` is in it.
            #[inline]
            pub const fn contains(self, item: $item) -> bool {
                self.0 & Self::only(item).0 != 0
            }

            /// Puts `item` in.
            #[inline]
            pub const fn insert(&mut self, item: $item) {
                self.0 |= Self::only(item).0;
            }

            /// Takes `item` out.
            #[inline]
            pub const fn remove(&mut self, item: $item) {
                self.0 &= !Self::only(item).0;
            }

            /// What is here and not in `other`.
            #[inline]
            pub const fn minus(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// The one with the lowest number.
            #[inline]
            pub const fn first(self) -> Option<$item> {
                if self.0 == 0 { None } else { Some($item(self.0.trailing_zeros() as u8)) }
            }

            /// The only one in it, if there is exactly one.
            #[inline]
            pub const fn single(self) -> Option<$item> {
                if self.0 & self.0.wrapping_sub(1) == 0 { self.first() } else { None }
            }

            /// Number `index` in order, counted from 0.
            #[inline]
            pub fn nth(self, index: u32) -> Option<$item> {
                let mut bits = self.0;
                for _ in 0..index {
                    bits &= bits.wrapping_sub(1);
                }
                Self(bits).first()
            }

            /// Appends what `make` gives for each, in order. Its length is known beforehand, so
            /// the list grows at most once.
            #[inline]
            pub fn list<T>(
                self,
                out: &mut impl $crate::Answers<T>,
                mut make: impl FnMut($item) -> T,
            ) {
                let mut bits = self.0;
                out.push_all((0..self.len()).map(|_| {
                    let item = $item(bits.trailing_zeros() as u8);
                    bits &= bits.wrapping_sub(1);
                    make(item)
                }));
            }

            /// All, in order.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $item> {
                let mut bits = self.0;
                std::iter::from_fn(move || {
                    let item = Self(bits).first()?;
                    bits &= bits - 1;
                    Some(item)
                })
            }
        }

        impl std::ops::BitOr for $set {
            type Output = Self;
            #[inline]
            fn bitor(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }
        impl std::ops::BitOrAssign for $set {
            #[inline]
            fn bitor_assign(&mut self, other: Self) {
                self.0 |= other.0;
            }
        }
        impl std::ops::BitAnd for $set {
            type Output = Self;
            #[inline]
            fn bitand(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }
        }
        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                let mut set = Self::EMPTY;
                items.into_iter().for_each(|item| set.insert(item));
                set
            }
        }
    };
}

#[cfg(test)]
#[allow(dead_code, reason = "a set comes with all its methods")]
mod tests {
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Card(pub u8);

    crate::bit_set! {
        /// Up to 64.
        Cards of Card in u64
    }

    crate::bit_set! {
        /// Up to 32.
        Few of Card
    }

    /// A set over 64 bits keeps the numbers from 32 on apart from those below.
    #[test]
    fn sixty_four() {
        let mut cards: Cards = [63, 31, 32, 0].into_iter().map(Card).collect();
        assert_eq!(cards.len(), 4);
        assert_eq!(cards.iter().map(|card| card.0).collect::<Vec<_>>(), [0, 31, 32, 63]);
        assert_eq!(
            (cards.first(), cards.nth(2), cards.nth(4)),
            (Some(Card(0)), Some(Card(32)), None)
        );
        let mut listed = Vec::new();
        cards.list(&mut listed, |card| card.0);
        assert_eq!(listed, [0, 31, 32, 63]);
        cards.remove(Card(0));
        assert!(!cards.contains(Card(0)) && cards.contains(Card(32)));
        let high = cards.minus(Cards::only(Card(31)) | Cards::only(Card(32)));
        assert_eq!(high.single(), Some(Card(63)));
        assert_eq!(high & Cards::only(Card(31)), Cards::EMPTY);
        assert_eq!((size_of::<Cards>(), size_of::<Few>()), (8, 4));
    }

    /// Without a word about it a set has 32 bits.
    #[test]
    fn thirty_two() {
        let few: Few = [31, 0].into_iter().map(Card).collect();
        assert_eq!(few, Few(0x8000_0001));
        assert_eq!(few.nth(1), Some(Card(31)));
    }
}
