//! The server, over real sockets and a real store.

mod forge;
mod leak;
mod live;
mod ops;
mod play;
mod world;
