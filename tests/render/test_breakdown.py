"""The printed breakdown, read back from its plain text: everything shown adds up and is found."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import takewhile

import pytest
from rich.cells import cell_len

from sideboards_score.model.breakdown import GameScore
from sideboards_score.model.game import Variant
from sideboards_score.render.page import WIDTH, plain_text
from sideboards_score.render.text.breakdown import score_page
from sideboards_score.words import LANGUAGES, Words
from tests.render.conftest import RandomScore

SEEDS = range(40)
EN = Words("en")
LETTERS = {"red": "R", "turquoise": "T", "pink": "P", "orange": "O", "black": "K"} | {
    "flower": "f",
    "square": "s",
    "bar": "b",
}

CELL = re.compile(
    r"(?P<drawer>[RTPOK?][fsbx ]) (?P<color>[ \d]{2})(?P<handle>[a-z]{1,2}| )(?P<run>[=#]?) *"
)

Places = set[tuple[int, int]]


@dataclass
class Account:
    """What the page says of one player."""

    heading: str
    drawers: dict[tuple[int, int], str]
    signs: tuple[dict[tuple[int, int], str], dict[tuple[int, int], str], dict[tuple[int, int], str]]
    """The signs in the grid: of colour combinations, of handle combinations, of rows."""
    texts: dict[str, str] = field(default_factory=dict)
    points: dict[str, int] = field(default_factory=dict)
    details: dict[str, list[str]] = field(default_factory=dict)

    def places(self, slot: int, sign: str) -> Places:
        """Where the grid has a sign."""
        return {place for place, found in self.signs[slot].items() if found == sign}


def labels(words: Words) -> dict[str, str]:
    """The account's lines by what stands at their left."""
    kinds = {words(f"kind-{kind}"): kind for kind in ("colors", "handles", "rows")}
    return kinds | {words(key): key for key in ("bonus", "swap", "total")}


def read_grid(lines: Sequence[str], account: Account) -> None:
    """The five lines of a grid: a drawer and three signs in each cell."""
    for number, line in enumerate(lines, 1):
        assert line[:3] == f" {number} "
        cells = line[3:].split("│")
        assert cells.pop() == ""
        for column, cell in enumerate(cells, 1):
            place = (number, column)
            found = CELL.fullmatch(cell)
            assert found, cell
            account.drawers[place] = found["drawer"].strip()
            for signs, name in zip(account.signs, ("color", "handle", "run"), strict=True):
                if found[name].strip():
                    signs[place] = found[name].strip()


def read_accounts(text: str, names: Sequence[str], words: Words) -> list[Account]:
    """Every player's part of the page."""
    accounts = []
    lines = text.split("\n")
    for name in names:
        start = next(i for i, line in enumerate(lines) if line.startswith(f"{name} ──"))
        block = list(takewhile(bool, lines[start + 1 :]))
        account = Account(lines[start].rsplit("─ ", 1)[1], {}, ({}, {}, {}))
        read_grid(block[1:], account)
        rest = takewhile(bool, lines[start + 1 + len(block) + 1 :])
        read_ledger(list(rest), account, words)
        accounts.append(account)
    return accounts


def read_ledger(lines: Sequence[str], account: Account, words: Words) -> None:
    """The lines with points, and what stands below each of them."""
    names = labels(words)
    current = ""
    for line in lines:
        label = line[2:14].strip()
        if label in names and not line.startswith("   "):
            current = names[label]
            assert cell_len(line) == WIDTH, "points stand at the right edge"
            account.points[current] = int(line[-6:])
            account.texts[current] = line[15:-6].strip()
            account.details[current] = []
        elif line.startswith(" " * 15):
            account.texts[current] += " " + line.strip()
        else:
            account.details[current].append(line)


def combinations(lines: Sequence[str]) -> dict[str, tuple[str, Places]]:
    """Sign, value and places of each combination in the account."""
    found = {}
    for sign, value, places in re.findall(
        r"(\w{1,2}) ([a-z]+) (\d/\d(?: \d/\d)*)(?:\s|$)", "\n".join(lines)
    ):
        assert sign not in found
        found[sign] = (value, {(int(place[0]), int(place[2])) for place in places.split()})
    return found


@pytest.fixture(scope="module", params=SEEDS)
def score(request: pytest.FixtureRequest, random_score: RandomScore) -> GameScore:
    """One of the random games."""
    found: GameScore = random_score(request.param)
    return found


@pytest.fixture(scope="module")
def accounts(score: GameScore) -> list[Account]:
    """The English page of the game, read back."""
    names = [player.name for player in score.players]
    return read_accounts(plain_text(score_page(score, EN)), names, EN)


def test_random_games_are_of_all_sorts(random_score: RandomScore) -> None:
    scores = [random_score(seed) for seed in SEEDS]
    games = [score.game for score in scores]
    assert {len(game.players) for game in games} == {1, 2, 3, 4, 5, 6}
    assert {game.variant for game in games} == set(Variant)
    assert {game.partial for game in games} == {True, False}
    assert any(not player.sideboard.known for game in games for player in game.players)
    assert any(player.bonus.tied for score in scores for player in score.players)
    assert {score.decided for score in scores} == {True, False}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_points_shown_add_up_to_every_total_shown(score: GameScore, lang: str) -> None:
    words = Words(lang)
    names = [player.name for player in score.players]
    text = plain_text(score_page(score, words))
    ranking = text.split("\n" + words("ranking-title") + "\n")[1]
    for name, account in zip(names, read_accounts(text, names, words), strict=True):
        total = account.points.pop("total")
        assert set(account.points) == {"colors", "handles", "rows", "bonus", "swap"}
        assert sum(account.points.values()) == total
        shown = words("points", count=total)
        heading = words("so-far", text=shown) if score.game.partial else shown
        assert account.heading == heading
        assert re.search(rf"^  \d  {re.escape(name)} +{shown}$", ranking, re.MULTILINE)


def test_products_are_the_points_of_their_line(accounts: list[Account]) -> None:
    for account in accounts:
        for kind in ("colors", "handles", "rows"):
            factors = re.match(r"(\d+) × (\d+) points?\b", account.texts[kind])
            product = int(factors[1]) * int(factors[2]) if factors else 0
            assert product == account.points[kind]
            if not factors:
                assert account.texts[kind] in (EN("not-known-colors"), EN("not-known-handles"))
            elif kind != "rows":
                assert int(factors[1]) == len(combinations(account.details[kind]))


@pytest.mark.parametrize(("slot", "kind"), [(0, "colors"), (1, "handles")])
def test_signs_stand_exactly_on_the_places_of_their_combination(
    accounts: list[Account], slot: int, kind: str
) -> None:
    for account in accounts:
        listed = combinations(account.details[kind])
        assert set(listed) == set(account.signs[slot].values())
        for sign, (value, places) in listed.items():
            assert account.places(slot, sign) == places
            assert all(LETTERS[value] in account.drawers[place] for place in places)


def test_combinations_listed_are_those_that_were_counted(
    score: GameScore, accounts: list[Account]
) -> None:
    for player, account in zip(score.players, accounts, strict=True):
        for kind, counted in (("colors", player.board.colors), ("handles", player.board.handles)):
            listed = [places for _, places in combinations(account.details[kind]).values()]
            expected: list[Places] = [
                {(place.line, place.column) for place in combination.places}
                for combination in counted.combinations
            ]
            assert sorted(map(sorted, listed)) == sorted(map(sorted, expected))


def test_counted_rows_carry_their_sign(score: GameScore, accounts: list[Account]) -> None:
    line = re.compile(
        r"     (?P<sign>[=#]) (?P<value>\w+): line (?P<line>\d), cards? (?P<first>\d)"
        r"(?: to (?P<last>\d))?, (?P<count>\d) drawers?"
    )
    for player, account in zip(score.players, accounts, strict=True):
        drawers = 0
        signs = []
        for text in account.details["rows"]:
            run = line.fullmatch(text)
            assert run, text
            first, last = int(run["first"]), int(run["last"] or run["first"])
            places = {(int(run["line"]), column) for column in range(first, last + 1)}
            assert account.places(2, run["sign"]) == places
            assert all(LETTERS[run["value"]] in account.drawers[place] for place in places)
            assert int(run["count"]) == len(places)
            drawers += len(places)
            signs.append(run["sign"])
        assert signs == ["=", "#"][: len(signs)]
        assert set(account.signs[2].values()) == set(signs)
        assert drawers == player.board.rows.drawers


def test_bonus_names_the_length_of_every_player(score: GameScore, accounts: list[Account]) -> None:
    for player, account in zip(score.players, accounts, strict=True):
        text = account.texts["bonus"]
        if len(score.players) == 1:
            drawers = player.board.rows.drawers
            assert text == EN("bonus-solo", count=drawers)
            continue
        for other in score.players:
            assert f"{other.name} {other.board.rows.drawers}" in text
        assert text.startswith(f"place {player.bonus.rank} by drawers (")
        equals = [
            other.name
            for other in score.players
            if other is not player and other.board.rows.drawers == player.board.rows.drawers
        ]
        assert ("tied with" in text) == bool(equals)
        for name in equals:
            assert name in text.split("tied with")[1]


def test_grid_shows_every_drawer(score: GameScore, accounts: list[Account]) -> None:
    for player, account in zip(score.players, accounts, strict=True):
        shown: Mapping[tuple[int, int], str] = {
            (line, column): drawer.code
            for column, card in enumerate(player.player.sideboard.cards, 1)
            for line, drawer in enumerate(card.drawers, 1)
        }
        assert account.drawers == shown


def test_swap_card_is_told(score: GameScore, accounts: list[Account]) -> None:
    for player, account in zip(score.players, accounts, strict=True):
        if score.game.variant is Variant.FOUR_CARDS:
            key, points = "swap-none", 0
        else:
            key, points = ("swap-used", 0) if player.player.swap_used else ("swap-kept", 1)
        assert (account.texts["swap"], account.points["swap"]) == (EN(key), points)


def test_what_is_open_stands_beside_the_total(score: GameScore, accounts: list[Account]) -> None:
    for player, account in zip(score.players, accounts, strict=True):
        low, high, _ = player.bounds
        numbers = [int(number) for number in re.findall(r"\d+", account.texts["total"])]
        if (low, high) == (player.total, player.total):
            assert account.texts["total"] == ""
        else:
            assert numbers == ([low] if low == high else [low, high])
    page = plain_text(score_page(score, EN))
    assert (EN("undecided") in page) == (not score.decided and len(score.players) > 1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_page_is_80_columns_wide(score: GameScore, lang: str) -> None:
    lines = [row.text for row in score_page(score, Words(lang))]
    assert [line for line in lines if cell_len(line) > WIDTH] == []
