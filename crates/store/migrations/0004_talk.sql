-- What people write beside a game, whom they do not want to hear, and what they are to be told.

CREATE TABLE notes (
    table_id TEXT NOT NULL REFERENCES tables (id),
    account TEXT NOT NULL,
    body TEXT NOT NULL,
    updated_at BIGINT NOT NULL,
    PRIMARY KEY (table_id, account)
);
CREATE INDEX notes_account ON notes (account);

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n BIGINT NOT NULL,
    -- Empty once the author is gone.
    account TEXT,
    at BIGINT NOT NULL,
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
);
CREATE INDEX chat_account ON chat (account);

CREATE TABLE mutes (
    account TEXT NOT NULL,
    muted TEXT NOT NULL,
    PRIMARY KEY (account, muted)
);
CREATE INDEX mutes_muted ON mutes (muted);

CREATE TABLE outbox (
    id TEXT NOT NULL PRIMARY KEY,
    account TEXT NOT NULL,
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    due_at BIGINT NOT NULL,
    claimed_by TEXT,
    claimed_until BIGINT NOT NULL,
    attempts BIGINT NOT NULL
);
CREATE INDEX outbox_due ON outbox (due_at, id);
CREATE INDEX outbox_account ON outbox (account);
