//! Checks that stored tables can be replayed.

use store::{Status, Written};
use table::{Setup, Table};

use crate::registry::{fold, status};

/// What is wrong with a stored table. `None` if its log leads to its stored status, or nobody here
/// can tell: a table at which no game has begun may name an edition that only its server has.
pub fn fault(written: &Written) -> Option<&'static str> {
    let Ok(setup) = serde_json::from_str::<Setup>(&written.setup) else {
        return Some("its setup cannot be read");
    };
    let Ok(kind) = games::by_id(&setup.game) else { return Some("there is no such game") };
    let usual = Some(kind.default_edition()).filter(|one| one.info().hash == setup.edition_hash);
    let kept = || kind.kept_edition("store", written.edition.as_deref()?).ok();
    let Some(edition) = usual.or_else(kept) else {
        return (written.status == Status::Playing).then_some("its edition is missing");
    };
    let Ok(table) = Table::open(kind, edition, setup) else {
        return Some("its setup cannot be played");
    };
    match fold(table, written.entries.iter().map(String::as_str)) {
        Err("entry") => Some("an entry of its log cannot be read"),
        Err(_) => Some("its log cannot be played again"),
        Ok(table) if status(&table) != written.status => Some("its log leads elsewhere"),
        Ok(_) => None,
    }
}
