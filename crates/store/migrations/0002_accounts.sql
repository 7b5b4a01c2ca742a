-- People: guests and members, their sessions, and links that invite to a table.

CREATE TABLE accounts (
    id TEXT NOT NULL PRIMARY KEY,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    -- Lower case; only members have one.
    login TEXT UNIQUE,
    password TEXT,
    language TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    deleted_at BIGINT
);

CREATE TABLE recovery_codes (
    account TEXT NOT NULL REFERENCES accounts (id),
    hash TEXT NOT NULL,
    PRIMARY KEY (account, hash)
);

CREATE TABLE sessions (
    hash TEXT NOT NULL PRIMARY KEY,
    account TEXT NOT NULL REFERENCES accounts (id),
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL
);
CREATE INDEX sessions_account ON sessions (account);
CREATE INDEX sessions_expiry ON sessions (expires_at);

CREATE TABLE invitations (
    hash TEXT NOT NULL PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id),
    created_at BIGINT NOT NULL,
    revoked BIGINT NOT NULL
);
CREATE INDEX invitations_table ON invitations (table_id);
