//! The checks behind the properties, one file for each group of them.

pub(crate) mod barriers;
pub(crate) mod documents;
pub(crate) mod ending;
pub(crate) mod legality;
pub(crate) mod notation;
pub(crate) mod previews;
pub(crate) mod questions;
pub(crate) mod replays;
pub(crate) mod secrets;
pub(crate) mod simultaneous;
pub(crate) mod views;
