"""German."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, str]] = {
    # Names
    "color-red": "Rot",
    "color-turquoise": "Türkis",
    "color-pink": "Rosa",
    "color-orange": "Orange",
    "color-black": "Schwarz",
    "color-unknown": "unbekannte Farbe",
    "handle-flower": "Blume",
    "handle-square": "Quadrat",
    "handle-bar": "Balken",
    "handle-none": "kein Griff",
    "handle-unknown": "unbekannter Griff",
    "kind-colors": "Farben",
    "kind-handles": "Griffe",
    "kind-rows": "Reihe",
    "of-color": "gleicher Farbe",
    "of-handle": "gleicher Griffe",
    "list-last": "{first} und {last}",
    "placed": "{place}: {text}",
    "and-also": "{text}; {more}",
    "points": (
        "{count} Punkt",
        "{count} Punkte",
    ),
    # Places
    "where-file": "{name}",
    "where-line": "Zeile {name}",
    "where-player": "bei {name}",
    "where-card": "Karte {name}",
    "where-card-id": "Karte Nr. {name}",
    "where-objective": "Auftrag {name}",
    "where-option": "Option {name}",
    "where-variable": "Umgebungsvariable {name}",
    # Head of the breakdown
    "head-final": "Sideboards: Endabrechnung",
    "head-so-far": "Sideboards: Zwischenstand",
    "head-players": (
        "{count} Person",
        "{count} Personen",
    ),
    "head-deck": "Kartensatz {deck}",
    "head-edition": "Regelheft {edition}",
    "head-four-cards": "Variante mit vier Karten",
    "so-far": "bisher {text}",
    "invented": "ERFUNDENER KARTENSATZ: Griffe und Muster stammen nicht aus dem gedruckten Spiel.",
    # Objectives
    "objectives-title": "Aufträge",
    "objective-no": "Nr. {number}",
    "objective-typed": "von Hand",
    "points-each": (
        "{count} Punkt je Kombination",
        "{count} Punkte je Kombination",
    ),
    "row-points-each": (
        "{rule}; {count} Punkt je Schublade",
        "{rule}; {count} Punkte je Schublade",
    ),
    "rows-any": (
        "die längste Reihe {of}",
        "die {count} längsten Reihen jeweils {of}",
    ),
    "rows-value": (
        "die längste Reihe mit {value}",
        "die {count} längsten Reihen mit {value}",
    ),
    "rows-lines": (
        "die längste Reihe {of} in Linie {lines}",
        "je die längste Reihe {of} in den Linien {lines}",
    ),
    "points-unknown": "Punkte unbekannt",
    "points-unknown-how": "Punkte unbekannt. Mit objective set {number} --points ergänzen, oder Muster und Punkte beim Auswerten angeben.",
    "pattern-unknown-points": (
        "Muster unbekannt, {count} Punkt",
        "Muster unbekannt, {count} Punkte",
    ),
    "pattern-unknown": "Muster unbekannt",
    "pattern-unknown-how": (
        "Muster unbekannt. Sieh auf der Karte nach und gib es an, wenn du auswertest: X für "
        "eine Schublade, . für keine, / zwischen den Linien, dann = und die Punkte, zum "
        'Beispiel --objectives "X.X/.X.=4,X./.X=3,19".'
    ),
    "pattern-summary": (
        "{pattern}  {count} Punkt",
        "{pattern}  {count} Punkte",
    ),
    "forms-any": "Zählt in diesen Formen, gespiegelt und gedreht (Regelheft {editions}):",
    "forms-half": (
        "Nur gespiegelt und um 180 Grad gedreht (Regelheft {editions}, nach seinen Bildtexten):"
    ),
    "legend": (
        "Im Raster steht eine Zahl für eine Farbkombination, ein kleiner Buchstabe für eine "
        "Griffkombination, = und # für eine gewertete Reihe. Stellen sind als Linie/Karte "
        "angegeben."
    ),
    "rows-value-lines": (
        "die längste Reihe mit {value} in Linie {lines}",
        "die längste Reihe mit {value} in jeder der Linien {lines}",
    ),
    # Account of a player
    "count-times-points": (
        "{times} × {count} Punkt",
        "{times} × {count} Punkte",
    ),
    "not-known-colors": "Farben unbekannt",
    "not-known-handles": "Griffe unbekannt",
    "some-not-known-colors": (
        "bei {count} Schublade ist die Farbe unbekannt",
        "bei {count} Schubladen ist die Farbe unbekannt",
    ),
    "some-not-known-handles": (
        "bei {count} Schublade ist der Griff unbekannt",
        "bei {count} Schubladen ist der Griff unbekannt",
    ),
    "run": (
        "{value}: Linie {line}, Karte {first}, {count} Schublade",
        "{value}: Linie {line}, Karten {first} bis {last}, {count} Schubladen",
    ),
    "bonus": "Reihenbonus",
    "bonus-solo": (
        "solo, {count} Schublade: keine Stufe erreicht",
        "solo, {count} Schubladen: keine Stufe erreicht",
    ),
    "bonus-solo-step": (
        "solo, {count} Schublade: Stufe ab {step}",
        "solo, {count} Schubladen: Stufe ab {step}",
    ),
    "bonus-rank": "Platz {rank} nach Schubladen ({lengths})",
    "bonus-tied": (
        (
            "gleichauf mit {names}: alle bekommen den vollen {count} Punkt, kein Platz wird "
            "übersprungen"
        ),
        (
            "gleichauf mit {names}: alle bekommen die vollen {count} Punkte, kein Platz wird "
            "übersprungen"
        ),
    ),
    "bonus-tied-nothing": "gleichauf mit {names}: auf diesem Platz gibt es keinen Bonus",
    "swap": "Tauschkarte",
    "swap-kept": "nicht benutzt",
    "swap-used": "benutzt",
    "swap-none": "keine in der Variante mit vier Karten",
    "total": "Summe",
    "open-exact": "unbekannte Schubladen: noch {low} bis {high} möglich",
    "open-at-most": "unbekannte Schubladen: noch {low} bis höchstens {high} möglich",
    "open-certain": "unbekannte Schubladen: es werden {total}, wenn sie bekannt sind",
    # Ranking
    "ranking-title": "Rangliste",
    "wins": (
        "{names} gewinnt mit {count} Punkt.",
        "{names} gewinnt mit {count} Punkten.",
    ),
    "wins-so-far": (
        "{names} führt mit {count} Punkt.",
        "{names} führt mit {count} Punkten.",
    ),
    "shared-victory": (
        "{names} teilen sich den Sieg mit je {count} Punkt.",
        "{names} teilen sich den Sieg mit je {count} Punkten.",
    ),
    "shared-victory-so-far": (
        "{names} führen gemeinsam mit je {count} Punkt.",
        "{names} führen gemeinsam mit je {count} Punkten.",
    ),
    "undecided": "Noch nicht sicher: Die unbekannten Schubladen könnten noch ändern, wer gewinnt.",
    "solo-band": "Solo-Wertung {band}: {title}",
    "solo-band-so-far": "Einstufung bis jetzt: {band}",
    "solo-open": (
        "Noch nicht sicher: Mit den unbekannten Schubladen ist die Einstufung {low} bis {high} "
        "möglich."
    ),
    "solo-55": "Ein Meisterstück von einem Möbel!",
    "solo-45": "Ein prächtiges Sideboard!",
    "solo-35": "Sauber gezimmert!",
    "solo-25": "Die Schubladen passen langsam zusammen.",
    "solo-0": "Neu mischen und das nächste bauen!",
    # Notes
    "notes-title": "Hinweise",
    "note-invented-deck": (
        "Der Kartensatz {deck} ist zum Ausprobieren erfunden: Seine Muster und Punkte sind "
        "nicht die des gedruckten Spiels."
    ),
    "note-card-differs": (
        "{name}, Karte {position}: {card} zählt, wie sie ist, obwohl die Karte mit diesen "
        "Farben im Kartensatz {other} ist (Nr. {id})."
    ),
    "note-card-elsewhere": "{name}, Karte {position}: {card} hat die Farben von Karte {place} bei {other}, und der Kartensatz hat nur eine solche Karte. Eine der beiden ist vielleicht vertippt.",
    "note-card-not-in-deck": (
        "{name}, Karte {position}: {card} zählt, wie sie ist, obwohl keine Karte des "
        "Kartensatzes dazu passt."
    ),
    "note-no-swap-cards": (
        "{name}: In der Variante mit vier Karten gibt es keine Tauschkarten, „Tauschkarte "
        "benutzt“ ändert also nichts."
    ),
    "note-mid-game": (
        "Ein Zwischenstand: Bonus und Tauschkarte zählen so, als wäre das Spiel jetzt zu Ende."
    ),
    "note-half-turns": (
        "Beim Regelheft {edition} gelten die Bildtexte: Ein Muster darf gespiegelt und um 180 "
        "Grad gedreht werden. Der Regeltext nennt keinen Winkel."
    ),
    "note-turning-half": (
        "{name}, {kind}: {count} nach diesem Regelheft; nach {editions}, das nur halbe "
        "Drehungen erlaubt, wären es {other}."
    ),
    "note-turning-any": (
        "{name}, {kind}: {count} nach diesem Regelheft; nach {editions} mit Vierteldrehungen "
        "wären es {other}."
    ),
    "note-two-rows-in-one-line": (
        "{name}: Beide gewerteten Reihen liegen in Linie {line}. Ob das erlaubt ist, sagen die "
        "Regelhefte nicht; wir werten beide, weil etwas sie trennt."
    ),
    "note-one-row-in-each-line": (
        "{name}: In den Linien {lines} zählt je eine Reihe (Schubladen: {count}). Die längsten "
        "Reihen beider Linien zusammen ergäben {other}; die Regelhefte lassen sich so und so "
        "lesen."
    ),
    "note-unknown-drawers": "{name}: Unbekannte Farben und Griffe (?, x) zählen nicht.",
    "note-card-few-handles": "{name}, Karte {position}: {card} hat {count} der {wanted} Griffe, die eine Karte hat; ein unbekannter Griff ist ein x, zum Beispiel Rx.",
    "note-card-contested": "{name}, Karte {position}: Ihre Griffe sind strittig ({card}), denn sie wurde als {readings} gelernt ({sources}). deck validate sagt, was zu tun ist.",
    "note-bare-drawer-breaks-row": (
        "{name}: Eine Schublade ohne Griff unterbricht eine Reihe von Griffen; gezählt werden "
        "deshalb {count} statt {other}. Die Regelhefte sagen dazu nichts."
    ),
    "note-row-of-one": (
        "{name}: Eine einzelne Schublade zählt als Reihe. Die Regelhefte nennen keine Mindestlänge."
    ),
    "note-no-row": (
        "{name}: Für die Reihe zählt keine Schublade, also gibt es keinen Bonus. Die "
        "Regelhefte sagen dazu nichts."
    ),
    "note-solo-highest-step": (
        "Solo-Bonus: Nur die höchste erreichte Stufe zählt ({points}); die Stufen werden nicht "
        "zusammengezählt ({sum}). Die Regelhefte sagen dazu nichts."
    ),
    # Decks
    "decks-title": "Kartensätze",
    "deck-named": "Kartensatz {deck}: {title}",
    "deck-cards": (
        "{count} Karte",
        "{count} Karten",
    ),
    "deck-invented": "vollständig, aber ERFUNDEN",
    "deck-complete": "vollständig",
    "deck-no-handles": "Griffe unbekannt",
    "deck-objectives-complete": (
        "{count} von {all} Aufträgen vollständig",
        "{count} von {all} Aufträgen vollständig",
    ),
    "deck-in-use": "Gilt, solange du keinen anderen nennst (*): {deck}",
    "deck-sound": "Keine Fehler.",
    "deck-faulty": (
        "{count} Fehler:",
        "{count} Fehler:",
    ),
    "findings-title": "Gut zu wissen",
    "finding-same-order": (
        "Die Karten {ids} haben dieselbe Farbfolge {order}: Gib ihre Kennungen ein, nicht ihre "
        "Farben."
    ),
    "finding-color-repeated": (
        "Karte {id} zeigt {count}-mal die Farbe {value}.",
        "Karte {id} zeigt {count}-mal die Farbe {value}.",
    ),
    "finding-handles-not-each-once": (
        "Karte {id} ({code}) hat nicht jeden der drei Griffe genau einmal."
    ),
    "finding-cards-incomplete": (
        (
            "Von {all} Karten hat {count} unbekannte Farben oder Griffe (?, x): Sie zählen "
            "nicht, bis sie ergänzt sind."
        ),
        (
            "Von {all} Karten haben {count} unbekannte Farben oder Griffe (?, x): Sie zählen "
            "nicht, bis sie ergänzt sind."
        ),
    ),
    "finding-objectives-incomplete": (
        ("Auftrag {numbers} hat kein Muster oder keine Punkte: Gib beides an, wenn du auswertest."),
        (
            "Die Aufträge {numbers} haben kein Muster oder keine Punkte: Gib beides an, wenn "
            "du auswertest."
        ),
    ),
    # Messages
    "error": "Fehler: {text}",
    "did-you-mean": "Meintest du {nearest}?",
    "more-faults": (
        "({count} weiterer Fehler: sideboards-score deck validate {deck})",
        "({count} weitere Fehler: sideboards-score deck validate {deck})",
    ),
    "interrupted": "Abgebrochen; nichts wurde gespeichert.",
    "fault": (
        "Das ist ein Fehler im Programm ({kind} bei {place}, Version {version}). Bitte melde "
        "ihn zusammen mit deiner Eingabe; mit SIDEBOARDS_DEBUG=1 zeigt das Programm, wo er "
        "auftritt."
    ),
    "saved": "Gespeichert als {file}.",
    "output-failed": (
        "Die Ausgabe ließ sich nicht schreiben ({reason}); schaffe Platz oder schreibe anderswohin."
    ),
    "language-unknown": (
        "--lang {language}: Diese Sprache gibt es hier nicht; zur Wahl stehen {known}."
    ),
    "reason-enospc": "kein Platz mehr",
    "reason-eacces": "nicht erlaubt",
    "reason-eperm": "nicht erlaubt",
    "reason-erofs": "nur lesbar",
    "reason-enoent": "nicht gefunden",
    "reason-enotdir": "ein Teil des Pfads ist kein Ordner",
    "reason-eisdir": "es ist ein Ordner",
    "reason-enametoolong": "der Name ist zu lang",
    "reason-eloop": "Verknüpfungen im Kreis",
    "reason-eio": "das Gerät hat versagt",
    "reason-name": "der Name enthält Zeichen, die kein Dateiname haben kann",
    "reason-other": "Systemfehler {number}",
    # Command line
    "usage-no-option": "{command} hat keine Option {option}; {command} --help zählt alle auf.",
    "usage-option-value": (
        "Der Option {option} fehlt der Wert; {command} --help zeigt, wie man sie benutzt."
    ),
    "usage-flag-value": "Die Option {option} nimmt keinen Wert; lass ihn weg.",
    "usage-extra": (
        "{command} kann mit {words} nichts anfangen; setze Namen und Karten mit Leerzeichen in "
        "Anführungszeichen."
    ),
    "usage-missing": "{name} fehlt; {command} --help zeigt, was nötig ist.",
    "usage-no-command": "{command} hat keinen Befehl {word}; es gibt {known}.",
    "usage-other": (
        "{command} lässt sich so nicht ausführen ({text}); {command} --help zeigt, wie es geht."
    ),
    "nothing-to-score": (
        "Nichts auszuwerten: Nenne eine Spieldatei (sideboards-score score game.yaml) oder gib "
        'das Spiel ein (sideboards-score score --deck demo --objectives 3,9,19 --player "Ann=8 '
        'KARTEN" --player "Bob=8 KARTEN"); Fragen stellt das Programm nur im Terminal.'
    ),
    "file-and-players": (
        "In {file} steht schon, wer mitspielt: Lass entweder --player und --swap-used weg oder "
        "die Datei."
    ),
    "objectives-missing": (
        "Es fehlen die Aufträge: Ergänze --objectives mit drei Nummern, zum Beispiel "
        "--objectives 3,9,19."
    ),
    "no-player-option": (
        'Es spielt niemand mit: Ergänze --player "NAME=KARTEN", einmal für jede Person.'
    ),
    "player-option": (
        '--player "{text}": Schreib NAME=KARTEN, zum Beispiel --player "Ann=RTPOK 17 18r ...".'
    ),
    "swap-nobody": "--swap-used {name}: So heißt hier niemand; mit dabei: {names}.",
    "option-choice": (
        "{option} {text}: Das steht nicht zur Wahl; nimm eines von diesen: {choices}."
    ),
    "deck-named-twice": "Es sind zwei Kartensätze genannt, {first} und {second}; nenne nur einen.",
    # Files
    "file-missing": "Diese Datei gibt es nicht; prüfe Namen und Ordner.",
    "path-empty": "Der Dateiname ist leer; gib einen an.",
    "file-is-folder": "Das ist ein Ordner; nenne eine Datei darin.",
    "file-not-readable": (
        "Die Datei lässt sich nicht lesen ({reason}); prüfe ihren Namen und die Zugriffsrechte."
    ),
    "file-too-large": (
        "Die Datei ist größer als {most} MB, und so groß ist kein Kartensatz und kein Spiel; "
        "ist es die richtige?"
    ),
    "file-not-utf8": "Die Datei ist kein UTF-8-Text; speichere sie mit der Kodierung UTF-8.",
    "file-binary": "Das ist keine Textdatei; nenne eine YAML- oder JSON-Datei. Ein Foto liest read, oder --player NAME=@FOTO.",
    "standard-input-closed": (
        "Die Standardeingabe lässt sich nicht lesen; nenne statt - eine Datei."
    ),
    "yaml-merge": "Ein Verweis mit << wird hier nicht gelesen; die Felder ausschreiben.",
    "yaml-empty": "Die Datei ist leer; eine andere nennen. Wie ein Spiel oder Kartensatz aussieht, zeigt README.md.",
    "yaml-not-fields": (
        "Hier müssen Felder wie „Name: Wert“ stehen, keine Liste und kein einzelner Text."
    ),
    "yaml-several": "Hier beginnt ein zweites Dokument (---); in jede Datei gehört nur eines.",
    "yaml-deep": (
        "Zu viele Klammern oder Ebenen ineinander; kein Kartensatz und kein Spiel braucht so viele."
    ),
    "yaml-key": (
        "Statt eines Feldnamens steht hier eine Liste oder eine Gruppe von Feldern; schreib "
        "„Name: Wert“."
    ),
    "yaml-twice": (
        "Das Feld {key} steht hier noch einmal, zuerst in Zeile {first}; behalte nur eines."
    ),
    "yaml-alias": "*{name} verweist auf nichts; schreib den Wert selbst hin.",
    "yaml-character": "Das Zeichen {code} ist in einer Textdatei nicht erlaubt; lösche es.",
    "yaml-tab": "Hier steht ein Tabulator; rücke mit Leerzeichen ein.",
    "yaml-colon": (
        "Ein Doppelpunkt zu viel oder eine zu weit eingerückte Zeile; setze Texte mit "
        "Doppelpunkt in Anführungszeichen."
    ),
    "yaml-bracket": (
        "Eine Klammer, die hier beginnt, wird nicht geschlossen, oder in ihr fehlt ein Komma."
    ),
    "yaml-quote": "Ein Anführungszeichen, das hier beginnt, wird nicht geschlossen.",
    "yaml-syntax": "Das ist kein YAML; prüfe hier Einrückung, Anführungszeichen und Klammern.",
    "field-unknown": "Das Feld {field} gibt es nicht; bekannt sind {known}.",
    "field-missing": "Das Feld {field} fehlt; ergänze es.",
    "field-not-text": "{field} muss hier ein einzelner Text oder eine Zahl sein.",
    "field-not-flag": "{field} ist {text}; schreib true oder false.",
    "field-not-number": "{field} ist {text}; schreib eine ganze Zahl.",
    "field-not-choice": "{field} ist {text}; nimm eines von diesen: {choices}.",
    "field-not-list": "{field} muss hier eine Liste sein; beginne jede ihrer Zeilen mit „- “.",
    "field-not-fields": "{field} muss hier eigene Felder haben, wie in „Name: Wert“.",
    "save-exists": (
        "Die Datei gibt es schon, und sie bleibt, wie sie ist; wähle einen anderen Namen."
    ),
    "save-no-folder": (
        "Den Ordner {folder} gibt es nicht; lege ihn an oder wähle einen anderen Ort."
    ),
    "save-dash": "Ein Spiel lässt sich nicht auf die Standardausgabe speichern; nenne eine Datei.",
    "save-failed": "Die Datei lässt sich nicht schreiben ({reason}); wähle einen anderen Ort.",
    # Cards
    "card-letter": (
        "{card} ist keine Karte: {letter} steht weder für eine Farbe (R T P O K ?) noch für "
        "einen Griff (f s b x)."
    ),
    "card-handle-first": (
        "{card} ist keine Karte: Eine Schublade beginnt mit ihrer Farbe (R T P O K ?), nicht "
        "mit {letter}."
    ),
    "card-two-handles": (
        "{card} ist keine Karte: Buchstabe {position} ist ein zweiter Griff an derselben Schublade."
    ),
    "card-drawers": (
        "{card} hat {count} Schublade, eine Karte hat {wanted}.",
        "{card} hat {count} Schubladen, eine Karte hat {wanted}.",
    ),
    "card-color-twice": (
        "{card} zeigt die Farbe {value} mehr als einmal, und so eine Karte hat der Kartensatz "
        "nicht."
    ),
    "card-no-such-order": (
        "{card}: Der Kartensatz hat keine Karte mit dieser Farbfolge; schreib sie mit ihren "
        "Griffen aus, zum Beispiel RfTPsOKb."
    ),
    "card-empty-deck": (
        "{card}: Der Kartensatz hat keine Karten; schreib sie also mit ihren Griffen aus, zum "
        "Beispiel RfTPsOKb."
    ),
    "card-several": (
        "{card} passt auf mehrere Karten des Kartensatzes: {ids}; tippe die Kennung, etwa "
        "{example}, oder schreib sie aus, mit x für unbekannte Griffe."
    ),
    "card-number": "{card} ist keine Karte: Der Kartensatz reicht von {low} bis {high}.",
    "card-id": (
        "{card} ist keine Karte: Der Kartensatz hat {count} Karte, und sie heißt anders.",
        "{card} ist keine Karte: Der Kartensatz hat {count} Karten, und keine heißt so.",
    ),
    "card-not-spelled-out": (
        "{card}: In einem Kartensatz sind die Karten mit ihren Griffen ausgeschrieben, oder "
        "mit x, wo sie unbekannt sind, zum Beispiel {example}."
    ),
    "card-twice": (
        "{card} liegt hier, aber dieselbe Karte liegt schon bei {name} als Karte {position} "
        "({typed}); berichtige eine von beiden."
    ),
    "cards-few": (
        (
            "{count} Karte, ein fertiges Sideboard hat {wanted}; ergänze die übrigen, oder "
            "nimm --partial, wenn das Spiel noch läuft."
        ),
        (
            "{count} Karten, ein fertiges Sideboard hat {wanted}; ergänze die übrigen, oder "
            "nimm --partial, wenn das Spiel noch läuft."
        ),
    ),
    "cards-many": (
        "{count} Karte, ein Sideboard hat {wanted}.",
        "{count} Karten, ein Sideboard hat {wanted}; nimm welche weg.",
    ),
    "cards-none": "Es fehlen die Karten; ergänze das Sideboard.",
    # Photos
    "read-confidence": "jede Schublade richtig: {percent} %",
    "read-doubtful": (
        "Linie {line}, Karte {card}: am ehesten {likely} (Farbe {color} %, Griff {handle} %)"
    ),
    "read-refused": "{file} lässt sich nicht lesen:",
    "read-progress": "Fotos werden gelesen",
    "ask-doubtful": (
        "{file}: {count} Schublade ist nicht sicher erkannt, unten mit „?“ markiert.",
        "{file}: {count} Schubladen sind nicht sicher erkannt, unten mit „?“ markiert.",
    ),
    "ask-drawer": (
        "{text}. Was siehst du (Enter: {likely}; zum Beispiel Rf oder K; „?“ lässt es offen)?"
    ),
    "note-photo-lines": (
        "{name}: Dieser Auftrag zählt die Linien von oben, also muss das Foto das Sideboard so "
        "herum zeigen, wie es gebaut wurde; steht es auf dem Kopf, nimm turn: 180."
    ),
    "drawer-wrong": (
        "{drawer} ist keine Schublade: Schreib eine Farbe (R T P O K ?) und dahinter den Griff "
        "(f s b x), falls sie einen hat."
    ),
    "fix-place": "fix: {place} ist keine Stelle; schreib Linie und Karte, zum Beispiel 3,2.",
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
    "read-same-card": (
        "{card} liegt in {first} und in {second}; eine davon muss falsch gelesen sein."
    ),
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
    "photo-two-rows": (
        "Es sind zwei gleichartige Reihen zu sehen, und jede kann gemeint sein. Fotografiere "
        "eine davon allein."
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
    "photo-file-empty": "Die Datei ist leer. Kopiere oder schick sie noch einmal.",
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
    "avif-missing": (
        "Für AVIF-Fotos ist ein neueres Pillow nötig ({reason}); starte: pip install --upgrade "
        "pillow, oder speichere das Foto als JPEG."
    ),
    # Patterns and objectives
    "pattern-sign": (
        "{row} ist keine Zeile eines Musters: {sign} ist weder X (oder 1) für eine Schublade "
        "noch . (oder 0) für keine."
    ),
    "pattern-empty": "Das Muster „{pattern}“ hat keine Schublade; markiere jede mit X.",
    "pattern-size": (
        "Das Muster {pattern} hat auf einem Sideboard aus 5 Linien und 8 Karten keinen Platz; "
        "mach es kleiner."
    ),
    "objective-not-number": "{text} ist keine Nummer eines Auftrags; nimm eine ganze Zahl wie 3.",
    "objective-twice": "Auftrag {number} steht zweimal im Kartensatz; behalte nur einen.",
    "objective-unknown": "Im Kartensatz {deck} gibt es keinen Auftrag {number}; es gibt {known}.",
    "objective-other-kind": (
        "Hierher gehört ein Auftrag der Art „{kind}“, dieser ist von der Art „{found}“."
    ),
    "objective-kind-twice": (
        "Die Aufträge {first} und {second} sind beide von der Art „{kind}“; zu einem Spiel "
        "gehört einer von jeder Art."
    ),
    "objective-kind-needed": "Diese Behauptung hängt an einem Auftrag der Art „{kind}“; nenne ihn mit --objectives.",
    "objective-kind-missing": (
        "Es fehlt ein Auftrag der Art „{kind}“; zu einem Spiel gehört einer von jeder Art."
    ),
    "objective-no-pattern": (
        (
            "Der Kartensatz {deck} weiß nicht, was Auftrag {numbers} ({kinds}) zeigt. Schau "
            "auf die Karte, setze ihr Muster und ihre Punkte an die Stelle von {examples} und "
            "starte: {command}"
        ),
        (
            "Der Kartensatz {deck} weiß nicht, was die Aufträge {numbers} ({kinds}) zeigen. "
            "Schau auf die Karten, setze ihre Muster und Punkte an die Stelle von {examples} "
            "und starte: {command}"
        ),
    ),
    "objective-no-pattern-in-file": (
        (
            "Der Kartensatz {deck} weiß nicht, was Auftrag {numbers} ({kinds}) zeigt. Trage "
            "Muster und Punkte der Karte in die Datei ein, etwa colors: {{pattern: [X.X, .X.], "
            "points: 4}}."
        ),
        (
            "Der Kartensatz {deck} weiß nicht, was die Aufträge {numbers} ({kinds}) zeigen. "
            "Trage Muster und Punkte der Karten in die Datei ein, etwa colors: {{pattern: "
            "[X.X, .X.], points: 4}}."
        ),
    ),
    "objectives-none": (
        "Der Kartensatz {deck} hat keine Aufträge; schreibe sie aus, etwa X.X/.X.=4."
    ),
    "objectives-empty": "{text}: Zwischen zwei Kommas steht nichts; nenne drei Aufträge.",
    "objectives-nothing": "kein Auftrag ist genannt; schreib sie wie in 3,9,19.",
    "objectives-too-many": (
        "{text} ist ein Muster zu viel; nenne eines für Farben, eines für Griffe und die "
        "Nummer eines Reihenauftrags."
    ),
    "objectives-spelling": (
        "{text} ist weder eine Nummer noch ein Muster mit Punkten; schreib sie wie in "
        "3,9,19 oder X.X/.X.=4,9,19."
    ),
    "value-unknown": "{text} ist weder Farbe noch Griff; bekannt sind {known}.",
    "value-other-kind": (
        "Der Wert {value} passt nicht zum Feld of daneben; nimm für beide eine Farbe oder für "
        "beide einen Griff."
    ),
    "rows-count": (
        (
            "rows ist {count}; ein Auftrag wertet 1 bis {most} Reihen, und mit lines so viele, "
            "wie dort Linien stehen."
        ),
        (
            "rows ist {count}; ein Auftrag wertet 1 bis {most} Reihen, und mit lines so viele, "
            "wie dort Linien stehen."
        ),
    ),
    "lines-wrong": "lines ist {lines}; nenne 1 bis {most} verschiedene Linien von 1 bis {last}.",
    # Games and decks
    "deck-unknown": (
        "Einen Kartensatz {deck} gibt es nicht; es gibt {known}, oder nenne den Pfad einer "
        "Kartensatzdatei."
    ),
    "deck-empty": (
        "Kein Kartensatz genannt; es gibt {known}, oder gib den Pfad einer Kartensatz-Datei an."
    ),
    "deck-handles-per-card": (
        "handles_per_card ist {count}; eine Karte hat höchstens {most} Schubladen."
    ),
    "id-empty": "Eine Karte hat eine leere Kennung; gib ihr eine.",
    "id-space": (
        "Die Kennung „{id}“ enthält ein Leerzeichen, ein Komma oder ein Semikolon; lass es weg."
    ),
    "id-unprintable": "Die Kennung enthält ein unsichtbares Zeichen; lösche es.",
    "id-code": "Die Kennung {id} liest sich wie eine Karte; wähle eine andere.",
    "id-turned": (
        "Die Kennung {id} endet auf r, und das heißt „gedreht“, wenn man eine Karte eingibt; "
        "wähle eine andere."
    ),
    "id-case": (
        "Die Kennungen {id} und {other} unterscheiden sich nur in der Großschreibung; wähle "
        "eine andere."
    ),
    "players-none": "Es spielt niemand mit; an einem Spiel nehmen 1 bis {most} teil.",
    "players-many": (
        "{count} Person; an einem Spiel nehmen 1 bis {most} teil.",
        "{count} Personen; an einem Spiel nehmen 1 bis {most} teil.",
    ),
    "players-same-name": "Zwei Personen heißen {name}; nenne eine davon anders.",
    "name-missing": "Hier fehlt ein Name; gib einen an.",
    "name-unprintable": "Der Name enthält ein unsichtbares Zeichen ({code}); lösche es.",
    # Learning cards
    "deck-file-head": "Deine Karten von Sideboards, aus Fotos gefüllt. Du darfst diese Datei ändern: Kommentare, notes und Felder x-... bleiben.\nWas du selbst in eine Karte schreibst, steht über den Fotos.",
    "deck-file-name": "Meine Karten",
    "learn-photo": (
        "{file}: {count} Karte gelesen",
        "{file}: {count} Karten gelesen",
    ),
    "learn-twice": (
        "{count} Karte ist auf mehreren der Fotos: {ids}",
        "{count} Karten sind auf mehreren der Fotos: {ids}",
    ),
    "learn-photo-known": (
        "{file}: {count} Karte, aus diesem Foto schon früher gelernt",
        "{file}: {count} Karten, aus diesem Foto schon früher gelernt",
    ),
    "learn-left": (
        "Karte {card} ({code}) nicht gelernt: Schublade {lines} ist nicht sicher; bitte noch einmal fotografieren",
        "Karte {card} ({code}) nicht gelernt: Schubladen {lines} sind nicht sicher; bitte noch einmal fotografieren",
    ),
    "learn-new": (
        "{count} neue Karte",
        "{count} neue Karten",
    ),
    "learn-confirmed": (
        "{count} Karte bestätigt: {ids}",
        "{count} Karten bestätigt: {ids}",
    ),
    "learn-contradictions": "Widersprüche; nichts wurde überschrieben",
    "learn-reading": "{code} in {sources}",
    "learn-in-doubt": "{readings}. Die Griffe, die abweichen, gelten als unbekannt, bis ein weiteres Foto die Karte zeigt; oder das richtige Foto oder Spiel noch einmal mit --replace lernen, oder die richtigen Griffe in die Kartensatzdatei schreiben.",
    "learn-stands": "{readings}. Es gilt {code}; das andere mit --replace zu lernen ändert das.",
    "learn-by-hand": "der Kartensatzdatei, von Hand",
    "learn-short": "Gelernt: {new} neu, {confirmed} bestätigt; {done} von {all} Karten vollständig.",
    "learn-complete": (
        "{count} von {all} Karten vollständig",
        "{count} von {all} Karten vollständig",
    ),
    "learn-missing": (
        "{count} Karte fehlt noch; sie sieht so aus oder umgedreht",
        "{count} Karten fehlen noch; sie sehen so aus oder umgedreht",
    ),
    "deck-unchanged": "{file} ist unverändert: Es gab nichts Neues.",
    "deck-nothing-to-begin": "{file} wurde nicht angelegt: Es gab nichts zu lernen.",
    "deck-begun": "Angelegt: {file}",
    "deck-written": "Geschrieben: {file}. Die vorige Datei bleibt als {backup}.",
    "deck-not-written": "Der Kartensatz lässt sich nicht schreiben ({reason}); die alte Datei steht unversehrt da. Platz schaffen oder Rechte geben, dann noch einmal versuchen.",
    "deck-not-begun": "Der Kartensatz lässt sich nicht schreiben ({reason}), und noch gibt es keine Datei davon. Mit --deck einen anderen Ort wählen.",
    "deck-beside-folder": "Dieser Ordner ist {deck} im Weg, das steht, wie es war; den Ordner umbenennen und noch einmal versuchen.",
    "deck-locked": "Ein anderes Programm schreibt diesen Kartensatz und wird nicht fertig; die alte Datei steht da. Das andere beenden und noch einmal versuchen.",
    "deck-not-editable": "Die Datei ist so gebaut, dass das Programm sie nicht sicher ändern kann, darum bleibt sie, wie sie war; Karten und Aufträge je in eine Zeile schreiben.",
    "deck-json": "Ein Kartensatz wird als YAML gespeichert, und eine Datei, die auf .json endet, nur gelesen; eine nennen, die auf .yaml endet.",
    "deck-shipped": "Dieser Kartensatz gehört zum Programm und wird nie geschrieben; mit --deck eine eigene Datei nennen.",
    "deck-shipped-chosen": "Der Kartensatz {deck} gehört zum Programm und wird nie geschrieben; die Variable wegnehmen oder auf eine Datei setzen, oder mit --deck eine Datei nennen.",
    "deck-shipped-name": "Der Kartensatz {deck} gehört zum Programm und wird nie geschrieben; weglassen, dann gilt dein eigener, oder mit --deck eine Datei nennen.",
    "deck-special": "Das ist keine gewöhnliche Datei, ein Kartensatz lässt sich dort nicht aufbewahren; eine andere nennen.",
    "learned-source": "{text} ist kein gelerntes Foto oder Spiel: Gebraucht werden 12 hexadezimale Ziffern und ein Name. Löschen und das Foto neu lernen.",
    "learned-shade": "Der Farbton {value} ist {text}; sechs hexadezimale Ziffern schreiben, wie c8202c, oder die Zeile löschen.",
    "learned-pair": "two_cards nennt Paare von zwei verschiedenen Karten einer Farbfolge; löschen, was keines ist.",
    "import-no-export": "Das ist keine Datei von deck export (ihre erste Zeile würde mit format beginnen); deck export beim Absender ausführen lassen.",
    "import-newer": "Die Datei hat Version {version}, dieses Programm kennt Versionen bis {known}; das Programm aktualisieren.",
    "import-damaged": "Die Datei wurde unterwegs verändert oder beschädigt (die Prüfsumme stimmt nicht); noch einmal schicken lassen.",
    "import-invented": "Diese Karten sind erfunden, die von {deck} sind es nicht; mit --deck in eine eigene Datei einlesen.",
    "import-objectives-new": (
        "Auftrag {numbers} übernommen.",
        "Aufträge {numbers} übernommen.",
    ),
    "import-objectives-replaced": (
        "Auftrag {numbers} ersetzt: Deiner war anders.",
        "Aufträge {numbers} ersetzt: Deine waren anders.",
    ),
    "import-objectives": (
        "Auftrag {numbers} weicht ab; deiner bleibt, --replace nimmt den anderen.",
        "Aufträge {numbers} weichen ab; deine bleiben, --replace nimmt die anderen.",
    ),
    "inferences-title": "Was die echten Karten zu unseren Schlüssen sagen",
    "inference-orders": (
        "{count} Karte, und keine zweite derselben Farbfolge, auch umgedreht nicht",
        "{count} Karten, und keine zwei derselben Farbfolge, auch umgedreht nicht",
    ),
    "inference-colors": "jede Farbe einmal auf jeder Karte",
    "inference-three-handles": "drei Griffe auf jeder Karte",
    "inference-different-handles": "alle Griffe einer Karte verschieden",
    "inference-unseen": "{thought}: noch offen; von {all} Karten keine gesehen",
    "inference-open": (
        "{thought}: noch offen; {count} von {all} Karten gesehen, und sie passt dazu",
        "{thought}: noch offen; {count} von {all} Karten gesehen, und sie passen dazu",
    ),
    "inference-confirmed": (
        "{thought}: BESTÄTIGT durch {count} Karte",
        "{thought}: BESTÄTIGT durch {count} Karten",
    ),
    "inference-refuted": (
        "{thought}: WIDERLEGT durch Karte {ids}. Alles funktioniert trotzdem.",
        "{thought}: WIDERLEGT durch {count} Karten ({ids}). Alles funktioniert trotzdem.",
    ),
    "finding-readings-differ": "Über eine Karte wurde Verschiedenes gelernt: {readings}. Noch ein Foto von ihr lernen, oder die richtigen Griffe in die Kartensatzdatei schreiben.",
    "finding-written-otherwise": "Die von Hand geschriebene Kartensatzdatei und Gelerntes widersprechen sich: {readings}. Es gilt {stands}, weil ein Mensch es geschrieben hat; stimmen die Fotos, dann eins mit --replace noch einmal lernen.",
    "finding-strange-field": "Das Feld {field} sagt dem Programm nichts; es bleibt stehen.",
    "replace-without-learn": "--replace gehört zu --learn: das dazunehmen, oder --replace weglassen.",
    "set-nothing": "nichts zu speichern: --pattern X.X/.X. und --points 4 angeben, oder für Reihen --rows, --lines oder --value; nur in einem Terminal fragt das Programm nach Auftrag {number}.",
    "set-other-kind": "{option} passt nicht zu Auftrag {number}, der von der Art „{kind}“ ist; weglassen.",
    "set-points-wrong": "Punkte sind eine ganze Zahl von 1 bis {most}.",
    "set-present": "{file} hat für Auftrag {number} bisher: {present}",
    "set-ask-rows": "Wie viele Reihen zählen, 1 oder 2 (Enter: {present})?",
    "set-ask-lines": "Nur in bestimmten Linien? Sie mit Kommas eingeben, etwa 1,4; sonst Enter für alle Linien.",
    "set-ask-value": "Nur eine Farbe oder ein Griff? Eingeben, etwa rot; sonst Enter für jede.",
    "set-ask-pattern": "Auftrag {number} ({kind}). Das Muster Reihe für Reihe zeichnen: X für eine Schublade, . für keine, Enter allein am Ende; oder alles auf einmal mit /, wie X.X/.X.",
    "set-ask-row": "Reihe {number}:",
    "set-forms": "Es zählt in diesen Formen, gedreht und gespiegelt:",
    "set-ask-save": "Auftrag {number} so speichern (j/n)?",
    # Questions
    "ask-welcome": (
        "Ein neues Spiel mit dem Kartensatz {deck}. {back} geht eine Frage zurück, {back}2 zu "
        "Spieler 2, Strg-C bricht ab."
    ),
    "ask-count": "Wie viele spielen mit (1 bis {most})?",
    "ask-count-wrong": "Bitte eine Zahl von 1 bis {most}.",
    "ask-objectives": "Die drei Aufträge, zum Beispiel 3 9 19 oder 3,9,19:",
    "ask-pattern": (
        "Was zeigt Auftrag {number} ({kind})? X für eine Schublade, . für keine, / zwischen "
        "den Linien, zum Beispiel X.X/.X.:"
    ),
    "ask-points": "Wie viele Punkte stehen auf Auftrag {number}?",
    "ask-name": "Name von Person {number} (Enter: {default})?",
    "ask-default-name": "Person {number}",
    "ask-card": "{name}, ab Karte {number} von links, zum Beispiel RTPOK 17 18r, oder @foto.jpg:",
    "ask-card-id": "Nr. {id}",
    "ask-cards-keep": "{name} hat alle Karten. Enter behält sie, < nimmt die letzte zurück.",
    "ask-card-gone": "{card} zurückgenommen.",
    "ask-kept": "Danach geht es weiter mit ({drop} lässt sie weg): {cards}",
    "ask-file-name": "Bitte einen Dateinamen, oder Enter.",
    "ask-cards-over": (
        "{count} Karte zu viel, weggelassen: {cards}",
        "{count} Karten zu viel, weggelassen: {cards}",
    ),
    "ask-swap": "Hat {name} die Tauschkarte benutzt (j/n, Enter: nein)?",
    "ask-swap-again": "Hat {name} die Tauschkarte benutzt (j/n, Enter: ja)?",
    "ask-yes-or-no": "Bitte j oder n.",
    "ask-file": "Das Spiel speichern als (zum Beispiel game.yaml; Enter: nicht speichern)?",
    # Claims and second opinion
    "claims-title": "Sideboards: strittige Wertungen",
    "claim-claimed": "{name}, {field}: {claimed} behauptet",
    "amount-combinations": (
        "{count} Kombination",
        "{count} Kombinationen",
    ),
    "amount-drawers": (
        "{count} Schublade",
        "{count} Schubladen",
    ),
    "verdict-holds": "stimmt",
    "verdict-fails": "stimmt nicht",
    "verdict-open": "nicht zu entscheiden",
    "claim-right": "Es sind {right}, wie behauptet.",
    "claim-too-high": (
        "Richtig: {right}; die Behauptung liegt um {count} zu hoch.",
        "Richtig: {right}; die Behauptung liegt um {count} zu hoch.",
    ),
    "claim-too-low": (
        "Richtig: {right}; die Behauptung liegt um {count} zu niedrig.",
        "Richtig: {right}; die Behauptung liegt um {count} zu niedrig.",
    ),
    "claim-open": "Unbekannte Schubladen lassen es offen: bisher sicher {counted}, möglich {low} bis {high}.",
    "claim-outside": "Was auch immer die unbekannten Schubladen sind: Es sind {low} bis {high}, nie {claimed}.",
    "reasons-title": "So kann die behauptete Zahl entstehen, das wahrscheinlichste Versehen zuerst:",
    "reasons-none": "Keines der gesuchten Versehen ergibt die behauptete Zahl, auch keines der versuchten Paare.",
    "reasons-more": (
        "{count} weitere Art von Versehen ergibt sie auch: --all zeigt alle.",
        "{count} weitere Arten von Versehen ergeben sie auch: --all zeigt alle.",
    ),
    "disputed": "{name}: wo diese Versehen liegen (die Zahlen von oben)",
    "slip-more": (
        "{text} ({count} weiteres dieser Art ergibt dasselbe.)",
        "{text} ({count} weitere dieser Art ergeben dasselbe.)",
    ),
    "slip-others": (
        "{text} ({count} andere Stelle ergibt dasselbe.)",
        "{text} ({count} andere Stellen ergeben dasselbe.)",
    ),
    "slip-of": "Bei {name}: {text}",
    "slip-carried": "{text} Damit ändert sich auch der Reihenbonus.",
    "two-slips": "Zwei Versehen zusammen: {first} {second}",
    "no-sets": "keine",
    "more-sets": "{sets} und {more} weitere",
    "slip-swap-forgotten": (
        "Der {count} Punkt für die nicht benutzte Tauschkarte ist vergessen.",
        "Die {count} Punkte für die nicht benutzte Tauschkarte sind vergessen.",
    ),
    "slip-swap-given-used": (
        "{count} Punkt ist für die Tauschkarte gezählt, obwohl sie benutzt wurde.",
        "{count} Punkte sind für die Tauschkarte gezählt, obwohl sie benutzt wurde.",
    ),
    "slip-swap-given-none": (
        "{count} Punkt ist für eine Tauschkarte gezählt, obwohl es in dieser Variante keine gibt.",
        "{count} Punkte sind für eine Tauschkarte gezählt, obwohl es in dieser Variante keine gibt.",
    ),
    "slip-bonus-forgotten": (
        "Der Reihenbonus von {count} Punkt ist vergessen.",
        "Der Reihenbonus von {count} Punkten ist vergessen.",
    ),
    "slip-greedy-choice-columns": (
        "Wer jede Kombination nimmt, wie sie kommt, Karte für Karte von links, verbaut bessere und findet {count} weniger; die beste Wahl hat stattdessen {better}.",
        "Wer jede Kombination nimmt, wie sie kommt, Karte für Karte von links, verbaut bessere und findet {count} weniger; die beste Wahl hat stattdessen {better}.",
    ),
    "slip-greedy-choice-right": (
        "Wer jede Kombination nimmt, wie sie kommt, Karte für Karte von rechts, verbaut bessere und findet {count} weniger; die beste Wahl hat stattdessen {better}.",
        "Wer jede Kombination nimmt, wie sie kommt, Karte für Karte von rechts, verbaut bessere und findet {count} weniger; die beste Wahl hat stattdessen {better}.",
    ),
    "slip-greedy-choice-lines": (
        "Wer jede Kombination nimmt, wie sie kommt, Linie für Linie von oben, verbaut bessere und findet {count} weniger; die beste Wahl hat stattdessen {better}.",
        "Wer jede Kombination nimmt, wie sie kommt, Linie für Linie von oben, verbaut bessere und findet {count} weniger; die beste Wahl hat stattdessen {better}.",
    ),
    "slip-missed-combination": (
        "{count} Kombination ist übersehen: {missed}.",
        "{count} Kombinationen sind übersehen: {missed}.",
    ),
    "slip-drawer-used-twice": (
        "Schubladen sind doppelt benutzt ({drawers}): {extra} überschneidet sich mit {touched}.",
        "Schubladen sind doppelt benutzt ({drawers}): {extra} überschneiden sich mit {touched}.",
    ),
    "slip-count-for-points": "Die Anzahl ({times}) wurde für die Punkte gehalten, obwohl jede {right} zählt.",
    "slip-wrong-line": "Die Reihen sind aus den Linien {lines} genommen, nicht nur aus denen, die die Karte nennt.",
    "slip-wrong-line-read": "Die Reihen sind aus den Linien {lines} genommen, wie man den Text des Regelhefts {editions} lesen kann; die Karte entscheidet.",
    "slip-any-value": "Die längste Reihe überhaupt ist genommen, nicht die längste mit {value}.",
    "slip-fixed-value": "Nur Reihen mit {value} sind beachtet, obwohl jede zählen darf.",
    "slip-other-value": "Die Reihe mit {value} ist genommen, nach der die Karte nicht fragt.",
    "slip-rows-number": (
        "{count} Reihe ist gezählt (Linie {lines}); die Karte fragt nach {wanted}.",
        "{count} Reihen sind gezählt (Linien {lines}); die Karte fragt nach {wanted}.",
    ),
    "slip-across-gap": (
        "Die Reihe mit {value} in Linie {line} ist über eine Lücke hinweg gezählt ({drawers}).",
        "Die Reihe mit {value} in Linie {line} ist über eine Lücke hinweg gezählt ({drawers}).",
    ),
    "slip-shorter-row": (
        "Eine kürzere Reihe ist gezählt ({taken}) statt einer längeren.",
        "Eine kürzere Reihe ist gezählt ({taken}) statt einer längeren.",
    ),
    "slip-drawer-overlooked": (
        "Die letzte Schublade einer Reihe ist übersehen: {drawers}.",
        "Die letzte Schublade einer Reihe ist übersehen: {drawers}.",
    ),
    "slip-run-split-parts": "Die lange Reihe mit {value} in Linie {line} ist geteilt und als beide Reihen gezählt.",
    "slip-run-split-twice": "Die Reihe mit {value} in Linie {line} ist zweimal gezählt, für beide Reihen.",
    "slip-bonus-competition-ranking": "Nach einem Gleichstand ist ein Platz übersprungen (Platz {other}); nach den Regeln teilen sich Gleiche einen Platz, und die nächste Länge hat den nächsten (Platz {rank}).",
    "slip-bonus-shared": (
        "Der Bonus aller, die gleichauf sind, zusammen {whole}, ist unter {count} geteilt; nach den Regeln bekommen ihn bei Gleichstand alle ganz.",
        "Der Bonus aller, die gleichauf sind, zusammen {whole}, ist unter {count} geteilt; nach den Regeln bekommen ihn bei Gleichstand alle ganz.",
    ),
    "slip-bonus-steps-added": "Die Stufen des Solo-Bonus ({points}) sind zusammengezählt; nur die höchste erreichte zählt.",
    "slip-bonus-other-players": (
        "Der Bonus ist aus der Tabelle für {count} Person genommen.",
        "Der Bonus ist aus der Tabelle für {count} Personen genommen.",
    ),
    "slip-bonus-other-players-rows": (
        "Der Solo-Bonus ist aus der Tabelle für {count} Reihe genommen.",
        "Der Solo-Bonus ist aus der Tabelle für {count} Reihen genommen.",
    ),
    "slip-bonus-other-place": "Der Bonus von Platz {other} ist genommen statt dem von Platz {rank}.",
    "slip-bonus-other-place-step": "Der Bonus der Stufe ab {step} Schubladen ist genommen statt dem der höchsten erreichten.",
    "slip-bonus-without-row": "Ein Bonus ist vergeben, obwohl keine Schublade für die Reihe zählt.",
    "slip-bare-drawer-counted-any": (
        "Die Schublade {drawers} hat keinen Griff, steht aber in {extra} für einen.",
        "Die Schubladen {drawers} haben keinen Griff, stehen aber in {extra} für einen.",
    ),
    "slip-bare-drawer-counted-shape": (
        "Schubladen ohne Griff sind als eigene Griffform gezählt: {extra}.",
        "Schubladen ohne Griff sind als eigene Griffform gezählt: {extra}.",
    ),
    "slip-bare-drawer-counted-row": (
        "Die Schublade {drawers} hat keinen Griff, ist aber in der Reihe mit {value} in Linie {line} mitgezählt.",
        "Die Schubladen {drawers} haben keinen Griff, sind aber in der Reihe mit {value} in Linie {line} mitgezählt.",
    ),
    "slip-bare-drawer-skipped": (
        "Die Schublade {drawers} hat keinen Griff und ist in der Reihe mit {value} in Linie {line} übergangen; sie unterbricht die Reihe.",
        "Die Schubladen {drawers} haben keinen Griff und sind in der Reihe mit {value} in Linie {line} übergangen; sie unterbrechen die Reihe.",
    ),
    "slip-not-flipped": (
        "Das Muster ist gedreht, aber nie gespiegelt; das kostet {count} Kombination.",
        "Das Muster ist gedreht, aber nie gespiegelt; das kostet {count} Kombinationen.",
    ),
    "slip-not-turned": (
        "Das Muster ist gespiegelt, aber nie gedreht; das kostet {count} Kombination.",
        "Das Muster ist gespiegelt, aber nie gedreht; das kostet {count} Kombinationen.",
    ),
    "slip-as-printed": (
        "Das Muster ist nur so gesucht, wie es gedruckt ist; das kostet {count} Kombination.",
        "Das Muster ist nur so gesucht, wie es gedruckt ist; das kostet {count} Kombinationen.",
    ),
    "slip-turned-not-allowed": (
        "Das Muster ist um 90 Grad gedreht, was dieses Regelheft nicht erlaubt: {extra}.",
        "Das Muster ist um 90 Grad gedreht, was dieses Regelheft nicht erlaubt: {extra}.",
    ),
    "slip-mixed-values": "In einer Kombination sind {first} und {second} gemischt: {extra}.",
    "slip-mixed-values-row": "In Linie {line} sind in einer Reihe {first} und {second} gemischt.",
    "slip-another-edition": "Es ist nach dem Regelheft {edition} gezählt, nach dem ein Muster anders gedreht werden darf.",
    "slip-another-edition-lines": "Es ist nach dem Text des Regelhefts {edition} gezählt, den man als Linien {lines} lesen kann.",
    "slip-another-reading-different-lines": "Das ergäbe eine andere Lesart der Regeln: Die zwei Reihen müssen in verschiedenen Linien liegen.",
    "slip-another-reading-lines-together": "Das ergäbe eine andere Lesart der Regeln: Die längsten Reihen beider Linien zusammen zählen, nicht eine in jeder.",
    "slip-another-reading-bare-drawer-passed": "Das ergäbe eine andere Lesart der Regeln: Eine Schublade ohne Griff unterbricht eine Reihe nicht.",
    "slip-another-reading-no-row-of-one": "Das ergäbe eine andere Lesart der Regeln: Eine einzelne Schublade ist keine Reihe.",
    "slip-down-column": (
        "Eine Reihe ist in Karte {card} abwärts gezählt: {count} Schublade mit {value}.",
        "Eine Reihe ist in Karte {card} abwärts gezählt: {count} Schubladen mit {value}.",
    ),
    "slip-other-points": (
        "Jede Kombination ist mit {count} Punkt gezählt wie auf der anderen Musterkarte, nicht mit {right}.",
        "Jede Kombination ist mit {count} Punkten gezählt wie auf der anderen Musterkarte, nicht mit {right}.",
    ),
    "slip-wrapped-round": (
        "Die Kombination {extra} geht am anderen Ende des Sideboards weiter.",
        "Die Kombinationen {extra} gehen am anderen Ende des Sideboards weiter.",
    ),
    "slip-wrapped-round-row": "Die Reihe mit {value} in Linie {line} geht am anderen Ende des Sideboards weiter.",
    "slip-part-forgotten": (
        "Der {count} Punkt für den Auftrag „{part}“ fehlt.",
        "Die {count} Punkte für den Auftrag „{part}“ fehlen.",
    ),
    "slip-part-forgotten-only": (
        "Nur ein Teil ist gezählt ({parts}), alles andere fehlt.",
        "Nur {count} Teile sind zusammengezählt ({parts}), alles andere fehlt.",
    ),
    "slip-other-of": "Farben und Griffe sind verwechselt: Es sind Reihen der anderen Art gezählt.",
    "slip-card-turned": "Es ist gezählt, als läge Karte {cards} um 180 Grad gedreht.",
    "slip-cards-exchanged": "Es ist gezählt, als hätten die Karten {cards} ihre Plätze getauscht.",
    "opinion-title": "Sideboards: zweite Meinung",
    "opinion-readings": "Andere Regelhefte und offene Punkte",
    "opinion-ranking-changes": "Mindestens eine dieser Lesarten ändert die Rangfolge: Einigt euch darüber, bevor ihr feiert.",
    "opinion-ranking-stands": "Keine dieser Lesarten ändert die Rangfolge.",
    "opinion-band-changes": "Mindestens eine dieser Lesarten ändert die Solo-Wertung.",
    "opinion-band-stands": "Keine dieser Lesarten ändert die Solo-Wertung.",
    "opinion-choices": "Andere Auswahl mit derselben Wertung",
    "opinion-no-choices": "Die von score gezeigte Auswahl ist überall die einzige beste.",
    "opinion-unknown": "Unbekannte Schubladen",
    "opinion-all-known": "Jede Schublade ist bekannt; nichts ist offen.",
    "opinion-decided": "Was auch immer die unbekannten Schubladen sind: Wer gewinnt, ändert sich nicht.",
    "opinion-band-decided": "Was auch immer die unbekannten Schubladen sind: Die Solo-Wertung ändert sich nicht.",
    "reading-edition": "Regelheft {edition}",
    "reading-edition-lines": "Regelheft {edition} nach seinem Text, gelesen als Linien {lines}",
    "reading-different-lines": "Wenn die zwei Reihen in verschiedenen Linien liegen müssen",
    "reading-lines-together": "Wenn die längsten Reihen beider Linien zusammen zählen",
    "reading-bare-drawer-passed": "Wenn eine Schublade ohne Griff eine Reihe nicht unterbricht",
    "reading-no-row-of-one": "Wenn eine einzelne Schublade keine Reihe ist",
    "reading-steps-added": "Wenn die Stufen des Solo-Bonus zusammengezählt werden",
    "reading-bonus-for-nothing": "Wenn es den Bonus auch ohne jede Schublade gibt",
    "reading-same": "{text}: dieselben Gesamtpunkte.",
    "reading-changes": "{text}: {totals}",
    "reading-total": "{name} {total} (nicht {was})",
    "reading-winner": "{text}. Dann gewinnt {names}.",
    "reading-winners": "{text}. Dann teilen sich {names} den Sieg.",
    "reading-order": "{text}. Die Reihenfolge der anderen ändert sich.",
    "reading-band": "{text}. Die Solo-Wertung ist dann {band}: {title}",
    "other-choice": "{name}, {kind}: Mindestens 2 Auswahlen zählen gleich viel; eine andere hat {sets}.",
    "claim-spelling": "{text} ist keine Behauptung; schreib NAME=41, NAME.colors=16 oder NAME.colors=4x.",
    "claim-empty": "hier steht keine Behauptung; schreib NAME=41, NAME.colors=16 oder NAME.colors=4x.",
    "claim-no-name": "in {text} fehlt der Name; schreib ihn vor die Zahl, wie in {name}{text}.",
    "claim-no-figure": "in {text} fehlt die Zahl; schreib sie hinter das =: Punkte wie in {text}41 oder eine Anzahl wie in NAME.colors=4x.",
    "claim-value": "{text} ist keine behauptete Zahl; schreib eine ganze Punktzahl (höchstens sechs Ziffern), oder 4x für eine Anzahl.",
    "claim-no-count": "{field} lässt sich nur in Punkten behaupten; schreib {text} ohne x.",
    "claim-field": "{word} lässt sich nicht behaupten; nimm colors (Farben), handles (Griffe), rows (Reihe), bonus (Reihenbonus) oder swap (Tauschkarte), oder kein solches Wort für die Gesamtpunkte.",
    "claim-nobody": "niemand in diesem Spiel heißt {name}; es gibt {names}.",
    "claim-twice": "{text} ist zweimal behauptet; lass eines weg.",
    "claims-not-list": "claims ist hier eine Liste von Texten, wie in [Ann=41, Ben.colors=4x]; schreib sie so, nicht als Felder.",
    "claim-needs-all": "die Gesamtpunkte und der Bonus brauchen die Sideboards aller; füge die anderen mit --player hinzu, oder --solo für ein Solospiel.",
    "solo-players": (
        "--solo ist für eine Person, dieses Spiel hat {count}; lass es weg.",
        "--solo ist für eine Person, dieses Spiel hat {count}; lass es weg.",
    ),
    "nothing-to-check": "nichts zu prüfen: gib eine Spieldatei an oder --objectives und --player, wie in: sideboards-score check spiel.yaml --claim Ann=41",
    "proof-ending": "{ending} ist keine Endung eines Bildes, das gezeichnet werden kann; nimm .svg oder .png.",
    "proof-no-ending": "der Name des Bildes hat keine Endung; lass ihn auf .svg oder .png enden.",
    "proof-dash": "ein Bild lässt sich nicht auf die Standardausgabe zeichnen; nenne eine Datei, die auf .svg oder .png endet.",
    "proof-written": "Gezeichnet: {file}",
    "proof-name": "Keine Schrift dieses Rechners hat alle Zeichen von „{name}“: Im Bild steht „{stand_in}“. Eine .svg-Datei behält den Namen.",
}
