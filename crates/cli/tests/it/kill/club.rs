//! Several nodes: any of them may be killed, and NATS and PostgreSQL may be away for a while.
//!
//! `cargo xtask kill --club --beside PATH` lets some of them run another program, such as the
//! release before this one: nodes are replaced one by one, in both directions.

use std::path::{Path, PathBuf};

use game_core::FastRng;
use services::{Nats, Postgres};

use super::node::{Node, ours};
use super::{Crowd, RESUMED, check, times, within};

/// How many nodes there are.
const NODES: usize = 3;

/// What happens to the club next.
#[derive(Clone, Copy)]
enum Blow {
    /// A node is killed.
    Kill,
    /// NATS is killed, and comes back after a while.
    Nats,
    /// PostgreSQL crashes, and comes back after a while.
    Postgres,
}

/// That many kills, with the two services stopped that many times in between.
fn blows(kills: u32, stops: u32) -> Vec<Blow> {
    let mut blows = Vec::new();
    for kill in 0..kills {
        blows.push(Blow::Kill);
        if (kill + 1) * stops / kills > kill * stops / kills {
            blows.extend([Blow::Nats, Blow::Postgres]);
        }
    }
    blows
}

/// Which program each node runs. All begin with the first one, so that it makes the store and the
/// other one finds people playing in it.
struct Programs {
    all: Vec<PathBuf>,
    run: [usize; NODES],
    starts: Vec<u32>,
}

impl Programs {
    /// The one that somebody names, and ours; or ours alone.
    fn named() -> Self {
        let beside = std::env::var_os("TRESTLE_BESIDE").map(PathBuf::from);
        let all: Vec<_> = beside.into_iter().chain([ours().to_path_buf()]).collect();
        let starts = vec![0; all.len()];
        Self { all, run: [0; NODES], starts }
    }

    /// What a node begins with.
    fn first(&mut self) -> &Path {
        self.starts[0] += 1;
        &self.all[0]
    }

    /// What a node comes back with: any, as long as not all nodes run the same.
    fn next(&mut self, node: usize, rng: &mut FastRng) -> &Path {
        let mut next = rng.below(self.all.len() as u32) as usize;
        if (0..NODES).all(|other| other == node || self.run[other] == next) {
            next = (next + 1) % self.all.len();
        }
        self.run[node] = next;
        self.starts[next] += 1;
        &self.all[next]
    }

    /// How often each was started, if there are several.
    fn told(&self) -> String {
        let [other, ours] = self.starts[..] else { return String::new() };
        format!(", started {other} times as {} and {ours} times as ours", self.all[0].display())
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_a_club_acknowledged_survives_everything() {
    let kills = times("TRESTLE_CLUB_KILLS");
    let stops = kills.map_or(1, |kills| (kills / 10).max(1));
    let mut postgres = Postgres::start();
    let mut nats = Nats::start();
    let (store, bus) = (postgres.database("club"), nats.url());
    let mut programs = Programs::named();
    let mut nodes = Vec::new();
    for name in ["a", "b", "c"] {
        let args = ["--store", &store, "--nats", &bus, "--node", name];
        nodes.push(Node::start(programs.first(), &args).await);
    }
    let doors = nodes.iter().map(Node::url).collect();
    let mut crowd = Crowd::at(doors, crate::every_game().chain(["architectura"])).await;
    let mut rng = FastRng::new(98);
    for blow in blows(kills.unwrap_or(4), stops) {
        // Right after a line was sent, somebody is in the middle of something.
        crowd.played(rng.below(40)).await;
        match blow {
            Blow::Kill => {
                let node = rng.below(NODES as u32) as usize;
                nodes[node].kill();
                // The others go on.
                crowd.played(20).await;
                nodes[node].again(programs.next(node, &mut rng)).await;
            }
            Blow::Nats => {
                tokio::task::block_in_place(|| nats.stop());
                crowd.played(40).await;
                tokio::task::block_in_place(|| nats.resume());
            }
            Blow::Postgres => {
                crowd.unreachable();
                tokio::task::block_in_place(|| postgres.stop());
                for node in &nodes {
                    within(node.unready()).await;
                }
                tokio::task::block_in_place(|| postgres.resume());
                within(nodes[0].ready()).await;
                crowd.reachable();
            }
        }
    }
    crowd.played(40).await;
    let played = crowd.end().await;

    // Whatever bots owe, they play.
    let kept = store::open(&store).await.expect("the store");
    within(async {
        while !kept.bots_waiting(i64::MAX, None, 1).await.expect("a list").is_empty() {
            tokio::task::yield_now().await;
        }
    })
    .await;
    nodes.iter_mut().for_each(Node::kill);
    let total = check(&*kept, &played).await;
    kept.close().await;
    println!(
        "{} kills of {NODES} nodes{}, NATS and PostgreSQL stopped {stops} times each: {} tables, \
         {total} acknowledged answers, none lost, none twice, {} refused while the store was away, no bot \
         waits; everybody was back within {} ms",
        kills.unwrap_or(4),
        programs.told(),
        played.len(),
        crowd.refusals(),
        crowd.slowest().as_millis()
    );
    if kills.is_some() {
        assert!(crowd.slowest() <= RESUMED, "somebody took {:?} to come back", crowd.slowest());
    }
}
