"""Who plays Solo Whist: judgement from the seat's own view only."""
