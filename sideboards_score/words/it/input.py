"""Italian: what is wrong with files, cards, objectives and games."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, str]] = {
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
    "json-syntax": "questo non è JSON; controlla qui virgole, virgolette e parentesi.",
    "json-not-fields": "una partita o un mazzo in JSON comincia con {{ e ha dei campi; questo è un elenco o un solo testo.",
    "field-unknown": "il campo {field} non esiste; i campi previsti sono {known}.",
    "field-missing": "manca il campo {field}; aggiungilo.",
    "field-not-text": "{field} qui deve essere un singolo testo o un numero.",
    "field-not-flag": "{field} vale {text}; scrivi true o false.",
    "field-not-number": "{field} vale {text}; scrivi un numero intero.",
    "field-not-choice": "{field} vale {text}; usa una di queste scelte: {choices}.",
    "field-not-list": "{field} qui deve essere un elenco; comincia ogni sua riga con «- ».",
    "field-not-fields": "{field} qui deve avere campi propri, come in «nome: valore».",
    "save-exists": "il file esiste già e resta com’è; scegli un altro nome.",
    "save-changed": "i giocatori del file sono cambiati da quando è stato letto, quindi non è stato salvato nulla; conta di nuovo la partita.",
    "save-no-folder": "la cartella {folder} non esiste; creala prima o scegli un altro posto.",
    "save-dash": "una partita non si salva sullo standard output; indica un file.",
    "save-failed": "non è possibile scrivere il file ({reason}); scegli un altro posto.",
    "date-wrong": "{text} non è un giorno; scrivi anno, mese e giorno come in 2026-11-28.",
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
    "card-color-lacks": "{card} mostra il colore {value} più di una volta e manca {missing}; nel mazzo una carta così non c’è.",
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
    "objective-kind-two": "due obiettivi sono del tipo «{kind}»; una partita ne ha uno di ogni tipo.",
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
    "objectives-rows-spelled": "{text}: l’obiettivo {number} conta file; per un obiettivo con uno schema indica il suo numero oppure ometti il numero.",
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
}
