-- How people are reached who are away.

-- A browser that takes messages. It is told as long as the session lives in which it was added.
CREATE TABLE push_subscriptions (
    endpoint TEXT NOT NULL PRIMARY KEY,
    account TEXT NOT NULL REFERENCES accounts (id),
    -- The hash of the session's token.
    session TEXT NOT NULL,
    -- What messages are encrypted with, as the browser gave it.
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    language TEXT NOT NULL,
    created_at BIGINT NOT NULL
);
CREATE INDEX push_subscriptions_account ON push_subscriptions (account);

-- What a person wants to be told, and when. Who has no row has said nothing.
CREATE TABLE contacts (
    account TEXT NOT NULL PRIMARY KEY REFERENCES accounts (id),
    turns BIGINT NOT NULL,
    endings BIGINT NOT NULL,
    with_tab BIGINT NOT NULL,
    webhook TEXT,
    secret TEXT,
    -- Minutes after midnight, in a time zone by its IANA name.
    quiet_from BIGINT,
    quiet_to BIGINT,
    zone TEXT
);

-- The key that the club signs its messages with, the same for all nodes; one row.
CREATE TABLE push_keys (
    id BIGINT NOT NULL PRIMARY KEY,
    secret TEXT NOT NULL,
    created_at BIGINT NOT NULL
);
