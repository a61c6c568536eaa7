"""A kept game as a link that the app BG Stats opens.

The format is the one of https://www.bgstatsapp.com/support/push-plays-to-bg-stats-from-other-apps-or-websites/
The app asks for the game's number on BoardGameGeek only where there is one, so it is left out: the
app finds the game by its name. `startPlayer` must be there; who began is not known here.
"""

from urllib.parse import quote

from sideboards_score.model.kept import KeptGame
from sideboards_score.render.documents.document import to_line

_ADDRESS = "https://app.bgstatsapp.com/createPlay.html?data="
_NOON = "12:00:00"
"""The app takes a time in UTC; at noon it is the same day nearly everywhere."""


def bg_stats_link(game: KeptGame, fingerprint: str) -> str:
    """The link; opened again, the app knows the game by its fingerprint."""
    most = sorted((player.total for player in game.players), reverse=True)
    play: dict[str, object] = {
        "sourceName": "sideboards-score",
        "sourcePlayId": fingerprint[:32],
        "playDate": f"{game.date} {_NOON}",
        "game": {
            "name": "Sideboards",
            "sourceGameId": "sideboards",
            "highestWins": True,
            "noPoints": False,
        },
        "players": [
            {
                "name": player.name,
                "sourcePlayerId": player.person,
                "startPlayer": False,
                "score": player.total,
                "rank": 1 + most.index(player.total),
                "winner": player in game.winners,
            }
            for player in game.players
        ],
    }
    if game.place:
        play["location"] = game.place
    if game.note:
        play["comments"] = game.note
    return _ADDRESS + quote(to_line(play), safe="")
