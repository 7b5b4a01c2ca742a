//! Sets of up to 32 small things, one bit each: `Copy`, and cheap to combine.

/// Makes a set type over an index type, a newtype around `u8` with numbers from 0 to 31.
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
/// ```
#[macro_export]
macro_rules! bit_set {
    ($(#[$doc:meta])* $set:ident of $item:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub struct $set(pub u32);

        impl $set {
            /// Nothing.
            pub const EMPTY: Self = Self(0);

            /// Just this one.
            #[inline]
            pub const fn only(item: $item) -> Self {
                Self(1 << (item.0 & 31))
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
            pub fn list<T>(self, out: &mut Vec<T>, mut make: impl FnMut($item) -> T) {
                let mut bits = self.0;
                out.extend((0..self.len()).map(|_| {
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
