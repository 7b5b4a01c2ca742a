//! The table itself: its state, how it opens, and its queries.

use std::collections::BTreeMap;
use std::sync::Arc;

use game_core::{
    Arg, LiveGame, MAX_SEATS, Message, Problem, SavedGame, Seat, SeatSet, Seed, Viewer,
};
use games::{EditionHandle, GameKind};

use crate::clock::Meter;
use crate::decide::MOST_ANSWERS;
use crate::entry::{Entry, Millis, Who};
use crate::packed_log::PackedLog;
use crate::proposal::Open;
use crate::setup::{ChairSetup, Setup, Watchers};
use crate::step::Step;

/// One live table: the fold of its log.
///
/// It changes through [`Table::apply`] alone, and depends on nothing but its entries: two copies
/// with the same entries are equal, wherever they are.
#[derive(Clone)]
pub struct Table {
    pub(crate) fixed: Arc<Fixed>,
    pub(crate) log: PackedLog,
    /// The time of the last entry.
    pub(crate) last: Millis,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) play: Option<Play>,
    /// How many items each viewer has been told: the seats, then the spectator.
    pub(crate) counts: [u32; MAX_SEATS + 1],
    /// How many repeatable entries each account has caused.
    pub(crate) extras: BTreeMap<String, u32>,
    /// How many proposals there have been.
    pub(crate) proposals: u32,
    pub(crate) proposal: Option<Open>,
    pub(crate) paused: bool,
    /// When it was last paused.
    pub(crate) paused_at: Millis,
    pub(crate) rated: bool,
    /// Whether everybody was warned that the table takes few more answers.
    pub(crate) warned: bool,
    /// The seats that have lost by leaving, in the order in which they left.
    pub(crate) forfeits: Vec<Seat>,
    pub(crate) end: Option<End>,
    pub(crate) rematch: Rematch,
    pub(crate) frozen: bool,
}

/// What a table was opened with.
pub(crate) struct Fixed {
    pub kind: &'static dyn GameKind,
    pub edition: EditionHandle,
    pub setup: Setup,
}

/// A chair and who sits on it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Chair {
    pub who: Option<Who>,
    /// The level of the bot that plays here, permanently or for an absent person.
    pub bot: Option<String>,
    pub meter: Meter,
    /// The length of its person's stream when they last answered.
    pub since: u32,
}

/// The game being played.
pub(crate) struct Play {
    pub seed: Seed,
    pub game: Box<dyn LiveGame>,
    /// The standing answers; as many as the game has actions.
    pub steps: Vec<Step>,
    /// How many items each viewer had been told before each step, viewer by viewer.
    pub marks: Vec<u32>,
    /// How many questions each seat has been asked.
    pub asked: [u32; MAX_SEATS],
    /// Whether a question to several seats is open.
    pub sealed: bool,
}

impl Clone for Play {
    fn clone(&self) -> Self {
        Self {
            seed: self.seed,
            game: self.game.boxed_clone(),
            steps: self.steps.clone(),
            marks: self.marks.clone(),
            asked: self.asked,
            sealed: self.sealed,
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// By its rules.
    Rules,
    /// This seat resigned, and the others agreed.
    Resigned(Seat),
    /// This seat left a rated game, and nobody is left to play against.
    Forfeited(Seat),
    /// Nobody is left at the table.
    Abandoned,
    /// The table has as many answers as it takes.
    Full,
}

/// The state of a rematch.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Rematch {
    /// Nobody has agreed on one.
    #[default]
    No,
    /// All agreed; the server opens a table with [`Table::rematch_setup`].
    Agreed,
    /// They play at this table.
    At(String),
}

impl Table {
    /// A new table, before any entry.
    ///
    /// # Errors
    /// If the setup is for another game, rules version or edition, or cannot be played.
    pub fn open(
        kind: &'static dyn GameKind,
        edition: EditionHandle,
        setup: Setup,
    ) -> Result<Self, Problem> {
        setup.check(kind, edition)?;
        let rated = setup.rated;
        let chair = |chair: &ChairSetup| match chair {
            ChairSetup::Open => Chair::default(),
            ChairSetup::Person(who) => Chair { who: Some(who.clone()), ..Chair::default() },
            ChairSetup::Bot(level) => Chair { bot: Some(level.clone()), ..Chair::default() },
        };
        let chairs = setup.chairs.iter().map(chair).collect();
        Ok(Self {
            fixed: Arc::new(Fixed { kind, edition, setup }),
            log: PackedLog::default(),
            last: 0,
            chairs,
            play: None,
            counts: [0; MAX_SEATS + 1],
            extras: BTreeMap::new(),
            proposals: 0,
            proposal: None,
            paused: false,
            paused_at: 0,
            rated,
            warned: false,
            forfeits: Vec::new(),
            end: None,
            rematch: Rematch::No,
            frozen: false,
        })
    }

    /// The table that results from a stored log.
    ///
    /// # Errors
    /// As [`Table::open`] and [`Table::apply`].
    pub fn replay<'a>(
        kind: &'static dyn GameKind,
        edition: EditionHandle,
        setup: Setup,
        log: impl IntoIterator<Item = &'a Entry>,
    ) -> Result<Self, Problem> {
        let mut table = Self::open(kind, edition, setup)?;
        for entry in log {
            table.apply(entry)?;
        }
        Ok(table)
    }

    /// How many entries have been applied. The next one is stored under this number plus one.
    pub fn seq(&self) -> u64 {
        self.log.len() as u64
    }

    /// When something last happened.
    pub const fn last(&self) -> Millis {
        self.last
    }

    /// The entries so far.
    pub fn entries(&self) -> impl Iterator<Item = Entry> {
        self.log.iter()
    }

    /// What it was opened with.
    pub fn setup(&self) -> &Setup {
        &self.fixed.setup
    }

    /// The kind of game.
    pub fn kind(&self) -> &'static dyn GameKind {
        self.fixed.kind
    }

    /// The game, once it has begun. It is the whole truth: none of it may reach a viewer except
    /// through [`Table::screen`] and the streams.
    pub fn game(&self) -> Option<&dyn LiveGame> {
        self.play.as_ref().map(|play| &*play.game)
    }

    /// Whether every chair is taken and the game has not begun: then the server draws a seed, or
    /// takes that of the [`Opening`](crate::Opening), and starts it. A game that its opening has
    /// already ended needs nobody at the table.
    pub fn is_ready(&self) -> bool {
        let taken = |chair: &Chair| chair.who.is_some() || chair.bot.is_some();
        let whole = self.setup().from.as_ref().is_some_and(|opening| opening.whole);
        let complete = whole || self.chairs.iter().all(taken);
        self.play.is_none() && self.end.is_none() && complete
    }

    /// Whether the game is over, and everything is open.
    pub fn is_over(&self) -> bool {
        self.end.is_some()
    }

    /// How many more answers the table takes. Only standing answers that everybody heard of count:
    /// a number that included secret ones would reveal them. Undone answers are limited for each
    /// person by [`MOST_EXTRA`](crate::MOST_EXTRA), so both limits together bound the log.
    pub fn answers_left(&self) -> usize {
        let steps = self.play.iter().flat_map(|play| &play.steps);
        MOST_ANSWERS.saturating_sub(steps.filter(|step| step.heard).count())
    }

    /// Whether the game is running but the table takes no more answers: then the server ends it.
    pub fn is_full(&self) -> bool {
        self.play.is_some() && self.end.is_none() && self.answers_left() == 0
    }

    /// How it ended, once it has.
    pub fn end(&self) -> Option<End> {
        self.end
    }

    /// Whether the game is paused.
    pub fn is_paused(&self) -> bool {
        self.paused
    }

    /// Whether the game counts for ratings.
    pub fn is_rated(&self) -> bool {
        self.rated
    }

    /// Whether a bug stopped it. Nothing is decided or applied any more; the log is unchanged.
    pub fn is_frozen(&self) -> bool {
        self.frozen
    }

    /// Who sits on a seat, even while a bot plays for them.
    pub fn person(&self, seat: Seat) -> Option<&Who> {
        self.chairs.get(seat.index())?.who.as_ref()
    }

    /// The account of the first person at the table.
    pub fn first_person(&self) -> Option<&str> {
        self.chairs.iter().find_map(|chair| chair.who.as_ref()).map(|who| who.id.as_str())
    }

    /// The people at the table for whom no bot plays.
    pub fn people(&self) -> impl Iterator<Item = &Who> {
        let present = self.chairs.iter().filter(|chair| chair.bot.is_none());
        present.filter_map(|chair| chair.who.as_ref())
    }

    /// The level of the bot that plays on a seat.
    pub fn bot(&self, seat: Seat) -> Option<&str> {
        self.chairs.get(seat.index())?.bot.as_deref()
    }

    /// The seats of an account.
    pub fn seats_of(&self, account: &str) -> SeatSet {
        let own = |seat: &Seat| self.person(*seat).is_some_and(|who| who.id == account);
        Seat::all(self.chairs.len()).filter(own).collect()
    }

    /// Whether an account, or somebody without one, may see what `viewer` sees. Once the game is
    /// over, everybody may see every view.
    pub fn may_see(&self, account: Option<&str>, viewer: Viewer) -> bool {
        let own = account.map_or(SeatSet::EMPTY, |id| self.seats_of(id));
        let looks_on = self.setup().watch == Watchers::Everyone || !own.is_empty();
        match viewer {
            Viewer::Seat(seat) if seat.index() >= self.chairs.len() => false,
            Viewer::Seat(seat) => own.contains(seat) || self.is_over() && looks_on,
            Viewer::Spectator => looks_on || self.play.is_none(),
        }
    }

    /// All viewers: each seat, and a spectator.
    pub fn viewers(&self) -> impl Iterator<Item = Viewer> + use<> {
        Seat::all(self.chairs.len()).map(Viewer::Seat).chain([Viewer::Spectator])
    }

    /// The number of the question that a seat must answer.
    pub fn question(&self, seat: Seat) -> Option<u32> {
        let play = self.play.as_ref()?;
        self.awaiting().contains(seat).then(|| play.asked[seat.index()])
    }

    /// The seats that owe an answer; none before the start and after the end.
    pub fn awaiting(&self) -> SeatSet {
        match &self.play {
            Some(play) if self.end.is_none() => play.game.awaiting(),
            _ => SeatSet::EMPTY,
        }
    }

    /// The hash of the seed, which is public from the start.
    pub fn seed_hash(&self) -> Option<String> {
        self.play.as_ref().map(|play| play.seed.commitment())
    }

    /// The seed, once the game is over.
    pub fn seed(&self) -> Option<Seed> {
        self.play.as_ref().filter(|_| self.is_over()).map(|play| play.seed)
    }

    /// The saved game with the actions that stand after undos, once the game is over: it contains
    /// the seed, and with it everything.
    pub fn saved(&self) -> Option<SavedGame> {
        self.play.as_ref().filter(|_| self.is_over())?.game.save().ok()
    }

    /// The state of a rematch.
    pub fn rematch(&self) -> &Rematch {
        &self.rematch
    }

    /// The setup of the next table once all agreed to play again: the same, with everybody one seat
    /// further on. A bot that stood in for somebody takes their place, and then the game is
    /// unrated. It is a new game from the beginning under the current rules, even after a lesson or
    /// a game that began from a position.
    pub fn rematch_setup(&self) -> Option<Setup> {
        if self.rematch != Rematch::Agreed {
            return None;
        }
        let chair = |chair: &Chair| match (&chair.bot, &chair.who) {
            (Some(level), _) => ChairSetup::Bot(level.clone()),
            (None, Some(who)) => ChairSetup::Person(who.clone()),
            (None, None) => ChairSetup::Open,
        };
        let mut chairs: Vec<_> = self.chairs.iter().map(chair).collect();
        chairs.rotate_right(1);
        let stands_in = |chair: &Chair| chair.bot.is_some() && chair.who.is_some();
        let rated = self.setup().rated && !self.chairs.iter().any(stands_in);
        let rules = self.fixed.kind.rules().0;
        Some(Setup { rules, chairs, rated, from: None, lesson: None, ..self.setup().clone() })
    }

    /// Its approximate size on the heap in bytes, for hosts that account for memory.
    pub fn bytes(&self) -> usize {
        let play = self.play.as_ref().map_or(0, |play| {
            play.game.bytes()
                + play.steps.capacity() * size_of::<Step>()
                + play.marks.capacity() * size_of::<u32>()
        });
        self.log.bytes() + play + self.chairs.capacity() * size_of::<Chair>()
    }

    /// The table without its log: all that a trial needs.
    pub(crate) fn without_log(&self) -> Self {
        Self {
            fixed: Arc::clone(&self.fixed),
            log: PackedLog::default(),
            last: self.last,
            chairs: self.chairs.clone(),
            play: self.play.clone(),
            counts: self.counts,
            extras: self.extras.clone(),
            proposals: self.proposals,
            proposal: self.proposal.clone(),
            paused: self.paused,
            paused_at: self.paused_at,
            rated: self.rated,
            warned: self.warned,
            forfeits: self.forfeits.clone(),
            end: self.end,
            rematch: self.rematch.clone(),
            frozen: self.frozen,
        }
    }

    /// The chair of a seat of this table.
    pub(crate) fn chair(&self, seat: Seat) -> Result<&Chair, Problem> {
        self.chairs
            .get(seat.index())
            .ok_or_else(|| Problem::no_such_seat(seat.index() as i64, self.chairs.len()))
    }

    /// The running game.
    pub(crate) fn playing(&self) -> Result<&Play, Problem> {
        if self.end.is_some() {
            return Err(Problem::of("table-over"));
        }
        self.play.as_ref().ok_or_else(|| Problem::of("table-not-started"))
    }

    /// Whether a person answers for this seat: somebody sits there, and no bot stands in.
    pub(crate) fn is_played_by_person(&self, seat: Seat) -> bool {
        self.chairs
            .get(seat.index())
            .is_some_and(|chair| chair.who.is_some() && chair.bot.is_none())
    }

    /// A message about a seat, named by its color once there is one.
    pub(crate) fn about(&self, key: &'static str, seat: Seat) -> Message {
        let arg = match &self.play {
            Some(play) => Arg::Seat(seat, play.game.seat_label(seat)),
            None => Arg::Int(seat.index() as i64),
        };
        Message::new(key).with("seat", arg)
    }
}

impl std::fmt::Debug for Table {
    /// Prints nothing of the game: it is secret, and debug output ends up in logs.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Table({} at {})", self.setup().game, self.seq())
    }
}
