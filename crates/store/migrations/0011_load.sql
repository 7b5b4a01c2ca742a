-- Questions that grew dear with what one account has: each gets an index of its own.

-- Tables of somebody who sits at thousands of them.
CREATE INDEX seats_of_account ON seats (account, table_id);
DROP INDEX seats_account;
-- How many tables of a host wait or are played.
CREATE INDEX tables_of_host ON tables (host, status);
DROP INDEX tables_host;
-- Games that may be given up: without a clock, and without a rating to lose.
CREATE INDEX tables_unhurried ON tables (updated_at, id)
    WHERE status = 'playing' AND rated = 0 AND clock = 'none';
-- The lobby, and what comes after the newest few of each place: all columns that tell how far a page
-- looks.
CREATE INDEX tables_not_over ON tables (visibility, created_at, id, status) WHERE status <> 'over';
DROP INDEX tables_running;
CREATE INDEX tables_from ON tables (visibility, created_at, id, status, origin)
    WHERE status <> 'over' AND origin IS NOT NULL;
-- What of an account is on its way.
CREATE INDEX outbox_of_account ON outbox (account, claimed_until);
DROP INDEX outbox_account;
