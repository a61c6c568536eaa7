"""English: photos, and why one is refused."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, str]] = {
    # Photos
    "read-confidence": "every drawer right: {percent} %",
    "read-doubtful": "line {line}, card {card}: most likely {likely} (colour {color} %, handle {handle} %)",
    "read-refused": "{file} cannot be read:",
    "read-progress": "Reading photos",
    "read-interrupted": "Stopped; photos read: {done} of {count}.",
    "learn-interrupted": "Stopped; photos read: {done} of {count}; nothing was learnt.",
    "ask-doubtful": (
        '{file}: {count} drawer is doubtful, marked with "?" below.',
        '{file}: {count} drawers are doubtful, marked with "?" below.',
    ),
    "ask-doubtful-fix": "What is read wrongly elsewhere can be put right in between: 3/2=Ts is line 3 of card 2, 2=KfObTsRP the whole card 2.",
    "ask-drawer": '{text}. What do you see (Enter: {likely}; as in Rf or K; "?" leaves it open)?',
    "ask-seat": 'Who has row {row} (Enter: {default}; "-": nobody)?',
    "ask-seat-help": "   The cards of row {row} stand above. Type the name of the player whose they are; the rest of the game is asked for afterwards.",
    "note-photo-lines": "{name}: this objective counts lines from the top, so the photo must show the sideboard the"
    " way up it was played; if it lies upside down, use turn: 180.",
    "note-table-lines": "{name}: this objective counts lines from the top, so the row must be read from the side it was played from; seen from the other side it is row {row}.",
    "note-left-out": (
        "{name}: {count} smaller row in the photo was left out; if it is the one that is meant, name its number, as in photo.jpg#1.",
        "{name}: {count} smaller rows in the photo were left out; if one of them is meant, name its number, as in photo.jpg#1.",
    ),
    "row-number": "{text} is no row: write its number, as in 2, or 2r for the row seen from its other side.",
    "drawer-wrong": "{drawer} is no drawer: a colour (R T P O K ?), then a handle (f s b x) if it has one.",
    "fix-place": "{place} is no place: write line/card, as in 3/2, or only the card, as in 2, for a whole one.",
    "fix-bare": "{card} must be spelled out with its handles, as in KfObTsRP.",
    "fix-option": "write NAME.LINE/CARD=DRAWER or NAME.CARD=CODE, as in Ben.3/2=Ts or Ben.2=KfObTsRP.",
    "fix-nobody": "no player has the name {name}; known are {names}.",
    "fix-no-photo": "the cards of {name} were typed and not read from a photo; correct them where they were typed.",
    "fix-keep": "What you put right is kept with --save {file}.",
    "fix-no-card": (
        "fix: {place} is no place; the photo shows {count} card.",
        "fix: {place} is no place; the photo shows {count} cards.",
    ),
    "photo-and-cards": "sideboard and photo are both given; keep one of them.",
    "photo-missing": "{field} goes with a photo, and there is none; add photo, or leave it out.",
    "read-other-deck": (
        "{file}: {count} card is not in the deck {deck}, so it was read without it.",
        "{file}: {count} cards are not in the deck {deck}, so it was read without it.",
    ),
    "read-from-deck": (
        "{file}: {count} handle cannot be seen for sure; it is the one that the deck {deck} has for these colours.",
        "{file}: {count} handles cannot be seen for sure; they are those that the deck {deck} has for these colours.",
    ),
    "read-handles-open": (
        "{file}: the colours are sure, {count} handle is not (x). Go nearer, let the light fall from the side, or use a deck that knows these cards.",
        "{file}: the colours are sure, {count} handles are not (x). Go nearer, let the light fall from the side, or use a deck that knows these cards.",
    ),
    "read-same-picture": "{first} and {second} are the same picture; one of them belongs to another player.",
    "read-same-card": "{card} lies in {first} and in {second}; one of them must be misread.",
    "read-left-out": (
        "{file}: {count} smaller row was left out; --table reads every row.",
        "{file}: {count} smaller rows were left out; --table reads every row.",
    ),
    "read-table-sides": "Each row is read as the player beyond its outer edge sees it, three or more rows one above the other as the photo shows them; {name}r is the same row seen from its other side.",
    "overlay-written": "Drawn: {file}",
    "overlay-folder": "--overlay {folder}: for several photos name a folder.",
    "overlay-same-name": "--overlay {folder}: two photos have the same name; read them one by one.",
    "overlay-ending": 'a picture cannot be written with the ending "{ending}"; use .jpg or .png.',
    "photo-no-row": "no row of cards was found. Take the photo from above, so that the whole row is in it and takes up most of its width.",
    "photo-sideways": "the row runs up and down in the photo. Use --turn 90 or 270 (in a game file: turn), whichever puts line 1 at the top.",
    "photo-no-handles": "what looks like a row does not show three handles on each card. If these are cards of Sideboards, go nearer and hold still.",
    "photo-few-cards": (
        "only {count} card was found in the row. Show all eight, or use --partial in mid-game.",
        "only {count} cards were found in the row. Show all eight, or use --partial in mid-game.",
    ),
    "photo-many-cards": (
        "{count} card was found in the row, a sideboard has eight. Move the others away.",
        "{count} cards were found in the row, a sideboard has eight. Move the others away.",
    ),
    "photo-card-hidden": "card {position} is partly hidden. Take away what lies or reaches over it.",
    "photo-blurred": "the photo is too blurred. Hold the phone still and tap the cards to focus.",
    "photo-dark": "the photo is too dark. Put on a light, or go to a window.",
    "photo-grey": "the photo has no colours, and without them no drawer can be told. Take it in colour.",
    "photo-cut-off": "the row is cut off by the edge of the photo. Go back a little.",
    "photo-small": "the cards are too small in the photo. Go about {factor} times as near.",
    "photo-two-rows": "there are two rows alike, and either may be meant. Name one by its number, as in photo.jpg#1, read both with --table, or photograph one of them alone.",
    "photo-row-small": "the cards are too small to be read. Go about {factor} times as near, or take two photos.",
    "photo-row-missing": (
        "there is no row {row}; the photo shows {count} row. read --table --overlay FILE numbers the rows.",
        "there is no row {row}; the photo shows {count} rows. read --table --overlay FILE numbers the rows.",
    ),
    "photo-incomplete": "the file ends before the picture does. Copy or send it again.",
    "photo-unclear": "too little can be told in this photo. Go nearer, hold still, and avoid reflections.",
    "photo-fault": "this is a fault of the program ({fault}). Please report it together with the photo.",
    "photo-damaged": "the file is damaged ({kind}). Copy or send it again.",
    "photo-huge": "the picture has {width} x {height} pixels, more than {most} million. Make it smaller first.",
    "photo-glare": "a reflection hides part of the row. Move the lamp or the phone a little.",
    "photo-file-address": "this is an address; save the picture first, and name the file.",
    "photo-file-empty": "the file is empty. Copy or send it again.",
    "photo-file-film": "this is a film ({kind}); name a photo, or save one picture of it.",
    "photo-file-is-folder": "this is a folder; name the photos in it.",
    "photo-file-missing": "there is no such file; check the name and the folder.",
    "photo-file-no-picture": "this is no picture; name a photo (JPEG, PNG, WebP, TIFF, HEIC or AVIF).",
    "photo-file-kind": "pictures of the kind {kind} cannot be read; save it as JPEG or PNG.",
    "photo-file-not-readable": "the file cannot be read ({reason}); check its permissions.",
    "photo-file-special": "this is no ordinary file; name a photo.",
    "photo-file-too-large": "the file is larger than {most} MB; is it a photo?",
    "cv2-missing": "photos need the package opencv-python, which cannot be loaded ({reason}); run: pip install"
    " opencv-python-headless",
    "cv2-needs-library": "photos need a system library that is missing ({reason}); run: apt install libgl1, or: pip"
    " install opencv-python-headless",
    "heif-missing": "HEIC photos need the package pillow-heif ({reason}); run: pip install pillow-heif, or save the"
    " photo as JPEG.",
    "heif-old": "HEIC photos are not opened: libheif {version} has faults that a prepared photo can use, and {least} is needed; run: pip install --upgrade pillow-heif, or save the photo as JPEG.",
    "avif-missing": "AVIF photos need a newer Pillow ({reason}); run: pip install --upgrade pillow, or save the photo"
    " as JPEG.",
}
