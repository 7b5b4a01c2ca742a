//! Games so small that everybody knows what is right.

use std::cell::Cell;

use bots::{Bot, Budget, Greedy, Knowledge, Others, Search, Thought, Tuning};
use game_core::{
    FastRng, Game, Log, Message, Outcome, PerSeat, Refusal, RulesVersion, Seat, SeatSet, Seed,
    SetupError, Standing, Viewer, edition,
};
use rules_architectura::Edition;

/// No reason: the toys never refuse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Never;

impl Refusal for Never {
    fn rule(&self) -> Option<&'static str> {
        None
    }
}

/// Seat `winner` of `n` wins.
fn won_by(winner: usize, n: usize) -> Outcome {
    let points =
        |seat: Seat| Standing { total: i16::from(seat.index() == winner), ..Standing::default() };
    Outcome::ranked(PerSeat::from_fn(n, points), |_| [0])
}

/// What is the same in both toys.
macro_rules! toy {
    ($id:literal, $players:literal) => {
        const ID: &'static str = $id;
        const RULES: RulesVersion = RulesVersion(1);
        const PLAYERS: (u8, u8) = ($players, $players);
        const CATEGORIES: &'static [&'static str] = &[];
        const TIE_BREAKS: &'static [&'static str] = &["none"];
        const TIE_RULE: &'static str = "TO-1";
        type Edition = Edition;
        type Config = ();
        type Action = (u8, u8);
        type Event = ();
        type Refusal = Never;

        fn edition(&self) -> &'static Edition {
            edition::default()
        }

        fn seats(&self) -> usize {
            $players
        }

        fn check(&self, _: Seat, _: (u8, u8)) -> Result<(), Never> {
            Ok(())
        }
    };
}

thread_local! {
    /// How many worlds were sampled for simulations.
    static SAMPLED: Cell<u32> = const { Cell::new(0) };
    /// The answer that bots keep away from.
    static SHUNNED: Cell<Option<(u8, u8)>> = const { Cell::new(None) };
}

/// Take any number of stones from one heap; whoever takes the last wins. Nothing is hidden.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Nim {
    heaps: [u8; 3],
    turn: u32,
}

impl Game for Nim {
    toy!("nim", 2);
    type View = (Self, Seat);

    fn new(_: &'static Edition, (): &(), _: Seed) -> Result<Self, SetupError> {
        Ok(Self { heaps: [3, 4, 5], turn: 0 })
    }

    fn turn(&self) -> u32 {
        self.turn
    }

    fn awaiting(&self) -> SeatSet {
        if self.heaps == [0; 3] {
            SeatSet::EMPTY
        } else {
            SeatSet::only(Seat::new((self.turn % 2) as u8))
        }
    }

    fn legal_actions(&self, _: Seat, out: &mut Vec<(u8, u8)>) {
        out.clear();
        let heaps = self.heaps.iter().zip(0..);
        out.extend(heaps.flat_map(|(&stones, heap)| (1..=stones).map(move |take| (heap, take))));
    }

    fn play(&mut self, _: Seat, (heap, take): (u8, u8), _: &mut Log<()>) {
        self.heaps[usize::from(heap)] -= take;
        self.turn += 1;
    }

    fn view(&self, viewer: Viewer) -> (Self, Seat) {
        let Viewer::Seat(seat) = viewer else { panic!("only players look") };
        (self.clone(), seat)
    }

    fn viewer(view: &(Self, Seat)) -> Viewer {
        Viewer::Seat(view.1)
    }

    fn sample(view: &(Self, Seat), _: &mut FastRng) -> Self {
        SAMPLED.set(SAMPLED.get() + 1);
        view.0.clone()
    }

    fn outcome(&self) -> Option<Outcome> {
        let last = (self.turn + 1) % 2;
        self.awaiting().is_empty().then(|| won_by(last as usize, 2))
    }
}

impl Knowledge for Nim {
    fn shuns(&self, _: Seat, action: (u8, u8)) -> bool {
        SHUNNED.get() == Some(action)
    }
}

/// Seat 0 says whether the hidden die shows less than five, or five and six. If it is wrong, seat 1
/// says which of the other two wins.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Guess {
    die: u8,
    said: Option<bool>,
    winner: Option<u8>,
}

impl Game for Guess {
    toy!("guess", 3);
    type View = (Self, Seat);

    fn new(_: &'static Edition, (): &(), _: Seed) -> Result<Self, SetupError> {
        Err(Message::new("toys-begin-by-hand").into())
    }

    fn turn(&self) -> u32 {
        self.said.is_some().into()
    }

    fn awaiting(&self) -> SeatSet {
        match (self.said, self.winner) {
            (None, _) => SeatSet::only(Seat::new(0)),
            (Some(_), None) => SeatSet::only(Seat::new(1)),
            (Some(_), Some(_)) => SeatSet::EMPTY,
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<(u8, u8)>) {
        out.clear();
        match seat.index() {
            0 => out.extend([(0, 0), (0, 1)]),
            _ if self.is_right() => out.push((1, 0)),
            _ => out.extend([(1, 2), (1, 1)]),
        }
    }

    fn play(&mut self, seat: Seat, (_, answer): (u8, u8), _: &mut Log<()>) {
        match seat.index() {
            0 => self.said = Some(answer == 1),
            _ => self.winner = Some(answer),
        }
    }

    fn view(&self, viewer: Viewer) -> (Self, Seat) {
        let Viewer::Seat(seat) = viewer else { panic!("only players look") };
        let die = if seat.index() == 0 { 0 } else { self.die };
        (Self { die, ..self.clone() }, seat)
    }

    fn viewer(view: &(Self, Seat)) -> Viewer {
        Viewer::Seat(view.1)
    }

    fn sample((seen, _): &(Self, Seat), rng: &mut FastRng) -> Self {
        let die = if seen.die == 0 { 1 + rng.below(6) as u8 } else { seen.die };
        Self { die, ..seen.clone() }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.winner.map(|winner| won_by(winner.into(), 3))
    }
}

impl Guess {
    fn is_right(&self) -> bool {
        self.said == Some(self.die >= 5)
    }
}

impl Knowledge for Guess {}

/// Both say heads or tails at the same time; seat 0 wins if they say the same.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Pennies {
    said: [Option<u8>; 2],
}

impl Game for Pennies {
    toy!("pennies", 2);
    type View = (Self, Seat);

    fn new(_: &'static Edition, (): &(), _: Seed) -> Result<Self, SetupError> {
        Ok(Self { said: [None; 2] })
    }

    fn turn(&self) -> u32 {
        0
    }

    fn awaiting(&self) -> SeatSet {
        Seat::all(2).filter(|seat| self.said[seat.index()].is_none()).collect()
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<(u8, u8)>) {
        out.clear();
        out.extend([(seat.index() as u8, 0), (seat.index() as u8, 1)]);
    }

    fn play(&mut self, seat: Seat, (_, side): (u8, u8), _: &mut Log<()>) {
        self.said[seat.index()] = Some(side);
    }

    fn view(&self, viewer: Viewer) -> (Self, Seat) {
        let Viewer::Seat(seat) = viewer else { panic!("only players look") };
        let mut said = self.said;
        said[1 - seat.index()] = None;
        (Self { said }, seat)
    }

    fn viewer(view: &(Self, Seat)) -> Viewer {
        Viewer::Seat(view.1)
    }

    fn sample(view: &(Self, Seat), _: &mut FastRng) -> Self {
        view.0.clone()
    }

    fn outcome(&self) -> Option<Outcome> {
        let won = |same: bool| won_by(usize::from(!same), 2);
        self.awaiting().is_empty().then(|| won(self.said[0] == self.said[1]))
    }
}

impl Knowledge for Pennies {}

#[test]
fn what_others_say_at_the_same_time_stays_sealed() {
    // An opponent who could answer in the knowledge of our answer would always win.
    let (thought, _) = think(&Pennies { said: [None; 2] }, 2_000);
    for answer in &thought.answers {
        assert!((answer.chance - 0.5).abs() < 0.06, "{thought:?}");
    }
}

fn think<G: Knowledge>(game: &G, sims: u32) -> (Thought, Vec<G::Action>) {
    let seat = game.awaiting().lowest().expect("a question");
    let mut legal = Vec::new();
    game.legal_actions(seat, &mut legal);
    let view = game.view(Viewer::Seat(seat));
    let rng = &mut FastRng::new(1);
    (Search::of::<G>().think::<G>(&view, &legal, Budget::Sims(sims), rng), legal)
}

fn best<G: Knowledge>(game: &G, sims: u32) -> G::Action {
    let (thought, legal) = think(game, sims);
    legal[thought.best()]
}

#[test]
fn search_wins_nim() {
    let heaps = |heaps| Nim { heaps, turn: 0 };
    // The only winning move leaves heaps whose binary digits cancel out.
    assert_eq!(best(&heaps([3, 4, 5]), 20_000), (0, 2));
    assert_eq!(best(&heaps([1, 1, 3]), 5_000), (2, 3));
    assert_eq!(best(&heaps([0, 2, 3]), 5_000), (2, 1));
    // A move that wins at once is found with hardly any simulation.
    assert_eq!(best(&heaps([0, 0, 5]), 12), (2, 5));
}

#[test]
fn search_bets_on_what_it_knows_and_not_on_what_is_true() {
    for die in 1..=6 {
        let game = Guess { die, said: None, winner: None };
        let (thought, _) = think(&game, 6_000);
        assert_eq!(thought.best(), 0, "the die shows {die}");
        // Four of six; a fiftieth of the value lies in the margin.
        let chance = f64::from(thought.answers[0].chance);
        assert!((chance - 0.98 * 4.0 / 6.0 - 0.02 / 3.0).abs() < 0.03, "{chance}");
        assert!(thought.answers[1].chance < thought.answers[0].chance);
    }
}

#[test]
fn every_seat_is_taken_to_want_its_own_victory() {
    // Seat 1 can give the victory to seat 2 or take it: search expects that it takes it.
    let game = Guess { die: 6, said: Some(false), winner: None };
    assert_eq!(best(&game, 200), (1, 1));
    let asked = Guess { die: 6, said: None, winner: None };
    let (thought, _) = think(&asked, 6_000);
    let chances = thought.chances.as_slice();
    assert!(chances[1] > chances[2] + 0.2, "{chances:?}");
}

#[test]
fn a_judged_answer_is_known_however_bad_it_is() {
    let game = Nim { heaps: [0, 0, 5], turn: 0 };
    let mut legal = Vec::new();
    game.legal_actions(Seat::new(0), &mut legal);
    let view = game.view(Viewer::Seat(Seat::new(0)));
    let budget = Budget::Sims(800);
    let given = 3;
    let thought =
        Search::of::<Nim>().judge::<Nim>(&view, &legal, given, budget, &mut FastRng::new(1));
    assert!(thought.answers[given].visits >= 100, "{thought:?}");
    assert!(thought.answers[given].chance < 0.2, "{thought:?}");
    assert_eq!(legal[thought.best()], (2, 5));
    assert_eq!(thought.sims, 800);
}

#[test]
fn a_choice_that_is_certain_comes_early_and_is_the_same() {
    let game = Nim { heaps: [0, 0, 5], turn: 0 };
    let mut legal = Vec::new();
    game.legal_actions(Seat::new(0), &mut legal);
    let view = game.view(Viewer::Seat(Seat::new(0)));
    let search = Search::of::<Nim>();
    for seed in 0..20 {
        let rng = || FastRng::new(seed);
        let before = SAMPLED.get();
        let chosen = Bot::<Nim>::choose(&search, &view, &legal, Budget::Sims(500), &mut rng());
        // One world more was looked at: for what is shunned.
        let early = SAMPLED.get() - before - 1;
        assert!((250..500).contains(&early), "{early} simulations");
        let thought = search.think::<Nim>(&view, &legal, Budget::Sims(500), &mut rng());
        assert_eq!(chosen, thought.best());
        assert_eq!(SAMPLED.get() - before - early - 1, 500);
        // Of several trees none may stop for itself.
        let before = SAMPLED.get();
        let two = Search { trees: 2, ..search };
        Bot::<Nim>::choose(&two, &view, &legal, Budget::Sims(500), &mut rng());
        assert_eq!(SAMPLED.get() - before, 501);
    }
}

#[test]
fn what_is_shunned_is_not_given_unless_there_is_nothing_else() {
    let game = Nim { heaps: [0, 0, 5], turn: 0 };
    let mut legal = Vec::new();
    game.legal_actions(Seat::new(0), &mut legal);
    let view = game.view(Viewer::Seat(Seat::new(0)));
    let bots: [Box<dyn Bot<Nim>>; 3] = [
        Box::new(Greedy::default()),
        Box::new(Search::of::<Nim>()),
        Box::new(Search { slack: 0.5, ..Search::of::<Nim>() }),
    ];
    let answer = |bot: &dyn Bot<Nim>, legal: &[(u8, u8)]| {
        legal[bot.choose(&view, legal, Budget::Sims(300), &mut FastRng::new(1))]
    };
    for bot in &bots[..2] {
        assert_eq!(answer(&**bot, &legal), (2, 5), "it wins at once");
    }
    SHUNNED.set(Some((2, 5)));
    for bot in &bots {
        assert_ne!(answer(&**bot, &legal), (2, 5));
        assert_eq!(answer(&**bot, &legal[4..]), (2, 5));
    }
    // What people may do is judged all the same.
    let (thought, _) = think(&game, 300);
    SHUNNED.set(None);
    assert_eq!((thought.answers.len(), thought.best()), (5, 4));
}

#[test]
fn others_that_go_by_first_sight_see_a_victory_and_nothing_behind_it() {
    // Lost against anybody who answers in kind.
    let game = Nim { heaps: [2, 2, 0], turn: 0 };
    let mut legal = Vec::new();
    game.legal_actions(Seat::new(0), &mut legal);
    assert_eq!(legal, [(0, 1), (0, 2), (1, 1), (1, 2)]);
    let view = game.view(Viewer::Seat(Seat::new(0)));
    let chances = |others| {
        let search = Search { tuning: Tuning { others, ..Tuning::PLAIN }, ..Search::of::<Nim>() };
        let budget = Budget::Sims(4_000);
        let thought = search.think::<Nim>(&view, &legal, budget, &mut FastRng::new(1));
        thought.answers.iter().map(|answer| answer.chance).collect::<Vec<_>>()
    };
    assert!(chances(Others::Search).iter().all(|&chance| chance < 0.3));
    let sight = chances(Others::FirstSight);
    // Of answers that look alike the first is expected: it leaves a heap to be taken.
    assert!(sight[0] > 0.9 && sight[1] < 0.1 && sight[3] < 0.1, "{sight:?}");
}

#[test]
fn a_single_answer_can_be_thought_about_too() {
    let game = Nim { heaps: [0, 0, 1], turn: 0 };
    let (thought, legal) = think(&game, 50);
    assert_eq!(legal, [(2, 1)]);
    assert_eq!(thought.answers[0].visits, 50);
    assert!(thought.chances[Seat::new(0)] > 0.9, "{thought:?}");
}
