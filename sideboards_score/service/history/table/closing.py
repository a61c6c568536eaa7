"""The end of a game at the table: claims, what was possible, the history, the game file."""

from sideboards_score.entry.change.game_kept import kept_fields, kept_text, yaml_text
from sideboards_score.entry.game.request import ClaimText, build_game
from sideboards_score.errors import SideboardsError
from sideboards_score.history.table import games
from sideboards_score.model.kept import Table
from sideboards_score.model.possible import Hindsight
from sideboards_score.render.documents.document import to_line
from sideboards_score.service.history.keeping import record_of, user_folder
from sideboards_score.service.history.table.game import at_table, request_of_table, scored_table
from sideboards_score.service.inquiry import Inquired, inquire, with_claims
from sideboards_score.service.possible import Asked, hindsight_on


def keep(table: Table, *, photos: bool, place: str = "", note: str = "") -> int:
    """Put the game into the history; its number there. Raises a `SideboardsError`."""
    told = {name: text.strip() for name, text in (("place", place), ("note", note)) if text.strip()}
    fields = to_line({**kept_fields(table.fields, table.number), **told})
    scored = scored_table(table._replace(fields=fields))
    record = record_of(scored.request, scored.score)
    return games.to_kept(user_folder(), table.number, table.version, record, photos_too=photos)


def drop(table: Table) -> None:
    """Take a game away that nobody wants to finish, its photos with it."""
    games.drop_game(user_folder(), table.number)


def dispute(table: Table, claims: list[str]) -> Inquired:
    """Judge claims about the game, as `check` does; without claims a second opinion."""
    scored_table(table)
    request = with_claims(request_of_table(table), [ClaimText(claim) for claim in claims])
    try:
        return inquire(request)
    except SideboardsError as error:
        raise at_table(error) from None


def what_was_possible(table: Table, *, any_order: bool = False) -> Hindsight:
    """The best that the same cards allowed."""
    scored = scored_table(table)
    try:
        return hindsight_on(scored.request, Asked(any_order=any_order))
    except SideboardsError as error:
        raise at_table(error) from None


def game_file(table: Table) -> str:
    """The game as a file that the command line reads, its cards spelled out."""
    request = request_of_table(table)
    try:
        return yaml_text(kept_text(request, build_game(request)), table.number)
    except SideboardsError as error:
        raise at_table(error) from None
