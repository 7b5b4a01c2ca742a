-- What several nodes need that serve the same tables.

-- Since when a bot owes the next answer; empty where none does.
ALTER TABLE tables ADD COLUMN bot_since BIGINT;
CREATE INDEX tables_bots ON tables (bot_since);

-- The oldest program that can work with this schema: the number of the newest migration it knows.
-- A migration that only adds leaves it as it is, so that old and new programs can run side by side.
CREATE TABLE compatibility (least BIGINT NOT NULL);
INSERT INTO compatibility (least) VALUES (5);
