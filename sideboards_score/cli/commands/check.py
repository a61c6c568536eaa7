"""`check`: whether a claimed count holds, and why not; without claims a second opinion."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from sideboards_score.cli.ask import interactive
from sideboards_score.cli.commands.score import ask_drawers, check_to_keep, with_history
from sideboards_score.cli.guided.seats import seated
from sideboards_score.cli.options import (
    DateOption,
    DeckOption,
    EditionOption,
    FixOption,
    GameArgument,
    JsonOption,
    KeepOption,
    KeepPhotosOption,
    LangOption,
    PartialOption,
    PlayerOption,
    SoloOption,
    SwapUsedOption,
    TableOption,
    VariantOption,
    at_option,
    with_command,
)
from sideboards_score.cli.plain import command_of
from sideboards_score.cli.progress import progress_bar
from sideboards_score.cli.result import Result
from sideboards_score.entry.game.command_line import GameOptions
from sideboards_score.entry.game.request import ClaimText
from sideboards_score.errors import GameError, Where, status_of_claims
from sideboards_score.model.claim import Inquiry
from sideboards_score.model.objectives import Kind
from sideboards_score.render.documents.check import check_document
from sideboards_score.render.page import Page
from sideboards_score.render.text.check_page import claims_page
from sideboards_score.render.text.opinion_page import opinion_page
from sideboards_score.service.inquiry import Inquired, inquire, request_to_check
from sideboards_score.service.scoring import score_request
from sideboards_score.words import Words


def check(
    ctx: typer.Context,
    game: GameArgument = None,
    claim: Annotated[
        list[str] | None, typer.Option(metavar='"NAME=41"', help="option-claim")
    ] = None,
    everything: Annotated[bool, typer.Option("--all", help="option-all")] = False,
    proof: Annotated[str | None, typer.Option(metavar="FILE.svg|.png", help="option-proof")] = None,
    deck: DeckOption = None,
    edition: EditionOption = None,
    variant: VariantOption = None,
    partial: PartialOption = False,
    solo: SoloOption = False,
    objectives: Annotated[
        str | None, typer.Option(metavar="3,9,19", help="option-claim-objectives")
    ] = None,
    player: PlayerOption = None,
    table: TableOption = None,
    swap_used: SwapUsedOption = None,
    fix: FixOption = None,
    date: DateOption = None,
    keep: KeepOption = False,
    keep_photos: KeepPhotosOption = False,
    json: JsonOption = False,
    lang: LangOption = None,
) -> Result:
    """Settle a disputed count, or give a second opinion."""
    del lang
    options = GameOptions(
        deck=deck,
        edition=edition,
        variant=variant,
        partial=partial,
        objectives=objectives,
        players=tuple(player or ()),
        swap_used=tuple(swap_used or ()),
        solo=solo,
        fixes=tuple(fix or ()),
        date=date,
        table=table,
    )
    words: Words = ctx.obj
    asks = not json and interactive()
    options = seated(options, game, words, asks=asks)
    claims = [ClaimText(text, (Where("option", "--claim"),)) for text in claim or ()]
    _check_proof(proof)
    request = request_to_check(game, options, claims)
    if keep or keep_photos:
        check_to_keep(request)
    ask = ask_drawers(words) if asks else None
    try:
        with progress_bar(words) as progress:
            done = inquire(request, ask=ask, progress=progress)
    except GameError as error:
        raise with_command(error, _command(game, options, claims)) from None
    hints = [] if proof is None else _drawn(done, proof, words, everything=everything)
    result = Result(
        page=lambda words: _page(done.inquiry, words, everything=everything),
        document=lambda words: check_document(done.inquiry, words),
        status=status_of_claims(verdict.holds for verdict in done.inquiry.verdicts),
        hints=lambda _: hints,
    )
    if not (keep or keep_photos):
        return result
    scored = score_request(done.request._replace(needed=tuple(Kind)))
    return with_history(result, scored, photos=keep_photos)


command = command_of(check, "check")


def _command(file: str | None, options: GameOptions, claims: Sequence[ClaimText]) -> list[str]:
    """The command line, for messages that show how to repeat it."""
    command = ["sideboards-score", "check", *([file] if file else []), *options.arguments()]
    for claim in claims:
        command += ["--claim", claim.text]
    return command


def _check_proof(proof: str | None) -> None:
    """Raise before anything is read if the picture cannot be written there."""
    if proof is None:
        return
    from sideboards_score.service.pictures.proof import check_proof  # noqa: PLC0415 - only with --proof

    with at_option("--proof"):
        check_proof(proof)


def _drawn(done: Inquired, proof: str, words: Words, *, everything: bool) -> list[str]:
    """Draw the proof; what there is to say about it."""
    from sideboards_score.service.pictures.proof import draw_proof  # noqa: PLC0415 - only with --proof

    inquiry, request, readings = done.inquiry, done.request, done.readings
    with at_option("--proof"):
        stand_ins = draw_proof(
            inquiry, Path(proof), request, readings, words, everything=everything
        )
    said = [
        words("proof-name", name=name, stand_in=stand_in) for name, stand_in in stand_ins.items()
    ]
    return [words("proof-written", file=proof), *said]


def _page(inquiry: Inquiry, words: Words, *, everything: bool) -> Page:
    if inquiry.opinion is not None:
        return opinion_page(inquiry, inquiry.opinion, words)
    return claims_page(inquiry, words, everything=everything)
