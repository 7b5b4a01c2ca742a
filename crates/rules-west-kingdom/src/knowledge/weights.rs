//! What the things of a seat are worth on top of the points they score.
//!
//! The numbers are fitted, not guessed. Greedy bots played some thousands of games with two to five
//! players, now and then giving any answer. At each turn the things of the seats were compared with
//! what the seats still gained on each other until the end, and least squares said how much each
//! thing had told. The next games were played by bots that valued them so, and all games together
//! were fitted again, three times over; by then bots and numbers had settled.

/// How many kinds of things there are.
pub(super) const THINGS: usize = 52;

/// What one of each thing is worth, in the order of `Sight::things`: the first number times the use
/// that is left, the second times its square.
#[rustfmt::skip]
pub(super) const WEIGHTS: [[f32; 2]; THINGS] = [
    [-1.422, -0.274], // turns to come at all
    [1.305, 0.888], // a round earlier to move
    [-0.374, -0.035], // a clay
    [-0.163, 0.511], // a wood
    [-0.012, 0.193], // a stone
    [-0.234, 1.152], // a gold
    [0.024, 1.089], // a marble
    [-0.013, 0.105], // a silver
    [0.488, 3.15], // the first clay
    [0.779, 1.350], // the first wood
    [0.510, 1.328], // the first stone
    [0.867, 1.349], // the first gold
    [0.913, -1.138], // the first marble
    [-0.904, 3.811], // the first silver
    [0.151, 0.593], // a point of the plan
    [1.179, 1.258], // the first cards
    [-0.574, 1.918], // a card
    [-0.553, 4.288], // a kind of skill
    [-0.820, 0.106], // an ability
    [-0.082, 2.306], // an apprentice
    [-1.830, 3.658], // a level of virtue
    [-0.398, 0.579], // the Cathedral closed
    [-0.015, -0.747], // the Black Market closed
    [-0.285, 0.001], // a debt
    [0.489, 2.971], // a worker in the supply
    [-2.850, -1.951], // an empty supply
    [0.194, -0.285], // a captive
    [0.053, 2.911], // a worker captured
    [1.537, 1.422], // a worker in Prison
    [-0.909, -1.197], // the most in Prison
    [0.363, 2.817], // a worker: Quarry
    [0.281, 3.055], // a worker: Forest
    [1.556, 2.799], // a worker: Mines
    [1.166, -1.033], // a worker: Silversmith
    [2.300, -2.802], // a worker: King's Storehouse
    [0.546, 2.750], // a worker: Workshop
    [1.074, 0.670], // a worker: Town Centre
    [0.861, 0.0], // a worker: Tax Stand
    [0.953, 0.712], // a worker: Guardhouse
    [-0.131, 0.149], // a large group: Quarry
    [-0.174, 0.178], // a large group: Forest
    [-0.186, -0.246], // a large group: Mines
    [-0.017, 0.248], // a large group: Silversmith
    [-0.065, 0.310], // a large group: King's Storehouse
    [-0.158, 0.198], // a large group: Workshop
    [-0.157, 0.334], // a large group: Town Centre
    [0.159, -0.136], // a large group: Tax Stand
    [-0.137, 0.369], // a large group: Guardhouse
    [0.404, 1.582], // a level of the Cathedral
    [-0.375, 2.841], // a building
    [0.068, 3.759], // a worker in the Guildhall
    [0.970, -0.745], // a point ready to be had
];
