//! Seats around the table, sets of them, and who may see what.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// The most seats any game here has.
pub const MAX_SEATS: usize = 5;

/// A place at the table, counted from 0 in turn order.
///
/// ```
/// use game_core::Seat;
/// assert_eq!(Seat::new(2).next(3), Seat::new(0));
/// ```
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number.
    #[inline]
    pub const fn new(index: u8) -> Self {
        Self(index)
    }

    /// Its number, for arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `n` seats.
    #[inline]
    pub const fn next(self, n: usize) -> Self {
        let next = self.0 + 1;
        Self(if next as usize >= n { 0 } else { next })
    }

    /// All `n` seats, once around the table, beginning with this one.
    #[inline]
    pub fn around(self, n: usize) -> impl Iterator<Item = Self> {
        let mut seat = self;
        (0..n).map(move |_| {
            let now = seat;
            seat = seat.next(n);
            now
        })
    }

    /// Seats 0 to `n - 1`.
    #[inline]
    pub fn all(n: usize) -> impl DoubleEndedIterator<Item = Self> {
        (0..n as u8).map(Self)
    }
}

/// A set of seats, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: Self = Self(0);

    /// Seats 0 to `n - 1`.
    #[inline]
    pub const fn first(n: usize) -> Self {
        Self(((1u16 << n) - 1) as u8)
    }

    /// Just this seat.
    #[inline]
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Whether it is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in it.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether `seat` is in it.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < 8 && self.0 & (1 << seat.0) != 0
    }

    /// The set with `seat` in it.
    #[inline]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// The set with `seat` taken out.
    #[inline]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// The seats of this set that are not in `other`.
    #[inline]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The seat with the lowest number.
    #[inline]
    pub const fn lowest(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats in order of their numbers.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let seat = Self(bits).lowest()?;
            bits &= bits - 1;
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::EMPTY, Self::with)
    }
}

/// One `T` for each seat of a game: `boards[seat]`.
///
/// `N` is the most seats that game has; unused places hold the default, so that equal games are
/// equal bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PerSeat<T, const N: usize = MAX_SEATS> {
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> PerSeat<T, N> {
    /// A default `T` for each of `n` seats.
    ///
    /// # Panics
    /// If `n` is more than `N`: the configuration was not checked.
    pub fn new(n: usize) -> Self {
        assert!(n <= N, "a table of {n} seats does not fit into {N}");
        Self { items: [T::default(); N], len: n as u8 }
    }

    /// What `make` gives for each of `n` seats.
    ///
    /// # Panics
    /// As [`PerSeat::new`].
    pub fn from_fn(n: usize, mut make: impl FnMut(Seat) -> T) -> Self {
        let mut all = Self::new(n);
        for seat in Seat::all(n) {
            all[seat] = make(seat);
        }
        all
    }
}

impl<T, const N: usize> PerSeat<T, N> {
    /// How many seats there are.
    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there are no seats.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The items in seat order.
    #[inline]
    pub fn as_slice(&self) -> &[T] {
        &self.items[..self.len()]
    }

    /// Each seat with its item.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::all(self.len()).zip(self.items.iter())
    }

    /// Each seat with its item, to change.
    #[inline]
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (Seat, &mut T)> {
        Seat::all(self.len()).zip(self.items.iter_mut())
    }
}

impl<T, const N: usize> Index<Seat> for PerSeat<T, N> {
    type Output = T;
    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.items[seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for PerSeat<T, N> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.items[seat.index()]
    }
}

/// The viewer for whom a view is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// Somebody who watches and knows nothing secret.
    Spectator,
}

impl Viewer {
    /// Whether this viewer sits on `seat`.
    #[inline]
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }
}

/// Who is told of an event. One with a secret is told twice: in full to `Only(seat)`, bare to
/// `AllBut(seat)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Audience {
    /// Everybody, spectators too.
    #[serde(rename = "all")]
    Everyone,
    /// One seat.
    Only(Seat),
    /// Everybody but one seat.
    AllBut(Seat),
}

impl Audience {
    /// Whether `viewer` is told.
    #[inline]
    pub fn includes(self, viewer: Viewer) -> bool {
        match self {
            Self::Everyone => true,
            Self::Only(seat) => viewer.is(seat),
            Self::AllBut(seat) => !viewer.is(seat),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn around_begins_with_itself_and_wraps() {
        let order: Vec<_> = Seat::new(2).around(4).map(Seat::index).collect();
        assert_eq!(order, [2, 3, 0, 1]);
    }

    #[test]
    fn sets_list_their_seats_in_order() {
        let set = SeatSet::first(5).without(Seat::new(1)).minus(SeatSet::only(Seat::new(4)));
        assert_eq!(set.iter().map(Seat::index).collect::<Vec<_>>(), [0, 2, 3]);
        assert_eq!(set.len(), 3);
        assert!(!set.contains(Seat::new(200)));
    }

    #[test]
    fn audiences() {
        let one = Seat::new(1);
        assert!(Audience::Only(one).includes(Viewer::Seat(one)));
        assert!(!Audience::Only(one).includes(Viewer::Spectator));
        assert!(Audience::AllBut(one).includes(Viewer::Spectator));
        assert!(!Audience::AllBut(one).includes(Viewer::Seat(one)));
    }
}
