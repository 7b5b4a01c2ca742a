//! The server, over real sockets and a real store.

mod accounts;
mod authenticator;
mod document;
mod eyes;
mod forge;
mod leak;
mod lessons;
mod live;
mod nodes;
mod ops;
mod passkeys;
mod play;
mod ratings;
mod reach;
mod receiver;
mod sockets;
mod steady;
mod study;
mod talk;
mod upgrade;
mod world;
