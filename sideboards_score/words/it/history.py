"""Italian: the history of kept games."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, str]] = {
    # Keeping
    "history-kept": "Partita conservata nella tua cronologia con il numero {number}.",
    "history-kept-before": "La tua cronologia ha già questa partita, con il numero {number}.",
    "history-kept-back": "Questa partita era eliminata dalla tua cronologia; è tornata, con il numero {number}.",
    "history-kept-photos": (
        "{count} foto è conservata con essa.",
        "{count} foto sono conservate con essa.",
    ),
    "keep-partial": "un conteggio a metà partita non si conserva; conserva la partita finita, senza --partial.",
    # The file of the history
    "history-damaged": "la cronologia è danneggiata, perciò non vi è stato scritto nulla; metti al suo posto una copia del file, o spostalo per cominciarne una nuova.",
    "history-foreign": "questo file non è una cronologia di partite e resta com’è; spostalo.",
    "history-newer": "una versione più recente del programma ha scritto questa cronologia; installa quella versione.",
    "history-busy": "un altro programma non smette di scrivere nella cronologia; riprova quando ha finito.",
    "history-full": "sul disco non c’è più posto, perciò non è cambiato nulla; libera spazio e riprova.",
    "history-not-written": "non è possibile scrivere la cronologia; controlla i permessi del file e della sua cartella.",
    "history-failed": "il disco non legge o non scrive la cronologia, perciò non è cambiato nulla; controlla se è pieno.",
    "history-no-folder": "non è possibile conservare qui la cronologia ({reason}); controlla la cartella.",
    "history-photo-failed": "non è possibile conservare la foto ({reason}), perciò nemmeno la partita; libera spazio, o togli --keep-photos.",
    # Which game
    "history-no-game": "la cronologia non ha una partita {number}; sideboards-score history le elenca.",
    "history-number-wrong": "{text} non è il numero di una partita; sideboards-score history le elenca.",
    "history-in-bin": "la partita {number} è eliminata; sideboards-score history restore {number} la riporta.",
    "history-not-in-bin": "la partita {number} non è eliminata, perciò non c’è nulla da riportare.",
    "history-same": "è proprio la partita che nella cronologia ha il numero {number}, perciò non è cambiato nulla; elimina una delle due.",
    "history-changed": "la partita {number} è stata cambiata nel frattempo da un altro programma e resta così; modificala di nuovo.",
    "history-day-wrong": "{text} non è un giorno, un mese o un anno; scrivi come in 2026-11-28, 2026-11 o 2026.",
    "history-nobody": "nessuno nella cronologia si chiama {name}; togli il nome per vedere tutte le partite.",
    "where-game": "partita {name}",
    # Lists
    "history-title": "Partite conservate",
    "history-bin-title": "Partite eliminate",
    "history-empty": "Nessuna partita corrispondente è conservata; score --keep ne conserva una.",
    "history-bin-empty": "Nessuna partita è nel cestino.",
    "history-games": (
        "{count} partita",
        "{count} partite",
    ),
    "history-open": "{text} (non deciso)",
    "history-photo": "Foto di {name}: {file}",
    "history-deck-gone": "Il mazzo di questa partita ({deck}) non c’è più, perciò non è stata ricontata: questo è quanto era conservato.",
    "history-differs": "Erano conservati altri totali ({totals}): il mazzo o il programma ora sa di più. history edit {number} conserva questi.",
    # Changes
    "history-edited": "La partita {number} è cambiata.",
    "history-unchanged": "La partita {number} resta com’era.",
    "history-deleted": "La partita {number} è eliminata; per trenta giorni sideboards-score history restore {number} la riporta, senza foto.",
    "history-restored": "La partita {number} è tornata.",
    "history-taken": (
        "{count} partita aggiunta.",
        "{count} partite aggiunte.",
    ),
    "history-import-progress": "Lettura delle partite",
    "history-had": (
        "{count} partita c’era già.",
        "{count} partite c’erano già.",
    ),
    "delete-asks": "se eliminare la partita {number} si chiede solo su un terminale; altrove aggiungi --yes.",
    "editor-none": "non c’è un editor; indicane uno in VISUAL o EDITOR.",
    "editor-failed": "non è possibile avviare l’editor {command} ({reason}), perciò non è cambiato nulla; indicane un altro in VISUAL o EDITOR.",
    "editor-status": "l’editor {command} è terminato con lo stato {status}, perciò non è cambiato nulla; riprova, o indicane un altro in VISUAL o EDITOR.",
    "edit-gone": "l’editor non ha lasciato un file leggibile ({reason}), perciò non è cambiato nulla; riprova, o indicane un altro in VISUAL o EDITOR.",
    # Files
    "export-dash": "le partite non si possono esportare sull’uscita standard; indica un file.",
    "export-ending": "le partite non si scrivono come «{ending}»; fai finire il nome con .csv, .json o .yaml.",
    "export-nothing": "nessuna partita conservata corrisponde, perciò non c’è nulla da scrivere; sideboards-score history le elenca.",
    "plot-ending": "un grafico non si scrive come «{ending}»; fai finire il nome con .svg o .png.",
    "table-columns": "alla tabella mancano le colonne {columns}; history export ne scrive una che le ha.",
    "table-broken": "questa non è una riga di tabella; controlla qui le virgolette.",
    # Statistics
    "stats-title": "Statistiche",
    "stats-player": "Nome",
    "stats-games": "partite",
    "stats-wins": "vinte",
    "stats-shared": "condivise",
    "stats-average": "media",
    "stats-best": "migliore",
    "stats-part": (
        "{count} partita, {average} punti in media, {best} al massimo",
        "{count} partite, {average} punti in media, {best} al massimo",
    ),
    "stats-versus": "Chi aveva più punti",
    "stats-bonus": (
        "Il bonus di fila ha deciso {count} partita su {games}.",
        "Il bonus di fila ha deciso {count} partite su {games}.",
    ),
    "plot-title": "Totali nel tempo",
    # Questions
    "ask-history": "Conservare la partita nella tua cronologia (s/n, Invio: sì)?",
    "ask-same-person": "{name} è {known} della tua cronologia (s/n, Invio: sì)?",
    "ask-delete": "Eliminare la partita {number} del {date}, {result} (s/n, Invio: no)?",
    "ask-edit-again": "Aprire di nuovo l’editor (s/n, Invio: sì)?",
}
