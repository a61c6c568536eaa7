"""German: decks, and what is learnt."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, str]] = {
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
    "learn-handles-near": "Karten {cards} nicht gelernt: die Farben sind sicher, aber die Griffe sehen sich auf diesem Foto zu ähnlich; fotografiere sie noch einmal, näher oder mit Licht von der Seite",
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
    "learn-questions": "Von jeder Farbfolge ist eine Karte bekannt; das sind zwei",
    "learn-question": "{one} und {other} (aus {sources}) haben dieselben Farben: Ist eine davon falsch gelesen? Keine wurde gelernt. Die Karte dort berichtigen, wo sie eingetippt oder fotografiert ist, und das noch einmal lernen; gibt es wirklich zwei solche Karten, sagt das --replace.",
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
    "inference-unseen": "{thought}: noch offen; von {all} Karten keine gesehen.",
    "inference-open": (
        "{thought}: noch offen; {count} von {all} Karten gesehen, und sie passt dazu.",
        "{thought}: noch offen; {count} von {all} Karten gesehen, und sie passen dazu.",
    ),
    "inference-confirmed": (
        "{thought}: BESTÄTIGT durch {count} Karte.",
        "{thought}: BESTÄTIGT durch {count} Karten.",
    ),
    "inference-refuted": (
        "{thought}: WIDERLEGT durch Karte {ids}. Alles funktioniert trotzdem.",
        "{thought}: WIDERLEGT durch {count} Karten ({ids}). Alles funktioniert trotzdem.",
    ),
    "finding-readings-differ": "Über eine Karte wurde Verschiedenes gelernt: {readings}. Noch ein Foto von ihr lernen, oder die richtigen Griffe in die Kartensatzdatei schreiben.",
    "finding-written-otherwise": "Die von Hand geschriebene Kartensatzdatei und Gelerntes widersprechen sich: {readings}. Es gilt {stands}, weil ein Mensch es geschrieben hat; stimmen die Fotos, dann eins mit --replace noch einmal lernen.",
    "finding-strange-field": "Das Feld {field} sagt dem Programm nichts; es bleibt stehen.",
    "replace-without-learn": "--replace gehört zu --learn: das dazunehmen, oder --replace weglassen.",
    "set-new": "{deck} hat keinen Auftrag {number}; für eine neue Karte mit --of color oder --of handle sagen, ob sie auf Farben oder auf Griffe schaut.",
    "set-of-known": "Auftrag {number} ist bekannt, und --of kann ihn nicht auf etwas anderes schauen lassen; weglassen.",
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
}
