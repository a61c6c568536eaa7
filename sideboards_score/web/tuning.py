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

UPLOAD_SECONDS = 180
"""For a whole upload: 5 MB at half a megabit a second take 80."""

IDLE_SECONDS = 20
"""Without a single byte, after which a phone is taken for gone."""

HEAD_SECONDS = 15
"""Until the head of a request is there."""

READ_SECONDS = 15
"""For one photo; a slow computer needs 3."""

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

LEAST_SQUEEZED = 1000
"""Bytes of an answer below which compressing saves no packet; drawings shrink to a tenth."""

MOST_CONNECTIONS = 1000
"""At once: two for each of two hundred phones, and as many again that are only being closed."""

MOST_FILES = 4096
"""Open files that are asked of the system: a connection is one, and many systems give 1024."""
