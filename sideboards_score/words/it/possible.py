"""Italian: what the same cards would have given, laid otherwise."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, str]] = {
    "possible-title": "Sideboards: che cosa era possibile",
    "possible-turned": "Le stesse carte nello stesso ordine, ognuna in un verso o nell’altro: tutte le disposizioni contate.",
    "possible-drafted": "Le stesse carte prese nello stesso ordine, ognuna posata a un’estremità, in un verso o nell’altro: tutte le disposizioni contate.",
    "possible-any-order": "Le stesse carte in qualsiasi ordine, ognuna in un verso o nell’altro: tutte le disposizioni contate.",
    "possible-legend": "Il disegno ne mostra una che raggiunge il massimo. Sotto ogni posto: il numero della carta che sta lì al suo posto, {turned} se è girata, {same} come sta.",
    "possible-totals": "{now} sul tavolo, {total} possibili",
    "possible-of": "Per {name}: {totals}.",
    "possible-more": (
        "{total} erano possibili, {count} punto in più dei {now} sul tavolo.",
        "{total} erano possibili, {count} punti in più dei {now} sul tavolo.",
    ),
    "possible-ways": (
        "{count} disposizione lo raggiunge.",
        "{count} disposizioni lo raggiungono.",
    ),
    "possible-nothing": (
        "Di più non era possibile: {count} punto è il massimo.",
        "Di più non era possibile: {count} punti sono il massimo.",
    ),
    "possible-nothing-known": (
        "Con ciò che è noto, di più non era possibile: {count} punto.",
        "Con ciò che è noto, di più non era possibile: {count} punti.",
    ),
    "possible-points": "Senza bonus e carta scambio: {points} sul tavolo, al massimo {best}.",
    "possible-single": (
        "Una sola rotazione: la carta {card} girata avrebbe portato {count} punto.",
        "Una sola rotazione: la carta {card} girata avrebbe portato {count} punti.",
    ),
    "possible-no-single": "Nessuna rotazione da sola avrebbe portato qualcosa.",
    "possible-band": "Classifica così: {band}, {title}",
    "possible-open": "Una volta noti i cassetti sconosciuti, possono essere fino a {high}.",
    "possible-unproved": "È il meglio trovato, non dimostrato: una carta ha due volte un colore o una maniglia, e sono state contate solo le disposizioni più promettenti.",
    "possible-left-most": (
        "Più punti lasciati sul tavolo: {names}, {count} punto.",
        "Più punti lasciati sul tavolo: {names}, {count} punti.",
    ),
    "possible-winners": (
        "Se ognuno avesse posato al meglio, contro gli altri così come stanno: {names} in testa con {count} punto.",
        "Se ognuno avesse posato al meglio, contro gli altri così come stanno: {names} in testa con {count} punti.",
    ),
    "possible-not-drafted": "Senza ordine di presa, quindi lasciati fuori: {names}.",
    "possible-hindsight": "È il senno di poi: mentre si posava nessuno sapeva quali carte sarebbero arrivate.",
    "possible-questions": "Fai una domanda alla volta: --turned, --any-order o --drafted.",
    "nothing-possible": "nessuna partita da guardare: dai un file di partita, o --objectives e --player, come in: sideboards-score possible partita.yaml --any-order",
    "where-drafted": "ordine di presa",
    "drafted-whose": "--drafted «{text}»: di chi sono queste carte? Scrivi NOME=CARTE con uno di: {names}.",
    "drafted-count": (
        "{count} carta nell’ordine di presa, ma {wanted} sul sideboard: nomina ognuna una volta, prima le due carte iniziali.",
        "{count} carte nell’ordine di presa, ma {wanted} sul sideboard: nomina ognuna una volta, prima le due carte iniziali.",
    ),
    "drafted-not-there": "«{card}» non è sul sideboard: nomina le sue carte, in un verso o nell’altro.",
    "drafted-twice": "«{card}» compare due volte nell’ordine di presa: nomina ogni carta una volta.",
}
