//! One tree, grown by one thread. Nodes and edges lie in two vectors and point to each other by
//! number; a simulation allocates nothing beyond their growth.

use std::time::Instant;

use game_core::knowledge::{Knowledge, Others, Policy, Shares, Tuning, weight};
use game_core::{FastRng, Log, Seat};

use super::{Aim, part};
use crate::Budget;
use crate::value::{after, keep_sensible, mixed_end, observer, value};

/// No node, no edge.
const NONE: u32 = u32::MAX;
const ROOT: usize = 0;
/// How many simulations pass between two checks of the clock, and of whether the search is decided.
const PERIOD: u32 = 32;
/// An answer under judgment is played in one of this many simulations, however bad it looks.
const JUDGED: u32 = 8;

/// A question as the observer can tell it from others: by the answers that led to it.
struct Node {
    visits: u32,
    first: u32,
    last: u32,
    /// The best first sight among the answers it began with.
    best: f32,
}

/// An answer to the question of a node.
pub(super) struct Edge<A> {
    action: A,
    seat: Seat,
    /// The next edge of the same node.
    next: u32,
    /// The node it leads to.
    node: u32,
    pub(super) visits: u32,
    /// How often its node was passed in a world where this answer was legal.
    available: u32,
    /// What the answer looked like when it was first seen: the share of its seat.
    pub(super) first_sight: f32,
    /// By how much it is preferred for that.
    weight: f32,
    sum: Shares,
}

impl<A> Edge<A> {
    pub(super) const fn new(seat: Seat, action: A) -> Self {
        Self {
            action,
            seat,
            next: NONE,
            node: NONE,
            visits: 0,
            available: 0,
            first_sight: 0.0,
            weight: 1.0,
            sum: [0.0; game_core::MAX_SEATS],
        }
    }

    pub(super) fn add(&mut self, other: &Self) {
        self.visits += other.visits;
        self.first_sight += other.first_sight;
        for (sum, more) in self.sum.iter_mut().zip(other.sum) {
            *sum += more;
        }
    }

    /// The same mean values, counted as this many visits.
    pub(super) fn scaled(&self, visits: u32) -> Self
    where
        A: Copy,
    {
        let part = visits as f32 / self.visits.max(1) as f32;
        let mut edge = Self { visits, ..Self::new(self.seat, self.action) };
        edge.sum = self.sum.map(|sum| sum * part);
        edge
    }

    /// The mean value for a seat, if there was a simulation at all.
    pub(super) fn mean(&self, seat: Seat) -> Option<f32> {
        (self.visits > 0).then(|| part(seat, &self.sum) / self.visits as f32)
    }
}

pub(super) struct Tree<G: Knowledge> {
    view: G::View,
    /// The answers to the question it is grown for.
    answers: Vec<G::Action>,
    observer: Seat,
    tuning: Tuning,
    budget: Budget,
    rng: FastRng,
    sims: u32,
    /// The answer that simulations were forced to give, and how many.
    forced: (usize, u32),
    seats: usize,
    nodes: Vec<Node>,
    edges: Vec<Edge<G::Action>>,
    /// Edges of the simulation that is going on.
    path: Vec<u32>,
    /// Working space: the legal answers, and the edge of each.
    legal: Vec<G::Action>,
    slots: Vec<u32>,
}

impl<G: Knowledge> Tree<G> {
    pub(super) fn new(
        view: G::View,
        answers: Vec<G::Action>,
        tuning: Tuning,
        budget: Budget,
        rng: FastRng,
    ) -> Self {
        let observer = observer::<G>(&view);
        let mut tree = Self {
            view,
            answers,
            observer,
            tuning,
            budget,
            rng,
            sims: 0,
            forced: (0, 0),
            seats: 0,
            nodes: Vec::new(),
            edges: Vec::new(),
            path: Vec::new(),
            legal: Vec::new(),
            slots: Vec::new(),
        };
        tree.add_node();
        tree
    }

    pub(super) const fn observer(&self) -> Seat {
        self.observer
    }

    pub(super) const fn seats(&self) -> usize {
        self.seats
    }

    pub(super) const fn sims(&self) -> u32 {
        self.sims
    }

    /// How many simulations were forced to give answer number `index`.
    pub(super) const fn forced(&self, index: usize) -> u32 {
        if self.forced.0 == index { self.forced.1 } else { 0 }
    }

    /// The edge of the observer's answer number `index`. All worlds have the same answers at the
    /// root, so they stand in the order of the list.
    pub(super) fn root_edge(&self, index: usize, action: G::Action) -> &Edge<G::Action> {
        let edge = &self.edges[index];
        debug_assert_eq!(edge.action, action, "the answers are those of the view");
        edge
    }

    /// Simulates until the budget is used up, and at least once. If it is only to choose, it stops
    /// as soon as the rest of the simulations cannot change which answer was tried most.
    pub(super) fn grow(&mut self, aim: Aim) {
        let start = Instant::now();
        loop {
            let forced = match aim {
                Aim::Judge(given) if self.sims % JUDGED == JUDGED - 1 => Some(given),
                _ => None,
            };
            if let Some(given) = forced {
                self.forced = (given, self.forced.1 + 1);
            }
            self.simulate(forced);
            self.sims += 1;
            match self.budget {
                Budget::Sims(sims) if self.sims >= sims => break,
                _ if !self.sims.is_multiple_of(PERIOD) => {}
                Budget::Sims(sims) => {
                    if aim == Aim::Choose && self.is_decided(sims - self.sims) {
                        break;
                    }
                }
                Budget::Time(time) => {
                    if start.elapsed() >= time {
                        break;
                    }
                }
            }
        }
    }

    /// Whether no answer can catch up with the one tried most in `left` simulations.
    fn is_decided(&self, left: u32) -> bool {
        let (mut best, mut second) = (0, 0);
        let mut at = self.nodes[ROOT].first;
        while at != NONE {
            let edge = &self.edges[at as usize];
            if edge.visits > best {
                second = best;
                best = edge.visits;
            } else {
                second = second.max(edge.visits);
            }
            at = edge.next;
        }
        best - second > left
    }

    /// One simulation; at the root it gives answer number `forced`, if there is one.
    fn simulate(&mut self, forced: Option<usize>) {
        let mut log = Log::off();
        let mut world = G::sample(&self.view, &mut self.rng);
        self.seats = world.seats();
        self.path.clear();
        let mut node = ROOT;
        let values = loop {
            let Some(seat) = self.next_seat(&mut world) else { break value(&world) };
            if self.path.is_empty() {
                self.legal.clone_from(&self.answers);
            } else {
                world.legal_actions(seat, &mut self.legal);
                keep_sensible(&world, seat, &mut self.legal);
            }
            // Where there is nothing to choose there is nothing to remember, but at the root.
            if let ([only], false) = (&self.legal[..], self.path.is_empty()) {
                world.play(seat, *only, &mut log);
                continue;
            }
            if node != ROOT && self.nodes[node].visits == 0 {
                self.nodes[node].visits = 1;
                break self.rate(world);
            }
            self.nodes[node].visits += 1;
            let best = self.select(node, seat, &world);
            let edge = forced.filter(|_| node == ROOT).unwrap_or(best);
            world.play(seat, self.edges[edge].action, &mut log);
            self.path.push(edge as u32);
            if self.edges[edge].node == NONE {
                self.edges[edge].node = self.add_node();
            }
            node = self.edges[edge].node as usize;
        };
        for &edge in &self.path {
            let edge = &mut self.edges[edge as usize];
            edge.visits += 1;
            for (sum, value) in edge.sum.iter_mut().zip(values) {
                *sum += value;
            }
        }
    }

    fn add_node(&mut self) -> u32 {
        let node = Node { visits: 0, first: NONE, last: NONE, best: 0.0 };
        self.nodes.push(node);
        self.nodes.len() as u32 - 1
    }

    /// Who answers next. Where several seats answer at the same time, the others' answers are
    /// hidden from the observer: they are drawn, and the tree never learns of them.
    fn next_seat(&mut self, world: &mut G) -> Option<Seat> {
        loop {
            let awaiting = world.awaiting();
            if awaiting.len() < 2 {
                return awaiting.lowest();
            }
            let seat = awaiting.without(self.observer).lowest()?;
            world.legal_actions(seat, &mut self.legal);
            let action = self.pick(world, seat);
            world.play(seat, action, &mut Log::off());
        }
    }

    /// The edge to follow: the best balance of what is promising and what is little known.
    fn select(&mut self, node: usize, seat: Seat, world: &G) -> usize {
        self.find_edges(node, seat, world);
        let Tuning { exploration, trust, others, .. } = self.tuning;
        let by_first_sight = others == Others::FirstSight && seat != self.observer;
        let weights: f32 = self.slots.iter().map(|&slot| self.edges[slot as usize].weight).sum();
        let mut best = (f32::MIN, NONE);
        for &slot in &self.slots {
            let edge = &mut self.edges[slot as usize];
            edge.available += 1;
            let n = edge.visits as f32;
            let score = if by_first_sight {
                edge.first_sight
            } else if trust == 0.0 && edge.visits == 0 {
                f32::MAX
            } else {
                let mean = (part(seat, &edge.sum) + trust * edge.first_sight) / (n + trust);
                let prior = edge.weight / weights;
                mean + exploration * prior * (edge.available as f32).sqrt() / (1.0 + n)
            };
            if score > best.0 {
                best = (score, slot);
            }
        }
        best.1 as usize
    }

    /// Fills `slots` with the edges of the legal answers; new ones are added.
    fn find_edges(&mut self, node: usize, seat: Seat, world: &G) {
        self.slots.clear();
        let old = self.edges.len();
        let is_first_visit = self.nodes[node].first == NONE;
        let mut cursor = self.nodes[node].first;
        for index in 0..self.legal.len() {
            let action = self.legal[index];
            // A list holds each answer once, so at first none of them is there yet.
            let found = if is_first_visit { None } else { self.find(node, cursor, seat, action) };
            let slot = found.unwrap_or_else(|| {
                let mut edge = Edge::new(seat, action);
                if self.has_first_sight() {
                    edge.first_sight = part(seat, &after(world, seat, action));
                }
                self.link(node, edge)
            });
            self.slots.push(slot);
            cursor = self.edges[slot as usize].next;
        }
        if self.edges.len() > old && self.has_first_sight() {
            self.weigh(node, old, is_first_visit);
        }
    }

    /// Whether anybody cares what an answer looks like at first.
    fn has_first_sight(&self) -> bool {
        self.tuning.trust > 0.0 || self.tuning.others == Others::FirstSight
    }

    /// The edge of this answer. Lists of the same question are in the same order, so it is nearly
    /// always the one after the last that was found.
    fn find(&self, node: usize, cursor: u32, seat: Seat, action: G::Action) -> Option<u32> {
        let is = |at: u32| {
            let edge = &self.edges[at as usize];
            edge.action == action && edge.seat == seat
        };
        if cursor != NONE && is(cursor) {
            return Some(cursor);
        }
        let mut at = self.nodes[node].first;
        while at != NONE && !is(at) {
            at = self.edges[at as usize].next;
        }
        (at != NONE).then_some(at)
    }

    /// Appends an edge to those of the node.
    fn link(&mut self, node: usize, edge: Edge<G::Action>) -> u32 {
        let at = self.edges.len() as u32;
        self.edges.push(edge);
        let node = &mut self.nodes[node];
        if node.first == NONE {
            node.first = at;
        } else {
            self.edges[node.last as usize].next = at;
        }
        node.last = at;
        at
    }

    /// Assigns weights to the edges from number `old` on.
    fn weigh(&mut self, node: usize, old: usize, is_first_visit: bool) {
        let node = &mut self.nodes[node];
        let new = &mut self.edges[old..];
        if is_first_visit {
            node.best = new.iter().map(|edge| edge.first_sight).fold(f32::MIN, f32::max);
        }
        for edge in new {
            edge.weight = weight((node.best - edge.first_sight).max(0.0) / self.tuning.temper);
        }
    }

    /// How the seats stand at a new node.
    fn rate(&mut self, mut world: G) -> Shares {
        let mut left = self.tuning.playout.decisions;
        let mut log = Log::off();
        while left > 0 {
            let Some(seat) = world.awaiting().lowest() else { break };
            world.legal_actions(seat, &mut self.legal);
            keep_sensible(&world, seat, &mut self.legal);
            left -= u32::from(self.legal.len() > 1);
            let action = self.pick(&world, seat);
            world.play(seat, action, &mut log);
        }
        let by_points = self.tuning.playout.by_points;
        if by_points > 0.0 && world.awaiting().is_empty() {
            return mixed_end(&world, by_points);
        }
        value(&world)
    }

    /// One of the answers in `legal`, as the playout's policy has it.
    fn pick(&mut self, world: &G, seat: Seat) -> G::Action {
        if let [only] = self.legal[..] {
            return only;
        }
        match self.tuning.playout.policy {
            Policy::Greedy { noise } if self.rng.below(100) >= noise.into() => {
                let mut best = (f32::MIN, self.legal[0]);
                for &action in &self.legal {
                    let value = part(seat, &after(world, seat, action));
                    if value > best.0 {
                        best = (value, action);
                    }
                }
                best.1
            }
            _ => self.legal[self.rng.below(self.legal.len() as u32) as usize],
        }
    }
}
