"""The owner's pages: open games, a new one."""

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from sideboards_score.entry.deck.find import default_deck, is_shipped, shipped_decks
from sideboards_score.entry.deck.rulebook_file import edition_codes, load_rulebook
from sideboards_score.errors import SideboardsError
from sideboards_score.model.objectives import Kind
from sideboards_score.service.history.looking import known_names
from sideboards_score.service.history.table.game import look, settings_of
from sideboards_score.service.history.table.links import is_owner, open_games
from sideboards_score.service.history.table.opening import NewGame, begin
from sideboards_score.web.access import OWNER_COOKIE
from sideboards_score.web.pages.forms import Form
from sideboards_score.web.pages.respond import (
    answer,
    go,
    nothing_here,
    page,
    told,
    wants_json,
    words_of,
)
from sideboards_score.web.pages.views import table_document
from sideboards_score.web.tuning import MOST_NAMES, MOST_TYPED, OWNER_SECONDS, PATTERN_SIDE

PATTERNS = (Kind.COLORS, Kind.HANDLES)
PATTERN_LINES = PATTERN_COLUMNS = range(1, PATTERN_SIDE + 1)


def show_start(request: Request) -> Response:
    """Open games, a new one, the history."""
    words = words_of(request)
    games = [(look(number), token) for number, token in open_games()]
    document = {
        "games": [{"link": f"/g/{token}", **table_document(table, words)} for table, token in games]
    }
    shown = [(table, token, settings_of(table)) for table, token in games]
    return answer(request, document, "start", games=shown)


def show_new(request: Request) -> Response:
    """The form of a new game."""
    return _form(request, {}, "")


def _form(request: Request, form: Form, wrong: str) -> Response:
    most = load_rulebook().most_players
    deck = default_deck()
    return page(
        request,
        "new",
        422 if wrong else 200,
        form=form,
        wrong=wrong,
        decks=[*([] if is_shipped(deck) else [""]), *shipped_decks()],
        chosen=deck if is_shipped(deck) else "",
        editions=list(edition_codes()),
        names=known_names()[:MOST_NAMES],
        seats=range(1, most + 1),
        patterns=PATTERNS,
        lines=PATTERN_LINES,
        columns=PATTERN_COLUMNS,
    )


def begin_game(request: Request, _: int, form: Form) -> Response:
    """Begin a game as the form says; what is wrong with it is told there."""
    names = [form.get(f"name{seat}", "").strip() for seat in range(1, MOST_TYPED + 1)]
    new = NewGame(
        [name for name in names if name],
        form.get("objectives", ""),
        form.get("deck") or None,
        form.get("edition") or None,
        form.get("variant") or None,
        _patterns(form),
    )
    try:
        token = begin(new)
    except SideboardsError as error:
        if wants_json(request):
            raise
        return _form(request, form, told(request, error))
    if wants_json(request):
        return JSONResponse({"link": f"/g/{token}"}, 201)
    return go(f"/g/{token}")


def _patterns(form: Form) -> dict[Kind, str]:
    """The patterns that were tapped in, as they are typed on a command line."""
    drawn = {kind: _drawn(form, kind.value) for kind in PATTERNS}
    return {kind: pattern for kind, pattern in drawn.items() if pattern}


def _drawn(form: Form, kind: str) -> str:
    """A pattern of a small grid: `X./.X=5`; nothing where none was tapped in."""
    rows = [
        "".join("X" if form.get(f"{kind}-{line}-{column}") else "." for column in PATTERN_COLUMNS)
        for line in PATTERN_LINES
    ]
    if not any("X" in row for row in rows):
        return ""
    return f"{'/'.join(rows)}={form.get(f'{kind}-points', '').strip()}"


def owner_enters(request: Request, token: str) -> Response:
    """The owner's link becomes a cookie, and the start page."""
    if not is_owner(token):
        return nothing_here(request)
    response = go("/")
    response.set_cookie(
        OWNER_COOKIE,
        token,
        httponly=True,
        samesite="strict",
        secure=request.url.scheme == "https",
        max_age=OWNER_SECONDS,
    )
    return response
