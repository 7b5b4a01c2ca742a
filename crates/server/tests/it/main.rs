//! The server, over real sockets and a real store.

mod accounts;
mod forge;
mod leak;
mod lessons;
mod live;
mod ops;
mod play;
mod ratings;
mod reach;
mod receiver;
mod study;
mod talk;
mod upgrade;
mod world;
