"""Takes the network from the process that it is called in, for good: the interpreter itself refuses every socket."""

import sys


class Connected(Exception):
    """Somebody asked for a socket, or for an address."""


def refuse_sockets() -> None:
    """From now on making a socket, or looking an address up, raises ``Connected``."""
    sys.addaudithook(_refuse)


def _refuse(event: str, arguments: tuple[object, ...]) -> None:
    if event.startswith(("socket.", "urllib.", "http.client.", "ftplib.", "smtplib.")):
        raise Connected(event)
