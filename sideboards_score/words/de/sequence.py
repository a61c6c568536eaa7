"""German: the game Sequence."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, str]] = {
    # Boards
    "team-blue": "Blau",
    "team-green": "Grün",
    "team-red": "Rot",
    "sequence-title": "Sequence: fertige Sequenzen",
    "sequence-match": (
        "{teams} Mannschaften; {count} Sequenz gewinnt.",
        "{teams} Mannschaften; {count} Sequenzen gewinnen.",
    ),
    "sequence-from-to": "{first} bis {last}",
    "sequence-count": (
        "{team}: {count} Sequenz",
        "{team}: {count} Sequenzen",
    ),
    "sequence-between": "{team}: {least} bis {most} Sequenzen",
    "sequence-finishing": "Ein Chip hier macht eine weitere fertig, also sperren: {places}.",
    "sequence-safe": "Vor einäugigen Buben sicher: {places}.",
    "sequence-ring": "Ring: Ein Chip dort macht eine Sequenz fertig.",
    "sequence-won": "Gewonnen: {team}",
    "sequence-nobody": "Noch niemand hat gewonnen.",
    "sequence-several": "Genug für {teams}: Wer zuerst fertig war, zeigt das Brett nicht.",
    "sequence-open": "Wer gewonnen hat, hängt an Feldern, die nicht bekannt sind.",
    # Notes
    "sequence-first": "Gewonnen hat, wer zuerst fertig war: Das weiß nur der Tisch.",
    "sequence-teams-assumed": "Zwei Mannschaften sind aus den Farben erschlossen; unter dreien gewinnt eine Sequenz (--teams 3).",
    "sequence-declared": "Eine Linie ist länger als ihre Sequenzen: Welche fünf angesagt waren, zeigt das Brett nicht, und nur sie sind vor einem einäugigen Buben sicher.",
    "sequence-unknown": "Nicht bekannt: {places}. Richtiggestellt (mit --fix oder in der Datei) wird die Zählung sicher.",
    "sequence-broken": "Regel für Fortgeschrittene: Buben dürfen Sequenzen aufbrechen. Was aufgebrochen ist, zählt nicht; die Anleitung schweigt dazu, das ist unsere Auslegung.",
    # Claims
    "sequence-claims-title": "Sequence: eine strittige Zählung",
    "sequence-claim-holds": (
        "{team}: {claimed} behauptet. Das stimmt: {count} Sequenz.",
        "{team}: {claimed} behauptet. Das stimmt: {count} Sequenzen.",
    ),
    "sequence-claim-fails": (
        "{team}: {claimed} behauptet. Das stimmt nicht: {count} Sequenz.",
        "{team}: {claimed} behauptet. Das stimmt nicht: {count} Sequenzen.",
    ),
    "sequence-claim-open": "{team}: {claimed} behauptet. Das hängt an Feldern, die nicht bekannt sind: {least} bis {most} Sequenzen.",
    "sequence-unexplained": "Kein Irrtum, der hier bekannt ist, ergibt diese Zahl.",
    "sequence-together": "Nur mehrere Irrtümer zusammen ergeben das. {text}",
    "sequence-slip-six-as-two": "Sechs in einer Linie, {line}, für zwei genommen: Sie hätten vier Chips gemeinsam, zwei Sequenzen haben höchstens einen.",
    "sequence-slip-gap": "Eine Lücke in {line}: {place} ist leer.",
    "sequence-slip-four": "Nur vier in einer Linie, {line}: Eine Sequenz hat fünf.",
    "sequence-slip-shared-chips": "{line} hat zwei oder mehr Chips mit einer anderen Sequenz gemeinsam; einer ist erlaubt.",
    "sequence-slip-corner-as-chip": "Drei Chips und die Ecke {place}, {line}: Die Ecke steht für einen Chip, also braucht es daneben vier.",
    "sequence-slip-bend": "{line} macht bei {place} einen Knick: Eine Sequenz ist gerade.",
    "sequence-slip-other-team": "{line} hat bei {place} einen fremden Chip in sich.",
    "sequence-slip-no-sharing": "{line} wurde ausgelassen, weil {place} auch zu einer anderen Sequenz gehört; ein Chip darf gemeinsam sein.",
    "sequence-slip-corner-not-free": "{line} wurde ausgelassen, weil auf der Ecke {place} kein Chip liegt; die Ecken gehören allen.",
    "sequence-slip-diagonal": "{line} wurde ausgelassen: Diagonalen zählen.",
    "sequence-slip-overlooked": "Vielleicht wurde {line} übersehen.",
    # Set-up
    "sequence-setup-title": "Sequence: der Aufbau",
    "sequence-setup-legal": "{players} Personen in {teams} Mannschaften: erlaubt.",
    "sequence-setup-hand": "Karten auf der Hand: {hand}.",
    "sequence-setup-seats": "Sitzordnung reihum: {seats}.",
    "sequence-setup-chips": "Chips je Mannschaft: {chips}.",
    "sequence-setup-wins": (
        "{count} Sequenz gewinnt.",
        "{count} Sequenzen gewinnen.",
    ),
    "sequence-players-wrong": "{players} Personen können nicht spielen; möglich sind {known}.",
    "sequence-teams-wrong": "{teams} Mannschaften sind nicht erlaubt; es gibt zwei oder drei.",
    "sequence-teams-unequal": "{players} Personen in {teams} Mannschaften sind nicht erlaubt: Die Mannschaften müssen gleich groß sein.",
    # What is typed
    "sequence-empty": "darin steht kein Brett; schreibe zehn Zeilen mit je zehn Zeichen (. leer, B G R Chips).",
    "sequence-no-board": "ein Feld fehlt; schreibe board mit zehn Zeilen zu zehn Zeichen.",
    "sequence-lines": (
        "{count} Zeile; ein Brett hat {wanted}, eine für jede Reihe von Feldern.",
        "{count} Zeilen; ein Brett hat {wanted}, eine für jede Reihe von Feldern.",
    ),
    "sequence-line-length": (
        "Reihe {row} des Bretts hat {count} Feld; schreibe {wanted}, auch die Ecken.",
        "Reihe {row} des Bretts hat {count} Felder; schreibe {wanted}, auch die Ecken.",
    ),
    "sequence-letter": "{letter} bei {place} ist kein Chip; schreibe . für ein leeres Feld, B, G oder R für einen Chip, „?“ wo es nicht bekannt ist.",
    "sequence-team-wrong": "{text} ist keine Mannschaft; schreibe blau, grün oder rot.",
    "sequence-teams-many": "{count} Mannschaften sind nicht möglich; schreibe 2 oder 3.",
    "sequence-colours": "{seen} Farben liegen auf dem Brett, aber {count} Mannschaften spielen; berichtige das Brett oder die Zahl.",
    "sequence-chips": "{count} Chips einer Farbe ({team}), aber eine Schachtel hat {most} von jeder; berichtige das Brett.",
    "sequence-no-claim": "keine Behauptung; gib --claim mit Mannschaft und Zahl an, zum Beispiel --claim blau=2.",
    "sequence-claim": "{text} ist keine Behauptung; schreibe Mannschaft und Zahl, zum Beispiel blau=2.",
    "sequence-no-players": "die Zahl der Personen fehlt; gib --players an, zum Beispiel --players 6.",
    "sequence-number": "{option} {text}: schreibe eine ganze Zahl.",
    "sequence-fix": "{text} stellt kein Feld richtig; schreibe Zeile/Spalte=Chip, zum Beispiel 4/7=B (oder . für leer).",
    "sequence-nothing": "kein Brett: gib eine Datei (sequence score brett.txt), ein Foto oder - für die Standardeingabe an; nur an einem Terminal fragt das Programm.",
    # Questions
    "sequence-ask-welcome": "Ein Sequence-Brett, Zeile für Zeile von oben: je zehn Zeichen, . leer, B blau, G grün, R rot; was in einer Ecke steht, ist gleich. {back} geht eine Zeile zurück.",
    "sequence-ask-line": "Zeile {number}:",
    "sequence-ask-teams": "Wie viele Mannschaften, 2 oder 3 (Enter: {count})?",
}
