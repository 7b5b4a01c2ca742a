-- Tables, who sits at them, and their action logs.
-- One text for SQLite and PostgreSQL: TEXT, BIGINT, DOUBLE PRECISION and nothing else; flags are 0 or 1,
-- times are milliseconds since 1970, JSON is TEXT.

CREATE TABLE editions (
    hash TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    body TEXT NOT NULL
);

CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    setup TEXT NOT NULL,
    -- Not a reference: an open table names its edition before the text of it is kept.
    edition TEXT NOT NULL,
    status TEXT NOT NULL,
    host TEXT,
    visibility TEXT NOT NULL,
    players BIGINT NOT NULL,
    rated BIGINT NOT NULL,
    clock TEXT NOT NULL,
    -- Bit n: an answer of seat n is awaited.
    awaiting BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL
);
CREATE INDEX tables_lobby ON tables (visibility, status, created_at, id);
CREATE INDEX tables_status ON tables (status, created_at, id);
CREATE INDEX tables_host ON tables (host);

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    account TEXT,
    bot TEXT,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_account ON seats (account);

-- The truth of every game. The primary key decides who was first.
CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
);

-- A cache: every row can be made again from the log.
CREATE TABLE snapshots (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    seq BIGINT NOT NULL,
    version TEXT NOT NULL,
    body TEXT NOT NULL
);
