"""Italian: photos, and why one is refused."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, str]] = {
    # Photos
    "read-confidence": "ogni cassetto giusto: {percent}%",
    "read-doubtful": (
        "linea {line}, carta {card}: molto probabilmente {likely} (colore {color}%, maniglia "
        "{handle}%)"
    ),
    "read-refused": "Non è possibile leggere {file}:",
    "read-progress": "Lettura delle foto",
    "read-interrupted": "Interrotto; foto lette: {done} su {count}.",
    "learn-interrupted": "Interrotto; foto lette: {done} su {count}; non è stato imparato nulla.",
    "ask-doubtful": (
        "{file}: {count} cassetto è incerto, segnato qui sotto con «?».",
        "{file}: {count} cassetti sono incerti, segnati qui sotto con «?».",
    ),
    "ask-doubtful-fix": "Ciò che altrove è letto male si può correggere nel frattempo: 3/2=Ts è la linea 3 della carta 2, 2=KfObTsRP tutta la carta 2.",
    "ask-drawer": "{text}. Che cosa vedi (Invio: {likely}; per esempio Rf o K; «?» lascia la domanda aperta)?",
    "ask-seat": "Di chi è la fila {row} (Invio: {default}; “-”: di nessuno)?",
    "ask-seat-help": "   Le carte della fila {row} sono qui sopra. Scrivi il nome di chi le ha giocate; il resto della partita viene chiesto dopo.",
    "note-photo-lines": (
        "{name}: questo obiettivo conta le linee dall’alto, quindi la foto deve mostrare il "
        "comodino nel verso in cui è stato montato; se è capovolto, usa turn: 180."
    ),
    "note-table-lines": "{name}: questo obiettivo conta le linee dall’alto, quindi la fila va letta dal lato da cui è stata montata; vista dall’altro lato è la fila {row}.",
    "note-left-out": (
        "{name}: {count} fila più piccola nella foto è stata tralasciata; se è quella giusta, indica il suo numero, come foto.jpg#1.",
        "{name}: {count} file più piccole nella foto sono state tralasciate; se una di esse è quella giusta, indica il suo numero, come foto.jpg#1.",
    ),
    "row-number": "{text} non è una fila: scrivi il suo numero, come 2, oppure 2r per la fila vista dall’altro lato.",
    "drawer-wrong": (
        "{drawer} non è un cassetto: scrivi un colore (R T P O K ?), poi la maniglia (f s b x) "
        "se ne ha una."
    ),
    "fix-place": "{place} non è un posto: scrivi linea/carta, per esempio 3/2, o solo la carta, per esempio 2, per una intera.",
    "fix-bare": "{card} va scritta per intero con le maniglie, per esempio KfObTsRP.",
    "fix-option": "scrivi NOME.LINEA/CARTA=CASSETTO o NOME.CARTA=CODICE, per esempio Ben.3/2=Ts o Ben.2=KfObTsRP.",
    "fix-nobody": "nessun giocatore si chiama {name}; nomi presenti: {names}.",
    "fix-no-photo": "le carte di {name} sono state digitate e non lette da una foto; correggile dove sono state digitate.",
    "fix-keep": "Le tue correzioni restano con --save {file}.",
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
    "read-from-deck": (
        "{file}: {count} maniglia non si vede con certezza; è quella che il mazzo {deck} ha per questi colori.",
        "{file}: {count} maniglie non si vedono con certezza; sono quelle che il mazzo {deck} ha per questi colori.",
    ),
    "read-handles-open": (
        "{file}: i colori sono sicuri, {count} maniglia no (x). Avvicinati, fa’ venire la luce di lato o usa un mazzo che conosca queste carte.",
        "{file}: i colori sono sicuri, {count} maniglie no (x). Avvicinati, fa’ venire la luce di lato o usa un mazzo che conosca queste carte.",
    ),
    "read-same-picture": "{first} e {second} sono la stessa immagine; una delle due è di un’altra persona.",
    "read-same-card": (
        "{card} si trova in {first} e in {second}; una delle due dev’essere letta male."
    ),
    "read-left-out": (
        "{file}: {count} fila più piccola è stata tralasciata; --table le legge tutte.",
        "{file}: {count} file più piccole sono state tralasciate; --table le legge tutte.",
    ),
    "read-table-sides": "Ogni fila è letta come la vede chi siede oltre il suo bordo esterno, tre o più file una sotto l’altra come le mostra la foto; {name}r è la stessa fila vista dall’altro lato.",
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
    "photo-two-rows": "ci sono due file simili, e non si sa quale conta. Indicane una con il suo numero, come in foto.jpg#1, leggile entrambe con --table, o fotografane una sola.",
    "photo-row-small": "le carte sono troppo piccole per essere lette. Avvicinati di circa {factor} volte, o fai due foto.",
    "photo-row-missing": (
        "la fila {row} non c’è; la foto mostra {count} fila. read --table --overlay FILE le numera.",
        "la fila {row} non c’è; la foto mostra {count} file. read --table --overlay FILE le numera.",
    ),
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
    "photo-file-address": "questo è un indirizzo; salva prima l’immagine e indica il file.",
    "photo-file-empty": "il file è vuoto. Copialo o invialo di nuovo.",
    "photo-file-film": "questo è un filmato ({kind}); indica una foto o salvane un’immagine.",
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
    "heif-old": "le foto HEIC non vengono aperte: libheif {version} ha difetti che una foto preparata può sfruttare, serve {least}; esegui: pip install --upgrade pillow-heif, oppure salva la foto come JPEG.",
    "avif-missing": (
        "per le foto AVIF serve una versione più recente di Pillow ({reason}); esegui: pip "
        "install --upgrade pillow, oppure salva la foto come JPEG."
    ),
}
