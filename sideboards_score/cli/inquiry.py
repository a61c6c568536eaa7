"""What `check` does: read the game and the claims, judge them, and draw the proof."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from sideboards_score.cli.ask import interactive
from sideboards_score.cli.commands.score import request_of, with_command
from sideboards_score.cli.result import Result
from sideboards_score.entry.change.new_file import check_free
from sideboards_score.entry.game.claims import kinds_needed, needs_everybody, read_claims
from sideboards_score.entry.game.command_line import GameOptions, request_from_options
from sideboards_score.entry.game.objectives import one_of_each
from sideboards_score.entry.game.request import ClaimText, Request, build_game
from sideboards_score.entry.text.file import STANDARD_INPUT
from sideboards_score.errors import ExitCode, GameError, SideboardsError, UsageError, Where
from sideboards_score.model.claim import Claim, Inquiry, Verdict
from sideboards_score.model.deck import Deck
from sideboards_score.model.objectives import Kind, ObjectiveSet
from sideboards_score.model.reading import Reading
from sideboards_score.render.documents.check import check_document
from sideboards_score.render.page import Page
from sideboards_score.render.text.check_page import claims_page
from sideboards_score.render.text.opinion_page import opinion_page
from sideboards_score.rules.check.claims import judge
from sideboards_score.rules.check.opinion import second_opinion
from sideboards_score.rules.scoring import score_game
from sideboards_score.words import Words


def inquire(
    file: str | None,
    options: GameOptions,
    claims: tuple[str, ...],
    words: Words,
    *,
    solo: bool,
    proof: str | None,
    everything: bool,
    asks: bool,
) -> Result:
    """Judge the claims, or give a second opinion where there are none."""
    if proof is not None:
        _check_proof(proof)
    request = _request(file, options, claims)
    names = [player.name for player in request.players]
    found = _claims(request, names)
    _check_players(request, found, solo=solo, typed=file is None)
    request = replace(request, needed=kinds_needed(found))
    readings: Mapping[str, Reading] = {}
    if any(player.photo for player in request.players):
        from sideboards_score.cli.photos import with_photos  # noqa: PLC0415 - loads cv2

        request, readings = with_photos(request, words, asks=asks and interactive())
    inquiry = _inquiry(request, found, _command(file, options, claims))
    hints: list[str] = []
    if proof is not None:
        from sideboards_score.cli.proof import draw_proof  # noqa: PLC0415 - only with --proof

        hints = draw_proof(inquiry, Path(proof), request, readings, words)
    return Result(
        page=lambda words: _page(inquiry, words, everything=everything),
        document=lambda words: check_document(inquiry, words),
        status=_status(inquiry.verdicts),
        hints=lambda _: hints,
    )


def _request(file: str | None, options: GameOptions, claims: tuple[str, ...]) -> Request:
    """The game, with the claims of the command line in place of those of the file."""
    if file is None and options.settings_only:
        raise UsageError("nothing-to-check")
    if file is None and options.objectives is None and claims:
        request = replace(
            request_from_options(replace(options, objectives="")), objectives=_no_objectives
        )
    else:
        request = request_of(file, options)
    if claims:
        where = (Where("option", "--claim"),)
        return replace(request, claims=tuple(ClaimText(text, where) for text in claims))
    return request


def _no_objectives(_: Deck, needed: Collection[Kind] = tuple(Kind)) -> ObjectiveSet:
    """Stands for `--objectives` that was not given: nothing is missed where none is needed."""
    if needed:
        raise UsageError("objectives-missing")
    return one_of_each([], ())


def _claims(request: Request, names: Sequence[str]) -> list[Claim]:
    typed = [claim for claim in request.claims if claim.where[0].kind == "option"]
    try:
        return read_claims(request.claims, names)
    except SideboardsError as error:
        raise error if typed else error.inside(*request.where) from None


def _check_players(request: Request, claims: Sequence[Claim], *, solo: bool, typed: bool) -> None:
    """Raise where the players given are not those that the claims need."""
    count = len(request.players)
    if solo and count != 1:
        raise UsageError("solo-players", count=count)
    if typed and count == 1 and not solo and needs_everybody(claims):
        raise UsageError("claim-needs-all")


def _command(file: str | None, options: GameOptions, claims: Sequence[str]) -> list[str]:
    """The command line, for messages that show how to repeat it."""
    command = ["sideboards-score", "check", *([file] if file else []), *options.arguments()]
    for claim in claims:
        command += ["--claim", claim]
    return command


def _inquiry(request: Request, claims: Sequence[Claim], command: Sequence[str]) -> Inquiry:
    try:
        game = build_game(request)
    except GameError as error:
        if error.key.startswith("objective-no-pattern"):
            raise with_command(error, command) from None
        raise
    score = score_game(game)
    if claims:
        return Inquiry(score, judge(score, claims), kinds=request.needed)
    return Inquiry(score, opinion=second_opinion(score))


def _page(inquiry: Inquiry, words: Words, *, everything: bool) -> Page:
    if inquiry.opinion is not None:
        return opinion_page(inquiry, inquiry.opinion, words)
    return claims_page(inquiry, words, everything=everything)


def _status(verdicts: Sequence[Verdict]) -> ExitCode:
    if any(verdict.holds is False for verdict in verdicts):
        return ExitCode.CLAIM_FAILED
    undecided = any(verdict.holds is None for verdict in verdicts)
    return ExitCode.UNDECIDED if undecided else ExitCode.DONE


def _check_proof(proof: str) -> None:
    """Raise before anything is read if the picture cannot be written there."""
    where = (Where("option", "--proof"),)
    try:
        if proof == STANDARD_INPUT:
            raise UsageError("proof-dash")
        ending = Path(proof).suffix
        if proof and not ending:
            raise UsageError("proof-no-ending", (Where("file", proof),))
        check_free(proof)
        if ending.lower() not in (".svg", ".png"):
            raise UsageError("proof-ending", (Where("file", proof),), ending=ending)
    except SideboardsError as error:
        raise error.inside(*where) from None
