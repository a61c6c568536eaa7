"""Italian."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, str]] = {
    # Names
    "color-red": "rosso",
    "color-turquoise": "turchese",
    "color-pink": "rosa",
    "color-orange": "arancione",
    "color-black": "nero",
    "color-unknown": "colore sconosciuto",
    "handle-flower": "fiore",
    "handle-square": "quadrato",
    "handle-bar": "barretta",
    "handle-none": "senza maniglia",
    "handle-unknown": "maniglia sconosciuta",
    "kind-colors": "colori",
    "kind-handles": "maniglie",
    "kind-rows": "fila",
    "of-color": "di un solo colore",
    "of-handle": "con la stessa maniglia",
    "list-last": "{first} e {last}",
    "placed": "{place}: {text}",
    "and-also": "{text}; {more}",
    "points": (
        "{count} punto",
        "{count} punti",
    ),
    # Places
    "where-file": "{name}",
    "where-line": "riga {name}",
    "where-player": "comodino di {name}",
    "where-card": "carta {name}",
    "where-card-id": "carta n. {name}",
    "where-objective": "obiettivo {name}",
    "where-option": "opzione {name}",
    "where-variable": "variabile d’ambiente {name}",
    # Head of the breakdown
    "head-final": "Sideboards: punteggio finale",
    "head-so-far": "Sideboards: punteggio provvisorio",
    "head-players": (
        "{count} giocatore",
        "{count} giocatori",
    ),
    "head-deck": "mazzo {deck}",
    "head-edition": "regolamento {edition}",
    "head-four-cards": "variante con quattro carte",
    "so-far": "{text} finora",
    "invented": "MAZZO INVENTATO: maniglie e schemi non sono quelli del gioco stampato.",
    # Objectives
    "objectives-title": "Obiettivi",
    "objective-no": "n. {number}",
    "objective-typed": "a mano",
    "points-each": (
        "{count} punto per combinazione",
        "{count} punti per combinazione",
    ),
    "row-points-each": (
        "{rule}; {count} punto per cassetto",
        "{rule}; {count} punti per cassetto",
    ),
    "rows-any": (
        "la fila più lunga {of}",
        "le {count} file più lunghe, ciascuna {of}",
    ),
    "rows-value": (
        "la fila più lunga: {value}",
        "le {count} file più lunghe: {value}",
    ),
    "rows-lines": (
        "la fila più lunga {of} nella linea {lines}",
        "la fila più lunga {of} in ciascuna delle linee {lines}",
    ),
    "points-unknown": "punti sconosciuti",
    "points-unknown-how": "Punti sconosciuti. Aggiungili con objective set {number} --points, o indica schema e punti quando conti.",
    "pattern-unknown-points": (
        "schema sconosciuto, {count} punto",
        "schema sconosciuto, {count} punti",
    ),
    "pattern-unknown": "schema sconosciuto",
    "pattern-unknown-how": (
        "Schema sconosciuto. Guarda la carta e indicalo quando conti i punti: X per un "
        "cassetto, . per un posto vuoto, / tra una linea e l’altra, poi = e i punti, per "
        'esempio --objectives "X.X/.X.=4,X./.X=3,19".'
    ),
    "pattern-summary": (
        "{pattern}  {count} punto",
        "{pattern}  {count} punti",
    ),
    "forms-any": "Vale in queste forme, capovolto e girato (regolamento {editions}):",
    "forms-half": (
        "Solo capovolto e girato di 180 gradi (regolamento {editions}, secondo le didascalie):"
    ),
    "legend": (
        "Nelle griglie un numero indica una combinazione di colore, una lettera minuscola una "
        "combinazione di maniglie, = e # una fila contata. I posti sono scritti linea/carta."
    ),
    "rows-value-lines": (
        "la fila più lunga: {value}, nella linea {lines}",
        "la fila più lunga: {value}, in ciascuna delle linee {lines}",
    ),
    # Account of a player
    "count-times-points": (
        "{times} × {count} punto",
        "{times} × {count} punti",
    ),
    "not-known-colors": "colori sconosciuti",
    "not-known-handles": "maniglie sconosciute",
    "some-not-known-colors": (
        "colore sconosciuto per {count} cassetto",
        "colore sconosciuto per {count} cassetti",
    ),
    "some-not-known-handles": (
        "maniglia sconosciuta per {count} cassetto",
        "maniglia sconosciuta per {count} cassetti",
    ),
    "run": (
        "{value}: linea {line}, carta {first}, {count} cassetto",
        "{value}: linea {line}, carte da {first} a {last}, {count} cassetti",
    ),
    "bonus": "bonus fila",
    "bonus-solo": (
        "in solitario, {count} cassetto: nessun gradino",
        "in solitario, {count} cassetti: nessun gradino",
    ),
    "bonus-solo-step": (
        "in solitario, {count} cassetto: gradino da {step} in su",
        "in solitario, {count} cassetti: gradino da {step} in su",
    ),
    "bonus-rank": "posizione {rank} per numero di cassetti ({lengths})",
    "bonus-tied": (
        (
            "a pari merito con {names}: ognuno riceve per intero il bonus di {count} punto, "
            "nessuna posizione viene saltata"
        ),
        (
            "a pari merito con {names}: ognuno riceve per intero il bonus di {count} punti, "
            "nessuna posizione viene saltata"
        ),
    ),
    "bonus-tied-nothing": "a pari merito con {names}: nessun bonus in questa posizione",
    "swap": "scambio",
    "swap-kept": "non usato",
    "swap-used": "usato",
    "swap-none": "nessuno nella variante con quattro carte",
    "total": "totale",
    "open-exact": "cassetti sconosciuti: può ancora andare da {low} a {high}",
    "open-at-most": "cassetti sconosciuti: può ancora andare da {low} a {high} al massimo",
    "open-certain": "cassetti sconosciuti: una volta noti, il totale sarà {total}",
    # Ranking
    "ranking-title": "Classifica",
    "wins": (
        "{names} vince con {count} punto.",
        "{names} vince con {count} punti.",
    ),
    "wins-so-far": (
        "{names} è in testa con {count} punto.",
        "{names} è in testa con {count} punti.",
    ),
    "shared-victory": (
        "{names} si dividono la vittoria con {count} punto a testa.",
        "{names} si dividono la vittoria con {count} punti a testa.",
    ),
    "shared-victory-so-far": (
        "{names} sono in testa insieme con {count} punto a testa.",
        "{names} sono in testa insieme con {count} punti a testa.",
    ),
    "undecided": "Non è ancora certo: i cassetti sconosciuti potrebbero cambiare chi vince.",
    "solo-band": "Classifica in solitario {band}: {title}",
    "solo-band-so-far": "Classifica finora: {band}",
    "solo-open": (
        "Non ancora sicuro: con i cassetti sconosciuti la classifica può andare da {low} a {high}."
    ),
    "solo-55": "Un capolavoro di falegnameria!",
    "solo-45": "Che splendido comodino!",
    "solo-35": "Montato a regola d’arte!",
    "solo-25": "I cassetti cominciano a combaciare.",
    "solo-0": "Mescola e montane un altro!",
    # Notes
    "notes-title": "Osservazioni",
    "note-invented-deck": (
        "Il mazzo {deck} è inventato per provare il programma: i suoi schemi e i suoi punti "
        "non sono quelli del gioco stampato."
    ),
    "note-card-differs": (
        "{name}, carta {position}: {card} conta così com’è, anche se nel mazzo la carta "
        "con questi colori è {other} (n. {id})."
    ),
    "note-card-elsewhere": "{name}, carta {position}: {card} ha i colori della carta {place} di {other}, e il mazzo ha una sola carta così. Forse una delle due è scritta male.",
    "note-card-not-in-deck": (
        "{name}, carta {position}: {card} conta così com’è, anche se nessuna carta del mazzo "
        "le corrisponde."
    ),
    "note-no-swap-cards": (
        "{name}: nella variante con quattro carte non ci sono carte Scambio, quindi «carta "
        "Scambio usata» non cambia nulla."
    ),
    "note-mid-game": (
        "Conteggio a partita in corso: il bonus e la carta Scambio valgono come se la partita "
        "finisse adesso."
    ),
    "note-half-turns": (
        "Per il regolamento {edition} fanno fede le didascalie: uno schema può essere "
        "specchiato e ruotato di 180 gradi. Il testo non indica nessun angolo."
    ),
    "note-turning-half": (
        "{name}, {kind}: {count} secondo questo regolamento; secondo {editions}, che ammette "
        "solo mezzi giri, sarebbero {other}."
    ),
    "note-turning-any": (
        "{name}, {kind}: {count} secondo questo regolamento; secondo {editions}, con i quarti "
        "di giro, sarebbero {other}."
    ),
    "note-two-rows-in-one-line": (
        "{name}: le due file contate si trovano entrambe nella linea {line}. I regolamenti non "
        "dicono se è permesso; le contiamo, perché qualcosa le separa."
    ),
    "note-one-row-in-each-line": (
        "{name}: si conta una fila in ciascuna delle linee {lines} (cassetti: {count}). Le "
        "file più lunghe delle due linee prese insieme darebbero {other}; i regolamenti si "
        "possono leggere in entrambi i modi."
    ),
    "note-unknown-drawers": "{name}: i colori e le maniglie sconosciuti (?, x) non contano.",
    "note-card-few-handles": "{name}, carta {position}: {card} ha {count} delle {wanted} maniglie che ha una carta; una maniglia non nota è una x, per esempio Rx.",
    "note-card-contested": "{name}, carta {position}: le sue maniglie sono dubbie ({card}), perché è stata imparata come {readings} ({sources}). deck validate dice che cosa fare.",
    "note-bare-drawer-breaks-row": (
        "{name}: un cassetto senza maniglia interrompe una fila di maniglie (cassetti contati: "
        "{count}, non {other}). I regolamenti non ne parlano."
    ),
    "note-row-of-one": (
        "{name}: un solo cassetto vale come fila. I regolamenti non indicano una lunghezza minima."
    ),
    "note-no-row": (
        "{name}: nessun cassetto conta per la fila, quindi niente bonus. I regolamenti non ne "
        "parlano."
    ),
    "note-solo-highest-step": (
        "Bonus in solitario: vale solo il gradino più alto raggiunto ({points}); i gradini non "
        "si sommano ({sum}). I regolamenti non ne parlano."
    ),
    # Decks
    "decks-title": "Mazzi",
    "deck-named": "Mazzo {deck}: {title}",
    "deck-cards": (
        "{count} carta",
        "{count} carte",
    ),
    "deck-invented": "completo, ma INVENTATO",
    "deck-complete": "completo",
    "deck-no-handles": "maniglie sconosciute",
    "deck-objectives-complete": (
        "{count} obiettivo completo su {all}",
        "{count} obiettivi completi su {all}",
    ),
    "deck-in-use": "In uso se non ne indichi un altro (*): {deck}",
    "deck-sound": "Nessun errore.",
    "deck-faulty": (
        "{count} errore:",
        "{count} errori:",
    ),
    "findings-title": "Buono a sapersi",
    "finding-same-order": (
        "Le carte {ids} hanno lo stesso ordine di colori {order}: scrivi le loro sigle, non i "
        "colori."
    ),
    "finding-color-repeated": (
        "La carta {id} mostra il colore {value} {count} volta.",
        "La carta {id} mostra il colore {value} {count} volte.",
    ),
    "finding-handles-not-each-once": (
        "La carta {id} ({code}) non ha ciascuna delle tre maniglie esattamente una volta."
    ),
    "finding-cards-incomplete": (
        (
            "Su {all} carte, {count} ha colori o maniglie sconosciuti (?, x): non contano "
            "finché non li completi."
        ),
        (
            "Su {all} carte, {count} hanno colori o maniglie sconosciuti (?, x): non contano "
            "finché non li completi."
        ),
    ),
    "finding-objectives-incomplete": (
        "L’obiettivo {numbers} non ha schema o non ha punti: indicali quando conti i punti.",
        (
            "Gli obiettivi {numbers} non hanno schema o non hanno punti: indicali quando conti "
            "i punti."
        ),
    ),
    # Messages
    "error": "Errore: {text}",
    "did-you-mean": "Intendevi {nearest}?",
    "more-faults": (
        "({count} altro errore: sideboards-score deck validate {deck})",
        "({count} altri errori: sideboards-score deck validate {deck})",
    ),
    "interrupted": "Interrotto; nulla è stato salvato.",
    "fault": (
        "Questo è un errore del programma ({kind} in {place}, versione {version}). Per favore "
        "segnalalo insieme a quello che hai scritto; con SIDEBOARDS_DEBUG=1 il programma "
        "mostra dove avviene."
    ),
    "saved": "Partita salvata in {file}.",
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
    "reason-name": "il nome contiene caratteri impossibili in un nome di file",
    "reason-other": "errore di sistema {number}",
    # Command line
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
    # Files
    "file-missing": "questo file non esiste; controlla il nome e la cartella.",
    "path-empty": "il nome del file è vuoto; indicane uno.",
    "file-is-folder": "questa è una cartella; indica un file al suo interno.",
    "file-not-readable": "il file non si può leggere ({reason}); controlla il nome e i permessi.",
    "file-too-large": (
        "il file supera {most} MB, e nessun mazzo o partita è così grande; è quello giusto?"
    ),
    "file-not-utf8": "il file non è testo UTF-8; salvalo con la codifica UTF-8.",
    "file-binary": "questo non è un file di testo; indica un file YAML o JSON. Una foto si legge con read, o con --player NOME=@FOTO.",
    "standard-input-closed": (
        "non è possibile leggere lo standard input; indica un file al posto di -."
    ),
    "yaml-merge": "un rimando con << qui non viene letto; scrivi i campi per esteso.",
    "yaml-empty": "il file è vuoto; indicane un altro. README.md mostra com’è fatta una partita o un mazzo.",
    "yaml-not-fields": (
        "qui ci vogliono campi come «nome: valore», non un elenco né un singolo testo."
    ),
    "yaml-several": "qui comincia un secondo documento (---); tienine uno per file.",
    "yaml-deep": (
        "troppe parentesi o troppi livelli uno dentro l’altro; a nessun mazzo e a nessuna "
        "partita ne servono tanti."
    ),
    "yaml-key": (
        "al posto del nome di un campo c’è un elenco o un gruppo di campi; scrivi «nome: valore»."
    ),
    "yaml-twice": (
        "il campo {key} compare qui una seconda volta, la prima è alla riga {first}; tienine uno."
    ),
    "yaml-alias": "*{name} non rimanda a nulla; scrivi direttamente il valore.",
    "yaml-character": "il carattere {code} non è ammesso in un file di testo; cancellalo.",
    "yaml-tab": "qui c’è una tabulazione; fai rientrare le righe con spazi.",
    "yaml-colon": (
        "due punti di troppo, o una riga che rientra troppo; metti tra virgolette i testi che "
        "contengono due punti."
    ),
    "yaml-bracket": (
        "una parentesi che si apre qui non viene chiusa, o al suo interno manca una virgola."
    ),
    "yaml-quote": "le virgolette che si aprono qui non vengono chiuse.",
    "yaml-syntax": "questo non è YAML; controlla qui rientri, virgolette e parentesi.",
    "field-unknown": "il campo {field} non esiste; i campi previsti sono {known}.",
    "field-missing": "manca il campo {field}; aggiungilo.",
    "field-not-text": "{field} qui deve essere un singolo testo o un numero.",
    "field-not-flag": "{field} vale {text}; scrivi true o false.",
    "field-not-number": "{field} vale {text}; scrivi un numero intero.",
    "field-not-choice": "{field} vale {text}; usa una di queste scelte: {choices}.",
    "field-not-list": "{field} qui deve essere un elenco; comincia ogni sua riga con «- ».",
    "field-not-fields": "{field} qui deve avere campi propri, come in «nome: valore».",
    "save-exists": "il file esiste già e resta com’è; scegli un altro nome.",
    "save-no-folder": "la cartella {folder} non esiste; creala prima o scegli un altro posto.",
    "save-dash": "una partita non si salva sullo standard output; indica un file.",
    "save-failed": "non è possibile scrivere il file ({reason}); scegli un altro posto.",
    # Cards
    "card-letter": (
        "{card} non è una carta: {letter} non indica né un colore (R T P O K ?) né una "
        "maniglia (f s b x)."
    ),
    "card-handle-first": (
        "{card} non è una carta: un cassetto comincia con il colore (R T P O K ?), non con "
        "{letter}."
    ),
    "card-two-handles": (
        "{card} non è una carta: la lettera {position} è una seconda maniglia sullo stesso "
        "cassetto."
    ),
    "card-drawers": (
        "{card} ha {count} cassetto, una carta ne ha {wanted}.",
        "{card} ha {count} cassetti, una carta ne ha {wanted}.",
    ),
    "card-color-twice": (
        "{card} mostra il colore {value} più di una volta, e nel mazzo una carta così non c’è."
    ),
    "card-no-such-order": (
        "{card}: nel mazzo nessuna carta ha questo ordine di colori; scrivila per esteso con "
        "le maniglie, per esempio RfTPsOKb."
    ),
    "card-empty-deck": (
        "{card}: nel mazzo non ci sono carte, quindi scrivila per esteso con le maniglie, per "
        "esempio RfTPsOKb."
    ),
    "card-several": (
        "{card} corrisponde a più carte del mazzo: {ids}; scrivi la sigla, per esempio "
        "{example}, oppure la carta per esteso, con x per le maniglie sconosciute."
    ),
    "card-number": "{card} non è una carta: il mazzo va da {low} a {high}.",
    "card-id": (
        "{card} non è una carta: il mazzo ha {count} carta, e non si chiama così.",
        "{card} non è una carta: il mazzo ha {count} carte, e nessuna si chiama così.",
    ),
    "card-not-spelled-out": (
        "{card}: in un mazzo le carte si scrivono per esteso con le maniglie, o con x dove non "
        "si conoscono, per esempio {example}."
    ),
    "card-twice": (
        "{card} è qui, ma {name} ha la stessa carta come carta {position} ({typed}); correggi "
        "una delle due."
    ),
    "cards-few": (
        (
            "{count} carta, un comodino finito ne ha {wanted}; aggiungi le altre, o usa "
            "--partial a partita in corso."
        ),
        (
            "{count} carte, un comodino finito ne ha {wanted}; aggiungi le altre, o usa "
            "--partial a partita in corso."
        ),
    ),
    "cards-many": (
        "{count} carta, un comodino ne ha {wanted}.",
        "{count} carte, un comodino ne ha {wanted}; togline qualcuna.",
    ),
    "cards-none": "mancano le carte; aggiungi il comodino.",
    # Photos
    "read-confidence": "ogni cassetto giusto: {percent}%",
    "read-doubtful": (
        "linea {line}, carta {card}: molto probabilmente {likely} (colore {color}%, maniglia "
        "{handle}%)"
    ),
    "read-refused": "Non è possibile leggere {file}:",
    "read-progress": "Lettura delle foto",
    "ask-doubtful": (
        "{file}: {count} cassetto è incerto, segnato qui sotto con «?».",
        "{file}: {count} cassetti sono incerti, segnati qui sotto con «?».",
    ),
    "ask-drawer": (
        "{text}. Che cosa vedi (Invio: {likely}; per esempio Rf o K; «?» lascia la domanda aperta)?"
    ),
    "note-photo-lines": (
        "{name}: questo obiettivo conta le linee dall’alto, quindi la foto deve mostrare il "
        "comodino nel verso in cui è stato montato; se è capovolto, usa turn: 180."
    ),
    "drawer-wrong": (
        "{drawer} non è un cassetto: scrivi un colore (R T P O K ?), poi la maniglia (f s b x) "
        "se ne ha una."
    ),
    "fix-place": "fix: {place} non è un posto; scrivi linea e carta, per esempio 3,2.",
    "fix-no-card": (
        "fix: {place} non è un posto; la foto mostra {count} carta.",
        "fix: {place} non è un posto; la foto mostra {count} carte.",
    ),
    "photo-and-cards": "sideboard e photo sono indicati tutti e due; tienine uno.",
    "photo-missing": "{field} va con una foto, e qui non ce n’è; aggiungi photo o togli {field}.",
    "read-other-deck": (
        "{file}: {count} carta non è nel mazzo {deck}, perciò la lettura è fatta senza.",
        "{file}: {count} carte non sono nel mazzo {deck}, perciò la lettura è fatta senza.",
    ),
    "read-same-card": (
        "{card} si trova in {first} e in {second}; una delle due dev’essere letta male."
    ),
    "overlay-written": "Disegnato: {file}",
    "overlay-folder": "--overlay {folder}: per più foto indica una cartella.",
    "overlay-same-name": (
        "--overlay {folder}: due foto hanno lo stesso nome; leggile una alla volta."
    ),
    "overlay-ending": (
        "non è possibile scrivere un’immagine con l’estensione «{ending}»; usa .jpg o .png."
    ),
    "photo-no-row": (
        "nessuna fila di carte trovata. Fotografa dall’alto, in modo che tutta la fila sia nella "
        "foto e ne occupi quasi tutta la larghezza."
    ),
    "photo-sideways": (
        "nella foto la fila va dall’alto in basso. Usa --turn 90 o 270 (in un file di partita: "
        "turn), a seconda di quale porta in alto la linea 1."
    ),
    "photo-no-handles": (
        "quella che sembra una fila non mostra tre maniglie su ogni carta. Se sono carte di "
        "Sideboards, avvicinati e tieni fermo il telefono."
    ),
    "photo-few-cards": (
        (
            "nella fila si trova solo {count} carta. Mostrale tutte e otto, o usa --partial a "
            "partita in corso."
        ),
        (
            "nella fila si trovano solo {count} carte. Mostrale tutte e otto, o usa --partial "
            "a partita in corso."
        ),
    ),
    "photo-many-cards": (
        "nella fila si trova {count} carta, un comodino ne ha otto. Sposta le altre.",
        "nella fila si trovano {count} carte, un comodino ne ha otto. Sposta le altre.",
    ),
    "photo-card-hidden": (
        "la carta {position} è in parte coperta. Togli quello che ci sta sopra o la copre."
    ),
    "photo-blurred": (
        "la foto è troppo sfocata. Tieni fermo il telefono e tocca le carte per mettere a fuoco."
    ),
    "photo-dark": "la foto è troppo scura. Accendi una luce o vai vicino a una finestra.",
    "photo-grey": (
        "la foto non ha colori, e senza colori non si riconosce nessun cassetto. Rifalla a colori."
    ),
    "photo-cut-off": "la fila è tagliata dal bordo della foto. Allontanati un po’.",
    "photo-small": (
        "le carte sono troppo piccole nella foto. Fotografale da circa {factor} volte più vicino."
    ),
    "photo-two-rows": "ci sono due file simili, e non si sa quale conta. Fotografane una sola.",
    "photo-incomplete": "il file finisce prima dell’immagine. Copialo o invialo di nuovo.",
    "photo-unclear": (
        "in questa foto si distingue troppo poco. Avvicinati, tieni fermo il telefono ed evita "
        "i riflessi."
    ),
    "photo-fault": "è un errore del programma ({fault}). Segnalalo insieme alla foto.",
    "photo-damaged": "il file è danneggiato ({kind}). Copialo o invialo di nuovo.",
    "photo-huge": (
        "l’immagine ha {width} × {height} pixel, più di {most} milioni. Prima rimpiccioliscila."
    ),
    "photo-glare": (
        "un riflesso nasconde una parte della fila. Sposta un po’ la lampada o il telefono."
    ),
    "photo-file-empty": "il file è vuoto. Copialo o invialo di nuovo.",
    "photo-file-is-folder": "questa è una cartella; indica le foto al suo interno.",
    "photo-file-missing": "questo file non esiste; controlla il nome e la cartella.",
    "photo-file-no-picture": (
        "questa non è un’immagine; indica una foto (JPEG, PNG, WebP, TIFF, HEIC o AVIF)."
    ),
    "photo-file-kind": (
        "non è possibile leggere immagini del tipo {kind}; salva questa come JPEG o PNG."
    ),
    "photo-file-not-readable": "non è possibile leggere il file ({reason}); controlla i permessi.",
    "photo-file-special": "questo non è un file normale; indica una foto.",
    "photo-file-too-large": "il file supera {most} MB; è proprio una foto?",
    "cv2-missing": (
        "per le foto serve il pacchetto opencv-python, che non si riesce a caricare "
        "({reason}); esegui: pip install opencv-python-headless"
    ),
    "cv2-needs-library": (
        "per le foto manca una libreria di sistema ({reason}); esegui: apt install libgl1, "
        "oppure: pip install opencv-python-headless"
    ),
    "heif-missing": (
        "per le foto HEIC serve il pacchetto pillow-heif ({reason}); esegui: pip install "
        "pillow-heif, oppure salva la foto come JPEG."
    ),
    "avif-missing": (
        "per le foto AVIF serve una versione più recente di Pillow ({reason}); esegui: pip "
        "install --upgrade pillow, oppure salva la foto come JPEG."
    ),
    # Patterns and objectives
    "pattern-sign": (
        "{row} non è una riga di uno schema: {sign} non è né X (o 1) per un cassetto né . (o "
        "0) per un posto vuoto."
    ),
    "pattern-empty": "lo schema «{pattern}» non ha cassetti; segna ogni cassetto con X.",
    "pattern-size": (
        "lo schema {pattern} non sta in un comodino di 5 linee e 8 carte; rimpiccioliscilo."
    ),
    "objective-not-number": "{text} non è il numero di un obiettivo; usa un numero intero come 3.",
    "objective-twice": "l’obiettivo {number} compare due volte nel mazzo; tienine uno.",
    "objective-unknown": "il mazzo {deck} non ha l’obiettivo {number}; ha {known}.",
    "objective-other-kind": (
        "qui ci vuole un obiettivo del tipo «{kind}», questo è del tipo «{found}»."
    ),
    "objective-kind-twice": (
        "gli obiettivi {first} e {second} sono tutti e due del tipo «{kind}»; una partita ne "
        "ha uno per tipo."
    ),
    "objective-kind-needed": "questa affermazione dipende da un obiettivo del tipo «{kind}»; indicalo con --objectives.",
    "objective-kind-missing": (
        "manca un obiettivo del tipo «{kind}»; una partita ne ha uno per tipo."
    ),
    "objective-no-pattern": (
        (
            "il mazzo {deck} non sa che cosa mostra l’obiettivo {numbers} ({kinds}). Guarda la "
            "carta, metti il suo schema e i suoi punti al posto di {examples} ed esegui: "
            "{command}"
        ),
        (
            "il mazzo {deck} non sa che cosa mostrano gli obiettivi {numbers} ({kinds}). "
            "Guarda le carte, metti i loro schemi e punti al posto di {examples} ed esegui: "
            "{command}"
        ),
    ),
    "objective-no-pattern-in-file": (
        (
            "il mazzo {deck} non sa che cosa mostra l’obiettivo {numbers} ({kinds}). Scrivi "
            "nel file lo schema e i punti della carta, per esempio colors: {{pattern: [X.X, "
            ".X.], points: 4}}."
        ),
        (
            "il mazzo {deck} non sa che cosa mostrano gli obiettivi {numbers} ({kinds}). "
            "Scrivi nel file gli schemi e i punti delle carte, per esempio colors: {{pattern: "
            "[X.X, .X.], points: 4}}."
        ),
    ),
    "objectives-none": (
        "il mazzo {deck} non ha obiettivi; scrivili per esteso, per esempio X.X/.X.=4."
    ),
    "objectives-empty": "{text}: tra due virgole non c’è nulla; indica tre obiettivi.",
    "objectives-nothing": "nessun obiettivo è indicato; scrivili come in 3,9,19.",
    "objectives-too-many": (
        "{text} è uno schema di troppo; indicane uno per i colori, uno per le maniglie, e il "
        "numero di un obiettivo di fila."
    ),
    "objectives-spelling": (
        "{text} non è né un numero né uno schema con i punti; scrivili come in "
        "3,9,19 o X.X/.X.=4,9,19."
    ),
    "value-unknown": "{text} non è né un colore né una maniglia; valori noti: {known}.",
    "value-other-kind": (
        "il valore {value} non va d’accordo con il campo of lì accanto; usa per tutti e due un "
        "colore o per tutti e due una maniglia."
    ),
    "rows-count": (
        (
            "rows vale {count}; un obiettivo conta da 1 a {most} file, e con lines tante "
            "quante sono le linee."
        ),
        (
            "rows vale {count}; un obiettivo conta da 1 a {most} file, e con lines tante "
            "quante sono le linee."
        ),
    ),
    "lines-wrong": "lines vale {lines}; indica da 1 a {most} linee diverse, da 1 a {last}.",
    # Games and decks
    "deck-unknown": (
        "non c’è nessun mazzo {deck}; ci sono {known}, oppure indica il percorso di un file di "
        "mazzo."
    ),
    "deck-empty": (
        "nessun mazzo indicato; ci sono {known}, oppure indica il percorso di un file di mazzo."
    ),
    "deck-handles-per-card": (
        "handles_per_card vale {count}; una carta ha al massimo {most} cassetti."
    ),
    "id-empty": "una carta ha una sigla vuota; daglene una.",
    "id-space": "la sigla «{id}» contiene uno spazio, una virgola o un punto e virgola; toglilo.",
    "id-unprintable": "la sigla contiene un carattere invisibile; cancellalo.",
    "id-code": "la sigla {id} si legge come una carta; scegline un’altra.",
    "id-turned": (
        "la sigla {id} finisce con r, che vuol dire «girata» quando si scrive una carta; "
        "scegline un’altra."
    ),
    "id-case": "le sigle {id} e {other} si distinguono solo per le maiuscole; scegline un’altra.",
    "players-none": "mancano i giocatori; una partita ne ha da 1 a {most}.",
    "players-many": (
        "{count} giocatore; una partita ne ha da 1 a {most}.",
        "{count} giocatori; una partita ne ha da 1 a {most}.",
    ),
    "players-same-name": "due giocatori si chiamano {name}; dai a uno dei due un altro nome.",
    "name-missing": "un giocatore non ha nome; dagliene uno.",
    "name-unprintable": (
        "il nome del giocatore contiene un carattere invisibile ({code}); cancellalo."
    ),
    # Learning cards
    "deck-file-head": "Le tue carte di Sideboards, riempite dalle foto. Puoi modificare questo file: commenti, notes e campi x-... restano.\nCiò che scrivi tu in una carta vale più delle foto.",
    "deck-file-name": "Le mie carte",
    "learn-photo": (
        "{file}: {count} carta letta",
        "{file}: {count} carte lette",
    ),
    "learn-twice": (
        "{count} carta è in più di una delle foto: {ids}",
        "{count} carte sono in più di una delle foto: {ids}",
    ),
    "learn-photo-known": (
        "{file}: {count} carta, già imparata da questa foto",
        "{file}: {count} carte, già imparate da questa foto",
    ),
    "learn-left": (
        "carta {card} ({code}) non imparata: il suo cassetto {lines} non è sicuro; fotografala di nuovo",
        "carta {card} ({code}) non imparata: i suoi cassetti {lines} non sono sicuri; fotografala di nuovo",
    ),
    "learn-new": (
        "{count} carta nuova",
        "{count} carte nuove",
    ),
    "learn-confirmed": (
        "{count} carta confermata: {ids}",
        "{count} carte confermate: {ids}",
    ),
    "learn-contradictions": "Contraddizioni; nulla è stato sovrascritto",
    "learn-reading": "{code} in {sources}",
    "learn-in-doubt": "{readings}. Le maniglie diverse valgono come sconosciute finché un’altra foto mostra la carta; oppure fai imparare di nuovo la foto o la partita giusta con --replace, o scrivi le maniglie giuste nel file del mazzo.",
    "learn-stands": "{readings}. Vale {code}; imparare l’altra con --replace lo cambia.",
    "learn-by-hand": "il file del mazzo, a mano",
    "learn-short": "Imparate: {new} nuove, {confirmed} confermate; {done} carte complete su {all}.",
    "learn-complete": (
        "{count} carta completa su {all}",
        "{count} carte complete su {all}",
    ),
    "learn-missing": (
        "{count} carta manca ancora; è fatta così o capovolta",
        "{count} carte mancano ancora; sono fatte così o capovolte",
    ),
    "deck-unchanged": "{file} è rimasto com’era: non c’era nulla di nuovo.",
    "deck-nothing-to-begin": "{file} non è stato creato: non c’era nulla da imparare.",
    "deck-begun": "Creato: {file}",
    "deck-written": "Scritto: {file}. Il file precedente resta come {backup}.",
    "deck-not-written": "il mazzo non può essere scritto ({reason}); il vecchio file è intatto. Fai spazio o dai i permessi e riprova.",
    "deck-not-begun": "il mazzo non può essere scritto ({reason}) e non ne esiste ancora un file. Scegli un altro posto con --deck.",
    "deck-beside-folder": "questa cartella è d’intralcio a {deck}, che resta com’era; rinomina la cartella e riprova.",
    "deck-locked": "un altro programma sta scrivendo questo mazzo e non finisce; il vecchio file resta. Chiudilo e riprova.",
    "deck-not-editable": "il file è costruito in un modo che il programma non può cambiare con sicurezza, perciò resta com’era; scrivi carte e obiettivi uno per riga.",
    "deck-json": "un mazzo si salva come YAML, e un file che finisce in .json viene solo letto; indicane uno che finisce in .yaml.",
    "deck-shipped": "questo mazzo fa parte del programma e non viene mai scritto; indica un tuo file con --deck.",
    "deck-shipped-chosen": "il mazzo {deck} fa parte del programma e non viene mai scritto; togli la variabile o assegnale un file, oppure indica un file con --deck.",
    "deck-shipped-name": "il mazzo {deck} fa parte del programma e non viene mai scritto; ometti il nome per usare il tuo mazzo, o indica un file con --deck.",
    "deck-special": "questo non è un file normale, non ci si può tenere un mazzo; indicane un altro.",
    "learned-source": "{text} non è una foto o una partita imparata: servono 12 cifre esadecimali e un nome. Cancellalo e fai imparare di nuovo la foto.",
    "learned-shade": "la tonalità {value} è {text}; scrivi sei cifre esadecimali, come c8202c, o cancella la riga.",
    "learned-pair": "two_cards elenca coppie di due carte diverse con lo stesso ordine di colori; cancella ciò che non lo è.",
    "import-no-export": "questo non è un file di deck export (la sua prima riga comincerebbe con format); fai eseguire deck export a chi te lo ha dato.",
    "import-newer": "il file ha la versione {version} e questo programma conosce le versioni fino alla {known}; aggiorna il programma.",
    "import-damaged": "il file è stato modificato o danneggiato per strada (la somma di controllo è sbagliata); fattelo rimandare.",
    "import-invented": "le sue carte sono inventate, quelle di {deck} no; importalo in un file a parte con --deck.",
    "import-objectives-new": (
        "Obiettivo {numbers} ripreso.",
        "Obiettivi {numbers} ripresi.",
    ),
    "import-objectives-replaced": (
        "Obiettivo {numbers} sostituito: il tuo era diverso.",
        "Obiettivi {numbers} sostituiti: i tuoi erano diversi.",
    ),
    "import-objectives": (
        "L’obiettivo {numbers} è diverso; resta il tuo, --replace prende l’altro.",
        "Gli obiettivi {numbers} sono diversi; restano i tuoi, --replace prende gli altri.",
    ),
    "inferences-title": "Che cosa dicono le carte vere delle nostre deduzioni",
    "inference-orders": (
        "{count} carta, e nessun’altra con lo stesso ordine di colori, nemmeno capovolta",
        "{count} carte, e mai due con lo stesso ordine di colori, nemmeno capovolte",
    ),
    "inference-colors": "ogni colore una volta su ogni carta",
    "inference-three-handles": "tre maniglie su ogni carta",
    "inference-different-handles": "tutte le maniglie di una carta diverse",
    "inference-unseen": "{thought}: non ancora noto; nessuna carta vista su {all}",
    "inference-open": (
        "{thought}: non ancora noto; {count} carta vista su {all}, ed è d’accordo",
        "{thought}: non ancora noto; {count} carte viste su {all}, e sono d’accordo",
    ),
    "inference-confirmed": (
        "{thought}: CONFERMATO da {count} carta",
        "{thought}: CONFERMATO da {count} carte",
    ),
    "inference-refuted": (
        "{thought}: SMENTITO dalla carta {ids}. Tutto funziona lo stesso.",
        "{thought}: SMENTITO da {count} carte ({ids}). Tutto funziona lo stesso.",
    ),
    "finding-readings-differ": "Una carta è stata imparata in più modi: {readings}. Fanne imparare un’altra foto, o scrivi le maniglie giuste nel file del mazzo.",
    "finding-written-otherwise": "Il file del mazzo, scritto a mano, e le foto si contraddicono: {readings}. Vale {stands}, perché l’ha scritto una persona; se hanno ragione le foto, falne imparare una di nuovo con --replace.",
    "finding-strange-field": "Il campo {field} non dice nulla al programma; viene conservato.",
    "replace-without-learn": "--replace va con --learn: aggiungilo, o togli --replace.",
    "set-nothing": "nulla da salvare: aggiungi --pattern X.X/.X. e --points 4, o per le file --rows, --lines o --value; il programma chiede dell’obiettivo {number} solo in un terminale.",
    "set-other-kind": "{option} non va con l’obiettivo {number}, che è del tipo «{kind}»; toglila.",
    "set-points-wrong": "i punti sono un numero intero da 1 a {most}.",
    "set-present": "{file} ha finora per l’obiettivo {number}: {present}",
    "set-ask-rows": "Quante file contano, 1 o 2 (Invio: {present})?",
    "set-ask-lines": "Solo in certe linee? Scrivile con le virgole, come 1,4; altrimenti Invio per tutte le linee.",
    "set-ask-value": "Un solo colore o una sola maniglia? Scrivilo, come rosso; altrimenti Invio per qualsiasi.",
    "set-ask-pattern": "Obiettivo {number} ({kind}). Disegna lo schema riga per riga: X per un cassetto, . per nessuno, solo Invio alla fine; o tutto insieme con /, come X.X/.X.",
    "set-ask-row": "Riga {number}:",
    "set-forms": "Conta in queste forme, girato e specchiato:",
    "set-ask-save": "Salvare così l’obiettivo {number} (s/n)?",
    # Questions
    "ask-welcome": (
        "Una nuova partita con il mazzo {deck}. {back} torna alla domanda precedente, "
        "{back}2 al giocatore 2, Ctrl-C interrompe."
    ),
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
    "ask-card": (
        "{name}, dalla carta {number} in poi, da sinistra a destra, per esempio RTPOK 17 18r, oppure "
        "@foto.jpg:"
    ),
    "ask-card-id": "n. {id}",
    "ask-cards-keep": "{name} ha tutte le carte. Invio le tiene, < riprende l’ultima.",
    "ask-card-gone": "{card} tolta.",
    "ask-kept": "Tenute per dopo ({drop} le lascia fuori): {cards}",
    "ask-file-name": "Il nome di un file, per favore, oppure Invio.",
    "ask-cards-over": (
        "{count} carta di troppo, tralasciata: {cards}",
        "{count} carte di troppo, tralasciate: {cards}",
    ),
    "ask-swap": "{name} ha usato la carta Scambio (s/n, Invio: no)?",
    "ask-swap-again": "{name} ha usato la carta Scambio (s/n, Invio: sì)?",
    "ask-yes-or-no": "Rispondi s o n, per favore.",
    "ask-file": "Salvare la partita come (per esempio game.yaml; Invio: non salvare)?",
    # Claims and second opinion
    "claims-title": "Sideboards: conteggi contestati",
    "claim-claimed": "{name}, {field}: dichiarazione di {claimed}",
    "amount-combinations": (
        "{count} combinazione",
        "{count} combinazioni",
    ),
    "amount-drawers": (
        "{count} cassetto",
        "{count} cassetti",
    ),
    "verdict-holds": "esatto",
    "verdict-fails": "inesatto",
    "verdict-open": "indecidibile",
    "claim-right": "È proprio così: {right}.",
    "claim-too-high": (
        "Il conto giusto: {right}; {count} di troppo.",
        "Il conto giusto: {right}; {count} di troppo.",
    ),
    "claim-too-low": (
        "Il conto giusto: {right}; ne manca {count}.",
        "Il conto giusto: {right}; ne mancano {count}.",
    ),
    "claim-open": "Cassetti ignoti lasciano la questione aperta: per ora {counted}, possibili da {low} a {high}.",
    "claim-outside": "Qualunque cosa siano i cassetti ignoti, il conto va da {low} a {high} e non è mai {claimed}.",
    "reasons-title": "Come si può arrivare alla cifra dichiarata, prima la svista più probabile:",
    "reasons-none": "Nessuna delle sviste cercate dà la cifra dichiarata, e nessuna delle coppie provate.",
    "reasons-more": (
        "Anche {count} altro tipo di svista vi porta: --all li mostra tutti.",
        "Anche altri {count} tipi di svista vi portano: --all li mostra tutti.",
    ),
    "disputed": "{name}: dove stanno queste sviste (i numeri sono quelli qui sopra)",
    "slip-more": (
        "{text} ({count} altra di questo tipo dà lo stesso.)",
        "{text} (Altre {count} di questo tipo danno lo stesso.)",
    ),
    "slip-others": (
        "{text} ({count} altro posto dà lo stesso.)",
        "{text} (Altri {count} posti danno lo stesso.)",
    ),
    "slip-of": "Da {name}: {text}",
    "slip-carried": "{text} Così cambia anche il bonus di fila.",
    "two-slips": "Due sviste insieme: {first} {second}",
    "no-sets": "nessuna",
    "more-sets": "{sets} e altre {more}",
    "slip-swap-forgotten": (
        "Manca {count} punto per la carta scambio non usata.",
        "Mancano {count} punti per la carta scambio non usata.",
    ),
    "slip-swap-given-used": (
        "È contato {count} punto per la carta scambio, che però è stata usata.",
        "Sono contati {count} punti per la carta scambio, che però è stata usata.",
    ),
    "slip-swap-given-none": (
        "È contato {count} punto per una carta scambio, che in questa variante non c’è.",
        "Sono contati {count} punti per una carta scambio, che in questa variante non c’è.",
    ),
    "slip-bonus-forgotten": (
        "Il bonus di fila di {count} punto è dimenticato.",
        "Il bonus di fila di {count} punti è dimenticato.",
    ),
    "slip-greedy-choice-columns": (
        "Chi prende ogni combinazione come viene, carta per carta da sinistra, ne blocca di migliori e ne trova {count} in meno; la scelta migliore ha invece {better}.",
        "Chi prende ogni combinazione come viene, carta per carta da sinistra, ne blocca di migliori e ne trova {count} in meno; la scelta migliore ha invece {better}.",
    ),
    "slip-greedy-choice-right": (
        "Chi prende ogni combinazione come viene, carta per carta da destra, ne blocca di migliori e ne trova {count} in meno; la scelta migliore ha invece {better}.",
        "Chi prende ogni combinazione come viene, carta per carta da destra, ne blocca di migliori e ne trova {count} in meno; la scelta migliore ha invece {better}.",
    ),
    "slip-greedy-choice-lines": (
        "Chi prende ogni combinazione come viene, linea per linea dall’alto, ne blocca di migliori e ne trova {count} in meno; la scelta migliore ha invece {better}.",
        "Chi prende ogni combinazione come viene, linea per linea dall’alto, ne blocca di migliori e ne trova {count} in meno; la scelta migliore ha invece {better}.",
    ),
    "slip-missed-combination": (
        "{count} combinazione è sfuggita: {missed}.",
        "{count} combinazioni sono sfuggite: {missed}.",
    ),
    "slip-drawer-used-twice": (
        "Dei cassetti servono due volte ({drawers}): {extra} si sovrappone a {touched}.",
        "Dei cassetti servono due volte ({drawers}): {extra} si sovrappongono a {touched}.",
    ),
    "slip-count-for-points": "Il numero ({times}) è preso per i punti, ma ognuno ne vale {right}.",
    "slip-wrong-line": "Le file sono prese dalle linee {lines}, non solo da quelle che la carta indica.",
    "slip-wrong-line-read": "Le file sono prese dalle linee {lines}, come si può leggere il testo del regolamento {editions}; decide la carta.",
    "slip-any-value": "È presa la fila più lunga di tutte, non la più lunga con {value}.",
    "slip-fixed-value": "Sono guardate solo le file con {value}, ma può contare una qualunque.",
    "slip-other-value": "È presa la fila con {value}, che la carta non chiede.",
    "slip-rows-number": (
        "È contata {count} fila (linea {lines}); la carta ne chiede {wanted}.",
        "Sono contate {count} file (linee {lines}); la carta ne chiede {wanted}.",
    ),
    "slip-across-gap": (
        "La fila con {value} nella linea {line} è contata saltando un vuoto ({drawers}).",
        "La fila con {value} nella linea {line} è contata saltando un vuoto ({drawers}).",
    ),
    "slip-shorter-row": (
        "È contata una fila più corta ({taken}) invece di una più lunga.",
        "È contata una fila più corta ({taken}) invece di una più lunga.",
    ),
    "slip-drawer-overlooked": (
        "L’ultimo cassetto di una fila è sfuggito: {drawers}.",
        "L’ultimo cassetto di una fila è sfuggito: {drawers}.",
    ),
    "slip-run-split-parts": "La lunga fila con {value} nella linea {line} è divisa e conta per entrambe.",
    "slip-run-split-twice": "La fila con {value} nella linea {line} è contata due volte, per entrambe.",
    "slip-bonus-competition-ranking": "Dopo un pari merito è saltata una posizione (posizione {other}); per le regole i pari se la dividono e la lunghezza seguente ha la successiva (posizione {rank}).",
    "slip-bonus-shared": (
        "I bonus di chi è a pari merito, {whole} insieme, sono divisi fra {count}; per le regole, a pari merito ognuno lo riceve intero.",
        "I bonus di chi è a pari merito, {whole} insieme, sono divisi fra {count}; per le regole, a pari merito ognuno lo riceve intero.",
    ),
    "slip-bonus-steps-added": "I gradini del bonus in solitario ({points}) sono sommati; conta solo il più alto raggiunto.",
    "slip-bonus-other-players": (
        "Il bonus è preso dalla tabella per {count} giocatore.",
        "Il bonus è preso dalla tabella per {count} giocatori.",
    ),
    "slip-bonus-other-players-rows": (
        "Il bonus in solitario è preso dalla tabella per {count} fila.",
        "Il bonus in solitario è preso dalla tabella per {count} file.",
    ),
    "slip-bonus-other-place": "È preso il bonus della posizione {other} invece di quello della posizione {rank}.",
    "slip-bonus-other-place-step": "È preso il bonus del gradino da {step} cassetti, non quello del gradino più alto raggiunto.",
    "slip-bonus-without-row": "È dato un bonus, ma nessun cassetto conta per la fila.",
    "slip-bare-drawer-counted-any": (
        "Il cassetto {drawers} non ha maniglia, ma vale per una in {extra}.",
        "I cassetti {drawers} non hanno maniglia, ma valgono per una in {extra}.",
    ),
    "slip-bare-drawer-counted-shape": (
        "I cassetti senza maniglia sono contati come una forma a sé: {extra}.",
        "I cassetti senza maniglia sono contati come una forma a sé: {extra}.",
    ),
    "slip-bare-drawer-counted-row": (
        "Il cassetto {drawers} non ha maniglia, ma è contato nella fila con {value} nella linea {line}.",
        "I cassetti {drawers} non hanno maniglia, ma sono contati nella fila con {value} nella linea {line}.",
    ),
    "slip-bare-drawer-skipped": (
        "Il cassetto {drawers} non ha maniglia ed è saltato nella fila con {value} nella linea {line}; esso interrompe la fila.",
        "I cassetti {drawers} non hanno maniglia e sono saltati nella fila con {value} nella linea {line}; essi interrompono la fila.",
    ),
    "slip-not-flipped": (
        "Lo schema è ruotato ma mai specchiato, e si perde {count} combinazione.",
        "Lo schema è ruotato ma mai specchiato, e si perdono {count} combinazioni.",
    ),
    "slip-not-turned": (
        "Lo schema è specchiato ma mai ruotato, e si perde {count} combinazione.",
        "Lo schema è specchiato ma mai ruotato, e si perdono {count} combinazioni.",
    ),
    "slip-as-printed": (
        "Lo schema è cercato solo come è stampato, e si perde {count} combinazione.",
        "Lo schema è cercato solo come è stampato, e si perdono {count} combinazioni.",
    ),
    "slip-turned-not-allowed": (
        "Lo schema è ruotato di 90 gradi, cosa che questo regolamento non permette: {extra}.",
        "Lo schema è ruotato di 90 gradi, cosa che questo regolamento non permette: {extra}.",
    ),
    "slip-mixed-values": "Una combinazione mescola {first} e {second}: {extra}.",
    "slip-mixed-values-row": "Nella linea {line} una fila mescola {first} e {second}.",
    "slip-another-edition": "È contato col regolamento {edition}, dove uno schema si ruota altrimenti.",
    "slip-another-edition-lines": "È contato col testo del regolamento {edition}, che si può leggere come linee {lines}.",
    "slip-another-reading-different-lines": "È quel che darebbe un’altra lettura delle regole: le due file devono stare in linee diverse.",
    "slip-another-reading-lines-together": "È quel che darebbe un’altra lettura delle regole: contano le file più lunghe delle due linee insieme, non una per linea.",
    "slip-another-reading-bare-drawer-passed": "È quel che darebbe un’altra lettura delle regole: un cassetto senza maniglia non interrompe una fila.",
    "slip-another-reading-no-row-of-one": "È quel che darebbe un’altra lettura delle regole: un solo cassetto non è una fila.",
    "slip-down-column": (
        "Una fila è contata in verticale nella carta {card}: {count} cassetto con {value}.",
        "Una fila è contata in verticale nella carta {card}: {count} cassetti con {value}.",
    ),
    "slip-other-points": (
        "Ogni combinazione è contata {count} punto, come sull’altra carta con schema, e non {right}.",
        "Ogni combinazione è contata {count} punti, come sull’altra carta con schema, e non {right}.",
    ),
    "slip-wrapped-round": (
        "La combinazione {extra} continua all’altro capo del sideboard.",
        "Le combinazioni {extra} continuano all’altro capo del sideboard.",
    ),
    "slip-wrapped-round-row": "La fila con {value} nella linea {line} continua all’altro capo del sideboard.",
    "slip-part-forgotten": (
        "Manca {count} punto dell’obiettivo «{part}».",
        "Mancano i {count} punti dell’obiettivo «{part}».",
    ),
    "slip-part-forgotten-only": (
        "È contata una sola parte ({parts}), il resto manca.",
        "Sono sommate solo {count} parti ({parts}), il resto manca.",
    ),
    "slip-other-of": "Colori e maniglie sono scambiati: sono contate le file dell’altro genere.",
    "slip-card-turned": "È contato come se la carta {cards} fosse ruotata di 180 gradi.",
    "slip-cards-exchanged": "È contato come se le carte {cards} si fossero scambiate di posto.",
    "opinion-title": "Sideboards: secondo parere",
    "opinion-readings": "Altri regolamenti e punti aperti",
    "opinion-ranking-changes": "Almeno una di queste letture cambia la classifica: accordatevi prima di festeggiare.",
    "opinion-ranking-stands": "Nessuna di queste letture cambia la classifica.",
    "opinion-band-changes": "Almeno una di queste letture cambia la classifica in solitario.",
    "opinion-band-stands": "Nessuna di queste letture cambia la classifica in solitario.",
    "opinion-choices": "Altre scelte dello stesso valore",
    "opinion-no-choices": "Le scelte mostrate da score sono le uniche migliori.",
    "opinion-unknown": "Cassetti ignoti",
    "opinion-all-known": "Tutti i cassetti sono noti; nulla è aperto.",
    "opinion-decided": "Qualunque cosa siano, i cassetti ignoti non cambiano chi vince.",
    "opinion-band-decided": "Qualunque cosa siano, i cassetti ignoti non cambiano la classifica in solitario.",
    "reading-edition": "Regolamento {edition}",
    "reading-edition-lines": "Regolamento {edition} secondo il suo testo, letto come linee {lines}",
    "reading-different-lines": "Se le due file devono stare in linee diverse",
    "reading-lines-together": "Se contano le file più lunghe delle due linee insieme",
    "reading-bare-drawer-passed": "Se un cassetto senza maniglia non interrompe una fila",
    "reading-no-row-of-one": "Se un solo cassetto non è una fila",
    "reading-steps-added": "Se i gradini del bonus in solitario si sommano",
    "reading-bonus-for-nothing": "Se il bonus si dà anche senza alcun cassetto",
    "reading-same": "{text}: gli stessi totali.",
    "reading-changes": "{text}: {totals}",
    "reading-total": "{name} {total} (non {was})",
    "reading-winner": "{text}. Allora vince {names}.",
    "reading-winners": "{text}. Allora {names} condividono la vittoria.",
    "reading-order": "{text}. Cambia l’ordine degli altri.",
    "reading-band": "{text}. La classifica in solitario è allora {band}: {title}",
    "other-choice": "{name}, {kind}: almeno 2 scelte contano lo stesso; un’altra ha {sets}.",
    "claim-spelling": "{text} non è un’affermazione; scrivi NOME=41, NOME.colors=16 o NOME.colors=4x.",
    "claim-empty": "qui non c’è nessuna affermazione; scrivi NOME=41, NOME.colors=16 o NOME.colors=4x.",
    "claim-no-name": "in {text} manca il nome; scrivilo prima della cifra, come in {name}{text}.",
    "claim-no-figure": "in {text} manca la cifra; scrivila dopo il segno =: punti come in {text}41, o un numero di volte come in NOME.colors=4x.",
    "claim-value": "{text} non è una cifra dichiarata; scrivi un numero intero di punti (al massimo sei cifre), o 4x per un numero di volte.",
    "claim-no-count": "{field} si dichiara solo in punti; scrivi {text} senza x.",
    "claim-field": "{word} non si può dichiarare; usa colors (colori), handles (maniglie), rows (fila), bonus (bonus fila) o swap (carta Scambio), o nessuna di queste parole per il totale.",
    "claim-nobody": "nessuno in questa partita si chiama {name}; ci sono {names}.",
    "claim-twice": "{text} è dichiarato due volte; togline uno.",
    "claims-not-list": "claims qui è un elenco di testi, come [Ann=41, Ben.colors=4x]; scrivilo così, non come campi.",
    "claim-needs-all": "il totale e il bonus richiedono i sideboard di tutti; aggiungi gli altri con --player, o --solo per una partita in solitario.",
    "solo-players": (
        "--solo è per un solo giocatore, questa partita ne ha {count}; toglilo.",
        "--solo è per un solo giocatore, questa partita ne ha {count}; toglilo.",
    ),
    "nothing-to-check": "niente da controllare: dai un file di partita, o --objectives e --player, come in: sideboards-score check partita.yaml --claim Ann=41",
    "proof-ending": "{ending} non è l’estensione di un’immagine che si può disegnare; usa .svg o .png.",
    "proof-no-ending": "il nome dell’immagine non ha estensione; fallo finire in .svg o .png.",
    "proof-dash": "un’immagine non si disegna sullo standard output; indica un file che finisca in .svg o .png.",
    "proof-written": "Disegnato: {file}",
    "proof-name": "Nessun carattere di questo computer ha tutte le lettere di «{name}»: l’immagine dice «{stand_in}». Un file .svg mantiene il nome.",
}
