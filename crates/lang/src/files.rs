//! The language files, built in: all of `locales` but those that only the web client reads.

use crate::Lang;

include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// Name and text of each file of a language.
pub const fn of(lang: Lang) -> &'static [(&'static str, &'static str)] {
    match lang {
        Lang::En => EN,
        Lang::Fr => FR,
        Lang::PtBr => PT_BR,
    }
}
