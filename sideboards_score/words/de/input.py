"""German: what is wrong with files, cards, objectives and games."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, str]] = {
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
    "json-syntax": "Das ist kein JSON; prüfe hier die Kommas, Anführungszeichen und Klammern.",
    "json-not-fields": "Ein Spiel oder Kartensatz in JSON beginnt mit {{ und hat Felder; das hier ist eine Liste oder ein einzelner Text.",
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
    "save-changed": "Die Personen in der Datei haben sich geändert, seit sie gelesen wurde, also ist nichts gespeichert; werte sie noch einmal aus.",
    "save-no-folder": (
        "Den Ordner {folder} gibt es nicht; lege ihn an oder wähle einen anderen Ort."
    ),
    "save-dash": "Ein Spiel lässt sich nicht auf die Standardausgabe speichern; nenne eine Datei.",
    "save-failed": "Die Datei lässt sich nicht schreiben ({reason}); wähle einen anderen Ort.",
    "date-wrong": "{text} ist kein Tag; schreibe Jahr, Monat und Tag wie in 2026-11-28.",
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
    "card-color-lacks": "{card} zeigt die Farbe {value} mehr als einmal, dafür fehlt {missing}; so eine Karte hat der Kartensatz nicht.",
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
    "objective-kind-two": "Zwei Aufträge sind von der Art „{kind}“; eine Partie hat von jeder Art einen.",
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
    "objectives-rows-spelled": "{text}: Auftrag {number} zählt Reihen; für einen Auftrag mit Muster dessen Nummer angeben oder die Nummer weglassen.",
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
}
