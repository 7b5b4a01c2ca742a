//! An array with a length. `Copy`, so that a state made of such lists clones as one `memcpy`.

use std::fmt;
use std::ops::{Deref, DerefMut};

/// Up to `N` items in order: `frames.push(frame)`.
///
/// Places behind the length always hold the default, so that equal lists are equal bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct List<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// An empty list.
    #[inline]
    pub fn new() -> Self {
        Self { items: [T::default(); N], len: 0 }
    }

    /// Puts `item` at the end.
    ///
    /// # Panics
    /// If the list is full: its bound is a claim of the rules, so this is our bug.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[self.len as usize] = item;
        self.len += 1;
    }

    /// Takes the last item.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        if self.len == 0 {
            return None;
        }
        self.len -= 1;
        Some(std::mem::take(&mut self.items[self.len as usize]))
    }

    /// Puts `item` at `index` and shifts what follows.
    ///
    /// # Panics
    /// If the list is full or `index` is behind its end.
    pub fn insert(&mut self, index: usize, item: T) {
        self.push(item);
        self.items[index..self.len as usize].rotate_right(1);
    }

    /// Takes the item at `index` and closes the gap.
    ///
    /// # Panics
    /// If there is no such item.
    pub fn remove(&mut self, index: usize) -> T {
        self.items[index..self.len as usize].rotate_left(1);
        self.pop().expect("rotating an empty list panics before")
    }

    /// Takes the first `n` items away and closes the gap.
    ///
    /// # Panics
    /// If there are fewer.
    pub fn drop_first(&mut self, n: usize) {
        let len = self.len as usize;
        self.items.copy_within(n..len, 0);
        self.items[len - n..len].fill(T::default());
        self.len = (len - n) as u8;
    }

    /// Takes everything away.
    #[inline]
    pub fn clear(&mut self) {
        *self = Self::new();
    }

    /// Whether no further item fits.
    #[inline]
    pub fn is_full(&self) -> bool {
        self.len as usize == N
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];
    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..self.len as usize]
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..self.len as usize]
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = Self::new();
        items.into_iter().for_each(|item| list.push(item));
        list
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_taken_leaves_no_trace() {
        let mut list: List<u8, 4> = [7, 8, 9].into_iter().collect();
        list.insert(1, 5);
        assert_eq!(&*list, [7, 5, 8, 9]);
        assert!(list.is_full());
        assert_eq!(list.remove(0), 7);
        list.drop_first(2);
        assert_eq!(list, [9].into_iter().collect());
        assert_eq!(list.pop(), Some(9));
        assert_eq!(list.pop(), None);
        assert_eq!(list, List::new());
    }
}
