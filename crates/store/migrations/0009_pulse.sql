-- When servers ran, so that nobody loses time on a clock while none did.

-- The latest time at which a server said that it runs, as servers count time.
CREATE TABLE pulse (
    id BIGINT NOT NULL PRIMARY KEY CHECK (id = 1),
    at BIGINT NOT NULL
);

-- When none ran.
CREATE TABLE outages (
    began BIGINT NOT NULL,
    ended BIGINT NOT NULL,
    PRIMARY KEY (began, ended)
);
