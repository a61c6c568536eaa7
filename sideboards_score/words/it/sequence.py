"""Italian: the game Sequence."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, str]] = {
    # Boards
    "team-blue": "i blu",
    "team-green": "i verdi",
    "team-red": "i rossi",
    "sequence-title": "Sequence: sequenze complete",
    "sequence-match": (
        "{teams} squadre; {count} sequenza vince.",
        "{teams} squadre; {count} sequenze vincono.",
    ),
    "sequence-from-to": "da {first} a {last}",
    "sequence-count": (
        "Per {team}: {count} sequenza",
        "Per {team}: {count} sequenze",
    ),
    "sequence-between": "Per {team}: da {least} a {most} sequenze",
    "sequence-finishing": "Una fiche qui ne completa un’altra, dunque da bloccare: {places}.",
    "sequence-safe": "Al sicuro dai jack con un occhio: {places}.",
    "sequence-ring": "Anello: una fiche lì completa una sequenza.",
    "sequence-won": "Vincono {team}",
    "sequence-nobody": "Nessuno ha ancora vinto.",
    "sequence-several": "Bastano per {teams}: il tabellone non mostra chi è arrivato prima.",
    "sequence-open": "Chi ha vinto dipende da caselle che non sono note.",
    # Notes
    "sequence-first": "Ha vinto chi ha completato per primo: lo sa solo il tavolo.",
    "sequence-teams-assumed": "Due squadre, supposte dai colori visti; in tre, una sequenza vince (--teams 3).",
    "sequence-declared": "Una linea è più lunga delle sue sequenze: il tabellone non mostra quali cinque fiche sono state dichiarate, e solo quelle sono al sicuro da un jack con un occhio.",
    "sequence-unknown": "Non noto: {places}. Correggi (con --fix o nel file) per un conto sicuro.",
    "sequence-broken": "Regola avanzata: i jack possono rompere le sequenze. Ciò che è rotto non conta; il regolamento tace, questa è la nostra decisione.",
    # Claims
    "sequence-claims-title": "Sequence: un conto conteso",
    "sequence-claim-holds": (
        "Per {team}: {claimed} affermate. È giusto: {count} sequenza.",
        "Per {team}: {claimed} affermate. È giusto: {count} sequenze.",
    ),
    "sequence-claim-fails": (
        "Per {team}: {claimed} affermate. È sbagliato: {count} sequenza.",
        "Per {team}: {claimed} affermate. È sbagliato: {count} sequenze.",
    ),
    "sequence-claim-open": "Per {team}: {claimed} affermate. Dipende da caselle non note: da {least} a {most} sequenze.",
    "sequence-unexplained": "Nessun errore noto qui dà questo numero.",
    "sequence-together": "Solo più errori insieme lo danno. {text}",
    "sequence-slip-six-as-two": "Sei in linea, {line}, presi per due: avrebbero quattro fiche in comune, e due sequenze ne hanno al massimo una.",
    "sequence-slip-gap": "Un buco, {line}: {place} è vuota.",
    "sequence-slip-four": "Solo quattro in linea, {line}: una sequenza ne ha cinque.",
    "sequence-slip-shared-chips": "{line}: due o più fiche in comune con un’altra sequenza; una è il massimo.",
    "sequence-slip-corner-as-chip": "Tre fiche e l’angolo {place}, {line}: l’angolo vale una fiche, ne servono quindi quattro accanto.",
    "sequence-slip-bend": "{line} piega in {place}: una sequenza è dritta.",
    "sequence-slip-other-team": "{line} contiene una fiche di un’altra squadra, in {place}.",
    "sequence-slip-no-sharing": "{line}: tralasciata perché {place} è anche di un’altra sequenza; una fiche può essere comune.",
    "sequence-slip-corner-not-free": "{line}: tralasciata perché l’angolo {place} è senza fiche; gli angoli sono di tutti.",
    "sequence-slip-diagonal": "{line}: dimenticata, le diagonali contano.",
    "sequence-slip-overlooked": "Forse è sfuggita {line}.",
    # Set-up
    "sequence-setup-title": "Sequence: la preparazione",
    "sequence-setup-legal": "{players} giocatori in {teams} squadre: permesso.",
    "sequence-setup-hand": "Carte in mano: {hand}.",
    "sequence-setup-seats": "Posti, a turno: {seats}.",
    "sequence-setup-chips": "Fiche per squadra: {chips}.",
    "sequence-setup-wins": (
        "{count} sequenza vince.",
        "{count} sequenze vincono.",
    ),
    "sequence-players-wrong": "{players} giocatori non possono giocare; possibili sono {known}.",
    "sequence-teams-wrong": "{teams} squadre non sono permesse; ce ne sono due o tre.",
    "sequence-teams-unequal": "{players} giocatori in {teams} squadre non sono permessi: le squadre devono essere uguali.",
    # What is typed
    "sequence-empty": "non contiene un tabellone; scrivi dieci righe di dieci segni (. vuoto, B G R fiche).",
    "sequence-no-board": "manca un campo; scrivi board con dieci righe di dieci segni.",
    "sequence-lines": (
        "{count} riga; un tabellone ne ha {wanted}, una per ogni fila di caselle.",
        "{count} righe; un tabellone ne ha {wanted}, una per ogni fila di caselle.",
    ),
    "sequence-line-length": (
        "la fila {row} del tabellone ha {count} casella; scrivine {wanted}, angoli compresi.",
        "la fila {row} del tabellone ha {count} caselle; scrivine {wanted}, angoli compresi.",
    ),
    "sequence-letter": "{letter} in {place} non è una fiche; scrivi . per una casella vuota, B, G o R per una fiche, «?» dove non si sa.",
    "sequence-team-wrong": "{text} non è una squadra; scrivi blu, verde o rosso.",
    "sequence-teams-many": "{count} squadre non sono possibili; scrivi 2 o 3.",
    "sequence-colours": "{seen} colori sul tabellone, ma giocano {count} squadre; correggi il tabellone o il numero.",
    "sequence-chips": "{count} fiche di un colore ({team}), ma una scatola ne ha {most} per ciascuno; correggi il tabellone.",
    "sequence-no-claim": "nessuna affermazione; aggiungi --claim con squadra e numero, per esempio --claim blu=2.",
    "sequence-claim": "{text} non è un’affermazione; scrivi squadra e numero, per esempio blu=2.",
    "sequence-no-players": "manca il numero dei giocatori; aggiungi --players, per esempio --players 6.",
    "sequence-number": "{option} {text}: scrivi un numero intero.",
    "sequence-fix": "{text} non corregge nessuna casella; scrivi riga/colonna=fiche, per esempio 4/7=B (o . per vuota).",
    "sequence-nothing": "nessun tabellone: dai un file (sequence score tabellone.txt), una foto, o - per lo standard input; il programma chiede solo in un terminale.",
    # Questions
    "sequence-ask-welcome": "Un tabellone di Sequence, riga per riga dall’alto: dieci segni ciascuna, . vuoto, B blu, G verde, R rosso; negli angoli non importa. {back} torna indietro di una riga.",
    "sequence-ask-line": "Riga {number}:",
    "sequence-ask-teams": "Quante squadre, 2 o 3 (Invio: {count})?",
}
