-- Passkeys, and the ceremonies under way in which one is made or used.

CREATE TABLE passkeys (
    -- Made from the credential's own id: no two accounts have the same passkey.
    id TEXT NOT NULL PRIMARY KEY,
    account TEXT NOT NULL REFERENCES accounts (id),
    name TEXT NOT NULL,
    -- JSON that the store does not read.
    credential TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    used_at BIGINT
);
CREATE INDEX passkeys_account ON passkeys (account);

CREATE TABLE ceremonies (
    hash TEXT NOT NULL PRIMARY KEY,
    kind TEXT NOT NULL,
    -- Nobody yet, where somebody signs in.
    account TEXT REFERENCES accounts (id),
    state TEXT NOT NULL,
    expires_at BIGINT NOT NULL
);
CREATE INDEX ceremonies_expiry ON ceremonies (expires_at);
CREATE INDEX ceremonies_account ON ceremonies (account);
