-- How games ended, and what ratings follow from it.

CREATE TABLE results (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    game TEXT NOT NULL,
    ended_at BIGINT NOT NULL,
    players BIGINT NOT NULL,
    rated BIGINT NOT NULL,
    body TEXT NOT NULL
);
CREATE INDEX results_order ON results (game, ended_at, table_id);

CREATE TABLE result_seats (
    table_id TEXT NOT NULL REFERENCES results (table_id),
    seat BIGINT NOT NULL,
    account TEXT,
    bot TEXT,
    place BIGINT NOT NULL,
    total BIGINT NOT NULL,
    -- A JSON object: category to points.
    categories TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX result_seats_account ON result_seats (account);

-- Follows from the results and can be computed again.
CREATE TABLE ratings (
    scale TEXT NOT NULL,
    subject TEXT NOT NULL,
    game TEXT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    last_table TEXT NOT NULL,
    last_at BIGINT NOT NULL,
    PRIMARY KEY (scale, subject, game)
);
CREATE INDEX ratings_best ON ratings (scale, game, rating);
