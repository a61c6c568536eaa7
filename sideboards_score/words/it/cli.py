"""Italian: the command line, its messages and its questions."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, str]] = {
    # Messages
    "error": "Errore: {text}",
    "did-you-mean": "Intendevi {nearest}?",
    "more-faults": (
        "({count} altro errore: sideboards-score deck validate {deck})",
        "({count} altri errori: sideboards-score deck validate {deck})",
    ),
    "interrupted": "Interrotto; nulla è stato salvato.",
    "interrupted-kept": "Interrotto. Quello che hai scritto resta; sideboards-score score lo riprende.",
    "fault": (
        "Questo è un errore del programma ({kind} in {place}, versione {version}). Per favore "
        "segnalalo insieme a quello che hai scritto; con SIDEBOARDS_DEBUG=1 il programma "
        "mostra dove avviene."
    ),
    "saved": "Partita salvata in {file}.",
    "saved-again": "Partita salvata in {file}. Il file di prima resta in {backup}.",
    "output-closed": "lo standard output è chiuso, non si può mostrare nulla; aprilo o mandalo in un file.",
    "output-failed": (
        "non è stato possibile scrivere il risultato ({reason}); fai spazio o scrivi altrove."
    ),
    "language-unknown": "--lang {language}: questa lingua non è disponibile; scegli tra {known}.",
    "reason-enospc": "spazio esaurito",
    "reason-eacces": "non permesso",
    "reason-eperm": "non permesso",
    "reason-erofs": "sola lettura",
    "reason-enoent": "non trovato",
    "reason-enotdir": "una parte del percorso non è una cartella",
    "reason-eisdir": "è una cartella",
    "reason-enametoolong": "il nome è troppo lungo",
    "reason-eloop": "collegamenti in circolo",
    "reason-eio": "il dispositivo non risponde",
    "reason-eaddrinuse": "la usa un altro programma",
    "reason-name": "il nome contiene caratteri impossibili in un nome di file",
    "reason-other": "errore di sistema {number}",
    # Command line
    "usage-dash-file": "«{file}» sembra un’opzione per via del trattino; se è un file, scrivi ./{file}",
    "usage-no-option": "{command} non ha l’opzione {option}; {command} --help le elenca tutte.",
    "usage-option-value": (
        "all’opzione {option} manca il valore; {command} --help mostra come si usa."
    ),
    "usage-flag-value": "l’opzione {option} non vuole un valore; toglilo.",
    "usage-extra": (
        "{command} non sa che fare di {words}; metti tra virgolette nomi e carte con spazi."
    ),
    "usage-missing": "manca {name}; {command} --help mostra che cosa serve.",
    "usage-no-command": "{command} non ha il comando {word}; ci sono {known}.",
    "usage-other": (
        "{command} non si può eseguire così ({text}); {command} --help mostra come si fa."
    ),
    "nothing-to-score": (
        "niente da contare: indica un file di partita (sideboards-score score game.yaml) "
        "oppure scrivi la partita (sideboards-score score --deck demo --objectives 3,9,19 "
        '--player "Ann=8 CARTE" --player "Bob=8 CARTE"); il programma fa domande solo in un '
        "terminale."
    ),
    "file-and-players": (
        "{file} indica già i giocatori: togli --player e --swap-used, oppure il file."
    ),
    "file-and-table": "{file} nomina già le persone: togli --table, o il file.",
    "table-unused": "nessuno dei giocatori ha una fila di {file}; indica le loro file, come {option}, o ometti --table.",
    "table-who": "chi siede dove? Indica per ogni persona la sua fila, come {option}; read --table --overlay FILE numera le file.",
    "objectives-missing": (
        "mancano gli obiettivi: aggiungi --objectives con tre numeri, per esempio --objectives "
        "3,9,19."
    ),
    "no-player-option": (
        'mancano i giocatori: aggiungi --player "NOME=CARTE" una volta per giocatore.'
    ),
    "player-option": (
        '--player "{text}": scrivi NOME=CARTE, per esempio --player "Ann=RTPOK 17 18r ...".'
    ),
    "swap-nobody": "--swap-used {name}: nessun giocatore si chiama così; nomi presenti: {names}.",
    "option-choice": "{option} {text}: questa scelta non c’è; usa una di queste: {choices}.",
    "deck-named-twice": "sono indicati due mazzi, {first} e {second}; indicane uno solo.",
    # Questions
    "ask-welcome": "Una partita con il mazzo {deck}. {back} torna alla domanda precedente, {back}2 al giocatore 2, «?» spiega, Ctrl-C interrompe.",
    "ask-draft": "Una partita del {time} non è stata finita di scrivere ({names}). Riprenderla (s/n, Invio: sì)?",
    "draft-failed": "quello che scrivi non si può conservare ({reason}), quindi non fermarti prima della fine.",
    "ask-count": "Quanti giocatori (da 1 a {most})?",
    "ask-count-wrong": "Un numero da 1 a {most}, per favore.",
    "ask-objectives": "I tre obiettivi, per esempio 3 9 19 o 3,9,19:",
    "ask-pattern": (
        "Che cosa mostra l’obiettivo {number} ({kind})? X per un cassetto, . per un posto "
        "vuoto, / tra una linea e l’altra, per esempio X.X/.X.:"
    ),
    "ask-points": "Quanti punti sono stampati sull’obiettivo {number}?",
    "ask-name": "Nome del giocatore {number} (Invio: {default})?",
    "ask-default-name": "Giocatore {number}",
    "ask-card": "{name}, carta {number}:",
    "ask-card-how": "Le carte da sinistra, una o più alla volta, per esempio RTPOK 17 18r, oppure @foto.jpg; «?» spiega.",
    "ask-card-how-handles": "Le carte da sinistra, ognuna dall’alto in basso con le sue maniglie, per esempio RfTPsOKb (bastano i colori se il mazzo conosce la carta), oppure @foto.jpg; «?» spiega.",
    "ask-letter": "   Per {value} scrivi {letter}.",
    "explain-colors": "Colori: {letters}; «?» dove non si vede.",
    "explain-handles": "Maniglie, dopo il colore: {letters}, x non nota; niente dove non c’è.",
    "ask-help": "   Invio prende ciò che sta tra parentesi; < torna alla domanda prima, <2 al giocatore 2. Ctrl-C esce, e ciò che è scritto resta conservato.",
    "ask-objectives-help": "   I numeri stanno sulle carte obiettivo. Uno di cui il mazzo non conosce lo schema si scrive con lo schema e i punti, come in 3=X.X/.X.=4: X per un cassetto, . per un posto vuoto, / tra le linee.",
    "explain-card": "Una carta, dall’alto in basso: RfTPsOKb è rosso con fiore, turchese, rosa con quadrato, arancione, nero con barretta.",
    "explain-short": "Più breve, se il mazzo conosce le maniglie: RTPOK, o il numero, 17, o 17r se è girata.",
    "explain-fix": "4=RfTPsOKb corregge la carta 4, 3/2=Ts la linea 3 della carta 2; Ann.4=... lo fa per Ann.",
    "ask-card-id": "n. {id}",
    "slip-color": "   {card} mostra due volte {value} e manca {missing}.",
    "slip-handle": "   {card} ha due volte la maniglia {value} e manca {missing}.",
    "slip-meant": "   Intendevi {nearest}? {number}={nearest} corregge la carta.",
    "slip-forgotten": "   Una maniglia dimenticata? {number}=... corregge la carta {number}.",
    "ask-cards-keep": "{name} ha tutte le carte. Invio le tiene, < riprende l’ultima.",
    "ask-card-gone": "{card} tolta.",
    "ask-back-nobody": "{text} non porta da nessuna parte: scrivi {back}2 o {back}NOME per una persona già chiesta.",
    "ask-fix-none": "{name} non ha ancora la carta {number}, quindi non si può correggere.",
    "ask-name-swapped": "I nomi sono scambiati: qui ora c’è {one}, là {other}.",
    "ask-kept": "Tenute per dopo ({drop} le lascia fuori): {cards}",
    "ask-file-name": "Il nome di un file, per favore, oppure Invio.",
    "ask-cards-over": (
        "{count} carta di troppo, tralasciata: {cards}",
        "{count} carte di troppo, tralasciate: {cards}",
    ),
    "ask-swap": "{name} ha usato la carta Scambio (s/n, Invio: no)?",
    "ask-swap-again": "{name} ha usato la carta Scambio (s/n, Invio: sì)?",
    "ask-yes-or-no": "Rispondi s o n, per favore.",
    "ask-pair": "{one} e {other} ({sources}) hanno gli stessi colori: una delle due è letta male? 1: {one} è giusta, 2: {other} è giusta, 12: sono due carte, Invio: non ancora sicuro, non imparare nessuna.",
    "ask-pair-wrong": "1, 2 o 12, per favore, oppure Invio.",
    "ask-file": "Salvare la partita come (per esempio game.yaml; Invio: non salvare)?",
    "ask-keep": "Conservare {what} in {deck} (s/n, Invio: no)?",
    "keep-cards": (
        "{count} carta nuova",
        "{count} carte nuove",
    ),
    "keep-objectives": (
        "{count} obiettivo nuovo",
        "{count} obiettivi nuovi",
    ),
}
