//! What is found out by playing many games or thinking long about one: each study is generic over the
//! game, and [`GameKind`](crate::GameKind) has it for any.

pub mod analyze;
pub mod bench;
pub mod contest;
mod playout;
pub mod simulate;
