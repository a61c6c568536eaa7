"""Run the server: listen, say where, open the browser, end cleanly."""

import ssl
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from io import StringIO
from typing import NamedTuple

import segno
import uvicorn

from sideboards_score.errors import FileError, UsageError
from sideboards_score.photo.load.libraries import require_heif
from sideboards_score.service.history.keeping import user_folder
from sideboards_score.service.history.table.links import owners_link
from sideboards_score.service.history.table.opening import only_server, prepare_history
from sideboards_score.web.addresses import LOOPBACK, Place, listen
from sideboards_score.web.app import application
from sideboards_score.web.protocol import PatientProtocol
from sideboards_score.web.tuning import MOST_CONNECTIONS, MOST_FILES
from sideboards_score.words import Words


class Wanted(NamedTuple):
    """How somebody wants the pages served."""

    port: int | None = None
    lan: bool = False
    opens: bool = True
    certificate: str | None = None
    key: str | None = None


Say = Callable[[str], None]


def serve(wanted: Wanted, words: Words, say: Say) -> None:
    """Serve the pages until somebody ends it. Raises `UsageError` or `FileError`."""
    _check_certificate(wanted)
    _more_files()
    prepare_history()
    with only_server():
        _serve(wanted, words, say)


def _more_files() -> None:
    """Ask the system for as many open files as phones may need."""
    with suppress(ImportError, OSError, ValueError):
        import resource  # noqa: PLC0415 - not on every system

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(MOST_FILES, hard)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def _check_certificate(wanted: Wanted) -> None:
    """Raise before anything is listened to where certificate and key do not do."""
    if wanted.certificate is None:
        return
    files = f"{wanted.certificate}, {wanted.key}"
    try:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(wanted.certificate, wanted.key, password=_no_password)
    except (ssl.SSLError, ValueError):
        raise UsageError("serve-cert-wrong", files=files) from None
    except OSError as error:
        raise UsageError("serve-cert", files=files, reason=error) from None


def _no_password() -> str:
    raise ValueError("encrypted")  # nobody would be there to type it when a server starts


def _serve(wanted: Wanted, words: Words, say: Say) -> None:
    place = listen(wanted.port, lan=wanted.lan)
    scheme = "https" if wanted.certificate else "http"
    app = application(place, scheme)

    def ready() -> None:
        _tell(place, scheme, wanted, words, say)

    server = _Server(_config(app, wanted), ready, app.state.hub.end)
    with suppress(KeyboardInterrupt):
        server.run(sockets=list(place.sockets))
    say(words("serve-ended"))


class _Server(uvicorn.Server):
    """Says where it can be reached once it can be."""

    def __init__(
        self, config: uvicorn.Config, ready: Callable[[], None], end: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self._ready = ready
        self._end = end

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        await super().startup(sockets)  # type: ignore[arg-type]
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        self._end()  # streams would go on for ever, and nobody would wait for that
        await super().shutdown(sockets)  # type: ignore[arg-type]


def _config(app: object, wanted: Wanted) -> uvicorn.Config:
    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        http=PatientProtocol,
        loop="asyncio",
        ws="none",
        lifespan="on",
        log_config=None,
        access_log=False,
        proxy_headers=False,  # nobody stands between: what claims to is not believed
        server_header=False,
        date_header=False,
        timeout_graceful_shutdown=3,
        limit_concurrency=MOST_CONNECTIONS,
        ssl_certfile=wanted.certificate,
        ssl_keyfile=wanted.key,
    )


def _tell(place: Place, scheme: str, wanted: Wanted, words: Words, say: Say) -> None:
    """Where the pages are, for this computer and for phones."""
    here = f"{scheme}://{LOOPBACK}:{place.port}/"
    say(words("serve-here", address=here))
    if place.addresses:
        token = owners_link(user_folder())
        links = [f"{scheme}://{address}:{place.port}/o/{token}" for address in place.addresses]
        say(words("serve-lan"))
        for link in links:
            say(f"  {link}")
        for line in _drawn(links[0]).splitlines():
            say(line)
        say(words("serve-nobody"))
    say(words("serve-stop"))
    if wanted.opens:
        threading.Thread(target=_open, args=(here,), daemon=True).start()
    threading.Thread(target=check_heif, args=(words, say), daemon=True).start()


def check_heif(words: Words, say: Say) -> None:
    """Say at the start where photos of iPhones will be refused: its libheif has known faults."""
    try:
        require_heif()
    except FileError as error:
        say(words.problem(error))


def _open(address: str) -> None:
    with suppress(webbrowser.Error, OSError):
        webbrowser.open(address)


def _drawn(link: str) -> str:
    """A QR code of letters, as a terminal shows it."""
    text = StringIO()
    segno.make(link, error="l").terminal(out=text, compact=True)
    return text.getvalue()
