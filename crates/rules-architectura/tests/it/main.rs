//! Scenario tests of Architectura, one module for each chapter of `docs/rules/architectura.md`.

mod advanced;
mod cards;
mod cases;
mod compare;
mod documents;
mod draw;
mod edition;
mod effect;
mod end;
mod harness;
mod play;
mod refusals;
mod rulings_cards;
mod rulings_forge;
mod rulings_inn;
mod rulings_knowledge;
mod rulings_protection;
mod rulings_scoring;
mod rulings_spaces;
mod rulings_turns;
mod rulings_values;
mod setup;
mod shipped;
mod terms;
mod turn;
