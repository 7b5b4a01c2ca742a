//! The language files, built in. A new file gets its line here.

use crate::Lang;

macro_rules! folder {
    ($tag:literal) => {
        folder!($tag, "core", "cli", "table", "server", "glossary", "architectura", "queens-architect", "west-kingdom")
    };
    ($tag:literal, $($file:literal),*) => {
        &[$((
            concat!($tag, "/", $file, ".ftl"),
            include_str!(concat!("../../../locales/", $tag, "/", $file, ".ftl")),
        )),*]
    };
}

/// Name and text of each file of a language.
pub const fn of(lang: Lang) -> &'static [(&'static str, &'static str)] {
    match lang {
        Lang::En => folder!("en"),
        Lang::Fr => folder!("fr"),
        Lang::PtBr => folder!("pt-BR"),
    }
}
