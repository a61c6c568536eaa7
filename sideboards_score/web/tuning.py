"""How much a phone may send, how long everything may take, and why."""

PORT = 8765
"""Where nobody names another one, so that the address of last time still works."""

MOST_UPLOAD = 30_000_000
"""Bytes of a photo: the largest of 12 megapixels have 12 MB, of 50 megapixels 25 MB."""

MOST_PIXELS = 64_000_000
"""Of a JPEG; phones offer 12, 48 and 50 megapixels."""

MOST_FORM = 65_536
"""Bytes of everything else that is sent: a drawer, a claim, a new game."""

MOST_PARTS, MOST_FIELDS = 3, 60
"""Files and fields of one form: a photo, and six players with three patterns."""

LONGEST_FIELD = 2000
"""Letters of a field: eight cards spelled out have 90."""

MOST_TEXT, MOST_DATA = 1_000_000, 40_000_000
"""Bytes that a worker may say: a reading has 20 kB, a photo as JPEG 12 MB; whoever says more is no
worker of ours any longer."""

PATTERN_SIDE = 4
"""Lines and columns of the grid in which a pattern is tapped in: patterns have two to four drawers,
so that no objective card needs a larger one."""

MOST_TYPED = 20
"""Fields for names that are looked at, of which a game may fill six: one more is then told."""

MOST_NAMES = 30
"""Names of the history that are offered: who played last comes first, and more nobody reads."""

OWNER_SECONDS = 30 * 24 * 3600
"""For which the owner's link is remembered by a phone: a month, as deleted games are kept."""

BOARD_WIDTH = 720
"""Units of a drawn sideboard: its letters stay legible at half of that, on a phone."""

MOST_LANGUAGES = 20
"""Of a header that are looked at, however long somebody makes it."""

MOST_CLIENTS = 1000
"""Addresses whose wrong links are remembered: more than any home has, and a few kB of memory."""

UPLOAD_SECONDS = 180
"""For a whole upload: 5 MB at half a megabit a second take 80."""

DRAIN_SECONDS = 2
"""For the rest of a refused form: it is on its way already, or never comes."""

IDLE_SECONDS = 20
"""Without a single byte, after which a phone is taken for gone."""

HEAD_SECONDS = 15
"""Until the head of a request is there."""

READ_SECONDS = 15
"""Of processor time, for one photo; a slow computer needs 3. And by the clock, for a worker that
does nothing: one that waits for its turn on a busy computer is no fault of the photo."""

READ_ROUNDS = 20
"""Times that a worker may wait so long and go on: then five minutes are over."""

WORKERS = 2
"""Photos that are read at once: each costs memory, and a third one gains nothing on two cores."""

WORKER_BYTES = 1_600_000_000
"""Of address space, which OpenCV alone fills with 800 MB that it never touches."""

WORKER_NICE = 10
"""Readings give way to pages."""

WORKER_PHOTOS = 50
"""After which a worker is exchanged: what a decoder leaks is bounded."""

FIRST_WAIT, LONGEST_WAIT = 0.25, 8.0
"""Seconds that wrong links wait: the first one, doubled each time, to the most."""

FORGIVEN_AFTER = 600.0
"""Seconds after which wrong links of an address are forgotten."""

HEARTBEAT = 15.0
"""Seconds between signs of life in a stream: proxies and phones end one that is silent for 30."""

MOST_STREAMS = 400
"""Streams at once: twice as many as ever look."""

SHOWN_WIDTH = 1080
"""Pixels of the row in a photo on a page: a phone's width in its own pixels."""

LOOK_SECONDS = 5.0
"""After which a worker looks for photos without being told: whatever went wrong, none waits on."""

MOST_ARRIVALS = 2
"""Photos that are looked through at once on arrival: each is in memory, twice for a moment."""

MOST_ANSWERS = 16_000_000
"""Bytes of answers that are kept: hundreds of breakdowns of six players, plain and squeezed."""

SQUEEZED_HARD = 6
"""Of 9, how hard a kept answer is squeezed: it is done once, and harder gains one part in fifty."""

SAME_NEWS = 1.0
"""Seconds after which is looked anew although nobody has told of a change: the command line may
change a game, too."""

WOKEN, WAKE_GAP = 12, 0.025
"""Streams that are woken at once, and seconds until the next ones are: every phone at a table hears
of a change at once, and two hundred within half a second, so that their asking for the page leaves
room for what others ask."""

MOST_NEWS = 50
"""Last events of a game that streams ask from, which are remembered: most ask from the same one."""

LEAST_SQUEEZED = 1000
"""Bytes of an answer below which compressing saves no packet; drawings shrink to a tenth."""

MOST_CONNECTIONS = 1000
"""At once: two for each of two hundred phones, and as many again that are only being closed."""

MOST_FILES = 4096
"""Open files that are asked of the system: a connection is one, and many systems give 1024."""
