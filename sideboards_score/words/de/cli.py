"""German: the command line, its messages and its questions."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, str]] = {
    # Messages
    "error": "Fehler: {text}",
    "did-you-mean": "Meintest du {nearest}?",
    "more-faults": (
        "({count} weiterer Fehler: sideboards-score deck validate {deck})",
        "({count} weitere Fehler: sideboards-score deck validate {deck})",
    ),
    "interrupted": "Abgebrochen; nichts wurde gespeichert.",
    "interrupted-kept": "Abgebrochen. Was du getippt hast, bleibt erhalten; sideboards-score score macht damit weiter.",
    "fault": (
        "Das ist ein Fehler im Programm ({kind} bei {place}, Version {version}). Bitte melde "
        "ihn zusammen mit deiner Eingabe; mit SIDEBOARDS_DEBUG=1 zeigt das Programm, wo er "
        "auftritt."
    ),
    "saved": "Gespeichert als {file}.",
    "saved-again": "Gespeichert als {file}. Die Datei davor liegt in {backup}.",
    "output-closed": "Die Standardausgabe ist geschlossen, es lässt sich nichts ausgeben; öffne sie oder leite sie in eine Datei um.",
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
    "reason-eaddrinuse": "ein anderes Programm nutzt ihn",
    "reason-name": "der Name enthält Zeichen, die kein Dateiname haben kann",
    "reason-other": "Systemfehler {number}",
    # Command line
    "usage-dash-file": "„{file}“ sieht wegen des Strichs wie eine Option aus; ist es eine Datei, schreibe ./{file}",
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
    "file-and-table": "{file} nennt die Personen schon: Lass --table weg, oder die Datei.",
    "table-unused": "Keine der genannten Personen hat eine Reihe von {file}; nenne ihre Reihen, etwa {option}, oder lass --table weg.",
    "table-who": "Wer sitzt wo? Nenne zu jeder Person ihre Reihe, etwa {option}; read --table --overlay DATEI nummeriert die Reihen.",
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
    # Questions
    "ask-welcome": "Ein Spiel mit dem Kartensatz {deck}. {back} geht eine Frage zurück, {back}2 zu Person 2, „?“ erklärt, Strg-C bricht ab.",
    "ask-draft": "Ein Spiel vom {time} ist nicht zu Ende getippt ({names}). Damit weitermachen (j/n, Enter: ja)?",
    "draft-failed": "Was du tippst, lässt sich nicht aufheben ({reason}), brich also nicht vor dem Ende ab.",
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
    "ask-card": "{name}, Karte {number}:",
    "ask-card-how": "Karten von links, eine oder mehrere auf einmal, zum Beispiel RTPOK 17 18r, oder @foto.jpg; „?“ erklärt.",
    "ask-card-how-handles": "Karten von links, jede von oben nach unten mit ihren Griffen, zum Beispiel RfTPsOKb (die Farben genügen, wenn der Kartensatz die Karte kennt), oder @foto.jpg; „?“ erklärt.",
    "ask-letter": "   Für {value} tippe {letter}.",
    "explain-colors": "Farben: {letters}; „?“ wo sie nicht zu sehen ist.",
    "explain-handles": "Griffe, hinter der Farbe: {letters}, x nicht bekannt; nichts, wo keiner ist.",
    "ask-help": "   Enter nimmt, was in Klammern steht; < geht zur Frage davor zurück, <2 zu Person 2. Strg-C hört auf, und was getippt ist, bleibt erhalten.",
    "ask-objectives-help": "   Die Nummern stehen auf den Auftragskarten. Einen, dessen Muster der Kartensatz nicht kennt, tippe mit Muster und Punkten, wie in 3=X.X/.X.=4: X für eine Schublade, . für keine, / zwischen den Linien.",
    "explain-card": "Eine Karte, von oben nach unten: RfTPsOKb ist Rot mit Blume, Türkis, Rosa mit Quadrat, Orange, Schwarz mit Balken.",
    "explain-short": "Kürzer, wo der Kartensatz die Griffe kennt: RTPOK, oder die Nummer, 17, oder 17r, wenn sie gedreht liegt.",
    "explain-fix": "4=RfTPsOKb berichtigt Karte 4, 3/2=Ts Linie 3 von Karte 2; Ann.4=... tut das bei Ann.",
    "ask-card-id": "Nr. {id}",
    "slip-color": "   {card} zeigt {value} zweimal, dafür fehlt {missing}.",
    "slip-handle": "   {card} hat den Griff {value} zweimal, dafür fehlt {missing}.",
    "slip-meant": "   Meintest du {nearest}? {number}={nearest} berichtigt es.",
    "slip-forgotten": "   Ein Griff vergessen? {number}=... berichtigt Karte {number}.",
    "ask-cards-keep": "{name} hat alle Karten. Enter behält sie, < nimmt die letzte zurück.",
    "ask-card-gone": "{card} zurückgenommen.",
    "ask-back-nobody": "{text} führt nirgendwohin: Schreib {back}2 oder {back}NAME für jemanden, nach dem schon gefragt wurde.",
    "ask-fix-none": "{name} hat noch keine Karte {number}, also lässt sie sich nicht berichtigen.",
    "ask-name-swapped": "Die Namen sind getauscht: Hier steht jetzt {one}, dort {other}.",
    "ask-kept": "Danach geht es weiter mit ({drop} lässt sie weg): {cards}",
    "ask-file-name": "Bitte einen Dateinamen, oder Enter.",
    "ask-cards-over": (
        "{count} Karte zu viel, weggelassen: {cards}",
        "{count} Karten zu viel, weggelassen: {cards}",
    ),
    "ask-swap": "Hat {name} die Tauschkarte benutzt (j/n, Enter: nein)?",
    "ask-swap-again": "Hat {name} die Tauschkarte benutzt (j/n, Enter: ja)?",
    "ask-yes-or-no": "Bitte j oder n.",
    "ask-pair": "{one} und {other} ({sources}) haben dieselben Farben: Ist eine davon falsch gelesen? 1: {one} stimmt, 2: {other} stimmt, 12: beides sind Karten, Enter: noch nicht sicher, keine lernen.",
    "ask-pair-wrong": "Bitte 1, 2 oder 12, oder Enter.",
    "ask-file": "Das Spiel speichern als (zum Beispiel game.yaml; Enter: nicht speichern)?",
    "ask-keep": "{what} in {deck} aufheben (j/n, Enter: nein)?",
    "keep-cards": (
        "{count} neue Karte",
        "{count} neue Karten",
    ),
    "keep-objectives": (
        "{count} neuen Auftrag",
        "{count} neue Aufträge",
    ),
}
