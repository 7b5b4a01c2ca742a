//! Tests of Architects of the West Kingdom, so far of its edition.

mod edition;
mod shipped;
