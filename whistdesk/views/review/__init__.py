"""The review of a game or hand that is over: move by move, with what each was worth."""
