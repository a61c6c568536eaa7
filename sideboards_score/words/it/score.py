"""Italian: the breakdown: names, places, objectives, accounts, ranking, notes."""

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
    "head-edition": "regolamento in {edition}",
    "head-note": "nota: {note}",
    "edition-de": "tedesco",
    "edition-en": "inglese",
    "edition-fr": "francese",
    "edition-it": "italiano",
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
        'esempio --objectives "3=X.X/.X.=4,9=X./.X=3,19".'
    ),
    "pattern-summary": (
        "{pattern}  {count} punto",
        "{pattern}  {count} punti",
    ),
    "forms-any": "Vale in queste forme, capovolto e girato (regolamento in {editions}):",
    "forms-half": "Solo capovolto e girato di 180 gradi (regolamento in {editions}):",
    "forms-half-turns": (
        "Solo capovolto e girato di 180 gradi (regolamento in {editions}, secondo le didascalie):"
    ),
    "legend": (
        "Nelle griglie un numero indica una combinazione di colori, una lettera minuscola una "
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
    "bonus-others": "dipende dagli altri",
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
    "swap": "Scambio",
    "swap-kept": "non usato",
    "swap-used": "usato",
    "swap-none": "nessuno nella variante con quattro carte",
    "total": "totale",
    "pad-possible": "possibile",
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
    "wins-anyway": "{names} vince, qualunque cosa siano i cassetti sconosciuti, anche se finora altri hanno più punti.",
    "shared-victory-anyway": "{names} si dividono la vittoria, qualunque cosa siano i cassetti sconosciuti, anche se finora i loro punti non sono uguali.",
    "undecided": "Non è ancora certo: i cassetti sconosciuti potrebbero cambiare chi vince.",
    "solo-band": "Classifica in solitario {band}: «{title}»",
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
    "note-card-differs-many": "{count} carte contano così come sono, anche se il mazzo ne ha altre con i loro colori: {all}. Forse si tratta di un altro mazzo.",
    "note-card-elsewhere": "{name}, carta {position}: {card} ha i colori della carta {place} di {other}, e il mazzo ha una sola carta così. Forse una delle due è scritta male.",
    "note-card-not-in-deck": (
        "{name}, carta {position}: {card} conta così com’è, anche se nessuna carta del mazzo "
        "le corrisponde."
    ),
    "note-card-not-in-deck-many": "{count} carte contano così come sono, anche se nessuna carta del mazzo corrisponde loro: {all}. Forse si tratta di un altro mazzo.",
    "note-no-swap-cards": (
        "{name}: nella variante con quattro carte non ci sono carte Scambio, quindi «carta "
        "Scambio usata» non cambia nulla."
    ),
    "interpretation-total": "{name} {total} (non {was})",
    "note-mid-game": (
        "Conteggio a partita in corso: il bonus e la carta Scambio valgono come se la partita "
        "finisse adesso."
    ),
    "note-mid-game-lone": "Un conteggio a metà partita: la carta Scambio conta come se la partita finisse ora; il bonus fila manca, perché dipende dagli altri. Con --solo conta come partita in solitario.",
    "note-cards-unequal": "A metà partita tutti hanno posato lo stesso numero di carte; qui sono da {least} a {most}.",
    "note-four-cards-solo": "I regolamenti descrivono la partita in solitario con tre carte in mano; con quattro il conteggio è lo stesso, senza carta Scambio.",
    "note-half-turns": (
        "Per il regolamento in {edition} fanno fede le didascalie: uno schema può essere "
        "specchiato e ruotato di 180 gradi. Il testo non indica nessun angolo."
    ),
    "note-turning-any": (
        "{name}, {kind}: {count} secondo questo regolamento; secondo il testo in {editions}, con i quarti "
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
    "note-one-row-in-each-line-many": "Si conta una fila in ciascuna delle linee {lines}, non le file più lunghe delle due linee prese insieme; cassetti contati: {all}. I regolamenti si possono leggere in entrambi i modi.",
    "note-from-the-deck": "{name}, carta {position}: secondo il mazzo {card} può essere solo {other} e conta così.",
    "note-from-the-deck-many": "{count} carte contano per quello che secondo il mazzo devono essere: {all}.",
    "note-unknown-drawers": "{name}: i colori e le maniglie sconosciuti (?, x) non contano.",
    "note-card-few-handles": "{name}, carta {position}: {card} ha {count} delle {wanted} maniglie che ha una carta; una maniglia sconosciuta è una x, per esempio Rx.",
    "note-card-few-handles-many": "{count} carte hanno meno maniglie di quante ne abbia una carta: {all}; una maniglia sconosciuta è una x, per esempio Rx.",
    "note-card-contested": "{name}, carta {position}: le sue maniglie sono dubbie ({card}), perché è stata imparata come {readings} ({sources}). deck validate dice che cosa fare.",
    "note-bare-drawer-breaks-row": (
        "{name}: un cassetto senza maniglia interrompe una fila di maniglie (cassetti contati: "
        "{count}, non {other}). I regolamenti non ne parlano."
    ),
    "note-bare-drawer-breaks-row-many": "Un cassetto senza maniglia interrompe una fila di maniglie; cassetti contati: {all}. I regolamenti non ne parlano.",
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
}
