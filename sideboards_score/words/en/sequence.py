"""English: the game Sequence."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, str]] = {
    # Boards
    "team-blue": "blue",
    "team-green": "green",
    "team-red": "red",
    "sequence-title": "Sequence: finished sequences",
    "sequence-match": (
        "{teams} teams; {count} sequence wins.",
        "{teams} teams; {count} sequences win.",
    ),
    "sequence-from-to": "{first} to {last}",
    "sequence-count": (
        "Team {team}: {count} sequence",
        "Team {team}: {count} sequences",
    ),
    "sequence-between": "Team {team}: {least} to {most} sequences",
    "sequence-finishing": "A chip here finishes one more, so block it: {places}.",
    "sequence-safe": "Safe from one-eyed jacks: {places}.",
    "sequence-ring": "Ring: a chip there finishes a sequence.",
    "sequence-won": "Winner: {team}",
    "sequence-nobody": "Nobody has won yet.",
    "sequence-several": "Enough for {teams}: the board does not show who was first.",
    "sequence-open": "Who has won hangs on squares that are not known.",
    # Notes
    "sequence-first": "Whoever finished first has won: that is a matter for the table.",
    "sequence-teams-assumed": "Two teams are assumed from the colours seen; among three, one sequence wins (--teams 3).",
    "sequence-declared": "A line is longer than its sequences: which five were declared the board does not show, and only they are safe from a one-eyed jack.",
    "sequence-unknown": "Not known: {places}. Put it right (with --fix, or in the file) for a certain count.",
    "sequence-broken": "Advanced rule: jacks may break sequences. What is broken does not count; the rulebook is silent here, and this is our ruling.",
    # Claims
    "sequence-claims-title": "Sequence: a disputed count",
    "sequence-claim-holds": (
        "Team {team}: {claimed} claimed. This holds: {count} sequence.",
        "Team {team}: {claimed} claimed. This holds: {count} sequences.",
    ),
    "sequence-claim-fails": (
        "Team {team}: {claimed} claimed. This does not hold: {count} sequence.",
        "Team {team}: {claimed} claimed. This does not hold: {count} sequences.",
    ),
    "sequence-claim-open": "Team {team}: {claimed} claimed. Squares that are not known decide it: {least} to {most} sequences.",
    "sequence-unexplained": "No slip that is known here gives this number.",
    "sequence-together": "Only several slips together give it. {text}",
    "sequence-slip-six-as-two": "Six in a line, {line}, taken as two: they would share four chips, and two sequences share one at most.",
    "sequence-slip-gap": "A gap in {line}: {place} is empty.",
    "sequence-slip-four": "Only four in a line, {line}: a sequence has five.",
    "sequence-slip-shared-chips": "{line} shares two chips or more with another sequence; one is the most.",
    "sequence-slip-corner-as-chip": "Three chips and the corner {place}, {line}: the corner stands for one chip, so four are needed beside it.",
    "sequence-slip-bend": "{line} bends at {place}: a sequence is straight.",
    "sequence-slip-other-team": "{line} has another team’s chip within, at {place}.",
    "sequence-slip-no-sharing": "{line} was left out because {place} belongs to another sequence too; one chip may be shared.",
    "sequence-slip-corner-not-free": "{line} was left out because no chip lies on the corner {place}; corners are free to all.",
    "sequence-slip-diagonal": "{line} was left out: diagonals count.",
    "sequence-slip-overlooked": "Perhaps {line} was overlooked.",
    # Set-up
    "sequence-setup-title": "Sequence: setting up",
    "sequence-setup-legal": "{players} players in {teams} teams: allowed.",
    "sequence-setup-hand": "Cards in hand: {hand}.",
    "sequence-setup-seats": "Seats in turn: {seats}.",
    "sequence-setup-chips": "Chips for each team: {chips}.",
    "sequence-setup-wins": (
        "{count} sequence wins.",
        "{count} sequences win.",
    ),
    "sequence-players-wrong": "{players} players cannot play; {known} can.",
    "sequence-teams-wrong": "{teams} teams are not allowed; there are two or three.",
    "sequence-teams-unequal": "{players} players in {teams} teams are not allowed: the teams must be equal.",
    # What is typed
    "sequence-empty": "there is no board in it; write ten lines of ten letters (. empty, B G R chips).",
    "sequence-no-board": "a field is missing; write board with ten lines of ten letters.",
    "sequence-lines": (
        "{count} line; a board has {wanted}, one for each line of squares.",
        "{count} lines; a board has {wanted}, one for each line of squares.",
    ),
    "sequence-line-length": (
        "line {row} of the board has {count} square; write {wanted}, the corners too.",
        "line {row} of the board has {count} squares; write {wanted}, the corners too.",
    ),
    "sequence-letter": '{letter} at {place} is no chip; write . for an empty square, B, G or R for a chip, "?" where it is not known.',
    "sequence-team-wrong": "{text} is no team; write blue, green or red.",
    "sequence-teams-many": "{count} teams are not possible; write 2 or 3.",
    "sequence-colours": "{seen} colours lie on the board, but {count} teams play; put the board or the number right.",
    "sequence-chips": "{count} chips of one colour ({team}), but a box has {most} of each; put the board right.",
    "sequence-no-claim": "no claim; add --claim with a team and a number, for instance --claim blue=2.",
    "sequence-claim": "{text} is no claim; write a team and a number, for instance blue=2.",
    "sequence-no-players": "the number of players is missing; add --players, for instance --players 6.",
    "sequence-number": "{option} {text}: write a whole number.",
    "sequence-fix": "{text} puts no square right; write line/column=chip, for instance 4/7=B (or . for empty).",
    "sequence-nothing": "no board: give a file (sequence score board.txt), a photo, or - for standard input; only on a terminal does the program ask.",
    # Questions
    "sequence-ask-welcome": "A Sequence board, line by line from the top: ten letters each, . empty, B blue, G green, R red; what stands in a corner does not matter. {back} goes one line back.",
    "sequence-ask-line": "Line {number}:",
    "sequence-ask-teams": "How many teams, 2 or 3 (Enter: {count})?",
}
