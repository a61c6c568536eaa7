"""Italian: decks, and what is learnt."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, str]] = {
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
    "learn-handles-near": "carte {cards} non imparate: i colori sono sicuri, ma le maniglie si somigliano troppo in questa foto; fotografale ancora, più da vicino o con luce di lato",
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
    "learn-questions": "Di ogni ordine di colori si conosce una carta; queste sono due",
    "learn-question": "{one} e {other} (da {sources}) hanno gli stessi colori: una delle due è letta male? Nessuna è stata imparata. Correggi la carta dove è scritta o fotografata e imparala di nuovo; se esistono davvero due carte così, dillo con --replace.",
    "learn-by-hand": "il file del mazzo, a mano",
    "learn-short": "Carte nuove: {new}, confermate: {confirmed}, complete: {done} su {all}.",
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
    "inference-unseen": "{thought}: non ancora noto; nessuna carta vista su {all}.",
    "inference-open": (
        "{thought}: non ancora noto; {count} carta vista su {all}, ed è d’accordo.",
        "{thought}: non ancora noto; {count} carte viste su {all}, e sono d’accordo.",
    ),
    "inference-confirmed": (
        "{thought}: CONFERMATO da {count} carta.",
        "{thought}: CONFERMATO da {count} carte.",
    ),
    "inference-refuted": (
        "{thought}: SMENTITO dalla carta {ids}. Tutto funziona lo stesso.",
        "{thought}: SMENTITO da {count} carte ({ids}). Tutto funziona lo stesso.",
    ),
    "finding-readings-differ": "Una carta è stata imparata in più modi: {readings}. Fanne imparare un’altra foto, o scrivi le maniglie giuste nel file del mazzo.",
    "finding-written-otherwise": "Il file del mazzo, scritto a mano, e le foto si contraddicono: {readings}. Vale {stands}, perché l’ha scritto una persona; se hanno ragione le foto, falne imparare una di nuovo con --replace.",
    "finding-strange-field": "Il campo {field} non dice nulla al programma; viene conservato.",
    "replace-without-learn": "--replace va con --learn: aggiungilo, o togli --replace.",
    "set-new": "{deck} non ha un obiettivo {number}; per una carta nuova indica con --of color o --of handle se guarda i colori o le maniglie.",
    "set-of-known": "l’obiettivo {number} è noto, e --of non può fargli guardare altro; ometti l’opzione.",
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
}
