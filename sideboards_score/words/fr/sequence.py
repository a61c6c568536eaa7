"""French: the game Sequence."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, str]] = {
    # Boards
    "team-blue": "les bleus",
    "team-green": "les verts",
    "team-red": "les rouges",
    "sequence-title": "Sequence : les séquences terminées",
    "sequence-match": (
        "{teams} équipes ; {count} séquence fait gagner.",
        "{teams} équipes ; {count} séquences font gagner.",
    ),
    "sequence-from-to": "de {first} à {last}",
    "sequence-count": (
        "Pour {team} : {count} séquence",
        "Pour {team} : {count} séquences",
    ),
    "sequence-between": "Pour {team} : de {least} à {most} séquences",
    "sequence-finishing": "Un jeton ici en termine une de plus, donc à bloquer : {places}.",
    "sequence-safe": "À l’abri des valets borgnes : {places}.",
    "sequence-ring": "Anneau : un jeton à cet endroit termine une séquence.",
    "sequence-won": "Gagné pour {team}",
    "sequence-nobody": "Personne n’a encore gagné.",
    "sequence-several": "Assez pour {teams} : le plateau ne dit pas qui a été le premier.",
    "sequence-open": "Le gagnant dépend de cases qui ne sont pas connues.",
    # Notes
    "sequence-first": "Le premier qui a terminé a gagné : seule la table le sait.",
    "sequence-teams-assumed": "Deux équipes, supposées d’après les couleurs vues ; à trois, une séquence fait gagner (--teams 3).",
    "sequence-declared": "Une ligne est plus longue que ses séquences : le plateau ne dit pas quels cinq jetons ont été annoncés, et eux seuls sont à l’abri d’un valet borgne.",
    "sequence-unknown": "Inconnu : {places}. Corrigez (par --fix, ou dans le fichier) pour un compte certain.",
    "sequence-broken": "Règle avancée : les valets peuvent rompre des séquences. Ce qui est rompu ne compte pas ; la règle n’en dit rien, c’est notre décision.",
    # Claims
    "sequence-claims-title": "Sequence : un compte contesté",
    "sequence-claim-holds": (
        "Pour {team} : {claimed} affirmées. C’est juste : {count} séquence.",
        "Pour {team} : {claimed} affirmées. C’est juste : {count} séquences.",
    ),
    "sequence-claim-fails": (
        "Pour {team} : {claimed} affirmées. C’est faux : {count} séquence.",
        "Pour {team} : {claimed} affirmées. C’est faux : {count} séquences.",
    ),
    "sequence-claim-open": "Pour {team} : {claimed} affirmées. Cela dépend de cases inconnues : de {least} à {most} séquences.",
    "sequence-unexplained": "Aucune erreur connue ici ne donne ce nombre.",
    "sequence-together": "Seules plusieurs erreurs ensemble le donnent. {text}",
    "sequence-slip-six-as-two": "Six en ligne, {line}, pris pour deux : elles auraient quatre jetons en commun, et deux séquences en ont un au plus.",
    "sequence-slip-gap": "Un trou, {line} : {place} est vide.",
    "sequence-slip-four": "Seulement quatre en ligne, {line} : une séquence en a cinq.",
    "sequence-slip-shared-chips": "{line} : deux jetons ou plus en commun avec une autre séquence ; un seul est permis.",
    "sequence-slip-corner-as-chip": "Trois jetons et le coin {place}, {line} : le coin vaut un jeton, il en faut donc quatre à côté.",
    "sequence-slip-bend": "{line} tourne en {place} : une séquence est droite.",
    "sequence-slip-other-team": "{line} contient un jeton d’une autre équipe, en {place}.",
    "sequence-slip-no-sharing": "{line} : écartée parce que {place} appartient aussi à une autre séquence ; un jeton peut être commun.",
    "sequence-slip-corner-not-free": "{line} : écartée parce que le coin {place} est sans jeton ; les coins sont à tous.",
    "sequence-slip-diagonal": "{line} : oubliée, les diagonales comptent.",
    "sequence-slip-overlooked": "Peut-être oubliée : {line}.",
    # Set-up
    "sequence-setup-title": "Sequence : la mise en place",
    "sequence-setup-legal": "{players} joueurs en {teams} équipes : permis.",
    "sequence-setup-hand": "Cartes en main : {hand}.",
    "sequence-setup-seats": "Places, tour à tour : {seats}.",
    "sequence-setup-chips": "Jetons par équipe : {chips}.",
    "sequence-setup-wins": (
        "{count} séquence fait gagner.",
        "{count} séquences font gagner.",
    ),
    "sequence-players-wrong": "{players} joueurs ne peuvent pas jouer ; possibles sont {known}.",
    "sequence-teams-wrong": "{teams} équipes, ce n’est pas permis ; il y en a deux ou trois.",
    "sequence-teams-unequal": "{players} joueurs en {teams} équipes, ce n’est pas permis : les équipes doivent être égales.",
    # What is typed
    "sequence-empty": "il ne contient pas de plateau ; écrivez dix lignes de dix signes (. vide, B G R jetons).",
    "sequence-no-board": "un champ manque ; écrivez board avec dix lignes de dix signes.",
    "sequence-lines": (
        "{count} ligne ; un plateau en a {wanted}, une par rangée de cases.",
        "{count} lignes ; un plateau en a {wanted}, une par rangée de cases.",
    ),
    "sequence-line-length": (
        "la rangée {row} du plateau a {count} case ; écrivez-en {wanted}, coins compris.",
        "la rangée {row} du plateau a {count} cases ; écrivez-en {wanted}, coins compris.",
    ),
    "sequence-letter": "{letter} en {place} n’est pas un jeton ; écrivez . pour une case vide, B, G ou R pour un jeton, « ? » si vous ne savez pas.",
    "sequence-team-wrong": "{text} n’est pas une équipe ; écrivez bleu, vert ou rouge.",
    "sequence-teams-many": "{count} équipes, c’est impossible ; écrivez 2 ou 3.",
    "sequence-colours": "{seen} couleurs sur le plateau, mais {count} équipes jouent ; corrigez le plateau ou le nombre.",
    "sequence-chips": "{count} jetons d’une couleur ({team}), mais une boîte en a {most} de chaque ; corrigez le plateau.",
    "sequence-no-claim": "aucune affirmation ; ajoutez --claim avec une équipe et un nombre, par exemple --claim bleu=2.",
    "sequence-claim": "{text} n’est pas une affirmation ; écrivez une équipe et un nombre, par exemple bleu=2.",
    "sequence-no-players": "le nombre de joueurs manque ; ajoutez --players, par exemple --players 6.",
    "sequence-number": "{option} {text} : écrivez un nombre entier.",
    "sequence-fix": "{text} ne corrige aucune case ; écrivez ligne/colonne=jeton, par exemple 4/7=B (ou . pour vide).",
    "sequence-nothing": "pas de plateau : donnez un fichier (sequence score plateau.txt), une photo, ou - pour l’entrée standard ; le programme ne demande que dans un terminal.",
    # Questions
    "sequence-ask-welcome": "Un plateau de Sequence, ligne par ligne depuis le haut : dix signes chacune, . vide, B bleu, G vert, R rouge ; peu importe ce qui est dans un coin. {back} revient d’une ligne.",
    "sequence-ask-line": "Ligne {number} :",
    "sequence-ask-teams": "Combien d’équipes, 2 ou 3 (Entrée : {count}) ?",
}
