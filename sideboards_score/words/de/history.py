"""German: the history of kept games."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, str]] = {
    # Keeping
    "history-kept": "Als Partie {number} in deinem Verlauf aufbewahrt.",
    "history-kept-before": "Dein Verlauf hat diese Partie schon, als Partie {number}.",
    "history-kept-back": "Diese Partie war aus deinem Verlauf gelöscht; sie ist wieder da, als Partie {number}.",
    "history-kept-photos": (
        "{count} Foto ist dabei.",
        "{count} Fotos sind dabei.",
    ),
    "keep-partial": "Ein Zwischenstand wird nicht aufbewahrt; bewahre die fertige Partie auf, ohne --partial.",
    # The file of the history
    "history-damaged": "Der Verlauf ist beschädigt, deshalb wurde nichts hineingeschrieben; lege eine Kopie der Datei an ihren Platz, oder bring sie weg, um einen neuen zu beginnen.",
    "history-foreign": "Diese Datei ist kein Verlauf von Partien und bleibt, wie sie ist; bring sie weg.",
    "history-newer": "Eine neuere Version des Programms hat diesen Verlauf geschrieben; installiere diese Version.",
    "history-busy": "Ein anderes Programm schreibt ohne Ende in den Verlauf; versuche es wieder, wenn es fertig ist.",
    "history-full": "Auf dem Datenträger ist kein Platz mehr, deshalb wurde nichts geändert; schaffe Platz und versuche es wieder.",
    "history-not-written": "Der Verlauf lässt sich nicht schreiben; prüfe die Rechte der Datei und ihres Ordners.",
    "history-failed": "Der Datenträger liest oder schreibt den Verlauf nicht, deshalb wurde nichts geändert; prüfe, ob er voll ist.",
    "history-no-folder": "Der Verlauf lässt sich hier nicht aufbewahren ({reason}); prüfe den Ordner.",
    "history-photo-failed": "Das Foto lässt sich nicht aufbewahren ({reason}), deshalb auch die Partie nicht; schaffe Platz, oder lass --keep-photos weg.",
    # Which game
    "history-no-game": "Der Verlauf hat keine Partie {number}; sideboards-score history listet sie auf.",
    "history-number-wrong": "{text} ist keine Nummer einer Partie; sideboards-score history listet sie auf.",
    "history-in-bin": "Partie {number} ist gelöscht; sideboards-score history restore {number} holt sie zurück.",
    "history-not-in-bin": "Partie {number} ist nicht gelöscht, also gibt es nichts zurückzuholen.",
    "history-same": "Das ist genau die Partie, die als Partie {number} im Verlauf steht, deshalb wurde nichts geändert; lösche eine der beiden.",
    "history-changed": "Partie {number} wurde inzwischen von einem anderen Programm geändert und bleibt, wie sie jetzt ist; bearbeite sie noch einmal.",
    "history-day-wrong": "{text} ist kein Tag, Monat oder Jahr; schreibe es wie in 2026-11-28, 2026-11 oder 2026.",
    "history-nobody": "Niemand im Verlauf heißt {name}; lass den Namen weg, um alle Partien zu sehen.",
    "where-game": "Partie {name}",
    # Lists
    "history-title": "Aufbewahrte Partien",
    "history-bin-title": "Gelöschte Partien",
    "history-empty": "Keine passende Partie ist aufbewahrt; score --keep bewahrt eine auf.",
    "history-bin-empty": "Keine Partie ist im Papierkorb.",
    "history-games": (
        "{count} Partie",
        "{count} Partien",
    ),
    "history-open": "{text} (nicht entschieden)",
    "history-photo": "Foto von {name}: {file}",
    "history-deck-gone": "Der Kartensatz dieser Partie ({deck}) ist weg, darum wurde sie nicht neu gezählt: Das ist, was aufbewahrt wurde.",
    "history-differs": "Aufbewahrt wurden andere Summen ({totals}): Der Kartensatz oder das Programm weiß jetzt mehr. history edit {number} übernimmt diese.",
    # Changes
    "history-edited": "Partie {number} ist geändert.",
    "history-unchanged": "Partie {number} bleibt, wie sie war.",
    "history-deleted": "Partie {number} ist gelöscht; dreißig Tage lang holt sideboards-score history restore {number} sie zurück, ohne Fotos.",
    "history-restored": "Partie {number} ist wieder da.",
    "history-taken": (
        "{count} Partie aufgenommen.",
        "{count} Partien aufgenommen.",
    ),
    "history-import-progress": "Partien werden gelesen",
    "history-had": (
        "{count} Partie war schon da.",
        "{count} Partien waren schon da.",
    ),
    "delete-asks": "Ob Partie {number} gelöscht werden soll, wird nur an einem Terminal gefragt; füge sonst --yes hinzu.",
    "editor-none": "Es gibt keinen Editor; setze VISUAL oder EDITOR auf einen.",
    "editor-failed": "Der Editor {command} lässt sich nicht starten ({reason}), deshalb wurde nichts geändert; setze VISUAL oder EDITOR auf einen anderen.",
    "editor-status": "Der Editor {command} endete mit Status {status}, deshalb wurde nichts geändert; versuche es wieder, oder setze VISUAL oder EDITOR auf einen anderen.",
    "edit-gone": "Der Editor hat keine lesbare Datei hinterlassen ({reason}), deshalb wurde nichts geändert; versuche es wieder, oder setze VISUAL oder EDITOR auf einen anderen.",
    # Files
    "export-dash": "Partien lassen sich nicht in die Standardausgabe exportieren; nenne eine Datei.",
    "export-ending": "Partien werden nicht als „{ending}“ geschrieben; der Name muss mit .csv, .json oder .yaml enden.",
    "export-nothing": "Keine aufbewahrte Partie passt, also gibt es nichts zu schreiben; sideboards-score history listet sie auf.",
    "plot-ending": "Ein Diagramm wird nicht als „{ending}“ geschrieben; der Name muss mit .svg oder .png enden.",
    "table-columns": "Der Tabelle fehlen die Spalten {columns}; history export schreibt eine, die sie hat.",
    "table-broken": "Das ist keine Zeile einer Tabelle; prüfe hier die Anführungszeichen.",
    # Statistics
    "stats-title": "Statistik",
    "stats-player": "Name",
    "stats-games": "Partien",
    "stats-wins": "Siege",
    "stats-shared": "geteilt",
    "stats-average": "Schnitt",
    "stats-best": "Bestes",
    "stats-part": (
        "{count} Partie, im Schnitt {average} Punkte, höchstens {best}",
        "{count} Partien, im Schnitt {average} Punkte, höchstens {best}",
    ),
    "stats-versus": "Wer mehr Punkte hatte",
    "stats-bonus": (
        "Der Reihenbonus entschied {count} von {games} Partien.",
        "Der Reihenbonus entschied {count} von {games} Partien.",
    ),
    "plot-title": "Summen im Lauf der Zeit",
    # Questions
    "ask-history": "Die Partie in deinem Verlauf aufbewahren (j/n, Enter: ja)?",
    "ask-same-person": "Ist {name} die Person, die im Verlauf {known} heißt (j/n, Enter: ja)?",
    "ask-delete": "Partie {number} vom {date} löschen, {result} (j/n, Enter: nein)?",
    "ask-edit-again": "Den Editor noch einmal öffnen (j/n, Enter: ja)?",
}
