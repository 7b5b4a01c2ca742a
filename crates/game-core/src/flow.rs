//! The decision stack (ADR 1): a game is a stack of open questions, each of them plain data.
//!
//! A game names its questions with [`questions!`](crate::questions). Each is a small type that
//! implements [`Question`] and says who is asked, which answers are open, why another is not, and
//! what an answer does. [`Flow`] adds the rest: the list of legal answers, the check of one, the run
//! to the next question and the handover to another seat. The check looks an answer up in what the
//! list is made of, so the two cannot disagree.

use crate::game::GameText;
use crate::log::{Barrier, Log};
use crate::message::Message;
use crate::seat::{Seat, SeatSet};

/// Where a question puts the answers that are open.
pub trait Answers<A> {
    /// Adds one.
    fn push(&mut self, answer: A);

    /// Adds several.
    #[inline]
    fn push_all(&mut self, answers: impl IntoIterator<Item = A>) {
        answers.into_iter().for_each(|answer| self.push(answer));
    }
}

impl<T> Answers<T> for Vec<T> {
    #[inline]
    fn push(&mut self, answer: T) {
        Self::push(self, answer);
    }

    #[inline]
    fn push_all(&mut self, answers: impl IntoIterator<Item = T>) {
        Extend::extend(self, answers);
    }
}

/// Hands each answer that is open to a closure, without making a list of them.
struct Each<F>(F);

impl<A, F: FnMut(A)> Answers<A> for Each<F> {
    #[inline]
    fn push(&mut self, answer: A) {
        self.0(answer);
    }
}

/// Whether the question on top of the stack waits for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Some seat has to answer.
    Asks,
    /// It has left the stack, and what it stood for has happened.
    Ran,
}

/// One kind of question, or a step that waits for the questions above it.
///
/// A question is popped off the stack before its answer is carried out: one that continues
/// afterwards pushes itself again.
pub trait Question<G: Flow>: Copy {
    /// Who has to answer: the player whose turn it is, unless the question says otherwise.
    #[inline]
    fn asks(self, game: &G) -> SeatSet {
        SeatSet::only(game.active())
    }

    /// Runs on top of the stack as far as it asks nothing. A question that always has two answers
    /// or more just asks.
    #[inline]
    fn step(self, game: &mut G, log: &mut Log<G::Event>) -> Step {
        let _ = (game, log);
        Step::Asks
    }

    /// The step of a question that has only one answer now, which is given without asking.
    #[inline]
    fn only(self, game: &mut G, action: G::Action, log: &mut Log<G::Event>) -> Step {
        game.pop();
        self.answer(game, game.active(), action, log);
        Step::Ran
    }

    /// The step of a question that asks if it has several answers. A single one is given without
    /// asking, and a question without any is over.
    #[inline]
    fn choose(self, game: &mut G, log: &mut Log<G::Event>) -> Step {
        let Some(seat) = self.asks(game).lowest() else { return Step::Asks };
        let (mut count, mut only) = (0, None);
        self.open(game, seat, &mut Each(|action| (count, only) = (count + 1, Some(action))));
        if count > 1 {
            return Step::Asks;
        }
        game.pop();
        if let Some(action) = only {
            self.answer(game, seat, action, log);
        }
        Step::Ran
    }

    /// Every answer that is open to `seat`, each once.
    #[inline]
    fn open(self, game: &G, seat: Seat, out: &mut impl Answers<G::Action>) {
        let _ = (game, seat, out);
    }

    /// Why an answer that is not open is refused.
    fn why_not(self, game: &G, seat: Seat, action: G::Action) -> G::Refusal {
        let _ = (game, seat, action);
        G::OTHER_QUESTION
    }

    /// Answers a person would look for, open or not.
    fn tempting(self, game: &G, seat: Seat, out: &mut Vec<G::Action>) {
        let _ = (game, seat, out);
    }

    /// Carries out an answer that was open; the question itself has left the stack.
    #[inline]
    fn answer(self, game: &mut G, seat: Seat, action: G::Action, log: &mut Log<G::Event>) {
        let _ = (game, seat, action, log);
    }

    /// Whether what it names is there: a document may claim anything.
    fn fits(self, game: &G) -> bool {
        let _ = game;
        true
    }

    /// What `seat` is asked, in words.
    fn words(self, game: &G, seat: Seat) -> Message {
        let _ = (game, seat);
        Message::new(G::ASKS_NOTHING)
    }
}

/// The open questions of a game and whose turn it is. [`questions!`](crate::questions) implements
/// it.
pub trait Stack: GameText {
    /// What stands on the stack.
    type Frame: Copy;

    /// The stack, the newest last; empty once the game is over.
    fn frames(&self) -> &[Self::Frame];
    /// Puts a question on top.
    fn push(&mut self, frame: impl Into<Self::Frame>);
    /// Takes the top off.
    fn pop(&mut self) -> Option<Self::Frame>;
    /// Whose turn it is.
    fn active(&self) -> Seat;

    /// What is asked now.
    #[inline]
    fn top(&self) -> Option<Self::Frame> {
        self.frames().last().copied()
    }
}

/// A game that is played by answering the questions on its stack.
pub trait Flow: Stack<Frame: Question<Self>> {
    /// The refusal once the game is over.
    const OVER: Self::Refusal;
    /// The refusal when another seat is asked.
    const NOT_ASKED: Self::Refusal;
    /// The refusal of an answer to another question.
    const OTHER_QUESTION: Self::Refusal;
    /// The message key of "nothing is asked".
    const ASKS_NOTHING: &'static str;

    /// Logs that `seat` is asked in the middle of another seat's turn.
    fn tell_asked(&self, seat: Seat, log: &mut Log<Self::Event>) {
        let _ = (seat, log);
    }

    /// Who owes an answer now.
    #[inline]
    fn asked(&self) -> SeatSet {
        self.top().map_or(SeatSet::EMPTY, |frame| frame.asks(self))
    }

    /// Hands every legal answer of `seat` to `each`.
    #[inline]
    fn each_answer(&self, seat: Seat, each: impl FnMut(Self::Action)) {
        let Some(frame) = self.top() else { return };
        if frame.asks(self).contains(seat) {
            frame.open(self, seat, &mut Each(each));
        }
    }

    /// Clears `out` and fills it with the legal answers of `seat`.
    #[inline]
    fn list_answers(&self, seat: Seat, out: &mut Vec<Self::Action>) {
        out.clear();
        let Some(frame) = self.top() else { return };
        if frame.asks(self).contains(seat) {
            frame.open(self, seat, out);
        }
    }

    /// Whether `seat` may give this answer now: it is open, or here is why not.
    ///
    /// # Errors
    /// The reason, if it is not open.
    fn check_answer(&self, seat: Seat, action: Self::Action) -> Result<(), Self::Refusal> {
        let Some(frame) = self.top() else { return Err(Self::OVER) };
        if !frame.asks(self).contains(seat) {
            return Err(Self::NOT_ASKED);
        }
        let mut is_open = false;
        frame.open(self, seat, &mut Each(|answer| is_open |= answer == action));
        if is_open { Ok(()) } else { Err(frame.why_not(self, seat, action)) }
    }

    /// Every answer a player might try for the current question, open or not.
    fn tempting_answers(&self, seat: Seat) -> Vec<Self::Action> {
        let mut out = Vec::new();
        if let Some(frame) = self.top() {
            frame.tempting(self, seat, &mut out);
        }
        out
    }

    /// Those of [`Flow::tempting_answers`] that are refused, with the reason. The list of what is
    /// open is made once for all of them.
    fn refused_answers(&self, seat: Seat) -> Vec<(Self::Action, Self::Refusal)> {
        let Some(frame) = self.top() else { return Vec::new() };
        let mut open = Vec::new();
        self.list_answers(seat, &mut open);
        let asked = frame.asks(self).contains(seat);
        let refusal =
            |action| if asked { frame.why_not(self, seat, action) } else { Self::NOT_ASKED };
        let refused =
            self.tempting_answers(seat).into_iter().filter(|action| !open.contains(action));
        refused.map(|action| (action, refusal(action))).collect()
    }

    /// What `seat` is asked now, in words.
    fn question_words(&self, seat: Seat) -> Message {
        self.top().map_or(Message::new(Self::ASKS_NOTHING), |frame| frame.words(self, seat))
    }

    /// Plays a legal answer and runs on to the next question.
    #[inline]
    fn answer(&mut self, seat: Seat, action: Self::Action, log: &mut Log<Self::Event>) {
        let Some(frame) = self.pop() else { return };
        let turn = self.turn();
        frame.answer(self, seat, action, log);
        self.settle(log);
        // A new turn has logged its own handover, and before the first turn all are asked anyway.
        if log.is_on()
            && turn == self.turn()
            && turn > 0
            && let Some(next) = self.asked().without(seat).lowest()
        {
            log.barrier(Barrier::Handover(next), || self.tally());
            self.tell_asked(next, log);
        }
    }

    /// Runs steps that ask nothing and gives answers that are the only ones, until a seat has to be
    /// asked or the game is over.
    fn settle(&mut self, log: &mut Log<Self::Event>) {
        while let Some(frame) = self.top() {
            if frame.step(self, log) == Step::Asks {
                return;
            }
        }
    }
}

/// Makes the type of what stands on a game's stack out of its questions, each a type that
/// implements [`Question`], and gives the game its [`Stack`]:
/// `questions! { /// What is open. pub enum Frame of Chess in table { Move, Promote } }`.
///
/// `in table` is the part of the game that holds the stack: its field `frames` is a
/// [`List`](crate::List) of these, and `active` the [`Seat`] whose turn it is. The first question
/// fills the empty places of the list, so it has a default.
#[macro_export]
macro_rules! questions {
    (
        $(#[$meta:meta])*
        $vis:vis enum $Frame:ident of $Game:ident in $table:ident {
            $First:ident $(, $Question:ident)* $(,)?
        }
    ) => {
        impl $crate::Stack for $Game {
            type Frame = $Frame;

            #[inline]
            fn frames(&self) -> &[$Frame] {
                &self.$table.frames
            }
            #[inline]
            fn push(&mut self, frame: impl Into<$Frame>) {
                self.$table.frames.push(frame.into());
            }
            #[inline]
            fn pop(&mut self) -> Option<$Frame> {
                self.$table.frames.pop()
            }
            #[inline]
            fn active(&self) -> $crate::Seat {
                self.$table.active
            }
        }
        $crate::questions! {
            @frame [$(#[$meta])*] [$vis] $Frame [$Game] $First $($Question)*
        }
        impl Default for $Frame {
            fn default() -> Self {
                Self::$First($First::default())
            }
        }
    };
    (@frame [$($meta:tt)*] [$vis:vis] $Frame:ident [$Game:ident] $($Question:ident)*) => {
        $($meta)*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        $vis enum $Frame {
            $(
                #[doc = concat!("[`", stringify!($Question), "`].")]
                $Question($Question),
            )*
        }
        $(
            impl From<$Question> for $Frame {
                #[inline]
                fn from(question: $Question) -> Self {
                    Self::$Question(question)
                }
            }
        )*
        impl $crate::Question<$Game> for $Frame {
            #[inline]
            fn asks(self, game: &$Game) -> $crate::SeatSet {
                match self { $(Self::$Question(it) => it.asks(game),)* }
            }
            #[inline]
            fn step(
                self,
                game: &mut $Game,
                log: &mut $crate::Log<<$Game as $crate::Game>::Event>,
            ) -> $crate::Step {
                match self { $(Self::$Question(it) => it.step(game, log),)* }
            }
            #[inline]
            fn open(
                self,
                game: &$Game,
                seat: $crate::Seat,
                out: &mut impl $crate::Answers<<$Game as $crate::Game>::Action>,
            ) {
                match self { $(Self::$Question(it) => it.open(game, seat, out),)* }
            }
            fn why_not(
                self,
                game: &$Game,
                seat: $crate::Seat,
                action: <$Game as $crate::Game>::Action,
            ) -> <$Game as $crate::Game>::Refusal {
                match self { $(Self::$Question(it) => it.why_not(game, seat, action),)* }
            }
            fn tempting(
                self,
                game: &$Game,
                seat: $crate::Seat,
                out: &mut Vec<<$Game as $crate::Game>::Action>,
            ) {
                match self { $(Self::$Question(it) => it.tempting(game, seat, out),)* }
            }
            #[inline]
            fn answer(
                self,
                game: &mut $Game,
                seat: $crate::Seat,
                action: <$Game as $crate::Game>::Action,
                log: &mut $crate::Log<<$Game as $crate::Game>::Event>,
            ) {
                match self { $(Self::$Question(it) => it.answer(game, seat, action, log),)* }
            }
            fn fits(self, game: &$Game) -> bool {
                match self { $(Self::$Question(it) => it.fits(game),)* }
            }
            fn words(self, game: &$Game, seat: $crate::Seat) -> $crate::Message {
                match self { $(Self::$Question(it) => it.words(game, seat),)* }
            }
        }
    };
}
