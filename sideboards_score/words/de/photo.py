"""German: photos, and why one is refused."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, str]] = {
    # Photos
    "read-confidence": "jede Schublade richtig: {percent} %",
    "read-doubtful": (
        "Linie {line}, Karte {card}: am ehesten {likely} (Farbe {color} %, Griff {handle} %)"
    ),
    "read-refused": "{file} lässt sich nicht lesen:",
    "read-progress": "Fotos werden gelesen",
    "read-interrupted": "Abgebrochen; gelesene Fotos: {done} von {count}.",
    "learn-interrupted": "Abgebrochen; gelesene Fotos: {done} von {count}; gelernt wurde nichts.",
    "ask-doubtful": (
        "{file}: {count} Schublade ist nicht sicher erkannt, unten mit „?“ markiert.",
        "{file}: {count} Schubladen sind nicht sicher erkannt, unten mit „?“ markiert.",
    ),
    "ask-doubtful-fix": "Was sonst falsch gelesen ist, lässt sich zwischendurch berichtigen: 3/2=Ts ist Linie 3 von Karte 2, 2=KfObTsRP die ganze Karte 2.",
    "ask-drawer": "{text}. Was siehst du (Enter: {likely}; zum Beispiel Rf oder K; „?“ lässt es offen)?",
    "ask-seat": "Wem gehört Reihe {row} (Enter: {default}; „-“: niemandem)?",
    "ask-seat-help": "   Die Karten der Reihe {row} stehen oben. Tippe den Namen der Person, der sie gehören; nach dem Rest der Partie wird danach gefragt.",
    "note-photo-lines": (
        "{name}: Dieser Auftrag zählt die Linien von oben, also muss das Foto das Sideboard so "
        "herum zeigen, wie es gebaut wurde; steht es auf dem Kopf, nimm turn: 180."
    ),
    "note-table-lines": "{name}: Dieser Auftrag zählt die Linien von oben, also muss die Reihe von der Seite gelesen sein, von der sie gebaut wurde; von der anderen Seite gesehen ist sie Reihe {row}.",
    "note-left-out": (
        "{name}: {count} kleinere Reihe im Foto wurde weggelassen; ist sie gemeint, nenne ihre Nummer, etwa foto.jpg#1.",
        "{name}: {count} kleinere Reihen im Foto wurden weggelassen; ist eine davon gemeint, nenne ihre Nummer, etwa foto.jpg#1.",
    ),
    "row-number": "{text} ist keine Reihe: Schreib ihre Nummer, etwa 2, oder 2r für die Reihe von ihrer anderen Seite.",
    "drawer-wrong": (
        "{drawer} ist keine Schublade: Schreib eine Farbe (R T P O K ?) und dahinter den Griff "
        "(f s b x), falls sie einen hat."
    ),
    "fix-place": "{place} ist kein Platz: Schreib Linie/Karte, etwa 3/2, oder nur die Karte, etwa 2, für eine ganze.",
    "fix-bare": "{card} muss mit den Griffen ausgeschrieben sein, etwa KfObTsRP.",
    "fix-option": "Schreib NAME.LINIE/KARTE=SCHUBLADE oder NAME.KARTE=CODE, etwa Ben.3/2=Ts oder Ben.2=KfObTsRP.",
    "fix-nobody": "Niemand heißt hier {name}; mit dabei: {names}.",
    "fix-no-photo": "Die Karten von {name} sind getippt und nicht aus einem Foto gelesen; ändere sie dort, wo sie getippt sind.",
    "fix-keep": "Was du berichtigt hast, bleibt mit --save {file} erhalten.",
    "fix-no-card": (
        "fix: {place} ist keine Stelle; das Foto zeigt {count} Karte.",
        "fix: {place} ist keine Stelle; das Foto zeigt {count} Karten.",
    ),
    "photo-and-cards": "Hier stehen sideboard und photo; behalte nur eines davon.",
    "photo-missing": (
        "{field} gehört zu einem Foto, und hier ist keines; ergänze photo oder lass {field} weg."
    ),
    "read-other-deck": (
        ("{file}: {count} Karte gehört nicht zum Kartensatz {deck}, daher wurde ohne ihn gelesen."),
        (
            "{file}: {count} Karten gehören nicht zum Kartensatz {deck}, daher wurde ohne ihn "
            "gelesen."
        ),
    ),
    "read-from-deck": (
        "{file}: {count} Griff ist nicht sicher zu sehen; es ist der, den der Kartensatz {deck} zu diesen Farben hat.",
        "{file}: {count} Griffe sind nicht sicher zu sehen; es sind die, die der Kartensatz {deck} zu diesen Farben hat.",
    ),
    "read-handles-open": (
        "{file}: Die Farben sind sicher, {count} Griff ist es nicht (x). Geh näher heran, lass das Licht von der Seite kommen oder nimm einen Kartensatz, der diese Karten kennt.",
        "{file}: Die Farben sind sicher, {count} Griffe sind es nicht (x). Geh näher heran, lass das Licht von der Seite kommen oder nimm einen Kartensatz, der diese Karten kennt.",
    ),
    "read-same-picture": "{first} und {second} sind dasselbe Bild; eines davon gehört jemand anderem.",
    "read-same-card": (
        "{card} liegt in {first} und in {second}; eine davon muss falsch gelesen sein."
    ),
    "read-left-out": (
        "{file}: {count} kleinere Reihe wurde weggelassen; --table liest alle.",
        "{file}: {count} kleinere Reihen wurden weggelassen; --table liest alle.",
    ),
    "read-table-sides": "Jede Reihe ist so gelesen, wie sie sieht, wer jenseits ihrer äußeren Kante sitzt, drei und mehr Reihen untereinander so, wie das Foto sie zeigt; {name}r ist dieselbe Reihe von der anderen Seite.",
    "overlay-written": "Gezeichnet: {file}",
    "overlay-folder": ("--overlay {folder}: Nenne für mehrere Fotos einen Ordner."),
    "overlay-same-name": "--overlay {folder}: Zwei Fotos heißen gleich; lies sie einzeln ein.",
    "overlay-ending": (
        "Mit der Endung „{ending}“ lässt sich kein Bild schreiben; nimm .jpg oder .png."
    ),
    "photo-no-row": (
        "Es wurde keine Kartenreihe gefunden. Fotografiere von oben, so dass die ganze Reihe im "
        "Bild ist und fast so breit wie das Bild."
    ),
    "photo-sideways": (
        "Die Reihe läuft auf dem Foto von oben nach unten. Nimm --turn 90 oder 270 (in einer "
        "Spieldatei: turn), je nachdem, womit Linie 1 oben liegt."
    ),
    "photo-no-handles": (
        "Was wie eine Reihe aussieht, zeigt nicht auf jeder Karte drei Griffe. Sind es Karten "
        "von Sideboards, geh näher heran und halte still."
    ),
    "photo-few-cards": (
        (
            "In der Reihe war nur {count} Karte zu finden. Zeig alle acht, oder nimm "
            "--partial, wenn das Spiel noch läuft."
        ),
        (
            "In der Reihe waren nur {count} Karten zu finden. Zeig alle acht, oder nimm "
            "--partial, wenn das Spiel noch läuft."
        ),
    ),
    "photo-many-cards": (
        ("In der Reihe war {count} Karte zu finden, ein Sideboard hat acht. Räum die übrigen weg."),
        (
            "In der Reihe waren {count} Karten zu finden, ein Sideboard hat acht. Räum die "
            "übrigen weg."
        ),
    ),
    "photo-card-hidden": (
        "Karte {position} ist teilweise verdeckt. Nimm weg, was darauf liegt oder darüber ragt."
    ),
    "photo-blurred": (
        "Das Foto ist zu unscharf. Halt das Handy ruhig und tippe zum Scharfstellen auf die Karten."
    ),
    "photo-dark": "Das Foto ist zu dunkel. Mach Licht an oder geh an ein Fenster.",
    "photo-grey": (
        "Das Foto hat keine Farben, und ohne sie ist keine Schublade zu erkennen. Fotografiere "
        "in Farbe."
    ),
    "photo-cut-off": "Die Reihe ist am Rand des Fotos abgeschnitten. Geh ein wenig zurück.",
    "photo-small": "Die Karten sind auf dem Foto zu klein. Geh etwa {factor}-mal so nah heran.",
    "photo-two-rows": "Es sind zwei gleichartige Reihen zu sehen, und jede kann gemeint sein. Nenne eine mit ihrer Nummer, wie in foto.jpg#1, lies beide mit --table, oder fotografiere eine davon allein.",
    "photo-row-small": "Die Karten sind zu klein, um gelesen zu werden. Geh etwa {factor}-mal so nah heran, oder mach zwei Fotos.",
    "photo-row-missing": (
        "Es gibt keine Reihe {row}; das Foto zeigt {count} Reihe. read --table --overlay DATEI nummeriert sie.",
        "Es gibt keine Reihe {row}; das Foto zeigt {count} Reihen. read --table --overlay DATEI nummeriert sie.",
    ),
    "photo-incomplete": "Die Datei hört mitten im Bild auf. Kopiere oder schick sie noch einmal.",
    "photo-unclear": (
        "Auf diesem Foto ist zu wenig zu erkennen. Geh näher heran, halte still und vermeide "
        "Spiegelungen."
    ),
    "photo-fault": (
        "Das ist ein Fehler des Programms ({fault}). Bitte melde ihn zusammen mit dem Foto."
    ),
    "photo-damaged": "Die Datei ist beschädigt ({kind}). Kopiere oder schick sie noch einmal.",
    "photo-huge": (
        "Das Bild hat {width} × {height} Pixel, mehr als {most} Millionen. Verkleinere es zuerst."
    ),
    "photo-glare": (
        "Eine Spiegelung verdeckt einen Teil der Reihe. Bewege die Lampe oder das Handy ein wenig."
    ),
    "photo-file-address": "Das ist eine Adresse; speichere das Bild zuerst und nenne die Datei.",
    "photo-file-empty": "Die Datei ist leer. Kopiere oder schick sie noch einmal.",
    "photo-file-film": "Das ist ein Film ({kind}); nenne ein Foto oder speichere ein Bild daraus.",
    "photo-file-is-folder": "Das ist ein Ordner; nenne die Fotos darin.",
    "photo-file-missing": "Diese Datei gibt es nicht; prüfe Namen und Ordner.",
    "photo-file-no-picture": (
        "Das ist kein Bild; nenne ein Foto (JPEG, PNG, WebP, TIFF, HEIC oder AVIF)."
    ),
    "photo-file-kind": (
        "Bilder der Art {kind} lassen sich nicht lesen; speichere dieses als JPEG oder PNG."
    ),
    "photo-file-not-readable": (
        "Die Datei lässt sich nicht lesen ({reason}); prüfe ihre Zugriffsrechte."
    ),
    "photo-file-special": "Das ist keine gewöhnliche Datei; nenne ein Foto.",
    "photo-file-too-large": "Die Datei ist größer als {most} MB; ist das ein Foto?",
    "cv2-missing": (
        "Für Fotos ist das Paket opencv-python nötig, und es lässt sich nicht laden "
        "({reason}); starte: pip install opencv-python-headless"
    ),
    "cv2-needs-library": (
        "Für Fotos fehlt eine Bibliothek des Systems ({reason}); starte: apt install libgl1, "
        "oder: pip install opencv-python-headless"
    ),
    "heif-missing": (
        "Für HEIC-Fotos ist das Paket pillow-heif nötig ({reason}); starte: pip install "
        "pillow-heif, oder speichere das Foto als JPEG."
    ),
    "heif-old": "HEIC-Fotos werden nicht geöffnet: libheif {version} hat Fehler, die ein präpariertes Foto ausnutzen kann, nötig ist {least}; starte: pip install --upgrade pillow-heif, oder speichere das Foto als JPEG.",
    "avif-missing": (
        "Für AVIF-Fotos ist ein neueres Pillow nötig ({reason}); starte: pip install --upgrade "
        "pillow, oder speichere das Foto als JPEG."
    ),
}
