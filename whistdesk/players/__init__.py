"""Who chooses moves: the computer seats, from their own view only (no Qt)."""
