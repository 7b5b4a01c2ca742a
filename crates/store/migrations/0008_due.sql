-- What a server has to look at by itself, and when; what ratings were counted of; whose tables wait.

-- When a server has to look at a table, though nobody asks for it: a clock runs out, or something
-- should follow by itself. Empty where nothing is due.
ALTER TABLE tables ADD COLUMN due_at BIGINT;
-- Where a table was opened from, as long as it waits for people: a word that means nothing elsewhere.
ALTER TABLE tables ADD COLUMN origin TEXT;
-- Whether it is gone some time after it was last used, whatever came of it.
ALTER TABLE tables ADD COLUMN brief BIGINT NOT NULL DEFAULT 0;

-- Until now every table was opened at a start. Those with a clock, and those that lack nobody, are
-- looked at once, and marked as they should be.
UPDATE tables SET due_at = updated_at WHERE status = 'playing' AND clock <> 'none';
UPDATE tables SET due_at = updated_at WHERE status = 'open'
    AND players <= (SELECT COUNT(*) FROM seats WHERE table_id = tables.id);

CREATE INDEX tables_due ON tables (due_at, id) WHERE due_at IS NOT NULL;
CREATE INDEX tables_origin ON tables (origin, created_at, id) WHERE origin IS NOT NULL;
CREATE INDEX tables_running ON tables (visibility, created_at, id) WHERE status <> 'over';
CREATE INDEX tables_waiting ON tables (updated_at, id) WHERE status = 'open';
CREATE INDEX tables_brief ON tables (updated_at, id) WHERE brief = 1;
CREATE INDEX accounts_guests ON accounts (created_at, id) WHERE kind = 'guest';

-- How often the rated results of a game have changed, and how often they had when its ratings were
-- last computed, and by which rules. Where both are the same there is nothing to compute.
CREATE TABLE rating_marks (
    game TEXT NOT NULL PRIMARY KEY,
    changes BIGINT NOT NULL,
    counted BIGINT NOT NULL,
    rules TEXT NOT NULL
);
-- What was computed before is computed once more.
INSERT INTO rating_marks (game, changes, counted, rules)
    SELECT game, COUNT(*), 0, '' FROM results WHERE rated = 1 GROUP BY game;
