"""``whistdesk engine``: another program asks a computer seat or the coach for its choice (docs/ENGINE.md)."""
