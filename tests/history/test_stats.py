"""Statistics, against a count of their own that starts from the breakdown of each game."""

import json
import re
import xml.etree.ElementTree as ET
from collections import defaultdict
from decimal import ROUND_HALF_UP, Decimal
from itertools import combinations, pairwise
from pathlib import Path
from statistics import mean
from typing import Any
from urllib.parse import parse_qs, urlparse

import pytest
from PIL import Image
from rich.cells import cell_len

from sideboards_score.model.kept import PersonStats, Standings, Tally
from sideboards_score.render.drawings.lettering import text_width
from sideboards_score.render.history.pages import statistics_page
from sideboards_score.render.page import plain_text
from sideboards_score.words import LANGUAGES, Words
from tests.history.conftest import History

Game = dict[str, Any]


@pytest.fixture
def scores(history: History, friends: list[Game], tmp_path: Path) -> list[Game]:
    """The breakdown of each game, from its own file."""
    found = []
    for number, game in enumerate(friends):
        path = tmp_path / f"{number}.json"
        path.write_text(json.dumps(game), encoding="utf-8")
        found.append(history.json("score", str(path)))
    return found


def counted(scores: list[Game], name: str, seats: int | None = None) -> dict[str, Any]:
    """What a player has reached, counted from the breakdowns."""
    mine = [
        (score, player)
        for score in scores
        for player in score["players"]
        if player["name"] == name and seats in (None, len(score["players"]))
    ]
    won = [score for score, _ in mine if len(score["players"]) > 1 and name in score["winners"]]
    totals = [player["total"] for _, player in mine]
    return {
        "games": len(mine),
        "wins": sum(len(score["winners"]) == 1 for score in won),
        "shared": sum(len(score["winners"]) > 1 for score in won),
        "average": round(mean(totals), 2),
        "best": max(totals),
    }


def test_players_are_counted_right(history: History, scores: list[Game]) -> None:
    stats = history.json("history", "stats")
    assert stats["games"] == len(scores)
    names = {player["name"] for score in scores for player in score["players"]}
    assert {player["name"] for player in stats["players"]} == names
    assert sum(player["shared"] for player in stats["players"]) > 0, "some victory is shared"
    for player in stats["players"]:
        parts = {key: player[key] for key in ("games", "wins", "shared", "average", "best")}
        assert parts == counted(scores, player["name"])
        seats = {part.pop("players"): part for part in player["by_players"]}
        assert seats == {count: counted(scores, player["name"], count) for count in seats}
        assert sum(part["games"] for part in seats.values()) == player["games"]


def test_objectives_are_counted_right(history: History, scores: list[Game]) -> None:
    points: dict[tuple[str, str, str], list[int]] = defaultdict(list)
    for score in scores:
        for player in score["players"]:
            for kind, goal in score["objectives"].items():
                key = (player["name"], kind, str(goal["number"]))
                points[key].append(player[kind]["points"])
    found = {
        (player["name"], part["kind"], part["objective"]): (
            part["games"],
            part["average"],
            part["best"],
        )
        for player in history.json("history", "stats")["players"]
        for part in player["by_objective"]
    }
    assert found == {
        key: (len(values), round(mean(values), 2), max(values)) for key, values in points.items()
    }


def test_who_beats_whom_is_counted_right(history: History, scores: list[Game]) -> None:
    ahead: dict[tuple[str, str], int] = defaultdict(int)
    games: dict[tuple[str, str], int] = defaultdict(int)
    for score in scores:
        for one, other in combinations(score["players"], 2):
            for a, b in ((one, other), (other, one)):
                games[a["name"], b["name"]] += 1
                ahead[a["name"], b["name"]] += a["total"] > b["total"]
    versus = history.json("history", "stats")["versus"]
    assert len(versus) == len(games) // 2
    for pair in versus:
        one, other = pair["one"], pair["other"]
        assert pair["games"] == games[one, other]
        assert (pair["one_ahead"], pair["other_ahead"]) == (ahead[one, other], ahead[other, one])


def test_what_the_row_bonus_decided_is_counted_right(history: History, scores: list[Game]) -> None:
    several = [score for score in scores if len(score["players"]) > 1]
    changed = 0
    for score in several:
        without = {p["name"]: p["total"] - p["bonus"]["points"] for p in score["players"]}
        first = {name for name, total in without.items() if total == max(without.values())}
        changed += first != set(score["winners"])
    assert history.json("history", "stats")["bonus"] == {"games": len(several), "decided": changed}
    assert 0 < changed < len(several), "the games tell nothing"


def test_statistics_of_one_player_are_the_same_figures(
    history: History, scores: list[Game]
) -> None:
    del scores
    every = {one["name"]: one for one in history.json("history", "stats")["players"]}
    stats = history.json("history", "stats", "--player", "zoe")
    assert stats["players"] == [every["Zoé"]]
    assert all("Zoé" in (pair["one"], pair["other"]) for pair in stats["versus"])


def test_undecided_game_is_won_by_nobody(history: History) -> None:
    unknown = " ".join(["?x?x?x?x?x"] * 6)
    history.done(
        *("score", "--objectives", "16,X=1,X=1", "--keep"),
        *("--player", f"Ann=RTPOK RTPKO {unknown}", "--player", f"Bob=RTOPK RTOKP {unknown}"),
    )
    (game,) = history.games()
    assert game["decided"] is False
    stats = history.json("history", "stats")
    assert [player["wins"] + player["shared"] for player in stats["players"]] == [0, 0]
    assert stats["bonus"]["games"] == 0


def rounded(tally: dict[str, Any], words: Words) -> str:
    """The average as people round it."""
    points = Decimal(round(tally["average"] * tally["games"]))
    return words.decimal(str((points / tally["games"]).quantize(Decimal("0.1"), ROUND_HALF_UP)))


def test_a_half_is_rounded_up() -> None:
    tally = Tally(games=4, points=157, best=50)
    standings = Standings(4, (PersonStats("Ann", "ann", tally, {}, {}),), (), 0, 0)
    assert "39.3" in plain_text(statistics_page(standings, Words("en")))


def test_long_names_leave_the_tables_whole(history: History) -> None:
    history.keep("Ann", "名" * 200)
    history.keep("M" * 200, "Bob " * 50, first=30)
    lines = history.done("history", "stats", LANG="en").splitlines()
    assert "" not in lines[3:8], "a line for each name, and none between"
    assert max(map(cell_len, lines)) <= 80
    figures = [line.split()[-5:] for line in lines[4:8]]
    assert all(one[:1] == ["1"] and len(one) == 5 for one in figures)
    versus = lines[lines.index("Who had more points") + 1 :][:2]
    assert all(line.endswith("  1 game") for line in versus)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.usefixtures("friends")
def test_page_says_the_figures_of_the_document(history: History, lang: str) -> None:
    stats = history.json("history", "stats")
    page = history.done("history", "stats", "--lang", lang)
    assert max(map(len, page.splitlines())) <= 80
    words = Words(lang)
    for player in stats["players"]:
        average = rounded(player, words)
        figures = (player["games"], player["wins"], player["shared"], average, player["best"])
        assert re.search(rf"{player['name']}\s+" + r"\s+".join(map(str, figures)) + "\n", page)
    part = stats["players"][0]["by_objective"][0]
    told = words("stats-part", count=part["games"], average=rounded(part, words), best=part["best"])
    assert told in page
    bonus = stats["bonus"]
    assert words("stats-bonus", count=bonus["decided"], games=bonus["games"]) in page


@pytest.mark.usefixtures("friends")
def test_plot_has_a_mark_for_every_total(history: History, tmp_path: Path) -> None:
    history.done("history", "stats", "--plot", "p.svg", "--player", "Ann")
    games = history.games("--player", "Ann")
    tree = ET.fromstring((tmp_path / "p.svg").read_text(encoding="utf-8"))  # noqa: S314 - ours
    marks = tree.findall("{*}polygon")
    players = [player["name"] for game in games for player in game["players"]]
    paper, names = 1, len(set(players))
    assert len(marks) == paper + len(players) + names
    texts = {text.text for text in tree.findall("{*}text")}
    assert set(players) <= texts
    assert {games[0]["date"], games[-1]["date"]} <= texts

    history.done("history", "stats", "--plot", "p.png")
    with Image.open(tmp_path / "p.png") as picture:
        assert picture.size == (960, 540)
        assert len(picture.getcolors(1 << 20) or ()) > 10
    again = history.refused("history", "stats", "--plot", "p.png", "--lang", "en")
    assert "exists already" in again


def test_every_name_of_a_plot_lies_in_the_picture(history: History, tmp_path: Path) -> None:
    """Also long ones, and those of many players who had as few points as one another."""
    names = ["Großmutter Wilhelmine", "M" * 60, "日本の長い名前の人がここにいます", "Ann"]
    for at in range(5):
        players = [f"{name} {at}" for name in names]
        history.keep(*players, first=1 + 8 * at)
    history.done("history", "stats", "--plot", "p.svg")
    tree = ET.fromstring((tmp_path / "p.svg").read_text(encoding="utf-8"))  # noqa: S314 - ours
    labels = [text for text in tree.findall("{*}text") if float(text.get("x", "")) > 780]
    named = [text for text in labels if text.get("text-anchor") is None]
    heights = sorted({float(text.get("y", "")) for text in named})  # the halo is drawn apart
    assert len(heights) == 20
    assert all(after - before >= 14 for before, after in pairwise(heights))
    assert heights[-1] <= 540
    ends = [float(text.get("x", "")) + text_width(text.text or "", 14) for text in labels]
    assert max(ends) <= 960


def test_link_for_bg_stats_holds_what_its_page_asks_for(history: History, tmp_path: Path) -> None:
    game = {
        "deck": "demo",
        "objectives": [3, 9, 19],
        "players": [
            {"name": "Zoé", "sideboard": "1 2 3 4 5 6 7 8"},
            {"name": "Bob & Co", "sideboard": "9 10 11 12 13 14 15 16"},
        ],
        "date": "2026-11-28",
        "place": "at Ann's",
    }
    (tmp_path / "g.json").write_text(json.dumps(game), encoding="utf-8")
    history.done("score", "g.json", "--keep")
    address = urlparse(history.done("history", "show", "1", "--bg-stats").strip())
    assert (address.netloc, address.path) == ("app.bgstatsapp.com", "/createPlay.html")
    play = json.loads(parse_qs(address.query)["data"][0])
    (kept,) = history.games()
    assert play["playDate"] == "2026-11-28 12:00:00"
    assert play["location"] == "at Ann's"
    assert play["game"]["name"] == "Sideboards"
    assert "bggId" not in play["game"], "nothing is invented"
    for one, player in zip(play["players"], kept["players"], strict=True):
        assert (one["name"], one["score"]) == (player["name"], player["total"])
        assert one["winner"] == (player["name"] in kept["winners"])
        assert one["startPlayer"] is False
