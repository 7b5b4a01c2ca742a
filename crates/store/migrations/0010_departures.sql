-- Seats of people whose accounts are gone, until a server has left the tables for them: an account is
-- deleted at once and for good, and a crash in the middle leaves nobody waiting for them.
CREATE TABLE departures (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    account TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
