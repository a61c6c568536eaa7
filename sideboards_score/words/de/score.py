"""German: the breakdown: names, places, objectives, accounts, ranking, notes."""

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
    "head-edition": "Regelheft auf {edition}",
    "head-note": "Notiz: {note}",
    "edition-de": "Deutsch",
    "edition-en": "Englisch",
    "edition-fr": "Französisch",
    "edition-it": "Italienisch",
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
        'Beispiel --objectives "3=X.X/.X.=4,9=X./.X=3,19".'
    ),
    "pattern-summary": (
        "{pattern}  {count} Punkt",
        "{pattern}  {count} Punkte",
    ),
    "forms-any": "Zählt in diesen Formen, gespiegelt und gedreht (Regelheft auf {editions}):",
    "forms-half": "Nur gespiegelt und um 180 Grad gedreht (Regelheft auf {editions}):",
    "forms-half-turns": (
        "Nur gespiegelt und um 180 Grad gedreht (Regelheft auf {editions}, nach seinen Bildtexten):"
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
    "bonus-others": "die anderen entscheiden darüber",
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
    "pad-possible": "möglich",
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
    "wins-anyway": "{names} gewinnt, was auch immer die unbekannten Schubladen sind, obwohl andere bisher mehr Punkte haben.",
    "shared-victory-anyway": "{names} teilen sich den Sieg, was auch immer die unbekannten Schubladen sind, obwohl ihre Punkte bisher nicht gleich sind.",
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
    "note-card-differs-many": "{count} Karten zählen, wie sie sind, obwohl der Kartensatz andere mit ihren Farben hat: {all}. Vielleicht ist ein anderer Kartensatz gemeint.",
    "note-card-elsewhere": "{name}, Karte {position}: {card} hat die Farben von Karte {place} bei {other}, und der Kartensatz hat nur eine solche Karte. Eine der beiden ist vielleicht vertippt.",
    "note-card-not-in-deck": (
        "{name}, Karte {position}: {card} zählt, wie sie ist, obwohl keine Karte des "
        "Kartensatzes dazu passt."
    ),
    "note-card-not-in-deck-many": "{count} Karten zählen, wie sie sind, obwohl keine Karte des Kartensatzes dazu passt: {all}. Vielleicht ist ein anderer Kartensatz gemeint.",
    "note-no-swap-cards": (
        "{name}: In der Variante mit vier Karten gibt es keine Tauschkarten, „Tauschkarte "
        "benutzt“ ändert also nichts."
    ),
    "interpretation-total": "{name} {total} (nicht {was})",
    "note-mid-game": (
        "Ein Zwischenstand: Bonus und Tauschkarte zählen so, als wäre das Spiel jetzt zu Ende."
    ),
    "note-mid-game-lone": "Ein Zwischenstand: Die Tauschkarte zählt, als wäre jetzt Schluss; der Reihenbonus bleibt weg, denn er hängt von den anderen ab. Mit --solo zählt es als Solopartie.",
    "note-cards-unequal": "In einem Zwischenstand haben alle gleich viele Karten gelegt; hier sind es {least} bis {most}.",
    "note-four-cards-solo": "Die Spielregeln beschreiben die Solopartie mit drei Handkarten; mit vier wird ebenso gewertet, ohne Tauschkarte.",
    "note-half-turns": (
        "Beim Regelheft auf {edition} gelten die Bildtexte: Ein Muster darf gespiegelt und um 180 "
        "Grad gedreht werden. Der Regeltext nennt keinen Winkel."
    ),
    "note-turning-any": (
        "{name}, {kind}: {count} nach diesem Regelheft; nach dem Text auf {editions} mit Vierteldrehungen "
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
    "note-one-row-in-each-line-many": "In den Linien {lines} zählt je eine Reihe, nicht die längsten Reihen beider Linien zusammen; gezählte Schubladen: {all}. Die Regelhefte lassen sich so und so lesen.",
    "note-from-the-deck": "{name}, Karte {position}: {card} kann nach dem Kartensatz nur {other} sein und zählt so.",
    "note-from-the-deck-many": "{count} Karten zählen als das, was sie nach dem Kartensatz sein müssen: {all}.",
    "note-unknown-drawers": "{name}: Unbekannte Farben und Griffe (?, x) zählen nicht.",
    "note-card-few-handles": "{name}, Karte {position}: {card} hat {count} der {wanted} Griffe, die eine Karte hat; ein unbekannter Griff ist ein x, zum Beispiel Rx.",
    "note-card-few-handles-many": "{count} Karten haben weniger Griffe, als eine Karte hat: {all}; ein unbekannter Griff ist ein x, zum Beispiel Rx.",
    "note-card-contested": "{name}, Karte {position}: Ihre Griffe sind strittig ({card}), denn sie wurde als {readings} gelernt ({sources}). deck validate sagt, was zu tun ist.",
    "note-bare-drawer-breaks-row": (
        "{name}: Eine Schublade ohne Griff unterbricht eine Reihe von Griffen; gezählt werden "
        "deshalb {count} statt {other}. Die Regelhefte sagen dazu nichts."
    ),
    "note-bare-drawer-breaks-row-many": "Eine Schublade ohne Griff unterbricht eine Reihe von Griffen; gezählte Schubladen: {all}. Die Regelhefte sagen dazu nichts.",
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
}
