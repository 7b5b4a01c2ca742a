//! A game as it was played: every state on the way, so that dear checks can go back to any step.

use game_core::{Game, GameText, Log, Seat, Seed};

/// The way of one game from its start.
pub(crate) struct Trail<G: GameText> {
    pub edition: &'static G::Edition,
    pub config: G::Config,
    pub seed: Seed,
    /// The state after so many actions.
    pub states: Vec<G>,
    pub actions: Vec<(Seat, G::Action)>,
    /// What the last action told.
    pub log: Log<G::Event>,
}

impl<G: GameText> Trail<G> {
    pub fn start(
        edition: &'static G::Edition,
        config: &G::Config,
        seed: Seed,
    ) -> Result<Self, String> {
        let state = G::new(edition, config, seed)
            .map_err(|problem| format!("the set-up is refused: {problem}"))?;
        let (config, log) = (config.clone(), Log::on());
        Ok(Self { edition, config, seed, states: vec![state], actions: Vec::new(), log })
    }

    /// The state after the last action.
    pub fn tip(&self) -> &G {
        self.states.last().expect("there is always the start")
    }

    /// Plays a legal answer. It joins the list before it is played, so that a panic leaves it there.
    pub fn play(&mut self, seat: Seat, action: G::Action) {
        self.actions.push((seat, action));
        let (state, log) = played(self.tip(), seat, action);
        self.states.push(state);
        self.log = log;
    }
}

/// A copy of the state after an answer, and what that told.
pub(crate) fn played<G: Game>(state: &G, seat: Seat, action: G::Action) -> (G, Log<G::Event>) {
    let (mut state, mut log) = (state.clone(), Log::on());
    state.play(seat, action, &mut log);
    (state, log)
}

/// The legal answers of a seat.
pub(crate) fn answers<G: Game>(state: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    state.legal_actions(seat, &mut actions);
    actions
}
