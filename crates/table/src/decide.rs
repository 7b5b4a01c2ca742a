//! Deciding commands: each becomes an entry or is refused.

use bots::BotKind;
use game_core::{Message, Problem, Seat, Viewer};
use protocol::Proposal;

use crate::apply::Failure;
use crate::command::Command;
use crate::entry::{Act, Actor, Entry, Millis, Wanted, Who};
use crate::setup::{ChairSetup, Clock, bot_of};
use crate::stream::Emitted;
use crate::table::{Chair, Rematch, Table};
use crate::undo::Way;

/// How many repeatable entries each person may cause. Without a limit the log could grow forever,
/// and whoever loads the table waits until it has been folded. The limit is per person, so that
/// nobody can use up another's, or learn from it what another did in secret.
pub const MOST_EXTRA: u32 = 1_000;

/// How many standing answers that everybody heard of a table takes. Games between people have some
/// hundreds; a game that need not end by its rules ends here, without a result.
pub const MOST_ANSWERS: usize = 4_000;

/// When this few answers are left, everybody is told.
pub(crate) const FEW_ANSWERS: usize = MOST_ANSWERS / 10;

/// Why a command is refused. Cites a rule paragraph only if the rules of the game refuse.
pub type Refused = Problem;

/// The outcome of a command as [`Table::decide`] computed it.
pub struct Outlook {
    /// The entry to store as number `seq` + 1.
    pub entry: Entry,
    emitted: Emitted,
    seq: u64,
    next: Table,
}

impl Outlook {
    /// The table as it would be, except for its log.
    pub const fn table(&self) -> &Table {
        &self.next
    }

    /// Whether spectators are told of it. Otherwise even that something happened is a secret.
    pub fn is_public(&self) -> bool {
        self.emitted.reaches(Viewer::Spectator)
    }
}

impl Table {
    /// Turns a command into the entry that would carry it out, with its outcome, or refuses it.
    /// `None` if it is already done: the reply got lost and the client asks again. Once the entry
    /// is stored, [`Table::adopt`] makes it real, so that nothing is played twice.
    ///
    /// This only reads, so it can be called again after another entry came first: an answer then
    /// passes if its question is still open.
    ///
    /// # Errors
    /// The reason for the refusal, addressed to the sender.
    pub fn decide(
        &self,
        now: Millis,
        who: &Actor,
        command: &Command,
    ) -> Result<Option<Outlook>, Refused> {
        let Some(act) = self.act_of(now, who, command)? else {
            return Ok(None);
        };
        let at = now.max(self.last);
        let mut entry = Entry { at, by: who.clone(), act };
        match self.trial(&entry) {
            Ok((next, mut emitted)) => {
                // The game prints an answer in exactly one way, however it was typed.
                if let Act::Answer { action, .. } = &mut entry.act
                    && let Some(game) = next.game()
                    && let Some((_, printed)) = game.action(game.played() - 1)
                {
                    *action = printed;
                }
                next.note_asked(self, &mut emitted);
                Ok(Some(Outlook { entry, emitted, seq: self.seq(), next }))
            }
            Err(Failure::Refused(problem)) => Err(problem),
            // It happened on a copy: the table is unchanged, and other answers may still work.
            Err(Failure::Panicked) => Err(Problem::of("table-broken")),
        }
    }

    /// Makes an outlook of this table real, after its entry has been stored.
    ///
    /// # Panics
    /// If the table has changed since.
    pub fn adopt(&mut self, outlook: Outlook) -> (Entry, Emitted) {
        let Outlook { entry, emitted, seq, mut next } = outlook;
        assert_eq!(seq, self.seq(), "an outlook of another moment");
        next.log = std::mem::take(&mut self.log);
        next.log.push(&entry);
        *self = next;
        (entry, emitted)
    }

    /// The act to carry out; `None` if it is already done.
    fn act_of(&self, now: Millis, who: &Actor, command: &Command) -> Result<Option<Act>, Problem> {
        if self.frozen {
            return Err(Problem::of("table-frozen"));
        }
        let act = match command {
            Command::Sit { seat, name, hot_seat } => {
                self.decide_sit(who, *seat, name, *hot_seat)?
            }
            Command::Stand { seat } => {
                self.check_before_start()?;
                self.check_own(who, *seat)?;
                Act::Stand { seat: *seat }
            }
            Command::Start { seed } => {
                check_server(who)?;
                self.check_before_start()?;
                if !self.is_ready() {
                    return Err(Problem::of("table-chairs-open"));
                }
                Act::Start { seed: *seed }
            }
            Command::Answer { seat, question, action } => {
                match self.decide_answer(who, *seat, *question, action)? {
                    None => return Ok(None),
                    Some(act) => {
                        self.check_in_time(*seat, now)?;
                        act
                    }
                }
            }
            Command::Undo { seat, question } => self.decide_undo(now, who, *seat, *question)?,
            Command::Propose { seat, what } => self.decide_proposal(who, *seat, *what)?,
            Command::Consent { proposal, agree } => self.decide_consent(who, *proposal, *agree)?,
            Command::Resume => {
                self.playing()?;
                self.check_seated(who)?;
                if !self.paused {
                    return Err(Problem::of("table-not-paused"));
                }
                Act::Resume {}
            }
            Command::Flag { seat } => self.decide_flag(now, who, *seat)?,
            Command::HandOver { seat, bot } => self.decide_hand_over(now, who, *seat, bot)?,
            Command::Reclaim { seat } => {
                self.playing()?;
                if self.check_own(who, *seat)?.bot.is_none() {
                    return Err(self.about("table-no-bot", *seat).into());
                }
                if self.has_forfeited(*seat) {
                    return Err(Problem::of("table-forfeited"));
                }
                Act::Reclaim { seat: *seat }
            }
            Command::Holiday { seat, days } => {
                self.playing()?;
                self.check_own(who, *seat)?;
                // A holiday keeps time from running out; it does not restore it.
                if self.has_run_out(*seat, now) {
                    return Err(Problem::of("table-holiday-late"));
                }
                let left = self.holidays_left(*seat);
                let more = self.holidays_more(*seat, *days, now);
                if *days == 0 || more > left {
                    return Err(Message::new("table-holiday").int("left", left).into());
                }
                if more == 0 {
                    return Ok(None);
                }
                Act::Holiday { seat: *seat, days: more }
            }
            Command::Outage { times } => {
                check_server(who)?;
                let times = self.effective_outages(times);
                if times.is_empty() {
                    return Ok(None);
                }
                Act::Outage { times }
            }
            Command::End => {
                check_server(who)?;
                if self.is_over() {
                    return Err(Problem::of("table-over"));
                }
                Act::End { full: self.is_full(), counts: self.rated && !self.forfeits.is_empty() }
            }
            Command::Rematch { table } => {
                check_server(who)?;
                if self.rematch != Rematch::Agreed {
                    return Err(Problem::of("table-rematch-not-agreed"));
                }
                Act::Rematch { table: table.clone() }
            }
        };
        if act.is_extra() && self.extras_of(who) >= MOST_EXTRA {
            return Err(Problem::of("table-log-full"));
        }
        Ok(Some(act))
    }

    /// How many repeatable entries somebody has caused.
    fn extras_of(&self, who: &Actor) -> u32 {
        who.account().and_then(|id| self.extras.get(id)).copied().unwrap_or(0)
    }

    fn decide_sit(
        &self,
        who: &Actor,
        seat: Seat,
        name: &str,
        hot_seat: bool,
    ) -> Result<Act, Problem> {
        let Some(id) = who.account() else { return Err(Problem::of("table-not-seated")) };
        self.check_before_start()?;
        let chair = self.chair(seat)?;
        if chair.who.is_some() || chair.bot.is_some() {
            return Err(self.about("table-chair-taken", seat).into());
        }
        self.check_hot_seat(id, hot_seat)?;
        Ok(Act::Sit { seat, who: Who { id: id.to_string(), name: name.to_string() } })
    }

    /// Nobody gets a second seat beside strangers: only the person who opened the table for several
    /// people at one device does, until somebody else sits down, who has seen how many they are.
    fn check_hot_seat(&self, id: &str, has_seen: bool) -> Result<(), Problem> {
        let is_first = self.seats_of(id).is_empty();
        if !self.setup().hot_seat {
            return if is_first { Ok(()) } else { Err(Problem::of("table-already-seated")) };
        }
        let is_device = self.device() == Some(id);
        let is_alone = self.chairs.iter().flat_map(|chair| &chair.who).all(|who| who.id == id);
        match (is_device, is_first) {
            (true, false) if is_alone => Ok(()),
            (_, false) => Err(Problem::of("table-already-seated")),
            (false, true) if !has_seen => Err(Problem::of("table-hot-seat")),
            (_, true) => Ok(()),
        }
    }

    /// The account whose device is shared by several people: it opened the table, alone. At a
    /// rematch the others are there from the beginning; then the device has more than one chair.
    fn device(&self) -> Option<&str> {
        let people: Vec<&str> =
            self.setup().chairs.iter().filter_map(ChairSetup::account).collect();
        let chairs = |id: &str| people.iter().filter(|other| **other == id).count();
        let first = people.first()?;
        if chairs(first) == people.len() {
            return Some(first);
        }
        people.iter().find(|id| chairs(id) > 1).copied()
    }

    fn decide_answer(
        &self,
        who: &Actor,
        seat: Seat,
        question: u32,
        action: &str,
    ) -> Result<Option<Act>, Problem> {
        match (self.chair(seat)?.bot.is_some(), who) {
            (true, Actor::Bot) => {}
            (false, Actor::Bot) => return Err(self.about("table-no-bot", seat).into()),
            (is_bot, _) => {
                self.check_own(who, seat)?;
                if is_bot {
                    return Err(self.about("table-bot-plays", seat).into());
                }
            }
        }
        let Some(play) = &self.play else { return Err(Problem::of("table-not-started")) };
        // The answer may have been the last of the game.
        if let Some(step) = play.step_of(seat, question)
            && play.game.action(step).is_some_and(|(_, given)| given == action.trim())
        {
            return Ok(None);
        }
        self.playing()?;
        if self.paused {
            return Err(Problem::of("table-paused"));
        }
        if self.is_full() {
            return Err(Message::new("table-full").int("most", MOST_ANSWERS as i64).into());
        }
        if self.question(seat) != Some(question) {
            return Err(Problem::of("table-stale"));
        }
        Ok(Some(Act::Answer { seat, question, action: action.to_string() }))
    }

    fn decide_undo(
        &self,
        now: Millis,
        who: &Actor,
        seat: Seat,
        question: u32,
    ) -> Result<Act, Problem> {
        self.check_own(who, seat)?;
        let (last, way) = self.find_undo(seat)?;
        if last != question {
            return Err(Problem::of("table-stale"));
        }
        // This would ask a seat anew whose time has run out, whichever seat that is.
        for asked in self.awaiting().iter() {
            self.check_in_time(asked, now)?;
        }
        let asks_others =
            matches!(way, Way::Back(Some(_))) && !self.dealt_to_others(seat).is_empty();
        // A seat that is not done with a question to several keeps its running clock.
        let still_asked = way == Way::Alone && self.awaiting().contains(seat);
        let due = self.playing()?.due(seat, question);
        if !asks_others && !still_asked && self.would_be_late(seat, due, now) {
            return Err(Problem::of("table-undo-late"));
        }
        match way {
            Way::Alone => Ok(Act::TakeBack { seat, question, timed: true }),
            Way::Back(_) if asks_others => {
                self.check_no_proposal()?;
                Ok(Act::Propose { seat, what: Wanted::Undo { question } })
            }
            Way::Back(_) => Ok(Act::Undo { seat, question, timed: true }),
        }
    }

    fn decide_proposal(&self, who: &Actor, seat: Seat, what: Proposal) -> Result<Act, Problem> {
        self.check_own(who, seat)?;
        if !self.is_played_by_person(seat) {
            return Err(self.about("table-bot-plays", seat).into());
        }
        if what == Proposal::Rematch {
            if !self.is_over() {
                return Err(Problem::of("table-not-over"));
            }
            if self.rematch != Rematch::No {
                return Err(Problem::of("table-rematch-agreed"));
            }
        } else {
            self.playing()?;
            if self.paused && what == Proposal::Pause {
                return Err(Problem::of("table-paused"));
            }
        }
        self.check_no_proposal()?;
        Ok(Act::Propose { seat, what: what.into() })
    }

    fn decide_consent(&self, who: &Actor, proposal: u32, agree: bool) -> Result<Act, Problem> {
        let Some(open) = self.proposal.as_ref().filter(|open| open.number == proposal) else {
            return Err(Problem::of("table-no-proposal"));
        };
        let Some(id) = who.account() else { return Err(Problem::of("table-not-seated")) };
        let own = self.seats_of(id);
        if own.contains(open.seat) && !agree {
            return Ok(Act::Consent { seat: open.seat, agree });
        }
        // Consent can be withdrawn until the last person has agreed.
        let asked = if agree { self.still_asked(open) } else { self.present_others(open.seat) };
        let seat = own.iter().find(|seat| asked.contains(*seat));
        let seat = seat.ok_or_else(|| Problem::of("table-consent-not-asked"))?;
        Ok(Act::Consent { seat, agree })
    }

    fn decide_flag(&self, now: Millis, who: &Actor, seat: Seat) -> Result<Act, Problem> {
        self.playing()?;
        if *who != Actor::Server {
            self.check_seated(who)?;
        }
        self.chair(seat)?;
        if self.setup().clock == Clock::None {
            return Err(Problem::of("table-clock-none"));
        }
        if !self.has_run_out(seat, now) || self.chair(seat)?.meter.flagged {
            return Err(self.about("table-clock-not-out", seat).into());
        }
        Ok(if self.rated { Act::Forfeit { seat } } else { Act::Flag { seat } })
    }

    fn decide_hand_over(
        &self,
        now: Millis,
        who: &Actor,
        seat: Seat,
        bot: &str,
    ) -> Result<Act, Problem> {
        if self.play.is_none() {
            return self.decide_seat_bot(who, seat, bot);
        }
        self.playing()?;
        self.chair(seat)?;
        // The server does this for somebody who will not come back.
        let is_server = *who == Actor::Server;
        let mine = if is_server { "" } else { self.check_seated(who)? };
        if !self.is_played_by_person(seat) {
            return Err(self.about("table-bot-plays", seat).into());
        }
        if self.person(seat).is_some_and(|person| person.id == mine) {
            return Err(self.about("table-hand-over-own", seat).into());
        }
        if !is_server && !self.may_be_handed_over(seat, now) {
            return Err(self.about("table-hand-over-early", seat).into());
        }
        check_level(bot)?;
        if self.rated {
            return Ok(Act::Forfeit { seat });
        }
        Ok(Act::HandOver { seat, bot: bot.to_string(), silent: true })
    }

    /// Before the game begins, whoever sits at the table may give an open chair to a bot.
    fn decide_seat_bot(&self, who: &Actor, seat: Seat, bot: &str) -> Result<Act, Problem> {
        self.check_before_start()?;
        let chair = self.chair(seat)?;
        self.check_seated(who)?;
        if chair.who.is_some() || chair.bot.is_some() {
            return Err(self.about("table-chair-taken", seat).into());
        }
        check_level(bot)?;
        Ok(Act::HandOver { seat, bot: bot.to_string(), silent: true })
    }

    /// A rated game must not be lost already: a seat may be out of time without an entry saying so
    /// yet.
    fn check_in_time(&self, seat: Seat, now: Millis) -> Result<(), Problem> {
        if self.rated && self.has_run_out(seat, now) {
            return Err(self.about("table-clock-out", seat).into());
        }
        Ok(())
    }

    fn check_before_start(&self) -> Result<(), Problem> {
        match (self.play.is_some(), self.is_over()) {
            (true, _) => Err(Problem::of("table-started")),
            (false, true) => Err(Problem::of("table-over")),
            (false, false) => Ok(()),
        }
    }

    fn check_no_proposal(&self) -> Result<(), Problem> {
        self.proposal.as_ref().map_or(Ok(()), |_| Err(Problem::of("table-proposal-open")))
    }

    /// Checks that the actor is the person who sits on `seat`.
    fn check_own(&self, who: &Actor, seat: Seat) -> Result<&Chair, Problem> {
        let chair = self.chair(seat)?;
        let own = chair.who.as_ref().map(|who| who.id.as_str());
        if own.is_none() || own != who.account() {
            return Err(self.about("table-not-your-seat", seat).into());
        }
        Ok(chair)
    }

    /// Checks that the actor is a person at the table. Returns the account.
    fn check_seated<'a>(&self, who: &'a Actor) -> Result<&'a str, Problem> {
        let seated = who.account().filter(|id| !self.seats_of(id).is_empty());
        seated.ok_or_else(|| Problem::of("table-not-seated"))
    }
}

/// A bot that stands in plays as well as people can expect of one.
fn check_level(bot: &str) -> Result<(), Problem> {
    if BotKind::LEVELS.contains(&bot_of(bot)?.kind) {
        return Ok(());
    }
    Err(Message::new("table-bot").text("bot", bot).into())
}

fn check_server(who: &Actor) -> Result<(), Problem> {
    match who {
        Actor::Server => Ok(()),
        Actor::Person(_) | Actor::Bot => Err(Problem::of("table-server-only")),
    }
}
