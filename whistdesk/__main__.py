"""``python -m whistdesk`` is the same as ``whistdesk``. Older Pythons must be able to read this file."""

import os
import sys

if sys.version_info < (3, 11):  # noqa: UP036 - this is where an older Python is told so
    GERMAN = (os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "").startswith(
        "de"
    )
    SENTENCE = (
        "whistdesk braucht Python 3.11 oder neuer; dies ist Python %d.%d."
        if GERMAN
        else "whistdesk needs Python 3.11 or newer; this is Python %d.%d."
    )
    sys.exit(SENTENCE % sys.version_info[:2])

from whistdesk.app.main import main

if __name__ == "__main__":
    sys.exit(main())
