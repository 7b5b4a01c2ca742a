//! Opening tables.

use game_core::Message;
use games::{EditionHandle, GameKind};
use store::{Crowd, NewTable, Occupant, Seating, StoreError, TableId, Visibility};
use table::{ChairSetup, Clock, Setup, Table};

use super::Registry;
use super::look::LONG;
use super::rooms::played_before;
use crate::error::{ApiError, ApiResult};
use crate::secret;

/// Conditions for opening a table, besides its setup.
#[derive(Clone, Debug, Default)]
pub struct Terms {
    /// Whether it is removed some time after its last use.
    pub brief: bool,
    /// How many tables there may be.
    pub crowd: Option<Crowd>,
}

impl Registry {
    /// Opens a table and starts its game if nobody is missing.
    ///
    /// # Errors
    /// If the setup cannot be played.
    pub async fn open(
        &self,
        setup: Setup,
        host: Option<&str>,
        visibility: Visibility,
    ) -> ApiResult<TableId> {
        self.open_with(setup, host, visibility, Terms::default()).await
    }

    /// The same, under these conditions.
    ///
    /// # Errors
    /// If the setup cannot be played, or there are too many tables.
    pub async fn open_with(
        &self,
        setup: Setup,
        host: Option<&str>,
        visibility: Visibility,
        terms: Terms,
    ) -> ApiResult<TableId> {
        let kind = games::by_id(&setup.game).map_err(ApiError::bad)?;
        let edition = self.edition(kind, &setup.edition_hash).await?;
        let edition = edition.ok_or_else(|| ApiError::bad(Message::new("server-no-edition")))?;
        self.check(kind, edition, &setup).await?;
        let id = TableId::from(secret::id());
        self.create(&id, setup, host, visibility, terms).await?;
        // Loading the table starts a game that lacks nobody.
        self.read(&id, |_| ()).await?;
        Ok(id)
    }

    /// Checks that a table can be opened with this setup.
    pub(super) async fn check(
        &self,
        kind: &'static dyn GameKind,
        edition: EditionHandle,
        setup: &Setup,
    ) -> ApiResult<()> {
        let setup = setup.clone();
        let is_long = played_before(&setup) >= LONG;
        let open = move || Table::open(kind, edition, setup).map(drop);
        let opened = if is_long {
            tokio::task::spawn_blocking(open).await.map_err(|_| ApiError::internal())?
        } else {
            open()
        };
        opened.map_err(ApiError::bad)
    }

    /// Puts a checked table into the store.
    pub(super) async fn create(
        &self,
        id: &TableId,
        setup: Setup,
        host: Option<&str>,
        visibility: Visibility,
        terms: Terms,
    ) -> Result<(), StoreError> {
        let seat = |(seat, chair): (usize, &ChairSetup)| {
            let occupant = match chair {
                ChairSetup::Open => return None,
                ChairSetup::Person(who) => Occupant::Account(who.id.as_str().into()),
                ChairSetup::Bot(level) => Occupant::Bot(level.clone()),
            };
            Some(Seating { seat: seat as u8, occupant })
        };
        let new = NewTable {
            id: id.clone(),
            game: setup.game.clone(),
            setup: serde_json::to_string(&setup).expect("setups serialize"),
            edition: setup.edition_hash.clone(),
            host: host.map(Into::into),
            visibility,
            players: setup.chairs.len() as u8,
            rated: setup.rated,
            clock: clock_word(setup.clock).to_string(),
            created_at: self.now(),
            seats: setup.chairs.iter().enumerate().filter_map(seat).collect(),
            brief: terms.brief,
            crowd: terms.crowd,
        };
        self.0.store.create_table(new).await?;
        metrics::counter!("trestle_tables_opened_total", "game" => setup.game).increment(1);
        Ok(())
    }
}

/// The names of kinds of clocks in the filters of the lobby.
pub const CLOCKS: [&str; 3] = ["none", "live", "daily"];

/// The name of a kind of clock in the filters of the lobby.
pub fn clock_word(clock: Clock) -> &'static str {
    match clock {
        Clock::None => "none",
        Clock::Live { .. } => "live",
        Clock::Daily { .. } => "daily",
    }
}
