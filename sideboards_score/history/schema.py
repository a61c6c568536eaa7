"""The tables, and the way from each version of them to the next.

`user_version` in the file says which version it has. A step, once released, is never changed: what
is to be otherwise is a further step. The pages of a server read the same tables, which is why a
game has states before it is kept, and a log of events.
"""

_FIRST = (
    """
    CREATE TABLE game (
        id INTEGER PRIMARY KEY AUTOINCREMENT, -- the number that people see; never given twice
        token TEXT UNIQUE,                    -- of the link to an open game, hashed
        state TEXT NOT NULL CHECK (state IN ('open', 'complete', 'kept', 'deleted')),
        version INTEGER NOT NULL DEFAULT 1,   -- one more with every change
        created TEXT NOT NULL,
        changed TEXT NOT NULL,
        date TEXT,
        place TEXT,
        note TEXT,
        deck TEXT,
        edition TEXT,
        variant TEXT,
        colors TEXT,                          -- the three objectives, by number or spelled out
        handles TEXT,
        rows TEXT,
        decided INTEGER,
        fingerprint TEXT UNIQUE,              -- of a complete game, so that none stands here twice
        file TEXT NOT NULL,                   -- the JSON of a game file
        score TEXT                            -- the JSON of its score, once complete
    )
    """,
    "CREATE INDEX game_by_date ON game (state, date, id)",
    """
    CREATE TABLE photo (
        id INTEGER PRIMARY KEY,
        sha256 TEXT NOT NULL UNIQUE,
        file TEXT NOT NULL,                   -- its name in the folder of photos
        bytes INTEGER NOT NULL,
        status TEXT NOT NULL DEFAULT 'read'
            CHECK (status IN ('queued', 'reading', 'read', 'refused')),
        attempt INTEGER NOT NULL DEFAULT 0,
        reading TEXT,
        reason TEXT
    )
    """,
    """
    CREATE TABLE player (
        game INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        name TEXT NOT NULL,
        person TEXT NOT NULL,                 -- what all spellings of the name have in common
        version INTEGER NOT NULL DEFAULT 1,
        state TEXT NOT NULL DEFAULT 'ready' CHECK (
            state IN ('empty', 'queued', 'reading', 'doubtful', 'refused', 'ready')
        ),
        sideboard TEXT,
        swap_used INTEGER NOT NULL DEFAULT 0,
        photo INTEGER REFERENCES photo (id),
        colors INTEGER,
        handles INTEGER,
        rows INTEGER,
        drawers INTEGER,
        bonus INTEGER,
        swap INTEGER,
        won INTEGER,
        PRIMARY KEY (game, seat)
    ) WITHOUT ROWID
    """,
    "CREATE INDEX player_by_person ON player (person)",
    "CREATE INDEX player_by_photo ON player (photo)",
    """
    CREATE TABLE event (
        sequence INTEGER PRIMARY KEY AUTOINCREMENT,
        game INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
        at TEXT NOT NULL,
        kind TEXT NOT NULL,
        before TEXT                           -- the game file as it was, where it was changed
    )
    """,
    "CREATE INDEX event_by_game ON event (game)",
)

_TABLE = (
    "ALTER TABLE event ADD COLUMN seat INTEGER",
    "ALTER TABLE event ADD COLUMN undone INTEGER NOT NULL DEFAULT 0",
    "CREATE INDEX event_by_seat ON event (game, seat)",
    """
    CREATE TABLE shot ( -- a photo sent for a player of an open game, and what was read from it
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        game INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        photo INTEGER NOT NULL REFERENCES photo (id),
        turn INTEGER NOT NULL DEFAULT 0,
        line TEXT NOT NULL DEFAULT '',        -- which row of a photo of the whole table, as typed
        status TEXT NOT NULL DEFAULT 'queued'
            CHECK (status IN ('queued', 'reading', 'read', 'refused')),
        attempt INTEGER NOT NULL DEFAULT 0,
        result TEXT,                          -- the JSON of the reading
        reason TEXT,                          -- the JSON of the refusal
        picture BLOB,                         -- the row in the photo, as pages show it
        UNIQUE (game, seat, photo)
    )
    """,
    "CREATE INDEX shot_by_status ON shot (status, id)",
    "CREATE INDEX shot_by_photo ON shot (photo)",
)
"""What the pages of a server need: taps that can be taken back, photos that wait to be read."""

MIGRATIONS: tuple[tuple[str, ...], ...] = (_FIRST, _TABLE)
"""What leads to version 1, 2, ...: the statements of each step."""
