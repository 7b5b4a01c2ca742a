-- Moves change only when a table was last used. The indexes by which old tables are found had to be
-- rewritten for that each time; by the hour they are rewritten once an hour.
ALTER TABLE tables ADD COLUMN used_hour BIGINT NOT NULL DEFAULT 0;
UPDATE tables SET used_hour = updated_at / 3600000;

DROP INDEX tables_waiting;
DROP INDEX tables_brief;
DROP INDEX tables_unhurried;
CREATE INDEX tables_waiting ON tables (used_hour, id) WHERE status = 'open';
CREATE INDEX tables_brief ON tables (used_hour, id) WHERE brief = 1;
CREATE INDEX tables_unhurried ON tables (used_hour, id)
    WHERE status = 'playing' AND rated = 0 AND clock = 'none';
