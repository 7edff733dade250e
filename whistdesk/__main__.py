"""``python -m whistdesk`` is the same as ``whistdesk``."""

import sys

from whistdesk.app.main import main

if __name__ == "__main__":
    sys.exit(main())
