//! A client over networks that lose, repeat, delay and reorder.

mod faults;
